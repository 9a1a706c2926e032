import PlainText
import Testing

@Suite("Number text") struct NumberTextTests {
  @Test(
    "fixed decimals are rounded half away from zero, and nothing is minus zero",
    arguments: [
      (0.35, 3, "0.350"), (-0.01, 1, "0.0"), (-0.05, 1, "-0.1"), (2.5, 0, "3"), (-2.5, 0, "-3"), (0, 0, "0"),
      (0, 2, "0.00"), (123.456, 2, "123.46"), (999_999_999_999, 4, "999999999999.0000"), (1e12, 3, "1000000000000.0"),
      (1e300, 4, "1e+300"), (-1e300, 15, "-1e+300"), (9.5e14, 4, "950000000000000.0"), (-0.0, 1, "0.0"),
      (.greatestFiniteMagnitude, 0, "1.7976931348623157e+308"), (999_999_999_999, 15, "999999999999.0"),
      (.infinity, 3, "∞"), (-.infinity, 3, "-∞"), (.nan, 3, "NaN"),
      (0.5, 15, "0.500000000000000"), (0, 40, "0.0000000000000000000000000000000000000000"),
      (-1e-30, 30, "-0.000000000000000000000000000001"), (0.5, 400, "0.5"),
    ])
  func fixed(_ value: Double, _ digits: Int, _ expected: String) {
    #expect(NumberText.fixed(value, digits) == expected)
  }

  @Test(
    "a brief form has six digits that count, and a whole number all of its own",
    arguments: [
      (20, "20"), (-33.333333333, "-33.3333"), (1.0 / 3, "0.333333"), (2000.0 / 3, "666.667"), (0.5, "0.5"),
      (999_999.96, "1000000"), (1_234_567, "1234567"), (0, "0"), (-0.0, "0"), (1e-9, "0"), (.infinity, "∞"),
      (.nan, "NaN"),
    ])
  func brief(_ value: Double, _ expected: String) {
    #expect(NumberText.brief(value) == expected)
  }

  @Test(
    "every double has a shortest form, a time and a length of time",
    arguments: [.nan, .infinity, -.infinity, 9.5e14, 1e300, -1e300, -0.0, 0x1p63] as [Double])
  func total(_ value: Double) {
    #expect(!NumberText.shortest(value).isEmpty)
    #expect(NumberText.seconds(value).hasSuffix(" s"))
    #expect(!NumberText.elapsed(value).isEmpty)
  }

  @Test(
    "trimmed decimals end with a digit other than zero",
    arguments: [
      (0.5, "0.5"), (10, "10"), (0, "0"), (-0.0004, "0"), (-1.25, "-1.25"), (1e9, "1000000000"), (0.001, "0.001"),
    ])
  func trimmed(_ value: Double, _ expected: String) {
    #expect(NumberText.trimmed(value) == expected)
  }

  @Test("files get finite numbers within a bound, and Lua its own words for those that are not finite")
  func readers() {
    #expect(
      [.nan, .infinity, 2e9, -2e9, 1.23456].map { NumberText.bounded($0) } == [
        "0", "0", "1000000000", "-1000000000", "1.235",
      ])
    #expect(NumberText.bounded(1.23456, 2, within: 1) == "1")
    #expect(
      [.infinity, -.infinity, .nan, 2, -0.0, 0.25, 1e16].map(NumberText.lua) == [
        "math.huge", "-math.huge", "NaN", "2", "0", "0.25", "1e+16",
      ])
    #expect([0.25, 1, 0.1234].map { NumberText.percent($0) } == ["25 %", "100 %", "12 %"])
    #expect(NumberText.percent(0.1234, 1) == "12.3 %")
  }
}

@Suite("Text columns") struct TextColumnsTests {
  @Test("columns are counted in cells: wide characters and accents stay aligned")
  func wide() {
    // Two cells for each of the two characters; the accent stands on the letter before it.
    let rows = [["", "0.000 s"], ["卡片.opacity", "1"], ["cafe\u{301}.alpha", "0.5"]]
    #expect(
      TextColumns(rows, firstWidth: 30).text == """
                      0.000 s
        卡片.opacity  1
        cafe\u{301}.alpha    0.5
        """)
  }

  @Test("a cell that is wider than its column is cut at a character's edge")
  func cut() {
    #expect(TextColumns([["卡片卡片", "x"]], firstWidth: 6).text == "卡片…   x")
    #expect("卡片".cut(to: 3) == "卡…")
    #expect("卡片".padded(to: 6) == "卡片  ")
  }

  @Test("wrapping counts cells, and breaks at spaces")
  func wrapping() {
    #expect(WrappedText("卡片卡片 卡片 x", width: 10, indent: 0).lines == ["卡片卡片", "卡片 x"])
    #expect(WrappedText("one two three", width: 7, indent: 0).lines == ["one two", "three"])
  }
}

@Suite("JSON") struct JSONTests {
  @Test(
    "strings are escaped, and read back",
    arguments: [
      ("a\"b\\c", #""a\"b\\c""#), ("line\nnext\t", #""line\nnext\t""#), ("\u{1}", #""\u0001""#), ("日 é", "\"日 é\""),
    ])
  func strings(_ text: String, _ json: String) {
    #expect(JSONText.string(text) == json)
    #expect(JSON(json)?.string == text)
  }

  @Test("surrogates join, and what is no string is nothing")
  func escapes() {
    #expect(JSON(#""\ud83d\ude00""#)?.string == "😀")
    #expect(JSON(#""\x""#) == nil)
    #expect(JSON(#""open"#) == nil)
    #expect(JSON(#""a" "b""#) == nil)
  }

  @Test("numbers that JSON does not have are strings")
  func numbers() {
    #expect([1, 0.25, .infinity, -.infinity].map(JSONText.number) == ["1", "0.25", #""inf""#, #""-inf""#])
    #expect(JSON(#""-inf""#)?.number == -.infinity)
  }

  @Test("a field without a value is left out")
  func objects() {
    #expect(JSONText.object(["a": "1", "b": nil, "c": "[]"]) == #"{"a":1,"c":[]}"#)
  }
}
