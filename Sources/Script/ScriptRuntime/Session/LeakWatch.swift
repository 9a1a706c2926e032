package import LayerKit
package import LuaBridge
package import TransitionChecker
import TransitionKit
import ViewKit

/// Notes the controllers that leave the screen, and the objects that call scripts again and again; says which of those
/// keeps one of these alive.
///
/// A display link retains its target until it is invalidated, a timer too, the centre retains a block until its observer
/// is removed, and a function retains what it captures (documented: Apple's pages of these classes; Swift's book,
/// "Automatic Reference Counting"). What the script keeps in a variable, or an object that is in use, is none of these.
package final class LeakWatch: SessionObject {
  private unowned let session: ScriptSession
  private var keepers: [Keeper] = []
  private var gone: [Gone] = []
  private var retainingThemselves: [(controller: Gone, found: TrialRunner.StillAlive)] = []

  /// How many values of the interpreter are looked at, at most. Beyond that nothing is said. (Chosen here.)
  private static let most = 200_000
  /// The same of what one controller holds. (Chosen here.)
  private static let mostOfOne = 5_000

  private struct Keeper {
    weak var object: NSObject?
    weak var value: LuaReference?
    let word: String
    let place: WarningReport.Place?
    let keeps: () -> Bool
  }

  private struct Gone {
    weak var controller: UIViewController?
    let time: Double
  }

  package init(in session: ScriptSession) {
    self.session = session
    session.app.transitionCenter.didLeave = { [weak self] in self?.noteLeaving($0) }
  }

  /// Notes no more: a copy of the world is about to be thrown away.
  func end() { session.app.transitionCenter.didLeave = nil }

  /// Notes that an object keeps a value as long as it calls it.
  package func note<Object: NSObject>(
    _ object: Object, keeping value: LuaReference, as word: String, while keeps: @escaping (Object) -> Bool
  ) {
    if keepers.count % 256 == 255 { keepers.removeAll { $0.object == nil || $0.value == nil } }
    keepers.append(
      Keeper(object: object, value: value, word: word, place: session.app.placeOfCall()) { [weak object] in
        object.map(keeps) ?? false
      })
  }

  // MARK: Leaving

  private func noteLeaving(_ controller: UIViewController) {
    guard controller is any ScriptBacked, isGone(controller) else {
      // The system's containers take the program's controllers along.
      if isGone(controller) { controller.children.forEach(note) }
      return
    }
    note(controller)
  }

  private func note(_ controller: UIViewController) {
    controller.children.forEach(note)
    guard controller is any ScriptBacked, !gone.contains(where: { $0.controller === controller }) else { return }
    if gone.count % 256 == 255 { gone.removeAll { $0.controller == nil } }
    let one = Gone(controller: controller, time: session.world.now)
    gone.append(one)
    if let (way, place) = animationHolding(controller) ?? actionHolding(controller) ?? wayBack(to: controller) {
      let what = "retains itself, so that no device frees it: \(way)"
      retainingThemselves.append((one, finding(controller, at: one.time, what, place)))
    }
  }

  /// Whether nothing on screen holds a controller: neither a parent, a presenter nor a window.
  private func isGone(_ controller: UIViewController) -> Bool {
    var top = controller
    while let holder = top.parent ?? top.presentingViewController { top = holder }
    return top.viewIfLoaded?.window == nil && !session.app.windows.contains { $0.rootViewController === top }
  }

  private func finding(
    _ controller: UIViewController, at time: Double, _ what: String, _ place: WarningReport.Place?
  ) -> TrialRunner.StillAlive {
    let name = LayerNames(in: session).named(session.world.label(of: controller))
    return TrialRunner.StillAlive(name: name, message: "\(name) \(what)", time: time, place: place)
  }

  // MARK: Retaining itself

  /// An animation on one of its layers that stays there and has it for a delegate, which it retains.
  private func animationHolding(_ controller: UIViewController) -> (way: String, place: WarningReport.Place?)? {
    var layers = controller.viewIfLoaded.map { [$0.layer] } ?? []
    var next = 0
    while next < layers.count, next < Self.mostOfOne {
      let layer = layers[next]
      next += 1
      layers += layer.sublayers
      guard
        let animation = layer.attachedAnimations.first(where: {
          !$0.isRemovedOnCompletion && $0.delegate === controller
        })
      else { continue }
      let key = layer.key(of: animation).map { " '\($0)'" } ?? ""
      return ("self.view → animation\(key) that is not removed on completion → delegate", nil)
    }
    return nil
  }

  /// An action of one of its controls or bar buttons, which hold it, with a handler that captures the controller.
  private func actionHolding(_ controller: UIViewController) -> (way: String, place: WarningReport.Place?)? {
    var actions: [(way: String, action: UIAction)] = []
    let bar = controller.existingNavigationItem
    for item in (bar?.leftBarButtonItems ?? []) + (bar?.rightBarButtonItems ?? []) {
      item.primaryAction.map { actions.append(("self.navigationItem → \(item.className)", $0)) }
    }
    var views = controller.viewIfLoaded.map { [$0] } ?? []
    var next = 0
    while next < views.count, next < Self.mostOfOne {
      let view = views[next]
      next += 1
      views += view.subviews
      guard let control = view as? UIControl else { continue }
      actions += control.heldActions.map { ("self.view → \(control.className)", $0) }
    }
    for (way, action) in actions {
      let steps = session.lua.walkHeap(most: Self.mostOfOne) { walk -> [HeapWalk.Step]? in
        walk.begin(at: action)
        walk.run(
          where: { step in
            if case .kept(let slot) = step, PayloadSlot.isAction(slot) { return true }
            return follows(step)
          },
          entering: { !($0 is UIViewController) && !($0 is UIView) && !($0 is UIApplication) })
        return walk.steps(to: controller)
      }
      guard let steps = steps ?? nil, place(of: steps) != nil else { continue }
      let rest = steps.filter { if case .kept(let slot) = $0 { !PayloadSlot.isAction(slot) } else { true } }
      return ("\(way) → \(action.className) → handler → \(text(of: rest))", place(of: steps))
    }
    return nil
  }

  /// The way from a field through a function, or an animation's delegate, back to the controller. Lua collects such a
  /// circle, and no device does.
  private func wayBack(
    to controller: UIViewController
  ) -> (way: String, place: WarningReport.Place?)? {
    let steps = session.lua.walkHeap(most: Self.mostOfOne) { walk -> [HeapWalk.Step]? in
      walk.begin(insideOf: controller)
      walk.run(where: follows) { object in
        switch object {
        case is UIViewController, is UIWindow, is UIApplication: false
        case let view as UIView: view.window == nil
        default: true
        }
      }
      return walk.steps(to: controller)
    }
    // Fields that are weak in Swift are weak here, too, where the script came of it.
    guard let steps = steps ?? nil, session.isImported || steps.contains(where: \.retainsInSwift) else { return nil }
    return ("self." + text(of: steps), place(of: steps))
  }

  /// Whether a way that Swift's objects would have too goes through a step. A function counts where it captures `self`: a
  /// variable of the script itself is a global one in Swift.
  private func follows(_ step: HeapWalk.Step) -> Bool {
    switch step {
    case .field: true
    case .captured(let name, let file, let line):
      name == "self" && (!session.isImported || capturesStrongly(file, line))
    case .kept(let slot): slot == PayloadSlot.delegate.name
    case .owned, .part: false
    }
  }

  /// Whether a closure of an imported file captures `self` for sure, by its first lines: what Swift captures weakly is not
  /// written in Lua.
  private func capturesStrongly(_ file: String, _ line: Int) -> Bool {
    guard let first = session.sourceLine(line, of: file) else { return false }
    guard first.contains("{") else { return isMethod(first) }
    let text = (line..<line + 6).compactMap { session.sourceLine($0, of: file) }.joined(separator: " ")
    return ["self.", "[self]"].contains(where: text.contains)
      && !["weak", "unowned", "self?"].contains { text.contains($0) }
  }

  /// Whether a line ends with a method as a value, which retains its object: `onClose = tick`.
  private func isMethod(_ line: String) -> Bool {
    let parts = line.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let value = parts[1].drop { $0 == " " }
    return !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  private func text(of steps: [HeapWalk.Step]) -> String {
    steps.map { step in
      switch step {
      case .field(let name), .kept(let name), .captured(let name, _, _): name
      case .owned, .part: "part"
      }
    }.joined(separator: " → ")
  }

  private func place(of steps: [HeapWalk.Step]) -> WarningReport.Place? {
    for case .captured(_, let file, let line) in steps { return WarningReport.Place(file: file, line: line) }
    return nil
  }

  // MARK: At the end

  /// The controllers that are gone and not freed, in the order of their leaving, with what keeps each; without those that
  /// the script itself keeps. Collects first.
  package func stillAlive() -> [TrialRunner.StillAlive] {
    let keeping = keepers.filter { $0.keeps() && $0.value != nil }
    guard !retainingThemselves.isEmpty || !keeping.isEmpty && gone.contains(where: { $0.controller != nil }) else {
      return []
    }
    session.lua.collectGarbage()
    let kept = session.lua.walkHeap(most: Self.most) { walk -> Set<ObjectIdentifier>? in
      walk.begin(atRootsWithout: keepers.compactMap(\.value))
      walk.run()
      guard walk.isWhole else { return nil }
      return Set(gone.compactMap(\.controller).filter(walk.reaches).map(ObjectIdentifier.init))
    }
    guard let kept = kept ?? nil else { return [] }
    func isFree(_ one: Gone) -> Bool { one.controller.map { !kept.contains(ObjectIdentifier($0)) } ?? true }
    let held = gone.filter(isFree).compactMap { one -> TrialRunner.StillAlive? in
      guard let controller = one.controller, isGone(controller), let (way, place) = way(from: keeping, to: controller)
      else { return nil }
      return finding(controller, at: one.time, "is still alive after it has left the screen: \(way)", place)
    }
    return held + retainingThemselves.filter { isFree($0.controller) }.map(\.found)
  }

  private func way(
    from keeping: [Keeper], to controller: UIViewController
  ) -> (way: String, place: WarningReport.Place?)? {
    for keeper in keeping {
      guard let value = keeper.value, let object = keeper.object else { continue }
      let steps = session.lua.walkHeap(most: Self.mostOfOne) { walk -> [HeapWalk.Step]? in
        walk.begin(at: value)
        walk.run(where: follows)
        return walk.steps(to: controller)
      }
      guard let steps = steps ?? nil else { continue }
      let name = object is NotificationObserver ? session.app.notificationCenter.className : object.className
      let rest = steps.isEmpty ? "" : " → " + text(of: steps)
      return ("\(name) → \(keeper.word)\(rest)", keeper.place)
    }
    return nil
  }
}

extension HeapWalk.Step {
  /// Whether a circle through it is one in Swift, too: through a field it may be a weak one there.
  fileprivate var retainsInSwift: Bool {
    switch self {
    case .captured, .kept: true
    case .field, .owned, .part: false
    }
  }
}
