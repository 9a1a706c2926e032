package import LayerKit
import MotionMath
import ViewKit

/// Warns of sublayers that cover their view and keep their size when it gets another: the view does not resize them.
///
/// Only a layer that was exactly as large as its view when both were shown is meant to cover it. Shapes draw by their paths,
/// and are left alone.
package final class SublayerCheck: SessionObject {
  private struct Entry {
    weak var layer: CALayer?
    weak var view: UIView?
    let place: WarningReport.Place?
    /// The size of both when they were last committed; nil before.
    var size: CGSize?
  }

  private unowned let session: ScriptSession
  private var entries: [Entry] = []

  package init(in session: ScriptSession) {
    self.session = session
    session.world.addCommitHook { [unowned self] in check() }
  }

  /// Notes a layer that a script has put into a view's layer.
  package func note(_ layer: CALayer, in parent: CALayer) {
    guard layer.owner == nil, !(layer is CAShapeLayer), let view = parent.owner as? UIView else { return }
    entries.removeAll { $0.layer == nil || $0.layer === layer }
    entries.append(Entry(layer: layer, view: view, place: session.app.placeOfCall()))
  }

  private func check() {
    guard !entries.isEmpty else { return }
    entries = entries.compactMap { entry in
      guard let layer = entry.layer, let view = entry.view, layer.superlayer === view.layer else { return nil }
      guard view.window != nil else { return entry }
      let (own, outer) = (layer.bounds.size, view.bounds.size)
      if own == outer, layer.frame.origin == view.bounds.origin, own.width > 0, own.height > 0 {
        var entry = entry
        entry.size = own
        return entry
      }
      if let size = entry.size, own == size, outer != size {
        session.app.warn(
          .oversight(
            .sublayerKeepsSize(layer: session.world.label(of: layer), view: session.world.label(of: view))),
          at: entry.place, about: layer)
      }
      return nil
    }
  }
}
