import MotionMath
import RecordingKit
import Testing

@Suite("Transforms in words") struct TransformTextTests {
  @Test("a turn is a turn, whatever its matrix rounds to, and keeps what is with it")
  func words() {
    // A matrix of a turn of 22.5 degrees whose entries were rounded to six decimals: no scale of 1 is seen in it.
    let (c, s) = (0.92388, 0.382683)
    var matrix = CATransform3D.identity
    (matrix.m11, matrix.m12, matrix.m21, matrix.m22) = (c, s, -s, c)
    #expect(TransformText(matrix).words == "rotation 0.393 (22.5°)")
    matrix.m41 = 10
    #expect(TransformText(matrix).words == "translation 10.0, 0.0, rotation 0.393 (22.5°)")
    (matrix.m11, matrix.m12, matrix.m21, matrix.m22) = (2, 0, 0, 2)
    #expect(TransformText(matrix).words == "translation 10.0, 0.0, scale 2.000")
    matrix.m22 = 3
    #expect(TransformText(matrix).words == "translation 10.0, 0.0, scale 2.000, 3.000")
    #expect(TransformText(.identity).words == "identity")
  }
}
