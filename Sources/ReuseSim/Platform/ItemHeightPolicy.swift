/// How tall the items are whose cell kind does not say it.
public enum ItemHeightPolicy: Hashable, Sendable {
  /// A kind has to say it.
  case ofKind
  /// All are this tall, and known beforehand to be.
  case standard(Length)
}
