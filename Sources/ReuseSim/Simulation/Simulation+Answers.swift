// What late content does to what cells show.
extension Simulation {
  /// The cell that an answer goes to; `nil` when it goes to the model, or to none.
  func receiver(of request: Requests.Request) -> CellID? {
    let part = scenario.kinds[Int(request.kind.rawValue)].contentParts[request.part]
    switch part.answers {
    case .model: return nil
    case .capturedCell: return request.asker?.cell
    case .capturedItem:
      return virtualizer.sizes.index(of: request.item).flatMap {
        cells(in: $0..<($0 + 1)).first?.cell
      }
    case .capturedIndex:
      guard let index = request.asker?.index, index < list.count else { return nil }
      let item = virtualizer.sizes.item(at: index)
      return item.reuseIdentifier == request.kind ? cell(showing: item.id, at: index) : nil
    case .capturedGeneration:
      guard let asker = request.asker, contents[asker.cell]?.generation == asker.generation
      else { return nil }
      return asker.cell
    }
  }

  /// Whether the cell that an answer goes to has the item that it is for.
  func isShown(_ request: Requests.Request, in cell: CellID?) -> Bool {
    guard let cell else { return false }
    return virtualizer.displayed.contains { $0.cell == cell && $0.item == request.item }
      || virtualizer.pool.kept.contains { $0.cell == cell && $0.item == request.item }
  }

  /// An answer is shown: by the cell that it goes to, whatever that shows by then, or by the cells of the item whose model
  /// got it.
  ///
  /// - Parameters:
  ///   - cell: The cell that it goes to, if it goes to one.
  ///   - index: Where the item stands whose model got it; `nil` when none did.
  mutating func presentAnswer<Observer: TraceObserver>(
    _ request: Requests.Request, in cell: CellID?, at index: Int?, _ observer: inout Observer
  ) {
    let kind = scenario.kinds[Int(request.kind.rawValue)]
    let place = kind.fields.count + request.part
    let value = FieldValue.content(of: request.item, version: request.version)
    let writer = CellWriter.answer(request: request.number, request.item)
    if kind.contentParts[request.part].answers != .model {
      if let cell { present(value, in: place, of: cell, by: writer, &observer) }
      return
    }
    guard let index else { return }
    for cell in cells(in: index..<(index + 1)) where isReached(cell, by: kind.code.reach) {
      present(value, in: place, of: cell.cell, by: writer, &observer)
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
