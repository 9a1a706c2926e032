import PlainText
import RecordingKit
package import TimeControl

/// A track in words: from when to when, along which curve, how it ended, and what happened on the way.
package struct BarWords {
  private let track: Track
  private var bar: Bar { track.bar }

  package init(_ track: Track) { self.track = track }

  /// `0.000 … 1.100 s  easeInEaseOut  cancelled`.
  package func tail(withCurve: Bool) -> String {
    var words = [span]
    if withCurve, !track.curve.isEmpty { words.append(track.curve.cut(to: 26) + beyond) }
    if let changes = bar.changes { words.append("\(changes) changes") }
    switch bar.outcome {
    case .cancelled, .removed, .replaced, .atOnce: words.append(bar.outcome.rawValue)
    case .open: if bar.expectedEnd.isFinite { words.append(bar.outcome.rawValue) }
    case .finished, .driven: break
    }
    if !track.partners.isEmpty { words.append("with " + track.partners.map(\.name).joined(separator: ", ")) }
    return words.joined(separator: "  ")
  }

  /// ` ▴25 %` of a bar that goes so far beyond its end; empty for others.
  private var beyond: String {
    bar.overshoots.map(\.amount).max().map { " \(BarCells.beyond)\(NumberText.fixed($0 * 100, 0)) %" } ?? ""
  }

  /// `0.000 … 0.400 s`; with a question mark while something holds it.
  private var span: String {
    if bar.outcome == .atOnce { return NumberText.seconds(bar.from) }
    let begin = NumberText.fixed(bar.from, 3)
    guard bar.expectedEnd.isFinite else { return "\(begin) … open" }
    return "\(begin) … \(NumberText.seconds(bar.expectedEnd))" + (bar.expectedEnd > bar.end ? "?" : "")
  }

  /// `0.000 ▒ 0.100 ╫ 20 % ▒ 0.700 ◄ 1.100 × cancelled`: every stretch between its times.
  package var phases: String {
    var text = NumberText.fixed(bar.from, 3)
    for (index, phase) in bar.phases.enumerated() {
      // A scrub of many steps is told by its last.
      let isWithin = index > 0 && index < bar.phases.count - 1 && isScrub(at: phase.from) && isScrub(at: phase.to)
      if !isWithin || phase.to - phase.from > 0.1 {
        for peak in bar.overshoots where phase.from < peak.time && peak.time < phase.to {
          text += " \(phase.kind.sign) \(NumberText.fixed(peak.time, 3)) \(BarCells.beyond) "
          text += NumberText.fixed(peak.amount * 100, 0) + " %"
        }
        text += " \(phase.kind.sign) \(NumberText.fixed(phase.to, 3))"
        if let jump = bar.jumps.last(where: { $0.time == phase.to }) { text += " \(BarCells.jump) " + words(of: jump) }
      }
    }
    if let sign = bar.outcome.sign { text += " \(sign) \(bar.outcome.rawValue)" }
    return text
  }

  private func isScrub(at time: Double) -> Bool { bar.jumps.contains { $0.time == time } }

  /// `20 %`, or where a run of jumps led: `scrubbed to 60 % 0.850`.
  private func words(of jump: Bar.Jump) -> String {
    guard let first = bar.jumps.firstIndex(of: jump) else { return percent(jump) }
    var last = first
    while last + 1 < bar.jumps.count, bar.jumps[last + 1].time - bar.jumps[last].time <= 0.1 { last += 1 }
    if last == first { return percent(jump) }
    return "scrubbed to \(percent(bar.jumps[last])) \(NumberText.fixed(bar.jumps[last].time, 3))"
  }

  private func percent(_ jump: Bar.Jump) -> String {
    bar.length.isFinite && bar.length > 0
      ? NumberText.fixed(min(max(jump.to / bar.length, 0), 1) * 100, 0) + " %" : NumberText.seconds(jump.to)
  }
}
