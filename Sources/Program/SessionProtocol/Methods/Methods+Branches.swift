import LayerKit
import MotionMath
import PlainText
import PlayheadShell
import RecordingFiles
import RecordingKit
import ScriptRuntime
import TimeControl

/// Branches of time, and what differs in them.
extension MethodTable {
  static var branches: [Method] {
    [
      .reads(
        "branches", "The branches: name, the one it left, when, its end, whether it is the current one.", [], #"{}"#,
        #"[["main",null,0,2.09,false],["branch2","main",1.4,1.9,true]]"#
      ) { call throws(ProtocolError) in
        let current = call.session.shell.current
        return JSONText.array(
          current.branches.map { branch in
            JSONText.array([
              JSONText.string(branch.name), branch.origin.map { JSONText.string($0.branch) } ?? "null",
              JSONText.number(branch.origin?.time ?? 0), JSONText.number(branch.session.world.now),
              branch === current.current ? "true" : "false",
            ])
          })
      },
      named("switch", "Continues in another branch.", isOptional: false, #"{"branch":"main"}"#),
      named("checkpoint", "Saves the whole state, to restart from.", isOptional: true, #"{"text":"checkpoint main…"}"#),
      named("restart", "Continues from a checkpoint, or the last one.", isOptional: true, #"{"branch":"branch2"}"#),
      .reads(
        "diff", "The values that differ on screen in another branch, at a time.",
        [
          Parameter("other", .text, isOptional: false, "the name of a branch"),
          Parameter("at", .time, "the time; the playhead without it"),
        ], #"{"other":"main"}"#, #"[["photo.view","position",[98,426],[196.5,426]]]"#
      ) { call throws(ProtocolError) in
        let name = call.text("other") ?? ""
        let branches = call.session.shell.current.branches
        guard let other = branches.first(where: { $0.name == name }) else {
          throw .unknown("branch", name, among: branches.map(\.name))
        }
        let here = try call.frame()
        let there = other.session.world.recording.frame(at: min(here.time, other.session.world.now))
        let names = LayerNames(in: call.script)
        let others = LayerNames(in: other.session)
        return JSONText.array(
          ValueDifferences(from: here, to: there).rows.map { row in
            switch row.what {
            case .value(let property, let mine, let its):
              JSONText.array([
                JSONText.string(names.name(of: row.layer, in: here)), JSONText.string(property.name),
                TraceValue(mine, in: here.recording).json, TraceValue(its, in: there.recording).json,
              ])
            case .appears:
              JSONText.array([JSONText.string(others.name(of: row.layer, in: there)), "null", "false", "true"])
            case .disappears:
              JSONText.array([JSONText.string(names.name(of: row.layer, in: here)), "null", "true", "false"])
            }
          })
      },
    ]
  }

  private static func named(_ name: String, _ summary: String, isOptional: Bool, _ result: String) -> Method {
    .moves(
      name, summary, [Parameter("name", .text, isOptional: isOptional, "its name")], #"{"name":"main"}"#, result
    ) { call throws(ProtocolError) in
      try call.session.run(":\(name) \(call.text("name") ?? "")")
      return []
    }
  }
}
