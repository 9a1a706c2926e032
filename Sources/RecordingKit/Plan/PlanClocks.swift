import MotionMath

/// The clocks of a plan, and which of them each layer's animations live by.
struct PlanClocks {
  private let commit: CommitIndex
  private let delay: (layer: LayerID, seconds: Double)?
  private var numbering = Numbering<Plan.Clock>()
  private var clockOfShared: [LayerID: Int] = [:]

  /// - Parameter delay: A layer, and how many seconds of its time what is inside it runs later.
  init(at commit: CommitIndex, delay: (layer: LayerID, seconds: Double)?) {
    self.commit = commit
    self.delay = delay
    _ = numbering.number(of: .world)
  }

  var clocks: [Plan.Clock] { numbering.values }

  /// The clock of a layer's animations: its own local time.
  mutating func clock(of node: LayerNode) -> Int {
    let parent = node.superlayer.value(at: commit).flatMap { $0 }
    var above = parent.map { shared($0) } ?? Plan.worldClock
    if let delay, parent?.id == delay.layer {
      above = numbering.number(of: .delayed(parent: above, by: delay.seconds))
    }
    let own = node.clock.value(at: commit) ?? .identity
    return own == .identity ? above : numbering.number(of: .layer(parent: above, own))
  }

  /// The basic time of a group that follows the clock `parent`.
  mutating func clock(ofGroup group: AnimationSpec, in parent: Int) -> Int {
    numbering.number(of: .group(parent: parent, group.timing, group.timingFunction))
  }

  /// The clock of a layer that others are in: remembered, so that siblings walk up once.
  private mutating func shared(_ node: LayerNode) -> Int {
    if let known = clockOfShared[node.id] { return known }
    let clock = clock(of: node)
    clockOfShared[node.id] = clock
    return clock
  }
}
