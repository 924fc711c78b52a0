import CompatMatrix
import PositionedJSON

/// The report as one JSON document, which `docs/schema/report.schema.json` describes.
public enum JSONReport {
  /// Renders the report with one cell a line, which `MatrixReport(reading:file:)` reads back.
  public static func render(_ report: MatrixReport) -> String {
    guard case .object(let members) = report.json else { return "" }
    let parts = members.map { member in
      "  \(JSONText.literal(member.key)): \(text(of: member.value))"
    }
    return "{\n" + parts.joined(separator: ",\n") + "\n}\n"
  }

  private static func text(of value: JSONOutput) -> String {
    guard case .array(let elements) = value, !elements.isEmpty else {
      return JSONText.compact(value)
    }
    return "[\n" + elements.map { "    " + JSONText.compact($0) }.joined(separator: ",\n")
      + "\n  ]"
  }
}
