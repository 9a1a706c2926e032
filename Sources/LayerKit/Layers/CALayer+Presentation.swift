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
  public final var shown: ShownValues? { node.map { ShownValues(frame: world.frame, node: $0) } }

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

/// The values of one layer on screen, good until the playhead or the record moves. Not to be kept beyond the layer's
/// world.
public struct ShownValues {
  unowned(unsafe) let frame: Frame
  unowned(unsafe) let node: LayerNode

  public subscript(property: LayerProperty) -> AnimatableValue { frame.value(node, property) }

  public var opacity: Double { frame.component(node, .opacity, 0) }

  public var position: CGPoint {
    let (x, y) = frame.firstTwoComponents(node, .position)
    return CGPoint(x: x, y: y)
  }
}
