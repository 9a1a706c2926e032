import MotionMath

/// Where an animated property's values are.
struct Slot {
  let property: LayerProperty
  /// Whether the layer has no further slot after this one.
  let isLast: Bool
  /// Where the first component is among the sample's values; for an object kind, where the object is.
  let output: Int32
}

/// Which properties of which layers are animated.
struct SlotTable {
  private var firstSlot = LayerTable()
  private var slots: [Slot] = []

  /// Adds the slots of a layer that has none yet; the last one is marked as such.
  mutating func add(_ slots: [Slot], of layer: LayerID) {
    firstSlot.set(layer, to: Int32(self.slots.count))
    self.slots += slots
  }

  /// The animated properties of a layer, in the order of the property table.
  func properties(of layer: LayerID) -> [LayerProperty] {
    guard let first = firstSlot.value(of: layer) else { return [] }
    var index = Int(first)
    while !slots[index].isLast { index += 1 }
    return slots[Int(first)...index].map(\.property).sorted { $0.rawValue < $1.rawValue }
  }

  /// Where `property` of `layer` is among the values or objects, or nil when it is not animated.
  @inline(__always) func output(of layer: LayerID, _ property: LayerProperty) -> Int? {
    guard let first = firstSlot.value(of: layer) else { return nil }
    var index = Int(first)
    while true {
      let slot = slots[index]
      if slot.property.rawValue == property.rawValue { return Int(slot.output) }
      if slot.isLast { return nil }
      index += 1
    }
  }
}
