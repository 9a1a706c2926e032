extension UsageWarning {
  /// A mistake that UIKit takes without a word: the code runs, and does something else than it looks like.
  public enum Oversight: Hashable, Sendable {
    /// `==` of an animation and the copy that a layer keeps, which is another object (documented: `add(_:forKey:)` copies).
    case comparedWithCopy
    /// A child that joined without `didMove(toParent:)`, which is the container's call (documented: `addChild`).
    case joinedWithoutNotice(child: String, parent: String)
    /// A child that left without `willMove(toParent: nil)` (documented: `removeFromParent`).
    case leftWithoutNotice(child: String, parent: String)
    /// A mask that is a sublayer, too, which is undefined (documented: `mask`).
    case maskInTree(mask: String, superlayer: String)
    /// A mask of a path without a size: it was made of bounds that were not laid out yet. It hides all of the layer.
    case emptyMask(mask: String, layer: String)
    /// A responder whose view is in no window cannot become the first (documented: `becomeFirstResponder`).
    case focusOutsideWindow(responder: String)
    /// The style of a presentation belongs to the controller that is presented (documented: `modalPresentationStyle`).
    case styleOfPresenter(presenter: String, presented: String)
    /// The style was set when the presentation controller of another style was made already.
    case styleTooLate(controller: String, style: String, made: String)
  }
}
