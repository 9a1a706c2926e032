import MotionMath
import ViewKit

/// The value structs of scripts. A struct is a copy; nested writes through a property reach the object.
package enum StructKind: String, CaseIterable, Sendable {
  case CGPoint, CGVector, CGSize, CGRect, UIEdgeInsets, CGAffineTransform, CATransform3D, UIColor, IndexPath, UIOffset
  case NSDirectionalEdgeInsets

  /// The kind's number in the bridge.
  package var id: Int32 { Int32(Self.allCases.firstIndex(of: self) ?? 0) }

  package init?(id: Int32) {
    guard Self.allCases.indices.contains(Int(id)) else { return nil }
    self = Self.allCases[Int(id)]
  }

  /// The names of its numbers, in order.
  package var fields: [String] {
    switch self {
    case .CGPoint: ["x", "y"]
    case .CGVector: ["dx", "dy"]
    case .CGSize: ["width", "height"]
    case .CGRect: ["x", "y", "width", "height"]
    case .UIEdgeInsets: ["top", "left", "bottom", "right"]
    case .CGAffineTransform: ["a", "b", "c", "d", "tx", "ty"]
    case .CATransform3D:
      (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
    case .UIColor: ["red", "green", "blue", "alpha"]
    case .IndexPath: ["item", "section"]
    case .UIOffset: ["horizontal", "vertical"]
    case .NSDirectionalEdgeInsets: ["top", "leading", "bottom", "trailing"]
    }
  }

  /// Structs inside it: name, kind, and where their numbers start.
  package var parts: [(name: String, kind: StructKind, first: Int)] {
    self == .CGRect ? [("origin", .CGPoint, 0), ("size", .CGSize, 2)] : []
  }

  /// As an error names it.
  package var description: String {
    switch self {
    case .CGPoint: "a CGPoint"
    case .CGVector: "a CGVector"
    case .CGSize: "a CGSize"
    case .CGRect: "a CGRect"
    case .UIEdgeInsets: "UIEdgeInsets"
    case .CGAffineTransform: "a CGAffineTransform"
    case .CATransform3D: "a CATransform3D"
    case .UIColor: "a colour (a UIColor, or text such as \"#0a84ff\")"
    case .IndexPath: "an IndexPath"
    case .UIOffset: "a UIOffset"
    case .NSDirectionalEdgeInsets: "NSDirectionalEdgeInsets"
    }
  }
}
