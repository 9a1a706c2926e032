import MotionMath

/// A motion that is a straight line in some components of a vector property, whatever is under it.
struct LinearMotion: Sendable {
  private let ends: Ends
  /// The first component of the property that moves, and how many do: four at most.
  private let first: UInt8
  private let width: UInt8

  /// Most motions are of one number, and take up no more room than that.
  private enum Ends {
    case number(Double, Double)
    indirect case vectors(SIMD4<Double>, SIMD4<Double>)
  }

  /// The components' ends; what is beyond the count is 0.
  var start: SIMD4<Double> {
    switch ends {
    case .number(let start, _): SIMD4(start, 0, 0, 0)
    case .vectors(let start, _): start
    }
  }

  var end: SIMD4<Double> {
    switch ends {
    case .number(_, let end): SIMD4(end, 0, 0, 0)
    case .vectors(_, let end): end
    }
  }

  var firstComponent: Int { Int(first) }
  var count: Int { Int(width) }

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
    (first, width) = (UInt8(firstComponent), UInt8(keyPath.valueKind.width))
    ends = width == 1 ? .number(start.x, end.x) : .vectors(start, end)
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
