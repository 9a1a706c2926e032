public import LayerKit
public import MotionMath

/// Tells a collection view what is in it.
public protocol UICollectionViewDataSource: AnyObject {
  /// Default 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Hears of taps on cells.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// One item on screen. Add subviews to `contentView`.
open class UICollectionViewCell: UIView {
  public final let contentView: UIView
  open var isSelected = false
  fileprivate var reuseIdentifier: String?

  public override init(frame: CGRect = .zero, in app: UIApplication, layer: CALayer? = nil) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size), in: app)
    super.init(frame: frame, in: app, layer: layer)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override var className: String { "UICollectionViewCell" }

  /// It is about to be used for another item.
  open func prepareForReuse() {}
}

/// Shows items as cells, making only those that are seen.
open class UICollectionView: UIScrollView {
  /// Neither is kept alive (documented).
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  open var collectionViewLayout: UICollectionViewFlowLayout {
    didSet { setNeedsLayout() }
  }
  private var makers: [String: () -> UICollectionViewCell] = [:]
  private var spare: [String: [UICollectionViewCell]] = [:]
  private var shown: [IndexPath: UICollectionViewCell] = [:]
  private var frames: [[CGRect]] = []
  private var needsData = true

  public init(frame: CGRect = .zero, collectionViewLayout: UICollectionViewFlowLayout, in app: UIApplication) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame, in: app)
    let tap = UITapGestureRecognizer(in: app)
    tap.cancelsTouchesInView = false
    tap.addTarget(
      TargetAction(target: self, name: "select") { [unowned self, unowned tap] _ in select(at: tap.location(in: self))
      })
    addGestureRecognizer(tap)
  }

  open override var className: String { "UICollectionView" }

  // MARK: Cells

  /// Says how cells for `identifier` are made.
  public final func register(
    _ make: @escaping () -> UICollectionViewCell, forCellWithReuseIdentifier identifier: String
  ) {
    makers[identifier] = make
  }

  /// A cell that is no longer seen, or a new one. A plain one where `identifier` was not registered.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if makers[identifier] == nil {
      app.warn("no cell was registered for \"\(identifier)\"; a plain one is used", about: self)
    }
    let cell = makers[identifier]?() ?? UICollectionViewCell(in: app)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// The cell of an item that is seen; nil for another.
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

  /// Where an item lies, seen or not; nil past the end.
  public final func frameForItem(at indexPath: IndexPath) -> CGRect? {
    layoutIfNeeded()
    guard frames.indices.contains(indexPath.section), frames[indexPath.section].indices.contains(indexPath.item) else {
      return nil
    }
    return frames[indexPath.section][indexPath.item]
  }

  public final func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Asks the data source again, before the next commit.
  public final func reloadData() {
    needsData = true
    setNeedsLayout()
  }

  /// Scrolls until the item is in the middle.
  public final func scrollToItem(at indexPath: IndexPath, animated: Bool) {
    guard let frame = frameForItem(at: indexPath) else { return }
    let offset = CGPoint(x: frame.midX - bounds.width / 2, y: frame.midY - bounds.height / 2)
    setContentOffset(allowedOffset(offset), animated: animated)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsData {
      needsData = false
      for path in indexPathsForVisibleItems { putAway(path) }
    }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let arranged = collectionViewLayout.arrange((0..<sections).map { numberOfItems(inSection: $0) }, in: bounds.size)
    frames = arranged.frames
    contentSize = arranged.contentSize
    showCells()
  }

  override func didScroll() { showCells() }

  private func showCells() {
    let window = bounds
    for path in indexPathsForVisibleItems {
      guard let frame = frame(path), frame.intersects(window) else {
        putAway(path)
        continue
      }
    }
    for (section, row) in frames.enumerated() {
      for (item, frame) in row.enumerated() where frame.intersects(window) {
        let path = IndexPath(item: item, section: section)
        guard let cell = shown[path] ?? dataSource?.collectionView(self, cellForItemAt: path) else { continue }
        if cell.frame != frame { cell.frame = frame }
        if cell.superview !== self { addSubview(cell) }
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
    if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
  }

  private func select(at point: CGPoint) {
    guard let path = indexPathForItem(at: point) else { return }
    for (other, cell) in shown { cell.isSelected = other == path }
    (delegate as? any UICollectionViewDelegate)?.collectionView(self, didSelectItemAt: path)
  }
}
