import PlainText
import Testing
import TransitionChecker
import ViewKit

/// A check can be divided: its parts share nothing and leave nothing out, and findings survive being written.
@Suite("Parts of a check") struct PartOfCheckTests {
  @Test("every piece of work is in one part", arguments: 1...7)
  func shards(_ count: Int) {
    for index in 0..<50 {
      #expect((1...count).count { Shard($0, of: count).contains(index) } == 1)
    }
    let sizes = (1...count).map { number in (0..<50).count { Shard(number, of: count).contains($0) } }
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test("a part is written as 2/4, and nothing else is one")
  func text() {
    #expect(Shard("2/4") == Shard(2, of: 4) && Shard(2, of: 4).text == "2/4")
    for text in ["0/4", "5/4", "-1/4", "1/0", "1", "1/2/3", "a/b", "", "/", "1/10000", "1 / 2"] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  @Test("a finding is the same after it was written and read, in every scenario")
  func wire() throws {
    let subject = Subject(.pop, by: "Slide", from: "a \"b\"", to: "c", isInteractive: true, hasFinger: true)
    for scenario in Scenario.all(for: subject, isPercentDriven: true)
      + Scenario.all(for: subject, isPercentDriven: false)
    {
      var finding = Finding(
        .state, in: scenario, at: 0.1 + 0.2, about: "c.view", "c.view: opacity is 0.5,\nnot 1", before: "1",
        after: "0.5",
        source: WarningReport.Place(file: "a/b.lua", line: 12))
      finding.transition = subject
      finding.number = 3
      #expect(JSONLine.value(JSONLine.text(finding)) == finding)
    }
    var elsewhere = Finding(.once, in: Scenario(.held(.cancel, at: 0.33)), at: 1, about: "", "twice")
    elsewhere.transition = subject
    #expect(JSONLine.value(JSONLine.text(elsewhere)) == elsewhere)
    let plain = Finding(.once, in: Scenario(.asItRuns), at: 1, about: "", "twice")
    #expect(JSONLine.value(JSONLine.text(plain)) == plain)
    #expect(JSONLine.value(#"{"rule":"R-NONE"}"#, as: Finding.self) == nil)
  }
}
