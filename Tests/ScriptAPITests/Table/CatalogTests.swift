import ScriptAPI
import ScriptRuntime
import Testing

/// The rules for every row of the API table.
@Suite("The API table")
struct CatalogTests {
  let classes = Catalog.uiKit.classes.map(\.entry)

  /// Whether a text is one sentence, as a summary is.
  private func isSentence(_ text: String) -> Bool { text.hasSuffix(".") && text.count > 3 && !text.contains("\n") }

  @Test("every global name is there once")
  func globalNames() {
    var seen: Set<String> = []
    let twice = Catalog.uiKit.globalNames.filter { !seen.insert($0).inserted }
    #expect(twice == [])
  }

  /// Swift's `Task` has a static `isCancelled` beside that of a task.
  @Test("a class declares a member once, static or not, and none that it inherits, but to narrow or widen it")
  func memberNames() {
    for entry in classes {
      var seen: Set<String> = []
      let properties = entry.properties.map { ($0.isStatic ? "static " : "") + $0.name }
      for name in properties + entry.functions.map({ ($0.isStatic ? "static " : "") + $0.name }) {
        #expect(seen.insert(name).inserted, "\(entry.name).\(name)")
      }
    }
  }

  @Test("every class has a superclass that is in the table, down to NSObject")
  func superclasses() {
    for entry in classes {
      if let superclass = entry.superclass {
        #expect(classes.contains { $0.name == superclass }, "\(entry.name) : \(superclass)")
      } else {
        #expect(entry.name == "NSObject")
      }
    }
  }

  @Test("every summary is a sentence")
  func summaries() {
    for entry in classes {
      #expect(isSentence(entry.summary), "\(entry.name): \(entry.summary)")
      for property in entry.properties {
        #expect(isSentence(property.summary), "\(entry.name).\(property.name): \(property.summary)")
      }
      for function in entry.functions {
        #expect(isSentence(function.summary), "\(entry.name).\(function.name): \(function.summary)")
      }
    }
  }

  @Test("every parameter says what it is for")
  func parameters() {
    for entry in classes {
      for (name, overload) in entry.initializers.map({ ("init", $0) })
        + entry.functions.flatMap({ function in function.overloads.map { (function.name, $0) } })
      {
        for parameter in overload.parameters {
          #expect(isSentence(parameter.summary), "\(entry.name).\(name) '\(parameter.name)': \(parameter.summary)")
        }
      }
    }
    for entry in Catalog.uiKit.structures {
      for (name, overload) in entry.initializers.map({ ("init", $0) })
        + (entry.functions + entry.statics).flatMap({ function in function.overloads.map { (function.name, $0) } })
      {
        for parameter in overload.parameters {
          #expect(isSentence(parameter.summary), "\(entry.kind.rawValue).\(name) '\(parameter.name)'")
        }
      }
    }
    for function in Catalog.uiKit.functions {
      for parameter in function.overloads.flatMap(\.parameters) {
        #expect(isSentence(parameter.summary), "\(function.name) '\(parameter.name)'")
      }
    }
  }

  @Test("every class and struct has an example")
  func examples() {
    for entry in classes { #expect(!entry.examples.isEmpty, "\(entry.name)") }
    for entry in Catalog.uiKit.structures { #expect(!entry.examples.isEmpty, "\(entry.kind.rawValue)") }
  }

  @Test("labels distinguish every two overloads, so that each can be called")
  func overloads() {
    for entry in classes {
      let functions = entry.functions.map { ($0.name, $0.overloads) } + [("init", entry.initializers)]
      for (name, overloads) in functions {
        let forms = overloads.map { overload in
          overload.parameters.map { "\($0.label ?? "_"):\($0.shape.typeName)" }.joined()
        }
        #expect(Set(forms).count == forms.count, "\(entry.name).\(name)")
      }
    }
  }
}
