import LayerKit
import LuaBridge
import MotionMath
import ScriptRuntime
import TimeControl
import ViewKit

extension ErrorPage {
  static let ofAnimations = [
    ErrorPage(
      .frozenAnimation,
      "A layer keeps an immutable copy of an animation. Change the animation before adding it, or add a new one under "
        + "the same key.",
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
      .presentationLayer, "A presentation layer is read-only. Change the model layer instead.",
      wrong: "CATransaction.flush()\nwindow.layer:presentation().opacity = 0.5",
      right: "CATransaction.flush()\nwindow.layer:model().opacity = 0.5"),
    ErrorPage(
      .kindsDoNotMeet, "The values of an animation must have the type of its key path.",
      wrong: "local move = CABasicAnimation(\"position\")\nmove.fromValue = CGPoint(0, 0)\nmove.toValue = 40",
      right: "local move = CABasicAnimation(\"position.x\")\nmove.fromValue = 0\nmove.toValue = 40"),
    ErrorPage(
      .badMotion,
      "The animation cannot run: key times that do not increase, lists of different lengths, no key path, or an "
        + "additive animation of a value that cannot be added.",
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
      "There is nothing to hold: no transition is in progress, and no animation runs in the window.",
      wrong: "timeline:begin()",
      right: """
        local box = UIView()
        window:addSubview(box)
        UIView.animate(1, function() box.alpha = 0 end)
        timeline:begin()
        """),
    ErrorPage(
      .touch,
      "A finger must be down before it can move or be lifted, and cannot be put down twice.",
      wrong: "touch:up()", right: "touch:down(20, 20)\ntouch:up()"),
  ]

  static let ofTime = [
    ErrorPage(
      .clockIsRunning,
      "The clock runs the callback, so the callback cannot move the clock. Schedule the work for later instead.",
      wrong: "DispatchQueue.main:async(function()\n  timeline:advance(1)\nend)\ntimeline:run()",
      right: """
        DispatchQueue.main:async(function()
          DispatchQueue.main:asyncAfter(1, function() end)
        end)
        timeline:run()
        """),
    ErrorPage(
      .endOfTime,
      "Virtual time ends after 291 years. A timer that is due again there would fire for ever at that instant.",
      wrong: """
        local function again() DispatchQueue.main:asyncAfter(1e10, again) end
        again()
        timeline:advance(1e10)
        """,
      right: """
        local function again() DispatchQueue.main:asyncAfter(1, again) end
        again()
        timeline:advance(60)
        """),
    ErrorPage(
      .timeNotUnderstood,
      "A time is a number of seconds, or text: \"350ms\", \"21f\" for a frame, \"50%\", \"+3f\", \"end\", \"@mark\", or an "
        + "event's name.",
      wrong: "timeline:seek(\"teatime\")", right: "timeline:seek(\"350ms\")"),
    ErrorPage(
      .pastIsReadOnly,
      "The call changes the live world while the playhead is in the past. An input that does so starts a branch; a "
        + "callback cannot.",
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
      "A stop's condition is evaluated at every event, and a displayed expression after every move, any number of "
        + "times. They may only read the world.",
      wrong: """
        timeline:onEvent("begin", function() window.alpha = 0.5 end)
        UIView.animate(1, function() window.alpha = 0 end)
        timeline:run()
        """,
      right: "timeline:onEvent(\"stop\", function() return window.alpha < 0.5 end)\ntimeline:run()"),
    ErrorPage(
      .cannotBranch,
      "To change the past, playhead recreates the world by replaying its inputs up to that moment. This reverts later "
        + "inputs, but not what the same input has already done at a later time. In the shell, separate lines have no "
        + "such limit.",
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
      .notThere, "No mark, checkpoint, branch or stop has this name or number.",
      wrong: "timeline:mark(\"begun\")\ntimeline:seek(\"@begin\")",
      right: "timeline:mark(\"begun\")\ntimeline:seek(\"@begun\")"),
    ErrorPage(
      .neverOnScreen, "Only views and layers that were in a window are recorded and can be watched.",
      wrong: "local box = UIView(CGRect(0, 0, 40, 40))\ntimeline:watch(box, \"opacity\")",
      right: "local box = UIView(CGRect(0, 0, 40, 40))\nwindow:addSubview(box)\ntimeline:watch(box, \"opacity\")"),
  ]

  static let ofScripts = [
    ErrorPage(
      .noSource,
      "The file does not exist. Scripts find files only in the script's folder and below: "
        + "require \"a.b\" reads a/b.lua or a/b/init.lua.",
      wrong: "require(\"nothing\")"),
    ErrorPage(
      .noPicture,
      "The picture does not exist or is not a PNG file. Scripts find pictures only in the script's folder and below; "
        + "\"@2x\" at the end of a name gives the number of pixels per point.",
      wrong: "local photo = UIImage{named = \"photo\"}",
      right: "local photo = UIImage{color = UIColor.red, size = CGSize(30, 20)}"),
    ErrorPage(
      .cannotExport,
      "The file could not be written: its name does not end in \(ExportRequest.Format.endings), it is outside "
        + "the folder playhead was started in, the picture has too many pixels, a lane does not exist, it is a film, "
        + "which only the command line makes, or the system refused.",
      wrong: "timeline:export(\"frame.bmp\")"),
    ErrorPage(
      .internal, "An internal error of playhead, not of the script. Please report the script that causes it."),
    ErrorPage(
      ScriptError.Code.syntax,
      "The script is not valid Lua, so none of it was run. The mistake may be on an earlier line.",
      wrong: "local box = = UIView()", right: "local box = UIView()"),
    ErrorPage(
      ScriptError.Code.script,
      "The script raised the error itself, or Lua did, for example when nil is called or a table is added.",
      wrong: "local function open() error(\"no card to open\") end\nopen()"),
    ErrorPage(
      ScriptError.Code.memory, "The script exceeded its memory limit. --memory MIB raises the limit.",
      wrong: "local rows = {}\nwhile true do rows[#rows + 1] = string.rep(\"x\", 1e6) .. #rows end"),
    ErrorPage(
      ScriptError.Code.stackOverflow, "A function called itself without limit.",
      wrong: "local function again() return 1 + again() end\nagain()"),
    ErrorPage(ScriptError.Code.interrupted, "Ctrl-C stopped the script. The world stays as it was at that moment."),
  ]
}
