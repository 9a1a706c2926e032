import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiFont = ClassDeclaration(FontObject.self, "UIFont", "A size and face of the system font.") { c in
    let size = Parameter("ofSize", "size", .number(Quantity("points", .moreThanZero)), "The font size.")
    c.number("pointSize", .points, "The font size.", { $0.font.pointSize })
    c.number("lineHeight", .points, "The line height.", { $0.font.lineHeight })
    c.number("ascender", .points, "How far a line reaches above its baseline.", { $0.font.ascender })
    c.number("descender", .points, "How far a line reaches below it; negative.", { $0.font.descender })
    c.number("capHeight", .points, "The height of a capital.", { $0.font.metrics.capHeight })
    c.number("xHeight", .points, "The height of an x.", { $0.font.metrics.xHeight })
    c.number("leading", .points, "What is between two lines: 0 in the system font.", { _ in 0 })
    c.method(
      "withSize", [Parameter(nil, "size", .number(Quantity("points", .moreThanZero)), "The other size.")],
      returns: .object("UIFont"), "The same font in another size."
    ) { font, call in
      .object(call.session.fontObject(of: font.font.withSize(try call.number(0)), name: font.name))
    }
    c.value(
      "fontName", .string, "The name of the face: what it was made with, or the system's own.",
      { .string($1.name ?? $1.font.fontName) })
    c.value(
      "familyName", .string, "The name before the hyphen.",
      { .string($1.name.map { String($0.prefix { $0 != "-" }) } ?? $1.font.familyName) })
    c.made([
      Parameter("name", nil, .string, "The name of a face."),
      Parameter("size", nil, .number(Quantity("points", .moreThanZero)), "The font size."),
    ]) { call in
      let name = try call.string(0)
      return call.session.fontObject(
        of: UIFont(pointSize: try call.number(1), face: FontFace(closestTo: name)), name: name)
    }
    c.staticMethod(
      "systemFont", "The system font.",
      [
        Overload(
          [
            size,
            Parameter(
              "weight", nil, .word(EnumEntry(UIFont.Weight.self)), isOptional: true, "The weight; default regular."),
          ],
          returns: .object("UIFont")
        ) {
          let weight = $0.has(1) ? try $0.word(1, UIFont.Weight.self) : .regular
          return $0.session.object(of: UIFont(pointSize: try $0.number(0), weight: weight))
        }
      ])
    c.staticMethod(
      "boldSystemFont", "The bold system font.",
      [
        Overload([size], returns: .object("UIFont")) {
          $0.session.object(of: UIFont(pointSize: try $0.number(0), weight: .bold))
        }
      ])
    let weight = Parameter("weight", nil, .word(EnumEntry(UIFont.Weight.self)), "The weight.")
    func equallyWide(_ name: String, _ summary: String, _ design: FontDesign) {
      c.staticMethod(
        name, summary,
        [
          Overload([size, weight], returns: .object("UIFont")) {
            $0.session.object(of: UIFont(pointSize: try $0.number(0), weight: try $0.word(1), design: design))
          }
        ])
    }
    equallyWide(
      "monospacedSystemFont", "The system font whose letters are as wide as each other, as in code.", .monospaced)
    equallyWide(
      "monospacedDigitSystemFont",
      "The system font with digits as wide as each other: a number that counts stays in place.", .monospacedDigit)
    c.staticMethod(
      "italicSystemFont", "The system font, leaning.",
      [
        Overload([size], returns: .object("UIFont")) {
          $0.session.object(of: UIFont(pointSize: try $0.number(0), design: .italic))
        }
      ])
    let style = EnumEntry(UIFont.TextStyle.self)
    c.staticMethod(
      "preferredFont", "The font of a text style, at the size of text that phones come with.",
      [
        Overload(
          [Parameter("forTextStyle", "style", .word(style), "What the text is for.")], returns: .object("UIFont")
        ) { $0.session.object(of: .preferredFont(forTextStyle: try $0.word(0))) }
      ])
    c.enumerations(style)
    c.example(
      """
      local font = UIFont.systemFont(20, "bold")
      print(font.pointSize, font:withSize(10).capHeight)   --> 20.0	7.0458984375
      local clock = UILabel{text = "11:11", font = UIFont.monospacedDigitSystemFont{ofSize = 20, weight = "bold"}}
      clock:sizeToFit()
      local width = clock.bounds.width
      clock.text = "20:48"
      clock:sizeToFit()
      print(width, clock.bounds.width)   --> 60.0	60.0
      """)
  }
}
