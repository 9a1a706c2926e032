/// The page of the protocol, made from the tables.
package enum ProtocolPage {
  package static var text: String {
    var lines = [
      "<!-- Made by Scripts/generate from the table of methods. -->",
      "# The protocol", "",
      "`playhead --json SCRIPT` runs a script and then answers requests of JSON-RPC 2.0, one in a line, each with one line:",
      "", "```",
      #"{"jsonrpc":"2.0","id":1,"method":"step","params":{"frames":10}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{"rev":1,"branch":"main","t":0.166666667,"live":2.525,"end":2.525,"resting":true,"#
        + #""held":null,"fingers":[],"text":"","events":[]}}"#,
      "```", "",
      "A line that is no request is an input of the shell, answered as `playhead --json` answers those. Requests are answered "
        + "in order; one without an `id` is performed and not answered; several in one message are refused.", "",
      "Times are seconds, or text as `goto` takes it: `\"12f\"`, `\"75%\"`, `\"@mark\"`. Layers are named, or `\"#6\"`. Every "
        + "method takes `branch`, which is gone to or looked at, and `rev`, which refuses with 9 what was meant for a session "
        + "that has been opened anew since.", "",
      "## State", "",
      "The result of a method with • is the state after it: `rev`, which session it is; `branch`; `t`, the playhead; `live`, "
        + "how far the world has run; `end`, the known end; `resting`; `held`, where something is held, from 0 to 1, or null; "
        + "`fingers` that are down; `text`, what a shell would print; `events` that the input caused, each as number, time, "
        + "name, subject, detail.", "",
    ]
    for group in MethodTable.groups {
      lines += ["## \(group.title)", ""] + group.methods.flatMap(lines(of:))
    }
    lines += ["## Errors", "", "| code | when | data |", "| ---: | --- | --- |"]
    lines += ProtocolError.Code.allCases.map { "| \($0.rawValue) | \($0.words.meaning) | \($0.words.data) |" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of method: Method) -> [String] {
    var lines = ["### `\(method.name)`" + (method.givesState ? " •" : ""), "", method.summary, ""]
    for parameter in method.parameters {
      let need = parameter.isOptional ? "" : " (needed)"
      lines.append("- `\(parameter.name)`\(need): \(parameter.accepts); \(parameter.summary).")
    }
    if !method.parameters.isEmpty { lines.append("") }
    return lines + ["`\(method.example.params)` → `\(method.example.result)`", ""]
  }
}
