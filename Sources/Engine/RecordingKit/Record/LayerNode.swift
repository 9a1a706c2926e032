package import MotionMath

/// Everything that was ever committed about one layer.
package final class LayerNode {
  private let base: LayerValues
  private var changes: [PropertyHistory] = []

  /// Nil inside means: not in a window, or a root.
  private(set) var superlayer = StepHistory<LayerNode?>()
  package let id: LayerID
  var sublayers = StepHistory<[LayerNode]>()
  /// The place of its class among the recording's.
  let classNumber: Int32
  var isHosted = StepHistory<Bool>()
  /// Histories that few layers have, allocated with the first value.
  private var rare: RareHistories?
  private unowned let recording: Recording
  private var openAnimationCount: Int32 = 0
  /// The last animation added, or -1.
  private(set) var lastAnimation: Int32 = -1

  private final class RareHistories {
    var clock = StepHistory<LayerClock>()
    var mask = StepHistory<LayerNode?>()
    var name = StepHistory<String>()
  }

  init(in recording: Recording, id: LayerID, classNumber: Int32, values: LayerValues) {
    self.recording = recording
    self.id = id
    self.classNumber = classNumber
    base = values
  }

  // MARK: Writing

  package func setClock(_ value: LayerClock, at commit: CommitIndex) {
    madeRare.clock.append(value, at: commit)
    recording.beginEpoch(at: commit)
  }

  package func setMask(_ value: LayerNode?, at commit: CommitIndex) { madeRare.mask.append(value, at: commit) }

  package func setName(_ value: String, at commit: CommitIndex) { madeRare.name.append(value, at: commit) }

  private var madeRare: RareHistories {
    if let rare { return rare }
    let made = RareHistories()
    rare = made
    return made
  }

  /// Releases the layers it was ever in and that were in it, which refer back to it.
  func releaseLayers() {
    superlayer = StepHistory()
    sublayers = StepHistory()
    rare = nil
  }

  package func setSuperlayer(_ value: LayerNode?, at commit: CommitIndex) {
    if !superlayer.isEmpty { recording.beginEpoch(at: commit) }
    superlayer.append(value, at: commit)
  }

  /// - Parameter serial: The animation's place among all of the recording.
  func attach(_ serial: Int) {
    lastAnimation = Int32(serial)
    openAnimationCount += 1
  }

  func detachAnimation() { openAnimationCount -= 1 }

  /// Records the value that `values` hold for `property`, from `commit` on; nothing when it has not changed.
  package func record(_ property: LayerProperty, of values: LayerValues, at commit: CommitIndex) {
    if openAnimationCount > 0 { recording.beginEpoch(at: commit) }
    if let index = changes.firstIndex(where: { $0.property == property }) {
      changes[index].append(values, at: commit)
    } else if !base.isSame(property, as: values) {
      changes.append(PropertyHistory(property))
      changes[changes.count - 1].append(values, at: commit)
    }
  }

  // MARK: Reading

  /// Whether a value of it was set, or an animation added to it or taken off, after `commit`.
  package func wasTouched(after commit: CommitIndex) -> Bool {
    if changes.contains(where: { ($0.changes.last ?? -1) > commit }) { return true }
    var serial = Int(lastAnimation)
    while serial >= 0 {
      if recording.animations.added(serial) > commit { return true }
      let removed = recording.animations.removed(serial)
      if removed > commit, removed != .max { return true }
      serial = Int(recording.animations[serial].previous)
    }
    return false
  }

  /// Whether a value of it was set in one of these commits.
  package func wasSet(in commits: ClosedRange<CommitIndex>) -> Bool {
    changes.contains { $0.changes.contains(where: commits.contains) }
  }

  /// The properties that were set after `commit`, and for each the commit that set it last.
  package func properties(setAfter commit: CommitIndex) -> [(property: LayerProperty, last: CommitIndex)] {
    changes.compactMap { history in
      guard let last = history.changes.last, last > commit else { return nil }
      return (history.property, last)
    }
  }

  /// Every animation it ever had, in the order of adding.
  package var animations: [AnimationRecord] {
    var records: [AnimationRecord] = []
    var serial = Int(lastAnimation)
    while serial >= 0 {
      records.append(AnimationRecord(recording: recording, serial: serial))
      serial = Int(recording.animations[serial].previous)
    }
    return records.reversed()
  }

  /// The number of the layer among those of its class; 0 for none.
  package var number: Int { Int(recording.layerNumbers[Int(id.index)]) }

  package var layerClass: LayerClass { recording.layerClasses.values[Int(classNumber)] }

  var clock: StepHistory<LayerClock> { rare?.clock ?? StepHistory() }
  var mask: StepHistory<LayerNode?> { rare?.mask ?? StepHistory() }
  var name: StepHistory<String> { rare?.name ?? StepHistory() }
  /// Whether this is the last name on record. Asked here, of every layer that a commit changes.
  package func isNamed(_ name: String) -> Bool { rare?.name.last == name }

  /// The properties that changed after the layer's first commit.
  var histories: [PropertyHistory] { changes }

  /// The committed model value at `commit`.
  package func value(_ property: LayerProperty, at commit: CommitIndex) -> AnimatableValue {
    for history in changes where history.property == property {
      if let entry = history.entry(at: commit) { return history.value(of: entry) }
    }
    return base[property]
  }

  /// Whether the property always had its default. May be false for one that was set and set back.
  package func isDefault(_ property: LayerProperty) -> Bool {
    base.isUntouched(property) && !changes.contains { $0.property == property }
  }

  /// One component of the committed model value of a vector property at `commit`.
  package func component(_ property: LayerProperty, _ index: Int, at commit: CommitIndex) -> Double {
    for history in changes where history.property == property {
      if let entry = history.entry(at: commit) { return history.component(index, of: entry) }
    }
    return base.component(property, index)
  }

  /// The layer's own time when it is `time` in the world, both in seconds, as the clocks were at `commit`.
  func localTime(at time: Double, after commit: CommitIndex) -> Double {
    var clocks: [LayerClock] = []
    var next: LayerNode? = self
    while let node = next {
      if let clock = node.clock.value(at: commit), clock != .identity { clocks.append(clock) }
      next = node.superlayer.value(at: commit).flatMap { $0 }
    }
    return clocks.reversed().reduce(time) { $1.localTime(at: $0) }
  }

  /// The first property, by commit up to `last`, that differs from another record's; nil when they agree that far.
  func firstDifference(from other: LayerNode, upTo last: CommitIndex) -> (commit: CommitIndex, property: LayerProperty)?
  {
    var first: (commit: CommitIndex, property: LayerProperty)?
    for property in LayerProperty.allCases where !base.isSame(property, as: other.base) { return (0, property) }
    for property in Set(changes.map(\.property) + other.changes.map(\.property)) {
      let mine = changes.first { $0.property == property } ?? PropertyHistory(property)
      let others = other.changes.first { $0.property == property } ?? PropertyHistory(property)
      guard let commit = mine.firstDifference(from: others, upTo: last) else { continue }
      if let earlier = first, (earlier.commit, earlier.property.rawValue) < (commit, property.rawValue) { continue }
      first = (commit, property)
    }
    return first
  }
}

/// A layer's class, and the class of the view whose layer it is.
package struct LayerClass: Hashable {
  package let kind: LayerKind
  /// As printed: Apple's name of the class, or the one a program gave its own.
  package let name: String
  /// `UIView`, `UIButton`, …; nil for a layer without a view.
  package let owner: String?
  /// True for layers of the system's own motion: they are drawn, and are no tracks.
  package let isAdornment: Bool

  package init(_ kind: LayerKind, name: String? = nil, owner: String? = nil, isAdornment: Bool = false) {
    self.kind = kind
    self.name = name ?? kind.className
    self.owner = owner
    self.isAdornment = isAdornment
  }
}

/// A layer's identifier in the record; stable for the life of the recording.
public struct LayerID: Hashable, Sendable, Comparable {
  package let index: Int32
  package init(index: Int32) { self.index = index }
  public static func < (first: LayerID, second: LayerID) -> Bool { first.index < second.index }
}
