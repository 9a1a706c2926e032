import MotionMath
import RecordingFiles
import RecordingKit

/// The numbers of a value over a part of the time, for a curve of so many points across.
struct LaneCurves {
  struct Lane: Equatable {
    let layer: LayerID
    let keyPath: LayerKeyPath
    let from: Double
    let to: Double
    /// Points across, at least two.
    let points: Int
  }

  /// A number over time, with its least and most.
  struct Curve {
    let part: LanePart
    /// Nil where the layer is not there, or has no such value.
    let values: [Double?]
    let range: ClosedRange<Double>
  }

  let curves: [Curve]

  init(_ lane: Lane, in recording: Recording) {
    let frame = recording.frame(at: lane.from)
    let step = (lane.to - lane.from) / Double(max(1, lane.points - 1))
    let values = (0..<lane.points).map { index -> AnimatableValue? in
      frame.seek(to: lane.from + Double(index) * step)
      guard !frame.isYetToCome(lane.layer) else { return nil }
      return lane.keyPath.get(from: frame.value(lane.layer, lane.keyPath.property))
    }
    let parts = LanePart.changing(of: lane.keyPath, through: values.compactMap(\.self)) ?? []
    curves = parts.compactMap { part in
      let numbers = values.map { $0.flatMap(part.number) }
      let known = numbers.compactMap(\.self)
      guard let least = known.min(), let most = known.max() else { return nil }
      return Curve(part: part, values: numbers, range: least...most)
    }
  }
}
