import FrameRendering
import LayerKit
import LineEditing
import PlainText
import PlayheadShell
import RecordingExport
import ScriptRuntime
import ScriptTools
import TimeControl
import TransitionChecker

/// Files, checks, completion and help.
extension MethodTable {
  static var tools: [Method] {
    [
      .reads(
        "export",
        "Writes a picture, a film of pictures, a page, a table or a trace of the run; or returns it, in base64.",
        [
          Parameter("file", .text, "its ending says the format"),
          Parameter("format", .words(["html", "apng", "jsonl"]), "in place of a file: nothing is written"),
          Parameter("options", .options, "of a file, as playhead export has them"),
        ], #"{"file":"swipe.html","options":{"title":"Swipe"}}"#, #"{"file":"swipe.html","bytes":56280}"#
      ) { call throws(ProtocolError) in
        guard call.has("file") != call.has("format") else {
          throw call.misfit("file", "export takes either 'file' or 'format'")
        }
        if let word = call.text("format") { return try returned(call, word) }
        try call.session.goesTo(call.branchName)
        let file = call.text("file") ?? ""
        do throws(CommandFailure) {
          let bytes = try call.session.shell.export(ExportWords(path: file, options: call.options("options")))
          call.session.dropText()
          return JSONText.object(["file": JSONText.string(file), "bytes": String(bytes)])
        } catch {
          throw call.session.error(error)
        }
      },
      .reads(
        "check", "Finds mistakes, and what breaks in the transitions of a script; a row each, as check --json has it.",
        [
          Parameter("file", .text, "the script; the one that runs without it"),
          Parameter("code", .text, "its text, in place of a file"), Parameter("scenarios", .texts, "only these"),
          Parameter("rules", .texts, "only these"),
        ], #"{}"#, #"[{"id":"f1","rule":"R-OWNER","line":14}]"#
      ) { call throws(ProtocolError) in
        guard let check = call.session.host.check else {
          throw call.session.refusal("nothing can be checked here", hint: nil)
        }
        let code = call.text("code").map { CheckRequest.Source.code($0) }
        guard let source = code ?? (call.text("file") ?? call.session.host.file()).map({ .file($0) }) else {
          throw call.misfit("file", "no file runs: 'file' takes the script to be checked")
        }
        let request = CheckRequest(source, scenarios: call.texts("scenarios"), rules: call.texts("rules"))
        let rows = try check(request).enumerated().map { index, row in "{\"id\":\"f\(index + 1)\"," + row.dropFirst() }
        call.session.checked = (source.path ?? "", rows)
        return JSONText.array(rows)
      },
      .reads(
        "finding",
        "Runs the scenario of a finding of the last check once more: its moment, its line among others, its run, and the run "
          + "without the scenario, as a page plays them.",
        [Parameter("id", .text, isOptional: false, "as check has given it")], #"{"id":"f1"}"#,
        #"{"t":0.3,"line":14,"first":13,"lines":["…"],"after":"…","before":"…"}"#
      ) { call throws(ProtocolError) in
        let (id, (file, rows)) = (call.text("id") ?? "", call.session.checked)
        let known = rows.compactMap { if case .object(let fields)? = JSON($0) { fields } else { nil } }
        guard let row = known.first(where: { $0["id"]?.string == id }) else {
          throw .unknown("finding", id, among: known.compactMap { $0["id"]?.string })
        }
        guard let replay = row["replay"]?.string, !file.isEmpty, let finding = call.session.host.finding else {
          throw call.session.refusal("no scenario of a file was run for it", hint: nil)
        }
        return try finding(replay, file)
      },
      .reads(
        "complete", "The words that can stand at a place of an input, and the call that it is in.",
        [
          Parameter("line", .text, isOptional: false, "what is typed"),
          Parameter("offset", .whole(0...Int(Int32.max)), "the position, in bytes; without it the end of the line"),
        ], #"{"line":"window.al","offset":9}"#, #"{"words":["alpha"],"from":7,"to":9}"#
      ) { call throws(ProtocolError) in
        let line = call.text("line") ?? ""
        let offset = min(call.whole("offset") ?? .max, line.utf8.count)
        let shell = call.session.shell
        let completion = shell.rules.editingRules.complete(line, offset)
        return JSONText.object([
          "words": JSONText.array(completion.candidates.map(JSONText.string)),
          "from": String(completion.replaceRange.lowerBound), "to": String(completion.replaceRange.upperBound),
          "call": Completer(shell.session).openCall(in: line, at: offset).map { JSONText.string($0.text) } ?? "null",
        ])
      },
      .reads(
        "describe", "Explains the name at a position of an input; null where there is none.",
        [
          Parameter("line", .text, isOptional: false, "what is typed"),
          Parameter("offset", .whole(0...Int(Int32.max)), "the position, in bytes; without it the end of the line"),
        ], #"{"line":"UIView.animate","offset":9}"#, #"{"text":"UIView.animate(…)"}"#
      ) { call throws(ProtocolError) in
        let line = call.text("line") ?? ""
        let offset = min(call.whole("offset") ?? .max, line.utf8.count)
        let text = call.session.shell.rules.editingRules.describe(line, offset)
        return JSONText.object(["text": text.map(JSONText.string) ?? "null"])
      },
      .reads(
        "help", "Explains a name of the API or a command, or searches for names.",
        [Parameter("name", .text, "the name"), Parameter("search", .text, "a part of names or of what they are for")],
        #"{"name":"UIView.animate"}"#, #"{"names":["UIView.animate"]}"#
      ) { call throws(ProtocolError) in
        guard call.has("name") != call.has("search") else {
          throw call.misfit("name", "help takes either 'name' or 'search'")
        }
        if let word = call.text("search") {
          let names = HelpIndex(call.script).search(word)
          return JSONText.object(["names": JSONText.array(names.map(JSONText.string))])
        }
        let name = call.text("name") ?? ""
        guard let page = NameExplanation.page(name, in: call.script, columns: 80) else {
          throw .unknown("name", name, among: NameExplanation.suggestion(for: name).map { [$0] } ?? [])
        }
        return JSONText.object([
          "names": JSONText.array([JSONText.string(name)]), "text": JSONText.string(page.joined(separator: "\n")),
        ])
      },
      .reads(
        "explain", "Explains the code of an error or a warning, or a rule of check.",
        [Parameter("code", .text, isOptional: false, "as it stands in brackets after a message")],
        #"{"code":"R-OWNER"}"#, #"{"code":"R-OWNER"}"#
      ) { call throws(ProtocolError) in
        let code = call.text("code") ?? ""
        if let id = Rule.ID(named: code) {
          let rule = Rule.named(id)
          return JSONText.object([
            "code": JSONText.string(id.rawValue), "title": JSONText.string(rule.title),
            "why": JSONText.string("\(rule.why)."), "cure": JSONText.string("\(rule.cure)."),
            "wrong": JSONText.string(rule.example.bad), "example": JSONText.string(rule.example.good),
          ])
        }
        guard let page = ErrorPage.named(code) else {
          throw .unknown("code", code, among: ErrorPage.explained)
        }
        return JSONText.object([
          "code": JSONText.string(page.code), "title": JSONText.string(page.meaning),
          "why": JSONText.string(page.cause), "wrong": page.wrong.map(JSONText.string),
          "example": page.right.map(JSONText.string),
        ])
      },
    ]
  }

  /// A file of the run that is not written.
  private static func returned(_ call: MethodCall, _ format: String) throws(ProtocolError) -> String {
    do throws(ScriptFailure) {
      let stem = call.script.scriptName.map(ExportRequest.stem(of:)) ?? "run"
      var request = try ExportRequest(file: "\(stem).\(format)")
      // A picture on a page has a pixel for each point.
      if request.format == .apng { request.scale = 1 }
      let bytes = try call.script.timeline.export(request).bytes
      return JSONText.object(["bytes": String(bytes.count), "base64": JSONText.string(Base64.encode(bytes))])
    } catch {
      throw ProtocolError(.limit, error.message)
    }
  }
}
