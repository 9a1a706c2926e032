// A property of the system that is observed.
// prints: 1
import UIKit

final class Tile: UIView {
  var changes = 0
  override var frame: CGRect {
    didSet { changes += 1 }
  }
}
let tile = Tile()
tile.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
print(tile.frame.width > 5 ? 1 : 0)
