import Glibc
import TestSupport
import Testing

/// The pages for contributors name files and modules that exist.
@Suite("names in the pages") struct PageNamesTests {
  static let pages =
    ["README.md", "CONTRIBUTING.md", "Examples/README.md", "Examples/TOUR.md", "Scripts/README.md"]
    + modules.map { SourceTree.source($0) + "/README.md" } + packages.map { "Sources/\($0)/README.md" }
  /// Those of their own, beside the groups of modules.
  static let packages = ["Importer", "LiveServer"]
  static let modules = SourceTree.names(in: "Sources", ending: "")
    .filter { !$0.hasPrefix(".") && !packages.contains($0) }
    .flatMap { SourceTree.names(in: "Sources/\($0)", ending: "").filter { !$0.hasPrefix(".") } }

  @Test("a path leads to a file or folder that is there", arguments: pages)
  func paths(_ page: String) throws {
    let text = try #require(SourceTree.text(of: page))
    for path in text.matches(of: /\b(?:Sources|Tests|Scripts)\/[\w+\-\/]*(?:\.\w+)?/).map(\.output) {
      #expect(access("\(SourceTree.root)/\(path)", F_OK) == 0, "\(page): \(path)")
    }
  }

  @Test("CONTRIBUTING describes every module", arguments: modules)
  func module(_ name: String) throws {
    let text = try #require(SourceTree.text(of: "CONTRIBUTING.md"))
    let entries = text.split(separator: "\n").filter { $0.hasPrefix("- `") }
    #expect(entries.contains { $0.prefix { $0 != ":" }.contains("`\(name)`") })
  }

  @Test("README's plan of the house has every module that the program is made of", arguments: modules)
  func plan(_ name: String) throws {
    guard !["CFreeType", "playhead", "playhead-generate"].contains(name) else { return }
    let text = try #require(SourceTree.text(of: "README.md"))
    let section = try #require(text.firstMatch(of: /(?s)## How it is made\n(.*?)\n## Licence/))
    #expect(section.1.split { !$0.isLetter }.contains { $0 == name })
  }

  /// A route of "A value's way through the house": its files, leg by leg, and their number as the page has it.
  struct Route: CustomTestStringConvertible {
    let count: Int
    let files: [String]
    let testDescription: String
  }

  static let routes: [Route] = {
    let text = SourceTree.text(of: "CONTRIBUTING.md") ?? ""
    guard let section = text.firstMatch(of: /(?s)## A value's way.*?\n(?=## )/) else { return [] }
    return section.output.matches(of: /(?s)\*\*([^*]+)\*\* (\d+) files.*?(\n- .*?)\n\n/).map { route in
      Route(
        count: Int(route.2) ?? 0, files: route.3.matches(of: /`([^`]+)`/).map { String($0.1) },
        testDescription: String(route.1))
    }
  }()

  @Test("a route names each of its files once") func counts() {
    #expect(Self.routes.count == 3)
    for route in Self.routes {
      #expect(Set(route.files).count == route.count && route.files.count == route.count, "\(route.testDescription)")
    }
  }

  @Test("a file on a route is there", arguments: routes)
  func files(_ route: Route) {
    let all = Self.modules.flatMap { Self.files(in: SourceTree.source($0)) }
    for file in route.files {
      #expect(all.contains { $0.hasSuffix("/\(file).swift") || $0.hasSuffix("/\(file).c") }, "\(file)")
    }
  }

  /// The paths of the files in a folder and its folders.
  private static func files(in folder: String) -> [String] {
    SourceTree.names(in: folder, ending: "").filter { !$0.hasPrefix(".") }.flatMap { name in
      name.contains(".") ? ["\(folder)/\(name)"] : files(in: "\(folder)/\(name)")
    }
  }
}
