import Glibc
import LuaTree
import SwiftImport
import Testing

/// The exit codes of the command line, and files that are no Swift.
final class CommandTests {
  private let folder: String

  init() {
    var template = Array("/tmp/playhead-import-XXXXXX".utf8CString)
    folder = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit {
    for name in ["a.swift", "a.lua"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// The code for a file with these bytes, and the script that is written.
  private func run(_ bytes: some Sequence<UInt8>, _ words: String...) -> (code: Int32, lua: String?) {
    guard let file = fopen("\(folder)/a.swift", "w") else { return (-1, nil) }
    let bytes = Array(bytes)
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    let code = ImportCommand.run(words + ["-o", "\(folder)/a.lua", "\(folder)/a.swift"])
    guard let script = fopen("\(folder)/a.lua", "r") else { return (code, nil) }
    defer { fclose(script) }
    var text = [UInt8](repeating: 0, count: 1 << 12)
    let count = fread(&text, 1, text.count, script)
    return (code, String(decoding: text[..<count], as: UTF8.self))
  }

  @Test func `all of it translated ends with 0`() {
    let (code, lua) = run("let side = 3\nprint(side)\n".utf8)
    #expect(code == 0)
    #expect(lua == "local side = 3\n\nprint(side)\n" || lua == "local side = 3\nprint(side)\n")
  }

  @Test func `something left out ends with 1, and the script is written`() {
    let (code, lua) = run("let side = 3\nprint(MissingThing.value)\n".utf8)
    #expect(code == 1)
    #expect(lua?.contains("-- import:2: not translated: print(MissingThing.value)") == true)
  }

  @Test func `an answer is one line of JSON, with the script, the reports and their text`() {
    let (code, answer) = run("print(MissingThing.value)\n".utf8, "--answer")
    #expect(code == 1)
    #expect(answer?.hasPrefix(#"{"lua":"-- import:1: not translated: "#) == true, "\(answer ?? "")")
    #expect(answer?.contains(#","leftOut":1,"reports":[{"file":"\#(folder)/a.swift","line":1,"column":"#) == true)
    #expect(answer?.contains(#","leftOut":true}],"messages":"\#(folder)/a.swift:1:"#) == true)
    #expect(answer?.hasSuffix("\"}\n") == true && answer?.split(separator: "\n").count == 1)
  }

  @Test func `a strict import with reports writes nothing`() {
    let (code, lua) = run("print(MissingThing.value)\n".utf8, "--strict")
    #expect(code == 1)
    #expect(lua == nil)
  }

  @Test func `a controller that presents another, as its delegate, is the one that presents`() {
    let swift = """
      import UIKit
      class Card: UIViewController {}
      class Home: UIViewController, UIViewControllerTransitioningDelegate {
        BODY
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
      }
      """
    func screens(_ body: String) -> [String] {
      let lua = run(swift.replacing("BODY", with: body).utf8, "--harness").lua ?? ""
      return lua.split(separator: "\n").map(String.init).filter { $0.hasPrefix("first") || $0.hasPrefix("second") }
    }
    let opens = """
      @objc func open(_ sender: Any) {
          let card = Card()
          card.transitioningDelegate = self
          present(card, animated: true)
        }
      """
    #expect(
      screens(opens) == [
        "first = Home()", "first.view.backgroundColor = UIColor.white", "first:open()", "first:dismiss(true)",
      ])
    // Without a method that can be called as it is, it is put together by hand.
    #expect(
      screens("func take(_ card: Card, at index: Int) { card.transitioningDelegate = self }") == [
        "first = Home()", "first.view.backgroundColor = UIColor.white", "second = Card()",
        "second.view.backgroundColor = UIColor.systemBlue", "second.transitioningDelegate = first",
        "second.modalPresentationStyle = \"fullScreen\"", "first:present(second, true)", "first:dismiss(true)",
      ])
    // One that is its own delegate is presented, in the style that it gives itself.
    let own = screens("override func viewDidLoad() { transitioningDelegate = self; modalPresentationStyle = .custom }")
    #expect(own.contains("second = Home()") && !own.contains { $0.hasPrefix("second.modalPresentationStyle") })
  }

  @Test func `lines that put a class on the screen are about that class`() {
    let swift = "\nclass Side {}\nclass Fade: NSObject, UINavigationControllerDelegate {}\n"
    let result = SwiftImporter.translate([SwiftSource(name: "a.swift", text: swift)], hasHarness: true)
    let lines = result.lua.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let added = zip(lines, result.origins).drop { !$0.0.contains("Puts it on the screen") }.filter { !$0.0.isEmpty }
    #expect(!added.isEmpty && added.allSatisfy { $0.1 == LuaStatement.Origin(file: 0, line: 3, isNear: true) })
  }

  @Test(arguments: [[], ["--nonsense", "a.swift"], ["-o"], ["--with"], ["--knows"]])
  func `a command line that says nothing ends with 64`(words: [String]) { #expect(ImportCommand.run(words) == 64) }

  @Test func `a file that is not there ends with 66`() { #expect(ImportCommand.run(["/nonexistent/a.swift"]) == 66) }

  @Test func `a script that cannot be written ends with 73`() {
    _ = run("let side = 3\n".utf8)
    #expect(ImportCommand.run(["-o", "/nonexistent/a.lua", "\(folder)/a.swift"]) == 73)
  }

  @Test func `an empty file is translated`() { #expect(run([]).code == 0) }

  @Test(arguments: [
    "bytes of a program", "a page", "one brace too many", "100,000 braces", "every line broken", "10 MB of Swift",
  ]) func `a file that is no Swift of a person ends with 1 and a report`(kind: String) {
    let bytes: [UInt8] =
      switch kind {
      case "bytes of a program":
        [0x7F, 0x45, 0x4C, 0x46] + (0..<20_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
      case "a page": Array("<html><body>class A {}</body></html>".utf8)
      case "one brace too many": Array("class A {}\n}\n".utf8)
      case "100,000 braces": [UInt8](repeating: UInt8(ascii: "{"), count: 100_000)
      case "every line broken": Array((0..<500).map { "func (\($0) { let = \"\n" }.joined().utf8)
      default: Array(String(repeating: "let side = 1 // of many\n", count: 440_000).utf8)
      }
    #expect(run(bytes).code == 1)
  }

  @Test func `what is declared in a file that is only known is reported where it is named`() {
    let known = SwiftSource(
      name: "b.swift",
      text: "class Known: UIView {}\nfunc + (a: CGPoint, b: CGPoint) -> CGPoint { return a }", isTranslated: false)
    let text = "func make() -> UIView { return Known() }\nfunc sum(a: CGPoint) -> CGPoint { return a + a }\n"
    let result = SwiftImporter.translate([SwiftSource(name: "a.swift", text: text), known])
    #expect(result.leftOut == 0)
    #expect(result.reports.map(\.line) == [1, 2])
    #expect(result.reports.map(\.message).allSatisfy { $0.hasSuffix("in a file that is only known, and nil here") })
    // A declaration that exists when the script runs is none of these.
    let there = SwiftSource(name: known.name, text: known.text, isTranslated: false, isThere: true)
    #expect(SwiftImporter.translate([SwiftSource(name: "a.swift", text: text), there]).reports.map(\.line) == [2])
  }

  @Test func `what is known may be named`() {
    #expect(run("card.alpha = 0\n".utf8).code == 1)
    #expect(run("card.alpha = 0\n".utf8, "--knows", "let card: UIView") == (0, "card.alpha = 0\n"))
  }
}
