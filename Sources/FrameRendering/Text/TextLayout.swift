import MotionMath

/// Text broken into lines and put in place, by the measure the whole project uses: every character half the size wide,
/// every line 1.2 sizes high.
struct TextLayout {
  struct Line: Hashable {
    var text: String
    /// The left end of the baseline.
    var origin: CGPoint
  }

  var lines: [Line] = []

  /// - Parameters:
  ///   - isCentered: Whether the block lies in the middle of the height, as a label's does, or at the top.
  ///   - wraps: Whether lines are broken at the width; otherwise they are cut, with `truncation` saying where.
  init(
    _ text: String, size: Double, in bounds: CGRect, alignment: String, wraps: Bool, truncation: String,
    isCentered: Bool
  ) {
    let advance = size / 2
    let lineHeight = (size * 1.2).rounded(.up)
    guard advance > 0 else { return }
    // Half a thousandth of a character more: a width that was made from a count must give the count back.
    let fitting = bounds.width / advance + 0.0005
    let columns = fitting < 1e6 ? max(1, Int(fitting)) : 1_000_000
    var rows: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if wraps {
        rows += Self.wrapped(paragraph, columns)
      } else {
        rows.append(Self.cut(paragraph, columns, truncation))
      }
    }
    let most = isCentered ? max(1, Int(bounds.height / lineHeight + 0.01)) : rows.count
    if rows.count > most {
      rows = Array(rows.prefix(most))
      rows[most - 1] = Self.cut(rows[most - 1] + "…", columns, "end")
    }
    let height = Double(rows.count) * lineHeight
    let top = bounds.minY + (isCentered ? (bounds.height - height) / 2 : 0)
    for (index, row) in rows.enumerated() where !row.isEmpty {
      let spare = bounds.width - Double(row.count) * advance
      let indent = alignment == "center" ? spare / 2 : alignment == "right" ? spare : 0
      let baseline = top + Double(index) * lineHeight + lineHeight / 2 + size * StrokeFont.middle
      lines.append(Line(text: row, origin: CGPoint(x: bounds.minX + indent, y: baseline)))
    }
  }

  /// Broken between words; a word longer than a line is broken where the line ends.
  private static func wrapped(_ text: Substring, _ columns: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !row.isEmpty, row.count + 1 + word.count <= columns {
        row += " " + word
        continue
      }
      if !row.isEmpty { rows.append(row) }
      var rest = word
      while rest.count > columns {
        rows.append(String(rest.prefix(columns)))
        rest = rest.dropFirst(columns)
      }
      row = String(rest)
    }
    return rows + [row]
  }

  private static func cut(_ text: some StringProtocol, _ columns: Int, _ truncation: String) -> String {
    guard text.count > columns, truncation != "none" else { return String(text) }
    let kept = columns - 1
    switch truncation {
    case "start": return "…" + text.suffix(kept)
    case "middle": return text.prefix((kept + 1) / 2) + "…" + text.suffix(kept / 2)
    default: return text.prefix(kept) + "…"
    }
  }
}
