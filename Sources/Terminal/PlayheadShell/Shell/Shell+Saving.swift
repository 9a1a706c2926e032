import PlainText
import TimeControl

/// Sessions as scripts.
extension Shell {
  /// Writes the current branch as a script, or with `-a` each branch as one, without inputs that failed or only showed
  /// something. A file that was not saved here before is replaced only by whoever says so.
  func save(_ words: Substring) throws(CommandFailure) {
    var (words, options) = (words, Set<String>())
    while let option = words.split(separator: " ").first, ["-a", "-f", "-af", "-fa"].contains(option) {
      options.formUnion(option.dropFirst().map { "-\($0)" })
      words = words.dropFirst(option.count).trimmed
    }
    if words.hasPrefix("-") {
      throw .arguments(
        "save has no option \(words.prefix { $0 != " " }); it has -a and -f", example: "save -a take.lua")
    }
    if InputRange(words, of: inputs.count) != nil {
      throw .arguments("save takes a file before the numbers of inputs", example: "save take.lua \(words)")
    }
    var file = String(words)
    var script = current.current.script
    var isWhole = true
    if let space = words.lastIndex(of: " "),
      let range = InputRange(words[words.index(after: space)...], of: inputs.count)
    {
      guard !options.contains("-a") else {
        throw .arguments("save -a writes whole branches, and takes no numbers", example: "save -a take.lua")
      }
      file = String(words[..<space].trimmed)
      isWhole = false
      script = script.filter { range.numbers.contains($0.input) }
    }
    guard !file.isEmpty else { throw .arguments("save takes a file", example: "save take.lua") }
    let others = current.branches.filter { $0 !== current.current }
    guard !current.current.isLeftOnTheWay else {
      let next = current.branches.first { !$0.isLeftOnTheWay }?.name ?? "main"
      throw .arguments(
        "\(current.current.name) cannot be saved: the script itself went on in \(next)",
        example: "switch \(next)")
    }
    var scripts = [SavedScript(branch: current.current, file: file, lines: script)]
    let left = options.contains("-a") ? others.filter(\.isLeftOnTheWay) : []
    if options.contains("-a") {
      scripts += others.filter { !$0.isLeftOnTheWay }.map {
        SavedScript(branch: $0, file: Self.file(file, of: $0.name), lines: $0.script)
      }
    }
    if !options.contains("-f"), try !confirmsReplacing(scripts.map(\.file)) { return say("nothing is saved") }
    for script in scripts {
      guard environment.files.write(script.text, script.file) else {
        throw .message("cannot write '\(script.file)'")
      }
      savedFiles.insert(script.file)
      say(line(on: script))
    }
    hasSavedAll = isWhole && (others.isEmpty || options.contains("-a"))
    for branch in left {
      say("\(branch.name) is not written: the script itself went on in another branch")
    }
    if !others.isEmpty, scripts.count == 1, left.isEmpty {
      say(
        "\(others.map(\.name).listed) \(others.count == 1 ? "is" : "are") not in it; "
          + "save -a \(file) writes each branch")
    }
  }

  /// Which of the files that `save -a` would write are there, and were not saved here.
  func filesReplaced(bySaving file: String) -> [String] {
    let others = current.branches.filter { $0 !== current.current && !$0.isLeftOnTheWay }.map {
      Self.file(file, of: $0.name)
    }
    return replaced([file] + others)
  }

  private func replaced(_ files: [String]) -> [String] {
    files.filter { environment.files.isThere($0) && !savedFiles.contains($0) }
  }

  /// - Throws: `CommandFailure` where nobody can be asked.
  private func confirmsReplacing(_ files: [String]) throws(CommandFailure) -> Bool {
    let replaced = replaced(files)
    guard !replaced.isEmpty else { return true }
    let these = "\(replaced.listed) \(replaced.count == 1 ? "exists" : "exist")"
    guard let answer = answer(to: "\(these); write over \(replaced.count == 1 ? "it" : "them")? (y or n) ") else {
      throw .arguments("\(these), and save does not write over it unasked", example: "save -f \(files[0])")
    }
    return ["y", "yes"].contains(answer.trimmed.lowercased())
  }

  private func line(on script: SavedScript) -> String {
    let count = script.lines.count
    let steps = "\(count) \(count == 1 ? "step" : "steps")"
    let whose = current.branches.count > 1 ? " of \(script.branch.name)" : ""
    return "\(steps)\(whose) in \(script.file); playhead \(script.file) runs \(count == 1 ? "it" : "them") again"
  }

  /// `take-branch2.lua`, for `take.lua`.
  private static func file(_ file: String, of branch: String) -> String {
    let name = file.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "\(file)-\(branch)" }
    return "\(file.dropLast(name[dot...].count))-\(branch)\(name[dot...])"
  }
}

/// A branch that is written as a script.
private struct SavedScript {
  let branch: Branch
  let file: String
  let lines: [ScriptLine]

  var text: String { lines.isEmpty ? "" : ScriptLine.text(of: branch.modules) + ScriptLine.text(of: lines) }
}
