// Properties of the system that a class gives a value for good, and one that it sets in its superclass.
// prints: Toast custom 2
import UIKit

final class Toast: UIViewController {
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .custom }
    set {}
  }
  override var title: String? {
    get { "Toast" }
    set { super.title = newValue }
  }
}
final class Tile: UIView {
  var changes = 0
  override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      changes += 1
    }
  }
}
let toast = Toast()
let tile = Tile()
tile.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
tile.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
print("\(toast.title ?? "") \(toast.modalPresentationStyle == .custom ? "custom" : "other") \(tile.changes)")
