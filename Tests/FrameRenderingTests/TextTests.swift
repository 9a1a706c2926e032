import MotionMath
import TestSupport
import Testing

@testable import FrameRendering

/// Letters are pen strokes of this project's own, so no other renderer can say what they look like; where they lie is
/// the measure that layout counts on: an H of 12 points is 1520 / 2048 * 12 = 8.906 wide, and not tracked.
@Suite("Text in pictures") struct TextTests {
  /// The box around everything dark, in points.
  private func ink(_ bitmap: Bitmap) -> CGRect? {
    var box = PixelBox.empty
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] & 255 < 128 {
        box = box.union(PixelBox(left: x, top: y, right: x + 1, bottom: y + 1))
      }
    }
    guard !box.isEmpty else { return nil }
    let scale = Scene.scale
    return CGRect(
      x: Double(box.left) / scale, y: Double(box.top) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale)
  }

  private func label(_ values: String) throws -> CGRect? {
    try ink(
      Scene(
        script: "local l = UILabel(CGRect(10, 10, 100, 60))\nl.font = UIFont.systemFont(12)\n"
          + "window:addSubview(l)\n\(values)"
      ).bitmap)
  }

  @Test(
    "letters fill the widths they are measured by, side by side",
    arguments: [
      // Four letters: 35.625 of 100.
      ("left", 10.0), ("center", 42.1875), ("right", 74.375),
    ])
  func alignment(_ alignment: String, _ left: Double) throws {
    let ink = try #require(try label("l.text, l.textAlignment = 'HHHH', '\(alignment)'"))
    #expect(ink.minX >= left && ink.maxX <= left + 35.625)
    // No cell is empty: the strokes reach into the first and the last.
    #expect(ink.width > 3 * 8.906)
    #expect(ink.minY > 30 && ink.maxY < 50)
  }

  @Test(
    "a paragraph that is read from the right begins there, where its alignment is natural",
    arguments: [("natural", true), ("left", false), ("right", true)])
  func fromRight(_ alignment: String, _ isAtRight: Bool) throws {
    func ink(_ text: String) throws -> CGRect {
      try #require(try label("l.text, l.textAlignment = '\(text)', '\(alignment)'"))
    }
    // Strokes have no Hebrew, so letters are boxes; the label is from 10 to 110.
    let hebrew = try ink("שלום")
    #expect(isAtRight ? hebrew.maxX > 105 && hebrew.minX > 60 : hebrew.minX < 15 && hebrew.maxX < 60)
    // A mark or a number first has no direction; a Latin letter has.
    let mixed = try ink("12 של")
    #expect(isAtRight ? mixed.maxX > 105 : mixed.minX < 15)
    if alignment == "natural" { #expect(try ink("a של").minX < 15) }
  }

  @Test("a line that is too long is cut, and lines are broken where they may be")
  func breaking() throws {
    let text = "l.text = 'a text that is longer than one line'"
    let one = try #require(try label(text))
    #expect(one.maxX <= 110 && one.height < 14)
    let many = try #require(try label(text + " l.numberOfLines = 0"))
    #expect(many.maxX <= 110 && many.height > 24)
  }

  @Test("bold is heavier, light is lighter")
  func weights() throws {
    func dark(_ weight: String) throws -> Int {
      let bitmap = try Scene(
        script: "local l = UILabel(CGRect(10, 10, 100, 60))\nl.text = 'mmmm'\n"
          + "l.font = UIFont.systemFont(20, '\(weight)') window:addSubview(l)"
      ).bitmap
      return (0..<bitmap.count).reduce(0) { $0 + 255 - Int(bitmap.pixels[$1] & 255) }
    }
    #expect(try dark("light") < dark("regular"))
    #expect(try dark("regular") < dark("bold"))
  }

  @Test("every letter of a keyboard is drawn, and no two alike")
  func letters() throws {
    let keys = String(decoding: (UInt8(ascii: "!")...UInt8(ascii: "~")), as: UTF8.self)
    var seen: [[UInt32]: Character] = [:]
    let scene = try Scene(
      script: "l = UILabel(CGRect(10, 10, 30, 40)) l.font = UIFont.systemFont(24) window:addSubview(l)")
    for key in keys {
      let quoted = key == "'" || key == "\\" ? "\\\(key)" : "\(key)"
      try scene.run("l.text = '\(quoted)' timeline:advance(0)")
      let bitmap = try scene.bitmap
      let pixels = (0..<bitmap.count).map { bitmap.pixels[$0] }
      #expect(seen.updateValue(key, forKey: pixels) == nil, "\(key)")
      #expect(pixels.contains { $0 != .max }, "\(key)")
    }
  }
}

