import LayoutSolver
import TestSupport

/// A layout in a solver: for each view a left, a top, a width and a height, in its superview's coordinates.
struct LayoutRig {
  /// A constraint on its way into the solver.
  struct Row: Sendable {
    var terms: [Term]
    var constant: Double
    var notBelow: Float?
    var notAbove: Float?
  }

  private struct Sum {
    var terms: [Term] = []
    var constant = 0.0

    static func + (a: Sum, b: Sum) -> Sum { Sum(terms: a.terms + b.terms, constant: a.constant + b.constant) }
    static func * (a: Sum, factor: Double) -> Sum {
      Sum(terms: a.terms.map { Term($0.variable, $0.coefficient * factor) }, constant: a.constant * factor)
    }
  }

  var solver = LayoutSolver()
  private(set) var rows: [Row] = []
  private let layout: LayoutCase
  private var sides: [String: [Variable]] = [:]

  init(_ layout: LayoutCase) {
    self.layout = layout
    for view in layout.views where view.frame == nil {
      sides[view.name] = [Variable.Kind.position, .position, .size, .size].map { solver.makeVariable($0) }
    }
    for view in layout.views { addContent(of: view) }
    for text in layout.constraints { rows.append(row(text)) }
    if let fit = layout.fit, let sides = sides[fit.view] {
      for axis in 0...1 {
        let priority = Float(fit.numbers[2 + axis])
        rows.append(
          Row(terms: [Term(sides[2 + axis])], constant: fit.numbers[axis], notBelow: priority, notAbove: priority))
      }
    }
  }

  /// The intrinsic size, a hair below its priorities: of equals the explicit constraint wins, as recorded.
  private mutating func addContent(of view: LayoutCase.View) {
    guard let sides = sides[view.name] else { return }
    for axis in 0...1 {
      guard let length = view.intrinsic[axis] else { continue }
      rows.append(
        Row(
          terms: [Term(sides[2 + axis])], constant: length, notBelow: Float(view.resistance[axis]).nextDown,
          notAbove: Float(view.hugging[axis]).nextDown))
    }
  }

  /// Whether constraints lay the view out, and not its frame.
  func isConstrained(_ view: String) -> Bool { sides[view] != nil }

  func frame(of view: String) -> [Double] { (0..<4).map { value(side(view, $0)) } }

  private func value(_ sum: Sum) -> Double {
    sum.terms.reduce(sum.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  private func view(_ name: String) -> LayoutCase.View? { layout.views.first { $0.name == name } }

  private func side(_ name: String, _ index: Int) -> Sum {
    if let frame = view(name)?.frame { return Sum(constant: frame[index]) }
    return Sum(terms: sides[name].map { [Term($0[index])] } ?? [])
  }

  /// The view and everything above it.
  private func chain(_ name: String) -> [String] {
    var chain: [String] = []
    var name = name
    while let view = view(name) {
      chain.append(name)
      name = view.superview
    }
    return chain
  }

  /// The attribute in the coordinates of `ancestor`.
  private func value(_ item: String, _ attribute: String, in ancestor: String) -> Sum {
    let view = view(item)
    let margins = view?.margins ?? [0, 0, 0, 0]
    let baseline = view?.baseline ?? [0, 0]
    func position(_ axis: Int, _ part: Double, _ offset: Double) -> Sum {
      var sum = side(item, 2 + axis) * part + Sum(constant: offset)
      for link in chain(item).prefix(while: { $0 != ancestor }) { sum = sum + side(link, axis) }
      return sum
    }
    return switch attribute {
    case "left", "leading": position(0, 0, 0)
    case "right", "trailing": position(0, 1, 0)
    case "centerX": position(0, 0.5, 0)
    case "top": position(1, 0, 0)
    case "bottom": position(1, 1, 0)
    case "centerY": position(1, 0.5, 0)
    case "firstBaseline": position(1, 0, baseline[0])
    case "lastBaseline": position(1, 1, -baseline[1])
    case "leftMargin", "leadingMargin": position(0, 0, margins[1])
    case "rightMargin", "trailingMargin": position(0, 1, -margins[3])
    case "topMargin": position(1, 0, margins[0])
    case "bottomMargin": position(1, 1, -margins[2])
    case "centerXWithinMargins": position(0, 0.5, (margins[1] - margins[3]) / 2)
    case "centerYWithinMargins": position(1, 0.5, (margins[0] - margins[2]) / 2)
    case "width": side(item, 2)
    default: side(item, 3)
    }
  }

  private func row(_ text: String) -> Row {
    var words = text.split(separator: " ").map(String.init)
    var priority: Float = 1000
    if let word = words.last, word.hasPrefix("@") {
      priority = Float(word.dropFirst()) ?? 0
      words.removeLast()
    }
    let first = words[0].split(separator: ".").map(String.init)
    let second =
      words[2].contains(".") && Double(words[2]) == nil ? words[2].split(separator: ".").map(String.init) : nil
    let above = chain(first[0])
    let ancestor = second.flatMap { item in above.first { chain(item[0]).contains($0) } } ?? ""
    var right = second.map { value($0[0], $0[1], in: ancestor) } ?? Sum(constant: Double(words[2]) ?? .nan)
    for (operation, number) in zip(words.dropFirst(3), words.dropFirst(4)) {
      guard let number = Double(number) else { continue }
      switch operation {
      case "*": right = right * number
      case "+": right.constant += number
      default: right.constant -= number
      }
    }
    let difference = value(first[0], first[1], in: ancestor) + right * -1
    return Row(
      terms: difference.terms, constant: -difference.constant, notBelow: words[1] == "<=" ? nil : priority,
      notAbove: words[1] == ">=" ? nil : priority)
  }
}
