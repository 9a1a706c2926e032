package import ScriptRuntime

extension Catalog {
  /// Every difference from Apple's frameworks. Declared members that are not named here are exact.
  ///
  /// A member leaves its list of absent ones when it is declared; a test says so.
  package static let coverage: [ClassCoverage] =
    (layerCoverage + animationCoverage + viewCoverage + controlCoverage + gestureCoverage + controllerCoverage
    + transitionCoverage + structCoverage + stageCoverage)
    .map { $0.keeping(StandIns.keptNames[$0.name] ?? []) } + standInCoverage

  /// The coverage of one class, struct or protocol; everything exact when nothing is said of it.
  package static func coverage(of name: String) -> ClassCoverage {
    coverage.first { $0.name == name } ?? ClassCoverage(name)
  }

  /// Why Apple's member `name` of a class or a superclass is absent.
  static func absence(of name: String, in classes: [String]) -> Absence? {
    classes.lazy.flatMap { coverage(of: $0).absent }.first { $0.members.contains(name) }?.why
  }

  // Measured on macOS: `sublayers`, `values`, `keyTimes`, `timingFunctions` and `animations` are nil until they are set, and
  // values by key are converted.
  static let layerCoverage = [
    ClassCoverage(
      "CALayer",
      approximate: [
        "isOpaque": "kept; nothing is drawn differently",
        "shouldRasterize": "kept; nothing is drawn differently",
        "rasterizationScale": "kept; nothing is drawn differently",
        "allowsEdgeAntialiasing": "kept; nothing is drawn differently",
        "sublayers": "an empty table in place of nil",
        "display": "no drawing: it may only set contents",
        "render": "painted as pictures here are, not by Core Animation",
        "defaultAction": "a script class cannot give its own",
        "style": "its actions apply; values of properties are refused",
        "defaultValue": "every class answers for the keys of its subclasses too",
        "setValue": "refuses nil and text for a number, where Apple's takes 0 and the number that is read",
      ],
      absent: [
        .later: "visibleRect preferredFrameSize",
        .drawing: "draw contentsFormat drawsAsynchronously needsDisplayOnBoundsChange",
        .filters: """
        filters compositingFilter backgroundFilters minificationFilter magnificationFilter minificationFilterBias
        """,
        .display: "edgeAntialiasingMask wantsExtendedDynamicRangeContent toneMapMode",
        .data: "scroll scrollRectToVisible", .archives: "shouldArchiveValue",
      ]),
    ClassCoverage("CAShapeLayer"),
    ClassCoverage("CAGradientLayer"),
    ClassCoverage(
      "CATextLayer", "Text is placed by recorded widths: no font is read.",
      absent: [.display: "allowsFontSubpixelQuantization"]),
    ClassCoverage("CATransformLayer"),
    ClassCoverage("CAReplicatorLayer", approximate: ["preservesDepth": "kept; nothing is drawn differently"]),
  ]

  static let animationCoverage = [
    ClassCoverage(
      "CAAnimation",
      approximate: [
        "defaultValue": "every class answers for the keys of its subclasses too",
        "setValue": "refuses nil and text for a number, where Apple's takes 0 and the number that is read",
      ],
      absent: [
        .archives: "shouldArchiveValue", .display: "preferredFrameRateRange",
      ]),
    ClassCoverage("CABasicAnimation"),
    ClassCoverage(
      "CAKeyframeAnimation",
      approximate: [
        "values": "an empty table in place of nil", "keyTimes": "an empty table in place of nil",
        "timingFunctions": "an empty table in place of nil",
      ]),
    ClassCoverage("CAAnimationGroup", approximate: ["animations": "an empty table in place of nil"]),
    ClassCoverage("CASpringAnimation"),
    ClassCoverage("CATransition", absent: [.filters: "filter"]),
    ClassCoverage("CATransaction", absent: [.later: "completionBlock", .system: "lock unlock"]),
    ClassCoverage(
      "CAMediaTimingFunction", approximate: ["getControlPoint": "gives the point instead of filling one in"],
      own: "value"),
    ClassCoverage("CAValueFunction", "Accepts the enum case in place of the object."),
    ClassCoverage("NSNull", absent: [.swift: "null"]),
    ClassCoverage(
      "CADisplayLink", "Made with a function where Apple takes a target and a selector.",
      approximate: [
        "add": "there is one run loop with one mode", "remove": "there is one run loop with one mode",
      ],
      absent: [.display: "preferredFrameRateRange", .deprecated: "frameInterval"]),
  ]

