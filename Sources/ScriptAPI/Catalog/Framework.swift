/// Where a name of the table comes from.
public enum Framework: String, CaseIterable, Sendable {
  case quartzCore = "QuartzCore"
  case uiKit = "UIKit"
  case coreGraphics = "CoreGraphics"
  case foundation = "Foundation"
  case dispatch = "Dispatch"
  /// Made for scripts; Apple has nothing like it.
  case playhead = "playhead"

  /// The framework of a class, struct, protocol or function, told by its name.
  public init(of name: String) {
    switch name {
    case "DispatchQueue": self = .dispatch
    case "Timer", "IndexPath": self = .foundation
    case _ where name.hasPrefix("UI"): self = .uiKit
    case _ where name.hasPrefix("CA"): self = .quartzCore
    case _ where name.hasPrefix("CG"): self = .coreGraphics
    case _ where name.hasPrefix("NS"): self = .foundation
    default: self = .playhead
    }
  }

  /// Apple's page about a type; nil for what Apple does not have.
  public func page(of type: String) -> String? {
    self == .playhead ? nil : "https://developer.apple.com/documentation/\(rawValue.lowercased())/\(type.lowercased())"
  }
}
