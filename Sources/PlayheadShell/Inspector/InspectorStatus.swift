import LayerKit
import MotionMath
import PlainText
import ScriptRuntime
import TimeControl
import TransitionKit

/// One line about where the playhead is: `0.183 s  f11/21  52 %  0.25x  ← FadeAnimator presenting`.
struct InspectorStatus {
  let text: String

  init(_ inspector: Inspector) {
    let world = inspector.world
    let time = inspector.playhead
    let end = inspector.recordEnd
    let frames = world.frameRate
    let branch = inspector.shell.current.current
    var parts = [
      " " + NumberText.seconds(time), "f\(frames.frame(at: time))/\(frames.frame(at: end))",
      "\(end > 0 ? Int(clamping: (time / end * 100).rounded()) : 0) %",
    ]
    let state = inspector.state
    if state.play != nil || state.rate != 1 { parts.append("\(NumberText.shortest(state.rate))x") }
    parts.append(state.play != nil ? "▶" : world.isLookingBack ? "past" : "live")
    if let origin = branch.origin { parts.append("\(origin.branch) ▸ \(branch.name)") }
    if inspector.range.loop != .off { parts.append(inspector.range.loop.rawValue) }
    if let transition = inspector.session.app.currentTransition {
      parts.append("← " + Self.name(of: transition, inspector.session))
    }
    text = parts.joined(separator: "  ")
  }

  private static func name(of transition: UITransitionContext, _ session: ScriptSession) -> String {
    let fraction = NumberText.fixed(transition.percentComplete * 100, 0)
    return transition.isInteractive ? "interactive transition at \(fraction) %" : "transition"
  }
}
