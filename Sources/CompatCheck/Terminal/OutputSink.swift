/// A place that text can be written to.
public protocol OutputSink: AnyObject {
  /// Writes all of a text; throws if not all of it arrived.
  func write(_ text: String) throws(OutputStop)
}
