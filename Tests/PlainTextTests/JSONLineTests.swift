import PlainText
import Testing

@Suite("Values as lines of JSON")
struct JSONLineTests {
  enum Message: Codable, Equatable {
    case ends
    case counts(Int, of: String)
    case holds(Parts)
  }

  struct Parts: Codable, Equatable {
    var number: Double
    var flag: Bool
    var line: Int?
    var rows: [[Int?]]
  }

  @Test(
    "a value is the same after it was written and read",
    arguments: [
      Message.ends, .counts(-3, of: "a \"b\"\n"), .holds(Parts(number: 0.1 + 0.2, flag: true, line: nil, rows: [])),
      .holds(Parts(number: .infinity, flag: false, line: 1 << 52, rows: [[], [1, nil]])),
    ])
  func bothWays(_ message: Message) {
    let line = JSONLine.text(message)
    #expect(!line.contains("\n"))
    #expect(JSONLine.value(line) == message, "\(line)")
  }

  struct Numbers: Codable, Equatable {
    var byte: Int8
    var most: UInt64
    var least: Int
    var half: Float
  }

  @Test("every kind of number is the same after it was written and read, and whole ones beyond 2⁵³ are strings")
  func numbers() {
    let numbers = Numbers(byte: -128, most: .max, least: .min, half: 0.5)
    let line = JSONLine.text(numbers)
    #expect(line == #"{"byte":-128,"most":"18446744073709551615","least":"-9223372036854775808","half":0.5}"#)
    #expect(JSONLine.value(line) == numbers)
    // Out of range, and a string that a number would do for.
    #expect(JSONLine.value("300", as: UInt8.self) == nil)
    #expect(JSONLine.value(#""30""#, as: UInt8.self) == nil)
  }

  @Test("the form is that of JSON, with the fields in their order")
  func form() {
    #expect(JSONLine.text(Message.counts(2, of: "x")) == #"{"counts":{"_0":2,"of":"x"}}"#)
    #expect(
      JSONLine.text(Parts(number: 0.5, flag: true, line: 3, rows: [[1, nil]]))
        == #"{"number":0.5,"flag":true,"line":3,"rows":[[1,null]]}"#)
  }

  @Test("a line that was cut, and one of another form, is no value")
  func others() {
    let line = JSONLine.text(Message.counts(2, of: "x"))
    #expect(JSONLine.value(line.dropLast(), as: Message.self) == nil)
    #expect(JSONLine.value(#"{"counts":{"_0":"2","of":"x"}}"#, as: Message.self) == nil)
    #expect(JSONLine.value(#"{"counts":{"_0":2.5,"of":"x"}}"#, as: Message.self) == nil)
    #expect(JSONLine.value(#"{"counts":{"_0":2}}"#, as: Message.self) == nil)
    #expect(JSONLine.value(#"{"number":1,"flag":1,"rows":[]}"#, as: Parts.self) == nil)
    #expect(JSONLine.value("[]", as: Message.self) == nil)
  }
}
