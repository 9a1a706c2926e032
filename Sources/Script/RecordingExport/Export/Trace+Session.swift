import LayerKit
import MotionMath
package import RecordingFiles
package import RecordingKit
package import ScriptRuntime
import ViewKit

extension Trace {
  /// Everything on screen and all events of a session, from its start to the end of the recording.
  ///
  /// Reads every property that was ever set or moved, of every layer on screen, masks included, for every frame; and how layers lie
  /// in each other, their clocks, and the `CATransition` that runs on them. Incomplete where the world is asked to stop.
  package init(_ session: ScriptSession) {
    self.init()
    let world = session.world
    let rate = world.frameRate
    header = Header(session)
    let names = ArrivalNames(in: session)
    events = names.events.map { event in
      Event(time: TraceValue.rounded(event.time), name: event.name, subject: event.subject, detail: event.detail)
    }
    bars = RecordedRun.bars(of: world, named: names).map {
      Bar(time: TraceValue.rounded($0.bar.from), layer: $0.layerName, fields: BarFields($0))
    }
    var sight = Sight(names: names, frame: world.recording.frame(at: 0))
    var present: Set<String> = []
    for number in 0...max(0, lastFrame) {
      if world.isStopping() { return }
      sight.frame.seek(to: min(rate.time(of: number), world.now))
      var seen: Set<String> = []
      for layer in sight.frame.layersAndMasks {
        let name = sight.names.name(of: layer)
        seen.insert(name)
        if sight.arrived.insert(layer).inserted { arrivals.append(sight.arrival(of: layer, name, at: number)) }
        note(layer, name, in: &sight, at: number)
      }
      note(.list(sight.list(sight.frame.roots)), of: .windows, at: number, unless: .list([]))
      for name in seen.union(present).sorted() {
        note(.bool(seen.contains(name)), of: Lane(layer: name, property: Lane.isOnScreen), at: number)
      }
      present = seen
    }
  }

  /// The layer of a session that its trace calls so; nil for none.
  package static func layer(named name: String, in session: ScriptSession) -> LayerID? {
    ArrivalNames(in: session).layer(named: name)
  }

  /// Notes what is to be said of a layer at a frame.
  private mutating func note(_ layer: LayerID, _ name: String, in sight: inout Sight, at number: Int) {
    let frame = sight.frame
    for property in sight.properties.of(layer) {
      let value = TraceValue(frame.value(layer, property), in: frame.recording)
      note(value, of: Lane(layer: name, property: property.name), at: number)
    }
    for (property, usual) in Lane.besideProperties {
      let value: TraceValue =
        switch property {
        case .sublayers: .list(sight.list(frame.sublayers(of: layer)))
        case .mask: frame.mask(of: layer).map { .text(sight.names.name(of: $0)) } ?? .null
        case .clock: frame.clock(of: layer).traced
        case .transition: frame.transition(of: layer).map(TraceValue.init) ?? .null
        }
      note(value, of: Lane(layer: name, property: property.rawValue), at: number, unless: usual)
    }
  }

  /// - Parameter usual: The value that a lane without changes has; nil when its first value always counts.
  private mutating func note(_ value: TraceValue, of lane: Lane, at frame: Int, unless usual: TraceValue? = nil) {
    if let last = lanes[lane]?.last?.value ?? usual, last.isNear(value, within: 0) { return }
    lanes[lane, default: []].append(Change(frame: frame, value: value))
  }
}

extension Trace.Header {
  fileprivate init(_ session: ScriptSession) {
    self.init()
    let screen = session.app.screen
    script = session.scriptName.map { name in String(name.split(separator: "/").last ?? "") }
    device = session.options.device.name
    (size, scale) = (session.options.device.size, screen.scale)
    seed = session.options.seed
    framesPerSecond = session.world.frameRate.perSecond
    duration = TraceValue.rounded(session.world.now)
  }
}

/// A frame, and the names of what is in it.
private struct Sight {
  let names: ArrivalNames
  var properties: LaneProperties
  var arrived: Set<LayerID> = []
  let frame: Frame

  init(names: ArrivalNames, frame: Frame) {
    self.names = names
    self.frame = frame
    properties = LaneProperties(of: frame.recording)
  }

  mutating func list(_ layers: [LayerID]) -> [TraceValue.Element] {
    layers.map { .text(names.name(of: $0)) }
  }

  mutating func arrival(of layer: LayerID, _ name: String, at number: Int) -> Trace.Arrival {
    let superlayer = frame.superlayer(of: layer).map { names.name(of: $0) }
    return Trace.Arrival(
      frame: number, layer: name, kind: frame.className(of: layer) ?? "CALayer", view: frame.owner(of: layer),
      superlayer: superlayer)
  }
}

extension TraceValue {
  fileprivate init(_ transition: (motion: TransitionMotion, progress: Double)) {
    let (motion, progress) = transition
    self = .list(
      [.text(motion.type.rawValue)] + (motion.subtype.map { [.text($0.rawValue)] } ?? [])
        + [.number(Self.rounded(progress))])
  }
}
