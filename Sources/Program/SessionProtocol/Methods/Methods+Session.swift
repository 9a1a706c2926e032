import LayerKit
import LineEditing
import LuaBridge
import MotionMath
import PlainText
import PlayheadShell
import ScriptRuntime
import TimeControl
import ViewKit

/// Opening, running again, leaving, and inputs as a person types them.
extension MethodTable {
  static var session: [Method] {
    [
      .reads(
        "hello", "Says which version a client speaks, and what it has before it.",
        [
          Parameter("protocol", .whole(1...1), isOptional: false, "the version of the protocol"),
          Parameter("client", .text, "the name of the client"),
          Parameter(
            "after", .whole(0...Int(Int64.max >> 10)), "of playhead serve: the number of the last message that it got"),
          Parameter("record", .flag, "of playhead serve: true asks for the record whenever it changes"),
        ], #"{"protocol":1}"#, #"{"protocol":1,"device":"iPhone 15","size":[393,852],"fps":60}"#
      ) { call throws(ProtocolError) in
        let session = call.session
        let options = session.shell.session.options
        let screen = session.shell.session.app.screen
        let size = screen.bounds.size
        return JSONText.object([
          "protocol": "1", "program": JSONText.string(ProgramVersion.number),
          "device": JSONText.string(options.device.name),
          "size": JSONText.array([size.width, size.height].map(JSONText.number)),
          "trusted": options.packagePath == nil ? "false" : "true",
          "scale": JSONText.number(screen.scale), "fps": String(options.framesPerSecond),
          "file": session.host.file().map(JSONText.string) ?? "null",
          "files": JSONText.array(session.host.files().map(JSONText.string)),
          "methods": JSONText.array(all.map { JSONText.string($0.name) }), "state": session.state(since: session.mark),
        ])
      },
      .moves(
        "open", "Runs a script in a new session: a file, or its text.",
        [
          Parameter("file", .text, "the script"), Parameter("code", .text, "its text, in place of a file"),
          Parameter("arguments", .texts, "words for the script"), Parameter("device", .text, "the name of a device"),
          Parameter("era", .words(SystemEra.allCases.map(\.rawValue)), "behaves as this iOS"),
          Parameter("seed", .whole(0...Int(Int32.max)), "of random numbers"),
          Parameter("fps", .whole(1...1000), "frames in a second"),
          Parameter("until", .number(0...1_000_000), "runs no further than to this time"),
          Parameter("replay", .text, "the command of a finding, whose scenario and world it goes through"),
        ], #"{"file":"swipe.lua"}"#, #"{"rev":2,"t":2.525,"end":2.525}"#
      ) { call throws(ProtocolError) in
        guard call.has("file") != call.has("code") else {
          throw call.misfit("file", "open takes either 'file' or 'code'")
        }
        var request = OpenRequest(call.text("file").map { .file($0) } ?? .code(call.text("code") ?? ""))
        request.arguments = call.texts("arguments") ?? []
        (request.device, request.seed, request.framesPerSecond) = (
          call.text("device"), call.whole("seed"), call.whole("fps")
        )
        request.era = call.text("era").flatMap(SystemEra.init)
        (request.until, request.replay) = (call.number("until"), call.text("replay"))
        try call.session.open(request)
        return []
      },
      .moves(
        "run", "Runs an input of the shell: a command, or Lua.",
        [Parameter("input", .text, isOptional: false, "as it is typed at the prompt")], #"{"input":"1 + 1"}"#,
        #"{"value":2,"shown":"2\n","text":"2\n"}"#
      ) { call throws(ProtocolError) in
        let session = call.session
        try session.run(call.text("input") ?? "")
        let shown = ("shown", JSONText.string(session.shell.shownResult))
        guard case .value(let value) = session.shell.outcome else { return [("value", "null"), shown] }
        let lua = session.shell.session.lua
        lua.push(value)
        defer { lua.pop() }
        return [("value", JSONValue(session.shell.session, session.shell.limits).text(at: lua.top)), shown]
      },
      .reads(
        "inputs", "The inputs of a text of several lines, and whether its last one is whole.",
        [Parameter("text", .text, isOptional: false, "as it would be pasted at the prompt")],
        #"{"text":"step 3\nprint(1)"}"#, #"{"inputs":["step 3","print(1)"],"whole":true,"indent":""}"#
      ) { call throws(ProtocolError) in
        let text = call.text("text") ?? ""
        let rules = call.session.shell.rules
        return JSONText.object([
          "inputs": JSONText.array(rules.inputs(in: text).map(JSONText.string)),
          "whole": rules.editingRules.isCompletePaste(text) ? "true" : "false",
          "indent": JSONText.string(rules.editingRules.indentation(text)),
        ])
      },
      .moves("status", "Says where it is; changes nothing.", [], #"{}"#, #"{"t":0.35,"resting":true}"#) { _ in [] },
      .moves(
        "reload", "Runs the script again, and after it the inputs that were made by hand, until one fails.",
        [Parameter("keep", .flag, "false leaves those inputs out, and the time")], #"{"keep":false}"#,
        #"{"rev":2,"kept":[],"lost":[]}"#
      ) { call throws(ProtocolError) in
        let (kept, lost) = try call.session.reload(keepsInputs: call.flag("keep") ?? true)
        return [
          ("kept", JSONText.array(kept.map(JSONText.string))), ("lost", JSONText.array(lost.map(JSONText.string))),
        ]
      },
      .moves("reset", "Starts over with an empty world.", [], #"{}"#, #"{"rev":2,"t":0}"#) {
        call throws(ProtocolError) in
        try call.session.reset()
        return []
      },
      .moves(
        "quit", "Ends the program after the answer.",
        [Parameter("code", .whole(0...255), "the exit code")], #"{}"#, #"{"t":0}"#
      ) { call throws(ProtocolError) in
        try call.session.run(":quit \(call.whole("code") ?? 0)")
        return []
      },
      .reads(
        "script", "The session as a Lua script, and the last line of it.", [], #"{}"#,
        #"{"last":"timeline:step(10)"}"#
      ) { call throws(ProtocolError) in
        let branch = call.branch
        guard !branch.isLeftOnTheWay else {
          throw call.session.refusal(
            "\(branch.name) cannot be written: the script itself went on in another branch", hint: "branches")
        }
        let lines = branch.script
        return JSONText.object([
          "session": JSONText.string(ScriptLine.text(of: branch.modules) + ScriptLine.text(of: lines)),
          "last": lines.last.map { JSONText.string($0.text) } ?? "null",
        ])
      },
    ]
  }
}
