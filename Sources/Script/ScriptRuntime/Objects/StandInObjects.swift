import LayerKit
import MotionMath
import TransitionKit
import ViewKit

/// An object of a class that stands in for one of Apple's: the class has no type in Swift, but a row.
protocol StandingIn: NSObject {
  var row: StandIn { get }
}

final class StandInObject: NSObject, StandingIn {
  let row: StandIn
  init(_ row: StandIn) {
    self.row = row
    super.init()
  }
  override var className: String { row.name }
}

final class StandInEffect: UIVisualEffect, StandingIn {
  let row: StandIn
  init(_ row: StandIn) {
    self.row = row
    super.init()
  }
  override var className: String { row.name }
}

final class StandInLayout: UICollectionViewFlowLayout, StandingIn {
  let row: StandIn
  init(_ row: StandIn) {
    self.row = row
    super.init()
  }
  override var className: String { row.name }
}

/// A gray ground with the name of its class in the middle, where it has a size; else a view that holds others.
final class StandInView: UIView, StandingIn {
  let row: StandIn
  init(_ row: StandIn, in app: UIApplication) {
    self.row = row
    super.init(in: app)
    if row.width != nil || row.height != nil { showStandIn(for: row.name) }
  }
  override var className: String { row.name }
  override var intrinsicContentSize: CGSize { row.intrinsicSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize { row.size(within: size) ?? super.sizeThatFits(size) }
}

final class StandInControl: UIControl, StandingIn {
  let row: StandIn
  init(_ row: StandIn, in app: UIApplication) {
    self.row = row
    super.init(in: app)
    showStandIn(for: row.name)
  }
  override var className: String { row.name }
  override var intrinsicContentSize: CGSize { row.intrinsicSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize { row.size(within: size) ?? super.sizeThatFits(size) }
}

final class StandInScrollView: UIScrollView, StandingIn {
  let row: StandIn
  init(_ row: StandIn, in app: UIApplication) {
    self.row = row
    super.init(in: app)
  }
  override var className: String { row.name }
}

final class StandInCell: UICollectionViewCell, StandingIn {
  let row: StandIn
  init(_ row: StandIn, in app: UIApplication) {
    self.row = row
    super.init(in: app)
  }
  override var className: String { row.name }
}

final class StandInField: UITextField, StandingIn {
  let row: StandIn
  init(_ row: StandIn, in app: UIApplication) {
    self.row = row
    super.init(in: app)
  }
  override var className: String { row.name }
}

/// A controller of a gray block, as large as it is made or laid out, so that what moves it can be judged.
class StandInController: UIViewController, StandingIn {
  let row: StandIn
  /// The text in the middle.
  final var caption: String { didSet { label?.text = caption } }
  private weak var label: UILabel?
  init(_ row: StandIn, in app: UIApplication) {
    self.row = row
    caption = row.name
    super.init(in: app)
  }
  override var className: String { row.name }
  override func loadView() {
    if callOverride(.loadView) { return }
    view = UIView(frame: app.screen.bounds, in: app)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label = view.showStandIn(for: caption)
  }
}

final class ScriptStandInController: StandInController, ScriptControlling {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewControllerOverriding)? { self }
}

final class StandInLayer: CALayer, StandingIn {
  let row: StandIn
  init(_ row: StandIn, in world: World) {
    self.row = row
    super.init(in: world)
  }
  required init(presenting model: CALayer) {
    row = unsafeDowncast(model, to: StandInLayer.self).row
    super.init(presenting: model)
  }
  override var className: String { row.name }
}

/// An instance of a script class below a layout of an app's own, whose items stand as a flow layout's.
final class ScriptLayout: UICollectionViewFlowLayout, ScriptBacked {
  unowned let session: ScriptSession
  var scriptClassID: Int32 = 0
  init(in session: ScriptSession) {
    self.session = session
    super.init()
  }
  override var className: String { scriptClassName }
}

extension StandIn {
  fileprivate var intrinsicSize: CGSize {
    CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
  }

  /// Nil where it has no size of its own.
  fileprivate func size(within size: CGSize) -> CGSize? {
    width == nil && height == nil ? nil : CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension UIView {
  /// Makes it a gray ground with a name in its middle (chosen here).
  /// - Returns: The label of the name.
  @discardableResult
  fileprivate func showStandIn(for name: String) -> UILabel {
    let label = UILabel(in: app)
    backgroundColor = NamedColor.systemGray6.color
    label.text = name
    label.textAlignment = .center
    label.textColor = NamedColor.systemGray.color
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    return label
  }
}
