import LayerKit
import LuaBridge
import PlainText
import RecordingExport
import ScriptRuntime
import ScriptTools
import TimeControl
import TransitionKit
import ViewKit

/// The commands of lldb and Chisel for views, controllers and layers.
extension Command {
  static var views: [Command] {
    [
      Command(
        "p", "expr", arguments: "EXPR", summary: "shows its value", lua: "print(EXPR)",
        completes: .expression
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("p takes an expression", example: "p box.frame") }
        let values = try shell.ask("return \(words)", resultNumber: shell.inputs.count)
        shell.record(String(words), isExpression: true)
        shell.show(values)
      },
      Command(
        "po", arguments: "EXPR", summary: "prints its description", lua: "print(EXPR)",
        completes: .expression
      ) { shell, words throws(CommandFailure) in
        guard !words.isEmpty else { throw .arguments("po takes an expression", example: "po box") }
        try shell.perform("print(\(words))")
      },
      Command(
        "pviews", arguments: "[VIEW]", summary: "shows the tree of views, whole or below one",
        completes: .layer
      ) { shell, words throws(CommandFailure) in
        try shell.showViews(words)
      },
      Command("pvc", summary: "shows the view controllers; + is presented") {
        shell, words throws(CommandFailure) in
        try none(words, "pvc")
        let lines = ObjectHierarchy(shell.session).controllerHierarchy
        shell.say(lines.isEmpty ? ["no window has a root view controller"] : lines.map { $0.cut(to: shell.columns) })
      },
      Command(
        "constraints", arguments: "VIEW", summary: "shows what decides a view's place and size",
        lua: "VIEW:constraintsAffectingLayout(AXIS)", completes: .expression
      ) { shell, words throws(CommandFailure) in
        try shell.showConstraints(words)
      },
      Command("panim", summary: "shows whether animations run and are enabled") { shell, words throws(CommandFailure) in
        try none(words, "panim")
        shell.sayAnimating()
      },
      Command(
        "presponder", arguments: "VIEW", summary: "shows its responder chain", completes: .expression
      ) { shell, words throws(CommandFailure) in
        try shell.showResponders(words)
      },
      Command("pclass", arguments: "EXPR", summary: "shows its class and superclasses", completes: .expression) {
        shell, words throws(CommandFailure) in
        try shell.showClass(of: words)
      },
      Command("fv", arguments: "[CLASS]", summary: "finds views by the name of their class") {
        shell, words throws(CommandFailure) in
        shell.say(found: ObjectHierarchy(shell.session).views(ofClass: String(words)), "view", words)
      },
      Command("fvc", arguments: "[CLASS]", summary: "finds view controllers by their class") {
        shell, words throws(CommandFailure) in
        shell.say(found: ObjectHierarchy(shell.session).controllers(ofClass: String(words)), "view controller", words)
      },
      Command(
        "show", arguments: "[VIEW]", summary: "shows the screen, or makes a view visible",
        lua: "VIEW.isHidden = false", examples: ["show", "show box"], completes: .expression
      ) { shell, words throws(CommandFailure) in
        if words.isEmpty {
          shell.show(shell.session.timeline.picture(), columns: min(shell.columns, 40))
          if let remark = shell.session.timeline.oneColorRemark { shell.say(shell.ink.faint(remark)) }
          return
        }
        try shell.perform("\(try shell.viewExpression(words, "show")).isHidden = false")
      },
      Command(
        "visualize", arguments: "VIEW", summary: "shows the part of the screen a view covers",
        completes: .layer
      ) { shell, words throws(CommandFailure) in
        try shell.visualize(words)
      },
      change("hide", "hides a view", "VIEW.isHidden = true"),
      Command(
        "border", arguments: "VIEW [COLOR]", summary: "draws a border, red by default",
        lua: "VIEW.layer.borderWidth = 2", examples: ["border box", "border box #0a84ff"], completes: .expression
      ) { shell, words throws(CommandFailure) in
        try shell.border(words)
      },
      Command(
        "unborder", arguments: "VIEW", summary: "removes the border", lua: "VIEW.layer.borderWidth = 0",
        completes: .expression
      ) { shell, words throws(CommandFailure) in
        try shell.perform("\(try shell.layerExpression(words, "unborder")).borderWidth = 0")
      },
      change(
        "mask", "covers a view's place in red, hidden or not",
        """
        local view = VIEW; local cover = UIView(view:convert(view.bounds, {to = window})); \
        cover.layer.name = "mask"; cover.backgroundColor = "#ff3b3080"; window:addSubview(cover)
        """, in: "a red view over it in the window"),
      Command("unmask", summary: "removes the covers of mask") { shell, words throws(CommandFailure) in
        try none(words, "unmask")
        try shell.perform(
          """
          for _, view in ipairs(window.subviews) do if view.layer.name == "mask" then view:removeFromSuperview() end end
          """)
      },
      change(
        "flicker", "hides and shows a view three times in 0.3 s",
        """
        local view = VIEW; local was = view.isHidden; for i = 1, 6 do DispatchQueue.main:asyncAfter(i * 0.05, \
        function() view.isHidden = i < 6 and i % 2 == 1 or i == 6 and was end) end
        """, in: "VIEW.isHidden, six times"),
      Command("caflush", summary: "commits pending changes now", lua: "CATransaction.flush()") {
        shell, words throws(CommandFailure) in
        try none(words, "caflush")
        try shell.perform("CATransaction.flush()")
      },
    ]
  }

  /// A command that changes the view it names by running Lua with the view in the place of `VIEW`.
  private static func change(_ name: String, _ summary: String, _ lua: String, in shown: String? = nil) -> Command {
    Command(name, arguments: "VIEW", summary: summary, lua: shown ?? lua, completes: .expression) {
      shell, words throws(CommandFailure) in
      try shell.perform(lua.replacing("VIEW", with: try shell.viewExpression(words, name)))
    }
  }
}
