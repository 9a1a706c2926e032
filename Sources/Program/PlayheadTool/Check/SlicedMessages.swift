/// One of the parts in which a script is checked: each in its own process, with its share of the scenarios.
struct Slice: Hashable {
  /// The script, by the index of its path.
  let script: Int
  /// Among the slices of its script, from 0.
  let index: Int
}

/// The messages of a check, by slice.
struct SlicedMessages {
  /// How many slices each script has.
  let count: Int
  /// Those of a script one after the other.
  let slices: [Slice]
  /// The options of the command line that make the world of each script.
  var worldWords = ""
  private var messages: [Slice: [CheckMessage]] = [:]

  init(scripts: Int, count: Int) {
    self.count = count
    slices = (0..<scripts).flatMap { script in (0..<count).map { Slice(script: script, index: $0) } }
  }

  /// As many slices as keep `jobs` processes busy.
  init(scripts: Int, jobs: Int) {
    self.init(scripts: scripts, count: scripts == 0 ? 1 : max(1, (jobs + scripts - 1) / scripts))
  }

  subscript(slice: Slice) -> [CheckMessage] {
    get { messages[slice] ?? [] }
    _modify { yield &messages[slice, default: []] }
  }

  /// The verdict of each script.
  func verdicts(_ paths: [String]) -> [ScriptVerdict] {
    paths.enumerated().map { script, path in
      ScriptVerdict(path, (0..<count).map { self[Slice(script: script, index: $0)] }, worldWords: worldWords)
    }
  }
}
