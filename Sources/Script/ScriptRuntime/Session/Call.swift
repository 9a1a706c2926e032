package import LayerKit
import LuaBridge

/// One call of a function by a script: the receiver, and the arguments by parameter, whether given by position or
/// label.
package struct Call {
  package let session: ScriptSession
  /// `CALayer:add`, as errors name it.
  package let name: String
  let receiverIndex: Int32
  package let parameters: [Parameter]
  /// The stack index of each parameter's value; 0 for one that was left out.
  private let indices: [Int32]
  /// How many arguments were given by position.
  private let byPosition: Int

  init(_ match: OverloadMatcher.Match, of name: String, receiverIndex: Int32, in session: ScriptSession) {
    self.session = session
    self.name = name
    self.receiverIndex = receiverIndex
    parameters = match.overload.parameters
    indices = match.indices
    byPosition = match.byPosition
  }

  /// The object the method was called on, whose class was checked before.
  /// - Throws: `dotForColon` when the receiver is not an object of that class.
  package func receiver<Object: NSObject>(_ type: Object.Type = Object.self) throws(ScriptFailure) -> Object {
    guard let object = session.lua.object(at: receiverIndex)?.takeUnretainedValue() as? Object else {
      throw .dotForColon(method: name)
    }
    return object
  }

  /// Whether parameter `position` was given, if only as nil.
  package func isGiven(_ position: Int) -> Bool { position < byPosition || indices[position] != 0 }

  /// Whether parameter `position` was given, and is not nil.
  package func has(_ position: Int) -> Bool {
    indices[position] != 0 && !session.lua.isNilOrNull(at: indices[position])
  }

  /// The argument for parameter `position`.
  package subscript(position: Int) -> ScriptArgument {
    let index = indices[position]
    return ScriptArgument(
      session: session, index: index == 0 ? session.lua.top + 1 : index, place: place(of: position),
      shape: parameters[position].shape)
  }

  /// Parameter `position` as errors name it: by its label where it was given by label.
  package func place(of position: Int) -> Place {
    let parameter = parameters[position]
    let isByLabel = position >= byPosition && indices[position] != 0
    return .parameter(isByLabel ? parameter.label ?? parameter.name : parameter.name, of: name)
  }
}

/// Fetches of arguments by position, which keep the API table short.
extension Call {
  /// - Throws: As `ScriptArgument.number()`.
  package func number(_ position: Int) throws(ScriptFailure) -> Double { try self[position].number() }

  /// - Throws: As `ScriptArgument.number()`.
  package func number(_ position: Int, else value: Double) throws(ScriptFailure) -> Double {
    has(position) ? try number(position) : value
  }

  /// - Throws: As `ScriptArgument.integer()`.
  package func integer(_ position: Int) throws(ScriptFailure) -> Int { try self[position].integer() }

  /// - Throws: `wrongKind`.
  package func bool(_ position: Int, else value: Bool = false) throws(ScriptFailure) -> Bool {
    has(position) ? try self[position].bool() : value
  }

  /// - Throws: `wrongKind`.
  package func string(_ position: Int) throws(ScriptFailure) -> String { try self[position].string() }

  /// - Throws: `wrongKind`.
  package func string(orNil position: Int) throws(ScriptFailure) -> String? {
    has(position) ? try string(position) : nil
  }

  /// - Throws: `wrongKind`.
  package func object<Object: NSObject>(_ position: Int, _ type: Object.Type = Object.self) throws(ScriptFailure)
    -> Object
  {
    try self[position].object(type)
  }

  /// - Throws: `wrongKind`.
  package func object<Object: NSObject>(
    orNil position: Int, _ type: Object.Type = Object.self
  ) throws(ScriptFailure) -> Object? {
    has(position) ? try object(position, type) : nil
  }

  /// - Throws: As `ScriptArgument.word(_:)`.
  package func word<Word: RawRepresentable>(_ position: Int, _ type: Word.Type = Word.self) throws(ScriptFailure)
    -> Word
  where Word.RawValue == String {
    try self[position].word(type)
  }

  /// - Throws: `wrongKind`.
  package func function(_ position: Int) throws(ScriptFailure) -> ScriptFunction { try self[position].function() }

  /// - Throws: `wrongKind`.
  package func function(orNil position: Int) throws(ScriptFailure) -> ScriptFunction? {
    has(position) ? try function(position) : nil
  }
}
