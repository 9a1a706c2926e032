import LayerKit
import RecordingKit
import ScriptRuntime

/// The names of `LayerNames`, each given to one layer alone, kept from the first time a layer is named.
final class UniqueNames {
  private let shown: LayerNames
  private var names: [LayerID: String] = [:]
  private var taken: Set<String> = [Trace.Lane.screen]

  init(_ shown: LayerNames) { self.shown = shown }

  func name(of layer: LayerID, in frame: Frame) -> String {
    if let name = names[layer] { return name }
    var name = shown.name(of: layer, in: frame)
    if !taken.insert(name).inserted {
      name = LayerNames.plain(layer, in: frame)
      taken.insert(name)
    }
    names[layer] = name
    return name
  }
}
