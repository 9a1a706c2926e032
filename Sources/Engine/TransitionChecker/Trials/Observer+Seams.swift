import LayerKit
import MotionMath
import PlainText
import RecordingKit
import ViewKit

extension Observer {
  var frameLength: Double { 1 / Double(app.world.frameRate.perSecond) }

  /// Changes on screen at `time` and one frame before and after it. Precondition: the world has run one frame past
  /// `time`.
  ///
  /// - Parameters:
  ///   - start: When the movement began that ends there; nil at other seams.
  ///   - presence: Computes what comes into sight or goes out of it, from the screen at `time` and one frame later.
  func seam(
    _ place: Seam.Place, at time: Double, since start: Double? = nil,
    presence: (_ then: Picture, _ later: Picture) -> [SeenChange] = { _, _ in [] }
  ) -> Seam {
    var inside: [Picture]?
    let pictures = [-2.0, -1, 0, 1].map { picture(at: time + $0 * frameLength) }
    let seam = seam(place, at: time, pictures, from: start.map { picture(at: $0) }) {
      if let inside { return inside }
      let made = (0...Self.parts).map { part in
        let left = 1 - Double(part) / Double(Self.parts)
        return picture(at: time - frameLength * left)
      }
      inside = made
      return made
    }
    return Seam(place, at: time, seam.changes + presence(pictures[2], pictures[3]))
  }

  /// A last step of this part of the way is no jump: a spring ends before it has wholly come to rest. (Chosen here: UIKit
  /// ends one at a thousandth of its amplitude.)
  private static var lastPart: Double { 0.005 }

  /// Into how many parts a frame is cut where its change is more than those beside it account for.
  private static var parts: Int { 16 }

  /// The part of a change within a frame that animations account for: all of its steps but the largest, which may be a
  /// jump, and as much again for that one. A spring that has little time goes most of its way in a frame, and hardly
  /// moves in the next.
  private static func motion(_ changes: [Double]) -> Double {
    (changes.reduce(0, +) - (changes.max() ?? 0)) * Double(parts) / Double(parts - 1)
  }

  /// Changes on screen from the second picture to the third; the others are those beside them.
  ///
  /// - Parameters:
  ///   - first: The screen where the movement began that ends there; nil where it does not end. Drawn only for a step that may
  ///     be a jump.
  ///   - inside: Pictures from the second to the third, both included.
  func seam(
    _ place: Seam.Place, at time: Double, _ pictures: [Picture], from first: @autoclosure () -> Picture? = nil,
    inside: () -> [Picture] = { [] }
  ) -> Seam {
    let bars = barLayers
    let labels = LayerLabels(self, at: time)
    var changes = appearances(pictures, labels, without: bars, inside: inside)
    for layer in pictures[1].order where !bars.contains(layer) {
      let seen = pictures.map { $0.layers[layer] }
      guard let before = seen[1], let after = seen[2] else { continue }
      lazy var label = labels[layer]
      for aspect in [SeenChange.Aspect.place, .opacity] {
        let across = Self.change(aspect, before, after)
        guard across > aspect.threshold else { continue }
        var beside =
          switch aspect {
          case .opacity, .departure, .arrival:
            max(
              seen[0].map { Self.change(aspect, $0, before) } ?? 0, seen[3].map { Self.change(aspect, after, $0) } ?? 0)
          // Something that leaves the screen goes on moving.
          case .place:
            max(
              pictures[0].places[layer].map { $0.distance(to: before.corners) } ?? 0,
              pictures[3].places[layer].map { after.corners.distance(to: $0) } ?? 0)
          }
        func change() -> SeenChange {
          SeenChange(
            label, aspect, across: across, beside: beside, before: Self.text(aspect, before),
            after: Self.text(aspect, after))
        }
        if change().isJump {
          if aspect == .place, let origin = first()?.places[layer],
            across <= Self.lastPart * origin.distance(to: before.corners)
          {
            continue
          }
          let parts = inside().map { $0.layers[layer] }
          beside = max(
            beside,
            Self.motion(
              zip(parts, parts.dropFirst()).map { first, second in
                first.flatMap { first in second.map { Self.change(aspect, first, $0) } } ?? 0
              }))
        }
        changes.append(change())
      }
    }
    return Seam(place, at: time, changes.filter { !changesAlone($0) })
  }

