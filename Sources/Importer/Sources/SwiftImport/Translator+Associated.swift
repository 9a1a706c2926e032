import ImportTable
import LuaTree
import SwiftSyntax

/// Associated objects: values beside an object, which go with it.
extension Translator {
  /// The place of a value beside an object, by the words of its key: `&Keys.driver`.
  func associated(_ object: Argument, _ key: Argument) throws -> Value {
    guard let passed = key.node.as(InOutExprSyntax.self)?.expression else {
      throw Untranslated(.construct, "an associated object whose key is no variable", hint: "write '&key'")
    }
    var words = passed.trimmedDescription.split(separator: ".").map(String.init)
    // A key of the type itself, with and without its name.
    if words.count == 1, context?.shared(words[0]) != nil { words.insert("Self", at: 0) }
    if let first = words.first, ["Self", "self"].contains(first), let context { words[0] = context.name }
    let owner = try isolatedGuards { try expression(object.node) }
    let place = LuaExpression.call(helper(.associated), [owner.lua])
    return Value(.index(place, .string(words.joined(separator: "."))), .optional(.unknown))
  }
}
