public import MotionMath
public import RecordingKit

/// One thing to draw, and what it touches at most, in the coordinates of the group it is in. The null rectangle touches
/// nothing.
public struct DrawingCommand: Hashable, Sendable {
  public var drawing: Drawing
  public var bounds: CGRect

  public init(_ drawing: Drawing, bounds: CGRect) {
    self.drawing = drawing
    self.bounds = bounds
  }
}

/// The things that can be drawn. The transform takes the drawing's own coordinates to those of its group.
public enum Drawing: Hashable, Sendable {
  /// The place of a command that came to nothing.
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
  /// From here on to the `pop` it is the group's mask that is drawn: its opacity is what is seen of the group.
  case mask
  /// Closes the group.
  case pop
}

/// Drawings that are drawn as one.
public struct Group: Hashable, Sendable {
  /// Takes the coordinates inside the group to those outside.
  public var projection = Projection.identity
  /// Cuts the group off, in the coordinates inside; nil does not.
  public var clip: Outline?
  /// The clip's own coordinates to those inside the group.
  public var clipTransform = CGAffineTransform.identity
  public var opacity = 1.0
  /// The group's own outline casts this shadow; lengths are those inside the group.
  public var shadow: ShadowStyle?
  public var hasMask = false
  /// Adds to the picture instead of covering it, so that the two halves of a cross-dissolve make a whole.
  public var isAdded = false
  /// Draws the group apart in any case, so that additions inside affect this group alone.
  public var isApart = false
  /// The bounds of all drawings inside, in the coordinates inside.
  public var content = CGRect.null

  public init() {}

  /// Whether the group has to be drawn apart before it is put in its place.
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
  /// Corners that run into the sides without a jump of curvature.
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

/// Colours running into one another, in the coordinates of the shape they fill.
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
  /// Lengths of dashes and gaps in turn; empty draws a whole line.
  public var dashes: [Double] = []
  public var dashPhase = 0.0

  public init() {}
}

public struct ShadowStyle: Hashable, Sendable {
  public var color: CGColor
  /// The deviation of the blur, in points.
  public var radius: Double
  public var offset: CGSize
  /// Not drawn where the shape itself is.
  public var isKnockedOut = false
}

/// Part of an image in a rectangle.
public struct ImageDrawing: Hashable, Sendable {
  public var image: ImageContent
  /// Of the whole image, in pixels.
  public var size: CGSize
  /// The part shown, in pixels of the image.
  public var source: CGRect
  public var target: CGRect
  public var opacity = 1.0
  /// Multiplies the image's colours.
  public var tint: CGColor?
}
