import ViewKit

/// Holds the shown children of a container. They fill it.
final class UIViewControllerWrapperView: UIView {
  /// The slides of pages under way, oldest first, where one may overtake another.
  var slides: [PageSlide] = []

  /// Ends what is seen of slides that were overtaken.
  func dropSlides(except kept: PageSlide? = nil) { for slide in slides where slide !== kept { slide.drop() } }

  override var className: String { "UIViewControllerWrapperView" }
}
