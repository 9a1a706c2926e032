import LayerKit
import LuaBridge
import ScriptRuntime
import ViewKit

extension Catalog {
  /// Notifications, and the observation of properties by key.
  static let observingClasses = [notificationCenter, notification, keyValueObservation]

  static let notificationCenter = ClassDeclaration(
    NotificationCenter.self, "NotificationCenter", "Passes notifications on to those who asked for them.",
    partOfWorld: .always
  ) { c in
    c.staticValue("default", .object("NotificationCenter"), "The one centre.") { .object($0.app.notificationCenter) }
    let object = Parameter(
      "object", nil, .optional(.object("NSObject")), "The only sender to hear from; nil is every sender.")
    c.method(
      "addObserver", changesWorld: true, "Asks for notifications, in a function or in a method of an object.",
      [
        c.overload(
          [
            Parameter("forName", "name", .optional(.string), "The name; nil is every name."), object,
            Parameter("queue", nil, .optional(.any), "Ignored: there is one queue."),
            Parameter(
              "using", "block", .function(["notification": .object("Notification")]),
              "Called with each notification, at once."),
          ], returns: .object("NSObject")
        ) { center, call in
          let block = try call.function(3)
          let observer = center.addObserver(forName: try call.string(orNil: 0), object: try call.object(orNil: 1)) {
            block.call(as: "the notification's block", [.object($0)])
          }
          call.noteKeeper(observer, of: block.reference, as: "block") { [weak center] in center?.has($0) == true }
          return .object(observer)
        },
        c.overload([
          Parameter(nil, "observer", .object("NSObject"), "The object whose method is called; held weakly."),
          Parameter("selector", nil, .string, "The method's name."),
          Parameter("name", nil, .optional(.string), "The name; nil is every name."), object,
        ]) { center, call in
          let (target, method) = (try call.object(0, NSObject.self), try call.string(1))
          let callbacks = call.session.callbacks
          try callbacks.expectMethod(method, of: call[0])
          center.addObserver(forName: try call.string(orNil: 2), object: try call.object(orNil: 3), target: target) {
            [weak target, weak callbacks] notification in
            guard let target else { return }
            callbacks?.send(method, to: target, .object(notification))
          }
          return .none
        },
      ])
    c.method(
      "removeObserver",
      [
        Parameter(nil, "observer", .object("NSObject"), "What addObserver returned, or the object it was given."),
        Parameter("name", nil, .optional(.string), "The name; nil is every name."), object,
      ], "Ends requests for notifications."
    ) { center, call in
      center.removeObserver(try call.object(0), name: try call.string(orNil: 1), object: try call.object(orNil: 2))
      return .none
    }
    c.method(
      "post",
      [
        Parameter("name", nil, .string, "The name."),
        Parameter("object", nil, .optional(.object("NSObject")), "The sender."),
        Parameter("userInfo", nil, .optional(.table), "What the sender adds."),
      ], "Delivers a notification at once, in the order of the requests."
    ) { center, call in
      let info = call.has(2) ? call.session.lua.reference(at: call[2].index) : nil
      center.post(Notification(try call.string(0), object: try call.object(orNil: 1), userInfo: info))
      return .none
    }
    c.example(
      """
      NotificationCenter.default:addObserver{forName = "saved", using = function(note) print(note.userInfo.count) end}
      NotificationCenter.default:post("saved", nil, {count = 3})   --> 3
      """)
  }

  static let notification = ClassDeclaration(
    Notification.self, "Notification", "A message by name, from an object."
  ) { c in
    c.string("name", "The name.", { $0.name })
    c.object("object", "NSObject", "The sender; nil when it names none.", { $0.object })
    c.value(
      "userInfo", .optional(.table), "What the sender adds.",
      { ($1.userInfo as? KeyboardMove)?.userInfo ?? ($1.userInfo as? LuaReference).map { .reference($0) } ?? .none })
    c.example(
      """
      NotificationCenter.default:addObserver{
        forName = UIApplication.didEnterBackgroundNotification,
        using = function(note) print(note.object == UIApplication.shared) end}
      device:background()   --> true
      """)
  }

  /// The names and keys of the keyboard.
  static func declareKeyboard(_ c: inout ClassBuilder<UIResponder>) {
    let names: [(NotificationCenter.SystemName, String)] = [
      (.keyboardWillShow, "before the keyboard appears"), (.keyboardDidShow, "when the keyboard has appeared"),
      (.keyboardWillHide, "before the keyboard leaves"), (.keyboardDidHide, "when the keyboard has left"),
      (.keyboardWillChangeFrame, "before the keyboard moves"), (.keyboardDidChangeFrame, "when the keyboard has moved"),
    ]
    for (name, time) in names {
      c.staticValue(name.member, .string, "The name of the notification posted \(time).") { _ in .word(name) }
    }
    for key in KeyboardKey.allCases {
      c.staticValue(key.member, .string, "The key in userInfo of \(key.summary).") { _ in .word(key) }
    }
  }

  /// The names that the system posts, as properties of the classes that Swift puts them in.
  static func declareNotifications(_ c: inout ClassBuilder<UIApplication>) {
    let names: [(NotificationCenter.SystemName, String)] = [
      (.willResignActive, "before the app goes to the background"),
      (.didEnterBackground, "when the app is in the background"),
      (.willEnterForeground, "before the app comes back"),
      (.didBecomeActive, "when the app is back"),
      (.willChangeStatusBarOrientation, "before the screen turns"),
      (.didChangeStatusBarOrientation, "when the screen has turned"),
      (.willChangeStatusBarFrame, "before the status bar's frame changes"),
      (.didChangeStatusBarFrame, "when the status bar's frame has changed"),
    ]
    for (name, time) in names {
      c.staticValue(name.member, .string, "The name of the notification posted \(time).") { _ in .word(name) }
    }
  }
}

/// The keys of the keyboard's notifications; the raw values are Apple's.
private enum KeyboardKey: String, CaseIterable {
  case keyboardFrameBegin = "UIKeyboardFrameBeginUserInfoKey"
  case keyboardFrameEnd = "UIKeyboardFrameEndUserInfoKey"
  case keyboardAnimationDuration = "UIKeyboardAnimationDurationUserInfoKey"
  case keyboardAnimationCurve = "UIKeyboardAnimationCurveUserInfoKey"

  /// Swift's name of it: the key without its prefix.
  var member: String { "k" + rawValue.dropFirst("UIK".count) }

  var summary: String {
    switch self {
    case .keyboardFrameBegin: "the frame before, in the screen's coordinates"
    case .keyboardFrameEnd: "the frame after, in the screen's coordinates"
    case .keyboardAnimationDuration: "how long the keyboard moves, in seconds"
    case .keyboardAnimationCurve: "its curve's number, 7: one without a name"
    }
  }

  func value(in move: KeyboardMove) -> ScriptValue {
    switch self {
    case .keyboardFrameBegin: .rect(move.begin)
    case .keyboardFrameEnd: .rect(move.end)
    case .keyboardAnimationDuration: .number(move.duration)
    case .keyboardAnimationCurve: .integer(move.curve)
    }
  }
}

extension KeyboardMove {
  fileprivate var userInfo: ScriptValue { .table(KeyboardKey.allCases.map { ($0.rawValue, $0.value(in: self)) }) }
}
