package import LayerKit
import Limits
package import LuaBridge
import MotionMath
import PlainText
import ViewKit

/// The session as the interpreter's host.
extension ScriptSession: LuaHost {
  /// Every class is defined when its number is given out.
  package func declareClass(_ state: LuaState, classID: Int32) {}

  package func declareStruct(_ state: LuaState, kind: Int32) {
    if let kind = StructKind(id: kind) { _ = classes.define(classes.catalog.structure(kind)) }
  }

  package func getProperty(
    _ state: LuaState, object: Unmanaged<AnyObject>, member: Int32, into result: LuaResult
  ) -> Int32 {
    if hasGaps { noteRead(of: object, classes.members[Int(member)]) }
    let shortcut = classes.shortcuts[Int(member)]
    if shortcut.kind != .none {
      object._withUnsafeGuaranteedRef {
        let value = unsafeDowncast($0, to: CALayer.self).component(shortcut.property, 0)
        if shortcut.kind == .number { result.number(value) } else { result.bool(value > 0) }
      }
      return 0
    }
    return object._withUnsafeGuaranteedRef { object in
      let object = unsafeDowncast(object, to: NSObject.self)
      let member = classes.members[Int(member)]
      guard let access = member.access else { return 0 }
      switch access {
      case .layer(let property):
        put(unsafeDowncast(object, to: CALayer.self), property, into: result)
      case .number(_, let get, _):
        result.number(get(object))
      case .bool(let get, _):
        result.bool(get(object))
      case .value(let get, _):
        do {
          put(try get(self, object), into: result)
        } catch {
          return fail(error)
        }
      }
      return 0
    }
  }

  package func setProperty(
    _ state: LuaState, object: Unmanaged<AnyObject>, member: Int32, to value: LuaArgument
  ) -> Int32 {
    if let settingLines, let name = classes.members[Int(member)].property?.name {
      object._withUnsafeGuaranteedRef { settingLines.note(unsafeDowncast($0, to: NSObject.self), name) }
    }
    if hasGaps {
      object._withUnsafeGuaranteedRef { only(Gaps.self).noteSet(of: unsafeDowncast($0, to: NSObject.self)) }
    }
    let shortcut = classes.shortcuts[Int(member)]
    if shortcut.kind == .number, let number = value.number, number.isFinite, !isReadOnly {
      let isSet = object._withUnsafeGuaranteedRef { object in
        let layer = unsafeDowncast(object, to: CALayer.self)
        if layer.isPresentation { return false }
        layer.set(shortcut.property, number)
        return true
      }
      if isSet { return 0 }
    }
    return object._withUnsafeGuaranteedRef { object in
      let object = unsafeDowncast(object, to: NSObject.self)
      let entry = classes.members[Int(member)]
      guard let property = entry.property else { return 0 }
      if hasGaps, value.kind == .stack, isGap(at: 3, givenTo: object) { return 0 }
      if isReadOnly, property.changesWorld || classes.isPartOfWorld(object),
        let results = results(ofRefusing: "\(classes.catalog.spokenName(entry.typeName)).\(property.name)")
      {
        return results
      }
      switch property.access {
      case .layer(let row):
        let layer = unsafeDowncast(object, to: CALayer.self)
        if row == .path, app.animations.current != nil || world.transaction.animationDuration != 0.25 {
          app.blockCheck.willChange(row, of: layer)
        }
        return attempt { try argument(entry, value).set(row, of: layer) }
      case .number(let quantity, _, let set):
        guard let set else { return 0 }
        if let number = value.number, quantity.accepts(number) {
          if let animation = object as? CAAnimation, animation.isFrozen {
            return fail(ScriptFailure.frozenAnimation(property: property.name))
          }
          set(object, number)
          return 0
        }
        return attempt { try property.set(argument(entry, value), on: object) }
      case .bool, .value:
        return attempt { try property.set(argument(entry, value), on: object) }
      }
    }
  }

