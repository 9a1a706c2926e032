import ScriptRuntime

extension Catalog {
  static let viewCoverage = [
    ClassCoverage(
      "NSObject",
      absent: [
        .swift: "hash description conforms", .archives: "awakeFromNib",
        .later: "value setValue",
      ]),
    ClassCoverage(
      "UIResponder",
      absent: [
        .input:
          "inputView inputAccessoryView reloadInputViews undoManager pressesBegan motionBegan canPerformAction"
      ]),
    ClassCoverage(
      "UIView",
      approximate: [
        "isOpaque": "kept; nothing is drawn differently",
        "accessibilityLabel": "kept; no assistive technology runs here",
        "accessibilityHint": "kept; no assistive technology runs here",
        "accessibilityValue": "kept; no assistive technology runs here",
        "isAccessibilityElement": "kept; no assistive technology runs here",
        "transition": "flips and curls report progress but show a fade",
        "snapshotView": "keeps values and tree but no pixels",
        "layoutMargins": "the system's are as reported: 8, and 16 or 20 at the sides of a controller's view",
        "readableContentGuide": "672 points at most, as reported for the default text size",
        "exerciseAmbiguityInLayout": "goes to and fro between two layouts instead of choosing one at random",
        "updateConstraints": "called in the first pass, and when setNeedsUpdateConstraints has asked",
        "semanticContentAttribute":
          "swaps them in constraints, margins and stack views, by the view that holds them; text and images stay",
        "effectiveUserInterfaceLayoutDirection":
          "from left to right unless the view forces another: there is no language",
        "resizableSnapshotView": "keeps values and tree but no pixels",
        "intrinsicContentSize": "of text: recorded widths for Latin letters, other fonts' for the rest",
        "sizeThatFits": "of text: recorded widths for Latin letters, other fonts' for the rest",
      ],
      absent: [
        .later: """
        contentScaleFactor \
        layoutMarginsDidChange alignmentRect
        """,
        .drawing: "draw setNeedsDisplay clearsContextBeforeDrawing",
        .appearance: "overrideUserInterfaceStyle tintAdjustmentMode", .proxies: "appearance",
        .accessibility: "accessibilityTraits",
        .input: "interactions addInteraction focusGroupIdentifier canBecomeFocused",
        .archives: "restorationIdentifier encodeRestorableState",
        .deprecated:
          "beginAnimations commitAnimations setAnimationDuration setAnimationDelegate",
      ]),
    ClassCoverage(
      "UIWindow",
      absent: [
        .system: "windowScene screen windowLevel canResizeToFitContent",
        .later: "makeKey becomeKey resignKey sendEvent",
      ]),
    ClassCoverage(
      "UIScreen",
      absent: [
        .display: "nativeScale maximumFramesPerSecond brightness currentMode availableModes isCaptured",
        .later: "coordinateSpace fixedCoordinateSpace",
      ]),
    ClassCoverage(
      "UIApplication",
      own: """
        warnings scrubCurve cancelDuration cancelCallbacks strictUIKit tailShape coordinatorCompletions \
        barEra navigationEra sheetEra swipeThreshold systemMotion zoomCoveredScale rotationInTransitions pageCallbacks blockProperties blockFades customWithoutAnimator keptPresenterFrames layoutAnchor layoutRounding removalCallbacks caAnimations touchBlocking viewAnimationFinishedOnCancel panTranslation panHysteresis velocityWindow velocityOnReset fractionWhileRunning animatorHitTesting \
        edgeWidth doubleTapInterval tapDuration tapSlop multiTapDistance
        """,
      absent: [
        .system:
          "delegate applicationState open connectedScenes isIdleTimerDisabled backgroundTimeRemaining",
        .input: "sendAction sendEvent", .deprecated: "beginIgnoringInteractionEvents",
      ]),
    ClassCoverage(
      "UIBezierPath", "Also used in place of CGPath.", own: "boundingBox boundingBoxOfPath",
      absent: [
        .later:
          "addClip reversing lineCapStyle lineJoinStyle miterLimit flatness setLineDash",
        .drawing: "fill stroke",
      ]),
  ]

