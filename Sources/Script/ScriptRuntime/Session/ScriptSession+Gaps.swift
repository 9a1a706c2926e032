import LayerKit
import LuaBridge
import MotionMath
package import TransitionChecker

/// Gaps as arguments: what is called with one goes on, with something that stands for it.
extension ScriptSession {
  /// The first gap that the script has used; nil where it has used none.
  package var usedGap: NotJudged? { existing(Gaps.self)?.used }

  /// The parts of the run that are not the author's; nil where all of it is.
  package var doubt: Doubt? {
    // As the findings of trials have them.
    let names = LayerNames(in: self, byAssignment: false)
    return existing(Gaps.self)?.doubt { names.named(self.world.label(of: $0)) }
  }

  /// The number of the gap at a stack index; nil for any other value.
  func gap(at index: Int32) -> Int? { hasGaps ? only(Gaps.self).number(at: index) : nil }

  /// True for a table of ours in the place of a value: a gap, or a name that is absent. It is no table of labels.
  func isStandIn(at index: Int32) -> Bool { gap(at: index) != nil || absentName(at: index) != nil }

  /// True when a value for a property of an object is a gap: the object is doubtful then, and stays as it is.
  func isGap(at index: Int32, givenTo object: NSObject) -> Bool {
    guard let gap = gap(at: index) else { return false }
    only(Gaps.self).use(gap)
    only(Gaps.self).doubt(object, because: gap)
    return true
  }

  /// Notes that a property of an object is read whose value is no object: `sheet.frame`, not `sheet.view`.
  func noteRead(of object: Unmanaged<AnyObject>, _ member: BoundMember) {
    guard let shape = member.property?.shape.wrapped else { return }
    switch shape {
    case .object, .delegate, .function, .array, .table: return
    default: object._withUnsafeGuaranteedRef { only(Gaps.self).noteRead(of: unsafeDowncast($0, to: NSObject.self)) }
    }
  }

  /// Pushes the gap among the arguments of a call that makes a struct, or a number of numbers: that is its result. Nil
  /// where none is.
  func resultOfGap(from first: Int32, _ function: FunctionEntry? = nil, _ type: String = "") -> Int32? {
    let last = lua.top
    guard let index = gapIndex(from: first, through: last), let gap = gap(at: index) else { return nil }
    // A class's function is called all the same: it may run blocks.
    if function != nil, !type.isEmpty, StructKind(rawValue: type) == nil {
      lua.setTop(last)
      return nil
    }
    only(Gaps.self).use(gap)
    lua.pushCopy(of: index)
    return 1
  }

  /// The number in a field of the struct at stack index 1.
  func field(_ name: String, of kind: StructKind) -> Double? {
    guard let place = kind.fields.firstIndex(of: name), let fields = lua.structure(at: 1, kind: kind.id) else {
      return nil
    }
    return fields[place]
  }

  /// The stack index of the first gap among arguments, or pushed from the table of their labels; nil where there is none.
  func gapIndex(from first: Int32, through last: Int32) -> Int32? {
    guard hasGaps, first <= last else { return nil }
    for index in first...last {
      if gap(at: index) != nil { return index }
      guard lua.isTable(at: index) else { continue }
      for name in lua.fieldNames(of: index) {
        lua.pushField(name, of: index)
        if gap(at: lua.top) != nil { return lua.top }
        lua.pop()
      }
    }
    return nil
  }

  /// Puts what stands for gaps in the place of those among the arguments of a call. A receiver whose numbers, words or
  /// functions are such is doubtful from then on; a view that stands for one is so itself.
  func fillGaps(in match: OverloadMatcher.Match, receiver: Int32) {
    guard hasGaps else { return }
    for (parameter, index) in zip(match.overload.parameters, match.indices) where index != 0 {
      let shape = parameter.shape.wrapped
      if let number = gap(at: index) {
        fill(index, number, shape, receiver)
      } else if case .array(let element) = shape, lua.isTable(at: index) {
        for position in 1..<(lua.count(at: index) + 1) {
          lua.pushElement(position, of: index)
          if let number = gap(at: lua.top) {
            fill(lua.top, number, element.wrapped, receiver)
            lua.popIntoElement(position, of: index)
          } else {
            lua.pop()
          }
        }
      }
    }
  }

  private func fill(_ index: Int32, _ number: Int, _ shape: Shape, _ receiver: Int32) {
    let gaps = only(Gaps.self)
    gaps.use(number)
    let isObject = if case .object = shape { true } else { false }
    if !isObject, receiver > 0, let object = lua.object(at: receiver)?.takeUnretainedValue() as? NSObject {
      gaps.doubt(object, because: number)
    }
    switch shape {
    case .any, .delegate: return
    case .number(let quantity): lua.push(quantity.standIn)
    case .integer(let range): lua.push(min(max(0, range.lowerBound), range.upperBound))
    case .bool: lua.push(false)
    case .string: lua.push("")
    case .keyPath: lua.push("opacity")
    case .word(let entry): lua.push(entry.words.first ?? "")
    case .options, .array, .table: lua.pushTable()
    case .structure(let kind): push(.structure(kind, kind.standIn))
    case .object(let name):
      guard let id = classes.id(named: name),
        let object = gaps.standIn(at: index, { self.classes.entry(of: id)?.make?(self) })
      else { return }
      object.isOwnershipObserved = true
      push(.object(object))
    case .function: gaps.pushFunction(ofGapAt: index)
    case .animatable, .time, .priority: lua.push(1)
    case .optional, .nothing: lua.pushNil()
    }
    lua.popInto(index)
  }
}

extension Quantity {
  /// A number that may stand for one that is not known.
  fileprivate var standIn: Double {
    if unit == "seconds" { return 0.3 }
    return [0, 1, 0.5].first(where: accepts) ?? 0
  }
}

extension StructKind {
  /// Numbers that change nothing.
  fileprivate var standIn: [Double] {
    switch self {
    case .CGAffineTransform: [1, 0, 0, 1, 0, 0]
    case .CATransform3D: MotionMath.CATransform3D.identity.elements
    default: [Double](repeating: 0, count: fields.count)
    }
  }
}
