import MotionMath

/// Changes of the model tree since the last commit.
struct PendingChanges {
  /// Layers on screen whose values or timing changed.
  var layers: [CALayer] = []
  /// Layers whose children or mask changed.
  var structure: [CALayer] = []
  /// Layers that got a sublayer: they are asked for their `onLayout` action before the commit.
  var layout: [CALayer] = []
  /// Layers that left a parent.
  var departed: [CALayer] = []
  var rootsChanged = false
  /// Animations added, in order, and committed animations taken off.
  var added: [CAAnimation] = []
  var removed: [CAAnimation] = []
  /// Properties that animations without length changed, once each.
  private(set) var immediate: [(layer: CALayer, property: LayerProperty)] = []
  private var immediatePlaces: Set<Place> = []

  private struct Place: Hashable {
    let layer: ObjectIdentifier
    let property: LayerProperty
  }

  mutating func noteImmediate(_ property: LayerProperty, of layer: CALayer) {
    guard immediatePlaces.insert(Place(layer: ObjectIdentifier(layer), property: property)).inserted else { return }
    immediate.append((layer, property))
  }

  var isEmpty: Bool {
    layers.isEmpty && structure.isEmpty && departed.isEmpty && !rootsChanged && added.isEmpty && removed.isEmpty
  }
}
