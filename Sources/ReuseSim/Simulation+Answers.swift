// What late content does to what cells show.
extension Simulation {
  /// An answer is shown by the cells that it goes to: those that have the item, or the one that asked, whatever it
  /// shows by then.
  ///
  /// - Parameter index: Where the item stands whose model got it; `nil` when none did.
  mutating func presentAnswer<Observer: TraceObserver>(
    _ request: Requests.Request, at index: Int?, _ observer: inout Observer
  ) {
    let kind = scenario.kinds[Int(request.kind.rawValue)]
    let place = kind.fields.count + request.part
    let value = FieldValue.content(of: request.item, version: request.version)
    let writer = CellWriter.answer(request: request.number, request.item)
    switch kind.contentParts[request.part].answers {
    case .model:
      guard let index else { return }
      for cell in cells(in: index..<(index + 1)) where isReached(cell, by: kind.code.reach) {
        present(value, in: place, of: cell.cell, by: writer, &observer)
      }
    case .capturedCell: present(value, in: place, of: request.cell, by: writer, &observer)
    }
  }

  /// Parts of items get other content: what the model has of them is old, and the cells that hear of it ask anew.
  ///
  /// - Returns: whether there are any.
  mutating func changeContent<Observer: TraceObserver>(
    _ ranges: [Range<Int>], _ name: ContentPart.Name?, _ observer: inout Observer
  ) -> Bool {
    var isAnyChanged = false
    for range in ranges {
      for index in range {
        let identifier = virtualizer.sizes.item(at: index).reuseIdentifier
        let parts = scenario.kinds[Int(identifier.rawValue)].contentParts
        for part in parts.indices where name == nil || parts[part].name == name {
          changeContent(of: part, at: index, &observer)
          isAnyChanged = true
        }
      }
    }
    return isAnyChanged
  }

  private mutating func changeContent<Observer: TraceObserver>(
    of part: Int, at index: Int, _ observer: inout Observer
  ) {
    let item = virtualizer.sizes.item(at: index)
    let kind = scenario.kinds[Int(item.reuseIdentifier.rawValue)]
    let version = requests.renew(item.id, part: part)
    observer.observe(
      .contentChanged(item.id, part: kind.contentParts[part].name, version: version))
    loseContent(of: part, at: index, &observer)
    for cell in cells(in: index..<(index + 1)) where isReached(cell, by: kind.code.reach) {
      let place = kind.fields.count + part
      present(.placeholder, in: place, of: cell.cell, by: .change(item.id), &observer)
      requestContent(of: cell, &observer)
    }
  }
}
