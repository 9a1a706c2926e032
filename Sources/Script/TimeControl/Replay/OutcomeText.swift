import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime

/// Two outcomes side by side: their ends, the values that differ then, and the events on the way.
package struct OutcomeText {
  package let text: String

  package init(_ outcomes: [Outcome], at fraction: Double) {
    let percent = NumberText.trimmed(fraction * 100, 1)
    var rows = [[""] + outcomes.map { "\($0.word) at \(percent)%" }]
    rows.append(["at rest"] + outcomes.map { "\(NumberText.fixed($0.end, 3)) s" })
    rows += Self.values(outcomes)
    let events = outcomes.map { outcome in
      outcome.events.filter { !["begin", "stop", "hold"].contains($0.name) }.map { event in
        "\(NumberText.fixed(event.time, 3)) \(event.name)" + (event.detail.isEmpty ? "" : " \(event.detail)")
      }
    }
    for index in 0..<(events.map(\.count).max() ?? 0) {
      rows.append([index == 0 ? "what happens" : ""] + events.map { index < $0.count ? $0[index] : "" })
    }
    text = TextColumns(rows, firstWidth: 28).text
  }

  /// The properties of layers that differ at the end; `gone` for a layer that is off screen.
  private static func values(_ outcomes: [Outcome]) -> [[String]] {
    let layers = Set(outcomes.flatMap(\.names.keys)).sorted()
    return layers.flatMap { layer -> [[String]] in
      let name = outcomes.compactMap { $0.names[layer] }.first ?? "layer"
      let isThere = outcomes.map { $0.frame.isHosted(layer) }
      if isThere.contains(false) {
        // Its sublayers come and go with it.
        let isTop = outcomes.contains { outcome in
          outcome.frame.isHosted(layer)
            && outcome.frame.superlayer(of: layer).map { parent in
              outcomes.allSatisfy { $0.frame.isHosted(parent) }
            } != false
        }
        return isTop ? [[name] + isThere.map { $0 ? "on screen" : "gone" }] : []
      }
      return LayerProperty.allCases.compactMap { property in
        let values = outcomes.map { PlainValue.text($0.frame.value(layer, property)) }
        return Set(values).count > 1 ? ["\(name).\(property.name)"] + values : nil
      }
    }
  }
}
