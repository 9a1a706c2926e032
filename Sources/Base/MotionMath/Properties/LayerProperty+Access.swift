// The table as arrays, built once: every answer below is one load.

extension LayerProperty {
  /// Where a property is stored, packed to be read on every access.
  @usableFromInline struct Slot: Sendable {
    @usableFromInline let kind: ValueKind
    @usableFromInline let page: Page?
    /// The index of the first component within the page.
    @usableFromInline let offset: UInt8
    @usableFromInline let width: UInt8
  }

  @usableFromInline static let slots: [Slot] = {
    var used: [Page: Int] = [:]
    return rows.map { row in
      guard let page = row.page else { return Slot(kind: row.kind, page: nil, offset: 0, width: 0) }
      let offset = used[page, default: 0]
      used[page] = offset + row.kind.width
      return Slot(kind: row.kind, page: page, offset: UInt8(offset), width: UInt8(row.kind.width))
    }
  }()

  static let rows: [Row] = allCases.map(\.row)
  private static let names: [String] = allCases.map { String(describing: $0) }
  private static let byName = Dictionary(uniqueKeysWithValues: zip(names, allCases))
  private static let byMemberName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.memberName, $0) })

  @inlinable var slot: Slot { Self.slots[Int(rawValue)] }

  @inlinable public var kind: ValueKind { slot.kind }

  /// The page the components are stored in; nil for object kinds.
  @inlinable public var page: Page? { slot.page }

  /// The index of the first component within the page. 0 when there is no page.
  @inlinable public var offset: Int { Int(slot.offset) }

  /// The page and the offset, looked up at once; nil for object kinds.
  @inlinable public var location: (page: Page, offset: Int)? {
    let slot = slot
    return slot.page.map { ($0, Int(slot.offset)) }
  }

  /// How many components there are. 0 for object kinds.
  @inlinable public var width: Int { Int(slot.width) }

  /// Apple's key, as in key paths and action names: `hidden`.
  public var name: String { Self.names[Int(rawValue)] }

  /// The name as a member of the layer: `isHidden`.
  public var memberName: String { Self.rows[Int(rawValue)].memberName ?? name }

  /// The model value of a new layer.
  public var defaultValue: AnimatableValue { Self.rows[Int(rawValue)].defaultValue }

  /// Whether nil is a value of this property.
  public var isOptional: Bool { Self.rows[Int(rawValue)].isOptional }

  public var unit: Unit { Self.rows[Int(rawValue)].unit }

  /// The smallest change of one component that can be seen, in `unit`. 0 for kinds without components.
  public var visibilityThreshold: Double { Self.rows[Int(rawValue)].visibilityThreshold }

  public var implicitAction: ImplicitAction { Self.rows[Int(rawValue)].action }
  public var blockAction: BlockAction { Self.rows[Int(rawValue)].inBlocks }

  /// The layer class that declares the property.
  public var owner: LayerKind { Self.rows[Int(rawValue)].owner }

  /// The texts the property may be; nil when it may be any, or is no text.
  public var words: WordList? { Self.rows[Int(rawValue)].words }

  /// Which numbers the property takes, if it is a number or a list of them.
  public var numberRule: NumberRule { Self.rows[Int(rawValue)].numbers }

  /// One sentence on what the property is.
  public var summary: String { Self.rows[Int(rawValue)].summary }

  /// The property with Apple's key `name`.
  public init?(name: String) {
    guard let property = Self.byName[name] else { return nil }
    self = property
  }

  /// The property with this member name.
  public init?(memberName: String) {
    guard let property = Self.byMemberName[memberName] else { return nil }
    self = property
  }
}

extension Page {
  /// How many Doubles the page holds.
  public var width: Int { defaults.count }

  /// The components of a new layer.
  public var defaults: [Double] { Self.allDefaults[Int(rawValue)] }

  private static let allDefaults: [[Double]] = allCases.map { page in
    LayerProperty.rows.filter { $0.page == page }.flatMap(\.defaultValue.components)
  }
}
