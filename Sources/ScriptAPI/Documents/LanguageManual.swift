/// The manual page `playhead-lua(7)`: how scripts are written. The rules are told; the names are read off the API table.
package enum LanguageManual {
  package static var text: String {
    var page = ManualText("playhead-lua", section: 7, summary: "the language of playhead's scripts")
    page.section("description")
    page.paragraph(
      """
      Scripts are Lua 5.4 with the names of UIKit and Core Animation, spelled as Swift spells them. This page has the
      rules and the clock; in the shell, ?NAME explains a name, and completion knows them all.
      """)
    for rule in rules {
      page.subsection(rule.title)
      page.paragraph(rule.words)
      if !rule.example.isEmpty { page.example(rule.example) }
    }
    page.section("a script's world")
    page.paragraph(
      """
      A script begins at time 0 with an empty screen and a key window. What it changes is committed when the script, or a
      callback, returns, or by CATransaction.flush(). After its last line the clock runs until nothing finite is pending.
      wait(seconds) in a coroutine, timers and display links follow the same clock.
      """)
    for name in ["Timeline", "TouchDriver"] { members(of: name, &page) }
    page.section("classes")
    for framework in Framework.allCases {
      let classes = Catalog.classes.filter {
        Framework(of: $0.name) == framework && Catalog.spokenNames[$0.name] == nil
      }
      guard !classes.isEmpty else { continue }
      page.subsection(framework.title)
      page.list(classes.map { ($0.name, $0.entry.summary) })
    }
    page.section("values")
    page.list(Catalog.structures.map { ($0.kind.rawValue, $0.summary) })
    page.section("diagnostics")
    page.paragraph(
      """
      An error is an object with the fields code, message, hint, file, line and time, and prints well. playhead explain
      CODE tells more about each code:
      """)
    page.paragraph(ErrorPage.errors.map(\.code).joined(separator: ", ") + ".")
    page.paragraph(
      "A warning has a code too; UIApplication.shared.warnings holds them: "
        + ErrorPage.warnings.map(\.code).joined(separator: ", ") + ".")
    page.section("see also")
    page.macro(".Xr playhead 1")
    return page.text
  }

  private static func members(of name: String, _ page: inout ManualText) {
    guard let entry = Catalog.classes.first(where: { $0.name == name })?.entry else { return }
    let spoken = Catalog.spokenNames[name] ?? name
    page.section("the \(spoken) object")
    page.paragraph(entry.summary)
    page.list(
      entry.properties.map { ("\(spoken).\(Signature.text($0))", $0.summary) }
        + entry.functions.map { function in
          (
            function.overloads.first.map { "\(spoken):\(Signature.text(function.name, $0))" } ?? function.name,
            function.summary
          )
        })
  }

  private static let rules: [(title: String, words: String, example: String)] = [
    (
      "Names",
      "A dot reaches properties and what belongs to a class itself; a colon calls a method of an object.",
      "view.alpha = 0.5\nview:addSubview(card)\nUIView.animate(0.3, function() view.alpha = 1 end)"
    ),
    (
      "Arguments",
      """
      Each is given by position, in Swift's order, or by its label in one table that comes last. What Swift lets out
      may be left out. Overloads are told apart by labels, then by number and kind.
      """,
      "view:insertSubview(card, {belowSubview = bar})\nUIView.animate{withDuration = 0.35, delay = 0.1, "
        + "options = \"curveEaseIn\",\n  animations = function() card.alpha = 0 end}"
    ),
    (
      "Making things",
      "Call the type. Keys that are no labels of an initialiser are set as properties.",
      "UIView{frame = CGRect(0, 0, 40, 40), alpha = 0.5}\nCABasicAnimation{keyPath = \"opacity\", fromValue = 0}"
    ),
    (
      "Classes",
      """
      class(name, superclass, protocols) makes one; its objects take fields of their own. Methods that the system calls
      have Swift's base name, followed by _ and the first label where several share it. A field that an object of a
      built-in class does not have is an error, read or written.
      """,
      "local Card = class(\"Card\", UIView)\nfunction Card:init(frame)\n  Card.super.init(self, frame)\nend"
    ),
    (
      "Delegates and targets",
      "Objects of script classes, or plain tables of functions, held weakly where UIKit holds them weakly.",
      "local pan = UIPanGestureRecognizer(function(pan) print(pan.state) end)"
    ),
    (
      "Words",
      "Cases of enumerations are strings, and are checked. Options are one string or an array of them.",
      "layer.fillMode = \"forwards\""
    ),
    (
      "Values",
      """
      Points, sizes, rectangles, transforms, colours and paths are values: reading gives a copy, and writing a part of
      one writes through.
      """,
      "view.frame.x = 10\nlocal old = view.frame"
    ),
    (
      "Numbers",
      "Durations are seconds, angles radians, lengths points, colours from 0 to 1 or a string such as #0a84ff.",
      ""
    ),
    (
      "The same every time",
      """
      Random numbers start from --seed, tables are gone through in the order they were filled, os.time and os.clock
      read the virtual clock, and nothing that is printed shows an address.
      """,
      ""
    ),
  ]
}
