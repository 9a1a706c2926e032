#if !canImport(Darwin)
  public import Glibc

  /// The attributes and file actions with which a program is started, as the C library declares them.
  public typealias SpawnAttributes = posix_spawnattr_t
  public typealias SpawnFileActions = posix_spawn_file_actions_t

  /// An action that calls a function, or `SIG_IGN`.
  public func newSignalAction(calling handler: __sighandler_t?) -> sigaction {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    return action
  }

  /// When the file's bytes were last written.
  public func written(_ status: stat) -> timespec { status.st_mtim }

  /// The path of this program; nil where there is none, or it is too long.
  public func ownPath() -> String? {
    var path = [CChar](repeating: 0, count: 4200)
    let count = readlink("/proc/self/exe", &path, path.count)
    guard count > 0, count < path.count else { return nil }
    return String(decoding: path.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Attributes to begin with.
  public func newSpawnAttributes() -> SpawnAttributes { SpawnAttributes() }
  public func newSpawnFileActions() -> SpawnFileActions { SpawnFileActions() }
#endif
