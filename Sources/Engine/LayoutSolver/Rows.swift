/// Sparse rows, one behind the other.
struct Rows {
  private(set) var starts: [Int] = [0]
  private(set) var columns: [Int] = []
  private(set) var values: [Double] = []

  var count: Int { starts.count - 1 }

  subscript(row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  mutating func append(_ row: some Sequence<(column: Int, value: Double)>) {
    for (column, value) in row {
      columns.append(column)
      values.append(value)
    }
    starts.append(columns.count)
  }

  /// Writes each row's sum minus its constant, from row `first` on. Rows that have a slot are left out.
  func exceed(
    _ constants: [Double], with vector: [Double], unless slots: [Int], from first: Int, into residuals: inout [Double]
  ) {
    residuals.withUnsafeMutableBufferPointer { residuals in
      for row in first..<residuals.count where slots[row] < 0 {
        var sum = 0.0
        for entry in starts[row]..<starts[row + 1] { sum += values[entry] * vector[columns[entry]] }
        residuals[row] = sum - constants[row]
      }
    }
  }

  /// Takes the last row away.
  mutating func removeLast() {
    starts.removeLast()
    columns.removeSubrange(starts[starts.count - 1]...)
    values.removeSubrange(starts[starts.count - 1]...)
  }

  /// The sum of each row.
  func multiply(_ vector: [Double], into sums: inout [Double]) {
    columns.withUnsafeBufferPointer { columns in
      values.withUnsafeBufferPointer { values in
        vector.withUnsafeBufferPointer { vector in
          sums.withUnsafeMutableBufferPointer { sums in
            var entry = 0
            for row in sums.indices {
              var sum = 0.0
              let end = starts[row + 1]
              while entry < end {
                sum += values[entry] * vector[columns[entry]]
                entry += 1
              }
              sums[row] = sum
            }
          }
        }
      }
    }
  }
}
