import MotionMath
import RecordingKit

/// The differences of two traces, layer by layer.
package struct TraceDifference {
  /// A property of one layer that differs.
  package struct Row: Equatable {
    package let property: String
    /// The frames at which it differs: each from its first to its last.
    package let frames: [ClosedRange<Int>]
    /// The values at the first of them.
    package let before: TraceValue
    package let after: TraceValue
  }

  /// The differences of one layer.
  package struct Group: Equatable {
    package let layer: String
    /// The trace that alone has the layer; nil when both have.
    package let owner: String?
    /// By their first frames, then by names.
    package let rows: [Row]
    package let firstFrame: Int
  }

  /// Differences of the traces as a whole: the device, the length.
  package let wholes: [String]
  /// By their first frames.
  package let groups: [Group]
  /// The first event that differs, in words that follow "the event"; nil when all are the same.
  package let event: (time: Double, text: String)?
  /// The bars that differ, in words. They say how pictures came about: alone they are no difference.
  package let bars: [String]
  /// The names that layers of the second trace have there, by those that they have here, where these are others.
  package let formerNames: [String: String]
  private let first: Trace

  package var isEmpty: Bool { wholes.isEmpty && groups.isEmpty && event == nil }

  /// Numbers of a trace have six decimals.
  package static let usualTolerance = 1e-6

  /// - Parameters:
  ///   - tolerance: The largest difference of equal numbers.
  ///   - names: The names of the two traces in sentences.
  package init(_ first: Trace, _ second: Trace, tolerance: Double, names: (String, String)) {
    self.first = first
    guard first.header.framesPerSecond == second.header.framesPerSecond else {
      // No frame of one is a frame of the other.
      wholes = ["\(first.header.framesPerSecond) frames a second, not \(second.header.framesPerSecond)"]
      (groups, event, bars, formerNames) = ([], nil, [], [:])
      return
    }
    let pairing = TracePairing(first, second, secondName: names.1)
    let second = pairing.renamed
    formerNames = pairing.formerNames
    wholes = Self.wholes(first.header, second.header, tolerance)
    let comparison = Comparison(first, second, tolerance)
    groups = comparison.layers.compactMap { comparison.group($0, names) }.sorted {
      ($0.firstFrame, $0.layer) < ($1.firstFrame, $1.layer)
    }
    event = Self.event(first.events, second.events, tolerance, names)
    bars = BarDifference.lines(first.bars, second.bars, names)
  }

  private static func wholes(_ first: Trace.Header, _ second: Trace.Header, _ tolerance: Double) -> [String] {
    var lines: [String] = []
    if first.device != second.device { lines.append("on \(first.device) and on \(second.device)") }
    if first.device == second.device, first.size != second.size || first.scale != second.scale {
      lines.append("on screens of \(first.screen) and of \(second.screen)")
    }
    if abs(first.duration - second.duration) > tolerance {
      lines.append(
        "it lasted \(TraceValue.number(first.duration).json) s, now \(TraceValue.number(second.duration).json) s")
    }
    return lines
  }

  private static func event(
    _ mine: [Trace.Event], _ others: [Trace.Event], _ tolerance: Double, _ names: (String, String)
  ) -> (Double, String)? {
    for (a, b) in zip(mine, others) where !a.isNear(b, within: tolerance) {
      return (min(a.time, b.time), "\(a.text), not \(b.text)")
    }
    guard mine.count != others.count else { return nil }
    let more = mine.count > others.count ? (mine, names.0, others.count) : (others, names.1, mine.count)
    let next = more.0[more.2]
    return (next.time, "\(next.text) only in \(more.1)")
  }
}

/// Two traces whose layers have the same names.
private struct Comparison {
  let first: Trace
  let second: Trace
  let tolerance: Double
  /// Of both, each once.
  let layers: [String]
  private let lanes: [String: Set<String>]
  private let lastFrame: Int

  init(_ first: Trace, _ second: Trace, _ tolerance: Double) {
    (self.first, self.second, self.tolerance) = (first, second, tolerance)
    lanes = Set(first.lanes.keys).union(second.lanes.keys).reduce(into: [:]) { lanes, lane in
      lanes[lane.layer, default: []].insert(lane.property)
    }
    layers = lanes.keys.sorted()
    lastFrame = max(first.lastFrame, second.lastFrame)
  }

  func group(_ layer: String, _ names: (String, String)) -> TraceDifference.Group? {
    let presence = Trace.Lane(layer: layer, property: Trace.Lane.isOnScreen)
    let (mine, others) = (first.lanes[presence], second.lanes[presence])
    // A row of the screen, which is no layer, is always there.
    if mine == nil, let others {
      return TraceDifference.Group(layer: layer, owner: names.1, rows: [], firstFrame: others.first?.frame ?? 0)
    }
    if others == nil, let mine {
      return TraceDifference.Group(layer: layer, owner: names.0, rows: [], firstFrame: mine.first?.frame ?? 0)
    }
    let shown = mine.flatMap { mine in others.map { (mine, $0) } }
    let rows = (lanes[layer] ?? []).sorted().compactMap { property -> TraceDifference.Row? in
      row(Trace.Lane(layer: layer, property: property), shown: property == presence.property ? nil : shown)
    }.sorted { ($0.frames[0].lowerBound, $0.property) < ($1.frames[0].lowerBound, $1.property) }
    return rows.first.map {
      TraceDifference.Group(layer: layer, owner: nil, rows: rows, firstFrame: $0.frames[0].lowerBound)
    }
  }

