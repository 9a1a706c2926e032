public import MotionMath

/// What is arranged inside something else: view controllers and presentation controllers.
public protocol UIContentContainer: AnyObject {
  /// The size it would like, in points; zero where it has no wish.
  var preferredContentSize: CGSize { get }
  /// A content container inside it has another wish than before.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// A content container inside it fits differently. There is no layout by constraints here, so only an app sends it.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// How large `container` is to be inside something of size `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Its size is about to become `size`; `coordinator` runs blocks along.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Its traits are about to become `newCollection`. Comes before the change of size it belongs to.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
