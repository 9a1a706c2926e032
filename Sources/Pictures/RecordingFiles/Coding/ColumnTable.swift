import PlainText

/// The grain of a number that is written for every frame.
enum Quantum: Int {
  /// 2⁻¹⁰: lengths and angles, a thousandth of a point.
  case length
  /// 2⁻¹⁶: opacity, colours, anchors, ends of strokes, locations, elements of matrices.
  case fraction
  /// 2⁻²⁰: perspective.
  case perspective

  var size: Double {
    switch self {
    case .length: 1.0 / 1024
    case .fraction: 1.0 / 65536
    case .perspective: 1.0 / 1_048_576
    }
  }

  /// Decimals that are not coarser than the grain.
  var digits: Int {
    switch self {
    case .length: 3
    case .fraction: 5
    case .perspective: 7
    }
  }

  /// A number that stays, as JSON; `null` for no number.
  func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value.magnitude < 1e6 ? NumberText.trimmed(value, digits) : JSONText.number(value)
  }
}

/// Numbers over frames, each list of them stored once.
///
/// A column is the second differences of its numbers in whole quanta, each as zigzag LEB128; what motion leaves are small
/// numbers that gzip packs well. Values that one animation moves follow one curve, so most columns are not written at all:
/// they are a part of another one, times a factor.
///
/// The values on a page are within one quantum of the original: half of one where a column is written, three quarters
/// where it follows from another one, and less than a tenth for each of two numbers that are rounded to decimals.
final class ColumnTable {
  private struct Column {
    let quantum: Quantum
    /// The frame at which it is first used.
    let frame: Int
    let values: [Double]
    /// In quanta; nil for one that has a number which is none, or too large for a browser.
    let numbers: [Int64]?
    /// Where its least and its greatest numbers are.
    let extremes: (Int, Int)
    /// How far those that share it are from what is written: at each place, at the least and at the most.
    var off: [ClosedRange<Double>]

    var range: Double { values[extremes.1] - values[extremes.0] }

    /// The page's value at `place`, up to half a quantum off.
    func written(_ frame: Int) -> Double { Double(numbers?[frame] ?? 0) * quantum.size }
  }

  private var columns: [Column] = []
  private var cached: [Key: Int] = [:]

  private struct Key: Hashable {
    let quantum: Quantum
    /// Whole quanta from the first number on.
    let steps: [Int64]
  }

  /// Larger numbers would lose digits in a browser, whose integers end at 2⁵³.
  private static let most = 1_125_899_906_842_624.0

  /// Stores a column, unless one that differs by a constant is there.
  /// - Parameter frame: Of the first number.
  /// - Returns: Its number, and the constant to add.
  func add(_ values: [Double], _ quantum: Quantum, from frame: Int) -> (column: Int, shift: Double) {
    let scaled = values.map { ($0 / quantum.size).rounded() }
    guard scaled.allSatisfy({ $0.magnitude <= Self.most }) else {
      columns.append(Column(quantum: quantum, frame: frame, values: values, numbers: nil, extremes: (0, 0), off: []))
      return (columns.count - 1, 0)
    }
    let numbers = scaled.map { Int64($0) }
    let first = numbers.first ?? 0
    let off = zip(values, scaled).map { $0 - $1 * quantum.size }
    let key = Key(quantum: quantum, steps: numbers.map { $0 - first })
    if let column = cached[key] {
      for (index, off) in off.enumerated() {
        let range = columns[column].off[index]
        columns[column].off[index] = min(range.lowerBound, off)...max(range.upperBound, off)
      }
      return (column, Double(first - (columns[column].numbers?.first ?? 0)) * quantum.size)
    }
    cached[key] = columns.count
    let places = values.indices
    let extremes = (places.min { values[$0] < values[$1] } ?? 0, places.max { values[$0] < values[$1] } ?? 0)
    columns.append(
      Column(
        quantum: quantum, frame: frame, values: values, numbers: numbers, extremes: extremes, off: off.map { $0...$0 }))
    return (columns.count - 1, 0)
  }

