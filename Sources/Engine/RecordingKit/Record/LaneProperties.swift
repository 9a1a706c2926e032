package import MotionMath

/// Which properties of each layer a file of values has to follow: those that were ever set or that an animation ever moved.
///
/// Any other has its default in all frames. One that is among them is followed in every frame: where nothing moves it any
/// more, it is back at its model value, and that is a change.
package struct LaneProperties {
  private let recording: Recording
  private var cached: [LayerID: [LayerProperty]] = [:]

  /// - Parameter recording: Complete: what is added later is not seen for layers that were asked about.
  package init(of recording: Recording) { self.recording = recording }

  /// In the order of the property table; empty for a layer the record does not know.
  /// - Complexity: O(n) in the layer's animations the first time, O(1) after it.
  package mutating func of(_ layer: LayerID) -> [LayerProperty] {
    if let properties = cached[layer] { return properties }
    guard let node = recording.node(layer) else { return [] }
    let moved = Self.moved(by: node.animations.map(\.spec))
    let properties = LayerProperty.allCases.filter { !node.isDefault($0) || moved.contains($0) }
    cached[layer] = properties
    return properties
  }

  /// The properties that these animations move, those inside groups included.
  private static func moved(by specs: [AnimationSpec]) -> Set<LayerProperty> {
    var (open, moved) = (specs, Set<LayerProperty>())
    while let spec = open.popLast() {
      if case .group(let children) = spec.effect { open += children }
      moved.formUnion(spec.effect.motions.map(\.keyPath.property))
    }
    return moved
  }
}
