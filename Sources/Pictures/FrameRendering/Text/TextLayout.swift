import MotionMath
import ReadingOrder

/// Text broken into lines and placed, by `FontMetrics`.
struct TextLayout {
  struct Line: Hashable {
    var text: String
    /// The left end of the baseline.
    var origin: CGPoint
    /// Whether its paragraph is read from the right.
    var isFromRight: Bool
  }

  var lines: [Line] = []

  /// - Parameters:
  ///   - isCentered: Whether the block lies in the middle of the height, as a label's does, or at the top.
  ///   - wraps: Whether lines are broken at the width; if not, they are cut where `truncation` says.
  init(
    _ text: String, metrics: FontMetrics, in bounds: CGRect, alignment: String, wraps: Bool, truncation: String,
    isCentered: Bool
  ) {
    guard metrics.size > 0 else { return }
    let lineHeight = metrics.lineHeight
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    var rows: [(text: String, isFromRight: Bool)] = paragraphs.flatMap { paragraph in
      let isFromRight = ReadingOrder.isFromRight(paragraph)
      let lines =
        wraps
        ? metrics.lines(of: String(paragraph), in: bounds.width).map(String.init)
        : [Self.cut(paragraph, metrics, bounds.width, truncation)]
      return lines.map { ($0, isFromRight) }
    }
    let most = isCentered ? max(1, Int(clamping: bounds.height / lineHeight + 0.01)) : rows.count
    if rows.count > most {
      rows = Array(rows.prefix(most))
      // Text remains, so the last line has an ellipsis.
      if truncation != "none" {
        rows[most - 1].text = Self.shortened(rows[most - 1].text, metrics, bounds.width, truncation)
      }
    }
    let height = Double(rows.count) * lineHeight
    let top = bounds.minY + (isCentered ? (bounds.height - height) / 2 : 0)
    for (index, row) in rows.enumerated() where !row.text.isEmpty {
      let spare = bounds.width - metrics.width(of: row.text)
      let indent = spare * Self.indent(alignment, isFromRight: row.isFromRight)
      let baseline = top + Double(index) * lineHeight + metrics.ascender
      lines.append(
        Line(
          text: row.text, origin: CGPoint(x: bounds.minX + indent, y: baseline), isFromRight: row.isFromRight))
    }
  }

  /// The part of a line's spare width that is on its left.
  private static func indent(_ alignment: String, isFromRight: Bool) -> Double {
    switch alignment {
    case "center": 0.5
    case "right": 1
    case "left": 0
    // A paragraph begins on the side that it is read from.
    default: isFromRight ? 1 : 0
    }
  }

  /// A line that fits into `width`.
  private static func cut(
    _ text: some StringProtocol, _ metrics: FontMetrics, _ width: Double, _ truncation: String
  ) -> String {
    guard truncation != "none", metrics.width(of: text) > width + 1e-6 else { return String(text) }
    return shortened(text, metrics, width, truncation)
  }

  /// A line with an ellipsis at its start, middle or end; at least that.
  private static func shortened(
    _ text: some StringProtocol, _ metrics: FontMetrics, _ width: Double, _ truncation: String
  ) -> String {
    let room = width - metrics.width(of: "…")
    switch truncation {
    case "start": return "…" + text.suffix(metrics.count(of: String(text.reversed()), in: room))
    case "middle":
      let first = metrics.count(of: text, in: room / 2)
      let left = text.prefix(first)
      let remainder = text.dropFirst(first)
      return left + "…"
        + remainder.suffix(metrics.count(of: String(remainder.reversed()), in: room - metrics.width(of: left)))
    default: return text.prefix(metrics.count(of: text, in: room)) + "…"
    }
  }
}
