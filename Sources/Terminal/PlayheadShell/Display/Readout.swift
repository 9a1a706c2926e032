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

  /// - Parameter columns: Those of a line.
  init(_ session: ScriptSession, columns: Int = 80, ink: Ink = .plain) {
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
      lines = [ink.faint(time) + String(repeating: " ", count: indent - time.count) + words]
      return
    }
    let shown = rows.prefix(Self.mostLines)
    let nameWidth = min(max(26, columns / 3), shown.map(\.name.count).max() ?? 0)
    let valueWidth = shown.map(\.shown.count).filter { $0 <= max(20, columns / 4) }.max() ?? 0
    let widths = (nameWidth, valueWidth, columns)
    var lines = shown.flatMap { $0.lines(widths, indent: indent, ink) }
    lines[0] = ink.faint(time) + lines[0].dropFirst(time.count)
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

    /// One line, or three where the columns are too few: what is not as in the model is bright.
    func lines(_ widths: (name: Int, value: Int, all: Int), indent: Int, _ ink: Ink) -> [String] {
      let margin = String(repeating: " ", count: indent)
      let value = shown == model ? shown : ink.strong(shown)
      let start = margin + name.padded(to: widths.name) + "  "
      let blanks = String(repeating: " ", count: max(0, widths.value - shown.count))
      if start.count + max(shown.count, widths.value) + model.count + 11 <= widths.all {
        return [start + value + blanks + ink.faint("   (model \(model))")]
      }
      let room = max(8, widths.all - indent - 9)
      return [
        (margin + name).cut(to: widths.all),
        "\(margin)  shown  " + (shown == model ? shown.cut(to: room) : ink.strong(shown.cut(to: room))),
        margin + ink.faint("  model  \(model.cut(to: room))"),
      ]
    }
  }
}

extension Frame {
  /// Every property that an animation moves; only these can differ from the model.
  func movingProperties(under root: LayerID?) -> [(LayerID, LayerProperty)] {
    layers(under: root).flatMap { layer in animatedProperties(of: layer).map { (layer, $0) } }
  }
}
