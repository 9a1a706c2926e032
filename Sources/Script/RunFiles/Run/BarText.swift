import PlainText
import RecordingKit

/// A bar in words, for readers of screens and for pages without a script.
///
/// `position of photo.view, 0 to 1.1 seconds, cancelled: held, scrubbed to 20, 60 and 40 percent, backward`
package struct BarText {
  package let text: String

  package init(_ lane: RunBar) {
    let bar = lane.bar
    if bar.outcome == .atOnce {
      text = "\(lane.keyPath) of \(lane.layerName), at once at \(Self.number(bar.from)) seconds"
      return
    }
    var head = "\(lane.keyPath) of \(lane.layerName), \(Self.number(bar.from)) "
    head += bar.expectedEnd.isFinite ? "to \(Self.number(bar.expectedEnd)) seconds" : "seconds, without end"
    switch bar.outcome {
    case .finished, .driven, .atOnce: break
    case .cancelled, .removed, .replaced: head += ", \(bar.outcome.rawValue)"
    case .open: if bar.expectedEnd.isFinite { head += ", open" }
    }
    var course: [String] = []
    var scrubbed: [String] = []
    func endScrub() {
      if !scrubbed.isEmpty { course.append("scrubbed to \(Self.list(scrubbed)) percent") }
      scrubbed = []
    }
    for phase in bar.phases {
      if let jump = bar.jumps.last(where: { $0.time == phase.from }), bar.length.isFinite, bar.length > 0 {
        scrubbed.append(NumberText.fixed(min(max(jump.to / bar.length, 0), 1) * 100, 0))
        // A pause between two steps of a scrub is part of it.
        if phase.kind == .held { continue }
      }
      endScrub()
      course.append(phase.kind.rawValue)
    }
    endScrub()
    text = course.isEmpty || course == ["forward"] ? head : "\(head): \(course.joined(separator: ", "))"
  }

  private static func number(_ value: Double) -> String { NumberText.fixed(value, 3, isTrimmed: true) }

  /// `20, 60 and 40`; of a long scrub, its first and its last step.
  private static func list(_ words: [String]) -> String {
    guard words.count > 1 else { return words.joined() }
    if words.count > 6 { return "\(words[0]) … \(words[words.count - 1])" }
    return "\(words.dropLast().joined(separator: ", ")) and \(words[words.count - 1])"
  }
}
