import LayerKit
public import MotionMath

/// The image is before the title; both together are centred in the content rectangle.
extension UIButton {
  /// The rectangle for image and title.
  public final func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where the title lies, in a content rectangle.
  public final func titleRect(forContentRect rect: CGRect) -> CGRect {
    guard currentTitle != nil else { return CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0) }
    let image = imageSize(in: rect)
    let room = rect.inset(by: titleEdgeInsets)
    let wanted = titleLabel.intrinsicContentSize
    let title = CGSize(
      width: max(0, min(wanted.width, room.width - image.width)), height: max(0, min(wanted.height, room.height)))
    let start = room.midX - (image.width + title.width) / 2
    return CGRect(
      x: start + image.width, y: room.midY - title.height / 2, width: title.width, height: title.height)
  }

  /// Where the image lies, in a content rectangle. It is made smaller where it does not fit.
  public final func imageRect(forContentRect rect: CGRect) -> CGRect {
    guard currentImage != nil else { return CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0) }
    let room = rect.inset(by: imageEdgeInsets)
    let image = imageSize(in: room)
    let title = currentTitle == nil ? 0 : min(titleLabel.intrinsicContentSize.width, room.width - image.width)
    return CGRect(
      x: room.midX - (image.width + max(0, title)) / 2, y: room.midY - image.height / 2, width: image.width,
      height: image.height)
  }

  private func imageSize(in room: CGRect) -> CGSize {
    guard let size = currentImage?.size else { return .zero }
    return CGSize(width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
  }

  /// The size of the content with its insets; without insets, 6 points above and below a title (reported).
  var wantedSize: CGSize {
    let title = currentTitle == nil ? CGSize.zero : titleLabel.intrinsicContentSize
    let image = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    let isBare = insets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) && image == .zero
    let content = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    return CGSize(
      width: max(content.width + insets.left + insets.right, isBare ? 30 : 0),
      height: content.height + insets.top + insets.bottom + (isBare ? 12 : 0))
  }
}
