package import ScriptRuntime

extension Catalog {
  /// Names of Apple's frameworks, and of Foundation, that are not here: classes, protocols, functions and enumerations. Those of
  /// classes and enumerations are the ones that the transition code of public projects uses.
  package static let absentNames: [(why: Absence, names: [String])] = [
    (
      .later,
      names(
        """
        CAScrollLayer CATiledLayer UIHoverGestureRecognizer UIFieldBehavior UIDynamicItemGroup UIRegion \
        CACornerRadii UIUpdateLink
        """)
    ),
    (
      .appearance,
      names(
        """
        UITraitDefinition UITraitTabAccessoryEnvironment UITraitHorizontalSizeClass UITraitUserInterfaceStyle \
        UITraitPreferredContentSizeCategory UITraitChangeRegistration UIObjectTraitDefinition UINSIntegerTraitDefinition
        """)
    ),
    (.proxies, names("UIAppearance")),
    (
      .drawing,
      names(
        """
        CAMetalLayer CAEAGLLayer CARenderer UIGraphicsImageRendererContext UIGraphicsPDFRenderer UIRectFill \
        UIGraphicsPushContext UIGraphicsPopContext UIImagePNGRepresentation UIImageJPEGRepresentation
        """)
    ),
    (.archives, names("UIStoryboard UINib")),
    (
      .system,
      names(
        """
        UserDefaults UIApplicationMain UIImageWriteToSavedPhotosAlbum UISimpleTextPrintFormatter
        """)
    ),
    (
      .swiftUI,
      names(
        """
        UIApplicationDelegateAdaptor
        """)
    ),
    (.alerts, names("UIAlertView UIActionSheet")),
    (
      .input,
      names(
        """
        UIContextMenuActionProvider UIContextMenuContentPreviewProvider UITextSelectionRect
        """)
    ),
    (
      .dragAndDrop,
      names(
        """
        UIDropOperation UIDragInteraction UIDropInteraction
        """)
    ),
    (
      .words,
      names(
        """
        UIGlassEffectStyle UIFontWeightTrait UIApplicationLaunchOptionsKey UIApplicationOpenURLOptionsKey
        """)
    ),
    (
      .swift,
      names(
        """
        NSValue NSNumber UIViewImplicitlyAnimating UITimingCurveProvider UITraitEnvironment CAMediaTiming \
        UIActionHandler UIContentContainer UICoordinateSpace UIViewControllerTransitioning \
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
