import MotionMath

/// Text broken into lines and placed, by `TextMetric`.
struct TextLayout {
  struct Line: Hashable {
    var text: String
    /// The left end of the baseline.
    var origin: CGPoint
  }

  var lines: [Line] = []

  /// - Parameters:
  ///   - isCentered: Whether the block lies in the middle of the height, as a label's does, or at the top.
  ///   - wraps: Whether lines are broken at the width; if not, they are cut where `truncation` says.
  init(
    _ text: String, size: Double, in bounds: CGRect, alignment: String, wraps: Bool, truncation: String,
    isCentered: Bool
  ) {
    let metric = TextMetric(size: size)
    guard size > 0 else { return }
    let (advance, lineHeight, columns) = (metric.advance, metric.lineHeight, metric.columns(in: bounds.width))
    var rows: [String] = []
    if wraps {
      rows = metric.lines(of: text, in: bounds.width).map(String.init)
    } else {
      rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.cut($0, columns, truncation) }
    }
    let most = isCentered ? max(1, Int(clamping: bounds.height / lineHeight + 0.01)) : rows.count
    if rows.count > most {
      rows = Array(rows.prefix(most))
      // Text remains, so the last line ends with an ellipsis.
      rows[most - 1] = Self.cut(rows[most - 1].prefix(columns - 1) + "…", columns, "end")
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
