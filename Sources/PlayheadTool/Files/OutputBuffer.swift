import CSignals

/// The output of scripts, gathered and written in one piece: when it is long, before anything else is written,
/// and at the end, however the program ends.
final class OutputBuffer {
  private var divertedWrite: ((UnsafeRawBufferPointer) -> Void)?
  /// What is diverted is gathered here.
  private var bytes: [UInt8] = []

  /// Whether what is written goes elsewhere.
  var isDiverted: Bool { divertedWrite != nil }

  /// Writes elsewhere from now on; for nil, to standard output.
  func divert(to write: ((UnsafeRawBufferPointer) -> Void)?) {
    flush()
    divertedWrite = write
  }

  func write(_ bytes: UnsafeRawBufferPointer) {
    guard isDiverted else {
      cs_print(bytes.baseAddress, bytes.count)
      return
    }
    self.bytes.append(contentsOf: bytes)
    if self.bytes.count > 1 << 15 { flush() }
  }

  func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  func flush() {
    cs_flush()
    guard !bytes.isEmpty else { return }
    if let divertedWrite { bytes.withUnsafeBytes(divertedWrite) }
    bytes.removeAll(keepingCapacity: true)
  }
}
