import TestStages
import TestSupport
import Testing
import TimeControl

/// `timeline:bisect(NAME)`: where two branches begin to differ.
///
/// The scene's view moves from 20 to 200 and fades from 1 to 0 in 0.4 s, evenly, so that 0.75 of it is left at 0.1 s.
@Suite("Where branches begin to differ") struct BranchBisectTests {
  @Test("the first value has both values and the line of each branch that has set it")
  func value() throws {
    let stage = try BranchStage(BranchStage.scene, "timeline:run()", "timeline:seek(0.1)", "box.layer.cornerRadius = 5")
    stage.run(well: "timeline:run()")
    let text = stage.print("timeline:bisect('main')")
    // 0.1 s is frame 6 of 60 a second; main has no radius.
    #expect(text.hasPrefix("first value: box.cornerRadius, at 0.1 s (frame 6): was 0, now 5\n"), "\(text)")
    // Every input of the stage is line 1 of a file of the same name.
    #expect(text.contains("\n  test.lua:1: "), "\(text)")
    #expect(!text.contains("it lasted"), "\(text)")
    // The comparison changes neither branch.
    #expect(stage.branching.branches.map(\.name) == ["main", "branch2"])
    #expect(stage.print("timeline.now, box.layer.cornerRadius") == "0.4\t5.0")
    stage.run(well: "timeline:switch('main')")
    let back = stage.print("timeline:bisect('branch2')")
    #expect(back.contains(": was 5, now 0\n"), "\(back)")
  }

  @Test("a branch that has not run as far does not differ for that")
  func shorter() throws {
    let stage = try BranchStage(BranchStage.scene, "timeline:checkpoint('start')", "timeline:run()")
    stage.run(well: "timeline:restart('start')")
    stage.run(well: "timeline:advance(0.2)")
    #expect(stage.print("'<' .. timeline:bisect('main') .. '>'") == "<>")
  }

  @Test("two branches that are the same are said to be")
  func event() throws {
    let same = try BranchStage(BranchStage.scene, "timeline:checkpoint('start')", "timeline:run()")
    same.run(well: "timeline:restart('start')")
    same.run(well: "timeline:run()")
    #expect(same.print("'<' .. timeline:bisect('main') .. '>'") == "<>")
  }

  @Test("a branch that is not there is an error that lists those that are")
  func unknown() throws {
    let stage = try BranchStage(BranchStage.scene, "timeline:run()", "timeline:seek(0.1)", "box.alpha = 0.5")
    let error = try #require(stage.run("timeline:bisect('branch3')"))
    #expect("\(error)".contains("main") && "\(error)".contains("branch2"), "\(error)")
  }

  @Test("a picture of both is a picture, or names what it can be")
  func picture() throws {
    let stage = try BranchStage(BranchStage.scene, "timeline:run()", "timeline:seek(0.1)", "box.alpha = 0.5")
    let error = try #require(stage.run("timeline:bisect('main', 'both.mp4')"))
    #expect("\(error)".contains(".png or .svg"), "\(error)")
  }
}
