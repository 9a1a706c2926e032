public import LayerKit
public import MotionMath

/// Which way a collection scrolls.
public enum UICollectionViewScrollDirection: String, CaseIterable, Sendable {
  case vertical, horizontal
}

/// Where a layout puts an item.
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

/// Arranges items in lines, as text is set: next to each other until the line is full.
open class UICollectionViewFlowLayout: NSObject {
  /// Of every item, unless the delegate gives sizes. Default 50 by 50 (documented).
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
  /// A full line is spread over the whole width, a line with room for one item has it in the middle, and the last line
  /// keeps the spacing of the others, or the least where sizes differ (as on devices).
  func arrange(
    _ counts: [Int], in size: CGSize, sizes: ((IndexPath) -> CGSize)?
  ) -> (frames: [[CGRect]], contentSize: CGSize) {
    let isVertical = scrollDirection == .vertical
    let insets =
      isVertical
      ? (before: sectionInset.left, after: sectionInset.right, top: sectionInset.top, bottom: sectionInset.bottom)
      : (before: sectionInset.top, after: sectionInset.bottom, top: sectionInset.left, bottom: sectionInset.right)
    let across = isVertical ? size.width : size.height
    let room = across - insets.before - insets.after
    var along = 0.0
    let frames = counts.enumerated().map { section, count -> [CGRect] in
      let items = (0..<count).map { item -> ItemExtent in
        let size = sizes?(IndexPath(item: item, section: section)) ?? itemSize
        return ItemExtent(across: isVertical ? size.width : size.height, along: isVertical ? size.height : size.width)
      }
      var frames: [CGRect] = []
      along += insets.top
      let lines = self.lines(of: items, in: room)
      for (number, line) in lines.enumerated() {
        if number > 0 { along += minimumLineSpacing }
        let height = line.map { items[$0].along }.max() ?? 0
        let (start, gap) = spacing(of: line.map { items[$0].across }, in: room, isLast: number == lines.count - 1)
        var place = insets.before + start
        for index in line {
          let item = items[index]
          let low = along + (height - item.along) / 2
          frames.append(
            isVertical
              ? CGRect(x: place, y: low, width: item.across, height: item.along)
              : CGRect(x: low, y: place, width: item.along, height: item.across))
          place += item.across + gap
        }
        along += height
      }
      along += insets.bottom
      return frames
    }
    let contentSize = isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    return (frames, contentSize)

    /// Where a line begins, and the gap between its items.
    func spacing(of widths: [Double], in room: Double, isLast: Bool) -> (start: Double, gap: Double) {
      let free = room - widths.reduce(0, +)
      guard isLast else {
        return widths.count > 1 ? (0, free / Double(widths.count - 1)) : (max(0, free / 2), 0)
      }
      guard sizes == nil, let width = widths.first else { return (0, minimumInteritemSpacing) }
      let perLine = max(1, ((room + minimumInteritemSpacing) / (width + minimumInteritemSpacing)).rounded(.down))
      return perLine > 1 ? (0, (room - perLine * width) / (perLine - 1)) : (max(0, free / 2), 0)
    }
  }

  /// An item's size, by the direction of lines.
  private struct ItemExtent {
    let across: Double
    let along: Double
  }

  /// The items' numbers, line by line; each line has at least one.
  private func lines(of items: [ItemExtent], in room: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0.0
    for (index, item) in items.enumerated() {
      if index > start, used + minimumInteritemSpacing + item.across > room + 1e-9 {
        lines.append(start..<index)
        (start, used) = (index, item.across)
      } else {
        used += (index > start ? minimumInteritemSpacing : 0) + item.across
      }
    }
    return start < items.count ? lines + [start..<items.count] : lines
  }
}
