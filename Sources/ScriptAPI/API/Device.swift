import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let device = ClassDeclaration(DeviceInHand.self, "Device", "The simulated device.") { c in
    c.string("name", "The device's name, as chosen on the command line.", { $0.screen.device.name })
    c.size("size", "The screen's size in points, in its current orientation.", { $0.screen.bounds.size })
    c.bool("isLandscape", "Whether the screen is wider than high.", { $0.screen.isLandscape })
    c.method("rotate", "Rotates the device by a quarter turn, between portrait and landscape.") { device, _ in
      try device.session.turn("device:rotate")
      return .none
    }
    c.method(
      "background", "Puts the app in the background and back: animations are removed and their completions called."
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
