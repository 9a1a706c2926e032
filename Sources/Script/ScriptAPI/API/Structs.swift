import LuaBridge
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  /// The value structs. Those with more than numbers have a function of their own.
  static func structRow(_ kind: StructKind) -> StructEntry {
    let other = Parameter(nil, "other", .structure(kind), structItself: true, "The value to copy.")
    let fields = kind.fields.count
    return ownRow(kind).adding(
      Overload([other], returns: .structure(kind)) { call in
        guard let numbers = call.session.lua.structure(at: call[0].index, kind: kind.id) else { throw call[0].mismatch }
        return .structure(kind, Array(UnsafeBufferPointer(start: numbers, count: fields)))
      },
      function(
        kind, "copy", returns: .structure(kind),
        "A copy of its own: changing a part of it does not change the property it was read from."
      ) { numbers, _ in .structure(kind, numbers) })
  }

  private static func ownRow(_ kind: StructKind) -> StructEntry {
    switch kind {
    case .CGPoint: cgPoint
    case .CGVector: plain(kind, "A direction and a length, in points.")
    case .CGSize:
      plain(
        kind, "A width and a height, in points.",
        functions: [
          function(
            kind, "applying",
            [Parameter(nil, "transform", .structure(.CGAffineTransform), "The transform to apply.")],
            returns: .structure(kind), "The size after a transform, without its translation."
          ) { n, call in .size(CGSize(width: n[0], height: n[1]).applying(try call[0].affine())) }
        ])
    case .CGRect: cgRect
    case .UIEdgeInsets: plain(kind, "Distances from the edges of a rectangle, in points.")
    case .CGAffineTransform: cgAffineTransform
    case .CATransform3D: caTransform3D
    case .UIColor: uiColor
    case .IndexPath: indexPath
    case .NSDirectionalEdgeInsets: plain(kind, "Distances from the edges by the direction of reading, in points.")
    case .UIOffset: plain(kind, "Distances to the right and down, in points.")
    }
  }

  /// A struct made of its numbers, each optional by label and 0 when left out.
  private static func plain(
    _ kind: StructKind, _ summary: String, functions: [FunctionEntry] = []
  ) -> StructEntry {
    StructEntry(
      kind: kind, summary: summary, initializers: [memberwise(kind)], properties: [], functions: functions,
      constants: [("zero", .structure(kind, [Double](repeating: 0, count: kind.fields.count)))], statics: [],
      examples: ["print(\(kind.rawValue).zero == \(kind.rawValue)())   --> true"])
  }

  static func memberwise(_ kind: StructKind) -> Overload {
    let parameters = kind.fields.map {
      Parameter($0, nil, .number(.plain), isOptional: true, "A component of the \(kind.rawValue); 0 when omitted.")
    }
    var overload = Overload(parameters, returns: .structure(kind)) { call in
      .structure(kind, try kind.fields.indices.map { try call.number($0, else: 0) })
    }
    overload.isWholeByPosition = true
    return overload
  }

  private static var cgPoint: StructEntry {
    StructEntry(
      kind: .CGPoint, summary: "A point, in points.", initializers: [memberwise(.CGPoint)], properties: [],
      functions: [
        function(
          .CGPoint, "applying",
          [Parameter(nil, "transform", .structure(.CGAffineTransform), "The transform to apply.")],
          returns: .structure(.CGPoint), "The point after a transform."
        ) { n, call in
          .point(CGPoint(x: n[0], y: n[1]).applying(try call[0].affine()))
        }
      ],
      constants: [("zero", .point(.zero))], statics: [],
      examples: ["print(CGPoint(3, 4).y)   --> 4.0", "print(CGPoint{x = 1, y = 2} == CGPoint(1, 2))   --> true"])
  }

  /// A method of a struct; the body gets the receiver's numbers.
  static func function(
    _ kind: StructKind, _ name: String, _ parameters: [Parameter] = [], returns result: Shape, _ summary: String,
    _ body: @escaping ([Double], Call) throws -> ScriptValue
  ) -> FunctionEntry {
    FunctionEntry(
      name, summary,
      [
        Overload(parameters, returns: result) { call in
          guard let fields = call.session.lua.structure(at: 1, kind: kind.id) else {
            throw ScriptFailure.dotForColon(method: call.name)
          }
          return try body(Array(UnsafeBufferPointer(start: fields, count: kind.fields.count)), call)
        }
      ])
  }
}