  /// The stack index of the value given to a property. The struct of a nested write is pushed first.
  private func argument(_ entry: BoundMember, _ value: LuaArgument) -> ScriptArgument {
    var index: Int32 = 3
    if let kind = StructKind(id: value.structKind), let fields = value.structure(kind: kind.id) {
      lua.pushStruct(kind: kind.id, fields)
      index = lua.top
    }
    return ScriptArgument(
      session: self, index: index, place: .property(entry.typeName, entry.property?.name ?? ""),
      shape: entry.property?.shape ?? .any)
  }

  package func getStructProperty(
    _ state: LuaState, kind: Int32, fields: UnsafePointer<Double>, member: Int32, into result: LuaResult
  ) -> Int32 {
    if let get = classes.members[Int(member)].structProperty { put(get(fields), into: result) }
    return 0
  }

  package func getStatic(_ state: LuaState, classID: Int32, member: Int32, into result: LuaResult) -> Int32 {
    let member = classes.members[Int(member)]
    if let constant = member.constant { put(constant, into: result) }
    if case .value(let get, _)? = member.property?.access {
      do {
        put(try get(self, StaticReceiver()), into: result)
      } catch {
        return fail(error)
      }
    }
    return 0
  }

  package func setStatic(_ state: LuaState, classID: Int32, member: Int32, to value: LuaArgument) -> Int32 {
    fail(
      ScriptFailure.readOnly(type: classes.name(of: classID), name: classes.members[Int(member)].property?.name ?? "it")
    )
  }

  package func missingMember(_ state: LuaState, of subject: MemberSubject, access: MemberAccess) -> Int32 {
    let name = lua.string(at: 2) ?? lua.text(at: 2)
    switch subject {
    case .object(let classID): return fail(missing(name, in: classID, access))
    case .type(let classID):
      if access == .read, let getter = classes.builtInGetter(name, of: classID) {
        lua.pushFunction(member: getter)
        return 1
      }
      return fail(unknownStatic(name, of: classID))
    case .property(let member): return lostCopy(name, of: classes.members[Int(member)]).map { fail($0) } ?? 0
    case .structure(let kind):
      let kind = StructKind(id: kind) ?? .CGPoint
      if access == .write, let gap = gap(at: 3), let number = field(name, of: kind) {
        only(Gaps.self).doubtAll(because: gap)
        lua.push(number)
        return 1
      }
      if access == .writeConstant { return assignedConstant(name, of: kind).map { fail($0) } ?? 0 }
      if access == .write, let part = kind.parts.first(where: { $0.name == name }) {
        let value = ScriptArgument(
          session: self, index: 3, place: .property(kind.rawValue, name), shape: .structure(part.kind))
        return attempt(giving: 1) { push(.structure(part.kind, try value.numbers(of: part.kind))) }
      }
      if access == .write, kind.fields.contains(name) {
        let property = Place.property(kind.rawValue, name)
        if let number = lua.number(at: 3), !number.isFinite {
          return fail(ScriptFailure.outOfRange(property, accepted: "a number", given: number))
        }
        return fail(ScriptFailure.wrongKind(property, accepted: "a number", given: describe(at: 3)))
      }
      let entry = classes.catalog.structure(kind)
      if let why = classes.catalog.absence(of: name, in: [kind.rawValue]) {
        return fail(ScriptFailure.absentMember(type: kind.rawValue, name: name, why: why))
      }
      let names = kind.fields + kind.parts.map(\.name) + entry.properties.map(\.name) + entry.functions.map(\.name)
      return fail(
        ScriptFailure.unknownMember(
          type: kind.rawValue, name: name, suggestion: Suggestion.nearest(to: name, among: names),
          isMethodCall: isCalled(name)))
    }
  }

