import LayerKit
import MotionMath
import RecordingKit
import ViewKit

extension Observer {
  /// The motion of the largest layer that moves far while it is seen, then that of the largest for each kind that those before it
  /// do not have; empty where none does. The system's bars are left out: they move as the system likes.
  func motions(from start: Double, to end: Double) -> [SeenMotion] {
    let count = max(1, Int(((end - start) / frameLength).rounded()))
    let pictures = (0...count).map { picture(at: min(end, start + Double($0) * frameLength)) }
    let bars = barLayers
    var (seen, moving): (Set<LayerID>, [Way]) = ([], [])
    for picture in pictures {
      for layer in picture.order where !bars.contains(layer) && seen.insert(layer).inserted {
        guard let way = Way(of: layer, pictures, frameLength), !way.motion.kinds.isEmpty else { continue }
        moving.append(way)
      }
    }
    moving = moving.enumerated().sorted { first, second in
      let (one, other) = (first.element, second.element)
      return (other.area, other.motion.distance, first.offset) < (one.area, one.motion.distance, second.offset)
    }.map(\.element)
    guard let largest = moving.first else { return [] }
    let superlayers = Superlayers(pictures, frameLength)
    let labels = LayerLabels(self, at: end)
    func named(_ motion: SeenMotion, _ layer: LayerID) -> SeenMotion {
      var motion = motion
      motion.subject = labels[superlayers.shown(layer)]
      return motion
    }
    var motions = [named(largest.motion, largest.layer)]
    for way in moving.dropFirst() {
      let own = superlayers.ownPart(of: way).without(motions.flatMap(\.kinds))
      if !own.kinds.isEmpty { motions.append(named(own, way.layer)) }
    }
    let screen = app.keyWindow?.bounds ?? .zero
    let least = Self.leastDepth * screen.size.width * screen.size.height
    if let leader = moving.filter({ $0.area >= least }).max(by: { $0.motion.distance < $1.motion.distance }),
      let (way, share) = moving.lazy.compactMap({ way -> (Way, Double)? in
        guard way.area >= least, !superlayers.areNested(way.layer, leader.layer) else { return nil }
        return way.share(of: leader).map { (way, $0) }
      }).first
    {
      var motion = SeenMotion()
      motion.parallax = SeenMotion.Parallax(leader: labels[leader.layer], share: share)
      motion.duration = way.motion.duration
      motions.append(named(motion, way.layer))
    }
    return motions
  }

  /// The part of the screen that a layer takes whose slower slide makes depth. (Chosen here: rows that come one after the other
  /// are smaller.)
  private static var leastDepth: Double { 0.25 }
}

/// The way of a layer from one frame to the next, as far as it is seen.
private struct Way {
  let layer: LayerID
  private(set) var motion = SeenMotion()
  /// From where its middle begins, by frame.
  private var ways: [Int: CGPoint] = [:]
  /// The largest part of the screen that it takes, in square points.
  private(set) var area = 0.0

  /// Nil for a layer that moves in less than two frames: one step is a jump, and no motion.
  ///
  /// - Parameter isSeen: False for a layer that only holds others: it counts wherever it lies.
  init?(of layer: LayerID, _ pictures: [Picture], _ frameLength: Double, isSeen: Bool = true) {
    self.layer = layer
    // A layer that comes in from beside the screen is seen one frame after it has begun to.
    let frames = pictures.indices.filter { index in
      !isSeen
        || (max(0, index - 1)...min(pictures.count - 1, index + 1)).contains { pictures[$0].layers[layer] != nil }
    }
    let places = frames.compactMap { index in pictures[index].places[layer].map { (index, $0) } }
    guard let first = places.first?.1, places.count > 1 else { return nil }
    var (moving, blurring): ([Int], [Int]) = ([], [])
    for ((former, before), (index, place)) in zip(places, places.dropFirst()) {
      let way = CGPoint(x: place.middle.x - first.middle.x, y: place.middle.y - first.middle.y)
      ways[index] = way
      motion.distance = max(motion.distance, way.length)
      if first.width > 1, first.height > 1 {
        let sides = [place.width / first.width, place.height / first.height]
        motion.scale =
          min(motion.scale.lowerBound, sides[0], sides[1])...max(motion.scale.upperBound, sides[0], sides[1])
      }
      motion.angle = max(motion.angle, abs(place.direction.turned(from: first.direction)))
      if index == former + 1 {
        if place.distance(to: before) > 0.01 { moving.append(index) }
        if abs(pictures[index].blur(of: layer) - pictures[former].blur(of: layer)) > 1e-4 { blurring.append(index) }
      }
      if pictures[index].layers[layer] != nil { area = max(area, place.box.size.width * place.box.size.height) }
    }
    motion.blurs = blurring.count > 1
    if !motion.blurs { blurring = [] }
    if moving.count < 2 {
      (motion.distance, motion.scale, motion.angle, moving) = (0, 1...1, 0, [])
    }
    guard let begin = (moving + blurring).min(), let end = (moving + blurring).max() else { return nil }
    motion.duration = Double(end - begin + 1) * frameLength
  }

