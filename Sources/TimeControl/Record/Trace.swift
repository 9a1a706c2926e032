import LayerKit
package import MotionMath
import RecordingKit
package import ScriptRuntime
import ViewKit

/// Every value on screen, frame by frame, and every event of a session, in a form that can be saved and compared. Same
/// script, same bytes.
package struct Trace: Equatable {
  /// A property of a layer, as the subject of changes.
  package struct Lane: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let layer: String
    package let property: String

    package var description: String { "\(layer).\(property)" }

    package static func < (a: Lane, b: Lane) -> Bool { (a.layer, a.property) < (b.layer, b.property) }
  }

  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case text(String)
    /// A single number, or the numbers that a value consists of.
    case number(Double)
    case numbers([Double])
  }

  /// A value from a frame on.
  package struct Change: Equatable, Sendable {
    package let frame: Int
    package let value: Value
  }

  package struct Event: Equatable, Sendable {
    package let time: Double
    package let name: String
    package let subject: String
    package let detail: String
  }

  /// A layer that came on screen, at a frame.
  package struct Arrival: Equatable, Sendable {
    package let frame: Int
    package let layer: String
    package let kind: String
  }

  package var framesPerSecond = 60
  package var device = ""
  /// Seconds from the start to the live time.
  package var duration = 0.0
  package var arrivals: [Arrival] = []
  /// The changes of each lane, in the order of time.
  package var lanes: [Lane: [Change]] = [:]
  package var events: [Event] = []

  package init() {}

  /// The number of the last frame.
  var lastFrame: Int { Int(clamping: (duration * Double(framesPerSecond)).rounded(.up)) }
}

extension Trace {
  /// The values and events of a session from its start to the end of the recording.
  ///
  /// Reads every property that was ever set, of every layer on screen, for every frame. Incomplete where the world is asked
  /// to stop.
  package init(_ session: ScriptSession) {
    let world = session.world
    let rate = world.frameRate
    framesPerSecond = rate.perSecond
    device = session.options.device.name
    duration = Self.rounded(world.now)
    let shownNames = LayerNames(in: session)
    events = world.recording.events.map(shownNames.named).map { event in
      Event(time: Self.rounded(event.time), name: event.name, subject: event.subject, detail: event.detail)
    }
    var names = LayerNaming(shownNames)
    let frame = world.recording.frame(at: 0)
    var present: Set<String> = []
    for number in 0...max(0, lastFrame) {
      if world.isStopping() { return }
      frame.seek(to: min(rate.time(of: number), world.now))
      var seen: Set<String> = []
      for layer in frame.layersInTree {
        let name = names.name(of: layer, in: frame)
        seen.insert(name)
        if names.isNew {
          arrivals.append(Arrival(frame: number, layer: name, kind: frame.className(of: layer) ?? "CALayer"))
        }
        for property in LayerProperty.allCases
        where !frame.isDefault(layer, property) || frame.isAnimated(layer, property) {
          note(Value(frame.value(layer, property)), of: Lane(layer: name, property: property.name), at: number)
        }
      }
      for name in seen.union(present).sorted() {
        note(.bool(seen.contains(name)), of: Lane(layer: name, property: "isOnScreen"), at: number)
      }
      present = seen
    }
  }

  private mutating func note(_ value: Value, of lane: Lane, at frame: Int) {
    guard lanes[lane]?.last?.value != value else { return }
    lanes[lane, default: []].append(Change(frame: frame, value: value))
  }

  /// Rounds to six decimals; never gives minus zero.
  package static func rounded(_ number: Double) -> Double {
    guard number.isFinite, abs(number) < 1e9 else { return number }
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }
}

/// The names of layers in a trace: those of `LayerNames`, each given to one layer only.
private struct LayerNaming {
  /// Whether the last call of `name` was the first for its layer.
  private(set) var isNew = false
  private let shown: LayerNames
  private var names: [LayerID: String] = [:]
  private var taken: Set<String> = []

  init(_ shown: LayerNames) { self.shown = shown }

  mutating func name(of layer: LayerID, in frame: Frame) -> String {
    isNew = names[layer] == nil
    if let name = names[layer] { return name }
    var name = shown.name(of: layer, in: frame)
    if !taken.insert(name).inserted { name = LayerNames.plain(layer, in: frame) }
    names[layer] = name
    return name
  }
}

extension Trace.Value {
  package init(_ value: AnimatableValue) {
    switch value {
    case .none: self = .null
    case .bool(let flag): self = .bool(flag)
    case .text(let text): self = .text(text)
    case .number(let number): self = .number(Trace.rounded(number))
    case .image(let image): self = .text("image \(image.id)")
    case .path(let path): self = .numbers(path.elements.flatMap(\.points).flatMap { [$0.x, $0.y] }.map(Trace.rounded))
    case .colors(let colors):
      self = .numbers(colors.flatMap { AnimatableValue.color($0).components }.map(Trace.rounded))
    case .points(let points): self = .numbers(points.flatMap { [$0.x, $0.y] }.map(Trace.rounded))
    case .numbers(let numbers): self = .numbers(numbers.map(Trace.rounded))
    case .point, .size, .rect, .color, .transform: self = .numbers(value.components.map(Trace.rounded))
    }
  }

  /// The numbers of the value; nil for null, flags and text.
  package var numbers: [Double]? {
    switch self {
    case .number(let number): [number]
    case .numbers(let numbers): numbers
    case .null, .bool, .text: nil
    }
  }

  /// Whether the values are equal, numbers to within `tolerance`.
  package func isNear(_ other: Self, within tolerance: Double) -> Bool {
    guard let mine = numbers, let others = other.numbers else { return self == other }
    return mine.count == others.count && zip(mine, others).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
  }
}

extension CGPath.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .cubic(let point, let first, let second): [first, second, point]
    case .close: []
    }
  }
}
