import Glibc
import PlayheadTool
import TestSupport
import TestTraits
import Testing

/// Tests and checks in parts, on several machines or by Bazel, joined to what one run says.
@Suite("Parts", .timeLimit(.minutes(AddressSanitizer.patience(10)))) struct PartTests {
  let folder = TemporaryFolder()

  private func playhead(_ words: [String], _ variables: [String: String] = [:]) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), words, environment: variables)
  }

  private static let scripts = [
    "Examples/as-printed/reveal.lua", "Examples/as-printed/cross-dissolve.lua", "Examples/swipe.lua",
  ]

  /// The paths of four parts.
  private func parts(_ words: [String]) -> [String] {
    (1...4).map { number in
      let run = playhead(words + ["--shard", "\(number)/4", "-r", "json"])
      folder.write(run.output, to: "\(number).jsonl")
      return "\(folder.path)/\(number).jsonl"
    }
  }

  private func writeTests() {
    folder.write(
      (1...6).map { "it('a\($0)', function() end)\n" }.joined() + "it('f', function() error('no') end)\n",
      to: "a_test.lua")
    folder.write("describe('b', function() it('fails', function() error('x', 0) end) end)\n", to: "b_test.lua")
    folder.write("it('c', function() end", to: "c_test.lua")
    folder.write("x\n", to: "snapshots/a_test/gone.1.txt")
  }

  @Test(
    "four parts of a check joined are the bytes of one run, with any number of processes, in every report", .exhaustive)
  func check() {
    let whole = playhead(["check", "--jobs", "1"] + Self.scripts)
    #expect(whole.code == 1 && whole.output.contains("[R-EARLY]"))
    for jobs in ["2", "3", "7"] { #expect(playhead(["check", "--jobs", jobs] + Self.scripts).output == whole.output) }
    let parts = parts(["check"] + Self.scripts)
    for reporter in ["text", "json", "tap", "junit", "sarif", "github"] {
      let one = playhead(["check", "-r", reporter] + Self.scripts)
      // The parts come in any order.
      let joined = playhead(["check", "--merge", "-r", reporter] + parts.reversed())
      #expect(joined.output == one.output && joined.code == one.code, "\(reporter): \(joined.errors)")
    }
  }

  @Test("four parts of tests joined are the bytes of one run, a file that does not run and old snapshots included")
  func tests() {
    writeTests()
    for options in [[], ["--shuffle", "3"], ["--filter", "[abf]"]] {
      let one = playhead(["test"] + options + [folder.path])
      let joined = playhead(["test", "--merge"] + parts(["test"] + options + [folder.path]))
      #expect(joined.output == one.output && joined.code == one.code && one.code == 1, "\(options): \(joined.errors)")
    }
    // Every test is in one part.
    let counts = (1...4).map { number in
      playhead(["test", "--shard", "\(number)/4", "--filter", "^a", folder.path + "/a_test.lua"]).output
        .split(separator: "\n").count { $0.hasPrefix("  ok ") }
    }
    #expect(counts.sorted() == [1, 1, 2, 2])
  }

  @Test("Bazel's variables choose the part, and name the files of the report and of the status")
  func bazel() {
    writeTests()
    let one = playhead(["test", folder.path])
    let parts = (0..<4).map { number in
      let run = playhead(
        ["test", "-r", "json", folder.path],
        [
          "TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "\(number)", "TEST_SHARD_STATUS_FILE": folder.path + "/status",
          "XML_OUTPUT_FILE": folder.path + "/report\(number).xml",
        ])
      folder.write(run.output, to: "\(number).jsonl")
      return "\(folder.path)/\(number).jsonl"
    }
    #expect(playhead(["test", "--merge"] + parts).output == one.output)
    #expect(access(folder.path + "/status", F_OK) == 0)
    #expect(folder.read("report2.xml").contains("<testsuites>") && folder.read("report2.xml").contains("name=\"a3\""))
    let wrong = playhead(["test", folder.path], ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "4"])
    #expect(wrong.code == ExitCode.usage.rawValue)
    #expect(wrong.errors == "playhead: TEST_SHARD_INDEX is '4' of TEST_TOTAL_SHARDS '4'; the first part is 0\n")
  }

  @Test("a part that is missing, cut off, there twice, of another run or no part at all is an error that names it")
  func incomplete() {
    writeTests()
    let parts = parts(["test", folder.path])
    func merge(_ paths: [String], _ command: String = "test") -> String {
      let run = playhead([command, "--merge"] + paths)
      #expect(run.code != 0 && run.output == "", "\(run.output)")
      return run.errors
    }
    #expect(
      merge([parts[0], parts[1], parts[3]])
        == "playhead: part 3/4 is missing: run it again with --shard 3/4 -r json\n")
    #expect(merge(parts + [parts[0]]).hasPrefix("playhead: part 1/4 is there twice: "))
    let text = folder.read("2.jsonl")
    folder.write(String(text.dropLast(text.count / 2)), to: "2.jsonl")
    #expect(merge(parts) == "playhead: \(parts[1]) breaks off: part 2/4 did not end; run it again with --shard 2/4\n")
    folder.write(playhead(["test", "--shard", "2/3", "-r", "json", folder.path]).output, to: "2.jsonl")
    #expect(merge(parts) == "playhead: \(parts[1]) is a part of another run than \(parts[0])\n")
    #expect(merge([folder.path + "/a_test.lua"]).contains("is no part: playhead test --shard 1/4 -r json writes one"))
    #expect(merge([parts[0]], "check").contains("is of playhead test, not of playhead check"))
    #expect(merge([folder.path + "/none"]).contains("cannot read"))
  }
}
