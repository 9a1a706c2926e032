// A list where another initialiser takes a rectangle.
// prints: 2
import UIKit

final class MenuController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel()
    let close = UIButton(type: .system)
    let stack = UIStackView(arrangedSubviews: [title, close])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
    print(stack.arrangedSubviews.count)
  }
}
