import SystemLibrary

/// A program beside playhead, from a package of its own: its libraries would double the size of this one.
struct CompanionProgram {
  let name: String
  /// A clause: "which reads Swift".
  let work: String
  /// The word after `playhead-`, which names its folder and its scripts, too.
  private var word: Substring { name.dropFirst("playhead-".count) }

  static let importer = CompanionProgram(name: "playhead-import", work: "which reads Swift")
  static let server = CompanionProgram(name: "playhead-serve", work: "which serves a run to a browser")

  /// Where it is: beside this program, in a folder of `PATH`, or where its script in `Scripts/lib` has put it; nil where it is
  /// not.
  var path: String? {
    let beside = Self.own.lastIndex(of: "/").map { Self.own[..<$0] + "/" + name } ?? ""
    let built = Self.checkout.map { checkout in
      ["release", "debug"].map { "\(checkout)/.build-\(word)/\($0)/\(name)" }
    }
    return ([beside, name] + (built ?? [])).lazy
      .compactMap { PipedProgram.find($0, environment: Environment.value) }.first
  }

  /// The message that it is missing, with the command that installs it.
  var missing: String { "\(name), \(work), is neither beside playhead nor on the PATH; \(remedy)" }

  /// The command that installs it. An installed playhead has no source to build it from.
  var remedy: String {
    if Self.checkout != nil { return "Scripts/install --\(word) builds it" }
    return "each package of playhead has it, and Scripts/install --\(word) in the source builds it"
  }

  /// This program.
  static var own: String { ownPath() ?? "" }

  /// The repository that this program was built in.
  private static var checkout: String? { own.firstRange(of: "/.build/").map { String(own[..<$0.lowerBound]) } }

  /// Where it is, built first where it can be; nil, with the reason reported, where it cannot.
  func ready() -> String? {
    if let path { return path }
    guard let script = Self.checkout.map({ $0 + "/Scripts/lib/build-\(word)" }), access(script, X_OK) == 0 else {
      StandardStream.report(missing)
      return nil
    }
    StandardStream.report("building \(name), \(work); that takes some minutes, once")
    guard let building = PipedProgram(script, []) else {
      StandardStream.report(SourceFiles.problem("start", script))
      return nil
    }
    let (isDone, errors) = building.finish()
    if !isDone { StandardStream.error.show(errors) }
    return isDone ? path : nil
  }

  /// Replaces this process by it; returns an exit code only where that is not possible.
  func become(_ words: [String]) -> ExitCode {
    guard let path = ready() else { return .unavailable }
    var arguments: [UnsafeMutablePointer<CChar>?] = ([name] + words).map { strdup($0) } + [nil]
    execv(path, &arguments)
    StandardStream.report(SourceFiles.problem("start", path))
    return .unavailable
  }
}
