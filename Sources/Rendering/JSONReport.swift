import CompatMatrix
import PositionedJSON

/// The report as one JSON document, which `docs/schema/report.schema.json` describes.
public enum JSONReport {
  /// Renders the canonical form, which `MatrixReport(reading:file:)` reads back.
  public static func render(_ report: MatrixReport) -> String {
    JSONText.canonical(report.json)
  }
}
