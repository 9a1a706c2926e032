import LuaTree
import ProgramIndex
import SwiftSyntax

/// A person's part on the screens: a finger that drags them, and the objects that a storyboard would have put behind
/// their names.
extension Harness {
  /// Whether the files, or their storyboards, have a recogniser of drags.
  static func hasFingers(_ program: SwiftProgram) -> Bool {
    let isDrawn = program.interfaces.files.contains { file in
      file.screens.contains { $0.recognizers.contains { $0.kind.hasSuffix("PanGestureRecognizer") } }
    }
    return isDrawn || program.sources.contains { $0.isTranslated && $0.text.contains("PanGestureRecognizer") }
  }

  /// Drags, first of what may show the screen, then of what may take it back; nothing where no file has a recogniser of
  /// drags.
  ///
  /// - Parameter isShown: Whether the screen is shown; nil where nobody can say it, and then all drags are tried once.
  static func fingers(_ program: SwiftProgram, isShown: LuaExpression?, _ show: LuaStatement) -> [LuaStatement] {
    guard hasFingers(program) else { return [] }
    guard let isShown else { return [.call(.call(.name("drag"), []))] }
    return [
      .call(
        .call(
          .name("drag"),
          [
            .function(LuaFunction([], [.return(isShown)])),
            .function(LuaFunction([], [show, settle])),
          ]))
    ]
  }

  /// Drags that may take the screen back before a button does, whose animator may leave a view that no finger meets any more,
  /// or a recogniser that is gone. Nothing where set-ups are run only once.
  static func fingersFirst(_ translator: Translator, isShown: LuaExpression?, _ show: LuaStatement) -> [LuaStatement] {
    guard translator.triesFingersFirst, let isShown else { return [] }
    let given = [LuaFunction([], [.return(isShown)]), LuaFunction([], [show, settle])]
    return [.call(.call(.name("dragBack"), given.map { .function($0) }))]
  }

  /// The function that drags: from the middle and from the views that carry recognisers, each way, and from the edges. It
  /// stops at the first drag that shows the screen or takes it back.
  static func dragging(_ translator: Translator) -> [LuaStatement] {
    guard hasFingers(translator.program) else { return [] }
    let isTwice = translator.triesFingersFirst
    let text = """
      local function carrying(view, found)
        for _, one in ipairs(view.gestureRecognizers or {}) do
          if one:isKind(UIPanGestureRecognizer) and not view:isKind(UIScrollView) then
            found[#found + 1] = view
            break
          end
        end
        for _, inner in ipairs(view.subviews) do carrying(inner, found) end
        return found
      end
      local function ways()
        local size = window.bounds
        local middle = CGPoint(size.width / 2, size.height / 2)
        local ways = {
          {CGPoint(1, middle.y), CGPoint(size.width * 0.8, middle.y)},
          {CGPoint(size.width - 1, middle.y), CGPoint(size.width * 0.2, middle.y)},
        }
        local starts = {middle}
        for _, view in ipairs(carrying(window, {})) do
          local start = view:convert(CGPoint(view.bounds.width / 2, view.bounds.height / 2), {to = window})
          if #starts < 4 and start ~= middle and window.bounds:contains(start) then starts[#starts + 1] = start end
        end
        for _, start in ipairs(starts) do
          for _, by in ipairs({{0.6, 0}, {-0.6, 0}, {0, 0.6}, {0, -0.6}}) do
            local x, y = start.x + by[1] * size.width, start.y + by[2] * size.height
            ways[#ways + 1] = {
              start, CGPoint(math.max(1, math.min(x, size.width - 1)), math.max(1, math.min(y, size.height - 1))),
            }
          end
        end
        return ways
      end
      local isDragged\(isTwice ? ", isFingerFirst" : "") = false
      local function drags(isShown)
        for _, way in ipairs(ways()) do
          local before = isShown and isShown()
          touch:drag{from = way[1], to = way[2], duration = 0.3}
          settle()
          if isShown and isShown() ~= before then
            isDragged = true
            return true
          end
        end
      end
      local function drag(isShown, show)
        \(isTwice ? "if isFingerFirst then return end" : "")
        for pass = 1, isShown and 2 or 1 do
          if pass == 2 and not isShown() then show() end
          drags(isShown)
        end
      end
      """
    let first = """
      local function dragBack(isShown, show)
        if isFingerFirst and isShown() and drags(isShown) then show() end
      end
      """
    let lines = text.split(separator: "\n") + (isTwice ? first.split(separator: "\n") : [])
    return lines.filter { !$0.allSatisfy { $0 == " " } }.map { LuaStatement.comment(String($0)) }
  }

  /// The second screen, for each name under which the files perform a segue that no storyboard has.
  static func segues(_ program: SwiftProgram) -> [LuaStatement] {
    let finder = SegueFinder(program)
    for (tree, source) in zip(program.trees, program.sources) where source.isTranslated { finder.walk(tree) }
    let made = LuaExpression.function(LuaFunction([], [.return(.name("second"))]))
    return finder.names.filter { !program.interfaces.hasSegue($0) }.map { name in
      .call(.method(.name("first"), "addSegue", [.string(name), .table([LuaField("destination", made)])]))
    }
  }
}

/// Collects the names under which segues are performed.
private final class SegueFinder: SyntaxVisitor {
  private let program: SwiftProgram
  private(set) var names: [String] = []

  init(_ program: SwiftProgram) {
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name = called.as(DeclReferenceExprSyntax.self) ?? called.as(MemberAccessExprSyntax.self)?.declName
    if name?.baseName.text == "performSegue", let first = node.arguments.first, first.label?.text == "withIdentifier",
      let text = program.text(of: first.expression), !names.contains(text)
    {
      names.append(text)
    }
    return .visitChildren
  }
}
