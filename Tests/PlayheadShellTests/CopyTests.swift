import PlayheadShell
import TerminalCells
import Testing

/// The key `y`: the Lua of what was done by hand, and with another press the Swift.
///
/// The expected statements are written from the signatures of UIKit and Core Animation.
@Suite("Copying") struct CopyTests {
  private func copied(_ script: String, _ keys: String) throws -> [String] {
    try FullScreenSession(script, keys.map { .keys([$0 == "\u{15}" ? .control("u") : FullScreenSession.key($0)]) })
      .copied
  }

  private static let box = "box = UIView(CGRect(0, 0, 50, 50)); window:addSubview(box)\n"

  @Test("a tuned block, with another curve and of a spring; a third press is Lua again")
  func tuned() throws {
    let block =
      Self.box
      + "UIView.animate{withDuration = 0.4, delay = 0, options = 'curveLinear', animations = function() box.alpha = 0 end}"
    let lua = "UIView.animate{withDuration = 0.41, delay = 0, options = \"curveLinear\", animations = changes}"
    let swift = "UIView.animate(withDuration: 0.41, delay: 0, options: .curveLinear, animations: changes)"
    #expect(try copied(block, "5↓T→yyy") == [lua, swift, lua])
    // After Enter, as well.
    #expect(try copied(block, "5↓T→\nyy") == [lua, swift])
    // The first handle goes from (0, 0) to (0.01, 0): no curve with a name.
    let curved = try copied(block, "5↓T↓↓→y y").last
    #expect(
      curved == """
        let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: \
        UICubicTimingParameters(controlPoint1: CGPoint(x: 0.01, y: 0), controlPoint2: CGPoint(x: 1, y: 1)))
        animator.addAnimations(changes)
        animator.startAnimation()
        """)
  }

  @Test("a tuned animation of Core Animation")
  func animation() throws {
    let spring =
      Self.box + """
        local a = CASpringAnimation{keyPath = "position.x", fromValue = 0, toValue = 100, damping = 20}
        a.duration = a.settlingDuration
        box.layer:add(a, "x")
        """
    let swift = try #require(try copied(spring, "5↓T↓↓↓→yy").last)
    #expect(
      swift.hasPrefix(
        """
        animation.mass = 1.1
        animation.stiffness = 100
        animation.damping = 20
        animation.initialVelocity = 0
        animation.duration = animation.settlingDuration
        """))
  }

  @Test("nothing is copied where nothing was done, and a value that reads alike in both languages once")
  func value() throws {
    let script = Self.box + "UIView.animate(0.4, function() box.alpha = 0 end)"
    #expect(try copied(script, "5y") == [])
    // Of the chosen layer, its opacity; a key empties the line.
    #expect(try copied(script, "5\t↓\n\u{15}0.5\nyy") == ["box.layer.opacity = 0.5", "box.layer.opacity = 0.5"])
  }
}
