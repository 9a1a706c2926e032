import FrameRendering
import MotionMath
import TestSupport
import Testing

/// Letters are pen strokes of this project's own, so no other renderer can say what they look like; where they lie is
/// the measure that layout counts on: each half the font's size wide.
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
    "letters fill the cells they are measured by, side by side",
    arguments: [
      // Four letters of 6 points: 24 of 100.
      ("left", 10.0), ("center", 48), ("right", 86),
    ])
  func alignment(_ alignment: String, _ left: Double) throws {
    let ink = try #require(try label("l.text, l.textAlignment = 'HHHH', '\(alignment)'"))
    #expect(ink.minX >= left && ink.maxX <= left + 24)
    // No cell is empty: the strokes reach into the first and the last.
    #expect(ink.width > 3 * 6)
    #expect(ink.minY > 30 && ink.maxY < 50)
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
