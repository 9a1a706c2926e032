public import MotionMath

/// The first difference between two records that should be equal.
public struct RecordDifference: Sendable {
  /// When, in seconds.
  public let time: Double
  public let what: What

  public enum What: Sendable {
    /// A property's value, as recorded and as replayed.
    case value(LayerID, kind: String, LayerProperty, recorded: AnimatableValue, now: AnimatableValue)
    /// An event that differs; nil for the record that lacks it.
    case event(recorded: StageEvent?, now: StageEvent?)
    /// An animation that differs, as text; nil for the record that lacks it.
    case animation(recorded: String?, now: String?)
    /// The numbers of layers.
    case layers(recorded: Int, now: Int)
    /// A commit that only one of the two has.
    case commit
  }
}

extension Recording {
  /// The first difference of this record from `original`, up to `time`, values before all else; nil when both agree.
  ///
  /// Serial numbers in the log do not count: an object gets one when it is first printed.
  ///
  /// - Parameter isPart: Whether `original` may have more at `time` itself that was not replayed.
  /// - Complexity: O(n) in the length of the shorter record.
  public func firstDifference(from original: Recording, upTo time: Double, isPart: Bool = false) -> RecordDifference? {
    // A differing value says more than a differing event.
    valueDifference(from: original, time) ?? animationDifference(from: original, time)
      ?? shownDifference(from: original, time, isPart) ?? commitDifference(from: original, time, isPart)
      ?? eventDifference(from: original, time, isPart)
  }

  private func commitDifference(from original: Recording, _ time: Double, _ isPart: Bool) -> RecordDifference? {
    let mine = Int(commitIndex(at: time)) + 1
    let others = Int(original.commitIndex(at: time)) + 1
    for index in 0..<min(mine, others) {
      let here = self.time(of: CommitIndex(index))
      let there = original.time(of: CommitIndex(index))
      if here != there { return RecordDifference(time: min(here, there), what: .commit) }
    }
    if mine == others { return nil }
    let end = mine > others ? self.time(of: CommitIndex(others)) : original.time(of: CommitIndex(mine))
    if isPart, mine < others, end == time { return nil }
    return RecordDifference(time: end, what: .commit)
  }

  private func valueDifference(from original: Recording, _ time: Double) -> RecordDifference? {
    let last = min(commitIndex(at: time), original.commitIndex(at: time))
    var first: (node: LayerNode, commit: CommitIndex, property: LayerProperty)?
    for (node, other) in zip(nodes, original.nodes) {
      guard let difference = node.firstDifference(from: other, upTo: last) else { continue }
      if let first, first.commit <= difference.commit { continue }
      first = (node, difference.commit, difference.property)
    }
    guard let first, let other = original.node(first.node.id) else { return nil }
    return RecordDifference(
      time: self.time(of: first.commit),
      what: .value(
        first.node.id, kind: first.node.layerClass.name, first.property,
        recorded: other.value(first.property, at: first.commit),
        now: first.node.value(first.property, at: first.commit)))
  }

  private func animationDifference(from original: Recording, _ time: Double) -> RecordDifference? {
    let last = min(commitIndex(at: time), original.commitIndex(at: time))
    let mine = allAnimations.prefix { $0.added <= last }
    let others = original.allAnimations.prefix { $0.added <= last }
    for index in 0..<max(mine.count, others.count) {
      let record = index < mine.count ? mine[index] : nil
      let other = index < others.count ? others[index] : nil
      if let record, let other, record.isSame(as: other, upTo: last) { continue }
      let added = min(record?.added ?? .max, other?.added ?? .max)
      return RecordDifference(
        time: self.time(of: min(added, last)),
        what: .animation(recorded: other?.summary, now: record?.summary))
    }
    return nil
  }

  /// Compares the screens at the end, which everything that moved before has affected.
  private func shownDifference(from original: Recording, _ time: Double, _ isPart: Bool) -> RecordDifference? {
    if isPart, commitIndex(at: time) < original.commitIndex(at: time) { return nil }
    let frame = frame(at: time)
    let other = original.frame(at: time)
    for node in nodes {
      let id = node.id
      guard frame.isHosted(id) == other.isHosted(id), frame.sublayers(of: id) == other.sublayers(of: id) else {
        return RecordDifference(time: time, what: .layers(recorded: original.layerCount, now: layerCount))
      }
      guard frame.isHosted(id) else { continue }
      for property in LayerProperty.allCases {
        let now = frame.value(id, property)
        let recorded = other.value(id, property)
        if now.isSame(as: recorded) { continue }
        return RecordDifference(
          time: time, what: .value(id, kind: node.layerClass.name, property, recorded: recorded, now: now))
      }
    }
    return nil
  }

  private func eventDifference(from original: Recording, _ time: Double, _ isPart: Bool) -> RecordDifference? {
    let mine = events.prefix { $0.time <= time }
    let others = original.events.prefix { $0.time <= time }
    for index in 0..<max(mine.count, others.count) {
      let event = index < mine.count ? mine[index] : nil
      let other = index < others.count ? others[index] : nil
      if let event, let other, event.withoutNumbers == other.withoutNumbers { continue }
      if isPart, event == nil, other?.time == time { return nil }
      return RecordDifference(
        time: min(event?.time ?? .infinity, other?.time ?? .infinity), what: .event(recorded: other, now: event))
    }
    return nil
  }
}

extension AnimationRecord {
  fileprivate func isSame(as other: AnimationRecord, upTo last: CommitIndex) -> Bool {
    key == other.key && added == other.added && node.id == other.node.id && spec.timing == other.spec.timing
      && summary == other.summary && (removed == other.removed || removed > last && other.removed > last)
  }
}

extension StageEvent {
  /// The event with serial numbers left out of its text.
  fileprivate var withoutNumbers: StageEvent {
    StageEvent(time: time, name: name, subject: Self.plain(subject), detail: Self.plain(detail))
  }

  private static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var result: [UInt8] = []
    var isNumber = false
    for byte in text.utf8 {
      if isNumber, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { continue }
      isNumber = byte == UInt8(ascii: "#")
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension AnimatableValue {
  /// Compares bit patterns: a nil colour holds NaN, and equals another nil colour.
  fileprivate func isSame(as other: AnimatableValue) -> Bool {
    if self == other { return true }
    return kind == other.kind && components.elementsEqual(other.components) { $0.bitPattern == $1.bitPattern }
      && !components.isEmpty
  }
}
