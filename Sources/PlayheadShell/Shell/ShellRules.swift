import LayerKit
package import LineEditing
import LuaBridge
import PlainText
import RecordingKit
import ScriptAPI
import ScriptRuntime
package import TimeControl
import TransitionKit

/// The language of the shell, for the line editor.
package struct ShellRules {
  let current: BranchingSession
  var session: ScriptSession { current.session }
  let commands = CommandTable()
  private let syntax = InputSyntax()

  let namesInFolder: (String) -> [String]

  /// - Parameter namesInFolder: The names in a folder, in order, folders with a slash at the end.
  package init(_ current: BranchingSession, namesInFolder: @escaping (String) -> [String] = { _ in [] }) {
    self.current = current
    self.namesInFolder = namesInFolder
  }

  package var editingRules: EditingRules {
    var rules = EditingRules()
    rules.isComplete = isComplete
    rules.indentation = Self.indentation
    rules.complete = complete
    rules.describe = describe
    rules.rightPrompt = { rightPrompt }
    rules.cleanPaste = Self.withoutPrompts
    return rules
  }

  // MARK: Blocks

  /// Whether an input can be run, or has an error that more lines cannot fix.
  func isComplete(_ buffer: String) -> Bool {
    buffer.trimmed.isEmpty || command(in: buffer) != nil || isExpression(buffer)
      || !syntax.isIncomplete(buffer, in: lua)
  }

  func command(in buffer: String) -> Invocation? {
    commands.match(buffer) { isUsed($0, in: buffer) }
  }

  /// Whether `name` is a global variable and `input` Lua that may use it.
  func isUsed(_ name: String, in input: String) -> Bool {
    isGlobal(name) && (isExpression(input) || isStatement(input))
  }

  /// Whether a script has a global variable of this name.
  func isGlobal(_ name: String) -> Bool {
    session.lua.pushGlobal(name)
    defer { session.lua.pop() }
    return !session.lua.isNil(at: session.lua.top)
  }

  /// Whether a script made a global of this name.
  func isVariable(_ name: String) -> Bool { isGlobal(name) && !CommandTable.luasOwn.contains(name) }

  /// Whether a name stands for something: a variable, a name of the API, a result, a word of the language.
  func isKnown(_ name: String) -> Bool {
    if isGlobal(name) || Catalog.uiKit.globalNames.contains(name) || name.hasPrefix("_") { return true }
    // A word that cannot be assigned to belongs to the language.
    return !isStatement("\(name) = 1")
  }

  func isExpression(_ input: String) -> Bool { syntax.isExpression(input, in: lua) }
  func isStatement(_ input: String) -> Bool { syntax.isStatement(input, in: lua) }
  private var lua: LuaState { session.lua }

  /// Two spaces more after a line that opens a block or a bracket.
  static func indentation(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let words = line.split(whereSeparator: \.isWhitespace)
    let opens = ["then", "do", "else", "repeat"].contains { $0 == words.last ?? "" }
    let isFunction = line.trimmed.hasSuffix(")") && line.contains("function")
    let isBracket = line.trimmed.last.map { "({[".contains($0) } == true
    return EditingRules.sameIndentation(text) + (opens || isFunction || isBracket ? "  " : "")
  }

  /// Pasted text without the prompts that were copied with it.
  static func withoutPrompts(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("> ") ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
  }

  /// `0.200 s  frame 12  1x`: the playhead, its frame, the rate of what is driven; and the live edge, when that is
  /// elsewhere.
  private var rightPrompt: String {
    let world = session.world
    let frame = world.frameRate.frame(at: world.playhead)
    let live = world.isLookingBack ? "  live \(NumberText.seconds(world.now))" : ""
    let rate = NumberText.shortest(session.app.scrubber.rate)
    return "\(NumberText.seconds(world.playhead))  frame \(frame)  \(rate)x\(live)"
  }
}
