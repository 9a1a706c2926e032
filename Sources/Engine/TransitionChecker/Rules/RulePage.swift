import CResources
import PlainText

/// The section of a rule in `WhyDidMyTransition.md`: what is said of it, and the examples that define it. The page is read
/// by people as it is, and by `explain`.
struct RulePage: Sendable {
  /// The symptom, as a person meets it: from the table at the top.
  var title = ""
  var why = ""
  var cure = ""
  var example = Rule.Example(bad: "", good: "")

  /// By the names of the rules.
  static let all: [String: RulePage] = {
    var pages = sections.dropFirst().reduce(into: [:]) { pages, section in pages[name(of: section)] = RulePage(section)
    }
    for row in sections[0] where row.hasPrefix("| ") {
      let cells = row.dropFirst(2).split(separator: " | ")
      guard cells.count > 1, let name = cells[1].dropFirst().split(separator: "]").first else { continue }
      pages[String(name)]?.title = String(cells[0])
    }
    return pages
  }()

  /// The script of the last section, which examples are read after.
  static let stage: String = {
    let section = sections.first { name(of: $0) == "The stage" } ?? []
    return (scripts(in: section).first ?? "") + "\n"
  }()

  private init(_ section: ArraySlice<Substring>) {
    func sentence(_ opening: String) -> String {
      let line = section.first { $0.hasPrefix(opening) } ?? ""
      return String(line.dropFirst(opening.count).dropLast())
    }
    (why, cure) = (sentence("Cause: "), sentence("Repair: "))
    let scripts = Self.scripts(in: section)
    if scripts.count == 2 { example = Rule.Example(bad: scripts[0], good: scripts[1]) }
  }

  init() {}

  /// The text before the first rule, a section for each rule, and the stage.
  private static let sections: [ArraySlice<Substring>] = {
    let text = Resource.whyDidMyTransition.text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let headings = lines.indices.filter { lines[$0].hasPrefix("## ") }
    return zip([0] + headings, headings + [lines.count]).map { lines[$0..<$1] }
  }()

  private static func name(of section: ArraySlice<Substring>) -> String { String(section.first?.dropFirst(3) ?? "") }

  /// The scripts of a section: its blocks of code.
  private static func scripts(in section: ArraySlice<Substring>) -> [String] {
    section.split(separator: "```lua").dropFirst().map { lines in
      lines.prefix { $0 != "```" }.joined(separator: "\n")
    }
  }
}
