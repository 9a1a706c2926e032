/// Values that nobody should pass, and somebody will: Lua that defines the list `values`, each a name and a function of
/// the object it is given to.
package enum HostileValues {
  package static let count = names.count

  package static let names = list.map(\.name)

  /// A function that fails says this.
  package static let failure = "the function failed"

  package static let prelude =
    """
    local cycle = {}
    cycle.cycle, cycle[1] = cycle, cycle
    local deep = {}
    for _ = 1, 1000 do deep = {deep} end
    local dead = UIView()
    window:addSubview(dead)
    dead:removeFromSuperview()
    local shown = window.layer:presentation() or window.layer
    local hostileFields = setmetatable({}, {
      __index = function() error("\(failure)") end, __tostring = function() error("\(failure)") end,
      __len = function() error("\(failure)") end, __pairs = function() error("\(failure)") end,
    })
    local values = {

    """ + list.map { "  {\"\($0.name)\", function(o) return \($0.lua) end}," }.joined(separator: "\n") + "\n}\n"

  private static let list: [(name: String, lua: String)] =
    [
      // Numbers: signed zeros, the ends of ranges, what no integer holds, what is no number.
      ("0", "0"), ("-0.0", "-0.0"), ("1", "1"), ("-1", "-1"), ("0.5", "0.5"), ("1e-300", "1e-300"),
      ("5e-324", "5e-324"),
      ("1e19", "1e19"), ("1e300", "1e300"), ("-1e300", "-1e300"), ("math.huge", "math.huge"),
      ("-math.huge", "-math.huge"), ("NaN", "0 / 0"), ("math.maxinteger", "math.maxinteger"),
      ("math.mininteger", "math.mininteger"), ("2^31", "1 << 31"), ("2^53 + 1", "(1 << 53) + 1"),
    ] + [
      // Text.
      ("no text", "\"\""), ("nonsense", "\"nonsense\""), ("100 kB", "(\"x\"):rep(100000)"),
      ("binary", "\"\\0\\255\\27[2J\\n\""), ("number as text", "\"0x10\""), ("half a letter", "\"\\xC3\""),
    ] + [
      // Tables.
      ("empty table", "{}"), ("numbers", "{1, 2, 3}"), ("fields", "{x = 1, y = \"two\"}"), ("cycle", "cycle"),
      ("deep table", "deep"), ("holes", "{1, nil, 3}"), ("failing table", "hostileFields"),
      ("many", "table.move({}, 1, 0, 1, {0 / 0, math.huge, -1, \"\"})"),
    ] + [
      // Values that are called.
      ("failing function", "function() error(\"\(failure)\") end"), ("function", "function() end"),
      ("coroutine", "coroutine.create(function() end)"),
    ] + [
      // Objects and structs.
      ("nil", "nil"), ("NSNull", "NSNull()"), ("true", "true"), ("false", "false"),
      ("wrong class", "CAMediaTimingFunction(\"linear\")"), ("dead object", "dead"), ("itself", "o"),
      ("its class", "UIView"),
      ("the window", "window"), ("presentation layer", "shown"), ("rectangle inside out", "CGRect(0, 0, -5, -5)"),
      ("rectangle without end", "CGRect(-1e308, 0, 1e308, 1e308)"),
      ("singular matrix", "CATransform3DMakeScale(0, 0, 0)"),
    ]
}
