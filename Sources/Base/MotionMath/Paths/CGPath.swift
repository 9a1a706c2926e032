/// A list of subpaths made of lines and Bezier curves, in points. A value: building one never changes another.
public struct CGPath: Hashable, Sendable {
  /// One step of a path. Curves and lines start where the element before ended.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quad(to: CGPoint, control: CGPoint)
    case cubic(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the subpath began.
    case close
  }

  public var elements: [Element]

  public init(elements: [Element] = []) {
    self.elements = elements
  }

  public var isEmpty: Bool { elements.isEmpty }
}
