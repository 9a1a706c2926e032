import FrameRendering
import Glibc
import MotionMath
import RecordingKit
import TestSupport
import Testing

/// Each scene is drawn twice: by playhead from its script, and by a browser from a page written by hand.
/// `Scripts/oracles pictures --update` makes the browser's.
@Suite("Scenes") struct SceneTests {
  static let converter = ["/usr/bin", "/usr/local/bin"].map { $0 + "/rsvg-convert" }.first {
    access($0, X_OK) == 0
  }

  static func expected(_ name: String) throws -> Bitmap {
    try #require(SourceTree.bytes(of: "\(Scene.folder)/\(name).png").flatMap { Bitmap(png: $0) })
  }

  @Test("there is a scene for every feature")
  func names() {
    #expect(Scene.names.count >= 28)
  }

  @Test("pixels are what a browser draws", arguments: Scene.names)
  func pixels(_ name: String) throws {
    let stray = try Scene(named: name).bitmap.strayPixels(from: Self.expected(name))
    #expect(stray <= Tolerance.strayPixels)
  }

  @Test("another renderer draws the exported SVG so", .enabled(if: converter != nil), arguments: Scene.names)
  func vector(_ name: String) throws {
    let drawn = try Self.convert(Scene(named: name).file("scene.svg"))
    #expect(drawn.strayPixels(from: try Self.expected(name)) <= Tolerance.strayPixels)
  }

  @Test("another renderer draws several moments of a blur so", .enabled(if: converter != nil))
  func blurredMoments() throws {
    let moment = try Scene(named: "blurs").picture
    var faint = moment
    faint.commands.removeAll { if case .blurBackdrop = $0.drawing { true } else { false } }
    for (blurred, sharp) in [
      (FilmStrip.strip([(0, moment), (1, moment)], width: 60), FilmStrip.strip([(0, faint), (1, faint)], width: 60)),
      (FilmStrip.onionSkin([moment, moment]), FilmStrip.onionSkin([faint, faint])),
    ] {
      let drawn = try Self.convert(SVGFile.encode(blurred))
      #expect(try drawn.strayPixels(from: blurred.bitmap(scale: Scene.scale)) <= Tolerance.strayPixels)
      #expect(try drawn.strayPixels(from: sharp.bitmap(scale: Scene.scale)) > 1000)
    }
  }

  private static func convert(_ file: [UInt8]) throws -> Bitmap {
    let converter = try #require(converter)
    let folder = TemporaryFolder()
    folder.write(String(decoding: file, as: UTF8.self), to: "scene.svg")
    let run = ProgramRun(converter, ["-z", "2", "\(folder.path)/scene.svg", "-o", "\(folder.path)/scene.png"])
    #expect(run.code == 0, "\(run.errors)")
    return try #require(folder.bytes("scene.png").flatMap { Bitmap(png: $0) })
  }

  @Test("the same scene is the same file, byte for byte", arguments: Scene.names)
  func deterministic(_ name: String) throws {
    for path in ["scene.png", "scene.svg"] {
      #expect(try Scene(named: name).file(path) == Scene(named: name).file(path))
    }
  }

  @Test("a wrong picture is found to differ from a right one")
  func judge() throws {
    let expected = try Self.expected("corners")
    #expect(try Scene(named: "borders").bitmap.strayPixels(from: expected) > 1000)
    let moved = try Scene(script: #require(SourceTree.text(of: "\(Scene.folder)/corners.lua")))
    try moved.run("window.layer.sublayers[1].position = CGPoint(31.5, 26) timeline:advance(1)")
    #expect(try moved.bitmap.strayPixels(from: expected) > 3 * Tolerance.strayPixels)
  }
}

@Suite("Redrawing") struct RedrawingTests {
  /// Layers of every kind, which move, fade, turn and throw shadows at different times.
  static let script = """
    local function animate(layer, keyPath, from, to, delay)
      local animation = CABasicAnimation(keyPath)
      animation.fromValue, animation.toValue, animation.duration = from, to, 0.4
      animation.beginTime = CACurrentMediaTime() + delay
      animation.fillMode = "both"
      layer:add(animation, keyPath)
    end
    for i = 1, 12 do
      local layer = i % 3 == 0 and CAGradientLayer{colors = {UIColor.red, UIColor.blue}} or CALayer()
      layer.frame = CGRect(math.random(0, 100), math.random(0, 70), math.random(5, 40), math.random(5, 30))
      layer.backgroundColor = UIColor{red = i / 12, green = i % 5 / 5, blue = i % 3 / 3, alpha = 1}
      layer.cornerRadius = i % 4 * 3
      if i % 4 == 1 then layer.shadowOpacity, layer.shadowRadius = 0.5, 4 end
      if i % 5 == 2 then layer.opacity = 0.6 end
      if i % 4 == 2 then layer.mask = CALayer{frame = CGRect(2, 2, 20, 20), backgroundColor = "#000000"} end
      layer:addSublayer(CALayer{frame = CGRect(3, 3, 20, 6), backgroundColor = "#202020"})
      window.layer:addSublayer(layer)
      local keyPaths = {"position.x", "opacity", "transform.rotation.y", "cornerRadius", "bounds.size.width"}
      animate(layer, keyPaths[i % 5 + 1], 0, ({60, 1, 2, 12, 50})[i % 5 + 1], i * 0.05)
    end
    local blur = UIVisualEffectView(UIBlurEffect("dark"))
    blur.frame = CGRect(70, 10, 30, 30)
    window:addSubview(blur)
    timeline:advance(1.2)
    """

