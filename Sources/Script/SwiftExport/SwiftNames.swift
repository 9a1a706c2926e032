import PlainText
import ScriptAPI
package import ScriptRuntime

/// The types of the API table as Swift declares them.
package enum SwiftNames {
  /// Scripts' names of types that are protocols in Swift, or have another name there.
  static let others = protocolsAndWords.merging(nestedClasses) { first, _ in first }

  /// The classes that Swift nests in others, of which the table has both names in one.
  private static let nestedClasses: [String: String] = {
    let names = Set(Catalog.uiKit.classes.map(\.name))
    var result: [String: String] = [:]
    // An outer class stands before those in it.
    for declaration in Catalog.uiKit.classes {
      for property in declaration.entry.properties
      where property.isStatic && names.contains(declaration.name + property.name) {
        result[declaration.name + property.name] = (result[declaration.name] ?? declaration.name) + "." + property.name
      }
    }
    return result
  }()

  private static let protocolsAndWords = [
    "UITransitionContext": "UIViewControllerContextTransitioning",
    "UITransitionCoordinator": "UIViewControllerTransitionCoordinator",
    "UIDevice.UserInterfaceIdiom": "UIUserInterfaceIdiom", "UILabel.TextAlignment": "NSTextAlignment",
    "UILabel.LineBreakMode": "NSLineBreakMode",
    "FontWeight": "UIFont.Weight",
  ]

  /// UIKit's types and the Core Graphics types that Core Animation takes instead.
  private static let coreGraphics = ["UIColor": "CGColor", "UIBezierPath": "CGPath", "UIImage": "Any"]

  /// Swift's name of a type of scripts.
  package static func type(named name: String) -> String { others[name] ?? name }

  /// The Swift type of a parameter with this label where scripts have no class for it: a protocol. Nil for any other.
  package static func type(labelled label: String?) -> String? {
    label == "forChildContentContainer" ? "UIContentContainer" : nil
  }

  /// - Parameter owner: The class that declares the member; nil for none.
  package static func type(_ shape: Shape, in owner: String? = nil) -> String {
    switch shape {
    case .number, .time: "CGFloat"
    case .integer: "Int"
    case .bool: "Bool"
    case .string, .keyPath: "String"
    case .word(let entry), .options(let entry): type(named: entry.name)
    case .priority: "UILayoutPriority"
    case .structure(let kind): named(kind.rawValue, in: owner)
    case .object(let name), .delegate(let name): named(name, in: owner)
    case .function(let parameters, let result): function(parameters, returns: result, in: owner)
    case .array(let element): "[\(type(element, in: owner))]"
    case .animatable, .any: "Any"
    case .table: "[String: Any]"
    case .optional(let wrapped): optional(type(wrapped, in: owner))
    case .nothing: "Void"
    }
  }

  private static func named(_ name: String, in owner: String?) -> String {
    if owner?.hasPrefix("CA") == true, let other = coreGraphics[name] { return other }
    return type(named: name)
  }

  /// The mark that Swift adds although the value is never nil here: `?` for arrays that may be missing there, `!` for
  /// values that are unwrapped where they are used.
  package static func mark(of property: PropertyEntry, in owner: String) -> String {
    let name = "\(owner).\(property.name)"
    return optionalArrays.contains(name) ? "?" : property.takesNil || unwrapped.contains(name) ? "!" : ""
  }

  private static let unwrapped: Set = [
    "UIViewController.view", "UILabel.font", "UITableViewController.tableView",
    "UICollectionViewController.collectionView",
  ]

  private static let optionalArrays: Set = [
    "CALayer.sublayers", "UIView.gestureRecognizers", "UITabBarController.viewControllers",
    "UIAlertController.textFields", "UIPageViewController.viewControllers", "UINavigationBar.items", "UITabBar.items",
    "UIToolbar.items",
    "UITableView.indexPathsForVisibleRows", "UITableView.indexPathsForSelectedRows",
    "UICollectionView.indexPathsForSelectedItems", "UINavigationItem.leftBarButtonItems",
    "UINavigationItem.rightBarButtonItems", "UITouch.gestureRecognizers",
  ]

  /// The type with `?`; a function type in parentheses.
  package static func optional(_ type: String) -> String {
    type.contains("->") ? "(\(type))?" : type + "?"
  }

  private static func function(
    _ given: KeyValuePairs<String, Shape>, returns result: Shape, in owner: String?
  ) -> String {
    "(\(given.map { type($0.value, in: owner) }.joined(separator: ", "))) -> \(type(result, in: owner))"
  }

  /// The base name of a member, and the label that stands behind it in scripts: `willMove` and `toSuperview`.
  package static func parts(of name: String) -> (base: String, label: String?) {
    guard let underscore = name.utf8.firstIndex(of: UInt8(ascii: "_")), underscore != name.startIndex else {
      return (name, nil)
    }
    return (String(name[..<underscore]), String(name[name.index(after: underscore)...].prefix { $0 != "_" }))
  }

  /// The second label attribute of a constraint: a table of Lua holds a label once.
  static func label(_ label: String) -> String { label == "toAttribute" ? "attribute" : label }

  /// A name that is a word of Swift stands in backquotes.
  package static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "none",
  ]
}
