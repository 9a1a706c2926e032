import LuaBridge
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let scrollClasses = [
    uiScrollView, uiCollectionView, uiCollectionViewCell, uiCollectionViewFlowLayout,
    uiCollectionViewLayoutAttributes, uiTableView, uiTableViewCell,
  ]

  static let uiCollectionView = ClassDeclaration(
    UICollectionView.self, "UICollectionView", inherits: "UIScrollView",
    "Shows items as cells; only visible cells exist."
  ) { c in
    c.made([
      .frame(),
      Parameter(
        "collectionViewLayout", "layout", .object("UICollectionViewFlowLayout"), isOptional: true,
        "The layout of the items; a flow layout when omitted."),
    ]) { call in
      let layout = try call.object(orNil: 1, UICollectionViewFlowLayout.self) ?? UICollectionViewFlowLayout()
      return UICollectionView(
        frame: call.has(0) ? try call[0].rect() : .zero, collectionViewLayout: layout, in: call.session.app)
    }
    c.value(
      "dataSource", .optional(.delegate("UICollectionViewDataSource")), "Provides the items; held weakly.",
      { $0.callbacks.delegate(.dataSource, of: $1) },
      { session, view, value in
        view.dataSource = try session.callbacks.setDelegate(.dataSource, of: view, value, isWeak: true)
      })
    c.value(
      "collectionViewLayout", .object("UICollectionViewFlowLayout"), "The layout of the items.",
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
    let identifier = Parameter("forCellWithReuseIdentifier", "identifier", .string, "The identifier for these cells.")
    c.method(
      "register", [Parameter(nil, "class", .any, "UICollectionViewCell or a subclass."), identifier],
      "Registers the class of cells for an identifier."
    ) { view, call in
      let id = call.session.lua.classID(at: call[0].index)
      guard id >= 0, let cell = call.session.classes.id(named: "UICollectionViewCell"),
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
        Parameter("withReuseIdentifier", "identifier", .string, "The identifier the cells were registered under."),
        Parameter("for", "indexPath", .structure(.IndexPath), "The item's index path."),
      ], returns: .object("UICollectionViewCell"), changesWorld: true, "A reused cell, or a new one."
    ) { .object($0.dequeueReusableCell(withReuseIdentifier: try $1.string(0), for: try $1[1].indexPath())) }
    c.value(
      "visibleCells", .array(.object("UICollectionViewCell")), "The visible cells, in order; a new array.",
      { .objects($1.visibleCells) })
    c.method("reloadData", "Reloads the items from the data source.") { view, _ in
      view.reloadData()
      return .none
    }
  }

  private static func declareItems(_ c: inout ClassBuilder<UICollectionView>) {
    let path = Parameter("at", "indexPath", .structure(.IndexPath), "The item's index path.")
    c.value(
      "indexPathsForVisibleItems", .array(.structure(.IndexPath)), "The visible cells, in order; a new array.",
      { .array($1.indexPathsForVisibleItems.map { .indexPath($0) }) })
    c.method("cellForItem", [path], returns: .optional(.object("UICollectionViewCell")), "The cell of a visible item.")
    {
      .object($0.cellForItem(at: try $1[0].indexPath()))
    }
    c.method(
      "indexPath", [Parameter("for", "cell", .object("UICollectionViewCell"), "A visible cell.")],
      returns: .optional(.structure(.IndexPath)), "The index path of the item that a cell shows."
    ) { $0.indexPath(for: try $1.object(0)).map { .indexPath($0) } ?? .none }
    c.method(
      "indexPathForItem", [Parameter("at", "point", .structure(.CGPoint), "The point, in the content's coordinates.")],
      returns: .optional(.structure(.IndexPath)), "The index path of the item at a point."
    ) { $0.indexPathForItem(at: try $1[0].point()).map { .indexPath($0) } ?? .none }
    c.method(
      "layoutAttributesForItem", [path], returns: .optional(.object("UICollectionViewLayoutAttributes")),
      "The place of an item, visible or not."
    ) { .object($0.layoutAttributesForItem(at: try $1[0].indexPath())) }
    c.value(
      "numberOfSections", .integer(.zeroOrMore), "The number of sections.", { .integer($1.numberOfSections) })
    c.method(
      "numberOfItems", [Parameter("inSection", "section", .integer(.zeroOrMore), "The section, counted from 0.")],
      returns: .integer(.zeroOrMore),
      "The number of items in a section."
    ) { .integer($0.numberOfItems(inSection: try $1.integer(0))) }
    let animated = Parameter("animated", nil, .bool, isOptional: true, "Whether to animate the change.")
    let position = EnumEntry(UICollectionView.ScrollPosition.self)
    c.enumerations(position)
    c.method(
      "scrollToItem",
      [path, Parameter(nil, "position", .options(position), "The place of the item in the view."), animated],
      "Scrolls until an item is at a given place."
    ) { view, call in
      view.scrollToItem(
        at: try existingItem(of: view, call), at: try call[1].scrollPositions(), animated: try call.bool(2))
      return .none
    }
    c.value(
      "indexPathsForSelectedItems", .array(.structure(.IndexPath)), "The visible cells, in order; a new array.",
      { .array($1.indexPathsForSelectedItems.map { .indexPath($0) }) })
    c.bool("allowsSelection", "Whether a tap selects.", { $0.allowsSelection }, { $0.allowsSelection = $1 })
    c.bool(
      "allowsMultipleSelection", "Whether several items can be selected.", { $0.allowsMultipleSelection },
      { $0.allowsMultipleSelection = $1 })
    c.method(
      "selectItem",
      [
        Parameter("at", "indexPath", .optional(.structure(.IndexPath)), "The index path; nil deselects all."), animated,
        Parameter("scrollPosition", nil, .options(position), isOptional: true, "The place of the item in the view."),
      ], "Selects an item without calling the delegate."
    ) { view, call in
      let path = call.has(0) ? try existingItem(of: view, call) : nil
      let positions = call.has(2) ? try call[2].scrollPositions() : nil
      let isAnimated = try call.bool(1)
      view.selectItem(at: path)
      if let path, let positions { view.scrollToItem(at: path, at: positions, animated: isAnimated) }
      return .none
    }
    c.method("deselectItem", [path, animated], "Deselects an item without calling the delegate.") { view, call in
      view.deselectItem(at: try call[0].indexPath())
      return .none
    }
  }

  /// The path at the first position. UIKit raises an exception for an item that is not there (reported).
  private static func existingItem(of view: UICollectionView, _ call: Call) throws(ScriptFailure) -> IndexPath {
    try call.existingPath("an item", sections: view.numberOfSections) { view.numberOfItems(inSection: $0) }
  }

  static let uiCollectionViewLayoutAttributes = ClassDeclaration(
    UICollectionViewLayoutAttributes.self, "UICollectionViewLayoutAttributes", "The place that a layout gives an item."
  ) { c in
    c.value("indexPath", .structure(.IndexPath), "The item's index path.", { .indexPath($1.indexPath) })
    c.rect("frame", "The frame in the content's coordinates, in points.", { $0.frame })
    c.point("center", "The centre of the frame.", { CGPoint(x: $0.frame.midX, y: $0.frame.midY) })
    c.size("size", "The size of the frame.", { $0.frame.size })
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
    UICollectionViewCell.self, "UICollectionViewCell", inherits: "UIView", "A view that shows one item."
  ) { c in
    c.makes { UICollectionViewCell(in: $0.app) }
    c.subclassed { ScriptCollectionViewCell(in: $0.app, layer: $0.takeLayer()) }
    c.takes(.frame())
    declareReuse(&c)
    c.example(
      """
      local cell = UICollectionViewCell(CGRect(0, 0, 50, 50))
      print(cell.contentView.bounds)   --> CGRect(0, 0, 50, 50)
      """)
  }

  /// The members that the cells of collections and tables share.
  static func declareReuse<Cell: ReusableCell>(_ c: inout ClassBuilder<Cell>) {
    c.object("contentView", "UIView", "The view to add subviews to.", { $0.contentView })
    c.bool("isSelected", "Whether the item is selected.", { $0.isSelected }, { $0.isSelected = $1 })
    c.bool("isHighlighted", "Whether a finger is on the item.", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    func background(
      _ name: String, _ summary: String, _ path: ReferenceWritableKeyPath<ReusableCell, UIView?>
    ) {
      c.value(
        name, .optional(.object("UIView")), summary, { .object($1[keyPath: path]) },
        { session, cell, value in
          let view = value.isNil ? nil : try value.object(UIView.self)
          if let view, cell.isDescendant(of: view) {
            throw ScriptFailure.ownDescendant(child: session.describe(view), parent: session.describe(cell))
          }
          cell[keyPath: path] = view
        })
    }
    background("backgroundView", "A view behind the content.", \.backgroundView)
    background("selectedBackgroundView", "A view behind the content of a selected cell.", \.selectedBackgroundView)
    c.string("reuseIdentifier", "The identifier the cell was registered under.", { $0.reuseIdentifier })
    c.overridable("prepareForReuse", "Called before the cell shows another item.") { cell, _ in
      cell.prepareForReuse()
      return .none
    }
  }

  static let uiCollectionViewFlowLayout = ClassDeclaration(
    UICollectionViewFlowLayout.self, "UICollectionViewFlowLayout", "Lays out items in lines.", partOfWorld: .always
  ) { c in
    c.makes { _ in UICollectionViewFlowLayout() }
    c.initializer([]) { _, _ in }
    c.size("itemSize", "The size of every item, in points; default 50 by 50.", { $0.itemSize }, { $0.itemSize = $1 })
    c.number(
      "minimumInteritemSpacing", .points, "The minimum space between the items of a line; default 10.",
      { $0.minimumInteritemSpacing }, { $0.minimumInteritemSpacing = $1 })
    c.number(
      "minimumLineSpacing", .points, "The minimum space between lines; default 10.", { $0.minimumLineSpacing },
      { $0.minimumLineSpacing = $1 })
    c.value(
      "sectionInset", .structure(.UIEdgeInsets), "The margins of each section.", { .insets($1.sectionInset) },
      { $1.sectionInset = try $2.insets() })
    c.word(
      "scrollDirection", UICollectionViewScrollDirection.self, "The scroll direction.", { $0.scrollDirection },
      { $0.scrollDirection = $1 })
    c.object("collectionView", "UICollectionView", "The collection view that uses the layout.", { $0.collectionView })
    c.method("invalidateLayout", "Requests a new layout before the next commit.") { layout, _ in
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
    // A struct holds doubles.
    let component = 0...(1 << 53)
    func whole(_ name: String, _ place: Int) -> (
      name: String, shape: Shape, get: (UnsafePointer<Double>) -> ScriptValue
    ) {
      (name, .integer(component), { .integer(Int(clamping: $0[place])) })
    }
    func whole(by label: String, isByLabel: Bool) -> Overload {
      let index = Parameter(
        label, nil, .integer(component), byLabel: isByLabel, "The index in the section, counted from 0.")
      let section = Parameter(
        "section", nil, .integer(component), isOptional: true, "The section, counted from 0; default 0.")
      return Overload([index, section], returns: .structure(.IndexPath)) {
        .indexPath(IndexPath(item: try $0.integer(0), section: $0.has(1) ? try $0.integer(1) : 0))
      }
    }
    return StructEntry(
      kind: .IndexPath, summary: "The place of an item: section and index in the section, both counted from 0.",
      initializers: [
        whole(by: "item", isByLabel: false), whole(by: "row", isByLabel: true),
      ],
      properties: [whole("item", 0), whole("section", 1), whole("row", 0)], functions: [], constants: [], statics: [],
      examples: ["print(IndexPath(3, 1).item, IndexPath(3, 1) == IndexPath{row = 3, section = 1})   --> 3\ttrue"])
  }
}

extension ScriptArgument {
  /// One word or several.
  func scrollPositions() throws(ScriptFailure) -> [UICollectionView.ScrollPosition] {
    try words().compactMap { UICollectionView.ScrollPosition(rawValue: $0) }
  }

}

extension Call {
  /// The index path at the first position.
  /// - Throws: `ScriptFailure.outOfRange` for one that nothing is at.
  func existingPath(
    _ word: String, sections: Int, count: (Int) -> Int
  ) throws(ScriptFailure) -> IndexPath {
    let path = try self[0].indexPath()
    let isSection = path.section >= sections
    let (index, count) = isSection ? (path.section, sections) : (path.item, count(path.section))
    guard index < count, !isSection else {
      throw .outOfRange(
        place(of: 0), accepted: "\(isSection ? "a section" : word) below \(count)", given: Double(index))
    }
    return path
  }
}
