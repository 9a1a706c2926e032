import LayerKit
import LuaBridge
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  /// Text whose letters look different from each other.
  static let textClasses = [nsAttributedString, nsMutableAttributedString, nsMutableParagraphStyle]

  static let nsAttributedString = ClassDeclaration(
    NSAttributedString.self, "NSAttributedString", "A text whose letters have attributes."
  ) { c in
    c.attributedTexts { $0 }
    c.string("string", "The text alone.", { $0.string })
    c.value("length", .integer(.zeroOrMore), "How long the text is, in UTF-16 units.", { .integer($1.length) })
    c.method(
      "attributes", [Parameter("at", "location", .integer(.zeroOrMore), "The place; the first letter's is 0.")],
      returns: .table, "The attributes of the letter at a place."
    ) { text, call in
      guard let run = text.attributes(at: try call.integer(0)) else {
        throw ScriptFailure.outOfRange(
          call.place(of: 0), accepted: "a place before \(text.length)", given: Double(try call.integer(0)))
      }
      return run.attributes.table(in: call.session)
    }
    c.method(
      "attributedSubstring", [range("from")], returns: .object("NSAttributedString"), "A part of the text."
    ) { text, call in .object(text.substring(from: try call.range(0, of: text))) }
    c.enumerations(EnumEntry(NSAttributedString.Key.self))
    c.example(
      """
      local title = NSAttributedString("Now", {font = UIFont.boldSystemFont(20), kern = 2})
      local label = UILabel{attributedText = title}
      label:sizeToFit()
      print(label.text, label.bounds.width)   --> Now	48.666666666667
      """)
  }

  static let nsMutableAttributedString = ClassDeclaration(
    NSMutableAttributedString.self, "NSMutableAttributedString", inherits: "NSAttributedString",
    "A text whose letters and attributes can be changed; a label that shows it keeps a copy."
  ) { c in
    c.attributedTexts { NSMutableAttributedString(runs: $0.runs) }
    c.method("append", [Parameter(nil, "text", .object("NSAttributedString"), "The text.")], "Adds a text at the end.")
    {
      $0.append(try $1.object(0, NSAttributedString.self))
      return .none
    }
    let attribute = Parameter(nil, "name", .word(EnumEntry(NSAttributedString.Key.self)), "The attribute.")
    c.method(
      "addAttribute", [attribute, Parameter("value", nil, .any, "Its value."), range("range")],
      "Gives letters an attribute."
    ) { text, call in
      let added = try call[1].attributes(of: try call.word(0))
      text.change(in: try call.range(2, of: text)) { $0 = added.over($0) }
      return .none
    }
    let attributes = Parameter(nil, "attributes", .table, "Values by the names of attributes.")
    c.method("addAttributes", [attributes, range("range")], "Gives letters several attributes.") { text, call in
      let added = try call[0].attributes()
      text.change(in: try call.range(1, of: text)) { $0 = added.over($0) }
      return .none
    }
    c.method(
      "setAttributes", [attributes, range("range")], "Gives letters these attributes and no others."
    ) { text, call in
      let attributes = try call[0].attributes()
      text.change(in: try call.range(1, of: text)) { $0 = attributes }
      return .none
    }
    c.method("removeAttribute", [attribute, range("range")], "Takes an attribute from letters.") { text, call in
      let key: NSAttributedString.Key = try call.word(0)
      text.change(in: try call.range(1, of: text)) { $0.remove(key) }
      return .none
    }
    c.method(
      "replaceCharacters", [range("in"), Parameter("with", "text", .string, "The text in their place.")],
      "Puts a text in the place of letters, with the first one's attributes."
    ) { text, call in
      text.replaceCharacters(in: try call.range(0, of: text), with: try call.string(1))
      return .none
    }
    c.example(
      """
      local text = NSMutableAttributedString("one two")
      text:addAttribute("foregroundColor", UIColor.red, NSMakeRange(4, 3))
      print(text:attributes(4).foregroundColor == UIColor.red, text:attributes(0).foregroundColor)   --> true	nil
      """)
  }

  static let nsMutableParagraphStyle = ClassDeclaration(
    NSMutableParagraphStyle.self, "NSMutableParagraphStyle", "How the lines of an attributed text are set."
  ) { c in
    c.makes { _ in NSMutableParagraphStyle() }
    c.word(
      "alignment", UILabel.TextAlignment.self, "The alignment of the lines; natural leaves it to the label.",
      { $0.style.alignment }, { $0.style.alignment = $1 })
    let height = Quantity("points", .zeroOrMore)
    c.number(
      "lineSpacing", height, "The space between two lines.", { $0.style.lineSpacing }, { $0.style.lineSpacing = $1 })
    c.number(
      "lineHeightMultiple", Quantity("", .zeroOrMore), "Multiplies the height of lines; 0 leaves it.",
      { $0.style.lineHeightMultiple }, { $0.style.lineHeightMultiple = $1 })
    c.number(
      "minimumLineHeight", height, "The least height of a line.", { $0.style.minimumLineHeight },
      { $0.style.minimumLineHeight = $1 })
    c.number(
      "maximumLineHeight", height, "The greatest height of a line; 0 is no limit.", { $0.style.maximumLineHeight },
      { $0.style.maximumLineHeight = $1 })
    c.example(
      """
      local style = NSMutableParagraphStyle{lineSpacing = 4}
      local label = UILabel{numberOfLines = 0, attributedText = NSAttributedString("a\\nb", {paragraphStyle = style})}
      label:sizeToFit()
      print(label.bounds.height)   --> 44.666666666667
      """)
  }

  private static func range(_ label: String) -> Parameter {
    Parameter(
      label, "range", .table, "The letters: the place of the first one, from 0, and their number: NSMakeRange(0, 5).")
  }

  /// `NSMakeRange(4, 3)`, and Swift's `NSRange`.
  static var rangeFunctions: [FunctionEntry] {
    [(name: "NSMakeRange", hasLabels: false), ("NSRange", true)].map { name, hasLabels in
      func parameter(_ name: String, _ summary: String) -> Parameter {
        Parameter(hasLabels ? name : nil, hasLabels ? nil : name, .integer(.zeroOrMore), summary)
      }
      return FunctionEntry(
        name, "A range of letters, in UTF-16 units, as a table with location and length.",
        [
          Overload(
            [
              parameter("location", "The place of the first letter; the text's first is 0."),
              parameter("length", "How many letters."),
            ], returns: .table
          ) { .table([("location", .integer(try $0.integer(0))), ("length", .integer(try $0.integer(1)))]) }
        ])
    }
  }
}

