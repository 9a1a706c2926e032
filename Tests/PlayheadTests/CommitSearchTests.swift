import PlayheadTool
import TestSupport
import TestTraits
import Testing

/// `playhead bisect --git`: the first bad commit, in a repository of seven that each test makes.
@Suite("Commits searched", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct CommitSearchTests {
  let folder = TemporaryFolder()

  /// The history of a card, from the first commit to the last. The fourth is no Lua, from the third on the card has another
  /// colour, from the sixth on its transition is never completed, and the last takes less time.
  private static let history: [(subject: String, change: @Sendable (inout String) -> Void)] = [
    ("Slide a card in", { _ in }),
    ("Say what it is", { $0 = "-- a card\n" + $0 }),
    ("Make it red", { $0 = $0.replacing("systemTeal", with: "systemRed") }),
    ("Forget a word", { $0 = $0.replacing("function Slide:transitionDuration", with: "Slide:transitionDuration") }),
    ("Add it again", { $0 = $0.replacing("\nSlide:transitionDuration", with: "\nfunction Slide:transitionDuration") }),
    ("Tidy up", { $0 = $0.replacing("\n    context:completeTransition(true)", with: "") }),
    ("Be quicker", { $0 = $0.replacing("duration = 0.4", with: "duration = 0.25") }),
  ]

  private static let card = """
    duration = 0.4
    local Slide = class("Slide", NSObject, "UIViewControllerAnimatedTransitioning")
    function Slide:transitionDuration() return duration end
    function Slide:animateTransition(context)
      local view = context:view("to")
      context.containerView:addSubview(view)
      view.frame = view.frame:offsetBy(0, window.bounds.height)
      UIView.animate(duration, function() view.frame = window.bounds end, function()
        context:completeTransition(true)
      end)
    end
    delegate = {animationController_forPresented = function() return Slide() end}
    list, card = UIViewController(), UIViewController()
    card.modalPresentationStyle, card.transitioningDelegate = "fullScreen", delegate
    window.rootViewController = list
    card.view.backgroundColor = UIColor.systemTeal
    list:present(card, true)
    """

  private static let environment = [
    "PATH": "/usr/bin:/bin", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Ann Example",
    "GIT_AUTHOR_EMAIL": "ann@example.org", "GIT_COMMITTER_NAME": "Ann Example",
    "GIT_COMMITTER_EMAIL": "ann@example.org", "GIT_AUTHOR_DATE": "2026-03-04T12:00:00Z",
    "GIT_COMMITTER_DATE": "2026-03-04T12:00:00Z",
  ]

  @discardableResult private func git(_ words: String...) -> ProgramRun {
    ProgramRun("/usr/bin/git", words, environment: Self.environment, folder: folder.path)
  }

  private func commit(_ subject: String) {
    git("add", "-A")
    git("commit", "-q", "-m", subject)
    git("tag", subject.replacing(" ", with: "-"))
  }

  /// Writes the history, with a test of the duration beside the card.
  init() {
    git("init", "-q", "-b", "main")
    var text = Self.card
    let test = "it('takes its time', function() dofile('card.lua') assert.equal(duration, 0.4) end)\n"
    folder.write(test, to: "app/card_test.lua")
    for (subject, change) in Self.history {
      change(&text)
      folder.write(text, to: "app/card.lua")
      commit(subject)
    }
  }

  private func bisect(_ words: String..., place: String = "app") -> ProgramRun {
    ProgramRun(
      BuiltProducts.path(of: "playhead"), ["bisect"] + words, environment: Self.environment,
      folder: "\(folder.path)/\(place)")
  }

  /// Everything that a person would see change.
  private var state: [String] {
    [
      git("status", "--porcelain", "--branch").output, git("worktree", "list").output,
      git("for-each-ref").output, git("rev-parse", "HEAD").output, git("stash", "list").output,
      folder.read("app/card.lua"),
    ]
  }

  @Test("a check's new finding is traced to its commit, past one that does not run, and nothing is left behind")
  func check() {
    folder.write(folder.read("app/card.lua") + "-- not committed\n", to: "app/card.lua")
    let before = state
    let run = bisect("--git", "Slide-a-card-in..main", "card.lua")
    #expect(run.code == ExitCode.scriptError.rawValue, "\(run.output)\(run.errors)")
    let short = git("rev-parse", "--short=7", "Tidy-up").output.dropLast()
    #expect(run.output.hasPrefix("\(short) is the first bad commit: Tidy up\n  by Ann Example, 2026-03-04\n"))
    #expect(run.output.contains("[R-COMPLETE]") && run.output.contains("  card.lua:"), "\(run.output)")
    #expect(run.output.contains("first event: "))
    #expect(run.errors.hasPrefix("playhead: local changes stay as they are: "), "\(run.errors)")
    // The fourth of seven halves the six after the first.
    #expect(run.errors.contains(" (Forget a word): card.lua:"), "\(run.errors)")
    #expect(state == before)
  }

  @Test("a difference of runs is traced to its commit, with both lines and a picture beside the person's files")
  func difference() {
    let run = bisect("--git", "Slide-a-card-in..main", "--by", "diff", "-q", "-o", "pair.png", "card.lua")
    #expect(run.code == ExitCode.scriptError.rawValue && run.errors == "", "\(run.errors)")
    func short(_ tag: String) -> Substring { git("rev-parse", "--short=7", tag).output.dropLast() }
    let (bad, good) = (short("Make-it-red"), short("Say-what-it-is"))
    #expect(run.output.hasPrefix("\(bad) is the first bad commit: Make it red\n"), "\(run.output)")
    #expect(
      run.output.contains(
        "  \(good):card.lua:17: card.view.backgroundColor = UIColor.systemTeal\n"
          + "  \(bad):card.lua:17: card.view.backgroundColor = UIColor.systemRed\n"), "\(run.output)")
    #expect(folder.bytes("app/pair.png")?.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test("a test that begins to fail is traced to its commit")
  func tests() {
    let run = bisect("--git", "Add-it-again..", "app/card_test.lua", place: ".")
    #expect(run.output.contains(" is the first bad commit: Be quicker\n"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("app/card_test.lua:1: takes its time: "), "\(run.output)")
    let other = bisect(
      "--git", "Add-it-again..Tidy-up", "--by", "test", "\(folder.path)/app/card_test.lua", place: ".")
    #expect(other.code == ExitCode.usage.rawValue && other.errors.contains(" is good: test finds nothing in "))
  }

  @Test("where skipped commits hide the first bad one, all that it may be are named")
  func hidden() {
    let run = bisect("--git", "Make-it-red..main", "--by", "check", "-q", "card.lua")
    #expect(run.output.contains("is the first bad commit: Tidy up"))
    // The commit after the one without Lua is quicker at once, so that one of the two is the first.
    git("checkout", "-q", "Forget-a-word")
    folder.write(
      Self.card.replacing("systemTeal", with: "systemBlue").replacing("duration = 0.4", with: "duration = 0.3"),
      to: "app/card.lua")
    commit("Be blue")
    let open = bisect("--git", "Make-it-red..Be-blue", "--by", "diff", "card.lua")
    #expect(open.code == ExitCode.notJudged.rawValue, "\(open.errors)")
    #expect(open.output.hasPrefix("one of these is the first bad commit; the others of them cannot be judged:\n"))
    #expect(open.output.contains("(Forget a word)") && open.output.contains("(Be blue)"), "\(open.output)")
  }

  @Test("a commit without the file is skipped")
  func absent() {
    git("rm", "-q", "app/card.lua")
    commit("Throw it away")
    folder.write(Self.card.replacing("systemTeal", with: "systemPink"), to: "app/card.lua")
    commit("Fetch it back")
    git("commit", "-q", "--allow-empty", "-m", "Rest")
    let run = bisect("--git", "Be-quicker..main", "--by", "diff", "card.lua")
    #expect(run.code == ExitCode.notJudged.rawValue, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("(Throw it away): card.lua is not in it\n"), "\(run.errors)")
  }

  @Test("a range between which nothing can be found is refused with one line and a hint")
  func refused() {
    let before = state
    let wrong: [(words: [String], code: ExitCode, message: String)] = [
      (["--git", "main..Make-it-red"], .usage, "swap them: --git Make-it-red..main"),
      (["--git", "main..HEAD"], .usage, "'main' and 'HEAD' are one commit"),
      (["--git", "nowhere..main"], .unreadableInput, "no commit is called 'nowhere'; git log --oneline lists them"),
      (["--git", "Tidy-up..main"], .usage, "is bad already: check finds R-COMPLETE in both; name an older commit"),
      (
        ["--git", "Slide-a-card-in..Make-it-red"], .usage,
        "is good: check finds nothing in card.lua; name a later commit, or ask --by test or --by diff"
      ),
      (["--git", "Forget-a-word..main", "--by", "diff"], .usage, "cannot be judged: card.lua fails there"),
    ]
    for (words, code, message) in wrong {
      let run = ProgramRun(
        BuiltProducts.path(of: "playhead"), ["bisect"] + words + ["card.lua"], environment: Self.environment,
        folder: folder.path + "/app")
      #expect(run.code == code.rawValue && run.errors.contains(message), "\(words): \(run.errors)")
      #expect(run.output == "" && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    }
    let none = bisect("--git", "Make-it-red..main", "none.lua")
    #expect(none.errors.contains("'none.lua' is not in 'Make-it-red' ("), "\(none.errors)")
    #expect(state == before)
  }

  @Test("without a repository and without git that is said")
  func without() {
    let elsewhere = TemporaryFolder()
    elsewhere.write(Self.card, to: "card.lua")
    func run(_ path: String) -> ProgramRun {
      ProgramRun(
        BuiltProducts.path(of: "playhead"), ["bisect", "--git", "a..b", "card.lua"], environment: ["PATH": path],
        folder: elsewhere.path)
    }
    let outside = run("/usr/bin:/bin")
    #expect(outside.code == ExitCode.unreadableInput.rawValue)
    #expect(outside.errors.contains("the current folder is in no repository of git ("), "\(outside.errors)")
    let missing = run("/nowhere")
    #expect(missing.code == ExitCode.unavailable.rawValue)
    #expect(missing.errors == "playhead: bisect --git needs git, which was not found on the PATH\n")
  }

  @Test("the folder of another repository that the environment names is not touched")
  func environment() {
    let before = state
    var environment = Self.environment
    environment["GIT_DIR"] = folder.path + "/.git"
    environment["GIT_WORK_TREE"] = folder.path
    environment["GIT_INDEX_FILE"] = folder.path + "/.git/index"
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"),
      ["bisect", "--git", "Slide-a-card-in..main", "--by", "diff", "-q", "card.lua"], environment: environment,
      folder: folder.path + "/app")
    #expect(run.output.contains("is the first bad commit: Make it red"), "\(run.errors)")
    #expect(state == before)
  }
}
