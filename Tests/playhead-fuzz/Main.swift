import Glibc
import ReaderInputs
import ScriptAPI
import ScriptRuntime
import TableScripts
import TestSupport

/// Random inputs for every reader, and random scripts through every door of the program: `playhead-fuzz PROGRAM FOLDER
/// SECONDS SEED`.
///
/// It makes its findings as small as it can, and writes them to the folder. Ends with 1 when it found something.
@main
struct Fuzz {
  let program: String
  let folder: String
  let uses = Catalog.uiKit.sections.flatMap(\.uses)
  let prelude = RandomTableScript.prelude(of: Catalog.uiKit)
  /// One script in so many is run twice at each door, and both runs are compared.
  private static let repetition = 8
  private static let length = 60

  static func main() {
    let words = CommandLine.arguments
    if words.count == 3, words[1] == "sections" { return writeSections(to: words[2]) }
    if words.count == 5, words[1] == "read" { exit(ReaderDoor.read(Array(words[2...]))) }
    if words.count == 3, words[1] == "script", let seed = UInt64(words[2]) {
      return print(Fuzz(program: "", folder: "").script(Seed(seed)).text)
    }
    guard words.count == 5, let seconds = Int(words[3]), let seed = UInt64(words[4]) else {
      print(
        """
        usage: playhead-fuzz PROGRAM FOLDER SECONDS SEED
               playhead-fuzz sections FOLDER
               playhead-fuzz script SEED
               playhead-fuzz read READER FIRST LAST
        """
      )
      exit(64)
    }
    guard let program = absolute(words[1]), let folder = absolute(words[2]) else {
      print("fuzz: there is no \(words[1]), or no folder \(words[2])")
      exit(66)
    }
    exit(Fuzz(program: program, folder: folder).run(seconds: seconds, seed: seed) == 0 ? 0 : 1)
  }

  /// Programs run in folders of their own, where a relative path leads elsewhere.
  /// - Returns: Nil where there is nothing.
  private static func absolute(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Writes the scripts of `HostileValueTests`, to run one by itself.
  private static func writeSections(to folder: String) {
    for section in Catalog.uiKit.sections {
      write(HostileScript.text(for: section, of: Catalog.uiKit), to: "\(folder)/\(section).lua")
    }
  }

  private static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return print("fuzz: cannot write \(path)") }
    defer { fclose(file) }
    fputs(text, file)
  }

  /// - Returns: How many faults were found.
  func run(seconds: Int, seed: UInt64) -> Int {
    let end = time(nil) + seconds
    // A fifth of the time is for the readers.
    var found = FuzzedReader.allCases.map { ReaderDoor(reader: $0, folder: folder).run(seconds / 25, seed) }.reduce(
      0, +)
    var (number, statements) = (seed, 0)
    while time(nil) < end {
      let script = script(Seed(number))
      let doors = UInt64(Door.allCases.count)
      let door = Door.allCases[Int(clamping: number % doors)]
      statements += script.statements.count
      if let fault = fault(of: script, at: door, isRepeated: number / doors % UInt64(Self.repetition) == 0) {
        found += 1
        report(shrunk(script, fault, door), fault, door, number)
      }
      number += 1
    }
    print("fuzz: \(number - seed) scripts, \(statements) statements, seeds \(seed) to \(number - 1): \(found) faults")
    return found
  }

  private func script(_ seed: Seed) -> RandomTableScript {
    var random = seed.generator
    return RandomTableScript(of: uses, prelude: prelude, length: Self.length, using: &random)
  }

  private func fault(of script: RandomTableScript, at door: Door, isRepeated: Bool) -> Fault? {
    let first = door.run(script.text, program)
    if let fault = Fault(first) { return fault }
    // A run that was stopped by the clock on the wall ends anywhere.
    guard isRepeated, first.code != 124 else { return nil }
    let second = door.run(script.text, program)
    return second.code != 124 && (first.output, first.errors) != (second.output, second.errors) ? .nondeterminism : nil
  }

  /// The script with as few statements as the same fault needs: halves, quarters, and so on are left out in turn.
  private func shrunk(_ script: RandomTableScript, _ fault: Fault, _ door: Door) -> RandomTableScript {
    var script = script
    var size = script.statements.count / 2
    while size > 0 {
      var start = 0
      while start < script.statements.count {
        var smaller = script
        smaller.statements.removeSubrange(start..<min(start + size, script.statements.count))
        if self.fault(of: smaller, at: door, isRepeated: fault == .nondeterminism) == fault {
          script = smaller
        } else {
          start += size
        }
      }
      size /= 2
    }
    return script
  }

  private func report(_ script: RandomTableScript, _ fault: Fault, _ door: Door, _ seed: UInt64) {
    let path = "\(folder)/\(fault.rawValue)-\(door.rawValue)-\(seed).lua"
    print("fuzz: \(fault.rawValue) at \(door.rawValue), seed \(seed): \(path)")
    print(script.statements.map { "  " + $0 }.joined(separator: "\n"))
    Self.write(
      "-- Found by Scripts/fuzz: \(fault.rawValue) at \(door.rawValue), seed \(seed).\n" + script.text, to: path)
  }
}
