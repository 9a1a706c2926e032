import LayerKit
import LuaBridge

/// The names of views and layers that no global variable holds: of the local variable, the field or the label to which the statement
/// assigns that made them. `local flying = UIImageView()`, `self.photo = from:snapshotView(false)`.
///
/// A name is given when a script first has the view, so nothing that happens later changes it (chosen here). Names of less
/// than three letters, and names that the class ends with (`view`), tell less than the class, and give none.
final class AssignedNames: SessionObject {
  /// By class and number.
  private var names: [String: String] = [:]
  private var taken: Set<String> = []
  /// A statement makes many objects, one after the other, and its line is read once.
  private var read: [Statement: String?] = [:]

  private struct Statement: Hashable {
    let file: String
    let line: Int
    let className: String
  }

  init(in session: ScriptSession) {}

  /// Notes the statement that runs, for a view or layer that a script has for the first time.
  func note(_ object: NSObject, in session: ScriptSession) {
    guard let running = session.lua.runningLine else { return }
    let statement = Statement(file: running.file, line: running.line, className: object.className)
    let known =
      read[statement]
      ?? session.sourceLine(running.line, of: running.file).flatMap { Self.name(of: statement.className, in: $0) }
    read[statement] = .some(known)
    guard let name = known else { return }
    // Of several views the first one has the bare name: the later ones, with their numbers, cannot take it.
    names[LayerNames.plain(object)] = taken.insert(name).inserted ? name : "\(name) #\(object.serialNumber)"
  }

  /// A chunk has another text from now on: inputs of the shell have one name in common.
  func forgetLines() { read = [:] }

  /// The name of an object by its class and number; nil where it has none.
  func name(ofPlain plain: String) -> String? { names[plain] }

  /// The name to which a line assigns a new object of a class, or a snapshot; nil where that is not one name.
  static func name(of className: String, in line: String) -> String? {
    var found: Set<Substring> = []
    for (name, value) in assignments(in: line) {
      let callee = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == ":" }
      let method = callee.split(whereSeparator: { $0 == ":" || $0 == "." }).last ?? ""
      if callee == className || method.hasSuffix("napshotView") { found.insert(name) }
    }
    guard found.count == 1, let name = found.first, name.count > 2,
      !className.lowercased().hasSuffix(name.lowercased())
    else { return nil }
    return String(name)
  }

  /// Each name before a single `=`, with the text after it.
  private static func assignments(in line: String) -> [(name: Substring, value: Substring)] {
    var result: [(Substring, Substring)] = []
    var rest = line[...]
    while let sign = rest.firstIndex(of: "=") {
      let before = line[..<sign]
      rest = rest[line.index(after: sign)...]
      guard rest.first != "=" else {
        rest = rest.dropFirst()
        continue
      }
      let bare = before[...(before.lastIndex { $0 != " " } ?? before.startIndex)]
      let start =
        bare.lastIndex { !($0.isLetter || $0.isNumber || $0 == "_") }.map(line.index(after:)) ?? bare.startIndex
      guard let first = line[start...].first, start < bare.endIndex, first.isLetter || first == "_",
        !isOneOfSeveral(line[..<start])
      else { continue }
      result.append((line[start..<bare.endIndex], rest.drop { $0 == " " }))
    }
    return result
  }

  /// Whether the text before a name is that of further targets: `local card, other, `. In a table other fields stand there.
  private static func isOneOfSeveral(_ before: Substring) -> Bool {
    guard before.last(where: { $0 != " " }) == "," else { return false }
    let stop = before.lastIndex { !($0.isLetter || $0.isNumber || "_., ".contains($0)) }
    return stop.map { before[$0] == ";" } ?? true
  }
}

extension ScriptSession {
  /// The name of a view by the statement that made it, from its class and number; nil where it has none.
  package func assignedName(ofPlain plain: String) -> String? { existing(AssignedNames.self)?.name(ofPlain: plain) }
}
