import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// A controller behind an instance of a script class: what the system calls on it goes to the script's methods.
protocol ScriptControlling: ScriptBacked, ViewControllerOverriding, UIViewControllerInteractiveTransitioning {}

extension ScriptControlling {
  func overrides(_ call: ViewControllerCall) -> Bool {
    switch call {
    case .loadView: script("loadView")
    case .viewDidLoad: script("viewDidLoad")
    case .viewWillAppear(let animated): script("viewWillAppear", [.bool(animated)])
    case .viewDidAppear(let animated): script("viewDidAppear", [.bool(animated)])
    case .viewWillDisappear(let animated): script("viewWillDisappear", [.bool(animated)])
    case .viewDidDisappear(let animated): script("viewDidDisappear", [.bool(animated)])
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
    }
  }

  func overriddenPreferredContentSize() -> CGSize? { script("preferredContentSize") { try $0.size() } }

  func overriddenSize(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize? {
    script("size", [.object(container as? NSObject), .size(parentSize)]) { try $0.size() }
  }

  func overriddenShouldAutomaticallyForwardAppearanceMethods() -> Bool? {
    script("shouldAutomaticallyForwardAppearanceMethods") { $0.isNil ? false : try $0.bool() }
  }
}

// Script classes below the controllers: each only joins what the script says to the kind it is of.

final class ScriptViewController: UIViewController, ScriptControlling {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewControllerOverriding)? { self }
}

final class ScriptNavigationController: UINavigationController, ScriptControlling {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewControllerOverriding)? { self }
}

final class ScriptTabBarController: UITabBarController, ScriptControlling {
  var scriptClassID: Int32 = 0
  override var className: String { scriptClassName }
  override var overriding: (any ViewControllerOverriding)? { self }
}
