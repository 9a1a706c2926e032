import PlainText
package import RecordingFiles
import RecordingKit
package import ScriptRuntime
import ViewKit

/// One of two runs that are compared.
package struct TracedRun {
  /// As sentences call it.
  package let name: String
  /// The commit that its files are of; nil for files as they are.
  package let commit: String?
  package let trace: Trace
  /// The session of the trace; nil for a trace that was read, which knows no lines.
  package let session: ScriptSession?

  package init(name: String, commit: String? = nil, trace: Trace, session: ScriptSession?) {
    (self.name, self.commit, self.trace, self.session) = (name, commit, trace, session)
  }
}

/// The first value and the first event that differ in two runs, and the lines of the scripts that have set the value.
package struct FirstDifference {
  private let runs: [TracedRun]
  private let difference: TraceDifference
  /// The values that differ at the first frame at which any does.
  private let values: [Value]

  /// A value of one layer that differs, or a layer that is in one run alone.
  private struct Value {
    let group: TraceDifference.Group
    /// Nil for a layer that is in one run alone.
    let row: TraceDifference.Row?
    /// The statement of each script that has set it; nil where none is known.
    let statements: [Statement?]

    var name: String { row.map { "\(group.layer).\($0.property)" } ?? group.layer }
    /// Values that different statements have set come first, then those that any has set: the others follow from them.
    var rank: Int {
      let texts = statements.map { $0?.text }
      return texts == [nil, nil] ? 2 : texts[0] == texts[1] ? 1 : 0
    }
  }

  /// A line of a script, with its place: `card.lua:12`, in a commit `1a2b3c4:card.lua:12`.
  fileprivate struct Statement {
    let place: String
    let text: String

    var line: String { "\(place): \(text)" }
  }

  /// - Parameter tolerance: The largest difference of equal numbers.
  package init(_ first: TracedRun, _ second: TracedRun, tolerance: Double = TraceDifference.usualTolerance) {
    runs = [first, second]
    let difference = TraceDifference(
      first.trace, second.trace, tolerance: tolerance, names: (first.name, second.name))
    self.difference = difference
    let frame = difference.groups.first?.firstFrame
    let groups = difference.groups.prefix { $0.firstFrame == frame }
    let rows = groups.flatMap { group -> [(TraceDifference.Group, TraceDifference.Row?)] in
      group.owner == nil ? group.rows.prefix { $0.frames[0].lowerBound == frame }.map { (group, $0) } : [(group, nil)]
    }
    var values: [Value] = []
    for (group, row) in rows {
      let statements = [first, second].enumerated().map { index, run -> Statement? in
        let name = index == 0 ? group.layer : difference.formerNames[group.layer] ?? group.layer
        return run.place(
          of: row?.property ?? Trace.Lane.isOnScreen, of: name, by: difference.time(of: group.firstFrame)
        )
        .map(run.statement)
      }
      values.append(Value(group: group, row: row, statements: statements))
    }
    self.values = values.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  package var isEmpty: Bool { difference.isEmpty }

  /// The moment at which the runs begin to differ, for pictures; nil where neither a value nor an event does.
  package var time: Double? { values.first.map { difference.time(of: $0.group.firstFrame) } ?? difference.event?.time }

  /// For people; empty where nothing differs.
  package var text: String {
    var lines = difference.wholes
    if let value = values.first { lines += self.lines(of: value) }
    if values.count > 1 {
      let others = values.dropFirst().prefix(3).map(\.name)
      let more = values.count - 1 - others.count
      lines.append(
        "at the same time: \(others.joined(separator: ", "))\(more > 0 ? ", and \(more) more" : "")")
    }
    if let event = difference.event { lines.append("first event: \(event.text)") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of value: Value) -> [String] {
    let frame = value.group.firstFrame
    let time = difference.time(of: frame)
    let moment = "at \(TraceValue.number(time).json) s (frame \(frame))"
    let head: String
    if let row = value.row {
      let (before, after) = TraceDifference.words(row)
      head = "\(value.name), \(moment): was \(before), now \(after)"
    } else {
      head = "\(value.name), \(moment): only in \(value.group.owner ?? "")"
    }
    let lines = zip(runs, value.statements).compactMap { run, statement -> String? in
      if let statement { return statement.line }
      // A layer that the other run alone has.
      if let owner = value.group.owner, owner != run.name { return nil }
      return run.lastPlace(by: time).map(run.statement).map { "\($0.line) (the last line that sets anything)" }
    }
    return ["first value: \(head)"] + lines.map { "  " + $0 }
  }
}

extension TracedRun {
  /// The line that has set a value of a layer, by the layer's name in its trace; nil where none is known.
  fileprivate func place(of property: String, of layer: String, by time: Double) -> WarningReport.Place? {
    guard let session, let id = Trace.layer(named: layer, in: session) else { return nil }
    return session.settingLine(of: property, of: id, by: time)
  }

  fileprivate func lastPlace(by time: Double) -> WarningReport.Place? { session?.lastSettingLine(by: time) }

  fileprivate func statement(_ place: WarningReport.Place) -> FirstDifference.Statement {
    FirstDifference.Statement(
      place: "\(commit.map { $0 + ":" } ?? "")\(place.file):\(place.line)",
      text: (session?.sourceLine(place.line, of: place.file)?.trimmed).map(String.init) ?? "")
  }
}
