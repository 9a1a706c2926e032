/// Gaussian elimination that takes rows in classes: no row of a class is taken while one of the class before can be. Within a
/// class the shortest row is next, so that layouts, whose rows mostly decide one variable after the other, stay sparse.
struct Elimination {
  private var begin: [Int]
  private var length: [Int]
  private var room: [Int]
  private var columns: [Int]
  private var values: [Double]
  private var isLive: [Bool]
  private var isDue: [Bool]
  private var firstNode: [Int]
  private var nodeRow: [Int] = []
  private var nextNode: [Int] = []
  private var columnCount: [Int]
  private var buckets: [[Int]] = Array(repeating: [], count: 8)
  private var placeInRow: [Int]
  private var slotOfRow: [Int]
  private var factors = Factors()

  /// - Parameter fixed: Variables that are decided without a row.
  /// - Parameter classes: The candidates, as indices of `rows`, most important class first.
  /// - Parameter check: Called for every row, and throws to end the elimination.
  /// - Returns: The factors, and the row in each slot; nil where a variable is fixed, or no row decides it.
  static func run<Reason: Error>(
    _ rows: Rows, fixed: [Int] = [], classes: [[Int]], variableCount: Int, _ check: () throws(Reason) -> Void
  ) throws(Reason) -> (factors: Factors, rows: [Int?]) {
    var elimination = Elimination(rows, classes: classes, variableCount: variableCount)
    return try elimination.run(fixed, classes, check)
  }

  private init(_ rows: Rows, classes: [[Int]], variableCount: Int) {
    begin = Array(repeating: 0, count: rows.count)
    length = begin
    room = begin
    isLive = Array(repeating: false, count: rows.count)
    isDue = isLive
    slotOfRow = Array(repeating: -1, count: rows.count)
    columns = []
    values = []
    columns.reserveCapacity(rows.columns.count * 2)
    values.reserveCapacity(rows.columns.count * 2)
    firstNode = Array(repeating: -1, count: variableCount)
    columnCount = Array(repeating: 0, count: variableCount)
    placeInRow = Array(repeating: -1, count: variableCount)
    for row in classes.joined() {
      begin[row] = columns.count
      length[row] = rows[row].count
      room[row] = rows[row].count
      isLive[row] = true
      for entry in rows[row] {
        columns.append(rows.columns[entry])
        values.append(rows.values[entry])
        link(row, to: rows.columns[entry])
      }
    }
  }

  private mutating func link(_ row: Int, to column: Int) {
    nodeRow.append(row)
    nextNode.append(firstNode[column])
    firstNode[column] = nodeRow.count - 1
    columnCount[column] += 1
  }

  private mutating func queue(_ row: Int) {
    if isDue[row] { buckets[min(length[row], buckets.count - 1)].append(row) }
  }

  private mutating func run<Reason: Error>(
    _ fixed: [Int], _ classes: [[Int]], _ check: () throws(Reason) -> Void
  ) throws(Reason) -> (factors: Factors, rows: [Int?]) {
    var chosen: [Int?] = Array(repeating: nil, count: fixed.count)
    for (slot, column) in fixed.enumerated() {
      try check()
      finish(column: column, pivot: 1)
      eliminate(column, slot: slot, pivot: 1, entries: 0..<0)
    }
    for rows in classes {
      for row in rows.reversed() {
        isDue[row] = true
        queue(row)
      }
      while let row = shortestRow() {
        try check()
        isLive[row] = false
        guard let entry = pivotEntry(in: row) else { continue }
        slotOfRow[row] = chosen.count
        chosen.append(row)
        take(row, entry)
      }
    }
    var keptSteps = 0
    for step in factors.lowerTarget.indices where slotOfRow[factors.lowerTarget[step]] >= 0 {
      factors.lowerTarget[keptSteps] = slotOfRow[factors.lowerTarget[step]]
      factors.lowerSource[keptSteps] = factors.lowerSource[step]
      factors.lowerFactor[keptSteps] = factors.lowerFactor[step]
      keptSteps += 1
    }
    factors.lowerTarget.removeSubrange(keptSteps...)
    factors.lowerSource.removeSubrange(keptSteps...)
    factors.lowerFactor.removeSubrange(keptSteps...)
    var isDecided = Array(repeating: false, count: firstNode.count)
    for column in factors.column { isDecided[column] = true }
    for column in isDecided.indices where !isDecided[column] {
      finish(column: column, pivot: 1)
      chosen.append(nil)
    }
    return (factors, chosen)
  }

