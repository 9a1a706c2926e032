import MotionMath
import TestSupport
import Testing

@testable import FrameRendering

/// Where letters lie is the measure that layout counts on: an H of 12 points is 1520 / 2048 * 12 = 8.906 wide, and not tracked.
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
    // No cell is empty: the letters reach into the first and the last.
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
    // The label is from 10 to 110.
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
    var letters = Lettering(FontMetrics(size: 24), .embedded)
    letters.append(String(letter), at: CGPoint(x: 4, y: 30))
    let command = DrawingCommand(
      .fill(.path(letters.outlines, isEvenOdd: false), .color(.black), .identity),
      bounds: CGRect(x: 0, y: 0, width: 40, height: 40))
    let picture = Picture(size: CGSize(width: 40, height: 40), ground: .white, commands: [command])
    let bitmap = try picture.bitmap(scale: 1)
    return (0..<bitmap.count).map { bitmap.pixels[$0] }
  }

  @Test("every letter of Latin-1 and Latin Extended-A is a letter of its own")
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
    #expect(try pixels("Ω\u{301}") == pixels("Ώ"))
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
