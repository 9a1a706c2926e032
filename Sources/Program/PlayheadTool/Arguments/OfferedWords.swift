import ScriptTools
import ViewKit

/// Completions of a word of the command line.
enum OfferedWords: Sendable {
  case nothing
  /// Files and folders.
  case files
  case words([String])
  case devices
  /// The codes of errors, and the names of rules.
  case codes

  /// The offered words; nil for files, which the shell lists itself.
  var list: [String]? {
    switch self {
    case .nothing: []
    case .files: nil
    case .words(let words): words
    case .devices: Device.all.map(\.name) + ["list"]
    case .codes: ErrorPage.explained
    }
  }
}
