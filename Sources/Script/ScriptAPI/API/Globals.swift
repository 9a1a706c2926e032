import LayerKit
import LuaBridge
import MotionMath
import ScriptRuntime
import TimeControl
import TransitionKit
import ViewKit

extension Catalog {
  private static var functionFamilies: [FunctionEntry] {
    transformFunctions + affineFunctions + geometryFunctions + graphicsFunctions + rangeFunctions
      + orientationFunctions + continuationFunctions + taskGroupFunctions
  }

  /// The functions that belong to no class.
  static var functionRows: [FunctionEntry] {
    functionFamilies + [
      FunctionEntry(
        "CACurrentMediaTime", "The live time: how far the simulation has run.",
        [Overload([], returns: .number(.seconds)) { .number($0.session.world.now) }]),
      FunctionEntry(
        "class", "Makes a class: class(name, superclass, protocols…).",
        [
          Overload(
            [
              Parameter(nil, "name", .string, "The class's name, for print and errors."),
              Parameter(nil, "superclass", .any, isOptional: true, "The superclass; NSObject when omitted."),
              Parameter(nil, "protocol", .optional(.string), "A protocol that the class conforms to."),
              Parameter(nil, "protocol", .optional(.string), "A protocol that the class conforms to."),
              Parameter(nil, "protocol", .optional(.string), "A protocol that the class conforms to."),
              Parameter(nil, "protocol", .optional(.string), "A protocol that the class conforms to."),
            ], returns: .any
          ) { try $0.makeClass() }
        ]),
      FunctionEntry(
        "weak", "Makes a property of a class weak, as Swift's weak var: nil when nothing else holds its object.",
        [
          Overload(
            [
              Parameter(nil, "class", .any, "The class, which is the script's own."),
              Parameter(nil, "name", .string, "The property's name."),
            ]
          ) { try $0.makeWeak() }
        ]),
      structMaker("CGPointMake", .CGPoint), structMaker("CGSizeMake", .CGSize), structMaker("CGRectMake", .CGRect),
      structMaker("CGVectorMake", .CGVector), structMaker("UIEdgeInsetsMake", .UIEdgeInsets),
      structMaker("UIOffsetMake", .UIOffset),
      matrix("CATransform3DMakeTranslation", "tx", "ty", "tz") { CATransform3DMakeTranslation($0, $1, $2) },
      matrix("CATransform3DMakeScale", "sx", "sy", "sz") { CATransform3DMakeScale($0, $1, $2) },
      FunctionEntry(
        "CATransform3DMakeRotation", "A rotation about an axis.",
        [
          Overload(
            [Parameter(nil, "angle", .number(.radians), "The angle of the rotation.")]
              + ["x", "y", "z"].map { Parameter(nil, $0, .number(.plain), "A component of the axis.") },
            returns: .structure(.CATransform3D)
          ) {
            .transform(
              CATransform3DMakeRotation(try $0.number(0), try $0.number(1), try $0.number(2), try $0.number(3)))
          }
        ]),
      FunctionEntry(
        "CATransform3DConcat", "One transform followed by another.",
        [
          Overload(
            [
              Parameter(nil, "a", .structure(.CATransform3D), "The first value."),
              Parameter(nil, "b", .structure(.CATransform3D), "The second value."),
            ],
            returns: .structure(.CATransform3D)
          ) {
            .transform(CATransform3DConcat(try $0[0].transform(), try $0[1].transform()))
          }
        ]),
      rectFunction("CGRectGetWidth") { $0.width }, rectFunction("CGRectGetHeight") { $0.height },
      rectFunction("CGRectGetMinX") { $0.minX }, rectFunction("CGRectGetMidX") { $0.midX },
      rectFunction("CGRectGetMaxX") { $0.maxX },
      rectFunction("CGRectGetMinY") { $0.minY }, rectFunction("CGRectGetMidY") { $0.midY },
      rectFunction("CGRectGetMaxY") { $0.maxY },
      rectMover("CGRectOffset", "The rectangle moved by dx and dy.") { $0.offsetBy(dx: $1, dy: $2) },
      rectMover("CGRectInset", "The rectangle reduced by dx and dy on each side.") { $0.insetBy(dx: $1, dy: $2) },
      FunctionEntry(
        "AVMakeRect", "The largest rectangle with the given aspect ratio that fits centred in another.",
        [
          Overload(
            [
              Parameter("aspectRatio", nil, .structure(.CGSize), "The aspect ratio, for example a picture's size."),
              Parameter("insideRect", "rect", .structure(.CGRect), "The rectangle to fit into."),
            ], returns: .structure(.CGRect)
          ) { .rect(UIView.ContentMode.scaleAspectFit.frame(of: try $0[0].size(), in: try $0[1].rect())) }
        ]),
      FunctionEntry(
        "CGRectEqualToRect", "Whether two rectangles are equal.",
        [
          Overload(
            [
              Parameter(nil, "a", .structure(.CGRect), "The first value."),
              Parameter(nil, "b", .structure(.CGRect), "The second value."),
            ], returns: .bool
          ) {
            .bool(try $0[0].rect() == $0[1].rect())
          }
        ]),
      FunctionEntry(
        "UIEdgeInsetsInsetRect", "A rectangle reduced by insets.",
        [
          Overload(
            [
              Parameter(nil, "rect", .structure(.CGRect), "The rectangle."),
              Parameter(nil, "insets", .structure(.UIEdgeInsets), "The distances from each edge."),
            ],
            returns: .structure(.CGRect)
          ) {
            .rect(try $0[0].rect().inset(by: try $0[1].insets()))
          }
        ]),
    ]
  }

