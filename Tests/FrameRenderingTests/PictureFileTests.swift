import FrameRendering
import MotionMath
import TestSupport
import TestTraits
import Testing

@Suite("Picture files") struct PictureFileTests {
  /// Flat areas, noise, runs and gradients of a seed's own size, opaque or not.
  static func bitmap(_ seed: Seed, isOpaque: Bool) -> Bitmap {
    var generator = seed.generator
    let bitmap = Bitmap(
      width: Int.random(in: 1...300, using: &generator), height: Int.random(in: 1...90, using: &generator))
    for y in 0..<bitmap.height {
      let style = Int.random(in: 0...4, using: &generator)
      for x in 0..<bitmap.width {
        let (grey, noise) = (UInt32((x + y) & 255), UInt32.random(in: 0...UInt32.max, using: &generator))
        var word: UInt32 =
          switch style {
          case 0 where y > 0: bitmap[x, y - 1]
          case 1: grey << 16 | grey << 8 | grey
          case 2: noise
          case 3: x / 17 % 2 == 0 ? 0x80FF : 0xFF00FF
          default: 0xFFFFFF
          }
        word |= 0xFF00_0000
        if !isOpaque, x % 5 != 0 { word = noise & 1 == 0 ? 0 : word & 0x7F7F_7F7F | 0x8000_0000 }
        bitmap[x, y] = word
      }
    }
    return bitmap
  }

  @Test("libpng reads what was written soon", arguments: Seed.first(30), [PNGFile.Effort.fast, .quick, .small])
  func roundTrip(_ seed: Seed, _ effort: PNGFile.Effort) throws {
    try expectRead(seed, effort)
  }

  @Test("libpng reads what was written in few bytes", .exhaustive, arguments: Seed.first(6))
  func smallest(_ seed: Seed) throws { try expectRead(seed, .smallest) }

  private func expectRead(_ seed: Seed, _ effort: PNGFile.Effort) throws {
    let opaque = Self.bitmap(seed, isOpaque: true)
    #expect(try #require(Bitmap(png: PNGFile.encode(opaque, effort))).isSame(as: opaque))
    let clear = Self.bitmap(seed, isOpaque: false)
    let read = try #require(Bitmap(png: PNGFile.encode(clear, effort)))
    // Colours are stored undivided by their opacity, and rounded.
    for index in 0..<clear.count {
      for shift in stride(from: UInt32(0), through: 24, by: 8) {
        let (a, b) = (Int(clear.pixels[index] >> shift & 255), Int(read.pixels[index] >> shift & 255))
        guard abs(a - b) > 1 else { continue }
        Issue.record("pixel \(index): \(clear.pixels[index]), read as \(read.pixels[index])")
        return
      }
    }
  }

  @Test("each frame of an animated file, put in its place, is the picture of its time")
  func animation() throws {
    let scene = try Scene(script: RedrawingTests.script)
    let renderer = try FrameRenderer(size: scene.picture.size, scale: 1)
    var file = AnimatedPNG(width: 120, height: 90, perSecond: 60, isOpaque: true)
    var expected: [Bitmap] = []
    for frame in 0..<8 {
      scene.seek(to: Double(frame) / 8)
      file.append(renderer.draw(scene.picture))
      expected.append(try scene.picture.bitmap(scale: 1))
    }
    let animation = try ReadAnimation(file.file)
    #expect(animation.perSecond == 60)
    #expect(animation.frames.count == 8)
    for (frame, bitmap) in zip(animation.frames, expected) {
      #expect(frame.largestDifference(from: bitmap) <= Tolerance.channel)
    }
  }

