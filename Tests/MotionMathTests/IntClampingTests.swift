import MotionMath
import Testing

@Suite("Whole numbers of doubles")
struct IntClampingTests {
  struct Row: Sendable {
    let value: Double
    let expected: Int
  }

  static let rows: [Row] = [
    Row(value: 0, expected: 0), Row(value: 2.9, expected: 2), Row(value: -2.9, expected: -2),
    Row(value: 9_007_199_254_740_991, expected: 9_007_199_254_740_991), Row(value: 1e300, expected: 1 << 53),
    Row(value: -.infinity, expected: -(1 << 53)), Row(value: .nan, expected: 0),
  ]

  @Test("every double has a whole number", arguments: rows)
  func whole(_ row: Row) {
    #expect(Int(clamping: row.value) == row.expected)
  }
}