@Suite("Letters of other alphabets") struct LatinLetterTests {
  private func pixels(_ letter: Character) throws -> [UInt32] {
    var letters = Lettering(FontMetrics(size: 24), .strokes)
    letters.append(String(letter), at: CGPoint(x: 4, y: 30))
    let command = DrawingCommand(
      .stroke(letters.strokes, letters.pen, .black, .identity), bounds: CGRect(x: 0, y: 0, width: 40, height: 40))
    let picture = Picture(size: CGSize(width: 40, height: 40), ground: .white, commands: [command])
    let bitmap = try picture.bitmap(scale: 1)
    return (0..<bitmap.count).map { bitmap.pixels[$0] }
  }

  @Test("every letter of Latin-1 and Latin Extended-A has strokes of its own")
  func latin() throws {
    let box = try pixels("\u{fffe}")
    var seen: [[UInt32]: Character] = [:]
    for code in Array(0xa1...0xac) + Array(0xae...0x17f) {
      let letter = Character(try #require(Unicode.Scalar(UInt32(code))))
      let drawn = try pixels(letter)
      #expect(drawn != box, "\(letter)")
      // The same letter in Icelandic and in Croatian looks the same; an apostrophe before n is one letter or two.
      if letter == "Đ" { continue }
      if let other = seen.updateValue(letter, forKey: drawn) { Issue.record("\(letter) is drawn as \(other)") }
    }
  }

  @Test("an accent is drawn above its letter, as one code point or as two")
  func accents() throws {
    #expect(try pixels("\u{e9}") == pixels("e\u{301}"))
    #expect(try pixels("é") != pixels("e") && pixels("é") != pixels("è"))
  }

  @Test("several accents are drawn, in one code point or in many, and no letter of Vietnamese is a box")
  func manyAccents() throws {
    for letter: Character in ["ế", "ự", "ǭ", "Ặ"] {
      let parts = Character(String(letter.decomposed))
      #expect(letter.unicodeScalars.count == 1 && parts.unicodeScalars.count == 3)
      #expect(try pixels(letter) == pixels(parts))
    }
    let box = try pixels("\u{fffe}")
    var seen: [[UInt32]: Character] = [:]
    for letter in "aàảãáạăằẳẵắặâầẩẫấậeèẻẽéẹêềểễếệiìỉĩíịoòỏõóọôồổỗốộơờởỡớợuùủũúụưừửữứựyỳỷỹýỵđ" {
      let drawn = try pixels(letter)
      #expect(drawn != box && seen.updateValue(letter, forKey: drawn) == nil, "\(letter)")
    }
    // What strokes do not have is a box, without accents.
    #expect(try pixels("Ω\u{301}") == pixels("Ώ"))
  }
}

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
    func width(_ weight: FontWeight) throws -> Double { try #require(inter.shape(of: "H", weight)).advance }
    #expect(try width(.regular) < width(.bold) && width(.light) < width(.regular))
  }

