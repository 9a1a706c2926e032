import MotionMath

/// Compiles the animations attached at a commit into a `Plan`.
struct PlanBuilder {
  private let timeline: Timeline
  private let commit: CommitIndex
  private var delay: (layer: LayerID, seconds: Double)?
  private var clocks: [Plan.Clock] = [.world]
  private var clockOfNode: [LayerID: Int] = [:]
  private var clockIndex: [Plan.Clock: Int] = [:]
  private var timings: [PlanTiming] = []
  private var timingIndex: [PlanTiming: Int] = [:]
  private var motions: [Motion] = []
  private var stacks: [Stack] = []
  /// The stack a layer got last; its others are linked from there.
  private var stackOfLayer = LayerTable()
  private var layers: [LayerID] = []
  private var transitions: [Plan.Transition] = []

  /// One motion of one property.
  private struct Motion {
    let motion: PropertyMotion
    let stack: Int
    let timing: Int
    /// How many motions of the property are under it.
    let rank: Int
  }

  /// All motions of one property of one layer.
  private struct Stack {
    let node: LayerNode
    let property: LayerProperty
    /// The layer's stack before this one, or -1.
    let next: Int
    var count = 0
    var isStraight = true
    var isAdditive = false
    var output = 0

    var isSingleLine: Bool { count == 1 && isStraight && !isAdditive }
  }

  /// - Parameter delay: A layer, and how many seconds of its time what is inside it runs later.
  static func build(
    _ timeline: Timeline, at commit: CommitIndex, delay: (layer: LayerID, seconds: Double)? = nil
  ) -> Plan {
    var builder = PlanBuilder(timeline, commit)
    builder.delay = delay
    timeline.forEachAnimation(at: commit) { builder.add($0) }
    return builder.plan()
  }

  private init(_ timeline: Timeline, _ commit: CommitIndex) {
    self.timeline = timeline
    self.commit = commit
  }

  // MARK: Collecting

