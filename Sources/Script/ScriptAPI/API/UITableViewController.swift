import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  static let uiTableViewController = ClassDeclaration(
    UITableViewController.self, "UITableViewController", inherits: "UIViewController",
    "A controller whose view is a table; a subclass provides the rows."
  ) { c in
    c.makes { UITableViewController(in: $0.app) }
    c.subclassed { ScriptTableViewController(in: $0.app) }
    c.initializer([
      Parameter(
        "style", nil, .word(EnumEntry(UITableView.Style.self)), isOptional: true,
        "Whether headers stay at the top; plain when omitted.")
    ]) { controller, call in if call.has(0) { controller.style = try call.word(0) } }
    c.value("tableView", .object("UITableView"), "The controller's view.", { .object($1.tableView) })
    c.bool(
      "clearsSelectionOnViewWillAppear", "Whether the selection goes when the view appears; default true.",
      { $0.clearsSelectionOnViewWillAppear }, { $0.clearsSelectionOnViewWillAppear = $1 })
    c.example(
      """
      local List = class("List", UITableViewController)
      function List:tableView_numberOfRowsInSection(table, section) return 3 end
      function List:tableView_cellForRowAt(table, path) return UITableViewCell() end
      local list = List()
      window.rootViewController = list
      timeline:step()
      print(#list.tableView.visibleCells)   --> 3
      """)
  }

  static let uiCollectionViewController = ClassDeclaration(
    UICollectionViewController.self, "UICollectionViewController", inherits: "UIViewController",
    "A controller whose view is a collection; a subclass provides the items."
  ) { c in
    c.makes { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout(), in: $0.app) }
    c.subclassed { ScriptCollectionViewController(collectionViewLayout: UICollectionViewFlowLayout(), in: $0.app) }
    c.initializer([
      Parameter(
        "collectionViewLayout", "layout", .object("UICollectionViewFlowLayout"), isOptional: true,
        "The layout of the items; a flow layout when omitted.")
    ]) { controller, call in if call.has(0) { controller.layout = try call.object(0) } }
    c.value("collectionView", .object("UICollectionView"), "The controller's view.", { .object($1.collectionView) })
    c.bool(
      "clearsSelectionOnViewWillAppear", "Whether the selection goes when the view appears; default true.",
      { $0.clearsSelectionOnViewWillAppear }, { $0.clearsSelectionOnViewWillAppear = $1 })
    c.example(
      """
      local Photos = class("Photos", UICollectionViewController)
      function Photos:collectionView_numberOfItemsInSection(collection, section) return 3 end
      function Photos:collectionView_cellForItemAt(collection, path) return UICollectionViewCell() end
      local photos = Photos()
      window.rootViewController = photos
      timeline:step()
      print(#photos.collectionView.visibleCells)   --> 3
      """)
  }
}
