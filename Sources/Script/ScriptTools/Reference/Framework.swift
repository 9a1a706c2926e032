/// The framework that a name of the table comes from.
package enum Framework: String, CaseIterable, Sendable {
  case quartzCore, uiKit, coreGraphics, foundation, dispatch, swift
  /// Made for scripts; Apple has nothing like it.
  case playhead

  /// The subject of its classes, as a heading.
  package var title: String {
    switch self {
    case .quartzCore: "Core Animation"
    case .uiKit: "UIKit"
    case .coreGraphics: "Core Graphics"
    case .foundation: "Objects and timers"
    case .dispatch: "Queues"
    case .swift: "Tasks"
    case .playhead: "The stage"
    }
  }

  /// The framework of a class, struct, protocol or function, found by its name.
  package init(of name: String) {
    switch name {
    case "DispatchQueue": self = .dispatch
    case "Task", "CheckedContinuation", "TaskGroup", "AsyncStream", "AsyncStreamContinuation": self = .swift
    case _ where name.hasPrefix("with") && (name.hasSuffix("Continuation") || name.contains("Task")): self = .swift
    case "Timer", "IndexPath", "Notification", "NotificationCenter": self = .foundation
    case _ where name.hasPrefix("UI"): self = .uiKit
    case _ where name.hasPrefix("CA"): self = .quartzCore
    case _ where name.hasPrefix("CG"): self = .coreGraphics
    case _ where name.hasPrefix("NS"): self = .foundation
    default: self = .playhead
    }
  }

  /// Apple's page about a type; nil for a type that Apple does not have.
  package func page(of type: String) -> String? {
    self == .playhead ? nil : "https://developer.apple.com/documentation/\(rawValue.lowercased())/\(type.lowercased())"
  }
}
