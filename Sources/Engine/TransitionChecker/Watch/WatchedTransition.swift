import LayerKit
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// A transition that the program runs, and what has to be known of the time before it.
final class WatchedTransition {
  private(set) weak var context: UITransitionContext?
  /// The last commit before it.
  let commit: CommitIndex
  /// Virtual seconds.
  let start: Double
  var end = 0.0
  let screen: CGRect?
  var isCancelled = false
  /// Whether another transition has run beside it.
  var isCrossed = false
  /// Whether callbacks of the program may have changed something for good.
  var isExplained = false
  var startSeam: Seam?
  /// When a hunt made everything lay out on the way.
  var layouts: [Double] = []
  /// True when a hunt turned the device, sent the app away, or kept a frame long on the way.
  var isDisturbed = false
  /// The commits of what a script did meanwhile.
  var inputs: [Range<CommitIndex>] = []
  private let change: String
  private let animator: String
  let isInteractive: Bool
  private let hasFinger: Bool
  private let sides: (from: UIViewController?, to: UIViewController?)
  private let fromLook: LayerValues?
  /// The layers whose views took no touches.
  private let untouchable: Set<LayerID>

  init(_ context: UITransitionContext, in app: UIApplication) {
    self.context = context
    commit = CommitIndex(app.world.recording.commitCount - 1)
    start = app.world.now
    screen = app.keyWindow?.bounds
    change = context.change
    animator = (context.animator as? NSObject)?.className ?? ""
    isInteractive = context.isInteractive
    hasFinger = !app.touch.fingersDown.isEmpty
    sides = (context.viewController(forKey: .from), context.viewController(forKey: .to))
    fromLook = sides.from?.viewIfLoaded?.layer.values
    untouchable = context.isInteractive ? Self.untouchable(in: app) : []
  }

  private static func untouchable(in app: UIApplication) -> Set<LayerID> {
    var found: Set<LayerID> = []
    func visit(_ view: UIView) {
      if !view.isUserInteractionEnabled, let layer = view.layer.recordID { found.insert(layer) }
      view.subviews.forEach(visit)
    }
    app.windows.forEach(visit)
    return found
  }

  private func isInput(_ commit: CommitIndex) -> Bool { inputs.contains { $0.contains(commit) } }

  /// Whether a script did something after `commit`.
  func hasInput(after commit: CommitIndex) -> Bool { inputs.contains { $0.upperBound > commit + 1 } }

  // MARK: The run as rules see it

  /// - Parameter name: Names an object.
  private func run(_ name: (NSObject) -> String) -> Observation {
    let subject = Subject(
      Subject.Change(rawValue: change) ?? .present, by: animator, from: sides.from.map(name) ?? "",
      to: sides.to.map(name) ?? "", isInteractive: isInteractive, hasFinger: hasFinger)
    var run = Observation(subject, in: Scenario(.asItRuns))
    run.outcome = isCancelled ? .cancelled : .finished
    (run.start, run.end) = (start, end)
    run.fromView = sides.from?.viewIfLoaded.map(name) ?? ""
    run.toView = sides.to?.viewIfLoaded.map(name) ?? ""
    return run
  }

  func run(_ seams: [Seam], _ name: (NSObject) -> String) -> Observation {
    var run = run(name)
    run.seams = seams
    return run
  }

  /// The run with what it has left otherwise than it was; nil when nothing is.
  func run(in app: UIApplication, _ observer: Observer) -> Observation? {
    isCancelled ? cancelled(in: app, observer) : finished(in: app, observer)
  }

  // MARK: After a finish

  private static let place: Set<LayerProperty> = [.position, .bounds, .anchorPoint]

  /// Whether what came is seen, and how the view that went looks and will look when it comes back.
  private func finished(in app: UIApplication, _ observer: Observer) -> Observation? {
    let unseen = sides.to.flatMap { $0.isInFrontUnseen ? $0 : nil }
    let changed = changedFrom(in: app)
    guard unseen != nil || changed != nil else { return nil }
    let name = observer.names()
    var run = run(name)
    run.unseen = unseen.map(name)
    guard let changed, let fromLook else { return run }
    for property in changed.properties {
      run.before.note(.init(run.fromView, .value, property.name, .init(fromLook[property])))
      run.after.note(.init(run.fromView, .value, property.name, .init(changed.layer.values[property])))
    }
    run.after.note(.init(run.fromView, .tree, "window", .text("no")))
    return run
  }

