import LayerKit
import MotionMath
import RecordingKit

extension Observer {
  /// The motion of the largest layer that moves far while it is seen; nil where none does. The system's bars are left out: they move
  /// as the system likes.
  func motion(from start: Double, to end: Double) -> SeenMotion? {
    let count = max(1, Int(((end - start) / frameLength).rounded()))
    let pictures = (0...count).map { picture(at: min(end, start + Double($0) * frameLength)) }
    let bars = barLayers
    var seen: Set<LayerID> = []
    var largest: (layer: LayerID, way: Way)?
    for picture in pictures {
      for layer in picture.order where !bars.contains(layer) && seen.insert(layer).inserted {
        guard let way = Way(of: layer, pictures, frameLength), way.isFar else { continue }
        if largest.map({ way.area > $0.way.area }) ?? true { largest = (layer, way) }
      }
    }
    guard let largest else { return nil }
    var motion = largest.way.motion
    motion.subject = LayerLabels(self, at: end)[largest.layer]
    return motion
  }
}

/// The way of a layer from one frame to the next, as far as it is seen.
private struct Way {
  private(set) var motion = SeenMotion()
  /// The largest part of the screen that it takes, in square points.
  private(set) var area = 0.0

  var isFar: Bool { motion.slides || motion.zooms || motion.turns }

  /// Nil for a layer that moves in less than two frames: one step is a jump, and no motion.
  init?(of layer: LayerID, _ pictures: [Picture], _ frameLength: Double) {
    // A layer that comes in from beside the screen is seen one frame after it has begun to.
    let frames = pictures.indices.filter { index in
      (max(0, index - 1)...min(pictures.count - 1, index + 1)).contains { pictures[$0].layers[layer] != nil }
    }
    let places = frames.compactMap { index in pictures[index].places[layer].map { (index, $0) } }
    guard let first = places.first?.1, places.count > 1 else { return nil }
    var moving: [Int] = []
    for ((former, before), (index, place)) in zip(places, places.dropFirst()) {
      motion.distance = max(motion.distance, place.middle.distance(to: first.middle))
      if first.width > 1, first.height > 1 {
        let sides = [place.width / first.width, place.height / first.height]
        motion.scale =
          min(motion.scale.lowerBound, sides[0], sides[1])...max(motion.scale.upperBound, sides[0], sides[1])
      }
      motion.angle = max(motion.angle, abs(place.direction.turned(from: first.direction)))
      if index == former + 1, place.distance(to: before) > 0.01 { moving.append(index) }
      if pictures[index].layers[layer] != nil { area = max(area, place.box.size.width * place.box.size.height) }
    }
    guard let begin = moving.first, let end = moving.last, end > begin else { return nil }
    motion.duration = Double(end - begin + 1) * frameLength
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
  fileprivate func distance(to other: CGPoint) -> Double {
    let (across, down) = (other.x - x, other.y - y)
    return (across * across + down * down).squareRoot()
  }
}

extension Double {
  /// The difference of two directions, from -180 to 180 degrees.
  fileprivate func turned(from other: Double) -> Double {
    let difference = (self - other).truncatingRemainder(dividingBy: 360)
    return difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference
  }
}
