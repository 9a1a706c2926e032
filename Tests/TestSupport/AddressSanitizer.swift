import Glibc

/// The address sanitizer, under which tests may run.
public enum AddressSanitizer {
  /// Whether they do. It takes terabytes of addresses, and several times the time: limits of the system cannot be tested.
  public static let isOn = dlsym(nil, "__asan_init") != nil
}
