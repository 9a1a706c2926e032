import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static var cgAffineTransform: StructEntry {
    func matrix(
      _ name: String, _ parameters: [Parameter], _ summary: String,
      _ body: @escaping (CGAffineTransform, Call) throws -> CGAffineTransform
    ) -> FunctionEntry {
      function(.CGAffineTransform, name, parameters, returns: .structure(.CGAffineTransform), summary) { n, call in
        .affine(try body(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]), call))
      }
    }
    let xy = [Parameter("x", nil, .number(.plain), "Along x."), Parameter("y", nil, .number(.plain), "Along y.")]
    return StructEntry(
      kind: .CGAffineTransform, summary: "A plane transform: moves, turns, scales and skews.",
      initializers: [
        memberwise(.CGAffineTransform),
        Overload([
          Parameter("scaleX", nil, .number(.plain), "Times as wide."), Parameter("y", nil, .number(.plain), "Along y."),
        ]) {
          .affine(CGAffineTransform(scaleX: try $0.number(0), y: try $0.number(1)))
        },
        Overload([
          Parameter("translationX", nil, .number(.points), "To the right, in points."),
          Parameter("y", nil, .number(.points), "Along y."),
        ]) {
          .affine(CGAffineTransform(translationX: try $0.number(0), y: try $0.number(1)))
        },
        Overload([Parameter("rotationAngle", nil, .number(.radians), "How far to turn.")]) {
          .affine(CGAffineTransform(rotationAngle: try $0.number(0)))
        },
      ],
      properties: [
        ("isIdentity", .bool, { .bool([$0[0], $0[1], $0[2], $0[3], $0[4], $0[5]] == [1, 0, 0, 1, 0, 0]) })
      ],
      functions: [
        matrix(
          "concatenating", [Parameter(nil, "other", .structure(.CGAffineTransform), "The other one.")],
          "This one first, then the other."
        ) {
          $0.concatenating(try $1[0].affine())
        },
        matrix("translatedBy", xy, "Moved, before this transform.") {
          $0.translatedBy(x: try $1.number(0), y: try $1.number(1))
        },
        matrix("scaledBy", xy, "Scaled, before this transform.") {
          $0.scaledBy(x: try $1.number(0), y: try $1.number(1))
        },
        matrix(
          "rotated", [Parameter("by", "angle", .number(.radians), "How far to turn.")], "Turned, before this transform."
        ) {
          $0.rotated(by: try $1.number(0))
        },
        matrix("inverted", [], "The transform that undoes this one.") { matrix, _ in matrix.inverted() },
      ],
      constants: [("identity", .affine(.identity))], statics: [],
      examples: ["print(CGAffineTransform{scaleX = 2, y = 3}.d)   --> 3.0"])
  }

  static var caTransform3D: StructEntry {
    let xyz = [
      Parameter("x", nil, .number(.plain), "Along x."), Parameter("y", nil, .number(.plain), "Along y."),
      Parameter("z", nil, .number(.plain), "Along z."),
    ]
    return StructEntry(
      kind: .CATransform3D, summary: "A transform in space: 16 numbers, row vectors.",
      initializers: [memberwise(.CATransform3D)],
      properties: [("isIdentity", .bool, { .bool(CATransform3D(elements: $0).isIdentity) })],
      functions: [
        function(
          .CATransform3D, "concatenating", [Parameter(nil, "other", .structure(.CATransform3D), "The other one.")],
          returns: .structure(.CATransform3D), "This one first, then the other."
        ) {
          .transform(CATransform3DConcat(Self.matrix($0), try $1[0].transform()))
        },
        function(
          .CATransform3D, "translatedBy", xyz, returns: .structure(.CATransform3D), "Moved, before this transform."
        ) {
          .transform(CATransform3DTranslate(Self.matrix($0), try $1.number(0), try $1.number(1), try $1.number(2)))
        },
        function(.CATransform3D, "scaledBy", xyz, returns: .structure(.CATransform3D), "Scaled, before this transform.")
        {
          .transform(CATransform3DScale(Self.matrix($0), try $1.number(0), try $1.number(1), try $1.number(2)))
        },
        function(
          .CATransform3D, "rotated", [Parameter("by", "angle", .number(.radians), "How far to turn.")] + xyz,
          returns: .structure(.CATransform3D), "Turned about an axis, before this transform."
        ) {
          .transform(
            CATransform3DRotate(
              Self.matrix($0), try $1.number(0), try $1.number(1), try $1.number(2), try $1.number(3)))
        },
        function(.CATransform3D, "inverted", returns: .structure(.CATransform3D), "The transform that undoes this one.")
        {
          numbers, _ in .transform(CATransform3DInvert(Self.matrix(numbers)))
        },
      ],
      constants: [("identity", .transform(.identity))], statics: [],
      examples: ["print(CATransform3DMakeTranslation(1, 2, 3).m42)   --> 2.0"])
  }

  static func matrix(_ numbers: [Double]) -> CATransform3D {
    numbers.withUnsafeBufferPointer { buffer in buffer.baseAddress.map { CATransform3D(elements: $0) } ?? .identity }
  }
}
