public import MotionMath

/// Keeps views from going through each other and through boundaries.
public final class UICollisionBehavior: UIDynamicBehavior {
  /// The partners that an item collides with. Default everything.
  public enum Mode: String, CaseIterable, Sendable {
    case items, boundaries, everything
  }

  public var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the edges of the animator's reference view are a boundary. Default false.
  public var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  /// From the edges of the reference view, in points, where they are a boundary.
  public var referenceInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { changed() } }
  /// Not kept alive (documented).
  public weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [DynamicBoundary] = []
  /// The present contacts, by the names of both partners.
  private var touching: [ContactKey: (UIView, UIView?)] = [:]

  private struct ContactKey: Hashable {
    let body: ObjectIdentifier
    let other: ObjectIdentifier?
    let boundary: String?
  }

  public override var className: String { "UICollisionBehavior" }

  /// Adds lines from each point to the next under a name, in place of those it had.
  public func addBoundary(withIdentifier identifier: String, through points: [CGPoint]) {
    removeBoundary(withIdentifier: identifier)
    boundaries += zip(points, points.dropFirst()).map { DynamicBoundary(identifier: identifier, start: $0, end: $1) }
    changed()
  }

  public func removeBoundary(withIdentifier identifier: String) {
    boundaries.removeAll { $0.identifier == identifier }
    changed()
  }

  public func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// In the order they were added, each once.
  public var boundaryIdentifiers: [String] {
    boundaries.map(\.identifier).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  func contacts(_ bodies: DynamicBodies, in reference: CGRect?) -> [DynamicContact] {
    let members = bodies.of(items)
    var contacts: [DynamicContact] = []
    let lines = lines(in: reference)
    for body in members { for line in lines { contacts += DynamicContact.between(body, line) } }
    if collisionMode != .boundaries {
      for (index, body) in members.enumerated() {
        for other in members.dropFirst(index + 1) { contacts += DynamicContact.between(body, other) }
      }
    }
    return contacts
  }

  /// Ends the way of fast bodies where they touch a boundary that they would pass between two steps.
  func limit(_ bodies: DynamicBodies, for time: Double, in reference: CGRect?) {
    let fast = bodies.of(items).filter { $0.isFast(for: time) }
    guard !fast.isEmpty else { return }
    let lines = lines(in: reference)
    for body in fast { for line in lines { body.stop(at: line, within: time) } }
  }

  private func lines(in reference: CGRect?) -> [DynamicBoundary] {
    guard collisionMode != .items else { return [] }
    guard translatesReferenceBoundsIntoBoundary, let reference else { return boundaries }
    return boundaries + edges(of: reference.inset(by: referenceInsets))
  }

  /// The edges of the reference view: their name is empty (documented: nil).
  private func edges(of rect: CGRect) -> [DynamicBoundary] {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return corners.indices.map {
      DynamicBoundary(identifier: "", start: corners[$0], end: corners[($0 + 1) % corners.count], isEdge: true)
    }
  }

  /// Notifies the delegate of contacts that are new, and of those that are over.
  func note(_ contacts: [DynamicContact]) {
    var now: [ContactKey: (UIView, UIView?)] = [:]
    for contact in contacts {
      guard let view = contact.body.view else { continue }
      let key = ContactKey(
        body: ObjectIdentifier(contact.body), other: contact.other.map { ObjectIdentifier($0) },
        boundary: contact.boundary)
      guard now[key] == nil else { continue }
      now[key] = (view, contact.other?.view)
      guard touching[key] == nil else { continue }
      if let other = contact.other?.view {
        collisionDelegate?.collisionBehavior(self, beganContactFor: view, with: other, at: contact.point)
      } else {
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: view, withBoundaryIdentifier: contact.boundary, at: contact.point)
      }
    }
    touching = now
  }
}

/// Notified of collisions.
public protocol UICollisionBehaviorDelegate: AnyObject {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIView, with other: UIView, at point: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIView, withBoundaryIdentifier identifier: String?,
    at point: CGPoint)
}
