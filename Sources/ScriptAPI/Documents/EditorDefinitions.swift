import MotionMath

/// The definitions that a Lua language server reads: every class, function and word of the API table, as annotations.
///
/// What `playhead meta` prints, and `Examples/library/playhead.lua`.
public struct EditorDefinitions {
  private(set) var lines: [String] = []

  /// The whole file.
  public static var text: String {
    var definitions = Self()
    definitions.writeHead()
    definitions.writeWords()
    for entry in Catalog.structures { definitions.write(entry) }
    for entry in Catalog.protocols { definitions.write(entry) }
    for declaration in Catalog.classes { definitions.write(declaration.entry) }
    definitions.writeGlobals()
    return definitions.lines.joined(separator: "\n") + "\n"
  }

  mutating func blank() {
    if lines.last != "" { lines.append("") }
  }

  mutating func line(_ text: String) { lines.append(text) }

  /// A description: text before what it is about.
  mutating func comment(_ text: String) { if !text.isEmpty { lines.append("--- " + text) } }

  private mutating func writeHead() {
    line("---@meta playhead")
    blank()
    line("-- What a script for playhead can say, for editors. Made by `playhead meta`; changes are lost.")
    line("-- Durations are seconds, angles radians, lengths points.")
    blank()
  }

  private mutating func writeWords() {
    comment("A property of a layer that can be animated, or a part of one.")
    line("---@alias KeyPath")
    for keyPath in LayerKeyPath.all { line("---| \"\(keyPath)\"") }
    blank()
    for entry in Catalog.allEnumerations {
      line("---@alias \(entry.name)")
      for word in entry.words { line("---| \"\(word)\"") }
      blank()
    }
  }

  /// The tables whose fields are the words: after the classes that hold some of them.
  private mutating func writeWordTables() {
    for entry in Catalog.allEnumerations {
      line("\(entry.name) = {")
      for word in entry.words { line("  \(EditorType.key(word)) = \"\(word)\",") }
      line("}")
      blank()
    }
  }

  private mutating func writeGlobals() {
    writeWordTables()
    for function in Catalog.functions where function.name != "class" {
      writeTables(of: function.overloads, named: function.name)
      write(function, named: function.name, receiver: nil, tables: function.name)
    }
    comment("Makes a class. Instances take new fields, and the system calls the methods that it knows.")
    comment("Above the class, `---@class Card : UIView` and `---@overload fun(...): Card` let an editor check it.")
    line("---@param name string Printed, and shown in errors.")
    line("---@param superclass? table NSObject when left out.")
    line("---@param ... string Protocols: what instances may be asked.")
    line("---@return any")
    line("function class(name, superclass, ...) end")
    blank()
    comment("In a coroutine: comes back when the virtual clock has passed that many seconds.")
    line("---@param seconds number")
    line("function wait(seconds) end")
    blank()
    writeTestWords()
    for object in Catalog.objects {
      comment(object.summary)
      let kind = Catalog.spokenNames.first { $0.value == object.name }?.key ?? "UIWindow"
      line("---@type \(kind)")
      line("\(object.name) = nil")
      blank()
    }
    for constant in Catalog.constants {
      switch constant.value {
      case .string(let text): line("\(constant.name) = \"\(text)\"")
      case .number: line("\(constant.name) = math.huge")
      case .member(let kind, let name): line("\(constant.name) = \(kind.rawValue).\(name)")
      }
    }
  }
}
