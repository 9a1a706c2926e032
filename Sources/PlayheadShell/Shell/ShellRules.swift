import LayerKit
package import LineEditing
import PlainText
import RecordingKit
import ScriptRuntime
package import TimeControl
import TransitionKit

/// The language of the shell, for the line editor.
package struct ShellRules {
  let current: BranchingSession
  let parser: InputParser
  let namesInFolder: (String) -> [String]

  /// - Parameter namesInFolder: The names in a folder, in order, folders with a slash at the end.
  package init(_ current: BranchingSession, namesInFolder: @escaping (String) -> [String] = { _ in [] }) {
    self.current = current
    parser = InputParser(current)
    self.namesInFolder = namesInFolder
  }

  package var editingRules: EditingRules {
    var rules = EditingRules()
    rules.isComplete = parser.isComplete
    rules.indentation = Self.indentation
    rules.complete = complete
    rules.describe = describe
    rules.rightPrompt = { rightPrompt }
    rules.cleanPaste = PastedText(parser).withoutOutput
    return rules
  }

  /// Two spaces more after a line that opens a block or a bracket.
  static func indentation(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let words = line.split(whereSeparator: \.isWhitespace)
    let opens = ["then", "do", "else", "repeat"].contains { $0 == words.last ?? "" }
    let isFunction = line.trimmed.hasSuffix(")") && line.contains("function")
    let isBracket = line.trimmed.last.map { "({[".contains($0) } == true
    return EditingRules.sameIndentation(text) + (opens || isFunction || isBracket ? "  " : "")
  }

  /// `0.200 s  frame 12  1x`: the playhead, its frame, the rate of the scrubber; and the live edge, when that differs.
  private var rightPrompt: String {
    let session = current.session
    let world = session.world
    let frame = world.frameRate.frame(at: world.playhead)
    let live = world.isLookingBack ? "  live \(NumberText.seconds(world.now))" : ""
    let rate = NumberText.shortest(session.app.scrubber.rate)
    return "\(NumberText.seconds(world.playhead))  frame \(frame)  \(rate)x\(live)"
  }
}
