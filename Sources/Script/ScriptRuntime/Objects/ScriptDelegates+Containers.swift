import LayerKit
package import TransitionKit

// The protocols of containers, by the names of a script.

extension UINavigationControllerDelegate where Self: ScriptResponding {
  package var providesAnimators: Bool {
    (self as? NSObject).map { session.callbacks.overrides($0, "navigationController_animationControllerFor") } ?? false
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object(
      "navigationController_animationControllerFor",
      [.object(navigationController), .word(operation), .object(from), .object(to)],
      as: (any UIViewControllerAnimatedTransitioning).self)
  }

  package func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    object(
      "navigationController_interactionControllerFor", [.object(navigationController), .known(animationController)],
      as: (any UIViewControllerInteractiveTransitioning).self)
  }

  package func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    notify("navigationController_willShow", [.object(navigationController), .object(viewController), .bool(animated)])
  }

  package func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    notify("navigationController_didShow", [.object(navigationController), .object(viewController), .bool(animated)])
  }
}

extension UITabBarControllerDelegate where Self: ScriptResponding {
  package func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    flag("tabBarController_shouldSelect", [.object(tabBarController), .object(viewController)], else: true)
  }

  package func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    notify("tabBarController_didSelect", [.object(tabBarController), .object(viewController)])
  }

  package func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object(
      "tabBarController_animationControllerForTransitionFrom", [.object(tabBarController), .object(from), .object(to)],
      as: (any UIViewControllerAnimatedTransitioning).self)
  }

  package func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    object(
      "tabBarController_interactionControllerFor", [.object(tabBarController), .known(animationController)],
      as: (any UIViewControllerInteractiveTransitioning).self)
  }
}

extension UIPageViewControllerDataSource where Self: ScriptResponding {
  package func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    object(
      "pageViewController_viewControllerBefore", [.object(pageViewController), .object(viewController)],
      as: UIViewController.self)
  }

  package func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    object(
      "pageViewController_viewControllerAfter", [.object(pageViewController), .object(viewController)],
      as: UIViewController.self)
  }
}

extension UIPageViewControllerDelegate where Self: ScriptResponding {
  package func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    notify("pageViewController_willTransitionTo", [.object(pageViewController), .objects(pendingViewControllers)])
  }

  package func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    notify(
      "pageViewController_didFinishAnimating",
      [.object(pageViewController), .bool(finished), .objects(previousViewControllers), .bool(completed)])
  }
}
