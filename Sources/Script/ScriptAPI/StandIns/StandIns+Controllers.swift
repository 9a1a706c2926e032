import ScriptRuntime

extension StandIns {
  static let controllers = [
    StandIn(
      "UIHostingController", of: "UIViewController",
      "SwiftUI, which does not run here: a block with the name of its root view.", showing: "rootView",
      "rootView: String; init(rootView =); sizingOptions: Any; safeAreaRegions: Any; sizeThatFits(in size: CGSize) -> $"
    ),
    StandIn(
      "UISplitViewController", of: "UIViewController", "columns: a block in their place.", decides: true,
      """
      style: UISplitViewControllerStyle; init(style =); viewControllers: [UIViewController]; delegate: UISplitViewControllerDelegate?
      preferredDisplayMode: UISplitViewControllerDisplayMode; displayMode: UISplitViewControllerDisplayMode
      preferredSplitBehavior: UISplitViewControllerSplitBehavior; primaryBackgroundStyle: UISplitViewControllerBackgroundStyle
      displayModeButtonVisibility: UISplitViewControllerDisplayModeButtonVisibility; isCollapsed: Bool
      primaryEdge: UISplitViewControllerPrimaryEdge; presentsWithGesture: Bool; showsSecondaryOnlyButton: Bool
      preferredPrimaryColumnWidth: Number; preferredPrimaryColumnWidthFraction: Number; minimumPrimaryColumnWidth: Number
      maximumPrimaryColumnWidth: Number; preferredSupplementaryColumnWidth: Number
      setViewController(_ controller: UIViewController?, for column: UISplitViewControllerColumn)
      show(_ column: UISplitViewControllerColumn); hide(_ column: UISplitViewControllerColumn)
      """),
    StandIn(
      "UISearchController", of: "UIViewController", "a search over a list: nothing begins it.",
      """
      searchResultsController: UIViewController?; init(searchResultsController =); searchBar: UISearchBar!; isActive: Bool
      searchResultsUpdater: UISearchResultsUpdating?; delegate: UISearchControllerDelegate?
      obscuresBackgroundDuringPresentation: Bool; hidesNavigationBarDuringPresentation: Bool
      automaticallyShowsCancelButton: Bool; automaticallyShowsScopeBar: Bool; showsSearchResultsController: Bool
      """),
    StandIn(
      "UIActivityViewController", of: "UIViewController", "the sheet to share with: a block.",
      """
      activityItems: [Any]; applicationActivities: Any; init(activityItems, applicationActivities =)
      excludedActivityTypes: [Any]; completionWithItemsHandler: Function?; allowsProminentActivity: Bool
      """),
    StandIn(
      "UIDocumentPickerViewController", of: "UIViewController", "the system's choice of a file: a block.",
      """
      delegate: UIDocumentPickerDelegate?; allowsMultipleSelection: Bool; shouldShowFileExtensions: Bool; directoryURL: Any
      init(forOpeningContentTypes types: [Any], asCopy: Bool =); init(forExporting urls: [Any], asCopy: Bool =)
      """),
    StandIn(
      "UIImagePickerController", of: "UIViewController", "the system's choice of a picture: a block.",
      """
      delegate: UIImagePickerControllerDelegate?; allowsEditing: Bool; mediaTypes: [String]; cameraOverlayView: UIView?
      sourceType: UIImagePickerController.SourceType(photoLibrary camera savedPhotosAlbum)
      static isSourceTypeAvailable(_ type: UIImagePickerController.SourceType) -> Bool
      """),
    StandIn("UIMoreNavigationController", of: "UIViewController", "the list of more tabs: a block."),
    StandIn(
      "UIDocumentInteractionController", "a preview of a file, which is not shown.",
      """
      delegate: UIDocumentInteractionControllerDelegate?; url: Any; name: String?; uti: String?; init(url)
      presentPreview(animated: Bool) -> Bool
      presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool
      presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool
      """),
  ]

  static let scenes = [
    StandIn(
      "UIScene", "a part of an app on the screen; there is one screen here.",
      """
      session: UISceneSession!; delegate: UISceneDelegate?; title: String?; subtitle: String
      activationState: UIScene.ActivationState(foregroundActive foregroundInactive background unattached)
      """),
    StandIn(
      "UIWindowScene", of: "UIScene", "the scene of windows; there is one screen here.",
      """
      windows: [UIWindow]; keyWindow: UIWindow?; screen: UIScreen?; interfaceOrientation: UIInterfaceOrientation
      statusBarManager: UIStatusBarManager!; titlebar: UITitlebar?; sizeRestrictions: Any
      requestGeometryUpdate(_ preferences: Any)
      """),
    StandIn(
      "UISceneSession", "what the system knows of a scene.",
      "persistentIdentifier: String; configuration: UISceneConfiguration!; role: String; userInfo: Any; stateRestorationActivity: Any"
    ),
    StandIn(
      "UISceneConfiguration", "how a scene begins.",
      "name: String?; sessionRole: String?; init(name =, sessionRole =); delegateClass: Any; sceneClass: Any; storyboard: Any"
    ),
    StandIn(
      "UISceneConnectionOptions", "why a scene begins.",
      "urlContexts: [Any]; userActivities: [Any]; shortcutItem: UIApplicationShortcutItem?"),
    StandIn("UIOpenURLContext", "an address that opens an app.", "url: Any; options: Any"),
    StandIn(
      "UIStatusBarManager", "the state of the status bar.",
      "statusBarFrame: CGRect; isStatusBarHidden: Bool; statusBarStyle: UIStatusBarStyle"),
    StandIn(
      "UITitlebar", "the title of a window on a Mac.",
      "titleVisibility: UITitlebar.TitleVisibility(visible hidden); toolbar: Any; autoHidesToolbarInFullScreen: Bool"),
    StandIn(
      "UIWindowSceneGeometryPreferencesIOS", "how an app wishes to be turned.",
      "interfaceOrientations: Any; init(interfaceOrientations)"),
    StandIn(
      "UIViewLayoutRegion", "a part of a view to lay out in.",
      "static safeArea() -> Self; static margins() -> Self; static readableContent() -> Self"),
  ]