extension ClassBuilder where Object: NSAttributedString {
  /// The ways to make an attributed text.
  fileprivate mutating func attributedTexts(_ finish: @escaping (NSAttributedString) -> NSObject) {
    made([
      Parameter("string", nil, .string, isOptional: true, "The text; empty when omitted."),
      Parameter("attributes", nil, .optional(.table), isOptional: true, "Values by the names of attributes."),
    ]) { call in
      let text = NSAttributedString(
        string: call.has(0) ? try call.string(0) : "",
        attributes: call.has(1) ? try call[1].attributes() : TextAttributes())
      return unsafeDowncast(finish(text), to: Object.self)
    }
    made([Parameter("attributedString", "text", .object("NSAttributedString"), "The text to copy.")]) { call in
      let text = try call.object(0, NSAttributedString.self)
      return unsafeDowncast(finish(NSAttributedString(runs: text.runs)), to: Object.self)
    }
  }
}

extension Call {
  /// - Throws: `ScriptFailure.wrongKind`; `.outOfRange` for a range beyond the text.
  fileprivate func range(_ position: Int, of text: NSAttributedString) throws(ScriptFailure) -> Range<Int> {
    var range = self[position]
    // A table fits in the place of a table: with its label, the range is one level further down.
    if let labelled = try range.fields(of: .any).first(where: { $0.name == parameters[position].label }) {
      range = labelled.value
    }
    let fields = try range.fields(of: .integer(.zeroOrMore))
    var numbers: [Int] = []
    for name in ["location", "length"] {
      guard let field = fields.first(where: { $0.name == name }) else {
        throw .wrongKind(
          place(of: position), accepted: "a range such as NSMakeRange(0, 5)",
          given: session.describe(at: range.index))
      }
      numbers.append(try field.value.integer())
    }
    let (end, overflows) = numbers[0].addingReportingOverflow(numbers[1])
    guard !overflows, numbers.allSatisfy({ $0 >= 0 }), end <= text.length else {
      throw .outOfRange(
        place(of: position), accepted: "a range inside the text, which is \(text.length) long",
        given: Double(numbers[0]) + Double(numbers[1]))
    }
    return numbers[0]..<end
  }
}

