import MotionMath

/// A motion along a straight line in some components of a vector property, whatever the value under it.
struct LinearMotion {
  /// The components' ends; elements beyond the count are 0.
  let start: SIMD4<Double>
  let end: SIMD4<Double>
  /// The first component of the property that moves, and how many do: four at most.
  let firstComponent: Int
  let count: Int

  /// A line of one number.
  init(_ keyPath: LayerKeyPath, from start: Double, to end: Double) {
    self.start = SIMD4(start, 0, 0, 0)
    self.end = SIMD4(end, 0, 0, 0)
    firstComponent = keyPath.firstComponent ?? 0
    count = 1
  }

  init?(_ keyPath: LayerKeyPath, _ motion: Motion) {
    let kind = keyPath.property.kind
    guard let firstComponent = keyPath.firstComponent, kind != .bool, kind != .transform else { return nil }
    let from: AnimatableValue?
    let to: AnimatableValue?
    let by: AnimatableValue?
    switch motion {
    case .endPoints(let a, let b, let c), .spring(_, let a, let b, let c): (from, to, by) = (a, b, c)
    case .keyframes, .path, .turn: return nil
    }
    guard from != nil && (to != nil || by != nil) || to != nil && by != nil,
      let line = try? Motion.ends(from: from, to: to, by: by, over: .none),
      var start = line.0.components(as: keyPath.valueKind), var end = line.1.components(as: keyPath.valueKind)
    else { return nil }
    // Measured on macOS: a nil colour at either end makes the whole run nil.
    if kind == .color && (start.x.isNaN || end.x.isNaN) {
      start = SIMD4(repeating: .nan)
      end = start
    }
    (self.start, self.end) = (start, end)
    self.firstComponent = firstComponent
    count = keyPath.valueKind.width
  }

  /// One of the ends as a value of the key path.
  func value(of keyPath: LayerKeyPath, _ end: KeyPath<LinearMotion, SIMD4<Double>>) -> AnimatableValue {
    let lanes = self[keyPath: end]
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { buffer in
      for index in 0..<4 { buffer.initializeElement(at: index, to: lanes[index]) }
      return buffer.baseAddress.map { AnimatableValue(kind: keyPath.valueKind, components: $0) } ?? .none
    }
  }
}

extension AnimatableValue {
  /// The components when the value is of `kind`, which has four at most; a nil colour counts as a colour.
  fileprivate func components(as kind: ValueKind) -> SIMD4<Double>? {
    guard self.kind == kind || self == .none && kind == .color, (1...4).contains(kind.width) else { return nil }
    var lanes = SIMD4<Double>.zero
    for (index, component) in components.enumerated() { lanes[index] = component }
    return lanes
  }
}
