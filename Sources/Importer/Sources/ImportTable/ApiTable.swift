import CImportTable

/// Everything a script can say: the rows of the main package's API table.
public struct ApiTable: Sendable {
  public struct Parameter: Sendable {
    /// Nil for a parameter that is given by position only.
    public let label: String?
    public let type: SwiftType
    public let isOptional: Bool
    /// True for a parameter that a call must name.
    public let isByLabel: Bool
  }

  public struct Overload: Sendable {
    public let parameters: [Parameter]
    public let result: SwiftType
    public let isStatic: Bool
    public let isOverridable: Bool

    /// With blocks that are given something of this type first: an observed object is of its own class.
    public func telling(_ type: SwiftType) -> Overload {
      let told = parameters.map { parameter -> Parameter in
        guard case .function(let given, let result) = parameter.type, !given.isEmpty else { return parameter }
        return Parameter(
          label: parameter.label, type: .function([type] + given.dropFirst(), result), isOptional: parameter.isOptional,
          isByLabel: parameter.isByLabel)
      }
      return Overload(parameters: told, result: result, isStatic: isStatic, isOverridable: isOverridable)
    }
  }

  public struct Property: Sendable {
    public let type: SwiftType
    public let isWritable: Bool
    public let isStatic: Bool
    public let isOverridable: Bool
  }

  /// A class, struct or protocol.
  public struct Kind: Sendable {
    public enum Sort: Sendable { case `class`, structure, `protocol` }

    public let name: String
    public let sort: Sort
    public let superclass: String?
    /// Whether scripts can have subclasses of it.
    public var isOpen = true
    /// The numbers of a struct, in order.
    public let fields: [String]
    public var parts: [String: String] = [:]
    public var initializers: [Overload] = []
    public var properties: [String: Property] = [:]
    public var methods: [String: [Overload]] = [:]
    /// The callbacks of the system, by their names in Lua.
    public var callbacks: [String: [SwiftType]] = [:]
  }

  public private(set) var kinds: [String: Kind] = [:]
  public private(set) var enumerations: [String: [String]] = [:]
  public private(set) var functions: [String: [Overload]] = [:]
  public private(set) var objects: Set<String> = []
  public private(set) var oldNames: [String: String] = [:]
  public private(set) var absentKinds: [String: String] = [:]
  private var absentMembers: [String: [String: String]] = [:]
  /// Swift 3's names of nested enumerations, `UIViewAnimationOptions`, and today's.
  private var joinedNames: [String: String] = [:]
  /// The classes, structs and protocols that have a member of a name.
  private var owners: [String: [String]] = [:]
  private var wordOwners: [String: [String]] = [:]
  /// The classes that are not modelled and can be made all the same.
  private var standIns: Set<String> = []

  /// The first words of callbacks, with the numbers of values that the system gives: `animateTransition`, 1.
  private var callbackCounts: [String: Set<Int>] = [:]

  /// Whether the system calls something of that name, and never with as many values.
  public func isOtherCallback(_ name: String, count: Int) -> Bool {
    callbackCounts[name].map { !$0.contains(count) } ?? false
  }

  public static let playhead: ApiTable = {
    var count = 0
    let rows = ph_import_table(&count)
    return ApiTable(String(decoding: UnsafeBufferPointer(start: rows, count: count), as: UTF8.self))
  }()