  @Test("frames that stand last as long as they stood: the delays of a file are the length of its run")
  func standingFrames() throws {
    let bitmaps = [UInt32(0xFFFF_0000), 0xFF00_FF00].map { colour in
      let bitmap = Bitmap(width: 3, height: 2)
      bitmap.pixels.update(repeating: colour, count: bitmap.count)
      return bitmap
    }
    var file = AnimatedPNG(width: 3, height: 2, perSecond: 60, isOpaque: true)
    // Half a second of red, a frame of green, and two of red.
    for (index, count) in [(0, 30), (1, 1), (0, 2)] { for _ in 0..<count { file.append(bitmaps[index]) } }
    let frames = try ReadAnimation(file.file).frames
    #expect(frames.map { $0[0, 0] == 0xFFFF_0000 } == (0..<33).map { $0 != 30 })
  }

  /// Blurred frames have no runs, so that all tries for longer ones are spent: films make fewer.
  @Test("frames of a film with a blur are written with at most 15 % more bytes than a single picture", .exhaustive)
  func blurredFilm() throws {
    let scene = try Scene(
      script: """
        for row = 0, 11 do
          local card = UIView{frame = CGRect(20, 20 + 70 * row, 350, 56), backgroundColor = UIColor(row / 11, 0.4, 1 - row / 11)}
          local label = UILabel{frame = CGRect(16, 12, 300, 30), text = "Row " .. row .. " of the list behind the blur"}
          card:addSubview(label)
          window:addSubview(card)
        end
        local blur = UIVisualEffectView(UIBlurEffect("light"))
        blur.frame = window.bounds
        window:addSubview(blur)
        blur.alpha = 0
        UIView.animate(1, function() blur.alpha = 1 end)
        timeline:run()
        """)
    let renderer = try FrameRenderer(size: scene.picture.size, scale: 4)
    var (film, pictures) = (0, 0)
    for frame in 1...8 {
      scene.seek(to: Double(frame) / 8)
      let bitmap = renderer.draw(scene.picture)
      film += PNGFile.encode(bitmap, .quick).count
      pictures += PNGFile.encode(bitmap, .small).count
    }
    #expect(pictures > 50_000, "there is something to compress: \(pictures) bytes")
    #expect(Double(film) <= 1.15 * Double(pictures), "\(film) and \(pictures) bytes")
  }

  @Test("a strip draws words once, and refers to them in its other moments")
  func repeatedWords() throws {
    let scene = try Scene(
      script: "label = UILabel(); label.text = 'The same words'; label:sizeToFit() window:addSubview(label)")
    let moment = scene.picture
    func count(_ picture: Picture) throws -> (paths: Int, uses: Int) {
      let text = String(decoding: try SVGFile.encode(picture), as: UTF8.self)
      return (text.split(separator: "<path ").count - 1, text.split(separator: "<use ").count - 1)
    }
    #expect(try count(moment) == (1, 0))
    #expect(try count(FilmStrip.strip([(0, moment), (0.5, moment), (1, moment)])).uses >= 2)
    let text = String(
      decoding: try SVGFile.encode(FilmStrip.strip([(0, moment), (0.5, moment), (1, moment)])), as: UTF8.self)
    for use in text.split(separator: "<use href=\"#").dropFirst() {
      let id = try #require(use.split(separator: "\"").first)
      #expect(text.contains(" id=\"\(id)\""))
    }
  }

