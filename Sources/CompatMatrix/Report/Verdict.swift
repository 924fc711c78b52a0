/// What a cell comes to.
public enum Verdict: String, CaseIterable, Sendable {
  /// No hazard that is charged to the interceptor.
  case clean
  /// Only hazards that the interceptor declares it cannot avoid.
  case limit
  /// The same hazard kinds under every answer to the open switches that the cell reads.
  case hazard
  /// Hazard kinds differ between answers.
  case depends
  /// No event of the fixture can exist on the platform.
  case unsupported
  /// The run did not come to an end that can be judged.
  case error
}
