import Glibc
import ProgramIndex
import Testing

@testable import SwiftImport

/// The declarations that are brought in with a file of a program.
@Suite struct ReachTests {
  /// A folder that goes with the test.
  private final class Folder {
    let path: String

    init(_ files: [String: String]) {
      var name = Array("/tmp/playhead-reach-XXXXXX".utf8CString)
      path = String(cString: mkdtemp(&name))
      for (file, text) in files {
        let parts = file.split(separator: "/").dropLast()
        for count in 1..<(parts.count + 1) where !parts.isEmpty {
          mkdir(path + "/" + parts.prefix(count).joined(separator: "/"), 0o700)
        }
        _ = StandardFile.write(text, at: path + "/" + file)
      }
    }

    deinit {
      for file in StandardFile.swiftFiles(in: path, isDeep: true) ?? [] { unlink(file) }
      rmdir(path)
    }

    func reached(_ files: String..., cache: String? = nil) -> [String: String] {
      let found = ReachedFiles(of: files.map { path + "/" + $0 }, cache: cache).files
      return Dictionary(uniqueKeysWithValues: found.map { (String($0.path.dropFirst(path.count + 1)), $0.text) })
    }
  }

  private let slide = "final class Slide { func end(_ rect: CGRect) -> CGRect { below(rect) } }\n"
  private let offset = """
    // Helpers.
    func below(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: 0, dy: half) }
    private let half = 20
    func above(_ rect: CGRect) -> CGRect { rect }
    """

  @Test func `what a file uses is brought in with what that uses, and nothing else`() {
    let folder = Folder(["Slide.swift": slide, "Offset.swift": offset, "Other.swift": "class Other {}"])
    let reached = folder.reached("Slide.swift")
    #expect(reached.keys.sorted() == ["Offset.swift"])
    let lines = reached["Offset.swift"]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    // Blank, and of the same number.
    #expect(lines.map { $0.contains { $0 != " " } } == [false, true, true, false])
  }

  @Test func `a file outside of a project takes what lies beside it, and nothing from the folders below`() {
    let folder = Folder(["Slide.swift": slide, "other/Offset.swift": offset])
    #expect(folder.reached("Slide.swift").isEmpty)
    _ = StandardFile.write("targets:\n", at: folder.path + "/project.yml")
    #expect(folder.reached("Slide.swift").keys.sorted() == ["other/Offset.swift"])
    unlink(folder.path + "/project.yml")
  }

  @Test func `an index that is kept says the same, and a file that has changed is read again`() {
    let folder = Folder(["Slide.swift": slide, "Offset.swift": offset])
    let cache = folder.path + "/cache"
    let first = folder.reached("Slide.swift", cache: cache)
    #expect(folder.reached("Slide.swift", cache: cache) == first)
    _ = StandardFile.write("let longer = 1\n" + offset, at: folder.path + "/Offset.swift")
    #expect(folder.reached("Slide.swift", cache: cache)["Offset.swift"]?.contains("func below") == true)
    if let directory = opendir(cache) {
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        unlink(cache + "/" + name)
      }
      closedir(directory)
    }
    rmdir(cache)
  }

  @Test func `an extension comes with its type, and one of UIView with what it is used for`() {
    let folder = Folder([
      "Card.swift": "class Card { var tile = Tile() ; func f(_ view: UIView) { view.pin() } }",
      "Tile.swift": "struct Tile {}\nextension Tile { func turn() {} }",
      "Pin.swift": "extension UIView {\n  func pin() {}\n}\nextension UIView {\n  func fade() {}\n}",
    ])
    let reached = folder.reached("Card.swift")
    #expect(reached["Tile.swift"]?.contains("func turn") == true)
    #expect(reached["Pin.swift"]?.contains("func pin") == true)
    #expect(reached["Pin.swift"]?.contains("func fade") == false)
  }

  @Test func `who shows an animator is brought in, over those between them`() {
    let folder = Folder([
      "Fade.swift": "final class Fade: NSObject, UIViewControllerAnimatedTransitioning {}",
      "Cards.swift": "final class Cards: NSObject, UIViewControllerTransitioningDelegate { let fade = Fade() }",
      "Home.swift": "final class Home { let cards = Cards(); func open() { present(self, animated: true) } }",
      "About.swift": "final class About { func open() { present(self, animated: true) } }",
    ])
    #expect(folder.reached("Fade.swift").keys.sorted() == ["Cards.swift", "Home.swift"])
  }

  @Test func `a class that conforms to a protocol is brought in where something is cast to it`() {
    let folder = Folder([
      "Zoom.swift": "final class Zoom { func f(_ any: Any) { _ = any as? ZoomSource } }",
      "ZoomSource.swift": "protocol ZoomSource { var picture: Int { get } }",
      "List.swift": "class List {}\nextension List: ZoomSource { var picture: Int { 1 } }",
    ])
    #expect(folder.reached("Zoom.swift").keys.sorted() == ["List.swift", "ZoomSource.swift"])
  }

  @Test func `the nearest of two that have one name is meant`() {
    let folder = Folder([
      "One/Card.swift": "class Card { let tile = Tile() }", "One/Tile.swift": "struct Tile { let one = 1 }",
      "Two/Tile.swift": "struct Tile { let two = 2 }", "project.yml": "",
    ])
    #expect(folder.reached("One/Card.swift").keys.sorted() == ["One/Tile.swift"])
    unlink(folder.path + "/project.yml")
  }

  @Test(arguments: [
    "let text = \"class Quoted { \\(name(\"}\")) \" ; class A {}\nclass B {}",
    "/* class Hidden { /* { */ */ class A {}\nclass B {}",
    "let raw = #\"class \"Quoted\" {\"# ; class A {}\nclass B {}",
    "let long = \"\"\"\n  class Quoted {\n  \"\"\"\nclass A {}\nclass B {}",
    "@objc(AA) public final class A<T: Some> { let x = [1: { 2 }] }\n#if os(iOS)\nclass B {}\n#endif",
  ]) func `what is in quotes and comments declares nothing`(text: String) {
    let folder = Folder(["User.swift": "let a = A(), b = B()", "Declared.swift": text])
    let reached = folder.reached("User.swift")["Declared.swift"] ?? ""
    #expect(reached.contains("class A") && reached.contains("class B"))
    let quoted = Folder(["User.swift": "let a = Quoted(), b = Hidden()", "Declared.swift": text])
    #expect(quoted.reached("User.swift")["Declared.swift"]?.contains("class A") != true)
  }
}
