import PlainText
import TerminalCells
import TimeControl

/// The keys of the full screen as text: `help keys`.
enum KeysPage {
  static func lines(_ bindings: [Timeline.KeyBinding]) -> [String] {
    let keys = InspectorKey.all.filter { !$0.shown.isEmpty }
    let bound = bindings.map { "\($0.key.padded(to: 13))\($0.command)" }
    return ["keys of the full screen"] + keys.map { "\($0.shown.padded(to: 13))\($0.summary)" }
      + (bound.isEmpty ? [] : ["bound by timeline:bind"] + bound)
      + [
        "timeline:bind in init.lua binds others: timeline:bind{[\"ctrl-t\"] = \"goto 50%\", h = \"press left\"}"
      ]
  }
}

extension Inspector {
  /// Shows the next page of the list of keys, and after the last one none.
  func turnKeys() {
    let page = state.keysPage.map { $0 + 1 } ?? 0
    let size = screen.size
    state.keysPage = page < KeyList(self, columns: size.columns, rows: size.rows).pageCount ? page : nil
  }
}
