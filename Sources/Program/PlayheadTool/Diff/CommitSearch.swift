import PlainText
import ScriptRuntime
import SystemLibrary
import ViewKit

/// `playhead bisect --git`: the first bad commit of a range, and how its run differs from that of its parent.
struct CommitSearch {
  let options: RunOptions
  let device: Device
  let range: RunOptions.Bisection.Range
  /// As it was named.
  let path: String

  private typealias Failure = GitRepository.Failure
  private typealias Commit = GitRepository.Commit
  private typealias Answer = CommitQuestion.Answer

  /// Returns 1 when the commit is found, as it differs; 65 when no single one is.
  func run() -> Int32 {
    do throws(Failure) {
      let slash = path.hasPrefix("/") ? path.lastIndex(of: "/") : nil
      let repository = try GitRepository(around: slash.map { String(path[...$0]) } ?? ".")
      let file = slash.map { String(path[path.index(after: $0)...]) } ?? path
      let (good, bad) = (try repository.commit(range.good), try repository.commit(range.bad))
      try check(good, bad, file, in: repository)
      if repository.hasLocalChanges {
        note("local changes stay as they are: commits are checked out in a folder of their own")
      }
      // From here on Ctrl-C and other signals let the folders be removed.
      Interrupts.note()
      var trees = try repository.trees()
      defer { repository.remove(trees) }
      let asking = CommitQuestion(
        question: options.bisection.question ?? (TestCommand.isTestFile(file) ? .test : .check), file: file,
        options: options, device: device, trace: trees.file("good.jsonl"))
      let tree = try repository.add(good, to: &trees)
      let course = Course(repository: repository, asking: asking, tree: tree)
      return try search(course, from: good, to: bad, &trees)
    } catch {
      if let code = Interrupts.exitCode { return code.rawValue }
      StandardStream.report(error.message)
      return error.code.rawValue
    }
  }

  /// Tells one line of the search, unless `--quiet` leaves it out.
  private func note(_ line: String) { if !options.isQuiet { StandardStream.report(line) } }

  /// - Throws: `Failure` for two commits between which there is nothing to search.
  private func check(_ good: Commit, _ bad: Commit, _ file: String, in repository: GitRepository) throws(Failure) {
    func refuse(_ message: String, _ code: ExitCode = .usage) -> Failure { Failure(message: message, code: code) }
    if good == bad { throw refuse("'\(range.good)' and '\(range.bad)' are one commit, \(good.short)") }
    guard repository.isAncestor(good, of: bad) else {
      if repository.isAncestor(bad, of: good) {
        throw refuse("'\(range.good)' is later than '\(range.bad)'; swap them: --git \(range.bad)..\(range.good)")
      }
      throw refuse(
        "'\(range.good)' is no ancestor of '\(range.bad)'; "
          + "git merge-base \(range.good) \(range.bad) names a commit that is one of both")
    }
    for (commit, name) in [(good, range.good), (bad, range.bad)] where !repository.has(file, in: commit) {
      throw refuse(
        "'\(path)' is not in '\(name)' (\(commit.short)); git log --oneline -- \(path) lists the commits that changed it",
        .unreadableInput)
    }
  }

  /// A repository, the question, and the folder in which commits are asked.
  private struct Course {
    let repository: GitRepository
    let asking: CommitQuestion
    let tree: String

    /// - Throws: `Failure` where git cannot check the commit out.
    func answer(_ commit: Commit) throws(Failure) -> Answer {
      try repository.change(tree, to: commit)
      return asking.answer(in: repository.place(in: tree))
    }

    func title(_ commit: Commit) -> String { "\(commit.short) (\(repository.subject(of: commit)))" }

    /// - Throws: `Failure` for an end of the range that has no answer.
    func end(_ commit: Commit, _ name: String) throws(Failure) -> Answer {
      let result = try answer(commit)
      if case .none(let reason) = result, Interrupts.exitCode == nil {
        throw Failure(
          message: "'\(name)', \(title(commit)), cannot be judged: \(reason); name another commit", code: .usage)
      }
      return result
    }
  }

