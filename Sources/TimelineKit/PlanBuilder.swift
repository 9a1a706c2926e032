import MotionMath

/// Compiles the animations attached at a commit into a `Plan`.
struct PlanBuilder {
  private let timeline: Timeline
  private let plan: Plan
  private var clockOfNode: [LayerID: Int] = [:]
  private var clockIndex: [Plan.Clock: Int] = [:]
  private var timingIndex: [Plan.Timing: Int] = [:]
  private var pending: [(slot: Int32, timing: Int32, rank: Int32, motion: PropertyMotion)] = []

  static func build(_ timeline: Timeline, at commit: CommitIndex, stamp: UInt64) -> Plan {
    var builder = PlanBuilder(timeline, commit, stamp)
    timeline.forEachAnimation(at: commit) { builder.add($0) }
    builder.layOut()
    return builder.plan
  }

  private init(_ timeline: Timeline, _ commit: CommitIndex, _ stamp: UInt64) {
    self.timeline = timeline
    plan = Plan(stamp: stamp, commit: commit)
  }

  // MARK: Collecting

  private mutating func add(_ record: AnimationRecord) {
    let node = record.node
    guard node.isHosted.value(at: plan.commit) == true else { return }
    add(record.spec, of: node, clock: clock(of: node))
  }

  private mutating func add(_ spec: AnimationSpec, of node: LayerNode, clock: Int) {
    switch spec.effect {
    case .properties(let motions):
      for motion in motions { add(motion, spec, of: node, clock: clock) }
    case .group(let children):
      let inside = index(of: .group(parent: clock, spec.timing, spec.timingFunction))
      for child in children { add(child, of: node, clock: inside) }
    case .transition(let motion):
      let curve = spec.timingFunction.map { Plan.ProgressCurve.bezier($0) } ?? .linear
      let timing = index(of: Plan.Timing(clock: clock, timing: spec.timing, curve: curve))
      plan.transitions.append((node, timing, motion))
    }
  }

  private mutating func add(_ motion: PropertyMotion, _ spec: AnimationSpec, of node: LayerNode, clock: Int) {
    let curve = Self.curve(of: motion, spec.timingFunction)
    let timing = index(of: Plan.Timing(clock: clock, timing: spec.timing, curve: curve))
    let slot = slot(of: motion.keyPath.property, node)
    if motion.linear == nil { plan.slots[slot].isGeneral = true }
    pending.append((Int32(slot), Int32(timing), plan.slots[slot].rank, motion))
    plan.slots[slot].rank += 1
  }

  private static func curve(of motion: PropertyMotion, _ function: CAMediaTimingFunction?) -> Plan.ProgressCurve {
    if case .spring(let spring, _, _, _) = motion.motion { return .spring(spring, function) }
    return function.map { .bezier($0) } ?? .linear
  }

  /// The clock a layer's animations live by: its own local time.
  private mutating func clock(of node: LayerNode) -> Int {
    let own = node.clock.value(at: plan.commit) ?? .identity
    let parent = node.superlayer.value(at: plan.commit).flatMap { $0 }
    if own == .identity { return parent.map { shared(clockOf: $0) } ?? 0 }
    let above = parent.map { shared(clockOf: $0) } ?? 0
    return index(of: .layer(parent: above, own))
  }

  /// The clock of a layer that others share; remembered, so that siblings walk up once.
  private mutating func shared(clockOf node: LayerNode) -> Int {
    if let known = clockOfNode[node.id] { return known }
    let clock = clock(of: node)
    clockOfNode[node.id] = clock
    return clock
  }

  private mutating func index(of clock: Plan.Clock) -> Int {
    if let known = clockIndex[clock] { return known }
    plan.clocks.append(clock)
    clockIndex[clock] = plan.clocks.count - 1
    return plan.clocks.count - 1
  }

  private mutating func index(of timing: Plan.Timing) -> Int {
    if let last = plan.timings.last, last == timing { return plan.timings.count - 1 }
    if let known = timingIndex[timing] { return known }
    plan.timings.append(timing)
    timingIndex[timing] = plan.timings.count - 1
    return plan.timings.count - 1
  }

  private func slot(of property: LayerProperty, _ node: LayerNode) -> Int {
    let entry = entry(of: node)
    var index = plan.entries[entry]
    while index >= 0 {
      if plan.slots[Int(index)].property == property { return Int(index) }
      index = plan.slots[Int(index)].next
    }
    let isVector = property.page != nil
    let output = isVector ? plan.initial.count : plan.initialObjects.count
    if isVector {
      for index in 0..<property.width {
        plan.initial.append(node.component(property, index, at: plan.commit))
      }
    } else {
      plan.initialObjects.append(node.value(property, at: plan.commit))
    }
    plan.slots.append(
      Plan.Slot(
        property: property, output: Int32(output), next: plan.entries[entry], isGeneral: !isVector, rank: 0))
    plan.entries[entry] = Int32(plan.slots.count - 1)
    return plan.slots.count - 1
  }

  private func entry(of node: LayerNode) -> Int {
    if node.planStamp == plan.stamp { return Int(node.planEntry) }
    plan.entries.append(-1)
    node.planStamp = plan.stamp
    node.planEntry = Int32(plan.entries.count - 1)
    plan.entryOfLayer[node.id] = node.planEntry
    return plan.entries.count - 1
  }

  // MARK: Laying out

  /// Sorts the straight lines into runs: by their place in their property's stack, then by timing, so that a later
  /// animation writes over an earlier one and neighbours share a solution.
  private mutating func layOut() {
    var order: [(key: UInt64, index: Int)] = []
    for (index, track) in pending.enumerated() {
      if plan.slots[Int(track.slot)].isGeneral {
        plan.tracks.append(Plan.Track(slot: track.slot, timing: track.timing, motion: track.motion))
      } else {
        let manner: UInt64 = track.motion.isAdditive ? 1 : 0
        let key = UInt64(track.rank) << 33 | UInt64(track.timing) << 1 | manner
        order.append((key, index))
      }
    }
    order.sort { ($0.key, $0.index) < ($1.key, $1.index) }
    var first = 0
    while first < order.count {
      var end = first
      let key = order[first].key
      let begin = plan.targets.count
      while end < order.count, order[end].key == key {
        append(pending[order[end].index])
        end += 1
      }
      let track = pending[order[first].index]
      plan.runs.append(
        Plan.Run(timing: track.timing, isAdditive: track.motion.isAdditive, range: begin..<plan.targets.count))
      first = end
    }
  }

  private func append(_ track: (slot: Int32, timing: Int32, rank: Int32, motion: PropertyMotion)) {
    guard let linear = track.motion.linear else { return }
    let output = plan.slots[Int(track.slot)].output + Int32(linear.firstComponent)
    for (index, start) in linear.start.enumerated() {
      plan.targets.append(output + Int32(index))
      plan.starts.append(start)
      plan.ends.append(linear.end[index])
    }
  }
}
