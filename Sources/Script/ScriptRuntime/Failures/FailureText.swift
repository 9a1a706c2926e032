import FrameRendering
import Limits
import MotionMath
import PlainText
import ViewKit

/// The English of every failure: one sentence that names the mistake, and at most one hint that can be typed as is.
package struct FailureText {
  /// The first line without its location.
  package let message: String
  /// A line of code that can be typed, or a question; nil when none is certain.
  package var hint: String?

  package init(_ failure: ScriptFailure) {
    switch failure {
    case .unknownMember(let type, let name, let suggestion, let isCall):
      message = "\(type) has no \(isCall ? "method" : "property") '\(name)'"
      hint = suggestion.map { "did you mean '\($0)'?" }
    case .absentMember(let type, let name, let why):
      message = "\(type) has no '\(name)' here: \(why.rawValue)"
    case .absentName(let name, let why):
      message = "\(name) is not here: \(why.rawValue)"
      hint = why == .protocols ? "\"\(name)\"" : nil
    case .unknownStatic(let type, let name, let suggestion):
      message = "\(type) itself has no '\(name)'"
      hint = suggestion.map { "did you mean '\($0 == "init" ? "\(type)(…)" : "\(type).\($0)")'?" }
    case .readOnly(let type, let name):
      message = "\(type.isEmpty ? name : "\(type).\(name)") can be read but not set"
    case .constantAssigned(let name, let field):
      message = "\(name) is a constant: a change of its '\(field)' would be lost"
      hint = "local copy = \(name):copy(), then copy.\(field) = …"
    case .lostCopy(let type, let name, let text):
      message = "\(type).\(name) cannot be assigned: this changes a copy that nothing keeps"
      hint = text.map { "local \(name) = \($0):copy()" }
    case .methodAssigned(let type, let name):
      message = "\(type):\(name) is a method and cannot be replaced on one object"
      hint = "local My\(type) = class(\"My\(type)\", \(type))"
    case .dotForColon(let method):
      message = "\(method) was called with a dot; the object before the dot was not passed"
      hint = "object:\(method.split(separator: ":").last.map(String.init) ?? method)(…)"
    case .colonOnClass(let method):
      message = "\(method) was called on the class; the object it is for was not passed"
      hint = "Card.super.\(method.split(separator: ":").last.map(String.init) ?? method)(self, …), in a method of Card"
    case .wrongKind(let place, let accepted, let given, let conversion):
      message = "\(place.text) takes \(accepted), not \(given)"
      hint = conversion
    case .notAWord(let place, let words, let given):
      message = "\(place.text) is \(Self.words(words)), not \"\(given)\""
      hint = Suggestion.nearest(to: given, among: words).map { "\"\($0)\"" }
    case .outOfRange(let place, let accepted, let given):
      message = "\(place.text) takes \(accepted), not \(NumberText.lua(given))"
    case .unknownField(let place, let kind, let name, let fields):
      message =
        "\(place.text) takes a \(kind), which has no field '\(name)'; its fields are \(fields.joined(separator: ", "))"
      hint = Suggestion.nearest(to: name, among: fields).map { "did you mean '\($0)'?" }
    case .unknownKeyPath(let place, let text):
      message = "\(place.text) is not a key path of a layer: \"\(text)\""
      let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
      let ofView =
        Self.layerName(ofViewProperty: text)
        ?? Self.layerName(ofViewProperty: parts.first ?? "").map { ([$0] + parts.dropFirst()).joined(separator: ".") }
      let near = LayerProperty(memberName: text)?.name ?? ofView
      if case .parameter(_, of: "timeline:value") = place, parts.first == "frame" {
        hint = "view.layer:presentation().\(text)"
        return
      }
      hint = (near ?? Suggestion.nearest(to: text, among: LayerKeyPath.all)).map { "\"\($0)\"" }
    case .missingArgument(let function, let parameter, let accepted, let wasGivenAny):
      let method = function.split(separator: ":")
      if method.count == 2, !wasGivenAny {
        message = "\(function) needs '\(parameter)' but got no arguments; a dot does not pass the object before it"
        hint = "object:\(method[1])(\(parameter))"
      } else {
        message = "\(function) needs '\(parameter)': \(accepted)"
      }
    case .tooManyArguments(let function, let most, let given):
      message = "\(function) takes \(Self.count(most, "argument")), not \(given)"
    case .unknownLabel(let function, let label, let suggestion, let labels, let place):
      message =
        labels.isEmpty
        ? "\(function) takes no labels, so '\(label)' is not valid here"
        : "\(function) has no label '\(label)'; its labels are \(labels.joined(separator: ", "))"
      hint =
        place.map { "'\(label)' has no label: it is argument \($0), before the table" }
        ?? suggestion.map { "did you mean '\($0)'?" }
    case .givenTwice(let function, let parameter):
      message = "\(function) was given '\(parameter)' twice, by position and by label"
    case .noOverload(let function, let overloads):
      let name = function.split(whereSeparator: { $0 == "." || $0 == ":" }).last.map(String.init) ?? function
      message =
        "\(function) cannot be called like this; its forms are\n  "
        + overloads.map { name + $0 }.joined(separator: "\n  ")
    case .ambiguousCall(let function, let labels, let isNil):
      message =
        "this call of \(function) is ambiguous: label the argument \(labels.joined(separator: " or "))"
        + (isNil ? "; nil in a table leaves a label out, NSNull() passes nil" : "")
      hint = isNil ? labels.last.map { "{\($0) = NSNull()}" } : labels.first.map { "{\($0) = …}" }
    case .cannotMake(let type):
      message = "a script cannot create a \(type); the system creates it"
    case .cannotSubclass(let type):
      message = "\(type) cannot be subclassed by a script"
    case .notAClass(let given):
      message = "class(name, superclass, protocols…) takes a class as its superclass, not \(given)"
    case .classExists(let name):
      message = "a class named \(name) already exists"
    case .unknownProtocol(let name, let suggestion):
      message = "there is no protocol '\(name)'"
      hint = suggestion.map { "\"\($0)\"" }
    case .frozenAnimation(let property):
      message = "this animation was added to a layer and is frozen: its \(property) can no longer be changed"
      hint = "change it before layer:add(animation), or add a new one under the same key"
    case .presentationLayer(let property):
      message = "a presentation layer shows what is on screen and cannot be changed: \(property)"
      hint = "layer:model().\(property) = …"
    case .ownDescendant(let child, let parent):
      message = "\(child) cannot be added to \(parent): it contains that object or is the same"
    case .badConstraint(let error):
      (message, hint) = Self.text(of: error)
    case .tooDeep(let child, let parent):
      message =
        "\(child) cannot be added to \(parent): the tree would have more than \(Limit.treeDepth.most) levels of views or "
        + "layers"
      hint = "window:addSubview(view)"
    case .pastLimit(let limit):
      message = "there can be no more than \(limit.most) \(limit.rawValue)"
    case .nestedNavigation(let inner, let outer):
      message = "pushing a navigation controller is not supported: \(inner) cannot be in the stack of \(outer)"
      hint = "navigation:present(other, true)"
    case .notInside(let child, let parent):
      message = "\(child) is not in \(parent), so nothing can replace it there"
    case .kindsDoNotMeet(let keyPath, let expected, let given):
      message = "\"\(keyPath)\" takes \(Self.singular(expected)), not \(Self.singular(given))"
      if expected == .point || expected == .size, given == .number {
        hint = "to move along one axis only, animate \"\(keyPath).\(expected == .point ? "x" : "width")\""
      } else if expected == .transform, given == .number {
        hint = "animate \"\(keyPath).rotation.z\", or set valueFunction = \"rotateZ\""
      }
    case .badMotion(let error):
      message = Self.text(of: error)
    case .clockIsRunning(let function):
      message = "\(function) cannot move the clock from inside a callback"
      hint = "DispatchQueue.main:asyncAfter(seconds, function() … end)"
    case .endOfTime(let function):
      message =
        "\(function) came to the end of virtual time, \(Limit.clockSeconds.most) s, where something repeats for ever"
      hint = "timeline:advance(3600)"
    case .timeNotUnderstood(let text):
      message =
        "\"\(text)\" is not a time; use seconds, or text such as \"350ms\", \"21f\", \"50%\", \"+3f\", \"end\", \"@mark\""
    case .noTransition(let function):
      message = "\(function) has nothing to drive: no transition and no animation is in progress"
    case .nothingBegan(let function):
      message =
        "\(function): the function began no transition, so there is nothing to judge; it has to present, dismiss, push, pop "
        + "or select"
      hint = "list:present(photo, true)"
    case .onlyLooks(let function):
      message =
        "\(function) changes the world; a stop's condition and a displayed expression may only read it"
    case .pastIsReadOnly(let function):
      message = "\(function) changes the live world, but the playhead is in the past"
      hint = "timeline:live()"
    case .cannotBranch(let time, let obstacle):
      let text = BranchObstacleText(obstacle, branchingAt: time)
      (message, hint) = (text.message, text.hint)
    case .notThere(let kind, let name, let names):
      message = "there is no \(kind) \(name)" + (names.isEmpty ? "" : "; there is \(names.joined(separator: ", "))")
      // A number that is near to another means nothing.
      hint =
        kind == "stop" ? "timeline:info()" : Suggestion.nearest(to: name, among: names).map { Self.leads(to: $0, kind) }
    case .neverOnScreen(let function):
      message = "\(function) was given an object that was never in a window, so nothing of it is recorded"
      hint = "window:addSubview(view)"
    case .touch(let text): message = text
    case .noPicture(let file, let isThere):
      message = isThere ? "'\(file)' is not a PNG file" : "there is no '\(file)' beside the script or below"
      hint = "UIImage{color = UIColor.red, size = CGSize(30, 20)}"
    case .outsideTask(let function):
      message = "\(function) waits in a task, and no task makes this call"
      hint = "Task(function() … end)"
    case .resumedTwice:
      message = "the continuation was resumed before; an app ends here, so resume it once on every way"
    case .groupHasEnded:
      message = "the group has ended with the function that it was given to; add its tasks in there"
      hint = "withTaskGroup(function(group) group:addTask(function() … end) end)"
    case .cancelled:
      message = "the task was cancelled"
      hint = "pcall(Task.sleep, 1)"
    case .outOfMemory: message = "not enough memory"
    case .interrupted: message = "interrupted"
    case .cannotExport(let path, let problem):
      switch problem {
      case .unknownFormat(let accepted):
        message = "\(Self.format(of: path)); use \(accepted)"
      case .outside:
        message = "'\(path)' is outside the folder playhead was started in; scripts write only there"
        hint = "timeline:export(\"frame.png\")"
      case .tooLarge(let picture):
        message =
          "cannot write '\(path)': \(Self.part(picture.part)) needs \(picture.width) by \(picture.height) pixels; the limit "
          + "is \(Limit.pictureSide.most) a side and \(picture.most) for all that is drawn at one time"
        if picture.part == .picture { hint = "timeline:export(\"frame.png\", {scale = 1})" }
      case .momentsOfAnimation:
        message =
          "cannot write '\(path)': frames counts the moments of a strip or an onion skin, and an animation shows every frame"
        hint = "timeline:export(\"frames.apng\", {from = 0, to = 10})"
      case .tooManyFrames(let count, let most):
        message =
          "cannot write '\(path)': the animation has \(count) frames; the limit is \(most), since the file is made in memory"
        hint = "timeline:export(\"frames.apng\", {from = 0, to = 10})"
      case .pastLimit(let limit, let most):
        message = "cannot write '\(path)': there are more than \(most) \(limit.rawValue)"
      case .filmOfScript:
        message = "cannot write '\(path)': films are made by the command line, of the whole run"
        hint = "playhead export FILE \(path)"
      case .unknownLane(let lane, let lanes):
        message =
          "cannot write '\(path)': there is no lane '\(lane)'; a lane is a layer's name and a key path"
          + (lanes.isEmpty
            ? "" : ". What moves: \(lanes.prefix(12).joined(separator: ", "))\(lanes.count > 12 ? ", …" : "")")
        hint = Suggestion.nearest(to: lane, among: lanes) ?? lanes.first
      case .laneWithoutNumbers(let lane, let kind):
        message = "cannot write '\(path)': the values of '\(lane)' are of the kind \(kind), not numbers"
      case .losses(let losses, let count):
        message = "cannot write '\(path)': \(ExportProblem.sentence(losses, of: count))"
        hint = "without --strict they are left out"
      case .nothingMoves:
        message = "cannot write '\(path)': nothing moves in this run, and no lane is named"
        hint = "--lane box.position.x"
      case .notWritten(let reason): message = "cannot write '\(path)': \(reason)"
      }
    }
  }

  private static func part(_ part: PictureTooLarge.Part) -> String {
    switch part {
    case .picture: "the picture"
    case .group: "a view or layer that is drawn apart"
    case .shadow: "a shadow"
    case .image: "an image"
    }
  }

  /// Up to seven cases joined by "or", more as a list.
  private static func words(_ words: [String]) -> String {
    words.count < 8 ? EnumEntry.list(words) : "one of \(words.map { "\"\($0)\"" }.joined(separator: ", "))"
  }

  /// The mistake in the ending of a picture's name.
  private static func format(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...] }
    return ending.map { "unknown format '\($0)'" } ?? "'\(path)' has no extension"
  }

  /// The Lua call that goes to a mark, checkpoint, branch or stop.
  private static func leads(to name: String, _ kind: String) -> String {
    switch kind {
    case "checkpoint": "timeline:restart(\"\(name)\")"
    case "branch": "timeline:switch(\"\(name)\")"
    default: "timeline:seek(\"\(name)\")"
    }
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 0 ? "no \(noun)s" : count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// The layer's key path for a property that only views have, or that cannot be animated.
  private static func layerName(ofViewProperty name: String) -> String? {
    switch name {
    case "frame", "frame.origin": "position"
    case "frame.size": "bounds.size"
    default: LayerKeyPath(ofView: name).flatMap { $0.description == name ? nil : $0.description }
    }
  }

  private static func singular(_ kind: ValueKind) -> String {
    switch kind {
    case .none: "nil"
    case .number: "a number"
    case .bool: "a boolean"
    case .point: "a point"
    case .size: "a size"
    case .rect: "a rectangle"
    case .color: "a colour"
    case .transform: "a transform"
    case .path: "a path"
    case .numbers: "a list of numbers"
    case .colors: "a list of colours"
    case .points: "a list of points"
    case .text: "text"
    case .image: "an image"
    }
  }

  private static func plural(_ kind: ValueKind) -> String {
    switch kind {
    case .number: "numbers"
    case .bool: "booleans"
    case .point: "points"
    case .size: "sizes"
    case .rect: "rectangles"
    case .color: "colours"
    case .transform: "transforms"
    case .path: "paths"
    case .image: "images"
    case .numbers: "lists of numbers"
    case .colors: "lists of colours"
    case .points: "lists of points"
    case .text: "texts"
    case .none: "nil"
    }
  }

  private static func text(of error: MotionError) -> String {
    switch error {
    case .kindsDiffer(let expected, let given): "\(singular(expected)) cannot be combined with \(singular(given))"
    case .unknownKeyPath(let text): "there is no key path \"\(text)\""
    case .outOfRange(let name, let value): "\(name) cannot be \(NumberText.lua(value))"
    case .keyTimesDoNotRise(let index, let value, let before):
      "keyTimes[\(index + 1)] cannot be \(NumberText.lua(value)): key times increase from 0 to 1, and the previous one is \(NumberText.lua(before))"
    case .doesNotRise(let name, let index, let value, let before):
      "\(name)[\(index + 1)] cannot be \(NumberText.lua(value)): the values must increase, and the previous one is \(NumberText.lua(before))"
    case .missing(let name): "this animation has no \(name), but needs one"
    case .cannotAdd(let kind): "\(plural(kind)) cannot be added"
    case .hasNoSum(let keyPath, let kind):
      "\"\(keyPath)\" animates \(plural(kind)), which cannot be added: it cannot be additive, cumulative or have a byValue"
    case .countsDiffer(let name, let expected, let given): "\(name) needs \(expected) entries, not \(given)"
    case .groupHoldsItself: "a group cannot hold itself, directly or through other groups"
    case .groupsTooDeep(let limit): "groups are nested at most \(limit) deep"
    case .groupTooLarge(let limit):
      "a group holds at most \(limit) animations, counting one that occurs in several groups inside it once for each"
    }
  }
}
