/// Reads what a full screen says.
public enum FullScreenText {
  /// Where the playhead is and what follows in the title row, after a space: ` 0.400 s  f24 of 24  live`.
  public static func status(_ lines: [String]) -> String {
    guard let title = lines.first, let end = title.ranges(of: " s  f").first?.lowerBound else { return "" }
    let start = title[..<end].lastIndex(of: " ").map { title.index(after: $0) } ?? title.startIndex
    return " " + title[start...]
  }
}
