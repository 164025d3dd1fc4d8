/// Wrong lines about what the app does.
enum AppDiagnostics {
  static let all: [DiagnosticCase] = []
}
