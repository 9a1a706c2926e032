import MotionMath

/// The motions of a plan in the order of adding, and the stacks they make: all motions of one property of one layer, each
/// over those before it.
struct MotionStacks {
  private(set) var motions: [Motion] = []
  private(set) var stacks: [Stack] = []
  private var layers: [LayerID] = []
  /// The stack a layer got last; its others are linked from there.
  private var newest = LayerTable()

  struct Motion {
    let motion: PropertyMotion
    let stack: Int
    let timing: Int
    /// How many motions of the property are under it.
    let rank: Int
  }

  struct Stack {
    let node: LayerNode
    let property: LayerProperty
    /// The layer's stack before this one, or -1.
    let next: Int
    var count = 0
    var isStraight = true
    var isAdditive = false

    /// Whether the property has one straight line and no other motion, as most have.
    var isSingleLine: Bool { count == 1 && isStraight && !isAdditive }
  }

  mutating func add(_ motion: PropertyMotion, of node: LayerNode, timing: Int) {
    let stack = stack(of: motion.keyPath.property, node)
    motions.append(Motion(motion: motion, stack: stack, timing: timing, rank: stacks[stack].count))
    stacks[stack].count += 1
    if motion.isAdditive { stacks[stack].isAdditive = true }
    if motion.linear == nil { stacks[stack].isStraight = false }
  }

  private mutating func stack(of property: LayerProperty, _ node: LayerNode) -> Int {
    let last = newest.value(of: node.id).map { Int($0) } ?? -1
    var index = last
    while index >= 0 {
      if stacks[index].property == property { return index }
      index = stacks[index].next
    }
    if last < 0 { layers.append(node.id) }
    newest.set(node.id, to: Int32(stacks.count))
    stacks.append(Stack(node: node, property: property, next: last))
    return stacks.count - 1
  }

  /// Where the animated properties of each layer are, given where each stack's values are.
  func slots(outputs: [Int]) -> SlotTable {
    var table = SlotTable()
    for layer in layers {
      var slots: [Slot] = []
      var index = newest.value(of: layer).map { Int($0) } ?? -1
      while index >= 0 {
        let stack = stacks[index]
        slots.append(Slot(property: stack.property, isLast: stack.next < 0, output: Int32(outputs[index])))
        index = stack.next
      }
      table.add(slots, of: layer)
    }
    return table
  }
}
