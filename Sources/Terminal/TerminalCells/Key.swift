/// A key press or a mouse event.
package enum Key: Hashable, Sendable {
  /// A character as typed, in its case.
  case character(Character)
  /// With Ctrl held, as a lower-case letter.
  case control(Character)
  case enter, escape, tab, backtab, backspace, delete
  case up, down, home, end
  /// The rest comes with Shift or without.
  case left(shift: Bool), right(shift: Bool), pageUp(shift: Bool), pageDown(shift: Bool)
  case mouse(Mouse)
  /// Text that was pasted, in a terminal that says so, with its lines ended by line feeds.
  case paste(String)

  package struct Mouse: Hashable, Sendable {
    package enum Action: Hashable, Sendable { case press, drag, release, wheelUp, wheelDown }
    package var action: Action
    /// From 0 at the top left.
    package var row: Int
    package var column: Int
    /// Where in the cell, from 0 at its left and top to 1: the middle where the terminal reports cells only.
    package var x = 0.5
    package var y = 0.5
    /// A key that was held meanwhile; Shift is the terminal's own.
    package var held: Held?

    package enum Held: Hashable, Sendable { case control, alternate }

    package init(_ action: Action, row: Int, column: Int, held: Held? = nil) {
      self.action = action
      self.row = row
      self.column = column
      self.held = held
    }
  }
}
