// Heights follow what cells show: while an item has a cell, it is as tall as the fields of that cell make it, else as
// the model says.
extension Simulation {
  /// Has the height of an item follow the fields of a cell that has it.
  mutating func followContents<Observer: TraceObserver>(
    of cell: CellID, at index: Int, _ observer: inout Observer
  ) {
    guard let content = contents[cell], content.isBound else { return }
    let kind = scenario.kinds[Int(content.kind.rawValue)]
    follow(kind, at: index, &observer) { content.values[$0].isOn }
  }

  /// Has the height of an item follow the model when the cell that had it is gone.
  mutating func releaseContents<Observer: TraceObserver>(
    of cell: DisplayedCell, _ observer: inout Observer
  ) {
    contents[cell.cell]?.isBound = false
    let kind = scenario.kinds[Int(cell.reuseIdentifier.rawValue)]
    guard !kind.fields.isEmpty, let index = virtualizer.sizes.index(of: cell.item) else { return }
    if let other = self.cell(showing: cell.item, at: index), other != cell.cell,
      contents[other]?.isBound == true
    {
      followContents(of: other, at: index, &observer)
      return
    }
    let model = model
    follow(kind, at: index, &observer) {
      (model[cell.item, $0] ?? kind.fields[$0].initial).isOn
    }
  }

  /// Has the heights of items follow a value that the model got for a field of theirs, but for those whose cells show
  /// something else.
  mutating func followModel<Observer: TraceObserver>(
    in range: Range<Int>, _ place: Int, _ value: FieldValue, _ observer: inout Observer
  ) {
    let identifier = virtualizer.sizes.item(at: range.lowerBound).reuseIdentifier
    guard scenario.kinds[Int(identifier.rawValue)].heightFields.contains(place) else { return }
    let isOn = value.isOn
    var lower = range.lowerBound
    for index in indicesOfCells(in: range, where: { $0.values[place].isOn != isOn })
      + [range.upperBound]
    {
      if lower < index {
        for part in list.changeStates(in: lower..<index, { $1[place] = isOn }) {
          tellOfChange(part, place, &observer)
        }
      }
      lower = index + 1
    }
  }

  private mutating func follow<Observer: TraceObserver>(
    _ kind: CellKind, at index: Int, _ observer: inout Observer, _ isOn: (Int) -> Bool
  ) {
    if kind.additions.isEmpty { return }
    let old = list.state(at: index)
    var state = old
    for place in kind.heightFields { state[place] = isOn(place) }
    if state == old { return }
    list.setState(state, at: index)
    for place in kind.heightFields where state[place] != old[place] {
      tellOfChange(index..<(index + 1), place, &observer)
    }
  }

  /// Where the items of a range stand whose cells hold something, in order.
  private func indicesOfCells(
    in range: Range<Int>, where isMeant: (CellContents.Content) -> Bool
  ) -> [Int] {
    cells(in: range).filter { contents[$0.cell].map(isMeant) ?? false }.map { $0.index }.sorted()
  }
}

extension CellKind {
  /// The fields that its heights depend on, each once.
  var heightFields: [Int] {
    var places: [Int] = []
    for addition in additions {
      if case .field(let place, _) = addition.condition, !places.contains(place) {
        places.append(place)
      }
    }
    return places
  }
}
