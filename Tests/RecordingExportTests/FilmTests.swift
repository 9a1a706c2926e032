import FrameRendering
import MotionMath
import RecordingExport
import RecordingFiles
import RecordingKit
import ScriptRuntime
import TestStages
import Testing
import TimeControl

@Suite("Films") struct FilmTests {
  /// The frames ask the session whether to stop.
  private let slide: Recorded

  init() throws { slide = try Recorded(Recorded.slide) }

  private func film(_ file: String, _ change: (inout ExportRequest) -> Void = { _ in }) throws -> FilmSource {
    var request = try ExportRequest(file: file)
    change(&request)
    return try slide.session.timeline.film(request)
  }

  /// A delay of 1/100 s is shown as 1/10 s by browsers, so 50 frames a second are the most.
  @Test(
    "GIF has whole hundredths, at least two",
    arguments: [(60, 100, 2), (50, 100, 2), (30, 100, 4), (24, 100, 5), (1, 100, 100), (1000, 100, 2)])
  func rate(_ rate: Int, _ frames: Int, _ seconds: Int) {
    let gif = FilmRate.gif(atMost: rate)
    #expect(gif == FilmRate(frames: frames, seconds: seconds))
    #expect(gif.perSecond <= Double(rate))
  }

  @Test("a second has 61 frames at 60 a second, and 51 in a GIF; both ends are shown") func count() throws {
    #expect(try film("x.mp4").count == 61)
    #expect(try film("x.gif").count == 51)
    #expect(try film("x.mp4") { $0.still = 0.5 }.count == 61 + 60)
    // One moment alone is shown for a second.
    #expect(try film("x.mp4") { ($0.from, $0.to) = (0.5, 0.5) }.count == 61)
  }

  @Test("frames have a point a pixel and even sides, and the pixels of the picture of their time") func pixels() throws
  {
    let film = try film("x.mp4") { ($0.from, $0.to) = (0.5, 0.5) }
    #expect(film.width == 394 && film.height == 852)
    var frames: [[UInt8]] = []
    try film.draw {
      frames.append(Array($0))
      return frames.count < 3
    }
    #expect(frames.count == 3 && frames[0].count == 394 * 852 * 4)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(frames[0][((y * 394 + x) * 4)...].prefix(4)) }
    // Half way: the red box of 100 is from 150 to 250. Blue, green, red, opacity; UIColor.red is pure.
    #expect(pixel(200, 60) == [0, 0, 255, 255])
    #expect(pixel(140, 60) == [255, 255, 255, 255] && pixel(260, 60) == [255, 255, 255, 255])
    // The column that makes the width even is ground.
    #expect(pixel(393, 60) == [255, 255, 255, 255])
  }

