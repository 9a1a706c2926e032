import Testing

@testable import MotionMath

@Suite("Font metrics") struct FontMetricsTests {
  /// Recorded on iOS 26: a text's width, and that of a label on a screen of three pixels to a point.
  static let recorded: [(weight: FontWeight, size: Double, text: String, width: Double, label: Double)] = [
    (.regular, 8, "0123456789", 50.453125, 50.6667),
    (.regular, 8, "AVAST Wavy To. LT", 76, 76),
    (.regular, 8, "Hello UIKit", 41.957031, 42),
    (.regular, 8, "iiiiillll", 19.804688, 20),
    (.regular, 8, "The quick brown fox jumps over the lazy dog", 176.976563, 177),
    (.regular, 8, "WWWW MMMM", 63.015625, 63.3333),
    (.regular, 17, "0123456789", 98.580078, 98.6667),
    (.regular, 17, "AVAST Wavy To. LT", 146.824219, 147),
    (.regular, 17, "Hello UIKit", 79.662598, 79.6667),
    (.regular, 17, "iiiiillll", 34.31543, 34.3333),
    (.regular, 17, "The quick brown fox jumps over the lazy dog", 338.954102, 339),
    (.regular, 17, "WWWW MMMM", 126.138672, 126.3333),
    (.semibold, 17, "0123456789", 103.4979, 103.6667),
    (.semibold, 17, "AVAST Wavy To. LT", 152.041683, 152.3333),
    (.semibold, 17, "Hello UIKit", 83.684119, 84),
    (.semibold, 17, "iiiiillll", 38.279126, 38.3333),
    (.semibold, 17, "The quick brown fox jumps over the lazy dog", 352.372316, 352.6667),
    (.semibold, 17, "WWWW MMMM", 129.072017, 129.3333),
    (.bold, 17, "0123456789", 106.345459, 106.6667),
    (.bold, 17, "AVAST Wavy To. LT", 155.062744, 155.3333),
    (.bold, 17, "Hello UIKit", 86.012695, 86.3333),
    (.bold, 17, "iiiiillll", 40.574219, 40.6667),
    (.bold, 17, "The quick brown fox jumps over the lazy dog", 360.141846, 360.3333),
    (.bold, 17, "WWWW MMMM", 130.770508, 131),
    (.regular, 19, "0123456789", 110.057279, 110.3333),
    (.regular, 19, "AVAST Wavy To. LT", 162.808692, 163),
    (.regular, 19, "Hello UIKit", 88.439537, 88.6667),
    (.regular, 19, "iiiiillll", 37.995151, 38),
    (.regular, 19, "The quick brown fox jumps over the lazy dog", 375.81058, 376),
    (.regular, 19, "WWWW MMMM", 140.580657, 140.6667),
  ]

  @Test("texts are as wide as recorded, to a hundredth of a point", arguments: recorded.indices)
  func widths(_ index: Int) {
    let row = Self.recorded[index]
    let width = FontMetrics(size: row.size, weight: row.weight).width(of: row.text)
    #expect(abs(width - row.width) < 0.01, "\(row.text)")
    // The recording has four digits.
    #expect(abs((width * 3 - 1e-6).rounded(.up) / 3 - row.label) < 1e-4, "\(row.text)")
  }

  @Test("the heights of a line are fractions of the size (recorded)")
  func heights() {
    let metrics = FontMetrics(size: 17)
    #expect(metrics.lineHeight == 20.287109375 && FontMetrics(size: 34).lineHeight == 40.57421875)
    #expect(metrics.ascender - metrics.descender == metrics.lineHeight)
  }

  @Test("the distances of letters add up to the width; a pair that is kerned is closer")
  func advances() {
    let metrics = FontMetrics(size: 12)
    let advances = metrics.advances(of: "AV")
    // A is 1380 and V the same, the pair -147; 12 points have no tracking.
    let unit = 12.0 / 2048
    #expect(advances == [1233 * unit, 1380 * unit])
    #expect(metrics.advances(of: "").isEmpty && metrics.width(of: "") == 0)
  }

  @Test("tracking is linear between the sizes of the table, and ends with it")
  func tracking() {
    #expect(FontMetrics.tracking(17) == -52 && FontMetrics.tracking(8) == 52)
    #expect(FontMetrics.tracking(12.5) == -6 && FontMetrics.tracking(90) == 0 && FontMetrics.tracking(3) == 82)
  }

  @Test("a letter with an accent is as wide as without; square letters are as wide as high, unknown ones 0.55 of it")
  func others() {
    let metrics = FontMetrics(size: 12)
    #expect(metrics.width(of: "é") == metrics.width(of: "e") && metrics.width(of: "e\u{301}") == metrics.width(of: "e"))
    #expect(metrics.width(of: "探索") == 24 && metrics.width(of: "한") == 12)
    #expect(abs(metrics.width(of: "\u{e000}") - 6.6) < 0.01)
  }

