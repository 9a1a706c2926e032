import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Rows of cells below each other, two spaces apart, in 80 columns: the first as wide as need be, the others alike.
struct TextColumns {
  let text: String

  /// - Parameter firstWidth: The most characters of the first column. What is longer than its column is cut.
  init(_ rows: [[String]], firstWidth: Int) {
    let columns = max(2, rows.map(\.count).max() ?? 0)
    let first = min(firstWidth, rows.map { $0.first?.count ?? 0 }.max() ?? 0)
    let most = (80 - first) / (columns - 1) - 2
    let others = min(most, rows.flatMap { $0.dropFirst() }.map(\.count).max() ?? 0)
    text = rows.map { row in
      let cells = row.enumerated().map { Self.cell($1, $0 == 0 ? first : others) }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  private static func cell(_ text: String, _ width: Int) -> String {
    text.count <= width
      ? text + String(repeating: " ", count: width - text.count) : String(text.prefix(width - 1)) + "…"
  }
}