  /// - Parameter shown: When the layer is on screen in each trace: elsewhere its values do not count.
  private func row(
    _ lane: Trace.Lane, shown: (mine: [Trace.Change], others: [Trace.Change])?
  ) -> TraceDifference.Row? {
    let usual = lane.usualValue ?? .null
    var values = (Values(first.lanes[lane], usual), Values(second.lanes[lane], usual))
    var presence = shown.map { (Values($0.mine, .bool(false)), Values($0.others, .bool(false))) }
    let lists = [first.lanes[lane], second.lanes[lane], shown?.mine, shown?.others].compactMap { $0 }
    let frames = Set(lists.flatMap { $0.map(\.frame) } + [0]).sorted()
    var ranges: [ClosedRange<Int>] = []
    var found: (TraceValue, TraceValue)?
    for (index, frame) in frames.enumerated() {
      let last = index + 1 < frames.count ? frames[index + 1] - 1 : max(frame, lastFrame)
      let (a, b) = (values.0.value(at: frame), values.1.value(at: frame))
      let isShown = presence?.0.value(at: frame) != .bool(false) && presence?.1.value(at: frame) != .bool(false)
      guard isShown, !a.isNear(b, within: tolerance) else { continue }
      found = found ?? (a, b)
      if let before = ranges.last, before.upperBound == frame - 1 {
        ranges[ranges.count - 1] = before.lowerBound...last
      } else {
        ranges.append(frame...last)
      }
    }
    return found.map {
      TraceDifference.Row(property: lane.property, frames: ranges, before: $0.0, after: $0.1)
    }
  }

  /// The values of a lane, asked for frames that grow.
  private struct Values {
    private let changes: [Trace.Change]
    private let usual: TraceValue
    private var index = -1

    init(_ changes: [Trace.Change]?, _ usual: TraceValue) { (self.changes, self.usual) = (changes ?? [], usual) }

    mutating func value(at frame: Int) -> TraceValue {
      while index + 1 < changes.count, changes[index + 1].frame <= frame { index += 1 }
      return index < 0 ? usual : changes[index].value
    }
  }
}

// MARK: Words

extension TraceDifference {
  /// The first difference, then all of them, grouped by layers; empty without any.
  package var text: String {
    guard !isEmpty else { return "" }
    var lines = wholes
    let begin = groups.first.map { first.time(of: $0.firstFrame) }
    if let group = groups.first, let begin, event.map({ begin <= $0.time }) != false {
      let what = group.rows.first.map { "\(group.layer).\($0.property)" } ?? group.layer
      lines.append("first: \(what), at \(TraceValue.number(begin).json) s")
    } else if let event {
      lines.append("first: the event \(event.text)")
    }
    for group in groups {
      lines.append("")
      if let owner = group.owner {
        let time = TraceValue.number(first.time(of: group.firstFrame)).json
        lines.append("\(group.layer) only in \(owner), from \(time) s (frame \(group.firstFrame))")
        continue
      }
      lines.append(group.layer)
      lines += group.rows.map { row in
        let (before, after) = Self.words(row)
        return "  \(row.property): was \(before), now \(after), \(text(row.frames))"
      }
    }
    if let event, !groups.isEmpty { lines += ["", "the event \(event.text)"] }
    if !bars.isEmpty { lines += ["", "bars"] + bars.map { "  " + $0 } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The time of a frame of the first trace, in seconds.
  package func time(of frame: Int) -> Double { first.time(of: frame) }

  /// Both values as JSON; two matrices in words, where these differ.
  package static func words(_ row: Row) -> (String, String) {
    if let before = row.before.matrix, let after = row.after.matrix {
      let words = (TransformText(before).words, TransformText(after).words)
      if words.0 != words.1 { return words }
    }
    return (row.before.json, row.after.json)
  }

  /// `at 0.1 s (frame 6)`, `from 0 s to 0.1 s (frames 0-6)`, and how many more ranges there are.
  private func text(_ frames: [ClosedRange<Int>]) -> String {
    let (start, end) = (frames[0].lowerBound, frames[0].upperBound)
    func seconds(_ frame: Int) -> String { TraceValue.number(TraceValue.rounded(first.seconds(of: frame))).json + " s" }
    let more = frames.count > 2 ? "; and \(frames.count - 1) times more" : frames.count > 1 ? "; and once more" : ""
    return start == end
      ? "at \(seconds(start)) (frame \(start))\(more)"
      : "from \(seconds(start)) to \(seconds(end)) (frames \(start)-\(end))\(more)"
  }
}

extension Trace {
  /// The time of a frame that may be after the trace's end.
  fileprivate func seconds(of frame: Int) -> Double { Double(frame) / Double(header.framesPerSecond) }
}

extension TraceValue {
  /// The matrix that sixteen numbers are; nil for any other value.
  fileprivate var matrix: CATransform3D? {
    guard case .numbers(let n) = self, n.count == 16 else { return nil }
    return CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }
}

extension Trace.Header {
  fileprivate var screen: String {
    let numbers = [size.width, size.height, scale].map { TraceValue.number($0).json }
    return "\(numbers[0])x\(numbers[1])@\(numbers[2])"
  }
}

extension Trace.Event {
  fileprivate var text: String {
    "\(name) of \(subject)\(detail.isEmpty ? "" : " (\(detail))") at \(TraceValue.number(time).json) s"
  }

  fileprivate func isNear(_ other: Self, within tolerance: Double) -> Bool {
    name == other.name && subject == other.subject && detail == other.detail
      && (time == other.time || abs(time - other.time) <= tolerance)
  }
}
