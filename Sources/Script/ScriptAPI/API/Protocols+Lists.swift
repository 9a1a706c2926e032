import ScriptRuntime

/// The callbacks of scroll views, tables and collections.
extension Catalog {
  static let tableCallbacks = [
    CallbackEntry(
      "tableView_heightForRowAt", ["_ tableView": .tableView, "heightForRowAt indexPath": .path],
      returns: .number(.points), "The height of a row, in points."),
    CallbackEntry(
      "tableView_heightForHeaderInSection", ["_ tableView": .tableView, "heightForHeaderInSection section": .section],
      returns: .number(.points), "The height of a header."),
    CallbackEntry(
      "tableView_heightForFooterInSection", ["_ tableView": .tableView, "heightForFooterInSection section": .section],
      returns: .number(.points), "The height of a footer."),
    CallbackEntry(
      "tableView_viewForHeaderInSection", ["_ tableView": .tableView, "viewForHeaderInSection section": .section],
      returns: .optional(.view),
      "The view above a section, or nil."),
    CallbackEntry(
      "tableView_viewForFooterInSection", ["_ tableView": .tableView, "viewForFooterInSection section": .section],
      returns: .optional(.view),
      "The view below a section, or nil."),
    CallbackEntry(
      "tableView_willSelectRowAt", ["_ tableView": .tableView, "willSelectRowAt indexPath": .path],
      returns: .optional(.path),
      "The row to select in place of the one tapped; nil selects none."),
    CallbackEntry(
      "tableView_didSelectRowAt", ["_ tableView": .tableView, "didSelectRowAt indexPath": .path],
      "A tap selected a row."),
    CallbackEntry(
      "tableView_didDeselectRowAt", ["_ tableView": .tableView, "didDeselectRowAt indexPath": .path],
      "A row was deselected."),
    CallbackEntry(
      "tableView_accessoryButtonTappedForRowWith",
      ["_ tableView": .tableView, "accessoryButtonTappedForRowWith indexPath": .path],
      "A tap on the button at the right side of a row."),
    CallbackEntry(
      "tableView_willDisplay",
      ["_ tableView": .tableView, "willDisplay cell": .tableCell, "forRowAt indexPath": .path],
      "A cell is about to appear."),
    CallbackEntry(
      "tableView_didEndDisplaying",
      ["_ tableView": .tableView, "didEndDisplaying cell": .tableCell, "forRowAt indexPath": .path],
      "A cell has disappeared."),
  ]

  static let collectionCallbacks = [
    CallbackEntry(
      "collectionView_shouldSelectItemAt", ["_ collection": .collection, "shouldSelectItemAt indexPath": .path],
      returns: .bool,
      "Whether a tap selects an item."),
    CallbackEntry(
      "collectionView_didSelectItemAt", ["_ collection": .collection, "didSelectItemAt indexPath": .path],
      "A tap selected an item."),
    CallbackEntry(
      "collectionView_didDeselectItemAt", ["_ collection": .collection, "didDeselectItemAt indexPath": .path],
      "An item was deselected."),
    CallbackEntry(
      "collectionView_willDisplay",
      ["_ collection": .collection, "willDisplay cell": .collectionCell, "forItemAt indexPath": .path],
      "A cell is about to appear."),
    CallbackEntry(
      "collectionView_didEndDisplaying",
      ["_ collection": .collection, "didEndDisplaying cell": .collectionCell, "forItemAt indexPath": .path],
      "A cell has disappeared."),
  ]

  static let scrollCallbacks = [
    CallbackEntry("scrollViewDidScroll", ["_ scrollView": .scrollView], "The content offset changed."),
    CallbackEntry("scrollViewWillBeginDragging", ["_ scrollView": .scrollView], "A finger begins to drag the content."),
    CallbackEntry(
      "scrollViewWillEndDragging",
      [
        "_ scrollView": .scrollView, "withVelocity velocity": .structure(.CGPoint),
        "targetContentOffset target": .structure(.CGPoint),
      ], returns: .optional(.structure(.CGPoint)),
      "The offset at which scrolling comes to rest; nil keeps the target."),
    CallbackEntry(
      "scrollViewWillBeginDecelerating", ["_ scrollView": .scrollView],
      "Scrolling continues after the finger was lifted."
    ),
    CallbackEntry(
      "scrollViewDidEndDragging", ["_ scrollView": .scrollView, "willDecelerate decelerates": .bool],
      "The finger was lifted."),
    CallbackEntry("scrollViewDidEndDecelerating", ["_ scrollView": .scrollView], "Scrolling came to rest."),
    CallbackEntry(
      "scrollViewDidEndScrollingAnimation", ["_ scrollView": .scrollView], "An animated change of the offset ended."),
    CallbackEntry(
      "viewForZooming", ["in scrollView": .scrollView], returns: .optional(.view),
      "The view to zoom; nil turns zooming off."),
    CallbackEntry("scrollViewDidZoom", ["_ scrollView": .scrollView], "The zoom scale changed."),
    CallbackEntry(
      "scrollViewWillBeginZooming", ["_ scrollView": .scrollView, "with view": .optional(.object("UIView"))],
      "Two fingers begin to zoom the content."),
    CallbackEntry(
      "scrollViewDidEndZooming",
      ["_ scrollView": .scrollView, "with view": .optional(.object("UIView")), "atScale scale": .number(.plain)],
      "Zooming ended."),
    CallbackEntry(
      "scrollViewDidChangeAdjustedContentInset", ["_ scrollView": .scrollView], "The adjusted inset changed."),
  ]
}
