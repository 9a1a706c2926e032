public import MotionMath
import PlainText
import RecordingKit

/// A world at rest, as facts that can be compared: what is in the windows, what it is set to, and how it answers touches.
public struct WorldState: Sendable, Equatable {
  /// One thing that is so.
  public struct Fact: Sendable, Equatable, Codable {
    /// Whose fact it is, by its one name.
    public let subject: String
    public let kind: Kind
    /// The property, or what else is said: `opacity`, `subviews`.
    public let aspect: String
    public let value: Value

    public init(_ subject: String, _ kind: Kind, _ aspect: String, _ value: Value) {
      self.subject = subject
      self.kind = kind
      self.aspect = aspect
      self.value = value
    }

    /// Whether another says something of the same.
    func isAboutSame(_ other: Fact) -> Bool {
      kind == other.kind && aspect == other.aspect && subject == other.subject
    }
  }

  /// The subject of a fact; each kind belongs to one rule.
  public enum Kind: String, CaseIterable, Sendable, Codable {
    /// Which views are where in the hierarchy.
    case tree
    /// A model value of a layer, or a flag of a view.
    case value
    /// A layer's `speed`, `timeOffset` and `beginTime`.
    case clock
    /// Which view a touch reaches.
    case touch
    /// Whether a recogniser is enabled.
    case gesture
    /// The controllers of a stack.
    case stack
    /// The selected tab.
    case tab
    /// The presented and the presenting controllers.
    case presented
    /// A view's safe area.
    case inset
    /// The content of a bar, and whether it is shown.
    case bar
    /// The first responder.
    case focus
  }

  public enum Value: Sendable, Equatable, Codable, CustomStringConvertible {
    case text(String)
    case numbers([Double])
    // Beside the others it is large, and rare.
    indirect case transform(CATransform3D)

    /// A property's value, as text where it has no components that could be compared.
    public init(_ value: AnimatableValue) {
      switch value {
      case .none: self = .text("nil")
      case .bool(let flag): self = .text(flag ? "true" : "false")
      case .text(let text): self = .text(text)
      case .path(let path): self = .text("a path of \(path.elements.count)")
      case .image(let image): self = .text("image \(image.id)")
      case .transform(let matrix): self = .transform(matrix)
      default: self = .numbers(value.components)
      }
    }

    /// Numbers this close are the same: less than what any property's smallest visible change is, more than what
    /// rounding in two ways to one place leaves.
    static let tolerance = 0.001

    /// Whether both look the same.
    public func isSame(as other: Value) -> Bool {
      switch (self, other) {
      case (.text(let own), .text(let text)): own == text
      case (.numbers(let own), .numbers(let numbers)): Self.isSame(own, numbers)
      case (.transform(let own), .transform(let matrix)):
        Self.isSame(AnimatableValue.transform(own).components, AnimatableValue.transform(matrix).components)
      case (.text, _), (.numbers, _), (.transform, _): false
      }
    }

    private static func isSame(_ own: [Double], _ numbers: [Double]) -> Bool {
      own.count == numbers.count && zip(own, numbers).allSatisfy { $0 == $1 || abs($0 - $1) <= Self.tolerance }
    }

    public var description: String {
      switch self {
      case .text(let text): text
      case .transform(let matrix): TransformText(matrix).words
      case .numbers(let numbers):
        numbers.count == 1
          ? NumberText.trimmed(numbers[0]) : "(" + numbers.map { NumberText.trimmed($0) }.joined(separator: " ") + ")"
      }
    }
  }

  /// In the order in which they were noted: subjects as they are drawn, back to front.
  public private(set) var facts: [Fact] = []

  /// Of several facts about the same, the last holds.
  public init(_ facts: [Fact] = []) { self.facts = facts }

  /// Has room for so many facts.
  init(room: Int) { facts.reserveCapacity(room) }

  /// Adds a fact about something that nothing has been noted of.
  mutating func add(_ fact: Fact) { facts.append(fact) }

  /// Adds a fact, in place of an earlier one about the same.
  /// - Complexity: O(n) in the number of facts.
  public mutating func note(_ fact: Fact) {
    if let place = facts.lastIndex(where: fact.isAboutSame) { facts[place] = fact } else { facts.append(fact) }
  }

  /// Whose place in the hierarchy is noted.
  var placed: Set<String> { Set(facts.lazy.filter { $0.kind == .tree }.map(\.subject)) }

  /// The same with other names for some subjects.
  func renamed(_ names: [String: String]) -> WorldState {
    WorldState(facts.map { Fact(names[$0.subject] ?? $0.subject, $0.kind, $0.aspect, $0.value) })
  }

  /// The value of a fact; nil when nothing was noted.
  /// - Complexity: O(n) in the number of facts.
  public func value(of subject: String, _ kind: Kind, _ aspect: String) -> Value? {
    facts.last { $0.kind == kind && $0.aspect == aspect && $0.subject == subject }?.value
  }

  /// The facts of some kinds that differ in `other`, in this state's order, then in the other's.
  ///
  /// A fact whose subject only one of the two states knows is left out: that a view is gone is a fact about its
  /// superview. A property that is not noted has its default. The exception is the frame of a view in no window, which
  /// is not noted.
  /// - Complexity: O(n) in the number of facts.
  public func differences(from other: WorldState, in kinds: Set<Kind> = Set(Kind.allCases)) -> [Difference] {
    var (own, others) = (FactSearch(facts), FactSearch(other.facts))
    var result: [Difference] = []
    for fact in facts where kinds.contains(fact.kind) {
      let after = others.value(like: fact) ?? others.unnoted(fact)
      if let difference = difference(fact, fact.value, after) { result.append(difference) }
    }
    for fact in other.facts where kinds.contains(fact.kind) && own.value(like: fact) == nil {
      if let difference = difference(fact, own.unnoted(fact), fact.value) { result.append(difference) }
    }
    return result
  }

  private func difference(_ fact: Fact, _ before: Value?, _ after: Value?) -> Difference? {
    guard let before, let after, !before.isSame(as: after) else { return nil }
    return Difference(subject: fact.subject, kind: fact.kind, aspect: fact.aspect, before: before, after: after)
  }

  /// The subject of what holds for all views.
  static let program = "UIView"
  /// The aspects that are noted only where there are any: the recognisers of a view, by class, and the animations of a layer
  /// that stay attached after their end, by key.
  package static let (recognizers, heldAnimations) = ("gestureRecognizers", "animation that stays after its end")

  /// The properties that the system sets when a view comes on screen.
  static let place: Set<LayerProperty> = [.position, .bounds, .anchorPoint]

  /// One fact in two worlds.
  public struct Difference: Sendable, Equatable {
    public let subject: String
    public let kind: Kind
    public let aspect: String
    public let before: Value
    public let after: Value
  }
}
