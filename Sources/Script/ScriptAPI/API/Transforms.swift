import MotionMath
import ScriptRuntime

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
      kind: .CGAffineTransform, summary: "A plane transform: moves, rotates, scales and skews.",
      initializers: [
        memberwise(.CGAffineTransform),
        Overload([
          Parameter("scaleX", nil, .number(.plain), "The factor of the width."),
          Parameter("y", nil, .number(.plain), "Along y."),
        ]) {
          .affine(CGAffineTransform(scaleX: try $0.number(0), y: try $0.number(1)))
        },
        Overload([
          Parameter("translationX", nil, .number(.points), "The distance to the right, in points."),
          Parameter("y", nil, .number(.points), "Along y."),
        ]) {
          .affine(CGAffineTransform(translationX: try $0.number(0), y: try $0.number(1)))
        },
        Overload([Parameter("rotationAngle", nil, .number(.radians), "The angle of the rotation.")]) {
          .affine($0.session.turn(by: try $0.number(0)))
        },
      ],
      properties: [
        ("isIdentity", .bool, { .bool([$0[0], $0[1], $0[2], $0[3], $0[4], $0[5]] == [1, 0, 0, 1, 0, 0]) })
      ],
      functions: [
        matrix(
          "concatenating", [Parameter(nil, "other", .structure(.CGAffineTransform), "The other transform.")],
          "This transform followed by the other."
        ) {
          $0.concatenating(try $1[0].affine())
        },
        matrix("translatedBy", xy, "A translation followed by this transform.") {
          $0.translatedBy(x: try $1.number(0), y: try $1.number(1))
        },
        matrix("scaledBy", xy, "A scale followed by this transform.") {
          $0.scaledBy(x: try $1.number(0), y: try $1.number(1))
        },
        matrix(
          "rotated", [Parameter("by", "angle", .number(.radians), "The angle of the rotation.")],
          "A rotation followed by this transform."
        ) {
          $0.rotated(by: try $1.number(0))
        },
        matrix("inverted", [], "The inverse of this transform.") { matrix, _ in matrix.inverted() },
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
      kind: .CATransform3D, summary: "A 3D transform: 16 numbers, for row vectors.",
      initializers: [memberwise(.CATransform3D)],
      properties: [("isIdentity", .bool, { .bool(CATransform3D(elements: $0).isIdentity) })],
      functions: [
        function(
          .CATransform3D, "concatenating",
          [Parameter(nil, "other", .structure(.CATransform3D), "The other transform.")],
          returns: .structure(.CATransform3D), "This transform followed by the other."
        ) {
          .transform(CATransform3DConcat(Self.matrix($0), try $1[0].transform()))
        },
        function(
          .CATransform3D, "translatedBy", xyz, returns: .structure(.CATransform3D),
          "A translation followed by this transform."
        ) {
          .transform(CATransform3DTranslate(Self.matrix($0), try $1.number(0), try $1.number(1), try $1.number(2)))
        },
        function(
          .CATransform3D, "scaledBy", xyz, returns: .structure(.CATransform3D), "A scale followed by this transform."
        ) {
          .transform(CATransform3DScale(Self.matrix($0), try $1.number(0), try $1.number(1), try $1.number(2)))
        },
        function(
          .CATransform3D, "rotated", [Parameter("by", "angle", .number(.radians), "The angle of the rotation.")] + xyz,
          returns: .structure(.CATransform3D), "A rotation about an axis followed by this transform."
        ) {
          .transform(
            CATransform3DRotate(
              Self.matrix($0), try $1.number(0), try $1.number(1), try $1.number(2), try $1.number(3)))
        },
        function(.CATransform3D, "inverted", returns: .structure(.CATransform3D), "The inverse of this transform.") {
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
