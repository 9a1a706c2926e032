/// The output of scripts, gathered and written in one piece: when it is long, before anything else is written,
/// and at the end.
final class OutputBuffer {
  private var bytes: [UInt8] = []
  private var write: (UnsafeRawBufferPointer) -> Void
  private let original: (UnsafeRawBufferPointer) -> Void
  /// Whether what is written goes elsewhere.
  private(set) var isDiverted = false

  init(_ write: @escaping (UnsafeRawBufferPointer) -> Void) {
    self.write = write
    original = write
  }

  /// Writes elsewhere from now on; for nil, where it did at first.
  func divert(to write: ((UnsafeRawBufferPointer) -> Void)?) {
    flush()
    self.write = write ?? original
    isDiverted = write != nil
  }

  func write(_ bytes: UnsafeRawBufferPointer) {
    self.bytes.append(contentsOf: bytes)
    if self.bytes.count > 1 << 15 { flush() }
  }

  func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  func flush() {
    guard !bytes.isEmpty else { return }
    bytes.withUnsafeBytes(write)
    bytes.removeAll(keepingCapacity: true)
  }
}
