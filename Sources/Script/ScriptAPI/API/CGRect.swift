import MotionMath
import ScriptRuntime

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
        .CGRect, "contains", [parameter], returns: .bool,
        "Whether the rectangle contains a point or all of another rectangle."
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
      Parameter("dx", nil, .number(.points), "The distance to the right, in points."),
      Parameter("dy", nil, .number(.points), "The distance down, in points."),
    ]
    let other = [Parameter(nil, "other", .structure(.CGRect), "The other rectangle.")]
    return StructEntry(
      kind: .CGRect, summary: "A rectangle: an origin and a size, in points.",
      initializers: [
        memberwise(.CGRect),
        Overload(
          [
            Parameter("origin", nil, .structure(.CGPoint), "The corner with the smallest coordinates."),
            Parameter("size", nil, .structure(.CGSize), "The width and height."),
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
        rect("insetBy", offset, "The rectangle reduced by dx on the left and right, and by dy at the top and bottom.") {
          $0.insetBy(dx: try $1.number(0), dy: try $1.number(1))
        },
        rect("offsetBy", offset, "The rectangle moved by dx and dy.") {
          $0.offsetBy(dx: try $1.number(0), dy: try $1.number(1))
        },
        rect(
          "inset", [Parameter("by", "insets", .structure(.UIEdgeInsets), "The distances from each edge.")],
          "The rectangle reduced by insets; negative insets enlarge it."
        ) {
          $0.inset(by: try $1[0].insets())
        },
        rect("union", other, "The smallest rectangle that contains both.") { $0.union(try $1[0].rect()) },
        rect("intersection", other, "The intersection of both.") { $0.intersection(try $1[0].rect()) },
        rect(
          "applying", [Parameter(nil, "transform", .structure(.CGAffineTransform), "The transform to apply.")],
          "The box around the rectangle after a transform."
        ) {
          $0.applying(try $1[0].affine())
        },
        contains(Parameter(nil, "point", .structure(.CGPoint), "The point to test.")) {
          $0.contains(try $1[0].point())
        }.also(
          contains(Parameter(nil, "rect", .structure(.CGRect), "The rectangle to test.")) {
            $0.contains(try $1[0].rect())
          }),
        function(
          .CGRect, "divided",
          [
            Parameter(
              "atDistance", nil, .number(.points), "The distance from the edge, limited to the size of the rectangle."),
            Parameter("from", "edge", .word(EnumEntry(CGRect.Edge.self, name: "CGRectEdge")), "The edge of the slice."),
          ], returns: .structure(.CGRect), "The slice along an edge; the remainder is the second result."
        ) {
          let parts = CGRect($0).divided(atDistance: try $1.number(0), from: try $1.word(1))
          return .several([.rect(parts.slice), .rect(parts.remainder)])
        },
        function(.CGRect, "intersects", other, returns: .bool, "Whether the rectangles intersect.") {
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
