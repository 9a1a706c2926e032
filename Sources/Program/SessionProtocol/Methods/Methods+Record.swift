import FrameRendering
import LayerKit
import Limits
import MotionMath
import PlainText
import PlayheadShell
import RecordingExport
import RecordingFiles
import RecordingKit
import ScriptRuntime
import TimeControl

/// Reading the record: values, layers, events, bars, curves.
extension MethodTable {
  static var record: [Method] {
    [
      .reads(
        "values", "Values of a layer that are not at their defaults: property, as in the model, as on screen.",
        [Parameter("layer", .layer, isOptional: false, "whose values"), at], #"{"layer":"photo.view"}"#,
        #"[["position",[196.5,426],[98.2,426]]]"#
      ) { call throws(ProtocolError) in
        let frame = try call.frame()
        guard let layer = try call.layer("layer", in: frame) else { return "[]" }
        func json(_ value: AnimatableValue) -> String { TraceValue(value, in: frame.recording).json }
        let rows = LayerProperty.allCases.compactMap { property -> String? in
          let (model, shown) = (frame.modelValue(layer, property), frame.value(layer, property))
          guard model != property.defaultValue || shown != model || frame.isAnimated(layer, property) else {
            return nil
          }
          return JSONText.array([JSONText.string(property.name), json(model), json(shown)])
        }
        return JSONText.array(rows)
      },
      .reads(
        "tree", "The layers on screen, one in the other.",
        [
          Parameter("layer", .layer, "only this one and those in it"), at,
          Parameter("depth", .whole(1...Limit.treeDepth.most), "how many levels; all without it"),
        ], #"{"depth":1}"#, #"[{"id":0,"name":"window","class":"UIWindow","children":[]}]"#
      ) { call throws(ProtocolError) in
        let frame = try call.frame()
        let root = try call.layer("layer", in: frame)
        let names = LayerNames(in: call.script)
        func json(_ layer: LayerID, _ depth: Int) -> String {
          let children = depth > 1 ? frame.sublayers(of: layer).map { json($0, depth - 1) } : []
          return JSONText.object([
            "id": String(layer.index), "name": JSONText.string(names.name(of: layer, in: frame)),
            "class": JSONText.string(frame.owner(of: layer) ?? frame.className(of: layer) ?? "CALayer"),
            "children": JSONText.array(children),
          ])
        }
        let depth = call.whole("depth") ?? Limit.treeDepth.most
        return JSONText.array((root.map { [$0] } ?? frame.roots).map { json($0, depth) })
      },
      .reads(
        "events", "Events on record: number, time, name, subject, detail.",
        [
          Parameter("from", .time, "the first time"), Parameter("to", .time, "the last time"),
          Parameter("name", .text, "only those of this name"),
          Parameter("after", .whole(0...Int(Int32.max)), "only those behind the event of this number"),
          Parameter("limit", .whole(1...100_000), "how many at most; 500 without it"),
        ], #"{"name":"completeTransition"}"#,
        #"{"rows":[[31,0.4,"completeTransition","UITransitionContext #1","true"]],"next":null}"#
      ) { call throws(ProtocolError) in
        let events = call.script.world.recording.events
        let (from, to) = (try call.time("from") ?? 0, try call.time("to") ?? .infinity)
        let (name, after) = (call.text("name"), call.whole("after") ?? 0)
        let places = events.indices.dropFirst(after).filter { place in
          from <= events[place].time && events[place].time <= to && name.map { events[place].name == $0 } != false
        }
        let shown = places.prefix(call.whole("limit") ?? 500)
        return JSONText.object([
          "rows": EventRow.json(of: call.script, shown),
          "next": shown.count < places.count ? shown.last.map { String($0 + 1) } : "null",
        ])
      },
      .reads(
        "tracks", "Every animation as a bar, and the marks and transitions beside them.",
        [Parameter("from", .time, "the first time"), Parameter("to", .time, "the last time")], #"{}"#,
        #"{"marks":[],"chapters":[["present photo",0.05,0.4]]}"#
      ) { call throws(ProtocolError) in
        let run = try run(call)
        return JSONText.object([
          "bars": JSONText.array(run.bars.map { $0.json(isNamed: true) }),
          "marks": JSONText.array(
            run.marks.map { JSONText.array([JSONText.string($0.name), JSONText.number($0.time)]) }),
          "chapters": JSONText.array(
            Chapter.all(in: run.events) { $0 }.map { chapter in
              JSONText.array([
                JSONText.string(chapter.title), JSONText.number(chapter.start),
                chapter.end.map(JSONText.number) ?? "null",
              ])
            }),
        ])
      },
      .reads(
        "curve", "Numbers of a lane over time; null where it is not on screen.",
        [
          Parameter("lane", .text, isOptional: false, "a layer and a key path"),
          Parameter("from", .time, "the first time"), Parameter("to", .time, "the last time"),
          Parameter("samples", .whole(2...10_000), "how many times; 100 without it"),
          Parameter("velocity", .flag, "true adds how fast it changes: lines of time and number"),
        ], #"{"lane":"photo.view.position.x","samples":3}"#, #"{"times":[0,0.2,0.4],"values":[393,196.5,0]}"#
      ) { call throws(ProtocolError) in try curve(call) },
      .reads(
        "picture", "The screen as a picture.",
        [
          at, Parameter("scale", .number(0.01...16), "pixels per point; 2 without it"),
          Parameter("format", .words(["png", "svg"]), "png without it"),
          Parameter("layout", .words(["single", "strip", "onion", "sheet"]), "one moment, or several of the run"),
        ], #"{"at":0.2,"scale":1}"#, #"{"type":"image/png","size":[393,852]}"#
      ) { call throws(ProtocolError) in
        let format: ExportRequest.Format = call.text("format") == "svg" ? .svg : .png
        let timeline = call.script.timeline
        let moment = try call.time("at")
        do throws(ScriptFailure) {
          var request = try ExportRequest(format, file: "picture")
          request.layout = call.text("layout").flatMap(ExportRequest.Layout.init)
          request.scale = call.number("scale")
          request.at = request.impliedLayout == .single ? moment : nil
          let bytes = try timeline.export(request).bytes
          return JSONText.object([
            "type": format == .svg ? "\"image/svg+xml\"" : "\"image/png\"",
            "size": PNGSize(bytes).map { JSONText.array([String($0.width), String($0.height)]) },
            "base64": JSONText.string(Base64.encode(bytes)),
          ])
        } catch {
          throw ProtocolError(.limit, error.message)
        }
      },
    ]
  }

