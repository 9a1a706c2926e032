/// A curve from the fraction of time to the fraction of progress: a cubic Bezier from (0, 0) to (1, 1).
public struct CAMediaTimingFunction: Hashable, Sendable {
  /// The two inner control points; the outer two are (0, 0) and (1, 1).
  public let x1, y1, x2, y2: Double

  /// - Parameters:
  ///   - c1x: The x of the first control point, in 0...1; outside it time would run backwards along the curve.
  ///   - c1y: Any number; outside 0...1 the curve may overshoot.
  ///   - c2x: As `c1x`, for the second control point.
  ///   - c2y: As `c1y`, for the second control point.
  public init(controlPoints c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double) {
    (x1, y1, x2, y2) = (c1x, c1y, c2x, c2y)
  }

  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    }
  }

  /// The name of the curve with these control points, if it has one.
  public var name: CAMediaTimingFunctionName? {
    CAMediaTimingFunctionName.allCases.first { CAMediaTimingFunction(name: $0) == self }
  }

  /// The two inner control points.
  public var controlPoints: (CGPoint, CGPoint) {
    (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
  }
}

/// The curves Apple names (documented control points).
public enum CAMediaTimingFunctionName: String, CaseIterable, Hashable, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}
