import MotionMath
import RecordingKit

/// The drawings of layers that stand still, from the last picture of a frame: time alone does not change them.
///
/// A picture that is built with it is the one that is built without, sooner. It holds for one commit of one record, and
/// forgets itself where the next picture is of another.
package final class PictureMemory {
  private var recording: Recording?
  private var commit: CommitIndex?
  private var options = PictureOptions()
  /// By the layer's index.
  private var leaves: [Leaf?] = []

  /// The drawing of a layer without sublayers, and its surroundings.
  struct Leaf {
    let plane: CGAffineTransform
    let opacity: Double
    let commands: [DrawingCommand]
    let extent: CGRect
  }

  package init() {}

  /// Prepares for a picture: what was drawn of another commit, or in another way, is forgotten.
  func begin(_ frame: Frame, _ options: PictureOptions) {
    if frame.recording === recording, frame.commit == commit, options == self.options { return }
    (recording, commit, self.options) = (frame.recording, frame.commit, options)
    leaves = []
  }

  /// The layer's last drawing in the same surroundings; nil for one that is not kept.
  func leaf(_ layer: LayerID, in state: GraphicsState) -> Leaf? {
    let index = Int(layer.index)
    guard leaves.indices.contains(index), state.matrix == nil, let leaf = leaves[index], leaf.plane == state.plane,
      leaf.opacity == state.opacity
    else { return nil }
    return leaf
  }

  func keep(_ leaf: Leaf, of layer: LayerID) {
    let index = Int(layer.index)
    guard index >= 0 else { return }
    if index >= leaves.count { leaves += [Leaf?](repeating: nil, count: index + 1 - leaves.count) }
    leaves[index] = leaf
  }
}
