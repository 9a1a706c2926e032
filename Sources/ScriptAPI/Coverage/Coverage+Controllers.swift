import ScriptRuntime

extension Catalog {
  static let controllerCoverage = [
    ClassCoverage(
      "UIViewController",
      approximate: ["present": "the system's look is chosen here; durations are recorded"], own: "addSegue",
      absent: [
        .later: """
          viewIsAppearing \
        providesPresentationContextTransitionStyle showDetailViewController \
        targetViewController splitViewController \
        setOverrideTraitCollection overrideTraitCollection preferredTransition systemMinimumLayoutMargins
        """,
        .appearance: """
        overrideUserInterfaceStyle prefersHomeIndicatorAutoHidden edgesForExtendedLayout navigationItem \
        tabBarItem toolbarItems hidesBottomBarWhenPushed
        """,
        .archives: "nibName nibBundle unwind restorationIdentifier shouldPerformSegue",
        .system: "shouldAutorotate supportedInterfaceOrientations preferredInterfaceOrientationForPresentation",
        .input: "editButtonItem keyCommands",
        .deprecated: "automaticallyAdjustsScrollViewInsets",
      ]),
    ClassCoverage("UIStoryboardSegue", "Declared in code by addSegue.", absent: [.archives: "init"]),
    ClassCoverage(
      "UINavigationController",
      approximate: [
        "isNavigationBarHidden": "kept; no bar is drawn and no space reserved",
        "setNavigationBarHidden": "kept; no bar is drawn and no space reserved",
      ],
      absent: [
        .appearance:
          "navigationBar toolbar isToolbarHidden setToolbarHidden hidesBarsOnTap hidesBarsOnSwipe hidesBarsWhenKeyboardAppears",
        .later: "interactiveContentPopGestureRecognizer",
      ]),
    ClassCoverage(
      "UITableViewController", absent: [.input: "refreshControl"]),
    ClassCoverage(
      "UICollectionViewController",
      absent: [.later: "useLayoutToLayoutNavigationTransitions installsStandardGestureForInteractiveMovement"]),
    ClassCoverage(
      "UIPageViewController", "Pages scroll; the curl is not modelled.",
      approximate: ["setViewControllers": "one page; an animated change takes the 0.3 s of a scroll view's"],
      own: "interPageSpacing",
      absent: [.later: "spineLocation isDoubleSided gestureRecognizers"]),
    ClassCoverage(
      "UITabBarController", approximate: ["setViewControllers": "never animated: tab items are not drawn"],
      absent: [
        .later: "isTabBarHidden setTabBarHidden tabs selectedTab",
        .appearance: "moreNavigationController customizableViewControllers sidebar",
      ]),
    ClassCoverage(
      "UITabBar", absent: [.appearance: "items selectedItem delegate barTintColor standardAppearance isTranslucent"]),
    ClassCoverage(
      "UIPresentationController",
      absent: [
        .later: "sourceView",
        .appearance: "traitCollection",
      ]),
    ClassCoverage(
      "UISheetPresentationController",
      "Heights are as recorded; dimming, corners and tracking of a finger are chosen here.",
      absent: [
        .later: "prefersScrollingExpandsWhenScrolledToEdge widthFollowsPreferredContentSizeWhenEdgeAttached",
        .appearance: "prefersEdgeAttachedInCompactHeight sourceView prefersPageSizing",
      ]),
    ClassCoverage(
      "UIPopoverPresentationController", "The place beside the source is chosen here; no arrow is drawn.",
      absent: [
        .appearance: "backgroundColor popoverBackgroundViewClass barButtonItem sourceItem",
        .later: "canOverlapSourceViewRect passthroughViews",
      ]),
    ClassCoverage("UISheetPresentationControllerDetent", "Swift's is UISheetPresentationController.Detent."),
    ClassCoverage(
      "UITraitCollection",
      absent: [
        .appearance: "userInterfaceStyle userInterfaceIdiom displayGamut",
        .later: "traits modifyingTraits hasDifferentColorAppearance",
      ]),
  ]

  static let transitionCoverage = [
    ClassCoverage(
      "UITransitionContext", "Apple's is the protocol UIViewControllerContextTransitioning.",
      own: "transitionDuration percentComplete"),
    ClassCoverage(
      "UITransitionCoordinator", "Apple's is the protocol UIViewControllerTransitionCoordinator."),
    ClassCoverage("UICubicTimingParameters", absent: [.later: "animationCurve"]),
    ClassCoverage("UISpringTimingParameters", absent: [.later: "springTimingParameters cubicTimingParameters"]),
    ClassCoverage("CAAnimationDelegate"),
    ClassCoverage(
      "UIViewControllerTransitioningDelegate", absent: [:]),
    ClassCoverage(
      "UIScrollViewDelegate",
      absent: [
        .later:
          "scrollViewShouldScrollToTop scrollViewDidScrollToTop"
      ]),
    ClassCoverage(
      "UIGestureRecognizerDelegate",
      absent: [.input: "gestureRecognizer_shouldReceivePress gestureRecognizer_shouldReceiveEvent"]),
    ClassCoverage(
      "UITabBarControllerDelegate",
      absent: [
        .appearance:
          "tabBarController_willBeginCustomizing tabBarController_didEndCustomizing tabBarControllerSupportedInterfaceOrientations"
      ]),
    ClassCoverage(
      "UICollectionViewDelegate",
      absent: [
        .later:
          "collectionView_shouldHighlightItemAt"
      ]),
    ClassCoverage(
      "UICollectionViewDataSource",
      absent: [
        .later: "collectionView_viewForSupplementaryElementOfKind",
        .data: "collectionView_canMoveItemAt collectionView_moveItemAt",
      ]),
    ClassCoverage(
      "UINavigationControllerDelegate", absent: [.system: "navigationControllerSupportedInterfaceOrientations"]),
  ]
}
