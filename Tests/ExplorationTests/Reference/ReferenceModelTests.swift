import Exploration
import Testing

/// The counts are those of four independent programs in three languages.
@Suite struct ReferenceModelTests {
  @Test(arguments: [1, 2])
  func `the small modern model has its known counts`(jobs: Int) throws {
    let result = try search(ReferenceModel(.modern, taps: 3, pops: 2, pushes: 4), jobs: jobs)
    #expect(result.states == 122_389)
    #expect(result.transitions == 424_881)
    #expect(result.end == .complete)
  }

  @Test(arguments: [1, 2])
  func `the small model from before iOS 13 has its known counts`(jobs: Int) throws {
    let result = try search(ReferenceModel(.preThirteen, taps: 3, pops: 2, pushes: 4), jobs: jobs)
    #expect(result.states == 345_111)
    #expect(result.transitions == 1_118_201)
    #expect(result.end == .complete)
  }

  private func search(
    _ model: ReferenceModel, jobs: Int
  ) throws -> SearchResult<ReferenceExpander.Finding> {
    let limits = SearchLimits(length: nil, memory: 64 << 20, jobs: jobs)
    return try #require(BreadthFirstSearch(model, limits: limits)).run()
  }
}
