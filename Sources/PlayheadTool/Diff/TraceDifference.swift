import PlainText
package import TimeControl

/// The differences of two traces, lane by lane.
package struct TraceDifference {
  /// One difference.
  package struct Finding: Equatable {
    /// In seconds; nil for a difference of the whole traces.
    package let time: Double?
    package let text: String
  }

  /// In the order of time; differences of the whole traces come first.
  package let findings: [Finding]

  /// - Parameters:
  ///   - tolerance: The largest difference of equal numbers.
  ///   - names: The names of the two traces in sentences.
  package init(_ first: Trace, _ second: Trace, tolerance: Double, names: (String, String)) {
    guard first.framesPerSecond == second.framesPerSecond else {
      // No frame of one is a frame of the other.
      let text = "\(first.framesPerSecond) frames a second, not \(second.framesPerSecond)"
      findings = [Finding(time: nil, text: text)]
      return
    }
    var findings: [Finding] = []
    if first.device != second.device {
      findings.append(Finding(time: nil, text: "on \(first.device) and on \(second.device)"))
    }
    for lane in Set(first.lanes.keys).union(second.lanes.keys).sorted() {
      guard let mine = first.lanes[lane], let others = second.lanes[lane] else {
        let name = first.lanes[lane] == nil ? names.1 : names.0
        let frame = (first.lanes[lane] ?? second.lanes[lane])?.first?.frame ?? 0
        findings.append(Finding(time: first.time(of: frame), text: "\(lane) only in \(name)"))
        continue
      }
      if let finding = Self.difference(lane, mine, others, first, tolerance) { findings.append(finding) }
    }
    if let finding = Self.difference(first.events, second.events, tolerance, names) { findings.append(finding) }
    self.findings = findings.enumerated()
      .sorted { ($0.element.time ?? -1, $0.offset) < ($1.element.time ?? -1, $1.offset) }.map(\.element)
  }

  private static func difference(
    _ lane: Trace.Lane, _ mine: [Trace.Change], _ others: [Trace.Change], _ trace: Trace, _ tolerance: Double
  ) -> Finding? {
    let frames = Set((mine + others).map(\.frame)).sorted()
    let different = frames.filter { frame in
      guard let a = mine.last(where: { $0.frame <= frame }), let b = others.last(where: { $0.frame <= frame }) else {
        return true
      }
      return !a.value.isNear(b.value, within: tolerance)
    }
    guard let frame = different.first else { return nil }
    func text(_ changes: [Trace.Change]) -> String {
      changes.last { $0.frame <= frame }.map { $0.value.json } ?? "missing"
    }
    let count = different.count == 1 ? "" : ", and at \(different.count - 1) more"
    return Finding(
      time: trace.time(of: frame), text: "\(lane) was \(text(mine)), now \(text(others)), at frame \(frame)\(count)")
  }

  private static func difference(
    _ mine: [Trace.Event], _ others: [Trace.Event], _ tolerance: Double, _ names: (String, String)
  ) -> Finding? {
    for (a, b) in zip(mine, others) where !a.isNear(b, within: tolerance) {
      return Finding(time: min(a.time, b.time), text: "the event \(a.text), not \(b.text)")
    }
    guard mine.count != others.count else { return nil }
    let more = mine.count > others.count ? (mine, names.0, others.count) : (others, names.1, mine.count)
    let next = more.0[more.2]
    return Finding(time: next.time, text: "the event \(next.text) only in \(more.1)")
  }
}

extension Trace.Event {
  var text: String {
    "\(name) of \(subject)\(detail.isEmpty ? "" : " (\(detail))") at \(JSONText.number(time)) s"
  }

  fileprivate func isNear(_ other: Self, within tolerance: Double) -> Bool {
    name == other.name && subject == other.subject && detail == other.detail
      && (time == other.time || abs(time - other.time) <= tolerance)
  }
}
