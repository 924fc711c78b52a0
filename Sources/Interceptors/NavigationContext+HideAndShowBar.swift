import NavigationModel

extension NavigationContext {
  /// Hides the bar and shows it, as `000_3c25b00d15b74a43.txt` does after a refusal.
  ///
  /// The seed does not look whether the bar was visible, so that it always is afterwards.
  mutating func hideAndShowBar() {
    restoreIndicator(.barToggle)
    setNavigationBarHidden(false)
  }
}
