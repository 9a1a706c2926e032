import ImportTable
import LuaTree
import SwiftSyntax

/// Lines that put what the files declare on the screen, so that it runs at once.
enum Harness {
  /// The lines, which are about the class that the transitions are of.
  static func placed(for program: SwiftProgram, _ translator: Translator, isJudged: Bool) -> [LuaStatement] {
    let types = program.typeOrder.filter { $0.isTranslated && $0.sort == .class }
    let about =
      types.first { info in
        translator.protocolNames(of: info).contains {
          $0.hasSuffix("Delegate") || $0.hasSuffix("AnimatedTransitioning")
        }
      } ?? types.first
    let lines = statements(for: program, translator, isJudged: isJudged)
    guard let about else { return lines }
    let line = program.location(of: about.declaration, in: about.file).line
    return lines.map { statement in
      var placed = statement
      placed.origin = LuaStatement.Origin(file: about.file, line: line, isNear: true)
      return placed
    }
  }

  /// - Parameter isJudged: Whether the lines say, in the global `setUps`, what shows what, and what nothing shows.
  static func statements(
    for program: SwiftProgram, _ translator: Translator, isJudged: Bool = false
  ) -> [LuaStatement] {
    let types = program.typeOrder.filter { $0.isTranslated && $0.sort == .class }
    let values = HarnessValues(program, translator)
    let parts = TransitionParts(program, translator)
    let untried = UntriedFinger(program, translator)
    translator.triesFingersFirst = isJudged && hasFingers(program) && untried.hasDriver
    let setUps = SetUps(program, translator, parts)
    // Used as it is.
    let written = setUps.written
    if let written, !isJudged { return [head, settling()] + dragging(translator) + written.flatMap(\.lines) }
    var candidates = written ?? setUps.candidates
    if !isJudged, candidates.count == 1, parts.targets.count < 2, !candidates[0].isCalled {
      return [head, settling()] + dragging(translator) + candidates[0].lines
    }
    let stage = Stage(program: program, translator: translator, types: types, values: values)
    let unread = isJudged && candidates.isEmpty && parts.targets.isEmpty ? unread(program, translator) : []
    if candidates.isEmpty {
      for target in parts.targets { _ = values.canMake(target) }
      if let more = stage.presentingParts() {
        guard let target = parts.targets.first else { return [head, settling()] + dragging(translator) + more }
        let sentence = "a presentation without \(target.name)" + (values.problem.map { ", because \($0)" } ?? "")
        candidates = [SetUps.Candidate(sentence: sentence, animators: parts.targets, lines: more)]
      }
    }
    if !candidates.isEmpty || isJudged && !parts.targets.isEmpty {
      return [head, settling(isJudged ? translator : nil)] + dragging(translator)
        + showing(candidates, parts, translator, untried, isWritten: written != nil)
    }
    if let problem = values.problem {
      return [head, settling()] + [
        .call(.call(.name("error"), [.string("nothing was checked, because \(problem)"), .number("0")]))
      ]
    }
    if let first = stage.controllers.first
      ?? types.first(where: { info in
        program.isSubclass(info.name, of: "UIViewController") && values.canMake(info)
      })
    {
      return [head, settling()] + unread + stage.alone(first)
    }
    return [head, settling()] + unread + [
      .comment("-- import: nothing here presents or pushes; there is nothing to put on the screen.")
    ]
  }

  private static var head: LuaStatement {
    var head = LuaStatement.comment("-- Puts it on the screen.")
    head.hasBlankBefore = true
    return head
  }

  /// Set-ups that are run though all has begun, until a finger begins something. Chosen here.
  private static let mostMore = 2

