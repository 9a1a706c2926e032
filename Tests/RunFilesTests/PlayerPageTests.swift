import ScriptAPI
import ScriptRuntime
import Testing
import TimeControl

@testable import RunFiles

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

  /// 48 KB before it was shortened. The goal is 32.
  @Test("script and style stay as short as they are") func size() {
    #expect(PlayerPage.script.utf8.count + PlayerPage.style.utf8.count <= 37 << 10)
    #expect(!PlayerPage.script.contains("\n  "))
  }

  /// Names are data: what would end an element or begin one stays text.
  @Test("hostile names stay text") func hostile() throws {
    let page = try page(
      "v = UIView(CGRect(0, 0, 9, 9)) v.accessibilityIdentifier = '</script><img onerror=x>'\n"
        + "window:addSubview(v) timeline:run()", title: "</script><b>{DATA}")
    #expect(page.contains("&lt;/script&gt;&lt;b&gt;{DATA}"))
    #expect(page.ranges(of: "</script>").count == 2)
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
