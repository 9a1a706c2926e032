extension StringProtocol where SubSequence == Substring {
  /// With spaces after it, to `columns` of a terminal; unchanged when it is wider.
  package func padded(to columns: Int) -> String { self + blanks(to: columns) }

  /// With spaces before it, to `columns` of a terminal; unchanged when it is wider.
  package func leftPadded(to columns: Int) -> String { blanks(to: columns) + self }

  private func blanks(to columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - TerminalColumns.count(self)))
  }

  /// At most `columns` of a terminal, the last an ellipsis when something was cut.
  package func cut(to columns: Int) -> String {
    TerminalColumns.count(self) <= columns ? String(self) : prefix(columns: columns - 1) + "…"
  }

  /// As many characters from the start as fit into `columns` of a terminal.
  package func prefix(columns: Int) -> Substring {
    var used = 0
    return prefix { character in
      used += TerminalColumns.count(String(character))
      return used <= columns
    }
  }

  /// Without white space at either end.
  package var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...end]
  }

  /// Without spaces at the end.
  package var trimmedEnd: Substring {
    guard let end = lastIndex(where: { $0 != " " }) else { return "" }
    return self[...end]
  }
}
