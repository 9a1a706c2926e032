import CCairo
import MotionMath
import Synchronization

/// A face and, for letters that it lacks, the one in the program and those that are installed. How wide letters are is
/// `FontMetrics`' affair.
///
/// It is shared by everybody who draws, so that one thread at a time uses what it keeps.
public final class Typeface: Hashable, @unchecked Sendable {
  /// The outline of a letter, in sizes; y down from the baseline.
  struct Shape {
    let path: CGPath
    let advance: Double

    /// The letter of a face that has no leaning ones, made to lean.
    var leaning: Shape { Shape(path: path.applying(Leaning.transform(size: 1)), advance: advance) }

    /// - Parameter stretch: Times the letter's own width.
    func append(to path: inout CGPath, at origin: CGPoint, size: Double, stretch: Double = 1) {
      let place = CGAffineTransform(a: size * stretch, b: 0, c: 0, d: size, tx: origin.x, ty: origin.y)
      path.addPath(self.path.applying(place))
    }
  }

  private struct Key: Hashable {
    let character: Character
    let face: FontFace
  }

  private enum Source {
    case embedded
    case family(String)
    case file(LoadedFace)
  }

  private let source: Source
  private let lock = Mutex(())
  /// The installed family of letters that are as wide as each other.
  private lazy var equalFamily: String? =
    Self.equalFamilies.lazy.compactMap { LoadedFace(named: $0, FontFace())?.family }.first
    ?? LoadedFace(closestTo: "monospace", FontFace())?.family
  private static let equalFamilies = ["SF Mono", "DejaVu Sans Mono", "Noto Sans Mono"]
  private var faces: [FontFace: LoadedFace] = [:]
  private var embeddedFaces: [FontWeight: LoadedFace] = [:]
  private var fallbacks: [LoadedFace] = []
  /// Nil for a letter that no face has.
  private var shapes: [Key: Shape?] = [:]
  /// Nil as long as no picture has been drawn, and where no face has any.
  private var pictureFace: PictureFace?
  private var pictures: [Character: [LetterPicture]] = [:]

  /// The face in the program, Inter: its letters are the same on every machine. Others are looked for where they are installed,
  /// when the first of them is drawn.
  public static let embedded = Typeface(.embedded)

  private init(_ source: Source) { self.source = source }

  /// A font's file or the name of an installed font; nil for anything else. The face in the program has a name, too, which an
  /// installed one with more letters may bear.
  public convenience init?(named text: String) {
    if let face = LoadedFace(file: text) {
      self.init(.file(face))
    } else if LoadedFace(named: text, FontFace()) == nil, text.lowercased() == "inter" {
      self.init(.embedded)
    } else {
      self.init(family: text)
    }
  }

  /// Nil when no installed face has that name.
  convenience init?(family name: String) {
    guard let regular = LoadedFace(named: name, FontFace()) else { return nil }
    self.init(.family(regular.family))
  }

  /// Whether any face has a letter, in outlines or as a picture.
  public func has(_ character: Character) -> Bool {
    !pictures(of: character).isEmpty || shape(of: character, FontFace()) != nil
  }

  /// The outline of a letter in the face, in the one in the program, or in the first other that has it.
  func shape(of character: Character, _ face: FontFace) -> Shape? {
    let key = Key(character: character, face: face)
    return lock.withLock { _ in
      if let known = shapes[key] { return known }
      // Signs that say whether a letter is a picture are none themselves.
      let plain = Self.withoutSelectors(character)
      // Letters that the face does not have in its design are upright ones.
      let wanted = FontFace.isDesigned(plain) ? face : FontFace(face.weight)
      let shape =
        shape(of: plain, in: loaded(wanted), wanted) ?? fallbackShape(of: plain, wanted)
      shapes[key] = .some(shape)
      return shape
    }
  }

  /// The outline of a letter that this face lacks. One object has the face in the program, and those that are looked for.
  private func fallbackShape(of character: Character, _ wanted: FontFace) -> Shape? {
    self === Self.embedded
      ? shape(of: character, in: fallback(for: character, wanted), wanted)
      : Self.embedded.shape(of: character, wanted)
  }

  private func shape(of character: Character, in loaded: LoadedFace?, _ wanted: FontFace) -> Shape? {
    guard let loaded, let shape = loaded.shape(of: character) else { return nil }
    return wanted.design == .italic && !loaded.leans ? shape.leaning : shape
  }

  /// The picture that a letter is, in the installed face of such letters; pictures of its parts where that has none for all of
  /// them. Empty where no face has any.
  func pictures(of character: Character) -> [LetterPicture] {
    guard FontMetrics.isPicture(character) else { return [] }
    return lock.withLock { _ in
      if let known = pictures[character] { return known }
      if pictureFace == nil, let first = character.unicodeScalars.first { pictureFace = PictureFace(having: first) }
      let found = pictureFace?.pictures(of: character) ?? []
      pictures[character] = found
      return found
    }
  }

  private func loaded(_ face: FontFace) -> LoadedFace? {
    switch source {
    // Its letters are put in places of equal width where they have to be, and lean where they are made to.
    case .embedded: return embedded(face)
    // A file has one face, too.
    case .file(let face): return face
    case .family(let name):
      if let loaded = faces[face] { return loaded }
      let family = face.design == .monospaced ? equalFamily : name
      let loaded = family.flatMap { LoadedFace(closestTo: $0, face) }
      faces[face] = loaded
      return loaded
    }
  }

  private func embedded(_ face: FontFace) -> LoadedFace? {
    if let loaded = embeddedFaces[face.weight] { return loaded }
    let loaded = LoadedFace(embedded: face.weight)
    embeddedFaces[face.weight] = loaded
    return loaded
  }

  /// The letter without the signs behind it that say whether it is a picture: no face has an outline for those.
  private static func withoutSelectors(_ character: Character) -> Character {
    guard let first = character.unicodeScalars.first, character.unicodeScalars.count > 1 else { return character }
    let isPicture = FontMetrics.isPicture(character)
    let codes = character.unicodeScalars.filter { $0 != "\u{fe0f}" && $0 != "\u{fe0e}" }
    // Of a picture that is put together, its first part.
    if isPicture || codes.isEmpty { return Character(first) }
    return Character(String(String.UnicodeScalarView(codes)))
  }

  private func fallback(for character: Character, _ face: FontFace) -> LoadedFace? {
    if let known = fallbacks.first(where: { $0.wanted == face && $0.has(character) }) { return known }
    guard let found = LoadedFace(having: character, face) else { return nil }
    fallbacks.append(found)
    return found
  }

  public static func == (one: Typeface, other: Typeface) -> Bool { one === other }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
