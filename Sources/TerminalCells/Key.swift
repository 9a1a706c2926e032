/// A key pressed, or what the mouse did.
public enum Key: Hashable, Sendable {
  /// A character as typed, in its case.
  case character(Character)
  /// With Ctrl held, as a lower-case letter.
  case control(Character)
  case enter, escape, tab, backtab, backspace, delete
  case up, down, home, end
  /// The rest comes with Shift or without.
  case left(shift: Bool), right(shift: Bool), pageUp(shift: Bool), pageDown(shift: Bool)
  case mouse(Mouse)

  public struct Mouse: Hashable, Sendable {
    public enum Action: Hashable, Sendable { case press, drag, release, wheelUp, wheelDown }
    public var action: Action
    /// From 0 at the top left.
    public var row: Int
    public var column: Int

    public init(_ action: Action, row: Int, column: Int) {
      self.action = action
      self.row = row
      self.column = column
    }
  }
}
