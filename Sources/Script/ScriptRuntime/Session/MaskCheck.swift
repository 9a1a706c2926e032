package import LayerKit
import MotionMath
import ViewKit

/// Warns of masks that are sublayers, too, and of those that hide all of a layer, because their path was made of bounds
/// without a size: before the layout.
///
/// A path is judged at the first commit that shows its layer with a size. A path that grows from a point has another origin,
/// or an animation, and is meant.
package final class MaskCheck: SessionObject {
  private struct Entry {
    weak var mask: CALayer?
    weak var layer: CALayer?
    let place: WarningReport.Place?
  }

  private unowned let session: ScriptSession
  private var entries: [Entry] = []

  package init(in session: ScriptSession) {
    self.session = session
    session.world.addCommitHook { [unowned self] in check() }
  }

  /// Warns of a mask that is a sublayer, too, and notes a path, to be judged when its layer is laid out.
  package func willSet(_ mask: CALayer, of layer: CALayer) {
    if let superlayer = mask.superlayer, superlayer.mask !== mask {
      session.app.warn(
        .oversight(.maskInTree(mask: session.world.label(of: mask), superlayer: session.world.label(of: superlayer))),
        about: layer)
    }
    guard mask is CAShapeLayer else { return }
    entries.removeAll { $0.mask == nil || $0.mask === mask }
    entries.append(Entry(mask: mask, layer: layer, place: session.app.placeOfCall()))
  }

  private func check() {
    guard !entries.isEmpty else { return }
    entries.removeAll { entry in
      guard let mask = entry.mask, let layer = entry.layer, layer.mask === mask else { return true }
      guard layer.isHosted, layer.bounds.width > 0, layer.bounds.height > 0 else { return false }
      if !mask.hasAnimations, case .path(let path) = mask[.path], path.boundingBox == .zero {
        session.app.warn(
          .oversight(.emptyMask(mask: session.world.label(of: mask), layer: session.world.label(of: layer))),
          at: entry.place,
          about: layer)
      }
      return true
    }
  }
}
