/// How much an image adds to the height of its item.
public struct ImageShape: Hashable, Sendable {
  /// How tall the image is once it is there.
  public enum Height: Hashable, Sendable {
    /// As tall as this, whatever the width.
    case fixed(Length)
    /// As tall as its ratio makes it on the item's width: the ratios in turn, by the item's id.
    case inTurn([AspectRatio])
    /// As tall as one of the ratios, drawn per item, makes it.
    case drawn([AspectRatio])
  }

  /// How tall the image is once it is there.
  public var height: Height
  /// How tall it is before; `nil` when its final height is reserved.
  public var placeholder: Length?

  /// Makes a shape.
  public init(_ height: Height, placeholder: Length? = nil) {
    self.height = height
    self.placeholder = placeholder
  }
}

/// How wide an image is for its height.
public struct AspectRatio: Hashable, Sendable {
  /// The width of an image that is `height` tall; positive.
  public var width: Int64
  /// The height of an image that is `width` wide; positive.
  public var height: Int64

  /// Makes a ratio.
  ///
  /// - Precondition: both are positive.
  public init(width: Int64, height: Int64) {
    precondition(width > 0 && height > 0, "an image has a width and a height")
    self.width = width
    self.height = height
  }
}
