import LuaTree

extension Harness.Stage {
  /// A router, and the screens of its navigation controller: those that it has put there, or that its `start` puts there,
  /// else a plain one.
  func router(_ info: TypeInfo, _ property: PropertyInfo, isStartedBy called: String) -> [LuaStatement]? {
    let navigation = LuaExpression.name("navigation")
    var made: [LuaStatement] = [.assign(navigation, .call(.name("UINavigationController"), []))]
    add("navigation", nil, "UINavigationController")
    guard let object = values.object(info) else { return nil }
    made += values.takeSetup() + [.assign(.name("router"), object)]
    let field = LuaExpression.path("router", translator.name(of: property, in: info))
    made += [
      .assign(navigation, .binary(field, .or, navigation)), .assign(field, navigation),
      .assign(.path("window", "rootViewController"), navigation),
    ]
    let start = info.methods["start"]?.first { $0.labels.isEmpty && !$0.isStatic }
    if let start, called != "start" {
      let call = LuaExpression.method(.name("router"), translator.name(of: start, in: info), [])
      made.append(Harness.call(call, isAsync: start.isAsync))
    }
    let stack = LuaExpression.path("navigation", "viewControllers")
    let isEmpty = LuaExpression.binary(.unary(.length, stack), .equal, .number("0"))
    let plain = LuaExpression.call(.name("UIViewController"), [])
    made.append(.if(isEmpty, [.assign(stack, .table([LuaField(nil, plain)]))]))
    return made + [.assign(.name("first"), .path("navigation", "topViewController"))]
  }
}
