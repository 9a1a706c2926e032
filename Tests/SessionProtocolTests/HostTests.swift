import LuaBridge
import PlainText
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import SessionProtocol
import TestStages
import Testing
import TimeControl

/// Methods that need files: opening, running again, checking.
@Suite("The protocol's host") struct HostTests {
  /// A host whose only script is `text`, which may change.
  private final class Script {
    var text = BranchStage.scene
    weak var branching: BranchingSession?

    var host: ProtocolHost {
      var host = ProtocolHost()
      host.file = { "a.lua" }
      host.open = { [self] request throws(ProtocolError) in
        if case .file(let path) = request.source, path != "a.lua" { throw .unknown("file", path, among: ["a.lua"]) }
        guard let branching else { throw ProtocolError(.inner, "no session") }
        var options = branching.options
        options.era = request.era ?? options.era
        guard let session = try? ScriptSession(options) else {
          throw ProtocolError(.inner, "no session")
        }
        branching.reset(to: session)
        return branching.runScript(text, name: "a.lua")
      }
      host.check = { request throws(ProtocolError) in
        let file = if case .file(let path) = request.source { path } else { "code" }
        let replay = request.rules == nil ? "" : #","replay":"playhead -i --replay M3 a.lua""#
        return [#"{"rule":"R-OWNER","file":"\#(file)","message":"\#(request.rules?.first ?? "")"\#(replay)}"#]
      }
      host.finding = { replay, file in "{\"t\":1,\"replay\":\(JSONText.string(replay + " of " + file))}" }
      return host
    }
  }

  private func opened(_ script: Script) throws -> ProtocolStage {
    let stage = try ProtocolStage(script.host, scene: "")
    script.branching = stage.session.shell.current
    _ = try stage.result("open", #"{"file":"a.lua"}"#)
    return stage
  }

  @Test("a script that is opened begins a new session, whose number stale requests do not have")
  func open() throws {
    let stage = try opened(Script())
    #expect(try stage.state("status")["rev"] == .number(2) && stage.state("status")["t"] == .number(0.4))
    let stale = try stage.error("step", #"{"rev":1}"#)
    #expect(stale.code == 9 && stale.data["rev"] == .number(2))
    #expect(try stage.error("open", #"{"file":"b.lua"}"#).code == 5)
    #expect(try stage.error("open").code == -32602)
    #expect(try stage.state("reset")["rev"] == .number(3))
  }

  @Test("a script is opened for the system that is named, and for none that there is none of")
  func era() throws {
    let stage = try opened(Script())
    _ = try stage.result("open", #"{"file":"a.lua","era":"26"}"#)
    let input = #"{"input":"UIApplication.shared.navigationEra"}"#
    #expect(try stage.state("run", input)["value"] == .string("fluid"))
    let error = try stage.error("open", #"{"file":"a.lua","era":"17"}"#)
    #expect(error.code == -32602 && error.message.contains(#""18", "26""#), "\(error.message)")
  }

  @Test("after a change the inputs by hand are done again, until one fails; the time stays")
  func reload() throws {
    let script = Script()
    let stage = try opened(script)
    _ = try stage.result("run", #"{"input":"box.tag = 7"}"#)
    _ = try stage.result("run", #"{"input":"other = box.tag"}"#)
    _ = try stage.result("seek", #"{"to":0.1}"#)
    let kept = try stage.state("reload")
    #expect(kept["kept"]?.text == #"["0.100 s","3 inputs"]"# && kept["lost"]?.text == "[]", "\(kept)")
    #expect(kept["t"] == .number(0.1) && kept["rev"] == .number(3))
    #expect(try stage.state("run", #"{"input":"other"}"#)["value"] == .number(7))
    script.text = "print 'no box'"
    let lost = try stage.state("reload")
    #expect(lost["lost"]?.elements.first?.string?.hasPrefix("input 1: ") == true, "\(lost)")
    script.text = "error('broken')"
    let error = try stage.error("reload", #"{"keep":false}"#)
    #expect(error.code == 1 && error.data["file"] == .string("a.lua") && error.data["line"] == .number(1))
  }

  @Test("findings have numbers, and are of the script that runs where no other is named")
  func check() throws {
    let stage = try opened(Script())
    let rows = try stage.result("check", #"{"rules":["R-OWNER"]}"#).elements.compactMap(\.fields)
    #expect(rows.map { $0["id"] } == [.string("f1")] && rows.first?["file"] == .string("a.lua"))
    #expect(try stage.result("check", #"{"code":"x"}"#).elements.first?.fields?["file"] == .string("code"))
  }

  @Test("a finding of the last check is run again by its number, and one without a scenario is not")
  func finding() throws {
    let stage = try opened(Script())
    #expect(try stage.error("finding", #"{"id":"f1"}"#).code == 5)
    _ = try stage.result("check", #"{"rules":["R-OWNER"]}"#)
    let found = try stage.state("finding", #"{"id":"f1"}"#)
    #expect(found["replay"] == .string("playhead -i --replay M3 a.lua of a.lua"))
    #expect(try stage.error("finding", #"{"id":"f2"}"#).data["near"]?.text == #"["f1"]"#)
    _ = try stage.result("check")
    #expect(try stage.error("finding", #"{"id":"f1"}"#).code == 2)
  }

  @Test("without a host nothing is opened and nothing is checked")
  func none() throws {
    let stage = try ProtocolStage()
    #expect(try stage.error("open", #"{"file":"a.lua"}"#).code == 2)
    #expect(try stage.error("reload").code == 2)
    #expect(try stage.error("check", #"{"file":"a.lua"}"#).code == 2)
  }
}
