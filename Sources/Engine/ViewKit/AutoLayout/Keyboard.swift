import LayerKit
public import MotionMath

/// The system's keyboard. It is not drawn: it covers what is behind it, and those who asked are notified when it moves.
private final class Keyboard {
  /// In points, from the bottom of the screen; 0 while there is none.
  var height = 0.0
}

/// A move of the keyboard, as its notifications tell it.
public final class KeyboardMove {
  /// Where it is before and after, in the screen's coordinates, in points.
  public let begin, end: CGRect
  /// In seconds (reported).
  public let duration = 0.25
  /// The number of a curve of the system's that has no name (reported).
  public let curve = 7

  fileprivate init(from begin: CGRect, to end: CGRect) { (self.begin, self.end) = (begin, end) }
}

extension UIApplication {
  fileprivate var keyboard: Keyboard { part { Keyboard() } }

  /// Shows a keyboard at the bottom of the screen, makes it higher or lower, or hides it.
  ///
  /// Posts that the keyboard will move, lays the windows out in an animation, in which layout guides follow, and posts 0.25 s
  /// later that it has moved. Apple does not document the order of the notifications, nor the curve: here ease in, ease out.
  ///
  /// - Parameter height: In points, with what is covered of the safe area; 0 hides it. The present height changes nothing.
  public func moveKeyboard(to height: Double) {
    guard height != keyboard.height else { return }
    let move = KeyboardMove(from: keyboardFrame(keyboard.height), to: keyboardFrame(height))
    keyboard.height = height
    let isShown = height > 0
    notify([.keyboardWillChangeFrame, isShown ? .keyboardWillShow : .keyboardWillHide], move)
    (constraintLayout as? ConstraintEngine)?.mark()
    animate(withDuration: move.duration) { for window in windows { window.layoutIfNeeded() } }
    world.schedule(at: world.now + move.duration) { [weak self] in
      self?.notify([.keyboardDidChangeFrame, isShown ? .keyboardDidShow : .keyboardDidHide], move)
    }
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
