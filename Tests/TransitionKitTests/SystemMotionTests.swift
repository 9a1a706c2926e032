import LayerKit
import MotionMath
import RecordingKit
import TestSupport
import Testing
import TransitionKit
import ViewKit

/// The system's own push, pop and modal transitions.
///
/// The curve is recorded: stiffness 1000, mass 3, critically damped, over 0.5 s. Its values are those of the formula
/// 1 - (1 + ωt) e^(-ωt) with ω = √(1000/3), computed by hand.
@Suite("System motion") struct SystemMotionTests {
  static let course: [(Double, Double)] = [(0, 0), (0.05, 0.23223), (0.1, 0.54478), (0.25, 0.94204)]

  /// Two pages in a stack, the second about to be pushed.
  private struct Stack {
    let rig: Rig
    let navigation: UINavigationController
    let first, second: LoggingController
    let start: Double

    init(_ settings: BehaviorSettings = BehaviorSettings(), isPushed: Bool = false) {
      rig = Rig(settings: settings)
      first = rig.controller("first")
      second = rig.controller("second")
      navigation = UINavigationController(rootViewController: first, in: rig.app)
      rig.app.keyWindow?.rootViewController = navigation
      rig.world.run()
      if isPushed {
        navigation.pushViewController(second, animated: false)
        rig.world.run()
      }
      rig.log.clear()
      start = rig.world.now
    }

    func minX(of controller: UIViewController) throws -> Double {
      try #require(rig.shown(controller.view)).frame.minX
    }

    /// The opacities of the shades that are drawn in the container, back to front.
    var shades: [Double] {
      let frame = rig.world.recording.frame(at: rig.world.now)
      return frame.layersInTree.filter(frame.isAdornment).map { frame.component($0, .opacity, 0) }
    }
  }

  @Test("a push is nearly there at half of its time", arguments: course)
  func pushes(_ sample: (Double, Double)) throws {
    let stack = Stack()
    stack.navigation.pushViewController(stack.second, animated: true)
    stack.rig.world.advance(to: stack.start + sample.0)
    #expect(isClose(try stack.minX(of: stack.second), 375 * (1 - sample.1), 0.05))
    #expect(isClose(try stack.minX(of: stack.first), -375 * 0.3 * sample.1, 0.05))
  }

  @Test("it lasts 0.5 s, and its coordinator says 0.35")
  func lengths() {
    let stack = Stack()
    stack.navigation.pushViewController(stack.second, animated: true)
    #expect(stack.navigation.transitionCoordinator?.transitionDuration == 0.35)
    stack.rig.world.advance(to: stack.start + 0.49)
    #expect(!stack.rig.log.calls.contains("didAppear second"))
    stack.rig.world.advance(to: stack.start + 0.52)
    #expect(stack.rig.log.calls.contains("didAppear second"))
  }

  @Test("a page that covers the screen comes in on the same spring", arguments: course)
  func presents(_ sample: (Double, Double)) throws {
    let rig = Rig()
    let modal = rig.controller("modal")
    let start = rig.world.now
    rig.root.present(modal, animated: true)
    rig.world.advance(to: start + sample.0)
    let shown = try #require(rig.shown(modal.view))
    #expect(isClose(shown.frame.minY, 667 * (1 - sample.1), 0.05))
  }

  /// Reported of devices; the curve is that of the slide (chosen here).
  @Test(
    "with Prefer Cross-Fade Transitions a push fades in place; with Reduce Motion alone it slides",
    arguments: [true, false])
  func fades(_ prefersFades: Bool) throws {
    let stack = Stack()
    stack.rig.app.isReduceMotionEnabled = true
    stack.rig.app.isCrossFadeSwitchOn = prefersFades
    stack.navigation.pushViewController(stack.second, animated: true)
    stack.rig.world.advance(to: stack.start + 0.1)
    let shown = try #require(stack.rig.shown(stack.second.view))
    #expect(isClose(shown.frame.minX, prefersFades ? 0 : 375 * (1 - 0.54478), 0.05))
    #expect(isClose(shown.component(.opacity, 0), prefersFades ? 0.54478 : 1, 0.0002))
    #expect(stack.shades.isEmpty == prefersFades)
    #expect(stack.navigation.transitionCoordinator?.transitionDuration == 0.35)
    stack.rig.world.run()
    #expect(stack.second.view.alpha == 1 && stack.rig.log.calls.contains("didAppear second"))
  }

