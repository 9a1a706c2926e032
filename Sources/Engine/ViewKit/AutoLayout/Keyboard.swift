import LayerKit
public import MotionMath

/// The system's keyboard. It is not drawn: it covers what is behind it, and those who asked are notified when it moves.
private final class Keyboard {
  /// In points, from the bottom of the screen; 0 while there is none.
  var height = 0.0
  /// The height to which it returns when a finger lets go of it; the same as `height` while none holds it.
  var fullHeight = 0.0
}

/// A move of the keyboard, as its notifications tell it.
public final class KeyboardMove {
  /// Where it is before and after, in the screen's coordinates, in points.
  public let begin, end: CGRect
  /// In seconds (reported).
  public let duration = KeyboardMove.standardDuration
  fileprivate static let standardDuration = 0.25
  /// The number of a curve of the system's that has no name (reported).
  public let curve = 7

  fileprivate init(from begin: CGRect, to end: CGRect) { (self.begin, self.end) = (begin, end) }
}

extension UIApplication {
  fileprivate var keyboard: Keyboard { part { Keyboard() } }

  /// Shows a keyboard at the bottom of the screen, makes it higher or lower, or hides it.
  ///
  /// Posts that the keyboard will move, lays the windows out in an animation, in which layout guides follow, and posts
  /// 0.25 s later that it has moved. The curve is the system's spring (measured on a device), unless
  /// `BehaviorSettings.systemMotion` says otherwise. Apple does not document the order of the notifications.
  ///
  /// - Parameter height: In points, with what is covered of the safe area; 0 hides it. The present height changes nothing.
  public func moveKeyboard(to height: Double) {
    guard height != keyboard.height || height != keyboard.fullHeight else { return }
    let move = KeyboardMove(from: keyboardFrame(keyboard.height), to: keyboardFrame(height))
    (keyboard.height, keyboard.fullHeight) = (height, height)
    let isShown = height > 0
    notify([.keyboardWillChangeFrame, isShown ? .keyboardWillShow : .keyboardWillHide], move)
    layOutForKeyboard(animatingOver: move.duration)
    world.schedule(at: world.now + move.duration) { [weak self] in
      self?.notify([.keyboardDidChangeFrame, isShown ? .keyboardDidShow : .keyboardDidHide], move)
    }
  }

  private func layOutForKeyboard(animatingOver duration: Double) {
    (constraintLayout as? ConstraintEngine)?.mark()
    animateBySystem(easedOver: duration) { for window in windows { window.layoutIfNeeded() } }
  }

  // MARK: Under a finger

  /// Whether a keyboard is up.
  var isKeyboardUp: Bool { keyboard.fullHeight > 0 }

  /// Moves the keyboard's top to a finger at `y`, in the screen's coordinates, but not above its place. Layout guides follow at
  /// once, and nobody is notified (reported).
  ///
  /// - Parameter padding: How far above the keyboard the finger takes hold of it, in points.
  func dragKeyboard(to y: Double, padding: Double) {
    let height = min(max(screen.bounds.height - y - padding, 0), keyboard.fullHeight)
    guard isKeyboardUp, height != keyboard.height else { return }
    keyboard.height = height
    (constraintLayout as? ConstraintEngine)?.mark()
    for window in windows { window.layoutIfNeeded() }
  }

  /// Lets a finger's keyboard go: it leaves when it moves down or is less than half up, and returns otherwise, of which nobody
  /// is notified. (Chosen here.)
  ///
  /// - Parameter velocity: The finger's, downward, in points per second.
  func releaseKeyboard(velocity: Double) {
    guard isKeyboardUp, keyboard.height < keyboard.fullHeight else { return }
    if velocity > 0 || keyboard.height < keyboard.fullHeight / 2 { return moveKeyboard(to: 0) }
    keyboard.height = keyboard.fullHeight
    layOutForKeyboard(animatingOver: KeyboardMove.standardDuration)
  }

  private func keyboardFrame(_ height: Double) -> CGRect {
    CGRect(x: 0, y: screen.bounds.height - height, width: screen.bounds.width, height: height)
  }

  private func notify(_ names: [NotificationCenter.SystemName], _ move: KeyboardMove) {
    for name in names { notificationCenter.post(Notification(name.rawValue, userInfo: move)) }
  }
}

extension UIView {
  /// How much of the view the keyboard covers, from below, in points; 0 off screen.
  final var keyboardOverlap: Double {
    guard app.keyboard.height > 0, let window else { return 0 }
    let covered = convert(bounds, to: window).maxY - (app.screen.bounds.height - app.keyboard.height)
    return min(max(covered, 0), bounds.height)
  }
}

/// A view's area under the keyboard. It follows the keyboard frame by frame, also under a finger.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// True, the default, lets it cover the safe area's bottom while there is no keyboard; false leaves it no height then.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { needsLayout() } }
  }
  /// How far above the keyboard a finger takes hold of it, in points (documented). Default 0.
  public var keyboardDismissPadding = 0.0
  /// True lets it follow a keyboard that floats, of which there is none here. Default false.
  public var followsUndockedKeyboard = false

  public override var className: String { "UIKeyboardLayoutGuide" }

  private func needsLayout() {
    guard let owningView else { return }
    (owningView.app.constraintLayout as? ConstraintEngine)?.mark()
    owningView.setNeedsLayout()
  }

  /// How high it is, in points.
  var height: Double {
    guard let owningView else { return 0 }
    return max(owningView.keyboardOverlap, usesBottomSafeArea ? owningView.safeAreaInsets.bottom : 0)
  }
}

extension UIView {
  /// The view's area under the keyboard; the safe area's bottom while there is none.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    unsafeDowncast(UILayoutGuide.guide(.keyboard, of: self), to: UIKeyboardLayoutGuide.self)
  }
}

extension UIScrollView {
  /// How a drag of the content hides the keyboard.
  public enum KeyboardDismissMode: String, CaseIterable, Sendable {
    case none
    /// When the drag begins.
    case onDrag
    /// The keyboard follows a finger that crosses its top.
    case interactive
    case onDragWithAccessory, interactiveWithAccessory

    var isInteractive: Bool { self == .interactive || self == .interactiveWithAccessory }
    var isAtBegin: Bool { self == .onDrag || self == .onDragWithAccessory }
  }

  func keyboardFollows(_ pan: UIPanGestureRecognizer) {
    guard keyboardDismissMode != .none, app.isKeyboardUp else { return }
    let padding = window?.keyboardLayoutGuide.keyboardDismissPadding ?? 0
    switch pan.state {
    case .began where keyboardDismissMode.isAtBegin: app.moveKeyboard(to: 0)
    case .began, .changed:
      if keyboardDismissMode.isInteractive { app.dragKeyboard(to: pan.location(in: nil).y, padding: padding) }
    case .ended: app.releaseKeyboard(velocity: pan.velocity(in: nil).y)
    case .cancelled: app.releaseKeyboard(velocity: 0)
    case .possible, .failed: break
    }
  }
}
