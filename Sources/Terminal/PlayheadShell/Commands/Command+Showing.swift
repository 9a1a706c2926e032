import LayerKit
import LuaBridge
import RecordingExport
import RecordingKit
import ScriptRuntime
import TimeControl

/// Commands that show the record.
extension Command {
  static var showing: [Command] {
    [
      Command(
        "tracks", arguments: "[VIEW]", summary: "draws every animation as a bar", lua: "timeline:tracks(VIEW)",
        details: (["Each bar goes from when its animation was added to its real end:"]
          + BarCells.legend.map { "\($0.sign)  \($0.meaning)" }).joined(separator: "\n"),
        completes: .layer
      ) { shell, words throws(CommandFailure) in
        let root = try shell.layer(words, "tracks")
        shell.say(TrackChart(shell.session, under: root, width: shell.columns, ink: shell.ink).lines)
      },
      Command(
        "values", arguments: "[VIEW]", summary: "compares model and screen; * if they differ",
        lua: "timeline:value(VIEW, KEYPATH)", completes: .layer
      ) { shell, words throws(CommandFailure) in
        let root = try shell.layer(words, "values")
        shell.say(ValueTable(shell.session, under: root, columns: shell.columns, ink: shell.ink).lines)
      },
      Command(
        "events", arguments: "[NAME]", summary: "lists the latest events, or all of them: all",
        lua: "timeline:events(NAME)",
        completes: .words { ["all", StageEvent.commitName] + eventNames($0) }
      ) { shell, words throws(CommandFailure) in
        let isWhole = words == "all"
        let name = words.isEmpty || isWhole ? nil : String(words)
        let log = EventLog(
          shell.session, named: name, isWhole: isWhole, columns: shell.columns, ink: shell.ink)
        shell.say(log.lines)
      },
      Command(
        "tree", "pca", arguments: "[VIEW]", summary: "shows the layers and their values", lua: "timeline:snapshot()",
        completes: .layer
      ) { shell, words throws(CommandFailure) in
        let root = try shell.layer(words, "tree")
        let world = shell.session.world
        let tree = TreeText(world.recording, at: world.playhead, LayerNames(in: shell.session), under: root) {
          PropertyText(property: $0).text($1)
        }
        shell.say(tree.text)
      },
      Command(
        "inspect", summary: "the full screen: picture, tracks, values, keys",
        details:
          "A click in the picture chooses a view, a drag is a finger; arrows choose in the pane that Tab puts in "
          + "focus, Enter edits a value. q leaves, ? and help keys show the keys. Changes made there stay."
      ) { shell, words throws(CommandFailure) in
        try none(words, "inspect")
        try shell.inspect()
      },
      Command(
        "curve", arguments: "VALUE… [rates]", summary: "plots numbers over time, and their rates",
        details: "VALUE is a view or layer with a key path, or a key path alone for the first layer it moves; a point "
          + "stands for both its numbers. velocity and acceleration after it plot how fast it changes. A FILE that ends in "
          + ".svg has the curves, one in .csv their numbers.",
        examples: [
          "curve box.position.x", "curve opacity", "curve box.position",
          "curve box.position.x value velocity acceleration",
        ],
        completes: .keyPath(ofNumber: true)
      ) { shell, words throws(CommandFailure) in
        try shell.curve(words)
      },
    ]
  }
}
