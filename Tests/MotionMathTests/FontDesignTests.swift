import Testing

@testable import MotionMath

@Suite("Designs of fonts") struct FontDesignTests {
  /// Recorded on iOS 26: texts in leaning letters, at 8 and at 17 points.
  private static let italics: [(text: String, at8: Double, at17: Double)] = [
    ("0123456789", 50.61328125, 98.92041015625), ("AVAST Wavy To. LT", 75.78515625, 146.36767578125),
    ("Hello UIKit", 42.08984375, 79.94482421875), ("iiiiillll", 19.96875, 34.6640625),
    ("The quick brown fox jumps over the lazy dog", 177.16796875, 339.36083984375),
    ("WWWW MMMM", 63.0546875, 126.2216796875),
  ]

  @Test("leaning texts are as wide as recorded", arguments: italics.indices)
  func italic(_ index: Int) {
    let row = Self.italics[index]
    #expect(abs(FontMetrics(size: 8, design: .italic).width(of: row.text) - row.at8) < 1e-6)
    #expect(abs(FontMetrics(size: 17, design: .italic).width(of: row.text) - row.at17) < 1e-6)
  }

  @Test("what leans is measured as upright where it was not recorded, and heavier as much wider as upright")
  func italicBesides() {
    let (italic, upright) = (FontMetrics(size: 12, design: .italic), FontMetrics(size: 12))
    #expect(italic.width(of: "Ж中😀") == upright.width(of: "Ж中😀"))
    // An a is 1126 leaning, and upright 1130 and in bold 1207.5; 12 points are not tracked.
    let bold = FontMetrics(size: 12, weight: .bold, design: .italic)
    #expect(abs(bold.width(of: "a") - (1126 + 77.5) / 2048 * 12) < 1e-9)
    // The same under its accent.
    #expect(italic.width(of: "á") == italic.width(of: "a"))
  }

  @Test(
    "letters of equal widths are 1266 / 2048 of the size, at every size and weight (recorded)",
    arguments: [(8.0, 49.453125), (17, 105.087890625), (34, 210.17578125)])
  func monospaced(_ size: Double, _ ten: Double) {
    for weight in [FontWeight.ultraLight, .regular, .bold] {
      let metrics = FontMetrics(size: size, weight: weight, design: .monospaced)
      for text in ["0123456789", "AVAWaToLTi", ".,| ~@%_^m", "éßÅØЖЛΩфñœ"] {
        #expect(abs(metrics.width(of: text) - ten) < 1e-9, "\(text)")
      }
      #expect(metrics.lineHeight == FontMetrics(size: size).lineHeight)
    }
  }

  @Test("in equal widths, square letters are as wide as high, and what is not seen takes no room")
  func monospacedBesides() {
    let metrics = FontMetrics(size: 20, design: .monospaced)
    #expect(metrics.width(of: "中😀") == 40)
    #expect(metrics.width(of: "a\u{200b}b") == metrics.width(of: "ab"))
    // A tab reaches to the stop at 28 points: an a is 12.36.
    #expect(abs(metrics.width(of: "a\tb") - (28 + 1266.0 / 2048 * 20)) < 1e-9)
  }

  @Test("digits of equal widths are as wide as the widest; what is beside them is as it was")
  func digits() {
    let (tabular, plain) = (FontMetrics(size: 12, design: .monospacedDigit), FontMetrics(size: 12))
    // At 12 points no letter is tracked; a 4 is 1318 wide, a colon 608.
    #expect(abs(tabular.width(of: "11:11") - (4 * 1318 + 608) / 2048.0 * 12) < 1e-9)
    #expect(tabular.width(of: "11:11") == tabular.width(of: "78:87"))
    #expect(tabular.width(of: "\u{2007}") == tabular.width(of: "1"))
    #expect(tabular.width(of: "AVAST Wavy") == plain.width(of: "AVAST Wavy"))
    // In bold at 20 points an 8 is the widest: 1421, less 5.8 * 1.5 and 46 for the tracking.
    let bold = FontMetrics(size: 20, weight: .bold, design: .monospacedDigit)
    #expect(abs(bold.width(of: "1") - (1421 - 8.7 - 46) / 2048 * 20) < 1e-9)
  }

  @Test("a face and its word are each other's")
  func words() {
    for weight in FontWeight.allCases {
      for design in FontDesign.allCases {
        let face = FontFace(weight, design)
        #expect(FontFace(word: face.word) == face)
      }
    }
    #expect(FontFace(.bold, .monospacedDigit).word == "boldMonospacedDigit" && FontFace().word == "regular")
    for word in ["", "Italic", "italic", "boldItalicItalic", "bolder", "Monospaced"] {
      #expect(FontFace(word: word) == nil, "\(word)")
    }
  }

  @Test(
    "a named face is the closest of the system's",
    arguments: [
      ("HelveticaNeue", FontFace()), ("HelveticaNeue-Light", FontFace(.light)),
      ("AvenirNext-DemiBoldItalic", FontFace(.semibold, .italic)), ("Avenir-HeavyOblique", FontFace(.heavy, .italic)),
      ("Georgia-Italic", FontFace(.regular, .italic)), ("Italic", FontFace()),
    ])
  func named(_ name: String, _ face: FontFace) { #expect(FontFace(closestTo: name) == face) }
}
