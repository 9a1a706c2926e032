package import MotionMath
import PlainText

/// Everything on screen, frame by frame, and every event of a session, in a form that can be saved and compared. Same
/// script, same bytes; other pictures, other traces.
package struct Trace: Equatable {
  /// A property of a layer, as the subject of changes.
  package struct Lane: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let layer: String
    package let property: String

    package init(layer: String, property: String) { (self.layer, self.property) = (layer, property) }

    package var description: String { "\(layer).\(property)" }

    package static func < (a: Lane, b: Lane) -> Bool { (a.layer, a.property) < (b.layer, b.property) }
  }

  /// A value from a frame on.
  package struct Change: Equatable, Sendable {
    package let frame: Int
    package let value: TraceValue

    package init(frame: Int, value: TraceValue) { (self.frame, self.value) = (frame, value) }
  }

  package struct Event: Equatable, Sendable {
    package let time: Double
    package let name: String
    package var subject: String
    package var detail: String

    package init(time: Double, name: String, subject: String, detail: String) {
      (self.time, self.name) = (time, name)
      (self.subject, self.detail) = (subject, detail)
    }
  }

  /// A layer that came on screen, at a frame.
  package struct Arrival: Equatable, Sendable {
    package let frame: Int
    package var layer: String
    /// The layer's class.
    package let kind: String
    /// The class of the view whose layer it is; nil for a layer without one.
    package let view: String?
    /// The layer it is in, or masks; nil for a window.
    package var superlayer: String?

    package init(frame: Int, layer: String, kind: String, view: String?, superlayer: String?) {
      (self.frame, self.layer, self.kind) = (frame, layer, kind)
      (self.view, self.superlayer) = (view, superlayer)
    }
  }

  /// The course of a property under an animation, or under a script without one.
  package struct Bar: Equatable {
    package let time: Double
    package var layer: String
    package let fields: BarFields

    package init(time: Double, layer: String, fields: BarFields) {
      (self.time, self.layer, self.fields) = (time, layer, fields)
    }

    package var keyPath: String { fields.keyPath }

    /// Such as "0 s to 1.1 s, cancelled (held, backward)".
    package var words: String { "\(TraceValue.number(time).json) s \(fields.words)" }
  }

  /// The state at the start of the run.
  package struct Header: Equatable, Sendable {
    /// The version of the program that wrote the trace.
    package var version = ProgramVersion.number
    /// The script's file, without its folders; nil for none.
    package var script: String?
    package var device = ""
    /// Of the screen, in points.
    package var size = CGSize.zero
    /// Pixels per point.
    package var scale = 1.0
    /// Of random numbers.
    package var seed: UInt64 = 0
    package var framesPerSecond = 60
    /// Seconds from the start to the live time.
    package var duration = 0.0

    package init() {}
  }

  package var header = Header()
  package var arrivals: [Arrival] = []
  /// The changes of each lane, in the order of time.
  package var lanes: [Lane: [Change]] = [:]
  package var events: [Event] = []
  /// In the order of their making. They say how the values came about: other bars are no other pictures.
  package var bars: [Bar] = []

  package init() {}

  /// The number of the last frame.
  package var lastFrame: Int { Int(clamping: (header.duration * Double(header.framesPerSecond)).rounded(.up)) }

  /// How many pictures it has.
  package var frameCount: Int { lastFrame == .max ? .max : lastFrame + 1 }

  /// The same up to a time: what happens at that time itself may be unfinished, so that its events are left out.
  package func cut(at time: Double) -> Trace {
    guard time < header.duration else { return self }
    var trace = self
    trace.header.duration = time
    let last = trace.lastFrame
    trace.arrivals.removeAll { $0.frame > last }
    trace.lanes = lanes.mapValues { $0.filter { $0.frame <= last } }.filter { !$0.value.isEmpty }
    trace.events.removeAll { $0.time >= time }
    trace.bars.removeAll { $0.time >= time }
    return trace
  }

  package func time(of frame: Int) -> Double {
    min(header.duration, TraceValue.rounded(Double(frame) / Double(header.framesPerSecond)))
  }
}
