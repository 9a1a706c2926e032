import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  /// Placing sublayers and giving contents, put off to the next commit.
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
    method("setNeedsLayout", "Asks for layoutSublayers before the next commit; of a view's layer, for layoutSubviews.")
    {
      $0.setNeedsLayout()
    }
    method("layoutIfNeeded", "Lays out now what was asked for.") { $0.layoutIfNeeded() }
    c.method("needsLayout", returns: .bool, "Whether layout was asked for and has not come yet.") { layer, _ in
      .bool(layer.needsLayout())
    }
    c.overridable(
      "layoutSublayers",
      "Called to place the sublayers, when bounds or sublayers changed or it was asked for; tells the delegate."
    ) { layer, _ in
      layer.layoutSublayers()
      return .none
    }
    let rect = Parameter(nil, "rect", .structure(.CGRect), isOptional: true, "All is displayed whatever it is.")
    method("setNeedsDisplay", "Asks for display before the next commit.", taking: [rect]) { $0.setNeedsDisplay() }
    method("displayIfNeeded", "Displays now, if it was asked for.") { $0.displayIfNeeded() }
    c.method("needsDisplay", returns: .bool, "Whether display was asked for and has not come yet.") { layer, _ in
      .bool(layer.needsDisplay())
    }
    c.overridable("display", "Called to set the contents, when it was asked for; tells the delegate.") { layer, _ in
      layer.display()
      return .none
    }
  }
}
