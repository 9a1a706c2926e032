import FrameRendering
import PlainText
import RecordingKit

/// Something that breaks in a run, as its page tells it above the player.
package struct PageFinding: Sendable, Codable {
  /// The two moments that are shown side by side.
  package enum Comparison: Sendable, Equatable, Codable {
    /// The last frame before it, and the first at or after it.
    case frames
    /// The beginning of its transition, in seconds, and it.
    case transition(from: Double)
  }

  /// `error`, `warning` or `note`.
  package let severity: String
  package let rule: String
  /// One sentence without its full stop.
  package let message: String
  /// The transition and its scenario, each as a phrase.
  package let circumstances: [String]
  /// In seconds; nil for a mistake in a text, of which there are no pictures.
  package var time: Double?
  /// The name of the layer it is about; empty where it is about none.
  package var subject = ""
  package var comparison = Comparison.frames
  /// True when the way of its subject from one moment to the other is what is wrong.
  package var isOfPlace = false
  package let why: String
  package let cure: String
  /// The command line that opens its moment; nil for none.
  package let see: String?
  /// The line to blame; nil where none is known.
  package var source: Source?

  /// A line of a file among its neighbours.
  package struct Source: Sendable, Equatable, Codable {
    package let file: String
    /// Counted from 1.
    package let line: Int
    /// The number of the first of `lines`.
    package let first: Int
    package let lines: [String]

    package init(file: String, line: Int, first: Int, lines: [String]) {
      (self.file, self.line, self.first, self.lines) = (file, line, first, lines)
    }
  }

  package init(
    severity: String, rule: String, message: String, circumstances: [String], why: String, cure: String, see: String?
  ) {
    (self.severity, self.rule, self.message, self.circumstances) = (severity, rule, message, circumstances)
    (self.why, self.cure, self.see) = (why, cure, see)
  }

  /// The HTML of it. Without a script each is folded below its sentence, but the first.
  ///
  /// - Parameters:
  ///   - number: From 1.
  ///   - isPlayed: True when the page has its run, and others to change to.
  ///   - run: Whose moments are shown; nil for none.
  /// - Throws: `PictureTooLarge`.
  func html(_ number: Int, isPlayed: Bool, of run: RecordedRun?) throws(PictureTooLarge) -> String {
    var rows: [(String, String)] = []
    if let source { rows.append(("line", Self.html(source))) }
    rows += [("why", why), ("cure", cure)].filter { !$0.1.isEmpty }.map { ($0.0, XMLText.escaped($0.1)) }
    if let see { rows.append(("see", "<code>\(XMLText.escaped(see))</code>")) }
    if isPlayed { rows.append(("play", "<a href=\"#finding=\(number)\">its run, in the player below</a>")) }
    let list = rows.map { "<dt>\($0.0)<dd>\($0.1)" }.joined()
    let head =
      "<summary><b class=\(severity)>\(severity)</b> \(XMLText.escaped(message)) <code>\(XMLText.escaped(rule))</code></summary>"
    let place = circumstances.isEmpty ? "" : "<p>\(XMLText.escaped(circumstances.joined(separator: ", ")))</p>"
    let pictures = try run.map { run throws(PictureTooLarge) in try FindingPictures(self, of: run)?.html ?? "" } ?? ""
    return "<details class=finding id=finding\(number)\(number == 1 ? " open" : "")>\(head)"
      + "<div class=told>\(place)<dl>\(list)</dl></div>\(pictures)</details>"
  }

  /// The JSON that the player reads of it, for a run whose frames are at `times`.
  func json(_ run: RecordedRun, number: Int) -> String? {
    guard let time else { return nil }
    let shown = run.times.first { $0 >= time - 1e-6 } ?? run.span.upperBound
    return JSONText.object([
      "n": String(number), "t": NumberText.trimmed(shown, 6), "rule": JSONText.string(rule),
      "subject": JSONText.string(subject),
    ])
  }

  private static func html(_ source: Source) -> String {
    let lines = source.lines.enumerated().map { index, text in
      let number = source.first + index
      let line = XMLText.escaped("\(String(number).leftPadded(to: 4))  \(text)")
      return number == source.line ? "<mark>\(line)</mark>" : line
    }
    return "\(XMLText.escaped("\(source.file):\(source.line)"))<pre>\(lines.joined(separator: "\n"))</pre>"
  }
}
