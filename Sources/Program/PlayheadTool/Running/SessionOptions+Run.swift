import CSignals
import Limits
import ScriptRuntime
import ViewKit

extension SessionOptions {
  /// The options of any session, and the files its scripts may read.
  ///
  /// - Parameters:
  ///   - folder: The folder of the script.
  ///   - filesRead: Collects the files that scripts read.
  init(_ options: RunOptions, device: Device, folder: String, filesRead: FilesRead) {
    self.init(device: device)
    era = options.era ?? ProjectSettings(in: folder).era ?? .iOS18
    reducesMotion = options.reducesMotion
    framesPerSecond = options.framesPerSecond
    seed = options.seed
    memoryLimit = options.memoryLimitInMebibytes << 20
    let anywhere = options.isTrusted
    if anywhere { packagePath = Self.searchPath }
    typeface = options.typeface
    readFile = { name in
      let file = SourceFiles.bytes(of: name, below: folder, anywhere: anywhere, .imageBytes)
      if let path = file?.path { filesRead.add(path) }
      return file?.bytes
    }
    readSource = { name, request, caller in
      let source = SourceFiles.read(name, request, below: folder, beside: caller, anywhere: anywhere)
      if let path = source?.chunkName { filesRead.add(path) }
      return source
    }
    let isReadOnly = options.isReadOnly
    writeFile = { bytes, path in
      // A script that writes a picture does no worse for it.
      if isReadOnly { return nil }
      return anywhere ? SourceFiles.write(bytes, to: path) : SourceFiles.writeBelow(bytes, to: path)
    }
    isStopping = { Interrupts.isStopping }
    inCopy = { ProcessCopy.lines(within: $0, of: $1) }
    scenarioTimeout = options.scenarioTimeout
    // The script is still running, so the session is not released.
    leave = { cs_leave(Program.finish($0)) }
  }

  /// Where Lua looks: `LUA_PATH_5_4`, else `LUA_PATH`, in which `;;` stands for the usual places.
  private static var searchPath: String {
    let usual = ["/usr/local/share/lua/5.4/", "/usr/share/lua/5.4/", "./"].flatMap {
      ["\($0)?.lua", "\($0)?/init.lua"]
    }
    let own = Environment.value("LUA_PATH_5_4") ?? Environment.value("LUA_PATH") ?? ";;"
    return own.split(separator: ";", omittingEmptySubsequences: false).flatMap { part -> [String] in
      part.isEmpty ? usual : [String(part)]
    }.reduce(into: []) { path, part in if !path.contains(part) { path.append(part) } }.joined(separator: ";")
  }
}
