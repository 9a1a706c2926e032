import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  /// A view's handling of touches, and its callbacks for them.
  static func declareTouches(_ c: inout ClassBuilder<UIView>) {
    c.bool(
      "isUserInteractionEnabled", "Whether the view and its subviews receive touches.", { $0.isUserInteractionEnabled },
      { $0.isUserInteractionEnabled = $1 })
    c.method(
      "endEditing", [Parameter(nil, "force", .bool, "Whether it resigns without being asked.")], returns: .bool,
      changesWorld: true, "Makes the first responder resign if it is the view or inside it; true when it has."
    ) { .bool($0.endEditing(try $1.bool(0))) }
    c.bool(
      "isMultipleTouchEnabled", "Whether the view receives more than one touch.", { $0.isMultipleTouchEnabled },
      { $0.isMultipleTouchEnabled = $1 })
    c.value(
      "gestureRecognizers", .array(.object("UIGestureRecognizer")),
      "The recognisers, in the order they were added; a new array.",
      { .objects($1.gestureRecognizers) })
    c.method(
      "addGestureRecognizer", [Parameter(nil, "recognizer", .object("UIGestureRecognizer"), "The recogniser.")],
      "Adds a recogniser, which watches the view's touches."
    ) { view, call in
      view.addGestureRecognizer(try call.object(0))
      return .none
    }
    c.method(
      "removeGestureRecognizer", [Parameter(nil, "recognizer", .object("UIGestureRecognizer"), "The recogniser.")],
      "Removes a recogniser."
    ) { view, call in
      view.removeGestureRecognizer(try call.object(0))
      return .none
    }
    c.overridable(
      "gestureRecognizerShouldBegin", [Parameter(nil, "recognizer", .object("UIGestureRecognizer"), "Its own.")],
      returns: .bool, "Called before one of the view's recognisers begins; false prevents it."
    ) { .bool($0.gestureRecognizerShouldBegin(try $1.object(0))) }
    c.bool(
      "isExclusiveTouch", "Whether other views receive no touches while this one has one.", { $0.isExclusiveTouch },
      { $0.isExclusiveTouch = $1 })
    c.overridable(
      "hitTest",
      [
        Parameter(nil, "point", .structure(.CGPoint), "The point, in the view's own coordinates."),
        Parameter("with", "event", .optional(.any), "Always nil."),
      ],
      returns: .optional(.object("UIView")), "The deepest view at a point that receives touches."
    ) {
      .object($0.hitTest(try $1[0].point(), with: nil))
    }
    c.overridable(
      "point",
      [
        Parameter("inside", "point", .structure(.CGPoint), "The point, in the view's own coordinates."),
        Parameter("with", "event", .optional(.any), "Always nil."),
      ],
      returns: .bool, "Whether a point is inside the view."
    ) {
      .bool($0.point(inside: try $1[0].point(), with: nil))
    }
    for (name, body) in [
      ("touchesBegan", UIView.touchesBegan), ("touchesMoved", UIView.touchesMoved),
      ("touchesEnded", UIView.touchesEnded),
      ("touchesCancelled", UIView.touchesCancelled),
    ] {
      c.overridable(
        name,
        [
          Parameter(nil, "touches", .array(.object("UITouch")), "The touches that changed."),
          Parameter("with", "event", .optional(.object("UIEvent")), "The event, which has all touches."),
        ],
        "Called with the touches that changed."
      ) { view, call in
        let touches = try call[0].elements(of: .object("UITouch")).map { try $0.object(UITouch.self) }
        body(view)(touches, try call.object(orNil: 1))
        return .none
      }
    }
  }
}
