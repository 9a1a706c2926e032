import PlainText
import TransitionChecker

/// The page "Why did my transition …?": what is seen of a fault, the rule that finds it, its cause and its repair.
package enum WhyPage {
  /// The page as Markdown, from the table of rules.
  package static var markdown: String {
    var page = MarkdownText()
    page.heading(1, "Why did my transition …?")
    page.paragraph(
      """
      Find what you see, and read what causes it. `playhead check FILE` runs each transition of a script in every way a
      finger can end it, and names the rule, the place and the numbers. `playhead explain RULE` shows a section of this page.
      """)
    page.table(
      ["what is wrong", "rule", ""],
      Rule.all.map { [$0.title, "[\($0.id.rawValue)](#\(anchor($0.id.rawValue)))", $0.severity.rawValue] })
    for rule in Rule.all {
      page.heading(2, rule.id.rawValue)
      page.paragraph("**\(rule.title.capitalizedFirst).**")
      page.paragraph("Cause: \(rule.why).")
      page.paragraph("Repair: \(rule.cure).")
      page.paragraph("This breaks it, read after [the stage](#the-stage):")
      page.code(rule.example.bad, language: "lua")
      page.paragraph("This does not:")
      page.code(rule.example.good, language: "lua")
    }
    page.heading(2, "The stage")
    page.paragraph(
      """
      Two screens and an animator without a fault. Put an example below it in one file, and `playhead check` finds what the
      example shows.
      """)
    page.code(Rule.stage.trimmedEnd, language: "lua")
    return page.text
  }

  /// The place of a heading in a page.
  private static func anchor(_ heading: String) -> String { heading.lowercased() }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// Without the line ends at its end.
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.hasSuffix("\n") { text = text.dropLast() }
    return String(text)
  }
}
