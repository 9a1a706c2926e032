import LuaBridge
import TestStages
import TestSupport
import Testing

/// Sheets with `sheetEra` floating: places, the way to the largest height and releases as measured on iOS 27 (A); what a screen of
/// compact height changes is documented (D).
@Suite("Sheets of iOS 26") struct SheetEraTests {
  /// A sheet of two heights, on a screen of 393 by 852 points.
  static let sheet = """
    UIApplication.shared.sheetEra = "floating"
    list, card = UIViewController(), UIViewController()
    window.rootViewController = list
    sheet = card.sheetPresentationController
    Detent = UISheetPresentationController.Detent
    sheet.detents = {Detent.medium(), Detent.large()}
    list:present(card, false)
    timeline:run()
    function place()
      local frame = card.view.frame
      print(string.format("%.1f %.1f %.1f %.1f", frame.minX, frame.maxX, frame.minY, frame.maxY))
    end

    """

  /// The medium height is 425 above the bottom safe area of 34 points; 459 by 1 - 16 / 393 are 440.3.
  @Test(
    "below the largest height it is 16 points narrower and floats 8 above the bottom; there it is as wide as the screen"
  )
  func places() throws {
    let more =
      "place() sheet:animateChanges(function() sheet.selectedDetentIdentifier = 'large' end) timeline:run() place()"
    #expect(try Stage.output(Self.sheet + more) == "8.0 385.0 403.7 844.0\n0.0 393.0 59.0 852.0")
    #expect(
      try Stage.output(Self.sheet.replacing("floating", with: "classic") + more)
        == "0.0 393.0 393.0 852.0\n0.0 393.0 59.0 852.0")
  }

  @Test("a finger halfway between its heights has it halfway between its places")
  func docking() throws {
    // 793 - 459 are 334, half of it 167; 10 of the finger's way are the pan's.
    let more = """
      touch:down(200, 500) timeline:step(1)
      for step = 1, 10 do touch:move(200, 500 - 17.7 * step) timeline:step(1) end
      local frame = card.view.frame
      print(string.format("%.1f %.1f", frame.minX, frame.maxY))
      """
    #expect(try Stage.output(Self.sheet + more) == "4.0 848.0")
  }

  /// A finger that moves up by 6 points a frame has 360 points a second, 51.5 in 0.143 s and 36 in 0.1 s.
  @Test("a released sheet rests at the height nearest to where it would be after 0.143 s")
  func release() throws {
    func rest(_ era: String, _ steps: Int) throws -> String {
      let more = """
        touch:down(200, 700) timeline:step(1)
        for step = 1, \(steps) do touch:move(200, 700 - 6 * step) timeline:step(1) end
        touch:up() timeline:run() print(sheet.selectedDetentIdentifier or "medium")
        """
      return try Stage.output(Self.sheet.replacing("floating", with: era) + more)
    }
    // 22 frames are 132 - 10 points, and half of the way are 167: 173.5 with 0.143 s, 158 with 0.1 s.
    #expect(try rest("floating", 22) == "large")
    #expect(try rest("classic", 22) == "medium")
    #expect(try rest("floating", 18) == "medium")
  }

  @Test("on a screen of compact height it covers the screen, or is a card at the edge, as wide as it is told (D)")
  func compactHeight() throws {
    let more = """
      list:dismiss(false) timeline:run()
      device:rotate("landscapeLeft") timeline:run()
      list:present(card, false) timeline:run()
      print(card.view.frame == window.bounds)
      sheet = card.sheetPresentationController
      sheet.prefersEdgeAttachedInCompactHeight = true
      timeline:step(1)
      local frame = card.view.frame
      print(frame.minX == 0, frame.minY > 0, frame.maxY == window.bounds.height)
      card.preferredContentSize = CGSize(400, 0)
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      timeline:step(1)
      print(card.view.frame.width, card.view.frame.midX == window.bounds.midX)
      """
    #expect(try Stage.output(Self.sheet + more) == "true\ntrue\ttrue\ttrue\n400.0\ttrue")
  }

  @Test("era 26 has it, and other words are an error that lists them")
  func setting() throws {
    let failure = try Stage.failure("UIApplication.shared.sheetEra = 'modern'")
    #expect(failure.message.contains("\"classic\" or \"floating\""), "\(failure)")
  }
}
