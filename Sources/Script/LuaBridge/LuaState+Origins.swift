/// Chunks that were made of another text: their errors name the lines of that.
extension LuaState {
  /// A line of the text that a chunk was made of.
  public struct Origin: Sendable, Hashable {
    public let file: String
    /// Counted from 1.
    public let line: Int

    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// Sets what the lines of a chunk come from. Lines that are not among them keep their own place.
  public func setOrigins(_ lines: [Int: Origin], of chunk: String) { origins[shortName(chunk)] = lines }

  /// The place that a line of a chunk comes from; the same place for a line that comes from nowhere else.
  public func origin(of location: (file: String, line: Int)) -> (file: String, line: Int) {
    guard let origin = origins[location.file]?[location.line] else { return location }
    return (origin.file, origin.line)
  }

  /// The place that the innermost running line of a script comes from; for a line of a chunk that comes from nowhere else,
  /// as those of functions that were added to it, that of the nearest line that called it and does.
  public var runningOrigin: (file: String, line: Int)? {
    guard let location = runningLine else { return nil }
    guard let lines = origins[location.file], lines[location.line] == nil else { return origin(of: location) }
    return runningLines.first { origins[$0.file]?[$0.line] != nil }.map(origin) ?? location
  }

  /// Puts the places that lines come from into an error.
  func trace(_ error: inout ScriptError) {
    guard !origins.isEmpty else { return }
    if let file = error.file, let line = error.line {
      var location = (file: file, line: line)
      if let lines = origins[file], lines[line] == nil,
        let caller = error.traceback.first(where: { origins[$0.file]?[$0.line] != nil })
      {
        location = (caller.file, caller.line)
      }
      (error.file, error.line) = origin(of: location)
    }
    for (index, frame) in error.traceback.enumerated() {
      (error.traceback[index].file, error.traceback[index].line) = origin(of: (frame.file, frame.line))
    }
  }
}
