package import TerminalCells
import TimeControl

extension Key {
  /// A key by the name that `timeline:bind` takes: a character, or one of `BindableKey.names`; nil for any other name.
  package init?(named name: String) {
    if name.count == 1, let character = name.first {
      self = .character(character)
    } else if let key = Self.named[name] {
      self = key
    } else if name.hasPrefix("ctrl-"), name.count == 6, let letter = name.last, BindableKey.names.contains(name) {
      self = .control(letter)
    } else {
      return nil
    }
  }

  private static let named: [String: Key] = [
    "space": .character(" "), "enter": .enter, "tab": .tab, "shift-tab": .backtab, "backspace": .backspace,
    "delete": .delete, "up": .up, "down": .down, "left": .left(shift: false), "right": .right(shift: false),
    "shift-left": .left(shift: true), "shift-right": .right(shift: true), "home": .home, "end": .end,
    "page-up": .pageUp(shift: false), "page-down": .pageDown(shift: false), "shift-page-up": .pageUp(shift: true),
    "shift-page-down": .pageDown(shift: true),
  ]
}
