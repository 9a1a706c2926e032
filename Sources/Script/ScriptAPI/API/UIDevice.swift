import LayerKit
import ScriptRuntime
import ViewKit

extension Catalog {
  /// The device as an app sees it: what it is, how it taps, what assistance it gives.
  static let deviceClasses = [
    uiDevice, uiFeedbackGenerator, uiImpactFeedbackGenerator, uiSelectionFeedbackGenerator,
    uiNotificationFeedbackGenerator, uiAccessibility,
  ]

  static let uiDevice = ClassDeclaration(UIDevice.self, "UIDevice", "The device as the app sees it.") { c in
    c.staticValue("current", .object("UIDevice"), "The one device.") { .object($0.app.device) }
    c.string("name", "The device's name.", { $0.name })
    c.string("systemName", "The system's name: iOS.", { _ in "iOS" })
    c.string("systemVersion", "The system's version: the one that is modelled, 26.1.", { _ in "26.1" })
    c.word("userInterfaceIdiom", UIDevice.UserInterfaceIdiom.self, "The kind of device.", { $0.userInterfaceIdiom })
    c.word("orientation", UIDeviceOrientation.self, "The way the device is held.", { $0.orientation })
    c.staticValue(
      "orientationDidChangeNotification", .string, "The name of the notification posted when the device is turned."
    ) { _ in .word(NotificationCenter.SystemName.orientationDidChange) }
    c.example("print(UIDevice.current.userInterfaceIdiom, UIDevice.current.orientation)   --> phone\tportrait")
  }

  /// C's functions: an orientation is a word, which has no members.
  static var orientationFunctions: [FunctionEntry] {
    let words = [
      ("IsPortrait", "upright, either way up", ["portrait", "portraitUpsideDown"]),
      ("IsLandscape", "on a side", ["landscapeLeft", "landscapeRight"]),
    ]
    let types = [
      ("UIDeviceOrientation", "the device is held", EnumEntry(UIDeviceOrientation.self)),
      ("UIInterfaceOrientation", "the content stands", EnumEntry(UIInterfaceOrientation.self)),
    ]
    return types.flatMap { type, subject, entry in
      words.map { ending, how, those in
        FunctionEntry(
          type + ending, "Whether \(subject) \(how).",
          [
            Overload([Parameter(nil, "orientation", .word(entry), "The orientation.")], returns: .bool) {
              .bool(those.contains(try $0.string(0)))
            }
          ])
      }
    }
  }

  static let uiFeedbackGenerator = ClassDeclaration(
    UIFeedbackGenerator.self, "UIFeedbackGenerator", "Lets the device tap under the finger: an event of the record.",
    partOfWorld: .always
  ) { c in
    c.method("prepare", "Wakes the hardware on a device; nothing here.") { generator, _ in
      generator.prepare()
      return .none
    }
    c.example("UISelectionFeedbackGenerator():prepare()")
  }

  static let uiImpactFeedbackGenerator = ClassDeclaration(
    UIImpactFeedbackGenerator.self, "UIImpactFeedbackGenerator", inherits: "UIFeedbackGenerator",
    "A knock, as of two things that meet."
  ) { c in
    c.makes { UIImpactFeedbackGenerator(in: $0.app) }
    c.initializer([
      Parameter(
        "style", nil, .word(EnumEntry(UIImpactFeedbackGenerator.FeedbackStyle.self)), isOptional: true,
        "The kind of knock; medium when omitted.")
    ]) { generator, call in if call.has(0) { generator.style = try call.word(0) } }
    c.method(
      "impactOccurred",
      [Parameter("intensity", nil, .number(.part), isOptional: true, "The strength; 1 when omitted.")],
      "Knocks."
    ) { generator, call in
      generator.impactOccurred(intensity: try call.number(0, else: 1))
      return .none
    }
    c.example(
      """
      UIImpactFeedbackGenerator("light"):impactOccurred()
      print(timeline:events("haptic")[1].detail)   --> impact light 1.0
      """)
  }

  static let uiSelectionFeedbackGenerator = ClassDeclaration(
    UISelectionFeedbackGenerator.self, "UISelectionFeedbackGenerator", inherits: "UIFeedbackGenerator",
    "A tick, as of a wheel."
  ) { c in
    c.makes { UISelectionFeedbackGenerator(in: $0.app) }
    c.initializer([]) { _, _ in }
    c.method("selectionChanged", "Ticks.") { generator, _ in
      generator.selectionChanged()
      return .none
    }
    c.example(
      """
      UISelectionFeedbackGenerator():selectionChanged()
      print(timeline:events("haptic")[1].detail)   --> selection
      """)
  }

  static let uiNotificationFeedbackGenerator = ClassDeclaration(
    UINotificationFeedbackGenerator.self, "UINotificationFeedbackGenerator", inherits: "UIFeedbackGenerator",
    "A success, a warning or a failure."
  ) { c in
    c.makes { UINotificationFeedbackGenerator(in: $0.app) }
    c.initializer([]) { _, _ in }
    c.method(
      "notificationOccurred",
      [
        Parameter(
          nil, "type", .word(EnumEntry(UINotificationFeedbackGenerator.FeedbackType.self)), "What has happened.")
      ], "Taps its pattern."
    ) { generator, call in
      generator.notificationOccurred(try call.word(0))
      return .none
    }
    c.example(
      """
      UINotificationFeedbackGenerator():notificationOccurred("success")
      print(timeline:events("haptic")[1].detail)   --> notification success
      """)
  }

  static let uiAccessibility = ClassDeclaration(
    AccessibilityFlags.self, "UIAccessibility", "The assistance that is switched on: that for motion alone can be."
  ) { c in
    c.staticValue("isReduceMotionEnabled", .bool, "Whether motion shall be reduced: `device.reduceMotion`.") {
      $0.app.noteReduceMotionAskedFor()
      return .bool($0.app.isReduceMotionEnabled)
    }
    c.staticValue(
      "prefersCrossFadeTransitions", .bool,
      "Whether screens shall fade instead of slide: true when both switches of the device are on."
    ) {
      $0.app.noteReduceMotionAskedFor()
      return .bool($0.app.prefersCrossFadeTransitions)
    }
    for (name, what) in [
      (NotificationCenter.SystemName.reduceMotionStatusDidChange, "isReduceMotionEnabled"),
      (.prefersCrossFadeTransitionsStatusDidChange, "prefersCrossFadeTransitions"),
    ] {
      c.staticValue(name.member, .string, "The name of the notification posted when \(what) has changed.") { _ in
        .word(name)
      }
    }
    for (name, what) in [
      ("isVoiceOverRunning", "the screen is read aloud"),
      ("isReduceTransparencyEnabled", "transparency shall be reduced"), ("isBoldTextEnabled", "text shall be bold"),
      ("isSwitchControlRunning", "the device is used by switches"),
    ] {
      c.staticValue(name, .bool, "Whether \(what): false.") { _ in .bool(false) }
    }
    c.example(
      """
      NotificationCenter.default:addObserver{
        forName = UIAccessibility.reduceMotionStatusDidChangeNotification,
        using = function() print(UIAccessibility.isReduceMotionEnabled) end}
      device.reduceMotion = true
      timeline:advance(0)   --> true
      """)
  }
}

/// Has no instances: `UIAccessibility` is a name for flags.
final class AccessibilityFlags: NSObject {}
