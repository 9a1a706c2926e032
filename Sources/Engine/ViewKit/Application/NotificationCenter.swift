public import LayerKit

/// A message by name, from an object.
public final class Notification: NSObject {
  public let name: String
  /// The sender; nil when it names none.
  public let object: NSObject?
  /// The sender's data, or a `KeyboardMove`; nil for none.
  public let userInfo: AnyObject?

  public init(_ name: String, object: NSObject? = nil, userInfo: AnyObject? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  public override var className: String { "Notification" }
}

/// One request for notifications. It ends when it is removed from its centre, or when its target is released.
public final class NotificationObserver: NSObject {
  /// Nil accepts every name.
  let name: String?
  let isBoundToObject: Bool
  weak var object: NSObject?
  let hasTarget: Bool
  public private(set) weak var target: NSObject?
  let deliver: (Notification) -> Void

  fileprivate init(
    _ name: String?, _ object: NSObject?, _ target: NSObject?, _ deliver: @escaping (Notification) -> Void
  ) {
    self.name = name
    self.object = object
    isBoundToObject = object != nil
    self.target = target
    hasTarget = target != nil
    self.deliver = deliver
  }

  var isOver: Bool { hasTarget && target == nil || isBoundToObject && object == nil }

  func accepts(_ notification: Notification) -> Bool {
    !isOver && (name == nil || name == notification.name) && (!isBoundToObject || object === notification.object)
  }
}

/// Delivers notifications to their observers.
public final class NotificationCenter: NSObject {
  private var observers: [NotificationObserver] = []

  public override var className: String { "NotificationCenter" }

  /// Asks for notifications.
  ///
  /// - Parameters:
  ///   - name: Nil asks for all names.
  ///   - object: The only sender to observe; nil: every sender. Not retained.
  ///   - target: The observer, which is not retained (documented); nil: the request itself is the observer.
  @discardableResult
  public func addObserver(
    forName name: String?, object: NSObject?, target: NSObject? = nil, using deliver: @escaping (Notification) -> Void
  ) -> NotificationObserver {
    let observer = NotificationObserver(name, object, target, deliver)
    observers.append(observer)
    return observer
  }

  /// Whether a request has not ended.
  package func has(_ observer: NotificationObserver) -> Bool {
    !observer.isOver && observers.contains { $0 === observer }
  }

  /// Ends requests: the given one, or all of a target.
  ///
  /// - Parameters:
  ///   - name: Nil: those for any name.
  ///   - object: Nil: those for any sender.
  public func removeObserver(_ observer: NSObject, name: String? = nil, object: NSObject? = nil) {
    observers.removeAll {
      $0.isOver
        || ($0 === observer || $0.target === observer) && (name == nil || $0.name == name)
          && (object == nil || $0.object === object)
    }
  }

  /// Delivers a notification at once, in the order of the requests (documented).
  ///
  /// A request made meanwhile waits for the next notification; one that ended meanwhile is skipped.
  public func post(_ notification: Notification) {
    for observer in observers where observer.accepts(notification) {
      guard observers.contains(where: { $0 === observer }) else { continue }
      observer.deliver(notification)
    }
  }

  /// The names that the system posts; the raw values are Apple's.
  public enum SystemName: String, CaseIterable, Sendable {
    case willResignActive = "UIApplicationWillResignActiveNotification"
    case didEnterBackground = "UIApplicationDidEnterBackgroundNotification"
    case willEnterForeground = "UIApplicationWillEnterForegroundNotification"
    case didBecomeActive = "UIApplicationDidBecomeActiveNotification"
    case willChangeStatusBarOrientation = "UIApplicationWillChangeStatusBarOrientationNotification"
    case didChangeStatusBarOrientation = "UIApplicationDidChangeStatusBarOrientationNotification"
    case willChangeStatusBarFrame = "UIApplicationWillChangeStatusBarFrameNotification"
    case didChangeStatusBarFrame = "UIApplicationDidChangeStatusBarFrameNotification"
    case orientationDidChange = "UIDeviceOrientationDidChangeNotification"
    case reduceMotionStatusDidChange = "UIAccessibilityReduceMotionStatusDidChangeNotification"
    case prefersCrossFadeTransitionsStatusDidChange =
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification"
    case keyboardWillShow = "UIKeyboardWillShowNotification"
    case keyboardDidShow = "UIKeyboardDidShowNotification"
    case keyboardWillHide = "UIKeyboardWillHideNotification"
    case keyboardDidHide = "UIKeyboardDidHideNotification"
    case keyboardWillChangeFrame = "UIKeyboardWillChangeFrameNotification"
    case keyboardDidChangeFrame = "UIKeyboardDidChangeFrameNotification"

    /// As Swift has it in its class: `willResignActiveNotification`, `keyboardWillShowNotification`.
    package var member: String {
      if self == .prefersCrossFadeTransitionsStatusDidChange { return "prefersCrossFadeTransitionsStatusDidChange" }
      let owner = ["UIApplication", "UIAccessibility"].first(where: rawValue.hasPrefix) ?? "UI"
      let name = rawValue.dropFirst(owner.count)
      return name.prefix(1).lowercased() + name.dropFirst()
    }
  }
}

extension UIApplication {
  /// The one centre, `NotificationCenter.default`.
  public var notificationCenter: NotificationCenter { part { NotificationCenter() } }

  /// Posts notifications of the system, from the application.
  package func notify(_ names: NotificationCenter.SystemName...) {
    for name in names { notificationCenter.post(Notification(name.rawValue, object: self)) }
  }
}
