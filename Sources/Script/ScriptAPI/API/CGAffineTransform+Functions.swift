import MotionMath
import ScriptRuntime

extension Catalog {
  /// Core Graphics' functions of plane transforms, as Objective-C and C call them.
  static var affineFunctions: [FunctionEntry] {
    let one = Parameter(nil, "t", .structure(.CGAffineTransform), "The transform.")
    let other = Parameter(nil, "t2", .structure(.CGAffineTransform), "The other transform.")
    let angle = Parameter(nil, "angle", .number(.radians), "The angle of the rotation.")
    let scale = ["sx", "sy"].map { Parameter(nil, $0, .number(.plain), "The factor along \($0.suffix(1)).") }
    let move = ["tx", "ty"].map {
      Parameter(nil, $0, .number(.points), "The distance along \($0.suffix(1)), in points.")
    }
    func matrix(
      _ name: String, _ summary: String, _ parameters: [Parameter], _ make: @escaping (Call) throws -> CGAffineTransform
    ) -> FunctionEntry {
      FunctionEntry(
        name, summary, [Overload(parameters, returns: .structure(.CGAffineTransform)) { .affine(try make($0)) }])
    }
    func flag(
      _ name: String, _ summary: String, _ parameters: [Parameter], _ test: @escaping (Call) throws -> Bool
    ) -> FunctionEntry {
      FunctionEntry(name, summary, [Overload(parameters, returns: .bool) { .bool(try test($0)) }])
    }
    return [
      FunctionEntry(
        "CGAffineTransformMake", "The older spelling of CGAffineTransform(…).", [memberwise(.CGAffineTransform)]),
      matrix("CGAffineTransformMakeScale", "A scale.", scale) {
        CGAffineTransform(scaleX: try $0.number(0), y: try $0.number(1))
      },
      matrix("CGAffineTransformMakeRotation", "A rotation.", [angle]) {
        $0.session.turn(by: try $0.number(0))
      },
      matrix("CGAffineTransformMakeTranslation", "A translation.", move) {
        CGAffineTransform(translationX: try $0.number(0), y: try $0.number(1))
      },
      matrix("CGAffineTransformScale", "A scale followed by the transform.", [one] + scale) {
        try $0[0].affine().scaledBy(x: try $0.number(1), y: try $0.number(2))
      },
      matrix("CGAffineTransformRotate", "A rotation followed by the transform.", [one, angle]) {
        try $0[0].affine().rotated(by: try $0.number(1))
      },
      matrix("CGAffineTransformTranslate", "A translation followed by the transform.", [one] + move) {
        try $0[0].affine().translatedBy(x: try $0.number(1), y: try $0.number(2))
      },
      matrix("CGAffineTransformConcat", "One transform followed by another.", [one, other]) {
        try $0[0].affine().concatenating(try $0[1].affine())
      },
      matrix(
        "CGAffineTransformInvert", "The inverse of a transform; the transform itself when it has none.", [one]
      ) { try $0[0].affine().inverted() },
      flag("CGAffineTransformIsIdentity", "Whether the transform is the identity.", [one]) {
        try $0[0].affine() == .identity
      },
      flag("CGAffineTransformEqualToTransform", "Whether two transforms are equal.", [one, other]) {
        try $0[0].affine() == $0[1].affine()
      },
    ]
  }
}
