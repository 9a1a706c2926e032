/// The nodes under `roots`, each before its children, however deep the tree is.
package func preorder<Node>(_ roots: [Node], children: (Node) -> [Node]) -> [Node] {
  var nodes: [Node] = []
  var open = Array(roots.reversed())
  while let node = open.popLast() {
    nodes.append(node)
    open.append(contentsOf: children(node).reversed())
  }
  return nodes
}

extension Frame {
  /// The layers on screen from the roots down, back to front.
  package var layersInTree: [LayerID] { preorder(roots, children: sublayers) }

  /// The layers in the tree and their masks: a mask, and what is in it, follows the sublayers of its layer.
  package var layersAndMasks: [LayerID] {
    preorder(roots) { sublayers(of: $0) + (mask(of: $0).map { [$0] } ?? []) }
  }

  /// `root` and the layers inside it, back to front; every layer on screen for nil.
  package func layers(under root: LayerID?) -> [LayerID] {
    root.map { preorder([$0], children: sublayers) } ?? layersInTree
  }
}
