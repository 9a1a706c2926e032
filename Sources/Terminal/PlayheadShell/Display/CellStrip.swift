import FrameRendering
import MotionMath
import PlainText

/// Pictures side by side where a picture is made of cells: each begins on a whole cell, the ground of the terminal stands
/// between them, and each has its words below.
struct CellStrip {
  private let frames: [(words: String, picture: Picture)]
  /// The columns of each picture.
  let width: Int
  private let gap: Int

  /// - Parameters:
  ///   - frames: Pictures of one size.
  ///   - columns: The most that all take together.
  ///   - rows: The most lines of the pictures.
  init(_ frames: [(words: String, picture: Picture)], columns: Int, rows: Int) {
    self.frames = frames
    // Many small pictures are closer together: chosen here.
    gap = frames.count > 8 ? 1 : 2
    let size = frames.first?.picture.size ?? .zero
    let share = (columns - gap * (frames.count - 1)) / max(1, frames.count)
    let highest = rows == .max || size.height <= 0 ? share : Int(clamping: Double(rows) * 2 * size.width / size.height)
    width = max(1, min(share, highest))
  }

  /// The lines, the words last.
  ///
  /// - Parameter draw: Gives the lines of one picture of so many columns.
  func lines(_ draw: (Picture, _ columns: Int) -> [String]) -> [String] {
    let drawn = frames.map { draw($0.picture, width) }
    let space = String(repeating: " ", count: gap)
    let blank = String(repeating: " ", count: width)
    let height = drawn.map(\.count).max() ?? 0
    let rows = (0..<height).map { row in
      drawn.map { lines in row < lines.count ? filled(lines[row]) : blank }.joined(separator: space)
    }
    return rows + [words]
  }

  /// A line of letters as long as its picture is wide; one with colours is.
  private func filled(_ line: String) -> String { line.contains("\u{1B}") ? line : line.padded(to: width) }

  /// The words under the middles; where they would touch, every second, third, … one.
  private var words: String {
    let widest = frames.map(\.words.count).max() ?? 0
    let every = max(1, (widest + 1 + width + gap - 1) / (width + gap))
    var line = ""
    for index in frames.indices where index % every == 0 {
      let start = index * (width + gap) + (width - frames[index].words.count) / 2
      line = line.padded(to: max(line.isEmpty ? 0 : line.count + 1, start)) + frames[index].words
    }
    return line
  }
}
