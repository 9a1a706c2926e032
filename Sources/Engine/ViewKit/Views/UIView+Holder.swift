import LayerKit

extension UIView {
  /// The owner of a view that has no superview: the item of a bar that shows it. Not kept alive.
  final var holder: NSObject? { hasHolder ? self[attached: ViewHolder.key]?.holder : nil }

  final func setHolder(_ holder: NSObject?) {
    hasHolder = holder != nil
    self[attached: ViewHolder.key] = holder.map { ViewHolder($0) }
    app.world.ownersDidChange(of: self)
  }
}

private final class ViewHolder {
  static var key: AttachmentKey<ViewHolder> { AttachmentKey("holder") }
  weak var holder: NSObject?
  init(_ holder: NSObject) { self.holder = holder }
}
