package import ScriptRuntime

/// A random script of uses of the table's rows: with fitting values and hostile ones, with callbacks that change the tree,
/// and moves of the clock in between. The same seed gives the same script.
package struct RandomTableScript: Sendable {
  /// Makers, values and changes for the statements. It holds no locals, so that a shell can be given it as well.
  package let prelude: String
  /// One on each line; any of them may be left out.
  package var statements: [String]

  package var text: String { prelude + statements.joined(separator: "\n") + "\n" }

  /// - Parameter uses: What there is to use: those of `Catalog.sections`.
  package init(
    of uses: [TableUse], prelude: String, length: Int, using random: inout some RandomNumberGenerator
  ) {
    self.prelude = prelude
    statements = (0..<length).map { _ in Self.statement(of: uses, using: &random) }
  }

  private static func statement(of uses: [TableUse], using random: inout some RandomNumberGenerator) -> String {
    func chance(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
    switch chance(12) {
    case 0: return "try(function() timeline:advance(\(["0", "0.016", "0.1", "0.35", "1"][chance(5)])) end)"
    case 1: return "try(function() change(\(chance(changeCount) + 1)) end)"
    case 2: return "try(function() touch:\(touches[chance(touches.count)]) end)"
    default: break
    }
    let use = uses[chance(uses.count)]
    let arguments = use.samples.map { sample in
      if chance(5) == 0 { return "values[\(chance(HostileValues.count) + 1)][2](o)" }
      return sample.hasPrefix("function()") ? "function(...) change(\(chance(changeCount) + 1)) end" : sample
    }
    let body = use.body.split(separator: "\n").joined(separator: " ")
    return "try(function() local o = \(use.receiver); local a = {\(arguments.joined(separator: ", "))}; \(body) end)"
  }

  private static let touches = [
    "tap(20, 30)", "tap(50, 80, {count = 2})", "drag{from = CGPoint(10, 50), to = CGPoint(90, 60), duration = 0.2}",
    "flick{from = CGPoint(50, 150), to = CGPoint(50, 10)}", "down(30, 40)", "move(60, 80)", "up()", "cancel()",
  ]

  private static let changeCount = changes.count

  /// Changes that callbacks make to the tree they were called from.
  private static let changes = [
    "make.UIView():removeFromSuperview()", "make.UIView():addSubview(make.UIView())",
    "window:addSubview(make.UIView())",
    "make.CALayer():removeFromSuperlayer()", "make.CALayer():addSublayer(make.CALayer())",
    "window.rootViewController = make.UIViewController()", "window.rootViewController = make.UINavigationController()",
    "make.UIViewController():present(make.UIViewController(), true)", "make.UIViewController():dismiss(true)",
    "make.UINavigationController():pushViewController(make.UIViewController(), true)",
    "make.UINavigationController():popViewController(true)",
    "make.UIViewController():addChild(make.UIViewController())",
    "make.UIViewController():removeFromParent()",
    "make.UITabBarController().viewControllers = {make.UIViewController()}",
    "pools = {}; collectgarbage()", "make.UIView().layer:removeAllAnimations()",
    "UIView.animate(0.3, function() make.UIView().center = CGPoint(30, 40) end)",
    "make.UIView().transform = CGAffineTransform{rotationAngle = 1}",
    "make.UIView():addGestureRecognizer(make.UIPanGestureRecognizer())", "device:rotate()", "error('on purpose')",
    "make.UIView().mask = make.UIView()", "make.CALayer().mask = make.CALayer()",
    "make.UIScrollView().contentOffset.y = 40",
  ]

  /// The prelude of every random script of a table. Its makers give one of four instances of a class, or make it.
  package static func prelude(of catalog: Catalog) -> String {
    let changes = changes.map { "function() \($0) end" }.joined(separator: ", ")
    let lines = (TableMakers(catalog).prelude + HostileValues.prelude).split(separator: "\n")
    return lines.map { $0.hasPrefix("local ") ? String($0.dropFirst(6)) : String($0) }.joined(separator: "\n") + """

      pools = {}
      for name, maker in pairs(make) do
        make[name] = function()
          local pool, slot = pools[name] or {}, math.random(4)
          pools[name] = pool
          if pool[slot] == nil then pool[slot] = maker() end
          return pool[slot]
        end
      end
      changes = {\(changes)}
      depth = 0
      function change(number)
        if depth > 3 then return end
        depth = depth + 1
        pcall(changes[number])
        depth = depth - 1
      end
      function try(act) pcall(act) end

      """
  }
}
