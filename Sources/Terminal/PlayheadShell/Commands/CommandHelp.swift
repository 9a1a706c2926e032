import PlainText

/// Help on commands, read from their table.
enum CommandHelp {
  /// The names of all commands by group, and where to read more: one screen.
  static func overview(_ table: CommandTable) -> [String] {
    let width = (table.groups.map(\.name.count).max() ?? 0) + 2
    let names = table.groups.flatMap { group in
      WrappedText(group.name.padded(to: width) + group.commands.map(\.name).joined(separator: " ")).lines
    }
    let more = """
      help step explains a command, help \(table.groups[0].name) lists a group, ?UIView.animate explains a name and \
      ?spring searches for one. An empty Enter repeats a step. A leading : means a command, a leading space Lua. \
      _ is the last result; a ; at the end hides it.
      """
    return names + [""] + WrappedText(more, indent: 0).lines
  }

  /// A line for each command of a group.
  static func list(_ group: CommandGroup) -> [String] {
    let width = group.commands.map(\.usage.count).max() ?? 0
    return [group.title]
      + group.commands.map { command in
        let others = command.names.dropFirst().joined(separator: ", ")
        return "  \(command.usage.padded(to: width))  \(command.summary)\(others.isEmpty ? "" : " (\(others))")"
          .cut(to: 80)
      }
  }

  /// The whole help of one command.
  static func page(_ command: Command) -> [String] {
    var lines = [command.usage, command.summary]
    if command.names.count > 1 { lines.append("also: " + command.names.dropFirst().joined(separator: ", ")) }
    if let lua = command.lua { lines.append("in Lua: \(lua)") }
    if !command.details.isEmpty { lines += [""] + WrappedText(command.details, indent: 0).lines }
    if !command.examples.isEmpty { lines += ["", "example"] + command.examples.map { "  \($0)" } }
    return lines.flatMap { WrappedText($0).lines }
  }
}
