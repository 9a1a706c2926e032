package import LayerKit
import MotionMath
import RecordingKit
import ViewKit

/// Warns of gradients whose numbers of locations and colours differ.
///
/// Core Animation documents no meaning for that; here the locations are ignored. Gradients are checked before each
/// commit, as a script may set one property after the other.
package final class GradientCheck: SessionObject {
  private unowned let session: ScriptSession
  /// Gradients whose colours or locations were set since the last commit, and the line of the script.
  private var changed: [(layer: CALayer, location: WarningReport.Place?)] = []
  /// Where in `changed` a gradient is.
  private var position: [ObjectIdentifier: Int] = [:]

  package init(in session: ScriptSession) {
    self.session = session
    session.world.addCommitHook { [unowned self] in check() }
  }

  /// Notes a change of colours or locations, to be judged when the turn ends.
  package func noteChange(of layer: CALayer) {
    let location = session.app.placeOfCall()
    if let index = position[ObjectIdentifier(layer)] {
      changed[index].location = location
    } else {
      position[ObjectIdentifier(layer)] = changed.count
      changed.append((layer, location))
    }
  }

  private func check() {
    guard !changed.isEmpty else { return }
    let all = changed
    changed = []
    position = [:]
    for (layer, location) in all.reversed() {
      guard case .numbers(let locations) = layer[.locations], case .colors(let colors) = layer[.colors],
        !colors.isEmpty, locations.count != colors.count
      else { continue }
      session.app.warn(
        .unevenGradient(layer: LayerNames.plain(layer), locations: locations.count, colors: colors.count), at: location,
        about: layer)
    }
  }
}
