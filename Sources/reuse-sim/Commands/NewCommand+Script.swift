extension NewCommand {
  /// The scenario that `new` writes; it runs, and what it expects holds.
  static let script = """
    # A feed whose rows turn out taller than estimated is read upwards while older rows come in at the
    # top. Make it your own list, then ask what it comes to, and why:
    #
    #   reuse-sim run FILE
    #   reuse-sim explain FILE

    scenario "A feed that grows at the top"

    device   390x844 @3x 120Hz         # points, device pixels a point, frames a second
    insets   top 12 bottom 34          # what bars cover
    platform keep-offset               # a named set of policies; the next two lines change it
    estimate 44                        # what a row counts as until its cell is measured
    anchor   hold first-fully-visible  # what stays in place; with `hold nothing` the reader is pushed
    reader   holds first-visible       # a jump is a displacement of this that scrolling does not explain

    cell Row {
      height 60..240  # drawn for each row from the seed
    }

    items 200 of Row

    at 0s    scroll to item 100 align top
    at 500ms drag down 300 over 300ms  # the finger goes down: towards the start
    at 800ms fling -1200
    at 2s    insert 20 of Row at 0

    expect no violations
    expect jump.max <= 1/3  # a device pixel
    expect cells.created <= 40

    """
}
