import MotionMath
import ScriptRuntime

extension Catalog {
  /// Core Animation's functions of transforms.
  static var transformFunctions: [FunctionEntry] {
    let matrix = Parameter(nil, "t", .structure(.CATransform3D), "The transform.")
    let xyz = ["x", "y", "z"].map { (axis: String) in
      Parameter(nil, axis, .number(.plain), "The component along \(axis).")
    }
    func function(
      _ name: String, _ summary: String, _ parameters: [Parameter], returns result: Shape,
      _ body: @escaping (Call) throws -> ScriptValue
    ) -> FunctionEntry {
      FunctionEntry(name, summary, [Overload(parameters, returns: result, body)])
    }
    func before(
      _ name: String, _ summary: String, _ make: @escaping (CATransform3D, Double, Double, Double) -> CATransform3D
    ) -> FunctionEntry {
      function(name, summary, [matrix] + xyz, returns: .structure(.CATransform3D)) {
        .transform(make(try $0[0].transform(), try $0.number(1), try $0.number(2), try $0.number(3)))
      }
    }
    return [
      before("CATransform3DTranslate", "A translation followed by the transform.") {
        CATransform3DTranslate($0, $1, $2, $3)
      },
      before("CATransform3DScale", "A scale followed by the transform.") { CATransform3DScale($0, $1, $2, $3) },
      function(
        "CATransform3DRotate", "A rotation about an axis followed by the transform.",
        [matrix, Parameter(nil, "angle", .number(.radians), "The angle of the rotation.")] + xyz,
        returns: .structure(.CATransform3D)
      ) {
        .transform(
          CATransform3DRotate(
            try $0[0].transform(), try $0.number(1), try $0.number(2), try $0.number(3), try $0.number(4)))
      },
      function(
        "CATransform3DInvert", "The inverse of a transform; the transform itself when it has none.", [matrix],
        returns: .structure(.CATransform3D)
      ) { .transform(CATransform3DInvert(try $0[0].transform())) },
      function("CATransform3DIsIdentity", "Whether the transform is the identity.", [matrix], returns: .bool) {
        .bool(try $0[0].transform().isIdentity)
      },
      function(
        "CATransform3DEqualToTransform", "Whether two transforms are equal.",
        [matrix, Parameter(nil, "other", .structure(.CATransform3D), "The other transform.")], returns: .bool
      ) { .bool(try $0[0].transform() == $0[1].transform()) },
      function(
        "CATransform3DMakeAffineTransform", "A plane transform as a 3D transform.",
        [Parameter(nil, "m", .structure(.CGAffineTransform), "The plane transform.")],
        returns: .structure(.CATransform3D)
      ) { .transform(CATransform3DMakeAffineTransform(try $0[0].affine())) },
      function("CATransform3DIsAffine", "Whether the transform is a plane transform.", [matrix], returns: .bool) {
        .bool(CATransform3DIsAffine(try $0[0].transform()))
      },
      function(
        "CATransform3DGetAffineTransform", "The plane transform, when the transform stays in the plane.", [matrix],
        returns: .structure(.CGAffineTransform)
      ) { .affine(CATransform3DGetAffineTransform(try $0[0].transform())) },
    ]
  }
}
