import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  /// Core Graphics' paths. Scripts have one storage for all paths, so each is a UIBezierPath as well.
  static let pathClasses = [cgPath, cgMutablePath]

  /// Corners with two radii, and what a path tells of itself.
  static func declareRadii(_ c: inout ClassBuilder<UIBezierPath>) {
    c.initializer([
      Parameter("roundedRect", "rect", .structure(.CGRect), "A rectangle; the path is its outline."),
      Parameter("byRoundingCorners", "corners", .options(UIRectCorner.entry), "The corners to round."),
      Parameter(
        "cornerRadii", "radii", .structure(.CGSize), "The radii of the corners, limited to half the width and height."),
    ]) { path, call in
      let (rect, radii) = (try call[0].rect(), try call[2].size())
      // Documented: larger values are clamped.
      let limited = CGSize(
        width: min(max(radii.width, 0), rect.width / 2), height: min(max(radii.height, 0), rect.height / 2))
      path.cgPath = CGPath(roundedRect: rect, radii: limited, corners: try call[1].options(UIRectCorner.self))
    }
  }

  static func declareParts(_ c: inout ClassBuilder<UIBezierPath>) {
    c.rect(
      "boundingBox", "The smallest box around the path's points and control points.", { $0.cgPath.boundingBox })
    c.rect("boundingBoxOfPath", "The smallest box around the path.", { $0.cgPath.boundingBoxOfPath })
    c.point(
      "currentPoint", "The point at which the next line begins; zero in an empty path.",
      { $0.cgPath.currentPoint ?? .zero })
    c.method("removeAllPoints", "Removes all elements.") { path, _ in
      path.cgPath = CGPath()
      return .none
    }
  }

  private static var matrix: Parameter {
    Parameter(
      "transform", nil, .optional(.structure(.CGAffineTransform)), "A transform of the new part; none when omitted.")
  }

  private static func radius(_ name: String, _ side: String) -> Parameter {
    Parameter(
      name, nil, .number(Quantity("points", .zeroOrMore)), "The radius of the corners, at most half the \(side).")
  }

  static let cgPath = ClassDeclaration(
    PathObject.self, "CGPath", inherits: "UIBezierPath", "A path of lines and curves, as Core Graphics makes it."
  ) { c in
    c.makes { _ in PathObject() }
    c.initializer([]) { _, _ in }
    c.initializer([Parameter("rect", nil, .structure(.CGRect), "A rectangle; the path is its outline."), matrix]) {
      try $0.add(CGPath(rect: try $1[0].rect()), try $1.matrix(1), $1)
    }
    c.initializer([
      Parameter("ellipseIn", "rect", .structure(.CGRect), "A rectangle; the path is the ellipse inside it."), matrix,
    ]) { try $0.add(CGPath(ellipseIn: try $1[0].rect()), try $1.matrix(1), $1) }
    c.initializer([
      Parameter("roundedRect", "rect", .structure(.CGRect), "A rectangle; the path is its outline."),
      radius("cornerWidth", "width"), radius("cornerHeight", "height"), matrix,
    ]) { try $0.add(try $1.roundedRect(0), try $1.matrix(3), $1) }
    c.method(
      "copy",
      [
        Parameter(
          "using", "transform", .structure(.CGAffineTransform), isOptional: true,
          "A transform of the copy; none when omitted.")
      ], returns: .object("NSObject"), "A copy of the path."
    ) { path, call in
      let copy = path.copied()
      let transform = try call.matrix(0)
      if let path = copy as? UIBezierPath { path.cgPath = path.cgPath.applying(transform) }
      return .object(copy)
    }
    c.example(
      """
      local dot = CGPath{ellipseIn = CGRect(0, 0, 40, 20)}
      print(dot.boundingBox, CAShapeLayer{path = dot}.path:contains(CGPoint(20, 10)))   --> CGRect(0, 0, 40, 20)	true
      """)
  }

  static let cgMutablePath = ClassDeclaration(
    MutablePathObject.self, "CGMutablePath", inherits: "CGPath", "A path to be put together."
  ) { c in
    c.makes { _ in MutablePathObject() }
    c.initializer([]) { _, _ in }
    let to = Parameter("to", "point", .structure(.CGPoint), "The end.")
    c.method(
      "addQuadCurve", [to, Parameter("control", nil, .structure(.CGPoint), "The control point of the curve.")],
      "Adds a curve with one control point."
    ) { path, call in
      try path.check(room: 1, call)
      path.cgPath.addQuadCurve(to: try call[0].point(), control: try call[1].point())
      return .none
    }
    c.method(
      "addCurve",
      [
        to, Parameter("control1", nil, .structure(.CGPoint), "The control point of the start."),
        Parameter("control2", nil, .structure(.CGPoint), "The control point of the end."),
      ], "Adds a curve with two control points."
    ) { path, call in
      try path.check(room: 1, call)
      path.cgPath.addCurve(to: try call[0].point(), control1: try call[1].point(), control2: try call[2].point())
      return .none
    }
    c.method(
      "addArc",
      [
        Parameter("center", nil, .structure(.CGPoint), "The centre of the circle."),
        Parameter("radius", nil, .number(Quantity("points", .moreThanZero)), "The radius of the circle."),
        Parameter("startAngle", nil, .number(.radians), "The start angle, from three o'clock, increasing downwards."),
        Parameter("endAngle", nil, .number(.radians), "The end angle."),
        Parameter(
          "clockwise", nil, .bool,
          "Whether the angle decreases: clockwise with y upwards, so counterclockwise on screen."),
      ], "Adds an arc, joined by a line to the current point."
    ) { path, call in
      try path.check(room: 8, call)
      // Documented: the direction is that of coordinates with y upwards.
      path.cgPath.addArc(
        center: try call[0].point(), radius: try call.number(1), startAngle: try call.number(2),
        endAngle: try call.number(3), clockwise: !(try call[4].bool()))
      return .none
    }
    c.method("closeSubpath", "Adds a straight line back to the start of the subpath.") { path, call in
      try path.check(room: 1, call)
      path.cgPath.closeSubpath()
      return .none
    }
    declareShapes(&c)
    c.example(
      """
      local path = CGMutablePath()
      path:addRect(CGRect(0, 0, 10, 10))
      path:addPath(CGPath{rect = CGRect(20, 5, 10, 10)})
      print(path.boundingBox)   --> CGRect(0, 0, 30, 15)
      """)
  }

  private static func declareShapes(_ c: inout ClassBuilder<MutablePathObject>) {
    c.method("addRect", [Parameter(nil, "rect", .structure(.CGRect), "The rectangle."), matrix], "Adds a rectangle.") {
      try $0.add(CGPath(rect: try $1[0].rect()), try $1.matrix(1), $1)
      return .none
    }
    c.method(
      "addRects", [Parameter(nil, "rects", .array(.structure(.CGRect)), "The rectangles."), matrix], "Adds rectangles."
    ) { path, call in
      var all = CGPath()
      for rect in try call[0].elements(of: .structure(.CGRect)) { all.addPath(CGPath(rect: try rect.rect())) }
      try path.add(all, try call.matrix(1), call)
      return .none
    }
    c.method(
      "addEllipse", [Parameter("in", "rect", .structure(.CGRect), "The rectangle around the ellipse."), matrix],
      "Adds an ellipse."
    ) {
      try $0.add(CGPath(ellipseIn: try $1[0].rect()), try $1.matrix(1), $1)
      return .none
    }
    c.method(
      "addRoundedRect",
      [
        Parameter("in", "rect", .structure(.CGRect), "The rectangle."), radius("cornerWidth", "width"),
        radius("cornerHeight", "height"), matrix,
      ], "Adds a rectangle with round corners."
    ) {
      try $0.add(try $1.roundedRect(0), try $1.matrix(3), $1)
      return .none
    }
    c.method(
      "addLines", [Parameter("between", "points", .array(.structure(.CGPoint)), "The points."), matrix],
      "Starts a new subpath of lines between points."
    ) { path, call in
      var lines = CGPath()
      lines.addLines(between: try call[0].elements(of: .structure(.CGPoint)).map { try $0.point() })
      try path.add(lines, try call.matrix(1), call)
      return .none
    }
    c.method(
      "addPath", [Parameter(nil, "path", .object("UIBezierPath"), "The path to add."), matrix], "Adds another path."
    ) {
      try $0.add(try $1.object(0, UIBezierPath.self).cgPath, try $1.matrix(1), $1)
      return .none
    }
  }
}

