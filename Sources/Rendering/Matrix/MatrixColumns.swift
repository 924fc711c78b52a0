import CompatMatrix

/// The columns of the table: their labels, their widths, and how many fit side by side.
struct MatrixColumns {
  /// One platform's column.
  struct Column {
    let platform: Int
    let label: String
    /// The columns that it takes, the gap before it included.
    let width: Int
  }

  /// The narrowest column of names.
  static let narrowestNames = 24

  /// Groups of columns that fit into a line together.
  let panels: [[Column]]

  /// Lays out the columns of `report`; `contents` is the width of the widest text in each.
  init(_ report: MatrixReport, contents: [Int], style: TextStyle) {
    var panels: [[Column]] = []
    var panel: [Column] = []
    var taken = 0
    for (index, platform) in report.platforms.enumerated() {
      let label = Self.label(of: platform, style: style)
      let width = max(displayWidth(label), contents[index]) + 1
      if taken + width > style.width - Self.narrowestNames, !panel.isEmpty {
        panels.append(panel)
        (panel, taken) = ([], 0)
      }
      panel.append(Column(platform: index, label: label, width: width))
      taken += width
    }
    if !panel.isEmpty { panels.append(panel) }
    self.panels = panels
  }

  /// The name of a platform in a heading: its id, which is unique.
  static func label(of platform: MatrixReport.Platform, style: TextStyle) -> String {
    style.shortened(style.foreign(platform.id), to: 12)
  }

  /// How many columns are left for names beside a panel.
  static func nameWidth(beside panel: [Column], style: TextStyle) -> Int {
    style.width - panel.reduce(0) { $0 + $1.width }
  }
}
