import ImportTable
import LuaTree

extension HarnessValues {
  /// The value that the files themselves have for a type of theirs where nobody says another: `Configuration.default`. Nil where
  /// they have none.
  func usual(_ info: TypeInfo) -> LuaExpression? {
    guard info.sort != .protocol, info.isTranslated else { return nil }
    for name in ["default", "standard", "shared"] {
      guard let property = info.shared(name), property.type == .named(info.name) else { continue }
      let place = LuaExpression.member(.name(info.luaName), translator.name(of: property, in: info))
      return property.isCalled ? .call(place, []) : place
    }
    return nil
  }
}
