public import MotionMath

/// Something that contains view controllers: a view controller or a presentation controller.
public protocol UIContentContainer: AnyObject {
  /// The size it prefers, in points; zero on an axis without a preference.
  var preferredContentSize: CGSize { get }
  /// The preferred size of a content container inside it has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The fitting size of a content container inside it has changed. Only an app calls it: constraints are not modelled.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size `container` gets inside a container of `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Its size is about to become `size`; `coordinator` runs blocks along with the change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Its traits are about to become `newCollection`. The change of size they belong to is reported next.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
