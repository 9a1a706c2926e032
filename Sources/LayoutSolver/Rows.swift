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
}