  @Test("two runs stand side by side, the shorter one keeps its last picture, and a third column is their difference")
  func besides() throws {
    let (long, short) = (try Recorded(Recorded.slide), try Recorded("v = UIView(window.bounds) window:addSubview(v)"))
    var request = try ExportRequest(file: "x.mp4")
    #expect(try long.session.timeline.film(request, beside: short.session.timeline).count == 61)
    request.dressing = .difference
    (request.from, request.to) = (1, 1)
    let film = try long.session.timeline.film(request, beside: short.session.timeline)
    // Three screens of 393, two gaps of 16, made even; names of 28 below.
    #expect(film.width == 3 * 393 + 2 * 16 + 1 && film.height == 880)
    var frame: [UInt8] = []
    try film.draw {
      frame = Array($0)
      return false
    }
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(frame[((y * film.width + x) * 4)...].prefix(4)) }
    #expect(pixel(340, 60) == [0, 0, 255, 255])
    #expect(pixel(409 + 340, 60) == [255, 255, 255, 255])
    // Red from white differs in green and blue; white from white in nothing.
    #expect(pixel(818 + 340, 60) == [255, 255, 0, 255])
    #expect(pixel(818 + 40, 400) == [0, 0, 0, 255])
  }

  @Test("a finger is a ring of 44 points while it is down, and fades in 0.15 s") func touches() throws {
    let events = [
      StageEvent(time: 0.1, name: "touchesBegan", subject: "window", detail: "(100.0 200.0)"),
      StageEvent(time: 0.5, name: "touchesEnded", subject: "window", detail: "(100.0 200.0)"),
    ]
    let run = DressedScreens.Run(size: CGSize(width: 300, height: 400), name: "a", events: events)
    let screens = DressedScreens([run], options: .touches)
    func widest(_ time: Double) -> Double {
      screens.picture([Picture(size: run.size)], at: time).commands
        .filter { if case .fill(.roundedRect, _, _) = $0.drawing { true } else { false } }
        .map(\.bounds.width).max() ?? 0
    }
    #expect(widest(0.05) == 0 && widest(0.1) == 44 && widest(0.4) == 44)
    #expect(widest(0.55) > 0 && widest(0.55) < 44 && widest(0.66) == 0)
    #expect(screens.size == run.size)
  }

  @Test("a caption has the time and the events of the last half second below the picture") func captions() {
    let events = (1...6).map { StageEvent(time: 0.1 * Double($0), name: "event\($0)", subject: "box", detail: "") }
    let run = DressedScreens.Run(size: CGSize(width: 300, height: 400), name: "a", events: events)
    let screens = DressedScreens([run], options: .captions)
    #expect(screens.size == CGSize(width: 300, height: 472))
    #expect(DressedScreens.eventLines([run], at: 0, most: 3).isEmpty)
    #expect(DressedScreens.eventLines([run], at: 0.2, most: 3) == ["0.100 event1 box ", "0.200 event2 box "])
    #expect(DressedScreens.eventLines([run], at: 0.6, most: 3).count == 3)
    #expect(DressedScreens.eventLines([run], at: 0.6, most: 3)[0] == "and 3 before")
    #expect(DressedScreens.eventLines([run], at: 2, most: 3).isEmpty)
  }

  private static let phone = DeviceChrome(
    size: CGSize(width: 300, height: 400), cornerRadius: 40, housing: .island, statusBarHeight: 54,
    hasHomeIndicator: true)

  @Test("a device is a rim of 12 points around the screen, black at its corners and where it looks through")
  func chrome() throws {
    let run = DressedScreens.Run(
      size: Self.phone.size, name: "a", events: [], chrome: Self.phone)
    #expect(DressedScreens([run], options: []).isPlain)
    let screens = DressedScreens([run], options: .chrome)
    #expect(screens.size == CGSize(width: 324, height: 424))
    let bitmap = try screens.picture([Picture(size: run.size, ground: .white)], at: 0).bitmap(
      scale: 1, room: PixelRoom(bytes: 1 << 24))
    func level(_ x: Int, _ y: Int) -> UInt32 { bitmap[x, y] & 255 }
    // Outside of the rim's corner, in the rim, in the screen's corner, in the screen: a corner of 40 points is
    // 40 (1 - 1 / √2) = 11.7 away from the box's along the diagonal.
    #expect(level(2, 2) == 237 && level(6, 200) == 0 && level(12 + 5, 12 + 5) == 0 && level(12 + 16, 12 + 16) == 255)
    // The island is 11 below the edge and 37 high, the home indicator 8 above the edge and 5 high.
    #expect(level(162, 12 + 10) == 255 && level(162, 12 + 30) == 0 && level(162, 12 + 49) == 255)
    #expect(level(162, 12 + 386) == 255 && level(162, 12 + 390) == 0 && level(162, 12 + 393) == 255)
  }

  @Test("the status bar fades in 0.25 s as the log says, or goes at once; the indicator has a word of its own")
  func status() {
    func event(_ time: Double, _ name: String, _ detail: String) -> StageEvent {
      StageEvent(time: time, name: name, subject: "root", detail: detail)
    }
    let events = [
      event(1, "statusBar", "hidden=true style=default fade"), event(2, "homeIndicator", "hidden=true"),
      event(3, "statusBar", "hidden=false style=lightContent none"),
    ]
    func status(_ time: Double) -> DeviceChrome.Status { DeviceChrome.Status(at: time, in: events) }
    #expect(status(0.9).barOpacity == 1 && status(1).barOpacity == 1 && status(1.25).barOpacity == 0)
    #expect(status(1.125).barOpacity == 0.5 && !status(1.125).isLight)
    #expect(status(2.125).indicatorOpacity == 0.5 && status(2.125).barOpacity == 0)
    #expect(status(3).barOpacity == 1 && status(3).isLight && status(3).indicatorOpacity == 0)
    // In a block it takes the block's time, after the block's delay.
    let block = [event(1, "statusBar", "hidden=true style=default fade delay=0.5 duration=2")]
    let opacities = [1.25, 1.5, 2, 3, 3.5, 4].map { DeviceChrome.Status(at: $0, in: block).barOpacity }
    #expect(opacities == [1, 1, 0.75, 0.25, 0, 0])
  }

  @Test("frames are numbered by one mark with a number of digits") func names() throws {
    #expect(try SequenceName("a/f-%04d.png")?.name(of: 12) == "a/f-0012.png")
    #expect(try SequenceName("%02d.png")?.name(of: 123) == "123.png")
    #expect(try SequenceName("plain.png") == nil)
    #expect(try SequenceName("50%.png") == nil)
    for name in ["%04d-%04d.png", "f-%d.png", "f-%4d.png", "f-%00d.png", "f-%014d.png"] {
      #expect(throws: SequenceName.Problem.self) { try SequenceName(name) }
    }
  }
}
