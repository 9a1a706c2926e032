import MotionMath
import TestSupport
import Testing

@testable import FrameRendering

@Suite("Faces") struct TypefaceTests {
  private static let inter = Typeface(family: "Inter")
  /// Whether coloured letters are Noto's, which has all that is put together here.
  private static let noto = PictureFace(having: "😀")?.family == "Noto Color Emoji"

  @Test("a name that no font has, a file that is none or is not there, and an empty word are refused")
  func refused() {
    let folder = TemporaryFolder()
    folder.write("OTTO and nothing else", to: "broken.otf")
    for word in [
      "Nonesuch Grotesk", folder.path + "/broken.otf", folder.path + "/missing.ttf", folder.path, "strokes", "",
    ] {
      #expect(Typeface(named: word) == nil, "\(word)")
    }
  }

  @Test("the face in the program has its name, whether it is installed or not")
  func named() throws {
    let face = try #require(Typeface(named: "Inter"))
    #expect(face.shape(of: "g", FontFace())?.path.boundingBoxOfPath.isEmpty == false)
  }

  @Test("letters stand where layout counts on, as high as the face says")
  func places() {
    let metrics = FontMetrics(size: 100)
    var letters = Lettering(metrics, .embedded)
    letters.append("HIH", at: CGPoint(x: 10, y: 200))
    let box = letters.outlines.boundingBoxOfPath
    // Inter's capitals are 0.727 of the size high (its OS/2 table); both of an H's sides are inside its advance.
    #expect(abs(box.maxY - 200) < 0.1 && abs(box.height - 72.7) < 0.2)
    let end = 10 + metrics.width(of: "HIH")
    #expect(box.minX > 10 && box.maxX < end)
    // An H is symmetric, so what is left of the first is right of the last.
    #expect(abs((box.minX - 10) - (end - box.maxX)) < 0.1)
  }

  @Test(
    "a sign is drawn in its place, not over its neighbours, in whatever face has it",
    arguments: "⌘●■▶☆♥№‰√₩①\u{fffd}♪♣⑳❖ҰщệǼ")
  func signs(_ sign: Character) {
    let metrics = FontMetrics(size: 100)
    var letters = Lettering(metrics, .embedded)
    letters.append("\(sign)", at: .zero)
    let (box, width) = (letters.outlines.boundingBoxOfPath, metrics.width(of: "\(sign)"))
    // Neighbours' own margins are about a tenth of their size.
    #expect(box.minX > -8 && box.maxX < width + 8, "\(box) in \(width)")
  }

  @Test("what is not seen is not drawn; a soft hyphen is, where its line ends")
  func unseen() {
    func drawn(_ text: String) -> CGPath {
      var letters = Lettering(FontMetrics(size: 17), .embedded)
      letters.append(text, at: .zero)
      return letters.outlines
    }
    #expect(drawn("ab") == drawn("a\u{200b}\u{2060}\u{feff}\u{ad}b"))
    #expect(drawn("ab") != drawn("ab\u{ad}") && drawn("ab-") == drawn("ab\u{ad}"))
  }

  /// Inter's own widths of an n, in 2816ths of the size (its `hmtx` tables).
  @Test(
    "the face in the program has five weights; lighter and heavier ones are the lightest and the heaviest",
    arguments: zip(FontWeight.allCases, [1632, 1632, 1632, 1648, 1682, 1717, 1751, 1751, 1751]))
  func weights(_ weight: FontWeight, _ width: Double) throws {
    let advance = try #require(Typeface.embedded.shape(of: "n", FontFace(weight))).advance
    #expect(abs(advance - width / 2816) < 1e-4, "\(advance * 2816)")
  }

