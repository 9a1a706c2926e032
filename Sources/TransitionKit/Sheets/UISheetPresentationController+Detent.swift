public import LayerKit
import MotionMath

extension UISheetPresentationController {
  /// A height a sheet can rest at.
  public final class Detent: NSObject {
    /// `com.apple.UIKit.medium`, `com.apple.UIKit.large`, or the app's own.
    public let identifier: String
    private let height: (SheetGeometry) -> Double

    static let systemPrefix = "com.apple.UIKit."

    private init(_ identifier: String, height: @escaping (SheetGeometry) -> Double) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    public override var className: String { "UISheetPresentationController.Detent" }
    public override var debugName: String? { identifier }

    /// About half of the largest height.
    public static func medium() -> Detent {
      Detent(systemPrefix + "medium") { $0.height(ofDetent: $0.mediumValue) }
    }

    /// The largest height.
    public static func large() -> Detent { Detent(systemPrefix + "large") { $0.largest.height } }

    /// - Parameter resolver: Returns the detent's value for the largest value, both in points and without the bottom safe
    ///   area, which the sheet covers besides. The result is limited to 0... the largest value; nil is 0.
    public static func custom(identifier: String, resolver: @escaping (Double) -> Double?) -> Detent {
      Detent(identifier) { $0.height(ofDetent: resolver($0.largestValue) ?? 0) }
    }

    func height(in geometry: SheetGeometry) -> Double { height(geometry) }
  }
}
