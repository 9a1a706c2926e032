import FrameRendering
import LayerKit
import Limits
import MotionMath
import PlainText
import RecordingExport
import RecordingFiles
import RecordingKit
import ScriptRuntime
import TimeControl
import ViewKit

/// Frames and the record, as the player's page reads them.
extension MethodTable {
  static var followed: [Method] {
    [
      .reads(
        "frame",
        "The drawings of a frame: all of them, or the numbers that differ from the last frame of the same form.",
        [
          Parameter("at", .time, "the time; the playhead without it"),
          Parameter("page", .whole(1...Int(Int32.max)), "who asks: each has forms of its own; 1 without it"),
          Parameter("full", .flag, "true: it has no form yet"),
        ], #"{"at":0.2}"#, #"{"seq":2,"t":0.2,"form":0,"set":[[12,196.5]],"images":1}"#
      ) { call throws(ProtocolError) in
        let frame = try call.frame()
        let (script, followers) = (call.script, call.session.followers)
        let (form, message) = followers.write(for: call.whole("page") ?? 1, isNew: call.flag("full") ?? false) {
          $0.message(
            of: frame, size: script.app.screen.bounds.size, pictures: script.timeline.pictureOptions,
            images: followers.images, isStopping: script.world.isStopping)
        }
        var key: String?
        var numbers, moved: String?
        switch message {
        case .key(let bytes): key = JSONText.string(Base64.encode(bytes))
        case .delta(let set, let way): (numbers, moved) = (set, way)
        }
        return JSONText.object([
          "seq": String(followers.nextNumber()), "rev": String(call.session.revision),
          "t": JSONText.number(frame.time), "form": String(form), "images": String(followers.images.count),
          "ring": JSONText.array(
            Finger.down(in: script.world.recording.events, at: frame.time).map { finger in
              JSONText.array(
                [String(finger.finger)] + [finger.location.x, finger.location.y].map(JSONText.number))
            }),
          "set": numbers, "moved": moved, "key": key,
        ])
      },
      .reads(
        "image", "An image of the frames, by its number.",
        [Parameter("number", .whole(0...Int(Int32.max)), isOptional: false, "as the drawings have it")],
        #"{"number":0}"#, #"{"address":"data:image/png;base64,…"}"#
      ) { call throws(ProtocolError) in
        let number = call.whole("number") ?? 0
        guard let address = call.session.followers.images.address(number) else {
          throw .unknown("image", String(number), among: [])
        }
        return JSONText.object(["address": JSONText.string(address)])
      },
      .reads(
        "record", "Everything on record but the drawings, as a page of the player has it.",
        [Parameter("title", .text, "of the run")], #"{}"#, #"{"rev":1,"end":2.525}"#
      ) { call throws(ProtocolError) in
        let script = call.script
        let end = script.timeline.end
        var run = RecordedRun(
          script, from: 0, to: end, framesPerSecond: script.world.frameRate.perSecond)
        guard run.times.count <= Limit.exportFrames.most else {
          throw .limit(.exportFrames, "\(run.times.count) frames")
        }
        run.pictures = script.timeline.pictureOptions
        run.chrome = DeviceChrome(script.app.screen)
        let bytes = RunData.record(
          of: run, title: call.text("title") ?? script.scriptName ?? "run", hasDrawings: false)
        return JSONText.object([
          "rev": String(call.session.revision), "branch": JSONText.string(call.branch.name),
          "end": JSONText.number(end), "base64": JSONText.string(Base64.encode(bytes)),
        ])
      },
    ]
  }
}
