package import LayerKit
import Limits
import LuaBridge
package import MotionMath
package import ViewKit

/// A value that a script gave, and the parameter or property it is for. Fetching it as a kind returns the value, or
/// throws an error that names the given and the accepted values.
package struct ScriptArgument {
  package let session: ScriptSession
  /// The value's stack index; beyond the top for an omitted argument.
  package let index: Int32
  /// The parameter or property: `CALayer.opacity`, `'duration' of UIView.animate`.
  package let place: Place
  package let shape: Shape

  package init(session: ScriptSession, index: Int32, place: Place, shape: Shape) {
    self.session = session
    self.index = index
    self.place = place
    self.shape = shape
  }

  private var lua: LuaState { session.lua }

  /// True for nil, and for the `NSNull()` that stands for nil where Lua would drop it.
  package var isNil: Bool { lua.isNilOrNull(at: index) }

  /// - Throws: `wrongKind`; `outOfRange` for NaN and for numbers outside the declared range.
  package func number() throws(ScriptFailure) -> Double {
    guard let number = lua.number(at: index) else { throw mismatch(.number(.plain)) }
    if case .number(let quantity) = shape.wrapped {
      guard quantity.accepts(number) else {
        throw .outOfRange(place, accepted: quantity.description, given: number)
      }
      if quantity.isAngle { AngleCheck.check(number, self) }
    }
    if number.isNaN { throw .outOfRange(place, accepted: shape.description, given: number) }
    return number
  }

  /// A whole number within the declared range.
  /// - Throws: `wrongKind`, `outOfRange`.
  package func integer() throws(ScriptFailure) -> Int {
    if case .integer(let range) = shape.wrapped { return try integer(in: range) }
    return try integer(in: .any)
  }

  /// - Throws: `wrongKind`, `outOfRange`.
  package func integer(in range: ClosedRange<Int>) throws(ScriptFailure) -> Int {
    guard let integer = lua.integer(at: index) else { throw mismatch(.integer(range)) }
    guard range.contains(integer) else {
      throw .outOfRange(place, accepted: range.wholeNumbers, given: Double(integer))
    }
    return integer
  }

  /// - Throws: `wrongKind`.
  package func bool() throws(ScriptFailure) -> Bool {
    guard let bool = lua.bool(at: index) else { throw mismatch(.bool) }
    return bool
  }

  /// Whether Lua takes the value for true.
  package var isTrue: Bool { lua.type(at: index) != .nil && lua.bool(at: index) != false }

  /// - Throws: `wrongKind`; `pastLimit` for a text that is too long.
  package func string() throws(ScriptFailure) -> String {
    guard let string = lua.string(at: index) else { throw mismatch(.string) }
    let size = string.utf8.count
    guard size <= Limit.textBytes.most else { throw .pastLimit(.textBytes) }
    count(size, from: 1_024)
    return string
  }

  /// Counts the bytes of a long text or list for good: whom it is given to may keep it as long as the record.
  ///
  /// - Parameter least: What is shorter counts with the objects.
  private func count(_ bytes: Int, from least: Int) { if bytes >= least { session.world.memory.add(bytes) } }

  /// One word of an enumeration.
  /// - Throws: `wrongKind`, `notAWord`.
  package func word<Word: RawRepresentable>(_ type: Word.Type) throws(ScriptFailure) -> Word
  where Word.RawValue == String {
    guard let text = lua.string(at: index) else { throw mismatch }
    guard let word = Word(rawValue: text) else { throw .notAWord(place, words: shape.words, given: text) }
    return word
  }

  /// The words of one string, or of an array of strings.
  /// - Throws: `wrongKind`, `notAWord`; `pastLimit` for a list that is too long.
  package func words() throws(ScriptFailure) -> [String] {
    var words: [String] = []
    if let text = lua.string(at: index) {
      words = [text]
    } else {
      for element in try elements(of: .string) { words.append(try element.string()) }
    }
    for word in words where !shape.takes(word) { throw .notAWord(place, words: shape.words, given: word) }
    return words
  }

  /// - Throws: `wrongKind`.
  package func object<Object: NSObject>(_ type: Object.Type) throws(ScriptFailure) -> Object {
    guard let object = lua.object(at: index)?.takeUnretainedValue() as? Object else {
      throw mismatch(.object(String(describing: type)))
    }
    return object
  }

  /// A struct's numbers, from the struct itself or a table with its fields (by name, or in order).
  /// - Throws: `wrongKind`, `outOfRange`, `unknownField`.
  package func numbers(of kind: StructKind) throws(ScriptFailure) -> [Double] {
    if let fields = lua.structure(at: index, kind: kind.id) {
      return Array(UnsafeBufferPointer(start: fields, count: kind.fields.count))
    }
    if kind == .UIColor, let text = lua.string(at: index) {
      guard let color = CGColor(hex: text) else { throw mismatch }
      return [color.red, color.green, color.blue, color.alpha]
    }
    guard lua.isTable(at: index) else { throw mismatch(.structure(kind)) }
    return try fields(of: kind)
  }

  /// A struct's numbers from a table: `{x = 1, y = 2}`, `{1, 2}`, `{origin = …, size = …}`.
  private func fields(of kind: StructKind) throws(ScriptFailure) -> [Double] {
    let names = kind.fields
    var numbers = [Double](repeating: 0, count: names.count)
    let listed = lua.count(at: index)
    guard listed > 0 || !lua.fieldNames(of: index).isEmpty else { throw mismatch }
    if listed == names.count {
      for position in names.indices {
        lua.pushElement(position + 1, of: index)
        defer { lua.pop() }
        guard let number = lua.number(at: -1), number.isFinite else { throw mismatch }
        numbers[position] = number
      }
      return numbers
    }
    guard listed == 0 else {
      throw .wrongKind(place, accepted: "\(kind.description): \(names.count) numbers", given: "\(listed)")
    }
    for name in lua.fieldNames(of: index) {
      lua.pushField(name, of: index)
      defer { lua.pop() }
      if let position = names.firstIndex(of: name) {
        let field = Place.field(name, of: place)
        guard let number = lua.number(at: -1) else {
          throw .wrongKind(field, accepted: "a number", given: session.describe(at: -1))
        }
        guard number.isFinite else { throw .outOfRange(field, accepted: "a number", given: number) }
        numbers[position] = number
      } else if let part = kind.parts.first(where: { $0.name == name }) {
        let inner = ScriptArgument(
          session: session, index: lua.top, place: place, shape: .structure(part.kind))
        for (offset, number) in try inner.numbers(of: part.kind).enumerated() { numbers[part.first + offset] = number }
      } else {
        throw .unknownField(place, kind: kind.rawValue, name: name, fields: names)
      }
    }
    return numbers
  }

  /// - Throws: As `numbers(of:)`.
  package func point() throws(ScriptFailure) -> CGPoint {
    let n = try numbers(of: .CGPoint)
    return CGPoint(x: n[0], y: n[1])
  }

  /// - Throws: As `numbers(of:)`.
  package func vector() throws(ScriptFailure) -> CGVector {
    let n = try numbers(of: .CGVector)
    return CGVector(dx: n[0], dy: n[1])
  }

  /// - Throws: As `numbers(of:)`.
  package func size() throws(ScriptFailure) -> CGSize {
    let n = try numbers(of: .CGSize)
    return CGSize(width: n[0], height: n[1])
  }

  /// - Throws: As `numbers(of:)`.
  package func rect() throws(ScriptFailure) -> CGRect {
    let n = try numbers(of: .CGRect)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// - Throws: As `numbers(of:)`.
  package func insets() throws(ScriptFailure) -> UIEdgeInsets {
    let n = try numbers(of: .UIEdgeInsets)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// A UIOffset.
  ///
  /// - Throws: As `numbers(of:)`.
  package func offset() throws(ScriptFailure) -> CGPoint {
    let n = try numbers(of: .UIOffset)
    return CGPoint(x: n[0], y: n[1])
  }

  /// - Throws: As `numbers(of:)`.
  package func affine() throws(ScriptFailure) -> CGAffineTransform {
    let n = try numbers(of: .CGAffineTransform)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// - Throws: As `numbers(of:)`.
  package func transform() throws(ScriptFailure) -> CATransform3D {
    let n = try numbers(of: .CATransform3D)
    return n.withUnsafeBufferPointer { buffer in buffer.baseAddress.map { CATransform3D(elements: $0) } ?? .identity }
  }

  /// - Throws: As `numbers(of:)`.
  package func color() throws(ScriptFailure) -> CGColor {
    let n = try numbers(of: .UIColor)
    return CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3])
  }

  /// A priority of layout, from its number or its word.
  /// - Throws: `wrongKind`, `notAWord`; `outOfRange` outside 0…1000, or for 0.
  package func priority() throws(ScriptFailure) -> Float {
    if lua.type(at: index) == .string { return try word(UILayoutPriority.self).value }
    guard let number = lua.number(at: index) else { throw mismatch(.priority) }
    guard number > 0, number <= 1000 else {
      throw .outOfRange(place, accepted: Shape.priority.description, given: number)
    }
    return Float(number)
  }

  /// A view or a layout guide.
  /// - Throws: `wrongKind`.
  package func layoutItem() throws(ScriptFailure) -> any LayoutItem {
    guard let item = lua.object(at: index)?.takeUnretainedValue() as? any LayoutItem else {
      throw .wrongKind(place, accepted: "a UIView or a UILayoutGuide", given: session.describe(at: index))
    }
    return item
  }

  /// - Throws: As `numbers(of:)`; `wrongKind` for an index that is negative or not whole.
  package func indexPath() throws(ScriptFailure) -> IndexPath {
    let n = try numbers(of: .IndexPath)
    guard let item = Int(exactly: n[0]), let section = Int(exactly: n[1]), item >= 0, section >= 0 else {
      throw mismatch
    }
    return IndexPath(item: item, section: section)
  }

  /// The elements of an array, each to be fetched as `shape`. They stay on the stack until the call is over.
  /// - Throws: `wrongKind`; `pastLimit` for a list that is too long.
  package func elements(of shape: Shape) throws(ScriptFailure) -> [ScriptArgument] {
    guard lua.isTable(at: index) else { throw mismatch }
    let count = lua.count(at: index)
    guard count <= Limit.listElements.most else { throw .pastLimit(.listElements) }
    guard lua.reserve(Int32(clamping: count) + 8) else { return [] }
    self.count(count * MemoryLayout<AnimatableValue>.stride, from: 8_192)
    let table = lua.absoluteIndex(index)
    return (0..<count).map { position in
      lua.pushElement(position + 1, of: table)
      return ScriptArgument(session: session, index: lua.top, place: .element(position + 1, of: place), shape: shape)
    }
  }

  /// The fields of a table that have names, in the order of the names, each to be fetched as `shape`. They stay on the
  /// stack until the call is over.
  /// - Throws: `ScriptFailure.wrongKind` for what is no table, `.pastLimit` for one of too many fields.
  package func fields(of shape: Shape) throws(ScriptFailure) -> [(name: String, value: ScriptArgument)] {
    guard lua.isTable(at: index) else { throw mismatch }
    let names = lua.fieldNames(of: index).sorted()
    guard names.count <= Limit.listElements.most else { throw .pastLimit(.listElements) }
    guard lua.reserve(Int32(clamping: names.count) + 8) else { return [] }
    let table = lua.absoluteIndex(index)
    return names.map { name in
      lua.pushField(name, of: table)
      return (name, ScriptArgument(session: session, index: lua.top, place: .field(name, of: place), shape: shape))
    }
  }

  /// A function to call later; the result keeps it alive.
  /// - Throws: `wrongKind`.
  package func function() throws(ScriptFailure) -> ScriptFunction {
    guard lua.isFunction(at: index) else { throw mismatch }
    return ScriptFunction(lua.reference(at: index), in: session)
  }

  /// - Throws: `wrongKind`, `unknownKeyPath`.
  package func keyPath() throws(ScriptFailure) -> LayerKeyPath {
    let text = try string()
    do {
      return try LayerKeyPath(text)
    } catch {
      throw .unknownKeyPath(place, text)
    }
  }

  /// The failure that names the accepted and the given value.
  package var mismatch: ScriptFailure { mismatch(shape) }

  /// The same for a shape that is asked for where the declaration accepts anything.
  private func mismatch(_ asked: Shape) -> ScriptFailure {
    let accepted = if case .any = shape { asked } else { shape }
    return .wrongKind(
      place, accepted: accepted.description, given: session.describe(at: index),
      hint: accepted.conversion(at: index, in: session))
  }
}
