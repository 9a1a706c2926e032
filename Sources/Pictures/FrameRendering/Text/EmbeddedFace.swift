import CCairo
import MotionMath

/// The face that is in the program, in five weights: its letters are the same on every machine.
enum EmbeddedFace {
  /// The face in the weight that is closest: lighter letters than its lightest, and heavier ones than its heaviest, are drawn in
  /// that one. (Chosen here: five weights are what there is room for.)
  ///
  /// - Returns: What fontconfig says of it, with the face; the caller's own.
  static func pattern(_ weight: FontWeight) -> OpaquePointer? {
    let file = file(weight)
    // The face is read from these bytes for as long as it is used, which is to the end.
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: file.count)
    bytes.initialize(from: file, count: file.count)
    return ph_pattern_of_face(bytes, file.count)
  }

  private static func file(_ weight: FontWeight) -> [UInt8] {
    switch weight {
    case .ultraLight, .thin, .light: PackageResources.Inter_Light_otf
    case .regular: PackageResources.Inter_Regular_otf
    case .medium: PackageResources.Inter_Medium_otf
    case .semibold: PackageResources.Inter_SemiBold_otf
    case .bold, .heavy, .black: PackageResources.Inter_Bold_otf
    }
  }
}
