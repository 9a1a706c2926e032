import TestSupport
import Testing

/// A branch of time, kept as a script.
@Suite("Saved branches") struct SavedBranchTests {
  private let folder = TemporaryFolder()

  private func playhead(_ words: String..., input: String = "") -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), words, input: input, folder: folder.path)
  }

  /// A screen is presented, and held and cancelled in a branch that goes back to its middle; then another is presented.
  @Test("a branch and the script saved from it do not differ, though its objects have other numbers")
  func branch() {
    folder.write(
      """
      window.rootViewController = UIViewController()
      screen = UIViewController()
      window.rootViewController:present(screen, true)
      """, to: "scene.lua")
    let inputs = """
      goto 0.1
      hold
      update 0.3
      cancel
      run
      window.rootViewController:present(UIViewController(), true)
      run
      save take.lua
      export branch.jsonl

      """
    let run = playhead("-i", "scene.lua", input: inputs)
    #expect(run.code == 0, "\(run.errors)")
    let same = playhead("diff", "branch.jsonl", "take.lua")
    #expect(same.code == 0 && same.output.hasPrefix("the same: "), "\(same.output)\(same.errors)")
    #expect(playhead("export", "take.lua", "saved.jsonl").code == 0)
    #expect(folder.read("branch.jsonl") != folder.read("saved.jsonl"), "every number is the same: this tests nothing")
  }
}
