import LayerKit
import MotionMath
import PlainText
import RecordingKit
import TransitionKit
import ViewKit

/// Looks at an application at rest, and changes nothing.
struct Observer {
  let app: UIApplication
  /// The one names of objects as they are at the call.
  let names: () -> (NSObject) -> String
  /// Subjects that change by themselves, which is no fact about a transition.
  var changing: Set<Changing> = []
  /// The layers of bars that were there when it began to look: those of a screen that has gone belong to no window.
  var formerBars: Set<LayerID> = []
  /// The names that objects have in its states.
  let subjects = SubjectNames()

  /// Everything that can be compared.
  ///
  /// - Parameters:
  ///   - participants: The views that go and come; what is said of them holds also while they are in no window.
  ///   - inside: Whether what is in them counts as well then.
  func state(_ participants: [UIView], inside: Bool = false) -> WorldState {
    var look = Look(subjects, givenNames())
    look.add(participants, of: app, inside: inside)
    guard !changing.isEmpty else { return look.state }
    return WorldState(look.state.facts.filter { !changing.contains(Changing($0.subject, $0.aspect)) })
  }

  /// Prepares what copies of the world would prepare each for itself: the tables of pictures, and the words of the log.
  func prepare() { _ = (changes(from: app.world.now, to: app.world.now), app.world.recording.events) }

  /// Names objects as its states do.
  func subjectName() -> (NSObject) -> String {
    let given = givenNames()
    return { subjects.name(of: $0, given) }
  }

  /// The names, collected when the first is asked for: most objects have been named before.
  private func givenNames() -> (NSObject) -> String {
    var made: ((NSObject) -> String)?
    return { object in
      let names = made ?? names()
      made = names
      return names(object)
    }
  }

  /// Which views touches reach, on a grid of points.
  func touches(in window: UIWindow) -> [(place: String, view: String)] { Look.touches(in: window, names()) }

  /// Whether one of the views that touches may reach is of some sort.
  func hitTests(_ isOfSort: (UIView) -> Bool) -> Bool {
    func find(_ view: UIView) -> Bool { isOfSort(view) || view.subviews.contains(where: find) }
    return app.windows.contains(where: find)
  }

  /// The name of a scroll view that follows a finger; nil when none does.
  func scrolling() -> String? {
    func find(_ view: UIView) -> UIView? {
      (view as? UIScrollView)?.isDragging == true ? view : view.subviews.lazy.compactMap(find).first
    }
    return app.windows.lazy.compactMap(find).first.map { names()($0) }
  }
}

/// A state as it is being noted.
private struct Look {
  private let subjects: SubjectNames
  private let given: (NSObject) -> String
  /// Most screens have fewer facts.
  private(set) var state = WorldState(room: 1_000)

  init(_ subjects: SubjectNames, _ given: @escaping (NSObject) -> String) {
    (self.subjects, self.given) = (subjects, given)
  }

  private func name(_ object: NSObject) -> String { subjects.name(of: object, given) }

  mutating func add(_ participants: [UIView], of app: UIApplication, inside: Bool) {
    for window in app.windows {
      add(window)
      if let root = window.rootViewController { add(root) }
    }
    for view in participants {
      let subject = name(view)
      state.add(.init(subject, .tree, "window", .text(view.window == nil ? "no" : "yes")))
      if view.window == nil {
        addLook(of: view.layer, subject, except: WorldState.place)
        if inside { view.subviews.forEach { add($0) } } else { nameAll(in: view) }
      }
    }
    if let window = app.keyWindow { addTouches(in: window) }
    state.add(.init("the screen", .focus, "first responder", .text(app.firstResponder.map(name) ?? "none")))
    state.add(
      .init(WorldState.program, .value, "areAnimationsEnabled", .text(app.areAnimationsEnabled ? "true" : "false")))
  }

  /// Names what is in a view that may come on screen: later its labels may have other texts, in each scenario another.
  private func nameAll(in view: UIView) {
    for child in view.subviews {
      _ = name(child)
      nameAll(in: child)
    }
  }

  /// The system's bar around a view. Its parts come and go with what it shows: they are not the program's to restore.
  private static func bar(around view: UIView) -> UIView? {
    var next: UIView? = view
    while let current = next, !(current is UINavigationBar), !(current is UITabBar), !(current is UIToolbar) {
      next = current.superview
    }
    return next
  }

