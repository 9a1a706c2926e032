import LayerKit
import MotionMath
import Testing

/// When layers are asked to place their sublayers and to give their contents: documented by Apple.
@Suite("Layer layout") struct LayerLayoutTests {
  final class Listening: CALayerDelegate {
    var calls: [String] = []
    var onLayout: (CALayer) -> Void = { _ in }

    func layoutSublayers(of layer: CALayer) {
      calls.append("layout " + (layer.name ?? "?"))
      onLayout(layer)
    }

    func display(_ layer: CALayer) {
      calls.append("display " + (layer.name ?? "?"))
    }
  }

  private let life = WorldLife()
  let world: World
  let root: CALayer
  let listener = Listening()

  init() {
    world = life.world
    root = CALayer(in: world)
    world.addRoot(root)
    world.transaction.flush()
  }

  func layer(_ name: String) -> CALayer {
    let layer = CALayer(in: world)
    layer.name = name
    layer.delegate = listener
    return layer
  }

  func commit() -> [String] {
    world.transaction.flush()
    defer { listener.calls = [] }
    return listener.calls
  }

  @Test("bounds, sublayers that come and go, and asking lead to one layout in the next commit; a position does not")
  func causes() {
    let (outer, inner) = (layer("outer"), CALayer(in: world))
    root.addSublayer(outer)
    #expect(commit() == [])
    outer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    outer.bounds.size.width = 20
    #expect(outer.needsLayout() && listener.calls == [])
    #expect(commit() == ["layout outer"] && !outer.needsLayout())
    outer.addSublayer(inner)
    #expect(commit() == ["layout outer"])
    inner.removeFromSuperlayer()
    #expect(commit() == ["layout outer"])
    outer.setNeedsLayout()
    #expect(commit() == ["layout outer"])
    outer.position = CGPoint(x: 5, y: 5)
    #expect(commit() == [])
  }

  @Test("layers are laid out from the top down, and again in the same commit when one moves another")
  func order() {
    let (outer, inner) = (layer("outer"), layer("inner"))
    root.addSublayer(outer)
    outer.addSublayer(inner)
    _ = commit()
    listener.onLayout = { layer in
      if layer === outer { inner.bounds.size.width += 1 }
    }
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    #expect(commit() == ["layout outer", "layout inner"])
    listener.onLayout = { layer in
      if layer === inner, outer.bounds.width < 3 { outer.bounds.size.width += 1 }
    }
    inner.setNeedsLayout()
    let round = ["layout inner", "layout outer"]
    #expect(commit() == round && outer.bounds.width == 1)
  }

  @Test("what was asked for off screen comes with the first commit on screen")
  func offScreen() {
    let (outer, inner) = (CALayer(in: world), layer("inner"))
    inner.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.setNeedsDisplay()
    outer.addSublayer(inner)
    #expect(commit() == [])
    root.addSublayer(outer)
    #expect(commit() == ["layout inner", "display inner"])
  }

  @Test("layoutIfNeeded begins at the highest superlayer that needs it, and does nothing twice")
  func atOnce() {
    let (outer, inner) = (layer("outer"), layer("inner"))
    root.addSublayer(outer)
    outer.addSublayer(inner)
    _ = commit()
    inner.layoutIfNeeded()
    #expect(listener.calls == [])
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(listener.calls == ["layout outer", "layout inner"])
    listener.calls = []
    #expect(commit() == [])
  }

  @Test("layoutIfNeeded leaves no layer inside that needs layout, plain ones included (measured on macOS)")
  func leavesNone() {
    let (outer, inner) = (CALayer(in: world), CALayer(in: world))
    root.addSublayer(outer)
    outer.addSublayer(inner)
    inner.addSublayer(CALayer(in: world))
    inner.setNeedsLayout()
    #expect(outer.needsLayout() && inner.needsLayout())
    outer.layoutIfNeeded()
    #expect(!outer.needsLayout() && !inner.needsLayout())
  }

  @Test("display() itself leaves nothing to display (measured on macOS)")
  func displayItself() {
    let shown = layer("shown")
    root.addSublayer(shown)
    shown.setNeedsDisplay()
    shown.display()
    #expect(!shown.needsDisplay())
    #expect(commit() == ["display shown"])
  }

  @Test("display comes once, after layout, when it was asked for and not for a change of size")
  func display() {
    let shown = layer("shown")
    root.addSublayer(shown)
    _ = commit()
    shown.setNeedsDisplay()
    shown.setNeedsDisplay()
    shown.setNeedsLayout()
    #expect(shown.needsDisplay())
    #expect(commit() == ["layout shown", "display shown"] && !shown.needsDisplay())
    shown.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(commit() == ["layout shown"])
    shown.setNeedsDisplay()
    shown.displayIfNeeded()
    shown.displayIfNeeded()
    #expect(commit() == ["display shown"])
  }
}
