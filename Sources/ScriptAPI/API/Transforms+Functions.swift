import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  /// Core Animation's functions of transforms.
  static var transformFunctions: [FunctionEntry] {
    let matrix = Parameter(nil, "t", .structure(.CATransform3D), "The transform.")
    let xyz = ["x", "y", "z"].map { (axis: String) in Parameter(nil, axis, .number(.plain), "Along \(axis).") }
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
      before("CATransform3DTranslate", "A move, then the transform.") { CATransform3DTranslate($0, $1, $2, $3) },
      before("CATransform3DScale", "A scale, then the transform.") { CATransform3DScale($0, $1, $2, $3) },
      function(
        "CATransform3DRotate", "A turn about an axis, then the transform.",
        [matrix, Parameter(nil, "angle", .number(.radians), "How far to turn.")] + xyz,
        returns: .structure(.CATransform3D)
      ) {
        .transform(
          CATransform3DRotate(
            try $0[0].transform(), try $0.number(1), try $0.number(2), try $0.number(3), try $0.number(4)))
      },
      function(
        "CATransform3DInvert", "What undoes a transform; the transform itself when nothing does.", [matrix],
        returns: .structure(.CATransform3D)
      ) { .transform(CATransform3DInvert(try $0[0].transform())) },
      function("CATransform3DIsIdentity", "Whether it changes nothing.", [matrix], returns: .bool) {
        .bool(try $0[0].transform().isIdentity)
      },
      function(
        "CATransform3DEqualToTransform", "Whether two transforms are the same.",
        [matrix, Parameter(nil, "other", .structure(.CATransform3D), "The other one.")], returns: .bool
      ) { .bool(try $0[0].transform() == $0[1].transform()) },
      function(
        "CATransform3DMakeAffineTransform", "A plane transform as one in space.",
        [Parameter(nil, "m", .structure(.CGAffineTransform), "The plane transform.")],
        returns: .structure(.CATransform3D)
      ) { .transform(CATransform3DMakeAffineTransform(try $0[0].affine())) },
      function("CATransform3DIsAffine", "Whether it stays in the plane.", [matrix], returns: .bool) {
        .bool(CATransform3DIsAffine(try $0[0].transform()))
      },
      function(
        "CATransform3DGetAffineTransform", "The plane transform it is, when it stays in the plane.", [matrix],
        returns: .structure(.CGAffineTransform)
      ) { .affine(CATransform3DGetAffineTransform(try $0[0].transform())) },
    ]
  }
}
