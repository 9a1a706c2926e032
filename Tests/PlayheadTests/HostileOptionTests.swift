import PlayheadTool
import TestSupport
import Testing

/// Every option that takes a value is given numbers that nobody should give: a run, or an error of usage that names it.
@Suite("Hostile options") struct HostileOptionTests {
  static let words = [
    "-0", "0", "-1", "1e-300", "1e300", "-1e300", "inf", "-inf", "nan", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "99999999999999999999999999", "0x10", "", " 1", "1,5", "\u{7F}\u{1B}[2J",
  ]

  @Test("no value of an option ends the program by a signal or an internal error", arguments: CommandLineOption.all)
  func option(_ option: CommandLineOption) throws {
    guard let spelling = option.spellings.last, option.commands.contains(.run), spelling.hasPrefix("--"),
      // These have effects of their own: a watch does not end, a file is written.
      !["--watch", "--trusted"].contains(spelling)
    else { return }
    let place = TemporaryFolder()
    for word in Self.words {
      let run = ProgramRun(
        BuiltProducts.path(of: "playhead"),
        ["--no-init", "--timeout", "5", "\(spelling)=\(word)", "-e", "UIView.animate(1, print) timeline:step()"],
        folder: place.path)
      #expect([0, 1, 64, 66, 69, 124].contains(run.code), "\(spelling)=\(word) ends with \(run.code): \(run.errors)")
      if run.code == 64 { #expect(run.errors.contains(spelling), "\(run.errors)") }
      #expect(!run.errors.contains("\u{1B}"))
    }
  }
}
