import TestSupport
import Testing

/// `timeline:whatIf(F, FILE)`: how a transition would go on, as a picture.
@Suite("Pictures of endings") struct EndingPictureTests {
  private let folder = TemporaryFolder()

  private func run(_ file: String) -> ProgramRun {
    let script = """
      local box = UIView{frame = CGRect(0, 0, 40, 40), backgroundColor = UIColor.red}
      window:addSubview(box)
      UIView.animate(0.4, function() box.alpha = 0 end)
      timeline:advance(0.1)
      print(timeline:whatIf(0.5, "\(file)"))
      """
    return ProgramRun(
      BuiltProducts.path(of: "playhead"), ["--device", "160x320@1", "-e", script],
      folder: folder.path)
  }

  @Test("two rows of four moments, finish above cancel")
  func picture() throws {
    let run = run("endings.png")
    #expect(run.errors.isEmpty && run.code == 0)
    #expect(run.output.contains("finish at 50%"))
    let bytes = try #require(folder.bytes("endings.png"))
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    // By hand, in points: gaps of 12 and four screens of 160; twice a gap, a screen of 320 and 28.8 for the words. At 2.
    #expect(number(at: 16) == 2 * (12 + 4 * 172))
    #expect(number(at: 20) == 2 * 722)
  }

  @Test("what is no still picture is refused, and nothing is written")
  func refused() {
    let run = run("endings.gif")
    #expect(run.code == 1)
    #expect(run.errors.contains("endings.gif") && run.errors.contains(".png or .svg"), "\(run.errors)")
    #expect(folder.bytes("endings.gif") == nil)
  }
}
