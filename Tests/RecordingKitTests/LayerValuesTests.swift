import MotionMath
import RecordingKit
import TestSupport
import Testing

@Suite("Layer values") struct LayerValuesTests {
  @Test("a new layer has every property at its default", arguments: LayerProperty.allCases)
  func defaults(_ property: LayerProperty) {
    let values = LayerValues()
    #expect(values[property] == property.defaultValue)
    #expect(values.isSame(property, as: LayerValues()))
  }

  /// Some value of a kind that is nobody's default.
  static func sample(_ kind: ValueKind) -> AnimatableValue {
    switch kind {
    case .number: .number(7.25)
    case .bool: .bool(true)
    case .point: .point(CGPoint(x: 3, y: 4))
    case .size: .size(CGSize(width: 5, height: 6))
    case .rect: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    case .color: .color(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    case .transform: .transform(CATransform3DMakeTranslation(1, 2, 3))
    case .numbers: .numbers([1, 2])
    case .colors: .colors([.black])
    case .points: .points([.zero])
    case .text: .text("?")
    case .image: .image(ImageReference(id: 1, size: .zero, scale: 1))
    case .path: .path(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    case .none: .none
    }
  }

  @Test("writing one property changes that one alone", arguments: LayerProperty.allCases)
  func alone(_ property: LayerProperty) {
    var values = LayerValues()
    values[property] = Self.sample(property.kind)
    #expect(values[property] == Self.sample(property.kind))
    for other in LayerProperty.allCases where other != property {
      #expect(values[other] == other.defaultValue, "\(other)")
    }
  }

  @Test("a copy keeps what it had")
  func copies() {
    var values = LayerValues()
    values[.opacity] = .number(0.5)
    let copy = values
    values[.opacity] = .number(0.25)
    values.setComponent(.position, 1, 9)
    #expect(copy.number(.opacity) == 0.5 && copy[.position] == .point(.zero))
    #expect(values.number(.opacity) == 0.25 && values.component(.position, 1) == 9)
    #expect(!values.isSame(.opacity, as: copy) && values.isSame(.bounds, as: copy))
  }

  @Test("nil is a value where a property allows it")
  func none() {
    var values = LayerValues()
    values[.borderColor] = .none
    #expect(values[.borderColor] == .none && values.component(.borderColor, 0).isNaN)
  }
}
