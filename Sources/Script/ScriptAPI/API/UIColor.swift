import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static var uiColor: StructEntry {
    let alpha = Parameter("alpha", nil, .number(.fraction), isOptional: true, "The alpha; default 1.")
    return StructEntry(
      kind: .UIColor, summary: "An sRGB colour: red, green, blue and alpha, from 0 to 1.",
      initializers: [
        Overload(
          [
            Parameter("red", nil, .number(.fraction), "The component, from 0 to 1."),
            Parameter("green", nil, .number(.fraction), "The component, from 0 to 1."),
            Parameter("blue", nil, .number(.fraction), "The component, from 0 to 1."), alpha,
          ], returns: .structure(.UIColor)
        ) { .structure(.UIColor, [try $0.number(0), try $0.number(1), try $0.number(2), try $0.number(3, else: 1)]) },
        Overload(
          [Parameter("white", nil, .number(.fraction), "The brightness: 0 is black, 1 is white."), alpha],
          returns: .structure(.UIColor)
        ) {
          .color(CGColor(white: try $0.number(0), alpha: try $0.number(1, else: 1)))
        },
        Overload(
          [
            Parameter("hue", nil, .number(.part), byLabel: true, "0 is red, 1/3 green, 2/3 blue, and 1 red again."),
            Parameter("saturation", nil, .number(.part), "0 is grey."),
            Parameter("brightness", nil, .number(.part), "0 is black."), alpha,
          ], returns: .structure(.UIColor)
        ) {
          .structure(
            .UIColor,
            rgb(hue: try $0.number(0), saturation: try $0.number(1), brightness: try $0.number(2))
              + [try $0.number(3, else: 1)])
        },
        Overload([Parameter("hex", nil, .string, "A hex string such as \"#0a84ff\".")], returns: .structure(.UIColor)) {
          guard let color = CGColor(hex: try $0.string(0)) else {
            throw ScriptFailure.wrongKind(
              $0[0].place, accepted: "a hex string such as \"#0a84ff\", or \"#0a84ff80\" with alpha",
              given: "\"\(try $0.string(0))\"")
          }
          return .color(color)
        },
      ],
      properties: [
        ("cgColor", .structure(.UIColor), { .structure(.UIColor, [$0[0], $0[1], $0[2], $0[3]]) }),
        ("components", .array(.number(.fraction)), { fields in .array((0..<4).map { .number(fields[$0]) }) }),
      ],
      functions: [
        function(
          .UIColor, "withAlphaComponent", [Parameter(nil, "alpha", .number(.fraction), "The alpha, from 0 to 1.")],
          returns: .structure(.UIColor),
          "The same colour with another alpha."
        ) {
          .structure(.UIColor, [$0[0], $0[1], $0[2], try $1.number(0)])
        },
        function(
          .UIColor, "getRed", returns: .array(.number(.fraction)),
          "Red, green, blue and alpha: local r, g, b, a = table.unpack(color:getRed())."
        ) { fields, _ in .array((0..<4).map { .number(fields[$0]) }) },
      ],
      constants: NamedColor.allCases.map { ($0.rawValue, .color($0.color)) }, statics: [],
      examples: ["print(UIColor.red.red)   --> 1.0", "print(UIColor{white = 0.5}.alpha)   --> 1.0"])
  }

  /// A. R. Smith, "Color gamut transform pairs", 1978: in each sixth of the circle one part of a colour rises or falls.
  private static func rgb(hue: Double, saturation: Double, brightness: Double) -> [Double] {
    [5, 3, 1].map { offset in
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
  }
}