  private mutating func add(_ view: UIView) {
    let subject = name(view)
    // The system places a bar by the safe area, too.
    guard Self.bar(around: view) == nil else {
      return add(view.layer, subject, except: WorldState.place, inside: false)
    }
    // The order in which a list has made its cells is nobody's business.
    let children = view.subviews.map(name)
    let list = (view is UITableView || view is UICollectionView ? children.sorted() : children).joined(separator: ", ")
    state.add(.init(subject, .tree, "subviews", .text(list.isEmpty ? "none" : list)))
    state.add(
      .init(
        subject, .touch, "isUserInteractionEnabled", .text(view.isUserInteractionEnabled ? "true" : "false")))
    if !view.gestureRecognizers.isEmpty {
      let list = view.gestureRecognizers.map(\.className).joined(separator: ", ")
      state.add(.init(subject, .gesture, WorldState.recognizers, .text(list)))
    }
    for (index, recognizer) in view.gestureRecognizers.enumerated() {
      state.add(
        .init(
          subject, .gesture, "\(recognizer.className) \(index + 1) isEnabled",
          .text(recognizer.isEnabled ? "true" : "false")))
    }
    if view is UIScrollView {
      // Its origin follows the insets that the system adds.
      add(view.layer, subject, except: [.bounds])
      let size = view.bounds.size
      state.add(.init(subject, .value, "bounds", .numbers([size.width, size.height])))
    } else {
      add(view.layer, subject)
    }
    for child in view.subviews { add(child) }
  }

  /// - Parameter inside: Whether the layers inside it count too.
  private mutating func add(
    _ layer: CALayer, _ subject: String, except left: Set<LayerProperty> = [], inside: Bool = true
  ) {
    addLook(of: layer, subject, except: left)
    state.add(
      .init(
        subject, .clock, "speed, timeOffset, beginTime", .numbers([layer.speed, layer.timeOffset, layer.beginTime])))
    guard inside else { return }
    for child in layer.sublayers where !(child.owner is UIView) { add(child, name(child)) }
  }

  private mutating func addLook(
    of layer: CALayer, _ subject: String, except left: Set<LayerProperty> = []
  ) {
    for property in LayerProperty.allCases where !left.contains(property) {
      let value = layer[property]
      if value != property.defaultValue { state.add(.init(subject, .value, property.name, .init(value))) }
    }
    state.add(.init(subject, .value, "mask", .text(layer.mask == nil ? "nil" : "a layer")))
    if let mask = layer.mask { addLook(of: mask, subject + "'s mask") }
    // Those that are removed by themselves, and those that never end, are none that somebody has forgotten.
    let held = layer.attachedAnimations.filter { !$0.isRemovedOnCompletion && $0.isFinite }
    guard !held.isEmpty else { return }
    let list = held.map { layer.key(of: $0) ?? "one without a key" }.joined(separator: ", ")
    state.add(.init(subject, .value, WorldState.heldAnimations, .text(list)))
  }

  private mutating func add(_ controller: UIViewController) {
    let subject = name(controller)
    let presented = controller.presentedViewController
    state.add(.init(subject, .presented, "presentedViewController", .text(presented.map(name) ?? "nil")))
    if let stack = controller as? UINavigationController {
      state.add(
        .init(
          subject, .stack, "viewControllers", .text(stack.viewControllers.map(name).joined(separator: ", "))))
      state.add(
        .init(subject, .bar, "isNavigationBarHidden", .text(stack.isNavigationBarHidden ? "true" : "false")))
      state.add(.init(subject, .bar, "title", .text(stack.topViewController?.title ?? "nil")))
    }
    if let tabs = controller as? UITabBarController {
      state.add(.init(subject, .tab, "selectedIndex", .numbers([Double(tabs.selectedIndex)])))
    }
    if let view = controller.viewIfLoaded, view.window != nil {
      let insets = view.safeAreaInsets
      state.add(
        .init(
          name(view), .inset, "safeAreaInsets", .numbers([insets.top, insets.left, insets.bottom, insets.right])))
    }
    for child in controller.children { add(child) }
    if let presented, presented.presentingViewController === controller { add(presented) }
  }

  private mutating func addTouches(in window: UIWindow) {
    for touch in Self.touches(in: window, name) {
      state.add(.init("the screen", .touch, touch.place, .text(touch.view)))
    }
  }

  /// Which views touches reach, on a grid of five by nine points.
  static func touches(in window: UIWindow, _ name: (NSObject) -> String) -> [(place: String, view: String)] {
    var names: [ObjectIdentifier: String] = [:]
    func known(_ view: UIView) -> String {
      let view = bar(around: view) ?? view
      if let known = names[ObjectIdentifier(view)] { return known }
      let given = name(view)
      names[ObjectIdentifier(view)] = given
      return given
    }
    return (0..<45).map { index in
      let point = CGPoint(
        x: ((Double(index % 5) + 0.5) / 5 * window.bounds.size.width).rounded(),
        y: ((Double(index / 5) + 0.5) / 9 * window.bounds.size.height).rounded())
      let hit = window.hitTest(point, with: nil).map(known)
      return ("(\(NumberText.trimmed(point.x)) \(NumberText.trimmed(point.y)))", hit ?? "nothing")
    }
  }
}
