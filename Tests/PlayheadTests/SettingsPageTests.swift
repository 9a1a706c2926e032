import PlainText
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing

/// The page of settings against the table: every setting, every case, every default.
@Suite("Settings page") struct SettingsPageTests {
  /// The properties of `UIApplication` that can be set are the settings.
  private static var properties: [PropertyEntry] {
    (Catalog.uiKit.classes.first { $0.name == "UIApplication" }?.entry.properties ?? []).filter(\.isWritable)
  }
  static let settings = properties.map(\.name)
  static let page = SourceTree.text(of: "Sources/Script/ScriptAPI/Documentation.docc/Settings.md") ?? ""

  /// The page from a setting's heading to the next.
  private static func section(of name: String) -> Substring? {
    guard let start = page.firstRange(of: "### \(name)\n")?.upperBound else { return nil }
    return page[start..<(page[start...].firstRange(of: "\n#")?.lowerBound ?? page.endIndex)]
  }

  /// The value that a script reads at time 0.
  private static func standard(_ name: String) -> String {
    ProgramRun.playhead("-e", "io.write(tostring(UIApplication.shared.\(name)))").output
  }

  @Test("every setting of the table is on the page", arguments: settings)
  func isThere(_ name: String) throws {
    let standard = Self.standard(name)
    if let section = Self.section(of: name) {
      let row = try #require(section.split(separator: "\n").first { $0.hasPrefix("| `") })
      #expect(row.hasPrefix("| `\(standard)` |"), "the first row is the default")
    } else {
      #expect(Self.page.contains("| `\(name)` | \(standard) |"))
    }
  }

  @Test("every case of a setting is on the page, and no other", arguments: settings)
  func cases(_ name: String) throws {
    guard let section = Self.section(of: name) else { return }
    let property = try #require(Self.properties.first { $0.name == name })
    let shown = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap {
      $0.split(separator: "`").dropFirst().first.map(String.init)
    }
    if case .word(let entry) = property.shape {
      #expect(Set(shown) == Set(entry.words) && shown.count == entry.words.count)
    } else {
      #expect(Set(shown) == ["true", "false"])
    }
  }

  @Test("the page names no setting that does not exist")
  func nothingElse() {
    let names = Set(Self.settings)
    for heading in Self.page.split(separator: "\n") where heading.hasPrefix("### ") && !heading.contains(" and ") {
      #expect(names.contains(String(heading.dropFirst(4))))
    }
  }
}
