import LayerKit
import PlainText
import RecordingKit
import ScriptRuntime

/// The events up to the playhead in columns: time, name, subject.
struct EventLog {
  let lines: [String]

  /// The number of events shown of a longer log: the latest ones.
  private static let mostLines = 40

  /// - Parameters:
  ///   - name: Only events of this name; nil for all.
  ///   - isWhole: Whether a long log is shown from its start.
  ///   - columns: Those of a line.
  init(
    _ session: ScriptSession, named name: String?, isWhole: Bool = false, columns: Int = 80, ink: Ink = .plain
  ) {
    let recording = session.world.recording
    let events = recording.events(named: name, upTo: session.world.playhead)
    guard !events.isEmpty else {
      lines = Self.nothing(named: name, in: recording)
      return
    }
    let names = LayerNames(in: session)
    let shown = events.suffix(isWhole ? .max : Self.mostLines).map { Entry(event: names.named($0)) }
    // A longer name pushes its own line only.
    let nameWidth = shown.map(\.event.name.count).filter { $0 <= max(28, columns / 3) }.max() ?? 0
    let subjectWidth = shown.map(\.event.subject.count).filter { $0 <= max(20, columns / 4) }.max() ?? 0
    let earlier = events.count - shown.count
    lines =
      (earlier > 0 ? ["… \(earlier) earlier; events all lists them"] : [])
      + shown.map { $0.line(nameWidth, subjectWidth, columns, ink) }
  }

  private struct Entry {
    let event: StageEvent

    func line(_ nameWidth: Int, _ subjectWidth: Int, _ columns: Int, _ ink: Ink) -> String {
      let time = NumberText.seconds(event.time)
      let start = "\(event.name.padded(to: nameWidth))  "
      let subject = event.subject
      let end = event.detail.isEmpty ? subject : "\(subject.padded(to: subjectWidth))  \(event.shownDetail)"
      return ink.faint(time) + "  " + (start + end).cut(to: max(8, columns - time.count - 2))
    }
  }

  private static func nothing(named name: String?, in recording: Recording) -> [String] {
    let names = Set(recording.events.map(\.name)).sorted()
    guard let name, !names.isEmpty else { return ["no events yet"] }
    if let first = recording.events.first(where: { $0.name == name }) {
      return ["no event '\(name)' yet; the first comes at \(NumberText.seconds(first.time))"]
    }
    return ["no event '\(name)'; there are"]
      + WrappedText("  " + names.joined(separator: " "), indent: 2).lines
  }
}

extension StageEvent {
  /// The detail with at most three decimals in a number: no screen shows less than a thousandth of a point.
  var shownDetail: String {
    var text = ""
    var remainder = detail[...]
    while let start = remainder.firstIndex(where: \.isNumber) {
      text += remainder[..<start]
      let number = remainder[start...].prefix { $0.isNumber || $0 == "." }
      let decimals = number.lastIndex(of: ".").map { number[$0...].count - 1 } ?? 0
      // A version such as 1.2.3 is no number.
      let short = decimals > 3 ? Double(number).map { NumberText.trimmed($0) } : nil
      text += short ?? String(number)
      remainder = remainder[number.endIndex...]
    }
    return text + remainder
  }
}
