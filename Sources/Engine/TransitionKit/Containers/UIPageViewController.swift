import LayerKit
import MotionMath
public import ViewKit

/// Shows one of a row of controllers, which a finger turns like pages: the `scroll` style.
///
/// Neighbours are asked for when a drag begins and let go of when it has come to rest (chosen here: Apple's keeps some).
open class UIPageViewController: UIViewController {
  /// How pages turn. Only scrolling is modelled.
  public enum TransitionStyle: String, CaseIterable, Sendable {
    case scroll
  }

  public enum NavigationOrientation: String, CaseIterable, Sendable {
    case horizontal, vertical
  }

  /// Whether a page comes from the end of the row or from its start.
  public enum NavigationDirection: String, CaseIterable, Sendable {
    case forward, reverse
  }

  /// Neither is kept alive (documented).
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The direction of the row.
  public final var navigationOrientation = NavigationOrientation.horizontal {
    didSet { place() }
  }
  /// The room between pages, in points.
  public final var interPageSpacing = 0.0 {
    didSet { place() }
  }
  public final var transitionStyle: TransitionStyle { .scroll }

  /// The pages that can be scrolled to, and the shown one's number among them.
  private var pages: [UIViewController] = []
  private var index = 0
  /// The page that comes into view.
  private var incoming: UIViewController?
  /// Called at the end of a change that the app asked for; the delegate is told of the user's alone (documented).
  private var completion: ((Bool) -> Void)?
  private var isByApp = false
  private var pageScroll: UIScrollView?

  open override var className: String { "UIPageViewController" }

  /// The shown controller; empty before there is one.
  public final var viewControllers: [UIViewController] { pages.isEmpty ? [] : [pages[index]] }

  override func managesAppearance(of child: UIViewController) -> Bool { true }

  open override func loadView() {
    if callOverride(.loadView) { return }
    super.loadView()
    let scroll = UIScrollView(frame: view.bounds, in: app)
    scroll.isPagingEnabled = true
    scroll.contentInsetAdjustmentBehavior = .never
    (scroll.showsVerticalScrollIndicator, scroll.showsHorizontalScrollIndicator) = (false, false)
    scroll.clipsToBounds = false
    scroll.delegate = self
    view.clipsToBounds = true
    view.addSubview(scroll)
    pageScroll = scroll
    place()
  }

  open override func viewDidLayoutSubviews() {
    place()
    super.viewDidLayoutSubviews()
  }

  // MARK: Pages

  /// Shows a page. Nothing changes while a page is turned.
  public final func setViewControllers(
    _ controllers: [UIViewController], direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = controllers.first, incoming == nil else { return }
    loadViewIfNeeded()
    guard let old = viewControllers.first, old !== new else {
      if viewControllers.isEmpty { showFirst(new) }
      completion?(true)
      return
    }
    guard new.parent === self || admits(new) else { return }
    pages = direction == .forward ? [old, new] : [new, old]
    index = direction == .forward ? 0 : 1
    place()
    (isByApp, self.completion) = (true, completion)
    begin(new, animated: animated)
    let end = direction == .forward ? 1 : 0
    pageScroll?.setContentOffset(offset(of: end), animated: animated && isVisible)
    if !animated || !isVisible { settle() }
  }

  private func showFirst(_ page: UIViewController) {
    guard admits(page) else { return }
    (pages, index) = ([page], 0)
    join(page)
    if isVisible { page.beginAppearanceTransition(true, animated: false) }
    place()
    if appearance.stage == .appeared { page.endAppearanceTransition() }
    page.didMove(toParent: self)
  }

  private func join(_ page: UIViewController) {
    page.leave()
    sendWillMove(of: page, to: self)
    attach(page)
  }

  /// The length of a page and the room beside it.
  private var length: Double {
    (navigationOrientation == .horizontal ? view.bounds.width : view.bounds.height) + interPageSpacing
  }

