import TestSupport
import Testing
import TransitionChecker

/// The names that rules had while they were abbreviated, wherever somebody writes one: scripts and settings hold them.
@Suite("Earlier names of rules", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct EarlierRuleNameTests {
  let folder = TemporaryFolder()
  /// Breaks R-DURATION, which was R-DUR.
  let script = Rule.script(Rule.named(.duration).example.bad)

  private func playhead(_ words: String..., input: String = "") -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), words, input: input, folder: folder.path)
  }

  @Test("each still names its rule, and no name is in two hands")
  func all() {
    let names: [(String, Rule.ID)] = [
      ("R-ALONG-OUT", .alongOutside), ("R-AMBIG", .ambiguous), ("R-BG", .background), ("R-COMPL", .completion),
      ("R-DUR", .duration), ("R-GEST", .gesture), ("R-HIT", .hitTest), ("R-LIFE", .lifecycle), ("R-NAV", .navigation),
      ("R-NESTP", .nestedPresentation), ("R-NOANIM", .noAnimation), ("R-PA", .propertyAnimator),
      ("R-RECT", .outOfSight), ("R-ROT", .rotation), ("R-SNAP", .snapshot), ("R-TFRAME", .transformedFrame),
      ("R-VEL", .velocity),
    ]
    for (name, rule) in names {
      #expect(Rule.ID(named: name) == rule)
      #expect(!Rule.ID.allCases.contains { $0.rawValue == name }, "\(name) is a name of today, too")
    }
    for rule in Rule.ID.allCases { #expect(Rule.ID(named: rule.rawValue) == rule) }
    #expect(Rule.ID(named: "R-DU") == nil && Rule.ID(named: "R-DURATIO") == nil)
  }

  @Test("an option takes one, and the report gives today's")
  func option() {
    folder.write(script, to: "a.lua")
    let run = playhead("check", "--rule", "R-DUR", "a.lua")
    #expect(run.output.contains("[R-DURATION]") && !run.output.contains("R-DUR]"), "\(run.output)\(run.errors)")
  }

  @Test("a comment and the project's settings silence by one")
  func silences() {
    folder.write("-- playhead: ignore R-DUR (measured)\n" + script, to: "a.lua")
    let comment = playhead("check", "-v", "--rule", "R-DURATION", "a.lua")
    #expect(comment.output == "", "\(comment.output)")
    #expect(comment.errors.contains("  silenced: R-DURATION, by a.lua:1: measured\n"), "\(comment.errors)")
    folder.write(script, to: "a.lua")
    folder.write("[check]\nignore = [\"R-DUR\"]\n", to: "playhead.toml")
    let settings = playhead("check", "--rule", "R-DURATION", "a.lua")
    #expect(settings.output == "", "\(settings.output)\(settings.errors)")
  }

  @Test("explain and the shell's ? explain the rule")
  func explains() {
    let text = playhead("explain", "R-DUR").output
    #expect(text == playhead("explain", "R-DURATION").output && text.hasPrefix("R-DURATION (warning)\n"), "\(text)")
    for line in ["explain R-DUR", "?R-DUR", "?R-DURATION"] {
      let run = playhead("-i", input: line + "\n")
      #expect(run.output.contains("lasts longer than it says"), "\(line): \(run.output)\(run.errors)")
    }
  }

  @Test("timeline:check and assert.transition ignore by one")
  func ignores() {
    let said = """
      local function rules(ignore)
        local seen = {}
        for _, finding in ipairs(timeline:check(present, {ignore = ignore})) do seen[#seen + 1] = finding.rule end
        print("rules", table.concat(seen, " "))
      end
      rules{} rules{"R-DUR"}

      """
    let animator = script.replacing("\npresent()", with: "\n")
    folder.write(animator + said, to: "a.lua")
    let lines = playhead("a.lua").output.split(separator: "\n").filter { $0.hasPrefix("rules") }
    #expect(lines == ["rules\tR-DURATION", "rules\t"], "\(lines)")
    let test = "it('is long', function() assert.transition(present, {ignore = {'R-DUR'}}) end)\n"
    folder.write(animator + test, to: "a_test.lua")
    let run = playhead("test", "a_test.lua")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test("a part of a report that an earlier version wrote is merged")
  func parts() {
    folder.write(script, to: "a.lua")
    let part = playhead("check", "--shard", "1/1", "-r", "json", "a.lua").output
    #expect(part.contains("\"R-DURATION\""), "\(part)")
    folder.write(part.replacing("\"R-DURATION\"", with: "\"R-DUR\""), to: "part")
    let merged = playhead("check", "--merge", "part")
    #expect(merged.output == playhead("check", "a.lua").output, "\(merged.output)\(merged.errors)")
  }
}