  /// Several ways to show what the files have: the next one is tried for animators that have not begun.
  private static func showing(
    _ candidates: [SetUps.Candidate], _ parts: TransitionParts, _ translator: Translator, _ untried: UntriedFinger,
    isWritten: Bool
  ) -> [LuaStatement] {
    let (program, targets) = (translator.program, parts.targets)
    // Those that follow may be what a finger begins.
    let more = [
      "  if #open == 0 and #kinds > 0 then", "    if isAlone or isDragged or more == 0 then return end",
      "    more = more - 1", "  end",
    ]
    let driven = DrivenChanges.names(in: program).map { "drives\\t\($0.joined(separator: ","))\\n" } ?? ""
    let fingerless = ReportText.quoted(untried.reason)
    var lines = [
      "local begun, reasons, more = {}, {}, \(mostMore)",
      "setUps = \"\(driven)finger\\t\" .. \(fingerless) .. \"\\n\"",
    ]
    let isTwice = translator.triesFingersFirst
    if isTwice { lines.append("local begunByFinger = {}") }
    if !targets.isEmpty {
      let begins = isTwice ? "(isFingerFirst and begunByFinger or begun)[kind]" : "begun[kind]"
      let names = targets.map(\.luaName).joined(separator: ", ")
      lines += [
        "for _, kind in ipairs({\(names)}) do", "  local duration = kind.transitionDuration",
        "  function kind:transitionDuration(context)", "    if context then \(begins) = true end",
        "    return duration and duration(self, context) or 0", "  end", "end",
      ]
    }
    let hasBegun = isTwice ? "begun[kind] or begunByFinger[kind]" : "begun[kind]"
    lines +=
      [
        "local function show(said, kinds, body, isAlone, isAfresh)", "  local open = {}",
        "  for _, kind in ipairs(kinds) do if not begun[kind] then open[#open + 1] = kind end end",
      ] + (hasFingers(program) ? more : ["  if #open == 0 and #kinds > 0 then return end"]) + [
        "  local isWhole, problem"
      ] + (isTwice ? ["  for pass = 1, 2 do", "  isFingerFirst = pass == 2"] : []) + [
        "  repeat", "    local root = window.rootViewController",
        "    if root and root.presentedViewController then", "      root:dismiss(false)",
        "      timeline:run() -- or it would not be over when the next begins", "    end",
        "    setUps = setUps .. \"tries\\t\" .. said .. (isAfresh and \"\\tafresh\\n\" or \"\\n\")",
        "    isWhole, problem = pcall(body)", "  until not \(translator.runsAgain)",
      ] + (isTwice ? ["  if isDragged or not isWhole then break end", "  end"] : []) + [
        "  local isShown = #kinds == 0", "  for _, kind in ipairs(open) do", "    if \(hasBegun) then",
        "      isShown = true", "    else",
        "      reasons[kind] = said .. (isWhole and \", and it does not begin\" or \", stops: \" .. tostring(problem))",
        "    end", "  end", "  if isShown then setUps = setUps .. \"shows\\t\" .. said .. \"\\n\" end", "end",
      ]
    var statements = lines.map { LuaStatement.comment($0) }
    for candidate in candidates {
      let begin = translator.makesGaps && !parts.sharesState(candidate.animators) ? [translator.begun] : []
      let kinds = LuaExpression.table(candidate.animators.map { LuaField(nil, .name($0.luaName)) })
      var call = LuaStatement.call(
        .call(
          .name("show"),
          [.string(candidate.sentence), kinds, .function(LuaFunction([], begin + candidate.lines))]
            + (candidate.isAlone || candidate.isAfresh ? [.bool(candidate.isAlone)] : [])
            + (candidate.isAfresh ? [.bool(true)] : [])))
      call.origin = candidate.origin
      statements.append(call)
    }
    for target in targets {
      let line = program.location(of: target.declaration, in: target.file).line
      let values = HarnessValues(program, translator)
      let isMade = values.canMake(target)
      let reason = isWritten ? "the set-up does not show it" : (isMade ? nil : values.problem) ?? "nothing shows it"
      let file = ReportText.quoted(program.sources[target.file].name)
      statements += [
        "if not begun[\(target.luaName)]" + (isTwice ? " and not begunByFinger[\(target.luaName)]" : "") + " then",
        "  setUps = setUps .. \"open\\t\(target.name)\\t\" .. \(file) .. \"\\t\(line)\\t\"",
        "    .. (reasons[\(target.luaName)] or \(ReportText.quoted(reason))):gsub(\"[\\t\\n]\", \" \") .. \"\\n\"",
        "end",
      ].map { LuaStatement.comment($0) }
    }
    return statements
  }

  /// Runs until nothing moves. A transition that nothing completes is completed, or nothing after it could begin.
  static let settle = LuaStatement.call(.call(.name("settle"), []))

  /// - Parameter judged: Of a script that is judged, in which what follows such an end is not the author's.
  private static func settling(_ judged: Translator? = nil) -> LuaStatement {
    let run = LuaStatement.call(.method(.name("timeline"), "run", []))
    let open = LuaExpression.path("timeline", "transition")
    let outcome = LuaExpression.unary(.not, .member(open, "transitionWasCancelled"))
    let end = LuaStatement.call(.method(open, "completeTransition", [outcome]))
    var thaw = LuaStatement.if(open, (judged.map { [$0.forcedEnd] } ?? []) + [end])
    thaw.trailing = "-- or nothing after it could begin"
    return LuaStatement(.localFunction("settle", LuaFunction([], [run, thaw, run])))
  }

