extension CommandStatement {
  /// What follows the first word of a command that moves the content; empty for others.
  var movement: String {
    switch self {
    case .scrollBy(let distance, let time, let curve):
      "\(Word.by.rawValue) \(distance.description)" + CommandStatement.duration(time, curve)
    case .scrollToItem(let item, let alignment, let time, let curve):
      "\(Word.to.rawValue) \(item.text)"
        + (alignment.map { " \(Word.align.rawValue) \($0.word.rawValue)" } ?? "")
        + CommandStatement.duration(time, curve)
    case .scrollTo(let place, let time, let curve):
      "\(Word.to.rawValue) \(place.text)" + CommandStatement.duration(time, curve)
    case .drag(let up, let distance, let time, let lifts):
      (up ? Word.up : .down).rawValue + " \(distance.description)"
        + CommandStatement.duration(time) + CommandStatement.end(lifts)
    case .dragLine(let from, let to, let time, let lifts):
      "\(Word.from.rawValue) \(from.description) \(Word.to.rawValue) \(to.description)"
        + CommandStatement.duration(time) + CommandStatement.end(lifts)
    case .dragPath(let path, let lifts):
      "\(Word.path.rawValue) "
        + path.map { "\($0.time.text) \($0.y.description)" }.joined(separator: ", ")
        + CommandStatement.end(lifts)
    case .dragThumb(let from, let to, let time):
      "\(Word.thumb.rawValue) \(Word.from.rawValue) \(CommandStatement.part(from)) "
        + "\(Word.to.rawValue) \(CommandStatement.part(to))" + CommandStatement.duration(time)
    case .touch(let time): time.map { "\(Word.for.rawValue) \($0.text)" } ?? ""
    case .fling(let speed, let rate):
      speed.description + (rate.map { " \($0.word.rawValue)" } ?? "")
    default: ""
    }
  }

  /// How a duration is written, if there is one, with the way it is spent.
  static func duration(_ time: Time?, _ curve: Curve = .linear) -> String {
    let suffix = curve == .eased ? " \(Word.eased.rawValue)" : ""
    return time.map { " \(Word.over.rawValue) \($0.text)\(suffix)" } ?? ""
  }

  private static func end(_ lifts: Bool) -> String { lifts ? " \(Word.lift.rawValue)" : "" }

  /// A part of a whole, given in millionths.
  private static func part(_ millionths: Int64) -> String {
    Rational(millionths, over: 1_000_000)?.text ?? ""
  }
}

extension ScrollPlace {
  /// How it is written, behind `scroll to`.
  var text: String {
    switch self {
    case .top: Word.top.rawValue
    case .end: Word.end.rawValue
    case .offset(let offset): "\(Word.offset.rawValue) \(offset.description)"
    }
  }
}
