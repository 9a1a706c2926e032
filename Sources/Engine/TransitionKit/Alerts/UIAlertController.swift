import LayerKit
import MotionMath
public import ViewKit

/// A question to the person, with a button for each answer: a card in the middle, or an action sheet.
///
/// Motion, dimming and the card's measures are those of iOS 27 (measured); the look of its text is chosen here.
open class UIAlertController: UIViewController {
  public enum Style: String, CaseIterable, Sendable {
    case actionSheet, alert
  }

  public private(set) final var preferredStyle = Style.alert
  public final var message: String? { didSet { contentDidChange() } }
  /// In the order they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The action whose button stands out; one of `actions`.
  public final var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
  /// In the order they were added; an action sheet has none.
  public private(set) final var textFields: [UITextField] = []

  private var card: AlertCard?
  private var isChosen = false

  public override init(in app: UIApplication) {
    super.init(in: app)
    modalPresentationStyle = .overFullScreen
  }

  /// Sets the values of an alert that was created without them.
  package final func setUp(title: String?, message: String?, preferredStyle: Style) {
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  open override var className: String { "UIAlertController" }
  open override var title: String? { didSet { contentDidChange() } }

  open override func loadView() {
    if callOverride(.loadView) { return }
    let card = AlertCard(in: app)
    self.card = card
    view = card
    contentDidChange()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isChosen = false
    if actions.isEmpty { app.warn(.oversight(.alertWithoutActions(alert: app.world.label(of: self))), about: self) }
  }

  override func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? {
    preferredStyle == .alert
      ? AlertPresentation(presentedViewController: self, presenting: presenting)
      : ActionSheetPresentation(presentedViewController: self, presenting: presenting)
  }

  override func ownTransition(isArriving: Bool) -> (any DrawnTransition)? {
    AlertAnimator(self, isArriving: isArriving)
  }

  // MARK: Its parts

  /// A second cancel action is refused (documented: an exception).
  public final func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      return app.warn(.secondCancel(alert: app.world.label(of: self)), about: self)
    }
    warnIfShown()
    actions.append(action)
    action.alert = self
    contentDidChange()
  }

  /// - Parameter configure: Called with the field at once.
  public final func addTextField(_ configure: ((UITextField) -> Void)? = nil) {
    warnIfShown()
    let field = UITextField(in: app)
    field.borderStyle = .roundedRect
    textFields.append(field)
    configure?(field)
    contentDidChange()
  }

  private func warnIfShown() {
    guard presentingViewController != nil else { return }
    app.warn(.oversight(.alertIsShown(alert: app.world.label(of: self))), about: self)
  }

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// True for a sheet at a source: a tap outside cancels it, and it has no cancel button (measured on iOS 26).
  var hidesCancel: Bool { (ownPresentation?.controller as? ActionSheetPresentation)?.isAtSource == true }

  // MARK: Showing it

  func contentDidChange() { card?.show(self) }

  /// The card's size in a container of this width.
  func size(in width: Double) -> CGSize { card?.fittingSize(in: width) ?? .zero }

  /// Dismisses it, and calls the handler afterwards (measured).
  func choose(_ action: UIAlertAction?) {
    guard !isChosen, action?.isEnabled != false else { return }
    isChosen = true
    dismiss(animated: true) { if let action { action.handler?(action) } }
  }
}
