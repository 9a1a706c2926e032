import Limits
import ScriptAPI
import ScriptRuntime

/// The manual page `playhead-lua(7)`, on writing scripts. The rules are written here; the names come from the API table.
package enum LanguageManual {
  package static var text: String {
    var page = ManualText("playhead-lua", section: 7, summary: "the language of playhead's scripts")
    page.section("description")
    page.paragraph(
      """
      Scripts are Lua 5.4 with the names of UIKit and Core Animation, spelled as Swift spells them. This page
      describes the rules and the clock; in the shell, ?NAME explains a name, and completion offers all names.
      """)
    for rule in rules {
      page.subsection(rule.title)
      page.paragraph(rule.words)
      if !rule.example.isEmpty { page.example(rule.example) }
    }
    page.section("a script's world")
    page.paragraph(
      """
      A script begins at time 0 with an empty screen and a key window. Its changes are committed when the script or a
      callback returns, or by CATransaction.flush(). After the last line the clock runs until no finite animation, timer
      or touch is pending. Timers, display links, and wait(seconds) in a coroutine follow the same clock.
      """)
    for name in ["Timeline", "TouchDriver"] { members(of: name, &page) }
    page.section("classes")
    for framework in Framework.allCases {
      let classes = Catalog.uiKit.classes.filter {
        Framework(of: $0.name) == framework && Catalog.uiKit.spokenNames[$0.name] == nil
      }
      guard !classes.isEmpty else { continue }
      page.subsection(framework.title)
      page.list(classes.map { ($0.name, $0.entry.summary) })
    }
    page.section("values")
    page.list(Catalog.uiKit.structures.map { ($0.kind.rawValue, $0.summary) })
    page.section("diagnostics")
    page.paragraph(
      """
      An error is an object with the fields code, message, hint, file, line and time, and prints as a message.
      playhead explain CODE explains each code:
      """)
    page.paragraph(ErrorPage.errors.map(\.code).joined(separator: ", ") + ".")
    page.paragraph(
      "A warning has a code too; UIApplication.shared.warnings holds them: "
        + ErrorPage.warnings.map(\.code).joined(separator: ", ") + ".")
    page.section("limits")
    page.paragraph("What a script builds and reads has bounds; the call that would cross one is refused:")
    page.list(Limit.allCases.map { ("\($0.rawValue): \(LimitsPage.most($0))", $0.reason) })
    page.section("see also")
    page.macro(".Xr playhead 1")
    return page.text
  }

  private static func members(of name: String, _ page: inout ManualText) {
    guard let entry = Catalog.uiKit.classes.first(where: { $0.name == name })?.entry else { return }
    let spoken = Catalog.uiKit.spokenNames[name] ?? name
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
      "A dot accesses properties and the functions of a class; a colon calls a method of an object.",
      "view.alpha = 0.5\nview:addSubview(card)\nUIView.animate(0.3, function() view.alpha = 1 end)"
    ),
    (
      "Arguments",
      """
      Pass each argument by position, in Swift's order, or by its label in one table that comes last. Arguments with a
      default may be omitted; a function goes past one of them, as a trailing closure does. Overloads are distinguished by labels, then by the number and type of arguments.
      """,
      "view:insertSubview(card, {belowSubview = bar})\nUIView.animate{withDuration = 0.35, delay = 0.1, "
        + "options = \"curveEaseIn\",\n  animations = function() card.alpha = 0 end}"
    ),
    (
      "Creating objects",
      "Call the type. Keys that are not labels of an initialiser set properties.",
      "UIView{frame = CGRect(0, 0, 40, 40), alpha = 0.5}\nCABasicAnimation{keyPath = \"opacity\", fromValue = 0}"
    ),
    (
      "Classes",
      """
      class(name, superclass, protocols) defines a class; its objects accept new fields. Methods that the system calls
      have Swift's base name, followed by _ and the first label where several methods share it. Reading or writing an
      unknown field of a built-in class is an error.
      """,
      "local Card = class(\"Card\", UIView)\nfunction Card:init(frame)\n  Card.super.init(self, frame)\nend"
    ),
    (
      "Delegates and targets",
      "Use objects of script classes or plain tables of functions. They are held weakly where UIKit holds them weakly.",
      "local pan = UIPanGestureRecognizer(function(pan) print(pan.state) end)"
    ),
    (
      "Enumerations",
      "Enum cases are strings, and are checked. Option sets are one string or an array of strings.",
      "layer.fillMode = \"forwards\""
    ),
    (
      "Values",
      """
      Points, sizes, rectangles, transforms, colours and paths are values. One read from a property stays linked to it:
      assigning to its parts changes the property. Calling the type makes a copy.
      """,
      "view.frame.x = 10\nlocal copy = CGRect(view.frame)"
    ),
    (
      "Numbers",
      "Durations are seconds, angles radians, lengths points, colours from 0 to 1 or a string such as #0a84ff.",
      ""
    ),
    (
      "Determinism",
      """
      Random numbers start from --seed; pairs visits numbers first, then strings in alphabetical order, then other keys;
      os.time and os.clock read the virtual clock; and no output contains an address.
      """,
      ""
    ),
  ]
}