  private func search(
    _ course: Course, from good: Commit, to bad: Commit, _ trees: inout GitRepository.Trees
  ) throws(Failure) -> Int32 {
    let before = try course.end(good, range.good)
    var found = try course.end(bad, range.bad)
    if let code = Interrupts.exitCode { return code.rawValue }
    let sought = found.names.subtracting(before.names)
    try check(sought, before, found, course, good, bad)
    note("good: \(course.title(good))")
    note("bad: \(course.title(bad)): \(sought.sorted().joined(separator: ", "))")
    var (goods, first, skipped) = ([good], bad, Set<Commit>())
    while true {
      let candidates = try course.repository.candidates(from: goods, to: first)
      guard let next = candidates.first(where: { $0 != first && !skipped.contains($0) }) else {
        let open = candidates.filter { $0 == first || skipped.contains($0) }
        return open.count == 1
          ? try show(first, found.faults.filter { sought.contains($0.name) }, course, &trees)
          : showOpen(open, course)
      }
      let answer = try course.answer(next)
      if let code = Interrupts.exitCode { return code.rawValue }
      switch answer {
      case .none(let reason):
        skipped.insert(next)
        note("skipped: \(course.title(next)): \(reason)")
      case .faults(let faults):
        if !answer.names.isDisjoint(with: sought) {
          (first, found) = (next, answer)
          note("bad: \(course.title(next))")
        } else if let broken = faults.first(where: { $0.isBroken && !before.names.contains($0.name) }) {
          skipped.insert(next)
          note("skipped: \(course.title(next)): \(broken.text)")
        } else {
          goods.append(next)
          note("good: \(course.title(next))")
        }
      }
    }
  }

  /// - Throws: `Failure` where the ends of the range have the same faults.
  private func check(
    _ sought: Set<String>, _ before: Answer, _ after: Answer, _ course: Course, _ good: Commit, _ bad: Commit
  ) throws(Failure) {
    guard sought.isEmpty else { return }
    let question = course.asking.question.rawValue
    if let fault = after.faults.first {
      throw Failure(
        message: "'\(range.good)', \(course.title(good)), is bad already: \(question) finds \(fault.name) in both; "
          + "name an older commit", code: .usage)
    }
    let others = RunOptions.Bisection.Question.allCases.filter { $0 != course.asking.question }
    let hint = others.map { "--by \($0.rawValue)" }.joined(separator: " or ")
    let known = before.faults.isEmpty ? "" : " that '\(range.good)' has not"
    throw Failure(
      message: "'\(range.bad)', \(course.title(bad)), is good: \(question) finds nothing in \(path)\(known); "
        + "name a later commit, or ask \(hint)", code: .usage)
  }

  // MARK: Shown

  private func showOpen(_ commits: [Commit], _ course: Course) -> Int32 {
    let lines = commits.reversed().map { "  \(course.title($0))\n" }.joined()
    StandardStream.output.show(
      "one of these is the first bad commit; the others of them cannot be judged:\n\(lines)")
    return ExitCode.notJudged.rawValue
  }

  private func show(
    _ commit: Commit, _ faults: [CommitQuestion.Fault], _ course: Course, _ trees: inout GitRepository.Trees
  ) throws(Failure) -> Int32 {
    let repository = course.repository
    var lines = [
      "\(commit.short) is the first bad commit: \(repository.subject(of: commit))",
      "  by \(repository.author(of: commit))",
    ]
    if course.asking.question != .diff { lines += faults.map { "  " + $0.text } }
    StandardStream.output.show(lines.map { $0 + "\n" }.joined())
    guard let parent = repository.parent(of: commit), course.asking.question != .test else {
      return ExitCode.scriptError.rawValue
    }
    try repository.change(course.tree, to: commit)
    let other = try repository.add(parent, to: &trees)
    let places = [(parent, other), (commit, course.tree)].map { ($0.short, repository.place(in: $1)) }
    // In a copy, as it goes into both folders, and as a script may crash.
    var code: Int32?
    _ = ProcessCopy.run { send in
      send(String(BisectCommand(options, device: device).run(course.asking.file, in: places)))
      return ExitCode.success.rawValue
    } receive: {
      code = Int32($0)
    }
    if let stopped = Interrupts.exitCode { return stopped.rawValue }
    // The commit is found, whatever its run does.
    return code == ExitCode.unwritableOutput.rawValue
      ? ExitCode.unwritableOutput.rawValue : ExitCode.scriptError.rawValue
  }
}
