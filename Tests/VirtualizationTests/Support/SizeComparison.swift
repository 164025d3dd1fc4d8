import SizeTwin
import Testing
import Virtualization

/// Expects that an index answers every question as its naive twin does, and keeps its invariants.
func expectSame(
  _ index: SizeIndex, _ naive: NaiveSizes, sourceLocation: SourceLocation = #_sourceLocation
) {
  if let difference = difference(index, naive) {
    Issue.record("\(difference)\n\(index.picture)", sourceLocation: sourceLocation)
    return
  }
  for item in 0..<index.count {
    if let violation = index.pathViolation(at: item) {
      Issue.record("\(violation)\n\(index.picture)", sourceLocation: sourceLocation)
    }
  }
}
