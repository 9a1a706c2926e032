public import MotionMath
public import RecordingKit

/// A drawing and its bounds, in the coordinates of its group. A drawing with null bounds shows nothing.
public struct DrawingCommand: Hashable, Sendable {
  public var drawing: Drawing
  public var bounds: CGRect

  public init(_ drawing: Drawing, bounds: CGRect) {
    self.drawing = drawing
    self.bounds = bounds
  }
}

/// The kinds of drawings. The transform maps the drawing's own coordinates to those of its group.
public enum Drawing: Hashable, Sendable {
  /// A reserved command that was not needed.
  case nothing
  case fill(Outline, Paint, CGAffineTransform)
  indirect case stroke(CGPath, StrokeStyle, CGColor, CGAffineTransform)
  indirect case image(ImageDrawing, CGAffineTransform)
  /// The shadow of `outline`.
  indirect case shadow(Outline, ShadowStyle, CGAffineTransform)
  /// The picture so far, blurred inside an outline. `radius` is the deviation in points of the outline's
  /// coordinates.
  indirect case blurBackdrop(Outline, radius: Double, opacity: Double, CGAffineTransform)
  /// Opens a group.
  indirect case push(Group)
  /// From here to the `pop`, drawings belong to the group's mask, whose opacity multiplies the group's.
  case mask
  /// Closes the group.
  case pop
}

/// Drawings composited as one.
public struct Group: Hashable, Sendable {
  /// Maps the coordinates inside the group to those outside.
  public var projection = Projection.identity
  /// Clips the group, in the coordinates inside; nil does not clip.
  public var clip: Outline?
  /// Maps the clip's own coordinates to those inside the group.
  public var clipTransform = CGAffineTransform.identity
  public var opacity = 1.0
  /// The shadow of the group's drawings; lengths are in the coordinates inside.
  public var shadow: ShadowStyle?
  public var hasMask = false
  /// Adds to the picture instead of covering it, so that the two halves of a cross-dissolve sum to full opacity.
  public var isAdded = false
  /// Always draws the group on a surface of its own, so that additions inside affect this group alone.
  public var isApart = false
  /// The bounds of all drawings inside, in the coordinates inside.
  public var content = CGRect.null

  public init() {}

  /// Whether the group needs a surface of its own before it is composited.
  public var isIsolated: Bool { isApart || opacity < 1 || shadow != nil || hasMask || isAdded || !projection.isAffine }
}

/// A shape that can be filled.
public enum Outline: Hashable, Sendable {
  case rect(CGRect)
  indirect case roundedRect(RoundedRect)
  indirect case path(CGPath, isEvenOdd: Bool)
}

/// A rectangle with some of its corners rounded.
public struct RoundedRect: Hashable, Sendable {
  public var rect: CGRect
  /// In points, at most half the shorter side.
  public var radius: Double
  public var corners: UIRectCorner
  /// Whether corners join the sides without a jump of curvature.
  public var isContinuous: Bool

  public init(_ rect: CGRect, radius: Double, corners: UIRectCorner = .all, isContinuous: Bool = false) {
    self.rect = rect
    self.radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
    self.corners = corners
    self.isContinuous = isContinuous
  }
}

/// The fill of a shape.
public enum Paint: Hashable, Sendable {
  case color(CGColor)
  indirect case gradient(Gradient)
}

/// A gradient of colours, in the coordinates of the shape it fills.
public struct Gradient: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Along the line from `start` to `end`.
    case axial
    /// An ellipse around `start`; `end` is the corner of the box around it.
    case radial
    /// Around `start`, beginning towards `end`, clockwise on screen.
    case conic
  }

  public var kind: Kind
  public var start: CGPoint
  public var end: CGPoint
  /// In rising order of location, 0…1; never empty.
  public var stops: [Stop]

  public struct Stop: Hashable, Sendable {
    public var location: Double
    public var color: CGColor
  }
}

public struct StrokeStyle: Hashable, Sendable {
  public enum Cap: Hashable, Sendable { case butt, round, square }
  public enum Join: Hashable, Sendable { case miter, round, bevel }

  /// In points.
  public var width = 1.0
  public var cap = Cap.butt
  public var join = Join.miter
  public var miterLimit = 10.0
  /// Alternating lengths of dashes and gaps; empty draws a solid line.
  public var dashes: [Double] = []
  public var dashPhase = 0.0

  public init() {}
}

public struct ShadowStyle: Hashable, Sendable {
  public var color: CGColor
  /// The deviation of the blur, in points.
  public var radius: Double
  public var offset: CGSize
  /// Whether the shadow is left out inside the shape.
  public var isKnockedOut = false
}

/// Part of an image in a rectangle.
public struct ImageDrawing: Hashable, Sendable {
  public var image: ImageContent
  /// The size of the whole image, in pixels.
  public var size: CGSize
  /// The part shown, in pixels of the image.
  public var source: CGRect
  public var target: CGRect
  public var opacity = 1.0
  /// Multiplies the image's colours.
  public var tint: CGColor?
}
