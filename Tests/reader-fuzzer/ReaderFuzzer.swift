import Glibc
import ReaderInputs

// A reader under libFuzzer, which sees how far each input gets and changes those that get further:
// `reader-fuzzer READER [OPTION...] [FOLDER...]`. It has a `main` of its own, and calls these two.

/// Reads one input; libFuzzer has no place to keep it between the two calls.
nonisolated(unsafe) private var reading: ([UInt8]) -> Bool = { _ in false }

/// Takes the reader's name off the words of the command line; the rest is libFuzzer's.
@_cdecl("LLVMFuzzerInitialize")
public func start(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  let name = count.pointee > 1 ? words.pointee[1].map { String(cString: $0) } ?? "" : ""
  guard let reader = FuzzedReader(rawValue: name), let prepared = try? reader.reading() else {
    let readers = FuzzedReader.allCases.map(\.rawValue).joined(separator: "|")
    print("usage: reader-fuzzer \(readers) [OPTION...] [FOLDER...]")
    exit(64)
  }
  reading = prepared
  count.pointee -= 1
  for place in 1...Int(count.pointee) { words.pointee[place] = words.pointee[place + 1] }
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func read(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  _ = reading(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
