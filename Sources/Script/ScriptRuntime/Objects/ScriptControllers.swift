import LayerKit
package import MotionMath
package import TransitionKit
import ViewKit

/// A controller behind an instance of a script class. Calls of the system go to the script's methods.
package protocol ScriptControlling: ScriptBacked, ViewControllerOverriding, UIViewControllerInteractiveTransitioning {}

extension ScriptControlling {
  package func overrides(_ call: ViewControllerCall) -> Bool {
    switch call {
    case .loadView: script("loadView")
    case .viewDidLoad: script("viewDidLoad")
    case .viewWillAppear(let animated): script("viewWillAppear", [.bool(animated)])
    case .viewIsAppearing(let animated): script("viewIsAppearing", [.bool(animated)])
    case .viewDidAppear(let animated): script("viewDidAppear", [.bool(animated)])
    case .viewWillDisappear(let animated): script("viewWillDisappear", [.bool(animated)])
    case .viewDidDisappear(let animated): script("viewDidDisappear", [.bool(animated)])
    case .updateViewConstraints: script("updateViewConstraints")
    case .updateProperties: script("updateProperties")
    case .viewWillLayoutSubviews: script("viewWillLayoutSubviews")
    case .viewDidLayoutSubviews: script("viewDidLayoutSubviews")
    case .viewSafeAreaInsetsDidChange: script("viewSafeAreaInsetsDidChange")
    case .willMoveToParent(let parent): script("willMove_toParent", [.object(parent)])
    case .didMoveToParent(let parent): script("didMove_toParent", [.object(parent)])
    case .prepare(let segue, let sender): script("prepare", [.object(segue), .object(sender)])
    case .preferredContentSizeDidChange(let container):
      script("preferredContentSizeDidChange", [.object(container as? NSObject)])
    case .systemLayoutFittingSizeDidChange(let container):
      script("systemLayoutFittingSizeDidChange", [.object(container as? NSObject)])
    case .viewWillTransition(let size, let coordinator):
      script("viewWillTransition", [.size(size), .object(coordinator as? NSObject)])
    case .willTransition(let traits, let coordinator):
      script("willTransition", [.object(traits), .object(coordinator as? NSObject)])
    case .traitCollectionDidChange(let previous): script("traitCollectionDidChange", [.object(previous)])
    case .setEditing(let isEditing, let animated): script("setEditing", [.bool(isEditing), .bool(animated)])
    }
  }

  package func overriddenPreferredContentSize() -> CGSize? { script("preferredContentSize") { try $0.size() } }

  package func overriddenSize(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize? {
    script("size", [.object(container as? NSObject), .size(parentSize)]) { try $0.size() }
  }

  package func overriddenShouldAutomaticallyForwardAppearanceMethods() -> Bool? {
    script("shouldAutomaticallyForwardAppearanceMethods") { $0.isNil ? false : try $0.bool() }
  }

  package var overridesUpdateOfConstraints: Bool { session.callbacks.overrides(self, "updateViewConstraints") }

  package var overridesIsAppearing: Bool { session.callbacks.overrides(self, "viewIsAppearing") }

  package var overridesStatusBar: Bool {
    ["prefersStatusBarHidden", "preferredStatusBarStyle"].contains { session.callbacks.overrides(self, $0) }
  }

  package func overriddenPrefersStatusBarHidden() -> Bool? {
    script("prefersStatusBarHidden") { $0.isNil ? false : try $0.bool() }
  }

  package func overriddenPreferredStatusBarStyle() -> UIStatusBarStyle? {
    script("preferredStatusBarStyle") { try $0.word(UIStatusBarStyle.self) }
  }

  package func overriddenPreferredStatusBarUpdateAnimation() -> UIStatusBarAnimation? {
    script("preferredStatusBarUpdateAnimation") { try $0.word(UIStatusBarAnimation.self) }
  }

  package func overriddenChildForStatusBarHidden() -> UIViewController?? {
    script("childForStatusBarHidden") { $0.isNil ? nil : try $0.object(UIViewController.self) }
  }

  package func overriddenPrefersHomeIndicatorAutoHidden() -> Bool? {
    script("prefersHomeIndicatorAutoHidden") { $0.isNil ? false : try $0.bool() }
  }

  package func overriddenChildForHomeIndicatorAutoHidden() -> UIViewController?? {
    script("childForHomeIndicatorAutoHidden") { $0.isNil ? nil : try $0.object(UIViewController.self) }
  }

  package func overriddenChildForStatusBarStyle() -> UIViewController?? {
    script("childForStatusBarStyle") { $0.isNil ? nil : try $0.object(UIViewController.self) }
  }
}

// The script subclasses of each kind of controller; `ScriptControlling` has their behaviour.

package final class ScriptViewController: UIViewController, ScriptControlling {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewControllerOverriding)? { self }
}

package final class ScriptTableViewController: UITableViewController, ScriptControlling, UITableViewDataSource,
  UITableViewDelegate
{
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewControllerOverriding)? { self }
}

package final class ScriptCollectionViewController: UICollectionViewController, ScriptControlling,
  UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewControllerOverriding)? { self }
}

package final class ScriptPageViewController: UIPageViewController, ScriptControlling {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewControllerOverriding)? { self }
}

package final class ScriptAlertController: UIAlertController, ScriptControlling {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewControllerOverriding)? { self }
}

package final class ScriptNavigationController: UINavigationController, ScriptControlling {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewControllerOverriding)? { self }
}

package final class ScriptTabBarController: UITabBarController, ScriptControlling {
  package var scriptClassID: Int32 = 0
  package override var className: String { scriptClassName }
  package override var overriding: (any ViewControllerOverriding)? { self }
}
