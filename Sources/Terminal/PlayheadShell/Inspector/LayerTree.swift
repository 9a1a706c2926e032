import FrameRendering
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime

/// The layers at the playhead as rows, each below its superlayer.
struct LayerTree {
  struct Row {
    let layer: LayerID
    let depth: Int
    let hasSublayers: Bool
    let text: String
  }

  let rows: [Row]

  /// - Parameter folded: Layers whose sublayers are left out.
  init(_ frame: Frame, _ places: [LayerPlace], _ names: LayerNames, folded: Set<LayerID>) {
    var open = Array(frame.roots.reversed().map { (layer: $0, depth: 0) })
    let placeOfLayer = Dictionary(places.map { ($0.layer, $0) }) { first, _ in first }
    var rows: [Row] = []
    while let (layer, depth) = open.popLast() {
      let sublayers = frame.sublayers(of: layer)
      let isFolded = folded.contains(layer)
      let sign = sublayers.isEmpty ? "  " : isFolded ? "▸ " : "▾ "
      let location = placeOfLayer[layer].map { " " + Self.text(of: $0.box) } ?? ""
      rows.append(
        Row(
          layer: layer, depth: depth, hasSublayers: !sublayers.isEmpty,
          text: String(repeating: "  ", count: depth) + sign + names.title(of: layer, in: frame) + " " + location
            + Self.marks(of: layer, in: frame)))
      if !isFolded { open.append(contentsOf: sublayers.reversed().map { ($0, depth + 1) }) }
    }
    self.rows = rows
  }

  /// `20, 59  353 x 220`: where it is on the screen.
  private static func text(of box: CGRect) -> String {
    guard !box.isNull else { return "not in front" }
    let sides = [box.minX, box.minY, box.width, box.height].map { NumberText.trimmed($0, 1) }
    return "\(sides[0]), \(sides[1])  \(sides[2]) x \(sides[3])"
  }

  /// `.5`, as designers write a part of one.
  private static func part(_ value: Double) -> String {
    let text = NumberText.trimmed(value, 2)
    return text.hasPrefix("0.") ? String(text.dropFirst()) : text
  }

  /// The reasons that a layer is not seen whole: `hidden`, `α .5`, `clips`, `mask`, `3d`.
  private static func marks(of layer: LayerID, in frame: Frame) -> String {
    var marks: [String] = []
    if frame.component(layer, .hidden, 0) != 0 { marks.append("hidden") }
    let opacity = frame.component(layer, .opacity, 0)
    if opacity < 1 { marks.append("α " + part(opacity)) }
    if frame.component(layer, .masksToBounds, 0) != 0 { marks.append("clips") }
    if frame.mask(of: layer) != nil { marks.append("mask") }
    if case .transform(let matrix) = frame.value(layer, .transform), !CATransform3DIsAffine(matrix) {
      marks.append("3d")
    }
    return marks.map { "  " + $0 }.joined()
  }
}
