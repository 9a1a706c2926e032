import LayerKit
import LuaBridge
public import MotionMath
public import TimelineKit
import TransitionKit
import ViewKit

/// What is shown otherwise at one time than at another.
public struct ValueDifferences {
  /// One thing that differs.
  public struct Row {
    public let layer: LayerID
    public let what: What
  }

  public enum What {
    /// It was not there at first, or is not there any more.
    case appears, disappears
    case value(LayerProperty, AnimatableValue, AnimatableValue)
  }

  /// In the order of the tree of layers, of properties in it.
  public let rows: [Row]

  /// - Parameters:
  ///   - first: In seconds; `second` may be before it.
  public init(_ timeline: Timeline, from first: Double, to second: Double) {
    let before = timeline.frame(at: first)
    let after = timeline.frame(at: second)
    let layersBefore = Set(before.layersInTree)
    let layersAfter = after.layersInTree
    let gone = before.layersInTree.filter { !Set(layersAfter).contains($0) }
    rows =
      layersAfter.flatMap { layer -> [Row] in
        guard layersBefore.contains(layer) else { return [Row(layer: layer, what: .appears)] }
        return LayerProperty.allCases.compactMap { property in
          let old = before.value(layer, property)
          let new = after.value(layer, property)
          return old == new ? nil : Row(layer: layer, what: .value(property, old, new))
        }
      } + gone.map { Row(layer: $0, what: .disappears) }
  }
}

extension Frame {
  /// Every layer on screen, from the roots down, back to front.
  var layersInTree: [LayerID] {
    func below(_ layer: LayerID) -> [LayerID] { [layer] + sublayers(of: layer).flatMap(below) }
    return roots.flatMap(below)
  }
}
