/// A layout of `Layouts/layouts.txt`: views, constraints, and the frames that are known, with how they are known.
public struct LayoutCase: Sendable, CustomStringConvertible {
  public struct View: Sendable {
    public let name: String
    /// "root" or the name of another view.
    public var superview = "root"
    /// A view laid out by frame, which is fixed to the solver.
    public var frame: [Double]?
    public var intrinsic: [Double?] = [nil, nil]
    public var hugging = [250.0, 250.0]
    public var resistance = [750.0, 750.0]
    /// Top, left, bottom, right.
    public var margins = [0.0, 0.0, 0.0, 0.0]
    /// The first baseline from the top, the last from the bottom.
    public var baseline = [0.0, 0.0]
    public var isHidden = false
    /// In a stack view: the distance after it.
    public var customSpacing: Double?
  }

  /// A stack view of the case's size, in whose order the views stand.
  public struct Stack: Sendable {
    public let axis: String
    public var distribution = ""
    public var alignment = ""
    public var spacing = 0.0
    public var margins: [Double]?
  }

  public var name = ""
  /// `A` is recorded from Apple's frameworks, `B` computed by two independent solvers or by hand from a documented rule.
  public var grade = ""
  public var views: [View] = []
  /// `item.attribute relation [item.attribute] [* multiplier] [+ constant] [@priority]`.
  public var constraints: [String] = []
  /// By view; nil where the number is not known.
  public var frames: [(view: String, numbers: [Double?])] = []
  /// The grain of recorded origins and of recorded sizes.
  public var rounding: [Double]?
  /// A view to measure: its name, the target's width and height, and the priorities of both.
  public var fit: (view: String, numbers: [Double])?
  public var fits: [Double] = []
  public var stack: Stack?

  public var description: String { name }

  public static let all = read("layouts.txt")
  /// Those of stack views, in `stacks.txt`.
  public static let ofStacks = read("stacks.txt")

  private static func read(_ name: String) -> [LayoutCase] {
    (SourceTree.text(of: "Tests/LayoutSolverTests/Layouts/" + name) ?? "").split(separator: "\n\n")
      .map { LayoutCase(paragraph: $0) }
  }

  private init(paragraph: Substring) {
    for line in paragraph.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let rest = Array(words.dropFirst())
      switch words[0] {
      case "layout": name = rest[0]
      case "known": grade = rest[0]
      case "note": break
      case "size": views.insert(View(name: "root", superview: "", frame: [0, 0] + rest.compactMap(Double.init)), at: 0)
      case "rounded": rounding = rest.compactMap(Double.init)
      case "stack": stack = Stack(rest)
      case "view": add(rest)
      case "frame": frames.append((rest[0], rest.dropFirst().map(Double.init)))
      case "fit": fit = (rest[0], rest.dropFirst().compactMap(Double.init))
      case "fits": fits = rest.compactMap(Double.init)
      default: constraints.append(String(line))
      }
    }
  }

  private mutating func add(_ words: [String]) {
    var view = View(name: words[0])
    var rest = words.dropFirst()
    func numbers(_ count: Int) -> [Double?] {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).map(Double.init)
    }
    while let word = rest.popFirst() {
      switch word {
      case "in": view.superview = rest.removeFirst()
      case "frame": view.frame = numbers(4).compactMap(\.self)
      case "intrinsic": view.intrinsic = numbers(2)
      case "hug": view.hugging = numbers(2).compactMap(\.self)
      case "resist": view.resistance = numbers(2).compactMap(\.self)
      case "hidden": view.isHidden = true
      case "after": view.customSpacing = numbers(1)[0]
      case "margins": view.margins = numbers(4).compactMap(\.self)
      default: view.baseline = numbers(2).compactMap(\.self)
      }
    }
    if view.name == "root" {
      views[0].margins = view.margins
    } else {
      views.append(view)
    }
  }
}

extension LayoutCase.Stack {
  fileprivate init(_ words: [String]) {
    axis = words[0]
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "distribution": distribution = rest.removeFirst()
      case "alignment": alignment = rest.removeFirst()
      case "spacing": spacing = Double(rest.removeFirst()) ?? .nan
      default:
        margins = rest.compactMap(Double.init)
        rest = []
      }
    }
  }
}
