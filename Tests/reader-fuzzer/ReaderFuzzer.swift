import Glibc
import ReaderInputs

// libFuzzer's runtime calls what it tests by this name, and is called by the other.

/// Reads one input. Nothing that it returns means anything but 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func read(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  _ = reading(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func run(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The reader of inputs; libFuzzer has no place to keep it between two of them.
nonisolated(unsafe) private var reading: ([UInt8]) -> Bool = { _ in false }

/// A reader under libFuzzer, which sees how far each input gets and changes those that get further:
/// `reader-fuzzer READER [OPTION...] [FOLDER...]`; `reader-fuzzer samples READER FOLDER` writes what it sets out from.
@main struct ReaderFuzzer {
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "samples", let reader = FuzzedReader(rawValue: arguments[2]) {
      exit(reader.writeSamples(to: arguments[3]) ? 0 : 1)
    }
    guard arguments.count > 1, let reader = FuzzedReader(rawValue: arguments[1]), let prepared = try? reader.reading()
    else {
      let readers = FuzzedReader.allCases.map(\.rawValue).joined(separator: "|")
      print("usage: reader-fuzzer \(readers) [OPTION...] [FOLDER...]\n       reader-fuzzer samples READER FOLDER")
      exit(64)
    }
    reading = prepared
    // The reader's name stands where the program's would, so that the rest are libFuzzer's.
    var words = CommandLine.unsafeArgv + 1
    var count = CommandLine.argc - 1
    exit(run(&count, &words, read))
  }
}
