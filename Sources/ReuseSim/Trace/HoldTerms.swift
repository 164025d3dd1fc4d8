/// On what terms something is held in a frame, as far as they say where it has to be.
public struct HoldTerms: Hashable, Sendable {
  /// Which changes are compensated.
  public var against: AnchorPolicy.Against
  /// To multiples of what positions in the content are rounded before they are compared; `nil` when they are exact.
  public var pixel: Length?
  /// Whether its place is not where the last frame showed it.
  public var isNew: Bool

  /// Makes a value; without arguments the usual one.
  public init(
    against: AnchorPolicy.Against = .everyChange, pixel: Length? = nil, isNew: Bool = false
  ) {
    self.against = against
    self.pixel = pixel
    self.isNew = isNew
  }

  /// A position in the content, as it is compared.
  func rounded(_ position: Length) -> Length { pixel.map { position.rounded(to: $0) } ?? position }
}
