import Glibc

/// The address sanitizer, under which tests may run.
public enum AddressSanitizer {
  /// Whether they do. It takes terabytes of addresses, and several times the time: limits of the system cannot be tested.
  public static let isOn = dlsym(nil, "__asan_init") != nil

  /// A limit that keeps a test from waiting for ever, in any unit of time. A sanitized program takes about ten times as long
  /// to start and three times as long to run, and all tests wait for each other; limits that are promises have no part in
  /// this.
  public static func patience(_ limit: Int) -> Int { isOn ? 20 * limit : limit }
}