  @Test("one image that is shown in a tint and without one has each its own colours, frame after frame")
  func tinted() throws {
    let white = ImageContent.pixels(width: 2, height: 2, bytes: [UInt8](repeating: 255, count: 16))
    var picture = Picture(size: CGSize(width: 8, height: 4))
    for x in [0.0, 4] { picture.add(white, width: 2, height: 2, in: CGRect(x: x, y: 0, width: 4, height: 4)) }
    guard case .image(var drawing, let place) = picture.commands[0].drawing else {
      Issue.record("no image was added")
      return
    }
    drawing.tint = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    picture.commands[0] = DrawingCommand(.image(drawing, place), bounds: CGRect(x: 0, y: 0, width: 4, height: 4))
    let renderer = try FrameRenderer(size: picture.size, scale: 1)
    for ground in [CGColor.black, .white] {
      picture.ground = ground
      let bitmap = renderer.draw(picture)
      #expect(bitmap[1, 1] == 0xFFFF_0000)
      #expect(bitmap[6, 1] == 0xFFFF_FFFF)
    }
  }

  @Test("only what changes is drawn anew, and the picture is as if all were", arguments: Seed.first(3))
  func damage(_ seed: Seed) throws {
    let scene = try Scene(script: "math.randomseed(\(seed.value))\n" + Self.script)
    let renderer = try FrameRenderer(size: scene.picture.size, scale: Scene.scale)
    var generator = seed.generator
    var redrawn = 0
    for _ in 0..<6 {
      scene.seek(to: Double.random(in: 0...1.2, using: &generator))
      let picture = scene.picture
      let whole = try picture.bitmap(scale: Scene.scale)
      #expect(renderer.draw(picture).largestDifference(from: whole) <= Tolerance.channel)
      redrawn += renderer.damage.width * renderer.damage.height
    }
    #expect(redrawn > 0)
    renderer.draw(scene.picture)
    renderer.draw(scene.picture)
    #expect(renderer.damage.isEmpty)
  }

  @Test("an outline that the redrawn area cuts has exactly the pixels it has where all is drawn")
  func cutOutlines() throws {
    var picture = Picture(size: CGSize(width: 60, height: 20))
    picture.ground = .white
    // Bars that are hardly inclined: where one crosses a side of a clip decides over pixels far from that side.
    for row in 0..<5 {
      var path = CGPath()
      let y = 1 + 3.7 * Double(row)
      path.move(to: CGPoint(x: 3, y: y))
      path.addLine(to: CGPoint(x: 57, y: y + 0.6 + 0.3 * Double(row)))
      path.addLine(to: CGPoint(x: 57, y: y + 2.2))
      path.addLine(to: CGPoint(x: 3, y: y + 1.4))
      path.closeSubpath()
      picture.commands.append(
        DrawingCommand(.fill(.path(path, isEvenOdd: false), .color(.black), .identity), bounds: path.boundingBox))
    }
    func covered(from x: Double) -> Picture {
      let box = CGRect(x: x, y: 0, width: 4, height: 20)
      var covered = picture
      covered.commands.insert(
        DrawingCommand(.fill(.rect(box), .color(CGColor(red: 0, green: 0, blue: 1, alpha: 1)), .identity), bounds: box),
        at: 0)
      return covered
    }
    let renderer = try FrameRenderer(size: picture.size, scale: 1)
    renderer.draw(covered(from: 0))
    for x in 1..<50 {
      let next = covered(from: Double(x))
      let whole = try next.bitmap(scale: 1)
      #expect(renderer.draw(next).largestDifference(from: whole) == 0, "at \(x)")
      #expect(renderer.damage.width <= 9)
    }
  }

  @Test("a layer that moves damages where it was and where it is")
  func small() throws {
    let scene = try Scene(
      script: "box = CALayer{frame = CGRect(10, 10, 10, 10), backgroundColor = '#000000'}"
        + "\nwindow.layer:addSublayer(box)")
    let renderer = try FrameRenderer(size: scene.picture.size, scale: Scene.scale)
    renderer.draw(scene.picture)
    try scene.run("box.position = CGPoint(25, 15) timeline:advance(1)")
    renderer.draw(scene.picture)
    let whole = PixelBox(left: 20, top: 20, right: 60, bottom: 40)
    #expect(renderer.damage.intersection(whole) == whole)
    #expect(whole.grown(by: 2).intersection(renderer.damage) == renderer.damage)
  }
}
