/// What scripts print, gathered and written in one piece: when it is a lot, when something else is about to be written,
/// and at the end.
final class OutputBuffer {
  private var bytes: [UInt8] = []
  private var write: (UnsafeRawBufferPointer) -> Void

  init(_ write: @escaping (UnsafeRawBufferPointer) -> Void) { self.write = write }

  /// Writes elsewhere from now on.
  func divert(to write: @escaping (UnsafeRawBufferPointer) -> Void) {
    flush()
    self.write = write
  }

  func write(_ bytes: UnsafeRawBufferPointer) {
    self.bytes.append(contentsOf: bytes)
    if self.bytes.count > 1 << 15 { flush() }
  }

  func flush() {
    guard !bytes.isEmpty else { return }
    bytes.withUnsafeBytes(write)
    bytes.removeAll(keepingCapacity: true)
  }
}
