import MotionMath

/// The animations attached at one commit, compiled to columns: which clocks tick, which timings follow them, and which
/// components each timing moves along which lines. Sampling it costs one curve solution per distinct timing and a
/// multiply and two additions per moving component.
final class Plan {
  let stamp: UInt64
  let commit: CommitIndex

  /// Clock 0 is the world's time; each other one follows an earlier one.
  var clocks: [Clock] = [.world]
  var timings: [Timing] = []

  /// Straight-line tracks, sorted so that a run shares its timing and its manner of writing.
  var runs: [Run] = []
  var targets: [Int32] = []
  var starts: [Double] = []
  var ends: [Double] = []
  /// Everything that is not a straight line, in the order of adding.
  var tracks: [Track] = []
  var transitions: [(node: LayerNode, timing: Int, motion: TransitionMotion)] = []

  /// The model values of every animated property: what the tracks write over.
  var initial: [Double] = []
  var initialObjects: [AnimatableValue] = []
  /// One per animated layer: its first slot; slots of a layer are linked.
  var entries: [Int32] = []
  var entryOfLayer: [LayerID: Int32] = [:]
  var slots: [Slot] = []

  init(stamp: UInt64, commit: CommitIndex) {
    self.stamp = stamp
    self.commit = commit
  }

  enum Clock: Hashable {
    case world
    case layer(parent: Int, LayerClock)
    case group(parent: Int, CAMediaTiming, CAMediaTimingFunction?)
  }

  struct Timing: Hashable {
    let clock: Int
    let timing: CAMediaTiming
    let curve: ProgressCurve

    func hash(into hasher: inout Hasher) {
      hasher.combine(clock)
      hasher.combine(timing.beginTime)
      hasher.combine(timing.duration)
    }
  }

  /// What turns the fraction of an iteration into progress.
  enum ProgressCurve: Hashable {
    case linear
    case bezier(CAMediaTimingFunction)
    /// The spring runs in seconds; a timing function warps its time.
    case spring(Spring, CAMediaTimingFunction?)
  }

  struct Run {
    let timing: Int32
    let isAdditive: Bool
    let range: Range<Int>
  }

  struct Track {
    let slot: Int32
    let timing: Int32
    let motion: PropertyMotion
  }

  /// Where an animated property's value is: `output` counts `Double`s for a vector property, objects for another.
  struct Slot {
    let property: LayerProperty
    let output: Int32
    let next: Int32
    var isGeneral: Bool
    var rank: Int32
  }

  /// The slot of `property` of `node`, or nil when it is not animated.
  func slot(_ node: LayerNode, _ property: LayerProperty) -> Slot? {
    guard let entry = entry(of: node) else { return nil }
    var index = entries[Int(entry)]
    while index >= 0 {
      let slot = slots[Int(index)]
      if slot.property == property { return slot }
      index = slot.next
    }
    return nil
  }

  func entry(of node: LayerNode) -> Int32? {
    if node.planStamp == stamp { return node.planEntry }
    return entryOfLayer[node.id]
  }
}
