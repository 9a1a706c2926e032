import PlayheadTool
import TestSupport
import Testing

/// The words of tests that editors know, against `playhead test`.
@Suite("Words of a test") struct TestWordsTests {
  @Test("every word that editors know is there in a test")
  func exist() throws {
    let definitions = try #require(GeneratedFile.all.first { $0.path == "Examples/library/playhead.lua" }).text()
    let checks = definitions.matches(of: /---@field (\w+) fun\((?:expected|other|given|body)/).map { "assert.\($0.1)" }
    let functions = definitions.matches(of: /--- In a test:.*\n(?:---@param.*\n)*function (\w+)/).map { "\($0.1)" }
    #expect(checks.count >= 11 && functions.count >= 5)
    let folder = TemporaryFolder()
    let tests = (checks + functions).map { "it('has \($0)', function() assert.is_not_nil(\($0)) end)\n" }.joined()
    folder.write(tests, to: "words_test.lua")
    let run = ProgramRun.playhead("test", folder.path)
    #expect(run.code == 0, "\(run.output)")
    #expect(run.output.hasSuffix("\(checks.count + functions.count) tests, all passed\n"))
  }
}