  private mutating func add(_ record: AnimationRecord) {
    let node = record.node
    guard node.isHosted.value(at: commit) == true else { return }
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
      let curve = spec.timingFunction.map { PlanTiming.ProgressCurve.bezier($0) } ?? .linear
      let timing = index(of: PlanTiming(clock: clock, timing: spec.timing, curve: curve))
      transitions.append(Plan.Transition(layer: node.id, timing: timing, motion: motion))
    }
  }

  private mutating func add(_ motion: PropertyMotion, _ spec: AnimationSpec, of node: LayerNode, clock: Int) {
    let property = motion.keyPath.property
    let stack = stack(of: property, node)
    let timing = index(of: PlanTiming(clock: clock, timing: spec.timing, curve: Self.curve(of: motion, spec)))
    motions.append(Motion(motion: motion, stack: stack, timing: timing, rank: stacks[stack].count))
    stacks[stack].count += 1
    if motion.isAdditive { stacks[stack].isAdditive = true }
    if motion.linear == nil { stacks[stack].isStraight = false }
  }

  private static func curve(of motion: PropertyMotion, _ spec: AnimationSpec) -> PlanTiming.ProgressCurve {
    if case .spring(let spring, _, _, _) = motion.motion { return .spring(spring, spec.timingFunction) }
    return spec.timingFunction.map { .bezier($0) } ?? .linear
  }

  private mutating func stack(of property: LayerProperty, _ node: LayerNode) -> Int {
    let newest = stackOfLayer.value(of: node.id).map { Int($0) } ?? -1
    var index = newest
    while index >= 0 {
      if stacks[index].property == property { return index }
      index = stacks[index].next
    }
    if newest < 0 { layers.append(node.id) }
    stackOfLayer.set(node.id, to: Int32(stacks.count))
    stacks.append(Stack(node: node, property: property, next: newest))
    return stacks.count - 1
  }

  // MARK: Clocks and timings

  /// The clock a layer's animations live by: its own local time.
  private mutating func clock(of node: LayerNode) -> Int {
    let own = node.clock.value(at: commit) ?? .identity
    let parent = node.superlayer.value(at: commit).flatMap { $0 }
    var above = parent.map { shared(clockOf: $0) } ?? 0
    if let delay, parent?.id == delay.layer { above = index(of: .delayed(parent: above, by: delay.seconds)) }
    return own == .identity ? above : index(of: .layer(parent: above, own))
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
    clocks.append(clock)
    clockIndex[clock] = clocks.count - 1
    return clocks.count - 1
  }

  private mutating func index(of timing: PlanTiming) -> Int {
    if let last = timings.last, last == timing { return timings.count - 1 }
    if let known = timingIndex[timing] { return known }
    timings.append(timing)
    timingIndex[timing] = timings.count - 1
    return timings.count - 1
  }

  // MARK: Laying out

  private mutating func plan() -> Plan {
    var places: [Int32] = []
    let columns = TimingColumns(timings, places: &places)
    var lines = LineColumns()
    layOutSingleLines(places, columns.count, into: &lines)
    var objects: [AnimatableValue] = []
    layOutStacks(&lines, &objects)
    var tracks: [Plan.Track] = []
    layOutMotions(places, into: &lines, &tracks)
    let placed = transitions.map {
      Plan.Transition(layer: $0.layer, timing: Int(places[$0.timing]), motion: $0.motion)
    }
    return Plan(
      clocks: clocks, timings: columns, lines: lines, tracks: tracks, transitions: placed, objects: objects,
      slots: slots())
  }

  /// Puts the single lines in the order of their timings' places: a counting sort. Components of the property that do
  /// not move go along as lines that end where they start.
  private mutating func layOutSingleLines(_ places: [Int32], _ placeCount: Int, into lines: inout LineColumns) {
    var offsets = Array(repeating: 0, count: placeCount + 1)
    let single = motions.indices.filter { stacks[motions[$0].stack].isSingleLine }
    for index in single {
      offsets[Int(places[motions[index].timing]) + 1] += stacks[motions[index].stack].property.width
    }
    for place in offsets.indices.dropFirst() { offsets[place] += offsets[place - 1] }
    let total = offsets[placeCount]
    lines.models = Array(repeating: 0, count: total)
    lines.starts = lines.models
    lines.ends = lines.models
    lines.timings = Array(repeating: 0, count: total)
    for index in single {
      let (place, stack) = (places[motions[index].timing], motions[index].stack)
      let output = offsets[Int(place)]
      let width = stacks[stack].property.width
      offsets[Int(place)] += width
      stacks[stack].output = output
      for component in 0..<width {
        let model = model(stack, component)
        lines.models[output + component] = model
        lines.starts[output + component] = model
        lines.ends[output + component] = model
        lines.timings[output + component] = place
      }
      guard let line = motions[index].motion.linear else { continue }
      for component in 0..<line.count {
        lines.starts[output + line.firstComponent + component] = line.start[component]
        lines.ends[output + line.firstComponent + component] = line.end[component]
      }
    }
    lines.divide()
  }

  private func model(_ stack: Int, _ component: Int) -> Double {
    stacks[stack].node.component(stacks[stack].property, component, at: commit)
  }

  /// Gives every other property its place.
  private mutating func layOutStacks(_ lines: inout LineColumns, _ objects: inout [AnimatableValue]) {
    for index in stacks.indices where !stacks[index].isSingleLine {
      let stack = stacks[index]
      if stack.property.page == nil {
        stacks[index].output = objects.count
        objects.append(stack.node.value(stack.property, at: commit))
      } else {
        stacks[index].output = lines.count
        for component in 0..<stack.property.width { lines.stackModels.append(model(index, component)) }
      }
    }
  }

  /// Sorts stacked lines into runs: by their place in their property's stack, then by timing, so that a later animation
  /// writes over an earlier one and neighbours share a timing. What is no line becomes a track.
  private func layOutMotions(_ places: [Int32], into lines: inout LineColumns, _ tracks: inout [Plan.Track]) {
    var order: [(rank: Int, timing: Int, isAdditive: Bool, index: Int)] = []
    for (index, motion) in motions.enumerated() {
      let stack = stacks[motion.stack]
      let place = Int(places[motion.timing])
      if !stack.isStraight {
        tracks.append(
          Plan.Track(property: stack.property, output: stack.output, timing: place, motion: motion.motion))
      } else if !stack.isSingleLine {
        order.append((motion.rank, place, motion.motion.isAdditive, index))
      }
    }
    order.sort {
      ($0.rank, $0.timing, $0.isAdditive ? 1 : 0, $0.index) < ($1.rank, $1.timing, $1.isAdditive ? 1 : 0, $1.index)
    }
    var first = 0
    while first < order.count {
      let begin = lines.targets.count
      let (rank, timing, isAdditive, _) = order[first]
      while first < order.count, (order[first].rank, order[first].timing) == (rank, timing),
        order[first].isAdditive == isAdditive
      {
        append(motions[order[first].index], to: &lines)
        first += 1
      }
      lines.runs.append(
        LineColumns.Run(timing: timing, isAdditive: isAdditive, range: begin..<lines.targets.count))
    }
  }

  private func append(_ motion: Motion, to lines: inout LineColumns) {
    guard let line = motion.motion.linear else { return }
    let stack = stacks[motion.stack]
    for component in 0..<line.count {
      lines.targets.append(Int32(stack.output + line.firstComponent + component))
      lines.stackStarts.append(line.start[component])
      lines.stackEnds.append(line.end[component])
    }
  }

  /// Where each animated property of each layer ended up.
  private func slots() -> SlotTable {
    var table = SlotTable()
    for layer in layers {
      var slots: [Slot] = []
      var index = stackOfLayer.value(of: layer).map { Int($0) } ?? -1
      while index >= 0 {
        let stack = stacks[index]
        slots.append(
          Slot(property: stack.property, isLast: stack.next < 0, output: Int32(stack.output)))
        index = stack.next
      }
      table.add(slots, of: layer)
    }
    return table
  }
}
