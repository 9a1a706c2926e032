import LayerKit
import MotionMath
import RecordingKit

extension Observer {
  /// How the largest of the layers moves that move far while they are seen; nil where none does. The system's bars move as the
  /// system likes.
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
    return largest.map { SeenMotion($0.way, subject: LayerLabels(self, at: end)[$0.layer]) }
  }
}

/// What a layer does from one frame to the next, as far as it is seen.
private struct Way {
  private(set) var distance = 0.0
  private(set) var scale = 1.0...1.0
  private(set) var angle = 0.0
  private(set) var duration = 0.0
  /// The largest part of the screen that it takes, in square points.
  private(set) var area = 0.0

  /// The least that counts, chosen here: a finger's width, a tenth of its size, and as much of a circle as its hand of an hour
  /// goes in twenty minutes. Apple's criteria name the kinds of motion and no numbers.
  var isFar: Bool { distance > 44 || scale.lowerBound < 0.9 || scale.upperBound > 1.1 || angle > 10 }

  /// Nil for a layer that is seen in less than two frames.
  init?(of layer: LayerID, _ pictures: [Picture], _ frameLength: Double) {
    // What comes in from beside the screen is seen one frame after it has begun to.
    let frames = pictures.indices.filter { index in
      (max(0, index - 1)...min(pictures.count - 1, index + 1)).contains { pictures[$0].layers[layer] != nil }
    }
    let places = frames.compactMap { index in pictures[index].places[layer].map { (index, $0) } }
    guard let first = places.first?.1, places.count > 1 else { return nil }
    var moving: [Int] = []
    for ((former, before), (index, place)) in zip(places, places.dropFirst()) {
      distance = max(distance, place.middle.distance(to: first.middle))
      if first.width > 1, first.height > 1 {
        let sides = [place.width / first.width, place.height / first.height]
        scale = min(scale.lowerBound, sides[0], sides[1])...max(scale.upperBound, sides[0], sides[1])
      }
      angle = max(angle, abs(place.direction.turned(from: first.direction)))
      if index == former + 1, place.distance(to: before) > 0.01 { moving.append(index) }
      if pictures[index].layers[layer] != nil { area = max(area, place.box.size.width * place.box.size.height) }
    }
    // One step is a jump, and no motion.
    guard let begin = moving.first, let end = moving.last, end > begin else { return nil }
    duration = Double(end - begin + 1) * frameLength
  }
}

extension SeenMotion {
  fileprivate init(_ way: Way, subject: String) {
    self.init(subject: subject, distance: way.distance, scale: way.scale, angle: way.angle, duration: way.duration)
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
