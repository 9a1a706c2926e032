import LuaBridge
import ScriptAPI
import TestSupport
import Testing

/// Every row of `Acceptance/Rows.txt` has a script that shows it at work.
///
/// A file in that folder holds many scripts. Each begins with the comment that claims its rows, `-- row 80: …` or
/// `-- rows 115 116: …`, runs in a session of its own, and says what it found with
/// `expect(found, wanted, within)`; `within` is how far a number may be off (1e-9 when left out).
@Suite("Acceptance list")
struct AcceptanceTests {
  static let folder = "Tests/ScriptAPITests/Acceptance"

  struct Script: Sendable, CustomTestStringConvertible {
    let file: String
    /// Of the comment that claims the rows, counted from 1.
    let line: Int
    let rows: [Int]
    /// Starts with as many empty lines as there are before it in the file, so that errors name the right one.
    let source: String
    var testDescription: String { "\(file):\(line), rows \(rows)" }
  }

  /// The numbered rows of the list, and their names.
  static let names: [Int: String] = {
    var names: [Int: String] = [:]
    for line in (SourceTree.text(of: folder + "/Rows.txt") ?? "").split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 2, let number = Int(words[0]) { names[number] = String(words[1]) }
    }
    return names
  }()

  static let scripts: [Script] = SourceTree.names(in: folder, ending: ".lua").flatMap { file in
    var found: [Script] = []
    var claim: (line: Int, rows: [Int])?
    var body = ""
    func close() {
      if let claim { found.append(Script(file: file, line: claim.line, rows: claim.rows, source: body)) }
    }
    let lines = (SourceTree.text(of: "\(folder)/\(file)") ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("-- row") {
        close()
        let rows = line.prefix { $0 != ":" }.split { !$0.isNumber }.compactMap { Int($0) }
        claim = (index + 1, rows)
        body = String(repeating: "\n", count: index)
      }
      body += line + "\n"
    }
    close()
    return found
  }

  private static let prelude = """
    expectations = 0
    local function same(found, wanted, within)
      if math.type(found) and math.type(wanted) then
        return found == wanted or math.abs(found - wanted) <= within
      end
      if type(found) == "table" and type(wanted) == "table" and #found == #wanted then
        for index = 1, #wanted do
          if not same(found[index], wanted[index], within) then return false end
        end
        return true
      end
      return found == wanted
    end
    local function text(value)
      if type(value) ~= "table" then return tostring(value) end
      local parts = {}
      for index = 1, #value do parts[index] = text(value[index]) end
      return "{" .. table.concat(parts, ", ") .. "}"
    end
    function expect(found, wanted, within)
      expectations = expectations + 1
      if not same(found, wanted, within or 1e-9) then error(text(found) .. ", not " .. text(wanted), 2) end
    end
    """

  @Test("a script finds what it expects", arguments: scripts)
  func finds(script: Script) throws {
    let stage = try Stage()
    #expect(stage.run(Self.prelude) == nil)
    if let error = stage.run(script.source, name: script.file) { Issue.record("\(error)") }
    for error in stage.callbackErrors { Issue.record("in a callback: \(error)") }
    #expect(stage.run("assert(expectations > 0, 'nothing is expected')")?.description == nil)
  }

  @Test("every row has a script, and every script a row of the list")
  func everyRow() {
    #expect(Set(Self.names.keys) == Set(1...204))
    let claimed = Set(Self.scripts.flatMap(\.rows))
    let missing = Self.names.keys.filter { !claimed.contains($0) }.sorted().map { "\($0) \(Self.names[$0] ?? "")" }
    #expect(missing.isEmpty, "no script for \(missing.count) rows:\n\(missing.joined(separator: "\n"))")
    #expect(claimed.subtracting(Self.names.keys) == [])
    #expect(Self.scripts.allSatisfy { !$0.rows.isEmpty })
  }
}
