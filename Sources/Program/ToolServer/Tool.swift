import PlainText
import SessionProtocol

/// A tool: its name, its words for the model, its arguments, and the requests it is made of.
package struct Tool: Sendable {
  package let name: String
  /// When to use it, and what it gives.
  package let summary: String
  let parameters: [Parameter]
  /// Arguments that work, as JSON.
  let example: String
  let perform: @Sendable (ToolCall) throws(ToolFailure) -> ToolResult

  /// As `tools/list` has it. No tool changes anything, and each ends by itself.
  var json: String {
    JSONText.object([
      "name": JSONText.string(name), "description": JSONText.string(summary), "inputSchema": parameters.schema,
      "annotations": #"{"readOnlyHint":true,"openWorldHint":false}"#,
    ])
  }

  /// The first words that a model gets.
  package static let instructions = """
    playhead runs UIKit and Core Animation code, in Lua or Swift, on a virtual clock. Write the transition, `check` it, mend \
    what it finds, then look at `picture` and `values`. Scripts print, and inputs are what a person types at its prompt: \
    "goto 0.2", "begin", "update 0.5", "finish", or Lua.
    """

  package static let all: [Tool] = [check, run, values, picture, whatIf, explain]

  // MARK: Arguments

  private static let file = parameter("file", of: "open")
  private static let code = parameter("code", of: "open")
  private static let inputs = Parameter(
    "inputs", .texts, "commands and Lua that are run after the script, one after the other")
  private static let time = Parameter("at", .time, "the time to go to first; where the script ends without it")

  /// A parameter of a method, which is a tool's as well.
  private static func parameter(_ name: String, of method: String, as other: String? = nil) -> Parameter {
    guard let found = MethodTable.named(method)?.parameters.first(where: { $0.name == name }) else {
      return Parameter(name, .text, "")
    }
    return Parameter(other ?? name, found.kind, isOptional: found.isOptional, found.summary)
  }

  // MARK: The tools

  private static let check = Tool(
    name: "check",
    summary:
      "Finds mistakes in a script, and what breaks in its transitions: tries each in every way it can end. Use it "
      + "after every change.",
    parameters: [
      file, parameter("code", of: "check"), parameter("scenarios", of: "check"), parameter("rules", of: "check"),
    ], example: #"{"file":"swipe.lua"}"#
  ) { call throws(ToolFailure) in
    guard call.has("file") != call.has("code") else {
      throw ToolFailure("'file' names a script, or 'code' is the text of one: exactly one of them is needed")
    }
    let rows = try call.results(of: [
      call.request("check", call.parameters("file", "code", "scenarios", "rules"))
    ])[0]
    let texts = rows.elements.map(FindingText.text)
    return ToolResult(
      text: texts.isEmpty ? "no mistake is found, and nothing breaks" : texts.joined(separator: "\n"),
      data: JSONText.object(["findings": rows.text]))
  }

  private static let run = Tool(
    name: "run",
    summary:
      "Runs a script to its rest, then inputs: what it prints, its events, its animations as bars, and where it is.",
    parameters: [file, code, parameter("until", of: "open"), inputs],
    example: #"{"code":"print(window.bounds)","inputs":["goto 0"]}"#
  ) { call throws(ToolFailure) in
    let opening = try call.opening(until: true)
    let results = try call.results(
      of: opening + [call.request("status"), call.request("tracks"), call.request("events")])
    let (state, tracks, events) = (results[opening.count], results[opening.count + 1], results[opening.count + 2])
    let bars = tracks["bars"]?.elements ?? []
    let rows = events["rows"]?.elements ?? []
    var lines = [results.prefix(opening.count).map { $0["text"]?.string ?? "" }.joined()]
    if !bars.isEmpty { lines.append("animations:\n" + bars.compactMap { $0["text"]?.string }.joined(separator: "\n")) }
    if !rows.isEmpty {
      lines.append("events:\n" + rows.map { EventText.text($0.elements) }.joined(separator: "\n"))
    }
    lines.append(StateText.text(state))
    return ToolResult(
      text: lines.filter { !$0.isEmpty }.joined(separator: "\n"),
      data: JSONText.object(["state": state.text, "bars": tracks["bars"]?.text, "events": events["rows"]?.text]))
  }

  private static let values = Tool(
    name: "values",
    summary: "The values of a layer at a time, as in the model and as on screen; of all layers without one.",
    parameters: [file, code, inputs, time, Parameter("layer", .layer, "whose values")],
    example: #"{"file":"swipe.lua","at":0.2,"layer":"mail.view"}"#
  ) { call throws(ToolFailure) in
    let asking =
      call.has("layer")
      ? call.request("values", call.parameters("layer")) : call.request("run", ["input": .string(":values")])
    let opening = try call.opening() + seeking(call)
    let results = try call.results(of: opening + [asking])
    let answer = results[opening.count]
    guard call.has("layer") else { return ToolResult(text: answer["text"]?.string ?? "") }
    let lines = answer.elements.map { row in
      let parts = row.elements.map(\.text)
      return parts.count < 3 || parts[1] == parts[2]
        ? parts.prefix(2).joined(separator: "  ") : "\(parts[0])  model \(parts[1])  shown \(parts[2])"
    }
    return ToolResult(
      text: lines.isEmpty ? "every value is at its default" : lines.joined(separator: "\n"),
      data: JSONText.object(["rows": answer.text]))
  }

  private static let picture = Tool(
    name: "picture",
    summary: "The screen at a time as a picture, and its layers in words; with a layout several moments.",
    parameters: [file, code, inputs, time, parameter("layout", of: "picture")],
    example: #"{"file":"swipe.lua","at":0.2}"#
  ) { call throws(ToolFailure) in
    let opening = try call.opening() + seeking(call)
    let layout = call.parameters("layout")
    // Half as large where it is too heavy.
    for scale in [1, 0.5, 0.25] {
      let results = try call.results(
        of: opening + [
          call.request("run", ["input": .string(":tree")]),
          call.request("picture", layout.merging(["scale": .number(scale)]) { $1 }),
        ])
      let picture = results[opening.count + 1]["base64"]?.string ?? ""
      if picture.utf8.count <= mostPicture || scale == 0.25 {
        return ToolResult(text: results[opening.count]["text"]?.string ?? "", pictures: [picture])
      }
    }
    return ToolResult(text: "")
  }

  private static let whatIf = Tool(
    name: "what_if",
    summary:
      "Lets what is in progress at a time go at a fraction, both to its end and back: when each is at rest, what "
      + "happened, and the screen of each.",
    parameters: [
      file, code, inputs, time, parameter("fraction", of: "update"),
    ], example: #"{"file":"swipe.lua","at":0.2,"fraction":0.4}"#
  ) { call throws(ToolFailure) in
    let opening = try call.opening() + seeking(call)
    let results = try call.results(
      of: opening + [call.request("whatif", call.parameters("fraction").merging(["pictures": .bool(true)]) { $1 })])
    let outcomes = results[opening.count].elements
    let texts = outcomes.map { outcome in
      let head = "\(outcome["word"]?.string ?? ""): at rest at \(outcome["end"]?.text ?? "") s"
      let gone = outcome["gone"]?.elements.compactMap(\.string) ?? []
      let events = outcome["events"]?.elements.map { "  " + EventText.text([.null] + $0.elements) } ?? []
      return ([head + (gone.isEmpty ? "" : ", gone: \(gone.joined(separator: ", "))")] + events)
        .joined(separator: "\n")
    }
    return ToolResult(
      text: texts.joined(separator: "\n"), pictures: outcomes.compactMap { $0["base64"]?.string },
      data: JSONText.object([
        "outcomes": JSONText.array(
          outcomes.map { outcome in
            JSONText.object([
              "word": outcome["word"]?.text, "end": outcome["end"]?.text, "gone": outcome["gone"]?.text,
              "events": outcome["events"]?.text,
            ])
          })
      ]))
  }

  private static let explain = Tool(
    name: "explain",
    summary: "Explains the code of an error, a rule of check, a command, or any name of the API.",
    parameters: [Parameter("name", .text, isOptional: false, "the code or the name")],
    example: #"{"name":"UIView.animate"}"#
  ) { call throws(ToolFailure) in
    let page = try call.results(of: [call.request("help", call.parameters("name"))])[0]
    return ToolResult(text: page["text"]?.string ?? "")
  }

  /// A picture's longest base64: 1 MB of bytes.
  private static let mostPicture = (1 << 20) * 4 / 3

  private static func seeking(_ call: ToolCall) -> [Envelope] {
    call.parameters("at")["at"].map { [call.request("seek", ["to": $0])] } ?? []
  }
}

/// Where a session is, in a line.
enum StateText {
  static func text(_ state: JSON) -> String {
    let time = "at \(state["t"]?.text ?? "0") s of \(state["end"]?.text ?? "0") s"
    return time + (state["resting"] == .bool(true) ? ", at rest" : "")
  }
}

/// An event in a line: its time, name, subject and detail.
enum EventText {
  static func text(_ row: [JSON]) -> String {
    row.dropFirst().map { $0.string ?? $0.text }.filter { !$0.isEmpty }.joined(separator: "  ")
  }
}

/// A finding as a person reads it.
enum FindingText {
  static func text(_ row: JSON) -> String {
    func field(_ name: String) -> String? { row[name]?.string }
    let line = row["line"]?.number.map { ":\(Int(exactly: $0) ?? 0)" } ?? ""
    let head =
      "\(field("file") ?? "")\(line): \(field("severity") ?? "not judged"): \(field("message") ?? field("reason") ?? "")"
    let more = ["scenario", "why", "cure", "hint"].compactMap { name in field(name).map { "  \(name): \($0)" } }
    return ([head + (field("rule").map { " [\($0)]" } ?? "")] + more).joined(separator: "\n")
  }
}
