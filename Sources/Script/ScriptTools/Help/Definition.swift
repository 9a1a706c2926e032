package import LuaBridge
import LuaSyntax

/// The place where a name of a script is made: a local variable, a global, a method or field of something of its own, or the file
/// that it requests. Nothing is run.
package struct Definition: Equatable {
  /// A file that the script requests.
  package struct File: Equatable {
    package let text, path: String

    package init(text: String, path: String) { (self.text, self.path) = (text, path) }
  }

  /// Nil for the script itself.
  package let file: File?
  /// The first byte of the name and how many it has; of a file its first byte.
  package let start: Int
  package let length: Int

  /// Nil where nothing is named, where the name is the API's, and in a script that does not compile.
  ///
  /// - Parameters:
  ///   - offset: In bytes.
  ///   - file: Returns a file that the script requests; nil where there is none.
  package init?(in text: String, at offset: Int, file: (_ name: String, SourceRequest) -> File?) {
    guard let syntax = try? ScriptSyntax(text.utf8), let named = syntax.named(at: offset) else { return nil }
    switch named {
    case .variable(let variable): self.init(nil, variable.start, variable.name)
    case .file(let name, let request):
      guard let found = file(name, request) else { return nil }
      self.init(found, 0, "")
    case .made(let name, let place):
      if let found = syntax.maker(of: name.text, place) {
        self.init(nil, found.start, found.text)
        return
      }
      for (path, request) in syntax.requested {
        guard let other = file(path, request),
          let found = (try? ScriptSyntax(other.text.utf8))?.maker(of: name.text, place)
        else { continue }
        self.init(other, found.start, found.text)
        return
      }
      return nil
    }
  }

  private init(_ file: File?, _ start: Int, _ name: String) {
    (self.file, self.start, length) = (file, start, name.utf8.count)
  }
}

/// A name in a script, by its kind.
private enum Named {
  case variable(LuaVariable)
  case file(String, SourceRequest)
  case made(LuaName, Place)

  /// A global, or a member of what is called so.
  enum Place {
    case global
    case member(of: String?)
  }
}

extension ScriptSyntax {
  /// Everything that is assigned.
  private var targets: [LuaExpression] {
    statements.flatMap { statement -> [LuaExpression] in
      switch statement.kind {
      case .assignment(let targets, _): targets
      case .function(let target, _, _): [target]
      default: []
      }
    }
  }

  fileprivate func named(at offset: Int) -> Named? {
    func holds(_ start: Int, _ name: String) -> Bool { start <= offset && offset <= start + name.utf8.count }
    // The receiver of a method is not written.
    if let own = variables.first(where: { $0.kind != .receiver && holds($0.start, $0.name) }) { return .variable(own) }
    for expression in expressions + targets {
      switch expression.kind {
      case .name(let name, let variable) where holds(name.start, name.text):
        guard let variable else { return .made(name, .global) }
        return variable.kind == .receiver ? nil : .variable(variable)
      case .member(let owner, let name) where holds(name.start, name.text),
        .method(let owner, let name, _) where holds(name.start, name.text):
        return .made(name, .member(of: owner.lastName?.text))
      default: break
      }
      // With the quotation marks.
      if let (name, request, string) = request(expression), string.start <= offset,
        offset <= string.start + name.utf8.count + 2
      {
        return .file(name, request)
      }
    }
    return nil
  }

  /// The first assignment to a global or a member; of members that of the same owner, else any.
  fileprivate func maker(of name: String, _ place: Named.Place) -> LuaName? {
    var made: [(name: LuaName, owner: String?)] = []
    for target in targets {
      switch (target.kind, place) {
      case (.name(let name, nil), .global): made.append((name, nil))
      // A property of anything else may be the API's.
      case (.member(let owner, let name), .member) where owner.isOfScript: made.append((name, owner.lastName?.text))
      default: break
      }
    }
    // A function in a table is known by its field.
    if case .member = place {
      made += functions.compactMap(\.name).compactMap { name in name.lastName.map { ($0, name.ownerName) } }
    }
    let known = made.filter { $0.name.text == name }
    guard case .member(let owner?) = place, let own = known.first(where: { $0.owner == owner }) else {
      return known.first?.name
    }
    return own.name
  }
}

extension LuaExpression {
  /// True when its fields are certainly the script's: of `self`, and of a table that is written down.
  fileprivate var isOfScript: Bool {
    guard let variable else { return false }
    if case .table? = variable.value?.bare.kind { return true }
    return variable.kind == .receiver
  }
}
