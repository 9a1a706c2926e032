import MotionMath
package import ScriptRuntime
import TransitionKit
import ViewKit

/// Classes of Apple's that code names beside its transitions, and what stands in for them: chosen here, by how many of twelve
/// living code bases name each.
enum StandIns {
  static let rows = views + controllers + menus + content + appearances + scenes + services

  /// The classes that the rows declare.
  static let declarations = StandInDeclarations(rows, words: Catalog.enumerationRows)

  /// Enumerations that no class here has, by their words: those that scripts name most.
  static let words: [EnumEntry] = enumerations(
    """
    UIInterfaceOrientationMask: portrait landscapeLeft landscapeRight portraitUpsideDown landscape all allButUpsideDown
    UIKeyboardType: default asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch asciiCapableNumberPad
    UITextAutocapitalizationType: none words sentences allCharacters
    UITextAutocorrectionType: default no yes
    UITextSpellCheckingType: default no yes
    UIKeyboardAppearance: default dark light alert
    UIReturnKeyType: default go google join next route search send yahoo done emergencyCall continue
    UITextContentType: name givenName familyName username password newPassword oneTimeCode emailAddress telephoneNumber URL
    UIKeyModifierFlags: alphaShift shift control alternate command numericPad
    UIBackgroundFetchResult: newData noData failed
    UIBarPosition: any bottom top topAttached
    UIBaselineAdjustment: alignBaselines alignCenters none
    UITextLayoutDirection: right left up down
    UIContentInsetsReference: automatic none safeArea layoutMargins readableContent
    UIAccessibilityScrollDirection: right left up down next previous
    UIVibrancyEffectStyle: label secondaryLabel tertiaryLabel quaternaryLabel fill secondaryFill tertiaryFill separator
    UITabAccessoryEnvironment: none regular inline
    UISplitViewControllerDisplayMode: automatic secondaryOnly oneBesideSecondary oneOverSecondary twoBesideSecondary twoOverSecondary twoDisplaceSecondary
    UISplitViewControllerColumn: primary supplementary secondary compact inspector
    UISplitViewControllerBackgroundStyle: none sidebar
    UISplitViewControllerDisplayModeButtonVisibility: automatic never always
    UISplitViewControllerPrimaryEdge: leading trailing
    UISplitViewControllerSplitBehavior: automatic tile overlay displace
    UISplitViewControllerStyle: unspecified doubleColumn tripleColumn
    UITabBarControllerMode: automatic tabBar tabSidebar
    UITabBarMinimizeBehavior: automatic never onScrollDown onScrollUp
    UITabBarSystemItem: more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed
    UINavigationItemBackButtonDisplayMode: default generic minimal
    UINavigationItemSearchBarPlacement: automatic inline stacked integrated integratedCentered integratedButton
    UIScrollEdgeEffectStyle: automatic soft hard
    UITableViewCellEditingStyle: none delete insert
    UIBarMinimization: automatic never onScrollDown onScrollUp
    UISheetPresentationControllerDetentIdentifier: medium large
    CALayerContentsFormat: RGBA8Uint RGBA16Float gray8Uint automatic
    """)

  /// Names of Objective-C for enumerations that have another name in Swift.
  static let oldWords: [EnumEntry] = [
    EnumEntry(UIBlurEffect.Style.self, name: "UIBlurEffectStyle"),
    EnumEntry(UIView.ContentMode.self, name: "UIViewContentMode"),
    EnumEntry(UIView.SemanticContentAttribute.self, name: "UISemanticContentAttribute"),
    EnumEntry(UIPopoverPresentationController.ArrowDirection.self, name: "UIPopoverArrowDirection"),
    EnumEntry(FontWeight.self, name: "UIFontWeight"),
    EnumEntry(name: "UIMenuOptions", words: list(menuOptions)),
    EnumEntry(UIView.AnimationCurve.self, name: "UIViewAnimationCurve"),
    EnumEntry(UIFont.TextStyle.self, name: "UIFontTextStyle"),
    EnumEntry(UINavigationController.Operation.self, name: "UINavigationControllerOperation"),
    EnumEntry(UIDevice.UserInterfaceIdiom.self, name: "UIUserInterfaceIdiom"),
    EnumEntry(UITableViewCell.CellStyle.self, name: "UITableViewCellStyle"),
    EnumEntry(UITableView.Style.self, name: "UITableViewStyle"),
    EnumEntry(name: "UIViewAnimationOptions", words: UIView.AnimationOptions.entry.words),
  ]

