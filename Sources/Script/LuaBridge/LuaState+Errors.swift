import CLua
import Limits
import PlainText

/// Errors between Swift and Lua. In Lua an error of the host is a table with the fields `code`, `message`, `hint`, `file`,
/// `line` and `time`, that prints as `file:line: message`; `error("text")` stays a string.
extension LuaState {
  /// Pushes an error value and returns -1: what a host method that fails returns.
  ///
  ///     return state.fail(code: "unknown-member", message: "CALayer has no property 'opactiy'", hint: "layer.opacity")
  ///
  /// Position and virtual time are filled in when it is raised.
  public func fail(code: String, message: String, hint: String? = nil) -> Int32 {
    withOptional(hint) { ph_push_error(ps, code, message, $0, nil, 0, 0) }
    return -1
  }

  /// The same for an error that exists already: with its own position, if it has one, and when it came from a call just
  /// now, with the very value that the script raised and the traceback of the place where it began.
  public func fail(_ error: ScriptError) -> Int32 {
    if ph_push_error_value(ps, error.number) { return -1 }
    withOptional(error.hint) { hint in
      withOptional(error.file) { file in
        ph_push_error(ps, error.code, error.message, hint, file, Int32(clamping: error.line ?? 0), error.time)
      }
    }
    return -1
  }

  private func withOptional(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Void) {
    if let text { text.withCString(body) } else { body(nil) }
  }

  // MARK: From Lua

  /// Pops the error value of a failed call.
  func popError(_ status: Int32) -> ScriptError {
    defer { pop() }
    var error = ScriptError(code: ScriptError.Code.script, message: "", time: host.virtualTime())
    error.traceback = lastTraceback
    error.omittedFrames = Int(ps.pointee.frames_omitted)
    error.number = ps.pointee.error_number
    // An error of the host has its own position, if any.
    var isOfHost = false
    if status == LUA_ERRMEM {
      error.code = ScriptError.Code.memory
      error.message = "not enough memory"
    } else if isTable(at: -1) {
      isOfHost = readErrorTable(into: &error)
    } else {
      error.message = message(at: -1)
      error.splitPosition(knownFiles: error.traceback.map(\.file))
      if error.message == "not enough memory" { error.code = ScriptError.Code.memory }
      if error.message.hasPrefix("stack overflow") || error.message.contains("C stack overflow") {
        error.code = ScriptError.Code.stackOverflow
        error.message = "stack overflow: a function calls itself without end"
      }
    }
    if error.file == nil, let frame = error.traceback.first, !isOfHost {
      error.file = frame.file
      error.line = frame.line
    }
    trace(&error)
    error.shortenMessage()
    return error
  }

  /// Pops the message of a chunk that does not compile.
  func popLoadError(_ status: Int32, chunk: String, source: String) -> ScriptError {
    defer { pop() }
    var error = ScriptError(code: ScriptError.Code.syntax, message: text(at: -1), time: host.virtualTime())
    if status == LUA_ERRMEM { error.code = ScriptError.Code.memory }
    error.isIncomplete = error.message.hasSuffix("<eof>")
    error.splitPosition(knownFiles: [chunk, shortName(chunk)])
    error.mendSyntaxMessage(source)
    return error
  }

  /// Fields of an error value, or of any table that a script raised; false for one without a message.
  private func readErrorTable(into error: inout ScriptError) -> Bool {
    func string(_ name: String) -> String? {
      pushField(name, of: -1)
      defer { pop() }
      return type(at: -1) == .string ? self.message(at: -1) : nil
    }
    func number(_ name: String) -> Double? {
      pushField(name, of: -1)
      defer { pop() }
      return self.number(at: -1)
    }
    error.code = string("code") ?? ScriptError.Code.script
    let message = string("message")
    error.message = message ?? self.message(at: -1)
    error.hint = string("hint")
    error.file = string("file")
    error.line = number("line").flatMap { Int(exactly: $0) }
    error.time = number("time") ?? error.time
    return message != nil
  }

  /// The text of an error value, cut at `Limit.messageBytes`, as reports process it at length.
  private func message(at index: Int32) -> String {
    ph_push_text(ps, index)
    defer { pop() }
    guard let bytes = utf8(at: -1) else { return "" }
    guard bytes.count > ScriptError.longestMessage else { return String(decoding: bytes, as: UTF8.self) }
    let kept = bytes.prefix(ScriptError.longestMessage)
    return String(decoding: kept, as: UTF8.self) + "… and \(bytes.count - kept.count) bytes more"
  }

  private var lastTraceback: [ScriptError.Frame] {
    (0..<ps.pointee.frame_count).compactMap { index in
      guard let frame = ph_traceback_frame(ps, index) else { return nil }
      return ScriptError.Frame(
        file: String(cString: ph_frame_source(frame)), line: Int(frame.pointee.line),
        name: String(cString: ph_frame_name(frame)))
    }
  }

  /// How Lua shows a chunk name that is too long: its end.
  func shortName(_ name: String) -> String {
    let limit = Int(LUA_IDSIZE) - 1
    return name.utf8.count <= limit ? name : "..." + String(decoding: name.utf8.suffix(limit - 3), as: UTF8.self)
  }
}

extension ScriptError {
  /// Leaves out the middle of a message that is longer than `Limit.messageBytes`.
  fileprivate mutating func shortenMessage() {
    let most = Limit.messageBytes.most
    guard message.utf8.count > most else { return }
    let (head, tail) = (message.utf8.prefix(most / 2), message.utf8.suffix(most / 4))
    let left = message.utf8.count - head.count - tail.count
    message = String(decoding: head, as: UTF8.self) + " … \(left) bytes … " + String(decoding: tail, as: UTF8.self)
  }

  /// Rewrites the compiler's message with characters in place of escaped bytes, and without repetition.
  fileprivate mutating func mendSyntaxMessage(_ source: String) {
    if let line, message.hasSuffix(" at line \(line)") { message = String(message.dropLast(" at line \(line)".count)) }
    // `near '<\195>'` is the first byte of a letter that names cannot contain.
    guard let start = message.firstRange(of: "near '<\\"), message.hasSuffix(">'"),
      let byte = UInt8(message[start.upperBound...].dropLast(2)), byte >= 0x80, let line
    else { return }
    let lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return }
    hint = "names are written with a-z, A-Z, 0-9 and _; anything goes in \"quotes\""
    var quote: Character?
    for letter in Substring(lines[line - 1]) {
      if letter == quote { quote = nil } else if quote == nil, letter == "\"" || letter == "'" { quote = letter }
      guard quote == nil, letter.utf8.first == byte else { continue }
      message = "\(message[..<start.lowerBound])near '\(letter)'"
      return
    }
  }

  /// Moves the `file:line: ` in front of a message of Lua's into the fields.
  ///
  /// An error that passed through `coroutine.wrap` has one for each coroutine it left: the last is where it began.
  mutating func splitPosition(knownFiles: [String]) {
    for file in knownFiles where message.hasPrefix(file + ":") {
      let remainder = message.dropFirst(file.count + 1)
      let digits = remainder.prefix { $0.isASCII && $0.isNumber }
      guard let line = Int(digits), remainder.dropFirst(digits.count).hasPrefix(": ") else { continue }
      self.file = file
      self.line = line
      message = String(remainder.dropFirst(digits.count + 2))
      return splitPosition(knownFiles: knownFiles)
    }
  }
}
