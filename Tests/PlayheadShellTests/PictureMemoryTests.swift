import FrameRendering
import LayerKit
import RecordingExport
import RecordingKit
import ScriptRuntime
import TestSupport
import Testing
import TimeControl

/// A picture that is built from what is remembered is the one that is built anew.
@Suite("Pictures from memory") struct PictureMemoryTests {
  /// Layers that move and layers that stand, in groups, behind masks, copied, turned, with shadows and in a transition.
  private static let script = """
    for n = 0, 39 do
      local view = UIView(CGRect(n % 8 * 40, n // 8 * 40, 36, 36)); view.backgroundColor = UIColor(n % 7 / 7, 0.5, 0.2, 1)
      view.layer.cornerRadius = n % 3 * 4
      if n % 9 == 0 then view.layer.shadowOpacity = 0.5 end
      if n % 11 == 0 then view.layer.transform = CATransform3DMakeRotation(0.3, 0, 1, 0) end
      window:addSubview(view)
      local inner = UIView(CGRect(4, 4, 10, 10)); inner.backgroundColor = "#ffffff"; view:addSubview(inner)
      if n % 5 == 0 then
        UIView.animate(1, function() view.center = CGPoint(200, 500); inner.alpha = 0.2 end)
      end
      if n == 12 then card = view; dot = inner end
    end
    mask = CALayer(); mask.frame = CGRect(0, 0, 20, 20); mask.backgroundColor = "#000000"; card.layer.mask = mask
    copies = CAReplicatorLayer(); copies.instanceCount = 3; copies.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
    leaf = CALayer(); leaf.frame = CGRect(0, 600, 30, 30); leaf.backgroundColor = "#00ff00"; copies:addSublayer(leaf)
    window.layer:addSublayer(copies)
    timeline:advance(0.4)
    dot.backgroundColor = "#ff0000"
    timeline:advance(0.3)
    UIView.transition{with = card, duration = 0.5, options = "transitionCrossDissolve", animations = function() dot.isHidden = true end}
    timeline:advance(1)
    """

  @Test("at every time, in whatever order", arguments: Seed.first(4))
  func same(seed: Seed) throws {
    var generator = seed.generator
    let session = try BarTests.session(Self.script)
    let memory = PictureMemory()
    for _ in 0..<60 {
      // Often the next frame, else any.
      let time =
        Bool.random(using: &generator)
        ? session.world.playhead + 1 / 60 : Double.random(in: 0...session.world.now, using: &generator)
      session.timeline.look(at: min(time, session.world.now), passes: false)
      var options = session.timeline.pictureOptions
      options.showsOutlines = Int.random(in: 0..<6, using: &generator) == 0
      #expect(
        session.timeline.picture(options, memory: memory).commands == session.timeline.picture(options).commands,
        "at \(session.world.playhead)")
    }
  }
}
