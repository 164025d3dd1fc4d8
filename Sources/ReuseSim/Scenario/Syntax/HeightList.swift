/// Heights as a script states them.
public enum HeightList: Hashable, Sendable {
  /// One height.
  case constant(Length)
  /// A height drawn per item, with the number of items where the heights alone tell it.
  case range(Length, Length, count: Int?)
  /// Heights in order; neighbours differ.
  case table([HeightRun])
  /// A column of a file.
  case file(Located<String>, column: Int?)
}