  private static func structMaker(_ name: String, _ kind: StructKind) -> FunctionEntry {
    FunctionEntry(name, "The older spelling of \(kind.rawValue)(…).", [memberwise(kind)])
  }

  private static func matrix(
    _ name: String, _ x: String, _ y: String, _ z: String, _ make: @escaping (Double, Double, Double) -> CATransform3D
  ) -> FunctionEntry {
    FunctionEntry(
      name, "A 3D transform.",
      [
        Overload(
          [x, y, z].map { Parameter(nil, $0, .number(.plain), "The component along \($0.suffix(1)).") },
          returns: .structure(.CATransform3D)
        ) {
          .transform(make(try $0.number(0), try $0.number(1), try $0.number(2)))
        }
      ])
  }

  private static func rectFunction(_ name: String, _ read: @escaping (CGRect) -> Double) -> FunctionEntry {
    FunctionEntry(
      name, "The older spelling of a rectangle's property.",
      [
        Overload([Parameter(nil, "rect", .structure(.CGRect), "The rectangle.")], returns: .number(.points)) {
          .number(read(try $0[0].rect()))
        }
      ])
  }

  private static func rectMover(_ name: String, _ summary: String, _ move: @escaping (CGRect, Double, Double) -> CGRect)
    -> FunctionEntry
  {
    FunctionEntry(
      name, summary,
      [
        Overload(
          [
            Parameter(nil, "rect", .structure(.CGRect), "The rectangle."),
            Parameter(nil, "dx", .number(.points), "The distance to the right, in points."),
            Parameter(nil, "dy", .number(.points), "The distance down, in points."),
          ],
          returns: .structure(.CGRect)
        ) { .rect(move(try $0[0].rect(), try $0.number(1), try $0.number(2))) }
      ])
  }

  /// The global objects.
  static var objectRows: [ObjectEntry] {
    [
      ObjectEntry(name: "window", summary: "The key window, empty at first.") { .object($0.app.keyWindow) },
      ObjectEntry(name: "timeline", summary: "Controls time: moves, stops and inspects the simulation.") {
        .object($0.timeline)
      },
      ObjectEntry(name: "touch", summary: "Synthetic fingers.") { .object($0.app.touch) },
      ObjectEntry(name: "device", summary: "The simulated device.") { .object($0.only(DeviceControl.self)) },
    ]
  }

  /// The names of the only instance of some classes.
  static let objectNames = ["Timeline": "timeline", "TouchDriver": "touch", "Device": "device"]

  /// The enumerations that Swift has at top level.
  static let enumerationRows: [EnumEntry] =
    [
      EnumEntry(CAMediaTimingFillMode.self), EnumEntry(CAMediaTimingFunctionName.self),
      EnumEntry(CAAnimationCalculationMode.self), EnumEntry(CAAnimationRotationMode.self),
      EnumEntry(CATransitionType.self), EnumEntry(CATransitionSubtype.self), EnumEntry(CAValueFunctionName.self),
      EnumEntry(UIModalPresentationStyle.self), EnumEntry(UIModalTransitionStyle.self),
      EnumEntry(UIUserInterfaceSizeClass.self), EnumEntry(UIUserInterfaceLayoutDirection.self),
      EnumEntry(UIContentSizeCategory.self), EnumEntry(UIBarStyle.self), Shape.priorityWords,
      EnumEntry(UITransitionContextViewControllerKey.self), EnumEntry(UITransitionContextViewKey.self),
      UIRectEdge.entry, UIRectCorner.entry, EnumEntry(UIStatusBarStyle.self), EnumEntry(UIStatusBarAnimation.self),
      EnumEntry(UIUserInterfaceStyle.self), EnumEntry(UIViewAnimatingPosition.self),
      EnumEntry(UIInterfaceOrientation.self),
      EnumEntry(UITraitEnvironmentLayoutDirection.self), EnumEntry(UIDeviceOrientation.self), CACornerMask.entry,
    ]
    + [LayerProperty.lineCap, .contentsGravity, .cornerCurve, .alignmentMode].compactMap(\.words).map {
      EnumEntry(name: $0.name, words: $0.words)
    } + StandIns.words + StandIns.oldWords

