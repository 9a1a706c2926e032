import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let scrollClasses = [
    uiScrollView, uiCollectionView, uiCollectionViewCell, uiCollectionViewFlowLayout,
    uiCollectionViewLayoutAttributes,
  ]

  static let uiCollectionView = ClassDeclaration(
    UICollectionView.self, "UICollectionView", inherits: "UIScrollView",
    "Shows items as cells, making only those that are seen."
  ) { c in
    c.made([
      .frame(),
      Parameter(
        "collectionViewLayout", "layout", .object("UICollectionViewFlowLayout"), isOptional: true,
        "Arranges the items; a flow when left out."),
    ]) { call in
      let layout = try call.object(orNil: 1, UICollectionViewFlowLayout.self) ?? UICollectionViewFlowLayout()
      return UICollectionView(
        frame: call.has(0) ? try call[0].rect() : .zero, collectionViewLayout: layout, in: call.session.app)
    }
    c.value(
      "dataSource", .optional(.delegate("UICollectionViewDataSource")), "Tells what is in it; held weakly.",
      { $0.delegate("dataSource", of: $1) },
      { session, view, value in
        view.dataSource = try session.setDelegate("dataSource", of: view, value, isWeak: true)
      })
    c.value(
      "collectionViewLayout", .object("UICollectionViewFlowLayout"), "Arranges the items.",
      { .object($1.collectionViewLayout) },
      { $1.collectionViewLayout = try $2.object(UICollectionViewFlowLayout.self) })
    declareCells(&c)
    declareItems(&c)
    c.example(
      """
      local source = {}
      function source:collectionView_numberOfItemsInSection(collection, section) return 3 end
      function source:collectionView_cellForItemAt(collection, path)
        return collection:dequeueReusableCell("item", path)
      end
      local collection = UICollectionView(CGRect(0, 0, 200, 200))
      collection:register(UICollectionViewCell, "item")
      collection.dataSource = source
      window:addSubview(collection)
      timeline:step()
      print(#collection.visibleCells)   --> 3
      """)
  }

  private static func declareCells(_ c: inout ClassBuilder<UICollectionView>) {
    let identifier = Parameter("forCellWithReuseIdentifier", "identifier", .string, "A name for such cells.")
    c.method(
      "register", [Parameter(nil, "class", .any, "UICollectionViewCell, or a class below it."), identifier],
      "Says how cells are made."
    ) { view, call in
      let id = call.session.lua.classID(at: call[0].index)
      guard id >= 0, let cell = call.session.classID(named: "UICollectionViewCell"),
        call.session.lua.isClass(id, kindOf: cell)
      else { throw call[0].mismatch }
      let type = ScriptFunction(call.session.lua.reference(at: call[0].index), in: call.session)
      view.register(
        { [unowned app = call.session.app] in
          type.call(as: "the cell's class") { try $0.object(UICollectionViewCell.self) }
            ?? UICollectionViewCell(in: app)
        }, forCellWithReuseIdentifier: try call.string(1))
      return .none
    }
    c.method(
      "dequeueReusableCell",
      [
        Parameter("withReuseIdentifier", "identifier", .string, "What the cells were registered under."),
        Parameter("for", "indexPath", .structure(.IndexPath), "The item's place."),
      ], returns: .object("UICollectionViewCell"), "A cell that is no longer seen, or a new one."
    ) { .object($0.dequeueReusableCell(withReuseIdentifier: try $1.string(0), for: try $1[1].indexPath())) }
    c.changing("dequeueReusableCell")
    c.value(
      "visibleCells", .array(.object("UICollectionViewCell")), "In order; a fresh array.",
      { .objects($1.visibleCells) })
    c.method("reloadData", "Asks the data source again.") { view, _ in
      view.reloadData()
      return .none
    }
  }

  private static func declareItems(_ c: inout ClassBuilder<UICollectionView>) {
    let path = Parameter("at", "indexPath", .structure(.IndexPath), "The item's place.")
    c.value(
      "indexPathsForVisibleItems", .array(.structure(.IndexPath)), "In order; a fresh array.",
      { .array($1.indexPathsForVisibleItems.map { .indexPath($0) }) })
    c.method("cellForItem", [path], returns: .optional(.object("UICollectionViewCell")), "The cell of a seen item.") {
      .object($0.cellForItem(at: try $1[0].indexPath()))
    }
    c.method(
      "indexPath", [Parameter("for", "cell", .object("UICollectionViewCell"), "A seen cell.")],
      returns: .optional(.structure(.IndexPath)), "The place of the item that a cell shows."
    ) { $0.indexPath(for: try $1.object(0)).map { .indexPath($0) } ?? .none }
    c.method(
      "indexPathForItem", [Parameter("at", "point", .structure(.CGPoint), "In scrolled coordinates.")],
      returns: .optional(.structure(.IndexPath)), "The place of the item at a point."
    ) { $0.indexPathForItem(at: try $1[0].point()).map { .indexPath($0) } ?? .none }
    c.method(
      "layoutAttributesForItem", [path], returns: .optional(.object("UICollectionViewLayoutAttributes")),
      "Where an item lies, seen or not."
    ) { .object($0.layoutAttributesForItem(at: try $1[0].indexPath())) }
    c.method(
      "numberOfItems", [Parameter("inSection", "section", .integer, "Counted from 0.")], returns: .integer,
      "How many items a section has."
    ) { .integer($0.numberOfItems(inSection: try $1.integer(0))) }
    let animated = Parameter("animated", nil, .bool, isOptional: true, "Whether it is animated.")
    let position = EnumEntry(UICollectionView.ScrollPosition.self)
    c.enumerations(position)
    c.method(
      "scrollToItem",
      [path, Parameter(nil, "position", .options(position), "Where in the view it shall be."), animated],
      "Scrolls until an item is at a place."
    ) { view, call in
      view.scrollToItem(
        at: try call[0].indexPath(), at: try call[1].scrollPositions(), animated: try call.bool(2))
      return .none
    }
    c.value(
      "indexPathsForSelectedItems", .array(.structure(.IndexPath)), "In order; a fresh array.",
      { .array($1.indexPathsForSelectedItems.map { .indexPath($0) }) })
    c.bool("allowsSelection", "Whether a tap selects.", { $0.allowsSelection }, { $0.allowsSelection = $1 })
    c.bool(
      "allowsMultipleSelection", "Whether a tap leaves what was selected before.", { $0.allowsMultipleSelection },
      { $0.allowsMultipleSelection = $1 })
    c.method(
      "selectItem",
      [
        Parameter("at", "indexPath", .optional(.structure(.IndexPath)), "Nil deselects all."), animated,
        Parameter("scrollPosition", nil, .options(position), isOptional: true, "Where in the view it shall be."),
      ], "Selects an item without telling the delegate."
    ) { view, call in
      let path = call.has(0) ? try call[0].indexPath() : nil
      view.selectItem(at: path)
      if let path, call.has(2) {
        view.scrollToItem(at: path, at: try call[2].scrollPositions(), animated: try call.bool(1))
      }
      return .none
    }
    c.method("deselectItem", [path, animated], "Deselects an item without telling the delegate.") { view, call in
      view.deselectItem(at: try call[0].indexPath())
      return .none
    }
  }

  static let uiCollectionViewLayoutAttributes = ClassDeclaration(
    UICollectionViewLayoutAttributes.self, "UICollectionViewLayoutAttributes", "Where a layout puts an item."
  ) { c in
    c.value("indexPath", .structure(.IndexPath), "The item's place.", { .indexPath($1.indexPath) })
    c.rect("frame", "In the content's coordinates, in points.", { $0.frame })
    c.point("center", "The middle of the frame.", { CGPoint(x: $0.frame.midX, y: $0.frame.midY) })
    c.size("size", "Of the frame.", { $0.frame.size })
    c.example(
      """
      local source = {}
      function source:collectionView_numberOfItemsInSection(collection, section) return 30 end
      function source:collectionView_cellForItemAt(collection, path) return UICollectionViewCell() end
      local collection = UICollectionView(CGRect(0, 0, 230, 200))
      collection.dataSource = source
      print(collection:layoutAttributesForItem(IndexPath(5, 0)).frame)   --> CGRect(60, 60, 50, 50)
      """)
  }

  static let uiCollectionViewCell = ClassDeclaration(
    UICollectionViewCell.self, "UICollectionViewCell", inherits: "UIView", "One item on screen."
  ) { c in
    c.makes { UICollectionViewCell(in: $0.app) }
    c.subclassed { ScriptCollectionViewCell(in: $0.app) }
    c.takes(.frame())
    c.object("contentView", "UIView", "Where subviews belong.", { $0.contentView })
    c.bool("isSelected", "Whether its item is selected.", { $0.isSelected }, { $0.isSelected = $1 })
    c.bool("isHighlighted", "Whether a finger is on it.", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    c.object("backgroundView", "UIView", "Behind the content.", { $0.backgroundView }, { $0.backgroundView = $1 })
    c.object(
      "selectedBackgroundView", "UIView", "Behind the content of a selected cell.", { $0.selectedBackgroundView },
      { $0.selectedBackgroundView = $1 })
    c.string("reuseIdentifier", "What it was registered under.", { $0.reuseIdentifier })
    c.overridable("prepareForReuse", "Called before it shows another item.") { cell, _ in
      cell.prepareForReuse()
      return .none
    }
    c.example(
      """
      local cell = UICollectionViewCell(CGRect(0, 0, 50, 50))
      print(cell.contentView.bounds)   --> CGRect(0, 0, 50, 50)
      """)
  }

  static let uiCollectionViewFlowLayout = ClassDeclaration(
    UICollectionViewFlowLayout.self, "UICollectionViewFlowLayout", "Arranges items in lines, as text is set."
  ) { c in
    c.makes { _ in UICollectionViewFlowLayout() }
    c.initializer([]) { _, _ in }
    c.size("itemSize", "Of every item, in points; default 50 by 50.", { $0.itemSize }, { $0.itemSize = $1 })
    c.number(
      "minimumInteritemSpacing", .points, "The least space between items of a line; default 10.",
      { $0.minimumInteritemSpacing }, { $0.minimumInteritemSpacing = $1 })
    c.number(
      "minimumLineSpacing", .points, "The least space between lines; default 10.", { $0.minimumLineSpacing },
      { $0.minimumLineSpacing = $1 })
    c.value(
      "sectionInset", .structure(.UIEdgeInsets), "Around each section.", { .insets($1.sectionInset) },
      { $1.sectionInset = try $2.insets() })
    c.word(
      "scrollDirection", UICollectionViewScrollDirection.self, "Which way it scrolls.", { $0.scrollDirection },
      { $0.scrollDirection = $1 })
    c.object("collectionView", "UICollectionView", "Whose items it arranges.", { $0.collectionView })
    c.method("invalidateLayout", "Has the items arranged again before the next commit.") { layout, _ in
      layout.invalidateLayout()
      return .none
    }
    c.example(
      """
      local flow = UICollectionViewFlowLayout{itemSize = CGSize(80, 80), minimumLineSpacing = 4}
      print(flow.itemSize, flow.scrollDirection)   --> CGSize(80, 80)	vertical
      """)
  }

  static var indexPath: StructEntry {
    func whole(_ name: String, _ place: Int) -> (
      name: String, shape: Shape, get: (UnsafePointer<Double>) -> ScriptValue
    ) {
      (name, .integer, { .integer(Int($0[place])) })
    }
    return StructEntry(
      kind: .IndexPath, summary: "The place of an item: its number in its section, both counted from 0.",
      initializers: [
        Overload(
          [
            Parameter("item", nil, .integer, "Counted from 0."),
            Parameter("section", nil, .integer, isOptional: true, "Counted from 0; default 0."),
          ], returns: .structure(.IndexPath)
        ) { .indexPath(IndexPath(item: try $0.integer(0), section: $0.has(1) ? try $0.integer(1) : 0)) }
      ],
      properties: [whole("item", 0), whole("section", 1), whole("row", 0)], functions: [], constants: [], statics: [],
      examples: ["print(IndexPath(3, 1).item, IndexPath(3, 1) == IndexPath{item = 3, section = 1})   --> 3\ttrue"])
  }
}

extension ScriptValue {
  static func indexPath(_ path: IndexPath) -> ScriptValue {
    .structure(.IndexPath, [Double(path.item), Double(path.section)])
  }
}

extension ScriptArgument {
  /// One word or several.
  func scrollPositions() throws(ScriptFailure) -> [UICollectionView.ScrollPosition] {
    try words().compactMap { UICollectionView.ScrollPosition(rawValue: $0) }
  }

  func indexPath() throws(ScriptFailure) -> IndexPath {
    let n = try numbers(of: .IndexPath)
    guard let item = Int(exactly: n[0]), let section = Int(exactly: n[1]) else { throw mismatch }
    return IndexPath(item: item, section: section)
  }
}