  @Test("other alphabets have widths of their own, pictures are as wide as high")
  func alphabets() {
    // Inter's own, in its units of 2048 (its table of advances).
    for (letter, width) in [("Ж", 1943.0), ("і", 486), ("Щ", 2007), ("Ω", 1559), ("ι", 544), ("ώ", 1661)] {
      #expect(units(letter) == width || abs(units(letter) - width) < 1e-6, "\(letter)")
    }
    #expect(units("ш") > 3 * units("і"))
    // Noto Sans': a narrow and a wide letter of each.
    #expect(units("ו") < units("ש") && units("ا") < units("س"))
    for picture in ["😀", "❤️", "👍🏽", "👨‍👩‍👧", "🇨🇭", "✅"] { #expect(abs(units(picture) - 2048) < 1e-6, "\(picture)") }
    #expect(FontMetrics.isPicture("❤️") && !FontMetrics.isPicture("❤") && !FontMetrics.isPicture("1"))
  }

  /// At 12 points letters are not tracked, and widths are in 2048ths of the size.
  private func units(_ text: String) -> Double { FontMetrics(size: 12).width(of: text) / 12 * 2048 }

  @Test("what is not seen takes no room, and other spaces have widths of their own")
  func blanks() {
    for sign in ["\u{200b}", "\u{2060}", "\u{feff}", "\u{200d}"] {
      #expect(units(sign) == 0 && abs(units("a\(sign)b") - (1130 + 1258)) < 1e-6, "\(sign.unicodeScalars)")
    }
    // The letters of a text of 17 points are tracked by -26 thousandths; what is not seen is none of them.
    #expect(FontMetrics(size: 17).width(of: "a\u{200b}") == FontMetrics(size: 17).width(of: "a"))
    for weight in [FontWeight.regular, .bold] {
      let metrics = FontMetrics(size: 17, weight: weight)
      #expect(metrics.width(of: "a\u{a0}b") == metrics.width(of: "a b"))
    }
    // An em, a half, a third and a fifth of one; a digit.
    for (space, width) in [("\u{2003}", 2048.0), ("\u{2002}", 1024), ("\u{2004}", 682.667), ("\u{2009}", 409.6)] {
      #expect(abs(units(space) - width) < 0.1)
    }
    #expect(units("\u{202f}") == units("\u{2009}") && units("\u{2007}") == units("0"))
    // A soft hyphen is a hyphen where a line ends, and nothing elsewhere.
    #expect(abs(units("a\u{ad}b") - (1130 + 1258)) < 1e-6 && abs(units("a\u{ad}") - (1130 + 966)) < 1e-6)
  }

  @Test("a tab reaches to the next multiple of 28 points")
  func tabs() {
    let metrics = FontMetrics(size: 12)
    func width(_ text: String) -> Double { metrics.width(of: text) }
    #expect(width("\t") == 28 && width("\t\t") == 56)
    // An a is 6.62 wide, four are 26.48 and five 33.11.
    #expect(abs(width("aaaa\tb") - (28 + 1258 * 12 / 2048.0)) < 1e-6)
    #expect(abs(width("aaaaa\tb") - (56 + 1258 * 12 / 2048.0)) < 1e-6)
  }

  @Test(
    "letters with several marks are as wide as without, in one code point and in many",
    arguments: [
      ("ế", "e"), ("Ự", "U"), ("ữ", "u"), ("ộ", "o"), ("Ơ", "O"), ("ẵ", "a"), ("ṩ", "s"), ("ᾷ", "α"),
      ("u\u{31b}\u{303}", "u"),
      ("q\u{301}", "q"), ("\u{212b}", "A"), ("ǽ", "æ"), ("שׁ", "ש"), ("≮", "<"),
    ])
  func marks(_ marked: String, _ plain: String) { #expect(units(marked) == units(plain)) }

  @Test(
    "a letter is as wide in two code points as in one, where that has a width of its own",
    // Inter's: the accent before a Greek capital takes room. A lone Ε is 1225 wide, a lone Η 1516.
    arguments: [("Ε\u{301}", 1414.0), ("Έ", 1414), ("Η\u{301}", 1766), ("и\u{306}", 1222), ("й", 1222)])
  func forms(_ letter: String, _ width: Double) { #expect(abs(units(letter) - width) < 1e-6) }

  @Test(
    "signs and further letters have widths of their own",
    // Inter's, in its units of 2048 (its table of advances); what is in a circle is as wide as high.
    arguments: [
      ("⌘", 2051.0), ("●", 1873), ("■", 1873), ("▶", 1873), ("☆", 2141), ("♥", 2095), ("№", 2228), ("‰", 2141),
      ("√", 1292),
      ("₩", 1943), ("①", 2048), ("\u{fffd}", 2048), ("Қ", 1408), ("ә", 1193), ("ң", 1297), ("ү", 1094), ("ө", 1222),
    ])
  func signs(_ sign: String, _ width: Double) { #expect(abs(units(sign) - width) < 1e-6) }

  @Test(
    "lines break beside Chinese letters, but not before what closes and not after what opens",
    arguments: [
      // At 12 points each of these letters is 12 wide.
      ("中文标点。", 48.0, ["中文标", "点。"]), ("中文标点。", 60, ["中文标点。"]), ("中文（好）", 36, ["中文", "（好）"]),
      ("你好「好的」", 36, ["你好", "「好", "的」"]), ("真的吗？！", 36, ["真的", "吗？！"]), ("好好《书》", 40, ["好好", "《书》"]),
      ("コーヒー", 36, ["コー", "ヒー"]), ("人々々", 24, ["人々", "々"]), ("中文，abc", 40, ["中文，", "abc"]), ("点。", 12, ["点", "。"]),
      ("한국어", 24, ["한국", "어"]), ("한국 어어", 36, ["한국", "어어"]),
    ])
  func squareLines(_ text: String, _ width: Double, _ expected: [String]) {
    #expect(FontMetrics(size: 12).lines(of: text, in: width) == expected.map { $0[...] })
  }

  @Test("an emoji that is put together is one letter where lines break")
  func sequenceLines() {
    let metrics = FontMetrics(size: 12)
    let letters = ["👨‍👩‍👧", "🇨🇭", "🇩🇪", "1️⃣", "☝🏿", "❤‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"]
    // Each is 12 wide, and two lines' worth is 24.
    #expect(metrics.lines(of: letters.joined(), in: 12) == letters.map { $0[...] })
    #expect(metrics.lines(of: letters.joined(), in: 24).count == 4)
    #expect(metrics.count(of: letters.joined(), in: 36) == 3)
  }

  @Test(
    "lines break where signs say, and not where they forbid it",
    arguments: [
      // At 12 points an i is 2.965 wide, a space 3.375, a hyphen 5.660.
      ("iiii\u{200b}iiii", 20.0, ["iiii\u{200b}", "iiii"]), ("iii iii\u{a0}iii", 22, ["iii", "iii\u{a0}iii"]),
      ("iiii\u{ad}iiii", 18, ["iiii\u{ad}", "iiii"]), ("iiii\u{ad}iiii", 17, ["iiii\u{ad}i", "iii"]),
      ("iiii\u{ad}iiii", 24, ["iiii\u{ad}iiii"]), ("ii\tii", 30, ["ii", "ii"]),
      ("iii\u{2003}iii", 22, ["iii\u{2003}", "iii"]),
    ])
  func signedLines(_ text: String, _ width: Double, _ expected: [String]) {
    #expect(FontMetrics(size: 12).lines(of: text, in: width) == expected.map { $0[...] })
  }

  @Test("lines break in words where they are asked to", arguments: [(15.0, ["iii", "iii"]), (18.5, ["iii ii", "i"])])
  func letterLines(_ width: Double, _ expected: [String]) {
    #expect(FontMetrics(size: 12).lines(of: "iii iii", in: width, byLetter: true) == expected.map { $0[...] })
  }

  @Test(
    "lines break at spaces, and within words that are longer than a line",
    arguments: [
      // At 12 points an i is 506 / 2048 * 12 = 2.965 wide, a space 3.375.
      ("iii iii", 12.0, ["iii", "iii"]), ("iii iii", 21.2, ["iii iii"]), ("iiiiii", 9, ["iii", "iii"]),
      ("i\ni", 100, ["i", "i"]), ("iii", 0, ["i", "i", "i"]), ("", 10, [""]), ("i i i i", 10, ["i i", "i i"]),
    ])
  func lines(_ text: String, _ width: Double, _ expected: [String]) {
    #expect(FontMetrics(size: 12).lines(of: text, in: width) == expected.map { $0[...] })
  }

  @Test("a column as wide as a text holds it")
  func exact() {
    let metrics = FontMetrics(size: 17)
    for text in ["Hello UIKit", "AVAST Wavy To. LT"] {
      #expect(metrics.lines(of: text, in: metrics.width(of: text)).count == 1)
      #expect(metrics.count(of: text, in: metrics.width(of: text)) == text.count)
    }
  }
}
