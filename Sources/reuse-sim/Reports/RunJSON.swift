import ReuseSim

/// The results of runs as JSON; `Documentation/tool.md` describes it.
func json(of runs: [FinishedRun]) -> [UInt8] {
  var writer = JSONWriter()
  writer.object { writer in
    writer.key("scenarios")
    writer.array(runs) { $0.run($1) }
  }
  return writer.finished()
}

extension JSONWriter {
  fileprivate mutating func run(_ run: FinishedRun) {
    let report = run.report
    object { writer in
      writer.member("file", run.file)
      writer.member("name", report.scenario)
      writer.member("platform", report.platform)
      writer.member("seed", report.seed)
      writer.member("frames", report.frames)
      writer.member("metrics") { writer in
        writer.object { writer in
          for metric in Metric.allCases {
            writer.key(metric.rawValue)
            writer.raw(decimalText(of: metric, report.metrics))
          }
        }
      }
      writer.member("violations") { $0.array(report.violations) { $0.violation($1) } }
      writer.member("expectations") { $0.array(report.expectations) { $0.expectation($1) } }
      writer.member("jumps") { $0.array(report.jumps) { $0.jump($1) } }
      writer.member("omittedJumps", report.omittedJumps)
      writer.member("facts") { $0.array(report.facts) { $0.violation($1) } }
      writer.member("warnings") { $0.array(report.warnings) { $0.warning($1) } }
      writer.member("end", report.end)
      writer.member("brackets") { $0.array(report.brackets) { $0.bracket($1) } }
      writer.member("asExpected", report.isAsExpected)
    }
  }

  private mutating func violation(_ violation: Violation) {
    object { writer in
      writer.member("guarantee", violation.guarantee.rawValue)
      writer.member("kind", violation.faultClass?.rawValue)
      writer.member("frame", violation.frame)
      writer.member("time", violation.time)
      writer.member("item", violation.item)
      writer.member("cell", violation.cell?.rawValue)
      writer.member("field", violation.field)
      writer.member("message", violation.message)
      writer.member("admitted", violation.isAdmitted)
      writer.member("source", violation.source)
      writer.member("affectedItems") {
        $0.array(violation.affectedItems) { $0.raw(JSONWriter.text(of: $1)) }
      }
    }
  }

  private mutating func expectation(_ result: ExpectationResult) {
    object { writer in
      writer.member("text", result.text)
      writer.member("held", result.held)
      writer.member("actual", result.actual)
      writer.member("line", result.line)
    }
  }

  private mutating func jump(_ jump: Jump) {
    object { writer in
      writer.member("frame", jump.frame)
      writer.member("time", jump.time)
      writer.member("amount", jump.amount)
      writer.member("amountUnits", jump.amount.units)
      writer.member("causes") { $0.array(jump.causes) { $0.cause($1) } }
      writer.member("phase", jump.phase.rawValue)
      writer.member("reference", jump.reference.word)
      writer.member("referenceItem", jump.reference.item)
      writer.member("text") { writer in
        writer.array([jump.headline] + jump.explanation) { $0.string($1) }
      }
    }
  }

  private mutating func cause(_ cause: Cause) {
    object { writer in
      writer.member("kind", cause.kind.rawValue)
      if let items = cause.items, items.count > 1 {
        writer.key("items")
        writer.raw("[\(JSONWriter.text(of: items.first)), \(JSONWriter.text(of: items.last))]")
      } else {
        writer.member("item", cause.items?.first)
      }
      writer.member("amount", cause.amount)
      writer.member("amountUnits", cause.amount.units)
      writer.member("before", cause.before)
      writer.member("after", cause.after)
    }
  }

  private mutating func bracket(_ bracket: Bracket) {
    object { writer in
      writer.member("rule", Int64(bracket.rule))
      writer.member("metric", bracket.metric.rawValue)
      writer.key("lowest")
      writer.raw(decimalText(of: bracket.metric, bracket.lowest))
      writer.key("highest")
      writer.raw(decimalText(of: bracket.metric, bracket.highest))
    }
  }

  private mutating func member(_ key: String, _ item: ItemID?) {
    self.key(key)
    raw(item.map { JSONWriter.text(of: $0) } ?? "null")
  }

  /// An item by its number, a header or footer by its name.
  private static func text(of item: ItemID) -> String {
    item.isItem ? "\(item.rawValue)" : quoted("\(item)")
  }

  private mutating func warning(_ warning: RunWarning) {
    object { writer in
      writer.member("line", warning.line)
      writer.member("message", warning.message)
    }
  }
}

extension JumpReference {
  fileprivate var word: String {
    switch self {
    case .item: "item"
    case .end: "end"
    case .top: "top"
    }
  }

  fileprivate var item: ItemID? {
    guard case .item(let item, _) = self else { return nil }
    return item
  }
}
