public import LayerKit
public import MotionMath

/// The view of one item in a collection or table view. Add subviews to `contentView`.
open class ReusableCell: UIView {
  public final let contentView: UIView
  /// The item is selected.
  open var isSelected = false {
    didSet { showSelection() }
  }
  /// A finger is on it.
  open var isHighlighted = false {
    didSet { showSelection() }
  }
  /// Shown behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, backgroundView, at: 0) }
  }
  /// Shown between background and content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }
  /// The identifier of its registration; nil for a cell the program made itself.
  public internal(set) final var reuseIdentifier: String?

  public override init(frame: CGRect = .zero, in app: UIApplication, layer: CALayer? = nil) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size), in: app)
    super.init(frame: frame, in: app, layer: layer)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Says what it is reused under, for a cell made by hand.
  public final func reuse(as identifier: String?) { reuseIdentifier = identifier }

  /// Called before it is used for another item.
  open func prepareForReuse() {}

  override func perform(_ call: ViewCall) {
    if case .prepareForReuse = call { prepareForReuse() } else { super.perform(call) }
  }

  open override func touchesBegan(_ touches: [UITouch], with event: UIEvent?) { fingerDidMove(onto: true) }
  open override func touchesEnded(_ touches: [UITouch], with event: UIEvent?) { fingerDidMove(onto: false) }
  open override func touchesCancelled(_ touches: [UITouch], with event: UIEvent?) { fingerDidMove(onto: false) }

  /// Highlights the cell while a finger is on it.
  func fingerDidMove(onto isDown: Bool) { isHighlighted = isDown }

  /// Called when it was selected or highlighted, or the reverse.
  func showSelection() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }

  private func replaceBackground(_ old: UIView?, _ new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }
}
