import FrameRendering
import Limits
import MotionMath
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing

/// Numbers no screen has: what can be drawn is drawn, and what has no room is refused before memory is taken.
@Suite("Limits of pictures") struct PictureLimitTests {
  static let huge = ["1e7", "1e19", "1e150", "1e300"]

  /// The part that is refused; nil when the scene is drawn.
  private func refusedPart(_ script: String) throws -> PictureTooLarge.Part? {
    do {
      _ = try Scene(script: script).bitmap
      return nil
    } catch let error as PictureTooLarge {
      return error.part
    }
  }

  @Test("a shadow that has no room is refused, and a large one drawn", arguments: huge)
  func shadows(_ radius: String) throws {
    func script(_ radius: String, _ more: String) -> String {
      """
      local view = UIView{frame = {20, 20, 30, 30}} window:addSubview(view)
      view.layer.shadowRadius, view.layer.shadowOpacity = \(radius), 1
      \(more)
      """
    }
    for more in ["view.backgroundColor = UIColor.red", "view:addSubview(UILabel{text = \"out of focus\"})"] {
      #expect(try refusedPart(script("12", more)) == nil)
    }
    #expect(try refusedPart(script(radius, "view.backgroundColor = UIColor.red")) == .shadow)
  }

  @Test("a shadow that falls from far away is drawn or refused", arguments: huge)
  func shadowOffset(_ offset: String) throws {
    let view = """
      local view = UIView{frame = {20, 20, 30, 30}} window:addSubview(view)
      view.backgroundColor = UIColor.red
      """
    let shadow = "\nview.layer.shadowOpacity, view.layer.shadowOffset = 1, {\(offset), -\(offset)}"
    do {
      // So far away it is not in the picture, which is that of the view alone.
      #expect(try Scene(script: view + shadow).bitmap.isSame(as: Scene(script: view).bitmap))
    } catch let error as PictureTooLarge {
      #expect(error.part == .shadow)
    }
  }

  @Test("a rectangle with edges beyond every pixel fills what is seen", arguments: ["1e7", "1e19", "1e150"])
  func fills(_ side: String) throws {
    for shape in [
      "frame = {-\(side) / 2, -\(side) / 2, \(side), \(side)}",
      "frame = {0, 0, 120, 90}, transform = CGAffineTransform{scaleX = \(side), y = \(side)}",
    ] {
      let scene = try Scene(script: "window:addSubview(UIView{\(shape), backgroundColor = UIColor(0, 0, 1, 1)})")
      let bitmap = try scene.bitmap
      #expect(bitmap[60, 45] == 0xFF00_00FF)
      _ = try scene.file("scene.svg")
    }
    let blur = "UIVisualEffectView{effect = UIBlurEffect{style = \"regular\"}}"
    let script = "local v = \(blur) v.frame = {0, 0, 120, 90} v.transform = CGAffineTransform{scaleX = \(side), y = 1} "
    #expect(try refusedPart(script + "window:addSubview(v)") == nil)
  }

  @Test("a gradient from far away is one colour", arguments: ["1e19", "1e300", "-1e300"])
  func gradients(_ place: String) throws {
    for kind in ["axial", "radial", "conic"] {
      #expect(
        try refusedPart(
          """
          local sky = CAGradientLayer()
          sky.frame, sky.type = {0, 0, 120, 90}, "\(kind)"
          sky.colors = {UIColor.red, UIColor.blue}
          sky.startPoint, sky.endPoint = {\(place), 0}, {1, \(place)}
          window.layer:addSublayer(sky)
          """) == nil)
    }
  }

  @Test(
    "an image with more pixels than there is room for is refused", arguments: ["1e-3, 1e10", "1e10, 1e-3", "1e6, 1e6"])
  func images(_ size: String) throws {
    let image = "UIImage{colors = {UIColor.red, UIColor.blue}, size = CGSize(\(size))}"
    #expect(
      try refusedPart(
        """
        local view = UIImageView{image = \(image)}
        view.frame = {0, 0, 120, 90} window:addSubview(view)
        """) == .image)
  }

  @Test("a PNG file that says it is huge is refused before a pixel is read")
  func bomb() throws {
    var file = PNGFile.encode(Bitmap(width: 2, height: 2))
    #expect(Bitmap(png: file) != nil)
    file.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20])
    #expect(Bitmap(png: file) == nil)
    file.replaceSubrange(16..<24, with: [UInt8](repeating: 0xFF, count: 8))
    #expect(Bitmap(png: file) == nil)
  }

  @Test("a picture with more pixels than there is room for is refused")
  func pictures() throws {
    let picture = Picture(size: CGSize(width: 20_000, height: 20_000))
    #expect(throws: PictureTooLarge(part: .picture, width: 20_000, height: 20_000, most: 100_000_000)) {
      try picture.bitmap(scale: 1)
    }
    #expect(throws: PictureTooLarge.self) { try Picture(size: CGSize(width: 1e300, height: 1)).bitmap(scale: 2) }
    #expect(throws: PictureTooLarge.self) { try Picture(size: CGSize(width: 40_000, height: 1)).bitmap(scale: 1) }
  }

  @Test("the error says what has no room, and how much there is")
  func words() throws {
    let scene = try Scene(
      script: """
        local view = UIView{frame = {20, 20, 30, 30}, backgroundColor = UIColor.red} window:addSubview(view)
        view.layer.shadowRadius, view.layer.shadowOpacity = 1e5, 1
        """)
    let message = #expect(throws: ScriptFailure.self) { try scene.file("scene.png") }?.message
    // How many pixels there is memory for depends on what else is held, at four bytes each.
    let parts = message?.split(separator: " and ")
    let most = parts?.last?.split(separator: " ").first.flatMap { Int($0) }
    #expect(parts?.first == "cannot write 'scene.png': a shadow needs 24632 by 24632 pixels; the limit is 32000 a side")
    #expect(most.map { (1...Limit.memory.most / 4).contains($0) } == true)
  }
}