  static func takesNothing(_ info: TypeInfo, _ translator: Translator) -> Bool {
    translator.primaryInitializer(of: info).map { method in
      zip(method.types, method.hasDefault).allSatisfy { $0.isOptional || $1 }
    } ?? true
  }

  static func root(_ controller: LuaExpression, isNavigation: Bool) -> [LuaStatement] {
    var lines = first(controller)
    if isNavigation {
      lines.append(.assign(.name("navigation"), .call(.name("UINavigationController"), [.name("first")])))
      lines.append(.assign(.path("window", "rootViewController"), .name("navigation")))
    } else {
      lines.append(.assign(.path("window", "rootViewController"), .name("first")))
    }
    return lines
  }

  /// The first screen, by itself.
  static func first(_ controller: LuaExpression) -> [LuaStatement] {
    [
      .assign(.name("first"), controller),
      .assign(.path("first", "view", "backgroundColor"), .path("UIColor", "white")),
    ]
  }

  static func second(_ controller: LuaExpression, isNavigation: Bool = false) -> [LuaStatement] {
    var lines: [LuaStatement] = [
      .assign(.name("second"), controller),
      .assign(.path("second", "view", "backgroundColor"), .path("UIColor", "systemBlue")),
    ]
    if isNavigation {
      lines.append(.assign(.name("second"), .call(.name("UINavigationController"), [.name("second")])))
    }
    return lines
  }

  /// - Parameter given: The style of a screen to which the files give none.
  static func present(_ translator: Translator, style given: LuaExpression) -> [LuaStatement] {
    let program = translator.program
    let present = LuaStatement.call(.method(.name("first"), "present", [.name("second"), .bool(true)]))
    let style = LuaExpression.path("second", "modalPresentationStyle")
    let set = LuaStatement.assign(style, given)
    // A style that the files set counts.
    let isSaid = program.sources.contains { $0.isTranslated && $0.text.contains("modalPresentationStyle = ") }
    let isShown = LuaExpression.binary(.path("first", "presentedViewController"), .unequal, .nil)
    return [isSaid ? LuaStatement.if(.binary(style, .equal, .string("automatic")), [set]) : set]
      + preferredSize(program) + fitted(translator) + segues(program) + [present, settle]
      + leaving(.call(.method(.name("first"), "dismiss", [.bool(true)])), translator, isShown: isShown, present)
  }

  /// The style that the files give to a controller: one that they show otherwise is written for the same.
  static func saidStyle(_ program: SwiftProgram) -> String? {
    let styles = ["custom", "overFullScreen", "overCurrentContext", "fullScreen"]
    return program.sources.lazy.filter(\.isTranslated).flatMap { source in
      source.text.ranges(of: "modalPresentationStyle = .").map { range in
        String(source.text[range.upperBound...].prefix { $0.isLetter })
      }
    }.first(where: styles.contains)
  }

  /// Notes that the size of an empty screen is made up, where the files ask what they present which size fits it.
  private static func fitted(_ translator: Translator) -> [LuaStatement] {
    let asks = translator.program.sources.contains { $0.isTranslated && $0.text.contains("systemLayoutSizeFitting") }
    let notes = asks ? translator.placed(.name("second"), "systemLayoutSizeFitting") : []
    let isEmpty = LuaExpression.binary(.unary(.length, .path("second", "view", "subviews")), .equal, .number("0"))
    return notes.isEmpty ? [] : [.if(isEmpty, notes)]
  }

  /// A size for a controller that has none, where the files place what is presented by the size that it prefers. (Chosen here.)
  static func preferredSize(
    _ program: SwiftProgram, of controllers: [String] = ["second"], width: LuaExpression = .number("320"),
    noting translator: Translator? = nil
  ) -> [LuaStatement] {
    guard program.sources.contains(where: { $0.isTranslated && $0.text.contains("preferredContentSize") }) else {
      return []
    }
    return controllers.map { name in
      let size = LuaExpression.path(name, "preferredContentSize")
      let isNone = LuaExpression.binary(.path(name, "preferredContentSize", "height"), .equal, .number("0"))
      let given = LuaStatement.assign(size, .call(.name("CGSize"), [width, .number("400")]))
      return .if(isNone, [given] + (translator?.placed(.name(name)) ?? []))
    }
  }

  /// Lines that take the screen back, by a button and by fingers.
  ///
  /// - Parameter isShown: Whether the screen is shown; nil where nobody can say it.
  static func leaving(
    _ leave: LuaStatement, _ translator: Translator, isShown: LuaExpression?, _ show: LuaStatement
  ) -> [LuaStatement] {
    fingersFirst(translator, isShown: isShown, show) + [leave, settle]
      + fingers(translator.program, isShown: isShown, show)
  }
}