  private mutating func shortestRow() -> Int? {
    for bucket in buckets.indices {
      while let row = buckets[bucket].popLast() {
        if isLive[row] && min(length[row], buckets.count - 1) == bucket { return row }
      }
    }
    return nil
  }

  /// The place in the row of the variable that occurs in the fewest rows, of those whose coefficients are not small
  /// beside the others.
  private func pivotEntry(in row: Int) -> Int? {
    let places = begin[row]..<begin[row] + length[row]
    var largest = 0.0
    for entry in places { largest = max(largest, values[entry].magnitude) }
    guard largest > 1e-9 else { return nil }
    var best: Int?
    for entry in places where values[entry].magnitude >= 0.1 * largest {
      if best.map({ columnCount[columns[entry]] < columnCount[columns[$0]] }) ?? true { best = entry }
    }
    return best
  }

  private mutating func finish(column: Int, pivot: Double) {
    factors.column.append(column)
    factors.pivot.append(pivot)
    factors.upperStart.append(factors.upperColumn.count)
  }

  /// Makes the variable at `place` of `row` the one the row decides, and removes it from all rows that are left.
  private mutating func take(_ row: Int, _ entry: Int) {
    let (column, pivot, slot) = (columns[entry], values[entry], slotOfRow[row])
    let firstEntry = factors.upperColumn.count
    for other in begin[row]..<begin[row] + length[row] where other != entry {
      factors.upperColumn.append(columns[other])
      factors.upperValue.append(values[other])
      columnCount[columns[other]] -= 1
    }
    finish(column: column, pivot: pivot)
    eliminate(column, slot: slot, pivot: pivot, entries: firstEntry..<factors.upperColumn.count)
  }

  private mutating func eliminate(_ column: Int, slot: Int, pivot: Double, entries: Range<Int>) {
    var node = firstNode[column]
    while node >= 0 {
      let target = nodeRow[node]
      node = nextNode[node]
      guard isLive[target] else { continue }
      guard let entry = (begin[target]..<begin[target] + length[target]).first(where: { columns[$0] == column }) else {
        continue
      }
      let factor = values[entry] / pivot
      factors.lowerTarget.append(target)
      factors.lowerSource.append(slot)
      factors.lowerFactor.append(factor)
      removeEntry(at: entry, of: target)
      if !entries.isEmpty { subtract(factor, times: entries, from: target) }
      queue(target)
    }
  }

  private mutating func removeEntry(at entry: Int, of row: Int) {
    columnCount[columns[entry]] -= 1
    length[row] -= 1
    columns[entry] = columns[begin[row] + length[row]]
    values[entry] = values[begin[row] + length[row]]
  }

  private mutating func subtract(_ factor: Double, times entries: Range<Int>, from row: Int) {
    if length[row] + entries.count > room[row] { move(row, room: 2 * (length[row] + entries.count)) }
    for entry in begin[row]..<begin[row] + length[row] { placeInRow[columns[entry]] = entry }
    let others = length[row]
    for entry in entries {
      let column = factors.upperColumn[entry]
      let change = factor * factors.upperValue[entry]
      let entry = placeInRow[column]
      if entry >= 0 {
        let sum = values[entry] - change
        values[entry] = sum.magnitude <= 1e-12 * change.magnitude ? 0 : sum
      } else {
        columns[begin[row] + length[row]] = column
        values[begin[row] + length[row]] = -change
        length[row] += 1
        link(row, to: column)
      }
    }
    for entry in begin[row]..<begin[row] + others { placeInRow[columns[entry]] = -1 }
    for entry in (begin[row]..<begin[row] + length[row]).reversed() where values[entry] == 0 {
      removeEntry(at: entry, of: row)
    }
  }

  private mutating func move(_ row: Int, room newRoom: Int) {
    let old = begin[row]..<begin[row] + length[row]
    begin[row] = columns.count
    room[row] = newRoom
    columns += columns[old]
    values += values[old]
    columns += repeatElement(0, count: newRoom - old.count)
    values += repeatElement(0, count: newRoom - old.count)
  }
}
