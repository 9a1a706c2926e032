import MotionMath

/// A buffer of `Double`s that is rewritten at every sample, and grows when a plan needs more.
final class DoubleColumn {
  private(set) var base: UnsafeMutablePointer<Double>
  private(set) var count: Int
  private var capacity: Int

  init() {
    capacity = 16
    count = 0
    base = .allocate(capacity: capacity)
    base.initialize(repeating: 0, count: capacity)
  }

  deinit { base.deallocate() }

  /// Makes the column `count` long; its contents are then undefined until the caller writes them.
  func resize(to count: Int) {
    self.count = count
    guard count > capacity else { return }
    base.deallocate()
    capacity = count + count / 4
    base = .allocate(capacity: capacity)
    base.initialize(repeating: 0, count: capacity)
  }
}

extension UnsafePointer<Double> {
  /// Eight numbers from `index` on.
  @inline(__always) func lanes(at index: Int) -> Lanes {
    UnsafeRawPointer(self + index).loadUnaligned(as: Lanes.self)
  }
}
