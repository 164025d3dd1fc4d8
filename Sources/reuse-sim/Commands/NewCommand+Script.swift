extension NewCommand {
  /// The scenario that `new` writes; it runs, and what it expects holds.
  static let script = """
    # A list whose rows turn out taller than estimated, read from the bottom up.

    """
}
