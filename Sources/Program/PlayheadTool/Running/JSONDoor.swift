import LayerKit
import LineEditing
import PlayheadShell
import ScriptRuntime
import SessionProtocol

/// `--json`: a line of JSON for each input on standard input, and nothing else on standard output. What the script prints
/// before the first input is in the first answer.
final class JSONDoor {
  private let run: ScriptRun
  private let responses: JSONShell
  private let input: StreamEditor
  private let rules: ShellRules
  private let gathered = GatheredOutput()
  /// Whether an answer has been begun and is not written.
  private var isOpen = false

  init(_ run: ScriptRun) {
    self.run = run
    rules = ShellRules(run.current)
    let isComplete = rules.editingRules.isComplete
    input = StreamEditor { JSONShell.isComplete($0, isComplete) }
    let door = Holder()
    responses = JSONShell(
      input, run.protocolHost, begin: { door.value?.begin($0) },
      write: { door.value?.write($0) })
    door.value = self
    begin(nil)
    run.output.divert(
      to: { [responses] in responses.show(String(decoding: $0, as: UTF8.self)) },
      keeping: { [gathered] in
        gathered.add($0.count)
        UnfinishedAnswer.keep(printed: $0)
      })
  }

  /// Answers until the inputs end, and returns the exit code.
  func answer() -> Int32 {
    run.output.flush()
    // An earlier Ctrl-C has done its work.
    Interrupts.clear()
    let shell = shell()
    shell.runInitFile()
    return responses.run(shell)
  }

  /// A session that answers requests which come from elsewhere.
  func requests() -> ProtocolSession { ProtocolSession(shell(), run.protocolHost, takeText: responses.takeText) }

  private func shell() -> Shell {
    Shell(
      run.current, input,
      run.environment { [run, responses] text in
        run.output.flush()
        var shown = text
        shown.withUTF8 { UnfinishedAnswer.keep(printed: UnsafeRawBufferPointer($0)) }
        responses.show(text)
      }, rules)
  }

  /// The answers hold the session, which writes to the output.
  func close() {
    run.output.divert(to: nil)
    UnfinishedAnswer.end()
  }

  /// - Parameter request: The id of a request; nil for an input.
  private func begin(_ request: String?) {
    gathered.begin(countedBy: run.session.world.memory)
    if isOpen, request == nil { return }
    isOpen = true
    UnfinishedAnswer.beginReply(to: request)
  }

  private func write(_ answer: String) {
    isOpen = false
    gathered.end()
    UnfinishedAnswer.end()
    StandardStream.output.write(answer)
  }

  private final class Holder {
    weak var value: JSONDoor?
  }

  /// Counts what scripts print while it is gathered.
  private final class GatheredOutput {
    private var memory: MemoryCount?
    private var counted = 0

    func begin(countedBy memory: MemoryCount) { self.memory = memory }

    /// A text is gathered here, as the answer, and as what is kept of it.
    func add(_ bytes: Int) {
      memory?.add(4 * bytes)
      counted += 4 * bytes
    }

    func end() {
      memory?.add(-counted)
      (memory, counted) = (nil, 0)
    }
  }
}
