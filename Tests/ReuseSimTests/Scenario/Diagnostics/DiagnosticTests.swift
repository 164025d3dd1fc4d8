import ReuseSim
import Testing

@Suite struct DiagnosticTests {
  @Test(arguments: StatementDiagnostics.all) func statement(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: BlockDiagnostics.all) func block(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: CharacterDiagnostics.all) func character(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: ScriptDiagnostics.all) func script(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: TimeDiagnostics.all) func time(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: DeviceDiagnostics.all) func device(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: SnapshotDiagnostics.all) func snapshot(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: WindowDiagnostics.all) func window(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: AnchorDiagnostics.all) func anchor(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: PolicyDiagnostics.all) func policy(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: VariantDiagnostics.all) func variant(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: RepetitionDiagnostics.all) func repetition(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: CellDiagnostics.all) func cell(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: FieldDiagnostics.all) func field(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: ItemDiagnostics.all) func item(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: MixDiagnostics.all) func mix(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: TextDiagnostics.all) func text(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: RowDiagnostics.all) func row(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: MotionDiagnostics.all) func motion(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: ChangeDiagnostics.all) func change(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: ExpectationDiagnostics.all) func expectation(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: ContentDiagnostics.all) func content(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: AppDiagnostics.all) func app(_ example: DiagnosticCase) {
    check(example)
  }

  @Test(arguments: ValueDiagnostics.all) func value(_ example: DiagnosticCase) {
    check(example)
  }

  private func check(_ example: DiagnosticCase) {
    let result = readScript(bytes: Array(example.script.utf8), path: "a.scenario") { name in
      name == "feed.csv" ? .bytes(Array("60\n386\nx\n".utf8)) : .failure("no such file")
    }
    #expect(Diagnostic.rendered(result.diagnostics) == example.output + "\n")
    #expect(result.scenarios.isEmpty == result.hasErrors)
  }
}
