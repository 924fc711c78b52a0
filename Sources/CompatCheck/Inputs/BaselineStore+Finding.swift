import CompatMatrix

extension BaselineStore {
  /// The place that options, config file or the fixtures' folder name, or nil if there is none.
  static func find(_ arguments: ParsedArguments, _ inputs: MatrixInputs) -> BaselineStore? {
    if arguments.isGiven("no-baseline") { return nil }
    if let path = arguments.value("baseline") { return BaselineStore(path: path) }
    if inputs.config.acceptsNothing { return nil }
    if let path = inputs.config.baseline { return BaselineStore(path: path) }
    let beside = inputs.fixturesFolder + "/baselines"
    return FileProbe.isFolder(beside) ? BaselineStore(path: beside) : nil
  }
}
