import Testing

@testable import reuse_sim

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 2, 3, 1000], [1, 2, 7, 256])
  func resultsComeInOrder(_ count: Int, _ jobs: Int) {
    #expect(Workers.map(count, jobs: jobs) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }
}
