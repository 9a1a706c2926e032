/// Every command. Recognition, completion and `help` read this table.
package struct CommandTable {
  /// The commands by purpose, in the order of help.
  package let groups: [CommandGroup]

  package var all: [Command] { groups.flatMap(\.commands) }

  package init() {
    groups = [
      CommandGroup("clock", "moving the playhead", Command.moving + Command.ranging),
      CommandGroup("stops", "stopping where something happens", Command.stopping),
      CommandGroup("branches", "trying another ending", Command.branching),
      CommandGroup("scrub", "driving what is in progress", Command.driving),
      CommandGroup("record", "what the recording holds", Command.showing),
      CommandGroup("pictures", "drawing what is on screen", Command.pictures),
      CommandGroup("views", "looking at views, with the names of lldb", Command.views),
      CommandGroup("asking", "explaining names, variables and errors", Command.asking),
      CommandGroup("session", "inputs, files, measuring, display", Command.session),
    ]
  }
}

/// Commands that belong together: a section of help, of the manual page, of the reference.
package struct CommandGroup {
  /// One word: `help time` lists the group.
  package let name: String
  package let title: String
  package let commands: [Command]

  init(_ name: String, _ title: String, _ commands: [Command]) {
    self.name = name
    self.title = title
    self.commands = commands
  }
}