  private func missing(_ name: String, in classID: Int32, _ access: MemberAccess) -> ScriptFailure {
    let entries = classes.lineage(of: classID)
    let type = classes.name(of: classID)
    if entries.contains(where: { $0.functions.contains { $0.name == name && !$0.isStatic } }) {
      return .methodAssigned(type: type, name: name)
    }
    // `view.animate`, which is the class's.
    if let owner = entries.first(where: { $0.hasStatic(name) }) {
      return .unknownMember(
        type: type, name: name, suggestion: "\(owner.name).\(name)", isMethodCall: isCalled(name))
    }
    if access == .writeReadOnly { return .readOnly(type: type, name: name) }
    return unknown(name, of: type, in: entries, isCall: isCalled(name))
  }

  /// The failure of an unknown name, with the nearest name, or the reason why Apple's is absent.
  ///
  /// - Parameter isCall: True for a method that is called with a colon.
  package func unknown(_ name: String, of type: String, in lineage: [ClassEntry], isCall: Bool) -> ScriptFailure {
    if let why = classes.catalog.absence(of: name, in: lineage.map(\.name)) {
      return .absentMember(type: type, name: name, why: why)
    }
    // A call needs a method: a property of a similar name would lead astray.
    let names = lineage.flatMap { (isCall ? [] : $0.properties.map(\.name)) + $0.functions.map(\.name) }
    return .unknownMember(
      type: type, name: name,
      suggestion: ObjectiveCName(name).member(in: lineage, isStatic: false)
        ?? Suggestion.nearest(to: name, among: names),
      isMethodCall: isCall)
  }

  /// The failure of an unknown name of a type itself, with the nearest name, or the reason why Apple's is absent.
  package func unknownStatic(_ name: String, of classID: Int32) -> ScriptFailure {
    let lineage = classes.lineage(of: classID)
    let type = classes.name(of: classID)
    if let why = classes.catalog.absence(of: name, in: lineage.map(\.name)) {
      return .absentMember(type: type, name: name, why: why)
    }
    let structure = classes[classID].structure
    let constants = structure.map { $0.constants.map(\.name) } ?? []
    let names = lineage.flatMap { $0.properties.filter(\.isStatic).map(\.name) + $0.functions.map(\.name) }
    let objectiveC = ObjectiveCName(name)
    let initializers = structure?.initializers ?? lineage.first?.initializers ?? []
    let meant =
      objectiveC.member(in: lineage, isStatic: true) ?? objectiveC.constant(among: constants, of: type)
      ?? (objectiveC.isInitializer(initializers, of: type) ? "init" : nil)
    let all = names + constants + (structure?.statics.map(\.name) ?? [])
    return .unknownStatic(type: type, name: name, suggestion: meant ?? Suggestion.nearest(to: name, among: all))
  }

  /// Whether the running line calls `name` with a colon, by its text.
  private func isCalled(_ name: String) -> Bool {
    guard let location = lua.runningLine, let line = sourceLine(location.line, of: location.file) else { return false }
    return line.contains(":\(name)") && !line.contains(".\(name)")
  }

  package func owners(of object: AnyObject) -> [(object: AnyObject, classID: Int32)] {
    guard let object = object as? NSObject else { return [] }
    object.isOwnershipObserved = true
    let owners = object.owners
    object.observedOwners = owners.map { Unmanaged.passUnretained($0) }
    return owners.map { ($0, classes.id(of: $0)) }
  }

  package func describe(_ state: LuaState, index: Int32) -> String { describe(at: index) }

  package func differ(_ one: AnyObject, _ other: AnyObject) {
    guard let one = one as? CAAnimation, let other = other as? CAAnimation, one.isFrozen != other.isFrozen else {
      return
    }
    app.warn(.oversight(.comparedWithCopy), about: app)
  }

  package func virtualTime() -> Double { world.now }

  package func wait(_ state: LuaState, seconds: Double, canYield: Bool) -> Int32 {
    guard seconds.isFinite, seconds >= 0 else {
      return fail(
        ScriptFailure.outOfRange(
          .parameter("seconds", of: "wait"), accepted: Quantity.duration.description, given: seconds))
    }
    guard canYield else { return 0 }
    let thread = lua.reference(at: 1)
    world.schedule(at: world.now + seconds) { [weak self] in
      guard let self else { return }
      if case .failed(let error, _) = lua.resume(thread) { callbacks.failed(error) }
    }
    return 0
  }