  static let services = [
    StandIn(
      "UIPasteboard", "what was copied: it keeps what it is given, and no other app gives it anything.",
      """
      static general: UIPasteboard!; string: String?; strings: [String]; image: UIImage?; images: [UIImage]; url: Any; urls: [Any]
      color: UIColor?; items: [Any]; hasStrings: Bool; hasImages: Bool; hasURLs: Bool; changeCount: Int
      setItems(_ items, options: Any =); setData(_ data: Any, forPasteboardType type: String)
      """),
    StandIn(
      "UIActivity", "a way to share; none is offered.",
      """
      activityTitle: String?; activityType: Any; activityImage: UIImage?; activityViewController: UIViewController?
      activityDidFinish(_ completed: Bool); prepare(withActivityItems items: [Any]); perform()
      canPerform(withActivityItems items: [Any]) -> Bool
      """),
    StandIn(
      "UIActivityItemProvider", "something to share, asked for late; nothing asks.",
      "placeholderItem: Any; item: Any; init(placeholderItem)"),
    StandIn(
      "UIApplicationShortcutItem", "an entry of an app's icon.",
      """
      type: String; localizedTitle: String; localizedSubtitle: String?; icon: UIApplicationShortcutIcon?; userInfo: Any
      init(type, localizedTitle, localizedSubtitle =, icon =, userInfo =)
      """),
    StandIn(
      "UIMutableApplicationShortcutItem", of: "UIApplicationShortcutItem",
      "an entry of an app's icon that can be changed."),
    StandIn(
      "UIApplicationShortcutIcon", "the picture of an entry of an app's icon.",
      "systemImageName: String?; templateImageName: String?; type: Any; init(systemImageName); init(templateImageName); init(type)"
    ),
    StandIn(
      "UIBackgroundTaskIdentifier", "a task behind an app that is away; apps are never away here.",
      "rawValue: Int; init(rawValue); static invalid: UIBackgroundTaskIdentifier!"),
    StandIn(
      "UIGraphicsImageRendererFormat", "how a picture is drawn: the pictures are as fine as the screen.",
      """
      scale: Number; opaque: Bool; preferredRange: Any; static default() -> Self; static preferred() -> Self
      init(for traits: UITraitCollection)
      """),
    StandIn(
      "UIMenuController", "the menu over a selection, which is never shown.",
      """
      static shared: UIMenuController!; menuItems: [UIMenuItem]; isMenuVisible: Bool; menuFrame: CGRect; update()
      showMenu(from view: UIView, rect: CGRect); hideMenu(); hideMenu(from view: UIView); setTargetRect(_ rect: CGRect, in view: UIView)
      setMenuVisible(_ isMenuVisible, animated: Bool) sets isMenuVisible
      """),
    StandIn("UIMenuItem", "an entry of the menu over a selection.", "title: String; action: Any; init(title, action)"),
    StandIn(
      "UIEditMenuInteraction", "the menu over a selection, which is never shown.",
      """
      delegate: UIEditMenuInteractionDelegate?; view: UIView?; init(delegate); dismissMenu(); reloadVisibleMenu()
      presentEditMenu(with configuration: UIEditMenuConfiguration)
      """),
    StandIn(
      "UIEditMenuConfiguration", "where the menu over a selection would be.",
      "identifier: Any; sourcePoint: CGPoint; init(identifier, sourcePoint)"),
    StandIn("UITextItem", "a part of a text.", "range: Any; contentType: Any"),
    StandIn("UITextItemInteraction", "what a finger does to a part of a text; nothing does.", "rawValue: Int"),
    StandIn("UITextPosition", "a place in a text."),
    StandIn("UITextRange", "a part of a text.", "isEmpty: Bool"),
    StandIn("UITextInputPasswordRules", "what a password has to have.", "descriptor: String; init(descriptor)"),
    StandIn(
      "UITextChecker", "the check of spelling, which finds nothing wrong.",
      "static learnWord(_ word: String); static unlearnWord(_ word: String); static hasLearnedWord(_ word: String) -> Bool"
    ),
    StandIn(
      "UIPress", "a press of a key or a button; nothing presses.", "key: UIKey?; type: Any; phase: Any; force: Number"),
    StandIn("UIPressesEvent", "presses at one time; nothing presses.", "allPresses: [UIPress]"),
    StandIn(
      "UIKey", "a key of a keyboard; nothing presses it.",
      "characters: String; charactersIgnoringModifiers: String; modifierFlags: Any; keyCode: Any"),
    StandIn(
      "UIDragItem", "something that is dragged; nothing drags it.",
      "itemProvider: Any; localObject: Any; previewProvider: Function?; init(itemProvider)"),
    StandIn(
      "UICollectionViewDropProposal", "what a drop would do; nothing is dropped.",
      "operation: String; intent: String; init(operation); init(operation, intent)"),
  ]
}
