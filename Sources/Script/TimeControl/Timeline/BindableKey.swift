/// The keys of the full screen that a script can bind: any character, and the keys with names.
package enum BindableKey {
  /// Keys without a character of their own, and letters with Ctrl.
  ///
  /// Escape always takes away what is in the way. Ctrl-C interrupts, Ctrl-Z suspends, and a terminal sends Ctrl-H, -I, -J
  /// and -M for Backspace, Tab and Enter.
  package static let names: [String] =
    [
      "space", "enter", "tab", "shift-tab", "backspace", "delete", "up", "down", "left", "right", "shift-left",
      "shift-right", "home", "end", "page-up", "page-down", "shift-page-up", "shift-page-down",
    ] + "abdefgklnopqrstuvwxy".map { "ctrl-\($0)" }

  /// Whether a key has this name: one character, or one of `names`.
  package static func isKey(_ name: String) -> Bool {
    name.count == 1 && name != " " && name.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
      || names.contains(name)
  }
}
