public import LayerKit
import MotionMath

/// One running application: a world, a screen, its windows, and UIKit's class variables.
///
/// Nothing here is global, so two applications can live side by side. What UIKit spells as a class function
/// (`UIView.animate`) is a method of the application. Views and controllers do not keep it alive.
public final class UIApplication: UIResponder {
  public let world: World
  public let screen: UIScreen
  /// The choices for behaviours of UIKit that public sources leave open.
  public var settings: BehaviorSettings {
    didSet {
      applySettings()
      if settings.barEra != oldValue.barEra { barsDidChange() }
    }
  }
  /// Back to front, in the order they were shown.
  public private(set) var windows: [UIWindow] = []
  /// The window that was last made key. There is always one.
  public private(set) weak var keyWindow: UIWindow?
  /// The object that gets what no touch decides the receiver of, as the keys of a keyboard; nil for none. Its methods
  /// decide: `becomeFirstResponder`, `resignFirstResponder`.
  public internal(set) weak var firstResponder: UIResponder?
  /// The methods whose overrides are running now: each decides for one responder at a time.
  final var openQuestions: Set<ResponderQuestion> = []
  /// The warnings given, oldest first.
  public private(set) var warnings: [WarningReport] = []
  /// A line is told once of an oversight, however often it runs.
  private var toldOversights: Set<ToldOversight> = []
  /// Called with each warning as it is given.
  public var onWarning: (WarningReport) -> Void = { _ in }
  /// Called, before `onWarning`, with each warning for which UIKit raises an exception; returns true when it raised
  /// one, and no warning is given then.
  package var raise: (UsageWarning) -> Bool = { _ in false }
  /// Returns the text of a warning for the event log.
  public var warningMessage: (UsageWarning) -> String = { $0.code.text }
  /// Returns the line of the script that is running; nil when none is.
  public var placeOfCall: () -> WarningReport.Place? = { nil }

  package let animations = ViewAnimationStack()
  /// Counts, during a layout, the methods and observers that may have moved the view they belong to, or changed what its
  /// controllers reserve.
  @exclusivity(unchecked) package final var layoutMethodCount = 0
  /// How many layouts are in progress, each but the first asked for in a method that the one before has called.
  package internal(set) final var layoutNesting = 0
  /// Whether that layout is one of views that lay each other out.
  final var isLayoutLoop = false
  /// The property animators that are active; held here, as UIKit holds them.
  package internal(set) var propertyAnimators: [UIViewPropertyAnimator] = []
  /// True once a finger has gone down while a transition kept touches from its views.
  package internal(set) final var hasTouchedBlockedView = false
  /// True once glass was in a window: only in one era there is any.
  package internal(set) final var hasGlass = false
  /// How many views take no touches because of a transition.
  package final var viewsBlockedByTransitions = 0
  /// How often `transition(from:to:)` has taken a view away.
  package internal(set) final var replacedViewCount = 0
  /// Nil until constraints lay out the first view.
  var constraintLayout: (any ConstraintLayout)?
  /// The objects of other parts of the framework, one per application and type.
  private var parts: [ObjectIdentifier: AnyObject] = [:]

  public override var className: String { "UIApplication" }

  /// An application with one empty key window that fills the screen.
  public init(world: World, screen: UIScreen = UIScreen(), settings: BehaviorSettings = BehaviorSettings()) {
    self.world = world
    self.screen = screen
    self.settings = settings
    super.init(asApplication: ())
    applySettings()
    world.onStoppedAnimation = { [weak self] layer, property in
      guard let self else { return }
      let label = self.world.label(of: layer)
      warn(.oversight(.implicitInStoppedClock(layer: label, property: property.name)), about: layer)
    }
    world.layOutViews = { [weak self] in self?.layOutWindows() }
    UIWindow(frame: screen.bounds, in: self).makeKeyAndVisible()
  }

  deinit {
    constraintLayout = nil
    world.shutDown()
  }

  /// Passes the settings that concern the world to it.
  private func applySettings() { world.reportsRemovalsAtOnce = settings.removalCallbacks == .synchronous }

  /// The application's one object of type `Part`, made at the first call.
  package func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    if let part = parts[ObjectIdentifier(Part.self)] { return unsafeDowncast(part, to: Part.self) }
    let part = make()
    parts[ObjectIdentifier(Part.self)] = part
    return part
  }

  private var actionCount = 0

  /// A name that no other action of the application uses.
  func nextActionIdentifier() -> String {
    actionCount += 1
    return "com.apple.action.dynamic.\(actionCount)"
  }

  /// Reports `warning`, and logs it as an event of `subject`. Where UIKit raises an exception, raises it if a script
  /// can catch it.
  ///
  /// - Parameter place: The line that is responsible; nil for the running one.
  package func warn(_ warning: UsageWarning, at place: WarningReport.Place? = nil, about subject: NSObject) {
    if warning.isException, raise(warning) { return }
    let report = WarningReport(warning: warning, place: place ?? placeOfCall(), time: world.now)
    if case .oversight = warning, !toldOversights.insert(ToldOversight(report)).inserted { return }
    warnings.append(report)
    log("warning", subject, warningMessage(warning))
    onWarning(report)
  }

  /// Adds an event about `subject` to the log.
  package func log(_ name: String, _ subject: NSObject, _ detail: String = "") {
    world.log(name, world.label(of: subject), detail)
  }

  func makeKey(_ window: UIWindow) { keyWindow = window }

  func show(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
    world.addRoot(window.layer)
    world.ownersDidChange(of: window)
  }
}

extension UIApplication {
  /// Sends the application to the background and back: cancels all touches (documented), then removes all animations,
  /// whose completions get false (reported). Those with `isRemovedOnCompletion` false stay (reported).
  ///
  /// It posts the four notifications on the way, before the animations go and after.
  public func enterBackground() {
    notify(.willResignActive)
    touch.interrupt()
    log("applicationDidEnterBackground", self)
    notify(.didEnterBackground)
    for window in windows { window.layer.removeAnimationsInside() }
    notify(.willEnterForeground)
    notify(.didBecomeActive)
  }
}

extension CALayer {
  fileprivate func removeAnimationsInside() {
    for animation in attachedAnimations where animation.isRemovedOnCompletion { removeAnimation(animation) }
    for layer in sublayers { layer.removeAnimationsInside() }
    mask?.removeAnimationsInside()
  }
}
