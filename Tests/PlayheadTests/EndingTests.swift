import Glibc
import PlainText
import PlayheadTool
import TestSupport
import Testing

/// However the program ends, its output is complete, and the reason is reported.
@Suite("Endings", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct EndingTests {
  let folder = TemporaryFolder()

  /// Runs a command of the system's shell, in which `$P` is the program.
  private func shell(_ command: String, input: String = "") -> ProgramRun {
    ProgramRun(
      "/bin/sh", ["-c", command], input: input,
      environment: [
        "P": BuiltProducts.path(of: "playhead"), "F": folder.path, "SWIFT_BACKTRACE": "enable=no",
        "PATH": "/usr/bin:/bin", "PLAYHEAD_HISTORY": "",
      ])
  }

  /// Lua that sends a signal to the program that runs it.
  private static func signal(_ name: String) -> String { "io.popen('kill -\(name) $PPID'):close()" }

  /// The end of another program that looks at no signal, waited for longer than anybody waits here.
  private static let endless = ";io.popen(\"trap '' INT; sleep 9\"):close()"

  // MARK: Output

  @Test(
    "a signal that ends the program ends it after its output, with the signal as the cause",
    arguments: [
      ("TERM", SIGTERM), ("HUP", SIGHUP), ("QUIT", SIGQUIT), ("XCPU", SIGXCPU), ("SEGV", SIGSEGV), ("ABRT", SIGABRT),
      ("ILL", SIGILL), ("FPE", SIGFPE), ("BUS", SIGBUS), ("TRAP", SIGTRAP),
    ] as [(String, Int32)])
  func signals(_ name: String, number: Int32) {
    // The buffer is written in between, and something is left in it. The limit only ends a run that no signal ends.
    folder.write("for i = 1, 20000 do print(i) end \(Self.signal(name)) while true do end", to: "a.lua")
    let run = shell("ulimit -c 0; exec $P --timeout 300 --trusted $F/a.lua")
    #expect(run.output == (1...20000).map { "\($0)\n" }.joined())
    #expect(run.code == -number)
  }

  @Test("what goes to a pipe that is read slowly arrives once, though signals come in between")
  func pipe() {
    folder.write(
      """
      local signals = "(for i in $(seq 200); do kill -CONT $PPID; done; kill -TERM $PPID) &"
      for i = 1, 100000 do
        print(i)
        if i == 1000 then io.popen(signals):close() end
      end
      io.flush()
      while true do end
      """, to: "a.lua")
    let run = shell(
      "$P --timeout 5 --trusted $F/a.lua | while read -r line; do echo $line; [ $line -lt 3 ] || exec cat; done")
    let lines = run.output.split(separator: "\n")
    #expect(lines.indices.allSatisfy { lines[$0] == "\($0 + 1)" } && !lines.isEmpty)
  }

  @Test(
    "what an input of --json has printed is on the output when a signal ends the program",
    arguments: [("SEGV", SIGSEGV), ("ABRT", SIGABRT), ("TERM", SIGTERM)] as [(String, Int32)])
  func unfinishedAnswers(_ name: String, number: Int32) {
    let inputs = "print 'first'\nprint 'say \"kept\"' \(Self.signal(name)) while true do end\n"
    let json = shell("ulimit -c 0; exec $P --trusted --no-init --timeout 5 --json", input: inputs)
    let replies = json.output.split(separator: "\n").map(String.init)
    #expect(replies.count == 2 && replies[0].contains("\"text\":\"first\\n\""))
    #expect(replies.last?.contains("\"text\":\"say \\\"kept\\\"\\n\"") == true)
    #expect(replies.allSatisfy { JSON($0) != nil })
    #expect(json.code == -number)
  }

  @Test("a second Ctrl-C ends what does not stop, with the output, however much later it comes")
  func interrupts() {
    folder.write("print 'kept' io.popen('(\(Self.twoInterrupts)) &'):close() \(Self.endless)", to: "a.lua")
    let run = shell("exec $P --trusted $F/a.lua")
    #expect(run.output == "kept\n" && run.code == ExitCode.interrupted.rawValue)
  }

  /// 2.1 s apart: further than a person presses twice.
  private static let twoInterrupts = "kill -INT $PPID; sleep 2.1; kill -INT $PPID"

  @Test("a signal that the parent has ignored stays ignored")
  func hangUp() {
    folder.write("\(Self.signal("HUP")) print 'on'", to: "a.lua")
    let run = shell("trap '' HUP; exec $P --trusted $F/a.lua")
    #expect(run.output == "on\n" && run.code == 0)
  }

  @Test("os.exit ends with everything printed")
  func exit() {
    let run = shell("exec $P --trusted -e 'io.write(\"kept\") os.exit(3)'")
    #expect(run.output == "kept" && run.code == 3)
    #expect(shell("exec $P --trusted -e 'print(1) os.exit(3)' > /dev/full").code == ExitCode.unwritableOutput.rawValue)
  }

  @Test(
    "an output that is full or closed is reported, and has a code of its own",
    arguments: [
      "-e 'print(1)'", "--json --no-init", "-i --no-init", "check $F/bad.lua", "meta", "--help", "--version", "doctor",
      "test $F/one_test.lua", "explain", "--device list", "-e '' -o -", "new $F/fresh",
    ], [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")])
  func fullOutput(_ arguments: String, output: (redirection: String, problem: String)) {
    folder.write("window.alfa = 1\nlocal x = nosuch\n", to: "bad.lua")
    folder.write("test('one', function() end)\n", to: "one_test.lua")
    let run = shell("exec $P \(arguments) \(output.redirection)", input: "1 + 1\n")
    #expect(run.errors.hasSuffix("playhead: cannot write standard output: \(output.problem)\n"), "\(run.errors)")
    #expect(run.code == ExitCode.unwritableOutput.rawValue)
  }

  @Test("a closed output that nothing is printed on is no problem, and no other file takes its place")
  func closedOutput() {
    #expect(shell("exec $P -e '' >&-").code == 0)
    let run = shell("exec $P -e 'print(1)' -o $F/a.svg >&-")
    #expect(run.code == ExitCode.unwritableOutput.rawValue)
    #expect(folder.read("a.svg").hasPrefix("<"))
  }

  @Test("a closed pipe ends the program as it ends other tools")
  func closedPipe() {
    #expect(shell("(trap '' INT; $P -e 'while true do print(1) end'; echo $? >&2) | head -1").errors == "141\n")
  }

  // MARK: Timeout

  @Test(
    "--timeout ends what does not stop by itself, keeps its output and says so, in every way to run",
    arguments: [
      "-e \"print 'kept'\" -e \"$ENDLESS\"", "-e \"print 'kept'\" -i --no-init < $F/endless.txt",
      "-e \"print 'kept'\" -i < $F/nothing", "$F/a.lua", "export $F/a.lua $F/never.svg", "-i < $F/fifo",
    ])
  func timeouts(_ arguments: String) {
    folder.write("\(Self.endless)\n", to: "endless.txt")
    folder.write("print 'kept' \(Self.endless)", to: "a.lua")
    folder.write("print 'kept' while true do end", to: "config/playhead/init.lua")
    folder.write("", to: "nothing")
    let command = arguments.replacing("$ENDLESS", with: Self.endless.replacing("\"", with: "\\\""))
    // The pipe has a writer who writes nothing; one that is opened for both neither waits nor ends.
    let run = shell(
      "mkfifo $F/fifo; exec 9<>$F/fifo; XDG_CONFIG_HOME=$F/config; export XDG_CONFIG_HOME; "
        + "exec $P --trusted --timeout 0.5 \(command)")
    #expect(run.output.hasPrefix("kept\n"))
    #expect(run.errors.hasSuffix("playhead: stopped by --timeout after 0.5 s of real time\n"), "\(run.errors)")
    #expect(run.code == ExitCode.timedOut.rawValue)
  }

  @Test(
    "--timeout holds while files are waited for",
    arguments: [
      "--timeout 0.1 $F/fifo", "check --timeout 0.1 $F/fifo", "--timeout 0.1 -",
    ])
  func timeoutOfFiles(_ arguments: String) {
    let run = shell("mkfifo $F/fifo; exec 9<>$F/fifo; exec $P \(arguments) < $F/fifo")
    #expect(run.errors == "playhead: stopped by --timeout after 0.1 s of real time\n")
    #expect(run.code == ExitCode.timedOut.rawValue)
  }

  @Test("--timeout holds for --json: the input that took too long fails, and none is read after it")
  func timeoutOfReplies() {
    let input = "1 + 1\nwhile true do end\n3\n"
    let run = shell("exec $P --timeout 0.7 --json --no-init", input: input)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains("\"value\":2") && lines[1].contains("\"code\":\"interrupted\""))
    #expect(run.code == ExitCode.timedOut.rawValue)
  }

  @Test(
    "--timeout holds for what -o makes",
    arguments: [
      "-o $F/a.jsonl --fps 1000 --until 1000000", "-o $F/a.apng --fps 60 --until 1600",
    ])
  func timeoutOfExports(_ arguments: String) {
    folder.write("window:addSubview(UIView(CGRect(0, 0, 99, 99)))", to: "a.lua")
    let run = shell("exec $P --timeout 0.2 \(arguments) $F/a.lua")
    #expect(run.errors == "playhead: stopped by --timeout after 0.2 s of real time\n")
    #expect(run.code == ExitCode.timedOut.rawValue)
    #expect(shell("ls -A $F").output == "a.lua\n")
  }

  @Test("an error in every frame that takes long to unwind does not outlive --timeout")
  func timeoutOfOverflows() {
    let run = shell(
      """
      exec $P --timeout 0.5 -e "local function f() return 1 + f() end
      CADisplayLink(function() f() end):add('common')
      timeline:advance(1e6)"
      """)
    #expect(run.errors.hasSuffix("playhead: stopped by --timeout after 0.5 s of real time\n"))
    #expect(run.code == ExitCode.timedOut.rawValue)
  }

  @Test("what no interrupt reaches is ended a second after --timeout")
  func timeoutOfCalls() {
    let run = shell("exec timeout -s KILL 30 $P --trusted --timeout 0.3 -e \"print 'kept' os.execute('sleep 40')\"")
    #expect(run.output == "kept\n")
    #expect(run.errors == "playhead: stopped by --timeout after 0.3 s of real time\n")
    #expect(run.code == ExitCode.timedOut.rawValue)
  }

  @Test("letting go of a world takes time linear in its animations")
  func shutDown() {
    func time(_ count: Int) -> Double {
      let run = ProgramRun.playhead(
        "-e",
        "local view = UIView() window:addSubview(view) local fade = CABasicAnimation('opacity') fade.duration = 9",
        "-e", "for i = 1, \(count) do view.layer:add(fade) end error('enough')")
      #expect(run.code == ExitCode.scriptError.rawValue)
      return run.processorTime
    }
    // Four times as many: a quadratic share would make it sixteen times as long.
    #expect(time(80_000) < 8 * time(20_000))
  }

  // MARK: Files of one's own

  @Test("a history or init.lua that is a pipe is reported and not waited for")
  func pipesOfOnesOwn() {
    let run = shell(
      "mkdir -p $F/playhead; mkfifo $F/playhead/init.lua $F/history; "
        + "PLAYHEAD_HISTORY=$F/history XDG_CONFIG_HOME=$F exec $P -i -e ''", input: "1 + 1\n")
    #expect(run.output == "2\n" && run.code == 0)
    for name in ["history", "playhead/init.lua"] {
      #expect(run.errors.contains("playhead: '\(folder.path)/\(name)' is no regular file, and is not used\n"))
    }
  }

  @Test("of a history of 200 MB only the end is read")
  func longHistory() {
    let entry = "{\\\"input\\\":\\\"1 + 1\\\"}"
    let run = shell(
      "truncate -s 200M $F/history; echo >> $F/history; echo \"\(entry)\" >> $F/history; PLAYHEAD_HISTORY=$F/history exec $P -i -e ''",
      input: "history -g\n")
    #expect(run.output == "1  1 + 1\n" && run.code == 0)
    #expect(run.processorTime < 1)
  }
}
