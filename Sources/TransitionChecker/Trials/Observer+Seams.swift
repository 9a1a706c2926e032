import LayerKit
import MotionMath
import RecordingKit
import ViewKit

extension Observer {
  private var frameLength: Double { 1 / Double(app.world.frameRate.perSecond) }

  /// What changes on screen at `time`, and beside it. The world has to have run a frame further.
  func seam(_ place: Seam.Place, at time: Double) -> Seam {
    let pictures = (-2...1).map { picture(at: time + Double($0) * frameLength) }
    var changes: [SeenChange] = []
    for layer in pictures[1].order {
      let seen = pictures.map { $0.layers[layer] }
      guard let before = seen[1], let after = seen[2] else { continue }
      let label = label(of: layer, at: time)
      for aspect in [SeenChange.Aspect.place, .opacity] {
        let across = Self.change(aspect, before, after)
        guard across > aspect.threshold else { continue }
        let beside = max(
          seen[0].map { Self.change(aspect, $0, before) } ?? 0, seen[3].map { Self.change(aspect, after, $0) } ?? 0)
        changes.append(
          SeenChange(
            label, aspect, across: across, beside: beside, before: Self.text(aspect, before),
            after: Self.text(aspect, after)))
      }
    }
    return Seam(place, at: time, changes)
  }

  /// What is otherwise on screen at a later time.
  func changes(from start: Double, to end: Double) -> [SeenChange] {
    let (first, last) = (picture(at: start), picture(at: end))
    return first.order.flatMap { layer -> [SeenChange] in
      guard let before = first.layers[layer], let after = last.layers[layer] else { return [] }
      return [SeenChange.Aspect.place, .opacity].compactMap { aspect in
        let across = Self.change(aspect, before, after)
        guard across > aspect.threshold else { return nil }
        return SeenChange(
          label(of: layer, at: end), aspect, across: across, beside: 0, before: Self.text(aspect, before),
          after: Self.text(aspect, after))
      }
    }
  }

  /// The one name of a layer, or of the view that it shows.
  private func label(of id: LayerID, at time: Double) -> String {
    func find(_ layer: CALayer) -> CALayer? {
      layer.recordID == id ? layer : layer.sublayers.lazy.compactMap(find).first
    }
    if let layer = app.world.roots.lazy.compactMap(find).first { return names()(layer.owner as? UIView ?? layer) }
    let frame = app.world.recording.frame(at: time)
    return frame.name(of: id)
      ?? "\(frame.owner(of: id) ?? frame.className(of: id) ?? "layer") #\(frame.number(of: id))"
  }

  private func picture(at time: Double) -> Picture {
    Picture(app.world.recording, at: max(0, time), screen: app.screen.bounds)
  }

  private static func change(_ aspect: SeenChange.Aspect, _ first: Picture.Seen, _ second: Picture.Seen) -> Double {
    switch aspect {
    case .opacity: abs(first.opacity - second.opacity)
    case .place:
      zip(first.corners, second.corners).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }.max() ?? 0
    }
  }

  private static func text(_ aspect: SeenChange.Aspect, _ seen: Picture.Seen) -> String {
    switch aspect {
    case .opacity: ShortNumber.text(seen.opacity)
    case .place: "(\(ShortNumber.text(seen.corners[0].x)) \(ShortNumber.text(seen.corners[0].y)))"
    }
  }
}
