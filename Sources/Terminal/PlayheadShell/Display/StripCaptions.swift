import FrameRendering
import PlainText

/// The words below the pictures of a strip.
enum StripCaptions {
  /// Each under the middle of its picture; where they would touch, every second, third, … one.
  static func line(_ texts: [String], columns: Int) -> String {
    let (middles, width) = FilmStrip.middles(count: texts.count)
    let widest = texts.map(\.count).max() ?? 0
    let between = max(1, Int((width * 1.075 * Double(columns)).rounded(.down)))
    let every = max(1, (widest + 1 + between - 1) / between)
    var line = ""
    for index in texts.indices where index % every == 0 {
      let start = Int((middles[index] * Double(columns)).rounded()) - texts[index].count / 2
      line = line.padded(to: max(line.isEmpty ? 0 : line.count + 1, start)) + texts[index]
    }
    return line.cut(to: max(columns, widest))
  }
}
