import MotionMath
import TestSupport
import Testing

@Suite("LayerKeyPath") struct LayerKeyPathTests {
  static func transform(_ value: AnimatableValue) -> CATransform3D {
    if case .transform(let transform) = value { transform } else { .identity }
  }

  @Test("reads back every key path it lists", arguments: LayerKeyPath.all)
  func roundTrip(_ string: String) throws {
    #expect(try LayerKeyPath(string).description == string)
  }

  @Test("knows the parts of points, sizes, rectangles and transforms")
  func parts() {
    for known in [
      "opacity", "position.x", "bounds.size.width", "bounds.origin", "shadowOffset.height", "contentsRect.origin.y",
      "transform.rotation.z", "transform.scale", "sublayerTransform.translation.x", "instanceTransform.rotation",
      "startPoint.y", "anchorPoint.x",
    ] {
      #expect(LayerKeyPath.all.contains(known))
    }
  }

  @Test(
    "refuses what is not a key path, with the text given",
    arguments: [
      "", "frame", "opactiy", "position.z", "opacity.x", "isHidden", "bounds.x", "transform.rotation.w", "position.",
    ])
  func unknown(_ string: String) {
    #expect(throws: MotionError.unknownKeyPath(string)) { try LayerKeyPath(string) }
  }

  @Test("what is written is read again, for every key path", arguments: LayerKeyPath.all)
  func setAndGet(_ string: String) throws {
    let keyPath = try LayerKeyPath(string)
    let value = try #require(Self.values.first { $0.kind == keyPath.valueKind }, "\(keyPath.valueKind)")
    let whole = try keyPath.set(value, in: keyPath.property.defaultValue)
    #expect(whole.kind == keyPath.property.kind)
    let read = keyPath.get(from: whole)
    #expect(read == value || isClose(read.components, value.components, Tolerance.rounding))
    #expect(read.kind == value.kind)
  }

  /// One of each kind, which is the default of no property.
  private static let values: [AnimatableValue] = [
    .number(0.75), .bool(true), .point(CGPoint(x: 3, y: 4)), .size(CGSize(width: 5, height: 6)),
    .rect(CGRect(x: 1, y: 2, width: 3, height: 4)), .color(.white), .transform(CATransform3DMakeScale(2, 3, 4)),
    .path(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))), .numbers([1, 2]), .colors([.white, .black]),
    .points([CGPoint(x: 3, y: 4)]), .text("words"),
    .image(ImageReference(id: 1, size: CGSize(width: 2, height: 3), scale: 2)),
  ]

  @Test("a value of another kind is refused")
  func wrongKind() throws {
    #expect(throws: MotionError.kindsDiffer(expected: .number, given: .point)) {
      try LayerKeyPath("position.x").set(.point(.zero), in: .point(.zero))
    }
    #expect(throws: MotionError.kindsDiffer(expected: .number, given: .none)) {
      try LayerKeyPath("opacity").set(.none, in: .number(1))
    }
    #expect(try LayerKeyPath("backgroundColor").set(.none, in: .color(.white)) == .none)
  }

  @Test("setting scale and then rotation composes as on macOS")
  func composes() throws {
    let scaled = try LayerKeyPath("transform.scale").set(.number(2), in: .transform(.identity))
    let turned = Self.transform(try LayerKeyPath("transform.rotation.z").set(.number(0.5), in: scaled))
    #expect(isClose([turned.m11, turned.m12], [1.7551651237807455, 0.958851077208406], Tolerance.rounding))
  }

  @Test("one scale is replaced and the others stay")
  func oneScale() throws {
    let keyPath = try LayerKeyPath("transform.scale.x")
    let shown = Self.transform(try keyPath.set(.number(3), in: .transform(CATransform3DMakeScale(2, 3, 4))))
    #expect(isClose(shown.elements, CATransform3DMakeScale(3, 3, 4).elements, Tolerance.rounding))
  }

  @Test("scale reads the mean of the three, rotation the turn about z")
  func aggregates() throws {
    let value = AnimatableValue.transform(CATransform3DMakeScale(2, 3, 4))
    #expect(isClose(try LayerKeyPath("transform.scale").get(from: value).components, [3], Tolerance.rounding))
    let turned = AnimatableValue.transform(CATransform3DMakeRotation(0.5, 0, 0, 1))
    #expect(isClose(try LayerKeyPath("transform.rotation").get(from: turned).components, [0.5], Tolerance.rounding))
  }

  @Test("a mirrored axis reads as the negative scale it was made with", arguments: ["x", "y", "z"])
  func mirrored(_ axis: String) throws {
    let matrix = CATransform3DMakeScale(axis == "x" ? -2 : 1, axis == "y" ? -2 : 1, axis == "z" ? -2 : 1)
    #expect(
      isClose(
        try LayerKeyPath("transform.scale.\(axis)").get(from: .transform(matrix)).components, [-2], Tolerance.rounding))
  }

  @Test("taking any matrix apart and putting it together gives it back", arguments: Seed.first(100))
  func lossless(_ seed: Seed) {
    var generator = seed.generator
    guard case .transform(var matrix) = generator.value(of: .transform) else { return }
    matrix.m34 = generator.number(in: -0.01...0.01)
    if Bool.random(using: &generator) { matrix = CATransform3DScale(matrix, 1, -1, 1) }
    matrix.m21 += generator.number(in: -1...1)
    #expect(isClose(TransformComponents(matrix).matrix.elements, matrix.elements, Tolerance.time))
  }

  @Test("animating a rotation keeps the perspective of the model")
  func perspective() throws {
    var model = CATransform3D.identity
    model.m34 = -1 / 500
    let shown = Self.transform(try LayerKeyPath("transform.rotation.y").set(.number(1), in: .transform(model)))
    let expected = CATransform3DRotate(model, 1, 0, 1, 0)
    #expect(isClose(shown.elements, expected.elements, Tolerance.rounding))
  }
}
