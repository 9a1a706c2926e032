import PlayheadTool
import TestSupport
import Testing

/// Films, tables, curves and numbered pictures, as the command line writes them.
@Suite("Films and tables") struct FilmFileTests {
  let folder = TemporaryFolder()

  init() {
    folder.write(
      """
      box = UIView(CGRect(0, 0, 40, 40))
      box.backgroundColor = UIColor.red
      window:addSubview(box)
      UIView.animate{withDuration = 0.2, delay = 0, options = "curveLinear", animations = function() box.center = CGPoint(40, 20) end}
      """, to: "slide.lua")
    folder.write("v = UIView(CGRect(0, 0, 9, 9)) window:addSubview(v)", to: "still.lua")
    folder.write("error('no')", to: "fails.lua")
  }

  private func export(_ words: String..., path: String = "") -> ProgramRun {
    ProgramRun(
      BuiltProducts.path(of: "playhead"), ["export", "--device", "40x60@1", "slide.lua"] + words,
      environment: ["PATH": path], folder: folder.path)
  }

  private func names() -> [String] {
    ProgramRun("/bin/ls", [folder.path]).output.split(separator: "\n").map(String.init)
  }

  /// A program that does what ffmpeg is asked for: it takes the frames, and writes the file named last.
  private func fake(_ body: String) {
    folder.write("#!/bin/sh\n\(body)\n", to: "bin/ffmpeg")
    _ = ProgramRun("/bin/chmod", ["+x", "\(folder.path)/bin/ffmpeg"])
  }

  private static let takes = "for last; do :; done; printf '%s\\n' \"$@\" >words; /bin/cat >\"${last#file:}\""

  @Test(
    "frames go to the program as they are, and the file is there when it is whole",
    arguments: ["mp4", "webm", "gif", "webp"])
  func piped(_ ending: String) {
    fake(Self.takes)
    let run = export("out.\(ending)", path: folder.path + "/bin")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    // 13 frames at 60 a second, 11 at 50; a pixel is four bytes.
    let frames = ending == "gif" ? 11 : 13
    #expect(folder.bytes("out.\(ending)")?.count == frames * 40 * 60 * 4)
    let words = folder.read("words").split(separator: "\n")
    #expect(words.contains("40x60") && words.contains(ending == "gif" ? "100/2" : "60/1"))
    #expect(words.last == "file:out.\(ending).part")
    #expect(!names().contains { $0.hasSuffix(".part") })
  }

  @Test("without ffmpeg the film is refused with what needs none, by code 69") func missing() {
    let run = export("out.mp4")
    #expect(run.code == ExitCode.unavailable.rawValue)
    #expect(run.errors == "playhead: out.mp4 needs ffmpeg, which was not found; .html and .apng need nothing\n")
    let named = export("out.mp4", "--ffmpeg", "./nowhere")
    #expect(named.code == 69 && named.errors.contains("needs ./nowhere"))
  }

  @Test("when ffmpeg fails its last line is told, nothing of its file stays, and one of before does") func fails() {
    folder.write("before", to: "out.mp4")
    fake("echo partly >out.mp4.part; echo first >&2; echo \"Unknown encoder 'libx264'\" >&2; exit 1")
    let run = export("out.mp4", path: folder.path + "/bin")
    #expect(run.code == 1)
    #expect(run.errors == "playhead: cannot write 'out.mp4': ffmpeg: Unknown encoder 'libx264'\n")
    #expect(folder.read("out.mp4") == "before")
    #expect(!names().contains { $0.hasSuffix(".part") })
    // One that reads nothing and is gone: the pipe breaks, the program does not.
    fake("exit 3")
    #expect(export("other.mp4", path: folder.path + "/bin").errors.contains("it ended without a word"))
  }

  @Test("a device goes around pictures and films, not around pages") func chrome() {
    #expect(export("x.png", "--at", "0", "--chrome").errors.isEmpty)
    // A point is two pixels, and the rim 12 points: the eight bytes after a PNG's first sixteen are its sides.
    #expect(folder.bytes("x.png").map { Array($0[16..<24]) } == [0, 0, 0, 128, 0, 0, 0, 168])
    let page = export("x.html", "--chrome")
    #expect(page.code == ExitCode.usage.rawValue)
    #expect(page.errors == "playhead: --chrome is for pictures and films (pages have it), not for x.html\n")
  }

  @Test("a name is handed over as it is: no shell reads it") func shell() {
    fake(Self.takes)
    let run = export("-o", "$(touch x);.mp4", "a b.mp4", path: folder.path + "/bin")
    #expect(run.code == 0, "\(run.errors)")
    #expect(names().contains("$(touch x);.mp4") && names().contains("a b.mp4") && !names().contains("x"))
  }

