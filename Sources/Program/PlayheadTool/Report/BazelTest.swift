import SystemLibrary
import TransitionChecker

/// Bazel's environment of a test (its "Test encyclopedia"): which part to run, and where the report goes.
enum BazelTest {
  /// The part to run; nil where there are no parts. Tells Bazel that parts are understood.
  ///
  /// - Parameter given: The part that the command line names, which counts first.
  /// - Throws: `PartProblem` for numbers that name no part.
  static func shard(unless given: Shard?) throws(PartProblem) -> Shard? {
    if let given { return given }
    guard let total = Environment.value("TEST_TOTAL_SHARDS"), !total.isEmpty else { return nil }
    let index = Environment.value("TEST_SHARD_INDEX") ?? ""
    guard let count = Int(total), let number = Int(index), (1...Shard.most).contains(count),
      (0..<count).contains(number)
    else {
      throw PartProblem("TEST_SHARD_INDEX is '\(index)' of TEST_TOTAL_SHARDS '\(total)'; the first part is 0")
    }
    if let path = Environment.value("TEST_SHARD_STATUS_FILE"), !path.isEmpty,
      !SourceFiles.append("", to: path)
    {
      throw PartProblem(SourceFiles.problem("write", path), .unwritableOutput)
    }
    return Shard(number + 1, of: count)
  }

  /// Writes a report in JUnit's XML where Bazel wants it; the problem when that is not possible.
  static func write(_ report: @autoclosure () -> String) -> String? {
    guard let path = Environment.value("XML_OUTPUT_FILE"), !path.isEmpty else { return nil }
    return SourceFiles.write(report(), to: path) ? nil : SourceFiles.problem("write", path)
  }
}
