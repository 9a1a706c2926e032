import PlainText
package import RecordingKit

/// A bar in words, as columns beside its cells, as a course with signs, and as a sentence.
package struct BarText {
  private let named: RunBar
  private var bar: Bar { named.bar }

  package init(_ bar: RunBar) { named = bar }

  // MARK: A sentence

  /// For readers of screens and for pages without a script.
  ///
  /// `position of photo.view, 0 to 1.1 seconds, cancelled: held, scrubbed to 20, 60 and 40 percent, backward`
  package var sentence: String {
    let name = "\(named.keyPath) of \(named.layerName)"
    let begin = NumberText.trimmed(bar.from)
    if bar.outcome == .atOnce { return "\(name), at once at \(begin) seconds" }
    var head = "\(name), \(begin) "
    head += bar.expectedEnd.isFinite ? "to \(NumberText.trimmed(bar.expectedEnd)) seconds" : "seconds, without end"
    if let outcome { head += ", \(outcome)" }
    var course: [String] = []
    var scrubbed: [String] = []
    func endScrub() {
      if !scrubbed.isEmpty { course.append("scrubbed to \(Self.list(scrubbed)) percent") }
      scrubbed = []
    }
    for phase in bar.phases {
      if let jump = bar.jumps.last(where: { $0.time == phase.from }), let fraction = fraction(of: jump) {
        scrubbed.append(NumberText.fixed(fraction * 100, 0))
        // A pause between two steps of a scrub is part of it.
        if phase.kind == .held { continue }
      }
      endScrub()
      course.append(phase.kind.rawValue)
    }
    endScrub()
    return Self.isPlain(course) ? head : "\(head): \(course.joined(separator: ", "))"
  }

  /// `20, 60 and 40`; of a long scrub, its first and its last step.
  private static func list(_ words: [String]) -> String {
    guard words.count > 1 else { return words.joined() }
    if words.count > 6 { return "\(words[0]) … \(words[words.count - 1])" }
    return "\(words.dropLast().joined(separator: ", ")) and \(words[words.count - 1])"
  }

  /// The bar of a trace, whose layer is named already: `to 1.1 s, cancelled (held, backward)`.
  ///
  /// - Parameters:
  ///   - end: In seconds; nil without end.
  ///   - kinds: Those of its phases, in order.
  static func summary(end: String?, outcome: String, kinds: [String]) -> String {
    // A scrub is one stretch, however often it jumps.
    let course = kinds.reduce(into: [String]()) { course, kind in if course.last != kind { course.append(kind) } }
    return (end.map { "to \($0) s" } ?? "without end") + ", \(outcome)"
      + (isPlain(course) ? "" : " (\(course.joined(separator: ", ")))")
  }

  /// Whether a course is what one expects of a bar.
  private static func isPlain(_ course: [String]) -> Bool {
    course.isEmpty || course == [Bar.Kind.forward.rawValue]
  }

  /// The bar's end where it is none that one expects.
  private var outcome: String? {
    switch bar.outcome {
    case .finished, .driven: nil
    case .cancelled, .removed, .replaced, .atOnce: bar.outcome.rawValue
    case .open: bar.expectedEnd.isFinite ? bar.outcome.rawValue : nil
    }
  }

  /// Where a jump led, as a part of the whole; nil for a bar without end.
  private func fraction(of jump: Bar.Jump) -> Double? {
    bar.length.isFinite && bar.length > 0 ? min(max(jump.to / bar.length, 0), 1) : nil
  }

  // MARK: Columns

  /// `0.000 … 1.100 s  easeInEaseOut  cancelled`.
  package func tail(withCurve: Bool) -> String {
    var words = [span]
    if withCurve, !named.curve.isEmpty { words.append(named.curve.cut(to: 26) + beyond) }
    if let changes = bar.changes { words.append("\(changes) changes") }
    if let outcome { words.append(outcome) }
    if !named.partners.isEmpty { words.append("with " + named.partners.map(\.name).joined(separator: ", ")) }
    return words.joined(separator: "  ")
  }

  /// `0.000 … 1.100 s  3 animations, 1 cancelled` of several in one row.
  package static func tail(of bars: [RunBar]) -> String {
    let from = NumberText.fixed(bars.map(\.bar.from).min() ?? 0, 3)
    let end = bars.map { $0.bar.outcome == .atOnce ? $0.bar.from : $0.bar.expectedEnd }.max() ?? 0
    let isEstimated = bars.contains { $0.bar.outcome != .atOnce && $0.bar.expectedEnd > $0.bar.end }
    let span = "\(from) … " + (end.isFinite ? NumberText.seconds(end) + (isEstimated ? "?" : "") : "open")
    let isAnimated = bars.contains { $0.record != nil }
    let outcomes = [Bar.Outcome.cancelled, .removed, .replaced].compactMap { outcome -> String? in
      let count = bars.count { $0.bar.outcome == outcome }
      return count > 0 ? "\(count) \(outcome.rawValue)" : nil
    }
    return span + "  "
      + (["\(bars.count) \(isAnimated ? "animations" : "stretches")"] + outcomes).joined(separator: ", ")
  }

  /// ` ▴25 %` of a bar that goes so far beyond its end; empty for others.
  private var beyond: String {
    bar.overshoots.map(\.amount).max().map { " \(Bar.beyondSign)\(NumberText.percent($0))" } ?? ""
  }

  /// `0.000 … 0.400 s`; with a question mark while something holds it.
  private var span: String {
    if bar.outcome == .atOnce { return NumberText.seconds(bar.from) }
    let begin = NumberText.fixed(bar.from, 3)
    guard bar.expectedEnd.isFinite else { return "\(begin) … open" }
    return "\(begin) … \(NumberText.seconds(bar.expectedEnd))" + (bar.expectedEnd > bar.end ? "?" : "")
  }

  // MARK: A course with signs

  /// `0.000 ▒ 0.100 ╫ 20 % ▒ 0.700 ◄ 1.100 × cancelled`: every stretch between its times.
  package var course: String {
    var text = NumberText.fixed(bar.from, 3)
    for (index, phase) in bar.phases.enumerated() {
      // A scrub of many steps is told by its last.
      let isWithin = index > 0 && index < bar.phases.count - 1 && isScrub(at: phase.from) && isScrub(at: phase.to)
      if !isWithin || phase.to - phase.from > 0.1 {
        for peak in bar.overshoots where phase.from < peak.time && peak.time < phase.to {
          text += " \(phase.kind.sign) \(NumberText.fixed(peak.time, 3)) \(Bar.beyondSign) "
          text += NumberText.percent(peak.amount)
        }
        text += " \(phase.kind.sign) \(NumberText.fixed(phase.to, 3))"
        if let jump = bar.jumps.last(where: { $0.time == phase.to }) { text += " \(Bar.jumpSign) " + words(of: jump) }
      }
    }
    if let sign = bar.outcome.sign { text += " \(sign) \(bar.outcome.rawValue)" }
    return text
  }

  private func isScrub(at time: Double) -> Bool { bar.jumps.contains { $0.time == time } }

  /// `20 %`, or where a run of jumps led: `scrubbed to 60 % 0.850`.
  private func words(of jump: Bar.Jump) -> String {
    guard let first = bar.jumps.firstIndex(of: jump) else { return position(of: jump) }
    var last = first
    while last + 1 < bar.jumps.count, bar.jumps[last + 1].time - bar.jumps[last].time <= 0.1 { last += 1 }
    if last == first { return position(of: jump) }
    return "scrubbed to \(position(of: bar.jumps[last])) \(NumberText.fixed(bar.jumps[last].time, 3))"
  }

  private func position(of jump: Bar.Jump) -> String {
    fraction(of: jump).map { NumberText.percent($0) } ?? NumberText.seconds(jump.to)
  }
}