  package func write(_ bytes: UnsafeRawBufferPointer) { options.write(bytes) }

  package func readLine() -> String? {
    let line = access.line(options.readLine)
    world.memory.add(InputTrace.readingWeight + (line?.utf8.count ?? 0))
    return line
  }

  package func source(
    _ state: LuaState, name: String, for request: SourceRequest
  ) -> Result<(text: String, chunkName: String), ScriptError> {
    let source = access.source {
      (options.readSource(name, request, state.runningFile) ?? (request == .require ? sourceOnPath(name) : nil))
        .map(counted)
    }
    world.memory.add(InputTrace.readingWeight)
    guard let source else {
      let what = request == .require ? "module '\(name)' was not found" : "cannot read '\(name)'"
      return .failure(ScriptError(code: FailureCode.noSource.rawValue, message: what, time: world.now))
    }
    guard source.text.utf8.count <= Limit.scriptBytes.most else { return .failure(tooLong(source.chunkName)) }
    keep(source.text, of: source.chunkName)
    if request == .require { access.trace.modules.append((name, source)) }
    return .success(source)
  }

  /// Counts the text, unless it is the one that is kept already.
  private func counted(_ source: SourceText) -> SourceText {
    if let kept = self.source(of: source.chunkName), kept == source.text { return (kept, source.chunkName) }
    world.memory.add(source.text.utf8.count)
    return source
  }

  /// The error of a source file that is longer than `Limit.scriptBytes` allows.
  func tooLong(_ name: String) -> ScriptError {
    let message = "cannot read '\(name)': \(ScriptFailure.pastLimit(.scriptBytes).message)"
    return ScriptError(code: FailureCode.pastLimit.rawValue, message: message, time: world.now)
  }

  /// A module found by `package.path`, which only a trusted script has.
  private func sourceOnPath(_ module: String) -> (text: String, chunkName: String)? {
    guard options.packagePath != nil, let path = packagePath else { return nil }
    let name = module.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "/")
    return path.split(separator: ";").lazy
      .map { $0.split(separator: "?", omittingEmptySubsequences: false).joined(separator: name) }
      .compactMap { self.options.readSource($0, .loadfile, nil) }.first
  }

  package func leave(code: Int32) { options.leave(code) }

  // MARK: Failing

  /// Raises an error in the script: `return fail(error)`.
  package func fail(_ error: any Error) -> Int32 {
    switch error {
    case let error as ScriptError: return lua.fail(error)
    case let failure as ScriptFailure:
      let text = text(of: failure)
      return lua.fail(code: failure.code.rawValue, message: text.message, hint: text.hint)
    case let error as MotionError: return fail(ScriptFailure.badMotion(error))
    case let error as ConstraintError: return fail(ScriptFailure.badConstraint(error))
    case let exception as RaisedException:
      let text = WarningText(exception.warning)
      return lua.fail(code: exception.warning.code.text, message: text.message, hint: text.hint)
    default: return lua.fail(code: FailureCode.internal.rawValue, message: String(describing: error))
    }
  }

  /// - Parameter results: How many values `body` pushes for the script.
  package func attempt(giving results: Int32 = 0, _ body: () throws -> Void) -> Int32 {
    do {
      try body()
      try throwRaised()
      return results
    } catch {
      return fail(error)
    }
  }
}

/// The receiver of static properties, which have none of their own.
package final class StaticReceiver: NSObject {}

extension ScriptError {
  /// A failure as a script would see it, without a place.
  package init(_ failure: ScriptFailure, in session: ScriptSession) {
    let text = FailureText(failure)
    self.init(code: failure.code.rawValue, message: text.message, hint: text.hint, time: session.world.now)
  }
}
