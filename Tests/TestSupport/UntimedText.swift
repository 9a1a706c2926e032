extension String {
  /// Without the real time that a check takes, the one number that no run repeats.
  public var untimed: String { replacing(#/, \d+\.\d s: /#, with: ", 0.1 s: ") }
}
