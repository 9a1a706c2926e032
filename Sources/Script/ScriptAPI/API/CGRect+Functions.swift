import MotionMath
import ScriptRuntime

extension Catalog {
  /// Core Graphics' functions of points, sizes and rectangles, as Objective-C and C call them.
  static var geometryFunctions: [FunctionEntry] {
    func value(_ name: String, _ kind: StructKind, _ summary: String) -> Parameter {
      Parameter(nil, name, .structure(kind), summary)
    }
    let rect = value("rect", .CGRect, "The rectangle.")
    let other = value("other", .CGRect, "The other rectangle.")
    let point = value("point", .CGPoint, "The point.")
    let size = value("size", .CGSize, "The size.")
    let transform = value("t", .CGAffineTransform, "The transform.")
    func flag(
      _ name: String, _ summary: String, _ parameters: [Parameter], _ test: @escaping (Call) throws -> Bool
    ) -> FunctionEntry {
      FunctionEntry(name, summary, [Overload(parameters, returns: .bool) { .bool(try test($0)) }])
    }
    func rectangle(
      _ name: String, _ summary: String, _ parameters: [Parameter], _ make: @escaping (Call) throws -> CGRect
    ) -> FunctionEntry {
      FunctionEntry(name, summary, [Overload(parameters, returns: .structure(.CGRect)) { .rect(try make($0)) }])
    }
    return [
      rectangle("CGRectUnion", "The smallest rectangle that contains both.", [rect, other]) {
        try $0[0].rect().union(try $0[1].rect())
      },
      rectangle("CGRectIntersection", "The common part; CGRectNull when they are separate.", [rect, other]) {
        try $0[0].rect().intersection(try $0[1].rect())
      },
      rectangle("CGRectStandardize", "The same rectangle with a width and a height of 0 or more.", [rect]) {
        try $0[0].rect().standardized
      },
      rectangle("CGRectIntegral", "The smallest rectangle of whole numbers around it.", [rect]) {
        try $0[0].rect().integral
      },
      rectangle("CGRectApplyAffineTransform", "The box around the transformed rectangle.", [rect, transform]) {
        try $0[0].rect().applying(try $0[1].affine())
      },
      flag("CGRectContainsPoint", "Whether the rectangle contains a point.", [rect, point]) {
        try $0[0].rect().contains(try $0[1].point())
      },
      flag("CGRectContainsRect", "Whether the first rectangle contains the second.", [rect, other]) {
        try $0[0].rect().contains(try $0[1].rect())
      },
      flag("CGRectIntersectsRect", "Whether two rectangles have a common part.", [rect, other]) {
        try $0[0].rect().intersects(try $0[1].rect())
      },
      flag("CGRectIsEmpty", "Whether the area is 0.", [rect]) { try $0[0].rect().isEmpty },
      flag("CGRectIsNull", "Whether it is the null rectangle.", [rect]) { try $0[0].rect().isNull },
      flag("CGRectIsInfinite", "Whether it is the infinite rectangle.", [rect]) { try $0[0].rect().isInfinite },
      flag(
        "CGPointEqualToPoint", "Whether two points are equal.", [point, value("other", .CGPoint, "The other point.")]
      ) { try $0[0].point() == $0[1].point() },
      flag("CGSizeEqualToSize", "Whether two sizes are equal.", [size, value("other", .CGSize, "The other size.")]) {
        try $0[0].size() == $0[1].size()
      },
      FunctionEntry(
        "CGPointApplyAffineTransform", "A point, transformed.",
        [
          Overload([point, transform], returns: .structure(.CGPoint)) {
            .point(try $0[0].point().applying(try $0[1].affine()))
          }
        ]),
      FunctionEntry(
        "CGSizeApplyAffineTransform", "A size, transformed.",
        [
          Overload([size, transform], returns: .structure(.CGSize)) {
            .size(try $0[0].size().applying(try $0[1].affine()))
          }
        ]),
    ]
  }
}
