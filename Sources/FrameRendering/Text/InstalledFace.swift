import CCairo
import MotionMath

/// A face that is installed on this machine and, for letters that it lacks, the others that are.
///
/// Pictures are drawn on one thread at a time, which is why a face may be handed from one to another.
public final class InstalledFace: Hashable, @unchecked Sendable {
  /// The outline of a letter, in sizes; y down from the baseline.
  struct Shape {
    let path: CGPath
    let advance: Double

    func append(to path: inout CGPath, at origin: CGPoint, size: Double) {
      let place = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: origin.x, ty: origin.y)
      path.addPath(self.path.applying(place))
    }
  }

  private struct Key: Hashable {
    let character: Character
    let weight: FontWeight
  }

  private enum Source {
    case closest
    case family(String)
    case file(LoadedFace)
  }

  private let source: Source
  /// As the face names itself; nil on a machine without fonts. Asking reads the machine's list of fonts.
  public private(set) lazy var family: String? =
    switch source {
    case .closest: (LoadedFace(named: "Inter", .regular) ?? LoadedFace(closestTo: "sans-serif", .regular))?.family
    case .family(let name): name
    case .file(let face): face.family
    }
  private var faces: [FontWeight: LoadedFace] = [:]
  private var fallbacks: [LoadedFace] = []
  /// Nil for a letter that no face has.
  private var shapes: [Key: Shape?] = [:]

  /// The installed face that is closest to the system's: Inter, else what the machine takes for a face without serifs.
  /// It is looked for when the first letter is drawn.
  public static let closest = InstalledFace(.closest)

  private init(_ source: Source) { self.source = source }

  /// Nil when no installed face has that name.
  public convenience init?(family name: String) {
    guard let regular = LoadedFace(named: name, .regular) else { return nil }
    self.init(.family(regular.family))
  }

  /// The first face of a font file, in one weight; nil when there is no such file, or it is no font.
  public convenience init?(file path: String) {
    guard let face = LoadedFace(file: path) else { return nil }
    self.init(.file(face))
  }

  /// The outline of a letter in the face, or in the first other that has it.
  func shape(of character: Character, _ weight: FontWeight) -> Shape? {
    let key = Key(character: character, weight: weight)
    if let known = shapes[key] { return known }
    let shape = face(weight)?.shape(of: character) ?? fallback(for: character, weight)?.shape(of: character)
    shapes[key] = .some(shape)
    return shape
  }

  private func face(_ weight: FontWeight) -> LoadedFace? {
    if case .file(let face) = source { return face }
    if let face = faces[weight] { return face }
    let face = family.flatMap { LoadedFace(closestTo: $0, weight) }
    faces[weight] = face
    return face
  }

  private func fallback(for character: Character, _ weight: FontWeight) -> LoadedFace? {
    if let known = fallbacks.first(where: { $0.weight == weight && $0.has(character) }) { return known }
    guard let found = LoadedFace(having: character, weight) else { return nil }
    fallbacks.append(found)
    return found
  }

  public static func == (one: InstalledFace, other: InstalledFace) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
