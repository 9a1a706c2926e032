import Glibc
import LuaBridge
import MotionMath
import ScriptAPI
import ViewKit

/// The program below its command line.
public enum Program {
  /// Does what `options` say, to the end, and returns the exit code (`ExitCode` has their meanings).
  public static func run(_ options: RunOptions) -> Int32 {
    guard let device = device(of: options) else {
      StandardStream.error.write("playhead: \(unknownDevice(options))\n")
      return ExitCode.usage.rawValue
    }
    do {
      return try ScriptRun(options, device: device).toTheEnd()
    } catch {
      StandardStream.error.write("playhead: \(error.description)\n")
      return ExitCode.internalError.rawValue
    }
  }

  /// Prints the devices `--device` knows, one a line, and returns the exit code.
  public static func listDevices() -> Int32 {
    let widest = Device.all.map(\.name.count).max() ?? 0
    for device in Device.all {
      let pad = String(repeating: " ", count: widest - device.name.count)
      StandardStream.output.write(
        "\(device.name)\(pad)  \(Int(device.size.width))x\(Int(device.size.height))@\(Int(device.scale))\n")
    }
    return ExitCode.success.rawValue
  }

  private static func device(of options: RunOptions) -> Device? {
    switch options.device {
    case nil: .iPhone15
    case .named(let name): Device(name)
    case .screen(let width, let height, let scale): Device("\(width)x\(height)@\(scale)")
    }
  }

  private static func unknownDevice(_ options: RunOptions) -> String {
    guard case .named(let name) = options.device else { return "this device is not known" }
    return "no device '\(name)'; playhead --device list shows the names, and 393x852@3 stands for any screen"
  }
}
