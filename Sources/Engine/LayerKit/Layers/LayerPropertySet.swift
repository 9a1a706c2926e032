package import MotionMath

/// A set of layer properties: two words.
package struct LayerPropertySet: Equatable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  package init() {}

  package mutating func insert(_ property: LayerProperty) {
    let index = UInt64(property.rawValue)
    if index < 64 { low |= 1 << index } else { high |= 1 << (index - 64) }
  }

  /// Calls `body` with each member, in the table's order.
  package func forEach(_ body: (LayerProperty) -> Void) {
    for (word, first) in [(low, 0), (high, 64)] {
      var bits = word
      while bits != 0 {
        if let property = LayerProperty(rawValue: UInt8(first + bits.trailingZeroBitCount)) { body(property) }
        bits &= bits - 1
      }
    }
  }
}