  static let structCoverage = [
    ClassCoverage("CGPoint"),
    ClassCoverage("CGVector"),
    ClassCoverage("CGSize"),
    ClassCoverage(
      "CGRect", own: "x y",
      absent: [.swift: "equalTo dictionaryRepresentation"]),
    ClassCoverage("CGAffineTransform", absent: [.later: "decomposed"]),
    ClassCoverage("CATransform3D"),
    ClassCoverage("UIEdgeInsets"),
    ClassCoverage(
      "UIColor", "Colours are sRGB numbers; the system's colours are those of the light appearance.",
      approximate: ["getRed": "gives the numbers instead of filling them in"], own: "white",
      absent: [
        .later: "getHue getWhite", .appearance: "resolvedColor", .drawing: "set setFill setStroke",
        .filters: "ciColor",
      ]),
    ClassCoverage("IndexPath", absent: [.data: "append dropLast"]),
  ]

  static let stageCoverage = [
    ClassCoverage(
      "NotificationCenter", absent: [.swift: "publisher notifications"]),
    ClassCoverage(
      "NSKeyValueObservation",
      "What nothing keeps ends, as on a device: at once where the result of observe is thrown away, otherwise before the "
        + "next change. What the body of a file makes lives as long as the run."),
    ClassCoverage(
      "UIFeedbackGenerator", "A device taps; here each tap is an event named haptic.",
      approximate: ["prepare": "nothing to wake: does nothing"]),
    ClassCoverage("UIImpactFeedbackGenerator", approximate: ["impactOccurred": "an event named haptic"]),
    ClassCoverage("UISelectionFeedbackGenerator", approximate: ["selectionChanged": "an event named haptic"]),
    ClassCoverage("UINotificationFeedbackGenerator", approximate: ["notificationOccurred": "an event named haptic"]),
    ClassCoverage(
      "UIDevice",
      absent: [
        .display: "batteryLevel batteryState isBatteryMonitoringEnabled proximityState isProximityMonitoringEnabled",
        .system: "identifierForVendor model localizedModel beginGeneratingDeviceOrientationNotifications",
      ]),
    ClassCoverage(
      "UIAccessibility", "No assistive technology runs here: every flag but those of motion is false.",
      absent: [.accessibility: "post isGuidedAccessEnabled isInvertColorsEnabled"]),
    ClassCoverage(
      "UIGraphicsImageRenderer", "The function is given the CGContext itself.",
      absent: [.data: "pngData jpegData", .drawing: "format runDrawingActions"]),
    ClassCoverage(
      "CGContext", "Rectangles, ellipses, images and layers; colours are filled and stroked plainly.", own: "cgContext",
      absent: [
        .drawing: """
        addPath fillPath strokePath clip beginPath addLine move addArc setShadow setAlpha setBlendMode \
        drawLinearGradient drawRadialGradient beginTransparencyLayer makeImage
        """
      ]),
    ClassCoverage(
      "UIMotionEffect", "The device is held straight until device:tilt; numbers only.",
      approximate: ["keyPathsAndRelativeValues": "gives a list of tables; a script class does not override it"]),
    ClassCoverage(
      "UIDynamicAnimator",
      "Apple does not publish its numbers: bodies are rectangles, and what no page states is chosen here.",
      absent: [.later: "layoutAttributesForCell"]),
    ClassCoverage(
      "UIDynamicBehavior", own: "items addItem removeItem setAction", absent: [.swift: "action", .later: "willMove"]),
    ClassCoverage(
      "UISnapBehavior",
      approximate: [
        "damping": "how fast an item gets there is chosen here", "snapPoint": "the way there is chosen here",
      ]),
    ClassCoverage(
      "UIAttachmentBehavior",
      approximate: [
        "frequency": "the shape of a spring's swing is chosen here",
        "damping": "counts for a spring only, which is chosen here",
      ],
      absent: [
        .later:
          "attachedBehaviorType attachmentRange frictionTorque slidingAttachment limitAttachment fixedAttachment pinAttachment"
      ]),
    ClassCoverage(
      "UICollisionBehavior",
      "How contacts are resolved is chosen here: each step of 1/240 s passes on what keeps bodies apart.",
      approximate: ["addBoundary": "a path's curves count by their ends"],
      absent: [.later: "boundary"]),
    ClassCoverage(
      "UIDynamicItemBehavior",
      approximate: [
        "friction": "the default is chosen here", "resistance": "how much of the speed it takes is chosen here",
        "angularResistance": "how much of the speed it takes is chosen here",
      ], absent: [.later: "charge"]),
    ClassCoverage("CGImage", absent: [.data: "bitsPerPixel bytesPerRow colorSpace dataProvider alphaInfo"]),
    ClassCoverage(
      "Timer", "Runs on the virtual clock.",
      absent: [.later: "fire fireDate timeInterval", .data: "userInfo", .display: "tolerance"]),
    ClassCoverage(
      "DispatchQueue", "There is one thread: a background queue does its work in turns of the main one.",
      approximate: ["asyncAfter": "takes seconds from now instead of a point in time"],
      absent: [.system: "sync concurrentPerform setTarget"]),
    ClassCoverage(
      "Task", "All tasks take turns on the main queue.",
      approximate: [
        "sleep": "takes seconds in place of a duration", "value": "a method, because a task waits for it",
        "detached": "runs in the same thread",
      ], absent: [.later: "result", .system: "priority currentPriority basePriority"]),
    ClassCoverage(
      "CheckedContinuation", approximate: ["resume": "takes the error as a second value in place of a label"]),
    ClassCoverage(
      "TaskGroup", "Its tasks take turns on the main queue, in the order of adding them.",
      approximate: ["next": "true stands for a result of nil"], absent: [.later: "nextResult"]),
    ClassCoverage(
      "AsyncStream", "Its continuation's bound is a label of the initialiser.",
      approximate: ["makeStream": "two results in place of a tuple"], own: "next", absent: [.later: "makeAsyncIterator"]
    ),
    ClassCoverage(
      "AsyncStreamContinuation",
      approximate: [
        "yield": "has no result, and true is the value of none", "finish": "takes the error without a label",
      ]),
    ClassCoverage(
      "NSAttributedString",
      "Font, colour, kerning, baseline and paragraph style; an attribute that is not drawn is refused.",
      own: "attributes", absent: [.text: "size draw boundingRect enumerateAttribute enumerateAttributes attribute"]),
    ClassCoverage(
      "NSMutableParagraphStyle",
      absent: [
        .text:
          "lineBreakMode firstLineHeadIndent headIndent tailIndent paragraphSpacing paragraphSpacingBefore hyphenationFactor tabStops"
      ]),
    ClassCoverage(
      "UIFont", "A named face is the system font in the weight its name ends with, leaning where it says so.",
      approximate: [
        "preferredFont": "the user's size of text is not modelled",
        "monospacedDigitSystemFont": "digits are as wide as the widest; how wide they are was not recorded",
        "familyName": "of a named face, the name before its hyphen",
      ],
      absent: [.text: "fontDescriptor"]),
    ClassCoverage(
      "UIImage", "Made from one colour, from the bytes of a picture, or one of sixteen symbols that are drawn here.",
      approximate: [
        "resizableImage": "what is between the borders is stretched, not repeated"
      ],
      absent: [
        .drawing: "ciImage", .appearance: "imageAsset withConfiguration applyingSymbolConfiguration",
        .data: "jpegData pngData", .later: "animatedImage orientation",
      ]),
  ]
}
