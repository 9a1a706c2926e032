import LuaBridge
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiTableView = ClassDeclaration(
    UITableView.self, "UITableView", inherits: "UIScrollView",
    "Shows rows as cells, one below the other; only visible cells exist."
  ) { c in
    c.makes { UITableView(in: $0.app) }
    c.subclassed { ScriptTableView(in: $0.app) }
    c.initializer([
      .frame(),
      Parameter(
        "style", nil, .word(EnumEntry(UITableView.Style.self)), isOptional: true,
        "Whether headers stay at the top; plain when omitted."),
    ]) { table, call in
      if call.has(0) { table.frame = try call[0].rect() }
      if call.has(1) { table.style = try call.word(1) }
    }
    c.enumerations(EnumEntry(UITableView.Style.self), scrollPosition)
    c.word("style", UITableView.Style.self, "Whether headers stay at the top.", { $0.style })
    c.value(
      "dataSource", .optional(.delegate("UITableViewDataSource")), "Provides the rows; held weakly.",
      { $0.callbacks.delegate(.dataSource, of: $1) },
      { session, table, value in
        table.dataSource = try session.callbacks.setDelegate(.dataSource, of: table, value, isWeak: true)
      })
    c.staticValue(
      "automaticDimension", .number(.plain),
      "The height that a cell's constraints or labels decide, or 44 without them."
    ) { _ in .number(UITableView.automaticDimension) }
    c.number(
      "rowHeight", .points, "The height of rows; default automaticDimension.", { $0.rowHeight }, { $0.rowHeight = $1 })
    c.number(
      "sectionHeaderHeight", .points, "The height of headers; default automaticDimension.",
      { $0.sectionHeaderHeight }, { $0.sectionHeaderHeight = $1 })
    c.number(
      "sectionFooterHeight", .points, "The height of footers; default automaticDimension.",
      { $0.sectionFooterHeight }, { $0.sectionFooterHeight = $1 })
    declareSeparators(&c)
    declareExtraViews(&c)
    declareCells(&c)
    declarePlaces(&c)
    declareSelection(&c)
    c.example(
      """
      local source = {}
      function source:tableView_numberOfRowsInSection(table, section) return 30 end
      function source:tableView_cellForRowAt(table, path)
        local cell = table:dequeueReusableCell("row", path)
        cell.textLabel.text = "Row " .. path.row
        return cell
      end
      local table = UITableView(CGRect(0, 100, 300, 200))
      table:register(UITableViewCell, "row")
      table.dataSource = source
      window:addSubview(table)
      timeline:step()
      print(#table.visibleCells, table.contentSize.height)   --> 5	1320.0
      """)
  }

  private static func declareSeparators(_ c: inout ClassBuilder<UITableView>) {
    c.word(
      "separatorStyle", UITableViewCell.SeparatorStyle.self, "The lines at the feet of the rows; default singleLine.",
      { $0.separatorStyle }, { $0.separatorStyle = $1 })
    c.value(
      "separatorColor", .optional(.structure(.UIColor)), "The colour of the lines; nil draws none.",
      { $1.separatorColor.map { .color($0) } ?? .none },
      { $1.separatorColor = $2.isNil ? nil : try $2.color() })
    c.value(
      "separatorInset", .structure(.UIEdgeInsets), "From the sides of a row to its line; left and right count.",
      { .insets($1.separatorInset) }, { $1.separatorInset = try $2.insets() })
  }

  private static func declareExtraViews(_ c: inout ClassBuilder<UITableView>) {
    func extra(_ name: String, _ summary: String, _ path: ReferenceWritableKeyPath<UITableView, UIView?>) {
      c.value(
        name, .optional(.object("UIView")), summary, { .object($1[keyPath: path]) },
        { session, table, value in
          let view = value.isNil ? nil : try value.object(UIView.self)
          if let view, table.isDescendant(of: view) {
            throw ScriptFailure.ownDescendant(child: session.describe(view), parent: session.describe(table))
          }
          table[keyPath: path] = view
        })
    }
    extra("tableHeaderView", "A view above the first section, as high as it is.", \.tableHeaderView)
    extra("tableFooterView", "A view below the last section, as high as it is.", \.tableFooterView)
  }

  private static func declareCells(_ c: inout ClassBuilder<UITableView>) {
    c.method(
      "register",
      [
        Parameter(nil, "class", .any, "UITableViewCell or a subclass."),
        Parameter("forCellReuseIdentifier", "identifier", .string, "The identifier for these cells."),
      ], "Registers the class of cells for an identifier."
    ) { table, call in
      let id = call.session.lua.classID(at: call[0].index)
      guard id >= 0, let cell = call.session.classes.id(named: "UITableViewCell"),
        call.session.lua.isClass(id, kindOf: cell)
      else { throw call[0].mismatch }
      let type = ScriptFunction(call.session.lua.reference(at: call[0].index), in: call.session)
      table.register(
        { [unowned app = call.session.app] in
          type.call(as: "the cell's class") { try $0.object(UITableViewCell.self) } ?? UITableViewCell(in: app)
        }, forCellReuseIdentifier: try call.string(1))
      return .none
    }
    let identifier = Parameter(
      "withIdentifier", "identifier", .string, "The identifier the cells were registered under.")
    c.method(
      "dequeueReusableCell", changesWorld: true, "A reused cell, or a new one.",
      [
        c.overload([identifier], returns: .optional(.object("UITableViewCell"))) { table, call in
          .object(table.dequeueReusableCell(withIdentifier: try call.string(0)))
        },
        c.overload(
          [identifier, Parameter("for", "indexPath", .structure(.IndexPath), "The row's index path.")],
          returns: .object("UITableViewCell")
        ) { table, call in
          .object(table.dequeueReusableCell(withIdentifier: try call.string(0), for: try call[1].indexPath()))
        },
      ])
    c.value(
      "visibleCells", .array(.object("UITableViewCell")), "The visible cells, in order; a new array.",
      { .objects($1.visibleCells) })
    c.value(
      "indexPathsForVisibleRows", .array(.structure(.IndexPath)), "The visible rows, in order; a new array.",
      { .array($1.indexPathsForVisibleRows.map { .indexPath($0) }) })
    c.method("reloadData", "Reloads the rows from the data source; nothing is selected then.") { table, _ in
      table.reloadData()
      return .none
    }
  }

  // Made for each use: the leak sanitizer does not see what a boxed case in a global refers to.
  private static var row: Parameter {
    Parameter("at", "indexPath", .structure(.IndexPath), "The row's index path.")
  }
  private static let animated = Parameter("animated", nil, .bool, isOptional: true, "Whether to animate the change.")
  private static let scrollPosition = EnumEntry(UITableView.ScrollPosition.self)

  private static func declarePlaces(_ c: inout ClassBuilder<UITableView>) {
    let section = Parameter("inSection", "section", .integer(.zeroOrMore), "The section, counted from 0.")
    c.value(
      "numberOfSections", .integer(.zeroOrMore), "The number of sections.", { .integer($1.numberOfSections) })
    c.method("numberOfRows", [section], returns: .integer(.zeroOrMore), "The number of rows in a section.") {
      .integer($0.numberOfRows(inSection: try $1.integer(0)))
    }
    c.method("cellForRow", [row], returns: .optional(.object("UITableViewCell")), "The cell of a visible row.") {
      .object($0.cellForRow(at: try $1[0].indexPath()))
    }
    c.method(
      "indexPath", [Parameter("for", "cell", .object("UITableViewCell"), "A visible cell.")],
      returns: .optional(.structure(.IndexPath)), "The index path of the row that a cell shows."
    ) { $0.indexPath(for: try $1.object(0)).map { .indexPath($0) } ?? .none }
    c.method(
      "indexPathForRow", [Parameter("at", "point", .structure(.CGPoint), "The point, in the content's coordinates.")],
      returns: .optional(.structure(.IndexPath)), "The index path of the row at a point."
    ) { $0.indexPathForRow(at: try $1[0].point()).map { .indexPath($0) } ?? .none }
    c.method("rectForRow", [row], returns: .structure(.CGRect), "The place of a row, visible or not.") {
      .rect($0.rectForRow(at: try $1[0].indexPath()))
    }
    c.method(
      "rect", [Parameter("forSection", "section", .integer(.zeroOrMore), "The section, counted from 0.")],
      returns: .structure(.CGRect), "The place of a section with its header and footer."
    ) { .rect($0.rect(forSection: try $1.integer(0))) }
    c.method("rectForHeader", [section], returns: .structure(.CGRect), "The place of a header among the rows.") {
      .rect($0.rectForHeader(inSection: try $1.integer(0)))
    }
    c.method("rectForFooter", [section], returns: .structure(.CGRect), "The place of a footer among the rows.") {
      .rect($0.rectForFooter(inSection: try $1.integer(0)))
    }
    c.method(
      "scrollToRow",
      [row, Parameter(nil, "position", .word(scrollPosition), "The place of the row in the view."), animated],
      "Scrolls until a row is at a given place."
    ) { table, call in
      table.scrollToRow(at: try existingRow(of: table, call), at: try call.word(1), animated: try call.bool(2))
      return .none
    }
  }

  /// The path at the first position. UIKit raises an exception for a row that is not there (reported: NSRangeException).
  private static func existingRow(of table: UITableView, _ call: Call) throws(ScriptFailure) -> IndexPath {
    try call.existingPath("a row", sections: table.numberOfSections) { table.numberOfRows(inSection: $0) }
  }

  private static func declareSelection(_ c: inout ClassBuilder<UITableView>) {
    c.bool("allowsSelection", "Whether a tap selects.", { $0.allowsSelection }, { $0.allowsSelection = $1 })
    c.bool(
      "allowsMultipleSelection", "Whether several rows can be selected.", { $0.allowsMultipleSelection },
      { $0.allowsMultipleSelection = $1 })
    c.value(
      "indexPathForSelectedRow", .optional(.structure(.IndexPath)), "The first selected row.",
      { $1.indexPathsForSelectedRows.first.map { .indexPath($0) } ?? .none })
    c.value(
      "indexPathsForSelectedRows", .array(.structure(.IndexPath)), "The selected rows, in order; a new array.",
      { .array($1.indexPathsForSelectedRows.map { .indexPath($0) }) })
    c.method(
      "selectRow",
      [
        Parameter("at", "indexPath", .optional(.structure(.IndexPath)), "The index path; nil deselects all."), animated,
        Parameter(
          "scrollPosition", nil, .word(scrollPosition), isOptional: true, "The place of the row in the view."),
      ], "Selects a row without calling the delegate."
    ) { table, call in
      let path = call.has(0) ? try existingRow(of: table, call) : nil
      let isAnimated = try call.bool(1)
      let position = call.has(2) ? try call.word(2, UITableView.ScrollPosition.self) : .none
      table.selectRow(at: path, animated: isAnimated)
      // Documented: none does not scroll here.
      if let path, position != .none { table.scrollToRow(at: path, at: position, animated: isAnimated) }
      return .none
    }
    c.method("deselectRow", [row, animated], "Deselects a row without calling the delegate.") { table, call in
      table.deselectRow(at: try call[0].indexPath(), animated: call.has(1) ? try call.bool(1) : false)
      return .none
    }
  }

  static let uiTableViewCell = ClassDeclaration(
    UITableViewCell.self, "UITableViewCell", inherits: "UIView", "A view that shows one row."
  ) { c in
    c.makes { UITableViewCell(in: $0.app) }
    c.subclassed { ScriptTableViewCell(in: $0.app, layer: $0.takeLayer()) }
    c.initializer([
      Parameter(
        "style", nil, .word(EnumEntry(UITableViewCell.CellStyle.self)), isOptional: true,
        "The labels of the cell; default when omitted."),
      Parameter("reuseIdentifier", nil, .optional(.string), isOptional: true, "The identifier to reuse it under."),
    ]) { cell, call in
      if call.has(0) { cell.style = try call.word(0) }
      if call.has(1) { cell.reuse(as: try call.string(1)) }
    }
    c.object("textLabel", "UILabel", "The label of the text; made on first use.", { $0.textLabel })
    c.object(
      "detailTextLabel", "UILabel", "The label of the detail; nil in the default style.", { $0.detailTextLabel })
    c.enumerations(
      EnumEntry(UITableViewCell.CellStyle.self), EnumEntry(UITableViewCell.SelectionStyle.self),
      EnumEntry(UITableViewCell.SeparatorStyle.self), EnumEntry(UITableViewCell.AccessoryType.self))
    c.word(
      "accessoryType", UITableViewCell.AccessoryType.self, "The sign at the right side; default none.",
      { $0.accessoryType }, { $0.accessoryType = $1 })
    c.value(
      "accessoryView", .optional(.object("UIView")),
      "A view at the right side, in place of the sign, as large as it is.",
      { .object($1.accessoryView) },
      { session, cell, value in
        let view = value.isNil ? nil : try value.object(UIView.self)
        if let view, cell.isDescendant(of: view) {
          throw ScriptFailure.ownDescendant(child: session.describe(view), parent: session.describe(cell))
        }
        cell.accessoryView = view
      })
    c.word(
      "selectionStyle", UITableViewCell.SelectionStyle.self,
      "How a selected or touched row shows: on a grey ground unless it is none.",
      { $0.selectionStyle }, { $0.selectionStyle = $1 })
    c.value(
      "separatorInset", .structure(.UIEdgeInsets), "From the sides to the line at its foot; by default the table's.",
      { .insets($1.separatorInset) }, { $1.separatorInset = try $2.insets() })
    func flag(_ name: String, _ summary: String, _ set: @escaping (UITableViewCell, Bool, Bool) -> Void) {
      c.overridable(
        name,
        [
          Parameter(nil, "flag", .bool, "The new value."),
          Parameter("animated", nil, .bool, isOptional: true, "Whether the change fades."),
        ], summary
      ) { cell, call in
        set(cell, try call.bool(0), call.has(1) ? try call.bool(1) : false)
        return .none
      }
    }
    flag("setSelected", "Sets isSelected. The table calls it for its rows.") { $0.setSelected($1, animated: $2) }
    flag("setHighlighted", "Sets isHighlighted. Called when a finger comes down on the row and leaves it.") {
      $0.setHighlighted($1, animated: $2)
    }
    declareReuse(&c)
    c.example(
      """
      local cell = UITableViewCell("subtitle", "row")
      cell.detailTextLabel.text = "below"
      cell.accessoryType = "disclosureIndicator"
      print(cell.reuseIdentifier, cell.detailTextLabel.text)   --> row	below
      """)
  }
}
