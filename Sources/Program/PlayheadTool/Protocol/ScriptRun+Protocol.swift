import LuaBridge
import PlainText
import ScriptRuntime
import SessionProtocol
import ViewKit

/// The functions that the protocol may use beside the session.
extension ScriptRun {
  var protocolHost: ProtocolHost {
    var host = ProtocolHost()
    host.file = { [unowned self] in file }
    host.files = { [unowned self] in filesRead.paths }
    host.open = { [unowned self] request throws(ProtocolError) in try open(request) }
    host.check = { [unowned self] request throws(ProtocolError) in
      try CheckCopy(options, request).rows()
    }
    host.finding = { [unowned self] replay, file throws(ProtocolError) in
      try FindingRuns(replay, of: file, as: options).result()
    }
    return host
  }

  private var file: String? { if case .file(let path) = options.source { path } else { nil } }

  private func open(_ request: OpenRequest) throws(ProtocolError) -> ScriptError? {
    var options = self.options
    // Of a scenario that another script went through.
    options.replay = nil
    if let replay = request.replay, case .file(let path) = request.source {
      let world = try RunOptions(replay: replay, of: path, as: options)
      (options.device, options.era, options.framesPerSecond) = (world.device, world.era, world.framesPerSecond)
      (options.seed, options.reducesMotion, options.setUp) = (world.seed, world.reducesMotion, world.setUp)
      (options.replay, options.selection) = (world.replay, world.selection)
    }
    options.scriptArguments = request.arguments
    switch request.source {
    case .file(let path): options.source = .file(path: path)
    case .code(let text): options.source = .code(text)
    case .same: options.scriptArguments = self.options.scriptArguments
    }
    if let name = request.device { options.device = RunOptions.Device(name) }
    options.era = request.era ?? options.era
    if let seed = request.seed { options.seed = UInt64(clamping: seed) }
    options.framesPerSecond = request.framesPerSecond ?? options.framesPerSecond
    options.until = request.until ?? options.until
    guard let device = options.chosenDevice else {
      throw .unknown("device", request.device ?? "", among: Device.all.map(\.name))
    }
    let script: ScriptText
    switch options.source {
    case .file(let path):
      do throws(ScriptText.Unread) {
        script = try ScriptText(reading: Self.files(of: path, options), setUp: options.setUp)
      } catch {
        let message = error.message.isEmpty ? "'\(path)' cannot be read" : error.firstLine
        throw ProtocolError(error.code == .unreadableInput ? .unknown : .refused, message)
      }
      Self.files(of: path, options).forEach(filesRead.add)
    case .code(let text): script = ScriptText(text, named: "-e")
    case .shell, .standardInput:
      throw ProtocolError(
        .refused, "no script runs that could be run again", hint: #"{"method":"open","params":{"file":"swipe.lua"}}"#)
    }
    do throws(ScriptError) { return try open(script, options, device) } catch {
      throw ProtocolError(.inner, error.message)
    }
  }
}

extension ScriptText.Unread {
  /// Without the program's name.
  var firstLine: String {
    let line = message.split(separator: "\n").first.map(String.init) ?? message
    return line.hasPrefix("playhead: ") ? String(line.dropFirst(10)) : line
  }
}
