package import ScriptRuntime

extension Catalog {
  /// Names of Apple's frameworks, and of Foundation, that are not here: classes, protocols, functions and enumerations. Those of
  /// classes and enumerations are the ones that the transition code of public projects uses.
  package static let absentNames: [(why: Absence, names: [String])] = [
    (
      .later,
      names(
        """
        CAEmitterLayer CAEmitterCell CAScrollLayer CATiledLayer UIHoverGestureRecognizer UIPageControl \
        UISegmentedControl UIStepper UIRefreshControl UIPickerView \
        UIFieldBehavior UIDynamicItemGroup UIRegion UISplitViewController UISplitViewControllerDelegate \
        UISearchController UISearchControllerDelegate UISearchResultsUpdating UIBarButtonItemGroup UIPickerViewDataSource UIPickerViewDelegate UIBarPositioning \
        UIBarButtonItemAppearance UIBarButtonItemBadge UINavigationBarAppearance UITabBarAppearance \
        UIToolbarAppearance UIBarAppearance UITabBarItemAppearance UITabBarItemStateAppearance UITab UITabAccessory \
        UISearchTab UITabBarDelegate UIMoreNavigationController \
        UIScrollEdgeEffect UICornerConfiguration UICornerRadius CACornerRadii UIViewLayoutRegion \
        UICollectionViewLayout UICollectionViewTransitionLayout UICollectionViewLayoutInvalidationContext \
        UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration \
        UICollectionLayoutListConfiguration UICollectionViewListCell UICollectionReusableView \
        UICollectionViewDiffableDataSource UITableViewDiffableDataSource NSDiffableDataSourceSnapshot \
        NSCollectionLayoutSection NSCollectionLayoutGroup NSCollectionLayoutItem NSCollectionLayoutSize \
        UITableViewHeaderFooterView UITableViewRowAction UISwipeActionsConfiguration UIContextualAction \
        UIListContentConfiguration UIBackgroundConfiguration UIContentConfiguration UIContentView \
        UIContentUnavailableConfiguration UIConfigurationState UICellConfigurationState UICellAccessory \
        UIButtonConfiguration UIFontDescriptor UIFontMetrics UIUpdateLink
        """)
    ),
    (
      .appearance,
      names(
        """
        UIVibrancyEffect UIImageAsset UIImageConfiguration UIImageSymbolConfiguration UITraitDefinition \
        UIMutableTraits UITraitTabAccessoryEnvironment UITraitHorizontalSizeClass UITraitUserInterfaceStyle UITraitPreferredContentSizeCategory UITraitChangeRegistration UIObjectTraitDefinition UINSIntegerTraitDefinition
        """)
    ),
    (.proxies, names("UIAppearance UIAppearanceContainer")),
    (
      .drawing,
      names(
        """
        CAMetalLayer CAEAGLLayer CARenderer UIGraphicsImageRendererFormat UIGraphicsImageRendererContext \
        UIGraphicsPDFRenderer UIRectFill UIGraphicsPushContext UIGraphicsPopContext UIImagePNGRepresentation \
        UIImageJPEGRepresentation
        """)
    ),
    (.archives, names("UIStoryboard UINib UIViewControllerRestoration UIUserActivityRestoring")),
    (
      .system,
      names(
        """
        UserDefaults UIScene UIWindowScene UISceneSession UISceneConfiguration UISceneConnectionOptions \
        UISceneDelegate UIWindowSceneDelegate UIWindowSceneGeometryPreferencesIOS UIStatusBarManager \
        UIApplicationDelegate UIApplicationMain UIOpenURLContext UIActivity UIActivityViewController \
        UIActivityItemSource UIActivityItemProvider UIPasteboard UIApplicationShortcutItem UIApplicationShortcutIcon \
        UIMutableApplicationShortcutItem UIBackgroundTaskIdentifier UIBackgroundFetchResult \
        UIDocumentPickerViewController UIDocumentPickerDelegate UIDocumentInteractionController \
        UIDocumentInteractionControllerDelegate UIImagePickerController UIImagePickerControllerDelegate \
        UIImageWriteToSavedPhotosAlbum UISimpleTextPrintFormatter UITitlebar
        """)
    ),
    (
      .swiftUI,
      names(
        """
        UIHostingView UIHostingConfiguration UIViewRepresentable UIViewRepresentableContext \
        UIViewControllerRepresentable UIViewControllerRepresentableContext UIApplicationDelegateAdaptor
        """)
    ),
    (.alerts, names("UIAlertView UIActionSheet UIActionSheetDelegate")),
    (.text, names("UITextView UITextViewDelegate UISearchBar UISearchBarDelegate UISearchTextField")),
    (
      .input,
      names(
        """
        UIMenu UIMenuElement UIMenuLeaf UIMenuDisplayPreferences UIDeferredMenuElement UICustomViewMenuElement \
        UIMenuController UIMenuItem UIContextMenuInteraction UIContextMenuConfiguration UIContextMenuActionProvider UIContextMenuContentPreviewProvider UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating UIPointerInteractionAnimating \
        UIContextMenuInteractionDelegate UITargetedPreview UIPreviewParameters UIPreviewTarget UIEditMenuInteraction \
        UIEditMenuInteractionDelegate UIEditMenuConfiguration UIKeyCommand UIKey UIKeyModifierFlags UIPress \
        UIPressesEvent UIPencilInteraction UIPencilInteractionDelegate UIPointerInteraction \
        UIPointerInteractionDelegate UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPointerShape \
        UIPointerEffect UIPointerLiftEffect UIPointerHoverEffect UIInteraction UIInputView UIInputViewAudioFeedback \
        UITextInput UITextInputPasswordRules UITextRange UITextPosition UITextItem UITextItemInteraction \
        UITextChecker UITextSelectionRect UIResponderStandardEditActions UILargeContentViewerInteraction
        """)
    ),
    (
      .dragAndDrop,
      names(
        """
        UIDragItem UIDragSession UIDropSession UIDropOperation UIDragInteraction UIDropInteraction \
        UICollectionViewDragDelegate UICollectionViewDropDelegate UICollectionViewDropCoordinator \
        UICollectionViewDropProposal
        """)
    ),
    (.accessibility, names("UIAccessibilityCustomAction")),
    (
      .words,
      names(
        """
        UIStatusBarStyle UIStatusBarAnimation UIInterfaceOrientation UIInterfaceOrientationMask UIUserInterfaceStyle \
        UIUserInterfaceIdiom UIViewAnimatingPosition UIViewAnimationOptions UIViewAnimationCurve UIViewContentMode \
        UIBlurEffectStyle UIVibrancyEffectStyle UISplitViewControllerDisplayMode \
        UISplitViewControllerStyle UIKeyboardType UIKeyboardAppearance UIReturnKeyType UITextAutocapitalizationType \
        UITextAutocorrectionType UITextSpellCheckingType UITextContentType UISemanticContentAttribute \
        UIFontTextStyle UIFontWeight UINavigationControllerOperation CACornerMask CALayerCornerCurve \
        CALayerContentsGravity CALayerContentsFormat CAShapeLayerLineCap CATextLayerAlignmentMode UITabBarSystemItem \
        UIBaselineAdjustment UIDeviceOrientation UITableViewStyle UITableViewCellStyle UITableViewCellEditingStyle \
        UIAccessibilityTraits UIPopoverArrowDirection UIBarPosition UIScrollEdgeEffectStyle UITabBarMinimizeBehavior UISplitViewControllerColumn UITraitEnvironmentLayoutDirection \
        UISheetPresentationControllerDetentIdentifier UITabAccessoryEnvironment UIGlassEffectStyle UIMenuOptions \
        UITextLayoutDirection UIBarMinimization UINavigationItemBackButtonDisplayMode \
        UISplitViewControllerBackgroundStyle UISplitViewControllerDisplayModeButtonVisibility \
        UISplitViewControllerPrimaryEdge UISplitViewControllerSplitBehavior UITabBarControllerMode UIFontWeightTrait \
        UINavigationItemSearchBarPlacement UIAccessibilityScrollDirection UIApplicationLaunchOptionsKey \
        UIApplicationOpenURLOptionsKey UIContentInsetsReference
        """)
    ),
    (
      .swift,
      names(
        """
        NSValue NSNumber UIViewImplicitlyAnimating UITimingCurveProvider UITraitEnvironment CAMediaTiming UIActionHandler \
        UIContentContainer UICoordinateSpace UIPopoverPresentationControllerSourceItem UIViewControllerTransitioning \
        UIConfigurationColorTransformer UIConfigurationTextAttributesTransformer \
        UISheetPresentationControllerDetentResolutionContext
        """)
    ),
    (.numbers, names("CGFloat Double Float Int")),
    (.chance, names("arc4random arc4random_uniform drand48")),
  ]

  private static func names(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  private static let absences = Dictionary(
    uiKit.protocols.map { ($0.name, .protocols) }
      + absentNames.flatMap { absent in absent.names.map { ($0, absent.why) } },
    uniquingKeysWith: { first, _ in first })

  /// Why Apple's name is no value here, or one that scripts write otherwise; nil for one that is a value or not Apple's.
  static func absence(ofName name: String) -> Absence? { absences[name] }
}
