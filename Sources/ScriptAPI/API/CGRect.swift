import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static var cgRect: StructEntry {
    func number(_ name: String, _ get: @escaping (CGRect) -> Double) -> (
      name: String, shape: Shape, get: (UnsafePointer<Double>) -> ScriptValue
    ) {
      (name, .number(.points), { .number(get(CGRect(fields: $0))) })
    }
    func flag(_ name: String, _ get: @escaping (CGRect) -> Bool) -> (
      name: String, shape: Shape, get: (UnsafePointer<Double>) -> ScriptValue
    ) {
      (name, .bool, { .bool(get(CGRect(fields: $0))) })
    }
    func box(_ name: String, _ get: @escaping (CGRect) -> CGRect) -> (
      name: String, shape: Shape, get: (UnsafePointer<Double>) -> ScriptValue
    ) {
      (name, .structure(.CGRect), { .rect(get(CGRect(fields: $0))) })
    }
    func contains(_ parameter: Parameter, _ body: @escaping (CGRect, Call) throws -> Bool) -> FunctionEntry {
      function(
        .CGRect, "contains", [parameter], returns: .bool, "Whether a point, or all of another rectangle, is inside."
      ) { .bool(try body(CGRect($0), $1)) }
    }
    func rect(
      _ name: String, _ parameters: [Parameter], _ summary: String, _ body: @escaping (CGRect, Call) throws -> CGRect
    ) -> FunctionEntry {
      function(.CGRect, name, parameters, returns: .structure(.CGRect), summary) { numbers, call in
        .rect(try body(CGRect(numbers), call))
      }
    }
    let offset = [
      Parameter("dx", nil, .number(.points), "To the right, in points."),
      Parameter("dy", nil, .number(.points), "Down, in points."),
    ]
    let other = [Parameter(nil, "other", .structure(.CGRect), "The other one.")]
    return StructEntry(
      kind: .CGRect, summary: "A rectangle: an origin and a size, in points.",
      initializers: [
        memberwise(.CGRect),
        Overload(
          [
            Parameter("origin", nil, .structure(.CGPoint), "The corner nearest to zero."),
            Parameter("size", nil, .structure(.CGSize), "Its width and height."),
          ],
          returns: .structure(.CGRect)
        ) { .rect(CGRect(origin: try $0[0].point(), size: try $0[1].size())) },
      ],
      properties: [
        number("minX", \.minX), number("midX", \.midX), number("maxX", \.maxX), number("minY", \.minY),
        number("midY", \.midY), number("maxY", \.maxY), flag("isNull", \.isNull), flag("isEmpty", \.isEmpty),
        flag("isInfinite", \.isInfinite), box("standardized", \.standardized), box("integral", \.integral),
      ],
      functions: [
        rect("insetBy", offset, "Smaller by dx on the left and right, and dy above and below.") {
          $0.insetBy(dx: try $1.number(0), dy: try $1.number(1))
        },
        rect("offsetBy", offset, "Moved by dx and dy.") { $0.offsetBy(dx: try $1.number(0), dy: try $1.number(1)) },
        rect(
          "inset", [Parameter("by", "insets", .structure(.UIEdgeInsets), "Distances from each edge.")],
          "Smaller by insets; negative ones make it larger."
        ) {
          $0.inset(by: try $1[0].insets())
        },
        rect("union", other, "The smallest rectangle that holds both.") { $0.union(try $1[0].rect()) },
        rect("intersection", other, "What both share.") { $0.intersection(try $1[0].rect()) },
        rect(
          "applying", [Parameter(nil, "transform", .structure(.CGAffineTransform), "The transform to apply.")],
          "The box around it after a transform."
        ) {
          $0.applying(try $1[0].affine())
        },
        contains(Parameter(nil, "point", .structure(.CGPoint), "The point to look for.")) {
          $0.contains(try $1[0].point())
        }.also(
          contains(Parameter(nil, "rect", .structure(.CGRect), "The rectangle to look for.")) {
            $0.contains(try $1[0].rect())
          }),
        function(
          .CGRect, "divided",
          [
            Parameter("atDistance", nil, .number(.points), "From the edge; no less than 0, no more than there is."),
            Parameter("from", "edge", .word(EnumEntry(CGRect.Edge.self, name: "CGRectEdge")), "Where the slice lies."),
          ], returns: .structure(.CGRect), "The slice along an edge, and as a second result what remains."
        ) {
          let parts = CGRect($0).divided(atDistance: try $1.number(0), from: try $1.word(1))
          return .several([.rect(parts.slice), .rect(parts.remainder)])
        },
        function(.CGRect, "intersects", other, returns: .bool, "Whether both share anything.") {
          .bool(CGRect($0).intersects(try $1[0].rect()))
        },
      ],
      constants: [("zero", .rect(.zero)), ("null", .rect(.null)), ("infinite", .rect(.infinite))], statics: [],
      examples: [
        "print(CGRect(10, 20, 100, 50).maxX)   --> 110.0",
        "print(CGRect(0, 0, 10, 10):insetBy(1, 2))   --> CGRect(1, 2, 8, 6)",
        "print(CGRect(0, 0, 10, 10):contains(CGRect(1, 1, 9, 9)))   --> true",
        "print(CGRect(0, 0, 10, 10):divided(4, \"minXEdge\"))   --> CGRect(0, 0, 4, 10)\tCGRect(4, 0, 6, 10)",
        "print(CGRect(0.5, 10, 3, -4).integral)   --> CGRect(0, 6, 4, 4)",
      ])
  }
}

extension CGRect {
  fileprivate init(fields: UnsafePointer<Double>) {
    self.init(x: fields[0], y: fields[1], width: fields[2], height: fields[3])
  }

  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
