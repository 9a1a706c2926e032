import TestSupport
import Testing

/// The keys of the page that follows a run are those of the full screen: `help keys` beside the page's own table.
@Suite("Keys of page and full screen") struct KeyTableTests {
  private typealias Row = (keys: [String], words: String)

  private static let player = SourceTree.source("RecordingFiles/Page/Player")

  /// Rows of the page's tables: `["j", 0, "play backwards", …`.
  private func rows(of file: String) throws -> [Row] {
    let text = try #require(SourceTree.text(of: "\(Self.player)/\(file)"))
    return text.matches(of: /\["([^"]+)", (?:0|"[^"]*"), "([^"]*)"/).map {
      ($0.1.split(separator: " ").map(String.init), String($0.2))
    }
  }

  private func fullScreen() throws -> [Row] {
    try #require(Transcript.answers("help keys").first).split(separator: "\n").dropFirst().compactMap { line in
      let parts = line.split(separator: "  ", maxSplits: 1)
      return parts.count < 2 ? nil : (parts[0].split(separator: " ").map(String.init), String(parts[1]))
    }
  }

  private func beginnings(_ words: String) -> Set<Substring> {
    Set(words.lowercased().split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(4) })
  }

  @Test("a letter or sign does the same in both, and the page alone has what-if and letting time run")
  func same() throws {
    // Of a run that is over nothing can be reversed: the page that follows one says so with other words.
    let rows = try rows(of: "keys.js").filter { $0.keys != ["r"] } + rows(of: "live/live.js")
    let known = try fullScreen()
    var own: [String] = []
    for (keys, words) in rows {
      for key in keys where key.count == 1 && !"0123456789".contains(key) {
        guard let row = known.first(where: { $0.keys.contains(key) }) else {
          own.append(key)
          continue
        }
        #expect(!beginnings(words).isDisjoint(with: beginnings(row.words)), "\(key): \(words) and \(row.words)")
      }
    }
    #expect(own == ["W", "a"] || own == ["a", "W"], "\(own)")
    #expect(rows.count > 35 && known.count > 30)
  }

  @Test("what the full screen has for its panes and for leaving is all that the page lacks")
  func missing() throws {
    let page = Set((try rows(of: "keys.js") + rows(of: "live/live.js")).flatMap(\.keys))
    let lacking = try fullScreen().flatMap(\.keys).filter { $0.count == 1 && !page.contains($0) }
    // Redo, tuning, rows of a pane, the tree, dimming, values: panels and the console have them.
    #expect(Set(lacking) == ["U", "T", "z", "t", "h", "V", "q"], "\(lacking)")
  }
}
