import Glibc
import PlayheadTool
import TestSupport
import TestTraits
import Testing

/// `playhead fit`: tables and films in, a spring or a curve out.
@Suite("Fitted motions", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct FitTests {
  let folder = TemporaryFolder()
  private let playhead = BuiltProducts.path(of: "playhead")

  private func fit(_ words: String...) -> ProgramRun { ProgramRun(playhead, ["fit"] + words, folder: folder.path) }

  /// A card on a spring of half a second and a bounce of 0.3: a response of 0.5 s and a damping ratio of 0.7, as UIKit's
  /// parameters are defined (`Spring.init(perceptualDuration:bounce:)`).
  private static let card = """
    local card = UIView{frame = CGRect(40, 600, 120, 120), backgroundColor = UIColor.systemBlue}
    card:addSubview(UIView{frame = CGRect(30, 20, 40, 30), backgroundColor = UIColor.white})
    window:addSubview(card)
    UIView.animate{springDuration = 0.5, bounce = 0.3, animations = function() card.center = CGPoint(250, 200) end}
    """

  @Test("the spring of a run comes back from its table, and is drawn")
  func table() {
    folder.write(Self.card, to: "card.lua")
    #expect(ProgramRun(playhead, ["export", "card.lua", "run.csv"], folder: folder.path).code == 0)
    let run = fit("-o", "fit.svg", "run.csv", "card.position")
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.contains("spring   response 0.5 s, damping ratio 0.7, from rest\n"), "\(run.output)")
    #expect(run.output.contains("from 100, 660 at 0 s to 250, 200\n"))
    #expect(run.output.contains("UIView.animate(springDuration: 0.5, bounce: 0.3)"))
    // ω² = (2π / 0.5)² = 157.9, and 2 · 0.7 · ω = 17.59.
    #expect(run.output.contains("stiffness: 157.9, damping: 17.6, initialVelocity: .zero)"), "\(run.output)")
    let drawing = folder.read("fit.svg")
    #expect(drawing.contains("<circle ") && drawing.contains("measured, and fitted"))
  }

  @Test("what Lua is told runs, and moves as what was measured")
  func lua() throws {
    folder.write(Self.card, to: "card.lua")
    #expect(ProgramRun(playhead, ["export", "card.lua", "run.csv"], folder: folder.path).code == 0)
    let line = try #require(fit("run.csv").output.split(separator: "\n").first { $0.hasPrefix("Lua") })
    let call = line.dropFirst(9).split(separator: "…").map(String.init)
    let statements = Self.card.split(separator: "\n").dropLast().joined(separator: "\n")
    folder.write("\(statements)\n\(call[0]) card.center = CGPoint(250, 200) \(call[1])\n", to: "again.lua")
    let diff = ProgramRun(playhead, ["diff", "--tolerance", "0.3", "card.lua", "again.lua"], folder: folder.path)
    #expect(diff.code == 0, "\(diff.output)\(diff.errors)")
  }

  /// A film as ffmpeg would hand it over: a square of 16 pixels that moves by 2 to the right, thirty times a second, up to
  /// 26, on another grey; in letters, whose bytes are the greys.
  @Test("each picture of a film has the time that ffmpeg tells, and a square that moves evenly is linear")
  func pictures() {
    let pictures = (0..<20).map { index in
      "P5\n96 48\n255\n"
        + (0..<48).map { row in
          String((0..<96).map { (16..<32).contains(row) && (20..<36).contains($0 - min(2 * index, 26)) ? "x" : "(" })
        }.joined()
    }
    folder.write(pictures.joined(), to: "pictures")
    let times = (0..<20).map { "[Parsed_showinfo_1 @ 0x5] n: \($0) pts: \($0) pts_time:\(Double($0) / 30) fmt:gray" }
    folder.write("#!/bin/sh\necho '\(times.joined(separator: "\n"))' >&2\ncat pictures\n", to: "bin/ffmpeg")
    folder.write("", to: "a.mp4")
    _ = ProgramRun("/bin/chmod", ["+x", "\(folder.path)/bin/ffmpeg"])
    let run = ProgramRun(
      playhead, ["fit", "--box", "16,12,24,24", "a.mp4"], environment: ["PATH": "\(folder.path)/bin:/bin:/usr/bin"],
      folder: folder.path)
    #expect(run.output.contains("a.mp4: 20 samples of x in 0.633 s\n"), "\(run.output)\(run.errors)")
    #expect(run.output.contains("curve    linear over 0.433 s\n         from 16 at 0 s to 42\n"), "\(run.output)")
    let without = ProgramRun(
      playhead, ["fit", "--box", "16,12,24,24", "a.mp4"], environment: ["PATH": "/nowhere"], folder: folder.path)
    #expect(without.code == ExitCode.unavailable.rawValue && without.errors.contains("which was not found"))
  }

  /// A tenth of a per cent: the box is found to a tenth of a pixel on a way of 480.
  @Test("a film that the program has made is read back", .enabled(if: access("/usr/bin/ffmpeg", X_OK) == 0))
  func film() throws {
    folder.write(Self.card, to: "card.lua")
    #expect(ProgramRun(playhead, ["export", "--scale", "1", "card.lua", "card.mp4"], folder: folder.path).code == 0)
    let run = fit("--box", "50,610,100,100", "card.mp4")
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    let response = try #require(run.output.firstMatch(of: /response ([0-9.]+)/).flatMap { Double($0.1) })
    let ratio = try #require(run.output.firstMatch(of: /ratio ([0-9.]+)/).flatMap { Double($0.1) })
    #expect(abs(response - 0.5) <= 0.001 && abs(ratio - 0.7) <= 0.001, "\(run.output)")
    let flat = fit("--box", "300,20,20,20", "card.mp4")
    #expect(
      flat.code == ExitCode.unreadableInput.rawValue && flat.errors.contains("is of one grey in the first picture"))
    let outside = fit("--box", "3000,0,20,20", "card.mp4")
    #expect(outside.errors.contains("is not inside the picture, which has "), "\(outside.errors)")
    folder.write("no film", to: "no.mp4")
    let none = fit("--box", "0,0,20,20", "no.mp4")
    #expect(
      none.code == ExitCode.unreadableInput.rawValue && none.errors.contains("no.mp4: no film that ffmpeg can read"))
    #expect(none.errors.split(separator: "\n").count == 1, "\(none.errors)")
  }

  private static let rows: [String] = (0..<12).map { "\(Double($0) / 10),\($0 * $0)" }

  private static func rows(_ values: String) -> [String] { (0..<12).map { "\($0),\(values)" } }

  /// Lines of a table, and the end of the sentence that refuses it, from the file's name on.
  private static let faulty: [(lines: [String], message: String)] = [
    ([], ": no sample is in it"),
    (["1", "2"], ":1: one column alone; a sample is a time and a position: 0.016,120"),
    (["0,1", "0.1,2"], ": 2 samples; at least 10 are needed, as a motion has up to eight unknowns"),
    (rows + ["1.2"], ":13: x is missing; leave out a line that was not measured"),
    (rows + ["1.2,"], ":13: x is missing; leave out a line that was not measured"),
    (rows + ["1.2,nan"], ":13: 'nan' is no number, as x has to be"),
    (rows + ["1.2,1e999"], ":13: '1e999' is no number, as x has to be"),
    (rows + ["abc,4"], ":13: 'abc' is no number, as t has to be"),
    (rows + ["1.1,4"], ":13: the time 1.1 is there twice; leave one of the two lines out"),
    (rows + ["0.5,4"], ":13: the time 0.5 comes after 1.1; samples stand in the order of their times"),
    (rows("7"), ": nothing moves: it is 7 all along"),
    (rows("1,2,3"), ": 3 columns stand beside the time; name one or two of them: x, y, z"),
  ]

  @Test("a table that tells no motion is refused with its line, and what would do", arguments: faulty)
  func refused(_ table: (lines: [String], message: String)) {
    folder.write(table.lines.map { $0 + "\n" }.joined(), to: "a.csv")
    let run = fit("a.csv")
    #expect(run.code == ExitCode.unreadableInput.rawValue && run.output == "")
    #expect(run.errors == "playhead: a.csv\(table.message)\n", "\(run.errors)")
  }

  @Test("positions that end before the motion does are said not to decide how long it lasts")
  func unfinished() {
    folder.write((0..<20).map { "\(Double($0) / 60),\($0 * 3)\n" }.joined(), to: "a.csv")
    let run = fit("a.csv")
    #expect(run.code == 0 && run.output.contains("warning  the samples do not decide the duration;"), "\(run.output)")
  }

  @Test("names, quotes, semicolons with decimal commas, and Windows' line ends are read")
  func spellings() {
    let values = (0..<30).map { (index: Int) -> Double in
      let step = Double(index * index) / 20
      return 300 * step / (1 + step)
    }
    func rows(_ separator: String, _ end: String, _ number: (Double) -> String) -> String {
      values.enumerated().map { number(Double($0) / 60) + separator + number($1) + end }.joined()
    }
    let plain = rows(",", "\n") { "\($0)" }
    folder.write(plain, to: "a.csv")
    folder.write("time,\"x, of the card\"\r\n" + rows(",", "\r\n") { " \($0)" }, to: "b.csv")
    folder.write("t;x\n" + rows(";", "\n") { "\($0)".split(separator: ".").joined(separator: ",") }, to: "c.csv")
    func rest(_ name: String) -> Substring { fit(name).output.split(separator: "\n", maxSplits: 1).last ?? "" }
    #expect(rest("a.csv").contains("off by") && rest("a.csv") == rest("b.csv") && rest("a.csv") == rest("c.csv"))
  }

  @Test("wrong words are a usage error of one line")
  func usage() {
    folder.write("1,2\n", to: "a.csv")
    folder.write("", to: "a.mp4")
    let wrong: [(words: [String], message: String)] = [
      (["fit", "a.mp4"], "a film needs the box to follow"),
      (["fit", "--box", "0,0,9,9", "a.csv"], "--box is for films"),
      (["fit", "--box", "1,2", "a.mp4"], "--box takes four whole numbers of pixels"),
      (["fit", "--box", "0,0,9,9", "a.mp4", "x"], "columns are those of a table"),
      (["fit", "-o", "a.png", "a.csv"], "fit draws an .svg"), (["fit", "a.lua"], "playhead export a.lua run.csv"),
    ]
    for (words, message) in wrong {
      let run = ProgramRun(playhead, words, folder: folder.path)
      #expect(run.code == ExitCode.usage.rawValue && run.output == "" && run.errors.contains(message), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }
}
