import TestSupport
import Testing

/// `--era` and `era` of `playhead.toml`: the behaviour of iOS 26 by one switch.
@Suite("Eras") struct EraTests {
  private let folder = TemporaryFolder()
  private static let asks = "local app = UIApplication.shared print(app.barEra, app.touchBlocking)\n"
  private static let (old, new) = ("classic\tparticipants\n", "glass\tnone\n")

  private func playhead(_ arguments: String...) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), arguments, folder: folder.path)
  }

  @Test("the command line counts before the project, and iOS 18 is what counts without either")
  func order() {
    folder.write(Self.asks, to: "App/ask.lua")
    #expect(playhead("App/ask.lua").output == Self.old)
    #expect(playhead("--era", "26", "App/ask.lua").output == Self.new)
    folder.write("era = 26\n", to: "playhead.toml")
    #expect(playhead("App/ask.lua").output == Self.new)
    #expect(playhead("run", "--era=18", "App/ask.lua").output == Self.old)
    folder.write("era = 18\n", to: "App/playhead.toml")
    #expect(playhead("App/ask.lua").output == Self.old, "the nearest file counts")
  }

  @Test("it counts for tests and checks as for runs, and a script sets single settings after it")
  func everywhere() {
    folder.write("era = 26 # bars of glass\n\n[check]\nignore = []\n", to: "playhead.toml")
    folder.write(
      "it('is glass', function() assert.equal('glass', UIApplication.shared.barEra) end)\n", to: "bar_test.lua")
    #expect(playhead("test").code == 0)
    folder.write("assert(UIApplication.shared.barEra == 'glass')\n", to: "glass.lua")
    #expect(playhead("check", "glass.lua").code == 0)
    #expect(playhead("check", "--era", "18", "glass.lua").code == 1)
    folder.write("UIApplication.shared.barEra = 'classic' " + Self.asks, to: "own.lua")
    #expect(playhead("own.lua").output == "classic\tnone\n")
  }

  @Test("an unknown era is an error that lists those that are known")
  func unknown() {
    folder.write(Self.asks, to: "ask.lua")
    let typed = playhead("--era", "17", "ask.lua")
    #expect(typed.code == 64 && typed.errors.contains("--era takes 18 or 26, not '17'"), "\(typed.errors)")
    folder.write("era = 17\n", to: "playhead.toml")
    let message = "playhead.toml:1: error: unknown era 17; it is 18 or 26, as in era = 26\n"
    let check = playhead("check", "ask.lua")
    #expect(check.code == 1 && check.output.contains(message), "\(check.output)")
    let run = playhead("ask.lua")
    #expect(run.code == 64 && run.errors.contains(message), "\(run.errors)")
    folder.write("it('runs', function() end)\n", to: "a_test.lua")
    let test = playhead("test")
    #expect(test.code == 64 && test.errors.contains(message), "\(test.errors)")
  }

  @Test("new writes it")
  func scaffold() {
    #expect(playhead("new", "card").code == 0)
    #expect(folder.read("card/playhead.toml") == "era = 26\n")
  }
}
