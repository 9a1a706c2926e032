/// A Kochanek-Bartels spline through points of any dimension: smooth, and through every point at its time.
///
/// Inner tangents are scaled by the lengths of the segments next to them; the tangents at the two ends are the
/// difference to the neighbour, unscaled (measured on macOS). With tension, continuity and bias 0 it is Catmull-Rom.
struct Spline: Hashable, Sendable {
  private let points: [[Double]]
  /// The tangents at each point, of the segment after it and of the segment before it.
  private let outgoing, incoming: [[Double]]

  init(points: [[Double]], times: [Double], tension: [Double], continuity: [Double], bias: [Double]) {
    func at(_ list: [Double], _ index: Int) -> Double { index < list.count ? list[index] : 0 }
    func difference(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $1 - $0 } }
    var outgoing: [[Double]] = []
    var incoming: [[Double]] = []
    let last = points.count - 1
    for index in points.indices {
      let before = difference(points[max(index - 1, 0)], points[index])
      let after = difference(points[index], points[min(index + 1, last)])
      guard index > 0, index < last else {
        outgoing.append(after)
        incoming.append(before)
        continue
      }
      let (t, c, b) = (at(tension, index), at(continuity, index), at(bias, index))
      let previous = times[index] - times[index - 1]
      let next = times[index + 1] - times[index]
      let whole = previous + next
      let (inScale, outScale) = whole > 0 ? (2 * previous / whole, 2 * next / whole) : (1, 1)
      let sharp = (1 - t) * (1 + b) / 2
      let soft = (1 - t) * (1 - b) / 2
      incoming.append(zip(before, after).map { (sharp * (1 - c) * $0 + soft * (1 + c) * $1) * inScale })
      outgoing.append(zip(before, after).map { (sharp * (1 + c) * $0 + soft * (1 - c) * $1) * outScale })
    }
    self.points = points
    self.outgoing = outgoing
    self.incoming = incoming
  }

  /// The point at `progress`, 0 to 1, between the point `segment` and the next.
  func point(segment: Int, progress s: Double) -> [Double] {
    let square = s * s
    let cube = square * s
    let start = 2 * cube - 3 * square + 1
    let end = 3 * square - 2 * cube
    let leaving = cube - 2 * square + s
    let arriving = cube - square
    let (p0, p1) = (points[segment], points[segment + 1])
    let (m0, m1) = (outgoing[segment], incoming[segment + 1])
    return p0.indices.map { start * p0[$0] + leaving * m0[$0] + end * p1[$0] + arriving * m1[$0] }
  }
}
