import CPlatform
import SystemLibrary

/// Waits for changes of some files. Their folders are watched, because editors save by renaming.
final class FileWatch {
  /// Editors write a file in several steps; after this pause they are done.
  private static let pauseInMilliseconds: Int32 = 80
  private let descriptor: Int32
  /// The names of watched files, by the number of their folder's watch.
  private var names: [Int32: Set<String>] = [:]

  /// Nil when the system's limit of watches is reached.
  init?(_ files: [String]) {
    descriptor = cpl_watch()
    guard descriptor >= 0 else { return nil }
    for file in files {
      let slash = file.lastIndex(of: "/")
      let folder = slash.map { String(file[...$0]) } ?? "."
      let watch = cpl_watch_folder(descriptor, folder)
      guard watch >= 0 else { continue }
      names[watch, default: []].insert(slash.map { String(file[file.index(after: $0)...]) } ?? file)
    }
  }

  deinit { cpl_end_watch(descriptor) }

  /// Returns some milliseconds after the last of several changes; false when interrupted.
  ///
  /// - Parameter signals: The signals that are blocked while it waits.
  func waitForChange(heeding signals: sigset_t) -> Bool {
    var signals = signals
    var hasChanged = false
    while true {
      var ready = fd_set()
      withUnsafeMutableBytes(of: &ready) { $0[Int(descriptor) / 8] |= 1 << (descriptor % 8) }
      var limit = timespec(tv_sec: 0, tv_nsec: Int(Self.pauseInMilliseconds) * 1_000_000)
      let count = withUnsafePointer(to: &limit) {
        pselect(descriptor + 1, &ready, nil, nil, hasChanged ? $0 : nil, &signals)
      }
      if count < 0 { return false }
      if count == 0 { return true }
      if readChanges() { hasChanged = true }
    }
  }

  /// Whether something has changed since the last call; returns some milliseconds after the last of several changes.
  func hasChanged() -> Bool {
    guard isReady(within: 0), readChanges() else { return false }
    while isReady(within: Self.pauseInMilliseconds) { _ = readChanges() }
    return true
  }

  private func isReady(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Reads the pending changes; returns whether one is of a watched file.
  private func readChanges() -> Bool {
    var changes = [cpl_change](repeating: cpl_change(), count: 64)
    let count = cpl_take_changes(descriptor, &changes, Int32(changes.count))
    return changes.prefix(max(0, Int(count))).contains { change in
      let name = withUnsafeBytes(of: change.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      return names[change.folder].map { name.isEmpty || $0.contains(name) } ?? false
    }
  }
}
