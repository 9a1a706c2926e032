import ScriptRuntime

extension StandIns {
  static let menuOptions = "displayInline destructive singleSelection displayAsPalette"

  static let menus = [
    StandIn(
      "UIMenuElement", "an entry of a menu, which is never shown.",
      "title: String; subtitle: String?; image: UIImage?"),
    StandIn(
      "UIMenu", of: "UIMenuElement", "a menu, which is never shown.",
      """
      identifier: Any; options: UIMenu.Options[\(menuOptions)]
      children: [NSObject]; preferredElementSize: UIMenu.ElementSize(automatic small medium large)
      init(title =, subtitle =, image =, identifier =, options =, preferredElementSize =, children =)
      replacingChildren(_ children) -> self; displayPreferences: UIMenuDisplayPreferences?
      """),
    StandIn("UIMenuDisplayPreferences", "how a menu looks.", "maximumNumberOfTitleLines: Int"),
    StandIn(
      "UIDeferredMenuElement", of: "UIMenuElement", "an entry that would be asked for late; nothing asks.",
      """
      elementProvider: Function?; init(elementProvider)
      static uncached(_ provider: Function) -> Self
      """),
    StandIn(
      "UICustomViewMenuElement", of: "UIMenuElement", "a view in a menu, which is never shown.",
      "viewProvider: Function?; init(viewProvider)"),
    StandIn(
      "UIKeyCommand", of: "UIMenuElement", "a shortcut of a keyboard; nothing presses it.",
      """
      input: String?; modifierFlags: UIKeyModifierFlags[alphaShift shift control alternate command numericPad]
      action: Any; propertyList: Any; alternates: [Any]; discoverabilityTitle: String?; wantsPriorityOverSystemBehavior: Bool
      attributes: UIMenuElement.Attributes[disabled destructive hidden keepsMenuPresented]
      state: UIMenuElement.State(off on mixed)
      init(title =, image =, action, input, modifierFlags =, propertyList =, alternates =, discoverabilityTitle =, attributes =, state =)
      init(input, modifierFlags, action); init(input, modifierFlags, action, discoverabilityTitle)
      static inputEscape: String; static inputUpArrow: String; static inputDownArrow: String; static inputLeftArrow: String
      static inputRightArrow: String; static inputDelete: String; static inputHome: String; static inputEnd: String
      static inputPageUp: String; static inputPageDown: String
      """),
    StandIn(
      "UIContextMenuConfiguration", "the menu of a hold, which is never shown.",
      """
      identifier: Any; previewProvider: Function?; actionProvider: Function?; badgeCount: Int
      init(identifier =, previewProvider =, actionProvider =); preferredMenuElementOrder: Any
      """),
    StandIn(
      "UIContextMenuInteraction", "what a hold of a view would show; nothing is shown.",
      """
      delegate: UIContextMenuInteractionDelegate?; init(delegate); view: UIView?; dismissMenu()
      updateVisibleMenu(_ block: Function); location(in view: UIView) -> CGPoint
      """),
    StandIn(
      "UITargetedPreview", "a view that a menu would lift; nothing lifts it.",
      """
      view: UIView?; parameters: UIPreviewParameters?; target: UIPreviewTarget?
      init(view); init(view, parameters); init(view, parameters, target)
      """),
    StandIn(
      "UIPreviewParameters", "how a lifted view looks.",
      """
      backgroundColor: UIColor?; visiblePath: UIBezierPath?; shadowPath: UIBezierPath?; textLineRects: [Any]; init(textLineRects)
      """),
    StandIn(
      "UIPreviewTarget", "where a lifted view goes.",
      "container: UIView?; center: CGPoint; transform: CGAffineTransform; init(container, center); init(container, center, transform)"
    ),
    StandIn(
      "UIPointerInteraction", "what a pointer over a view would show; there is none.",
      "delegate: UIPointerInteractionDelegate?; isEnabled: Bool; view: UIView?; init(delegate =); invalidate()"),
    StandIn(
      "UIPointerStyle", "how a pointer looks.",
      """
      effect: UIPointerEffect?; shape: UIPointerShape?; accessories: [Any]; constrainedAxes: Any
      init(effect, shape =); init(shape, constrainedAxes =); static hidden() -> Self; static system() -> Self
      """),
    StandIn(
      "UIPointerEffect", "what a pointer does to a view.",
      """
      preview: UITargetedPreview?; init(preview)
      static automatic(_ preview: UITargetedPreview) -> Self; static highlight(_ preview: UITargetedPreview) -> Self
      static lift(_ preview: UITargetedPreview) -> Self; static hover(_ preview: UITargetedPreview) -> Self
      """),
    StandIn("UIPointerLiftEffect", of: "UIPointerEffect", "a pointer that lifts a view."),
    StandIn(
      "UIPointerHoverEffect", of: "UIPointerEffect", "a pointer over a view.",
      "preferredTintMode: Any; prefersShadow: Bool; prefersScaledContent: Bool"),
    StandIn(
      "UIPointerShape", "the shape of a pointer.",
      """
      static path(_ path: UIBezierPath) -> Self; static roundedRect(_ rect: CGRect, radius: Number =) -> Self
      static verticalBeam(length: Number) -> Self; static horizontalBeam(length: Number) -> Self
      """),
    StandIn(
      "UIPointerRegion", "a place of a pointer.",
      "rect: CGRect; identifier: Any; latchingAxes: Any; init(rect, identifier =)"),
    StandIn("UIPointerRegionRequest", "where a pointer is.", "location: CGPoint; modifiers: Any"),
    StandIn(
      "UIPencilInteraction", "taps of a pencil; nothing taps.",
      "delegate: UIPencilInteractionDelegate?; isEnabled: Bool; init(delegate =)"),
    StandIn(
      "UILargeContentViewerInteraction", "a larger picture of a bar's item, which is never shown.",
      "delegate: Any; init(delegate =)"),
    StandIn(
      "UIAccessibilityCustomAction", "an action for assistive technologies, which do not run here.",
      """
      name: String; image: UIImage?; target: Any; selector: Any; actionHandler: Function?
      init(name, image =, actionHandler); init(name, image =, target, selector)
      """),
    StandIn(
      "UIAccessibilityTraits", "what a view is to assistive technologies, which do not run here.",
      "rawValue: Int; init(rawValue)"),
    StandIn(
      "UIContextualAction", "a button behind a row; nothing shows it.",
      """
      style: UIContextualAction.Style(normal destructive); title: String?; handler: Function?; image: UIImage?
      backgroundColor: UIColor?; init(style, title, handler)
      """),
    StandIn(
      "UISwipeActionsConfiguration", "the buttons behind a row; nothing shows them.",
      "actions: [UIContextualAction]; performsFirstActionWithFullSwipe: Bool; init(actions)"),
    StandIn(
      "UITableViewRowAction", "a button behind a row; nothing shows it.",
      """
      style: UITableViewRowAction.Style(normal destructive default); title: String?; handler: Function?; backgroundColor: UIColor?
      backgroundEffect: UIVisualEffect?; init(style, title, handler)
      """),
  ]

