package import FrameRendering
package import LayerKit
import Limits
package import LuaBridge
package import TransitionChecker
package import ViewKit

/// The options of a session, and its only access to the outside.
package struct SessionOptions {
  /// The simulated device.
  package var device: Device
  /// The system whose behaviour the application has at first.
  package var era = SystemEra.iOS18
  /// True for a session that begins with Reduce Motion on.
  package var reducesMotion = false
  /// Frames a second of the virtual display; at least 1.
  package var framesPerSecond = 60
  /// Other parameters for the motions of these numbers; nil where motions are not counted.
  package var tuning: [Int: MotionTuning.Parameters]?
  /// Of `math.random`.
  package var seed: UInt64 = 0
  /// Bytes the interpreter may use.
  package var memoryLimit = Limit.memory.most
  /// Where `print` and `io.write` go.
  package var write: (UnsafeRawBufferPointer) -> Void = { _ in }
  /// Where `io.read` reads: a line without its newline, nil at the end.
  package var readLine: () -> String? = { nil }
  /// Reads a source file for `require`, `dofile` and `loadfile`, called in the file `caller`, nil where that is none; nil
  /// when there is no such file.
  package var readSource:
    (_ name: String, _ request: SourceRequest, _ caller: String?) -> (text: String, chunkName: String)? = { _, _, _ in
      nil
    }
  /// Reads another file that a script names, such as a picture; nil when there is none.
  package var readFile: (_ name: String) -> [UInt8]? = { _ in nil }

  /// The typeface of pictures.
  package var typeface = Typeface.embedded

  /// The initial `package.path` of a script trusted with all of Lua's libraries; nil for other scripts.
  package var packagePath: String?
  /// Ends the program, for `os.exit` of a trusted script.
  package var leave: (_ code: Int32) -> Void = { _ in }
  /// Writes a file that a script exports; returns the problem when it cannot.
  package var writeFile: (_ bytes: [UInt8], _ path: String) -> ExportProblem? = { _, _ in
    .notWritten("nothing can be written here")
  }
  /// Runs `body` in a copy of the process, and returns the lines that it returns there; nil where there are no copies.
  /// After so many seconds of real time a copy is ended.
  package var inCopy: ((_ seconds: Double?, _ body: () -> [String]) -> Result<[String], CopyFailure>)?
  /// How many seconds of real time a transition may take in a scenario. Chosen here: usual ones take a thousandth of it.
  package var scenarioTimeout = 10.0

  /// Whether a warning is kept from whoever reads warnings. It is an event all the same.
  package var isSilenced: (WarningReport) -> Bool = { _ in false }

  /// Whether somebody has asked to stop; asked often, so it has to be quick.
  package var isStopping: () -> Bool = { false }

  package init(device: Device = .iPhone15) { self.device = device }
}
