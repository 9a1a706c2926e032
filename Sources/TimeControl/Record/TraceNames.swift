import LayerKit
import RecordingKit
import ScriptRuntime

/// The names of layers in a trace: the global variable that holds a layer, else the name that the layer has when it comes
/// on screen, else its class and number.
///
/// Of several layers with one name the first on screen has it, so a run that goes on for longer names them alike.
struct TraceNames {
  private let shown: LayerNames
  private var names: [LayerID: String] = [:]
  /// By class and number, as the labels of the log are.
  private var labelled: [String: String] = [:]
  private var taken: Set<String>

  init(_ shown: LayerNames) {
    self.shown = shown
    taken = shown.variableNames.union([Trace.Lane.screen])
  }

  mutating func name(of layer: LayerID, in frame: Frame) -> String {
    if let name = names[layer] { return name }
    let plain = LayerNames.plain(layer, in: frame)
    var name = shown.expression(for: layer)
    if name == nil, let given = frame.name(of: layer), !given.isEmpty, !taken.contains(given) { name = given }
    taken.insert(name ?? plain)
    (names[layer], labelled[plain]) = (name ?? plain, name ?? plain)
    return name ?? plain
  }

  /// An event with the names of the trace in place of the log's labels, once the layers have theirs.
  func named(_ event: StageEvent) -> StageEvent { shown.named(event) { labelled[$0.plain] } }
}
