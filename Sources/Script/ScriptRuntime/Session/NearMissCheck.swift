import LuaBridge
import PlainText
import ViewKit

/// Warns of methods that are never called: their name is nearly that of a callback, or the system's call is absent here.
package struct NearMissCheck {
  /// Shorter names resemble too many others to count as misspelt.
  private static let shortestName = 7
  private let session: ScriptSession

  init(in session: ScriptSession) { self.session = session }

  private var lua: LuaState { session.lua }
  private var classes: ClassRegistry { session.classes }

  /// Checks a script class, and its superclasses without instances, when the first instance is made: all methods are
  /// defined by then.
  func check(classID: Int32) {
    var next: Int32? = classID
    while let id = next, lua.isScriptClass(id) {
      let callbacks = classes.callbackNames(of: id)
      let members = Set(classes.lineage(of: id).flatMap { $0.functions.map(\.name) + $0.properties.map(\.name) })
      let names = members.union(allCallbacks)
      let methods = lua.scriptMethods(of: id)
      if let update = methods.first(where: { $0.name == "updateProperties" })?.definition {
        checkUpdates(of: id, in: update.file)
      }
      for (name, definition) in methods where !names.contains(name) {
        if let why = absence(of: name, in: id), !isCalled(name, in: definition?.file) {
          session.app.warn(
            .notCalled(type: classes.name(of: id), name: name, why: why.rawValue),
            at: definition.map { WarningReport.Place(lua.origin(of: $0)) }, about: session.app)
          continue
        }
        guard let meant = Self.callback(meantBy: name, among: callbacks), !isCalled(name, in: definition?.file) else {
          continue
        }
        session.app.warn(
          .nearMiss(type: classes.name(of: id), name: name, callback: meant),
          at: definition.map { WarningReport.Place(lua.origin(of: $0)) }, about: session.app)
      }
      next = lua.superclass(of: id)
      if let above = next, !classes.use(above) { break }
    }
  }

  /// Why the system's call of a method of Apple's is absent here; nil for a method of the script's own. A single word may
  /// well be one that another file calls.
  private func absence(of name: String, in id: Int32) -> Absence? {
    guard name == "draw" || name.contains(where: \.isUppercase) else { return nil }
    return classes.catalog.absence(of: name, in: classes.lineage(of: id).map(\.name) + classes.protocols(of: id))
  }

  /// Checks a plain table that serves as a delegate.
  func check(_ table: TableDelegate, for protocolName: String) {
    guard let entry = classes.catalog.protocols.first(where: { $0.name == protocolName }) else { return }
    let names = allCallbacks
    let callbacks = entry.callbacks.map(\.name)
    table.pushTable()
    defer { lua.pop() }
    lua.forEachEntry(of: -1) { key in
      if let name = lua.string(at: key), name.utf8.count >= Self.shortestName, lua.isFunction(at: key + 1),
        !names.contains(name), let meant = Self.callback(meantBy: name, among: callbacks)
      {
        session.app.warn(
          .nearMiss(type: nil, name: name, callback: meant),
          at: lua.definition(ofFunctionAt: key + 1).map { WarningReport.Place(lua.origin(of: $0)) },
          about: session.app)
      }
      return true
    }
  }

  /// Whether the script calls a method of this name itself, as a template method does, or a statement of Swift that was left
  /// out of it does.
  private func isCalled(_ name: String, in file: String?) -> Bool {
    guard let file, let text = session.source(of: file) else { return false }
    return text.split(separator: "\n").contains { line in
      line.contains("-- import:") && line.contains("\(name)(") || Self.calls(name, in: line)
    }
  }

  private static func calls(_ name: String, in line: Substring) -> Bool {
    guard let call = line.firstRange(of: ":\(name)(") else { return false }
    let before = line[..<call.lowerBound]
    return !before.contains("function") || before.contains("(")
  }

  /// Warns of each line that calls `updateProperties` on an object whose class has a method of that name: Lua calls it there itself.
  private func checkUpdates(of id: Int32, in file: String) {
    let lines = session.source(of: file)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    for (index, line) in lines.enumerated() {
      let code = line.firstRange(of: "--").map { line[..<$0.lowerBound] } ?? line
      guard Self.calls("updateProperties", in: code) else { continue }
      session.app.warn(
        .oversight(.updatedByHand(object: classes.name(of: id))), at: WarningReport.Place(file: file, line: index + 1),
        about: session.app)
    }
  }

  private var allCallbacks: Set<String> { Set(classes.catalog.protocols.flatMap { $0.callbacks.map(\.name) }) }

  /// The callback of which a method's name is not quite the name; nil when there is none. A name that is the first part of
  /// several, as Swift writes them (`animationController` with its label left out), gives the first two.
  package static func callback(meantBy name: String, among callbacks: [String]) -> String? {
    if AppleCallbacks.names.contains(name) { return nil }
    let long = callbacks.filter { $0.utf8.count >= shortestName }
    if let near = Suggestion.nearest(to: name, among: long) ?? Suggestion.callback(meantBy: name, among: long) {
      return near
    }
    let begun = long.filter { $0.hasPrefix(name + "_") }.prefix(2)
    return begun.isEmpty ? nil : begun.joined(separator: "' or '")
  }
}
