/// Every property of every layer class, under Apple's key. `LayerProperty+Table.swift` has a row for each.
///
/// The order is the order of storage within a page, see `Page`.
public enum LayerProperty: UInt8, CaseIterable, Hashable, Sendable {
  // CALayer, core
  case bounds, position, anchorPoint, zPosition, opacity, cornerRadius, hidden, masksToBounds
  case backgroundColor

  // CALayer, transforms
  case transform, sublayerTransform, anchorPointZ

  // CALayer, style
  case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius
  case shadowPath, contents, contentsRect, contentsCenter, contentsScale, contentsGravity
  case maskedCorners, cornerCurve, doubleSided, geometryFlipped, opaque, shouldRasterize
  case rasterizationScale, allowsGroupOpacity, allowsEdgeAntialiasing

  // CAShapeLayer
  case path, fillColor, fillRule, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit
  case lineCap, lineJoin, lineDashPhase, lineDashPattern

  // CAGradientLayer
  case colors, locations, startPoint, endPoint, type

  // CATextLayer
  case string, font, fontSize, foregroundColor, alignmentMode, wrapped, truncationMode

  // CAReplicatorLayer
  case instanceCount, instanceDelay, instanceTransform, instanceColor, instanceRedOffset
  case instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  case preservesDepth
}

/// A group of vector properties stored together. A layer that never leaves the defaults of a page need not have one.
public enum Page: UInt8, CaseIterable, Hashable, Sendable {
  /// The properties that nearly every layer sets: geometry, opacity, background.
  case core
  case transforms
  /// The rest of `CALayer`.
  case style
  /// The properties that a subclass of `CALayer` adds. The classes share the page, each with columns of its own.
  case kind
}

/// The unit of a property's numbers. `fraction` runs from 0 to 1.
public enum Unit: String, CaseIterable, Sendable {
  case none, points, seconds, fraction
}

/// The animation that a view's animation block makes of a change of its own layer, for properties with a basic implicit
/// action. (Recorded on iOS 11 to 14 for geometry, cornerRadius, shadowOpacity and all that are not additive.)
public enum BlockAction: String, CaseIterable, Sendable {
  /// The difference runs out on top of the new value, where the kind has differences; otherwise as `replacing`.
  case additive
  /// From the old value to the new one, in place of what animates the property.
  case replacing
  /// None: the change shows at once.
  case none
}

/// Core Animation's own reaction when a property of a committed layer changes outside a view.
public enum ImplicitAction: String, CaseIterable, Sendable {
  /// A basic animation from the old value. For `backgroundColor` only if there is an old colour (measured on macOS).
  case basic
  /// A fade of the whole layer.
  case transition
  /// The change shows at once.
  case none
}
