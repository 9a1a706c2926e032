/// The inputs of this and earlier sessions, oldest first. A block of several lines is one entry.
package final class History {
  /// Oldest first, without an entry that repeats the one before it.
  package private(set) var entries: [String] = []

  private let file: HistoryFile?

  /// The history kept in the file at `path`; in memory only when `path` is nil.
  ///
  /// Nothing is written before the first `append`. A file that cannot be read counts as empty, as a shell without a
  /// history is better than no shell.
  package init(path: String?) {
    file = path.map(HistoryFile.init)
    for entry in file?.read() ?? [] { remember(entry) }
  }

  /// Adds an input, here and in the file at once, so that a crash or a second session loses nothing.
  ///
  /// Blank inputs and the repetition of the last one are not kept.
  package func append(_ entry: String) {
    if remember(entry) { file?.append(entry) }
  }

  @discardableResult
  private func remember(_ entry: String) -> Bool {
    guard entry != entries.last, entry.contains(where: { !$0.isWhitespace }) else { return false }
    entries.append(entry)
    return true
  }

  /// Where the history belongs, by the environment; nil when it is turned off or there is no home folder.
  ///
  /// `PLAYHEAD_HISTORY` names the file, and turns history off when empty. Otherwise it is
  /// `playhead/history.jsonl` in `XDG_STATE_HOME`, or in `~/.local/state`.
  package static func path(environment: (String) -> String?) -> String? {
    if let named = environment("PLAYHEAD_HISTORY") { return named.isEmpty ? nil : named }
    // The XDG specification has relative paths ignored.
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/playhead/history.jsonl" }
    return environment("HOME").map { $0 + "/.local/state/playhead/history.jsonl" }
  }
}
