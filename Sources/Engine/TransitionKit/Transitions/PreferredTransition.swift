public import LayerKit
public import MotionMath
public import ViewKit

/// The system's transition that a controller prefers, when it is pushed or presented and on its way back: Swift's
/// `UIViewController.Transition` (iOS 18).
public final class PreferredTransition: NSObject {
  enum Kind {
    case style(UIModalTransitionStyle)
    case zoom(ZoomOptions, ZoomSourceProvider)
  }

  let kind: Kind

  /// A modal style by its name. A push takes no notice of it: only a presentation has such a style.
  public init(_ style: UIModalTransitionStyle) { kind = .style(style) }

  /// The page grows out of a view, and shrinks back into it.
  ///
  /// - Parameter provider: Asked once when each way begins, and when a finger lets go of the page to dismiss it. (Documented:
  ///   whenever the transition needs a source; how often is chosen here.)
  public init(zoom options: ZoomOptions? = nil, from provider: @escaping ZoomSourceProvider) {
    kind = .zoom(options ?? ZoomOptions(), provider)
  }

  public override var className: String { "UIViewController.Transition" }

  /// The modal style that it is; nil for a zoom.
  var style: UIModalTransitionStyle? { if case .style(let style) = kind { style } else { nil } }

  /// The source now, as the program gives it; nil for none, also for one that cannot be flown to.
  func source(_ context: ZoomSourceContext) -> UIView? {
    guard case .zoom(_, let provider) = kind, let view = provider(context), let window = view.window else { return nil }
    let app = view.app
    let page = context.zoomedViewController.viewIfLoaded
    let obstacle: UsageWarning.ZoomObstacle? =
      view === page ? .isPage : window !== app.keyWindow ? .isInAnotherWindow : nil
    if let obstacle {
      app.warn(.zoomWithoutSource(view: app.world.label(of: view), obstacle), about: view)
      return nil
    }
    return view
  }
}

/// The controllers of a zoom, for whoever provides its source.
public final class ZoomSourceContext: NSObject {
  /// The controller that the page covers: the one below in the stack, or the presenter.
  public let sourceViewController: UIViewController
  /// The controller of the page.
  public let zoomedViewController: UIViewController

  init(_ source: UIViewController, _ zoomed: UIViewController) {
    (sourceViewController, zoomedViewController) = (source, zoomed)
  }

  public override var className: String { "UIViewController.Transition.ZoomSourceViewProviderContext" }
}

/// Gives the view that a page grows out of; nil: the page grows and fades about the middle.
public typealias ZoomSourceProvider = (ZoomSourceContext) -> UIView?

/// The options of a zoom: Swift's `UIViewController.Transition.ZoomOptions` (iOS 18).
open class ZoomOptions: NSObject {
  /// The colour over the page below; nil is black at 0.15 (measured on iOS 27).
  public var dimmingColor: UIColor?
  /// A blur over the page below; nil for none.
  public var dimmingVisualEffect: UIBlurEffect?
  /// Asked when a finger would begin to dismiss the page; nil: the default's answer, `willBegin`, counts.
  public var interactiveDismissShouldBegin: ((ZoomInteraction) -> Bool)?
  /// The part of the page that its source is aligned with, in the page's coordinates; nil, or a nil answer: the whole page from
  /// its top.
  public var alignmentRectProvider: ((ZoomAlignmentContext) -> CGRect?)?

  open override var className: String { "UIViewController.Transition.ZoomOptions" }
}

/// A finger that would begin to dismiss a page.
public final class ZoomInteraction: NSObject {
  /// Where the finger is, in the page's coordinates, in points.
  public let location: CGPoint
  /// Its velocity, in points per second.
  public let velocity: CGVector
  /// The answer without an option.
  public let willBegin: Bool

  init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
    (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
  }

  public override var className: String { "UIViewController.Transition.ZoomOptions.InteractionContext" }
}

/// The source that a part of the page is to be aligned with.
public final class ZoomAlignmentContext: NSObject {
  public let sourceView: UIView
  /// The controller of the page.
  public let zoomedViewController: UIViewController

  init(_ source: UIView, _ zoomed: UIViewController) { (sourceView, zoomedViewController) = (source, zoomed) }

  public override var className: String { "UIViewController.Transition.ZoomOptions.AlignmentRectContext" }
}
