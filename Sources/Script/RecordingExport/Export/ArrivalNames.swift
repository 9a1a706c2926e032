import LayerKit
import RecordingFiles
import RecordingKit
import ScriptRuntime

/// The names of layers and the events of a run, for files of it. They are given in the order of arrival, so that no
/// later layer takes a name from an earlier one, and a run that is cut has the names of the whole.
///
/// A layer is called by its variable (`FirstVariables`), else by the name it had when it first came on screen, else by the
/// local variable or field that it was first assigned to. It is called by its class and number where it had no name, or an
/// earlier layer has that name.
struct ArrivalNames {
  /// The events, with names in place of labels.
  private(set) var events: [StageEvent] = []
  private var layers: [LayerID: String] = [:]
  /// By class and number.
  private var named: [String: String] = [:]
  private var taken: Set<String> = [Trace.Lane.screen]

  private let assigned: (_ plain: String) -> String?

  init(in session: ScriptSession) {
    assigned = session.assignedName(ofPlain:)
    let recording = session.world.recording
    let frame = recording.frame(at: 0)
    var variables = session.only(FirstVariables.self).entries(in: session)[...]
    var nodes = recording.nodes[...]
    func arrive(upTo time: Double) {
      while let node = nodes.first, recording.time(of: node.arrival) <= time {
        take(&variables, upTo: recording.time(of: node.arrival))
        add(nodes.removeFirst(), LayerNames.plain(node.id, in: frame))
      }
      take(&variables, upTo: time)
    }
    for event in recording.events {
      arrive(upTo: event.time)
      events.append(
        StageEvent(time: event.time, name: event.name, subject: text(event.subject), detail: text(event.detail)))
    }
    arrive(upTo: .infinity)
  }

  func name(of layer: LayerID) -> String { layers[layer] ?? "layer" }

  /// The layer that files call so; nil for none.
  func layer(named name: String) -> LayerID? { layers.first { $0.value == name }?.key }

  private mutating func take(_ variables: inout ArraySlice<FirstVariables.Entry>, upTo time: Double) {
    while let variable = variables.first, variable.time <= time {
      variables.removeFirst()
      if named[variable.object] == nil, taken.insert(variable.name).inserted { named[variable.object] = variable.name }
    }
  }

  private mutating func add(_ node: LayerNode, _ plain: String) {
    var name = named[plain] ?? node.nameOnArrival ?? assigned(plain) ?? ""
    if named[plain] == nil, name.isEmpty || !taken.insert(name).inserted {
      name = plain
      // Another layer may have been given this very name.
      while !taken.insert(name).inserted { name += "'" }
    }
    named[plain] = name
    layers[node.id] = name
  }

  private func text(_ text: String) -> String {
    ObjectLabel.replaced(in: text) { named[$0.plain] ?? $0.name ?? $0.plain }
  }
}
