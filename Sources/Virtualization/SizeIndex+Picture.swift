extension SizeIndex {
  /// The index in one line, for tests: the leaves in brackets, and the content height, in points.
  ///
  /// An item that nobody has measured has `?` after the height it counts as, or `~` if that is its own
  /// assumption; a run of *n* items has `×n`. Example: `[60? 44 120] [60? ×1000] = 60224`. An estimate
  /// that is not a whole number of 1/4800 pt is a fraction, `100/7?`.
  ///
  /// - Complexity: O(*n*).
  public var picture: String {
    var text = ""
    var index = 0
    repeat {
      let leaf = tree.leaf(ofItem: index).leaf
      var segments: [Segment] = []
      tree.forEachSegment(of: leaf, items: 0..<leaf.itemCount) { segments.append($0) }
      var separator = "["
      for segment in segments {
        text += separator + picture(of: segment)
        separator = " "
      }
      text += segments.isEmpty ? "[] " : "] "
      index += Int(leaf.itemCount)
    } while index < count
    return text + "= " + contentHeight.description
  }

  private func picture(of segment: Segment) -> String {
    let runs = segment.count == 1 ? "" : " ×" + String(segment.count)
    if segment.tag.isEstimated {
      let estimate = means[segment.tag.identifier].estimate
      let (whole, remainder) = estimate.sum.units.quotientAndRemainder(dividingBy: estimate.count)
      if remainder == 0 { return Length(units: whole).description + "?" + runs }
      return estimate.sum.description + "/" + String(estimate.count) + "?" + runs
    }
    let height = Length(units: Int64(segment.height)).description
    return height + (segment.tag.isMeasured ? "" : "~") + runs
  }
}