  /// The part of another's way that it goes along, in the same direction up to ten degrees; nil where it does not, or hardly.
  func share(of other: Way) -> Double? {
    guard motion.slides, let last = ways.keys.filter({ other.ways[$0] != nil }).max(), let own = ways[last],
      let way = other.ways[last], own.length > 0, way.length > 0
    else { return nil }
    let isAlong = (own.x * way.x + own.y * way.y) / (own.length * way.length) > 0.985
    let share = own.length / way.length
    return isAlong && (0.1...0.9).contains(share) ? share : nil
  }
}

/// The layers that others are in, some of them never seen, and how they move.
private struct Superlayers {
  private let pictures: [Picture]
  private let frameLength: Double

  init(_ pictures: [Picture], _ frameLength: Double) { (self.pictures, self.frameLength) = (pictures, frameLength) }

  private func all(above layer: LayerID) -> [LayerID] {
    guard let frame = pictures.first(where: { $0.places[layer] != nil })?.frame else { return [] }
    return Array(sequence(first: layer) { frame.superlayer(of: $0) }.dropFirst())
  }

  /// The layer of the view that a person knows: of a backdrop, the effect view's.
  func shown(_ layer: LayerID) -> LayerID {
    guard let frame = pictures.first(where: { $0.places[layer] != nil })?.frame, frame.kind(of: layer) == .backdrop
    else { return layer }
    return frame.superlayer(of: layer) ?? layer
  }

  func areNested(_ first: LayerID, _ second: LayerID) -> Bool {
    all(above: first).contains(second) || all(above: second).contains(first)
  }

  /// The motion that a layer has by itself: what is in a page that zooms slides, and grows with it.
  func ownPart(of way: Way) -> SeenMotion {
    let above = Set(
      all(above: way.layer).flatMap { layer in
        Way(of: layer, pictures, frameLength, isSeen: false)?.motion.kinds ?? []
      })
    var foreign: [SeenMotion.Kind] = []
    if !above.isEmpty { foreign.append(.slides) }
    if above.contains(.zooms) || above.contains(.turns) { foreign.append(.zooms) }
    if above.contains(.turns) { foreign.append(.turns) }
    return way.motion.without(foreign)
  }
}

extension SeenMotion {
  fileprivate func without(_ kinds: [Kind]) -> SeenMotion {
    var motion = self
    for kind in kinds {
      switch kind {
      case .slides: motion.distance = 0
      case .zooms: motion.scale = 1...1
      case .turns: motion.angle = 0
      case .blurs: motion.blurs = false
      case .parallax: motion.parallax = nil
      }
    }
    return motion
  }
}

extension Picture {
  /// How much of a backdrop's effect is there, by the alpha of its colour; 0 for any other layer.
  fileprivate func blur(of layer: LayerID) -> Double {
    guard frame.kind(of: layer) == .backdrop, case .color(let color) = frame.value(layer, .backgroundColor) else {
      return 0
    }
    return color.alpha
  }
}

extension ScreenCorners {
  fileprivate var middle: CGPoint { CGPoint(x: box.midX, y: box.midY) }
  fileprivate var width: Double { topLeft.distance(to: topRight) }
  fileprivate var height: Double { topLeft.distance(to: bottomLeft) }
  /// Of its upper side, in degrees.
  fileprivate var direction: Double {
    Transcendental.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x) * 180 / Transcendental.pi
  }
}

extension CGPoint {
  fileprivate var length: Double { (x * x + y * y).squareRoot() }

  fileprivate func distance(to other: CGPoint) -> Double { CGPoint(x: other.x - x, y: other.y - y).length }
}

extension Double {
  /// The difference of two directions, from -180 to 180 degrees.
  fileprivate func turned(from other: Double) -> Double {
    let difference = (self - other).truncatingRemainder(dividingBy: 360)
    return difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference
  }
}
