public import LayerKit

/// The base of generators of haptics. Here each haptic is only an event of the record, `haptic`.
open class UIFeedbackGenerator: NSObject {
  private unowned let app: UIApplication

  public init(in app: UIApplication) {
    self.app = app
    super.init()
  }

  open override var className: String { "UIFeedbackGenerator" }

  /// Wakes the hardware on a device.
  public final func prepare() {}

  func report(_ detail: String) { app.log("haptic", self, detail) }
}

/// The haptic of an impact.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: String, CaseIterable, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public var style = FeedbackStyle.medium

  public override var className: String { "UIImpactFeedbackGenerator" }

  /// - Parameter intensity: From 0 to 1.
  public func impactOccurred(intensity: Double = 1) { report("impact \(style.rawValue) \(intensity)") }
}

/// The haptic of a change of selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override var className: String { "UISelectionFeedbackGenerator" }

  public func selectionChanged() { report("selection") }
}

/// The haptic of a success, a warning or a failure.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: String, CaseIterable, Sendable {
    case success, warning, error
  }

  public override var className: String { "UINotificationFeedbackGenerator" }

  public func notificationOccurred(_ type: FeedbackType) { report("notification \(type.rawValue)") }
}
