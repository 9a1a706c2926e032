/// A message from the process of a test file to the program that reports. A line of JSON each.
enum TestMessage: Codable, Equatable {
  /// All tests of the file, once it has run.
  case lists([Listed])
  /// A test is about to run; its place in the list.
  case begins(Int)
  /// Text that was printed, by the test that runs or by the file itself.
  case prints(String)
  /// A file that the tests have read.
  case hasRead(path: String)
  /// The test that runs has compared something with this file in the folder of snapshots.
  case uses(snapshot: String)
  /// Something that fails nothing, as a line with its place.
  case notes(String)
  case ends(TestResult.Outcome, seconds: Double)
  /// The file itself does not run.
  case fails(TestResult.Outcome)

  struct Listed: Codable, Equatable {
    let name: String
    let line: Int?
    /// True for a test that was asked for.
    let isWanted: Bool
  }
}