  @Test(
    "each weight is as heavy as the one before, or heavier: ultraLight is lighter than thin", .enabled(if: inter != nil)
  )
  func weightOrder() throws {
    let inter = try #require(Self.inter)
    let widths = try FontWeight.allCases.map { try #require(inter.shape(of: "n", $0)).advance }
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
    let base = try #require(InstalledFace.closest.shape(of: plain, .regular))
    let both = try #require(InstalledFace.closest.shape(of: marked, .regular))
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
    let lower = try #require(InstalledFace.closest.shape(of: one, .regular))
    let higher = try #require(InstalledFace.closest.shape(of: two, .regular))
    #expect(higher.path.boundingBoxOfPath.minY < lower.path.boundingBoxOfPath.minY - 0.04)
    #expect(higher.advance == lower.advance)
  }

  @Test("a letter is drawn the same in one code point and in several", .enabled(if: inter != nil))
  func forms() throws {
    for letter: Character in ["é", "ế", "й", "Έ"] {
      let parts = Character(String(letter.decomposed))
      let (one, other) = (try #require(InstalledFace(family: "Inter")), try #require(InstalledFace(family: "Inter")))
      let shape = try #require(one.shape(of: letter, .regular))
      #expect(other.shape(of: parts, .regular)?.path == shape.path && parts.unicodeScalars.count > 1)
    }
  }

  @Test("a face is read by many at once as by one", .enabled(if: inter != nil))
  func shared() async throws {
    let (one, many) = (try #require(InstalledFace(family: "Inter")), try #require(InstalledFace(family: "Inter")))
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzéÄßЖΩ中")
    let paths = letters.map { one.shape(of: $0, .regular)?.path }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { letters.map { many.shape(of: $0, .regular)?.path } == paths } }
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

@Suite("Film strips") struct FilmStripTests {
  static let times = [0.0, 0.25, 0.49]

  static func pictures() throws -> [(time: Double, picture: Picture)] {
    let scene = try Scene(named: "moments")
    return times.map { time in
      scene.seek(to: time)
      return (time, scene.picture)
    }
  }

  @Test("each moment of a strip is its picture, made smaller")
  func strip() throws {
    let frames = try Self.pictures()
    // As wide as a picture: nothing is made smaller, and pixels are the same.
    let strip = FilmStrip.strip(frames, width: 120)
    let whole = try strip.bitmap(scale: 1)
    #expect(strip.size == CGSize(width: 396, height: 121))
    for (index, frame) in frames.enumerated() {
      let alone = try frame.picture.bitmap(scale: 1)
      let left = 9 + index * 129
      for (x, y) in [(20, 20), (60, 20), (95, 25), (25, 65), (60, 65), (95, 65), (2, 2)] {
        #expect(whole[left + x, 9 + y] == alone[x, y], "\(x), \(y) of \(index)")
      }
    }
  }

  @Test("a sheet has rows, as many moments in each as make it about square")
  func sheet() throws {
    let frames = try Self.pictures()
    // The root of 3 · 90 / 120 is 1.5: two in a row. A row is 9 + 90 + 21.6 high.
    let sheet = FilmStrip.sheet(frames)
    #expect(sheet.size == CGSize(width: 267, height: 242))
    let whole = try sheet.bitmap(scale: 1)
    for (index, frame) in frames.prefix(2).enumerated() {
      let alone = try frame.picture.bitmap(scale: 1)
      for (x, y) in [(20, 20), (60, 65)] {
        #expect(whole[9 + index * 129 + x, 9 + y] == alone[x, y], "\(x), \(y) of \(index)")
      }
    }
    #expect(FilmStrip.sheet([]).size == .zero)
  }

  @Test("an onion skin shows where things were, the earlier the fainter")
  func onion() throws {
    let skin = try FilmStrip.onionSkin(Self.pictures().map(\.picture)).bitmap(scale: 1)
    // The middle of the red box, 20 points wide, goes from 20 to 60.
    let blues = [20, 40, 60].map { Int(skin[$0, 20] & 255) }
    #expect(blues[0] < 255 && blues[1] < blues[0] && blues[2] < blues[1])
    #expect(skin[5, 20] == .max)
    #expect(FilmStrip.onionSkin([]).size == .zero)
  }

  @Test("times are even, and both ends are there")
  func times() {
    #expect(FilmStrip.times(from: 1, to: 2, count: 5) == [1, 1.25, 1.5, 1.75, 2])
    #expect(FilmStrip.times(from: 1, to: 2, count: 1) == [2])
  }
}
