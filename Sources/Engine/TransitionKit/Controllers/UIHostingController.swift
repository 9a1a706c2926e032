import LayerKit
import MotionMath
public import ViewKit

/// Stands in for a controller that shows SwiftUI, which does not run here: a block with the name of what it would show.
///
/// As large as it is made or laid out (chosen here), so that what moves it can be judged.
open class UIHostingController: UIViewController {
  /// The name of its root view.
  public final var rootView: String { didSet { (viewIfLoaded as? HostedBlock)?.name = rootView } }

  public init(rootView: String = "", in app: UIApplication) {
    self.rootView = rootView
    super.init(in: app)
  }

  open override var className: String { "UIHostingController" }

  open override func loadView() {
    if callOverride(.loadView) { return }
    let block = HostedBlock(frame: app.screen.bounds, in: app)
    block.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    block.name = rootView
    view = block
  }
}

/// A gray ground with a name in its middle.
private final class HostedBlock: UIView {
  var name = "" { didSet { label.text = name } }
  private let label: UILabel

  init(frame: CGRect, in app: UIApplication) {
    label = UILabel(in: app)
    super.init(frame: frame, in: app)
    backgroundColor = NamedColor.systemGray6.color
    label.textAlignment = .center
    label.textColor = NamedColor.systemGray.color
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }
}
