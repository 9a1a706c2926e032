import MotionMath

/// A straight line that bodies do not pass, by the name it was added under.
struct DynamicBoundary {
  let identifier: String
  let start: CGPoint
  let end: CGPoint
  /// Whether bodies belong on the right of it: an edge of the reference view, whose corners go round clockwise on screen.
  var isEdge = false

  /// From the line towards a body, of length 1; nil for a line without length. A body across an edge belongs inside.
  func normal(towards body: DynamicBody) -> CGVector? {
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = way.dot(way).squareRoot()
    guard length > 0 else { return nil }
    let normal = CGVector(dx: -way.dy / length, dy: way.dx / length)
    let height = height(of: body.center, along: normal)
    if height >= 0 || isEdge && height > -body.reach(along: normal) { return normal }
    return CGVector(dx: -normal.dx, dy: -normal.dy)
  }

  func height(of point: CGPoint, along normal: CGVector) -> Double {
    (point.x - start.x) * normal.dx + (point.y - start.y) * normal.dy
  }

  /// The place of a point beside the line: 0 at its start, 1 at its end.
  func part(of point: CGPoint) -> Double {
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    return ((point.x - start.x) * way.dx + (point.y - start.y) * way.dy) / way.dot(way)
  }
}

/// A place where a body touches a boundary or another body.
struct DynamicContact {
  let pair: DynamicPair
  /// Nil for another body.
  let boundary: String?
  let point: CGPoint
  /// Of length 1, towards `body`.
  let normal: CGVector
  /// How far they are inside each other, in points.
  let depth: Double

  var body: DynamicBody { pair.body }
  /// Nil for a boundary.
  var other: DynamicBody? { pair.other?.body }

  private init(
    _ body: DynamicBody, _ other: DynamicBody? = nil, boundary: String? = nil, point: CGPoint, normal: CGVector,
    depth: Double
  ) {
    pair = DynamicPair(body, other, at: point)
    (self.boundary, self.point, self.normal, self.depth) = (boundary, point, normal, depth)
  }

  /// The corners of `body` that are behind a boundary, seen from its middle, and the ends of the boundary that are in it.
  static func between(_ body: DynamicBody, _ boundary: DynamicBoundary) -> [DynamicContact] {
    guard let normal = boundary.normal(towards: body) else { return [] }
    return body.corners.compactMap { corner in
      let depth = -boundary.height(of: corner, along: normal)
      guard depth > 0, (0...1).contains(boundary.part(of: corner)) else { return nil }
      return DynamicContact(body, boundary: boundary.identifier, point: corner, normal: normal, depth: depth)
    }
  }

  /// The corners of each that are inside the other, to be parted along the side on which they overlap least.
  static func between(_ a: DynamicBody, _ b: DynamicBody) -> [DynamicContact] {
    let way = CGVector(dx: a.center.x - b.center.x, dy: a.center.y - b.center.y)
    var (depth, normal) = (Double.infinity, CGVector.zero)
    for side in a.sides + b.sides {
      let distance = way.dot(side)
      let overlap = a.reach(along: side) + b.reach(along: side) - distance.magnitude
      guard overlap > 0 else { return [] }
      guard overlap < depth else { continue }
      depth = overlap
      normal = distance < 0 ? CGVector(dx: -side.dx, dy: -side.dy) : side
    }
    return (a.corners.filter(b.holds) + b.corners.filter(a.holds)).map {
      DynamicContact(a, b, point: $0, normal: normal, depth: depth)
    }
  }
}

extension CGVector {
  func dot(_ other: CGVector) -> Double { dx * other.dx + dy * other.dy }
}

/// Blows that keep bodies from going through each other: rounds over all contacts, each round nearer (chosen here).
struct ContactSolver {
  private struct Entry {
    let contact: DynamicContact
    /// The speed at which they shall part.
    let target: Double
    let friction: Double
    var push = 0.0
    var rub = 0.0
  }
  private var entries: [Entry]

  /// Slower than this, in points a second, nothing bounces.
  private static let restingSpeed = 30.0

  init(_ contacts: [DynamicContact]) {
    entries = contacts.map { contact in
      let (first, other) = (contact.body.properties, contact.other?.properties)
      let speed = contact.pair.parting().dot(contact.normal)
      let elasticity = max(first.elasticity, other?.elasticity ?? 0)
      return Entry(
        contact: contact, target: speed < -Self.restingSpeed ? -speed * elasticity : 0,
        friction: (first.friction * (other?.friction ?? first.friction)).squareRoot())
    }
  }

  /// One round.
  mutating func solve() { for index in entries.indices { solve(&entries[index]) } }

  private func solve(_ entry: inout Entry) {
    let (pair, normal) = (entry.contact.pair, entry.contact.normal)
    let mobility = pair.mobility(along: normal)
    guard mobility > 0 else { return }
    let push = max(0, entry.push + (entry.target - pair.parting().dot(normal)) / mobility)
    pair.apply(push - entry.push, along: normal)
    entry.push = push
    let side = CGVector(dx: -normal.dy, dy: normal.dx)
    let sideways = pair.mobility(along: side)
    guard entry.friction > 0, sideways > 0 else { return }
    let most = entry.friction * entry.push
    let rub = min(max(entry.rub - pair.parting().dot(side) / sideways, -most), most)
    pair.apply(rub - entry.rub, along: side)
    entry.rub = rub
  }

  /// Takes bodies apart that are inside each other: most of the way, so that they do not tremble.
  func separate() {
    for entry in entries {
      let contact = entry.contact
      let total = contact.body.inverseMass + (contact.other?.inverseMass ?? 0)
      guard total > 0 else { continue }
      let way = max(contact.depth - 0.1, 0) * 0.4 / total
      for (body, sign) in [(contact.body, 1.0)] + (contact.other.map { [($0, -1.0)] } ?? []) {
        body.center.x += contact.normal.dx * way * body.inverseMass * sign
        body.center.y += contact.normal.dy * way * body.inverseMass * sign
      }
    }
  }
}
