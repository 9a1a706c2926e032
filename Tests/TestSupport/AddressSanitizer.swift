import Glibc

/// The address sanitizer, under which tests may run.
public enum AddressSanitizer {
  /// Whether they do. It takes terabytes of addresses, and several times the time: limits of the system cannot be tested.
  public static let isOn = dlsym(nil, "__asan_init") != nil

  /// A limit that keeps a test from waiting for ever, in any unit of time. A sanitized program takes about ten times as long
  /// to start and three times as long to run. All tests start at once and wait for each other, so a limit has to outlast
  /// the whole suite on a busy machine; limits that are promises have no part in this.
  public static func patience(_ limit: Int) -> Int { (isOn ? 20 : 4) * limit }
}
