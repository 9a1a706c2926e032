import SystemLibrary

/// The environment of the process.
enum Environment {
  /// Nil where the variable is not set.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
