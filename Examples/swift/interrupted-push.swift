// Interrupted push: somebody taps back in the middle of a push. The Swift of ../interrupted-push.lua.
import UIKit

final class Page: UIViewController {
  let tell: (String) -> Void

  init(_ title: String, _ tell: @escaping (String) -> Void) {
    self.tell = tell
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell("\(title ?? "") will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tell("\(title ?? "") did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell("\(title ?? "") will go")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tell("\(title ?? "") is gone")
  }
}
