import ImportTable
import LuaTree

/// Functions of numbers that Swift has globally, and what Lua calls them.
enum LuaMath {
  struct Function {
    let lua: LuaExpression
    let result: SwiftType
  }

  static func math(_ name: String) -> LuaExpression { .member(.name("math"), name) }

  static let functions: [String: Function] = {
    var table: [String: Function] = [:]
    for name in [
      "sin", "cos", "tan", "asin", "acos", "atan", "sqrt", "exp", "abs", "min", "max", "ceil", "floor", "log", "fmod",
    ] {
      table[name] = Function(lua: math(name), result: .number)
    }
    for (name, lua) in [
      ("fabs", "abs"), ("fabsf", "abs"), ("fmin", "min"), ("fmax", "max"), ("sqrtf", "sqrt"), ("atan2", "atan"),
      ("ceilf", "ceil"), ("floorf", "floor"), ("sinf", "sin"), ("cosf", "cos"), ("fminf", "min"), ("fmaxf", "max"),
    ] { table[name] = Function(lua: math(lua), result: .number) }
    return table
  }()

  static let constants: [String: LuaExpression] = [
    "M_PI": math("pi"), "M_PI_2": .binary(math("pi"), .over, .number("2")),
    "M_PI_4": .binary(math("pi"), .over, .number("4")), "CGFLOAT_MAX": math("huge"), "DBL_MAX": math("huge"),
    "FLT_MAX": math("huge"), "NSEC_PER_SEC": .number("1000000000"), "NSEC_PER_MSEC": .number("1000000"),
  ]

  /// Static members of the types of numbers.
  static func constant(_ name: String) -> LuaExpression? {
    switch name {
    case "pi": math("pi")
    case "infinity", "greatestFiniteMagnitude": math("huge")
    case "zero": .number("0")
    case "leastNormalMagnitude", "leastNonzeroMagnitude": .number("2.2250738585072014e-308")
    case "ulpOfOne": .number("2.220446049250313e-16")
    case "nan": .binary(.number("0"), .over, .number("0"))
    case "max": math("maxinteger")
    case "min": math("mininteger")
    default: nil
    }
  }
}
