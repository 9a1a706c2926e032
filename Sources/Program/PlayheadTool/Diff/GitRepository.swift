import SystemLibrary

/// A repository, by git itself. Commits are checked out in folders of their own; nothing in the person's folder changes.
struct GitRepository {
  struct Failure: Error {
    let message: String
    var code = ExitCode.unreadableInput
  }

  /// A commit, by all of its name.
  struct Commit: Hashable {
    let name: String

    /// As people type it.
    var short: String { String(name.prefix(7)) }
  }

  private let git: String
  /// The folder that names of files are relative to.
  private let folder: String
  /// That folder in the repository, with a slash at its end; empty for the repository's own.
  private let prefix: String

  /// - Throws: `Failure` where git is missing or the folder is in no repository.
  init(around folder: String) throws(Failure) {
    // They would lead git from the folder that it is told to another one, the person's own.
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_NAMESPACE", "GIT_PREFIX"] {
      unsetenv(name)
    }
    guard let git = PipedProgram.find("git", environment: Environment.value) else {
      throw Failure(message: "bisect --git needs git, which was not found on the PATH", code: .unavailable)
    }
    let asked = Self.run(git, ["rev-parse", "--show-prefix"], in: folder)
    guard asked.code == 0 else {
      let place = folder == "." ? "the current folder" : "'\(folder)'"
      throw Failure(
        message:
          "\(place) is in no repository of git (\(asked.reason)); git init makes one, and bisect A B compares files")
    }
    (self.git, self.folder, prefix) = (git, folder, asked.line)
  }

  // MARK: Commits

  /// - Throws: `Failure` for a revision that is none.
  func commit(_ revision: String) throws(Failure) -> Commit {
    let asked = run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    guard asked.code == 0, !asked.line.isEmpty else {
      throw Failure(message: "no commit is called '\(revision)'; git log --oneline lists them")
    }
    return Commit(name: asked.line)
  }

  func isAncestor(_ first: Commit, of second: Commit) -> Bool {
    run(["merge-base", "--is-ancestor", first.name, second.name]).code == 0
  }

  /// The commits that may be the first bad one, those that halve the others best first.
  /// - Throws: `Failure` where git cannot list them.
  func candidates(from good: [Commit], to bad: Commit) throws(Failure) -> [Commit] {
    let text = try answer(["rev-list", "--bisect-all", bad.name] + good.map { "^" + $0.name })
    return text.split(separator: "\n").map { Commit(name: String($0.prefix { $0 != " " })) }
  }

  /// Nil for a commit without one; of a merge the first.
  func parent(of commit: Commit) -> Commit? { try? self.commit(commit.name + "^") }

  /// The first line of its message.
  func subject(of commit: Commit) -> String { run(["show", "-s", "--format=%s", commit.name]).line }

  /// Its author and day: `Ann Example, 2026-03-04`.
  func author(of commit: Commit) -> String { run(["show", "-s", "--format=%an, %as", commit.name]).line }

  /// True when a commit has a file, by its name in the folder.
  func has(_ file: String, in commit: Commit) -> Bool {
    run(["cat-file", "-e", "\(commit.name):./\(file)"]).code == 0
  }

  /// True when files that git knows are otherwise than in the last commit.
  var hasLocalChanges: Bool { !run(["status", "--porcelain", "--untracked-files=no"]).line.isEmpty }

  // MARK: Checked out

  /// Folders in which commits are checked out, below one that is made for them.
  struct Trees {
    fileprivate let base: String
    fileprivate(set) var paths: [String] = []

    /// A path for a file beside them.
    func file(_ name: String) -> String { "\(base)/\(name)" }
  }

  /// - Throws: `Failure` where no temporary folder can be made.
  func trees() throws(Failure) -> Trees {
    var template = Array("\(Environment.value("TMPDIR") ?? "/tmp")/playhead-bisect-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Failure(message: SourceFiles.problem("make", "a temporary folder"), code: .internalError)
    }
    return Trees(base: String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// Checks a commit out in a new folder, and returns that; the counterpart of this repository's folder in it is `place(in:)`.
  /// - Throws: `Failure`: git's own.
  func add(_ commit: Commit, to trees: inout Trees) throws(Failure) -> String {
    let path = "\(trees.base)/playhead-\(trees.paths.count + 1)"
    trees.paths.append(path)
    _ = try answer(["worktree", "add", "--quiet", "--detach", path, commit.name])
    return path
  }

  /// Checks another commit out in one of the folders, where scripts may have written files.
  /// - Throws: `Failure`: git's own.
  func change(_ tree: String, to commit: Commit) throws(Failure) {
    _ = try answer(["checkout", "--force", "--quiet", "--detach", commit.name], in: tree)
    _ = try answer(["clean", "-ffdxq"], in: tree)
  }

  func place(in tree: String) -> String { prefix.isEmpty ? tree : "\(tree)/\(prefix)" }

  /// Removes the folders, and what the repository knows of them.
  func remove(_ trees: Trees) {
    for path in trees.paths { _ = run(["worktree", "remove", "--force", path]) }
    // Git leaves some folders, as those with submodules.
    let tool = PipedProgram.find("rm", environment: Environment.value)
    _ = tool.flatMap { PipedProgram($0, ["-rf", trees.base]) }?.finish()
    _ = run(["worktree", "prune"])
  }

  // MARK: git

  private typealias Ending = (code: Int32?, line: String, reason: String)

  private func answer(_ words: [String], in place: String? = nil) throws(Failure) -> String {
    let asked = Self.run(git, words, in: place ?? folder)
    guard asked.code == 0 else { throw Failure(message: "git \(words[0]): \(asked.reason)", code: .unavailable) }
    return asked.line
  }

  private func run(_ words: [String]) -> Ending { Self.run(git, words, in: folder) }

  /// Runs git without the person's hooks. `line` is what it prints, without the end of its last line.
  private static func run(_ git: String, _ words: [String], in folder: String) -> Ending {
    let output = FileDescriptor.unnamed()
    defer { close(output) }
    let settings = ["-C", folder, "-c", "core.hooksPath=/dev/null", "-c", "advice.detachedHead=false"]
    guard output >= 0, let program = PipedProgram(git, settings + words, output: output) else {
      return (nil, "", String(cString: strerror(errno)))
    }
    let errors = program.finish().errors
    lseek(output, 0, SEEK_SET)
    let text = FileDescriptor(output).read(most: 64 << 20).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let reason = errors.split(separator: "\n").last.map(String.init) ?? "it ended without a word"
    return (program.code, text.hasSuffix("\n") ? String(text.dropLast()) : text, reason)
  }
}