/// A CGPath as scripts hold one; the engine's are values.
class PathObject: UIBezierPath {
  override var className: String { "CGPath" }

  override func copied() -> NSObject {
    let copy = PathObject()
    copy.cgPath = cgPath
    return copy
  }

  /// - Throws: `ScriptFailure.pastLimit` when the path cannot have so many more steps.
  func add(_ path: CGPath, _ matrix: CGAffineTransform, _ call: Call) throws(ScriptFailure) {
    try check(room: path.elements.count, call)
    cgPath.addPath(matrix == .identity ? path : path.applying(matrix))
  }
}

final class MutablePathObject: PathObject {
  override var className: String { "CGMutablePath" }

  override func copied() -> NSObject {
    let copy = MutablePathObject()
    copy.cgPath = cgPath
    return copy
  }
}

extension Call {
  fileprivate func matrix(_ position: Int) throws(ScriptFailure) -> CGAffineTransform {
    has(position) ? try self[position].affine() : .identity
  }

  /// The rectangle at `position`, with the radii after it.
  ///
  /// - Throws: `ScriptFailure` for radii that a corner has no room for, which Core Graphics does not accept.
  fileprivate func roundedRect(_ position: Int) throws(ScriptFailure) -> CGPath {
    let rect = try self[position].rect()
    let radii = CGSize(width: try number(position + 1), height: try number(position + 2))
    for (index, (radius, length)) in [(radii.width, rect.width), (radii.height, rect.height)].enumerated()
    where radius > length / 2 {
      throw .outOfRange(
        place(of: position + 1 + index), accepted: "at most half of \(length)", given: radius)
    }
    return CGPath(roundedRect: rect, radii: radii)
  }
}
