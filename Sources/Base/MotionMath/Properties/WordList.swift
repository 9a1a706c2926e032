/// The texts that a property may be: the cases of one of Apple's string enumerations.
public struct WordList: Hashable, Sendable {
  /// Swift's name of the enumeration.
  public let name: String
  public let words: [String]

  static let contentsGravity = WordList(
    name: "CALayerContentsGravity",
    words: [
      "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight", "resize",
      "resizeAspect", "resizeAspectFill",
    ])
  static let cornerCurve = WordList(name: "CALayerCornerCurve", words: ["circular", "continuous"])
  static let fillRule = WordList(name: "CAShapeLayerFillRule", words: ["nonZero", "evenOdd"])
  static let lineCap = WordList(name: "CAShapeLayerLineCap", words: ["butt", "round", "square"])
  static let lineJoin = WordList(name: "CAShapeLayerLineJoin", words: ["miter", "round", "bevel"])
  static let gradientType = WordList(name: "CAGradientLayerType", words: ["axial", "radial", "conic"])
  static let alignmentMode = WordList(
    name: "CATextLayerAlignmentMode", words: ["natural", "left", "right", "center", "justified"])
  static let truncationMode = WordList(name: "CATextLayerTruncationMode", words: ["none", "start", "middle", "end"])
  static let fontWeight = WordList(name: "UIFont.Weight", words: FontWeight.allCases.map(\.rawValue))
}
