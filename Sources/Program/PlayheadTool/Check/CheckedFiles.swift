import PlainText
import TransitionChecker

/// The files that a check is of: those named, and those of the folders named.
struct CheckedFiles {
  /// The files of each script: one, or several of Swift, which are one program.
  private(set) var programs: [[String]] = []
  /// The name of each script: a file, or for Swift the words that named its files and folders.
  private(set) var names: [String] = []
  /// The files that were named and have nothing that could be run.
  private(set) var notJudged: [NotJudged] = []
  /// Why there is nothing to check, or not all of it.
  private(set) var problem: (code: ExitCode, message: String)?
  /// The message that Swift files in folders are not checked, and the first of them; nil where they are.
  private(set) var unread: (file: String, message: String)?

  init(_ words: [String]) {
    var named: [String] = []
    var inFolders: [String] = []
    var swiftWords: [String] = []
    for word in words {
      if let reason = UnreadKind(of: word) {
        notJudged.append(reason.row(word))
      } else if ImporterProgram.reads(word) {
        named.append(word)
        swiftWords.append(word)
      } else {
        let scripts = Self.scripts(of: [word])
        let swift = ImporterProgram.files(below: word)
        programs += scripts.map { [$0] }
        names += scripts
        inFolders += swift
        if !swift.isEmpty { swiftWords.append(word) }
        // Nothing checked would be taken for nothing found.
        if scripts.isEmpty, swift.isEmpty { notJudged.append(UnreadKind(ofFolder: word).row(word)) }
      }
    }
    // Naming a file asks for what reads it, which may have to be built first; naming a folder does not.
    if !inFolders.isEmpty, named.isEmpty, ImporterProgram.path == nil {
      let files = inFolders.count == 1 ? "'\(inFolders[0])' is" : "\(inFolders.count) files of Swift are"
      let reason = "\(files) not checked: \(CompanionProgram.importer.missing)"
      if programs.isEmpty { problem = (.unavailable, reason) } else { unread = (inFolders[0], reason) }
      inFolders = []
    }
    let swift = named + inFolders.filter { !named.contains($0) }
    guard let first = swift.first else { return }
    let name = (inFolders.isEmpty ? named : swiftWords).joined(separator: " ")
    if let kind = UnreadKind(ofProgram: swift) {
      notJudged.append(kind.row(name, in: first))
    } else {
      programs.append(swift)
      names.append(name)
    }
  }

  static func scripts(of words: [String]) -> [String] {
    words.flatMap { SourceFiles.scripts(at: $0) { $0.hasSuffix(".lua") } }
  }
}
