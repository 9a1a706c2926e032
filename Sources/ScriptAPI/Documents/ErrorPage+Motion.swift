import LuaBridge

extension ErrorPage {
  static let ofAnimations = [
    ErrorPage(
      .frozenAnimation,
      "A layer keeps a copy of an animation, and that copy never changes. Change the animation before it is added, or "
        + "add a new one under the same key.",
      wrong: """
        local fade = CABasicAnimation("opacity")
        window.layer:add(fade, "fade")
        window.layer:animation("fade").duration = 2
        """,
      right: """
        local fade = CABasicAnimation("opacity")
        fade.duration = 2
        window.layer:add(fade, "fade")
        """),
    ErrorPage(
      .presentationLayer, "A presentation layer shows what is on screen and cannot be changed; the model layer can.",
      wrong: "CATransaction.flush()\nwindow.layer:presentation().opacity = 0.5",
      right: "CATransaction.flush()\nwindow.layer:model().opacity = 0.5"),
    ErrorPage(
      .kindsDoNotMeet, "The ends of an animation are of the kind that its key path holds.",
      wrong: "local move = CABasicAnimation(\"position\")\nmove.fromValue = CGPoint(0, 0)\nmove.toValue = 40",
      right: "local move = CABasicAnimation(\"position.x\")\nmove.fromValue = 0\nmove.toValue = 40"),
    ErrorPage(
      .badMotion,
      "An animation says something that no motion can follow: times that do not rise, lists that differ in length, "
        + "no key path, a sum of what has none.",
      wrong: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.keyTimes = {1, 2}, {0.5, 0.2}
        window.layer:add(move)
        """,
      right: """
        local move = CAKeyframeAnimation("position.x")
        move.values, move.keyTimes = {1, 2}, {0, 1}
        window.layer:add(move)
        """),
    ErrorPage(
      .noTransition,
      "There is nothing to take hold of: no transition is in progress, and no animation runs in the window.",
      wrong: "timeline:begin()",
      right: """
        local box = UIView()
        window:addSubview(box)
        UIView.animate(1, function() box.alpha = 0 end)
        timeline:begin()
        """),
    ErrorPage(
      .touch,
      "Fingers do what fingers can: one that is lifted or moved is down before, and one that is down is not put down again.",
      wrong: "touch:up()", right: "touch:down(20, 20)\ntouch:up()"),
  ]

  static let ofTime = [
    ErrorPage(
      .clockIsRunning,
      "A callback runs because the clock does, and cannot move it on. Put off what is to come later.",
      wrong: "DispatchQueue.main:async(function()\n  timeline:advance(1)\nend)\ntimeline:run()",
      right: """
        DispatchQueue.main:async(function()
          DispatchQueue.main:asyncAfter(1, function() end)
        end)
        timeline:run()
        """),
    ErrorPage(
      .timeNotUnderstood,
      "A time is a number of seconds, or text: \"350ms\", \"21f\" for a frame, \"50%\", \"+3f\", \"end\", \"@mark\", or the "
        + "name of an event.",
      wrong: "timeline:seek(\"teatime\")", right: "timeline:seek(\"350ms\")"),
    ErrorPage(
      .pastIsReadOnly,
      "The playhead is in the past, and what was asked acts on the world as it is now. An input that does so branches; "
        + "a callback, which the world itself runs, cannot.",
      wrong: """
        timeline:advance(1)
        DispatchQueue.main:async(function()
          timeline:seek(0.5)
          touch:down(10, 10)
        end)
        """,
      right: "timeline:advance(1)\ntimeline:seek(0.5)\ntimeline:live()\ntouch:down(10, 10)"),
    ErrorPage(
      .onlyLooks,
      "What is asked at every event, or shown after every move, looks at the world. It is asked again whenever somebody "
        + "looks, so it must change nothing.",
      wrong: """
        timeline:onEvent("begin", function() window.alpha = 0.5 end)
        UIView.animate(1, function() window.alpha = 0 end)
        timeline:run()
        """,
      right: "timeline:onEvent(\"stop\", function() return window.alpha < 0.5 end)\ntimeline:run()"),
    ErrorPage(
      .cannotBranch,
      "To change the past, the world is made again up to that instant by doing its inputs again. That takes back what "
        + "came later, but not what this very input has done later already. In the shell, one line after the other has "
        + "no such limit.",
      wrong: """
        local box = UIView(CGRect(0, 0, 40, 40))
        window:addSubview(box)
        timeline:advance(1)
        box.alpha = 0.5
        timeline:seek(0.5)
        box.alpha = 0.7
        """,
      right: "local box = UIView(CGRect(0, 0, 40, 40))\nwindow:addSubview(box)\ntimeline:advance(1)"),
    ErrorPage(
      .notThere, "A mark, checkpoint, branch or stop is asked for by a name or number that none has.",
      wrong: "timeline:mark(\"begun\")\ntimeline:seek(\"@begin\")",
      right: "timeline:mark(\"begun\")\ntimeline:seek(\"@begun\")"),
    ErrorPage(
      .neverOnScreen, "Only what has been in a window is on record, and can be watched.",
      wrong: "local box = UIView(CGRect(0, 0, 40, 40))\ntimeline:watch(box, \"opacity\")",
      right: "local box = UIView(CGRect(0, 0, 40, 40))\nwindow:addSubview(box)\ntimeline:watch(box, \"opacity\")"),
  ]

  static let ofScripts = [
    ErrorPage(
      .noSource,
      "The file is not there. What a script asks for is looked for below the folder the script is in, and nowhere else: "
        + "require \"a.b\" reads a/b.lua or a/b/init.lua.",
      wrong: "require(\"nothing\")"),
    ErrorPage(
      .noPicture,
      "The picture is not there, or is no PNG file. Pictures are looked for beside the script and below; \"@2x\" at the "
        + "end of a name says how many pixels make a point.",
      wrong: "local photo = UIImage{named = \"photo\"}",
      right: "local photo = UIImage{color = UIColor.red, size = CGSize(30, 20)}"),
    ErrorPage(
      .cannotExport,
      "The picture could not be written: its name does not end in .png, .svg or .apng, its place is not below the folder "
        + "playhead was started in, or the system refused.",
      wrong: "timeline:export(\"frame.bmp\")"),
    ErrorPage(
      .internal, "A mistake of playhead's own, and not of the script's. Please report the script that shows it."),
    ErrorPage(
      ScriptError.Code.syntax, "The script is not Lua, so nothing of it was run. The mistake may be on a line before.",
      wrong: "local box = = UIView()", right: "local box = UIView()"),
    ErrorPage(
      ScriptError.Code.script,
      "The script raised the error itself, or did what Lua forbids: called nil, added a table.",
      wrong: "local function open() error(\"no card to open\") end\nopen()"),
    ErrorPage(
      ScriptError.Code.memory, "The script holds more memory than it may. --memory MIB gives it more.",
      wrong: "local rows = {}\nwhile true do rows[#rows + 1] = string.rep(\"x\", 1e6) .. #rows end"),
    ErrorPage(
      ScriptError.Code.stackOverflow, "A function called itself without end.",
      wrong: "local function again() return 1 + again() end\nagain()"),
    ErrorPage(ScriptError.Code.interrupted, "Ctrl-C stopped the script. The world is as it was at that moment."),
  ]
}
