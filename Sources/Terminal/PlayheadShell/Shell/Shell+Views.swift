import FrameRendering
import LayerKit
import LuaBridge
import MotionMath
import PlainText
import RecordingExport
import RecordingKit
import ScriptRuntime
import ScriptTools
import TimeControl
import TransitionKit
import ViewKit

/// Looking at views, controllers and layers.
extension Shell {
  /// The view an expression names, or one on screen by its name.
  func view(_ words: Substring, _ name: String) throws(CommandFailure) -> UIView {
    guard !words.isEmpty else { throw .arguments("\(name) takes a view", example: "\(name) window") }
    if let view = LayerNames(in: session).layer(named: words)?.owner as? UIView { return view }
    let value = try ask("return \(words)").first
    guard case .object(let object, _)? = value else {
      throw .arguments("\(name) takes a view or a controller; '\(words)' is neither", example: "\(name) window")
    }
    if let controller = object as? UIViewController, let view = controller.viewIfLoaded { return view }
    guard let view = object as? UIView else {
      throw .arguments("\(name) takes a view or a controller; '\(words)' is neither", example: "\(name) window")
    }
    return view
  }

  /// The expression for the view that `words` name: itself, or a controller's.
  func viewExpression(_ words: Substring, _ name: String) throws(CommandFailure) -> String {
    _ = try view(words, name)
    guard case .object(let object, _)? = try ask("return \(words)").first else { return String(words) }
    return object is UIViewController ? "\(words).view" : String(words)
  }

  func showViews(_ words: Substring) throws(CommandFailure) {
    let roots = words.isEmpty ? session.app.windows.map { $0 as UIView } : [try view(words, "pviews")]
    say(roots.flatMap { ObjectHierarchy(session).recursiveDescription(of: $0) }.map { $0.cut(to: columns) })
  }

  /// Shows the part of the screen that a view is in.
  func visualize(_ words: Substring) throws(CommandFailure) {
    let view = try view(words, "visualize")
    let layer = view.layer.presentation() ?? view.layer
    let frame = layer.convert(layer.bounds, to: view.window.map { $0.layer.presentation() ?? $0.layer })
    guard view.window != nil, !frame.isEmpty else { throw .message("\(words) is in no window, or has no size") }
    show(session.timeline.picture().part(frame), columns: min(columns, 40))
  }

  func showResponders(_ words: Substring) throws(CommandFailure) {
    guard !words.isEmpty, case .object(let object, _)? = try ask("return \(words)").first,
      let responder = object as? UIResponder
    else { throw .arguments("presponder takes a view or a controller", example: "presponder window") }
    say(ObjectHierarchy(session).responderChain(from: responder).map { $0.cut(to: columns) })
  }

  func showClass(of words: Substring) throws(CommandFailure) {
    guard !words.isEmpty else { throw .arguments("pclass takes an object", example: "pclass window") }
    let chain = try withValue(of: words) { lua in ObjectHierarchy(session).classChain(at: lua.top) }
    guard !chain.isEmpty else { throw .message("\(words) is no object, and has no class") }
    say(wrapped(chain.joined(separator: " : ")))
  }

  func say(found objects: [NSObject], _ noun: String, _ word: Substring) {
    guard objects.isEmpty else {
      return say(objects.map { ObjectHierarchy(session).describeByClass($0).cut(to: columns) })
    }
    say(word.isEmpty ? "no window has a \(noun)" : "no window has a \(noun) whose class name contains '\(word)'")
  }

  func sayAnimating() {
    let frame = session.world.frame
    let moving = Set(frame.movingProperties(under: nil).map { layer, _ in layer })
    let running =
      moving.isEmpty
      ? "nothing is animating"
      : "\(moving.count) \(moving.count == 1 ? "layer is animating" : "layers are animating"); values shows them"
    say(running, session.app.areAnimationsEnabled ? "animations are enabled" : "animations are disabled")
  }

  /// The expression for the layer of what `words` name: a layer itself, or a view's.
  func layerExpression(_ words: Substring, _ name: String) throws(CommandFailure) -> String {
    guard !words.isEmpty else {
      throw .arguments("\(name) takes a view, a controller or a layer", example: "\(name) window")
    }
    guard case .object(let object, _)? = try ask("return \(words)").first, Self.layer(of: object) != nil else {
      throw .arguments("\(name) takes a view, a controller or a layer; '\(words)' is none", example: "\(name) window")
    }
    return object is CALayer ? String(words) : object is UIView ? "\(words).layer" : "\(words).view.layer"
  }

  func border(_ words: Substring) throws(CommandFailure) {
    let parts = words.split(separator: " ")
    let hasColor = parts.count > 1 && parts[parts.count - 1].first.map { $0 == "#" || $0.isLetter } == true
    let what = hasColor ? words.dropLast(parts[parts.count - 1].count).trimmed : words
    let layer = try layerExpression(what, "border")
    let color = hasColor ? String(parts[parts.count - 1]) : "#ff3b30"
    let value = color.hasPrefix("#") ? "\"\(color)\"" : "UIColor.\(color)"
    try perform("\(layer).borderColor = \(value); \(layer).borderWidth = 2")
  }
}