  init(_ rows: String) {
    var current = ""
    for line in rows.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
      let name = field(1)
      switch field(0) {
      case "C":
        current = name
        kinds[name] = Kind(name: name, sort: .class, superclass: field(2).isEmpty ? nil : field(2), fields: [])
        kinds[name]?.isOpen = !field(3).contains("f")
        if field(3).contains("s") { standIns.insert(name) }
      case "S":
        current = name
        var kind = Kind(
          name: name, sort: .structure, superclass: nil, fields: field(2).split(separator: " ").map(String.init))
        for field in kind.fields {
          kind.properties[field] = Property(type: .number, isWritable: true, isStatic: false, isOverridable: false)
        }
        for part in field(3).split(separator: " ") {
          let pair = part.split(separator: "=").map(String.init)
          kind.parts[pair[0]] = pair[1]
          kind.properties[pair[0]] = Property(
            type: .named(pair[1]), isWritable: true, isStatic: false, isOverridable: false)
        }
        kinds[name] = kind
      case "T":
        current = name
        kinds[name] = Kind(name: name, sort: .protocol, superclass: nil, fields: [])
      case "I": kinds[current]?.initializers.append(Self.overload(name, result: .named(current)))
      case "P":
        let flags = field(3)
        // `Task.isCancelled` beside that of a task.
        let isSecond =
          flags.contains("s") && kinds[current]?.sort == .class && kinds[current]?.properties[name] != nil
        kinds[current]?.properties[isSecond ? "static " + name : name] = Property(
          type: Self.type(field(2)), isWritable: flags.contains("w"), isStatic: flags.contains("s"),
          isOverridable: flags.contains("o"))
      case "M":
        kinds[current]?.methods[name, default: []].append(
          Self.overload(field(4), result: Self.type(field(3)), flags: field(2)))
      case "B":
        let given = field(2).split(separator: ";").map { Self.parameter($0).type }
        kinds[current]?.callbacks[name] = given
        callbackCounts[name, default: []].insert(given.count)
      case "E": enumerations[name] = field(2).split(separator: " ").map(String.init)
      case "F": functions[name, default: []].append(Self.overload(field(3), result: Self.type(field(2))))
      case "G": objects.insert(name)
      case "K": oldNames[name] = field(2)
      case "A": absentKinds[name] = field(2)
      case "N":
        for member in field(3).split(separator: " ") { absentMembers[name, default: [:]][String(member)] = field(2) }
      default: break
      }
    }
    for (name, words) in enumerations {
      if name.contains(".") { joinedNames[name.filter { $0 != "." }] = name }
      if let outer = name.split(separator: ".").first, standIns.contains(String(outer)) { continue }
      for word in words { wordOwners[word, default: []].append(name) }
    }
    for kind in kinds.values where !standIns.contains(kind.name) {
      for member in Set(kind.properties.keys).union(kind.methods.keys) { owners[member, default: []].append(kind.name) }
    }
  }

  // MARK: Reading rows

  private static func overload(_ text: String, result: SwiftType, flags: String = "") -> Overload {
    Overload(
      parameters: text.split(separator: ";").map { parameter($0) }, result: result,
      isStatic: flags.contains("s"), isOverridable: flags.contains("o"))
  }

  private static func parameter(_ text: Substring) -> Parameter {
    let equals = text.firstIndex(of: "=") ?? text.startIndex
    let label = String(text[..<equals])
    var type = text[text.index(after: equals)...]
    let isByLabel = type.last == "!"
    if isByLabel { type = type.dropLast() }
    let isOptional = type.last == "?"
    if isOptional { type = type.dropLast() }
    return Parameter(
      label: label == "_" ? nil : label, type: Self.type(String(type)), isOptional: isOptional, isByLabel: isByLabel)
  }

  static func type(_ text: String) -> SwiftType {
    if text.hasSuffix("?") { return .optional(type(String(text.dropLast()))) }
    if text.hasPrefix("[") { return .array(type(String(text.dropFirst().dropLast()))) }
    if text.hasPrefix("f(") {
      let parts = text.dropFirst(2).dropLast().split(separator: ":", omittingEmptySubsequences: false)
      let given = (parts.first ?? "").split(separator: ",").map { parameter($0).type }
      return .function(given, parts.count > 1 ? type(String(parts[1])) : .void)
    }
    switch text {
    case "Double": return .number
    case "Int": return .integer
    case "Bool": return .bool
    case "String": return .string
    case "-": return .void
    case "Any": return .unknown
    default: return .named(text)
    }
  }

  // MARK: Questions

  /// The class and those above it, or the type alone.
  public func chain(of name: String) -> [Kind] {
    var chain: [Kind] = []
    var next: String? = name
    while let name = next, let kind = kinds[name], chain.count < 32 {
      chain.append(kind)
      next = kind.superclass
    }
    return chain
  }

  public func property(_ name: String, of type: String) -> Property? {
    for kind in chain(of: type) { if let property = kind.properties[name] { return property } }
    return nil
  }

  /// The overloads of a method, of the nearest class that has any.
  public func methods(_ name: String, of type: String) -> [Overload]? {
    for kind in chain(of: type) { if let methods = kind.methods[name] { return methods } }
    return nil
  }

  /// The initialisers of a class, or of the nearest one above it that declares some.
  public func initializers(of type: String) -> [Overload] {
    chain(of: type).first { !$0.initializers.isEmpty }?.initializers ?? []
  }

  /// The reason why Apple's member is missing, where the table gives one.
  public func absence(of member: String, in type: String) -> String? {
    for kind in chain(of: type) { if let reason = absentMembers[kind.name]?[member] { return reason } }
    return nil
  }

  /// Takes those of the classes for absent that only stand in.
  public mutating func leaveOut(standIns names: some Sequence<String>) {
    for name in names where standIns.contains(name) {
      kinds[name] = nil
      absentKinds[name] = "it is not implemented yet"
    }
  }

  /// The modelled classes that have a member: where the class of a value is not known, it is none that only stands in.
  public func owners(of member: String) -> [String] { owners[member] ?? [] }
  public func owners(ofWord word: String) -> [String] { wordOwners[word] ?? [] }

  /// The enumeration of a name, today's or Swift 3's.
  public func enumeration(_ name: String) -> String? {
    enumerations[name] != nil ? name : joinedNames[name] ?? Self.otherwise[name]
  }

  /// Enumerations that Swift keeps outside the type that has them here, and those whose name in Swift 3 was not today's without
  /// its dot.
  private static let otherwise = [
    "UIUserInterfaceIdiom": "UIDevice.UserInterfaceIdiom", "NSTextAlignment": "UILabel.TextAlignment",
    "NSLineBreakMode": "UILabel.LineBreakMode", "UIControlEvents": "UIControl.Event",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation", "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIButtonType": "UIButton.ButtonType",
    "UITextBorderStyle": "UITextField.BorderStyle", "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
  ]

  public func isSubclass(_ name: String, of other: String) -> Bool { chain(of: name).contains { $0.name == other } }
  /// Whether a value of the type is copied when it is assigned.
  public func isStructure(_ name: String) -> Bool { kinds[name]?.sort == .structure }
}
