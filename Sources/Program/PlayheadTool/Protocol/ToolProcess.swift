import LineEditing
import LuaBridge
import PlainText
import SessionProtocol
import SystemLibrary
import ToolServer

/// `playhead mcp`: a line in, a line out, each call in a process of its own.
enum ToolProcess {
  /// How long a call may take, in seconds. Chosen here.
  private static let longest = 20.0

  /// Answers until the messages end, and returns the exit code.
  static func serve() -> Int32 {
    let server = ToolServer(ToolHost(perform: perform))
    let input = StreamEditor()
    while case .line(let message) = input.readLine(prompt: "") {
      guard !message.isEmpty, let answer = server.answer(message) else { continue }
      StandardStream.output.write(answer + "\n")
      if StandardStream.outputProblem != nil { break }
    }
    return ExitCode.success.rawValue
  }

  private static func perform(
    _ requests: [Envelope]
  ) -> (answers: [Result<JSON, ProtocolError>], problem: String?) {
    for path in requests.compactMap({ $0.params["file"]?.string }) {
      if let problem = problem(of: path) { return ([.failure(problem)], nil) }
    }
    var answers: [Result<JSON, ProtocolError>] = []
    let ending = ProcessCopy.run(within: longest) { send in
      UnfinishedAnswer.end()
      // Neither what comes in is the script's to read, nor may it write between the answers.
      let nowhere = open("/dev/null", O_RDWR)
      dup2(nowhere, STDIN_FILENO)
      dup2(nowhere, STDOUT_FILENO)
      var options = RunOptions(source: .shell)
      (options.isReadOnly, options.runsInitFile, options.answersInJSON) = (true, false, true)
      guard let device = options.chosenDevice, let run = try? ScriptRun(options, device: device) else {
        return ExitCode.internalError.rawValue
      }
      let door = JSONDoor(run)
      let session = door.requests()
      for request in requests {
        let result = session.result(of: request)
        switch result {
        case .success(let json): send(Envelope.answer(to: "1", json))
        case .failure(let error):
          send(Envelope.answer(to: "1", error))
          return ExitCode.success.rawValue
        }
      }
      return ExitCode.success.rawValue
    } receive: {
      guard case .object(let answer)? = JSON($0) else { return }
      answers.append(answer["result"].map { .success($0) } ?? .failure(ProtocolError(answer["error"] ?? .null)))
    }
    switch ending {
    case .finished: return (answers, nil)
    case .overdue: return (answers, "stopped after \(NumberText.brief(longest)) s of real time: it comes to no end")
    case .stopped: return (answers, "stopped")
    case .died(let how): return (answers, "its process \(how)")
    }
  }

  /// Why a file is not read; nil for one below the folder that the program was started in, and for one that is not there.
  private static func problem(of path: String) -> ProtocolError? {
    let isInside = SourceFiles.isThere(path) ? RealPath.ofFile(path, below: ".") != nil : SourceFiles.isBelow(path)
    return isInside
      ? nil : ProtocolError(.outside, "'\(path)' is outside of the folder that playhead mcp was started in")
  }
}
