import PlainText
import ViewKit

extension WarningText {
  /// The message about a mistake that UIKit takes without a word, and what to write instead.
  static func text(of oversight: UsageWarning.Oversight) -> (message: String, hint: String?) {
    switch oversight {
    case .comparedWithCopy:
      (
        "an animation was compared with the copy that its layer keeps: they are never the same object",
        "animation:setValue(\"fade\", \"name\") before it is added; a copy has the value, too"
      )
    case .joinedWithoutNotice(let child, let parent):
      (
        "\(child) became a child of \(parent), and didMove(toParent:) was never called: addChild leaves that to the "
          + "container", "child:didMove(parent)"
      )
    case .leftWithoutNotice(let child, let parent):
      (
        "\(child) left \(parent) without willMove(toParent: nil): removeFromParent leaves that to the container",
        "child:willMove(nil)"
      )
    case .maskInTree(let mask, let superlayer):
      (
        "\(mask) became a mask while it was a sublayer of \(superlayer): a mask may have no superlayer, and the result is "
          + "undefined; here it leaves \(superlayer)", "layer:removeFromSuperlayer()"
      )
    case .emptyMask(let mask, let layer):
      (
        "the path of \(mask) has no size, and as a mask it hides all of \(layer): it was made of bounds before the layout",
        "set the path in layoutSubviews or viewDidLayoutSubviews"
      )
    case .focusOutsideWindow(let responder):
      (
        "becomeFirstResponder of \(responder) was refused: its view is in no window yet",
        "call it in viewDidAppear"
      )
    case .styleOfPresenter(let presenter, let presented):
      (
        "modalPresentationStyle of \(presenter) was set, which presents; UIKit reads that of the presented "
          + "\(presented), and this has no effect", "presented.modalPresentationStyle = \"fullScreen\""
      )
    case .styleTooLate(let controller, let style, let made):
      (
        "modalPresentationStyle of \(controller) became \(style) after its presentationController was read, which is of "
          + "\(made) and stays", "set modalPresentationStyle before presentationController is read"
      )
    }
  }
}
