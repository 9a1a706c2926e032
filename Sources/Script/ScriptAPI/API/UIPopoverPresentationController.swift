import MotionMath
import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  static let uiPopoverPresentationController = ClassDeclaration(
    UIPopoverPresentationController.self, "UIPopoverPresentationController", inherits: "UIPresentationController",
    "Presents a controller in a card beside the view it comes from; on a phone, in a sheet."
  ) { c in
    c.weight = 384
    c.object(
      "sourceView", "UIView", "What the card points to; held weakly.", { $0.sourceView }, { $0.sourceView = $1 })
    c.rect(
      "sourceRect", "The part of the source, in its own coordinates; the null rectangle is all of it.",
      { $0.sourceRect }, { $0.sourceRect = $1 })
    let directions = EnumEntry(UIPopoverPresentationController.ArrowDirection.self)
    c.value(
      "permittedArrowDirections", .options(directions), "The sides the arrow may be on; default all.",
      { .words($1.permittedArrowDirections.map(\.rawValue)) },
      { $1.permittedArrowDirections = try $2.words().compactMap { .init(rawValue: $0) } })
    c.value(
      "arrowDirection", .optional(.word(directions)), "The side the arrow is on; nil without a source or room.",
      { $1.arrowDirection.map { .word($0) } ?? .none })
    c.value(
      "popoverLayoutMargins", .structure(.UIEdgeInsets), "The room left to the edges of the screen; default 10.",
      { .insets($1.popoverLayoutMargins) }, { $1.popoverLayoutMargins = try $2.insets() })
    c.example(
      """
      local menu = UIViewController{modalPresentationStyle = "popover"}
      menu.popoverPresentationController.sourceView = window
      print(menu.popoverPresentationController.sourceRect == CGRect.null)   --> true
      """)
  }
}
