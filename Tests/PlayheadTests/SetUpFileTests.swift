import PlainText
import TestSupport
import Testing
import TransitionChecker

/// A file of the author's that shows the screens of Swift: by an option, by the settings, and how one is begun.
@Suite("A file that shows the screens", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct SetUpFileTests {
  let folder = TemporaryFolder()

  /// A check of what an import is said to have written, which leaves the words that it was called with in a file.
  private func check(_ lua: String, _ words: String...) -> ProgramRun {
    folder.write("class Card: UIViewController {}\n", to: "Card.swift")
    return ImporterStandIn(lua: lua + SwiftOrigin.map(of: lua))
      .playhead(["check"] + words + ["Card.swift"], in: folder)
  }

  private var wordsOfImport: String { folder.read("words").split(separator: "\n").joined(separator: " ") }

  @Test("in Lua is run behind the program, with its locals, and its lines are its own")
  func lua() {
    folder.write("local photo = photo\nshow()\ntimeline:run()\n", to: "show.lua")
    let lua = Rule.stage + "local here = 1\n"
    let good = check(lua, "--set-up", "show.lua")
    #expect(good.code == 0 && good.errors.hasPrefix("Card.swift: 1 animator, "), "\(good.output)\(good.errors)")
    #expect(!wordsOfImport.contains("--harness") && wordsOfImport.hasSuffix("-- Card.swift"))
    folder.write("\n\nerror('no ' .. here)\n", to: "show.lua")
    let failing = check(lua, "--set-up", "show.lua", "--json")
    #expect(failing.code == 1, "\(failing.errors)")
    #expect(
      failing.output.contains(#""file":"show.lua","line":3,"#) && failing.output.contains("no 1"), "\(failing.output)")
  }

  @Test("in Swift is a file of the program's, which alone shows the screens; findings name it where they are seen")
  func swift() {
    folder.write("import UIKit\n\n// playhead: set-up\nfunc show() {}\n", to: "SetUp.swift")
    let broken = Rule.stage + "function Fade:animateTransition(context) end\npresent()\n"
    let run = check(broken, "--set-up", "SetUp.swift")
    #expect(run.code == 1 && run.output.contains("--set-up SetUp.swift Card.swift\n"), "\(run.output)\(run.errors)")
    #expect(wordsOfImport.contains("--harness") && wordsOfImport.hasSuffix("-- Card.swift SetUp.swift"))
  }

  @Test("that shows nothing is no pass, and is named with its line")
  func nothing() {
    folder.write("import UIKit\n\n// playhead: set-up\nfunc show() {}\n", to: "SetUp.swift")
    let run = check("print('runs')\n", "--set-up", "SetUp.swift", "--json")
    #expect(run.code == 65 && run.errors.contains("SetUp.swift (line 4 shows nothing;"), "\(run.errors)")
    #expect(run.output.contains(#""file":"SetUp.swift","line":4"#), "\(run.output)")
  }

  @Test("without such a function, one that is not there, and one for a script, are refused")
  func refused() {
    folder.write("import UIKit\nfunc show() {}\n", to: "SetUp.swift")
    let without = check("", "--set-up", "SetUp.swift")
    #expect(
      without.code == 1 && without.errors.hasPrefix("SetUp.swift:1: error: no function below"), "\(without.errors)")
    #expect(check("", "--set-up", "none.swift").code == 66)
    folder.write("print(1)\n", to: "own.lua")
    let own = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["check", "--set-up", "SetUp.swift", "own.lua"], folder: folder.path)
    #expect(own.code == 64 && own.errors.contains("'own.lua' is a script"), "\(own.errors)")
  }

  @Test("is named by the settings, from the folder of those")
  func settings() {
    folder.write("[check]\nset-up = \"Tests/show.lua\" # by hand\n", to: "playhead.toml")
    folder.write("show()\ntimeline:run()\n", to: "Tests/show.lua")
    let run = check(Rule.stage)
    #expect(run.code == 0 && run.errors.hasPrefix("Card.swift: 1 animator, "), "\(run.output)\(run.errors)")
    folder.write("[check]\nset-up = show.lua\n", to: "playhead.toml")
    #expect(check(Rule.stage).output.contains("playhead.toml:2: error: unknown setting; [check] takes ignore = "))
  }

  @Test("is begun by new, with the first screen and the first delegate of the file, and nothing is overwritten")
  func new() {
    func new(_ swift: String, _ name: String = "Card") -> (run: ProgramRun, text: String) {
      folder.write(swift, to: "App/\(name).swift")
      let run = ProgramRun(
        BuiltProducts.path(of: "playhead"), ["new", "--set-up", "App/\(name).swift"], folder: folder.path)
      return (run, folder.read("App/\(name)SetUp.swift"))
    }
    let presented = new(
      """
      final class Transition: NSObject, UIViewControllerTransitioningDelegate {}
      class Card: UIViewController {}
      """)
    #expect(presented.run.code == 0, "\(presented.run.errors)")
    #expect(
      presented.text == """
        // playhead check --set-up App/CardSetUp.swift App/Card.swift
        \("import UIKit")

        private let transition = Transition()

        // playhead: set-up
        func setUp(window: UIWindow) {
          let home = UIViewController()
          home.view.backgroundColor = .white
          window.rootViewController = home

          let screen = Card()
          screen.modalPresentationStyle = .custom
          screen.transitioningDelegate = transition
          home.present(screen, animated: true)
        }

        """)
    let again = new("class Card {}\n")
    #expect(again.run.code == 66 && again.text == presented.text, "\(again.run.errors)")
    let bare = new("final class Fade: NSObject, UIViewControllerAnimatedTransitioning {}\n", "Fade").text
    #expect(
      bare.contains("UIViewControllerTransitioningDelegate {\n") && bare.contains("{ Fade() }\n")
        && bare.contains("  screen.transitioningDelegate = transition\n"), "\(bare)")
  }
}
