import LayerKit
import Limits
public import MotionMath

/// Shows items as cells, and makes only the visible ones.
open class UICollectionView: UIScrollView {
  /// Neither is kept alive (documented).
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  open var collectionViewLayout: UICollectionViewFlowLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      invalidateArrangement()
    }
  }
  /// Whether a tap selects. Default true.
  open var allowsSelection = true
  /// Whether a tap keeps the former selection. Default false.
  open var allowsMultipleSelection = false
  private var selected: Set<IndexPath> = []
  private var makers: [String: () -> UICollectionViewCell] = [:]
  private var spare: [String: [UICollectionViewCell]] = [:]
  private var shown: [IndexPath: UICollectionViewCell] = [:]
  private var frames: [[CGRect]] = []
  private var needsData = true
  /// The size for which `frames` were made; nil when they are outdated.
  private var arrangedSize: CGSize?

  /// How many items the next section may have: all sections together have no more than `Limit.collectionItems`.
  public private(set) final var itemRoom = Limit.sectionItems.most

  public init(frame: CGRect = .zero, collectionViewLayout: UICollectionViewFlowLayout, in app: UIApplication) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame, in: app)
    collectionViewLayout.collectionView = self
    let tap = UITapGestureRecognizer(in: app)
    tap.cancelsTouchesInView = false
    tap.addTarget(
      TargetAction(target: self, name: "select") { [weak self] tap in
        guard let self, let tap = tap as? UIGestureRecognizer else { return }
        select(at: tap.location(in: self))
      })
    addGestureRecognizer(tap)
  }

  open override var className: String { "UICollectionView" }
  override var weightBesides: Int { MemoryCount.Weight.listView }

  // MARK: Cells

  /// Sets how cells for `identifier` are made.
  public final func register(
    _ make: @escaping () -> UICollectionViewCell, forCellWithReuseIdentifier identifier: String
  ) {
    makers[identifier] = make
  }

  /// A spare cell, or a new one, with the frame of its item. A plain one when `identifier` is not registered.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let frame = frame(indexPath) ?? .zero
    if let cell = spare[identifier]?.popLast() {
      cell.frame = frame
      cell.receive(.prepareForReuse)
      return cell
    }
    if makers[identifier] == nil {
      app.warn(.cellNotRegistered(identifier: identifier), about: self)
    }
    let cell = makers[identifier]?() ?? UICollectionViewCell(in: app)
    cell.reuseIdentifier = identifier
    cell.frame = frame
    return cell
  }

  /// The cell of a visible item; nil for another.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }

  public final var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { shown[$0] } }
  public final var indexPathsForVisibleItems: [IndexPath] { shown.keys.sorted() }

  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }

  /// The item at `point`, in the collection's own, scrolled coordinates.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    for (section, row) in frames.enumerated() {
      if let item = row.firstIndex(where: { $0.contains(point) }) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  /// The place of an item, visible or not; nil past the end.
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return frame(indexPath).map { UICollectionViewLayoutAttributes(indexPath, frame: $0) }
  }

  public final var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  public final func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Asks the data source again, before the next commit.
  public final func reloadData() {
    needsData = true
    invalidateArrangement()
  }

  /// Asks the layout again, before the next commit.
  func invalidateArrangement() {
    arrangedSize = nil
    setNeedsLayout()
  }

  /// The place of an item in the view after scrolling; an axis without a position does not scroll.
  public enum ScrollPosition: String, CaseIterable, Sendable {
    case top, centeredVertically, bottom, left, centeredHorizontally, right
  }

  /// Scrolls the item to `positions`, as far as the content goes; with none, until it is visible.
  public final func scrollToItem(at indexPath: IndexPath, at positions: [ScrollPosition], animated: Bool) {
    layoutIfNeeded()
    guard let frame = frame(indexPath) else { return }
    guard !positions.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    var offset = contentOffset
    for position in positions {
      switch position {
      case .top: offset.y = frame.minY
      case .centeredVertically: offset.y = frame.midY - bounds.height / 2
      case .bottom: offset.y = frame.maxY - bounds.height
      case .left: offset.x = frame.minX
      case .centeredHorizontally: offset.x = frame.midX - bounds.width / 2
      case .right: offset.x = frame.maxX - bounds.width
      }
    }
    setContentOffset(allowedOffset(offset), animated: animated)
  }

  // MARK: Selection

  /// The selected items, in order.
  public final var indexPathsForSelectedItems: [IndexPath] { selected.sorted() }

  /// Selects without notifying the delegate (documented). Nil deselects all.
  public final func selectItem(at indexPath: IndexPath?) {
    if !allowsMultipleSelection || indexPath == nil { selected = [] }
    if let indexPath, allowsSelection { selected.insert(indexPath) }
    showSelection()
  }

  /// Deselects without notifying the delegate (documented).
  public final func deselectItem(at indexPath: IndexPath) {
    selected.remove(indexPath)
    showSelection()
  }

  private func showSelection() {
    for (path, cell) in shown where cell.isSelected != selected.contains(path) { cell.isSelected.toggle() }
  }

  /// Handles a tap: selects the item and deselects the others; with multiple selection, toggles the item.
  private func select(at point: CGPoint) {
    guard allowsSelection, let path = indexPathForItem(at: point) else { return }
    let delegate = delegate as? any UICollectionViewDelegate
    // A single selected item is reported as selected again.
    if allowsMultipleSelection, selected.contains(path) {
      deselectItem(at: path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
    let before = allowsMultipleSelection ? [] : selected.subtracting([path]).sorted()
    selectItem(at: path)
    for other in before { delegate?.collectionView(self, didDeselectItemAt: other) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsData {
      needsData = false
      for path in indexPathsForVisibleItems { putAway(path) }
    }
    if arrangedSize != room { arrange() }
    showCells()
  }

  /// The size that the layout arranges items in: without `contentInset` across the way of scrolling (recorded twice: lines of 270
  /// in a view 320 wide).
  private var room: CGSize {
    let (size, inset) = (bounds.size, contentInset)
    return collectionViewLayout.scrollDirection == .vertical
      ? CGSize(width: size.width - inset.left - inset.right, height: size.height)
      : CGSize(width: size.width, height: size.height - inset.top - inset.bottom)
  }

  private func arrange() {
    arrangedSize = room
    let layout = collectionViewLayout
    let delegate = delegate as? any UICollectionViewDelegateFlowLayout
    var room = Limit.collectionItems.most
    defer { itemRoom = Limit.sectionItems.most }
    let sections = (0..<numberOfSections).map { section in
      itemRoom = min(room, Limit.sectionItems.most)
      let count = numberOfItems(inSection: section)
      room -= count
      return FlowSection(
        sizes: (0..<count).map {
          delegate?.collectionView(self, layout: layout, sizeForItemAt: IndexPath(item: $0, section: section))
        },
        inset: delegate?.collectionView(self, layout: layout, insetForSectionAt: section),
        lineSpacing: delegate?.collectionView(self, layout: layout, minimumLineSpacingForSectionAt: section),
        itemSpacing: delegate?.collectionView(self, layout: layout, minimumInteritemSpacingForSectionAt: section))
    }
    let arranged = layout.arrange(sections, in: self.room)
    frames = arranged.frames
    contentSize = arranged.contentSize
  }

  override func didScroll() { showCells() }

  private func showCells() {
    let window = bounds
    for path in indexPathsForVisibleItems {
      guard let frame = frame(path), frame.overlaps(window) else {
        putAway(path)
        continue
      }
    }
    for (section, row) in frames.enumerated() {
      for (item, frame) in row.enumerated() where frame.overlaps(window) {
        let path = IndexPath(item: item, section: section)
        // Without memory, a data source would make a plain cell for every item.
        guard shown[path] != nil || !app.world.memory.isExhausted() else { return }
        guard let cell = shown[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else { continue }
        if cell.frame != frame { cell.frame = frame }
        cell.isSelected = selected.contains(path)
        if cell.superview !== self {
          (delegate as? any UICollectionViewDelegate)?.collectionView(self, willDisplay: cell, forItemAt: path)
          addSubview(cell)
        }
        shown[path] = cell
      }
    }
  }

  private func frame(_ path: IndexPath) -> CGRect? {
    frames.indices.contains(path.section) && frames[path.section].indices.contains(path.item)
      ? frames[path.section][path.item] : nil
  }

  private func putAway(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    (delegate as? any UICollectionViewDelegate)?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
  }
}