  /// The Objective-C names of older documents, and their current names.
  static let constantRows: [ConstantEntry] =
    words("kCAFillMode", EnumEntry(CAMediaTimingFillMode.self))
    + words("kCAMediaTimingFunction", EnumEntry(CAMediaTimingFunctionName.self))
    + words("kCAAnimation", EnumEntry(CAAnimationCalculationMode.self))
    + words("kCATransition", EnumEntry(CATransitionType.self))
    + words("kCATransition", EnumEntry(CATransitionSubtype.self))
    + words("UIModalPresentation", EnumEntry(UIModalPresentationStyle.self))
    + words("UIRectEdge", UIRectEdge.entry) + words("UIViewAutoresizing", UIView.AutoresizingMask.entry)
    + words("UIControlEvent", UIControl.Event.entry)
    + words("UIGestureRecognizerState", EnumEntry(UIGestureRecognizer.State.self))
    + words("UIViewAnimationOption", UIView.AnimationOptions.entry)
    + words("UIViewKeyframeAnimationOption", UIView.KeyframeAnimationOptions.entry) + [
      constant("UITransitionContextFromViewControllerKey", UITransitionContextViewControllerKey.from),
      constant("UITransitionContextToViewControllerKey", UITransitionContextViewControllerKey.to),
      constant("UITransitionContextFromViewKey", UITransitionContextViewKey.from),
      constant("UITransitionContextToViewKey", UITransitionContextViewKey.to),
      structure("CGRectZero", .CGRect, "zero"), structure("CGRectNull", .CGRect, "null"),
      structure("CGRectInfinite", .CGRect, "infinite"), structure("CGPointZero", .CGPoint, "zero"),
      structure("CGSizeZero", .CGSize, "zero"), structure("UIEdgeInsetsZero", .UIEdgeInsets, "zero"),
      structure("UIOffsetZero", .UIOffset, "zero"),
      structure("CGAffineTransformIdentity", .CGAffineTransform, "identity"),
      structure("CATransform3DIdentity", .CATransform3D, "identity"),
      ConstantEntry(name: "MAXFLOAT", value: .number(Double(Float.greatestFiniteMagnitude)), currentName: "math.huge"),
    ]

  /// A constant structure. Each read gives a copy, as in Swift and C (measured on macOS).
  private static func structure(_ name: String, _ kind: StructKind, _ member: String) -> ConstantEntry {
    ConstantEntry(name: name, value: .member(kind, member), currentName: "\(kind.rawValue).\(member)")
  }

  /// `kCAFillModeForwards` from the prefix and the word `forwards`.
  private static func words(_ prefix: String, _ entry: EnumEntry) -> [ConstantEntry] {
    entry.words.map { word in
      ConstantEntry(
        name: prefix + word.prefix(1).uppercased() + word.dropFirst(), value: .string(word), currentName: "\"\(word)\"")
    }
  }

  private static func constant<Word: RawRepresentable>(_ name: String, _ word: Word) -> ConstantEntry
  where Word.RawValue == String {
    ConstantEntry(name: name, value: .string(word.rawValue), currentName: "\"\(word.rawValue)\"")
  }
}

extension Call {
  /// `class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")`.
  func makeClass() throws(ScriptFailure) -> ScriptValue {
    let name = try string(0)
    guard !session.classes.isDefined(name), !session.classes.catalog.globalNames.contains(name) else {
      throw .classExists(name: name)
    }
    var superclass = session.classes.id(named: "NSObject") ?? 0
    // Nil is the name of a class that is misspelt or absent.
    if isGiven(1) {
      superclass = session.lua.classID(at: self[1].index)
      if let absent = session.absentName(at: self[1].index) { throw absent }
      guard superclass >= 0 else { throw .notAClass(given: session.describe(at: self[1].index)) }
    }
    guard session.classes.entry(of: superclass)?.makeScriptInstance != nil else {
      throw .cannotSubclass(type: session.classes.name(of: superclass))
    }
    var protocols: [String] = []
    for position in 2..<parameters.count where has(position) {
      let text = try string(position)
      let names = session.classes.catalog.protocols.map(\.name)
      guard names.contains(text) else {
        if let why = session.classes.catalog.absence(ofName: text) { throw .absentName(text, why: why) }
        throw .unknownProtocol(name: text, suggestion: Suggestion.nearest(to: text, among: names))
      }
      protocols.append(text)
    }
    session.lua.pushClass(session.classes.defineScriptClass(name, superclass: superclass, protocols: protocols))
    return .reference(session.lua.popReference())
  }

  /// Makes a property of a script's class weak.
  func makeWeak() throws(ScriptFailure) -> ScriptValue {
    let id = session.lua.classID(at: self[0].index)
    guard session.lua.isScriptClass(id) else {
      throw .wrongKind(
        place(of: 0), accepted: "a class that class() has made", given: session.describe(at: self[0].index))
    }
    session.lua.makeWeak(try string(1), of: id)
    return .none
  }
}
