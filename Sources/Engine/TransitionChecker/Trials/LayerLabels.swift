import LayerKit
import RecordingKit
import ViewKit

/// The one names of layers, each of the view that it shows. Most runs need none, and what is on screen is looked through once.
final class LayerLabels {
  private let observer: Observer
  /// For layers that are in no window any more.
  private let time: Double
  private var onScreen: [LayerID: CALayer]?
  private var given: ((NSObject) -> String)?

  init(_ observer: Observer, at time: Double) { (self.observer, self.time) = (observer, time) }

  subscript(_ id: LayerID) -> String {
    let layers = onScreen ?? layersOnScreen
    onScreen = layers
    if let layer = layers[id] {
      let shown = layer.owner as? UIView ?? layer
      return observer.subjects.known(shown) ?? name(shown)
    }
    if let name = observer.subjects.known(id) { return name }
    let frame = observer.app.world.recording.frame(at: time)
    return frame.name(of: id)
      ?? "\(frame.owner(of: id) ?? frame.className(of: id) ?? "layer") #\(frame.number(of: id))"
  }

  private func name(_ object: NSObject) -> String {
    let given = given ?? observer.names()
    self.given = given
    return given(object)
  }

  private var layersOnScreen: [LayerID: CALayer] {
    var layers: [LayerID: CALayer] = [:]
    func add(_ layer: CALayer) {
      if let id = layer.recordID { layers[id] = layer }
      layer.sublayers.forEach(add)
    }
    observer.app.world.roots.forEach(add)
    return layers
  }
}
