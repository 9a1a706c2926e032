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
    public static func medium() -> Detent { Detent(systemPrefix + "medium") { $0.mediumHeight } }

    /// The largest height.
    public static func large() -> Detent { Detent(systemPrefix + "large") { $0.largest.height } }

    /// - Parameter resolver: Returns the detent's height for the largest height, both in points. The result is limited to
    ///   0... the largest height; nil is 0.
    public static func custom(identifier: String, resolver: @escaping (Double) -> Double?) -> Detent {
      Detent(identifier) { geometry in
        let most = geometry.largest.height
        return min(max(resolver(most) ?? 0, 0), most)
      }
    }

    func height(in geometry: SheetGeometry) -> Double { height(geometry) }
  }
}
