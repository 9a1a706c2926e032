import ScriptRuntime

extension Catalog {
  static let controllerCoverage = [
    ClassCoverage(
      "UIViewController",
      approximate: [
        "present": "the system's look is chosen here; durations are recorded",
        "dismiss": "the system's look is chosen here; durations are recorded",
        "modalTransitionStyle": "flipHorizontal and partialCurl show a cross dissolve",
        "viewWillTransition": "the screen turns in 0.3 s, as reported; the order of notifications is chosen here",
        "hidesBottomBarWhenPushed": "the tab bar leaves to the left; Apple does not document how",
        "prefersHomeIndicatorAutoHidden":
          "the indicator is hidden at once; the system waits until nobody touches the screen",
        "setToolbarItems": "items cross-fade in 0.2 s; Apple does not document how",
      ], own: "addSegue",
      absent: [
        .later: """
        providesPresentationContextTransitionStyle showDetailViewController \
        targetViewController splitViewController \
        setOverrideTraitCollection overrideTraitCollection systemMinimumLayoutMargins
        """,
        .appearance: """
        overrideUserInterfaceStyle edgesForExtendedLayout
        """,
        .archives: "nibName nibBundle unwind restorationIdentifier shouldPerformSegue",
        .system: "shouldAutorotate supportedInterfaceOrientations preferredInterfaceOrientationForPresentation",
        .input: "editButtonItem keyCommands",
      ]),
    ClassCoverage("UIStoryboardSegue", "Declared in code by addSegue.", absent: [.archives: "init"]),
    ClassCoverage(
      "UINavigationController",
      approximate: [
        "navigationBar": "the heights are reported; places and ways of its parts are chosen here",
        "pushViewController": "the way is chosen here; the duration is measured",
        "popViewController": "the way is chosen here; the duration is measured",
        "popToViewController": "the way is chosen here; the duration is measured",
        "popToRootViewController": "the way is chosen here; the duration is measured",
        "setViewControllers": "the way is chosen here; the duration is measured",
        "interactivePopGestureRecognizer":
          "the speed from which it pops from any place, 300 points a second, is chosen here; measured with navigationEra fluid",
        "interactiveContentPopGestureRecognizer":
          "nil unless navigationEra is fluid; which pans and controls win over it is chosen here",
      ],
      absent: [
        .appearance:
          "hidesBarsOnTap hidesBarsOnSwipe hidesBarsWhenKeyboardAppears"
      ]),
    ClassCoverage(
      "UITableViewController", absent: [.input: "refreshControl"]),
    ClassCoverage(
      "UICollectionViewController",
      absent: [.later: "useLayoutToLayoutNavigationTransitions installsStandardGestureForInteractiveMovement"]),
    ClassCoverage(
      "UIPageViewController", "Pages scroll; the curl is not modelled.",
      approximate: [
        "setViewControllers": "one page; an animated change takes the 0.3 s of a scroll view's",
        "transitionStyle": "pageCurl scrolls as well",
      ],
      own: "interPageSpacing",
      absent: [.later: "spineLocation isDoubleSided gestureRecognizers"]),
    ClassCoverage(
      "UITabBarController", approximate: ["setViewControllers": "never animated"],
      absent: [
        .later: "isTabBarHidden setTabBarHidden tabs selectedTab",
        .appearance: "moreNavigationController customizableViewControllers sidebar",
      ]),
    ClassCoverage(
      "UITabBar", "Its height is reported; places of titles and pictures are chosen here.",
      approximate: ["isTranslucent": "what is behind shines through a little and is not blurred"],
      absent: [
        .later: "delegate setItems itemPositioning", .appearance: "standardAppearance backgroundImage shadowImage",
      ]),
    ClassCoverage(
      "UIToolbar", "Its height is documented; places of items are chosen here.",
      approximate: ["isTranslucent": "what is behind shines through a little and is not blurred"],
      absent: [.later: "delegate", .appearance: "standardAppearance setBackgroundImage setShadowImage"]),
    ClassCoverage(
      "UINavigationBar", "Heights are reported; places and ways of its parts are chosen here.",
      approximate: [
        "isTranslucent": "what is behind shines through a little and is not blurred",
        "shadowImage": "the line is hidden by an empty picture, and no other is shown",
        "prefersLargeTitles": "letters that are pulled down with their content do not grow",
      ],
      absent: [
        .later: "pushItem popItem setItems delegate backIndicatorImage",
        .appearance: "standardAppearance scrollEdgeAppearance compactAppearance setBackgroundImage",
      ]),
    ClassCoverage(
      "UINavigationItem",
      approximate: [
        "setLeftBarButton": "items change at once", "setRightBarButton": "items change at once",
        "setLeftBarButtonItems": "items change at once", "setRightBarButtonItems": "items change at once",
        "setHidesBackButton": "the button comes and goes at once",
      ],
      absent: [
        .later: "prompt searchController hidesSearchBarWhenScrolling backButtonDisplayMode titleMenuProvider",
        .appearance: "standardAppearance scrollEdgeAppearance compactAppearance",
      ]),
    ClassCoverage(
      "UIBarItem",
      absent: [
        .appearance: "landscapeImagePhone imageInsets largeContentSizeImage setTitleTextAttributes",
        .proxies: "appearance",
      ]),
    ClassCoverage(
      "UIBarButtonItem", "The pictures of the system's items are drawn here, and no copies of Apple's.",
      approximate: ["style": "the weight of the title; prominent ones of newer systems are not modelled"],
      absent: [.later: "menu possibleTitles isSelected", .swift: "target action"]),
    ClassCoverage(
      "UITabBarItem", absent: [.appearance: "badgeColor standardAppearance scrollEdgeAppearance"]),
    ClassCoverage(
      "UIPresentationController",
      absent: [
        .later: "sourceView"
      ]),
    ClassCoverage(
      "UISheetPresentationController",
      "Heights and dimming are as recorded; corners are chosen here, with sheetEra floating measured.",
      approximate: [
        "preferredCornerRadius": "the corners without one, of 10 points, are chosen here",
        "prefersEdgeAttachedInCompactHeight":
          "with sheetEra classic a sheet is a card on a screen of compact height in any case",
        "prefersGrabberVisible": "its size and place are recorded, its colour is chosen here",
        "selectedDetentIdentifier": "the height that a flick between heights ends at is chosen here",
      ],
      absent: [
        .appearance: "sourceView prefersPageSizing"
      ]),
    ClassCoverage(
      "UIPopoverPresentationController", "The place beside the source is chosen here; no arrow is drawn.",
      absent: [
        .appearance: "backgroundColor popoverBackgroundViewClass barButtonItem sourceItem",
        .later: "canOverlapSourceViewRect passthroughViews",
      ]),
    ClassCoverage(
      "UIAlertController",
      "Motion, dimming and measures are those of iOS 27; words, colours and fields are drawn plainly.",
      approximate: [
        "preferredStyle": "without a source an action sheet is a card, with barEra glass an alert",
        "addTextField": "the keyboard does not come by itself",
      ], absent: [.later: "severity"]),
    ClassCoverage("UIAlertAction"),
    ClassCoverage("UISheetPresentationControllerDetent", "Swift's is UISheetPresentationController.Detent."),
    ClassCoverage(
      "UIViewControllerTransition", "Swift's is UIViewController.Transition; the zoom is as measured on iOS 27.",
      approximate: [
        "zoom": "a page without a source, the knee of a long drag and the shadow are chosen here",
        "flipHorizontal": "shows a cross dissolve", "partialCurl": "shows a cross dissolve",
      ]),
    ClassCoverage(
      "UIViewControllerTransitionZoomOptions", "Swift's is UIViewController.Transition.ZoomOptions.",
      approximate: ["dimmingVisualEffect": "it fades with the page"]),
    ClassCoverage(
      "UIViewControllerTransitionZoomSourceViewProviderContext",
      "Swift's is UIViewController.Transition.ZoomSourceViewProviderContext."),
    ClassCoverage(
      "UIViewControllerTransitionZoomOptionsInteractionContext",
      "Swift's is UIViewController.Transition.ZoomOptions.InteractionContext."),
    ClassCoverage(
      "UIViewControllerTransitionZoomOptionsAlignmentRectContext",
      "Swift's is UIViewController.Transition.ZoomOptions.AlignmentRectContext."),
    ClassCoverage(
      "UITraitCollection",
      approximate: [
        "preferredContentSizeCategory": "large until a controller overrides it; text does not grow with it",
        "userInterfaceStyle": "light: the system's colours here are those of the light appearance",
        "current": "the screen's, also inside a controller with traits of its own",
      ],
      absent: [
        .appearance: "displayGamut",
        .later: "traits modifyingTraits hasDifferentColorAppearance",
      ]),
  ]

  static let transitionCoverage = [
    ClassCoverage(
      "UITransitionContext", "Apple's is the protocol UIViewControllerContextTransitioning.",
      own: "transitionDuration percentComplete"),
    ClassCoverage(
      "UITransitionCoordinator", "Apple's is the protocol UIViewControllerTransitionCoordinator."),
    ClassCoverage(
      "UIViewPropertyAnimator", "Made without arguments it lasts 0 seconds, which Apple does not document."),
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
      "UITextFieldDelegate",
      absent: [
        .input: """
        textFieldShouldReturn textFieldShouldClear textField_shouldChangeCharactersIn textFieldDidChangeSelection \
        textField_editMenuForCharactersIn
        """
      ]),
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
