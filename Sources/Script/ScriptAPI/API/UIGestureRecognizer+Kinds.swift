import MotionMath
import ScriptRuntime
package import ViewKit

extension Catalog {
  /// The recognisers beyond pan and tap.
  static let gestureKinds = [uiLongPress, uiSwipe, uiPinch, uiRotation]

  static let uiLongPress = ClassDeclaration(
    UILongPressGestureRecognizer.self, "UILongPressGestureRecognizer", inherits: "UIGestureRecognizer",
    "Recognises a finger that stays down in one place."
  ) { c in
    c.makes { UILongPressGestureRecognizer(in: $0.app) }
    c.subclassed { ScriptLongPressGestureRecognizer(in: $0.app) }
    declareTargets(&c)
    c.number(
      "minimumPressDuration", .duration, "How long the finger stays down before the press begins; default 0.5.",
      { $0.minimumPressDuration }, { $0.minimumPressDuration = $1 })
    c.number(
      "allowableMovement", .points, "How far the finger may move meanwhile; default 10.", { $0.allowableMovement },
      { $0.allowableMovement = $1 })
    c.value(
      "numberOfTouchesRequired", .integer(.oneOrMore), "The number of fingers; default 1.",
      { .integer($1.numberOfTouchesRequired) },
      { $1.numberOfTouchesRequired = try $2.integer() })
    c.value(
      "numberOfTapsRequired", .integer(.zeroOrMore), "The number of taps before the press; default 0.",
      { .integer($1.numberOfTapsRequired) }, { $1.numberOfTapsRequired = try $2.integer() })
    c.example(
      """
      window:addGestureRecognizer(UILongPressGestureRecognizer(function(press)
        print(press.state, timeline.now)   --> began	0.5
      end))
      touch:down(100, 100)
      timeline:advance(0.6)
      """)
  }

  static let uiSwipe = ClassDeclaration(
    UISwipeGestureRecognizer.self, "UISwipeGestureRecognizer", inherits: "UIGestureRecognizer",
    "Recognises a quick stroke in one direction."
  ) { c in
    c.makes { UISwipeGestureRecognizer(in: $0.app) }
    c.subclassed { ScriptSwipeGestureRecognizer(in: $0.app) }
    declareTargets(&c)
    c.enumerations(UISwipeGestureRecognizer.Direction.entry)
    c.value(
      "direction", .options(UISwipeGestureRecognizer.Direction.entry), "The accepted directions; default right.",
      { $1.direction.scriptWords }, { $1.direction = try $2.options(UISwipeGestureRecognizer.Direction.self) })
    c.value(
      "numberOfTouchesRequired", .integer(.oneOrMore), "The number of fingers; default 1.",
      { .integer($1.numberOfTouchesRequired) },
      { $1.numberOfTouchesRequired = try $2.integer() })
    c.example(
      """
      local swipe = UISwipeGestureRecognizer(function() print("swiped") end)
      swipe.direction = "left"
      window:addGestureRecognizer(swipe)
      touch:flick{from = CGPoint(300, 200), to = CGPoint(100, 200)}
      timeline:run()   --> swiped
      """)
  }

  static let uiPinch = ClassDeclaration(
    UIPinchGestureRecognizer.self, "UIPinchGestureRecognizer", inherits: "UIGestureRecognizer",
    "Recognises two fingers that move together or apart."
  ) { c in
    c.makes { UIPinchGestureRecognizer(in: $0.app) }
    c.subclassed { ScriptPinchGestureRecognizer(in: $0.app) }
    declareTargets(&c)
    c.number(
      "scale", .plain, "The current distance of the fingers relative to the first.", { $0.scale }, { $0.scale = $1 })
    c.number("velocity", .plain, "The speed of the scale, per second.", { $0.velocity })
    c.example(
      """
      local states = {}
      window:addGestureRecognizer(UIPinchGestureRecognizer(function(pinch) states[#states + 1] = pinch.state end))
      touch:pinch{center = CGPoint(180, 300), from = 100, to = 200, duration = 0.2}
      timeline:run()
      print(states[1], states[#states])   --> began	ended
      """)
  }

  static let uiRotation = ClassDeclaration(
    UIRotationGestureRecognizer.self, "UIRotationGestureRecognizer", inherits: "UIGestureRecognizer",
    "Recognises two fingers that rotate about each other."
  ) { c in
    c.makes { UIRotationGestureRecognizer(in: $0.app) }
    c.subclassed { ScriptRotationGestureRecognizer(in: $0.app) }
    declareTargets(&c)
    c.number(
      "rotation", .radians, "The angle since the second finger went down, clockwise.", { $0.rotation },
      { $0.rotation = $1 })
    c.number("velocity", .plain, "The angular velocity, in radians per second.", { $0.velocity })
    c.example(
      """
      local turned
      window:addGestureRecognizer(UIRotationGestureRecognizer(function(turn) turned = turn.rotation end))
      touch:down(100, 300)
      touch:down(200, 300, {finger = 2})
      touch:move(150, 350, {finger = 2})
      touch:move(100, 400, {finger = 2})
      print(turned > 0)   --> true
      """)
  }
}

extension UISwipeGestureRecognizer.Direction: ScriptOptions {
  package static var scriptName: String { "UISwipeGestureRecognizer.Direction" }
  package static var words: [(word: String, option: Self)] {
    [("right", .right), ("left", .left), ("up", .up), ("down", .down)]
  }
}
