import PlainText
import Testing

@Suite("Signs in ASCII") struct ASCIISignTests {
  @Test("bars have the signs of the design, one column each")
  func bars() {
    #expect(ASCIISigns.text("■◄▒□▪─┅╫·") == "=<%-~_:|.")
    #expect("■◄▒□▪─┅╫·×/»→◆".allSatisfy { ASCIISigns.sign($0)?.isASCII != false })
  }

  @Test("what a script says keeps its letters, and what is long has its words")
  func words() {
    #expect(ASCIISigns.text("Größe 漢字 plain") == "Größe 漢字 plain")
    #expect(ASCIISigns.text("0.000 … 0.400 s, 45.0°") == "0.000 ~ 0.400 s, 45.0 deg")
    #expect(ASCIISigns.sign("é") == nil && ASCIISigns.sign("a") == nil)
  }

  @Test("a curve's dots are signs of their number")
  func dots() {
    // No dot, two, four and eight.
    #expect(ASCIISigns.text("\u{2800}\u{2803}\u{280F}\u{28FF}") == " .*#")
  }
}
