import PlainText
import TransitionChecker

/// A kind of file or folder in which a check finds nothing to run.
enum UnreadKind {
  case objectiveC, swiftUI, project, playground, emptyFile, emptyFolder

  /// Of a word of the command line, by its ending; nil for what may be read.
  init?(of word: String) {
    let name = word.hasSuffix("/") ? word.dropLast() : word[...]
    switch name.split(separator: ".").last.map(String.init) {
    case _ where !name.contains("."): return nil
    case "m", "mm", "h": self = .objectiveC
    case "xcodeproj", "xcworkspace": self = .project
    case "playground": self = .playground
    default:
      guard let text = SourceFiles.text(at: String(name)), text.allSatisfy(\.isWhitespace) else { return nil }
      self = .emptyFile
    }
  }

  /// Of a folder without a script and without Swift.
  init(ofFolder word: String) {
    let files = SourceFiles.scripts(at: word) { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }.filter { $0 != word }
    self = files.isEmpty ? .emptyFolder : .objectiveC
  }

  /// Of files of Swift that are one program; nil where they may have a transition of UIKit's.
  init?(ofProgram files: [String]) {
    let texts = files.compactMap { SourceFiles.text(at: $0) }
    if !texts.isEmpty, texts.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      self = .emptyFile
      // UIKit first: of an app, its first files have that.
    } else if !texts.contains(where: { $0.contains("UIView") }),
      texts.contains(where: { $0.contains("import SwiftUI") })
    {
      self = .swiftUI
    } else {
      return nil
    }
  }

  /// - Parameters:
  ///   - name: As it was named.
  ///   - file: The first of its files; nil where that is `name`.
  func row(_ name: String, in file: String? = nil) -> NotJudged {
    let (reason, cure) =
      switch self {
      case .objectiveC: ("it is Objective-C, which is not read", "give the transition in Swift")
      case .swiftUI: ("it is SwiftUI alone, whose transitions are not run", "give a transition of UIKit's")
      case .project: ("it describes a project, and has no Swift in it", "give the folder with the files of Swift")
      case .playground: ("it is a playground, whose pages are no app", "give its file Contents.swift")
      case .emptyFile: ("it is empty", "")
      case .emptyFolder: ("it has no script and no Swift in it", "")
      }
    return NotJudged(name, reason, in: file ?? name, cure: cure)
  }
}
