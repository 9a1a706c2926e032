import LuaSyntax
import PlainText
import ScriptAPI
import ScriptTools

/// Writes the classes of a script as Swift: names, order and comments from its text, types from the API table and from one
/// run. A statement that has no Swift stays as a comment, whole, and is reported.
package final class ScriptExporter {
  /// A part of the script that was left out, with its line and the reason.
  package struct Report: Equatable, Sendable {
    package let line: Int
    package let reason: String
    /// True for code that runs the classes, which has no place in their Swift.
    package var isHarness = false
  }

  /// Why a statement is left out.
  struct LeftOut: Error {
    let reason: String
  }

  /// The prefix of a line of Lua that was left out.
  package static let mark = "lua: "

  let bytes: [UInt8]
  let syntax: ScriptSyntax
  let kinds: RecordedKinds
  let table = ExportTable()
  /// The parts left out so far.
  var reports: [Report] = []
  /// The lines of Swift written so far.
  var lines: [String] = []
  /// The depth of the block being written; two spaces each.
  var level = 0
  /// The types of variables, as declared in the Swift.
  var types: [ObjectIdentifier: ExportType] = [:]
  /// Variables that are compared with nil or taken for a condition: they keep what may be nil.
  private(set) var tested: Set<ObjectIdentifier> = []
  /// The script's classes, by name.
  var classes: [String: ExportedClass] = [:]
  /// The functions that variables name.
  var functions: [ObjectIdentifier: LuaFunction] = [:]
  /// The names outside of the classes that they use, and what these held.
  var given: [String: ExportType] = [:]
  /// The class and the method that are being written.
  var current: (class: ExportedClass, isStatic: Bool)?
  /// The result type of the function being written.
  var result: ExportType = .void
  private var comments: [LineTokens.Comment]
  /// Whether something is known now that was not where it was needed: a method that is left out, a type that is wider.
  var isRepeated = false
  /// Types that a run does not see, by how a variable or a member is used.
  var widened: [String: ExportType] = [:]
  /// Constants and functions outside of classes that have no Swift.
  var absent: Set<ObjectIdentifier> = []
  private let lineStarts: [Int]

  /// - Parameters:
  ///   - source: The script; nothing is written for one that does not compile.
  ///   - kinds: The types that a run of its instrumented text (`RecordedKinds.instrumented`) has seen.
  package init?(_ source: String, kinds: RecordedKinds = RecordedKinds()) {
    bytes = Array(source.utf8)
    guard let syntax = try? ScriptSyntax(bytes) else { return nil }
    self.syntax = syntax
    self.kinds = kinds
    comments = LineTokens(bytes).comments
    let bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    findTested()
    findClasses()
    findInitialValues()
    for owner in classes.values { findTypes(of: owner) }
  }

  /// The Swift, and what was left out of it.
  package func export() -> (swift: String, reports: [Report]) {
    let (types, comments) = (types, comments)
    repeat {
      (lines, reports, self.types, self.comments, given, isRepeated) = ([], [], types, comments, [:], false)
      let (known, left, hidden) = (widened.count, classes.mapValues(\.leftOut), absent)
      for owner in classes.values { findTypes(of: owner) }
      declareAhead()
      writeFile()
      if widened.count > known {
        // The left-out statements may have lacked just that.
        for (name, owner) in classes { owner.leftOut = left[name] ?? [:] }
        absent = hidden
      }
      // Whoever calls a method that is left out is left out too.
    } while isRepeated
    return (lines.joined(separator: "\n") + "\n", reports)
  }

  var keptComments: [LineTokens.Comment] { comments }
  func restore(_ kept: [LineTokens.Comment]) { comments = kept }

  /// A line counts from 1.
  func line(of offset: Int) -> Int { lineStarts.lastIndex { $0 <= offset }.map { $0 + 1 } ?? 1 }

  // MARK: Writing

  /// Adds a line at the present level.
  func write(_ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: level) + text)
  }

  /// Adds to the last line.
  func append(_ text: String) { lines[lines.count - 1] += text }

  /// Writes `head {`, the lines of `body` one level further in, and `}`. A long head of a function is broken.
  func block(_ head: String, _ body: () throws -> Void) rethrows {
    if head.hasPrefix("func ") || head.contains(" func "), head.utf8.count + 2 * level > 105,
      let open = head.utf8.firstIndex(of: UInt8(ascii: "(")), let close = head.utf8.lastIndex(of: UInt8(ascii: ")"))
    {
      write(String(head[...open]))
      write("  " + head[head.utf8.index(after: open)..<close])
      write(String(head[close...]) + " {")
    } else {
      write(head + " {")
    }
    level += 1
    try body()
    level -= 1
    write("}")
  }

  /// Runs `body`; what it has written is taken back when it throws.
  func attempt(_ body: () throws -> Void) throws {
    let (count, depth, told, left, known) = (lines.count, level, reports.count, comments, types)
    do {
      try body()
    } catch {
      lines.removeSubrange(count...)
      level = depth
      reports.removeSubrange(told...)
      comments = left
      types = known
      throw error
    }
  }

  /// Takes the lines from a place on away again.
  func takeLines(from index: Int) -> [String] {
    defer { lines.removeSubrange(index...) }
    return Array(lines[index...])
  }

  func insertLines(_ new: [String], at index: Int) { lines.insert(contentsOf: new, at: index) }

  /// The comments that stand alone before a place.
  func writeComments(before offset: Int, asDocument: Bool = false) {
    while let comment = comments.first, comment.start < offset {
      comments.removeFirst()
      let isFirst = lines.isEmpty || hasBlankLine(before: comment.start) && lines.last?.isEmpty == false
      if isFirst, !lines.isEmpty, lines.last?.hasSuffix("{") == false { write("") }
      for line in comment.text.split(separator: "\n", omittingEmptySubsequences: false) {
        write("//\(line.hasPrefix(" ") || line.isEmpty ? "" : " ")\(line)")
      }
    }
  }

  /// The comment that ends the line which a statement ends.
  func writeTrailingComment(before end: Int) {
    guard let comment = comments.first, !comment.isAlone, comment.start < end else { return }
    comments.removeFirst()
    append("  //\(comment.text.hasPrefix(" ") ? "" : " ")\(comment.text)")
  }

  private func hasBlankLine(before offset: Int) -> Bool {
    let number = line(of: offset)
    guard number >= 2 else { return false }
    return bytes[lineStarts[number - 2]..<lineStarts[number - 1]].allSatisfy { $0 <= 32 }
  }

  /// Writes a blank line where the script has one, but none after another or at the start of a block.
  func writeBlankLine(before offset: Int) {
    if hasBlankLine(before: offset), let last = lines.last, !last.isEmpty, !last.hasSuffix("{"),
      !last.drop(while: { $0 == " " }).hasPrefix("//")
    {
      write("")
    }
  }

  /// A statement as the Lua it was.
  func leave(from start: Int, to end: Int, _ reason: String?, isHarness: Bool = false) {
    if let reason { reports.append(Report(line: line(of: start), reason: reason, isHarness: isHarness)) }
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { write("// \(Self.mark)\(line)") }
    comments.removeAll { $0.start >= start && $0.start < end && $0.start < start + text.utf8.count }
  }

  // MARK: Reading ahead

  private func findTested() {
    func test(_ condition: LuaExpression) {
      let condition = condition.bare
      switch condition.kind {
      case .name(_, let variable?): tested.insert(ObjectIdentifier(variable))
      case .unary("not", let value): test(value)
      case .binary("and", let left, let right), .binary("or", let left, let right):
        test(left)
        test(right)
      default: break
      }
    }
    for statement in syntax.statements {
      switch statement.kind {
      case .if(let branches, _): for branch in branches { test(branch.condition) }
      case .while(let condition, _), .repeat(_, let condition): test(condition)
      default: break
      }
    }
    for expression in syntax.expressions {
      switch expression.kind {
      case .unary("not", let value): test(value)
      case .binary("and", let left, _): test(left)
      case .binary("or", let left, _):
        // The operands of `and` inside `or` are two values to choose from.
        if case .binary("and", _, _) = left.bare.kind { break }
        test(left)
      case .binary("==", let left, let right), .binary("~=", let left, let right):
        if case .nil = right.bare.kind { test(left) }
      default: break
      }
    }
  }

  /// True for a variable that the script compares with nil or uses as a condition.
  func isTested(_ variable: LuaVariable) -> Bool { tested.contains(ObjectIdentifier(variable)) }
}
