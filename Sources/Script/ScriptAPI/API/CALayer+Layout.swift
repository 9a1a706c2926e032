import LayerKit
import MotionMath
import ScriptRuntime

extension Catalog {
  /// Declares layout and display, which are deferred to the next commit.
  static func declareLayout(_ c: inout ClassBuilder<CALayer>) {
    func method(
      _ name: String, _ summary: String, taking parameters: [Parameter] = [], _ body: @escaping (CALayer) -> Void
    ) {
      c.method(name, parameters, summary) { layer, _ in
        if layer.isPresentation { throw ScriptFailure.presentationLayer(property: name) }
        body(layer)
        return .none
      }
    }
    method(
      "setNeedsLayout",
      "Requests a call of layoutSublayers before the next commit; for a view's layer, of layoutSubviews."
    ) {
      $0.setNeedsLayout()
    }
    method("layoutIfNeeded", "Performs a requested layout now.") { $0.layoutIfNeeded() }
    c.method("needsLayout", returns: .bool, "Whether layout was requested and is still pending.") { layer, _ in
      .bool(layer.needsLayout())
    }
    c.overridable(
      "layoutSublayers",
      "Places the sublayers. Called when the bounds or sublayers changed or layout was requested; calls the delegate."
    ) { layer, _ in
      layer.layoutSublayers()
      return .none
    }
    let rect = Parameter(nil, "rect", .structure(.CGRect), isOptional: true, "Ignored: the whole layer is displayed.")
    method("setNeedsDisplay", "Requests a call of display before the next commit.", taking: [rect]) {
      $0.setNeedsDisplay()
    }
    method("displayIfNeeded", "Performs a requested display now.") { $0.displayIfNeeded() }
    c.method("needsDisplay", returns: .bool, "Whether display was requested and is still pending.") { layer, _ in
      .bool(layer.needsDisplay())
    }
    c.overridable("display", "Sets the contents. Called when display was requested; calls the delegate.") { layer, _ in
      layer.display()
      return .none
    }
  }
}
