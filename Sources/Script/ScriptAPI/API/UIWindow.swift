import LayerKit
import Limits
import MotionMath
import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  static let uiWindow = ClassDeclaration(
    UIWindow.self, "UIWindow", inherits: "UIView", "The root of a view tree on screen."
  ) { c in
    c.makes { UIWindow(in: $0.app) }
    c.takes(.frame("The frame on the screen; the whole screen when omitted."))
    c.object(
      "rootViewController", "UIViewController", "The controller whose view fills the window.",
      { $0.rootViewController }, { $0.rootViewController = $1 })
    c.bool("isKeyWindow", "Whether this is the key window.", { $0.isKeyWindow })
    c.method("makeKeyAndVisible", "Makes this the key window and brings it to the front.") { window, _ in
      window.makeKeyAndVisible()
      return .none
    }
    c.example(
      """
      print(window.isKeyWindow, window.bounds == UIScreen.main.bounds)   --> true	true
      """)
  }

  static let uiScreen = ClassDeclaration(UIScreen.self, "UIScreen", "The display of the chosen device.") { c in
    c.rect("bounds", "The size in points.", { $0.bounds })
    c.number("scale", .plain, "Pixels per point.", { $0.scale })
    c.rect("nativeBounds", "The size in pixels.", { $0.nativeBounds })
    c.object("traitCollection", "UITraitCollection", "The traits of the screen.", { $0.traitCollection })
    c.staticValue("main", .object("UIScreen"), "The one screen.") { .object($0.app.screen) }
    c.example("print(UIScreen.main.bounds.width > 0)   --> true")
  }

  static let uiBezierPath = ClassDeclaration(UIBezierPath.self, "UIBezierPath", "A path of lines and curves.") { c in
    c.makes { _ in UIBezierPath() }
    c.initializer([]) { _, _ in }
    c.initializer([Parameter("rect", nil, .structure(.CGRect), "A rectangle; the path is its outline.")]) {
      $0.cgPath = CGPath(rect: try $1[0].rect())
    }
    c.initializer([Parameter("ovalIn", "rect", .structure(.CGRect), "A rectangle; the path is the oval inside it.")]) {
      $0.cgPath = CGPath(ellipseIn: try $1[0].rect())
    }
    c.initializer([
      Parameter("roundedRect", "rect", .structure(.CGRect), "A rectangle; the path is its outline."),
      Parameter("cornerRadius", "radius", .number(.points), "The radius of the corners."),
      Parameter(
        "byRoundingCorners", "corners", .options(UIRectCorner.entry), isOptional: true,
        "The corners to round; all when omitted."
      ),
    ]) { path, call in
      let corners = call.has(2) ? try call[2].options(UIRectCorner.self) : .all
      path.cgPath = CGPath(roundedRect: try call[0].rect(), cornerRadius: try call.number(1), corners: corners)
    }
    declareRadii(&c)
    let arc = [
      Parameter("radius", nil, .number(Quantity("points", .moreThanZero)), "The radius of the circle."),
      Parameter(
        "startAngle", nil, .number(.radians), "The start angle, from three o'clock, increasing clockwise on screen."),
      Parameter("endAngle", nil, .number(.radians), "The end angle."),
      Parameter("clockwise", nil, .bool, "Whether the arc runs clockwise on screen."),
    ]
    c.initializer([Parameter("arcCenter", "center", .structure(.CGPoint), "The radius of the circle.")] + arc) {
      path, call in
      path.cgPath = CGPath()
      try addArc(to: path, call)
    }
    c.value(
      "cgPath", .object("UIBezierPath"), "The path as layers accept it.", { .object($1) },
      { $1.cgPath = try $2.object(UIBezierPath.self).cgPath })
    c.bool(
      "usesEvenOddFillRule", "Which points count as inside where the path crosses itself.", { $0.usesEvenOddFillRule },
      { $0.usesEvenOddFillRule = $1 })
    c.number("lineWidth", .points, "The width of the stroke.", { $0.lineWidth }, { $0.lineWidth = $1 })
    c.rect("bounds", "The smallest box around the path.", { $0.cgPath.boundingBoxOfPath })
    declareParts(&c)
    c.bool("isEmpty", "Whether the path has no elements.", { $0.cgPath.isEmpty })
    let to = Parameter("to", "point", .structure(.CGPoint), "The point that the path goes on from.")
    c.method("move", [to], "Starts a new subpath.") { path, call in
      try path.check(room: 1, call)
      path.cgPath.move(to: try call[0].point())
      return .none
    }
    c.method("addLine", [to], "Adds a straight line.") { path, call in
      try path.check(room: 1, call)
      path.cgPath.addLine(to: try call[0].point())
      return .none
    }
    c.method(
      "addQuadCurve", [to, Parameter("controlPoint", nil, .structure(.CGPoint), "The control point of the curve.")],
      "Adds a curve with one control point."
    ) { path, call in
      try path.check(room: 1, call)
      path.cgPath.addQuadCurve(to: try call[0].point(), control: try call[1].point())
      return .none
    }
    c.method(
      "addCurve",
      [
        to, Parameter("controlPoint1", nil, .structure(.CGPoint), "The control point of the start."),
        Parameter("controlPoint2", nil, .structure(.CGPoint), "The control point of the end."),
      ], "Adds a curve with two control points."
    ) { path, call in
      try path.check(room: 1, call)
      path.cgPath.addCurve(to: try call[0].point(), control1: try call[1].point(), control2: try call[2].point())
      return .none
    }
    c.method(
      "addArc", [Parameter("withCenter", "center", .structure(.CGPoint), "The radius of the circle.")] + arc,
      "Adds an arc, joined by a line to the current point."
    ) { path, call in
      try addArc(to: path, call)
      return .none
    }
    c.method("close", "Adds a straight line back to the start of the subpath.") { path, call in
      try path.check(room: 1, call)
      path.cgPath.closeSubpath()
      return .none
    }
    c.method("append", [Parameter(nil, "path", .object("UIBezierPath"), "The path to add.")], "Adds another path.") {
      path, call in
      let other = try call.object(0, UIBezierPath.self).cgPath
      try path.check(room: other.elements.count, call)
      path.cgPath.addPath(other)
      return .none
    }
    c.method(
      "apply", [Parameter(nil, "transform", .structure(.CGAffineTransform), "The transform to apply.")],
      "Applies a transform to every point."
    ) {
      path, call in
      path.cgPath = path.cgPath.applying(try call[0].affine())
      return .none
    }
    c.method(
      "contains", [Parameter(nil, "point", .structure(.CGPoint), "The point, in the path's coordinates.")],
      returns: .bool,
      "Whether a point is inside."
    ) { path, call in
      .bool(path.cgPath.contains(try call[0].point(), using: path.usesEvenOddFillRule ? .evenOdd : .nonZero))
    }
    c.example(
      """
      local circle = UIBezierPath{ovalIn = CGRect(0, 0, 40, 40)}
      print(circle:contains(CGPoint(20, 20)), circle:contains(CGPoint(1, 1)))   --> true	false
      """)
  }

  private static func addArc(to path: UIBezierPath, _ call: Call) throws {
    try path.check(room: 8, call)
    path.cgPath.addArc(
      center: try call[0].point(), radius: try call.number(1), startAngle: try call.number(2),
      endAngle: try call.number(3), clockwise: try call[4].bool())
  }
}

extension UIBezierPath: AnimatableObject {
  var animatableValue: AnimatableValue { .path(cgPath) }

  /// Sees that the path has room for more steps, and that they are counted.
  /// - Throws: `ScriptFailure.pastLimit` when it cannot have so many.
  func check(room count: Int, _ call: Call) throws(ScriptFailure) {
    memory = call.session.world.memory
    guard cgPath.elements.count + count <= Limit.pathSteps.most else { throw .pastLimit(.pathSteps) }
  }
}
