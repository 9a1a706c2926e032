import MotionMath
import TestSupport
import Testing

@testable import FrameRendering

/// Letters are pen strokes of this project's own, so no other renderer can say what they look like; where they lie is
/// the measure that layout counts on: an H of 12 points is 1520 / 2048 * 12 = 8.906 wide, and not tracked.
@Suite("Installed faces") struct InstalledFaceTests {
  private static let inter = InstalledFace(family: "Inter")
  /// Whether coloured letters are Noto's, which has all that is put together here.
  private static let noto = PictureFace(having: "😀")?.family == "Noto Color Emoji"

  @Test("a name that no font has, a file that is none or is not there, and an empty word are refused")
  func refused() {
    let folder = TemporaryFolder()
    folder.write("OTTO and nothing else", to: "broken.otf")
    for word in ["Nonesuch Grotesk", folder.path + "/broken.otf", folder.path + "/missing.ttf", folder.path, ""] {
      #expect(Typeface(named: word) == nil, "\(word)")
    }
    #expect(Typeface(named: "strokes") == .strokes)
  }

  @Test("letters stand where layout counts on, as high as the face says", .enabled(if: inter != nil))
  func places() throws {
    let inter = try #require(Self.inter)
    let metrics = FontMetrics(size: 100)
    var letters = Lettering(metrics, .installed(inter))
    letters.append("HIH", at: CGPoint(x: 10, y: 200))
    #expect(letters.strokes.isEmpty)
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
    .enabled(if: InstalledFace.closest.family != nil),
    arguments: "⌘●■▶☆♥№‰√₩①\u{fffd}♪♣⑳❖ҰщệǼ")
  func signs(_ sign: Character) {
    let metrics = FontMetrics(size: 100)
    var letters = Lettering(metrics, .installed(.closest))
    letters.append("\(sign)", at: .zero)
    guard !letters.outlines.isEmpty else { return }
    let (box, width) = (letters.outlines.boundingBoxOfPath, metrics.width(of: "\(sign)"))
    // Neighbours' own margins are about a tenth of their size.
    #expect(box.minX > -8 && box.maxX < width + 8, "\(box) in \(width)")
  }

  @Test("what is not seen is not drawn; a soft hyphen is, where its line ends", arguments: [true, false])
  func unseen(_ isInstalled: Bool) {
    func drawn(_ text: String) -> [CGPath] {
      var letters = Lettering(FontMetrics(size: 17), isInstalled ? .installed(.closest) : .strokes)
      letters.append(text, at: .zero)
      return [letters.outlines, letters.strokes]
    }
    #expect(drawn("ab") == drawn("a\u{200b}\u{2060}\u{feff}\u{ad}b"))
    #expect(drawn("ab") != drawn("ab\u{ad}") && drawn("ab-") == drawn("ab\u{ad}"))
  }

  @Test("a heavier weight is a face of its own", .enabled(if: inter != nil))
  func weights() throws {
    let inter = try #require(Self.inter)
    func width(_ weight: FontWeight) throws -> Double { try #require(inter.shape(of: "H", FontFace(weight))).advance }
    #expect(try width(.regular) < width(.bold) && width(.light) < width(.regular))
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
    "a coloured letter is a picture in the letter's place", .enabled(if: InstalledFace.closest.has("😀")))
  func pictures() throws {
    var letters = Lettering(FontMetrics(size: 20), .installed(.closest))
    letters.append("a😀", at: CGPoint(x: 0, y: 50))
    guard let picture = letters.pictures.first else { return }
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
    let pictures = InstalledFace.closest.pictures(of: letter)
    let part = InstalledFace.closest.pictures(of: Character(String(first) + "\u{fe0f}"))
    #expect(pictures.count == 1 && pictures.first?.content != part.first?.content)
    let metrics = FontMetrics(size: 20)
    #expect(text.count == 1 && metrics.width(of: text) == metrics.width(of: "😀"))
  }

  @Test("of what the face has no picture the parts are drawn, side by side in the one place", .enabled(if: noto))
  func parts() {
    var letters = Lettering(FontMetrics(size: 30), .installed(.closest))
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
    #expect(InstalledFace.closest.pictures(of: letter).count == 16)
  }

  @Test("text from the right is drawn from the right, in the widths that layout counts on", .enabled(if: inter != nil))
  func fromRight() throws {
    let metrics = FontMetrics(size: 100)
    guard InstalledFace.closest.has("ש"), InstalledFace.closest.has("ب") else { return }
    // A narrow vav, then a wide shin: the shin is seen first.
    for (text, first) in [("וש", "ש"), ("Aו", "A")] {
      var all = Lettering(metrics, .installed(.closest))
      all.append(text, at: .zero, isFromRight: text != "Aו")
      #expect(all.outlines.boundingBoxOfPath.maxX <= metrics.width(of: text) + 1)
      #expect(metrics.width(of: first) > metrics.width(of: "ו"))
    }
    // Letters that join touch: no gap is left in the middle of two behs, where two shins have one.
    var joined = Lettering(metrics, .installed(.closest))
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
    guard InstalledFace.closest.has(plain), InstalledFace.closest.has(marked) else { return }
    let base = try #require(InstalledFace.closest.shape(of: plain, FontFace()))
    let both = try #require(InstalledFace.closest.shape(of: marked, FontFace()))
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
    guard InstalledFace.closest.has(two) else { return }
    let lower = try #require(InstalledFace.closest.shape(of: one, FontFace()))
    let higher = try #require(InstalledFace.closest.shape(of: two, FontFace()))
    #expect(higher.path.boundingBoxOfPath.minY < lower.path.boundingBoxOfPath.minY - 0.04)
    #expect(higher.advance == lower.advance)
  }

  @Test("a letter is drawn the same in one code point and in several", .enabled(if: inter != nil))
  func forms() throws {
    for letter: Character in ["é", "ế", "й", "Έ"] {
      let parts = Character(String(letter.decomposed))
      let (one, other) = (try #require(InstalledFace(family: "Inter")), try #require(InstalledFace(family: "Inter")))
      let shape = try #require(one.shape(of: letter, FontFace()))
      #expect(other.shape(of: parts, FontFace())?.path == shape.path && parts.unicodeScalars.count > 1)
    }
  }

  @Test("a face is read by many at once as by one", .enabled(if: inter != nil))
  func shared() async throws {
    let (one, many) = (try #require(InstalledFace(family: "Inter")), try #require(InstalledFace(family: "Inter")))
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
            let face = InstalledFace(family: "Inter")
            return letters.map { face?.shape(of: $0, FontFace())?.path } == paths
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test("a letter that no face has is a stroke letter")
  func missing() {
    var letters = Lettering(FontMetrics(size: 20), .installed(.closest))
    // Not a character, so that no font has it.
    letters.append("\u{fffe}", at: .zero)
    #expect(letters.outlines.isEmpty && !letters.strokes.isEmpty)
  }
}
