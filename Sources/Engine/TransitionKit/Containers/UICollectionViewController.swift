public import ViewKit

/// A controller whose view is a collection. A subclass that provides the items is its data source and delegate.
open class UICollectionViewController: UIViewController {
  /// Of the collection, until it is made.
  public final var layout: UICollectionViewFlowLayout
  /// Whether the selection goes when the view appears. Default true (documented).
  open var clearsSelectionOnViewWillAppear = true

  public init(collectionViewLayout layout: UICollectionViewFlowLayout, in app: UIApplication) {
    self.layout = layout
    super.init(in: app)
  }

  open override var className: String { "UICollectionViewController" }

  /// The view, once it is loaded; nil when the app gave the controller another view.
  public final var collectionView: UICollectionView? { view as? UICollectionView }

  open override func loadView() {
    if callOverride(.loadView) { return }
    let collection = UICollectionView(frame: app.screen.bounds, collectionViewLayout: layout, in: app)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self as? any UICollectionViewDataSource
    collection.delegate = self as? any UICollectionViewDelegate
    view = collection
  }

  open override func viewWillAppear(_ animated: Bool) {
    if clearsSelectionOnViewWillAppear { collectionView?.selectItem(at: nil) }
    super.viewWillAppear(animated)
  }
}
