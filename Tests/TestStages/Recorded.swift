package import RecordingExport
package import RecordingFiles
import ScriptAPI
package import ScriptRuntime
import Testing
import TimeControl

/// Runs of scripts, for the files made of them.
package struct Recorded {
  package let session: ScriptSession
  package let run: RecordedRun

  package init(_ script: String, framesPerSecond rate: Int = 60) throws {
    session = try ScriptSession(SessionOptions())
    if let error = session.runScript(script, name: "run.lua") { Issue.record("\(error)") }
    run = RecordedRun(session, from: 0, to: session.timeline.end, framesPerSecond: rate)
  }

  package func lane(_ name: String) throws -> ChosenLane { try ChosenLane(name, in: run) }

  package func export(_ file: String, _ change: (inout ExportRequest) -> Void = { _ in }) throws -> String {
    var request = try ExportRequest(file: file)
    change(&request)
    return String(decoding: try session.timeline.export(request).bytes, as: UTF8.self)
  }

  /// A red box that moves from 50 to 350 in a second, evenly.
  package static let slide = """
    box = UIView(CGRect(0, 0, 100, 100))
    box.center = CGPoint(50, 60)
    box.backgroundColor = UIColor.red
    window:addSubview(box)
    UIView.animate{withDuration = 1, delay = 0, options = "curveLinear", animations = function() box.center = CGPoint(350, 60) end}
    timeline:run()
    """
}
