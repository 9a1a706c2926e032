import TerminalCells

/// The part of a message that is shown: as many rows as it has, up to nearly all of the screen.
struct MessagePage {
  /// How many rows the message takes.
  let count: Int
  /// Those that are shown.
  let lines: Range<Int>

  /// Whether there are more than fit.
  var isPart: Bool { lines.count < count }

  /// - Parameters:
  ///   - top: The first row that is wanted; beyond the last page it is that page's.
  ///   - rows: Those of the screen. One stays for the title, one below, and one for the page's number.
  init(_ count: Int, from top: Int, rows: Int) {
    self.count = count
    let most = max(1, rows - 2)
    guard count > most else {
      lines = 0..<count
      return
    }
    let room = max(1, most - 1)
    let first = max(0, min(top, count - room))
    lines = first..<min(count, first + room)
  }
}

extension MessagePage {
  /// The rows of a message.
  static func rows(of message: [String], columns: Int) -> [StyledText] {
    message.flatMap { StyledText($0).rows(columns: columns) }
  }
}

extension Inspector {
  /// Pages through a message that is longer than the screen.
  ///
  /// - Returns: Whether the key does; every other key takes the message away.
  func pageMessage(by key: Key) -> Bool {
    guard !state.message.isEmpty, state.prompt == nil else { return false }
    let (columns, rows) = screen.size
    let count = MessagePage.rows(of: state.message, columns: columns).count
    let page = MessagePage(count, from: state.messageTop, rows: rows)
    guard page.isPart else { return false }
    switch key {
    case .down, .enter: state.messageTop = page.lines.lowerBound + 1
    case .up: state.messageTop = page.lines.lowerBound - 1
    case .pageDown, .character(" "): state.messageTop = page.lines.upperBound
    case .pageUp, .backspace: state.messageTop = page.lines.lowerBound - page.lines.count
    case .home: state.messageTop = 0
    case .end: state.messageTop = page.count
    case .mouse(let mouse) where mouse.action == .wheelDown: state.messageTop = page.lines.lowerBound + 3
    case .mouse(let mouse) where mouse.action == .wheelUp: state.messageTop = page.lines.lowerBound - 3
    case .character("q"), .escape:
      state.message = []
      return true
    default: return false
    }
    state.messageTop = MessagePage(page.count, from: state.messageTop, rows: rows).lines.lowerBound
    return true
  }
}