  static let content = [
    StandIn(
      "UIBackgroundConfiguration", "the ground of a cell, which is not drawn.",
      """
      backgroundColor: UIColor?; cornerRadius: Number; strokeColor: UIColor?; strokeWidth: Number; customView: UIView?
      visualEffect: UIVisualEffect?; backgroundInsets: NSDirectionalEdgeInsets; backgroundColorTransformer: Any; image: UIImage?
      static clear() -> Self; static listPlainCell() -> Self; static listCell() -> Self; static listGroupedCell() -> Self
      static listSidebarCell() -> Self; static listHeader() -> Self; static listFooter() -> Self
      updated(for state: Any) -> self
      """),
    StandIn(
      "UIListContentConfiguration", "the text and the picture of a cell, which are not drawn.",
      """
      text: String?; secondaryText: String?; image: UIImage?; attributedText: NSAttributedString?
      secondaryAttributedText: NSAttributedString?; directionalLayoutMargins: NSDirectionalEdgeInsets
      textProperties: UIListContentTextProperties!; secondaryTextProperties: UIListContentTextProperties!
      imageProperties: UIListContentImageProperties!; imageToTextPadding: Number; textToSecondaryTextVerticalPadding: Number
      static cell() -> Self; static subtitleCell() -> Self; static valueCell() -> Self; static header() -> Self
      static footer() -> Self; static plainHeader() -> Self; static groupedHeader() -> Self; static sidebarCell() -> Self
      updated(for state: Any) -> self
      """),
    StandIn(
      "UIListContentTextProperties", "how the text of a cell looks.",
      "font: UIFont?; color: UIColor?; numberOfLines: Int; alignment: String; lineBreakMode: Any; colorTransformer: Any"
    ),
    StandIn(
      "UIListContentImageProperties", "how the picture of a cell looks.",
      "tintColor: UIColor?; maximumSize: CGSize; cornerRadius: Number; reservedLayoutSize: CGSize; preferredSymbolConfiguration: Any"
    ),
    StandIn(
      "UIContentUnavailableConfiguration", "what is shown where nothing is, which is not drawn.",
      """
      text: String?; secondaryText: String?; image: UIImage?; background: UIBackgroundConfiguration!
      static empty() -> Self; static loading() -> Self; static search() -> Self
      """),
    StandIn(
      "UICellConfigurationState", "the state of a cell.",
      "isSelected: Bool; isHighlighted: Bool; isEditing: Bool; isDisabled: Bool; isFocused: Bool; isExpanded: Bool; isSwiped: Bool"
    ),
    StandIn(
      "UICellAccessory", "something at the end of a cell, which is not drawn.",
      """
      static disclosureIndicator() -> Self; static checkmark() -> Self; static reorder() -> Self; static delete() -> Self
      static detail() -> Self; static multiselect() -> Self; static insert() -> Self
      """),
    StandIn("UIHostingConfiguration", "SwiftUI in a cell, which does not run here.", "content: Any; init(content)"),
    StandIn(
      "UIViewRepresentableContext", "what SwiftUI gives a view.", "coordinator: Any; environment: Any; transaction: Any"
    ),
    StandIn(
      "UIViewControllerRepresentableContext", "what SwiftUI gives a controller.",
      "coordinator: Any; environment: Any; transaction: Any"),
    StandIn(
      "UIButtonConfiguration", "the look of a button, which is not drawn.",
      """
      title: String?; subtitle: String?; image: UIImage?; imagePadding: Number; titlePadding: Number
      contentInsets: NSDirectionalEdgeInsets; baseForegroundColor: UIColor?; baseBackgroundColor: UIColor?
      cornerStyle: String; buttonSize: String; imagePlacement: String; background: UIBackgroundConfiguration!
      attributedTitle: Any; titleTextAttributesTransformer: Any; showsActivityIndicator: Bool; titleAlignment: String
      static plain() -> Self; static tinted() -> Self; static filled() -> Self; static gray() -> Self
      static borderless() -> Self; static bordered() -> Self; static borderedTinted() -> Self
      static borderedProminent() -> Self; static glass() -> Self; static prominentGlass() -> Self
      """),
    StandIn(
      "UIConfigurationColorTransformer", "a change of a colour, which is not made.",
      "transform: Function?; init(transform)"),
    StandIn(
      "UIConfigurationTextAttributesTransformer", "a change of a text's look, which is not made.",
      "transform: Function?; init(transform)"),
    StandIn(
      "UIFontDescriptor", "what a font is chosen by.",
      """
      fontAttributes: Any; pointSize: Number; postscriptName: String; symbolicTraits: Any; init(fontAttributes)
      init(name: String, size: Number); addingAttributes(_ attributes: Any) -> self
      withSymbolicTraits(_ traits: Any) -> self; withDesign(_ design: Any) -> self; withSize(_ size: Number) -> self
      withFamily(_ family: String) -> self; withFace(_ face: String) -> self
      static preferredFontDescriptor(withTextStyle style: Any) -> Self
      """),
    StandIn(
      "UIFontMetrics", "how text grows with the chosen size: nothing grows here.",
      """
      static default: UIFontMetrics!; textStyle: Any; init(forTextStyle textStyle)
      scaledFont(for font: UIFont, maximumPointSize: Number =, compatibleWith traits: Any =) -> $
      scaledValue(for value: Number, compatibleWith traits: Any =) -> $
      """),
    StandIn(
      "UIImageAsset", "the pictures of an image for several traits.",
      "register(_ image: UIImage, with traits: Any); unregister(with traits: Any)"),
    StandIn("UIImageConfiguration", "how an image is chosen.", "traitCollection: UITraitCollection?"),
    StandIn(
      "UIImageSymbolConfiguration", of: "UIImageConfiguration", "how a symbol looks.",
      """
      pointSize: Number; weight: Any; scale: Any; textStyle: Any; font: UIFont?
      init(pointSize, weight =, scale =); init(textStyle, scale =); init(font, scale =); init(weight); init(scale)
      """),
  ]

