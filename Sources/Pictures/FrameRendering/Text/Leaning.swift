import MotionMath

/// How upright letters are made to lean.
enum Leaning {
  /// How far they move to the right for what they rise: by 9.4 degrees, as Inter's italics lean (its `post` table).
  private static let slope = 0.16555
  /// At this height they stay where they are, in sizes: half of an x's, so that a letter stays in the middle of its place.
  /// (Chosen here.)
  private static let axis = 0.263

  /// - Parameter size: Of the font, in the units of the outline, whose y points down from the baseline.
  static func transform(size: Double) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: -slope, d: 1, tx: -slope * axis * size, ty: 0)
  }
}
