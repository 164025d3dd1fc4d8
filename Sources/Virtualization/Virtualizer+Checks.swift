// What a caller has to hold to. A list that took other calls would show headers among items, or have items of no section.
extension Virtualizer {
  /// The runs that have items, of a caller who may hand in empty ones.
  ///
  /// - Precondition: their counts, ids and heights are legal.
  func checked(_ runs: [ItemRun]) -> [ItemRun] {
    var hasEmpty = false
    for run in runs {
      precondition(run.count >= 0, "the count of a run is not negative")
      precondition(
        run.firstID.rawValue >= 0 && run.firstID.rawValue < ItemID.itemLimit
          && Int64(run.count) <= ItemID.itemLimit - run.firstID.rawValue,
        "the ids of items are in 0..<2^40; larger ones are those of headers and footers")
      switch run.size {
      case .assumed(let height), .measured(let height), .remembered(let height):
        checkHeight(height)
      case .estimated: break
      }
      if run.count == 0 { hasEmpty = true }
    }
    return hasEmpty ? runs.filter { $0.count > 0 } : runs
  }

  /// Checks a height that a cell measured, or that is assumed.
  @inline(__always)
  func checkHeight(_ height: Length) {
    precondition(
      height >= .zero && height <= .maximumItemHeight,
      "the height of an item is in 0...Length.maximumItemHeight")
  }

  /// The section that new items belong to.
  ///
  /// - Precondition: they stand among its items, or behind them.
  func section(forItemsAt index: Int, told: Int?) -> Section {
    precondition(0...sizes.count ~= index, "new items come in at an index in 0...count")
    let sections = sizes.sections
    let section: Section
    if let told {
      precondition(0..<sections.count ~= told, "there is such a section")
      section = sections[told]
    } else {
      section =
        index < sizes.count ? sections.section(ofElement: index) : sections[sections.count - 1]
      // In front of a header they are the last ones of the section before it.
      if index < section.items.lowerBound, section.index > 0 {
        let before = sections[section.index - 1]
        if before.items.upperBound == index { return before }
      }
    }
    precondition(
      section.items.lowerBound <= index && index <= section.items.upperBound,
      "new items come in before one of their section's items, or behind the last of them")
    return section
  }

  /// Checks that elements are items of one section.
  func checkRemoval(of range: Range<Int>) {
    precondition(
      sizes.sections.areItems(range),
      "what is removed are items of one section; headers and footers go with their section")
  }

  /// The section that items move to.
  ///
  /// - Precondition: they are items of one section, and stand among its items afterwards, or behind them.
  func section(forMoveFrom source: Int, to target: Int, count: Int, told: Int?) -> Section {
    precondition(
      count >= 0 && source >= 0 && count <= sizes.count - source
        && sizes.sections.areItems(source..<(source + count)),
      "what is moved are items of one section")
    precondition(
      0...(sizes.count - count) ~= target,
      "a move ends at an index in 0...count, less what is moved")
    let sections = sizes.sections
    let last = sections.count - 1
    if let told { precondition(0..<sections.count ~= told, "there is such a section") }
    var section =
      sections[told ?? (target < sizes.count ? sections.section(ofElement: target).index : last)]
    if told == nil, section.index > 0, !isEnd(target, ofMoveFrom: source, count: count, in: section)
    {
      section = sections[section.index - 1]
    }
    precondition(
      isEnd(target, ofMoveFrom: source, count: count, in: section),
      "a move ends before one of the section's items, or behind the last of them")
    return section
  }

  private func isEnd(
    _ target: Int, ofMoveFrom source: Int, count: Int, in section: Section
  ) -> Bool {
    let lower = section.items.lowerBound - (source < section.elements.lowerBound ? count : 0)
    let own = section.elements.contains(source) ? count : 0
    return lower <= target && target <= lower + section.items.count - own
  }
}