  @Test("a fade that another change completes is completed once")
  func overtakenFade() throws {
    var settings = BehaviorSettings()
    settings.navigationEra = .fluid
    let stack = Stack(settings)
    stack.rig.app.isReduceMotionEnabled = true
    stack.rig.app.isCrossFadeSwitchOn = true
    stack.navigation.pushViewController(stack.second, animated: true)
    stack.rig.world.advance(by: 0.1)
    stack.navigation.popViewController(animated: true)
    stack.rig.world.run()
    #expect(stack.rig.app.warnings.isEmpty)
    #expect(stack.navigation.topViewController === stack.first && stack.first.view.alpha == 1)
    #expect(stack.rig.log.calls.filter { $0 == "didAppear second" }.count == 1)
  }

  @Test("a sheet reports 0.4 s, as recorded on iOS 26, another presentation 0.5")
  func reports() {
    for (style, expected) in [(UIModalPresentationStyle.pageSheet, 0.4), (.fullScreen, 0.5)] {
      let rig = Rig()
      let modal = rig.controller("modal", style: style)
      rig.root.present(modal, animated: true)
      rig.world.advance(by: 0.1)
      #expect(modal.transitionCoordinator?.transitionDuration == expected)
    }
  }

  @Test("under a push the page below darkens by 0.1, and lightens under a pop")
  func shades() {
    let stack = Stack()
    #expect(stack.shades == [])
    stack.navigation.pushViewController(stack.second, animated: true)
    stack.rig.world.advance(to: stack.start + 0.25)
    #expect(stack.shades.count == 2)
    #expect(stack.shades.contains { isClose($0, 0.1 * 0.94204, 0.001) })
    // Neither is a view, nor a track.
    #expect(stack.second.view.superview?.subviews.count == 2)
    let recording = stack.rig.world.recording
    let tracks = RunBar.all(in: recording, upTo: stack.rig.world.now)
    #expect(!tracks.isEmpty)
    #expect(!tracks.contains { recording.frame(at: stack.rig.world.now).isAdornment($0.layer) })
    stack.rig.world.run()
    #expect(stack.shades == [])

    stack.navigation.popViewController(animated: true)
    let start = stack.rig.world.now
    stack.rig.world.advance(to: start + 0.25)
    #expect(stack.shades.contains { isClose($0, 0.1 * (1 - 0.94204), 0.001) })
    stack.rig.world.run()
    #expect(stack.shades == [])
  }

  @Test("eased, as in versions up to 0.3: half of the way at half the time, without shades")
  func eased() throws {
    var settings = BehaviorSettings()
    settings.systemMotion = .eased
    let stack = Stack(settings)
    stack.navigation.pushViewController(stack.second, animated: true)
    stack.rig.world.advance(to: stack.start + 0.175)
    #expect(isClose(try stack.minX(of: stack.second), 187.5, 0.05))
    #expect(stack.shades == [])
    stack.rig.world.advance(to: stack.start + 0.36)
    #expect(stack.rig.log.calls.contains("didAppear second"))
  }

  @Test("a finger moves a pop evenly, with the shade that belongs to its place; given up, all is as before")
  func swipes() throws {
    let stack = Stack(isPushed: true)
    let finger = stack.rig.app.touch
    _ = try finger.down(CGPoint(x: 2, y: 300))
    for x in [77.0, 152] {
      stack.rig.world.advance(by: 0.05)
      try finger.move(CGPoint(x: x, y: 300))
    }
    stack.rig.world.advance(by: 0.05)
    #expect(isClose(try stack.minX(of: stack.second), 150, 0.5))
    #expect(stack.shades.contains { isClose($0, 0.1 * (1 - 150.0 / 375), 0.001) })
    try finger.move(CGPoint(x: 60, y: 300))
    stack.rig.world.advance(by: 0.3)
    try finger.up()
    stack.rig.world.run()
    #expect(stack.navigation.viewControllers.count == 2)
    #expect(stack.shades == [])
    #expect(try stack.minX(of: stack.second) == 0)
  }
}