  /// Properties that the transition left changed on the disappearing view; nil if there are none or the view cannot
  /// return.
  private func changedFrom(in app: UIApplication) -> (layer: CALayer, properties: [LayerProperty])? {
    guard change != Subject.Change.dismiss.rawValue, change != Subject.Change.pop.rawValue, let fromLook,
      let view = sides.from?.viewIfLoaded, view.window == nil
    else { return nil }
    let layer = view.layer
    let node = layer.recordID.flatMap { app.world.recording.node($0) }
    let own = node?.properties(setAfter: commit).filter { isInput($0.last) }.map(\.property) ?? []
    let changed = LayerProperty.allCases.filter {
      !Self.place.contains($0) && !fromLook.isSame($0, as: layer.values) && !own.contains($0)
    }
    return changed.isEmpty ? nil : (layer, changed)
  }

  // MARK: After a cancel

  /// Properties that show on screen and hold no data of the program's.
  private static let look: Set<LayerProperty> = [
    .position, .bounds, .anchorPoint, .opacity, .hidden, .transform, .sublayerTransform, .cornerRadius, .zPosition,
    .shadowOpacity,
  ]

  private func cancelled(in app: UIApplication, _ observer: Observer) -> Observation? {
    guard !isExplained else { return nil }
    let recording = app.world.recording
    let last = CommitIndex(recording.commitCount - 1)
    let labels = LayerLabels(observer, at: app.world.now)
    var facts: [(layer: LayerID, kind: WorldState.Kind, aspect: String, before: Value, after: Value)] = []
    for node in recording.nodes where node.isStillHosted && node.wasHosted(at: commit) {
      for (property, set) in node.properties(setAfter: commit) where Self.look.contains(property) && !isInput(set) {
        let (before, after) = (Value(node.value(property, at: commit)), Value(node.value(property, at: last)))
        guard !before.isSame(as: after), !isMoving(node, recording) else { continue }
        facts.append((node.id, .value, property.name, before, after))
      }
      guard node.lastChangeOfSublayers > commit, !isInput(node.lastChangeOfSublayers), node.layerClass.owner != nil
      else { continue }
      let lists = (node.sublayers(at: commit).map(\.id), node.lastSublayers.map(\.id))
      guard lists.0 != lists.1 else { continue }
      let (before, after) = (lists.0.map { labels[$0] }, lists.1.map { labels[$0] })
      facts.append((node.id, .tree, "subviews", Self.list(before), Self.list(after)))
    }
    let touches = changedTouches(in: app, observer)
    guard !facts.isEmpty || touches != nil else { return nil }
    let bars = observer.barLayers
    var run = run(observer.names())
    for fact in facts where !bars.contains(fact.layer) {
      let name = labels[fact.layer]
      run.before.note(.init(name, fact.kind, fact.aspect, fact.before))
      run.after.note(.init(name, fact.kind, fact.aspect, fact.after))
    }
    if let touches {
      run.before.note(.init("the screen", .touch, touches.place, .text(touches.before)))
      run.after.note(.init("the screen", .touch, touches.place, .text(touches.after)))
    }
    return run
  }

  private typealias Value = WorldState.Value

  private static func list(_ names: [String]) -> Value {
    .text(names.isEmpty ? "none" : names.joined(separator: ", "))
  }

  /// True when it moved already at the transition's start, or in the second before: under a finger, by an animation.
  private func isMoving(_ node: LayerNode, _ recording: Recording) -> Bool {
    let former = recording.commitIndex(at: start - 1) + 1
    return node.animations.contains { $0.added <= commit && commit < $0.removed }
      || former <= commit && node.wasSet(in: former...commit)
  }

  /// A point whose touches go elsewhere because a view takes none any more; nil when there is none.
  private func changedTouches(
    in app: UIApplication, _ observer: Observer
  ) -> (place: String, before: String, after: String)? {
    guard isInteractive, let window = app.keyWindow else { return nil }
    let changed = Self.untouchable(in: app).subtracting(untouchable).filter {
      app.world.recording.node($0)?.wasHosted(at: commit) == true
    }
    guard !changed.isEmpty else { return nil }
    var views: [UIView] = []
    func visit(_ view: UIView) {
      if let layer = view.layer.recordID, changed.contains(layer) { views.append(view) }
      view.subviews.forEach(visit)
    }
    app.windows.forEach(visit)
    let after = observer.touches(in: window)
    // They have no touches, so that they lose none.
    for view in views { view.isUserInteractionEnabled = true }
    let before = observer.touches(in: window)
    for view in views { view.isUserInteractionEnabled = false }
    return zip(before, after).first { $0.view != $1.view }.map { ($0.place, $0.view, $1.view) }
  }
}
