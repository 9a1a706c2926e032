import MotionMath

/// The order of a plan's columns: single straight lines in the order of their timings, then properties with several
/// motions or motions of other kinds, then properties that are objects.
struct MotionLayout {
  private(set) var lines = LineColumns()
  private(set) var tracks: [Plan.Track] = []
  /// The model values of the properties that are objects.
  private(set) var objects: [AnimatableValue] = []
  /// Where each stack's first component, or its object, is.
  private(set) var outputs: [Int]

  private let motions: [MotionStacks.Motion]
  private let stacks: [MotionStacks.Stack]
  private let commit: CommitIndex

  /// - Parameters:
  ///   - places: Where each timing is among the progresses of a sample.
  ///   - placeCount: How many progresses there are.
  init(_ stacks: MotionStacks, places: [Int32], placeCount: Int, at commit: CommitIndex) {
    self.stacks = stacks.stacks
    self.commit = commit
    motions = stacks.motions
    outputs = Array(repeating: 0, count: stacks.stacks.count)
    placeSingleLines(places, placeCount)
    placeStacks()
    placeStackedMotions(places)
  }

  private func model(_ stack: MotionStacks.Stack, _ component: Int) -> Double {
    stack.node.component(stack.property, component, at: commit)
  }

  // MARK: Single lines

  /// A counting sort by the places of the timings.
  private mutating func placeSingleLines(_ places: [Int32], _ placeCount: Int) {
    let single = motions.filter { stacks[$0.stack].isSingleLine }
    var offsets = Array(repeating: 0, count: placeCount + 1)
    for motion in single { offsets[Int(places[motion.timing]) + 1] += stacks[motion.stack].property.width }
    for slot in offsets.indices.dropFirst() { offsets[slot] += offsets[slot - 1] }
    lines = LineColumns(singleLines: offsets[placeCount])
    for motion in single {
      let slot = places[motion.timing]
      outputs[motion.stack] = offsets[Int(slot)]
      offsets[Int(slot)] += stacks[motion.stack].property.width
      drawSingleLine(motion, slot)
    }
    lines.divide()
  }

  /// Components of the property that do not move are lines too, which end where they start.
  private mutating func drawSingleLine(_ motion: MotionStacks.Motion, _ slot: Int32) {
    let (stack, first) = (stacks[motion.stack], outputs[motion.stack])
    for component in 0..<stack.property.width {
      let model = model(stack, component)
      lines.models[first + component] = model
      lines.starts[first + component] = model
      lines.ends[first + component] = model
      lines.timings[first + component] = slot
    }
    guard let line = motion.motion.linear else { return }
    for component in 0..<line.count {
      lines.starts[first + line.firstComponent + component] = line.start[component]
      lines.ends[first + line.firstComponent + component] = line.end[component]
    }
  }

  // MARK: Stacks

  private mutating func placeStacks() {
    for (index, stack) in stacks.enumerated() where !stack.isSingleLine {
      if stack.property.page == nil {
        outputs[index] = objects.count
        objects.append(stack.node.value(stack.property, at: commit))
      } else {
        outputs[index] = lines.count
        for component in 0..<stack.property.width { lines.stackModels.append(model(stack, component)) }
      }
    }
  }

  /// The sort key of stacked lines: a later animation writes over an earlier one, and neighbours share a timing.
  private struct RunKey: Comparable {
    let rank: Int
    let timing: Int
    let isAdditive: Bool

    static func < (first: RunKey, second: RunKey) -> Bool {
      (first.rank, first.timing, first.isAdditive ? 1 : 0) < (second.rank, second.timing, second.isAdditive ? 1 : 0)
    }
  }

  /// Places straight motions as runs of lines, and the others as tracks.
  private mutating func placeStackedMotions(_ places: [Int32]) {
    var order: [(key: RunKey, index: Int)] = []
    for (index, motion) in motions.enumerated() {
      let (stack, timing) = (stacks[motion.stack], Int(places[motion.timing]))
      if !stack.isStraight {
        tracks.append(
          Plan.Track(
            property: stack.property, output: outputs[motion.stack], timing: timing, motion: motion.motion))
      } else if !stack.isSingleLine {
        order.append((RunKey(rank: motion.rank, timing: timing, isAdditive: motion.motion.isAdditive), index))
      }
    }
    order.sort { $0.key == $1.key ? $0.index < $1.index : $0.key < $1.key }
    for run in order.chunked(by: { $0.key == $1.key }) {
      let first = lines.targets.count
      for entry in run { drawStackedLine(motions[entry.index]) }
      let key = run[run.startIndex].key
      lines.runs.append(
        LineColumns.Run(timing: key.timing, isAdditive: key.isAdditive, range: first..<lines.targets.count))
    }
  }

  private mutating func drawStackedLine(_ motion: MotionStacks.Motion) {
    guard let line = motion.motion.linear else { return }
    let first = outputs[motion.stack] + line.firstComponent
    for component in 0..<line.count {
      lines.targets.append(Int32(first + component))
      lines.stackStarts.append(line.start[component])
      lines.stackEnds.append(line.end[component])
    }
  }
}

extension Array {
  /// The longest runs of elements that belong together, none of them empty.
  fileprivate func chunked(by belongsTogether: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var chunks: [ArraySlice<Element>] = []
    var first = startIndex
    for index in indices where index + 1 == endIndex || !belongsTogether(self[index], self[index + 1]) {
      chunks.append(self[first...index])
      first = index + 1
    }
    return chunks
  }
}
