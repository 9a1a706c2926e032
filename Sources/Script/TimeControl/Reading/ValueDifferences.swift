package import MotionMath
import PlainText
package import RecordingKit
package import ScriptRuntime

/// The values that differ on screen between two times.
package struct ValueDifferences {
  /// One difference.
  package struct Row {
    package let layer: LayerID
    package let what: What
  }

  package enum What {
    /// The layer is on screen only at the second time, or only at the first; its sublayers have no rows of their own.
    case appears, disappears
    case value(LayerProperty, AnimatableValue, AnimatableValue)
  }

  /// The differences in the order of the layer tree, then of properties.
  package let rows: [Row]
  private let before: Frame
  private let after: Frame

  /// - Parameters:
  ///   - first: In seconds; `second` may be before it.
  package init(_ recording: Recording, from first: Double, to second: Double) {
    self.init(from: recording.frame(at: first), to: recording.frame(at: second))
  }

  /// - Parameter after: Of the same recording, or of another branch, whose layers have the same numbers up to where it left.
  package init(from before: Frame, to after: Frame) {
    (self.before, self.after) = (before, after)
    let layersBefore = Set(before.layersInTree)
    let layersAfter = after.layersInTree
    let remaining = Set(layersAfter)
    let gone = before.layersInTree.filter { layer in
      !remaining.contains(layer) && before.superlayer(of: layer).map(remaining.contains) != false
    }
    rows =
      layersAfter.flatMap { layer -> [Row] in
        guard layersBefore.contains(layer) else {
          return after.superlayer(of: layer).map(layersBefore.contains) == false
            ? [] : [Row(layer: layer, what: .appears)]
        }
        return LayerProperty.allCases.compactMap { property in
          let old = before.value(layer, property)
          let new = after.value(layer, property)
          return old == new ? nil : Row(layer: layer, what: .value(property, old, new))
        }
      } + gone.map { Row(layer: $0, what: .disappears) }
  }

  /// A line for each difference, with the values in columns of their times; empty without differences.
  ///
  /// - Parameter value: How a value is written; by default exactly.
  package func text(
    _ session: ScriptSession, value: (LayerProperty, AnimatableValue) -> String = { PlainValue.text($1) }
  ) -> String {
    guard !rows.isEmpty else { return "" }
    let names = LayerNames(in: session)
    let lines = rows.map { row in
      switch row.what {
      case .appears: [names.name(of: row.layer, in: after), "-", "on screen"]
      case .disappears: [names.name(of: row.layer, in: before), "on screen", "-"]
      case .value(let property, let old, let new):
        ["\(names.name(of: row.layer, in: after)).\(property.name)", value(property, old), value(property, new)]
      }
    }
    let times = [before.time, after.time].map { NumberText.fixed($0, 3) + " s" }
    return TextColumns([[""] + times] + lines, firstWidth: 30).text
  }
}
