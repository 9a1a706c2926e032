import PlainText

/// The grain of a number that is written for every frame.
enum Quantum: Int {
  /// 2⁻¹⁰: lengths and angles, half a thousandth of a point at the most.
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

  /// A number that stays, as JSON; `null` for no number.
  func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    // Not coarser than the grain.
    let digits =
      switch self {
      case .length: 3
      case .fraction: 5
      case .perspective: 7
      }
    return value.magnitude < 1e6 ? NumberText.fixed(value, digits, isTrimmed: true) : JSONText.number(value)
  }
}

/// Numbers over frames, each list of them stored once.
///
/// A column is the second differences of its numbers in whole quanta, each as zigzag LEB128; what motion leaves are small
/// numbers that gzip packs well.
final class ColumnTable {
  /// `[code, count]` of each column, or `[null, [numbers]]` of one that is written in the JSON.
  private(set) var heads: [String] = []
  /// The columns' bytes, one after the other.
  private(set) var bytes: [UInt8] = []
  private var known: [Key: Int] = [:]
  private var firsts: [Int64] = []

  private struct Key: Hashable {
    let quantum: Quantum
    /// Whole quanta from the first number on.
    let steps: [Int64]
  }

  /// Larger numbers would lose digits in a browser, whose integers end at 2⁵³.
  private static let most = 1_125_899_906_842_624.0

  /// Stores a column, unless one that differs by a constant is there.
  /// - Returns: Its number, and the constant to add.
  func add(_ values: [Double], _ quantum: Quantum) -> (column: Int, shift: Double) {
    let scaled = values.map { ($0 / quantum.size).rounded() }
    guard scaled.allSatisfy({ $0.magnitude <= Self.most }) else {
      let list = values.map { $0.isFinite ? JSONText.number($0) : "null" }
      heads.append("[null,\(JSONText.array(list))]")
      firsts.append(0)
      return (heads.count - 1, 0)
    }
    let numbers = scaled.map { Int64($0) }
    let first = numbers.first ?? 0
    let key = Key(quantum: quantum, steps: numbers.map { $0 - first })
    if let column = known[key] { return (column, Double(first - firsts[column]) * quantum.size) }
    known[key] = heads.count
    heads.append("[\(quantum.rawValue),\(numbers.count)]")
    firsts.append(first)
    var (last, step): (Int64, Int64) = (0, 0)
    for number in numbers {
      let next = number - last
      append(next - step)
      (last, step) = (number, next)
    }
    return (heads.count - 1, 0)
  }

  private func append(_ value: Int64) {
    var rest = UInt64(bitPattern: value << 1 ^ value >> 63)
    while rest > 127 {
      bytes.append(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    bytes.append(UInt8(rest))
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
