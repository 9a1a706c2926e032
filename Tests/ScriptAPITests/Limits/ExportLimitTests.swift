import Limits
import LuaBridge
import TestStages
import TestSupport
import Testing
import TimeControl

/// How many moments one file may show. As much as there may be takes a sanitizer half an hour.
@Suite("Limits of exports", .enabled(if: !AddressSanitizer.isOn)) struct ExportLimitTests {
  private func message(_ frames: Int, _ ending: String) throws -> String? {
    // 60 frames a second, and one at the start.
    try Stage().run("timeline:export('x.\(ending)', {from = 0, to = (\(frames) - 1) / 60, scale = 0.01})")?.message
  }

  @Test("more frames than there may be are refused before one is drawn")
  func frames() throws {
    let most = Limit.exportFrames.most
    for count in [most + 1, Int(Int32.max)] {
      #expect(try message(count, "apng")?.contains("the limit is \(most)") == true)
    }
    // An accepted picture cannot be written here.
    #expect(try message(3, "apng")?.contains("the limit is \(most)") == false)
  }

  /// At 1/60 s each, six moments of a second would be over in a tenth of it.
  @Test("a number of moments is for strips and onion skins: an animation shows every frame")
  func momentsOfAnimation() throws {
    for file in ["'x.apng', {frames = 6}", "'x.svg', {frames = 6, layout = 'animation'}"] {
      let message = try Stage().run("timeline:export(\(file))")?.message
      #expect(message?.contains("frames counts the moments of a strip or an onion skin") == true)
    }
    let strip = try Stage().run("timeline:export('x.svg', {frames = 6})")?.message
    #expect(strip?.contains("frames counts") == false)
  }

  @Test("as many levels as there may be are drawn, and not one more") func levels() throws {
    func message(_ levels: Int) throws -> String? {
      try Stage().run(
        """
        local outer = window
        for level = 2, \(levels) do
          local inner = UIView{frame = CGRect(1, 1, 300, 300), backgroundColor = UIColor.red, alpha = 0.99}
          inner.layer.shadowOpacity = 0.5
          outer:addSubview(inner)
          outer = inner
        end
        timeline:step()
        timeline:export("x.png", {scale = 0.1})
        """)?.message
    }
    #expect(try message(Limit.pictureDepth.most)?.contains("levels") == false)
    #expect(try message(Limit.pictureDepth.most + 1)?.contains("256 levels") == true)
    #expect(try message(Limit.treeDepth.most)?.contains("256 levels") == true)
  }
}