  /// Browsers draw no group whose elements are all outside, even where the shadow is not.
  @Test("a group below the picture has an element as far as its shadow, which is in it", arguments: [90, 40])
  func shadowFromOutside(_ top: Int) throws {
    let scene = try Scene(
      script: """
        local panel = UIView{frame = CGRect(20, \(top), 80, 40)}
        panel:addSubview(UIView{frame = CGRect(10, 10, 20, 20), backgroundColor = UIColor.red})
        panel.layer.shadowOpacity = 1
        window:addSubview(panel)
        """)
    let text = String(decoding: try SVGFile.encode(scene.picture), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let group = try #require(lines.firstIndex { $0.hasPrefix("<g filter=") })
    let filter = try #require(lines.first { $0.hasPrefix("<filter ") })
    let region = try #require(filter.split(separator: "Units=\"userSpaceOnUse\" ").last).prefix { $0 != "c" }
    let extent = "<rect \(region)fill=\"none\"/>"
    #expect((lines[group - 1] == extent) == (top == 90), "\(extent) before:\n\(lines[group - 1])")
  }

  @Test("every moment of an animated SVG shows one frame")
  func animatedVector() throws {
    let scene = try Scene(script: RedrawingTests.script)
    var pictures: [Picture] = []
    for frame in 0..<10 {
      scene.seek(to: Double(frame) / 10)
      pictures += [scene.picture, scene.picture]
    }
    let text = String(decoding: try SVGFile.encode(pictures, framesPerSecond: 20), as: UTF8.self)
    let groups = text.split(separator: "<animate ").dropFirst()
    #expect(groups.count == 10)
    var end = 0.0
    for (index, group) in groups.enumerated() {
      let parts = group.split(separator: "\"", omittingEmptySubsequences: false)
      #expect(parts[1] == "display" && parts[7] == "1s")
      let values = parts[3].split(separator: ";").map(String.init)
      let times = parts[5].split(separator: ";").compactMap { Double($0) }
      #expect(
        values == (index == 0 ? ["inline", "none"] : index == 9 ? ["none", "inline"] : ["none", "inline", "none"]))
      #expect(isClose(times[index == 0 ? 0 : 1], end, Tolerance.law))
      end = index == 0 ? times[1] : times.count > 2 ? times[2] : 1
    }
    #expect(end == 1)
  }
}

/// An animated PNG taken apart: each frame is read by libpng as a file of its own.
private struct ReadAnimation {
  var frames: [Bitmap] = []
  var perSecond = 0

  init(_ file: [UInt8]) throws {
    func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ count: Int = 4) -> Int {
      bytes.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | Int($1) }
    }
    var (rest, header, control) = (file.dropFirst(8), file[0..<0], file[0..<0])
    var sequence = 0
    while !rest.isEmpty {
      let length = number(rest, 0)
      let (name, data) = (
        String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self), rest.dropFirst(8).prefix(length)
      )
      rest = rest.dropFirst(12 + length)
      switch name {
      case "IHDR": header = data
      case "fcTL", "fdAT":
        #expect(number(data, 0) == sequence)
        sequence += 1
        if name == "fcTL" { control = data } else { try add(Array(data.dropFirst(4)), Array(header), control) }
      case "IDAT": try add(Array(data), Array(header), control)
      default: break
      }
    }

    func add(_ data: [UInt8], _ header: [UInt8], _ control: ArraySlice<UInt8>) throws {
      let whole = Bitmap(width: number(header[...], 0), height: number(header[...], 4))
      if let last = frames.last { whole.pixels.update(from: last.pixels, count: whole.count) }
      let (left, top) = (number(control, 12), number(control, 16))
      let part = try #require(Bitmap(png: Self.file(Array(control.dropFirst(4).prefix(8)) + header[8...], data)))
      for y in 0..<part.height {
        for x in 0..<part.width { whole[left + x, top + y] = part[x, y] }
      }
      perSecond = number(control, 22, 2)
      for _ in 0..<number(control, 20, 2) { frames.append(whole) }
    }
  }

  private static func file(_ header: [UInt8], _ data: [UInt8]) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for (name, data) in [("IHDR", header), ("IDAT", data), ("IEND", [])] {
      let body = Array(name.utf8) + data
      for value in [UInt32(data.count)] {
        for shift in [24, 16, 8, 0] { file.append(UInt8(value >> UInt32(shift) & 255)) }
      }
      file += body
      // The check sum as the standard writes it, bit by bit.
      var crc: UInt32 = .max
      for byte in body {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
      }
      for shift in [24, 16, 8, 0] { file.append(UInt8(~crc >> UInt32(shift) & 255)) }
    }
    return file
  }
}
