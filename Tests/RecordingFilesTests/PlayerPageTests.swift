import PlainText
import ScriptAPI
import ScriptRuntime
import TestStages
import Testing
import TimeControl

@testable import RecordingExport
@testable import RecordingFiles

@Suite("A run as a page") struct PlayerPageTests {
  private func page(_ script: String, title: String = "run") throws -> String {
    let session = try ScriptSession(SessionOptions())
    if let error = session.runScript(script, name: "run.lua") { Issue.record("\(error)") }
    var request = try ExportRequest(file: "\(title).html")
    request.title = title
    return String(decoding: try session.timeline.export(request).bytes, as: UTF8.self)
  }

  private let fade = """
    box = UIView(CGRect(10, 20, 100, 50))
    box.backgroundColor = UIColor.red
    window:addSubview(box)
    UIView.animate{withDuration = 0.5, animations = function() box.alpha = 0.25 end}
    timeline:run()
    """

  @Test("the same run gives the same bytes") func reproducible() throws {
    #expect(try page(fade) == page(fade))
  }

  @Test("the page loads nothing, and its policy names its own script alone") func sealed() throws {
    let page = try page(fade)
    #expect(page.contains("default-src 'none'; script-src 'sha256-"))
    // The script and the style that stand in the page as they are; what they unpack is held to its sums by the browser.
    for tag in ["script", "style"] {
      let text = String(try #require(page.split(separator: "<\(tag)>").last?.split(separator: "</\(tag)>").first))
      #expect(page.contains("\(tag)-src '\(SHA256.policySource(text))' 'sha256-"))
    }
    for word in ["<link", "http:", "https:", " style=\"", "innerHTML", "eval("] {
      #expect(!page.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
    }
  }

  @Test("without a script it shows a picture, the bars in words and the events") func plain() throws {
    let page = try page(fade)
    #expect(page.contains("<img id=poster src=\"data:image/"))
    #expect(page.contains("<li>opacity of box, 0 to 0.5 seconds"))
    #expect(page.contains("<title>run – playhead</title>"))
  }

  @Test("all that every page has alike takes at most 30 KB of it") func size() throws {
    #expect(PlayerPage.page.utf8.count <= 30 << 10)
    #expect(try page(fade).utf8.count <= 34 << 10)
  }

  /// The layer is away from frame 30 on, and back at 45 without the animation that moved it.
  @Test("a lane has a value in every frame in which its layer is on screen") func lanes() throws {
    let recorded = try Recorded(
      """
      box = CALayer{frame = CGRect(0, 0, 10, 10), name = "box"}
      window.layer:addSublayer(box)
      timeline:advance(0.25)
      box:add(CABasicAnimation{keyPath = "transform.scale", fromValue = 1, toValue = 3, duration = 1}, "grow")
      timeline:advance(0.25)
      box:removeAnimation("grow")
      box:removeFromSuperlayer()
      timeline:advance(0.25)
      window.layer:addSublayer(box)
      timeline:advance(0.25)
      """)
    let data = try #require(JSON(RunData(recorded.run, title: "run", source: nil).head))
    withExtendedLifetime(recorded) {}
    let layer = try #require(data["layers"]?.elements?.first { $0["name"]?.string == "box" })
    let spans = layer["in"]?.elements?.map { $0.elements?.prefix(2).map(\.number) }
    #expect(spans == [[0, 30], [45, 61]])
    let lanes = try #require(data["lanes"]?.elements?.first { $0[0]?.number == layer["id"]?.number })
    let properties = try #require(data["properties"]?.elements?.map(\.string))
    // A moving value is written frame by frame; a constant one, for as long as the layer is there.
    let moving = try #require(lanes[2]?.elements)
    #expect(moving.map { properties[Int($0[0]?.number ?? 0)] } == ["transform"])
    for kind in [1, 2] {
      let runs = try #require(moving[0][kind]?.elements?.map { Int($0.number ?? -1) })
      let frames = stride(from: 0, to: runs.count, by: 3).flatMap { runs[$0]..<runs[$0] + runs[$0 + 1] }
      #expect(frames == Array(0..<30) + Array(45..<61))
    }
    let still = try #require(lanes[1]?.elements?.map { Int($0.number ?? -1) })
    let values = try #require(data["values"]?.elements)
    let opacity = try #require(stride(from: 0, to: still.count, by: 2).first { properties[still[$0]] == "opacity" })
    #expect(values[still[opacity + 1]].elements?.map(\.number) == [1])
  }

  /// Names are data: what would end an element or begin one stays text.
  @Test("hostile names stay text") func hostile() throws {
    let page = try page(
      "v = UIView(CGRect(0, 0, 9, 9)) v.accessibilityIdentifier = '</script><img onerror=x>'\n"
        + "window:addSubview(v) timeline:run()", title: "</script><b>{DATA}")
    #expect(page.contains("&lt;/script&gt;&lt;b&gt;{DATA}"))
    #expect(page.ranges(of: "</script>").count == 3)
    #expect(!page.contains("<img onerror") && !page.contains("<b>"))
  }

  @Test("a page that loads slowly says so, and one that is too large is refused") func weight() throws {
    let most = 64 << 20
    #expect(try PageWeight(frames: 20_000, bytes: 8 << 20).remark(on: "x.html") == nil)
    #expect(
      try PageWeight(frames: 20_001, bytes: 1 << 20).remark(on: "x.html")?.hasPrefix("x.html has 20001 frames") == true)
    #expect(try PageWeight(frames: 1, bytes: most).remark(on: "x.html")?.contains("--from, --to and --fps") == true)
    #expect(throws: ScriptFailure.self) { try PageWeight(frames: 1, bytes: most + 1).remark(on: "x.html") }
  }

  @Test("a run in which nothing was on screen, and one without an end, have a page") func odd() throws {
    #expect(try page("").contains("id=run>"))
    let endless = """
      a = CALayer() window.layer:addSublayer(a)
      a:add(CABasicAnimation{
        keyPath = "transform.rotation", fromValue = 0, toValue = 6, duration = 1, repeatCount = math.huge,
      }, "spin")
      timeline:advance(1)
      """
    #expect(try page(endless).contains("without end"))
  }
}
