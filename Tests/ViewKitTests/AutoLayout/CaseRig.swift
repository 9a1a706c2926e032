import LayerKit
import MotionMath
import TestSupport
import ViewKit

/// A view with the content that a case gives it.
final class CaseView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var lines: (first: Double, last: Double)?

  override var intrinsicContentSize: CGSize { content }
  override var baselines: (first: Double, last: Double)? { lines }
}

/// A case as views in a window, laid out by constraints.
struct CaseRig {
  let layout: LayoutCase
  let rig: Rig
  private(set) var views: [String: CaseView] = [:]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(_ layout: LayoutCase) throws {
    self.layout = layout
    var settings = BehaviorSettings()
    settings.layoutRounding = .none
    rig = Rig(settings: settings)
    for view in layout.views { try add(view) }
    for text in layout.constraints { constraints.append(try constraint(text)) }
  }

  private mutating func add(_ view: LayoutCase.View) throws {
    let made = CaseView(in: rig.app)
    if let frame = view.frame {
      made.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    } else {
      made.translatesAutoresizingMaskIntoConstraints = false
    }
    made.insetsLayoutMarginsFromSafeArea = false
    made.layoutMargins = UIEdgeInsets(
      top: view.margins[0], left: view.margins[1], bottom: view.margins[2], right: view.margins[3])
    made.content = CGSize(
      width: view.intrinsic[0] ?? UIView.noIntrinsicMetric, height: view.intrinsic[1] ?? UIView.noIntrinsicMetric)
    made.lines = (view.baseline[0], view.baseline[1])
    for (axis, number) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
      try made.setContentHuggingPriority(Float(view.hugging[number]), for: axis)
      try made.setContentCompressionResistancePriority(Float(view.resistance[number]), for: axis)
    }
    (views[view.superview] ?? rig.window).addSubview(made)
    views[view.name] = made
  }

  /// `a.top >= b.bottom * 0.5 + 8 @750`
  private func constraint(_ text: String) throws -> NSLayoutConstraint {
    var words = text.split(separator: " ").map(String.init)
    var priority: Float = 1000
    if let word = words.last, word.hasPrefix("@") {
      priority = Float(word.dropFirst()) ?? 0
      words.removeLast()
    }
    func side(_ word: String) -> (CaseView, NSLayoutConstraint.Attribute)? {
      let parts = word.split(separator: ".").map(String.init)
      guard parts.count == 2, let view = views[parts[0]] else { return nil }
      return NSLayoutConstraint.Attribute(rawValue: parts[1]).map { (view, $0) }
    }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    let (first, second) = (side(words[0]), side(words[2]))
    guard let first, let relation = relations[words[1]] else { throw CaseError.notUnderstood(text) }
    var (multiplier, constant) = (1.0, second == nil ? Double(words[2]) ?? .nan : 0)
    for (operation, number) in zip(words.dropFirst(3), words.dropFirst(4)) {
      guard let number = Double(number) else { continue }
      switch operation {
      case "*": multiplier *= number
      case "+": constant += number
      default: constant -= number
      }
    }
    let made = try NSLayoutConstraint(
      item: first.0, attribute: first.1, relatedBy: relation, toItem: second?.0,
      attribute: second?.1 ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    try made.setPriority(priority)
    return made
  }

  enum CaseError: Error { case notUnderstood(String) }

  func layOut() { rig.window.layoutIfNeeded() }

  func frame(of name: String) -> [Double] {
    guard let frame = views[name]?.frame else { return [] }
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }

  var allFrames: [Double] { layout.views.flatMap { frame(of: $0.name) } }
}
