public import LayerKit
public import MotionMath

/// The direction in which a collection scrolls.
public enum UICollectionViewScrollDirection: String, CaseIterable, Sendable {
  case vertical, horizontal
}

/// The place of an item in a layout.
public final class UICollectionViewLayoutAttributes: NSObject {
  public let indexPath: IndexPath
  /// In the content's coordinates, in points.
  public let frame: CGRect

  init(_ indexPath: IndexPath, frame: CGRect) {
    self.indexPath = indexPath
    self.frame = frame
    super.init()
  }

  public override var className: String { "UICollectionViewLayoutAttributes" }
}

/// Arranges items in lines, as words in a text.
open class UICollectionViewFlowLayout: NSObject {
  /// Of every item, unless the delegate gives sizes. Default 50 by 50 (documented).
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The least space between items of a line. Default 10 (documented).
  open var minimumInteritemSpacing = 10.0 { didSet { invalidateLayout() } }
  /// The least space between lines. Default 10 (documented).
  open var minimumLineSpacing = 10.0 { didSet { invalidateLayout() } }
  /// Around each section.
  open var sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionViewScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The view whose items it arranges.
  public internal(set) final weak var collectionView: UICollectionView?

  public override init() { super.init() }

  open override var className: String { "UICollectionViewFlowLayout" }

  /// Makes the collection arrange its items again before the next commit.
  public final func invalidateLayout() { collectionView?.invalidateArrangement() }

  /// The items' frames, section by section, and the size of the content, in a view that has `size` for them.
  func arrange(_ sections: [FlowSection], in size: CGSize) -> (frames: [[CGRect]], contentSize: CGSize) {
    let isVertical = scrollDirection == .vertical
    var along = 0.0
    let frames = sections.map { section -> [CGRect] in
      let inset = section.inset ?? sectionInset
      let lines = FlowLines(
        section.sizes.map { proposed in
          let size = proposed ?? itemSize
          return FlowLines.Item(
            across: isVertical ? size.width : size.height, along: isVertical ? size.height : size.width)
        },
        room: isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom,
        itemSpacing: section.itemSpacing ?? minimumInteritemSpacing,
        lineSpacing: section.lineSpacing ?? minimumLineSpacing)
      let start = along + (isVertical ? inset.top : inset.left)
      along = start + lines.length + (isVertical ? inset.bottom : inset.right)
      return lines.places.map { placed in
        isVertical
          ? CGRect(
            x: inset.left + placed.across, y: start + placed.along, width: placed.item.across, height: placed.item.along
          )
          : CGRect(
            x: start + placed.along, y: inset.top + placed.across, width: placed.item.along, height: placed.item.across)
      }
    }
    return (
      frames, isVertical ? CGSize(width: size.width, height: along) : CGSize(width: along, height: size.height)
    )
  }
}
