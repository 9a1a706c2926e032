package import ScriptRuntime

/// A script whose callbacks, delegates and overrides all answer with one hostile value, and that gives occasion to ask them.
package enum HostileResultScript {
  /// - Parameter number: Of the value, counted from 0; see `HostileValues.names`.
  package static func text(answering number: Int, of catalog: Catalog) -> String {
    let callbacks = Set(catalog.protocols.flatMap(\.callbacks).map(\.name)).sorted()
    let classes = catalog.classes.map(\.entry).filter { !overridden($0.name, of: catalog).isEmpty }
    let overriding = classes.map { entry in
      "pcall(hostile, \"\(entry.name)\", {\(list(overridden(entry.name, of: catalog)))})"
    }
    return TableMakers(catalog).prelude + HostileValues.prelude + """
      local function answer(o) return values[\(number + 1)][2](o) end
      local delegate, classes = {}, {}
      for _, name in ipairs{\(list(callbacks))} do delegate[name] = function(self) return answer(self) end end
      local function hostile(name, methods)
        local made = class("Hostile" .. name, _G[name])
        for _, method in ipairs(methods) do made[method] = function(self) return answer(self) end end
        classes[name] = made
      end

      """ + overriding.joined(separator: "\n") + occasions
  }

  private static func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

  /// The members that a script class may override, of a class and those above it.
  private static func overridden(_ name: String, of catalog: Catalog) -> [String] {
    guard let entry = catalog.classes.first(where: { $0.name == name })?.entry else { return [] }
    return entry.functions.filter(\.isOverridable).map(\.name) + entry.properties.filter(\.isOverridable).map(\.name)
      + (entry.superclass.map { overridden($0, of: catalog) } ?? [])
  }

  private static let occasions = """

    local function of(name) return classes[name] or _G[name] end
    local function try(act) pcall(act) pcall(timeline.advance, timeline, 0.05) end
    local function touches()
      try(function() touch:tap(20, 30) end)
      try(function() touch:drag{from = CGPoint(10, 20), to = CGPoint(30, 50), duration = 0.1} timeline:advance(0.2) end)
      try(function() touch:flick{from = CGPoint(20, 50), to = CGPoint(20, 10)} timeline:advance(0.3) end)
    end
    -- Views, one in another, that are touched, laid out, fitted, and shown elsewhere.
    for _, name in ipairs{"UIView", "UIScrollView", "UIControl", "UIButton", "UILabel", "UIStackView", "UICollectionView"} do
      try(function()
        local outer, inner = of(name)(), of(name)()
        outer.frame, inner.frame = CGRect(0, 0, 40, 60), CGRect(5, 5, 30, 40)
        pcall(function() outer.delegate = delegate end)
        window:addSubview(outer)
        outer:addSubview(inner)
        for _, kind in ipairs{"UIPanGestureRecognizer", "UITapGestureRecognizer"} do
          local recognizer = of(kind)(function() return answer() end)
          recognizer.delegate = delegate
          inner:addGestureRecognizer(recognizer)
        end
        inner.layer.delegate = delegate
        inner.layer.opacity = 0.5
        inner:setNeedsLayout()
        touches()
        pcall(inner.sizeToFit, inner)
        pcall(inner.sizeThatFits, inner, CGSize(10, 10))
        pcall(function() window:addConstraint(inner.widthAnchor:constraint{equalToConstant = 10}) end)
        pcall(inner.hitTest, inner, CGPoint(1, 1))
        inner.bounds = CGRect(0, 0, 9, 9)
        outer:removeFromSuperview()
      end)
    end
    try(function()
      local list = UICollectionView(window.bounds, UICollectionViewFlowLayout())
      list.dataSource, list.delegate = delegate, delegate
      window:addSubview(list)
      touches()
      list:removeFromSuperview()
    end)
    -- Controllers in each other and over each other, with hostile ones to animate and to place them.
    for _, name in ipairs{"UIViewController", "UINavigationController", "UITabBarController"} do
      try(function()
        local outer, inner = of(name)(), of("UIViewController")()
        outer.delegate = delegate
        window.rootViewController = outer
        pcall(function() outer:setViewControllers({of("UIViewController")(), inner}, true) end)
        pcall(function() outer:pushViewController(inner, true) timeline:advance(0.6) outer:popViewController(true) end)
        pcall(function() outer.selectedIndex = 1 end)
        pcall(function() outer:addChild(inner) end)
        device:rotate()
        timeline:advance(0.6)
      end)
    end
    local helpers = {
      animationController_forPresented = function() return delegate end,
      animationController_forDismissed = function() return delegate end,
      interactionControllerForDismissal = function() return of("UIPercentDrivenInteractiveTransition")() end,
      presentationController_forPresented = function(_, presented, presenting)
        return of("UIPresentationController")(presented, presenting)
      end,
    }
    for _, style in ipairs{"fullScreen", "pageSheet", "custom", "popover"} do
      for _, transitioning in ipairs{delegate, helpers, false} do
        try(function()
          local root, modal = UIViewController(), of("UIViewController")()
          window.rootViewController = root
          modal.modalPresentationStyle = style
          if transitioning then modal.transitioningDelegate = transitioning end
          pcall(function() modal.presentationController.delegate = delegate end)
          pcall(root.present, root, modal, true, function() return answer() end)
          timeline:advance(0.7)
          touches()
          pcall(root.dismiss, root, true)
          timeline:advance(0.7)
        end)
      end
    end
    -- What is called at times.
    try(function()
      local fade = CABasicAnimation("opacity")
      fade.toValue, fade.duration, fade.delegate = 0, 0.1, delegate
      window.layer:add(fade)
      CADisplayLink(function() return answer() end):add()
      Timer.scheduledTimer(0.1, true, function() return answer() end)
      UIView.animate(0.1, function() return answer() end, function() return answer() end)
      timeline:runUntil(function() return answer() end, 0.2)
    end)
    pcall(timeline.snapshot, timeline)
    pcall(tostring, window)
    print("alive")
    """
}