  @Test("a picture without a time is of the most telling moment, and says so") func telling() {
    let run = export("x.png")
    // The middle of the only motion.
    #expect(run.code == 0 && run.errors == "playhead: x.png: at 0.100 s (--at end for the end)\n")
    #expect(export("at.png", "--at", "0.1").errors.isEmpty)
    #expect(folder.bytes("x.png") == folder.bytes("at.png"))
    // A script that marks its picture has the say, at any time and with any number of marks.
    folder.write(folder.read("slide.lua") + "\ntimeline:seek(0.05)\ntimeline:mark('picture')\n", to: "marked.lua")
    let marked = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["export", "--device", "40x60@1", "marked.lua", "m.png"], folder: folder.path)
    #expect(marked.code == 0 && marked.errors == "playhead: m.png: at 0.050 s (--at end for the end)\n")
    _ = export("m2.png", "--at", "0.05")
    #expect(folder.bytes("m.png") == folder.bytes("m2.png"))
    _ = export("end.png", "--at", "end")
    #expect(folder.bytes("x.png") != folder.bytes("end.png"))
    let still = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["export", "still.lua", "y.png"], folder: folder.path)
    #expect(still.code == 0 && !still.errors.contains("--at"), "\(still.errors)")
  }

  @Test("numbered pictures are the frames of the clock") func sequence() {
    let run = export("frames/f-%03d.png", "--scale", "2")
    #expect(run.code == 0, "\(run.errors)")
    let files = ProgramRun("/bin/ls", [folder.path + "/frames"]).output.split(separator: "\n")
    #expect(files.count == 13 && files.first == "f-000.png" && files.last == "f-012.png")
    for frame in 0...12 {
      _ = export("one.png", "--at", "\(frame)f")
      #expect(folder.bytes("one.png") == folder.bytes("frames/f-\(frame < 10 ? "00" : "0")\(frame).png"))
    }
  }

  @Test("tables and curves have the lanes that are named") func lanes() {
    #expect(export("x.csv", "--lane", "box.position.x").code == 0)
    // Even motion from 20 to 40 in 0.2 s.
    let rows = folder.read("x.csv").split(separator: "\n")
    #expect(rows.count == 14 && rows[0] == "time,box.position.x" && rows[7] == "0.1,30" && rows[13] == "0.2,40")
    #expect(export("curve.svg", "--lane", "box.position.x", "--lane", "box.opacity").code == 0)
    #expect(folder.read("curve.svg").contains(">box.opacity<"))
    let unknown = export("x.csv", "--lane", "box.positon.x")
    #expect(unknown.code == 1 && unknown.errors.contains("there is no lane 'box.positon.x'"))
    #expect(export("-", "--format", "csv").output.hasPrefix("time,box.position.x,box.position.y\n"))
  }

  static let misuses: [([String], String)] = [
    (["x.mp4", "--from", "0.2", "--to", "0.1"], "--from takes a time no later than --to"),
    (["x.png", "--from", "99"], "--from takes a time no later than the end, 0.2 s, not 99.0 s"),
    (["x.html", "--from", "abc"], "--from: \"abc\" is not a time"),
    (["x.png", "--at", "soon"], "--at: \"soon\" is not a time"),
    (["x.html", "--at", "0.1"], "--at is for pictures of one moment, .png and .svg, not for x.html"),
    (["x.jsonl", "--from", "0.1"], "--from is for what shows a stretch of time"),
    (["x.html", "--layout", "strip"], "--layout is for pictures: .png, .svg, .apng, not for x.html"),
    (["x.png", "--title", "a"], "--title is for pages, Lottie animations and curves, not for x.png"),
    (["x.mp4", "--fps", "0"], "--fps takes a whole number from 1 to 1000, not '0'"),
    (["x.mp4", "--scale", "99"], "--scale takes a number from 0.01 to 16, not '99'"),
    (["x.mp4", "--frames", "3"], "--frames is for strips, onion skins and sheets, .png and .svg, not for x.mp4"),
    (["x.png", "--loop", "2"], "--loop is for .apng, .gif and .webp, not for x.png"),
    (["x.gif", "--quality", "50"], "--quality is for .mp4 and .webm, not for x.gif"),
    (["x.png", "--width", "300", "--scale", "2"], "--width and --scale both say how large pictures are"),
    (["x.svg", "--width", "300"], "--width is for pictures of pixels"),
    (["x.png", "--ground", "blau"], "--ground takes a colour like #ff8800, or none, not 'blau'"),
    (["a-%03d-%03d.png"], "'a-%03d-%03d.png' numbers its pictures by one %04d"),
    (["x.png", "--still", "1"], "--still is for what moves: .apng, .mp4, .webm, .gif, .webp, not for x.png"),
    (["x.html", "--difference", "--side-by-side", "still.lua"], "--difference is for pictures and films"),
    (["x.csv", "--side-by-side", "still.lua"], "--side-by-side is for pictures, films and pages, not for x.csv"),
    (["x.html", "--captions"], "--captions is for pictures and films, not for x.html"),
    (["x.mp4", "--lane", "box.opacity"], "--lane is for tables and curves, .csv and .svg, not for x.mp4"),
    (["x.mp4", "--dither"], "--dither is for .gif, not for x.mp4"),
    (["x.png", "--difference"], "--side-by-side FILE --difference"),
    (["--format", "mp4", "-"], "a film needs a file"),
  ]

  @Test("what has no meaning is refused before the script runs, by code 64", arguments: misuses)
  func misuse(_ words: [String], _ message: String) {
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["export", "slide.lua"] + words, environment: ["PATH": ""],
      folder: folder.path)
    #expect(run.code == 64 && run.errors.contains(message), "\(run.errors)")
  }

  @Test("two runs stand side by side; one that fails or is missing is told") func besides() {
    #expect(export("x.png", "--side-by-side", "still.lua", "--difference", "--at", "0.1").code == 0)
    #expect(export("x.html", "--side-by-side", "still.lua").code == 0)
    #expect(folder.read("x.html").ranges(of: "id=other>").count == 1)
    let missing = export("x.png", "--side-by-side", "nowhere.lua")
    #expect(missing.code == 66 && missing.errors.contains("cannot read 'nowhere.lua'"))
    let fails = export("x.png", "--side-by-side", "fails.lua")
    #expect(fails.code == 1 && fails.errors.contains("--side-by-side: 'fails.lua' failed"))
  }

  @Test("a script makes no film") func script() {
    folder.write("timeline:export('x.mp4')", to: "films.lua")
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["films.lua"], folder: folder.path)
    #expect(run.code == 1 && run.errors.contains("films are made by the command line"))
    #expect(run.errors.contains("hint: playhead export FILE x.mp4"))
  }
}
