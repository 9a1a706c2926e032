package import ScriptRuntime

/// An expression that makes an instance of each class: by its initialiser, from what another class has or returns, or by
/// hand where the system makes instances only on an occasion.
package struct TableMakers {
  private let classes: [ClassEntry]
  private let samples: TableSamples

  package init(_ catalog: Catalog) {
    classes = catalog.classes.map(\.entry)
    samples = TableSamples(catalog)
  }

  /// Lua that defines the table `make`, with a function for each class.
  package var prelude: String {
    let lines = classes.map { entry in
      let body = Self.byHand[entry.name] ?? "return " + (expression(entry.name, without: []) ?? "nil")
      return "function make.\(entry.name)() \(body) end"
    }
    return """
      local make, named = {}, 0
      local function newName() named = named + 1; return "Name" .. named end
      local function newFinger() named = named + 1; return named + 1 end
      \(lines.joined(separator: "\n"))

      """
  }

  /// - Parameter others: Classes that wait for this one.
  private func expression(_ name: String, without others: Set<String>) -> String? {
    guard !others.contains(name), let entry = classes.first(where: { $0.name == name }) else { return nil }
    let others = others.union([name])
    if entry.make != nil { return "\(name)()" }
    if entry.makesFromArguments, let first = entry.initializers.first {
      let use = samples.use("\(name).init", nil, first, calling: name)
      return "(function(a) \(use.body) end){\(use.samples.joined(separator: ", "))}"
    }
    for owner in classes {
      if let source = owner.properties.first(where: { $0.isStatic && $0.shape.gives(name) }) {
        return "\(owner.name).\(source.name)"
      }
      for function in owner.functions where function.isStatic {
        guard let overload = function.overloads.first(where: { $0.result.gives(name) }) else { continue }
        let use = samples.use(
          "\(owner.name).\(function.name)", nil, overload, calling: "\(owner.name).\(function.name)")
        return "(function(a) \(use.body) end){\(use.samples.joined(separator: ", "))}"
      }
    }
    for owner in classes where owner.make != nil {
      if let source = owner.properties.first(where: { !$0.isStatic && $0.shape.gives(name) }) {
        return "\(owner.name)().\(source.name)"
      }
    }
    // An instance of a class below it.
    return classes.lazy.filter { $0.superclass == name }.compactMap { expression($0.name, without: others) }.first
  }

  /// The classes whose instances the system makes on an occasion.
  /// A page that has zoomed open, always the same one, and what the zoom has told of it.
  private static let zooms = """
    if not zooming then
      local list, page, cell = UIViewController(), UIViewController(), UIView(CGRect(5, 5, 10, 10))
      local options = UIViewControllerTransitionZoomOptions()
      zooming = {navigation = UINavigationController(list), page = page, options = options}
      list.view:addSubview(cell)
      options.alignmentRectProvider = function(given) zooming.alignment = given end
      options.interactiveDismissShouldBegin = function(given) zooming.finger = given return false end
      page.preferredTransition = UIViewControllerTransition.zoom{
        options = options, sourceViewProvider = function(given) zooming.source = given return cell end}
    end
    window.rootViewController = zooming.navigation
    timeline:run()
    zooming.navigation:popViewController(false)
    timeline:run()
    zooming.navigation:pushViewController(zooming.page, true)
    timeline:run()

    """

  private static let byHand = [
    "Timeline":
      "timeline:live(); local view = make.UIView(); UIView.animate(1, function() view.alpha = 0 end); return timeline",
    "TouchDriver": "pcall(touch.down, touch, 5, 5, {finger = 1}); return touch", "Device": "return device",
    "CATransaction": "return CATransaction",
    "CAAction": """
    local view, action = UIView(), nil
    window:addSubview(view)
    UIView.animate(0.1, function() action = view.layer:action("opacity") end)
    return action
    """,
    "CALayer": "local layer = CALayer{frame = CGRect(5, 5, 20, 20)}; window.layer:addSublayer(layer); return layer",
    "UIView": "local view = UIView(CGRect(5, 5, 20, 20)); window:addSubview(view); return view",
    "CAAnimation": "return CABasicAnimation(\"opacity\")", "CABasicAnimation": "return CABasicAnimation(\"opacity\")",
    "UIGestureRecognizer": "return UITapGestureRecognizer()",
    "UITouch": "pcall(touch.cancel, touch); return touch:down(5, 5)",
    "UICollectionView": """
    local source = {}
    function source:collectionView_numberOfItemsInSection() return 3 end
    function source:collectionView_cellForItemAt(collection, path) return collection:dequeueReusableCell("text", path) end
    local collection = UICollectionView(CGRect(0, 0, 60, 60))
    collection:register(UICollectionViewCell, "text")
    kept, collection.dataSource = source, source
    window:addSubview(collection)
    collection:layoutIfNeeded()
    return collection
    """,
    "UICollectionViewLayoutAttributes": "return make.UICollectionView():layoutAttributesForItem(IndexPath(0, 0))",
    "UITableView": """
    local source = {}
    function source:tableView_numberOfRowsInSection() return 3 end
    function source:tableView_cellForRowAt(table, path) return table:dequeueReusableCell("text", path) end
    local table = UITableView(CGRect(0, 0, 60, 60))
    table:register(UITableViewCell, "text")
    kept, table.dataSource = source, source
    window:addSubview(table)
    table:layoutIfNeeded()
    return table
    """,
    "UIGraphicsImageRenderer": "return UIGraphicsImageRenderer(CGSize(5, 5))",
    "UIPopoverPresentationController":
      "kept = UIViewController{modalPresentationStyle = \"popover\"}; return kept.popoverPresentationController",
    "CGContext": "UIGraphicsBeginImageContext(CGSize(5, 5)); return UIGraphicsGetCurrentContext()",
    "CGImage": "return UIImage{color = UIColor.red, size = CGSize(5, 5)}.cgImage",
    "UIStoryboardSegue": """
    local kept
    local Source = class(newName(), UIViewController)
    function Source:prepare(segue) kept = segue end
    local source = Source()
    source:addSegue{withIdentifier = "text", kind = "show", destination = function() return UIViewController() end}
    source:performSegue("text")
    return kept
    """,
    "UIEvent": """
    local Pad, event = class(newName(), UIView), nil
    function Pad:touchesBegan(_, given) event = given end
    window:addSubview(Pad(CGRect(0, 0, 40, 60)))
    pcall(touch.cancel, touch)
    touch:down(5, 5)
    return event
    """,
    "Notification": """
    local note
    NotificationCenter.default:addObserver{forName = "text", using = function(given) note = given end}
    NotificationCenter.default:post("text")
    return note
    """,
    "CheckedContinuation": """
    local continuation
    Task(function() withCheckedContinuation(function(given) continuation = given end) end)
    timeline:run()
    return continuation
    """,
    "TaskGroup": """
    local group
    Task(function() withTaskGroup(function(given) group = given end) end)
    timeline:run()
    return group
    """,
    "AsyncStreamContinuation": "return select(2, AsyncStream.makeStream())",
    "UIImage": "return UIImage{color = UIColor.red, size = CGSize(20, 20)}",
    "NSKeyValueObservation": "return make.UIView():observe(\"frame\", function() end)",
    // A guide holds no view.
    "UIKeyboardLayoutGuide": "return window.keyboardLayoutGuide",
    "UISheetPresentationController": "kept = UIViewController(); return kept.sheetPresentationController",
    "UITransitionContext": """
    local Slow = class(newName(), NSObject, "UIViewControllerAnimatedTransitioning")
    function Slow:transitionDuration() return 0.3 end
    function Slow:animateTransition(context) end
    local slow = Slow()
    local delegate = {animationController_forPresented = function() return slow end}
    local presenter, modal = UIViewController(), UIViewController{modalPresentationStyle = "fullScreen"}
    modal.transitioningDelegate, kept = delegate, {slow, delegate, presenter, modal}
    window.rootViewController = presenter
    presenter:present(modal, true)
    timeline:advance(0.1)
    return timeline.transition
    """,
    "UIViewControllerTransitionZoomSourceViewProviderContext": zooms + "return zooming.source",
    "UIViewControllerTransitionZoomOptionsAlignmentRectContext": zooms + "return zooming.alignment",
    "UIViewControllerTransitionZoomOptionsInteractionContext": zooms + """
      pcall(touch.cancel, touch)
      touch:drag{from = {4, 54}, to = {38, 54}, duration = 0.2}
      timeline:advance(0.4)
      return zooming.finger
      """,
    "UITransitionCoordinator": """
    local presenter, modal = UIViewController(), UIViewController{modalPresentationStyle = "fullScreen"}
    window.rootViewController, kept = presenter, modal
    presenter:present(modal, true)
    return modal.transitionCoordinator
    """,
  ]
}

extension Shape {
  /// True for an object of the class.
  fileprivate func gives(_ name: String) -> Bool {
    if case .object(name) = wrapped { true } else { false }
  }
}
