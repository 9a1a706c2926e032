import LayerKit
import MotionMath
import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  /// The way that a device is turned to.
  static let orientation = Parameter(
    "to", "orientation", .word(EnumEntry(UIDeviceOrientation.self)), isOptional: true,
    "\"portrait\", \"landscapeLeft\" or \"landscapeRight\"; the other of the first two when omitted.")

  static let device = ClassDeclaration(DeviceControl.self, "Device", "The simulated device.", partOfWorld: .always) {
    c in
    c.string("name", "The device's name, as chosen on the command line.", { $0.screen.device.name })
    c.size("size", "The screen's size in points, in its current orientation.", { $0.screen.bounds.size })
    c.bool("isLandscape", "Whether the screen is wider than high.", { $0.screen.isLandscape })
    c.bool(
      "reduceMotion", "Whether Reduce Motion is on in Settings.", { $0.session.app.isReduceMotionEnabled },
      { $0.session.app.isReduceMotionEnabled = $1 })
    c.bool(
      "prefersCrossFadeTransitions",
      "The switch below Reduce Motion, which counts while that is on: screens of the system fade in place.",
      { $0.session.app.isCrossFadeSwitchOn }, { $0.session.app.isCrossFadeSwitchOn = $1 })
    c.method(
      "rotate", [orientation], "Rotates the device: to an orientation, or by a quarter turn to landscape or back."
    ) {
      device, call in
      try device.turn("device:rotate", call)
      return .none
    }
    c.method(
      "background", "Puts the app in the background and back: animations are removed and their completions called."
    ) { device, _ in
      try device.background()
      return .none
    }
    c.method(
      "stall", [Parameter(nil, "seconds", .number(.duration), "How long the frame takes.")],
      "Lets one frame take so long: what is due meanwhile happens late, and at once."
    ) { device, call in
      try device.stall(for: try call.number(0))
      return .none
    }
    c.method(
      "tilt",
      [
        Parameter(
          nil, "offset", .structure(.UIOffset), "How far the viewer is from the middle: -1 to 1 to each side.")
      ], "Holds the device so that it is seen from one side: motion effects follow."
    ) { device, call in
      let offset = try call[0].offset()
      for number in [offset.x, offset.y] where !(-1...1 ~= number) {
        throw ScriptFailure.outOfRange(call.place(of: 0), accepted: "-1 to 1", given: number)
      }
      device.session.app.viewerOffset = offset
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

/// The script's control of the device: rotation and background.
final class DeviceControl: NSObject, SessionObject {
  unowned let session: ScriptSession

  init(in session: ScriptSession) {
    self.session = session
    super.init()
  }

  override var className: String { "Device" }
  override var owners: [NSObject] { [session.app] }

  var screen: UIScreen { session.app.screen }

  /// Rotates the screen.
  ///
  /// - Parameters:
  ///   - function: The call, as errors name it.
  ///   - call: Its first argument is the orientation, if any.
  /// - Throws: `ScriptFailure` while the playhead is in the past, and for an orientation that a screen does not follow.
  func turn(_ function: String, _ call: Call) throws(ScriptFailure) {
    if let reason = session.readOnlyReason(for: function) { throw reason }
    guard call.has(0) else { return session.app.rotate() }
    let orientation = try call[0].word(UIDeviceOrientation.self)
    let possible: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
    guard possible.contains(orientation) else {
      throw .notAWord(call.place(of: 0), words: possible.map(\.rawValue), given: orientation.rawValue)
    }
    session.app.rotate(to: orientation)
  }

  fileprivate func stall(for seconds: Double) throws(ScriptFailure) {
    if let reason = session.readOnlyReason(for: "device:stall") { throw reason }
    guard !session.world.isHandlingEvent else { throw .clockIsRunning(function: "device:stall") }
    session.world.stall(for: seconds)
    session.noteMove(ran: true)
  }

  fileprivate func background() throws(ScriptFailure) {
    guard !session.world.isLookingBack else { throw .pastIsReadOnly(function: "device:background") }
    session.app.enterBackground()
  }
}
