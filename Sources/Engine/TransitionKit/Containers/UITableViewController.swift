public import ViewKit

/// A controller whose view is a table. A subclass that provides the rows is the table's data source and delegate.
open class UITableViewController: UIViewController {
  /// Of the table, until it is made.
  public final var style: UITableView.Style
  /// Whether the selection goes when the view appears. Default true (documented).
  open var clearsSelectionOnViewWillAppear = true

  public init(style: UITableView.Style = .plain, in app: UIApplication) {
    self.style = style
    super.init(in: app)
  }

  open override var className: String { "UITableViewController" }

  /// The view, once it is loaded; nil when the app gave the controller another view.
  public final var tableView: UITableView? { view as? UITableView }

  open override func loadView() {
    if callOverride(.loadView) { return }
    let table = UITableView(frame: app.screen.bounds, style: style, in: app)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self as? any UITableViewDataSource
    table.delegate = self as? any UITableViewDelegate
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    if clearsSelectionOnViewWillAppear { tableView?.selectRow(at: nil) }
    super.viewWillAppear(animated)
  }
}
