/// Small numbers by layer: a hash table of two words an entry.
///
/// Layers that were made one after the other are neighbours here too, so that reading a tree in order reads memory in
/// order.
struct LayerTable {
  /// A layer's index and its number; free where the layer is -1.
  private var cells: [SIMD2<Int32>] = Array(repeating: SIMD2(-1, 0), count: 16)
  /// How many low bits of a layer's index choose its cell; the table has 2 to that power.
  private var digits: Int32 = 4
  private(set) var count = 0

  /// - Complexity: O(1).
  @inline(__always) func value(of layer: LayerID) -> Int32? {
    var cellIndex = home(of: layer.index)
    while true {
      let cell = cells[cellIndex]
      if cell.x == layer.index { return cell.y }
      if cell.x < 0 { return nil }
      cellIndex = (cellIndex + 1) & (cells.count - 1)
    }
  }

  /// Sets a layer's number; a layer that has none yet gets a cell.
  mutating func set(_ layer: LayerID, to value: Int32) {
    if 2 * (count + 1) > cells.count { grow() }
    var cellIndex = home(of: layer.index)
    while cells[cellIndex].x >= 0, cells[cellIndex].x != layer.index { cellIndex = (cellIndex + 1) & (cells.count - 1) }
    if cells[cellIndex].x < 0 { count += 1 }
    cells[cellIndex] = SIMD2(layer.index, value)
  }

  /// Neighbours stay neighbours; the higher digits move whole runs apart, so that regular gaps do not pile up.
  @inline(__always) private func home(of index: Int32) -> Int {
    Int(index &+ (index &>> digits) &* 0x9E37) & (cells.count - 1)
  }

  private mutating func grow() {
    let old = cells
    cells = Array(repeating: SIMD2(-1, 0), count: 2 * old.count)
    digits += 1
    count = 0
    for cell in old where cell.x >= 0 { set(LayerID(index: cell.x), to: cell.y) }
  }
}