  @Test(
    "each weight is as heavy as the one before, or heavier: ultraLight is lighter than thin", .enabled(if: inter != nil)
  )
  func weightOrder() throws {
    let inter = try #require(Self.inter)
    let widths = try FontWeight.allCases.map { try #require(inter.shape(of: "n", FontFace($0))).advance }
    #expect(widths == widths.sorted() && Set(widths).count == widths.count)
  }

  @Test(
    "a coloured letter is a picture in the letter's place", .enabled(if: Typeface.embedded.has("😀")))
  func pictures() throws {
    var letters = Lettering(FontMetrics(size: 20), .embedded)
    letters.append("a😀", at: CGPoint(x: 0, y: 50))
    let picture = try #require(letters.pictures.first)
    let start = letters.metrics.width(of: "a")
    #expect(picture.target.minX >= start - 1 && picture.target.maxX <= start + 21)
    #expect(picture.target.minY > 30 && picture.target.maxY < 57)
  }

  @Test(
    "what is put together of several signs is one picture, and another than its first part", .enabled(if: noto),
    arguments: [
      "👍🏽", "☝🏿", "👨‍👩‍👧", "🏳️‍🌈", "🏳‍🌈", "❤️‍🔥", "❤‍🔥", "👩🏽‍❤️‍💋‍👨🏻", "🇨🇭", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    ])
  func sequences(_ text: String) throws {
    let (letter, first) = (try #require(text.first), try #require(text.unicodeScalars.first))
    let pictures = Typeface.embedded.pictures(of: letter)
    let part = Typeface.embedded.pictures(of: Character(String(first) + "\u{fe0f}"))
    #expect(pictures.count == 1 && pictures.first?.content != part.first?.content)
    let metrics = FontMetrics(size: 20)
    #expect(text.count == 1 && metrics.width(of: text) == metrics.width(of: "😀"))
  }

  @Test("of what the face has no picture the parts are drawn, side by side in the one place", .enabled(if: noto))
  func parts() {
    var letters = Lettering(FontMetrics(size: 30), .embedded)
    // A flag of nobody, and a flag that is a cat's.
    for text in ["🇽🇽", "🏳️‍🐱"] { letters.append(text, at: .zero) }
    // At 30 points letters are tracked by 14 thousandths, 0.42.
    #expect(letters.pictures.map { $0.target.midX < 15.2 } == [true, false, true, false])
    #expect(letters.pictures.allSatisfy { $0.target.width < 18 && $0.target.maxX < 31 })
  }

  @Test("a letter of a thousand parts is drawn as far as letters go", .enabled(if: noto))
  func longest() {
    let letter = Character("😀" + String(repeating: "\u{200d}😀", count: 1000))
    // 32 signs are looked at, and every other is none that is seen.
    #expect(Typeface.embedded.pictures(of: letter).count == 16)
  }

  @Test("text from the right is drawn from the right, in the widths that layout counts on")
  func fromRight() throws {
    let metrics = FontMetrics(size: 100)
    guard Typeface.embedded.has("ש"), Typeface.embedded.has("ب") else { return }
    // A narrow vav, then a wide shin: the shin is seen first.
    for (text, first) in [("וש", "ש"), ("Aו", "A")] {
      var all = Lettering(metrics, .embedded)
      all.append(text, at: .zero, isFromRight: text != "Aו")
      #expect(all.outlines.boundingBoxOfPath.maxX <= metrics.width(of: text) + 1)
      #expect(metrics.width(of: first) > metrics.width(of: "ו"))
    }
    // Letters that join touch: no gap is left in the middle of two behs, where two shins have one.
    var joined = Lettering(metrics, .embedded)
    joined.append("بب", at: .zero, isFromRight: true)
    let width = metrics.width(of: "بب")
    let box = joined.outlines.boundingBoxOfPath
    #expect(box.width > 0.8 * width && box.maxX <= width * 1.05)
  }

  @Test(
    "a mark stands above or below its letter, in the middle and clear of it, and takes no room",
    arguments: [("ب", "\u{64e}", true), ("ب", "\u{650}", false), ("ل", "\u{652}", true), ("ש", "\u{5b8}", false)])
  func marks(_ letter: String, _ mark: String, _ isAbove: Bool) throws {
    let (plain, marked) = (Character(letter), Character(letter + mark))
    guard Typeface.embedded.has(plain), Typeface.embedded.has(marked) else { return }
    let base = try #require(Typeface.embedded.shape(of: plain, FontFace()))
    let both = try #require(Typeface.embedded.shape(of: marked, FontFace()))
    let (small, large) = (base.path.boundingBoxOfPath, both.path.boundingBoxOfPath)
    #expect(both.advance == base.advance)
    // As wide as the letter where the mark is narrower; otherwise as much wider on both sides.
    #expect(abs(large.midX - small.midX) < 0.002)
    if isAbove {
      #expect(large.minY < small.minY - 0.04 && abs(large.maxY - small.maxY) < 0.002)
    } else {
      #expect(large.maxY > small.maxY + 0.04 && abs(large.minY - small.minY) < 0.002)
    }
    #expect(FontMetrics(size: 20).width(of: letter + mark) == FontMetrics(size: 20).width(of: letter))
  }

  @Test("a mark that would touch the one below it stands above it")
  func stackedMarks() throws {
    let (one, two) = (Character("ب\u{651}"), Character("ب\u{651}\u{64e}"))
    guard Typeface.embedded.has(two) else { return }
    let lower = try #require(Typeface.embedded.shape(of: one, FontFace()))
    let higher = try #require(Typeface.embedded.shape(of: two, FontFace()))
    #expect(higher.path.boundingBoxOfPath.minY < lower.path.boundingBoxOfPath.minY - 0.04)
    #expect(higher.advance == lower.advance)
  }

  @Test("a letter is drawn the same in one code point and in several", .enabled(if: inter != nil))
  func forms() throws {
    for letter: Character in ["é", "ế", "й", "Έ"] {
      let parts = Character(String(letter.decomposed))
      let (one, other) = (try #require(Typeface(family: "Inter")), try #require(Typeface(family: "Inter")))
      let shape = try #require(one.shape(of: letter, FontFace()))
      #expect(other.shape(of: parts, FontFace())?.path == shape.path && parts.unicodeScalars.count > 1)
    }
  }

  @Test("a face is read by many at once as by one", .enabled(if: inter != nil))
  func shared() async throws {
    let (one, many) = (try #require(Typeface(family: "Inter")), try #require(Typeface(family: "Inter")))
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzéÄßЖΩ中")
    let paths = letters.map { one.shape(of: $0, FontFace())?.path }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { letters.map { many.shape(of: $0, FontFace())?.path } == paths } }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test("one file is read by many faces at once as by one", .enabled(if: inter != nil))
  func sharedFile() async throws {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    let alone = try #require(Self.inter)
    let paths = letters.map { alone.shape(of: $0, FontFace())?.path }
    // Faces come and go, and Cairo keeps one open file for all that are there.
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<25).allSatisfy { _ in
            let face = Typeface(family: "Inter")
            return letters.map { face?.shape(of: $0, FontFace())?.path } == paths
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test("a letter that no face has is a box, as high as a capital, in its place")
  func missing() {
    let metrics = FontMetrics(size: 20)
    var letters = Lettering(metrics, .embedded)
    // Not a character, so that no font has it.
    letters.append("\u{fffe}", at: CGPoint(x: 5, y: 30))
    let box = letters.outlines.boundingBoxOfPath
    // 0.70459 of 20.
    #expect(abs(box.height - 14.092) < 0.001 && abs(box.maxY - 30) < 1e-9)
    #expect(box.minX > 5 && box.maxX < 5 + metrics.width(of: "\u{fffe}"))
    // It is hollow: what is inside of it goes round the other way.
    #expect(letters.outlines.elements.count { if case .move = $0 { true } else { false } } == 2)
  }
}
