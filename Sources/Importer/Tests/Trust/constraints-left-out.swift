// Constraints that are left out are no fault of the view's.
// check: silent
import UIKit

final class TileController: UIViewController {
  private let tile = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    tile.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tile)
    NSLayoutConstraint.activate(
      [
        [
          .init(
            item: tile, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX, multiplier: 1,
            constant: 0),
          .init(
            item: tile, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 40),
        ],
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:[tile(80)]", options: [], metrics: nil, views: ["tile": tile]),
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:[tile(80)]", options: [], metrics: nil, views: ["tile": tile]),
      ].flatMap { $0 })
  }
}
