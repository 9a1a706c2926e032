import PlainText
import TransitionChecker

/// Why the parts of a check or of tests cannot be made, or be joined.
struct PartProblem: Error {
  let message: String
  let code: ExitCode

  init(_ message: String, _ code: ExitCode = .usage) { (self.message, self.code) = (message, code) }
}

/// The results of one part of a check or of tests, as a file that `--merge` reads: lines of JSON between a first line
/// that names the part and a last one that counts them.
struct PartFile {
  let command: ProgramCommand.Name
  let shard: Shard
  /// The files of all parts, in their order.
  let paths: [String]
  /// The seed of a random order, or the part of a check that alone was asked for; empty for the order of the files.
  let order: String
  /// The options of the command line that make the world of each file.
  let worldWords: String
  /// JSON.
  let lines: [String]

  var text: String {
    let first = JSONText.object([
      "playhead": JSONText.string(command.rawValue), "version": JSONText.string(ProgramVersion.number),
      "shard": JSONText.string(shard.text), "files": JSONText.array(paths.map(JSONText.string)),
      "order": order.isEmpty ? nil : JSONText.string(order),
      "world": worldWords.isEmpty ? nil : JSONText.string(worldWords),
    ])
    return ([first] + lines + [JSONText.object(["lines": String(lines.count)])]).map { $0 + "\n" }.joined()
  }

  init(
    command: ProgramCommand.Name, shard: Shard, paths: [String], order: String = "", worldWords: String, lines: [String]
  ) {
    (self.command, self.shard, self.paths, self.order, self.lines) = (command, shard, paths, order, lines)
    self.worldWords = worldWords
  }

  /// Reads the parts of one run, and returns them in their order.
  ///
  /// - Throws: `PartProblem` for a file that is none, and for a part that is missing, there twice, cut off or of another
  ///   run.
  static func all(_ paths: [String], of command: ProgramCommand.Name) throws(PartProblem) -> [PartFile] {
    var parts: [(path: String, file: PartFile)] = []
    for path in paths { parts.append((path, try PartFile(at: path, of: command))) }
    guard let first = parts.first else { throw PartProblem("--merge takes the files of all parts") }
    for part in parts.dropFirst() {
      guard part.file.shard.count == first.file.shard.count, part.file.paths == first.file.paths,
        part.file.order == first.file.order, part.file.worldWords == first.file.worldWords
      else {
        throw PartProblem("\(part.path) is a part of another run than \(first.path)")
      }
    }
    for number in 1...first.file.shard.count {
      let own = parts.filter { $0.file.shard.number == number }
      let name = "\(number)/\(first.file.shard.count)"
      if own.isEmpty { throw PartProblem("part \(name) is missing: run it again with --shard \(name) -r json") }
      if own.count > 1 { throw PartProblem("part \(name) is there twice: \(own[0].path) and \(own[1].path)") }
    }
    return parts.map(\.file).sorted { $0.shard.number < $1.shard.number }
  }

  /// - Throws: `PartProblem` for a file that cannot be read, is no part, or was cut off.
  private init(at path: String, of command: ProgramCommand.Name) throws(PartProblem) {
    // A part has as much as all scripts together may have.
    guard let text = SourceFiles.text(at: path, most: 1 << 30) else {
      throw PartProblem(SourceFiles.problem("read", path), .unreadableInput)
    }
    let lines = text.split(separator: "\n").map(String.init)
    guard let head = lines.first.flatMap({ JSON($0) }), case .object(let fields) = head,
      let name = fields["playhead"]?.string, let shard = fields["shard"]?.string.flatMap({ Shard($0) }),
      case .array(let files)? = fields["files"]
    else { throw PartProblem("\(path) is no part: playhead \(command.rawValue) --shard 1/4 -r json writes one") }
    guard name == command.rawValue else {
      throw PartProblem("\(path) is of playhead \(name), not of playhead \(command.rawValue)")
    }
    guard lines.count >= 2, case .object(let end)? = JSON(lines[lines.count - 1]),
      end["lines"]?.number == Double(lines.count - 2)
    else {
      throw PartProblem("\(path) breaks off: part \(shard.text) did not end; run it again with --shard \(shard.text)")
    }
    (self.command, self.shard) = (command, shard)
    paths = files.compactMap(\.string)
    (order, worldWords) = (fields["order"]?.string ?? "", fields["world"]?.string ?? "")
    self.lines = Array(lines[1..<lines.count - 1])
  }
}
