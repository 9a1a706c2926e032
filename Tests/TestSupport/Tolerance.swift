/// How far apart two numbers may be in a test, and why. A test names one of these; it never writes a number of its own.
public enum Tolerance {
  /// Values that differ only by the order of a few additions and multiplications.
  public static let rounding = 1e-12
  /// Own elementary functions against the C library's, relative to the result.
  public static let transcendental = 1e-12
  /// Media time algebra: a thousandth of the clock's grain would be 1e-12, a grain is 1e-9.
  public static let time = 1e-9
  /// Two ways of saying the same thing: rounded times, through curves and springs that may be steep.
  public static let law = 1e-6
  /// The Bezier solver's own promise against exact roots.
  public static let solver = 1e-9
  /// Curves against values measured elsewhere; the least exact of those solvers stops at 1e-6.
  public static let curve = 1e-5
  /// Values sampled from presentation layers on macOS in single precision.
  public static let sampled = 1e-3
  /// Springs against measured positions out of 100.
  public static let springPosition = 1e-2
  /// Closed forms against a Runge-Kutta integration with small steps.
  public static let integration = 1e-8
  /// Fitted stiffness against measured ones, relative to the result.
  public static let fittedStiffness = 1e-6
  /// Matrices measured on macOS and printed to four decimals.
  public static let printedMatrix = 2e-4
  /// Paced paths: Core Animation samples curves coarsely, up to 0.06 points off on a path of 255.
  public static let pacedPath = 0.3
  /// Matrices sampled from layers on macOS, where a few steps are in single precision.
  public static let sampledMatrix = 2e-3
  /// Positions printed to two decimals.
  public static let printedPoint = 6e-3
  /// Positions computed elsewhere and printed to three decimals.
  public static let position = 6e-4
  /// Opacities computed elsewhere and printed to four decimals.
  public static let alpha = 6e-5
  /// Points sampled from a view in a running app, whose frames fall near the stated times and not on them.
  public static let runningView = 0.8
  /// Lengths of some hundreds that a browser computed and rounded to six digits.
  public static let browserLength = 6e-4
  /// Channels of pixels, 0…255, that two renderers round, blur and blend differently.
  public static let channel = 8
  /// Pixels of a scene of 43,200 that may be further off: ends of dashes and trims, measured along a curve, and edges
  /// that are smoothed twice, as clipped ones are.
  public static let strayPixels = 16
  /// Lengths that other solvers computed and rounded to six decimals.
  public static let solved = 1e-4
  /// Arc lengths, in points, against fine subdivision, whose own error dominates.
  public static let arcLength = 1e-4
  /// Seconds between two times of a recording, each rounded to a millionth.
  public static let recordedTime = 2e-6
}

/// Whether two numbers differ by at most `tolerance`. Equal infinities are close; NaN is close to nothing.
public func isClose(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
  a == b || (a - b).magnitude <= tolerance
}

/// Whether two lists have the same length and agree number by number.
public func isClose(_ a: [Double], _ b: [Double], _ tolerance: Double) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isClose($0, $1, tolerance) }
}

/// Whether two numbers differ by at most `tolerance` times the second, or the tolerance itself below 1.
public func isRelativelyClose(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
  a == b || (a - b).magnitude <= tolerance * max(b.magnitude, 1)
}
