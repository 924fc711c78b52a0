extension MatrixReport {
  /// The report with platforms under other ids; those without another id keep theirs.
  public func renamingPlatforms(_ names: [String: String]) -> MatrixReport {
    guard names.contains(where: { $0.key != $0.value }) else { return self }
    return MatrixReport(
      platforms: platforms.map { Platform(id: names[$0.id] ?? $0.id, title: $0.title) },
      interceptors: interceptors, fixtures: fixtures,
      cells: cells.map { $0.onPlatform(names[$0.platform] ?? $0.platform) }, digest: digest)
  }
}

extension MatrixCell {
  fileprivate func onPlatform(_ id: String) -> MatrixCell {
    MatrixCell(
      fixture: fixture, interceptor: interceptor, platform: id, verdict: verdict,
      hazards: hazards, conditionalHazards: conditionalHazards, inherent: inherent,
      limits: limits, dependsOn: dependsOn, certainty: certainty, signatures: signatures,
      outcomes: outcomes, reason: reason)
  }
}
