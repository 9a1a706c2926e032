/// Four points in one cell of a terminal, which has two colours: of the ways to part them, the one that changes the colours
/// least, each part in the mean of its own.
struct QuarterCell {
  let sign: StaticString
  /// `0xRRGGBB`; nil where all four are alike.
  let front: UInt32?
  let back: UInt32

  /// The sign whose painted points are the bits: top left, top right, bottom left, bottom right.
  private static let signs: [StaticString] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]

  /// - Parameter points: Four words `0xRRGGBB`: the upper row, then the lower.
  init(_ points: [UInt32]) {
    if points.allSatisfy({ $0 == points[0] }) {
      (sign, front, back) = (" ", nil, points[0])
      return
    }
    var best = (error: Int.max, bits: 0, front: UInt32(0), back: UInt32(0))
    // The last point is always behind: the other half of the ways are these with the colours exchanged.
    for bits in 1..<8 {
      let painted = Part(points.indices.filter { bits >> $0 & 1 == 1 }.map { points[$0] })
      let rest = Part(points.indices.filter { bits >> $0 & 1 == 0 }.map { points[$0] })
      let error = painted.error + rest.error
      if error < best.error { best = (error, bits, painted.mean, rest.mean) }
    }
    (sign, front, back) = (Self.signs[best.bits], best.front, best.back)
  }

  /// Points that are shown in one colour.
  private struct Part {
    let mean: UInt32
    /// The squares of the differences from the mean, summed.
    let error: Int

    init(_ points: [UInt32]) {
      var (mean, error) = (UInt32(0), 0)
      for shift in [16, 8, 0] as [UInt32] {
        let values = points.map { Int($0 >> shift & 255) }
        let middle = (values.reduce(0, +) + values.count / 2) / values.count
        mean |= UInt32(middle) << shift
        error += values.reduce(0) { $0 + ($1 - middle) * ($1 - middle) }
      }
      (self.mean, self.error) = (mean, error)
    }
  }
}
