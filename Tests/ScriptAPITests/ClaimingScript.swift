import LuaBridge
import TestStages
import TestSupport
import Testing

/// A script that shows items of a list at work: `List.txt` in a folder of tests names the items, the `.lua` files beside
/// it hold the scripts.
///
/// Each script begins with the comment that claims its items, `-- row 80: …` or `-- rules 1.2.4 1.2.6: …`, and runs in a
/// session of its own, after whatever stands before the first script of its file; what several files begin with is a
/// module beside them, for `require`. It says what it found with
/// `expect(found, wanted, within)`; `within` is how far a number may be off (1e-9 when left out).
struct ClaimingScript: Sendable, CustomTestStringConvertible {
  let folder: String
  let file: String
  /// Of the comment that claims the items, counted from 1.
  let line: Int
  let items: [String]
  /// Starts with as many lines as there are before it in the file, so that errors name the right one.
  let source: String
  var testDescription: String { "\(file):\(line), \(items.joined(separator: " "))" }

  /// The scripts of a folder, each claimed with `word`.
  static func all(in folder: String, claimedBy word: String) -> [ClaimingScript] {
    SourceTree.names(in: folder, ending: ".lua").flatMap { file in
      var found: [ClaimingScript] = []
      var head: [Substring] = []
      var claim: (line: Int, items: [String])?
      var body: [Substring] = []
      func close() {
        guard let claim else { return }
        let lead = head + Array(repeating: "", count: claim.line - 1 - head.count)
        found.append(
          ClaimingScript(
            folder: folder, file: file, line: claim.line, items: claim.items,
            source: (lead + body).joined(separator: "\n")))
      }
      let text = SourceTree.text(of: "\(folder)/\(file)") ?? ""
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if line.hasPrefix("-- \(word) ") || line.hasPrefix("-- \(word)s ") {
          close()
          let items = line.prefix { $0 != ":" }.split(separator: " ").dropFirst(2).map { String($0) }
          (claim, body) = ((index + 1, items), [])
        }
        if claim == nil { head.append(line) } else { body.append(line) }
      }
      close()
      return found
    }
  }

  /// The items of a folder's list, and what they are called.
  static func items(of folder: String) -> [(item: String, name: String)] {
    (SourceTree.text(of: folder + "/List.txt") ?? "").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, words[0].first?.isNumber == true else { return nil }
      return (String(words[0]), String(words[1]))
    }
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

  /// Runs the script; what it does not find is an issue, and so is expecting nothing.
  func run() throws {
    let stage = try Stage(modulesIn: folder)
    #expect(stage.run(Self.prelude) == nil)
    if let error = stage.run(source, name: file) { Issue.record("\(error)") }
    for error in stage.callbackErrors { Issue.record("in a callback: \(error)") }
    #expect(stage.run("assert(expectations > 0, 'nothing is expected')")?.description == nil)
  }
}
