import Testing

@testable import ReadingOrder

/// Expected orders are those of the standard's rules (UAX 9), worked out by hand.
@Suite("Reading order") struct ReadingOrderTests {
  /// The line as it is seen: letters from left to right.
  private func seen(_ line: String, fromRight: Bool) -> String {
    ReadingOrder(line, isFromRight: fromRight).stretches
      .flatMap { $0.isFromRight ? $0.shapes.reversed() : $0.shapes }.joined()
  }

  @Test("Latin text needs none, Hebrew and Arabic do, and signs that turn others round")
  func needed() {
    for text in ["", "Hello, 1/2!", "naïve Ωμέγα Привет 探索 😀"] { #expect(!ReadingOrder.isNeeded(for: text), "\(text)") }
    for text in ["שלום", "see مرحبا", "a\u{202e}b"] { #expect(ReadingOrder.isNeeded(for: text), "\(text)") }
  }

  @Test("the first letter with a direction decides about a paragraph")
  func direction() {
    for text in ["שלום world", "12 שלום", "(مرحبا)"] { #expect(ReadingOrder.isFromRight(text), "\(text)") }
    for text in ["Hello שלום", "12!", ""] { #expect(!ReadingOrder.isFromRight(text), "\(text)") }
  }

  @Test(
    "letters from the right stand in the midst of others, numbers among them stay from the left",
    arguments: [
      ("abc אבג def", false, "abc גבא def"),
      ("אבג abc דהו", true, "והד abc גבא"),
      // Rule I1: a number in text from the right is itself from the left.
      ("אבג 123 דהו", true, "והד 123 גבא"),
      ("abc", true, "abc"),
      // Rule N1: the full stop goes with the paragraph.
      ("שלום.", true, ".םולש"), ("שלום.", false, "םולש."),
      // Rule L4: brackets are turned round.
      ("(אבג)", true, "(גבא)"),
      // Rule L1: the space at the end of the line is at its end, which is on the left.
      ("אבג ", true, " גבא"),
    ])
  func orders(_ line: String, _ fromRight: Bool, _ expected: String) {
    #expect(seen(line, fromRight: fromRight) == expected)
  }

  @Test("Arabic letters join: first, middle and last forms, and lam with alef is one")
  func joining() {
    // Beh three times: initial FE91, medial FE92, final FE90; alone FE8F.
    let beh = ReadingOrder("\u{628}\u{628}\u{628} \u{628}", isFromRight: true).stretches[0].shapes
    #expect(beh == ["\u{fe91}", "\u{fe92}", "\u{fe90}", " ", "\u{fe8f}"])
    // Alef joins only what is before it, so that a letter after it begins anew.
    let bab = ReadingOrder("\u{628}\u{627}\u{628}", isFromRight: true).stretches[0].shapes
    #expect(bab == ["\u{fe91}", "\u{fe8e}", "\u{fe8f}"])
    let lamAlef = ReadingOrder("\u{644}\u{627}", isFromRight: true).stretches[0].shapes
    #expect(lamAlef.filter { !$0.isEmpty } == ["\u{fefb}"] && lamAlef.count == 2)
  }

  @Test("a letter and its marks are one")
  func marks() {
    let stretch = ReadingOrder("שָׁב", isFromRight: true).stretches[0]
    #expect(stretch.letters == 0..<2 && stretch.shapes[0].unicodeScalars.count == 3)
    #expect(ReadingOrder("", isFromRight: true).stretches.isEmpty)
  }
}
