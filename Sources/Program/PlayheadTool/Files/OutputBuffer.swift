import CSignals

/// The output of scripts, collected and written in one piece: when it is long, before anything else is written, and at
/// the end, however the program ends.
final class OutputBuffer {
  private var divertedWrite: ((UnsafeRawBufferPointer) -> Void)?
  /// Keeps diverted output that is not written yet, for an end in between.
  private var keep: ((UnsafeRawBufferPointer) -> Void)?
  /// Collects diverted output.
  private var bytes: [UInt8] = []

  /// Whether output is diverted.
  var isDiverted: Bool { divertedWrite != nil }

  /// Diverts output to `write` from now on; nil for standard output.
  ///
  /// - Parameter keep: Is given at once what `write` is given later.
  func divert(
    to write: ((UnsafeRawBufferPointer) -> Void)?, keeping keep: ((UnsafeRawBufferPointer) -> Void)? = nil
  ) {
    flush()
    (divertedWrite, self.keep) = (write, keep)
  }

  func write(_ bytes: UnsafeRawBufferPointer) {
    guard isDiverted else {
      cs_print(bytes.baseAddress, bytes.count)
      return
    }
    keep?(bytes)
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