  private func offset(of page: Int) -> CGPoint {
    let distance = Double(page) * length
    return navigationOrientation == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  /// Puts the pages in their row, the shown one in view.
  private func place() {
    guard let scroll = pageScroll else { return }
    let isHorizontal = navigationOrientation == .horizontal
    (scroll.alwaysBounceHorizontal, scroll.alwaysBounceVertical) = (isHorizontal, !isHorizontal)
    let bounds = view.bounds
    let frame = bounds.insetBy(
      dx: isHorizontal ? -interPageSpacing / 2 : 0, dy: isHorizontal ? 0 : -interPageSpacing / 2)
    let size = CGSize(
      width: isHorizontal ? length * Double(pages.count) : bounds.width,
      height: isHorizontal ? bounds.height : length * Double(pages.count))
    if scroll.frame != frame { scroll.frame = frame }
    if scroll.contentSize != size { scroll.contentSize = size }
    for (number, page) in pages.enumerated() where page.parent === self {
      let origin = offset(of: number)
      page.view.frame = CGRect(
        x: origin.x + (isHorizontal ? interPageSpacing / 2 : 0),
        y: origin.y + (isHorizontal ? 0 : interPageSpacing / 2),
        width: bounds.width, height: bounds.height)
      if page.view.superview !== scroll { scroll.addSubview(page.view) }
    }
    if incoming == nil, !scroll.isDragging, !scroll.isDecelerating { scroll.contentOffset = offset(of: index) }
  }

  // MARK: Turning

  /// A page begins to come into view, and the shown one to leave.
  private func begin(_ page: UIViewController, animated: Bool) {
    incoming = page
    if page.parent !== self { join(page) }
    if isVisible {
      let arrivingFirst = app.settings.pageCallbacks == .arrivingFirst
      if arrivingFirst { page.beginAppearanceTransition(true, animated: animated) }
      pages[index].beginAppearanceTransition(false, animated: animated)
      if !arrivingFirst { page.beginAppearanceTransition(true, animated: animated) }
    }
    place()
  }

  /// The page that came into view leaves again.
  private func abandon(_ page: UIViewController) {
    let staying = pages[index]
    if isVisible {
      if app.settings.pageCallbacks == .arrivingFirst {
        staying.beginAppearanceTransition(true, animated: true)
        staying.endAppearanceTransition()
        page.beginAppearanceTransition(false, animated: true)
      } else {
        page.beginAppearanceTransition(false, animated: true)
        staying.beginAppearanceTransition(true, animated: true)
      }
    }
    close(leaving: page, staying: staying)
  }

  private func close(leaving: UIViewController, staying: UIViewController) {
    incoming = nil
    leaving.viewIfLoaded?.removeFromSuperview()
    if app.settings.pageCallbacks == .arrivingFirst {
      if staying.appearance.stage != .appeared { staying.endAppearanceTransition() }
      leaving.endAppearanceTransition()
    } else {
      leaving.endAppearanceTransition()
      staying.endAppearanceTransition()
    }
    sendWillMove(of: leaving, to: nil)
    detach(leaving)
    leaving.didMove(toParent: nil)
  }

  /// The content has come to rest: on the page that came, or on the one there was.
  private func settle() {
    guard let scroll = pageScroll, let incoming else { return }
    let distance = navigationOrientation == .horizontal ? scroll.contentOffset.x : scroll.contentOffset.y
    let page = min(max(0, Int(clamping: (distance / max(length, 1)).rounded())), pages.count - 1)
    let old = pages[index]
    let isDone = pages[page] === incoming
    if isDone {
      close(leaving: old, staying: incoming)
      incoming.didMove(toParent: self)
      (pages, index) = ([incoming], 0)
    } else {
      abandon(incoming)
      (pages, index) = ([old], 0)
    }
    place()
    let finish = completion
    (completion, self.incoming) = (nil, nil)
    if isByApp {
      isByApp = false
      finish?(true)
    } else {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isDone)
    }
  }
}

extension UIPageViewController: UIScrollViewDelegate {
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard incoming == nil, let shown = viewControllers.first, let dataSource else { return }
    let before = dataSource.pageViewController(self, viewControllerBefore: shown)
    let after = dataSource.pageViewController(self, viewControllerAfter: shown)
    pages = [before, shown, after].compactMap { $0 }
    index = before == nil ? 0 : 1
    place()
    scrollView.continueDrag(from: offset(of: index))
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging || scrollView.isDecelerating, pages.count > 1, !isByApp else { return }
    let start = offset(of: index)
    let way = scrollView.contentOffset.x - start.x + scrollView.contentOffset.y - start.y
    let next = way > 0 ? index + 1 : index - 1
    guard way != 0, pages.indices.contains(next), pages[next] !== incoming else { return }
    if let incoming { abandon(incoming) }
    guard pages[next].parent === self || admits(pages[next]) else { return }
    delegate?.pageViewController(self, willTransitionTo: [pages[next]])
    begin(pages[next], animated: true)
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}

/// Provides the pages beside a page; nil at the ends of the row.
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Notified of the user's turning pages.
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
