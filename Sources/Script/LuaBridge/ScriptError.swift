/// An error of a script and its position: the only form in which errors enter and leave Lua.
public struct ScriptError: Error, Equatable, Sendable {
  /// A user-visible line of the traceback: a Lua function and where it stood.
  public struct Frame: Equatable, Sendable {
    public var file: String
    public var line: Int
    /// The function's name, "main chunk", or "function" when it has none.
    public var name: String

    public init(file: String, line: Int, name: String) {
      self.file = file
      self.line = line
      self.name = name
    }
  }

  /// Stable, kebab-case. The host's own, or one of the `Code` constants.
  public var code: String
  /// The message, without position.
  public var message: String
  /// Something that can be typed as is.
  public var hint: String?
  /// The chunk and line of the innermost Lua code; nil when none was running.
  public var file: String?
  public var line: Int?
  /// The callback it happened in, such as "in the completion block of fade.lua:3"; nil outside of callbacks.
  public var context: String?
  /// Virtual seconds at which it was raised.
  public var time: Double
  /// Innermost first; no frames of the host.
  public var traceback: [Frame] = []
  /// Frames left out in the middle of a deep traceback.
  public var omittedFrames: Int = 0
  /// The chunk does not compile because it ends too early: more lines could complete it.
  public var isIncomplete: Bool = false
  /// Identifies the Lua value behind this error while it is the latest one; 0 when there is none.
  var number: UInt32 = 0

  public init(
    code: String, message: String, hint: String? = nil, file: String? = nil, line: Int? = nil, time: Double = 0
  ) {
    self.code = code
    self.message = message
    self.hint = hint
    self.file = file
    self.line = line
    self.time = time
  }

  /// The bytes of a message that are kept; the rest is counted. The script still gets the whole value it raised.
  static let longestMessage = 1 << 14

  /// Codes of the errors that come from Lua itself.
  public enum Code {
    /// `error("text")`, and every error Lua raises on its own.
    public static let script = "script-error"
    public static let syntax = "syntax"
    public static let memory = "out-of-memory"
    public static let interrupted = "interrupted"
    public static let stackOverflow = "stack-overflow"
  }

  public static func == (left: ScriptError, right: ScriptError) -> Bool {
    left.code == right.code && left.message == right.message && left.hint == right.hint && left.file == right.file
      && left.line == right.line && left.time == right.time && left.traceback == right.traceback
      && left.omittedFrames == right.omittedFrames && left.isIncomplete == right.isIncomplete
  }
}

extension ScriptError: CustomStringConvertible {
  /// `fade.lua:7: message`, as the script itself would print it.
  public var description: String {
    guard let file, let line else { return message }
    return "\(file):\(line): \(message)"
  }
}
