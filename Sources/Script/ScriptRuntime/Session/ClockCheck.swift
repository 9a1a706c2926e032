package import LayerKit
import ViewKit

/// Warns of animations that begin by the app's time on a layer whose time is another: one that was stopped and went on, or
/// has an offset. A script that converts times knows the difference.
package final class ClockCheck: SessionObject {
  private unowned let session: ScriptSession
  /// True when the script has converted a time between layers.
  package var hasConverted = false

  package init(in session: ScriptSession) { self.session = session }

  package func check(_ animation: CAAnimation, on layer: CALayer) {
    let now = session.world.now
    guard animation.beginTime > 0, !hasConverted, animation.beginTime >= now else { return }
    let local = layer.convertTime(now, from: nil)
    guard (local - now).magnitude > 0.01 else { return }
    session.app.warn(
      .oversight(.beginTimeOfAnotherClock(layer: session.world.label(of: layer), now: now, local: local)), about: layer)
  }
}
