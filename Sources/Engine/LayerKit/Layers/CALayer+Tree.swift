import Limits
import MotionMath
import RecordingKit

/// The layer tree.
extension CALayer {
  /// The layer this one is in; for a presentation layer, that layer's presentation.
  public final var superlayer: CALayer? {
    if let presented { return presented.parent?.presentation() }
    return parent
  }

  /// True for `other` itself and for its sublayers and masks, however deep.
  package final func isInside(_ other: CALayer) -> Bool {
    var next: CALayer? = self
    while let layer = next {
      if layer === other { return true }
      next = layer.superlayer
    }
    return false
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
      newValue?.leaveParent()
      let action = treeAction("mask")
      let old = maskLayer
      old?.parent = nil
      maskLayer = newValue
      newValue?.parent = self
      structureChanged()
      action?.run(forKey: "mask", object: self)
      old?.orderOut()
      newValue?.orderIn()
    }
  }

  public final func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Puts `layer` in front of `index` others; a number out of range is the nearest end.
  ///
  /// A layer that is in another tree is removed from there first. A layer cannot be inserted into itself or its
  /// descendants: nothing happens then, and `canHold` tells beforehand.
  public final func insertSublayer(_ layer: CALayer, at index: Int) {
    guard presented == nil, canHold(layer) else { return }
    if layer.parent === self, maskLayer !== layer { return reorder(layer, to: index) }
    layer.leaveParent()
    let action = treeAction("sublayers")
    children.insert(layer, at: max(0, min(index, children.count)))
    adopt(layer)
    action?.run(forKey: "sublayers", object: self)
    layer.orderIn()
  }

  /// Puts `layer` directly behind `sibling`; at the very front when `sibling` is not in this layer (measured on macOS).
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer) {
    insertSublayer(layer, at: position(of: sibling, without: layer) ?? .max)
  }

  /// Puts `layer` directly in front of `sibling`; at the very front when `sibling` is not in this layer.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer) {
    // The common case: the new layer goes in front of all.
    if children.last === sibling { return insertSublayer(layer, at: .max) }
    insertSublayer(layer, at: position(of: sibling, without: layer).map { $0 + 1 } ?? .max)
  }

  /// Replaces `old` with `new` at the same index; does nothing when `old` is not in this layer.
  public final func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard presented == nil, old !== new, canHold(new), old.parent === self,
      let index = position(of: old, without: new)
    else { return }
    new.leaveParent()
    let action = treeAction("sublayers")
    children[index] = new
    old.parent = nil
    adopt(new)
    action?.run(forKey: "sublayers", object: self)
    old.orderOut()
    new.orderIn()
  }

  public final func removeFromSuperlayer() {
    guard presented == nil else { return }
    leaveParent()
  }

  /// Whether `layer` may become a sublayer: it is not this layer and does not contain it.
  public final func canHold(_ layer: CALayer) -> Bool {
    !layer.isPresentation && layer.world === world && !layer.contains(descendant: self)
  }

  /// Whether `layer`, with its descendants, may become a sublayer or the mask without any layer being deeper than
  /// `Limit.treeDepth` allows. The engine itself accepts deeper trees; the script layer asks first.
  /// - Complexity: O(n) for n layers in `layer`, and the levels above this one.
  public final func hasRoom(for layer: CALayer) -> Bool {
    var level = 2
    var next = parent
    while let current = next {
      level += 1
      next = current.parent
    }
    guard layer.hasChildren else { return level <= Limit.treeDepth.most }
    // Visits one level at a time.
    var layers = [layer]
    while level <= Limit.treeDepth.most {
      layers = layers.flatMap(\.childrenAndMask)
      if layers.isEmpty { return true }
      level += 1
    }
    return false
  }

  private func contains(descendant: CALayer) -> Bool {
    var layer: CALayer? = descendant
    while let current = layer {
      if current === self { return true }
      layer = current.parent
    }
    return false
  }

  /// Releases the layers inside, level by level: releasing a deep chain recursively would overflow the stack.
  final func releaseTree() {
    var pending = childrenAndMask
    children = []
    maskLayer = nil
    for layer in pending { layer.parent = nil }
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer), layer.hasChildren else { continue }
      let inner = layer.childrenAndMask
      for layer in inner { layer.parent = nil }
      pending += inner
      layer.children = []
      layer.maskLayer = nil
    }
  }

  private func position(of sibling: CALayer, without layer: CALayer) -> Int? {
    children.lazy.filter { $0 !== layer }.enumerated().first { $0.element === sibling }?.offset
  }

  private func reorder(_ layer: CALayer, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === layer }) else { return }
    let new = max(0, min(index, children.count - 1))
    guard old != new else { return }
    let action = treeAction("sublayers")
    children.insert(children.remove(at: old), at: new)
    structureChanged()
    action?.run(forKey: "sublayers", object: self)
  }

  /// Removes the layer from its parent: a superlayer, a layer it masks, or the roots.
  private func leaveParent() {
    if isRoot { world.removeRoot(self) }
    guard let parent else { return }
    if parent.maskLayer === self {
      parent.mask = nil
      return
    }
    let action = parent.treeAction("sublayers")
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.structureChanged()
    parent.noteLayoutNeed()
    action?.run(forKey: "sublayers", object: parent)
    orderOut()
  }

  private func adopt(_ child: CALayer) {
    child.parent = self
    structureChanged()
    child.reportNeeds()
    noteLayoutNeed()
    if isHosted { world.transaction.note { $0.layout.append(self) } }
  }

  private func orderIn() {
    treeAction("onOrderIn")?.run(forKey: "onOrderIn", object: self)
    world.ownersDidChange(of: self)
  }

  private func orderOut() {
    if isHosted { world.transaction.note { $0.departed.append(self) } }
    treeAction("onOrderOut")?.run(forKey: "onOrderOut", object: self)
    world.ownersDidChange(of: self)
  }

  private func structureChanged() {
    guard isHosted, !isStructureTouched else { return }
    isStructureTouched = true
    world.transaction.note { $0.structure.append(self) }
  }

  // MARK: Committing

  /// Whether the layer is in a window's tree now, committed or not.
  final var isRooted: Bool {
    var layer = self
    while let parent = layer.parent { layer = parent }
    return layer.isRoot
  }

  final var hasChildren: Bool { !children.isEmpty || maskLayer != nil }

  final var childrenAndMask: [CALayer] { maskLayer.map { children + [$0] } ?? children }

  /// Records the layer: all of it the first time, and the differences when it comes back.
  final func host(at commit: CommitIndex) {
    isHosted = true
    if node == nil { world.memory.add(MemoryCount.Weight.node) }
    let isAdornment = owner?.isAdornment == true
    let owner = owner as? NSObject
    let node =
      self.node
      ?? world.recording.addNode(
        LayerClass(kind, name: className, owner: owner?.className, isAdornment: isAdornment), number: serialNumber,
        values: shownValues, at: commit)
    if self.node == nil {
      self.node = node
    } else {
      let shown = shownValues
      for property in LayerProperty.allCases { node.record(property, of: shown, at: commit) }
    }
    node.setIsHosted(true, at: commit)
    if clock != node.lastClock { node.setClock(clock, at: commit) }
    if let name = owner?.debugName ?? name { node.setName(name, at: commit) }
  }

  final func unhost(at commit: CommitIndex) {
    isHosted = false
    dirty = LayerPropertySet()
    node?.setIsHosted(false, at: commit)
    node?.setSuperlayer(nil, at: commit)
  }

  /// Records the children and the mask, where they differ from the last commit's.
  /// - Returns: Whether one of them was on screen before, under another layer.
  final func commitChildren(at commit: CommitIndex) -> Bool {
    guard let node else { return false }
    var hasMoved = false
    let nodes = children.compactMap(\.node)
    if !nodes.elementsEqual(node.lastSublayers, by: ===) {
      if !node.lastSublayers.isEmpty { world.memory.add(MemoryCount.Weight.list(of: nodes.count)) }
      node.setSublayers(nodes, at: commit)
    }
    for child in childrenAndMask {
      guard let childNode = child.node else { continue }
      let former = childNode.lastSuperlayer
      if former === node { continue }
      if former != nil { hasMoved = true }
      childNode.setSuperlayer(node, at: commit)
    }
    let mask = maskLayer?.node
    if node.lastMask !== mask { node.setMask(mask, at: commit) }
    return hasMoved
  }
}