  static let controlCoverage = [
    ClassCoverage(
      "UIControl",
      absent: [
        .later:
          "contentHorizontalAlignment contentVerticalAlignment allTargets allControlEvents actions enumerateEventHandlers",
        .input: "showsMenuAsPrimaryAction contextMenuInteraction toolTip", .appearance: "isSymbolAnimationEnabled",
      ]),
    ClassCoverage(
      "UIButton",
      approximate: ["sizeThatFits": "6 points above and below a title, as reported"],
      absent: [
        .later: "configuration",
        .deprecated: "reversesTitleShadowWhenHighlighted",
        .text: "setAttributedTitle",
      ]),
    ClassCoverage(
      "UITextField", "The height of 34 and insets of 7 with a border are reported; the caret is not drawn.",
      approximate: ["borderStyle": "lines and corners are chosen here", "isEditing": "nothing is typed"],
      absent: [
        .input: """
        clearButtonMode clearsOnBeginEditing keyboardType returnKeyType autocapitalizationType \
        autocorrectionType selectedTextRange inputView
        """,
        .later: "attributedText attributedPlaceholder leftView rightView leftViewMode rightViewMode",
        .text: "adjustsFontSizeToFitWidth minimumFontSize defaultTextAttributes",
      ]),
    ClassCoverage(
      "UISlider",
      approximate: [
        "value": "drawn simply; the thumb is 28 points across, and touches are accepted 10 points beside it",
        "setValue": "takes 0.25 s when animated; Apple does not document the duration",
      ],
      absent: [
        .later: """
        minimumValueImage maximumValueImage setThumbImage setMinimumTrackImage setMaximumTrackImage currentThumbImage \
        preferredBehavioralStyle
        """
      ]),
    ClassCoverage(
      "UISwitch", approximate: ["setOn": "takes 0.25 s when animated; Apple does not document the duration"],
      absent: [.later: "title style preferredStyle onImage offImage"]),
    ClassCoverage(
      "UIProgressView", "The bar's height and colours are chosen here.",
      absent: [.later: "progressViewStyle progressImage trackImage", .data: "observedProgress"]),
    ClassCoverage("UIActivityIndicatorView", "The spokes' length, width and shades are chosen here."),
    ClassCoverage(
      "UIAction",
      absent: [.later: "subtitle discoverabilityTitle attributes state performWithSender"]),
    ClassCoverage(
      "UILabel",
      "Widths are those recorded of the system's face; letters that were not recorded are estimated.",
      approximate: [
        "attributedText": "letters that look alike are in a layer of their own",
        "textAlignment": "natural begins where a paragraph is read from; justified words do not move apart",
        "adjustsFontSizeToFitWidth": "the smaller letters are in the middle of the label",
        "minimumScaleFactor": "0 is no limit, as reported; Apple's page says that it keeps the size",
      ],
      absent: [
        .text: "baselineAdjustment allowsDefaultTighteningForTruncation textRect drawText",
        .later: "highlightedTextColor isHighlighted isEnabled shadowColor shadowOffset",
      ]),
    ClassCoverage(
      "UIImageView",
      absent: [
        .later:
          "animationImages animationDuration animationRepeatCount startAnimating stopAnimating isAnimating",
        .appearance: "preferredSymbolConfiguration addSymbolEffect",
        .input: "adjustsImageWhenAncestorFocused focusedFrameGuide",
      ]),
    ClassCoverage(
      "UIGlassEffect", "Drawn as a tint over a blur; it does not bend light.",
      approximate: [
        "isInteractive": "kept; glass does not answer touches here", "tintColor": "how much of it shows is chosen here",
      ]),
    ClassCoverage(
      "UIGlassContainerEffect", approximate: ["spacing": "kept; pieces of glass do not flow together here"]),
    ClassCoverage("UIBlurEffect", approximate: ["style": "how strong each is and its colour are chosen here"]),
    ClassCoverage(
      "NSLayoutConstraint",
      "Of required constraints that exclude each other the one activated last is broken; Apple does not document which.",
      approximate: ["shouldBeArchived": "kept; nothing is archived"]),
    ClassCoverage(
      "UIStackView", "Its constraints are those an open re-implementation found UIKit to make.",
      approximate: [
        "alignment": "a column takes baselines for leading, which Apple leaves open",
        "isBaselineRelativeArrangement": "of views with text; other views count from their edges",
      ]),
    ClassCoverage("NSLayoutAnchor", absent: [.later: "name hasAmbiguousLayout"]),
    ClassCoverage(
      "UILayoutGuide", own: "length", absent: [.later: "constraintsAffectingLayout"]),
    ClassCoverage("UIVisualEffectView", approximate: ["effect": "fades between looks chosen here"]),
    ClassCoverage(
      "UIScrollView",
      approximate: [
        "showsVerticalScrollIndicator": "size, colour and fading of the bar are chosen here; it is no subview",
        "showsHorizontalScrollIndicator": "size, colour and fading of the bar are chosen here; it is no subview",
        "flashScrollIndicators": "the bars appear and fade at once",
        "isDirectionalLockEnabled": "locks when one direction is twice the other; Apple does not document the rule",
        "bouncesZoom": "the distance beyond the limits and the return are chosen here",
        "isPagingEnabled": "the speed of the last page is chosen here",
        "contentOffset": "every fraction of a point; UIKit rounds it to whole pixels while content scrolls",
        "setContentOffset": "takes 0.3 s when animated; Apple does not document the duration",
        "scrollRectToVisible": "takes 0.3 s when animated; Apple does not document the duration",
        "setZoomScale": "takes 0.3 s when animated; Apple does not document the duration",
        "zoom": "takes 0.3 s when animated; Apple does not document the duration",
        "bounces": "the return from beyond the edge is reported; recordings of it disagree",
        "keyboardDismissMode": "where a finger lets go of the keyboard, what becomes of it is chosen here",
        "isDecelerating": "the return from beyond the edge is reported; recordings of it disagree",
      ],
      absent: [
        .later: """
        canCancelContentTouches touchesShouldBegin scrollsToTop directionalPressGestureRecognizer
        """,
        .appearance:
          "indicatorStyle",
        .input: "refreshControl",
      ]),
    ClassCoverage(
      "UICollectionView",
      approximate: [
        "scrollToItem": "takes 0.3 s when animated; Apple does not document the duration",
        "selectItem": "scrolls in 0.3 s when animated; Apple does not document the duration",
      ],
      absent: [
        .data:
          "insertItems deleteItems moveItem reloadItems insertSections deleteSections reloadSections performBatchUpdates prefetchDataSource",
        .dragAndDrop: "dragDelegate dropDelegate beginInteractiveMovementForItem",
        .later:
          "setCollectionViewLayout startInteractiveTransition backgroundView visibleSupplementaryViews",
      ]),
    ClassCoverage(
      "UICollectionViewCell",
      absent: [
        .data: "contentConfiguration configurationState"
      ]),
    ClassCoverage(
      "UICollectionViewFlowLayout",
      absent: [
        .later:
          "estimatedItemSize headerReferenceSize footerReferenceSize sectionHeadersPinToVisibleBounds layoutAttributesForElements"
      ]),
    ClassCoverage(
      "UITableView",
      approximate: [
        "style": "colours, margins and cards of 10 points are reported; a group has no line above its first row",
        "separatorInset": "16 on the left, 20 in wide tables, is reported; counted from the sides of the row",
        "rowHeight": "automatic is 44 for a cell without constraints, as documented; iOS 26 was recorded with 51.5",
        "scrollToRow": "takes 0.3 s when animated; Apple does not document the duration",
        "selectRow": "scrolls in 0.3 s when animated; Apple does not document the duration",
        "sectionHeaderHeight": "automatic is 28 with a title or a view, 18 without in groups, chosen here",
        "sectionFooterHeight": "automatic is 28 with a title or a view, 18 without in groups, chosen here",
      ],
      absent: [
        .data: """
        insertRows deleteRows moveRow reloadRows insertSections deleteSections reloadSections performBatchUpdates \
        beginUpdates endUpdates prefetchDataSource
        """,
        .appearance: "separatorEffect separatorInsetReference sectionIndexColor backgroundView",
        .dragAndDrop: "dragDelegate dropDelegate", .input: "setEditing isEditing allowsSelectionDuringEditing",
        .later: "estimatedRowHeight headerView footerView dequeueReusableHeaderFooterView",
      ]),
    ClassCoverage(
      "UITableViewCell",
      approximate: [
        "selectionStyle": "the ground is systemGray4, chosen here",
        "textLabel": "made on first use; Apple's is there from the start",
        "accessoryType": "the lines, and the place of the detail button, are chosen here",
        "setSelected": "selectedBackgroundView comes and goes at once; the system's ground fades in 0.3 s, chosen here",
        "setHighlighted": "selectedBackgroundView comes and goes at once; the ground fades in 0.3 s, chosen here",
      ],
      absent: [
        .data: "contentConfiguration configurationState", .later: "imageView",
        .input: "editingStyle editingAccessoryType editingAccessoryView showsReorderControl",
      ]),
  ]

