import LayerKit
import MotionMath
import RecordingKit
import ViewKit

extension Observer {
  /// What is smaller than this part of the screen is not missed. (Chosen here.)
  private static let leastPart = 0.02
  /// So many seconds before a transition ends its animations have all but arrived. (Chosen here.)
  private static let instant = 1e-6

  /// What is taken out of the windows at `time` while it is seen. The world has to have run a frame further.
  func removals(at time: Double) -> [SeenChange] {
    let recording = app.world.recording
    let screen = app.screen.bounds
    let before = recording.frame(at: max(0, time - Self.instant))
    let (last, next) = (Picture(before, screen: screen), Picture(recording, at: time + frameLength, screen: screen))
    let bars = barLayers
    let least = Self.leastPart * screen.size.width * screen.size.height
    let gone = VisibleParts(before, screen: screen).parts.filter { part in
      next.places[part.layer] == nil && !bars.contains(part.layer)
        && part.opacity > SeenChange.Aspect.presence.threshold
        && part.area >= least && !next.hasNew(in: part.box, since: last)
    }
    // One is enough: what is seen most.
    guard let most = gone.max(by: { $0.weight < $1.weight }) else { return [] }
    let change = SeenChange(
      LayerLabels(self, at: time - Self.instant)[most.layer], .presence, across: most.opacity, beside: 0,
      before: ShortNumber.text(most.box), after: "gone")
    return changesAlone(change) ? [] : [change]
  }
}
