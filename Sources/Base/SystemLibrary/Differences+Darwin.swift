#if canImport(Darwin)
  public import Darwin

  /// The attributes and file actions with which a program is started, as the C library declares them.
  public typealias SpawnAttributes = posix_spawnattr_t?
  public typealias SpawnFileActions = posix_spawn_file_actions_t?

  /// An action that calls a function, or `SIG_IGN`.
  public func newSignalAction(calling handler: (@convention(c) (Int32) -> Void)?) -> sigaction {
    var action = sigaction()
    action.__sigaction_u.__sa_handler = handler
    return action
  }

  /// When the file's bytes were last written.
  public func written(_ status: stat) -> timespec { status.st_mtimespec }

  /// The path of this program; nil where there is none, or it is too long.
  public func ownPath() -> String? {
    var path = [CChar](repeating: 0, count: 4200)
    var size = UInt32(path.count)
    guard _NSGetExecutablePath(&path, &size) == 0, let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Attributes to begin with.
  public func newSpawnAttributes() -> SpawnAttributes { nil }
  public func newSpawnFileActions() -> SpawnFileActions { nil }
#endif
