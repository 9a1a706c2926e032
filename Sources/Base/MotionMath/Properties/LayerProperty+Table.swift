import Limits

// THE PROPERTY TABLE. Key paths, model defaults, storage, script types, completion, implicit actions, help and
// visibility thresholds all come from these rows; a property is added here and nowhere else.
//
// Defaults and implicit actions of `CALayer` were measured on macOS on a committed layer; those of the subclasses, and
// of `rasterizationScale`, are documented. Images, paths, lists and text have no page.

extension LayerProperty {
  /// One row of the table.
  struct Row {
    var kind: ValueKind
    /// The model value of a new layer.
    var defaultValue: AnimatableValue
    /// Whether nil is a value of this property.
    var isOptional = false
    var unit = Unit.none
    /// The smallest change of one component that can be seen. 0 for kinds that have no components.
    var visibilityThreshold: Double
    var action = ImplicitAction.none
    var inBlocks = BlockAction.additive
    /// Nil for object kinds.
    var page: Page?
    var owner = LayerKind.plain
    /// The name as a member, where it differs from the key.
    var memberName: String?
    /// One sentence for help.
    var summary: String
    /// The texts it may be; nil when it may be any.
    var words: WordList?
    var numbers = NumberRule.any
  }

  var row: Row {
    switch self {
    // CALayer, core
    case .bounds:
      Row(
        kind: .rect, defaultValue: .rect(.zero), unit: .points, visibilityThreshold: 0.5, action: .basic,
        page: .core,
        summary: "The layer's own rectangle, in its own coordinates.")
    case .position:
      Row(
        kind: .point, defaultValue: .point(.zero), unit: .points, visibilityThreshold: 0.5, action: .basic,
        page: .core,
        summary: "The anchor point, in the superlayer's coordinates.")
    case .anchorPoint:
      Row(
        kind: .point, defaultValue: .point(CGPoint(x: 0.5, y: 0.5)), unit: .fraction, visibilityThreshold: 0.005,
        action: .basic, inBlocks: .replacing, page: .core,
        summary: "The point of the bounds that position and transform refer to; (0, 0) is the top left and (1, 1) "
          + "the bottom right.")
    case .zPosition:
      Row(
        kind: .number, defaultValue: .number(0), unit: .points, visibilityThreshold: 0.5, action: .basic,
        inBlocks: .none,
        page: .core,
        summary: "The distance towards the viewer; orders siblings and affects perspective.")
    case .opacity:
      Row(
        kind: .number, defaultValue: .number(1), unit: .fraction, visibilityThreshold: 0.01, action: .basic,
        inBlocks: .replacing,
        page: .core,
        summary: "The opacity of the layer and its sublayers, from 0 to 1.")
    case .cornerRadius:
      Row(
        kind: .number, defaultValue: .number(0), unit: .points, visibilityThreshold: 0.5, action: .basic,
        page: .core,
        summary: "The radius of the rounded corners of the background.")
    case .hidden:
      Row(
        kind: .bool, defaultValue: .bool(false), visibilityThreshold: 0.5, action: .transition, page: .core,
        memberName: "isHidden",
        summary: "Whether the layer and its sublayers are hidden.")
    case .masksToBounds:
      Row(
        kind: .bool, defaultValue: .bool(false), visibilityThreshold: 0.5, action: .transition, page: .core,
        summary: "Whether sublayers are clipped to the bounds.")
    case .backgroundColor:
      Row(
        kind: .color, defaultValue: .none, isOptional: true, visibilityThreshold: 0.004, action: .basic,
        inBlocks: .replacing, page: .core,
        summary: "The colour behind the contents.")
    // CALayer, transforms
    case .transform:
      Row(
        kind: .transform, defaultValue: .transform(.identity), visibilityThreshold: 0.005, action: .basic,
        page: .transforms,
        summary: "The transform of the layer, about its anchor point.")
    case .sublayerTransform:
      Row(
        kind: .transform, defaultValue: .transform(.identity), visibilityThreshold: 0.005, action: .basic,
        page: .transforms,
        summary: "A transform of the sublayers only, usually a perspective.")
    case .anchorPointZ:
      Row(
        kind: .number, defaultValue: .number(0), unit: .points, visibilityThreshold: 0.5, action: .basic,
        page: .transforms,
        summary: "The depth of the anchor point.")
    // CALayer, style
    case .borderWidth:
      Row(
        kind: .number, defaultValue: .number(0), unit: .points, visibilityThreshold: 0.5, action: .basic,
        inBlocks: .none,
        page: .style,
        summary: "The width of the border, inwards from the edge of the bounds.")
    case .borderColor:
      Row(
        kind: .color, defaultValue: .color(.black), isOptional: true, visibilityThreshold: 0.004, action: .basic,
        inBlocks: .none,
        page: .style,
        summary: "The colour of the border.")
    case .shadowColor:
      Row(
        kind: .color, defaultValue: .color(.black), isOptional: true, visibilityThreshold: 0.004, action: .basic,
        inBlocks: .none,
        page: .style,
        summary: "The colour of the shadow.")
    case .shadowOpacity:
      Row(
        kind: .number, defaultValue: .number(0), unit: .fraction, visibilityThreshold: 0.01, action: .basic,
        page: .style,
        summary: "The opacity of the shadow, from 0 to 1.")
    case .shadowOffset:
      Row(
        kind: .size, defaultValue: .size(CGSize(width: 0, height: -3)), unit: .points, visibilityThreshold: 0.5,
        action: .basic, inBlocks: .none, page: .style,
        summary: "The offset of the shadow from the layer.")
    case .shadowRadius:
      Row(
        kind: .number, defaultValue: .number(3), unit: .points, visibilityThreshold: 0.5, action: .basic,
        inBlocks: .none,
        page: .style,
        summary: "The blur radius of the shadow.")
    case .shadowPath:
      Row(
        kind: .path, defaultValue: .none, isOptional: true, unit: .points, visibilityThreshold: 0,
        summary: "The outline that casts the shadow, instead of the layer's own.")
    case .contents:
      Row(
        kind: .image, defaultValue: .none, isOptional: true, visibilityThreshold: 0, action: .basic, inBlocks: .none,
        summary: "The image the layer shows.")
    case .contentsRect:
      Row(
        kind: .rect, defaultValue: .rect(CGRect(x: 0, y: 0, width: 1, height: 1)), unit: .fraction,
        visibilityThreshold: 0.005, action: .basic, page: .style,
        summary: "The part of the image that is shown, as fractions of its size.")
    case .contentsCenter:
      Row(
        kind: .rect, defaultValue: .rect(CGRect(x: 0, y: 0, width: 1, height: 1)), unit: .fraction,
        visibilityThreshold: 0.005, action: .basic, page: .style,
        summary: "The part of the image that stretches when it is resized, as fractions of its size.")
    case .contentsScale:
      Row(
        kind: .number, defaultValue: .number(1), visibilityThreshold: 0.01, action: .basic, page: .style,
        summary: "Pixels of the image per point.")
    case .contentsGravity:
      Row(
        kind: .text, defaultValue: .text("resize"), visibilityThreshold: 0,
        summary: "How the image fits into the bounds.", words: .contentsGravity)
    case .maskedCorners:
      Row(
        kind: .number, defaultValue: .number(15), visibilityThreshold: 0.5, action: .transition, page: .style,
        summary: "The corners that cornerRadius rounds.")
    case .cornerCurve:
      Row(
        kind: .text, defaultValue: .text("circular"), visibilityThreshold: 0,
        summary: "The shape of a rounded corner.", words: .cornerCurve)
    case .doubleSided:
      Row(
        kind: .bool, defaultValue: .bool(true), visibilityThreshold: 0.5, page: .style, memberName: "isDoubleSided",
        summary: "Whether the layer is visible from behind.")
    case .geometryFlipped:
      Row(
        kind: .bool, defaultValue: .bool(false), visibilityThreshold: 0.5, action: .transition, page: .style,
        memberName: "isGeometryFlipped",
        summary: "Whether the y axis of the sublayers points up.")
    case .opaque:
      Row(
        kind: .bool, defaultValue: .bool(false), visibilityThreshold: 0.5, page: .style, memberName: "isOpaque",
        summary: "A hint that the contents are fully opaque.")
    case .shouldRasterize:
      Row(
        kind: .bool, defaultValue: .bool(false), visibilityThreshold: 0.5, page: .style,
        summary: "Whether the layer is drawn once into a bitmap that is then composited.")
    case .rasterizationScale:
      Row(
        kind: .number, defaultValue: .number(1), visibilityThreshold: 0.01, action: .basic, page: .style,
        summary: "Pixels per point of that bitmap.")
    case .allowsGroupOpacity:
      Row(
        kind: .bool, defaultValue: .bool(true), visibilityThreshold: 0.5, page: .style,
        summary: "Whether opacity applies to the layer and its sublayers as one picture.")
    case .allowsEdgeAntialiasing:
      Row(
        kind: .bool, defaultValue: .bool(false), visibilityThreshold: 0.5, page: .style,
        summary: "Whether the edges are smoothed.")
    // CAShapeLayer
    case .path:
      Row(
        kind: .path, defaultValue: .none, isOptional: true, unit: .points, visibilityThreshold: 0,
        owner: .shape,
        summary: "The outline to fill and stroke.")
    case .fillColor:
      Row(
        kind: .color, defaultValue: .color(.black), isOptional: true, visibilityThreshold: 0.004, action: .basic,
        page: .kind, owner: .shape,
        summary: "The colour inside the path.")
    case .fillRule:
      Row(
        kind: .text, defaultValue: .text("nonZero"), visibilityThreshold: 0, owner: .shape,
        summary: "The rule that decides which points are inside the path.", words: .fillRule)
    case .strokeColor:
      Row(
        kind: .color, defaultValue: .none, isOptional: true, visibilityThreshold: 0.004, action: .basic, page: .kind,
        owner: .shape,
        summary: "The colour of the line along the path.")
    case .strokeStart:
      Row(
        kind: .number, defaultValue: .number(0), unit: .fraction, visibilityThreshold: 0.01, action: .basic,
        inBlocks: .none,
        page: .kind, owner: .shape,
        summary: "The start of the line along the path, from 0 to 1.")
    case .strokeEnd:
      Row(
        kind: .number, defaultValue: .number(1), unit: .fraction, visibilityThreshold: 0.01, action: .basic,
        inBlocks: .none,
        page: .kind, owner: .shape,
        summary: "The end of the line along the path, from 0 to 1.")
    case .lineWidth:
      Row(
        kind: .number, defaultValue: .number(1), unit: .points, visibilityThreshold: 0.5, action: .basic,
        page: .kind, owner: .shape,
        summary: "The width of the line along the path.")
    case .miterLimit:
      Row(
        kind: .number, defaultValue: .number(10), visibilityThreshold: 0.01, action: .basic, page: .kind,
        owner: .shape,
        summary: "The maximum length of a mitre, in line widths.")
    case .lineCap:
      Row(
        kind: .text, defaultValue: .text("butt"), visibilityThreshold: 0, owner: .shape,
        summary: "The shape of the line's ends.", words: .lineCap)
    case .lineJoin:
      Row(
        kind: .text, defaultValue: .text("miter"), visibilityThreshold: 0, owner: .shape,
        summary: "The shape of the line's corners.", words: .lineJoin)
    case .lineDashPhase:
      Row(
        kind: .number, defaultValue: .number(0), unit: .points, visibilityThreshold: 0.5, action: .basic,
        page: .kind, owner: .shape,
        summary: "The offset into the dash pattern at the start of the line.")
    case .lineDashPattern:
      Row(
        kind: .numbers, defaultValue: .none, isOptional: true, unit: .points, visibilityThreshold: 0.5,
        owner: .shape,
        summary: "The alternating lengths of dashes and gaps.", numbers: .zeroOrMore)
    // CAGradientLayer
    case .colors:
      Row(
        kind: .colors, defaultValue: .none, isOptional: true, visibilityThreshold: 0.004, action: .basic,
        owner: .gradient,
        summary: "The colours of the gradient, in order.")
    case .locations:
      Row(
        kind: .numbers, defaultValue: .none, isOptional: true, unit: .fraction, visibilityThreshold: 0.005,
        action: .basic, owner: .gradient,
        summary: "The increasing positions of the colours, from 0 to 1; evenly spaced when nil.", numbers: .rising)
    case .startPoint:
      Row(
        kind: .point, defaultValue: .point(CGPoint(x: 0.5, y: 0)), unit: .fraction, visibilityThreshold: 0.005,
        action: .basic, page: .kind, owner: .gradient,
        summary: "The start of the gradient, as fractions of the bounds.")
    case .endPoint:
      Row(
        kind: .point, defaultValue: .point(CGPoint(x: 0.5, y: 1)), unit: .fraction, visibilityThreshold: 0.005,
        action: .basic, page: .kind, owner: .gradient,
        summary: "The end of the gradient, as fractions of the bounds.")
    case .type:
      Row(
        kind: .text, defaultValue: .text("axial"), visibilityThreshold: 0, owner: .gradient,
        summary: "The shape of the gradient.", words: .gradientType)
    // CATextLayer
    case .string:
      Row(
        kind: .text, defaultValue: .none, isOptional: true, visibilityThreshold: 0, owner: .text,
        summary: "The text to show.")
    case .font:
      Row(
        kind: .text, defaultValue: .text("regular"), visibilityThreshold: 0, owner: .text,
        summary: "The weight of the font; in a label's layer the design follows it, as in regularItalic.",
        words: .fontWeight)
    case .fontSize:
      Row(
        kind: .number, defaultValue: .number(36), unit: .points, visibilityThreshold: 0.5, action: .basic,
        page: .kind, owner: .text,
        summary: "The size of the font.")
    case .foregroundColor:
      Row(
        kind: .color, defaultValue: .color(.white), isOptional: true, visibilityThreshold: 0.004, action: .basic,
        page: .kind, owner: .text,
        summary: "The colour of the text.")
    case .alignmentMode:
      Row(
        kind: .text, defaultValue: .text("natural"), visibilityThreshold: 0, owner: .text,
        summary: "The alignment of the lines.", words: .alignmentMode)
    case .wrapped:
      Row(
        kind: .bool, defaultValue: .bool(false), visibilityThreshold: 0.5, page: .kind, owner: .text,
        memberName: "isWrapped",
        summary: "Whether long lines wrap to fit the bounds.")
    case .truncationMode:
      Row(
        kind: .text, defaultValue: .text("none"), visibilityThreshold: 0, owner: .text,
        summary: "How text that does not fit is truncated.", words: .truncationMode)
    // CAReplicatorLayer
    case .instanceCount:
      Row(
        kind: .number, defaultValue: .number(1), visibilityThreshold: 0.5, action: .basic, page: .kind,
        owner: .replicator,
        summary: "The number of copies, including the original.",
        numbers: .whole(0...Double(Limit.replicatorInstances.most)))
    case .instanceDelay:
      Row(
        kind: .number, defaultValue: .number(0), unit: .seconds, visibilityThreshold: 0.001, action: .basic,
        page: .kind, owner: .replicator,
        summary: "The delay of each copy after the previous one.")
    case .instanceTransform:
      Row(
        kind: .transform, defaultValue: .transform(.identity), visibilityThreshold: 0.005, action: .basic,
        page: .kind, owner: .replicator,
        summary: "The transform of each copy relative to the previous one.")
    case .instanceColor:
      Row(
        kind: .color, defaultValue: .color(.white), isOptional: true, visibilityThreshold: 0.004, action: .basic,
        page: .kind, owner: .replicator,
        summary: "The colour that multiplies the colours of the first copy.")
    case .instanceRedOffset:
      Row(
        kind: .number, defaultValue: .number(0), unit: .fraction, visibilityThreshold: 0.004, action: .basic,
        page: .kind, owner: .replicator,
        summary: "The amount that each copy adds to the red of instanceColor.")
    case .instanceGreenOffset:
      Row(
        kind: .number, defaultValue: .number(0), unit: .fraction, visibilityThreshold: 0.004, action: .basic,
        page: .kind, owner: .replicator,
        summary: "The amount that each copy adds to the green of instanceColor.")
    case .instanceBlueOffset:
      Row(
        kind: .number, defaultValue: .number(0), unit: .fraction, visibilityThreshold: 0.004, action: .basic,
        page: .kind, owner: .replicator,
        summary: "The amount that each copy adds to the blue of instanceColor.")
    case .instanceAlphaOffset:
      Row(
        kind: .number, defaultValue: .number(0), unit: .fraction, visibilityThreshold: 0.004, action: .basic,
        page: .kind, owner: .replicator,
        summary: "The amount that each copy adds to the alpha of instanceColor.")
    case .preservesDepth:
      Row(
        kind: .bool, defaultValue: .bool(false), visibilityThreshold: 0.5, page: .kind, owner: .replicator,
        summary: "Whether the copies keep their depth instead of being flattened into the layer's plane.")
    }
  }
}
