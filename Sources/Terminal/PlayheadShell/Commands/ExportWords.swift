import LayerKit
import RecordingExport
import ScriptRuntime
import TimeControl

/// A file to write and the options after it, as they are typed: `now.png --scale 3 --title Two cards`. The file's name may
/// have blanks, and so may values; an option ends them.
package struct ExportWords {
  let path: String
  private(set) var options = ExportOptions()

  /// - Throws: `CommandFailure` without a file, and for an option that there is none of, that does not fit its value or the
  ///   file, or that only the program has.
  init(_ words: Substring) throws(CommandFailure) {
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
    let first = parts.firstIndex { $0.hasPrefix("--") } ?? parts.endIndex
    path = parts[..<first].joined(separator: " ").trimmingSpaces
    guard !path.isEmpty else { throw .arguments("export takes a file", example: "export now.png") }
    var rest = parts[first...]
    while let word = rest.popFirst() {
      let name = word.prefix { $0 != "=" }
      let value = rest.prefix { !$0.hasPrefix("--") }
      rest = rest[value.endIndex...]
      try set(String(name), ([word.dropFirst(name.count + 1)] + value).joined(separator: " ").trimmingSpaces)
    }
    if let problem = options.misuse(of: [path]) { throw .message(problem) }
  }

  /// - Parameter options: Their names without dashes, and their values; empty for what stands alone.
  /// - Throws: `CommandFailure` as above.
  package init(path: String, options: [(name: String, value: String)]) throws(CommandFailure) {
    self.path = path
    for option in options { try set("--" + option.name, option.value) }
    if let problem = self.options.misuse(of: [path]) { throw .message(problem) }
  }

  private mutating func set(_ name: String, _ value: String) throws(CommandFailure) {
    guard let option = ExportOption.all.first(where: { $0.name == name }) else {
      let near = Suggestion.nearest(to: name, among: Self.names)
      throw .arguments(
        "export has no option \(name)", example: "export \(path) " + (near ?? "--at 50%"))
    }
    guard !option.needsProgram else {
      throw .arguments(
        "\(name) starts other programs, which the shell does not; 'playhead export SCRIPT FILE' takes it",
        example: "export \(path)")
    }
    switch option.effect {
    case .flag(let set):
      guard value.isEmpty else { throw .message("\(name) takes no value, not '\(value)'") }
      set(&options)
    case .flagOr(let word, let set):
      guard value.isEmpty || value == word else { throw .message("\(name) takes \(word), or nothing, not '\(value)'") }
      set(&options, !value.isEmpty)
    case .value(_, let accepts, let set):
      guard !value.isEmpty, set(&options, value) else {
        throw .message("\(name) takes \(accepts)" + (value.isEmpty ? "" : ", not '\(value)'"))
      }
    }
  }

  /// The options that a shell has.
  private static let names = ExportOption.all.filter { !$0.needsProgram }.map(\.name)

  /// The completions of a word after the file; nil where a file may stand.
  static func completions(of word: Substring, after arguments: Substring) -> [String]? {
    if word.hasPrefix("--") { return names }
    let before = arguments.dropLast(word.count).split(separator: " ").last
    guard let option = ExportOption.all.first(where: { $0.name[...] == before }) else { return nil }
    if case .words(let words) = option.offers { return words }
    return if case .value = option.effect { [] } else { names }
  }
}

extension Shell {
  /// Writes a file of the recording, in any folder, and returns how many bytes it has.
  ///
  /// - Throws: `CommandFailure` of a file that cannot be made or written.
  @discardableResult
  package func export(_ words: ExportWords) throws(CommandFailure) -> Int {
    do throws(ScriptFailure) {
      let request = try words.options.request(for: words.path, in: session.timeline)
      let file = try session.timeline.export(request)
      if let problem = environment.files.writeBytes(file.bytes, request.path) {
        throw .cannotExport(request.path, problem)
      }
      say("\(request.path), \(file.bytes.count) bytes")
      if let remark = file.remark { say(remark) }
      if request.format.isPicture, !request.isCurve, let remark = session.timeline.oneColorRemark {
        say(ink.faint(remark))
      }
      return file.bytes.count
    } catch {
      throw .message(error.message)
    }
  }
}
