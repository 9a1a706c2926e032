import MotionMath
package import ScriptRuntime

/// Fitting values for the rows of a table, as Lua: from the shapes it declares, and by hand where a shape says too little.
package struct TableSamples {
  private let catalog: Catalog

  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// A use of one overload: the parameters that have labels by label, from the last that has none on.
  func use(_ row: String, _ receiver: String?, _ overload: Overload, calling function: String) -> TableUse {
    let parameters = overload.parameters
    var firstLabel = (parameters.lastIndex { $0.label == nil } ?? -1) + 1
    // A label before a value of any kind would make the table that value.
    let isByPosition = parameters.dropFirst(firstLabel).contains {
      if case .any = $0.shape.wrapped { true } else { false }
    }
    if isByPosition { firstLabel = parameters.count }
    var arguments = (0..<firstLabel).map { "a[\($0 + 1)]" }
    let labels = parameters.indices.dropFirst(firstLabel).map { "[\"\(parameters[$0].label ?? "")\"] = a[\($0 + 1)]" }
    if !labels.isEmpty { arguments.append("{\(labels.joined(separator: ", "))}") }
    return TableUse(
      row: row, on: receiver.map { self.receiver($0, for: row) } ?? "nil", parameters: parameters.map(\.name),
      samples: parameters.map { value(of: $0.shape, for: "\(row).\($0.name)") },
      "return \(function)(\(arguments.joined(separator: ", ")))")
  }

  /// A fitting value for a shape, in the place named: `UIView.animate.duration`.
  func value(of shape: Shape, for place: String) -> String {
    if let special = Self.special[place] { return special }
    if place.hasSuffix("GestureRecognizer.init.target") || place.hasSuffix("GestureRecognizer.addTarget.target") {
      return "{text = function() end}"
    }
    if place.hasSuffix(".container") { return "UIViewController()" }
    switch shape {
    case .number(let quantity):
      if case .whole(let range) = quantity.range { return String(Int(clamping: max(range.lowerBound, 1))) }
      return "0.25"
    case .integer(let range): return String(min(max(1, range.lowerBound), range.upperBound))
    case .bool: return "true"
    case .string: return "\"text\""
    case .word(let entry): return "\"\(entry.words.first ?? "")\""
    case .options(let entry): return "{\"\(entry.words.first ?? "")\"}"
    case .structure(let kind): return Self.structure(kind)
    case .object(let name): return "make.\(name)()"
    case .delegate, .table: return "{}"
    case .function: return "function() end"
    case .array(let element): return "{\(value(of: element, for: place))}"
    case .animatable: return "0.5"
    case .keyPath: return "\"opacity\""
    case .time: return "0"
    case .priority: return "500"
    case .any: return "1"
    case .optional(let shape): return value(of: shape, for: place)
    case .nothing: return "nil"
    }
  }

  private static func structure(_ kind: StructKind) -> String {
    switch kind {
    case .CGAffineTransform: "CGAffineTransform.identity"
    case .CATransform3D: "CATransform3D.identity"
    case .UIColor: "UIColor.red"
    case .IndexPath: "IndexPath(0, 0)"
    default: "\(kind.rawValue)(\(kind.fields.indices.map { String(10 + $0) }.joined(separator: ", ")))"
    }
  }

  private static let sublayer = "(function() local inner = CALayer(); o:addSublayer(inner); return inner end)()"

  private static let constraint = "o.widthAnchor:constraint{equalToConstant = 5}"
  private static let heldConstraint =
    "(function() local c = \(constraint); o:addConstraint(c); return c end)()"
  /// Kept, because nothing else does.
  private static let observer =
    "(function() local C = class(newName(), NSObject); function C:observeValue() end; kept = C(); return kept end)()"
  private static let child =
    "(function() local c = UIViewController(); o:addChild(c); o.view:addSubview(c.view); return c end)()"

  /// An expression for an object on which a row can be used, where the maker's cannot be.
  func receiver(_ expression: String, for row: String) -> String {
    switch row {
    case "UIViewPropertyAnimator.finishAnimation":
      "(function() local a = \(expression); a:startAnimation(); a:stopAnimation(false); return a end)()"
    case "UIViewController.performSegue":
      "(function() local c = \(expression); c:addSegue(\"text\", \"show\", function() return UIViewController() end); return c end)()"
    case "NSObject.observe", "NSObject.addObserver": "make.UIView()"
    case "NSObject.removeObserver":
      "(function() local v = make.UIView(); v:addObserver(\(Self.observer), \"frame\"); return v end)()"
    default: expression
    }
  }

  /// Where the shape does not say what fits.
  private static let special: [String: String] = [
    "Timeline.export.path": "\"out.png\"", "Timeline.export.scale": "1", "Timeline.export.count": "2",
    "Timeline.display.expression": "\"1\"", "Timeline.bind.key": "\"z\"", "Timeline.value.layer": "window",
    "Timeline.watch.layer": "window", "Timeline.setRate.layer": "make.UIView()", "Timeline.tracks.root": "window",
    "Timeline.delete.number": "timeline:watch(window, \"opacity\")", "Timeline.restart.name": "timeline:checkpoint()",
    "Timeline.switch.name": "\"main\"", "Timeline.runUntil.condition": "function() return true end",
    "Timeline.onEvent.condition": "function() return false end",
    "globals.class.name": "newName()", "globals.class.superclass": "NSObject",
    "globals.class.protocol": "\"UIGestureRecognizerDelegate\"", "globals.weak.class": "class(newName(), NSObject)",
    "UIColor.init.hex": "\"#0a84ff\"", "UIImage.init.named": "\"dot.png\"", "UIImage.init.path": "\"dot.png\"",
    "CABasicAnimation.byValue": "0.5",
    "CALayer.init.layer": "CALayer()", "CAKeyframeAnimation.timingFunctions": "{CAMediaTimingFunction(\"linear\")}",
    "CATransaction.setAnimationTimingFunction.function": "CAMediaTimingFunction(\"linear\")",
    "CALayer.insertSublayer.sibling": sublayer,
    "UIViewPropertyAnimator.init.timingParameters": "UICubicTimingParameters()",
    "UIViewPropertyAnimator.continueAnimation.parameters": "UICubicTimingParameters()",
    "UIPercentDrivenInteractiveTransition.timingCurve": "UICubicTimingParameters()",
    "UICubicTimingParameters.init.controlPoint1": "CGPoint(0.2, 0.2)",
    "UICubicTimingParameters.init.controlPoint2": "CGPoint(0.8, 0.8)",
    "TouchDriver.down.finger": "newFinger()", "Timeline.onEvent.event": "\"commit\"",
    "NSObject.perform.selector": "\"copy\"", "UIImage.resizableImage.capInsets": "UIEdgeInsets(0, 0, 0, 0)",
    "UIView.resizableSnapshotView.insets": "UIEdgeInsets(1, 2, 3, 4)",
    "NSAttributedString.attributedSubstring.range": "NSMakeRange(0, 0)",
    "NSMutableAttributedString.addAttribute.value": "UIFont.systemFont(10)",
    "NSMutableAttributedString.addAttribute.range": "NSMakeRange(0, 0)",
    "NSMutableAttributedString.addAttributes.range": "NSMakeRange(0, 0)",
    "NSMutableAttributedString.setAttributes.range": "NSMakeRange(0, 0)",
    "NSMutableAttributedString.removeAttribute.range": "NSMakeRange(0, 0)",
    "NSMutableAttributedString.replaceCharacters.range": "NSMakeRange(0, 0)",
    "NSObject.isKind.class": "UIView", "NSObject.observe.keyPath": "\"frame\"",
    "NSObject.addObserver.observer": observer, "NSObject.addObserver.keyPath": "\"frame\"",
    "NSObject.removeObserver.observer": "kept", "NSObject.removeObserver.keyPath": "\"frame\"",
    "Device.tilt.offset": "UIOffset(0.5, 0.5)", "UITableView.register.class": "UITableViewCell",
    "UIInterpolatingMotionEffect.init.keyPath": "\"center.x\"",
    "NotificationCenter.addObserver.observer": "kept", "NotificationCenter.addObserver.selector": "\"text\"",
    "UICollectionView.register.class": "UICollectionViewCell",
    "UIControl.addTarget.target": "{act = function() end}", "UIControl.addTarget.action": "\"act\"",
    "UIControl.removeTarget.target": "nil", "UIControl.removeTarget.action": "nil",
    "CALayer.replaceSublayer.old": sublayer,
    "UINavigationController.popToViewController.controller":
      "(function() local c = UIViewController(); o:pushViewController(c, false); return c end)()",
    "UIViewController.transition.from": child, "UIViewController.transition.to": child,
    "UIView.addConstraint.constraint": constraint, "UIView.addConstraints.constraints": "{\(constraint)}",
    "UIView.removeConstraint.constraint": heldConstraint, "UIView.removeConstraints.constraints": "{\(heldConstraint)}",
    "NSLayoutConstraint.constraints.format": "\"[a]\"", "NSLayoutConstraint.constraints.views": "{a = window}",
    "NSLayoutConstraint.init.item": "make.UIView()", "NSLayoutConstraint.init.toItem": "window",
    "CALayer.contents": "make.UIImage()", "CALayer.mask": "CALayer()",
  ]
}
