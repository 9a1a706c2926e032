import PlayheadTool
import TestSupport
import Testing
import TransitionChecker

/// The first Ctrl-C ends whatever the program is doing: work of its own, in which no line of Lua runs.
@Suite("Interrupted work", .timeLimit(.minutes(20)), .enabled(if: !AddressSanitizer.isOn)) struct InterruptedWorkTests {
  let folder = TemporaryFolder()

  /// Seconds of processor time from the signal to the end. Half a second is promised of the program that people run; without
  /// optimisation the same work takes four times as long (100,000 views: 0.2 s, and 0.5 to 0.8 s by the machine), for which
  /// there is twice the time.
  #if DEBUG
    private static let promise = 1.0
  #else
    private static let promise = 0.5
  #endif

  /// Sends SIGINT to the program that runs it after so many seconds, and notes the processor time spent by then, in
  /// hundredths.
  private static func interrupting(after seconds: Double) -> String {
    "io.popen('(sleep \(seconds); cut -d\" \" -f14,15 /proc/$PPID/stat > $F/spent; kill -INT $PPID) "
      + "> /dev/null 2>&1 &'):close()\n"
  }

  private func run(_ arguments: String, input: String = "") -> (run: ProgramRun, answer: Double) {
    let run = ProgramRun(
      "/bin/sh", ["-c", "exec timeout -s KILL 60 $P --trusted --no-init \(arguments)"], input: input,
      environment: [
        "P": BuiltProducts.path(of: "playhead"), "F": folder.path, "SWIFT_BACKTRACE": "enable=no",
        "PATH": "/usr/bin:/bin", "PLAYHEAD_HISTORY": "",
      ])
    let ticks = folder.read("spent").split(whereSeparator: { " \n".contains($0) }).compactMap { Double($0) }
    return (run, run.processorTime - ticks.reduce(0, +) / 100)
  }

  @Test(
    "a signal to the first process alone ends a check, which reports what was judged",
    arguments: [("INT", "Ctrl-C", 128 + 2), ("TERM", "SIGTERM", 128 + 15)] as [(String, String, Int32)])
  func firstProcess(_ signal: String, _ name: String, _ code: Int32) {
    folder.write(Rule.script("photo.view.frame = 1\n"), to: "fails.lua")
    folder.write("while true do end\n", to: "loops.lua")
    let run = ProgramRun(
      "/bin/sh",
      [
        "-c",
        "exec timeout --foreground --preserve-status -s \(signal) 3 $P check --jobs 2 --scenario-timeout 50 fails.lua loops.lua",
      ],
      environment: ["P": BuiltProducts.path(of: "playhead"), "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"],
      folder: folder.path)
    #expect(run.code == code)
    #expect(run.output.contains("fails.lua:"), "\(run.output)")
    #expect(run.output.contains("loops.lua: error: stopped by \(name), before its check had ended\n"), "\(run.output)")
  }

  @Test(
    "one Ctrl-C ends work that takes long, within half a second",
    arguments: [
      // Layout of very many views.
      (
        "local all = UIView() for i = 1, 100000 do all:addSubview(UIView()) end",
        "window:addSubview(all) while true do all:setNeedsLayout() timeline:step() end"
      ),
      // A system of constraints in which everything hangs together.
      (
        """
        local seed, views = 1, {}
        local function any()
          seed = (seed * 1103515245 + 12345) % 2147483648
          return views[seed // 65536 % #views + 1]
        end
        for i = 1, 1000 do
          views[i] = UIView()
          views[i].translatesAutoresizingMaskIntoConstraints = false
          window:addSubview(views[i])
        end
        for i = 1, 3000 do
          local constraint = any().widthAnchor:constraint{
            greaterThanOrEqualTo = any().widthAnchor, multiplier = 0.5 + i % 100 / 100, constant = i % 50}
          constraint.priority = 1 + i % 990
          constraint.isActive = true
        end
        """, "timeline:step()"
      ),
      // A search for a pattern.
      ("", "local _ = (('a'):rep(60) .. 'b'):find(('a-'):rep(30) .. 'c')"),
      // A finger that moves for 30 virtual years.
      ("", "touch:drag{from = CGPoint(1, 1), to = CGPoint(9, 9), duration = 1e9} timeline:advance(1e9)"),
      // Built-in functions and nothing else.
      ("Timer.scheduledTimer(1e-4, true, math.abs)", "timeline:advance(1e6)"),
    ])
  func scripts(_ scene: String, _ work: String) {
    folder.write("\(scene)\n\(Self.interrupting(after: 0.3))\(work) print('done')", to: "a.lua")
    let (run, answer) = run("$F/a.lua > $F/out")
    #expect(run.code == ExitCode.interrupted.rawValue, "\(run.errors)")
    #expect(!folder.read("out").hasSuffix("done\n"))
    #expect(answer < Self.promise)
  }

  @Test(
    "one Ctrl-C ends an export, and leaves no file",
    arguments: [
      ("a.apng --fps 60 --until 1600", ""), ("a.jsonl --fps 1000 --until 1000000", ""),
      (
        "a.apng --until 1600",
        "local l = CAReplicatorLayer() l.instanceCount = 500 local m = CAReplicatorLayer() m.instanceCount = 500 "
          + "m:addSublayer(CALayer{frame = CGRect(0, 0, 9, 9), backgroundColor = UIColor.red}) l:addSublayer(m) "
          + "window.layer:addSublayer(l) "
      ),
      (
        "a.png --memory 2000 --device 900x900@2",
        "for i = 1, 300 do local v = UIView{frame = CGRect(i, i, 700, 700)} "
          + "v.backgroundColor = UIColor(1, i / 300, 0, 0.5) v.layer.shadowOpacity = 1 v.layer.shadowRadius = 20 + i "
          + "window:addSubview(v) end "
      ),
    ])
  func exports(_ output: String, _ scene: String) {
    folder.write(
      scene + "window:addSubview(UIView(CGRect(0, 0, 99, 99))) " + Self.interrupting(after: 0.5), to: "a.lua")
    let (run, answer) = run("-o $F/\(output) $F/a.lua")
    #expect(run.code == ExitCode.interrupted.rawValue, "\(run.errors)")
    #expect(answer < Self.promise)
    #expect(ProgramRun("/bin/ls", [folder.path]).output == "a.lua\nspent\n")
  }

  @Test("one Ctrl-C ends letting go of a world")
  func shutDown() {
    folder.write(
      "local all = {} for i = 1, 100000 do all[i] = UIView() window:addSubview(all[i]) end "
        + Self.interrupting(after: 0), to: "a.lua")
    let (run, answer) = run("$F/a.lua")
    #expect([ExitCode.interrupted.rawValue, 0].contains(run.code), "\(run.errors)")
    #expect(answer < Self.promise)
  }

  @Test("after one Ctrl-C the shell goes on, whatever it was doing")
  func shell() {
    let slow = "all = UIView() for i = 1, 100000 do all:addSubview(UIView()) end"
    let (run, _) = run(
      "-i",
      input: slow + "\n" + Self.interrupting(after: 0.2).dropLast()
        + "; window:addSubview(all) while true do all:setNeedsLayout() timeline:step() end\n1 + 1\n"
        + Self.interrupting(after: 0.2).dropLast() + "; _ = (('a'):rep(60) .. 'b'):find(('a-'):rep(30) .. 'c')\n3 + 4\n"
    )
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4 && lines[1] == "2" && lines[3] == "7", "\(run.output)")
    #expect(run.output.split(separator: "; the session goes on\n").count == 3)
    #expect(run.code == 0)
  }
}
