/// How tall the images of one block of items are once they are there.
struct ImageFormula: Hashable, Sendable {
  private let height: ImageShape.Height
  private let random: Random
  private let firstID: Int64

  /// Makes the formula of a block whose first item has an id.
  init(_ height: ImageShape.Height, random: Random, firstID: Int64) {
    self.height = height
    self.random = random
    self.firstID = firstID
  }

  /// Whether the images of all items are equally tall.
  var isConstant: Bool {
    switch height {
    case .fixed: true
    case .inTurn(let ratios), .drawn(let ratios): ratios.count == 1
    }
  }

  /// Whether the width makes a difference.
  var dependsOnSurroundings: Bool {
    if case .fixed = height { return false }
    return true
  }

  /// The height of an item's image: its width ÷ the ratio, rounded to the nearest unit, halves up, but at most the
  /// largest height there is.
  func height(at number: Int64, in surroundings: Surroundings) -> Length {
    let place: Int
    let ratio: AspectRatio
    switch height {
    case .fixed(let height):
      return height
    case .inTurn(let ratios):
      place = Int((firstID + number) % Int64(ratios.count))
      ratio = ratios[place]
    case .drawn(let ratios):
      place = Int(random.number(below: UInt64(ratios.count), at: firstID + number))
      ratio = ratios[place]
    }
    guard let factor = Rational(ratio.height, over: ratio.width) else { return .zero }
    return surroundings.width.scaled(by: factor)
  }
}
