import LayerKit
import LuaBridge
import ScriptRuntime
import TestSupport
import Testing

/// A lamp, of which UIKit knows nothing.
final class Lamp: NSObject {
  var brightness = 1.0
  override var className: String { "Lamp" }
}

/// A note: no part of the world.
final class Note: NSObject {
  var text: String?
  override var className: String { "Note" }
}

@Suite("A table of five rows")
struct SmallTableTests {
  static let catalog = Catalog(
    classes: [
      ClassDeclaration(NSObject.self, "NSObject", inherits: nil, "The root.") { c in c.makes { _ in NSObject() } },
      ClassDeclaration(Lamp.self, "Lamp", "Shines.", partOfWorld: .always) { c in
        c.makes { _ in Lamp() }
        c.number("brightness", .part, "From dark to bright.", { $0.brightness }, { $0.brightness = $1 })
        c.method("dim", [Parameter("by", "divisor", .number(.plain), "How far.")], "Darkens it.") { lamp, call in
          lamp.brightness /= try call.number(0)
          return .none
        }
      },
      ClassDeclaration(Note.self, "Note", "Remembers a text.") { c in
        c.makes { _ in Note() }
        c.string("text", "What it says.", { $0.text }, { $0.text = $1 })
      },
    ],
    structure: {
      StructEntry(
        kind: $0, summary: "Numbers.", initializers: [], properties: [], functions: [], constants: [], statics: [],
        examples: [])
    },
    functions: [
      FunctionEntry(
        "twice", "Doubles a number.",
        [
          Overload([Parameter(nil, "number", .number(.plain), "Any.")], returns: .number(.plain)) {
            .number(2 * (try $0.number(0)))
          }
        ]
      )
    ],
    constants: [ConstantEntry(name: "kDark", value: .number(0), currentName: nil)])

  let session: ScriptSession

  init() throws { session = try ScriptSession(SessionOptions(), Self.catalog) }

  /// The text of what a chunk returns, or its error.
  private func result(of source: String) -> String {
    switch session.load(source, name: "test").flatMap({ session.run($0) }) {
    case .failure(let error): return error.message
    case .success(let values):
      guard let value = values.first else { return "" }
      session.lua.push(value)
      defer { session.lua.pop() }
      return session.describe(at: session.lua.top)
    }
  }

  @Test("classes, functions and constants are those of the table")
  func rows() {
    #expect(result(of: "local lamp = Lamp{brightness = 0.5} lamp:dim(2) return lamp.brightness") == "0.25")
    #expect(result(of: "return twice(21)") == "42")
    #expect(result(of: "return kDark") == "0")
    #expect(result(of: "return UIView") == "nil")
  }

  @Test("a value beyond a row's range fails in the row's words")
  func range() {
    #expect(result(of: "Lamp().brightness = 2") == "Lamp.brightness takes a number from 0 to 1, not 2")
  }

  @Test("while a condition is evaluated, what is part of the world by its row cannot change")
  func worldPart() {
    #expect(result(of: "lamp, note = Lamp(), Note()") == "")
    session.isEvaluatingCondition = true
    defer { session.isEvaluatingCondition = false }
    #expect(result(of: "note.text = 'on' return note.text") == "\"on\"")
    #expect(result(of: "lamp.brightness = 0").contains("Lamp.brightness"))
    #expect(result(of: "return lamp.brightness") == "1")
  }

  @Test("an input's access records what the input reads")
  func access() throws {
    var options = SessionOptions()
    options.readLine = { "a line" }
    let session = try ScriptSession(options, Self.catalog)
    session.begin(with: LiveAccess(canBranch: false))
    #expect(session.readLine() == "a line")
    guard case .line("a line")? = session.access.trace.readings.first else {
      Issue.record("nothing was recorded")
      return
    }
  }
}
