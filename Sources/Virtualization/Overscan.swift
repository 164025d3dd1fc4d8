/// How far beyond the viewport items have cells, so that they are ready when they come on screen.
public struct Overscan: Hashable, Sendable {
  /// How far.
  public enum Amount: Hashable, Sendable {
    /// A length.
    case points(Length)
    /// So many elements of the list.
    case items(Int)
    /// So many thousandths of the viewport's height.
    case screens(thousandths: Int64)

    /// Nothing.
    public static let none = Amount.points(.zero)
  }

  /// On which side.
  public enum Sides: Hashable, Sendable {
    /// Before the viewport, towards the start of the content, and after it.
    case fixed(before: Amount, after: Amount)
    /// On the side that the content was moved away from last, and on the side that it was moved towards.
    case directed(behind: Amount, ahead: Amount, atRest: Rest)
  }

  /// What counts in an update in which the user did not move the content.
  public enum Rest: Hashable, Sendable, CaseIterable {
    /// The direction of the last movement; towards the end before the first one.
    case lastDirection
    /// Both sides are ahead.
    case bothSides
  }

  /// What a movement of the user does to the side that it goes to.
  public enum Movement: Hashable, Sendable {
    /// Nothing beyond its direction.
    case none
    /// That side reaches farther, by so many thousandths of the update's movement.
    case extends(thousandths: Int64)
    /// The same, and the other side as much less far, at most by all that it has.
    case shifts(thousandths: Int64)
  }

  /// When cells off screen are measured.
  public enum Measuring: Hashable, Sendable, CaseIterable {
    /// As all others, in the pass in which they get their items.
    case whenPrepared
    /// Not before they come on screen.
    case whenShown
  }

  /// How far on which side.
  public var sides: Sides
  /// What a movement of the user does to that.
  public var movement: Movement
  /// Whether what falls beyond an end of the content is added on the other side, where both sides are lengths or both are
  /// items.
  public var spills: Bool
  /// When cells off screen are measured.
  public var measuring: Measuring

  /// The largest amount of items, and the largest number of thousandths.
  public static let maximumCount: Int64 = 100_000
  /// The largest amount in points.
  public static let maximumLength = Length(points: 100_000)

  /// Makes a value.
  ///
  /// - Precondition: no amount is negative or larger than the largest.
  public init(
    _ sides: Sides, movement: Movement = .none, spills: Bool = false,
    measuring: Measuring = .whenPrepared
  ) {
    switch sides {
    case .fixed(let one, let other), .directed(let one, let other, _):
      precondition(one.isInBounds && other.isInBounds, "an overscan is within bounds")
    }
    switch movement {
    case .none: break
    case .extends(let thousandths), .shifts(let thousandths):
      precondition(
        0...Overscan.maximumCount ~= thousandths, "what a movement adds is within bounds")
    }
    self.sides = sides
    self.movement = movement
    self.spills = spills
    self.measuring = measuring
  }

  /// The same on both sides.
  public init(_ amount: Amount) {
    self.init(.fixed(before: amount, after: amount))
  }
}

extension Overscan.Amount {
  fileprivate var isInBounds: Bool {
    switch self {
    case .points(let length): length >= .zero && length <= Overscan.maximumLength
    case .items(let count): 0...Overscan.maximumCount ~= Int64(count)
    case .screens(let thousandths): 0...Overscan.maximumCount ~= thousandths
    }
  }

  /// This amount as a length for a viewport of this height; `nil` when it counts items.
  func length(inViewportOf height: Length) -> Length? {
    switch self {
    case .points(let length): length
    case .screens(let thousandths): height.times(thousandths)
    case .items: nil
    }
  }

  /// The number of items; 0 for a length.
  var items: Int {
    if case .items(let count) = self { count } else { 0 }
  }
}

extension Length {
  /// So many thousandths of this length, rounded down.
  ///
  /// - Precondition: the length is below 2^46 units, the number at most `Overscan.maximumCount`.
  fileprivate func times(_ thousandths: Int64) -> Length {
    Length(units: units * thousandths / 1000)
  }
}

/// How far the window of an update reaches beyond the viewport, in lengths and then in elements.
struct OverscanMargins: Hashable, Sendable {
  var before = Length.zero
  var after = Length.zero
  var itemsBefore = 0
  var itemsAfter = 0

  static let none = OverscanMargins()
}

extension Overscan {
  /// Whether it is another one in an update with a movement of the user than without.
  var followsMovement: Bool {
    if case .directed(_, _, .bothSides) = sides { return true }
    return movement != .none
  }

  /// How far the window reaches in an update.
  ///
  /// - Parameters:
  ///   - moved: how far the user moved the content offset in it.
  ///   - goesUp: whether the last movement was towards the start of the content.
  func margins(inViewportOf height: Length, moved: Length, goesUp: Bool) -> OverscanMargins {
    let (before, after): (Amount, Amount) =
      switch sides {
      case .fixed(let before, let after): (before, after)
      case .directed(_, let ahead, .bothSides) where moved == .zero: (ahead, ahead)
      case .directed(let behind, let ahead, _): goesUp ? (ahead, behind) : (behind, ahead)
      }
    var margins = OverscanMargins(
      before: before.length(inViewportOf: height) ?? .zero,
      after: after.length(inViewportOf: height) ?? .zero,
      itemsBefore: before.items, itemsAfter: after.items)
    let distance = min(moved.magnitude, Overscan.maximumLength)
    switch movement {
    case .none: break
    case .extends(let thousandths):
      let more = distance.times(thousandths)
      if goesUp { margins.before += more } else { margins.after += more }
    case .shifts(let thousandths):
      let more = min(distance.times(thousandths), goesUp ? margins.after : margins.before)
      margins.before += goesUp ? more : -more
      margins.after += goesUp ? -more : more
    }
    return margins
  }
}