extension ScriptArgument {
  /// - Throws: `ScriptFailure.wrongKind`, `.unknownField` for an attribute that no label draws.
  func attributes() throws(ScriptFailure) -> TextAttributes {
    var attributes = TextAttributes()
    for (name, value) in try fields(of: .any) {
      guard let key = NSAttributedString.Key(rawValue: name) else {
        let keys = NSAttributedString.Key.allCases.map(\.rawValue)
        throw .unknownField(place, kind: "table of attributes", name: name, fields: keys)
      }
      attributes = try value.attributes(of: key).over(attributes)
    }
    return attributes
  }

  /// The value of one attribute. - Throws: `ScriptFailure.wrongKind`.
  fileprivate func attributes(of key: NSAttributedString.Key) throws(ScriptFailure) -> TextAttributes {
    var attributes = TextAttributes()
    switch key {
    case .font:
      guard let font = session.lua.object(at: index)?.takeUnretainedValue() as? FontObject else {
        throw .wrongKind(place, accepted: "a UIFont", given: session.describe(at: index))
      }
      attributes.font = font.font
    case .foregroundColor: attributes.foregroundColor = try color()
    case .kern: attributes.kern = try distance()
    case .baselineOffset: attributes.baselineOffset = try distance()
    case .paragraphStyle: attributes.paragraphStyle = try object(NSMutableParagraphStyle.self).style
    }
    return attributes
  }

  /// How far a letter is moved, in points. The bound is chosen here: from one letter to the next no screen is that wide.
  /// - Throws: `ScriptFailure.wrongKind`, `outOfRange`.
  private func distance() throws(ScriptFailure) -> Double {
    let accepted = "a number of points from -10,000 to 10,000"
    guard let number = session.lua.number(at: index) else {
      throw .wrongKind(place, accepted: accepted, given: session.describe(at: index))
    }
    guard number.magnitude <= 10_000 else { throw .outOfRange(place, accepted: accepted, given: number) }
    return number
  }
}

extension TextAttributes {
  fileprivate mutating func remove(_ key: NSAttributedString.Key) {
    switch key {
    case .font: font = nil
    case .foregroundColor: foregroundColor = nil
    case .kern: kern = nil
    case .baselineOffset: baselineOffset = nil
    case .paragraphStyle: paragraphStyle = nil
    }
  }

  func table(in session: ScriptSession) -> ScriptValue {
    var fields: [(String, ScriptValue)] = []
    if let font { fields.append(("font", session.object(of: font))) }
    if let foregroundColor { fields.append(("foregroundColor", .color(foregroundColor))) }
    if let kern { fields.append(("kern", .number(kern))) }
    if let baselineOffset { fields.append(("baselineOffset", .number(baselineOffset))) }
    if let paragraphStyle { fields.append(("paragraphStyle", .object(NSMutableParagraphStyle(paragraphStyle)))) }
    return .table(fields)
  }
}
