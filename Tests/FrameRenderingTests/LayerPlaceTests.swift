import FrameRendering
import LayerKit
import MotionMath
import RecordingKit
import ScriptAPI
import ScriptRuntime
import Testing
import TimeControl
import ViewKit

/// Where layers are on the screen. Expected places are calculated by hand.
@Suite("Places of layers") struct LayerPlaceTests {
  private let session: ScriptSession

  init() throws { session = try ScriptSession(SessionOptions()) }

  private func run(_ script: String) throws {
    if let error = session.runScript(script, name: "places.lua") { throw SceneFailure(text: "\(error)") }
  }

  private var places: [LayerPlace] { LayerPlace.all(in: session.world.frame) }

  /// The place of the layer that a script gave a name.
  private func place(_ name: String) throws -> LayerPlace {
    try #require(places.first { session.world.frame.name(of: $0.layer) == name })
  }

  @Test("a view in a moved and scrolled view is where the offsets add up to")
  func nested() throws {
    try run(
      """
      outer = UIView(CGRect(10, 20, 200, 300)); outer.bounds = CGRect(0, 50, 200, 300); window:addSubview(outer)
      inner = UIView(CGRect(30, 100, 40, 60)); inner.layer.name = "inner"; outer:addSubview(inner)
      """)
    let place = try place("inner")
    #expect(place.box == CGRect(x: 40, y: 70, width: 40, height: 60))
    #expect(place.contains(CGPoint(x: 41, y: 71)) && !place.contains(CGPoint(x: 39, y: 71)))
  }

  @Test("a quarter turn swaps width and height about the middle")
  func turned() throws {
    try run(
      """
      view = UIView(CGRect(100, 100, 80, 40)); view.layer.name = "turned"; window:addSubview(view)
      view.transform = CGAffineTransform{rotationAngle = math.pi / 2}
      """)
    // The middle is (140, 120).
    let box = try place("turned").box
    #expect(abs(box.minX - 120) < 1e-9 && abs(box.minY - 80) < 1e-9)
    #expect(abs(box.width - 40) < 1e-9 && abs(box.height - 80) < 1e-9)
  }

  @Test("in perspective the near side is larger")
  func perspective() throws {
    try run(
      """
      view = UIView(CGRect(100, 100, 100, 100)); view.layer.name = "door"; window:addSubview(view)
      local matrix = CATransform3D.identity
      matrix.m34 = -1 / 500
      view.layer.transform = CATransform3DRotate(matrix, math.pi / 6, 0, 1, 0)
      """)
    // A corner 50 points from the axis is at 50 cos 30° = 43.30127 across and 50 sin 30° = 25 before or behind the
    // plane: 500 / (500 ± 25) as large.
    let corners = try place("door").projection.corners(of: CGRect(x: 0, y: 0, width: 100, height: 100))
    let sides = Set(corners.map { (($0.x - 150) * 1000).rounded() / 1000 })
    #expect(sides == [-45.58, 41.239] || sides == [-41.239, 45.58])
  }

  @Test("a click meets what draws something, the front-most first, inside of what clips it")
  func hits() throws {
    try run(
      """
      back = UIView(CGRect(0, 0, 200, 200)); back.backgroundColor = "#ff0000"; back.layer.name = "back"
      front = UIView(CGRect(50, 50, 100, 100)); front.backgroundColor = "#00ff00"; front.layer.name = "front"
      cover = UIView(CGRect(0, 0, 300, 300)); cover.layer.name = "cover"
      clip = UIView(CGRect(0, 300, 50, 50)); clip.clipsToBounds = true; clip.layer.name = "clip"
      wide = UIView(CGRect(0, 0, 200, 50)); wide.backgroundColor = "#0000ff"; wide.layer.name = "wide"
      window:addSubview(back); window:addSubview(front); window:addSubview(cover); window:addSubview(clip)
      clip:addSubview(wide)
      """)
    func hits(_ x: Double, _ y: Double) -> [String] {
      LayerPlace.hits(at: CGPoint(x: x, y: y), in: places).compactMap { session.world.frame.name(of: $0.layer) }
    }
    #expect(hits(60, 60).prefix(3) == ["front", "back", "cover"])
    #expect(hits(10, 10).prefix(2) == ["back", "cover"])
    #expect(hits(10, 310).prefix(2) == ["wide", "clip"])
    #expect(!hits(100, 310).contains("wide"))
  }

  @Test("what is hidden or transparent is in its place, but is not met")
  func hidden() throws {
    try run(
      """
      view = UIView(CGRect(5, 6, 70, 80)); view.backgroundColor = "#ff0000"; view.layer.name = "view"
      window:addSubview(view); view.alpha = 0
      """)
    let place = try place("view")
    #expect(place.box == CGRect(x: 5, y: 6, width: 70, height: 80) && !place.isShown)
    #expect(!LayerPlace.hits(at: CGPoint(x: 10, y: 10), in: places).contains { $0.layer == place.layer })
  }

  @Test("an exploded view keeps every layer in the picture, and the deeper ones apart")
  func exploded() throws {
    try run(
      """
      one = UIView(CGRect(50, 50, 200, 200)); window:addSubview(one)
      two = UIView(CGRect(20, 20, 100, 100)); one:addSubview(two)
      """)
    let size = session.app.screen.bounds.size
    let apart = ExplodedView().places(places, size: size)
    let picture = CGRect(origin: .zero, size: size)
    #expect(apart.count == places.count)
    for place in apart { #expect(picture.contains(place.box)) }
    // Turned by nothing the levels lie above one another, the nearer the larger.
    var straight = ExplodedView()
    straight.turn(about: -0.6, over: 0.25)
    let widths = straight.places(places, size: size).map { $0.box.width / $0.bounds.width }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }
}
