import LayerKit
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime
import TimeControl

/// The moving values at the playhead: a line for each value that an animation holds or that differs from the model.
struct Readout {
  let lines: [String]

  private static let mostLines = 12
  private static let indent = 10

  init(_ session: ScriptSession) {
    let names = LayerNames(in: session)
    let frame = session.world.frame
    let rows = frame.movingProperties(under: nil).map { layer, property in
      let text = PropertyText(property: property)
      return Row(
        name: "\(names.name(of: layer, in: frame)).\(property.name)", shown: text.text(frame.value(layer, property)),
        model: text.text(frame.modelValue(layer, property)))
    }
    let time = NumberText.seconds(frame.time)
    // Times from 1,000 s on take more room.
    let indent = max(Self.indent, time.count + 1)
    guard !rows.isEmpty else {
      let world = session.world
      let isLinked = !world.isLookingBack && world.displayLinks.contains(where: \.isMoving)
      // At the live edge such a movement has ended, and the record need not be read.
      let driven =
        world.isLookingBack
        ? RunBar.driven(in: world.recording).filter { $0.bar.kind(at: frame.time) == .driven } : []
      let moved = Set(driven.map(\.layer))
      let words: String
      switch moved.count {
      case _ where isLinked: words = "a display link runs"
      case 0: words = "at rest"
      case 1: words = "\(names.name(of: driven[0].layer, in: frame)) moves without an animation"
      default: words = "\(moved.count) layers move without an animation"
      }
      lines = [time.padded(to: indent) + words]
      return
    }
    let shown = rows.prefix(Self.mostLines)
    let nameWidth = min(26, shown.map(\.name.count).max() ?? 0)
    let valueWidth = shown.map(\.shown.count).filter { $0 <= 20 }.max() ?? 0
    var lines = shown.flatMap { $0.lines(nameWidth, valueWidth, indent: indent) }
    lines[0] = time.padded(to: indent) + lines[0].dropFirst(indent)
    if rows.count > shown.count {
      lines.append(
        String(repeating: " ", count: indent) + "and \(rows.count - shown.count) more; values lists all")
    }
    self.lines = lines
  }

  private struct Row {
    let name: String
    let shown: String
    let model: String

    /// One line, or three when 80 columns are too few.
    func lines(_ nameWidth: Int, _ valueWidth: Int, indent: Int) -> [String] {
      let start = String(repeating: " ", count: indent) + name.padded(to: nameWidth) + "  "
      let line = start + shown.padded(to: valueWidth) + "   (model \(model))"
      if line.count <= 80 { return [line] }
      let margin = String(repeating: " ", count: indent)
      return [margin + name, "\(margin)  shown  \(shown)", "\(margin)  model  \(model)"].map { $0.cut(to: 80) }
    }
  }
}

extension Frame {
  /// Every property that an animation moves; only these can differ from the model.
  func movingProperties(under root: LayerID?) -> [(LayerID, LayerProperty)] {
    layers(under: root).flatMap { layer in animatedProperties(of: layer).map { (layer, $0) } }
  }
}
