import PlainText
import SessionProtocol
import TestStages
import Testing

/// The table of methods, held to what its rows do.
@Suite("Method table") struct MethodTableTests {
  @Test("every name is there once, and every example fits the parameters it is an example of")
  func examples() throws {
    #expect(Set(MethodTable.all.map(\.name)).count == MethodTable.all.count)
    for method in MethodTable.all {
      let params = try #require(JSON(method.example.params)?.fields, "\(method.name)")
      #expect(JSON(method.example.result) != nil, "\(method.name): \(method.example.result)")
      for parameter in method.parameters where !parameter.isOptional {
        #expect(params[parameter.name] != nil, "\(method.name) needs \(parameter.name)")
      }
      for (name, value) in params {
        let parameter = try #require(method.parameters.first { $0.name == name }, "\(method.name) takes no \(name)")
        #expect(parameter.takes(value), "\(method.name): \(name)")
      }
      #expect(method.summary.hasSuffix("."), "\(method.name)")
      let schema = try #require(JSON(method.parameters.schema)?.fields, "\(method.name)")
      #expect(schema["properties"]?.fields?.count == method.parameters.count, "\(method.name)")
    }
  }

  @Test("a result has what its example has, and the state where the table says so")
  func results() throws {
    let state: Set = ["rev", "branch", "t", "live", "end", "resting", "held", "fingers", "text", "events"]
    for method in MethodTable.all where method.givesState {
      let stage = try ProtocolStage()
      if ["hold", "update", "finish", "cancel", "reverse"].contains(method.name) {
        _ = try stage.result("advance", #"{"seconds":0.1}"#)
      }
      // Those that need a host, a branch or a checkpoint have tests of their own.
      guard !["open", "reload", "restart"].contains(method.name) else { continue }
      let fields = try stage.state(method.name, method.name == "switch" ? #"{"name":"main"}"# : method.example.params)
      #expect(state.isSubset(of: fields.keys), "\(method.name)")
      let example = try #require(JSON(method.example.result)?.fields)
      #expect(Set(example.keys).isSubset(of: fields.keys), "\(method.name)")
    }
  }

  @Test("each parameter that is left out or wrong names itself, what it takes, and parameters that work")
  func wrongParameters() throws {
    let wrong: [JSON] = [.array([.null]), .number(-1e300), .string("?"), .bool(true), .object(["a": .array([])])]
    let stage = try ProtocolStage()
    for method in MethodTable.all {
      let example = try #require(JSON(method.example.params)?.fields)
      for parameter in method.parameters + Parameter.common {
        let value = try #require(wrong.first { !parameter.takes($0) }, "\(method.name) \(parameter.name)")
        var cases = [example.merging([parameter.name: value]) { $1 }]
        if !parameter.isOptional { cases.append(example.filter { $0.key != parameter.name }) }
        for params in cases {
          let error = try stage.error(method.name, JSON.object(params).text)
          #expect(error.code == -32602, "\(method.name) \(params): \(error.message)")
          #expect(error.message.contains("'\(parameter.name)'") && error.message.contains(parameter.accepts))
          #expect(error.data["parameter"] == .string(parameter.name))
          #expect(error.data["hint"] == .string(method.example.params))
        }
      }
    }
  }

  @Test("every code has words, and those of JSON-RPC have its numbers")
  func codes() {
    #expect(
      ProtocolError.Code.allCases.map(\.rawValue) == [
        -32700, -32600, -32601, -32602, -32603, 1, 2, 3, 4, 5, 6, 7, 8, 9,
      ])
    #expect(ProtocolError.Code.allCases.allSatisfy { !$0.words.meaning.isEmpty })
  }
}
