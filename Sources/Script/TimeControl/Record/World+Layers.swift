package import LayerKit
package import RecordingKit

extension World {
  /// The layer on record under an id, while it is in a window.
  package func layer(for id: LayerID) -> CALayer? {
    func find(_ layer: CALayer) -> CALayer? {
      if layer.recordID == id { return layer }
      for child in layer.sublayers {
        if let layer = find(child) { return layer }
      }
      return nil
    }
    return roots.lazy.compactMap(find).first
  }
}

extension CALayer {
  /// Calls `body` with this layer and every layer inside it, masks included.
  func forEachInside(_ body: (CALayer) -> Void) {
    body(self)
    for layer in sublayers { layer.forEachInside(body) }
    mask?.forEachInside(body)
  }
}