  private static let velocityIsKept =
    "setting it keeps the velocity, on which shipped code relies; Apple's page says that it is reset: velocityOnReset"

  static let gestureCoverage = [
    ClassCoverage(
      "UIGestureRecognizer", "Also made with a function where Apple takes a target and a selector.",
      absent: [
        .input: "allowedTouchTypes allowedPressTypes requiresExclusiveTouchType buttonMask modifierFlags pressesBegan"
      ]),
    ClassCoverage(
      "UIPanGestureRecognizer",
      approximate: [
        "velocity": "fitted to the last movements; Apple does not document the method",
        "setTranslation": velocityIsKept,
      ],
      absent: [.input: "allowedScrollTypesMask"]),
    ClassCoverage(
      "UITapGestureRecognizer",
      "How long a tap lasts, and how far apart two may be in time and place, is not documented: settings of the application.",
      absent: [.input: "buttonMaskRequired"]),
    ClassCoverage(
      "UISwipeGestureRecognizer", "Distance and speed are not documented: 50 points within half a second here."),
    ClassCoverage(
      "UIPinchGestureRecognizer", "Begins when the distance has changed by 10 points, which Apple does not document.",
      approximate: [
        "velocity": "fitted to the last movements; Apple does not document the method", "scale": velocityIsKept,
      ]),
    ClassCoverage(
      "UIRotationGestureRecognizer", "Begins after a tenth of a radian, which Apple does not document.",
      approximate: [
        "velocity": "fitted to the last movements; Apple does not document the method", "rotation": velocityIsKept,
      ]),
    ClassCoverage(
      "UIScreenEdgePanGestureRecognizer",
      "The distance from the edge at which a finger must start is not documented: chosen here."),
    ClassCoverage(
      "UITouch", "The screen does not measure force.",
      absent: [
        .input:
          "altitudeAngle azimuthAngle type estimatedProperties preciseLocation majorRadius"
      ]),
  ]
}
