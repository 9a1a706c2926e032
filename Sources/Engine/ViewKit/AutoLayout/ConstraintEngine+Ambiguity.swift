import LayerKit
import LayoutSolver

/// Layouts that the constraints leave open.
extension ConstraintEngine {
  /// The most views that warnings call ambiguous: who has that many knows. (Chosen here.)
  private static let mostOpen = 20
  /// How many variables of one system are tried at each look.
  private static let mostTried = 100

  /// Has the next commit look whether constraints decide a view.
  func judgeLater(_ node: LayoutNode) {
    guard !node.isUnjudged, !node.isGuide, node.variables != nil else { return }
    node.isUnjudged = true
    unjudged.append(UnjudgedItem(node: node))
  }

  /// Warns about views on screen that constraints lay out and do not decide: what they show is this program's choice.
  func reportOpenViews() {
    if unjudged.isEmpty || solver.isDue { return }
    var waiting: [UnjudgedItem] = []
    var asked: [(view: UIView, node: LayoutNode, variables: ItemVariables)] = []
    for entry in unjudged {
      guard let node = entry.node else { continue }
      guard let view = node.view, let variables = node.variables, openCount < ConstraintEngine.mostOpen else {
        node.isUnjudged = false
        continue
      }
      guard view.window != nil else {
        waiting.append(entry)
        continue
      }
      node.isUnjudged = false
      // A view without any constraint is told of by another warning.
      if node.isOpenReported || node.naming.isEmpty && node.content.contains(nil) { continue }
      asked.append((view, node, variables))
    }
    unjudged = waiting
    let open = Set(solver.undecided(among: asked.flatMap(\.variables.all), most: ConstraintEngine.mostTried))
    if open.isEmpty { return }
    for (view, node, variables) in asked where openCount < ConstraintEngine.mostOpen {
      let parts = LayoutPart.allCases.filter { open.contains(variables.all[$0.index]) }
      guard let first = parts.first else { continue }
      openCount += 1
      node.isOpenReported = true
      let hasContent = first.isLength && node.content[first.axis.index] != nil
      app.warn(.ambiguousLayout(view: app.world.label(of: view), open: parts, hasContent: hasContent), about: view)
    }
  }

  /// Which parts of an item's place its constraints leave open. What an exercise of them has added does not count.
  func openParts(of node: LayoutNode) -> [LayoutPart] {
    guard let variables = node.variables else { return [] }
    var solver = solver
    if !node.exercise.isEmpty {
      for id in node.exercise { try? solver.remove(id) }
      solver.solve(isStopping: app.world.isStopping)
    }
    let open = solver.undecided(among: variables.all)
    return LayoutPart.allCases.filter { open.contains(variables.all[$0.index]) }
  }

  /// Shows another of the layouts that an item's constraints allow, or again the one that the rule for ties chooses.
  ///
  /// The other one differs in each open part by 100 points, or as far as the constraints let it: larger where it can be.
  /// UIKit chooses at random (documented); so chosen here, because two runs of a script are the same.
  func exercise(_ node: LayoutNode) {
    guard let variables = node.variables else { return }
    let former = node.exercise
    for id in former { drop(id) }
    node.exercise = []
    var changed = solver.solve(isStopping: app.world.isStopping)
    if former.isEmpty {
      for part in openParts(of: node) {
        let variable = variables.all[part.index]
        let value = solver.value(of: variable)
        for distance in [100.0, -100] where solver.value(of: variable) == value {
          // Weaker than all constraints of an app and of the system: it decides only what they leave open.
          let weakest = Float.leastNormalMagnitude
          guard let id = try? solver.add([Term(variable)], .equal, value + distance, priority: weakest) else {
            continue
          }
          changed += solver.solve(isStopping: app.world.isStopping)
          if solver.value(of: variable) == value { drop(id) } else { node.exercise.append(id) }
        }
      }
    }
    _ = placeOwners(of: changed)
    mark()
  }
}

/// An item to be looked at once it is on screen. Not held: an item goes with its view, and its constraints with it.
struct UnjudgedItem {
  weak var node: LayoutNode?
}

extension LayoutPart {
  /// Its place among the four variables of an item.
  var index: Int { Self.allCases.firstIndex(of: self).unsafelyUnwrapped }

  public var axis: NSLayoutConstraint.Axis { self == .x || self == .width ? .horizontal : .vertical }
}