  /// The layers of the system's bars, which change with what they show as the system likes.
  var barLayers: Set<LayerID> {
    var layers = formerBars
    func add(_ layer: CALayer) {
      if let id = layer.recordID { layers.insert(id) }
      layer.sublayers.forEach(add)
    }
    func visit(_ view: UIView) {
      if view is UINavigationBar || view is UITabBar || view is UIToolbar { return add(view.layer) }
      view.subviews.forEach(visit)
    }
    app.windows.forEach(visit)
    return layers
  }

  /// Layers that become transparent or vanish between the second picture and the third, unless another stands in their
  /// place.
  private func appearances(
    _ pictures: [Picture], _ labels: LayerLabels, without bars: Set<LayerID>, inside: () -> [Picture]
  ) -> [SeenChange] {
    func opacity(_ layer: LayerID, in picture: Picture) -> Double? {
      (picture.layers[layer] ?? picture.transparent[layer])?.opacity
    }
    func opacity(_ layer: LayerID, _ index: Int) -> Double? { opacity(layer, in: pictures[index]) }
    func changes(_ here: Int, _ there: Int) -> [SeenChange] {
      pictures[here].order.compactMap { layer in
        guard !bars.contains(layer), let seen = pictures[here].layers[layer], pictures[there].transparent[layer] != nil,
          !pictures[there].stands(for: seen, not: pictures[here])
        else { return nil }
        let values = (0...3).map { opacity(layer, $0) }
        guard let before = values[1], let after = values[2] else { return nil }
        let beside = max(values[0].map { abs($0 - before) } ?? 0, values[3].map { abs($0 - after) } ?? 0)
        func change(_ beside: Double) -> SeenChange {
          SeenChange(
            labels[layer], .opacity, across: abs(before - after), beside: beside,
            before: NumberText.trimmed(before), after: NumberText.trimmed(after))
        }
        let found = change(beside)
        guard found.isJump else { return found }
        let parts = inside().map { opacity(layer, in: $0) }
        let steps = zip(parts, parts.dropFirst()).map { first, second in
          first.flatMap { first in second.map { abs(first - $0) } } ?? 0
        }
        return change(max(beside, Self.motion(steps)))
      }
    }
    return changes(1, 2) + changes(2, 1)
  }

  /// Differences on screen between two times.
  func changes(from start: Double, to end: Double) -> [SeenChange] {
    let (first, last) = (picture(at: start), picture(at: end))
    let labels = LayerLabels(self, at: end)
    return first.order.flatMap { layer -> [SeenChange] in
      guard let before = first.layers[layer], let after = last.layers[layer] else { return [] }
      return [SeenChange.Aspect.place, .opacity].compactMap { aspect in
        let across = Self.change(aspect, before, after)
        guard across > aspect.threshold else { return nil }
        let change = SeenChange(
          labels[layer], aspect, across: across, beside: 0, before: Self.text(aspect, before),
          after: Self.text(aspect, after))
        return changesAlone(change) ? nil : change
      }
    }
  }

  func picture(at time: Double) -> Picture {
    Picture(app.world.recording, at: max(0, time), screen: app.screen.bounds)
  }

  private static func change(_ aspect: SeenChange.Aspect, _ first: Picture.Seen, _ second: Picture.Seen) -> Double {
    switch aspect {
    case .opacity, .departure, .arrival: abs(first.opacity - second.opacity)
    case .place: first.corners.distance(to: second.corners)
    }
  }

  private static func text(_ aspect: SeenChange.Aspect, _ seen: Picture.Seen) -> String {
    switch aspect {
    case .opacity, .departure, .arrival: NumberText.trimmed(seen.opacity)
    case .place: "(\(NumberText.trimmed(seen.corners.topLeft.x)) \(NumberText.trimmed(seen.corners.topLeft.y)))"
    }
  }
}
