public import LayerKit
public import MotionMath

/// The place of an item: its section, and its number in it, both counted from 0.
public struct IndexPath: Hashable, Sendable, Comparable {
  public var section: Int
  public var item: Int

  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  public var row: Int { item }

  public static func < (first: IndexPath, second: IndexPath) -> Bool {
    (first.section, first.item) < (second.section, second.item)
  }
}

/// Which way a collection scrolls.
public enum UICollectionViewScrollDirection: String, CaseIterable, Sendable {
  case vertical, horizontal
}

/// Arranges items in lines, as text is set: next to each other until the line is full.
open class UICollectionViewFlowLayout: NSObject {
  /// Of every item. Default 50 by 50 (documented).
  open var itemSize = CGSize(width: 50, height: 50)
  /// The least space between items of a line. Default 10 (documented).
  open var minimumInteritemSpacing = 10.0
  /// The least space between lines. Default 10 (documented).
  open var minimumLineSpacing = 10.0
  /// Around each section.
  open var sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var scrollDirection = UICollectionViewScrollDirection.vertical

  public override init() { super.init() }

  open override var className: String { "UICollectionViewFlowLayout" }

  /// The items' frames, section by section, and the size of it all, in a view of size `size`.
  ///
  /// A full line is spread over the whole width; the last one keeps the least spacing (as on devices, where several
  /// items fit).
  func arrange(_ counts: [Int], in size: CGSize) -> (frames: [[CGRect]], contentSize: CGSize) {
    let isVertical = scrollDirection == .vertical
    let across = isVertical ? size.width : size.height
    let item = isVertical ? itemSize : CGSize(width: itemSize.height, height: itemSize.width)
    let insets =
      isVertical
      ? (before: sectionInset.left, after: sectionInset.right, top: sectionInset.top, bottom: sectionInset.bottom)
      : (before: sectionInset.top, after: sectionInset.bottom, top: sectionInset.left, bottom: sectionInset.right)
    let room = across - insets.before - insets.after
    let perLine = max(
      1, Int(((room + minimumInteritemSpacing) / (item.width + minimumInteritemSpacing)).rounded(.down)))
    let spread = perLine > 1 ? (room - Double(perLine) * item.width) / Double(perLine - 1) : 0
    var along = 0.0
    let frames = counts.map { count in
      let start = along + insets.top
      let lines = (count + perLine - 1) / perLine
      along = start + insets.bottom
      if lines > 0 { along += Double(lines) * item.height + Double(lines - 1) * minimumLineSpacing }
      return (0..<count).map { index -> CGRect in
        let (line, column) = (index / perLine, index % perLine)
        let isLastLine = line == lines - 1 && count % perLine != 0
        let gap = isLastLine ? min(spread, max(minimumInteritemSpacing, spread)) : spread
        let x = insets.before + Double(column) * (item.width + gap)
        let y = start + Double(line) * (item.height + minimumLineSpacing)
        return isVertical
          ? CGRect(x: x, y: y, width: item.width, height: item.height)
          : CGRect(x: y, y: x, width: item.height, height: item.width)
      }
    }
    let contentSize = isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    return (frames, contentSize)
  }
}
