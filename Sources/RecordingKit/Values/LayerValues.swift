public import MotionMath

/// The values of every animatable property of one layer.
///
/// Vector properties (numbers, points, rectangles, colours, matrices) are stored as plain `Double`s in pages that are
/// shared until written to, so that a commit can keep a layer's values without copying them, and a layer that never
/// touches, say, its shadow never pays for one. Reading or writing a vector property is O(1).
public struct LayerValues {
  @usableFromInline var core = Slot(.core)
  @usableFromInline var transforms = Slot(.transforms)
  @usableFromInline var style = Slot(.style)
  @usableFromInline var kind = Slot(.kind)
  private var objects: [(property: LayerProperty, value: AnimatableValue)] = []

  /// A page, and where its numbers are: of its own storage, or the defaults while nothing was written.
  @usableFromInline
  struct Slot {
    var storage: ComponentPage?
    /// Kept beside the reference, so that a read touches no reference count. Valid as long as `storage` is.
    @usableFromInline var elements: UnsafePointer<Double>

    init(_ page: Page) { elements = ComponentPage.defaultElements(of: page) }
  }

  /// All properties at their defaults.
  public init() {}

  public subscript(property: LayerProperty) -> AnimatableValue {
    get {
      guard let page = property.page else { return object(property) }
      return AnimatableValue(kind: property.kind, components: elements(of: page) + property.offset)
    }
    set {
      if property.page == nil {
        setObject(newValue, for: property)
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
    guard let page = property.page else { return 0 }
    return elements(of: page)[property.offset + index]
  }

  /// The same, read where the values are. `mutating` in name only: a property that holds the values is then looked into
  /// in place, and five references need not be counted up and down for a number.
  @inlinable
  public mutating func peek(_ property: LayerProperty, _ index: Int) -> Double { component(property, index) }

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
  func isUntouched(_ property: LayerProperty) -> Bool {
    switch property.page {
    case .core: core.storage == nil
    case .transforms: transforms.storage == nil
    case .style: style.storage == nil
    case .kind: kind.storage == nil
    case nil: !objects.contains { $0.property == property }
    }
  }

  @inlinable
  func elements(of page: Page) -> UnsafePointer<Double> {
    switch page {
    case .core: core.elements
    case .transforms: transforms.elements
    case .style: style.elements
    case .kind: kind.elements
    }
  }

  private mutating func withUniqueComponents(
    of property: LayerProperty, _ body: (UnsafeMutablePointer<Double>) -> Void
  ) {
    guard let page = property.page else { return }
    let elements =
      switch page {
      case .core: Self.unique(&core, page)
      case .transforms: Self.unique(&transforms, page)
      case .style: Self.unique(&style, page)
      case .kind: Self.unique(&kind, page)
      }
    body(elements + property.offset)
  }

  /// The numbers of a page that nobody else looks at, copied if somebody does.
  private static func unique(_ slot: inout Slot, _ page: Page) -> UnsafeMutablePointer<Double> {
    if slot.storage == nil || !isKnownUniquelyReferenced(&slot.storage) {
      let own = slot.storage?.copy() ?? ComponentPage.defaults(of: page)
      slot.storage = own
      slot.elements = UnsafePointer(own.withUnsafeMutablePointerToElements { $0 })
    }
    return UnsafeMutablePointer(mutating: slot.elements)
  }

  private func object(_ property: LayerProperty) -> AnimatableValue {
    for entry in objects where entry.property == property { return entry.value }
    return property.defaultValue
  }

  private mutating func setObject(_ value: AnimatableValue, for property: LayerProperty) {
    if let index = objects.firstIndex(where: { $0.property == property }) {
      objects[index].value = value
    } else {
      objects.append((property, value))
    }
  }
}
