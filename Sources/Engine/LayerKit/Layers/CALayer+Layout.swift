/// The layout and display that a layer needs before the next commit.
struct LayerNeeds: OptionSet, Sendable {
  let rawValue: UInt8

  static let layout = LayerNeeds(rawValue: 1)
  static let display = LayerNeeds(rawValue: 2)
  /// A layer inside needs it, and overrides `layoutSublayers()` or has a delegate.
  static let layoutInside = LayerNeeds(rawValue: 4)
  static let displayInside = LayerNeeds(rawValue: 8)
}

/// Layout and display, deferred to the next commit. A view lays out its own layer.
extension CALayer {
  /// Asks for `layoutSublayers()` before the next commit. A change of `bounds`, and a sublayer that comes or goes, ask
  /// for it too (documented).
  public final func setNeedsLayout() {
    guard presented == nil else { return }
    if let owner { return owner.setNeedsLayout() }
    needs.insert(.layout)
    reportNeeds()
  }

  /// Whether layout was asked for and has not come yet.
  public final func needsLayout() -> Bool { owner?.needsLayout ?? needs.contains(.layout) }

  /// Lays out now whatever needs it: the layer, the layers inside it, and the superlayers that need layout too
  /// (documented). No layer inside needs layout afterwards (measured on macOS).
  ///
  /// - Complexity: Proportional to the number of layers inside.
  public final func layoutIfNeeded() {
    guard presented == nil else { return }
    var top = self
    while let parent = top.parent, parent.needsLayout() { top = parent }
    top.owner?.layoutIfNeeded()
    top.walk { layer in
      layer.layoutItself()
      layer.needs.remove(.layoutInside)
      return true
    }
  }

  /// Asks for `display()` before the next commit.
  public final func setNeedsDisplay() {
    guard presented == nil else { return }
    needs.insert(.display)
    reportNeeds()
  }

  /// Whether display was asked for and has not come yet.
  public final func needsDisplay() -> Bool { needs.contains(.display) }

  /// Displays now, if that was asked for.
  public final func displayIfNeeded() {
    if needs.remove(.display) != nil { display() }
  }

  /// Called when the size or the sublayers have changed.
  final func noteLayoutNeed() {
    guard owner == nil, !needs.contains(.layout) else { return }
    needs.insert(.layout)
    if isNotifiedOfLayout { reportNeeds() }
  }

  /// Called when the layer gets a delegate. Layout that a layer on screen needed before is dropped, as nobody listened
  /// then.
  final func layoutGotListener() {
    guard needs.contains(.layout) else { return }
    if isHosted { needs.remove(.layout) } else { reportNeeds() }
  }

  /// Marks the layers above, so that the next commit finds the layout or display to do here.
  final func reportNeeds() {
    var inside = needs.intersection([.layoutInside, .displayInside])
    if needs.contains(.layout), isNotifiedOfLayout { inside.insert(.layoutInside) }
    if needs.contains(.display) { inside.insert(.displayInside) }
    guard !inside.isEmpty else { return }
    world.layerNeeds.formUnion(inside)
    var layer = parent
    while let current = layer, !current.needs.isSuperset(of: inside) {
      current.needs.formUnion(inside)
      layer = current.parent
    }
  }

  /// Lays out from the top down.
  package final func layoutTree() {
    walk { layer in
      layer.layoutItself()
      return layer.needs.remove(.layoutInside) != nil
    }
  }

  private func layoutItself() {
    if needs.remove(.layout) != nil { layoutSublayers() }
  }

  final func displayTree() {
    walk { layer in
      layer.displayIfNeeded()
      return layer.needs.remove(.displayInside) != nil
    }
  }

  /// Calls `visit` with the layer and, wherever it returns true, with the sublayers, back to front. Not recursive, as
  /// trees may be deep.
  private func walk(_ visit: (CALayer) -> Bool) {
    var pending = [self]
    while let layer = pending.popLast() {
      if visit(layer) { pending += layer.childrenAndMask.reversed() }
    }
  }

  private var isNotifiedOfLayout: Bool { laysOutSublayers || delegate != nil }
}
