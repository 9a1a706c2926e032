/// Sparse factors of the square system whose rows are the binding equations and whose columns are the variables.
///
/// Row `k` in the order of elimination is slot `k`. `lower` holds the elimination's steps, `upper` the remainder of
/// each row. Replacing one row appends an update instead of factoring again.
struct Factors {
  var column: [Int] = []
  var pivot: [Double] = []
  var upperStart: [Int] = [0]
  var upperColumn: [Int] = []
  var upperValue: [Double] = []
  var lowerTarget: [Int] = []
  var lowerSource: [Int] = []
  var lowerFactor: [Double] = []
  private var updateSlot: [Int] = []
  private var updatePivot: [Double] = []
  private var updateStart: [Int] = [0]
  private var updateIndex: [Int] = []
  private var updateValue: [Double] = []

  /// Past this, factoring again is cheaper than carrying the updates along.
  var isWorn: Bool { updateSlot.count >= 48 || updateIndex.count > 4 * (column.count + upperColumn.count + 64) }

  /// Solves for the variables. - Parameter right: By slot; used up.
  func solve(_ right: inout [Double], into result: inout [Double]) {
    right.withUnsafeMutableBufferPointer { right in
      for update in updateSlot.indices.reversed() {
        let slot = updateSlot[update]
        var sum = right[slot]
        for entry in updateStart[update]..<updateStart[update + 1] {
          sum -= updateValue[entry] * right[updateIndex[entry]]
        }
        right[slot] = sum / updatePivot[update]
      }
      for step in lowerTarget.indices {
        let value = right[lowerSource[step]]
        if value != 0 { right[lowerTarget[step]] -= lowerFactor[step] * value }
      }
      result.withUnsafeMutableBufferPointer { result in
        for slot in column.indices.reversed() {
          var sum = right[slot]
          for entry in upperStart[slot]..<upperStart[slot + 1] { sum -= upperValue[entry] * result[upperColumn[entry]] }
          // Along a chain each division waits for the one before it, and most pivots are 1. A zero loses its sign.
          result[column[slot]] = sum == 0 ? 0 : pivot[slot] == 1 ? sum : sum / pivot[slot]
        }
      }
    }
  }

  /// Solves the transposed system: which combination of the binding rows is `right`.
  /// - Parameter right: By variable; used up. - Parameter result: By slot.
  func solveTransposed(_ right: inout [Double], into result: inout [Double]) {
    right.withUnsafeMutableBufferPointer { right in
      result.withUnsafeMutableBufferPointer { result in
        for slot in column.indices {
          let value = right[column[slot]]
          result[slot] = 0
          guard value != 0 else { continue }
          result[slot] = value / pivot[slot]
          for entry in upperStart[slot]..<upperStart[slot + 1] {
            right[upperColumn[entry]] -= upperValue[entry] * result[slot]
          }
        }
        for step in lowerTarget.indices.reversed() {
          let value = result[lowerTarget[step]]
          if value != 0 { result[lowerSource[step]] -= lowerFactor[step] * value }
        }
        for update in updateSlot.indices {
          let slot = updateSlot[update]
          guard result[slot] != 0 else { continue }
          result[slot] /= updatePivot[update]
          for entry in updateStart[update]..<updateStart[update + 1] {
            result[updateIndex[entry]] -= updateValue[entry] * result[slot]
          }
        }
      }
    }
  }

  /// Puts another row in `slot`. - Parameter combination: The new row as a combination of the present ones, by slot.
  mutating func replace(slot: Int, combination: [Double]) {
    for (index, value) in combination.enumerated() where index != slot && value.magnitude > 1e-13 {
      updateIndex.append(index)
      updateValue.append(value)
    }
    updateSlot.append(slot)
    updatePivot.append(combination[slot])
    updateStart.append(updateIndex.count)
  }
}
