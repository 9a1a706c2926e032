// A selector of a method that an extension adds to a class of the system.
// prints: went back
import UIKit

extension UIViewController {
  func addBackButton() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    button.addTarget(self, action: #selector(goBack), for: .touchUpInside)
    view.addSubview(button)
    button.sendActions(for: .touchUpInside)
  }
  @objc func goBack() {
    print("went back")
  }
}
let screen = UIViewController()
screen.addBackButton()
