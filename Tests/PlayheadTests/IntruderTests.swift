import PlayheadTool
import TestSupport
import Testing

/// Hostile contents of archives and scripts: links that lead elsewhere, files that are none, text that is more than
/// text.
@Suite("Intruders", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct IntruderTests {
  let folder = TemporaryFolder()

  /// Runs a command of the system's shell in the folder `in`, beside which is `out`.
  private func shell(_ command: String, input: String = "") -> ProgramRun {
    ProgramRun(
      "/bin/sh", ["-c", "mkdir -p \(folder.path)/in \(folder.path)/out; cd \(folder.path)/in; \(command)"],
      input: input,
      environment: ["P": BuiltProducts.path(of: "playhead"), "PATH": "/usr/bin:/bin", "PLAYHEAD_HISTORY": ""])
  }

  // MARK: Links

  @Test("links that lead out of the folder are not read, those that stay in it are")
  func reading() {
    folder.write("print 'secret' return 'secret'", to: "out/secret.lua")
    folder.write("print 'own' return 'own'", to: "in/own.lua")
    folder.write(
      """
      for _, name in ipairs {"link.lua", "far/secret.lua", "loop.lua"} do print((pcall(dofile, name))) end
      for _, name in ipairs {"link", "far.secret"} do print((pcall(require, name))) end
      print((pcall(function() return UIImage{contentsOfFile = "dot.png"} end)), (pcall(loadfile, "link.lua")))
      dofile "near.lua"
      dofile "absolute.lua"
      """, to: "in/main.lua")
    let run = shell(
      "ln -s ../out/secret.lua link.lua; ln -s ../out far; ln -s loop.lua loop.lua; ln -s own.lua near.lua; "
        + "ln -s \(folder.path)/in/own.lua absolute.lua; $P -e '' -o ../out/dot.png; ln -s ../out/dot.png dot.png; "
        + "exec $P main.lua")
    let refused = String(repeating: "false\n", count: 5) + "false\tfalse\n"
    #expect(run.output == refused + "own\nown\n" && run.code == 0, "\(run.output) \(run.errors)")
  }

  @Test("links that lead out of the folder are not written through")
  func writing() {
    folder.write("before", to: "out/a.svg")
    folder.write(
      """
      for _, name in ipairs {"a.svg", "far/b.svg", "new.svg"} do print((pcall(timeline.export, timeline, name))) end
      timeline:export("near.svg")
      """, to: "in/main.lua")
    let run = shell(
      "ln -s ../out/a.svg a.svg; ln -s ../out far; ln -s ../out/new.svg new.svg; touch own.svg; ln -s own.svg near.svg; "
        + "$P main.lua; ls ../out; [ -L near.svg ] && head -c 4 own.svg")
    #expect(
      run.output == "false\nfalse\nfalse\na.svg\n<svg" || run.output == "false\nfalse\nfalse\na.svg\n<?xm",
      "\(run.output) \(run.errors)")
    #expect(folder.read("out/a.svg") == "before")
  }

  @Test("a script's folder may be behind a link itself, and scripts of one's own may be read through any")
  func ownLinks() {
    folder.write("print(require 'other')", to: "real/main.lua")
    folder.write("return 'other'", to: "real/other.lua")
    let run = shell(
      "ln -s ../real linked; $P linked/main.lua; echo \"print 'own'\" > ../out/x.lua; ln -s ../out/x.lua x.lua; $P x.lua"
    )
    #expect(run.output == "other\nown\n" && run.errors == "")
  }

  // MARK: Files

  @Test("a picture that cannot be written whole leaves the one before, and nothing beside it")
  func wholeFiles() {
    folder.write("window.alpha = 0.5", to: "in/main.lua")
    let run = shell(
      "$P -o a.png main.lua; cp a.png b.png; ulimit -f 1; $P -o a.png main.lua; echo $?; cmp a.png b.png; ls -A")
    #expect(run.output == "1\na.png\nb.png\nmain.lua\n")
    #expect(run.errors.contains("File too large"))
  }

  @Test("a file keeps its rights when it is replaced, and one that may not be written is not")
  func rights() {
    let run = shell("echo x > a.svg; chmod 640 a.svg; $P -e '' -o a.svg; stat -c %a a.svg; head -c 1 a.svg")
    #expect(run.output == "640\n<" && run.errors == "")
  }

  @Test("what is no file is written as it is")
  func devices() {
    let run = shell(
      "mkfifo p; cat p > q & $P -e '' -o p --format svg; wait; head -c 1 q; $P -e '' --format svg -o /dev/null")
    #expect(run.output == "<" && run.errors == "")
  }

  // MARK: Text

  /// Everything that a terminal acts on: a title, a clear screen, a bell, backspace, C1, a change of direction.
  private static let hostile = #"\27]0;t\7\27[2J\8\13\127\u{9B}31m\u{202E}"#
  private static let shown = #"\x1B]0;t\x07\x1B[2J\x08\x0D\x7F\u{9B}31m\u{202E}"#

  private func isClean(_ text: String) -> Bool {
    !text.unicodeScalars.contains {
      $0.value < 32 && $0 != "\n" && $0 != "\t" || (0x7F..<0xA0).contains($0.value) || $0.value == 0x202E
    }
  }

  @Test(
    "control characters of a script never reach a terminal, whatever message they are in",
    arguments: [
      "error(H)", "error({message = H})", "error(setmetatable({}, {__tostring = function() return H end}))",
      "local t = {} t[H].x = 1", "_G[H]()", "window[H] = 1", "print(window[H])", "CABasicAnimation(H)",
      "DispatchQueue.main:async(function() error(H) end)", "require(H)", "dofile(H)", "UIImage{named = H}",
      "timeline:export(H)", "timeline:export(H .. '.png')", "timeline:seek(H)", "load(H)()", "class(H)",
      "local C = class('C') C[H]()",
      "window.layer.fillMode = H", "window.layer:setValue(1, H)", "warn(H)",
      "NotificationCenter.default:post(H) error(H, 2)",
    ])
  func messages(_ source: String) {
    folder.write("local H = \"\(Self.hostile)\"\n\(source)\n", to: "in/main.lua")
    let run = shell("$P main.lua; $P -i --no-init < main.lua 2>&1; $P check main.lua; $P --json < main.lua")
    #expect(isClean(run.errors) && isClean(run.output), "\(run.errors.debugDescription) \(run.output.debugDescription)")
  }

  @Test("an error shows what was escaped")
  func shownMessage() {
    folder.write("error(\"\(Self.hostile)\")", to: "in/main.lua")
    #expect(shell("$P main.lua").errors.hasPrefix("main.lua:1: error: \(Self.shown) [script-error]\n"))
  }

  @Test("names of files and of views, and words of the command line, are shown escaped")
  func names() {
    let name = "$(printf 'a\\033]0;x\\007.lua')"
    let run = shell(
      """
      N="\(name)"; printf 'local x\\nx.y = 1' > "$N"; $P "$N"; $P "gone$N"; $P check "$N" "gone$N"; $P "$(printf 'w\\033w')"
      $P "--$N"; $P --device "$N" -e ''; $P explain "$N"; $P test "$N"; $P diff "$N" "$N"; $P record "gone$N" -
      $P -e '' -o "none/$N"; $P new "$N"; $P -l "$N" -e ''; $P --at "$N" -e ''; TERM="$N" HOME="$N" $P doctor
      """)
    #expect(isClean(run.errors) && isClean(run.output), "\(run.errors.debugDescription) \(run.output.debugDescription)")
    #expect(run.errors.contains("\\x1B]0;x\\x07"))
  }

  @Test("the shell shows names and texts of a script escaped")
  func shellNames() {
    let input = """
      H = "\(Self.hostile)"
      window.layer.name = H
      window:addSubview(UILabel(CGRect(0, 0, 9, 9)))
      window.subviews[1].text = H
      UIView.animate(0.1, function() window.subviews[1].alpha = 0 end)
      tree
      tracks
      step
      values
      events
      log \(folder.path)/out/log.txt
      H
      nosuch\u{1B}[2J
      save \u{1B}[2J/x
      """
    let run = shell("exec $P -i --no-init", input: input + "\n")
    #expect(isClean(run.errors) && isClean(run.output), "\(run.output.debugDescription)")
  }

  @Test("traces of others are compared without their control characters")
  func traces() {
    folder.write("window.layer.name = 'a'", to: "in/a.lua")
    let run = shell(
      #"$P -o a.jsonl a.lua; sed 's/window/\\u001b]0;x\\u0007/g' a.jsonl > b.jsonl; $P diff a.jsonl b.jsonl; printf '\033[2J' > c; $P diff a.jsonl c"#
    )
    #expect(
      isClean(run.errors) && isClean(run.output) && run.output.contains("\\x1B"), "\(run.output.debugDescription)")
  }

  @Test(
    "a trace is the same as itself, whatever numbers it has",
    arguments: [
      #"{"t":"inf","f":0,"layer":"box","class":"CALayer","set":{"box.opacity":"inf"}}"#,
      #"{"t":0,"f":0,"layer":"box","class":"CALayer","set":{"box.opacity":"nan","box.position":["inf","-inf"]}}"#,
      #"{"t":1e308,"event":"start","subject":"box","detail":"opacity"}"#,
    ])
  func infiniteTraces(_ line: String) {
    folder.write(#"{"playhead":2,"fps":60,"device":"iPhone 15","duration":1e999}"# + "\n" + line + "\n", to: "a.jsonl")
    let run = ProgramRun.playhead("diff", folder.path + "/a.jsonl", folder.path + "/a.jsonl")
    #expect(run.output.hasPrefix("the same: ") && run.code == 0, "\(run.output) \(run.errors)")
  }

  @Test("a message of 50 MB is cut before it is worked on")
  func longMessage() {
    let run = ProgramRun.playhead("--timeout", "5", "-e", "error(('x'):rep(5e7))")
    #expect(run.errors.hasPrefix("-e:1: error: xxx") && run.errors.utf8.count < 40_000 && run.code == 1)
    #expect(run.errors.contains("… and 49983616 bytes more [script-error]") || run.errors.contains(" bytes more"))
  }
}
