import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

// What containers, scroll views and collections ask, in the words of a script.

extension UINavigationControllerDelegate where Self: ScriptAnswering {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object(
      "navigationController_animationControllerFor",
      [.object(navigationController), .word(operation), .object(from), .object(to)],
      as: (any UIViewControllerAnimatedTransitioning).self)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    object(
      "navigationController_interactionControllerFor", [.object(navigationController), .known(animationController)],
      as: (any UIViewControllerInteractiveTransitioning).self)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    tell("navigationController_willShow", [.object(navigationController), .object(viewController), .bool(animated)])
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    tell("navigationController_didShow", [.object(navigationController), .object(viewController), .bool(animated)])
  }
}

extension UITabBarControllerDelegate where Self: ScriptAnswering {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    flag("tabBarController_shouldSelect", [.object(tabBarController), .object(viewController)], else: true)
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    tell("tabBarController_didSelect", [.object(tabBarController), .object(viewController)])
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object(
      "tabBarController_animationControllerForTransitionFrom", [.object(tabBarController), .object(from), .object(to)],
      as: (any UIViewControllerAnimatedTransitioning).self)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    object(
      "tabBarController_interactionControllerFor", [.object(tabBarController), .known(animationController)],
      as: (any UIViewControllerInteractiveTransitioning).self)
  }
}

extension UIScrollViewDelegate where Self: ScriptAnswering {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { tell("scrollViewDidScroll", [.object(scrollView)]) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell("scrollViewWillBeginDragging", [.object(scrollView)])
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell("scrollViewDidEndDragging", [.object(scrollView), .bool(decelerate)])
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell("scrollViewDidEndDecelerating", [.object(scrollView)])
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell("scrollViewDidEndScrollingAnimation", [.object(scrollView)])
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    object("viewForZooming", [.object(scrollView)], as: UIView.self)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { tell("scrollViewDidZoom", [.object(scrollView)]) }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell("scrollViewWillBeginZooming", [.object(scrollView), .object(view)])
  }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: Double) {
    tell("scrollViewDidEndZooming", [.object(scrollView), .object(view), .number(scale)])
  }
}

extension UICollectionViewDataSource where Self: ScriptAnswering {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    answer("numberOfSections", [.object(collectionView)]) { try $0.integer() } ?? 1
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    answer("collectionView_numberOfItemsInSection", [.object(collectionView), .integer(section)]) {
      max(0, try $0.integer())
    } ?? 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    answer("collectionView_cellForItemAt", [.object(collectionView), .indexPath(indexPath)]) {
      try $0.object(UICollectionViewCell.self)
    } ?? UICollectionViewCell(in: collectionView.app)
  }
}

extension UICollectionViewDelegate where Self: ScriptAnswering {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    tell("collectionView_didSelectItemAt", [.object(collectionView), .indexPath(indexPath)])
  }
}
