public import MotionMath
import RecordingKit

/// Reading and writing the properties of the property table.
extension CALayer {
  /// Any property: the model value, or for a presentation layer the value on screen at the playhead.
  ///
  /// A change may start an implicit animation; setting the same value changes nothing. Neither does setting a property
  /// of a presentation layer or a value of another kind: check `isPresentation`, `kind` and `LayerProperty.check`
  /// first. Bounds of a negative size are turned the right way round (measured on macOS).
  public final subscript(property: LayerProperty) -> AnimatableValue {
    get {
      if let presented { return presented.shownValue(property) }
      return values[property]
    }
    set {
      guard newValue.kind == property.kind || newValue == .none && property.isOptional else { return }
      var value = newValue
      if property == .bounds, case .rect(let bounds) = newValue { value = .rect(bounds.standardized) }
      change(property, ifNot: { $0[property] == value }, { $0[property] = value })
    }
  }

  /// Whether this is the presentation of another layer, and read-only.
  public final var isPresentation: Bool { presented != nil }

  /// Notes for the next commit that an animation of no length changed `property`.
  package final func noteImmediateChange(of property: LayerProperty) {
    world.transaction.changes.noteImmediate(property, of: self)
  }

  /// One component of a vector property, in the order of `AnimatableValue.components`.
  public final func component(_ property: LayerProperty, _ index: Int) -> Double {
    if let presented { return presented.shownComponent(property, index) }
    return values.peek(property, index)
  }

  /// Sets the whole of a number. No number alone has a part in the layer's place.
  public final func set(_ property: LayerProperty, _ number: Double) {
    guard presented == nil, values.peek(property, 0).bitPattern != number.bitPattern else { return }
    let action = mayAct ? implicitAction(for: property) : nil
    values.setComponent(property, 0, number)
    if isHosted {
      dirty.insert(property)
      touch()
    }
    action?.run(forKey: property.name, object: self)
  }

  /// Whether a change may have an action. It has none for a plain `CALayer` outside of windows without action sources.
  private var mayAct: Bool {
    isHosted || hasActionSources || type(of: self) != CALayer.self
  }

  private func change(
    _ property: LayerProperty, ifNot isSame: (LayerValues) -> Bool, _ write: (inout LayerValues) -> Void
  ) {
    guard presented == nil, !isSame(values) else { return }
    // Documented: the old value is still in place while the action is looked up; it runs after the change.
    let action = mayAct ? implicitAction(for: property) : nil
    write(&values)
    if property == .bounds { noteLayoutNeed() }
    if placeReader != 0 { placeMayHaveChanged(by: property) }
    if isHosted {
      dirty.insert(property)
      touch()
    }
    guard let action else { return }
    action.run(forKey: property.name, object: self)
  }

  /// Lists the layer for the next commit.
  final func touch() {
    guard !isTouched else { return }
    isTouched = true
    world.transaction.note { $0.layers.append(self) }
  }

  /// Records the values that changed.
  /// - Returns: Whether the layer's clock changed.
  final func commitValues(at commit: CommitIndex) -> Bool {
    isTouched = false
    defer { clockChanged = false }
    guard let node else { return false }
    if isWithheld {
      let shown = shownValues
      dirty.forEach { node.record($0, of: shown, at: commit) }
    } else {
      dirty.forEach { node.record($0, of: values, at: commit) }
    }
    dirty = LayerPropertySet()
    if let name, !node.isNamed(name) { node.setName(name, at: commit) }
    if clockChanged { node.setClock(clock, at: commit) }
    return clockChanged
  }
}

/// Key-value coding by the key paths of Core Animation.
extension CALayer {
  /// The value at `keyPath`: `"position.x"`, `"transform.rotation.z"`, …
  /// - Throws: `MotionError` when there is no such key path.
  public func value(forKeyPath keyPath: String) throws -> AnimatableValue {
    let keyPath = try LayerKeyPath(keyPath)
    return keyPath.get(from: self[keyPath.property])
  }

  /// Sets the value at `keyPath`; setting one component of a transform leaves the others (measured on macOS).
  /// - Throws: `MotionError` when there is no such key path, or it takes another kind of value, or other numbers.
  public func setValue(_ value: AnimatableValue, forKeyPath keyPath: String) throws {
    let keyPath = try LayerKeyPath(keyPath)
    let whole = try keyPath.set(value, in: self[keyPath.property])
    try keyPath.property.check(whole)
    self[keyPath.property] = whole
  }
}

/// Apple's names for what the engine itself reads and writes.
extension CALayer {
  public final var bounds: CGRect {
    get { rect(.bounds) }
    set { self[.bounds] = .rect(newValue) }
  }

  public final var position: CGPoint {
    get { point(.position) }
    set {
      change(
        .position, ifNot: { $0.component(.position, 0) == newValue.x && $0.component(.position, 1) == newValue.y },
        {
          $0.setComponent(.position, 0, newValue.x)
          $0.setComponent(.position, 1, newValue.y)
        })
    }
  }

  public final var anchorPoint: CGPoint {
    get { point(.anchorPoint) }
    set { self[.anchorPoint] = .point(newValue) }
  }

  public final var zPosition: Double {
    get { component(.zPosition, 0) }
    set { set(.zPosition, newValue) }
  }

  public final var opacity: Double {
    get { component(.opacity, 0) }
    set { set(.opacity, newValue) }
  }

  public final var cornerRadius: Double {
    get { component(.cornerRadius, 0) }
    set { set(.cornerRadius, newValue) }
  }

  public final var isHidden: Bool {
    get { component(.hidden, 0) != 0 }
    set { set(.hidden, newValue ? 1 : 0) }
  }

  public final var masksToBounds: Bool {
    get { component(.masksToBounds, 0) != 0 }
    set { set(.masksToBounds, newValue ? 1 : 0) }
  }

  public final var isGeometryFlipped: Bool { component(.geometryFlipped, 0) != 0 }

  public final var backgroundColor: CGColor? {
    get { if case .color(let color) = self[.backgroundColor] { color } else { nil } }
    set { self[.backgroundColor] = newValue.map { .color($0) } ?? .none }
  }

  public final var transform: CATransform3D {
    get { matrix(.transform) }
    set { self[.transform] = .transform(newValue) }
  }

  public final var sublayerTransform: CATransform3D {
    get { matrix(.sublayerTransform) }
    set { self[.sublayerTransform] = .transform(newValue) }
  }

  private func point(_ property: LayerProperty) -> CGPoint {
    if presented != nil { return CGPoint(x: component(property, 0), y: component(property, 1)) }
    let (x, y) = values.peekTwo(property)
    return CGPoint(x: x, y: y)
  }

  private func rect(_ property: LayerProperty) -> CGRect {
    guard presented == nil else {
      return CGRect(
        x: component(property, 0), y: component(property, 1),
        width: component(property, 2), height: component(property, 3))
    }
    let (x, y, width, height) = values.peekFour(property)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func matrix(_ property: LayerProperty) -> CATransform3D {
    if case .transform(let matrix) = self[property] { matrix } else { .identity }
  }
}