  /// Protocols whose methods nothing here calls: a class may adopt them.
  static let protocols: [ProtocolEntry] = list(
    """
    UIApplicationDelegate UISceneDelegate UIWindowSceneDelegate UISearchBarDelegate UITextViewDelegate UIViewRepresentable \
    UIViewControllerRepresentable UIContextMenuInteractionDelegate UISplitViewControllerDelegate UISearchResultsUpdating \
    UISearchControllerDelegate UIContentConfiguration UIContentView UIPickerViewDataSource UIPickerViewDelegate \
    UIConfigurationState UIPointerInteractionDelegate UIContextMenuInteractionCommitAnimating \
    UIContextMenuInteractionAnimating UIPointerInteractionAnimating UIInteraction UIPencilInteractionDelegate \
    UITabBarDelegate UIBarPositioning UIActivityItemSource UIDocumentPickerDelegate UIImagePickerControllerDelegate \
    UIDocumentInteractionControllerDelegate UIMutableTraits UIPopoverPresentationControllerSourceItem UIMenuLeaf \
    UIAppearanceContainer UITextInput UIUserActivityRestoring UIEditMenuInteractionDelegate UIResponderStandardEditActions \
    UICollectionViewDragDelegate UICollectionViewDropDelegate UICollectionViewDropCoordinator UIDragSession UIDropSession \
    UIInputViewAudioFeedback UIViewControllerRestoration UIActionSheetDelegate
    """
  ).map { ProtocolEntry($0, "Stands in: nothing here calls its methods.", []) }

  /// The members that modelled classes keep and do nothing with, by class.
  static let kept: [String: String] = [
    "UINavigationBar": """
    standardAppearance: UINavigationBarAppearance!; scrollEdgeAppearance: UINavigationBarAppearance?
    compactAppearance: UINavigationBarAppearance?; compactScrollEdgeAppearance: UINavigationBarAppearance?
    """,
    "UINavigationItem": """
    standardAppearance: UINavigationBarAppearance?; scrollEdgeAppearance: UINavigationBarAppearance?
    compactAppearance: UINavigationBarAppearance?; searchController: UISearchController?
    hidesSearchBarWhenScrolling: Bool
    """,
    "UITabBar": "standardAppearance: UITabBarAppearance!; scrollEdgeAppearance: UITabBarAppearance?",
    "UITabBarItem": "standardAppearance: UITabBarAppearance?; scrollEdgeAppearance: UITabBarAppearance?",
    "UIToolbar": """
    standardAppearance: UIToolbarAppearance!; scrollEdgeAppearance: UIToolbarAppearance?
    compactAppearance: UIToolbarAppearance?
    """,
    "UIButton": "menu: UIMenu?; showsMenuAsPrimaryAction: Bool",
    "UIBarButtonItem": "menu: UIMenu?",
    "UIView": """
    cornerConfiguration: UICornerConfiguration?; interactions: [NSObject]; accessibilityCustomActions: [UIAccessibilityCustomAction]
    addInteraction(_ interaction: NSObject); removeInteraction(_ interaction: NSObject)
    """,
    "UIScrollView": "refreshControl: UIRefreshControl?",
    "UITableViewController": "refreshControl: UIRefreshControl?",
    "UIViewController": """
    splitViewController: UISplitViewController?; addKeyCommand(_ command: UIKeyCommand)
    removeKeyCommand(_ command: UIKeyCommand)
    """,
    "UIWindow": "windowScene: UIWindowScene!",
    "UITableViewCell": """
    contentConfiguration: Any; backgroundConfiguration: UIBackgroundConfiguration?
    defaultContentConfiguration() -> UIListContentConfiguration!
    """,
    "UICollectionViewCell": "contentConfiguration: Any; backgroundConfiguration: UIBackgroundConfiguration?",
  ]

  /// The members that a modelled class keeps.
  @Sendable static func kept(by name: String) -> [StandIn.Member] {
    kept[name].map { declarations.kept($0, of: name) } ?? []
  }

  /// The names of the members that classes keep.
  static let keptNames: [String: [String]] = kept.mapValues { text in names(of: declarations.kept(text, of: "")) }

  static func names(of members: [StandIn.Member]) -> [String] { members.compactMap(\.name) }

  /// A line for each: its name, and its words.
  private static func enumerations(_ text: String) -> [EnumEntry] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: ":")
      return EnumEntry(name: String(parts[0]), words: list(String(parts[1])))
    }
  }

  static func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}

extension Catalog {
  /// True for a name of Objective-C whose enumeration is there under its Swift name, too.
  package static func isOldName(_ enumeration: String) -> Bool { StandIns.oldWords.contains { $0.name == enumeration } }

  /// Of the classes that stand in, each member is approximate.
  static let standInCoverage: [ClassCoverage] = StandIns.rows.map { row in
    ClassCoverage(row.name).keeping(StandIns.names(of: StandIns.declarations.members(of: row).own))
  }
}
