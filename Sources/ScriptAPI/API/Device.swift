import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let device = ClassDeclaration(DeviceInHand.self, "Device", "The device in your hand.") { c in
    c.string("name", "As it was chosen.", { $0.screen.device.name })
    c.size("size", "Of the screen in points, as it is held.", { $0.screen.bounds.size })
    c.bool("isLandscape", "Whether it is wider than high.", { $0.screen.isLandscape })
    c.method("rotate", "Turns it a quarter, from upright to level or back.") { device, _ in
      try device.session.turn("device:rotate")
      return .none
    }
    c.method(
      "background", "Puts the app in the background and back: animations are taken off, and their completions told."
    ) { device, _ in
      try device.session.background()
      return .none
    }
    c.example(
      """
      window.rootViewController = UIViewController()
      device:rotate()
      timeline:run()
      print(device.isLandscape, window.bounds.width > window.bounds.height)   --> true	true
      """)
  }
}

/// The device, as a script moves it.
final class DeviceInHand: NSObject {
  unowned let session: ScriptSession

  init(in session: ScriptSession) {
    self.session = session
    super.init()
  }

  override var className: String { "Device" }
  override var owners: [NSObject] { [session.app] }

  var screen: UIScreen { session.app.screen }
}

extension ScriptSession {
  /// Turns the screen; not while the playhead is in the past.
  func turn(_ function: String) throws(ScriptFailure) {
    if let objection = objection(to: function) { throw objection }
    app.rotate()
  }

  fileprivate func background() throws(ScriptFailure) {
    guard !world.isLookingBack else { throw .pastIsReadOnly(function: "device:background") }
    app.enterBackground()
  }
}
