import TransitionChecker

/// Silencing comments and settings that match nothing. Reported as notes, not errors, because another run may need them.
struct IdleSilencing {
  /// By the script that they are told with.
  private(set) var notes: [String: [CheckMistake]] = [:]

  /// - Parameter isWhole: Whether all scripts in the folder of a file, and in those below it, were checked.
  init(_ verdicts: [ScriptVerdict], isWhole: (_ file: String) -> Bool) {
    let used = Set(verdicts.flatMap { $0.ignores.filter(\.isUsed).map(\.entry) })
    // A script that did not come to its end may have more to silence: its rest is not known.
    let areAllWhole = verdicts.allSatisfy { $0.isWhole || !$0.isRun && $0.mistakes.isEmpty }
    var told: Set<Silencing.Entry> = []
    for verdict in verdicts where verdict.isWhole {
      for entry in verdict.ignores.map(\.entry) where !used.contains(entry) {
        // Others may break it in a file that several scripts read.
        let isOwn = !entry.isSetting && entry.file == verdict.path
        guard isOwn || areAllWhole && isWhole(entry.file), told.insert(entry).inserted else { continue }
        notes[verdict.path, default: []].append(Self.note(entry))
      }
    }
  }

  private static func note(_ entry: Silencing.Entry) -> CheckMistake {
    let rule = entry.rule.rawValue
    let reason =
      entry.isSetting
      ? "no script breaks \(rule)" : "\(rule) is not broken \(entry.isForTheFile ? "in this file" : "on this line")"
    return CheckMistake(.note, "this silences nothing: \(reason)", in: entry.file, line: entry.line)
  }
}
