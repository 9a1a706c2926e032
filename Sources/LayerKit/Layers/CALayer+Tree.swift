import MotionMath
import TimelineKit

/// The layer tree.
extension CALayer {
  /// The layer this one is in; for a presentation layer, that layer's presentation.
  public final var superlayer: CALayer? {
    if let presented { return presented.parent?.presentation() }
    return parent
  }

  /// Back to front, before `zPosition` is taken into account.
  public final var sublayers: [CALayer] {
    if let presented { return presented.children.compactMap { $0.presentation() } }
    return children
  }

  /// A layer whose alpha covers this one; it lives in this layer's coordinates and is in no other tree.
  public final var mask: CALayer? {
    get { presented != nil ? presented?.maskLayer?.presentation() : maskLayer }
    set {
      guard presented == nil, newValue !== maskLayer, newValue.map({ !$0.contains(descendant: self) }) ?? true
      else { return }
      let action = treeAction("mask")
      if let old = maskLayer {
        maskLayer = nil
        old.leave(self)
      }
      if let newValue {
        newValue.removeFromSuperlayer()
        newValue.parent = self
        maskLayer = newValue
        newValue.treeAction("onOrderIn")?.run(forKey: "onOrderIn", object: newValue)
        world.ownersDidChange(of: newValue)
      }
      structureChanged()
      action?.run(forKey: "mask", object: self)
    }
  }

  public final func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: children.count) }

  /// Puts `layer` at position `index` from the back; a position out of range is the nearest end.
  ///
  /// A layer that is already somewhere moves. A layer cannot be put into itself or what it contains: nothing happens,
  /// and `canHold` says so beforehand.
  public final func insertSublayer(_ layer: CALayer, at index: Int) {
    guard presented == nil, canHold(layer) else { return }
    if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
      reorder(from: old, to: index > old ? index - 1 : index)
      return
    }
    layer.removeFromSuperlayer()
    let action = treeAction("sublayers")
    children.insert(layer, at: max(0, min(index, children.count)))
    layer.parent = self
    structureChanged()
    action?.run(forKey: "sublayers", object: self)
    layer.treeAction("onOrderIn")?.run(forKey: "onOrderIn", object: layer)
    world.ownersDidChange(of: layer)
  }

  /// Puts `layer` directly behind `sibling`; at the very back when `sibling` is not in this layer.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer) {
    insertSublayer(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts `layer` directly in front of `sibling`; at the very front when `sibling` is not in this layer.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer) {
    insertSublayer(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  /// Puts `new` in the place of `old`; nothing when `old` is not in this layer.
  public final func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old !== new, canHold(new), let index = children.firstIndex(where: { $0 === old }) else { return }
    let action = treeAction("sublayers")
    children.remove(at: index)
    old.leave(self)
    new.removeFromSuperlayer()
    children.insert(new, at: min(index, children.count))
    new.parent = self
    structureChanged()
    action?.run(forKey: "sublayers", object: self)
    new.treeAction("onOrderIn")?.run(forKey: "onOrderIn", object: new)
    world.ownersDidChange(of: new)
  }

  public final func removeFromSuperlayer() {
    guard presented == nil, let parent else { return }
    if parent.maskLayer === self {
      parent.mask = nil
      return
    }
    let action = parent.treeAction("sublayers")
    parent.children.removeAll { $0 === self }
    let from = parent
    leave(from)
    from.structureChanged()
    action?.run(forKey: "sublayers", object: from)
  }

  /// Whether `layer` may become a sublayer: it is not this layer and does not contain it.
  public final func canHold(_ layer: CALayer) -> Bool {
    !layer.isPresentation && layer.world === world && !layer.contains(descendant: self)
  }

  private func contains(descendant: CALayer) -> Bool {
    var layer: CALayer? = descendant
    while let current = layer {
      if current === self { return true }
      layer = current.parent
    }
    return false
  }

  private func reorder(from old: Int, to new: Int) {
    let target = max(0, min(new, children.count - 1))
    guard old != target else { return }
    let action = treeAction("sublayers")
    children.insert(children.remove(at: old), at: target)
    structureChanged()
    action?.run(forKey: "sublayers", object: self)
  }

  private func leave(_ parent: CALayer) {
    self.parent = nil
    if isHosted { world.changes.departed.append(self) }
    treeAction("onOrderOut")?.run(forKey: "onOrderOut", object: self)
    world.ownersDidChange(of: self)
  }

  private func structureChanged() {
    if isHosted { world.changes.structure.append(self) }
  }

  // MARK: Committing

  /// Whether the layer hangs in a window's tree now, committed or not.
  final var isRooted: Bool {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer.isRoot
  }

  final var childrenAndMask: [CALayer] { maskLayer.map { children + [$0] } ?? children }

  /// Puts the layer on record: wholly the first time, what differs when it comes back.
  final func host(at commit: CommitIndex) {
    isHosted = true
    let node = self.node ?? world.timeline.addNode(kind: className, values: values, at: commit)
    if self.node == nil {
      self.node = node
    } else {
      for property in LayerProperty.allCases { node.record(property, of: values, at: commit) }
    }
    node.isHosted.append(true, at: commit)
    if clock != node.clock.last ?? .identity { node.clock.append(clock, at: commit) }
    if let name { node.name.append(name, at: commit) }
  }

  final func unhost(at commit: CommitIndex) {
    isHosted = false
    dirty = LayerPropertySet()
    node?.isHosted.append(false, at: commit)
    node?.superlayer.append(nil, at: commit)
  }

  final func commitChildren(at commit: CommitIndex) {
    guard let node else { return }
    node.sublayers.append(children.compactMap(\.node), at: commit)
    for child in childrenAndMask {
      guard let childNode = child.node, childNode.superlayer.last.flatMap({ $0 }) !== node else { continue }
      childNode.superlayer.append(node, at: commit)
    }
    let mask = maskLayer?.node
    if node.mask.last.flatMap({ $0 }) !== mask { node.mask.append(mask, at: commit) }
  }
}
