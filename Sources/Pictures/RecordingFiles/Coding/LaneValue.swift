import MotionMath
import PlainText

/// A value of a lane at one frame: numbers, each with its grain, or something that only changes in steps.
enum LaneValue: Equatable {
  case numbers([Double])
  /// As JSON.
  case step(String)

  init(_ value: AnimatableValue) {
    switch value {
    case .none: self = .step("null")
    case .bool(let flag): self = .step(flag ? "true" : "false")
    case .text(let text): self = .step(JSONText.string(text))
    case .image(let image): self = .step(JSONText.string("image \(image.id)"))
    case .number(let number): self = .numbers([number])
    case .point, .size, .rect, .color, .transform: self = .numbers(value.components)
    case .numbers(let numbers): self = .numbers(numbers)
    case .points(let points): self = .numbers(points.flatMap { [$0.x, $0.y] })
    case .colors(let colors): self = .numbers(colors.flatMap { AnimatableValue.color($0).components })
    case .path(let path): self = .numbers(path.elements.flatMap(\.points).flatMap { [$0.x, $0.y] })
    }
  }

  /// The grain of one number of a property.
  static func quantum(_ property: LayerProperty, _ component: Int) -> Quantum {
    switch property.kind {
    case .transform:
      switch component {
      case 3, 7, 11: .perspective
      case 12, 13, 14: .length
      default: .fraction
      }
    case .color, .colors: .fraction
    default: property.unit == .points ? .length : .fraction
    }
  }
}

extension CGPath.Element {
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .cubic(let point, let first, let second): [first, second, point]
    case .close: []
    }
  }
}

/// A lane's values over frames, in runs of one form.
struct LaneHistory {
  private struct Run {
    let from: Int
    var count = 1
    /// Empty for a value that only changes in steps.
    var numbers: [NumberHistory]
    let step: String?

    /// Numbers, or columns of them.
    func text(in columns: ColumnTable) -> String {
      if let step { return step }
      return JSONText.array(
        numbers.map { number in
          if number.isConstant { return number.constant }
          let (column, shift) = columns.add(number.values, number.quantum, from: from)
          return shift == 0
            ? "{\"c\":\(column)}"
            : "{\"c\":\(column),\"+\":\(NumberText.trimmed(shift, number.quantum.digits + 1))}"
        })
    }
  }

  private var runs: [Run] = []
  let property: LayerProperty

  init(_ property: LayerProperty) { self.property = property }

  mutating func append(_ value: LaneValue, at frame: Int) {
    let last = runs.count - 1
    if last >= 0, runs[last].from + runs[last].count == frame {
      switch value {
      case .numbers(let numbers) where runs[last].step == nil && runs[last].numbers.count == numbers.count:
        for (index, number) in numbers.enumerated() { runs[last].numbers[index].append(number) }
        runs[last].count += 1
        return
      case .step(let text) where text == runs[last].step:
        runs[last].count += 1
        return
      default: break
      }
    }
    switch value {
    case .numbers(let numbers):
      let histories = numbers.enumerated().map { NumberHistory($1, LaneValue.quantum(property, $0)) }
      runs.append(Run(from: frame, numbers: histories, step: nil))
    case .step(let text): runs.append(Run(from: frame, numbers: [], step: text))
    }
  }

  /// The value of every run, where it is one and the same that does not move.
  func constant(in columns: ColumnTable) -> String? {
    guard runs.allSatisfy({ $0.numbers.allSatisfy(\.isConstant) }) else { return nil }
    let values = Set(runs.map { $0.text(in: columns) })
    return values.count == 1 ? values.first : nil
  }

  /// From, count and value of each run.
  func texts(in columns: ColumnTable) -> [(from: Int, count: Int, value: String)] {
    runs.map { ($0.from, $0.count, $0.text(in: columns)) }
  }
}
