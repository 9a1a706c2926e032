import Glibc
import ReaderInputs
import TestSupport

/// Inputs for a reader, in processes of their own, which a fault ends.
struct ReaderDoor {
  let reader: FuzzedReader
  let folder: String

  /// Inputs that one process reads.
  private static let batch: UInt64 = 500
  /// Seconds of processor time that it is given: over ten times what the slowest reader needs in a debug build.
  private static let patience = 30

  /// Reads the inputs of the seeds from `words[1]` through `words[2]`, as the reader `words[0]` does. Returns the exit code.
  static func read(_ words: [String]) -> Int32 {
    guard let reader = FuzzedReader(rawValue: words[0]), let first = UInt64(words[1]), let last = UInt64(words[2]),
      first <= last
    else { return 64 }
    return (try? reader.read(first...last)) == nil ? 70 : 0
  }

  /// Reads for some seconds. Of a batch with a fault the first input at fault is found and kept.
  /// - Returns: How many were at fault.
  func run(_ seconds: Int, _ seed: UInt64) -> Int {
    let end = time(nil) + seconds
    var (next, found) = (seed, 0)
    repeat {
      if isAtFault(next...next + Self.batch - 1) {
        found += 1
        report(firstAtFault(in: next...next + Self.batch - 1))
      }
      next += Self.batch
    } while time(nil) < end
    print("fuzz: \(reader.rawValue) read \(next - seed) inputs, seeds \(seed) to \(next - 1): \(found) faults")
    return found
  }

  private func isAtFault(_ seeds: ClosedRange<UInt64>) -> Bool {
    ProgramRun(
      "/bin/sh",
      [
        "-c", "ulimit -t \(Self.patience) && exec \"$0\" \"$@\"", BuiltProducts.path(of: "playhead-fuzz"), "read",
        reader.rawValue,
        String(seeds.lowerBound), String(seeds.upperBound),
      ]
    ).code != 0
  }

  /// The inputs do not depend on each other: halves are enough.
  private func firstAtFault(in seeds: ClosedRange<UInt64>) -> UInt64 {
    var (low, high) = (seeds.lowerBound, seeds.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isAtFault(low...middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func report(_ seed: UInt64) {
    let path = "\(folder)/\(reader.rawValue)-\(seed).seed"
    print("fuzz: fault of the reader \(reader.rawValue), seed \(seed): \(path)")
    guard let file = fopen(path, "w") else { return print("fuzz: cannot write \(path)") }
    defer { fclose(file) }
    fputs("\(reader.rawValue) \(seed)\n", file)
  }
}
