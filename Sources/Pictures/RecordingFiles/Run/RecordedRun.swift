package import FrameRendering
package import MotionMath
package import RecordingKit

/// The source of exported files: the recording, the frames to show, and the names of the session that made it.
package struct RecordedRun {
  package let recording: Recording
  /// The times of the frames, in seconds, rising; never empty.
  package let times: [Double]
  /// Where the recording ends, in seconds: frames after it are its last one, of a run that is shown beside a longer one.
  package var end = Double.infinity
  package let framesPerSecond: Int
  package let device: String
  /// The screen, in points, and its pixels per point.
  package let size: CGSize
  package let scale: Double
  package let seed: UInt64
  /// The name of a layer: no two layers have the same.
  package let name: (LayerID) -> String
  package let bars: [RunBar]
  package let events: [StageEvent]
  package let marks: [(name: String, time: Double)]
  /// How its pictures are drawn.
  package var pictures = PictureOptions()
  /// The device around the screen; nil for a screen alone.
  package var chrome: DeviceChrome?
  /// Asked on the way whether to leave out the rest; what is made then is useless.
  package let isStopping: () -> Bool

  package init(
    recording: Recording, times: [Double], framesPerSecond: Int, device: String, size: CGSize, scale: Double,
    seed: UInt64, name: @escaping (LayerID) -> String, bars: [RunBar], events: [StageEvent],
    marks: [(name: String, time: Double)], isStopping: @escaping () -> Bool
  ) {
    self.recording = recording
    self.times = times
    self.framesPerSecond = framesPerSecond
    self.device = device
    self.size = size
    self.scale = scale
    self.seed = seed
    self.name = name
    self.bars = bars
    self.events = events
    self.marks = marks
    self.isStopping = isStopping
  }

  /// The first and the last time, in seconds.
  package var span: ClosedRange<Double> { times[0]...times[times.count - 1] }
}