  /// The columns as a page has them: what the JSON says of each, and their bytes, one after the other.
  ///
  /// `[code, count]` of one that is written; `[column, place, count, factor, first]` of one that begins at `first` and goes
  /// on as another one does from a place on, times a factor; `[null, [numbers]]` of one that is written in the JSON.
  func packed() -> (heads: [String], bytes: [UInt8]) {
    var written: [Int] = []
    var derived: [Int: String] = [:]
    // Longer ones have others as their parts; of two the finer one has the other as its multiple.
    let order = columns.indices.sorted { a, b in
      let (x, y) = (columns[a], columns[b])
      if x.values.count != y.values.count { return x.values.count > y.values.count }
      let (fine, coarse) = (x.range / x.quantum.size, y.range / y.quantum.size)
      return fine != coarse ? fine > coarse : a < b
    }
    for index in order where columns[index].numbers != nil {
      if let head = derivation(of: columns[index], from: written.prefix(Self.mostTried)) {
        derived[index] = head
      } else {
        written.append(index)
      }
    }
    var bytes: [UInt8] = []
    let heads = columns.enumerated().map { index, column in
      guard let numbers = column.numbers else {
        return "[null,\(JSONText.array(column.values.map { $0.isFinite ? JSONText.number($0) : "null" }))]"
      }
      if let head = derived[index] { return head }
      var (last, step): (Int64, Int64) = (0, 0)
      for number in numbers {
        let next = number - last
        Self.append(next - step, to: &bytes)
        (last, step) = (number, next)
      }
      return "[\(column.quantum.rawValue),\(numbers.count)]"
    }
    return (heads, bytes)
  }

  /// Shorter ones take no more bytes than what would be said of them.
  private static let shortest = 6
  /// Of the columns from which one may follow: a crowd has thousands that do not.
  private static let mostTried = 400

  /// How a column follows from one that is written.
  private func derivation(of column: Column, from written: ArraySlice<Int>) -> String? {
    let count = column.values.count
    guard count >= Self.shortest else { return nil }
    for index in written {
      let base = columns[index]
      // At the same time, or all of it at another one.
      let offset = column.frame - base.frame
      var places = base.values.count == count ? [0] : []
      if offset > 0, offset + count <= base.values.count { places.append(offset) }
      if offset == 0, places.isEmpty { places = [0] }
      for offset in places {
        guard let factor = factor(of: column, from: base, at: offset) else { continue }
        return "[\(index),\(offset),\(count),\(factor),"
          + "\(NumberText.trimmed(column.written(0), column.quantum.digits + 1))]"
      }
    }
    return nil
  }

  /// The factor by which a part of `base` moves as `column` does, and all that share it, to three quarters of its quantum at
  /// the most.
  private func factor(of column: Column, from base: Column, at position: Int) -> String? {
    let (low, high) = column.extremes
    let way = base.values[position + high] - base.values[position + low]
    guard way != 0 else { return nil }
    let exact = column.range / way
    // As many digits as the quantum is worth over the whole way.
    let digits = (0...12).first { way.magnitude < 0.1 * column.quantum.size * exponent(10, $0) } ?? 12
    let text = NumberText.trimmed(exact, digits)
    guard exact.magnitude < 1e6, let factor = Double(text) else { return nil }
    let (start, most) = (base.written(position), 0.75 * column.quantum.size)
    let first = column.written(0)
    for index in column.values.indices {
      let off = first + factor * (base.written(position + index) - start) - column.written(index)
      if off - column.off[index].lowerBound > most || column.off[index].upperBound - off > most { return nil }
    }
    return text
  }

  private func exponent(_ base: Double, _ power: Int) -> Double { (0..<power).reduce(1) { value, _ in value * base } }

  /// A number as zigzag LEB128.
  static func append(_ value: Int64, to bytes: inout [UInt8]) {
    var remaining = UInt64(bitPattern: value << 1 ^ value >> 63)
    while remaining > 127 {
      bytes.append(UInt8(remaining & 127 | 128))
      remaining >>= 7
    }
    bytes.append(UInt8(remaining))
  }
}

/// One number over frames: stored only from its first change on.
struct NumberHistory {
  private let first: Double
  private var later: [Double]?
  private var count = 1
  let quantum: Quantum

  init(_ first: Double, _ quantum: Quantum) {
    self.first = first
    self.quantum = quantum
  }

  var isConstant: Bool { later == nil }
  var values: [Double] { later ?? [first] }
  /// The number of every frame, while it is constant.
  var constant: String { quantum.text(first) }

  mutating func append(_ value: Double) {
    if later != nil {
      later?.append(value)
    } else if value != first, !(value.isNaN && first.isNaN) {
      later = [Double](repeating: first, count: count)
      later?.append(value)
    }
    count += 1
  }
}
