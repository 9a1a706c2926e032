import CResources
import PlainText
import ScriptAPI
package import ScriptRuntime

/// The API table as a module `UIKit` that `swiftc` type-checks against: declarations whose bodies end the program.
///
/// Numbers are all `Double`, and what Swift takes for granted stands in `prelude.txt`.
package struct SwiftStub {
  private let catalog: Catalog
  private(set) var lines: [String] = []
  /// The enumerations by name, and whether one is a set of options.
  private var enumerations: [String: (words: [String], isSet: Bool)] = [:]
  /// The members that each class declares and inherits, without defaults. A member is declared once; initialisers are
  /// overridden.
  private var members: [String: Set<String>] = [
    "NSObject": [
      "func value(forKeyPath keyPath: String) -> Any", "func value(forKey key: String) -> Any",
      "func setValue(_ value: Any?, forKeyPath keyPath: String)", "func setValue(_ value: Any?, forKey key: String)",
    ]
  ]
  private var initializers: [String: [String]] = [:]

  /// The module `UIKit` as Swift declarations without bodies, for type checking only.
  package static func text(of catalog: Catalog = .uiKit) -> String {
    var stub = SwiftStub(catalog: catalog)
    stub.write()
    return stub.lines.joined(separator: "\n") + "\n"
  }

  private init(catalog: Catalog) { self.catalog = catalog }

  private mutating func write() {
    lines = [String(Resource.stubPrelude.text.dropLast())]
    let classes = catalog.classes.map(\.entry).filter { !Self.ownClasses.contains($0.name) }
    for entry in classes { write(entry) }
    for entry in catalog.structures { write(entry) }
    for entry in catalog.protocols { write(entry) }
    for function in catalog.functions where function.name.first?.isUppercase == true {
      for signature in unique(function.overloads.map { signature($0, "func", function.name, nil) }) {
        lines.append("public \(signature) { fatalError() }")
      }
    }
    for constant in catalog.constants {
      guard case .member(let kind, let member) = constant.value else { continue }
      lines.append("public let \(constant.name) = \(kind.rawValue).\(member)")
    }
    for entry in catalog.enumerations where !Catalog.isOldName(entry.name) { note(entry, isSet: false) }
    for (name, entry) in enumerations.sorted(by: { $0.key < $1.key }) { write(name, entry) }
  }

  /// Classes that are not Apple's, or that the prelude declares.
  private static let ownClasses: Set = [
    "NSObject", "NSNull", "Timeline", "TouchDriver", "Device", "DispatchQueue", "Notification", "NotificationCenter",
    "NSKeyValueObservation", "Timer", "UIAccessibility", "CGPath", "CGMutablePath",
    "Task", "CheckedContinuation", "TaskGroup", "AsyncStream", "AsyncStreamContinuation", "UICollectionViewLayout",
  ]

  /// Classes here that are protocols in Swift.
  private static let protocols: Set = ["UITransitionContext", "UITransitionCoordinator", "CAAction"]

  /// Classes whose `init(coder:)` Swift lets every subclass declare again.
  private static let coded: Set = ["UIView", "UIViewController"]

  // MARK: Classes

  private mutating func write(_ entry: ClassEntry) {
    let isProtocol = Self.protocols.contains(entry.name)
    let name = SwiftNames.type(named: entry.name)
    var body: [String] = []
    var defaults: [String] = []
    var declared = entry.superclass.flatMap { members[$0] } ?? []
    if !isProtocol { body += declaredInitializers(of: entry) }
    for property in entry.properties where property.name.first?.isUppercase == false {
      var type = SwiftNames.type(property.shape, in: entry.name)
      if type.hasPrefix("BehaviorSettings") || !declared.insert("var \(property.name)").inserted { continue }
      note(property.shape)
      type += SwiftNames.mark(of: property, in: entry.name)
      if property.name == "cgPath" { type = "CGPath" }
      let storage = property.isStatic ? "class var" : "var"
      let access = property.isWritable ? "{ get { fatalError() } set {} }" : "{ fatalError() }"
      body.append(
        isProtocol
          ? "var \(SwiftNames.quoted(property.name)): \(type) { get }"
          : "open \(storage) \(SwiftNames.quoted(property.name)): \(type) \(access)")
    }
    for function in entry.functions {
      for overload in function.overloads {
        let word = function.isStatic ? "class func" : "func"
        let signature = signature(overload, word, function.name, entry.name)
        guard declared.insert(Self.plain(signature)).inserted else { continue }
        if isProtocol {
          // Not requirements, which could leave out nothing.
          defaults.append("public \(signature) { fatalError() }")
        } else {
          body.append("open \(signature) { fatalError() }")
        }
      }
    }
    members[entry.name] = declared
    if let nest = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
      lines.append("extension \(name[..<nest]) {")
      declare("open class \(name[name.index(after: nest)...]): NSObject", body)
      lines.append("}")
    } else if isProtocol {
      declare("public protocol \(name): NSObjectProtocol", body)
      declare("extension \(name)", defaults)
    } else {
      let adopted = Self.adopted[entry.name].map { ", " + $0 } ?? ""
      declare("open class \(name): \(entry.superclass ?? "NSObject")\(adopted)", body)
    }
  }

  private static let adopted = [
    "UICubicTimingParameters": "UITimingCurveProvider", "UISpringTimingParameters": "UITimingCurveProvider",
    "UIViewPropertyAnimator": "UIViewImplicitlyAnimating", "UIView": "UIDynamicItem",
    "UIPercentDrivenInteractiveTransition": "UIViewControllerInteractiveTransitioning",
    "CAAnimation": "CAAction", "UIViewController": "UITraitEnvironment, UIContentContainer",
  ]

  /// A class has the initialisers of those above it too, as Apple's classes that add none inherit them.
  private mutating func declaredInitializers(of entry: ClassEntry) -> [String] {
    let inherited = entry.superclass.flatMap { initializers[$0] } ?? [""]
    let declared = entry.initializers.map { overload in
      overload.parameters.map { parameter($0, entry.name) }.joined(separator: ", ")
    }
    let all = unique(inherited + declared)
    initializers[entry.name] = all
    let before = Set(inherited.map(Self.plain))
    let coder = "public required init?(coder: NSCoder) { super.init() }"
    return all.map { "public \(before.contains(Self.plain($0)) ? "override " : "")init(\($0)) { super.init() }" }
      + (isCoded(entry) ? [coder] : [])
  }

  private func isCoded(_ entry: ClassEntry) -> Bool {
    var next: ClassEntry? = entry
    while let current = next {
      if Self.coded.contains(current.name) { return true }
      next = current.superclass.flatMap { name in catalog.classes.first { $0.name == name }?.entry }
    }
    return false
  }

  private mutating func signature(_ overload: Overload, _ word: String, _ name: String, _ owner: String?) -> String {
    note(overload.result)
    let (base, label) = SwiftNames.parts(of: name)
    var parameters = overload.parameters.map { parameter($0, owner) }
    if let label, let first = overload.parameters.first, first.label == nil {
      parameters[0] = "\(label) \(parameters[0].dropFirst(2))"
    }
    var result = SwiftNames.type(overload.result, in: owner)
    if base == "copy" || base == "perform" { result = "Any" }
    return "\(word) \(SwiftNames.quoted(base))(\(parameters.joined(separator: ", ")))"
      + (result == "Void" ? "" : " -> \(result)")
  }

  private mutating func parameter(_ parameter: Parameter, _ owner: String?) -> String {
    note(parameter.shape)
    var type = SwiftNames.type(parameter.shape, in: owner)
    if case .function = parameter.shape { type = "@escaping " + type }
    if parameter.label == "action" || parameter.label == "selector", type.hasPrefix("String") {
      type = type.replacing("String", with: "Selector")
    }
    type = SwiftNames.type(labelled: parameter.label) ?? type
    let name = parameter.name.replacing(" ", with: "")
    let label = parameter.label.map(SwiftNames.label) ?? "_"
    return (label == name ? SwiftNames.quoted(name) : "\(label) \(SwiftNames.quoted(name))") + ": \(type)"
      + (parameter.isOptional ? " = leftOut()" : "")
  }

  private mutating func declare(_ head: String, _ body: [String]) {
    lines.append(body.isEmpty ? head + " {}" : head + " {")
    if !body.isEmpty { lines += unique(body).map { "  " + $0 } + ["}"] }
  }

  /// Overloads that differ for scripts alone are one in Swift.
  private func unique(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert(Self.plain($0)).inserted }
  }

  private static func plain(_ signature: String) -> String { signature.replacing(" = leftOut()", with: "") }

  // MARK: Structs

  private mutating func write(_ entry: StructEntry) {
    let name = entry.kind.rawValue
    let isClass = name == "UIColor"
    var body: [String] = []
    let stored =
      entry.kind.parts.isEmpty
      ? entry.kind.fields.map { ($0, name == "IndexPath" ? "Int" : "CGFloat") }
      : entry.kind.parts.map { ($0.name, $0.kind.rawValue) }
    let word = isClass ? "open class" : "public struct"
    if !isClass {
      body += stored.map { "public var \($0.0): \($0.1)" }
      body.append("public init() { fatalError() }")
      if !entry.kind.parts.isEmpty { body += ["width", "height"].map { "public var \($0): CGFloat { fatalError() }" } }
    }
    for overload in entry.initializers where !overload.parameters.isEmpty {
      let parameters = overload.parameters.map { parameter($0, nil) }.joined(separator: ", ")
      body.append("public init(\(parameters)) { fatalError() }")
    }
    for property in entry.properties where property.name != "copy" && !entry.kind.fields.contains(property.name) {
      note(property.shape)
      let type = property.name == "cgColor" ? "CGColor" : SwiftNames.type(property.shape)
      body.append("public var \(SwiftNames.quoted(property.name)): \(type) { fatalError() }")
    }
    for constant in entry.constants {
      body.append("public static var \(SwiftNames.quoted(constant.name)): \(name) { fatalError() }")
    }
    for (functions, word) in [(entry.functions, "func"), (entry.statics, "static func")] {
      for function in functions where function.name != "copy" {
        for overload in function.overloads {
          body.append("public \(signature(overload, word, function.name, nil)) { fatalError() }")
        }
      }
    }
    declare(
      "\(word) \(name)\(isClass ? ": NSObject" : name == "IndexPath" ? ": Hashable" : ": Equatable")", body)
  }

  // MARK: Protocols

  /// Protocols that have the requirements of another.
  private static let refined = [
    "UITableViewDelegate": "UIScrollViewDelegate", "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate",
    "UISheetPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
    "UIPopoverPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
  ]

  /// Requirements of transitions that a class has to have, as in Apple's declarations.
  private static let required: Set = [
    "transitionDuration", "animateTransition", "startInteractiveTransition",
  ]

  /// Every other requirement has a default, as Objective-C's may be left out.
  private mutating func write(_ entry: ProtocolEntry) {
    let above = Self.refined[entry.name]
    let inherited = Set(catalog.protocols.first { $0.name == above }?.callbacks.map(\.name) ?? [])
    let callbacks = entry.callbacks.filter { $0.name != "observeValue" && !inherited.contains($0.name) }
    for callback in callbacks {
      for parameter in callback.parameters { note(parameter.shape) }
      note(callback.result)
    }
    let optional = callbacks.filter { !Self.required.contains($0.name) }.map(SwiftCallbacks.declaration)
    declare(
      "public protocol \(entry.name): \(above ?? "NSObjectProtocol")", callbacks.map(SwiftCallbacks.declaration))
    declare(
      "extension \(entry.name)",
      optional.map { "public " + $0.replacing(" { get }", with: "") + " { fatalError() }" })
  }

  // MARK: Enumerations

  private mutating func note(_ shape: Shape) {
    switch shape {
    case .word(let entry): note(entry, isSet: false)
    case .options(let entry): note(entry, isSet: true)
    case .array(let inner), .optional(let inner): note(inner)
    case .function(let parameters, let result):
      for parameter in parameters { note(parameter.value) }
      note(result)
    default: break
    }
  }

  private mutating func note(_ entry: EnumEntry, isSet: Bool) {
    let enumeration = enumerations[entry.name]
    enumerations[entry.name] = (entry.words, isSet || enumeration?.isSet == true)
  }

  private mutating func write(_ name: String, _ entry: (words: [String], isSet: Bool)) {
    guard name != "UILayoutPriority", !name.hasPrefix("BehaviorSettings"), !name.hasPrefix("ExportRequest"),
      name != "FontWeight"
    else { return }
    let full = SwiftNames.type(named: name)
    let parts = full.split(separator: ".").map(String.init)
    guard let last = parts.last else { return }
    let words = entry.words.map { SwiftNames.quoted($0) }
    if parts.count > 1 { lines.append("extension \(parts.dropLast().joined(separator: ".")) {") }
    if entry.isSet {
      declare(
        "public struct \(last): OptionSet, Sendable",
        ["public let rawValue: Int", "public init(rawValue: Int) { self.rawValue = rawValue }"]
          + words.enumerated().filter { $0.element != "`none`" }.map {
            "public static let \($0.element) = \(last)(rawValue: 1 << \($0.offset))"
          })
    } else {
      declare("public enum \(last): Int, Sendable", words.map { "case \($0)" })
    }
    if parts.count > 1 { lines.append("}") }
  }
}