  private static var at: Parameter { Parameter("at", .time, "the time; the playhead without it") }

  /// The run from one time to another; all of it without them.
  private static func run(_ call: MethodCall) throws(ProtocolError) -> RecordedRun {
    let world = call.script.world
    let from = min(try call.time("from") ?? 0, world.now)
    let to = min(max(from, try call.time("to") ?? world.now), world.now)
    return RecordedRun(call.script, from: from, to: to, framesPerSecond: world.frameRate.perSecond)
  }

  private static func curve(_ call: MethodCall) throws(ProtocolError) -> String {
    let run = try run(call)
    let lane: ChosenLane
    do throws(ChosenLane.Problem) { lane = try ChosenLane(call.text("lane") ?? "", in: run) } catch {
      switch error {
      case .unknown(let known): throw .unknown("lane", call.text("lane") ?? "", among: known)
      case .noNumbers(let kind): throw call.misfit("lane", "'lane' takes one with numbers; this is a \(kind)")
      }
    }
    let count = call.whole("samples") ?? 100
    let (first, last) = (run.span.lowerBound, run.span.upperBound)
    let times = (0..<count).map { first + (last - first) * Double($0) / Double(count - 1) }
    let frame = run.recording.frame(at: first)
    let values = times.map { time -> String in
      frame.seek(to: time)
      guard let numbers = lane.numbers(in: frame)?.map(JSONText.number) else { return "null" }
      return numbers.count == 1 ? numbers[0] : JSONText.array(numbers)
    }
    var velocity: String?
    if call.flag("velocity") == true {
      let parts = lane.parts.indices.map { part in
        let lines = LaneCurve(lane, part: part, of: run, samples: count).lines[.velocity] ?? []
        return JSONText.array(
          lines.map { line in
            JSONText.array(line.map { JSONText.array([JSONText.number($0.time), JSONText.number($0.value)]) })
          })
      }
      velocity = parts.count == 1 ? parts[0] : JSONText.array(parts)
    }
    return JSONText.object([
      "times": JSONText.array(times.map(JSONText.number)), "values": JSONText.array(values), "velocity": velocity,
    ])
  }
}

/// The size of a PNG, as its first chunk says: <https://www.w3.org/TR/png-3/#11IHDR>.
struct PNGSize {
  let width: Int
  let height: Int

  /// Nil for bytes that are none.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
  }
}
