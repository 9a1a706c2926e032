package import MotionMath
import PlainText
package import RecordingKit

/// A value in a trace: what JSON can say of it.
package enum TraceValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case text(String)
  /// A single number, or the numbers that a value consists of.
  case number(Double)
  case numbers([Double])
  /// Names, or the steps of a path: `["M",0,0,"L",10,0,"Z"]`.
  case list([Element])

  package enum Element: Hashable, Sendable {
    case text(String)
    case number(Double)
  }

  /// - Parameter recording: The record that images are in.
  package init(_ value: AnimatableValue, in recording: Recording) {
    switch value {
    case .none: self = .null
    case .bool(let flag): self = .bool(flag)
    case .text(let text): self = .text(text)
    case .number(let number): self = .number(Self.rounded(number))
    case .image(let image): self = .text(image.summary(recording.content(of: image)))
    case .path(let path): self = .list(path.elements.flatMap(\.traced))
    case .colors(let colors): self = Self(colors.flatMap { AnimatableValue.color($0).components })
    case .points(let points): self = Self(points.flatMap { [$0.x, $0.y] })
    case .numbers(let numbers): self = Self(numbers)
    case .point, .size, .rect, .color, .transform: self = Self(value.components)
    }
  }

  /// Numbers, rounded; none are an empty list, as files have it.
  private init(_ numbers: [Double]) { self = numbers.isEmpty ? .list([]) : .numbers(numbers.map(Self.rounded)) }

  /// Rounds to six decimals; never gives minus zero.
  package static func rounded(_ number: Double) -> Double {
    guard number.isFinite, abs(number) < 1e9 else { return number }
    let rounded = (number * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }

  /// Whether the values are equal, numbers to within `tolerance`.
  package func isNear(_ other: Self, within tolerance: Double) -> Bool {
    if self == other { return true }
    let (mine, others) = (elements, other.elements)
    guard let mine, let others, mine.count == others.count else { return false }
    return zip(mine, others).allSatisfy { first, second in
      guard case .number(let a) = first, case .number(let b) = second else { return first == second }
      // A colour that is nil has no numbers.
      return a == b || a.isNaN && b.isNaN || abs(a - b) <= tolerance
    }
  }

  /// Nil for null, flags and text.
  private var elements: [Element]? {
    switch self {
    case .number(let number): [.number(number)]
    case .numbers(let numbers): numbers.map { .number($0) }
    case .list(let elements): elements
    case .null, .bool, .text: nil
    }
  }
}

// MARK: JSON

extension TraceValue {
  package var json: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .text(let text): JSONText.string(text)
    case .number(let number): JSONText.number(number)
    case .numbers(let numbers): JSONText.array(numbers.map(JSONText.number))
    case .list(let elements):
      JSONText.array(
        elements.map { element in
          switch element {
          case .text(let text): JSONText.string(text)
          case .number(let number): JSONText.number(number)
          }
        })
    }
  }

  /// Nil for objects, and for lists of anything but numbers and text.
  ///
  /// - Parameter isText: Whether strings are text, though they read as infinity.
  init?(_ json: JSON, isText: Bool) {
    switch json {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .string(let text) where isText: self = .text(text)
    case .string(let text): self = json.traced.map { .number($0) } ?? .text(text)
    case .number(let number): self = .number(number)
    case .array(let values) where isText:
      let texts = values.compactMap(\.string)
      guard texts.count == values.count else { return nil }
      self = .list(texts.map { .text($0) })
    case .array(let values):
      let numbers = values.compactMap(\.traced)
      if numbers.count == values.count, !values.isEmpty {
        self = .numbers(numbers)
        return
      }
      let elements = values.compactMap { $0.traced.map(Element.number) ?? $0.string.map(Element.text) }
      guard elements.count == values.count else { return nil }
      self = .list(elements)
    case .object: return nil
    }
  }
}

extension JSON {
  /// A number as traces have it: infinity and the parts of a colour that is nil are strings.
  fileprivate var traced: Double? { number ?? (string == "nan" ? .nan : nil) }
}

// MARK: Paths and images

extension CGPath.Element {
  /// As SVG writes it: M, L, Q, C, Z.
  fileprivate var traced: [TraceValue.Element] {
    func step(_ letter: String, _ points: CGPoint...) -> [TraceValue.Element] {
      [.text(letter)] + points.flatMap { [$0.x, $0.y] }.map { .number(TraceValue.rounded($0)) }
    }
    return switch self {
    case .move(let point): step("M", point)
    case .line(let point): step("L", point)
    case .quad(let point, let control): step("Q", control, point)
    case .cubic(let point, let first, let second): step("C", first, second, point)
    case .close: step("Z")
    }
  }
}

extension ImageReference {
  /// `image 20x10@2 #3f9c…`: the size and a digest of what is shown, never the order of making.
  fileprivate func summary(_ content: ImageContent?) -> String {
    let size = "\(NumberText.shortest(size.width))x\(NumberText.shortest(size.height))@\(NumberText.shortest(scale))"
    guard let content else { return "image \(size)" }
    let digits = String(content.digest, radix: 16)
    return "image \(size) #" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ImageContent {
  /// FNV-1a of 64 bits over the content.
  fileprivate var digest: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    func add(_ number: Double) {
      for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number.bitPattern >> shift)) }
    }
    func add(_ color: CGColor) { for part in AnimatableValue.color(color).components { add(part) } }
    switch self {
    case .plain(let color):
      add(1 as UInt8)
      add(color)
    case .gradient(let colors, let start, let end):
      add(2 as UInt8)
      for color in colors { add(color) }
      for number in [start.x, start.y, end.x, end.y] { add(number) }
    case .pixels(let width, let height, let bytes):
      add(3 as UInt8)
      add(Double(width))
      add(Double(height))
      for byte in bytes { add(byte) }
    case .png(let bytes):
      add(4 as UInt8)
      for byte in bytes { add(byte) }
    }
    return hash
  }
}
