public import MotionMath
public import TimelineKit

/// The two sides of a layer: what the program set, and what is on screen.
extension CALayer {
  /// The layer as it is on screen at the playhead, read-only; nil until it was committed in a window (measured on
  /// macOS). Its sublayers and superlayer are presentation layers too. The same object as long as somebody holds it.
  public final func presentation() -> CALayer? {
    if presented != nil { return self }
    guard let node, node.isHosted.value(at: world.frame.commit) == true else { return nil }
    return presentationLayer ?? type(of: self).init(presenting: self)
  }

  /// The layer the program changes: itself, or the one a presentation layer presents.
  public final func model() -> CALayer { presented ?? self }

  /// What is on screen at the playhead, without an object to hold it: for code that reads many values.
  public final var shown: ShownValues? { node == nil ? nil : ShownValues(layer: self) }

  /// The layer's name in the record; nil until it was committed in a window.
  public final var recordID: LayerID? { model().node?.id }

  /// What was, is or, as things stand, will be on screen at `time`; the model value of a layer never shown.
  public final func shownValue(_ property: LayerProperty, at time: Double) -> AnimatableValue {
    guard let node = model().node else { return model().values[property] }
    return world.timeline.frame(at: time).value(node, property)
  }

  final func shownValue(_ property: LayerProperty) -> AnimatableValue {
    guard let node else { return values[property] }
    return world.frame.value(node, property)
  }

  final func shownComponent(_ property: LayerProperty, _ index: Int) -> Double {
    guard let node else { return values.component(property, index) }
    return world.frame.component(node, property, index)
  }
}

/// The presentation values of one layer at the playhead.
public struct ShownValues {
  unowned(unsafe) let layer: CALayer

  public subscript(property: LayerProperty) -> AnimatableValue { layer.shownValue(property) }

  public var opacity: Double { layer.shownComponent(.opacity, 0) }

  public var position: CGPoint {
    CGPoint(x: layer.shownComponent(.position, 0), y: layer.shownComponent(.position, 1))
  }
}
