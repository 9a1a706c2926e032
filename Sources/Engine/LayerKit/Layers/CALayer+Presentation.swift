public import MotionMath
public import RecordingKit

/// The two sides of a layer: the model values that the program set, and the presentation on screen.
extension CALayer {
  /// The layer as it is on screen at the playhead, read-only; nil until it was committed in a window (measured on
  /// macOS). Its sublayers and superlayer are presentation layers too. The same object as long as it is held.
  public final func presentation() -> CALayer? {
    if presented != nil { return self }
    guard let node, node.wasHosted(at: world.frame.commit) else { return nil }
    return presentationLayer ?? type(of: self).init(presenting: self)
  }

  /// The layer the program changes: itself, or the one a presentation layer presents.
  public final func model() -> CALayer { presented ?? self }

  /// The layer's name in the record; nil until it was committed in a window.
  public final var recordID: LayerID? { model().record }

  /// The values on screen at the playhead, without a presentation layer: for code that reads many.
  public final var shown: ShownValues? { record.map { ShownValues(frame: world.shownFrame, layer: $0) } }

  /// The value on screen at `time`, past, present or predicted; the model value of a layer that was never shown.
  public final func shownValue(_ property: LayerProperty, at time: Double) -> AnimatableValue {
    guard let record = recordID else { return model().values[property] }
    return world.recording.frame(at: time).value(record, property)
  }

  final func shownValue(_ property: LayerProperty) -> AnimatableValue {
    record.map { world.frame.value($0, property) } ?? values[property]
  }

  final func shownComponent(_ property: LayerProperty, _ index: Int) -> Double {
    record.map { world.frame.component($0, property, index) } ?? values.component(property, index)
  }
}

/// The values of one layer on screen, valid until the playhead or the record moves. Must not outlive the layer's world,
/// whose frame it reads without retaining it.
public struct ShownValues {
  let frame: Unmanaged<Frame>
  let layer: LayerID

  public var opacity: Double { frame._withUnsafeGuaranteedRef { $0.component(layer, .opacity, 0) } }

  public var position: CGPoint { frame._withUnsafeGuaranteedRef { $0.point(layer, .position) } }
}
