import PlainText
import TimeControl

/// A terminal recording in the asciicast format, version 2: one line of JSON for each
/// event. Its clock moves only by `wait`, so the same session gives the same bytes.
final class Asciicast {
  /// Seconds since the start.
  private(set) var time = 0.0
  private(set) var text: String
  private var isAfterReturn = false
  /// Is given each line that is added.
  var onLine: (String) -> Void = { _ in }

  init(columns: Int, rows: Int, title: String) {
    text =
      JSONText.object([
        "version": "2", "width": String(columns), "height": String(rows), "title": JSONText.string(title),
      ]) + "\n"
  }

  func wait(_ seconds: Double) { time += seconds }

  /// Shows text now. A newline moves the cursor to the start of the next line, as terminal drivers do.
  func write(_ output: String) {
    guard !output.isEmpty else { return }
    let line = line(of: output, &isAfterReturn)
    text += line
    onLine(line)
  }

  /// The line that `write` would add.
  func line(of output: String) -> String {
    var isAfterReturn = isAfterReturn
    return line(of: output, &isAfterReturn)
  }

  private func line(of output: String, _ isAfterReturn: inout Bool) -> String {
    var shown = ""
    for scalar in output.unicodeScalars {
      if scalar == "\n", !isAfterReturn { shown += "\r" }
      isAfterReturn = scalar == "\r"
      shown.unicodeScalars.append(scalar)
    }
    return JSONText.array([JSONText.number(TraceValue.rounded(time)), "\"o\"", JSONText.string(shown)]) + "\n"
  }
}
