public import MotionMath

/// The values of every animatable property of one layer.
///
/// Vector properties (numbers, points, rectangles, colours, matrices) are stored as plain `Double`s in pages that are
/// copied on write. A commit keeps a layer's values without copying them, and a layer that sets only its geometry and
/// opacity has no other page. Reading or writing a vector property is O(1).
public struct LayerValues {
  @usableFromInline var core = PageSlot(.core)
  /// The other pages and the object values; nil while all of them have their defaults, as in most layers.
  private var others: OtherValues?

  /// All properties at their defaults.
  public init() {}

  public subscript(property: LayerProperty) -> AnimatableValue {
    get {
      guard let page = property.page else { return object(property) }
      return AnimatableValue(kind: property.kind, components: elements(of: page) + property.offset)
    }
    set {
      if property.page == nil {
        uniqueOthers().setObject(newValue, for: property)
      } else {
        withUniqueComponents(of: property) { newValue.write(to: $0) }
      }
    }
  }

  /// The first component of a vector property: the whole value of a number or a Boolean.
  @inlinable
  public func number(_ property: LayerProperty) -> Double { component(property, 0) }

  /// Component `index` of a vector property, in the order of `AnimatableValue.components`.
  @inlinable
  public func component(_ property: LayerProperty, _ index: Int) -> Double {
    guard let location = property.location else { return 0 }
    return elements(of: location.page)[location.offset + index]
  }

  /// The same, read in place. `mutating` in name only: the compiler then accesses a stored `LayerValues` without
  /// copying it, so no reference counts change.
  @inlinable
  public mutating func peek(_ property: LayerProperty, _ index: Int) -> Double { component(property, index) }

  /// The components of a point or a size, read in place.
  @inlinable
  public mutating func peekTwo(_ property: LayerProperty) -> (Double, Double) {
    guard let location = property.location else { return (0, 0) }
    let start = elements(of: location.page) + location.offset
    return (start[0], start[1])
  }

  /// The components of a rectangle, read in place.
  @inlinable
  public mutating func peekFour(_ property: LayerProperty) -> (Double, Double, Double, Double) {
    guard let location = property.location else { return (0, 0, 0, 0) }
    let start = elements(of: location.page) + location.offset
    return (start[0], start[1], start[2], start[3])
  }

  /// Writes component `index` of a vector property and leaves the others.
  public mutating func setComponent(_ property: LayerProperty, _ index: Int, _ value: Double) {
    withUniqueComponents(of: property) { $0[index] = value }
  }

  /// Whether both hold the same value for `property`, bit for bit.
  public func isSame(_ property: LayerProperty, as other: LayerValues) -> Bool {
    guard let page = property.page else { return object(property) == other.object(property) }
    if elements(of: page) == other.elements(of: page) { return true }
    for index in 0..<property.width
    where component(property, index).bitPattern != other.component(property, index).bitPattern {
      return false
    }
    return true
  }

  /// Whether the page of a vector property, or the object property, was never written to.
  package func isUntouched(_ property: LayerProperty) -> Bool {
    switch property.page {
    case .core: core.storage == nil
    case .transforms: others?.transforms.storage == nil
    case .style: others?.style.storage == nil
    case .kind: others?.kind.storage == nil
    case nil: others?.object(property) == nil
    }
  }

  /// The same, asked in place: `mutating` in name only, as `peek`.
  package mutating func peekUntouched(_ property: LayerProperty) -> Bool { isUntouched(property) }

  @inlinable
  func elements(of page: Page) -> UnsafePointer<Double> {
    page == .core ? core.elements : otherElements(of: page)
  }

  @usableFromInline
  func otherElements(of page: Page) -> UnsafePointer<Double> {
    guard let others else { return ComponentPage.defaultElements(of: page) }
    return switch page {
    case .core: core.elements
    case .transforms: others.transforms.elements
    case .style: others.style.elements
    case .kind: others.kind.elements
    }
  }

  private func object(_ property: LayerProperty) -> AnimatableValue {
    others?.object(property) ?? property.defaultValue
  }

  private mutating func withUniqueComponents(
    of property: LayerProperty, _ body: (UnsafeMutablePointer<Double>) -> Void
  ) {
    guard let page = property.page else { return }
    let elements =
      switch page {
      case .core: core.unique(page)
      case .transforms: uniqueOthers().transforms.unique(page)
      case .style: uniqueOthers().style.unique(page)
      case .kind: uniqueOthers().kind.unique(page)
      }
    body(elements + property.offset)
  }

  /// The values outside the first page, shared with no other layer and no commit.
  private mutating func uniqueOthers() -> OtherValues {
    if isKnownUniquelyReferenced(&others), let others { return others }
    let copy = others?.copy() ?? OtherValues()
    others = copy
    return copy
  }
}

/// The further pages and objects of a layer that sets more than geometry, opacity and background.
private final class OtherValues {
  var transforms = PageSlot(.transforms)
  var style = PageSlot(.style)
  var kind = PageSlot(.kind)
  private var objects: [(property: LayerProperty, value: AnimatableValue)] = []

  func copy() -> OtherValues {
    let copy = OtherValues()
    (copy.transforms, copy.style, copy.kind, copy.objects) = (transforms, style, kind, objects)
    return copy
  }

  /// Nil while it has its default.
  func object(_ property: LayerProperty) -> AnimatableValue? {
    for entry in objects where entry.property == property { return entry.value }
    return nil
  }

  func setObject(_ value: AnimatableValue, for property: LayerProperty) {
    if let index = objects.firstIndex(where: { $0.property == property }) {
      objects[index].value = value
    } else {
      objects.append((property, value))
    }
  }
}

/// A page and a pointer to its numbers: its own storage, or the defaults while nothing was written.
@usableFromInline
struct PageSlot {
  private(set) var storage: ComponentPage?
  /// Kept beside the reference, so that a read touches no reference count. Valid as long as `storage` is.
  @usableFromInline private(set) var elements: UnsafePointer<Double>

  init(_ page: Page) { elements = ComponentPage.defaultElements(of: page) }

  /// The numbers of a page that is shared with no other layer or commit, copied if it was.
  mutating func unique(_ page: Page) -> UnsafeMutablePointer<Double> {
    if storage == nil || !isKnownUniquelyReferenced(&storage) {
      let copy = storage?.copy() ?? ComponentPage.defaults(of: page)
      storage = copy
      elements = UnsafePointer(copy.withUnsafeMutablePointerToElements { $0 })
    }
    return UnsafeMutablePointer(mutating: elements)
  }
}
