import MotionMath

/// Compiles the animations attached at a commit into a `Plan`: collects their clocks, timings and motions, and lays
/// each out in columns.
struct PlanBuilder {
  private let commit: CommitIndex
  private var clocks: PlanClocks
  private var timings = Numbering<PlanTiming>()
  private var stacks = MotionStacks()
  private var transitions: [Plan.Transition] = []
  private var recentTimings: [(pace: AnimationPace, clock: Int, number: Int)] = []

  /// - Parameter delay: A layer, and by how many seconds of its time the animations inside it run later.
  static func build(
    _ recording: Recording, at commit: CommitIndex, delay: (layer: LayerID, seconds: Double)? = nil
  ) -> Plan {
    var builder = PlanBuilder(at: commit, delay: delay)
    recording.animations.forEach(at: commit) { builder.add($0.spec, of: recording.nodes[Int($0.layer.index)]) }
    return builder.plan()
  }

  private init(at commit: CommitIndex, delay: (layer: LayerID, seconds: Double)?) {
    self.commit = commit
    clocks = PlanClocks(at: commit, delay: delay)
  }

  private mutating func add(_ spec: AnimationSpec, of node: LayerNode) {
    guard node.isHosted.value(at: commit) == true else { return }
    add(spec, of: node, clock: spec.followsWorld ? Plan.worldClock : clocks.clock(of: node))
  }

  private mutating func add(_ spec: AnimationSpec, of node: LayerNode, clock: Int) {
    switch spec.effect {
    case .nothing: break
    case .property(let motion): add(motion, spec, of: node, clock)
    case .path(let motion, let turn):
      add(motion, spec, of: node, clock)
      add(turn, spec, of: node, clock)
    case .group(let children):
      let inside = clocks.clock(ofGroup: spec, in: clock)
      for child in children { add(child, of: node, clock: inside) }
    case .transition(let motion):
      transitions.append(Plan.Transition(layer: node.id, timing: timing(of: spec, clock), motion: motion))
    }
  }

  private mutating func add(_ motion: PropertyMotion, _ spec: AnimationSpec, of node: LayerNode, _ clock: Int) {
    stacks.add(motion, of: node, timing: timing(of: spec, clock, motion.spring))
  }

  private mutating func timing(of spec: AnimationSpec, _ clock: Int, _ spring: Spring? = nil) -> Int {
    if let spring { return number(spec, clock, .spring(spring, spec.timingFunction)) }
    // Neighbours share their paces: finding one again costs less than comparing it.
    for recent in recentTimings where recent.pace === spec.pace && recent.clock == clock { return recent.number }
    let number = number(spec, clock, spec.timingFunction.map { .bezier($0) } ?? .linear)
    if recentTimings.count == 8 { recentTimings.removeFirst() }
    recentTimings.append((spec.pace, clock, number))
    return number
  }

  private mutating func number(_ spec: AnimationSpec, _ clock: Int, _ curve: PlanTiming.ProgressCurve) -> Int {
    timings.number(of: PlanTiming(clock: clock, timing: spec.timing, curve: curve))
  }

  private func plan() -> Plan {
    var places: [Int32] = []
    let columns = TimingColumns(timings.values, places: &places)
    let layout = MotionLayout(stacks, places: places, placeCount: columns.count, at: commit)
    return Plan(
      clocks: clocks.clocks, timings: columns, lines: layout.lines, tracks: layout.tracks,
      transitions: transitions.map {
        Plan.Transition(layer: $0.layer, timing: Int(places[$0.timing]), motion: $0.motion)
      },
      objects: layout.objects, slots: stacks.slots(outputs: layout.outputs))
  }
}

/// The clocks of a plan, and the one each layer's animations follow.
private struct PlanClocks {
  private let commit: CommitIndex
  private let delay: (layer: LayerID, seconds: Double)?
  private var numbering = Numbering<Plan.Clock>()
  private var clockOfShared: [LayerID: Int] = [:]

  /// - Parameter delay: A layer, and by how many seconds of its time the animations inside it run later.
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
    let timing = node.clock.value(at: commit) ?? .identity
    return timing == .identity ? above : numbering.number(of: .layer(parent: above, timing))
  }

  /// The basic time of a group that follows the clock `parent`.
  mutating func clock(ofGroup group: AnimationSpec, in parent: Int) -> Int {
    numbering.number(of: .group(parent: parent, group.timing, group.timingFunction))
  }

  /// The clock of a layer that contains others, cached so that siblings walk up the tree once.
  private mutating func shared(_ node: LayerNode) -> Int {
    if let cached = clockOfShared[node.id] { return cached }
    let clock = clock(of: node)
    clockOfShared[node.id] = clock
    return clock
  }
}
