/// What changed in the model tree since the last commit.
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

  var isEmpty: Bool {
    layers.isEmpty && structure.isEmpty && departed.isEmpty && !rootsChanged && added.isEmpty && removed.isEmpty
  }
}
