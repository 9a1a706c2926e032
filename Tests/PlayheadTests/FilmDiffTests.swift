import Glibc
import PlayheadTool
import TestSupport
import TestTraits
import Testing

/// `playhead diff FILM RUN`: a box of a film beside a lane of a run, picture by picture.
@Suite("Films beside runs", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct FilmDiffTests {
  let folder = TemporaryFolder()
  private let playhead = BuiltProducts.path(of: "playhead")

  private func diff(_ words: String...) -> ProgramRun { ProgramRun(playhead, ["diff"] + words, folder: folder.path) }

  /// A card that moves by 150 to the right and 460 up.
  private func card(bounce: Double = 0.3, rest: Double = 0) -> String {
    """
    card = UIView{frame = CGRect(40, 600, 120, 120), backgroundColor = UIColor.systemBlue}
    card:addSubview(UIView{frame = CGRect(30, 20, 40, 30), backgroundColor = UIColor.white})
    window:addSubview(card)
    timeline:advance(\(rest))
    UIView.animate{springDuration = 0.5, bounce = \(bounce), animations = function()
      card.center, card.alpha = CGPoint(250, 200), 0.9
    end}
    """
  }

  private static let hasFilms = access("/usr/bin/ffmpeg", X_OK) == 0

  private func film(_ script: String, _ name: String) {
    folder.write(script, to: "filmed.lua")
    let run = ProgramRun(playhead, ["export", "--scale", "1", "filmed.lua", name], folder: folder.path)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("a film of a run is that run, from before it begins, too", .enabled(if: hasFilms))
  func same() {
    film(card(rest: 0.25), "card.mp4")
    folder.write(card(rest: 0.25), to: "with.lua")
    folder.write(card(), to: "card.lua")
    let with = diff("--box", "50,610,100,100", "--lane", "card.position", "card.mp4", "with.lua")
    #expect(with.code == 0 && with.errors == "", "\(with.output)\(with.errors)")
    #expect(
      with.output.contains("1 pixel a point; the film begins with the run\nthe same: card.position is at most 0."))
    // The order is free, and of one coordinate alone it holds as well.
    let early = diff("card.lua", "card.mp4", "--lane", "card.position.y", "--box", "50,610,100,100")
    #expect(early.code == 0 && early.output.contains("the film begins 0.25 s before the run"), "\(early.output)")
    #expect(diff("-q", "--box", "50,610,100,100", "--lane", "card.position", "card.mp4", "with.lua").output == "")
    // A trace stands for its run.
    #expect(ProgramRun(playhead, ["export", "card.lua", "run.jsonl"], folder: folder.path).code == 0)
    #expect(diff("--box", "50,610,100,100", "--lane", "card.position", "card.mp4", "run.jsonl").code == 0)
  }

  /// A spring of half a second with a ratio of 0.7 has gone 0.984 of its way after 0.25 s, and one of 1 only 0.821: that is 75 of 460
  /// points, of which the lead takes some away.
  @Test("another spring differs, from the picture on at which it does", .enabled(if: hasFilms))
  func other() throws {
    film(card(), "card.mp4")
    folder.write(card(bounce: 0), to: "card.lua")
    let run = diff("--box", "50,610,100,100", "--lane", "card.position.y", "card.mp4", "card.lua")
    #expect(run.code == ExitCode.scriptError.rawValue && run.errors == "", "\(run.errors)")
    #expect(run.output.contains("\nfirst: card.position.y, at 0."))
    #expect(run.output.contains(" in the film, ") && run.output.contains(" in the run, from 0."), "\(run.output)")
    let most = try #require(run.output.firstMatch(of: /at most by ([0-9.]+)/).flatMap { Double($0.1) })
    #expect((55...80).contains(most), "\(run.output)")
    // So far apart may they be.
    #expect(
      diff("--tolerance", "80", "--box", "50,610,100,100", "--lane", "card.position.y", "card.mp4", "card.lua").code
        == 0)
  }

  @Test(
    "a film of another screen, a box that rests and a lane that is none are refused in one line", .enabled(if: hasFilms)
  )
  func refused() {
    film(card(), "card.mp4")
    let wrong: [(words: [String], message: String)] = [
      (
        ["--device", "1024x768", "--lane", "card.position"],
        "are none of a screen of 1024 x 768 points; choose the device"
      ),
      (["--lane", "car.position"], "filmed.lua: no position is called 'car.position'; did you mean 'card.position'?"),
      (
        ["--lane", "card.opacity"],
        "a film shows where a thing is, and 'card.opacity' does not say that; what moves: card."
      ),
      (["--lane", "window.position"], "'window.position' does not move in the run; what moves: card.position"),
    ]
    for (words, message) in wrong {
      let run = ProgramRun(
        playhead, ["diff", "--box", "50,610,100,100"] + words + ["card.mp4", "filmed.lua"], folder: folder.path)
      #expect(run.code == ExitCode.usage.rawValue || run.code == ExitCode.unreadableInput.rawValue)
      #expect(run.output == "" && run.errors.contains(message), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
    folder.write("no film", to: "no.mp4")
    let none = diff("--box", "0,0,20,20", "--lane", "card.position", "no.mp4", "filmed.lua")
    #expect(
      none.code == ExitCode.unreadableInput.rawValue && none.errors.contains("no.mp4: no film that ffmpeg can read"))
  }

  @Test("wrong words are a usage error of one line, which says what to type")
  func usage() {
    folder.write(card(), to: "card.lua")
    folder.write("", to: "a.mp4")
    let wrong: [(words: [String], message: String)] = [
      (["a.mp4", "b.mov"], "are both films; one of the two is a script or a trace"),
      (["a.mp4", "card.lua"], "playhead diff --box X,Y,WIDTH,HEIGHT --lane card.position a.mp4 card.lua"),
      (["--box", "0,0,9,9", "a.mp4", "card.lua"], "held to one position of the run: --lane card.position"),
      (["--box", "0,0,9,9", "card.lua", "card.lua"], "--box and --lane are for a film beside a run"),
      (["--lane", "card.position", "card.lua", "card.lua"], "--box and --lane are for a film beside a run"),
    ]
    for (words, message) in wrong {
      let run = ProgramRun(playhead, ["diff"] + words, folder: folder.path)
      #expect(run.code == ExitCode.usage.rawValue && run.output == "" && run.errors.contains(message), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }
}