  static let appearances = [
    StandIn(
      "UIBarAppearance", "the look of a bar, which is kept and not drawn.",
      """
      backgroundColor: UIColor?; backgroundEffect: UIBlurEffect?; backgroundImage: UIImage?; shadowColor: UIColor?
      shadowImage: UIImage?; backgroundImageContentMode: Any; init(barAppearance appearance: UIBarAppearance); init(idiom: Any)
      configureWithDefaultBackground(); configureWithOpaqueBackground(); configureWithTransparentBackground()
      """),
    StandIn(
      "UINavigationBarAppearance", of: "UIBarAppearance", "the look of a navigation bar, which is kept and not drawn.",
      """
      titleTextAttributes: Any; largeTitleTextAttributes: Any; titlePositionAdjustment: UIOffset
      buttonAppearance: UIBarButtonItemAppearance!; doneButtonAppearance: UIBarButtonItemAppearance!
      backButtonAppearance: UIBarButtonItemAppearance!; backIndicatorImage: UIImage?
      setBackIndicatorImage(_ backIndicatorImage, transitionMaskImage mask: UIImage?) sets backIndicatorImage
      """),
    StandIn(
      "UIToolbarAppearance", of: "UIBarAppearance", "the look of a toolbar, which is kept and not drawn.",
      "buttonAppearance: UIBarButtonItemAppearance!; doneButtonAppearance: UIBarButtonItemAppearance!"),
    StandIn(
      "UITabBarAppearance", of: "UIBarAppearance", "the look of a tab bar, which is kept and not drawn.",
      """
      stackedLayoutAppearance: UITabBarItemAppearance!; inlineLayoutAppearance: UITabBarItemAppearance!
      compactInlineLayoutAppearance: UITabBarItemAppearance!; selectionIndicatorTintColor: UIColor?
      stackedItemPositioning: Any; selectionIndicatorImage: UIImage?
      """),
    StandIn(
      "UITabBarItemAppearance", "the look of tabs, which is kept and not drawn.",
      """
      normal: UITabBarItemStateAppearance!; selected: UITabBarItemStateAppearance!; disabled: UITabBarItemStateAppearance!
      focused: UITabBarItemStateAppearance!; configureWithDefault(for style: Any)
      """),
    StandIn(
      "UITabBarItemStateAppearance", "the look of tabs in one state.",
      """
      titleTextAttributes: Any; iconColor: UIColor?; badgeBackgroundColor: UIColor?; badgeTextAttributes: Any
      titlePositionAdjustment: UIOffset
      """),
    StandIn(
      "UIBarButtonItemAppearance", "the look of a bar's buttons, which is kept and not drawn.",
      """
      normal: UIBarButtonItemStateAppearance!; highlighted: UIBarButtonItemStateAppearance!
      disabled: UIBarButtonItemStateAppearance!; style: Any; init(style); configureWithDefault(for style)
      """),
    StandIn(
      "UIBarButtonItemStateAppearance", "the look of a bar's buttons in one state.",
      "titleTextAttributes: Any; backgroundImage: UIImage?; titlePositionAdjustment: UIOffset"),
    StandIn(
      "UIBarButtonItemBadge", "a number on a bar's item, which is not drawn.",
      """
      backgroundColor: UIColor?; foregroundColor: UIColor?; font: UIFont?; static count(_ count: Int) -> Self
      static string(_ string: String) -> Self; static indicator() -> Self
      """),
    StandIn(
      "UIBarButtonItemGroup", "items of a bar together; none is shown by it.",
      "barButtonItems: [UIBarButtonItem]; representativeItem: UIBarButtonItem?; init(barButtonItems, representativeItem =)"
    ),
    StandIn(
      "UITab", "a tab of newer systems, which no bar shows.",
      """
      title: String; image: UIImage?; identifier: String; viewController: UIViewController?; viewControllerProvider: Function?
      badgeValue: String?; isHidden: Bool; subtitle: String?; userInfo: Any; preferredPlacement: String
      init(title, image =, identifier, viewControllerProvider =)
      """),
    StandIn(
      "UISearchTab", of: "UITab", "the tab to search with, which no bar shows.", "automaticallyActivatesSearch: Bool"),
    StandIn("UITabAccessory", "a view above a tab bar, which is not shown.", "contentView: UIView?; init(contentView)"),
  ]
}
