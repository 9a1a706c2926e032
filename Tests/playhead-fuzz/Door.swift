import TestSupport

/// A way into the program for a script.
enum Door: String, CaseIterable {
  case file, pipe, json, shell, png, svg, apng, jsonl

  /// Seconds that the program gives a script, and that it is given to end after them.
  private static let patience = (script: 10, more: 20)
  /// MiB that a script may use.
  static let memory = 64

  /// Runs a script, in a folder of its own.
  func run(_ script: String, _ program: String) -> ProgramRun {
    let folder = TemporaryFolder()
    folder.write(script, to: "script.lua")
    // The same words each time: messages say the file's name.
    let name = "script.lua"
    let arguments =
      switch self {
      case .file: [name]
      case .pipe: ["-"]
      case .json: ["--json"]
      case .shell: ["-i"]
      case .png, .svg, .apng, .jsonl: [name, "-o", "out.\(rawValue)"]
      }
    let takesInput = [.pipe, .json, .shell].contains(self)
    return ProgramRun(
      "/usr/bin/timeout",
      [
        "-s", "KILL", String(Self.patience.script + Self.patience.more), program, "--no-init", "--timeout",
        String(Self.patience.script), "--memory", String(Self.memory), "--device", "100x200@1",
      ] + arguments, input: takesInput ? script : "", folder: folder.path)
  }
}

/// The events that must never happen.
enum Fault: String {
  case signal, stuck, `internal`, memory, nondeterminism

  /// MiB beyond the limit of a script that the program itself may use.
  private static let slack = 64

  /// - Returns: Nil for a run as it should be.
  init?(_ run: ProgramRun) {
    // `timeout` ends as the program did: with 128 and the signal's number, 9 being its own.
    switch run.code {
    case 137: self = .stuck
    case 130: return nil
    case 128...: self = .signal
    case ..<0: self = .signal
    case 70: self = .internal
    default:
      guard run.peakMemory > Door.memory + Self.slack else { return nil }
      self = .memory
    }
  }
}
