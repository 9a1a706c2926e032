import CCairo
import CResources
import MotionMath

/// The face that is in the program, in five weights: its letters are the same on every machine.
enum EmbeddedFace {
  /// The face in the weight that is closest: lighter letters than its lightest, and heavier ones than its heaviest, are drawn in
  /// that one. (Chosen here: five weights are what there is room for.)
  ///
  /// - Returns: What fontconfig says of it, with the face; the caller's own.
  static func pattern(_ weight: FontWeight) -> OpaquePointer? {
    let file = file(weight)
    return ph_pattern_of_face(file.bytes, file.count)
  }

  private static func file(_ weight: FontWeight) -> Resource {
    switch weight {
    case .ultraLight, .thin, .light: .interLight
    case .regular: .interRegular
    case .medium: .interMedium
    case .semibold: .interSemiBold
    case .bold, .heavy, .black: .interBold
    }
  }
}
