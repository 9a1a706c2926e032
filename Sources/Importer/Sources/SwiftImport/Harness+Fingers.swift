import LuaTree

/// A person's part on the screens: a finger that drags them, and the objects that a storyboard would have put behind
/// their names.
extension Harness {
  /// A function that drags a finger in each direction, one drag at rest after another, and its first call; nothing where
  /// no file has a recogniser of drags.
  static func fingers(_ program: SwiftProgram, isShown: LuaExpression, _ show: LuaStatement) -> [LuaStatement] {
    let texts = program.sources.filter(\.isTranslated).map(\.text)
    guard texts.contains(where: { $0.contains("PanGestureRecognizer(") }) else { return [] }
    let size = LuaExpression.name("size")
    func along(_ side: String, _ part: String) -> LuaExpression {
      .binary(.member(size, side), .times, .number(part))
    }
    func point(_ x: LuaExpression, _ y: LuaExpression) -> LuaField {
      LuaField(nil, .call(.name("CGPoint"), [x, y]))
    }
    let (x, y) = (along("width", "0.5"), along("height", "0.5"))
    let ways = [
      [point(.number("1"), y), point(along("width", "0.8"), y)],
      [point(along("width", "0.9"), y), point(along("width", "0.1"), y)],
      [point(x, along("height", "0.3")), point(x, along("height", "0.9"))],
      [point(x, along("height", "0.9")), point(x, along("height", "0.3"))],
    ].map { LuaField(nil, .table($0)) }
    func part(_ index: Int) -> LuaExpression { .index(.name("way"), .integer(index)) }
    let drag = LuaExpression.table([
      LuaField("from", part(1)), LuaField("to", part(2)), LuaField("duration", .number("0.3")),
    ])
    let body: [LuaStatement] = [
      .local("size", .path("window", "bounds")),
      LuaStatement(
        .genericFor(
          ["_", "way"], .call(.name("ipairs"), [.table(ways)]),
          [.call(.method(.name("touch"), "drag", [drag])), settle])),
    ]
    var function = LuaStatement(.localFunction("drag", LuaFunction([], body)))
    function.hasBlankBefore = true
    let run = settle
    let again = LuaStatement.if(isShown.negated, [show])
    return [function, .call(.call(.name("drag"), [])), again, run, .call(.call(.name("drag"), []))]
  }

  /// The second screen, for each name under which the files perform a segue.
  static func segues(_ program: SwiftProgram) -> [LuaStatement] {
    let call = "performSegue(withIdentifier: \""
    let texts = program.sources.filter(\.isTranslated).map(\.text)
    let names = texts.flatMap { text -> [String] in
      text.split(omittingEmptySubsequences: false) { $0.isNewline }.compactMap { line in
        line.firstRange(of: call).map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
      }
    }
    let made = LuaExpression.function(LuaFunction([], [.return(.name("second"))]))
    return names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.map { name in
      .call(.method(.name("first"), "addSegue", [.string(name), .table([LuaField("destination", made)])]))
    }
  }
}
