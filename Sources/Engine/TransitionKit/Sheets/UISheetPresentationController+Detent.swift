public import LayerKit
import MotionMath
package import ViewKit

extension UISheetPresentationController {
  /// A height a sheet can rest at.
  public final class Detent: NSObject {
    /// `medium`, `large`, or the app's own.
    public let identifier: String
    private let height: (SheetGeometry) -> Double?

    private init(_ identifier: String, height: @escaping (SheetGeometry) -> Double?) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    public override var className: String { "UISheetPresentationController.Detent" }
    public override var debugName: String? { identifier }

    /// About half of the largest height; inactive in a compact height, as on a phone that is turned (documented and recorded).
    public static func medium() -> Detent {
      Detent("medium") { $0.isCompact ? nil : $0.height(ofDetent: $0.mediumValue) }
    }

    /// The largest height.
    public static func large() -> Detent { Detent("large") { $0.largest.height } }

    /// - Parameter resolver: Returns the detent's value for the largest value, both in points and without the bottom safe
    ///   area, which the sheet covers besides. The result is limited to 0... the largest value; with nil the detent is inactive (documented).
    public static func custom(identifier: String, resolver: @escaping (Double) -> Double?) -> Detent {
      Detent(identifier) { geometry in resolver(geometry.largestValue).map(geometry.height(ofDetent:)) }
    }

    /// An identifier of its own for a custom detent that was given none, as each has (recorded).
    package static func newIdentifier(in app: UIApplication) -> String {
      app.transitionCenter.unnamedDetents += 1
      return "custom-\(app.transitionCenter.unnamedDetents)"
    }

    /// Nil while it is inactive.
    func height(in geometry: SheetGeometry) -> Double? { height(geometry) }

    /// The identifier that Swift's words name, for that word or for its raw value: `large` for `com.apple.UIKit.large`.
    public static func identifier(named name: String) -> String {
      let prefix = "com.apple.UIKit."
      return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }
  }
}

/// The system's detents, of which a program gets the same ones each time it asks: two of them are equal (recorded).
private final class SystemDetents {
  let medium = UISheetPresentationController.Detent.medium()
  let large = UISheetPresentationController.Detent.large()
}

extension UIApplication {
  private var systemDetents: SystemDetents { part { SystemDetents() } }
  package var mediumDetent: UISheetPresentationController.Detent { systemDetents.medium }
  package var largeDetent: UISheetPresentationController.Detent { systemDetents.large }
}
