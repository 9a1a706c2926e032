extension SwiftStub {
  /// Declarations that neither the table nor Swift's own library has. Numbers are one type, so that every sum of them
  /// type-checks.
  static let prelude = """
    public typealias CGFloat = Double
    public typealias Float = Double
    public typealias TimeInterval = Double
    public typealias CFTimeInterval = Double
    public func leftOut<Value>() -> Value { fatalError() }
    public protocol NSObjectProtocol: AnyObject {}
    public protocol NSCopying {}
    extension String: NSCopying {}
    open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
      public init() {}
      open var description: String { fatalError() }
      open func hash(into hasher: inout Hasher) {}
      public static func == (left: NSObject, right: NSObject) -> Bool { fatalError() }
      open func isEqual(_ object: Any?) -> Bool { fatalError() }
      open func copy() -> Any { fatalError() }
      open func responds(to selector: Selector!) -> Bool { fatalError() }
      open func perform(_ selector: Selector!, with object: Any? = nil, afterDelay delay: TimeInterval) {}
      open func setValue(_ value: Any?, forKey key: String) {}
      open func setValue(_ value: Any?, forKeyPath path: String) {}
      open func value(forKey key: String) -> Any? { fatalError() }
      open func value(forKeyPath path: String) -> Any? { fatalError() }
      open func addObserver(_ observer: NSObject, forKeyPath path: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?) {}
      open func removeObserver(_ observer: NSObject, forKeyPath path: String) {}
      open func observeValue(forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
    }
    extension NSObjectProtocol {
      public func isKind(of type: AnyClass) -> Bool { fatalError() }
      public func isMember(of type: AnyClass) -> Bool { fatalError() }
      public func observe<Value>(_ path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation { fatalError() }
    }
    public struct NSKeyValueObservedChange<Value> { public let newValue: Value?, oldValue: Value? }
    open class NSKeyValueObservation: NSObject { open func invalidate() {} }
    public struct NSKeyValueChangeKey: Hashable { public static let newKey = NSKeyValueChangeKey(), oldKey = NSKeyValueChangeKey() }
    public struct NSKeyValueObservingOptions: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let new = Self(rawValue: 1), old = Self(rawValue: 2), initial = Self(rawValue: 4)
    }
    open class NSNull: NSObject {}
    open class NSCoder: NSObject {}
    open class NSNumber: NSObject { public init(value: Any) {} }
    open class NSValue: NSObject {
      public init(cgRect: CGRect) {}
      public init(cgPoint: CGPoint) {}
      public init(cgSize: CGSize) {}
      public init(caTransform3D: CATransform3D) {}
      public init(cgAffineTransform: CGAffineTransform) {}
    }
    public struct Selector: ExpressibleByStringLiteral {
      public init(_ name: String) {}
      public init(stringLiteral name: String) {}
    }
    public func selector(_ method: Any) -> Selector { fatalError() }
    public func NSStringFromClass(_ type: AnyClass) -> String { fatalError() }
    public protocol UITimingCurveProvider: NSObjectProtocol {}
    public protocol UIViewAnimating: NSObjectProtocol {}
    extension UIViewAnimating {
      public var isRunning: Bool { fatalError() }
      public var isReversed: Bool { get { fatalError() } set {} }
      public var fractionComplete: CGFloat { get { fatalError() } set {} }
      public func startAnimation() { fatalError() }
      public func startAnimation(afterDelay delay: TimeInterval) { fatalError() }
      public func pauseAnimation() { fatalError() }
      public func stopAnimation(_ withoutFinishing: Bool) { fatalError() }
    }
    public protocol UIViewImplicitlyAnimating: UIViewAnimating {}
    public protocol UITraitEnvironment: NSObjectProtocol {}
    public protocol UIDynamicItem: NSObjectProtocol {}
    public protocol UIContentContainer: NSObjectProtocol {}
    public typealias UIViewControllerTransitionCoordinatorContext = UIViewControllerTransitionCoordinator
    public typealias UICollectionViewLayout = UICollectionViewFlowLayout
    open class CGColor: NSObject {}
    open class CGPath: NSObject {
      public override init() { super.init() }
      public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
      public init(ellipseIn: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
      public init(roundedRect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?) {}
    }
    open class CGMutablePath: CGPath {
      public override init() { super.init() }
      public func move(to point: CGPoint) {}
      public func addLine(to point: CGPoint) {}
      public func addRect(_ rect: CGRect) {}
      public func closeSubpath() {}
    }
    extension UIColor {
      public convenience init(cgColor: CGColor) { fatalError() }
    }
    public struct UILayoutPriority: Equatable, Sendable {
      public let rawValue: Float
      public init(_ rawValue: Float) { fatalError() }
      public init(rawValue: Float) { fatalError() }
      public static let required = UILayoutPriority(1), defaultHigh = UILayoutPriority(1), defaultLow = UILayoutPriority(1)
      public static let fittingSizeLevel = UILayoutPriority(1)
    }
    public enum DispatchTimeInterval { case seconds(Int), milliseconds(Int), microseconds(Int) }
    public struct DispatchTime {
      public static func now() -> DispatchTime { fatalError() }
      public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }
      public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }
      public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { fatalError() }
    }
    open class DispatchQueue: NSObject {
      public enum QoS { case userInitiated, userInteractive, utility, background, `default` }
      public class var main: DispatchQueue { fatalError() }
      public class func global(qos: QoS = .default) -> DispatchQueue { fatalError() }
      public func async(execute work: @escaping () -> Void) {}
      public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {}
    }
    open class Timer: NSObject {
      public class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer { fatalError() }
      public class func scheduledTimer(timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) -> Timer { fatalError() }
      open func invalidate() {}
      open var isValid: Bool { fatalError() }
    }
    public struct Notification {
      public struct Name: ExpressibleByStringLiteral, Hashable {
        public init(_ name: String) {}
        public init(stringLiteral name: String) {}
      }
      public let name: Name, object: Any?, userInfo: [AnyHashable: Any]?
    }
    public typealias NSNotification = Notification
    open class NotificationCenter: NSObject {
      public class var `default`: NotificationCenter { fatalError() }
      open func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
      open func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
      open func addObserver(forName name: Notification.Name?, object: Any?, queue: DispatchQueue?, using block: @escaping (Notification) -> Void) -> NSObjectProtocol { fatalError() }
      open func removeObserver(_ observer: Any) {}
    }
    open class RunLoop: NSObject {
      public struct Mode { public static let common = Mode(), `default` = Mode() }
      public class var main: RunLoop { fatalError() }
    }
    extension UIDeviceOrientation {
      public var isLandscape: Bool { fatalError() }
      public var isPortrait: Bool { fatalError() }
    }
    extension UICollectionView {
      public func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
    }
    extension UITableView {
      public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
    }
    extension String {
      public init(format: String, _ values: Any...) { fatalError() }
    }
    public func sin(_ value: Double) -> Double { fatalError() }
    public func cos(_ value: Double) -> Double { fatalError() }
    public func tan(_ value: Double) -> Double { fatalError() }
    public func atan2(_ y: Double, _ x: Double) -> Double { fatalError() }
    public func sqrt(_ value: Double) -> Double { fatalError() }
    public func pow(_ value: Double, _ exponent: Double) -> Double { fatalError() }
    public func floor(_ value: Double) -> Double { fatalError() }
    public func ceil(_ value: Double) -> Double { fatalError() }
    public func round(_ value: Double) -> Double { fatalError() }
    public func hypot(_ x: Double, _ y: Double) -> Double { fatalError() }
    public func exp(_ value: Double) -> Double { fatalError() }
    public func log(_ value: Double) -> Double { fatalError() }
    public func log2(_ value: Double) -> Double { fatalError() }
    public func log10(_ value: Double) -> Double { fatalError() }
    public func fabs(_ value: Double) -> Double { fatalError() }
    public func fmod(_ value: Double, _ divisor: Double) -> Double { fatalError() }
    """
}
