import LayerKit
import MotionMath
import PlainText
import RecordingKit
import ScriptRuntime
import TerminalCells
import TimeControl

/// Editing the chosen value in place.
extension Inspector {
  /// The values that the pane lists, from the first.
  var valueRows: [InspectorValues.Row] {
    InspectorValues(
      world.frame, record.names, chosen: state.chosen?.layer, atMost: max(1, valueRoom(of: layout.values.rows))
    ).rows
  }

  /// How many of the pane's rows are for values: one is its name's, and up to a third are for what happened to the
  /// chosen lane.
  func valueRoom(of rows: Int) -> Int { rows - 1 - min(tellingBars.count, max(0, rows - 1) / 3) }

  /// How many values there may be to list at any time, with what happened to the chosen lane.
  func mostValues(in rows: [TrackList.Row]) -> Int {
    let lanes = rows.reduce(0) { $0 + Set($1.bars.map(\.keyPath)).count }
    return max(lanes, state.chosen == nil ? 0 : 4) + tellingBars.count
  }

  /// The bars of the chosen lane that did more than run once.
  var tellingBars: [RunBar] {
    guard let chosen = state.chosen else { return [] }
    let bars = tracks.rows.first { $0.shows(chosen) }?.bars ?? []
    return bars.filter { $0.bar.phases.count > 1 || !$0.bar.jumps.isEmpty || !$0.bar.overshoots.isEmpty }
  }

  /// Opens the chosen value for editing, as Lua.
  func edit() {
    guard let chosen = state.chosen, let property = chosen.property else {
      state.message = ["choose a value, then Enter edits it"]
      return
    }
    guard let text = LuaText.of(world.frame.modelValue(chosen.layer, property)) else {
      state.message = ["\(property.name) has no short form; set it after a colon"]
      return
    }
    prompt(.value, text)
  }

  /// Sets the chosen value: at the live edge there, in the past in a branch that begins here.
  func setValue(_ text: String) {
    guard let chosen = state.chosen, let property = chosen.property else { return }
    guard let layer = expression(for: chosen.layer) else {
      state.message = ["\(name(of: chosen.layer)) is not in a window now"]
      return
    }
    let target = "\(layer).\(property.memberName)"
    let former = LuaText.of(world.frame.modelValue(chosen.layer, property))
    let branch = shell.current.current.name
    let steps = steps
    command(" \(target) = \(text)")
    if shell.outcome.isFailure {
      prompt(.value, text)
      return
    }
    // A number and a truth are the same in both languages.
    let isPlain = Double(text) != nil || text == "true" || text == "false"
    state.copyable = CopyableText(lua: "\(target) = \(text)", swift: isPlain ? "\(target) = \(text)" : nil)
    guard shell.current.current.name == branch, let former else { return }
    remember(
      InspectorState.Step(
        place: place, change: .value(former: "\(target) = \(former)", new: "\(target) = \(text)")))
    self.steps = steps + 1
  }

  /// Lua that leads to a layer: from a variable, else from the layer around it, else from its window.
  func expression(for layer: LayerID) -> String? {
    let frame = world.frame
    if let name = record.names.expression(for: layer), let expression = try? shell.layerExpression(name[...], "edit") {
      return expression
    }
    if let outer = frame.superlayer(of: layer), let index = frame.sublayers(of: outer).firstIndex(of: layer) {
      return expression(for: outer).map { "\($0).sublayers[\(index + 1)]" }
    }
    return frame.roots.firstIndex(of: layer).map { "UIApplication.shared.windows[\($0 + 1)].layer" }
  }
}

/// Values as Lua that makes them.
enum LuaText {
  /// Nil for a value that has no short form.
  static func of(_ value: AnimatableValue) -> String? {
    func list(_ numbers: [Double]) -> String {
      numbers.map { NumberText.trimmed($0, 6) }.joined(separator: ", ")
    }
    switch value {
    case .none: return "nil"
    case .number(let number): return list([number])
    case .bool(let isTrue): return String(isTrue)
    case .point: return "CGPoint(\(list(value.components)))"
    case .size: return "CGSize(\(list(value.components)))"
    case .rect: return "CGRect(\(list(value.components)))"
    case .color(let color): return "\"\(color.hex)\""
    case .text(let text): return QuotedText(text).text
    case .transform(let matrix): return transform(matrix)
    case .path, .numbers, .colors, .points, .image: return nil
    }
  }

  /// The one move that a matrix is made of; nil for a matrix that is made of several.
  private static func transform(_ matrix: CATransform3D) -> String? {
    if matrix == .identity { return "CATransform3D.identity" }
    let parts = TransformComponents(matrix)
    let (move, scale) = (
      [parts.translationX, parts.translationY, parts.translationZ], [parts.scaleX, parts.scaleY, parts.scaleZ]
    )
    func call(_ name: String, _ numbers: [Double]) -> String {
      "\(name)(\(numbers.map { NumberText.trimmed($0, 6) }.joined(separator: ", ")))"
    }
    let candidates = [
      (CATransform3DMakeTranslation(move[0], move[1], move[2]), call("CATransform3DMakeTranslation", move)),
      (CATransform3DMakeScale(scale[0], scale[1], scale[2]), call("CATransform3DMakeScale", scale)),
      (
        CATransform3DMakeRotation(parts.rotationZ, 0, 0, 1),
        call("CATransform3DMakeRotation", [parts.rotationZ, 0, 0, 1])
      ),
    ]
    return candidates.first { close($0.0, matrix) }?.1
  }

  private static func close(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
    zip(AnimatableValue.transform(first).components, AnimatableValue.transform(second).components)
      .allSatisfy { ($0 - $1).magnitude < 1e-6 }
  }
}
