---@meta playhead

-- What a script for playhead can say, for editors. Made by `playhead meta`; changes are lost.
-- Durations are seconds, angles radians, lengths points.

--- A property of a layer that can be animated, or a part of one.
---@alias KeyPath
---| "bounds"
---| "bounds.origin"
---| "bounds.origin.x"
---| "bounds.origin.y"
---| "bounds.size"
---| "bounds.size.width"
---| "bounds.size.height"
---| "position"
---| "position.x"
---| "position.y"
---| "anchorPoint"
---| "anchorPoint.x"
---| "anchorPoint.y"
---| "zPosition"
---| "opacity"
---| "cornerRadius"
---| "hidden"
---| "masksToBounds"
---| "backgroundColor"
---| "transform"
---| "transform.rotation"
---| "transform.rotation.x"
---| "transform.rotation.y"
---| "transform.rotation.z"
---| "transform.scale"
---| "transform.scale.x"
---| "transform.scale.y"
---| "transform.scale.z"
---| "transform.translation"
---| "transform.translation.x"
---| "transform.translation.y"
---| "transform.translation.z"
---| "sublayerTransform"
---| "sublayerTransform.rotation"
---| "sublayerTransform.rotation.x"
---| "sublayerTransform.rotation.y"
---| "sublayerTransform.rotation.z"
---| "sublayerTransform.scale"
---| "sublayerTransform.scale.x"
---| "sublayerTransform.scale.y"
---| "sublayerTransform.scale.z"
---| "sublayerTransform.translation"
---| "sublayerTransform.translation.x"
---| "sublayerTransform.translation.y"
---| "sublayerTransform.translation.z"
---| "anchorPointZ"
---| "borderWidth"
---| "borderColor"
---| "shadowColor"
---| "shadowOpacity"
---| "shadowOffset"
---| "shadowOffset.width"
---| "shadowOffset.height"
---| "shadowRadius"
---| "shadowPath"
---| "contents"
---| "contentsRect"
---| "contentsRect.origin"
---| "contentsRect.origin.x"
---| "contentsRect.origin.y"
---| "contentsRect.size"
---| "contentsRect.size.width"
---| "contentsRect.size.height"
---| "contentsCenter"
---| "contentsCenter.origin"
---| "contentsCenter.origin.x"
---| "contentsCenter.origin.y"
---| "contentsCenter.size"
---| "contentsCenter.size.width"
---| "contentsCenter.size.height"
---| "contentsScale"
---| "contentsGravity"
---| "maskedCorners"
---| "cornerCurve"
---| "doubleSided"
---| "geometryFlipped"
---| "opaque"
---| "shouldRasterize"
---| "rasterizationScale"
---| "allowsGroupOpacity"
---| "allowsEdgeAntialiasing"
---| "path"
---| "fillColor"
---| "fillRule"
---| "strokeColor"
---| "strokeStart"
---| "strokeEnd"
---| "lineWidth"
---| "miterLimit"
---| "lineCap"
---| "lineJoin"
---| "lineDashPhase"
---| "lineDashPattern"
---| "colors"
---| "locations"
---| "startPoint"
---| "startPoint.x"
---| "startPoint.y"
---| "endPoint"
---| "endPoint.x"
---| "endPoint.y"
---| "type"
---| "string"
---| "font"
---| "fontSize"
---| "foregroundColor"
---| "alignmentMode"
---| "wrapped"
---| "truncationMode"
---| "instanceCount"
---| "instanceDelay"
---| "instanceTransform"
---| "instanceTransform.rotation"
---| "instanceTransform.rotation.x"
---| "instanceTransform.rotation.y"
---| "instanceTransform.rotation.z"
---| "instanceTransform.scale"
---| "instanceTransform.scale.x"
---| "instanceTransform.scale.y"
---| "instanceTransform.scale.z"
---| "instanceTransform.translation"
---| "instanceTransform.translation.x"
---| "instanceTransform.translation.y"
---| "instanceTransform.translation.z"
---| "instanceColor"
---| "instanceRedOffset"
---| "instanceGreenOffset"
---| "instanceBlueOffset"
---| "instanceAlphaOffset"
---| "preservesDepth"

---@alias CAMediaTimingFillMode
---| "removed"
---| "forwards"
---| "backwards"
---| "both"

---@alias CAMediaTimingFunctionName
---| "linear"
---| "easeIn"
---| "easeOut"
---| "easeInEaseOut"
---| "default"

---@alias CAAnimationCalculationMode
---| "linear"
---| "discrete"
---| "paced"
---| "cubic"
---| "cubicPaced"

---@alias CAAnimationRotationMode
---| "rotateAuto"
---| "rotateAutoReverse"

---@alias CATransitionType
---| "fade"
---| "moveIn"
---| "push"
---| "reveal"

---@alias CATransitionSubtype
---| "fromRight"
---| "fromLeft"
---| "fromTop"
---| "fromBottom"

---@alias CAValueFunctionName
---| "rotateX"
---| "rotateY"
---| "rotateZ"
---| "scale"
---| "scaleX"
---| "scaleY"
---| "scaleZ"
---| "translate"
---| "translateX"
---| "translateY"
---| "translateZ"

---@alias UIModalPresentationStyle
---| "fullScreen"
---| "pageSheet"
---| "formSheet"
---| "currentContext"
---| "custom"
---| "overFullScreen"
---| "overCurrentContext"
---| "popover"
---| "none"
---| "automatic"

---@alias UIModalTransitionStyle
---| "coverVertical"
---| "flipHorizontal"
---| "crossDissolve"
---| "partialCurl"

---@alias UIUserInterfaceSizeClass
---| "unspecified"
---| "compact"
---| "regular"

---@alias UITransitionContextViewControllerKey
---| "from"
---| "to"

---@alias UITransitionContextViewKey
---| "from"
---| "to"

---@alias UIRectEdge
---| "top"
---| "left"
---| "bottom"
---| "right"
---| "all"

---@alias UIRectCorner
---| "topLeft"
---| "topRight"
---| "bottomLeft"
---| "bottomRight"
---| "all"

---@alias CALayerContentsGravity
---| "center"
---| "top"
---| "bottom"
---| "left"
---| "right"
---| "topLeft"
---| "topRight"
---| "bottomLeft"
---| "bottomRight"
---| "resize"
---| "resizeAspect"
---| "resizeAspectFill"

---@alias CALayerCornerCurve
---| "circular"
---| "continuous"

---@alias CACornerMask
---| "layerMinXMinYCorner"
---| "layerMaxXMinYCorner"
---| "layerMinXMaxYCorner"
---| "layerMaxXMaxYCorner"

---@alias CAShapeLayerFillRule
---| "nonZero"
---| "evenOdd"

---@alias CAShapeLayerLineCap
---| "butt"
---| "round"
---| "square"

---@alias CAShapeLayerLineJoin
---| "miter"
---| "round"
---| "bevel"

---@alias CAGradientLayerType
---| "axial"
---| "radial"
---| "conic"

---@alias UIFont.Weight
---| "ultraLight"
---| "thin"
---| "light"
---| "regular"
---| "medium"
---| "semibold"
---| "bold"
---| "heavy"
---| "black"

---@alias CATextLayerAlignmentMode
---| "natural"
---| "left"
---| "right"
---| "center"
---| "justified"

---@alias CATextLayerTruncationMode
---| "none"
---| "start"
---| "middle"
---| "end"

---@alias UIView.ContentMode
---| "scaleToFill"
---| "scaleAspectFit"
---| "scaleAspectFill"
---| "redraw"
---| "center"
---| "top"
---| "bottom"
---| "left"
---| "right"
---| "topLeft"
---| "topRight"
---| "bottomLeft"
---| "bottomRight"

---@alias UIView.AutoresizingMask
---| "flexibleLeftMargin"
---| "flexibleWidth"
---| "flexibleRightMargin"
---| "flexibleTopMargin"
---| "flexibleHeight"
---| "flexibleBottomMargin"

---@alias UIView.AnimationOptions
---| "layoutSubviews"
---| "allowUserInteraction"
---| "beginFromCurrentState"
---| "repeat"
---| "autoreverse"
---| "overrideInheritedDuration"
---| "overrideInheritedCurve"
---| "allowAnimatedContent"
---| "showHideTransitionViews"
---| "overrideInheritedOptions"
---| "curveEaseInOut"
---| "curveEaseIn"
---| "curveEaseOut"
---| "curveLinear"
---| "transitionFlipFromLeft"
---| "transitionFlipFromRight"
---| "transitionCurlUp"
---| "transitionCurlDown"
---| "transitionCrossDissolve"
---| "transitionFlipFromTop"
---| "transitionFlipFromBottom"

---@alias UIView.KeyframeAnimationOptions
---| "layoutSubviews"
---| "allowUserInteraction"
---| "beginFromCurrentState"
---| "repeat"
---| "autoreverse"
---| "overrideInheritedDuration"
---| "overrideInheritedOptions"
---| "calculationModeLinear"
---| "calculationModeDiscrete"
---| "calculationModePaced"
---| "calculationModeCubic"
---| "calculationModeCubicPaced"

---@alias BehaviorSettings.ScrubCurve
---| "linearDefault"
---| "easedAlways"
---| "linearAlways"

---@alias BehaviorSettings.CancelDuration
---| "elapsed"
---| "literal"

---@alias BehaviorSettings.CancelCallbacks
---| "atComplete"
---| "atCancel"

---@alias BehaviorSettings.TailShape
---| "remainder"
---| "whole"

---@alias BehaviorSettings.CoordinatorCompletions
---| "afterCallbacks"
---| "beforeCallbacks"

---@alias BehaviorSettings.KeptPresenterFrames
---| "recorded"
---| "documented"

---@alias BehaviorSettings.CustomWithoutAnimator
---| "still"
---| "system"

---@alias BehaviorSettings.TouchBlocking
---| "participants"
---| "window"

---@alias BehaviorSettings.RemovalCallbacks
---| "nextTurn"
---| "synchronous"

---@alias BehaviorSettings.CAAnimations
---| "scrubbed"
---| "free"

---@alias BehaviorSettings.PanTranslation
---| "touchDown"
---| "recognition"

---@alias UIControl.State
---| "normal"
---| "highlighted"
---| "disabled"
---| "selected"

---@alias UIControl.Event
---| "touchDown"
---| "touchDownRepeat"
---| "touchDragInside"
---| "touchDragOutside"
---| "touchDragEnter"
---| "touchDragExit"
---| "touchUpInside"
---| "touchUpOutside"
---| "touchCancel"
---| "valueChanged"
---| "primaryActionTriggered"
---| "allTouchEvents"
---| "allEvents"

---@alias UIButton.ButtonType
---| "custom"
---| "system"
---| "detailDisclosure"
---| "infoLight"
---| "infoDark"
---| "contactAdd"
---| "close"

---@alias UITouch.Phase
---| "began"
---| "moved"
---| "stationary"
---| "ended"
---| "cancelled"

---@alias UILabel.TextAlignment
---| "left"
---| "center"
---| "right"
---| "justified"
---| "natural"

---@alias UIBlurEffect.Style
---| "extraLight"
---| "light"
---| "dark"
---| "regular"
---| "prominent"
---| "systemUltraThinMaterial"
---| "systemThinMaterial"
---| "systemMaterial"
---| "systemThickMaterial"
---| "systemChromeMaterial"

---@alias UIScrollView.ContentInsetAdjustmentBehavior
---| "automatic"
---| "scrollableAxes"
---| "never"
---| "always"

---@alias UICollectionView.ScrollPosition
---| "top"
---| "centeredVertically"
---| "bottom"
---| "left"
---| "centeredHorizontally"
---| "right"

---@alias UICollectionViewScrollDirection
---| "vertical"
---| "horizontal"

---@alias UIGestureRecognizer.State
---| "possible"
---| "began"
---| "changed"
---| "ended"
---| "cancelled"
---| "failed"

---@alias UISwipeGestureRecognizer.Direction
---| "right"
---| "left"
---| "up"
---| "down"

---@alias UIViewAnimatingState
---| "inactive"
---| "active"
---| "stopped"

---@alias UIView.AnimationCurve
---| "easeInOut"
---| "easeIn"
---| "easeOut"
---| "linear"

---@alias UIViewAnimatingPosition
---| "end"
---| "start"
---| "current"

---@alias UITimingCurveType
---| "builtin"
---| "cubic"
---| "spring"
---| "composed"

---@alias UIStoryboardSegue.Kind
---| "show"
---| "presentModally"

---@alias LoopMode
---| "off"
---| "loop"
---| "pingpong"

---@alias PictureExport.Layout
---| "single"
---| "strip"
---| "onion"
---| "animation"

---@class (exact) CGPoint.init.Labels1_0
---@field x? number A component of the CGPoint; 0 when omitted.
---@field y? number A component of the CGPoint; 0 when omitted.

---@class (exact) CGPoint.init.Labels1_1
---@field y? number A component of the CGPoint; 0 when omitted.
---@field x? nil

--- A point, in points.
---@class CGPoint
---@field x number
---@field y number
---@field zero CGPoint
---@overload fun(x?: number, y?: number): CGPoint
---@overload fun(labels?: CGPoint.init.Labels1_0): CGPoint
---@overload fun(x?: number, labels?: CGPoint.init.Labels1_1): CGPoint
CGPoint = {}

--- The point after a transform.
---@param transform CGAffineTransform The transform to apply.
---@return CGPoint
function CGPoint:applying(transform) end

---@class (exact) CGVector.init.Labels1_0
---@field dx? number A component of the CGVector; 0 when omitted.
---@field dy? number A component of the CGVector; 0 when omitted.

---@class (exact) CGVector.init.Labels1_1
---@field dy? number A component of the CGVector; 0 when omitted.
---@field dx? nil

--- A direction and a length, in points.
---@class CGVector
---@field dx number
---@field dy number
---@field zero CGVector
---@overload fun(dx?: number, dy?: number): CGVector
---@overload fun(labels?: CGVector.init.Labels1_0): CGVector
---@overload fun(dx?: number, labels?: CGVector.init.Labels1_1): CGVector
CGVector = {}

---@class (exact) CGSize.init.Labels1_0
---@field width? number A component of the CGSize; 0 when omitted.
---@field height? number A component of the CGSize; 0 when omitted.

---@class (exact) CGSize.init.Labels1_1
---@field height? number A component of the CGSize; 0 when omitted.
---@field width? nil

--- A width and a height, in points.
---@class CGSize
---@field width number
---@field height number
---@field zero CGSize
---@overload fun(width?: number, height?: number): CGSize
---@overload fun(labels?: CGSize.init.Labels1_0): CGSize
---@overload fun(width?: number, labels?: CGSize.init.Labels1_1): CGSize
CGSize = {}

--- The size after a transform, without its translation.
---@param transform CGAffineTransform The transform to apply.
---@return CGSize
function CGSize:applying(transform) end

---@class (exact) CGRect.init.Labels1_0
---@field x? number A component of the CGRect; 0 when omitted.
---@field y? number A component of the CGRect; 0 when omitted.
---@field width? number A component of the CGRect; 0 when omitted.
---@field height? number A component of the CGRect; 0 when omitted.
---@field origin? nil
---@field size? nil

---@class (exact) CGRect.init.Labels1_1
---@field y? number A component of the CGRect; 0 when omitted.
---@field width? number A component of the CGRect; 0 when omitted.
---@field height? number A component of the CGRect; 0 when omitted.
---@field x? nil
---@field origin? nil
---@field size? nil

---@class (exact) CGRect.init.Labels2_0
---@field origin CGPoint The corner with the smallest coordinates.
---@field size CGSize The width and height.
---@field x? nil
---@field y? nil
---@field width? nil
---@field height? nil

---@class (exact) CGRect.init.Labels2_1
---@field size CGSize The width and height.
---@field x? nil
---@field y? nil
---@field width? nil
---@field height? nil
---@field origin? nil

---@class (exact) CGRect.insetBy.Labels1_0
---@field dx number The distance to the right, in points.
---@field dy number The distance down, in points.

---@class (exact) CGRect.insetBy.Labels1_1
---@field dy number The distance down, in points.
---@field dx? nil

---@class (exact) CGRect.offsetBy.Labels1_0
---@field dx number The distance to the right, in points.
---@field dy number The distance down, in points.

---@class (exact) CGRect.offsetBy.Labels1_1
---@field dy number The distance down, in points.
---@field dx? nil

---@class (exact) CGRect.inset.Labels1_0
---@field by UIEdgeInsets The distances from each edge.

---@class (exact) CGRect.divided.Labels1_0
---@field atDistance number The distance from the edge, limited to the size of the rectangle.
---@field from CGRectEdge The edge of the slice.

---@class (exact) CGRect.divided.Labels1_1
---@field from CGRectEdge The edge of the slice.
---@field atDistance? nil

--- A rectangle: an origin and a size, in points.
---@class CGRect
---@field x number
---@field y number
---@field width number
---@field height number
---@field origin CGPoint
---@field size CGSize
---@field minX number
---@field midX number
---@field maxX number
---@field minY number
---@field midY number
---@field maxY number
---@field isNull boolean
---@field isEmpty boolean
---@field isInfinite boolean
---@field standardized CGRect
---@field integral CGRect
---@field zero CGRect
---@field null CGRect
---@field infinite CGRect
---@overload fun(x?: number, y?: number, width?: number, height?: number): CGRect
---@overload fun(origin: CGPoint, size: CGSize): CGRect
---@overload fun(labels?: CGRect.init.Labels1_0): CGRect
---@overload fun(x?: number, labels?: CGRect.init.Labels1_1): CGRect
---@overload fun(labels: CGRect.init.Labels2_0): CGRect
---@overload fun(origin: CGPoint, labels: CGRect.init.Labels2_1): CGRect
CGRect = {}

--- The rectangle reduced by dx on the left and right, and by dy at the top and bottom.
---@overload fun(self: CGRect, labels: CGRect.insetBy.Labels1_0): CGRect
---@overload fun(self: CGRect, dx: number, labels: CGRect.insetBy.Labels1_1): CGRect
---@param dx number The distance to the right, in points.
---@param dy number The distance down, in points.
---@return CGRect
function CGRect:insetBy(dx, dy) end

--- The rectangle moved by dx and dy.
---@overload fun(self: CGRect, labels: CGRect.offsetBy.Labels1_0): CGRect
---@overload fun(self: CGRect, dx: number, labels: CGRect.offsetBy.Labels1_1): CGRect
---@param dx number The distance to the right, in points.
---@param dy number The distance down, in points.
---@return CGRect
function CGRect:offsetBy(dx, dy) end

--- The rectangle reduced by insets; negative insets enlarge it.
---@overload fun(self: CGRect, labels: CGRect.inset.Labels1_0): CGRect
---@param insets UIEdgeInsets The distances from each edge.
---@return CGRect
function CGRect:inset(insets) end

--- The smallest rectangle that contains both.
---@param other CGRect The other rectangle.
---@return CGRect
function CGRect:union(other) end

--- The intersection of both.
---@param other CGRect The other rectangle.
---@return CGRect
function CGRect:intersection(other) end

--- The box around the rectangle after a transform.
---@param transform CGAffineTransform The transform to apply.
---@return CGRect
function CGRect:applying(transform) end

--- Whether the rectangle contains a point or all of another rectangle.
---@overload fun(self: CGRect, rect: CGRect): boolean
---@param point CGPoint The point to test.
---@return boolean
function CGRect:contains(point) end

--- The slice along an edge; the remainder is the second result.
---@overload fun(self: CGRect, labels: CGRect.divided.Labels1_0): CGRect
---@overload fun(self: CGRect, atDistance: number, labels: CGRect.divided.Labels1_1): CGRect
---@param atDistance number The distance from the edge, limited to the size of the rectangle.
---@param edge CGRectEdge The edge of the slice.
---@return CGRect
function CGRect:divided(atDistance, edge) end

--- Whether the rectangles intersect.
---@param other CGRect The other rectangle.
---@return boolean
function CGRect:intersects(other) end

---@class (exact) UIEdgeInsets.init.Labels1_0
---@field top? number A component of the UIEdgeInsets; 0 when omitted.
---@field left? number A component of the UIEdgeInsets; 0 when omitted.
---@field bottom? number A component of the UIEdgeInsets; 0 when omitted.
---@field right? number A component of the UIEdgeInsets; 0 when omitted.

---@class (exact) UIEdgeInsets.init.Labels1_1
---@field left? number A component of the UIEdgeInsets; 0 when omitted.
---@field bottom? number A component of the UIEdgeInsets; 0 when omitted.
---@field right? number A component of the UIEdgeInsets; 0 when omitted.
---@field top? nil

--- Distances from the edges of a rectangle, in points.
---@class UIEdgeInsets
---@field top number
---@field left number
---@field bottom number
---@field right number
---@field zero UIEdgeInsets
---@overload fun(top?: number, left?: number, bottom?: number, right?: number): UIEdgeInsets
---@overload fun(labels?: UIEdgeInsets.init.Labels1_0): UIEdgeInsets
---@overload fun(top?: number, labels?: UIEdgeInsets.init.Labels1_1): UIEdgeInsets
UIEdgeInsets = {}

---@class (exact) CGAffineTransform.init.Labels1_0
---@field a? number A component of the CGAffineTransform; 0 when omitted.
---@field b? number A component of the CGAffineTransform; 0 when omitted.
---@field c? number A component of the CGAffineTransform; 0 when omitted.
---@field d? number A component of the CGAffineTransform; 0 when omitted.
---@field tx? number A component of the CGAffineTransform; 0 when omitted.
---@field ty? number A component of the CGAffineTransform; 0 when omitted.
---@field scaleX? nil
---@field y? nil
---@field translationX? nil
---@field rotationAngle? nil

---@class (exact) CGAffineTransform.init.Labels1_1
---@field b? number A component of the CGAffineTransform; 0 when omitted.
---@field c? number A component of the CGAffineTransform; 0 when omitted.
---@field d? number A component of the CGAffineTransform; 0 when omitted.
---@field tx? number A component of the CGAffineTransform; 0 when omitted.
---@field ty? number A component of the CGAffineTransform; 0 when omitted.
---@field a? nil
---@field scaleX? nil
---@field y? nil
---@field translationX? nil
---@field rotationAngle? nil

---@class (exact) CGAffineTransform.init.Labels2_0
---@field scaleX number The factor of the width.
---@field y number Along y.
---@field a? nil
---@field b? nil
---@field c? nil
---@field d? nil
---@field tx? nil
---@field ty? nil
---@field translationX? nil
---@field rotationAngle? nil

---@class (exact) CGAffineTransform.init.Labels2_1
---@field y number Along y.
---@field a? nil
---@field b? nil
---@field c? nil
---@field d? nil
---@field tx? nil
---@field ty? nil
---@field scaleX? nil
---@field translationX? nil
---@field rotationAngle? nil

---@class (exact) CGAffineTransform.init.Labels3_0
---@field translationX number The distance to the right, in points.
---@field y number Along y.
---@field a? nil
---@field b? nil
---@field c? nil
---@field d? nil
---@field tx? nil
---@field ty? nil
---@field scaleX? nil
---@field rotationAngle? nil

---@class (exact) CGAffineTransform.init.Labels3_1
---@field y number Along y.
---@field a? nil
---@field b? nil
---@field c? nil
---@field d? nil
---@field tx? nil
---@field ty? nil
---@field scaleX? nil
---@field translationX? nil
---@field rotationAngle? nil

---@class (exact) CGAffineTransform.init.Labels4_0
---@field rotationAngle number The angle of the rotation.
---@field a? nil
---@field b? nil
---@field c? nil
---@field d? nil
---@field tx? nil
---@field ty? nil
---@field scaleX? nil
---@field y? nil
---@field translationX? nil

---@class (exact) CGAffineTransform.translatedBy.Labels1_0
---@field x number Along x.
---@field y number Along y.

---@class (exact) CGAffineTransform.translatedBy.Labels1_1
---@field y number Along y.
---@field x? nil

---@class (exact) CGAffineTransform.scaledBy.Labels1_0
---@field x number Along x.
---@field y number Along y.

---@class (exact) CGAffineTransform.scaledBy.Labels1_1
---@field y number Along y.
---@field x? nil

---@class (exact) CGAffineTransform.rotated.Labels1_0
---@field by number The angle of the rotation.

--- A plane transform: moves, rotates, scales and skews.
---@class CGAffineTransform
---@field a number
---@field b number
---@field c number
---@field d number
---@field tx number
---@field ty number
---@field isIdentity boolean
---@field identity CGAffineTransform
---@overload fun(a?: number, b?: number, c?: number, d?: number, tx?: number, ty?: number): CGAffineTransform
---@overload fun(scaleX: number, y: number): CGAffineTransform
---@overload fun(translationX: number, y: number): CGAffineTransform
---@overload fun(rotationAngle: number): CGAffineTransform
---@overload fun(labels?: CGAffineTransform.init.Labels1_0): CGAffineTransform
---@overload fun(a?: number, labels?: CGAffineTransform.init.Labels1_1): CGAffineTransform
---@overload fun(labels: CGAffineTransform.init.Labels2_0): CGAffineTransform
---@overload fun(scaleX: number, labels: CGAffineTransform.init.Labels2_1): CGAffineTransform
---@overload fun(labels: CGAffineTransform.init.Labels3_0): CGAffineTransform
---@overload fun(translationX: number, labels: CGAffineTransform.init.Labels3_1): CGAffineTransform
---@overload fun(labels: CGAffineTransform.init.Labels4_0): CGAffineTransform
CGAffineTransform = {}

--- This transform followed by the other.
---@param other CGAffineTransform The other transform.
---@return CGAffineTransform
function CGAffineTransform:concatenating(other) end

--- A translation followed by this transform.
---@overload fun(self: CGAffineTransform, labels: CGAffineTransform.translatedBy.Labels1_0): CGAffineTransform
---@overload fun(self: CGAffineTransform, x: number, labels: CGAffineTransform.translatedBy.Labels1_1): CGAffineTransform
---@param x number Along x.
---@param y number Along y.
---@return CGAffineTransform
function CGAffineTransform:translatedBy(x, y) end

--- A scale followed by this transform.
---@overload fun(self: CGAffineTransform, labels: CGAffineTransform.scaledBy.Labels1_0): CGAffineTransform
---@overload fun(self: CGAffineTransform, x: number, labels: CGAffineTransform.scaledBy.Labels1_1): CGAffineTransform
---@param x number Along x.
---@param y number Along y.
---@return CGAffineTransform
function CGAffineTransform:scaledBy(x, y) end

--- A rotation followed by this transform.
---@overload fun(self: CGAffineTransform, labels: CGAffineTransform.rotated.Labels1_0): CGAffineTransform
---@param angle number The angle of the rotation.
---@return CGAffineTransform
function CGAffineTransform:rotated(angle) end

--- The inverse of this transform.
---@return CGAffineTransform
function CGAffineTransform:inverted() end

---@class (exact) CATransform3D.init.Labels1_0
---@field m11? number A component of the CATransform3D; 0 when omitted.
---@field m12? number A component of the CATransform3D; 0 when omitted.
---@field m13? number A component of the CATransform3D; 0 when omitted.
---@field m14? number A component of the CATransform3D; 0 when omitted.
---@field m21? number A component of the CATransform3D; 0 when omitted.
---@field m22? number A component of the CATransform3D; 0 when omitted.
---@field m23? number A component of the CATransform3D; 0 when omitted.
---@field m24? number A component of the CATransform3D; 0 when omitted.
---@field m31? number A component of the CATransform3D; 0 when omitted.
---@field m32? number A component of the CATransform3D; 0 when omitted.
---@field m33? number A component of the CATransform3D; 0 when omitted.
---@field m34? number A component of the CATransform3D; 0 when omitted.
---@field m41? number A component of the CATransform3D; 0 when omitted.
---@field m42? number A component of the CATransform3D; 0 when omitted.
---@field m43? number A component of the CATransform3D; 0 when omitted.
---@field m44? number A component of the CATransform3D; 0 when omitted.

---@class (exact) CATransform3D.init.Labels1_1
---@field m12? number A component of the CATransform3D; 0 when omitted.
---@field m13? number A component of the CATransform3D; 0 when omitted.
---@field m14? number A component of the CATransform3D; 0 when omitted.
---@field m21? number A component of the CATransform3D; 0 when omitted.
---@field m22? number A component of the CATransform3D; 0 when omitted.
---@field m23? number A component of the CATransform3D; 0 when omitted.
---@field m24? number A component of the CATransform3D; 0 when omitted.
---@field m31? number A component of the CATransform3D; 0 when omitted.
---@field m32? number A component of the CATransform3D; 0 when omitted.
---@field m33? number A component of the CATransform3D; 0 when omitted.
---@field m34? number A component of the CATransform3D; 0 when omitted.
---@field m41? number A component of the CATransform3D; 0 when omitted.
---@field m42? number A component of the CATransform3D; 0 when omitted.
---@field m43? number A component of the CATransform3D; 0 when omitted.
---@field m44? number A component of the CATransform3D; 0 when omitted.
---@field m11? nil

---@class (exact) CATransform3D.translatedBy.Labels1_0
---@field x number Along x.
---@field y number Along y.
---@field z number Along z.

---@class (exact) CATransform3D.translatedBy.Labels1_1
---@field y number Along y.
---@field z number Along z.
---@field x? nil

---@class (exact) CATransform3D.scaledBy.Labels1_0
---@field x number Along x.
---@field y number Along y.
---@field z number Along z.

---@class (exact) CATransform3D.scaledBy.Labels1_1
---@field y number Along y.
---@field z number Along z.
---@field x? nil

---@class (exact) CATransform3D.rotated.Labels1_0
---@field by number The angle of the rotation.
---@field x number Along x.
---@field y number Along y.
---@field z number Along z.

---@class (exact) CATransform3D.rotated.Labels1_1
---@field x number Along x.
---@field y number Along y.
---@field z number Along z.
---@field by? nil

--- A 3D transform: 16 numbers, for row vectors.
---@class CATransform3D
---@field m11 number
---@field m12 number
---@field m13 number
---@field m14 number
---@field m21 number
---@field m22 number
---@field m23 number
---@field m24 number
---@field m31 number
---@field m32 number
---@field m33 number
---@field m34 number
---@field m41 number
---@field m42 number
---@field m43 number
---@field m44 number
---@field isIdentity boolean
---@field identity CATransform3D
---@overload fun(m11?: number, m12?: number, m13?: number, m14?: number, m21?: number, m22?: number, m23?: number, m24?: number, m31?: number, m32?: number, m33?: number, m34?: number, m41?: number, m42?: number, m43?: number, m44?: number): CATransform3D
---@overload fun(labels?: CATransform3D.init.Labels1_0): CATransform3D
---@overload fun(m11?: number, labels?: CATransform3D.init.Labels1_1): CATransform3D
CATransform3D = {}

--- This transform followed by the other.
---@param other CATransform3D The other transform.
---@return CATransform3D
function CATransform3D:concatenating(other) end

--- A translation followed by this transform.
---@overload fun(self: CATransform3D, labels: CATransform3D.translatedBy.Labels1_0): CATransform3D
---@overload fun(self: CATransform3D, x: number, labels: CATransform3D.translatedBy.Labels1_1): CATransform3D
---@param x number Along x.
---@param y number Along y.
---@param z number Along z.
---@return CATransform3D
function CATransform3D:translatedBy(x, y, z) end

--- A scale followed by this transform.
---@overload fun(self: CATransform3D, labels: CATransform3D.scaledBy.Labels1_0): CATransform3D
---@overload fun(self: CATransform3D, x: number, labels: CATransform3D.scaledBy.Labels1_1): CATransform3D
---@param x number Along x.
---@param y number Along y.
---@param z number Along z.
---@return CATransform3D
function CATransform3D:scaledBy(x, y, z) end

--- A rotation about an axis followed by this transform.
---@overload fun(self: CATransform3D, labels: CATransform3D.rotated.Labels1_0): CATransform3D
---@overload fun(self: CATransform3D, angle: number, labels: CATransform3D.rotated.Labels1_1): CATransform3D
---@param angle number The angle of the rotation.
---@param x number Along x.
---@param y number Along y.
---@param z number Along z.
---@return CATransform3D
function CATransform3D:rotated(angle, x, y, z) end

--- The inverse of this transform.
---@return CATransform3D
function CATransform3D:inverted() end

---@class (exact) UIColor.init.Labels1_0
---@field red number The component, from 0 to 1.
---@field green number The component, from 0 to 1.
---@field blue number The component, from 0 to 1.
---@field alpha? number The alpha; default 1.
---@field white? nil
---@field hex? nil

---@class (exact) UIColor.init.Labels1_1
---@field green number The component, from 0 to 1.
---@field blue number The component, from 0 to 1.
---@field alpha? number The alpha; default 1.
---@field red? nil
---@field white? nil
---@field hex? nil

---@class (exact) UIColor.init.Labels2_0
---@field white number The brightness: 0 is black, 1 is white.
---@field alpha? number The alpha; default 1.
---@field red? nil
---@field green? nil
---@field blue? nil
---@field hex? nil

---@class (exact) UIColor.init.Labels2_1
---@field alpha? number The alpha; default 1.
---@field red? nil
---@field green? nil
---@field blue? nil
---@field white? nil
---@field hex? nil

---@class (exact) UIColor.init.Labels3_0
---@field hex string A hex string such as "#0a84ff".
---@field red? nil
---@field green? nil
---@field blue? nil
---@field alpha? nil
---@field white? nil

--- An sRGB colour: red, green, blue and alpha, from 0 to 1.
---@class UIColor
---@field red number
---@field green number
---@field blue number
---@field alpha number
---@field cgColor UIColor
---@field black UIColor
---@field white UIColor
---@field clear UIColor
---@field darkGray UIColor
---@field lightGray UIColor
---@field gray UIColor
---@field red UIColor
---@field green UIColor
---@field blue UIColor
---@field cyan UIColor
---@field yellow UIColor
---@field magenta UIColor
---@field orange UIColor
---@field purple UIColor
---@field brown UIColor
---@field systemRed UIColor
---@field systemGreen UIColor
---@field systemBlue UIColor
---@field systemOrange UIColor
---@field systemYellow UIColor
---@field systemPink UIColor
---@field systemPurple UIColor
---@field systemTeal UIColor
---@field systemIndigo UIColor
---@field systemBrown UIColor
---@field systemMint UIColor
---@field systemCyan UIColor
---@field systemGray UIColor
---@field systemGray2 UIColor
---@field systemGray3 UIColor
---@field systemGray4 UIColor
---@field systemGray5 UIColor
---@field systemGray6 UIColor
---@field label UIColor
---@field secondaryLabel UIColor
---@field tertiaryLabel UIColor
---@field quaternaryLabel UIColor
---@field placeholderText UIColor
---@field link UIColor
---@field tintColor UIColor
---@field separator UIColor
---@field opaqueSeparator UIColor
---@field systemBackground UIColor
---@field secondarySystemBackground UIColor
---@field tertiarySystemBackground UIColor
---@field systemGroupedBackground UIColor
---@field secondarySystemGroupedBackground UIColor
---@field tertiarySystemGroupedBackground UIColor
---@field systemFill UIColor
---@field secondarySystemFill UIColor
---@field tertiarySystemFill UIColor
---@field quaternarySystemFill UIColor
---@overload fun(red: number, green: number, blue: number, alpha?: number): UIColor
---@overload fun(white: number, alpha?: number): UIColor
---@overload fun(hex: string): UIColor
---@overload fun(labels: UIColor.init.Labels1_0): UIColor
---@overload fun(red: number, labels: UIColor.init.Labels1_1): UIColor
---@overload fun(labels: UIColor.init.Labels2_0): UIColor
---@overload fun(white: number, labels?: UIColor.init.Labels2_1): UIColor
---@overload fun(labels: UIColor.init.Labels3_0): UIColor
UIColor = {}

--- The same colour with another alpha.
---@param alpha number The alpha, from 0 to 1.
---@return UIColor
function UIColor:withAlphaComponent(alpha) end

---@class (exact) IndexPath.init.Labels1_0
---@field item integer The section, counted from 0.
---@field section? integer The index, counted from 0; default 0.

---@class (exact) IndexPath.init.Labels1_1
---@field section? integer The index, counted from 0; default 0.
---@field item? nil

--- The place of an item: section and index in the section, both counted from 0.
---@class IndexPath
---@field item number
---@field section number
---@field item integer
---@field section integer
---@field row integer
---@overload fun(item: integer, section?: integer): IndexPath
---@overload fun(labels: IndexPath.init.Labels1_0): IndexPath
---@overload fun(item: integer, labels?: IndexPath.init.Labels1_1): IndexPath
IndexPath = {}

--- Notified when an animation begins and ends.
---@class CAAnimationDelegate
---@field animationDidStart? fun(self, animation): any The animation's active interval begins.
---@field animationDidStop? fun(self, animation, finished): any The animation ended or was removed.

--- Provides the actions of a layer's property changes; lays out its sublayers.
---@class CALayerDelegate
---@field action? fun(self, layer, key): any An animation or a function to run, NSNull() for no action, nil to continue the search.
---@field layoutSublayers? fun(self, layer): any The size or the sublayers changed, or layout was requested.
---@field display? fun(self, layer): any Display was requested; set contents here.

--- Provides the objects that carry out a presentation.
---@class UIViewControllerTransitioningDelegate
---@field animationController_forPresented? fun(self, presented, presenting, source): any The animator of a presentation, or nil.
---@field animationController_forDismissed? fun(self, dismissed): any The animator of a dismissal, or nil.
---@field interactionControllerForPresentation? fun(self, animator): any The interaction controller, or nil.
---@field interactionControllerForDismissal? fun(self, animator): any The interaction controller, or nil.
---@field presentationController_forPresented? fun(self, presented, presenting, source): any The presentation controller of a custom style.

--- Decides how a presentation adapts, and whether a drag may dismiss it.
---@class UIAdaptivePresentationControllerDelegate
---@field adaptivePresentationStyle? fun(self, controller, traitCollection): any The presentation style for a compact environment.
---@field presentationController_willPresentWithAdaptiveStyle? fun(self, controller, style, coordinator): any The presentation begins in the adapted style; none when it did not adapt.
---@field presentationControllerShouldDismiss? fun(self, controller): any Whether a drag may dismiss the controller.
---@field presentationControllerWillDismiss? fun(self, controller): any A drag begins to dismiss the controller.
---@field presentationControllerDidDismiss? fun(self, controller): any A drag dismissed the controller.
---@field presentationControllerDidAttemptToDismiss? fun(self, controller): any A drag to dismiss the controller was refused.

--- The same for a sheet; notified when its height changes.
---@class UISheetPresentationControllerDelegate
---@field sheetPresentationControllerDidChangeSelectedDetentIdentifier? fun(self, sheet): any A drag changed the selected height.
---@field adaptivePresentationStyle? fun(self, controller, traitCollection): any The presentation style for a compact environment.
---@field presentationController_willPresentWithAdaptiveStyle? fun(self, controller, style, coordinator): any The presentation begins in the adapted style; none when it did not adapt.
---@field presentationControllerShouldDismiss? fun(self, controller): any Whether a drag may dismiss the controller.
---@field presentationControllerWillDismiss? fun(self, controller): any A drag begins to dismiss the controller.
---@field presentationControllerDidDismiss? fun(self, controller): any A drag dismissed the controller.
---@field presentationControllerDidAttemptToDismiss? fun(self, controller): any A drag to dismiss the controller was refused.

--- Animates a transition.
---@class UIViewControllerAnimatedTransitioning
---@field transitionDuration? fun(self, context): any The duration, in seconds.
---@field animateTransition? fun(self, context): any Adds the views, animates, and completes the transition at the end.
---@field interruptibleAnimator? fun(self, context): any The property animator of the whole transition, the same at every call; or nil.
---@field animationEnded? fun(self, completed): any The transition ended.

--- Drives a transition interactively.
---@class UIViewControllerInteractiveTransitioning
---@field startInteractiveTransition? fun(self, context): any The transition begins.
---@field wantsInteractiveStart? fun(self): any Whether the transition begins interactively.
---@field completionSpeed? fun(self): any The speed of the release animation.
---@field completionCurve? fun(self): any The curve of the release animation.

--- Decides when a gesture recogniser may act.
---@class UIGestureRecognizerDelegate
---@field gestureRecognizerShouldBegin? fun(self, recognizer): any Whether the recogniser may begin.
---@field gestureRecognizer_shouldRecognizeSimultaneouslyWith? fun(self, recognizer, other): any Whether both recognisers may recognise at once.
---@field gestureRecognizer_shouldRequireFailureOf? fun(self, recognizer, other): any Whether the recogniser waits until the other has failed.
---@field gestureRecognizer_shouldBeRequiredToFailBy? fun(self, recognizer, other): any Whether the other recogniser waits until this one has failed.
---@field gestureRecognizer_shouldReceive? fun(self, recognizer, touch): any Whether the recogniser receives a touch.

--- Provides the animators of pushes and pops; notified of the controller shown.
---@class UINavigationControllerDelegate
---@field navigationController_animationControllerFor? fun(self, navigation, operation, from, to): any The animator of a push or pop, or nil.
---@field navigationController_interactionControllerFor? fun(self, navigation, animator): any The interaction controller, or nil.
---@field navigationController_willShow? fun(self, navigation, controller, animated): any Called before another controller is shown.
---@field navigationController_didShow? fun(self, navigation, controller, animated): any Called after another controller was shown.

--- Provides the animators of tab changes; notified of the user's choices.
---@class UITabBarControllerDelegate
---@field tabBarController_shouldSelect? fun(self, tabs, controller): any Whether a tap selects the tab.
---@field tabBarController_didSelect? fun(self, tabs, controller): any A tap selected a tab.
---@field tabBarController_animationControllerForTransitionFrom? fun(self, tabs, from, to): any The animator, or nil.
---@field tabBarController_interactionControllerFor? fun(self, tabs, animator): any The interaction controller, or nil.

--- Notified of scrolling and zooming.
---@class UIScrollViewDelegate
---@field scrollViewDidScroll? fun(self, scrollView): any The content offset changed.
---@field scrollViewWillBeginDragging? fun(self, scrollView): any A finger begins to drag the content.
---@field scrollViewWillEndDragging? fun(self, scrollView, velocity, target): any The offset at which scrolling comes to rest; nil keeps the target.
---@field scrollViewWillBeginDecelerating? fun(self, scrollView): any Scrolling continues after the finger was lifted.
---@field scrollViewDidEndDragging? fun(self, scrollView, decelerates): any The finger was lifted.
---@field scrollViewDidEndDecelerating? fun(self, scrollView): any Scrolling came to rest.
---@field scrollViewDidEndScrollingAnimation? fun(self, scrollView): any An animated change of the offset ended.
---@field viewForZooming? fun(self, scrollView): any The view to zoom; nil turns zooming off.
---@field scrollViewDidZoom? fun(self, scrollView): any The zoom scale changed.
---@field scrollViewWillBeginZooming? fun(self, scrollView, view): any Two fingers begin to zoom the content.
---@field scrollViewDidEndZooming? fun(self, scrollView, view, scale): any Zooming ended.
---@field scrollViewDidChangeAdjustedContentInset? fun(self, scrollView): any The adjusted inset changed.

--- Notified of taps on cells and of scrolling.
---@class UICollectionViewDelegate
---@field collectionView_shouldSelectItemAt? fun(self, collection, indexPath): any Whether a tap selects an item.
---@field collectionView_didSelectItemAt? fun(self, collection, indexPath): any A tap selected an item.
---@field collectionView_didDeselectItemAt? fun(self, collection, indexPath): any An item was deselected.
---@field collectionView_willDisplay? fun(self, collection, cell, indexPath): any A cell is about to appear.
---@field collectionView_didEndDisplaying? fun(self, collection, cell, indexPath): any A cell has disappeared.
---@field scrollViewDidScroll? fun(self, scrollView): any The content offset changed.
---@field scrollViewWillBeginDragging? fun(self, scrollView): any A finger begins to drag the content.
---@field scrollViewWillEndDragging? fun(self, scrollView, velocity, target): any The offset at which scrolling comes to rest; nil keeps the target.
---@field scrollViewWillBeginDecelerating? fun(self, scrollView): any Scrolling continues after the finger was lifted.
---@field scrollViewDidEndDragging? fun(self, scrollView, decelerates): any The finger was lifted.
---@field scrollViewDidEndDecelerating? fun(self, scrollView): any Scrolling came to rest.
---@field scrollViewDidEndScrollingAnimation? fun(self, scrollView): any An animated change of the offset ended.
---@field viewForZooming? fun(self, scrollView): any The view to zoom; nil turns zooming off.
---@field scrollViewDidZoom? fun(self, scrollView): any The zoom scale changed.
---@field scrollViewWillBeginZooming? fun(self, scrollView, view): any Two fingers begin to zoom the content.
---@field scrollViewDidEndZooming? fun(self, scrollView, view, scale): any Zooming ended.
---@field scrollViewDidChangeAdjustedContentInset? fun(self, scrollView): any The adjusted inset changed.

--- The same, and gives single items and sections their own sizes; nil uses the layout's.
---@class UICollectionViewDelegateFlowLayout
---@field collectionView_layout_sizeForItemAt? fun(self, collection, layout, indexPath): any The size of an item, in points.
---@field collectionView_layout_insetForSectionAt? fun(self, collection, layout, section): any The margins of a section.
---@field collectionView_layout_minimumLineSpacingForSectionAt? fun(self, collection, layout, section): any The minimum space between a section's lines.
---@field collectionView_layout_minimumInteritemSpacingForSectionAt? fun(self, collection, layout, section): any The minimum space between the items of a line.
---@field collectionView_shouldSelectItemAt? fun(self, collection, indexPath): any Whether a tap selects an item.
---@field collectionView_didSelectItemAt? fun(self, collection, indexPath): any A tap selected an item.
---@field collectionView_didDeselectItemAt? fun(self, collection, indexPath): any An item was deselected.
---@field collectionView_willDisplay? fun(self, collection, cell, indexPath): any A cell is about to appear.
---@field collectionView_didEndDisplaying? fun(self, collection, cell, indexPath): any A cell has disappeared.
---@field scrollViewDidScroll? fun(self, scrollView): any The content offset changed.
---@field scrollViewWillBeginDragging? fun(self, scrollView): any A finger begins to drag the content.
---@field scrollViewWillEndDragging? fun(self, scrollView, velocity, target): any The offset at which scrolling comes to rest; nil keeps the target.
---@field scrollViewWillBeginDecelerating? fun(self, scrollView): any Scrolling continues after the finger was lifted.
---@field scrollViewDidEndDragging? fun(self, scrollView, decelerates): any The finger was lifted.
---@field scrollViewDidEndDecelerating? fun(self, scrollView): any Scrolling came to rest.
---@field scrollViewDidEndScrollingAnimation? fun(self, scrollView): any An animated change of the offset ended.
---@field viewForZooming? fun(self, scrollView): any The view to zoom; nil turns zooming off.
---@field scrollViewDidZoom? fun(self, scrollView): any The zoom scale changed.
---@field scrollViewWillBeginZooming? fun(self, scrollView, view): any Two fingers begin to zoom the content.
---@field scrollViewDidEndZooming? fun(self, scrollView, view, scale): any Zooming ended.
---@field scrollViewDidChangeAdjustedContentInset? fun(self, scrollView): any The adjusted inset changed.

--- Provides the sections, items and cells of a collection.
---@class UICollectionViewDataSource
---@field numberOfSections? fun(self, collection): any The number of sections; default 1.
---@field collectionView_numberOfItemsInSection? fun(self, collection, section): any The number of items in a section.
---@field collectionView_cellForItemAt? fun(self, collection, indexPath): any The cell for an item.

---@class (exact) NSObject.Init

---@class (exact) NSObject.isKind.Labels1_0
---@field of any A class.

---@class (exact) NSObject.responds.Labels1_0
---@field to string The name of the method.

--- The root of every class.
---@class NSObject
---@field super any The superclass, in a class of a script's own.
---@overload fun(init?: NSObject.Init): NSObject
NSObject = {}

--- A copy of the object.
---@return NSObject
function NSObject:copy() end

--- Whether the object is an instance of a class or of one of its subclasses.
---@overload fun(self: NSObject, labels: NSObject.isKind.Labels1_0): boolean
---@param class any A class.
---@return boolean
function NSObject:isKind(class) end

--- Whether the object has a method with this name.
---@overload fun(self: NSObject, labels: NSObject.responds.Labels1_0): boolean
---@param name string The name of the method.
---@return boolean
function NSObject:responds(name) end

---@class (exact) NSNull.Init

--- A null value where Lua would drop nil: no action, or a nil argument.
---@class NSNull : NSObject
---@overload fun(init?: NSNull.Init): NSNull
NSNull = {}

---@class (exact) CAAction.run.Labels1_0
---@field forKey string The key of the change.
---@field object CALayer The layer that changed.

---@class (exact) CAAction.run.Labels1_1
---@field object CALayer The layer that changed.
---@field forKey? nil

--- The action of a change: the animation that a view creates inside an animation block.
---@class CAAction : NSObject
CAAction = {}

--- Runs the action for a change that was already made.
---@overload fun(self: CAAction, labels: CAAction.run.Labels1_0)
---@overload fun(self: CAAction, event: string, labels: CAAction.run.Labels1_1)
---@param event string The key of the change.
---@param layer CALayer The layer that changed.
function CAAction:run(event, layer) end

---@class (exact) CALayer.Init
---@field bounds? CGRect The layer's own rectangle, in its own coordinates.
---@field position? CGPoint Where the anchor point lies, in the superlayer's coordinates.
---@field anchorPoint? CGPoint The place in the bounds that position and transform hold on to; (0, 0) is the top left and (1, 1) the bottom right.
---@field zPosition? number How far the layer lies towards the viewer; orders siblings and feeds perspective.
---@field opacity? number How opaque the layer and its sublayers are, from 0 to 1.
---@field cornerRadius? number The radius of the rounded corners of the background.
---@field isHidden? boolean Whether the layer and its sublayers are left out.
---@field masksToBounds? boolean Whether sublayers are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the contents.
---@field transform? CATransform3D How the layer is moved, turned and scaled about its anchor point.
---@field sublayerTransform? CATransform3D A transform of the sublayers only, usually a perspective.
---@field anchorPointZ? number The depth of the anchor point.
---@field borderWidth? number How far the border reaches inwards from the edge of the bounds.
---@field borderColor? UIColor|string The colour of the border.
---@field shadowColor? UIColor|string The colour of the shadow.
---@field shadowOpacity? number How opaque the shadow is, from 0 to 1.
---@field shadowOffset? CGSize How far the shadow lies from the layer.
---@field shadowRadius? number How far the shadow is blurred.
---@field shadowPath? UIBezierPath The outline that casts the shadow, instead of the layer's own.
---@field contents? UIImage The image the layer shows.
---@field contentsRect? CGRect The part of the image that is shown, as fractions of it.
---@field contentsCenter? CGRect The part of the image that stretches when it is resized, as fractions of it.
---@field contentsScale? number Pixels of the image per point.
---@field contentsGravity? CALayerContentsGravity How the image is fitted into the bounds.
---@field cornerCurve? CALayerCornerCurve The shape of a rounded corner.
---@field isDoubleSided? boolean Whether the back of the layer shows when it is turned away.
---@field isGeometryFlipped? boolean Whether y grows upwards for the sublayers.
---@field isOpaque? boolean A promise that the contents are fully opaque.
---@field shouldRasterize? boolean Whether the layer is drawn once into a bitmap that is then composited.
---@field rasterizationScale? number Pixels per point of that bitmap.
---@field allowsGroupOpacity? boolean Whether opacity applies to the layer and its sublayers as one picture.
---@field allowsEdgeAntialiasing? boolean Whether the edges are smoothed.
---@field maskedCorners? CACornerMask|CACornerMask[] Which corners cornerRadius rounds.
---@field frame? CGRect The box around the layer in its superlayer's coordinates, in points.
---@field name? string The name of the layer in lists and descriptions.
---@field beginTime? number When the layer's time begins, in its superlayer's time.
---@field timeOffset? number An offset added to the layer's time; at speed 0 it is the layer's time.
---@field speed? number How fast the layer's time runs: 0 stops it, negative values run it backwards.
---@field duration? number Always infinite for a layer.
---@field repeatCount? number No effect on a layer.
---@field repeatDuration? number No effect on a layer.
---@field autoreverses? boolean No effect on a layer.
---@field fillMode? CAMediaTimingFillMode No effect on a layer.
---@field mask? CALayer A layer whose alpha masks this one.
---@field delegate? CALayerDelegate|table Asked for actions before `actions`; notified of layout and display; held weakly.
---@field actions? table Actions by key: an animation, a function of (key, layer), or NSNull() for none.
---@field style? table A table with `actions`, searched after the layer's own.

---@class (exact) CALayer.convertTime.Labels1_1
---@field from? CALayer The layer whose time is given.
---@field to? nil

---@class (exact) CALayer.convertTime.Labels2_1
---@field to? CALayer The layer whose time is returned.
---@field from? nil

---@class (exact) CALayer.insertSublayer.Labels1_1
---@field at integer The index from the back, counted from 0.
---@field below? nil
---@field above? nil

---@class (exact) CALayer.insertSublayer.Labels2_1
---@field below CALayer The layer in front of the new one.
---@field at? nil
---@field above? nil

---@class (exact) CALayer.insertSublayer.Labels3_1
---@field above CALayer The layer behind the new one.
---@field at? nil
---@field below? nil

---@class (exact) CALayer.replaceSublayer.Labels1_1
---@field with CALayer The layer to insert.

---@class (exact) CALayer.add.Labels1_1
---@field forKey? string The key; an animation already under it is removed first.

---@class (exact) CALayer.animation.Labels1_0
---@field forKey string The key the animation was added under.

---@class (exact) CALayer.removeAnimation.Labels1_0
---@field forKey string The key the animation was added under.

---@class (exact) CALayer.action.Labels1_0
---@field forKey string The name of a property, or onOrderIn, onOrderOut, onLayout, sublayers.

---@class (exact) CALayer.convert.Labels1_1
---@field from? CALayer The other layer; nil stands for the root layer.
---@field to? nil

---@class (exact) CALayer.convert.Labels2_1
---@field to? CALayer The other layer; nil stands for the root layer.
---@field from? nil

---@class (exact) CALayer.convert.Labels3_1
---@field from? CALayer The other layer; nil stands for the root layer.
---@field to? nil

---@class (exact) CALayer.convert.Labels4_1
---@field to? CALayer The other layer; nil stands for the root layer.
---@field from? nil

---@class (exact) CALayer.value.Labels1_0
---@field forKeyPath KeyPath For example "transform.rotation.z".
---@field forKey? nil

---@class (exact) CALayer.value.Labels2_0
---@field forKey string A property's name, or a name of your own.
---@field forKeyPath? nil

---@class (exact) CALayer.setValue.Labels1_1
---@field forKeyPath KeyPath For example "transform.rotation.z".
---@field forKey? nil

---@class (exact) CALayer.setValue.Labels2_1
---@field forKey string A property's name, or a name of your own.
---@field forKeyPath? nil

---@class (exact) CALayer.defaultAction.Labels1_0
---@field forKey string A property's name.

---@class (exact) CALayer.defaultValue.Labels1_0
---@field forKey string A property's name.

--- A rectangle of content with geometry, appearance, a clock of its own, and animations.
---@class CALayer : NSObject
---@field bounds CGRect The layer's own rectangle, in its own coordinates.
---@field position CGPoint Where the anchor point lies, in the superlayer's coordinates.
---@field anchorPoint CGPoint The place in the bounds that position and transform hold on to; (0, 0) is the top left and (1, 1) the bottom right.
---@field zPosition number How far the layer lies towards the viewer; orders siblings and feeds perspective.
---@field opacity number How opaque the layer and its sublayers are, from 0 to 1.
---@field cornerRadius number The radius of the rounded corners of the background.
---@field isHidden boolean Whether the layer and its sublayers are left out.
---@field masksToBounds boolean Whether sublayers are clipped to the bounds.
---@field backgroundColor UIColor|string|nil The colour behind the contents.
---@field transform CATransform3D How the layer is moved, turned and scaled about its anchor point.
---@field sublayerTransform CATransform3D A transform of the sublayers only, usually a perspective.
---@field anchorPointZ number The depth of the anchor point.
---@field borderWidth number How far the border reaches inwards from the edge of the bounds.
---@field borderColor UIColor|string|nil The colour of the border.
---@field shadowColor UIColor|string|nil The colour of the shadow.
---@field shadowOpacity number How opaque the shadow is, from 0 to 1.
---@field shadowOffset CGSize How far the shadow lies from the layer.
---@field shadowRadius number How far the shadow is blurred.
---@field shadowPath UIBezierPath|nil The outline that casts the shadow, instead of the layer's own.
---@field contents UIImage|nil The image the layer shows.
---@field contentsRect CGRect The part of the image that is shown, as fractions of it.
---@field contentsCenter CGRect The part of the image that stretches when it is resized, as fractions of it.
---@field contentsScale number Pixels of the image per point.
---@field contentsGravity CALayerContentsGravity How the image is fitted into the bounds.
---@field cornerCurve CALayerCornerCurve The shape of a rounded corner.
---@field isDoubleSided boolean Whether the back of the layer shows when it is turned away.
---@field isGeometryFlipped boolean Whether y grows upwards for the sublayers.
---@field isOpaque boolean A promise that the contents are fully opaque.
---@field shouldRasterize boolean Whether the layer is drawn once into a bitmap that is then composited.
---@field rasterizationScale number Pixels per point of that bitmap.
---@field allowsGroupOpacity boolean Whether opacity applies to the layer and its sublayers as one picture.
---@field allowsEdgeAntialiasing boolean Whether the edges are smoothed.
---@field maskedCorners CACornerMask|CACornerMask[] Which corners cornerRadius rounds.
---@field frame CGRect The box around the layer in its superlayer's coordinates, in points.
---@field name string|nil The name of the layer in lists and descriptions.
---@field beginTime number When the layer's time begins, in its superlayer's time.
---@field timeOffset number An offset added to the layer's time; at speed 0 it is the layer's time.
---@field speed number How fast the layer's time runs: 0 stops it, negative values run it backwards.
---@field duration number Always infinite for a layer.
---@field repeatCount number No effect on a layer.
---@field repeatDuration number No effect on a layer.
---@field autoreverses boolean No effect on a layer.
---@field fillMode CAMediaTimingFillMode No effect on a layer.
---@field sublayers CALayer[] The sublayers, back to front; a new array.
---@field superlayer CALayer The layer that contains this one.
---@field mask CALayer|nil A layer whose alpha masks this one.
---@field delegate CALayerDelegate|table|nil Asked for actions before `actions`; notified of layout and display; held weakly.
---@field actions table|nil Actions by key: an animation, a function of (key, layer), or NSNull() for none.
---@field style table|nil A table with `actions`, searched after the layer's own.
---@overload fun(init?: CALayer.Init): CALayer
CALayer = {}

--- Converts a time from or to another layer's time; nil is the time above the root layer.
---@overload fun(self: CALayer, time: number, layer?: CALayer): number
---@overload fun(self: CALayer, time: number, labels?: CALayer.convertTime.Labels1_1): number
---@overload fun(self: CALayer, time: number, labels?: CALayer.convertTime.Labels2_1): number
---@param time number The time to convert.
---@param layer? CALayer The layer whose time is given.
---@return number
function CALayer:convertTime(time, layer) end

--- Adds a layer in front of the others.
---@param layer CALayer The layer to add.
function CALayer:addSublayer(layer) end

--- Inserts a layer among the others.
---@overload fun(self: CALayer, layer: CALayer, sibling: CALayer)
---@overload fun(self: CALayer, layer: CALayer, sibling: CALayer)
---@overload fun(self: CALayer, layer: CALayer, labels: CALayer.insertSublayer.Labels1_1)
---@overload fun(self: CALayer, layer: CALayer, labels: CALayer.insertSublayer.Labels2_1)
---@overload fun(self: CALayer, layer: CALayer, labels: CALayer.insertSublayer.Labels3_1)
---@param layer CALayer The layer to insert.
---@param index integer The index from the back, counted from 0.
function CALayer:insertSublayer(layer, index) end

--- Replaces one layer with another.
---@overload fun(self: CALayer, old: CALayer, labels: CALayer.replaceSublayer.Labels1_1)
---@param old CALayer The layer to remove.
---@param new CALayer The layer to insert.
function CALayer:replaceSublayer(old, new) end

--- Removes the layer from its superlayer.
function CALayer:removeFromSuperlayer() end

--- Adds a copy of an animation; it begins at the next commit.
---@overload fun(self: CALayer, animation: CAAnimation, labels?: CALayer.add.Labels1_1)
---@param animation CAAnimation The animation; it is copied, so later changes to it have no effect.
---@param key? string The key; an animation already under it is removed first.
function CALayer:add(animation, key) end

--- The animation under a key, as an immutable copy.
---@overload fun(self: CALayer, labels: CALayer.animation.Labels1_0): CAAnimation
---@param key string The key the animation was added under.
---@return CAAnimation
function CALayer:animation(key) end

--- The keys of the layer's animations, in the order they were added.
---@return string[]
function CALayer:animationKeys() end

--- Removes an animation; its delegate is notified that it did not finish.
---@overload fun(self: CALayer, labels: CALayer.removeAnimation.Labels1_0)
---@param key string The key the animation was added under.
function CALayer:removeAnimation(key) end

--- Removes every animation; each delegate is notified that it did not finish.
function CALayer:removeAllAnimations() end

--- A read-only copy of the layer as shown at the playhead; nil before its first commit in a window.
---@return CALayer
function CALayer:presentation() end

--- The model layer: the layer itself, or the layer that a presentation layer presents.
---@return CALayer
function CALayer:model() end

--- The action that a change of the key would run: from the delegate, `actions`, or Core Animation.
---@overload fun(self: CALayer, labels: CALayer.action.Labels1_0): any
---@param key string The name of a property, or onOrderIn, onOrderOut, onLayout, sublayers.
---@return any
function CALayer:action(key) end

--- Converts a point or rectangle between this layer's coordinates and another's.
---@overload fun(self: CALayer, value: CGPoint, layer?: CALayer): CGPoint
---@overload fun(self: CALayer, value: CGRect, layer?: CALayer): CGRect
---@overload fun(self: CALayer, value: CGRect, layer?: CALayer): CGRect
---@overload fun(self: CALayer, value: CGPoint, labels?: CALayer.convert.Labels1_1): CGPoint
---@overload fun(self: CALayer, value: CGPoint, labels?: CALayer.convert.Labels2_1): CGPoint
---@overload fun(self: CALayer, value: CGRect, labels?: CALayer.convert.Labels3_1): CGRect
---@overload fun(self: CALayer, value: CGRect, labels?: CALayer.convert.Labels4_1): CGRect
---@param value CGPoint The point or rectangle, in points.
---@param layer? CALayer The other layer; nil stands for the root layer.
---@return CGPoint
function CALayer:convert(value, layer) end

--- The transform as a plane transform.
---@return CGAffineTransform
function CALayer:affineTransform() end

--- Sets the transform to a plane transform.
---@param m CGAffineTransform The plane transform.
function CALayer:setAffineTransform(m) end

--- Whether the bounds contain a point.
---@param point CGPoint The point, in the layer's coordinates.
---@return boolean
function CALayer:contains(point) end

--- The deepest layer at a point, front to back.
---@param point CGPoint The point, in the superlayer's coordinates.
---@return CALayer
function CALayer:hitTest(point) end

--- Requests a call of layoutSublayers before the next commit; for a view's layer, of layoutSubviews.
function CALayer:setNeedsLayout() end

--- Performs a requested layout now.
function CALayer:layoutIfNeeded() end

--- Whether layout was requested and is still pending.
---@return boolean
function CALayer:needsLayout() end

--- Places the sublayers. Called when the bounds or sublayers changed or layout was requested; calls the delegate.
function CALayer:layoutSublayers() end

--- Requests a call of display before the next commit.
---@param rect? CGRect Ignored: the whole layer is displayed.
function CALayer:setNeedsDisplay(rect) end

--- Performs a requested display now.
function CALayer:displayIfNeeded() end

--- Whether display was requested and is still pending.
---@return boolean
function CALayer:needsDisplay() end

--- Sets the contents. Called when display was requested; calls the delegate.
function CALayer:display() end

--- The value at a key path, or the value kept under a key of your own.
---@overload fun(self: CALayer, key: string): any
---@overload fun(self: CALayer, labels: CALayer.value.Labels1_0): any
---@overload fun(self: CALayer, labels: CALayer.value.Labels2_0): any
---@param keyPath KeyPath For example "transform.rotation.z".
---@return any
function CALayer:value(keyPath) end

--- Sets a property or a part of one; keeps the value under any other key.
---@overload fun(self: CALayer, value?: any, key: string)
---@overload fun(self: CALayer, value?: any, labels: CALayer.setValue.Labels1_1)
---@overload fun(self: CALayer, value?: any, labels: CALayer.setValue.Labels2_1)
---@param value? any A value of the property's kind; any value for a key of your own.
---@param keyPath KeyPath For example "transform.rotation.z".
function CALayer:setValue(value, keyPath) end

--- The action of Core Animation's own classes for a key: nil, so that the search goes on.
---@overload fun(labels: CALayer.defaultAction.Labels1_0): any
---@param key string A property's name.
---@return any
function CALayer.defaultAction(key) end

--- The default value of a property; nil for a property without one.
---@overload fun(labels: CALayer.defaultValue.Labels1_0): any
---@param key string A property's name.
---@return any
function CALayer.defaultValue(key) end

---@class (exact) CAShapeLayer.Init
---@field path? UIBezierPath The outline to fill and stroke.
---@field fillColor? UIColor|string The colour inside the path.
---@field fillRule? CAShapeLayerFillRule What counts as inside the path.
---@field strokeColor? UIColor|string The colour of the line along the path.
---@field strokeStart? number Where along the path the line starts, from 0 to 1.
---@field strokeEnd? number Where along the path the line ends, from 0 to 1.
---@field lineWidth? number The width of the line along the path.
---@field miterLimit? number How far a sharp mitre may reach, in line widths, before it is cut off.
---@field lineCap? CAShapeLayerLineCap The ends of the line.
---@field lineJoin? CAShapeLayerLineJoin The corners of the line.
---@field lineDashPhase? number How far into the dash pattern the line begins.
---@field lineDashPattern? number[] Lengths of dashes and gaps in turn.
---@field bounds? CGRect The layer's own rectangle, in its own coordinates.
---@field position? CGPoint Where the anchor point lies, in the superlayer's coordinates.
---@field anchorPoint? CGPoint The place in the bounds that position and transform hold on to; (0, 0) is the top left and (1, 1) the bottom right.
---@field zPosition? number How far the layer lies towards the viewer; orders siblings and feeds perspective.
---@field opacity? number How opaque the layer and its sublayers are, from 0 to 1.
---@field cornerRadius? number The radius of the rounded corners of the background.
---@field isHidden? boolean Whether the layer and its sublayers are left out.
---@field masksToBounds? boolean Whether sublayers are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the contents.
---@field transform? CATransform3D How the layer is moved, turned and scaled about its anchor point.
---@field sublayerTransform? CATransform3D A transform of the sublayers only, usually a perspective.
---@field anchorPointZ? number The depth of the anchor point.
---@field borderWidth? number How far the border reaches inwards from the edge of the bounds.
---@field borderColor? UIColor|string The colour of the border.
---@field shadowColor? UIColor|string The colour of the shadow.
---@field shadowOpacity? number How opaque the shadow is, from 0 to 1.
---@field shadowOffset? CGSize How far the shadow lies from the layer.
---@field shadowRadius? number How far the shadow is blurred.
---@field shadowPath? UIBezierPath The outline that casts the shadow, instead of the layer's own.
---@field contents? UIImage The image the layer shows.
---@field contentsRect? CGRect The part of the image that is shown, as fractions of it.
---@field contentsCenter? CGRect The part of the image that stretches when it is resized, as fractions of it.
---@field contentsScale? number Pixels of the image per point.
---@field contentsGravity? CALayerContentsGravity How the image is fitted into the bounds.
---@field cornerCurve? CALayerCornerCurve The shape of a rounded corner.
---@field isDoubleSided? boolean Whether the back of the layer shows when it is turned away.
---@field isGeometryFlipped? boolean Whether y grows upwards for the sublayers.
---@field isOpaque? boolean A promise that the contents are fully opaque.
---@field shouldRasterize? boolean Whether the layer is drawn once into a bitmap that is then composited.
---@field rasterizationScale? number Pixels per point of that bitmap.
---@field allowsGroupOpacity? boolean Whether opacity applies to the layer and its sublayers as one picture.
---@field allowsEdgeAntialiasing? boolean Whether the edges are smoothed.
---@field maskedCorners? CACornerMask|CACornerMask[] Which corners cornerRadius rounds.
---@field frame? CGRect The box around the layer in its superlayer's coordinates, in points.
---@field name? string The name of the layer in lists and descriptions.
---@field beginTime? number When the layer's time begins, in its superlayer's time.
---@field timeOffset? number An offset added to the layer's time; at speed 0 it is the layer's time.
---@field speed? number How fast the layer's time runs: 0 stops it, negative values run it backwards.
---@field duration? number Always infinite for a layer.
---@field repeatCount? number No effect on a layer.
---@field repeatDuration? number No effect on a layer.
---@field autoreverses? boolean No effect on a layer.
---@field fillMode? CAMediaTimingFillMode No effect on a layer.
---@field mask? CALayer A layer whose alpha masks this one.
---@field delegate? CALayerDelegate|table Asked for actions before `actions`; notified of layout and display; held weakly.
---@field actions? table Actions by key: an animation, a function of (key, layer), or NSNull() for none.
---@field style? table A table with `actions`, searched after the layer's own.

--- A layer that fills and strokes a path.
---@class CAShapeLayer : CALayer
---@field path UIBezierPath|nil The outline to fill and stroke.
---@field fillColor UIColor|string|nil The colour inside the path.
---@field fillRule CAShapeLayerFillRule What counts as inside the path.
---@field strokeColor UIColor|string|nil The colour of the line along the path.
---@field strokeStart number Where along the path the line starts, from 0 to 1.
---@field strokeEnd number Where along the path the line ends, from 0 to 1.
---@field lineWidth number The width of the line along the path.
---@field miterLimit number How far a sharp mitre may reach, in line widths, before it is cut off.
---@field lineCap CAShapeLayerLineCap The ends of the line.
---@field lineJoin CAShapeLayerLineJoin The corners of the line.
---@field lineDashPhase number How far into the dash pattern the line begins.
---@field lineDashPattern number[]|nil Lengths of dashes and gaps in turn.
---@overload fun(init?: CAShapeLayer.Init): CAShapeLayer
CAShapeLayer = {}

---@class (exact) CAGradientLayer.Init
---@field colors? (UIColor|string)[] The colours of the gradient, in order.
---@field locations? number[] Where each colour lies, rising, 0 and 1 being the ends; evenly spread when nil.
---@field startPoint? CGPoint Where the gradient begins, as fractions of the bounds.
---@field endPoint? CGPoint Where the gradient ends, as fractions of the bounds.
---@field type? CAGradientLayerType The shape of the gradient.
---@field bounds? CGRect The layer's own rectangle, in its own coordinates.
---@field position? CGPoint Where the anchor point lies, in the superlayer's coordinates.
---@field anchorPoint? CGPoint The place in the bounds that position and transform hold on to; (0, 0) is the top left and (1, 1) the bottom right.
---@field zPosition? number How far the layer lies towards the viewer; orders siblings and feeds perspective.
---@field opacity? number How opaque the layer and its sublayers are, from 0 to 1.
---@field cornerRadius? number The radius of the rounded corners of the background.
---@field isHidden? boolean Whether the layer and its sublayers are left out.
---@field masksToBounds? boolean Whether sublayers are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the contents.
---@field transform? CATransform3D How the layer is moved, turned and scaled about its anchor point.
---@field sublayerTransform? CATransform3D A transform of the sublayers only, usually a perspective.
---@field anchorPointZ? number The depth of the anchor point.
---@field borderWidth? number How far the border reaches inwards from the edge of the bounds.
---@field borderColor? UIColor|string The colour of the border.
---@field shadowColor? UIColor|string The colour of the shadow.
---@field shadowOpacity? number How opaque the shadow is, from 0 to 1.
---@field shadowOffset? CGSize How far the shadow lies from the layer.
---@field shadowRadius? number How far the shadow is blurred.
---@field shadowPath? UIBezierPath The outline that casts the shadow, instead of the layer's own.
---@field contents? UIImage The image the layer shows.
---@field contentsRect? CGRect The part of the image that is shown, as fractions of it.
---@field contentsCenter? CGRect The part of the image that stretches when it is resized, as fractions of it.
---@field contentsScale? number Pixels of the image per point.
---@field contentsGravity? CALayerContentsGravity How the image is fitted into the bounds.
---@field cornerCurve? CALayerCornerCurve The shape of a rounded corner.
---@field isDoubleSided? boolean Whether the back of the layer shows when it is turned away.
---@field isGeometryFlipped? boolean Whether y grows upwards for the sublayers.
---@field isOpaque? boolean A promise that the contents are fully opaque.
---@field shouldRasterize? boolean Whether the layer is drawn once into a bitmap that is then composited.
---@field rasterizationScale? number Pixels per point of that bitmap.
---@field allowsGroupOpacity? boolean Whether opacity applies to the layer and its sublayers as one picture.
---@field allowsEdgeAntialiasing? boolean Whether the edges are smoothed.
---@field maskedCorners? CACornerMask|CACornerMask[] Which corners cornerRadius rounds.
---@field frame? CGRect The box around the layer in its superlayer's coordinates, in points.
---@field name? string The name of the layer in lists and descriptions.
---@field beginTime? number When the layer's time begins, in its superlayer's time.
---@field timeOffset? number An offset added to the layer's time; at speed 0 it is the layer's time.
---@field speed? number How fast the layer's time runs: 0 stops it, negative values run it backwards.
---@field duration? number Always infinite for a layer.
---@field repeatCount? number No effect on a layer.
---@field repeatDuration? number No effect on a layer.
---@field autoreverses? boolean No effect on a layer.
---@field fillMode? CAMediaTimingFillMode No effect on a layer.
---@field mask? CALayer A layer whose alpha masks this one.
---@field delegate? CALayerDelegate|table Asked for actions before `actions`; notified of layout and display; held weakly.
---@field actions? table Actions by key: an animation, a function of (key, layer), or NSNull() for none.
---@field style? table A table with `actions`, searched after the layer's own.

--- A layer that shows a gradient of colours.
---@class CAGradientLayer : CALayer
---@field colors ((UIColor|string)[])|nil The colours of the gradient, in order.
---@field locations number[]|nil Where each colour lies, rising, 0 and 1 being the ends; evenly spread when nil.
---@field startPoint CGPoint Where the gradient begins, as fractions of the bounds.
---@field endPoint CGPoint Where the gradient ends, as fractions of the bounds.
---@field type CAGradientLayerType The shape of the gradient.
---@overload fun(init?: CAGradientLayer.Init): CAGradientLayer
CAGradientLayer = {}

---@class (exact) CATextLayer.Init
---@field string? string The text to show.
---@field font? UIFont.Weight The weight of the letters; there is one face.
---@field fontSize? number The size of the font.
---@field foregroundColor? UIColor|string The colour of the text.
---@field alignmentMode? CATextLayerAlignmentMode How lines are aligned.
---@field isWrapped? boolean Whether long lines are broken to fit the bounds.
---@field truncationMode? CATextLayerTruncationMode How text that does not fit is shortened.
---@field bounds? CGRect The layer's own rectangle, in its own coordinates.
---@field position? CGPoint Where the anchor point lies, in the superlayer's coordinates.
---@field anchorPoint? CGPoint The place in the bounds that position and transform hold on to; (0, 0) is the top left and (1, 1) the bottom right.
---@field zPosition? number How far the layer lies towards the viewer; orders siblings and feeds perspective.
---@field opacity? number How opaque the layer and its sublayers are, from 0 to 1.
---@field cornerRadius? number The radius of the rounded corners of the background.
---@field isHidden? boolean Whether the layer and its sublayers are left out.
---@field masksToBounds? boolean Whether sublayers are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the contents.
---@field transform? CATransform3D How the layer is moved, turned and scaled about its anchor point.
---@field sublayerTransform? CATransform3D A transform of the sublayers only, usually a perspective.
---@field anchorPointZ? number The depth of the anchor point.
---@field borderWidth? number How far the border reaches inwards from the edge of the bounds.
---@field borderColor? UIColor|string The colour of the border.
---@field shadowColor? UIColor|string The colour of the shadow.
---@field shadowOpacity? number How opaque the shadow is, from 0 to 1.
---@field shadowOffset? CGSize How far the shadow lies from the layer.
---@field shadowRadius? number How far the shadow is blurred.
---@field shadowPath? UIBezierPath The outline that casts the shadow, instead of the layer's own.
---@field contents? UIImage The image the layer shows.
---@field contentsRect? CGRect The part of the image that is shown, as fractions of it.
---@field contentsCenter? CGRect The part of the image that stretches when it is resized, as fractions of it.
---@field contentsScale? number Pixels of the image per point.
---@field contentsGravity? CALayerContentsGravity How the image is fitted into the bounds.
---@field cornerCurve? CALayerCornerCurve The shape of a rounded corner.
---@field isDoubleSided? boolean Whether the back of the layer shows when it is turned away.
---@field isGeometryFlipped? boolean Whether y grows upwards for the sublayers.
---@field isOpaque? boolean A promise that the contents are fully opaque.
---@field shouldRasterize? boolean Whether the layer is drawn once into a bitmap that is then composited.
---@field rasterizationScale? number Pixels per point of that bitmap.
---@field allowsGroupOpacity? boolean Whether opacity applies to the layer and its sublayers as one picture.
---@field allowsEdgeAntialiasing? boolean Whether the edges are smoothed.
---@field maskedCorners? CACornerMask|CACornerMask[] Which corners cornerRadius rounds.
---@field frame? CGRect The box around the layer in its superlayer's coordinates, in points.
---@field name? string The name of the layer in lists and descriptions.
---@field beginTime? number When the layer's time begins, in its superlayer's time.
---@field timeOffset? number An offset added to the layer's time; at speed 0 it is the layer's time.
---@field speed? number How fast the layer's time runs: 0 stops it, negative values run it backwards.
---@field duration? number Always infinite for a layer.
---@field repeatCount? number No effect on a layer.
---@field repeatDuration? number No effect on a layer.
---@field autoreverses? boolean No effect on a layer.
---@field fillMode? CAMediaTimingFillMode No effect on a layer.
---@field mask? CALayer A layer whose alpha masks this one.
---@field delegate? CALayerDelegate|table Asked for actions before `actions`; notified of layout and display; held weakly.
---@field actions? table Actions by key: an animation, a function of (key, layer), or NSNull() for none.
---@field style? table A table with `actions`, searched after the layer's own.

--- A layer that shows text.
---@class CATextLayer : CALayer
---@field string string|nil The text to show.
---@field font UIFont.Weight The weight of the letters; there is one face.
---@field fontSize number The size of the font.
---@field foregroundColor UIColor|string|nil The colour of the text.
---@field alignmentMode CATextLayerAlignmentMode How lines are aligned.
---@field isWrapped boolean Whether long lines are broken to fit the bounds.
---@field truncationMode CATextLayerTruncationMode How text that does not fit is shortened.
---@overload fun(init?: CATextLayer.Init): CATextLayer
CATextLayer = {}

---@class (exact) CATransformLayer.Init
---@field bounds? CGRect The layer's own rectangle, in its own coordinates.
---@field position? CGPoint Where the anchor point lies, in the superlayer's coordinates.
---@field anchorPoint? CGPoint The place in the bounds that position and transform hold on to; (0, 0) is the top left and (1, 1) the bottom right.
---@field zPosition? number How far the layer lies towards the viewer; orders siblings and feeds perspective.
---@field opacity? number How opaque the layer and its sublayers are, from 0 to 1.
---@field cornerRadius? number The radius of the rounded corners of the background.
---@field isHidden? boolean Whether the layer and its sublayers are left out.
---@field masksToBounds? boolean Whether sublayers are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the contents.
---@field transform? CATransform3D How the layer is moved, turned and scaled about its anchor point.
---@field sublayerTransform? CATransform3D A transform of the sublayers only, usually a perspective.
---@field anchorPointZ? number The depth of the anchor point.
---@field borderWidth? number How far the border reaches inwards from the edge of the bounds.
---@field borderColor? UIColor|string The colour of the border.
---@field shadowColor? UIColor|string The colour of the shadow.
---@field shadowOpacity? number How opaque the shadow is, from 0 to 1.
---@field shadowOffset? CGSize How far the shadow lies from the layer.
---@field shadowRadius? number How far the shadow is blurred.
---@field shadowPath? UIBezierPath The outline that casts the shadow, instead of the layer's own.
---@field contents? UIImage The image the layer shows.
---@field contentsRect? CGRect The part of the image that is shown, as fractions of it.
---@field contentsCenter? CGRect The part of the image that stretches when it is resized, as fractions of it.
---@field contentsScale? number Pixels of the image per point.
---@field contentsGravity? CALayerContentsGravity How the image is fitted into the bounds.
---@field cornerCurve? CALayerCornerCurve The shape of a rounded corner.
---@field isDoubleSided? boolean Whether the back of the layer shows when it is turned away.
---@field isGeometryFlipped? boolean Whether y grows upwards for the sublayers.
---@field isOpaque? boolean A promise that the contents are fully opaque.
---@field shouldRasterize? boolean Whether the layer is drawn once into a bitmap that is then composited.
---@field rasterizationScale? number Pixels per point of that bitmap.
---@field allowsGroupOpacity? boolean Whether opacity applies to the layer and its sublayers as one picture.
---@field allowsEdgeAntialiasing? boolean Whether the edges are smoothed.
---@field maskedCorners? CACornerMask|CACornerMask[] Which corners cornerRadius rounds.
---@field frame? CGRect The box around the layer in its superlayer's coordinates, in points.
---@field name? string The name of the layer in lists and descriptions.
---@field beginTime? number When the layer's time begins, in its superlayer's time.
---@field timeOffset? number An offset added to the layer's time; at speed 0 it is the layer's time.
---@field speed? number How fast the layer's time runs: 0 stops it, negative values run it backwards.
---@field duration? number Always infinite for a layer.
---@field repeatCount? number No effect on a layer.
---@field repeatDuration? number No effect on a layer.
---@field autoreverses? boolean No effect on a layer.
---@field fillMode? CAMediaTimingFillMode No effect on a layer.
---@field mask? CALayer A layer whose alpha masks this one.
---@field delegate? CALayerDelegate|table Asked for actions before `actions`; notified of layout and display; held weakly.
---@field actions? table Actions by key: an animation, a function of (key, layer), or NSNull() for none.
---@field style? table A table with `actions`, searched after the layer's own.

--- A layer that only holds other layers, each at its own depth.
---@class CATransformLayer : CALayer
---@overload fun(init?: CATransformLayer.Init): CATransformLayer
CATransformLayer = {}

---@class (exact) CAReplicatorLayer.Init
---@field instanceCount? number How many copies of the sublayers are shown, the original included.
---@field instanceDelay? number How much later each copy runs than the one before.
---@field instanceTransform? CATransform3D How each copy is moved, turned and scaled against the one before.
---@field instanceColor? UIColor|string What the colours of the first copy are multiplied by.
---@field instanceRedOffset? number What each copy adds to the red of instanceColor.
---@field instanceGreenOffset? number What each copy adds to the green of instanceColor.
---@field instanceBlueOffset? number What each copy adds to the blue of instanceColor.
---@field instanceAlphaOffset? number What each copy adds to the alpha of instanceColor.
---@field preservesDepth? boolean Whether the copies keep their depth instead of being flattened into the layer's plane.
---@field bounds? CGRect The layer's own rectangle, in its own coordinates.
---@field position? CGPoint Where the anchor point lies, in the superlayer's coordinates.
---@field anchorPoint? CGPoint The place in the bounds that position and transform hold on to; (0, 0) is the top left and (1, 1) the bottom right.
---@field zPosition? number How far the layer lies towards the viewer; orders siblings and feeds perspective.
---@field opacity? number How opaque the layer and its sublayers are, from 0 to 1.
---@field cornerRadius? number The radius of the rounded corners of the background.
---@field isHidden? boolean Whether the layer and its sublayers are left out.
---@field masksToBounds? boolean Whether sublayers are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the contents.
---@field transform? CATransform3D How the layer is moved, turned and scaled about its anchor point.
---@field sublayerTransform? CATransform3D A transform of the sublayers only, usually a perspective.
---@field anchorPointZ? number The depth of the anchor point.
---@field borderWidth? number How far the border reaches inwards from the edge of the bounds.
---@field borderColor? UIColor|string The colour of the border.
---@field shadowColor? UIColor|string The colour of the shadow.
---@field shadowOpacity? number How opaque the shadow is, from 0 to 1.
---@field shadowOffset? CGSize How far the shadow lies from the layer.
---@field shadowRadius? number How far the shadow is blurred.
---@field shadowPath? UIBezierPath The outline that casts the shadow, instead of the layer's own.
---@field contents? UIImage The image the layer shows.
---@field contentsRect? CGRect The part of the image that is shown, as fractions of it.
---@field contentsCenter? CGRect The part of the image that stretches when it is resized, as fractions of it.
---@field contentsScale? number Pixels of the image per point.
---@field contentsGravity? CALayerContentsGravity How the image is fitted into the bounds.
---@field cornerCurve? CALayerCornerCurve The shape of a rounded corner.
---@field isDoubleSided? boolean Whether the back of the layer shows when it is turned away.
---@field isGeometryFlipped? boolean Whether y grows upwards for the sublayers.
---@field isOpaque? boolean A promise that the contents are fully opaque.
---@field shouldRasterize? boolean Whether the layer is drawn once into a bitmap that is then composited.
---@field rasterizationScale? number Pixels per point of that bitmap.
---@field allowsGroupOpacity? boolean Whether opacity applies to the layer and its sublayers as one picture.
---@field allowsEdgeAntialiasing? boolean Whether the edges are smoothed.
---@field maskedCorners? CACornerMask|CACornerMask[] Which corners cornerRadius rounds.
---@field frame? CGRect The box around the layer in its superlayer's coordinates, in points.
---@field name? string The name of the layer in lists and descriptions.
---@field beginTime? number When the layer's time begins, in its superlayer's time.
---@field timeOffset? number An offset added to the layer's time; at speed 0 it is the layer's time.
---@field speed? number How fast the layer's time runs: 0 stops it, negative values run it backwards.
---@field duration? number Always infinite for a layer.
---@field repeatCount? number No effect on a layer.
---@field repeatDuration? number No effect on a layer.
---@field autoreverses? boolean No effect on a layer.
---@field fillMode? CAMediaTimingFillMode No effect on a layer.
---@field mask? CALayer A layer whose alpha masks this one.
---@field delegate? CALayerDelegate|table Asked for actions before `actions`; notified of layout and display; held weakly.
---@field actions? table Actions by key: an animation, a function of (key, layer), or NSNull() for none.
---@field style? table A table with `actions`, searched after the layer's own.

--- A layer that repeats its sublayers, each copy moved, delayed and tinted relative to the previous one.
---@class CAReplicatorLayer : CALayer
---@field instanceCount number How many copies of the sublayers are shown, the original included.
---@field instanceDelay number How much later each copy runs than the one before.
---@field instanceTransform CATransform3D How each copy is moved, turned and scaled against the one before.
---@field instanceColor UIColor|string|nil What the colours of the first copy are multiplied by.
---@field instanceRedOffset number What each copy adds to the red of instanceColor.
---@field instanceGreenOffset number What each copy adds to the green of instanceColor.
---@field instanceBlueOffset number What each copy adds to the blue of instanceColor.
---@field instanceAlphaOffset number What each copy adds to the alpha of instanceColor.
---@field preservesDepth boolean Whether the copies keep their depth instead of being flattened into the layer's plane.
---@overload fun(init?: CAReplicatorLayer.Init): CAReplicatorLayer
CAReplicatorLayer = {}

---@class (exact) CAAnimation.value.Labels1_0
---@field forKey string A property's name, or a name of your own.

---@class (exact) CAAnimation.setValue.Labels1_1
---@field forKey string A property's name, or a name of your own.

---@class (exact) CAAnimation.defaultValue.Labels1_0
---@field forKey string A property's name, or a name of your own.

---@class (exact) CAAnimation.run.Labels1_0
---@field forKey string The key of the change; the animation is added under it.
---@field object CALayer The layer that changed.

---@class (exact) CAAnimation.run.Labels1_1
---@field object CALayer The layer that changed.
---@field forKey? nil

--- The base class of animations: timing, a curve, and a delegate.
---@class CAAnimation : NSObject
---@field beginTime number When the animation begins, in the layer's time; 0 begins it at the commit that adds it.
---@field timeOffset number Shifts the animation within its own duration.
---@field speed number How fast the animation's time runs; negative values run it backwards.
---@field duration number The length of one iteration; 0 uses the transaction's duration, 0.25 by default.
---@field repeatCount number The number of iterations; 0 counts as 1.
---@field repeatDuration number How long the animation repeats; overrides repeatCount.
---@field autoreverses boolean Whether each iteration is followed by one in reverse.
---@field fillMode CAMediaTimingFillMode Whether the animation shows before its begin and after its end.
---@field isRemovedOnCompletion boolean Whether the animation is removed from its layer when it ends.
---@field timingFunction CAMediaTimingFunction|CAMediaTimingFunctionName|nil The timing curve; nil is linear. Accepts the curve's name instead of an object.
---@field delegate CAAnimationDelegate|table|nil Notified when the animation begins and ends.
CAAnimation = {}

--- The value kept under a key; nil when there is none.
---@overload fun(self: CAAnimation, labels: CAAnimation.value.Labels1_0): any
---@param key string A property's name, or a name of your own.
---@return any
function CAAnimation:value(key) end

--- Keeps a value with the animation, also after the animation was added to a layer.
---@overload fun(self: CAAnimation, value?: any, labels: CAAnimation.setValue.Labels1_1)
---@param value? any The value to keep; nil removes it.
---@param key string A property's name, or a name of your own.
function CAAnimation:setValue(value, key) end

--- The default value of a property; nil for a property without one.
---@overload fun(labels: CAAnimation.defaultValue.Labels1_0): any
---@param key string A property's name, or a name of your own.
---@return any
function CAAnimation.defaultValue(key) end

--- Adds a copy of the animation to a layer, as a change of the layer's property does.
---@overload fun(self: CAAnimation, labels: CAAnimation.run.Labels1_0)
---@overload fun(self: CAAnimation, event: string, labels: CAAnimation.run.Labels1_1)
---@param event string The key of the change; the animation is added under it.
---@param layer CALayer The layer that changed.
function CAAnimation:run(event, layer) end

--- An animation of one key path.
---@class CAPropertyAnimation : CAAnimation
---@field keyPath KeyPath|nil The key path to animate.
---@field isAdditive boolean Whether the value is added to the value below the animation.
---@field isCumulative boolean Whether each iteration starts where the previous one ended.
---@field valueFunction CAValueFunction|nil Builds a matrix from the animated numbers. Accepts the function's name instead of an object.
CAPropertyAnimation = {}

---@class (exact) CABasicAnimation.Init
---@field keyPath? KeyPath The key path to animate, for example "opacity".
---@field fromValue? any The value at progress 0; nil uses the value below the animation.
---@field toValue? any The value at progress 1; nil uses the value below the animation.
---@field byValue? any The distance from one end to the other; ignored when both ends are set.
---@field isAdditive? boolean Whether the value is added to the value below the animation.
---@field isCumulative? boolean Whether each iteration starts where the previous one ended.
---@field valueFunction? CAValueFunction Builds a matrix from the animated numbers. Accepts the function's name instead of an object.
---@field beginTime? number When the animation begins, in the layer's time; 0 begins it at the commit that adds it.
---@field timeOffset? number Shifts the animation within its own duration.
---@field speed? number How fast the animation's time runs; negative values run it backwards.
---@field duration? number The length of one iteration; 0 uses the transaction's duration, 0.25 by default.
---@field repeatCount? number The number of iterations; 0 counts as 1.
---@field repeatDuration? number How long the animation repeats; overrides repeatCount.
---@field autoreverses? boolean Whether each iteration is followed by one in reverse.
---@field fillMode? CAMediaTimingFillMode Whether the animation shows before its begin and after its end.
---@field isRemovedOnCompletion? boolean Whether the animation is removed from its layer when it ends.
---@field timingFunction? CAMediaTimingFunction|CAMediaTimingFunctionName The timing curve; nil is linear. Accepts the curve's name instead of an object.
---@field delegate? CAAnimationDelegate|table Notified when the animation begins and ends.

--- Moves one property between two values along one timing curve.
---@class CABasicAnimation : CAPropertyAnimation
---@field fromValue any The value at progress 0; nil uses the value below the animation.
---@field toValue any The value at progress 1; nil uses the value below the animation.
---@field byValue any The distance from one end to the other; ignored when both ends are set.
---@overload fun(init?: CABasicAnimation.Init): CABasicAnimation
---@overload fun(keyPath?: KeyPath): CABasicAnimation
CABasicAnimation = {}

---@class (exact) CASpringAnimation.Init
---@field keyPath? KeyPath The key path to animate, for example "opacity".
---@field perceptualDuration? number The perceived duration.
---@field bounce? number 0 does not overshoot, 1 never settles, values below 0 approach slowly.
---@field mass? number The mass on the spring; default 1.
---@field stiffness? number The stiffness of the spring; default 100.
---@field damping? number The damping coefficient; default 10.
---@field initialVelocity? number In whole distances per second, positive towards the target.
---@field allowsOverdamping? boolean Whether damping above the critical value slows the spring down.
---@field fromValue? any The value at progress 0; nil uses the value below the animation.
---@field toValue? any The value at progress 1; nil uses the value below the animation.
---@field byValue? any The distance from one end to the other; ignored when both ends are set.
---@field isAdditive? boolean Whether the value is added to the value below the animation.
---@field isCumulative? boolean Whether each iteration starts where the previous one ended.
---@field valueFunction? CAValueFunction Builds a matrix from the animated numbers. Accepts the function's name instead of an object.
---@field beginTime? number When the animation begins, in the layer's time; 0 begins it at the commit that adds it.
---@field timeOffset? number Shifts the animation within its own duration.
---@field speed? number How fast the animation's time runs; negative values run it backwards.
---@field duration? number The length of one iteration; 0 uses the transaction's duration, 0.25 by default.
---@field repeatCount? number The number of iterations; 0 counts as 1.
---@field repeatDuration? number How long the animation repeats; overrides repeatCount.
---@field autoreverses? boolean Whether each iteration is followed by one in reverse.
---@field fillMode? CAMediaTimingFillMode Whether the animation shows before its begin and after its end.
---@field isRemovedOnCompletion? boolean Whether the animation is removed from its layer when it ends.
---@field timingFunction? CAMediaTimingFunction|CAMediaTimingFunctionName The timing curve; nil is linear. Accepts the curve's name instead of an object.
---@field delegate? CAAnimationDelegate|table Notified when the animation begins and ends.

--- A basic animation that follows a mass on a spring.
---@class CASpringAnimation : CABasicAnimation
---@field mass number The mass on the spring; default 1.
---@field stiffness number The stiffness of the spring; default 100.
---@field damping number The damping coefficient; default 10.
---@field initialVelocity number In whole distances per second, positive towards the target.
---@field allowsOverdamping boolean Whether damping above the critical value slows the spring down.
---@field settlingDuration number The estimated time until the spring rests.
---@field perceptualDuration number The perceived duration.
---@field bounce number The bounce: 1 minus the damping ratio.
---@overload fun(init?: CASpringAnimation.Init): CASpringAnimation
---@overload fun(keyPath?: KeyPath): CASpringAnimation
---@overload fun(perceptualDuration: number, bounce: number): CASpringAnimation
CASpringAnimation = {}

---@class (exact) CAKeyframeAnimation.Init
---@field keyPath? KeyPath The key path to animate, for example "opacity".
---@field values? any[] The values, all of the key path's kind.
---@field path? UIBezierPath The path of a point; overrides values.
---@field keyTimes? number[] Increasing fractions of the duration, one for each value.
---@field tensionValues? number[] For cubic modes: 1 makes tight corners, -1 wide ones.
---@field continuityValues? number[] For cubic modes: a value other than 0 makes corners.
---@field biasValues? number[] For cubic modes: 1 leans towards the previous value.
---@field timingFunctions? any[] One curve for each segment.
---@field calculationMode? CAAnimationCalculationMode How values between the keyframes are computed.
---@field rotationMode? CAAnimationRotationMode Whether the layer rotates to follow the path.
---@field isAdditive? boolean Whether the value is added to the value below the animation.
---@field isCumulative? boolean Whether each iteration starts where the previous one ended.
---@field valueFunction? CAValueFunction Builds a matrix from the animated numbers. Accepts the function's name instead of an object.
---@field beginTime? number When the animation begins, in the layer's time; 0 begins it at the commit that adds it.
---@field timeOffset? number Shifts the animation within its own duration.
---@field speed? number How fast the animation's time runs; negative values run it backwards.
---@field duration? number The length of one iteration; 0 uses the transaction's duration, 0.25 by default.
---@field repeatCount? number The number of iterations; 0 counts as 1.
---@field repeatDuration? number How long the animation repeats; overrides repeatCount.
---@field autoreverses? boolean Whether each iteration is followed by one in reverse.
---@field fillMode? CAMediaTimingFillMode Whether the animation shows before its begin and after its end.
---@field isRemovedOnCompletion? boolean Whether the animation is removed from its layer when it ends.
---@field timingFunction? CAMediaTimingFunction|CAMediaTimingFunctionName The timing curve; nil is linear. Accepts the curve's name instead of an object.
---@field delegate? CAAnimationDelegate|table Notified when the animation begins and ends.

--- Animates one property through several values or along a path.
---@class CAKeyframeAnimation : CAPropertyAnimation
---@field values any[]|nil The values, all of the key path's kind.
---@field path UIBezierPath|nil The path of a point; overrides values.
---@field keyTimes number[]|nil Increasing fractions of the duration, one for each value.
---@field tensionValues number[]|nil For cubic modes: 1 makes tight corners, -1 wide ones.
---@field continuityValues number[]|nil For cubic modes: a value other than 0 makes corners.
---@field biasValues number[]|nil For cubic modes: 1 leans towards the previous value.
---@field timingFunctions any[]|nil One curve for each segment.
---@field calculationMode CAAnimationCalculationMode How values between the keyframes are computed.
---@field rotationMode CAAnimationRotationMode|nil Whether the layer rotates to follow the path.
---@overload fun(init?: CAKeyframeAnimation.Init): CAKeyframeAnimation
---@overload fun(keyPath?: KeyPath): CAKeyframeAnimation
CAKeyframeAnimation = {}

---@class (exact) CAAnimationGroup.Init
---@field animations? CAAnimation[] The animations, in the group's time; they end when the group ends.
---@field beginTime? number When the animation begins, in the layer's time; 0 begins it at the commit that adds it.
---@field timeOffset? number Shifts the animation within its own duration.
---@field speed? number How fast the animation's time runs; negative values run it backwards.
---@field duration? number The length of one iteration; 0 uses the transaction's duration, 0.25 by default.
---@field repeatCount? number The number of iterations; 0 counts as 1.
---@field repeatDuration? number How long the animation repeats; overrides repeatCount.
---@field autoreverses? boolean Whether each iteration is followed by one in reverse.
---@field fillMode? CAMediaTimingFillMode Whether the animation shows before its begin and after its end.
---@field isRemovedOnCompletion? boolean Whether the animation is removed from its layer when it ends.
---@field timingFunction? CAMediaTimingFunction|CAMediaTimingFunctionName The timing curve; nil is linear. Accepts the curve's name instead of an object.
---@field delegate? CAAnimationDelegate|table Notified when the animation begins and ends.

--- Several animations on one clock.
---@class CAAnimationGroup : CAAnimation
---@field animations CAAnimation[]|nil The animations, in the group's time; they end when the group ends.
---@overload fun(init?: CAAnimationGroup.Init): CAAnimationGroup
CAAnimationGroup = {}

---@class (exact) CATransition.Init
---@field type? CATransitionType The kind of transition.
---@field subtype? CATransitionSubtype The side the new look comes from.
---@field startProgress? number The progress at which the transition starts.
---@field endProgress? number The progress at which the transition ends.
---@field beginTime? number When the animation begins, in the layer's time; 0 begins it at the commit that adds it.
---@field timeOffset? number Shifts the animation within its own duration.
---@field speed? number How fast the animation's time runs; negative values run it backwards.
---@field duration? number The length of one iteration; 0 uses the transaction's duration, 0.25 by default.
---@field repeatCount? number The number of iterations; 0 counts as 1.
---@field repeatDuration? number How long the animation repeats; overrides repeatCount.
---@field autoreverses? boolean Whether each iteration is followed by one in reverse.
---@field fillMode? CAMediaTimingFillMode Whether the animation shows before its begin and after its end.
---@field isRemovedOnCompletion? boolean Whether the animation is removed from its layer when it ends.
---@field timingFunction? CAMediaTimingFunction|CAMediaTimingFunctionName The timing curve; nil is linear. Accepts the curve's name instead of an object.
---@field delegate? CAAnimationDelegate|table Notified when the animation begins and ends.

--- A transition from a layer's old look to its new one.
---@class CATransition : CAAnimation
---@field type CATransitionType The kind of transition.
---@field subtype CATransitionSubtype|nil The side the new look comes from.
---@field startProgress number The progress at which the transition starts.
---@field endProgress number The progress at which the transition ends.
---@overload fun(init?: CATransition.Init): CATransition
CATransition = {}

---@class (exact) CATransaction.setValue.Labels1_1
---@field forKey string animationDuration, disableActions, or a name of your own.

---@class (exact) CATransaction.value.Labels1_0
---@field forKey string animationDuration, disableActions, or a name of your own.

--- Groups changes into commits and holds the settings of implicit animations.
---@class CATransaction : NSObject
CATransaction = {}

--- Opens a transaction nested in the current one.
function CATransaction.begin() end

--- Closes the innermost transaction.
function CATransaction.commit() end

--- Commits all changes now instead of at the end of the turn.
function CATransaction.flush() end

--- Sets the duration of implicit animations.
---@param duration number The duration of implicit animations.
function CATransaction.setAnimationDuration(duration) end

--- The duration of implicit animations.
---@return number
function CATransaction.animationDuration() end

--- Turns implicit animations on or off.
---@param flag boolean True turns implicit animations off.
function CATransaction.setDisableActions(flag) end

--- Whether implicit animations are off.
---@return boolean
function CATransaction.disableActions() end

--- Sets the curve of implicit animations.
---@param function_? any The curve or its name.
function CATransaction.setAnimationTimingFunction(function_) end

--- The curve of implicit animations.
---@return CAMediaTimingFunction
function CATransaction.animationTimingFunction() end

--- Sets a function that is called after the animations that follow have ended.
---@param block? fun() Called when every animation added after it has ended.
function CATransaction.setCompletionBlock(block) end

--- Keeps a value with the transaction; nested transactions inherit it, and it ends with this one.
---@overload fun(value: any, labels: CATransaction.setValue.Labels1_1)
---@param value any The value to keep; nil removes it.
---@param key string animationDuration, disableActions, or a name of your own.
function CATransaction.setValue(value, key) end

--- The value kept under a key.
---@overload fun(labels: CATransaction.value.Labels1_0): any
---@param key string animationDuration, disableActions, or a name of your own.
---@return any
function CATransaction.value(key) end

---@class (exact) CAMediaTimingFunction.Init
---@field name? CAMediaTimingFunctionName A named curve.
---@field controlPoints? number The first control point.

---@class (exact) CAMediaTimingFunction.value.Labels1_0
---@field at number The input, from 0 to 1.

---@class (exact) CAMediaTimingFunction.getControlPoint.Labels1_0
---@field at integer 0 to 3.

--- A curve from (0, 0) to (1, 1), given by two control points.
---@class CAMediaTimingFunction : NSObject
---@overload fun(init?: CAMediaTimingFunction.Init): CAMediaTimingFunction
---@overload fun(name: CAMediaTimingFunctionName): CAMediaTimingFunction
---@overload fun(c1x: number, c1y: number, c2x: number, c2y: number): CAMediaTimingFunction
CAMediaTimingFunction = {}

--- The value of the curve, as animations use it.
---@overload fun(self: CAMediaTimingFunction, labels: CAMediaTimingFunction.value.Labels1_0): number
---@param x number The input, from 0 to 1.
---@return number
function CAMediaTimingFunction:value(x) end

--- One of the four control points.
---@overload fun(self: CAMediaTimingFunction, labels: CAMediaTimingFunction.getControlPoint.Labels1_0): CGPoint
---@param index integer 0 to 3.
---@return CGPoint
function CAMediaTimingFunction:getControlPoint(index) end

---@class (exact) CAValueFunction.Init
---@field name? CAValueFunctionName The meaning of the numbers.

--- Builds a matrix from animated numbers, so that a rotation interpolates its angle instead of matrix elements.
---@class CAValueFunction : NSObject
---@field name CAValueFunctionName The meaning of the numbers.
---@overload fun(init?: CAValueFunction.Init): CAValueFunction
---@overload fun(name: CAValueFunctionName): CAValueFunction
CAValueFunction = {}

--- An object that receives events.
---@class UIResponder : NSObject
---@field next UIResponder The next responder.
UIResponder = {}

---@class (exact) UIView.Init
---@field frame? CGRect The point, in the superview's coordinates.
---@field bounds? CGRect The bounds in the view's own coordinates, in points.
---@field center? CGPoint The centre, in the superview's coordinates.
---@field anchorPoint? CGPoint The place of `center` as fractions of the bounds.
---@field transform? CGAffineTransform The plane transform, applied about the centre.
---@field transform3D? CATransform3D The 3D transform, applied about the centre.
---@field alpha? number The opacity of the view and its subviews.
---@field isHidden? boolean Whether the view and its subviews are hidden.
---@field isOpaque? boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds? boolean Whether subviews are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the content; nil is clear.
---@field tintColor? UIColor|string The colour of controls; inherited from the superview.
---@field mask? UIView A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; shown in descriptions.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews follow their autoresizing masks.
---@field isUserInteractionEnabled? boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled? boolean Whether the view receives more than one touch.
---@field isExclusiveTouch? boolean Whether other views receive no touches while this one has one.

---@class (exact) UIView.convert.Labels1_1
---@field from? UIView The other view; nil stands for the window.
---@field to? nil

---@class (exact) UIView.convert.Labels2_1
---@field to? UIView The other view; nil stands for the window.
---@field from? nil

---@class (exact) UIView.convert.Labels3_1
---@field from? UIView The other view; nil stands for the window.
---@field to? nil

---@class (exact) UIView.convert.Labels4_1
---@field to? UIView The other view; nil stands for the window.
---@field from? nil

---@class (exact) UIView.snapshotView.Labels1_0
---@field afterScreenUpdates boolean Whether to commit pending changes first.

---@class (exact) UIView.insertSubview.Labels1_1
---@field at integer The index from the back, counted from 0.
---@field belowSubview? nil
---@field aboveSubview? nil

---@class (exact) UIView.insertSubview.Labels2_1
---@field belowSubview UIView The view in front of the new one.
---@field at? nil
---@field aboveSubview? nil

---@class (exact) UIView.insertSubview.Labels3_1
---@field aboveSubview UIView The view behind the new one.
---@field at? nil
---@field belowSubview? nil

---@class (exact) UIView.exchangeSubview.Labels1_0
---@field at integer The index from the back, counted from 0.
---@field withSubviewAt integer The index from the back, counted from 0.

---@class (exact) UIView.exchangeSubview.Labels1_1
---@field withSubviewAt integer The index from the back, counted from 0.
---@field at? nil

---@class (exact) UIView.isDescendant.Labels1_0
---@field of UIView The possible ancestor.

---@class (exact) UIView.hitTest.Labels1_1
---@field with? any Always nil.

---@class (exact) UIView.point.Labels1_0
---@field inside CGPoint The point, in the view's own coordinates.
---@field with? any Always nil.

---@class (exact) UIView.point.Labels1_1
---@field with? any Always nil.
---@field inside? nil

---@class (exact) UIView.touchesBegan.Labels1_1
---@field with? any Always nil.

---@class (exact) UIView.touchesMoved.Labels1_1
---@field with? any Always nil.

---@class (exact) UIView.touchesEnded.Labels1_1
---@field with? any Always nil.

---@class (exact) UIView.touchesCancelled.Labels1_1
---@field with? any Always nil.

---@class (exact) UIView.animate.Labels1_0
---@field withDuration number The duration; 0 or less changes everything at once.
---@field animations fun() A function that changes the properties to animate.
---@field completion? fun(finished) Called when the animation ends.
---@field delay? nil
---@field options? nil
---@field usingSpringWithDamping? nil
---@field initialSpringVelocity? nil
---@field springDuration? nil
---@field bounce? nil

---@class (exact) UIView.animate.Labels1_1
---@field animations fun() A function that changes the properties to animate.
---@field completion? fun(finished) Called when the animation ends.
---@field withDuration? nil
---@field delay? nil
---@field options? nil
---@field usingSpringWithDamping? nil
---@field initialSpringVelocity? nil
---@field springDuration? nil
---@field bounce? nil

---@class (exact) UIView.animate.Labels2_0
---@field withDuration number The duration; 0 or less changes everything at once.
---@field delay number The delay before the animation begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@field animations fun() A function that changes the properties to animate.
---@field completion? fun(finished) Called when the animation ends.
---@field usingSpringWithDamping? nil
---@field initialSpringVelocity? nil
---@field springDuration? nil
---@field bounce? nil

---@class (exact) UIView.animate.Labels2_1
---@field delay number The delay before the animation begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@field animations fun() A function that changes the properties to animate.
---@field completion? fun(finished) Called when the animation ends.
---@field withDuration? nil
---@field usingSpringWithDamping? nil
---@field initialSpringVelocity? nil
---@field springDuration? nil
---@field bounce? nil

---@class (exact) UIView.animate.Labels3_0
---@field withDuration number The duration; 0 or less changes everything at once.
---@field delay? number The delay before the animation begins.
---@field usingSpringWithDamping number The damping ratio; 1 does not overshoot.
---@field initialSpringVelocity? number In whole distances per second.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@field animations fun() A function that changes the properties to animate.
---@field completion? fun(finished) Called when the animation ends.
---@field springDuration? nil
---@field bounce? nil

---@class (exact) UIView.animate.Labels3_1
---@field delay? number The delay before the animation begins.
---@field usingSpringWithDamping number The damping ratio; 1 does not overshoot.
---@field initialSpringVelocity? number In whole distances per second.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@field animations fun() A function that changes the properties to animate.
---@field completion? fun(finished) Called when the animation ends.
---@field withDuration? nil
---@field springDuration? nil
---@field bounce? nil

---@class (exact) UIView.animate.Labels4_0
---@field springDuration? number The perceived duration; 0.5 when omitted.
---@field bounce? number The bounce; 0 does not overshoot; default 0.
---@field initialSpringVelocity? number In whole distances per second.
---@field delay? number The delay before the animation begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@field animations fun() A function that changes the properties to animate.
---@field completion? fun(finished) Called when the animation ends.
---@field withDuration? nil
---@field usingSpringWithDamping? nil

---@class (exact) UIView.animate.Labels4_1
---@field bounce? number The bounce; 0 does not overshoot; default 0.
---@field initialSpringVelocity? number In whole distances per second.
---@field delay? number The delay before the animation begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@field animations fun() A function that changes the properties to animate.
---@field completion? fun(finished) Called when the animation ends.
---@field withDuration? nil
---@field usingSpringWithDamping? nil
---@field springDuration? nil

---@class (exact) UIView.animateKeyframes.Labels1_0
---@field withDuration number The duration of the whole.
---@field delay? number The delay before the animation begins.
---@field options? UIView.KeyframeAnimationOptions|UIView.KeyframeAnimationOptions[] The animation's options.
---@field animations fun() A function that changes the properties to animate.
---@field completion? fun(finished) Called when the animation ends.

---@class (exact) UIView.animateKeyframes.Labels1_1
---@field delay? number The delay before the animation begins.
---@field options? UIView.KeyframeAnimationOptions|UIView.KeyframeAnimationOptions[] The animation's options.
---@field animations fun() A function that changes the properties to animate.
---@field completion? fun(finished) Called when the animation ends.
---@field withDuration? nil

---@class (exact) UIView.addKeyframe.Labels1_0
---@field withRelativeStartTime number The start, as a fraction of the whole.
---@field relativeDuration number The duration, as a fraction of the whole.
---@field animations fun() A function that changes the properties to animate.

---@class (exact) UIView.addKeyframe.Labels1_1
---@field relativeDuration number The duration, as a fraction of the whole.
---@field animations fun() A function that changes the properties to animate.
---@field withRelativeStartTime? nil

---@class (exact) UIView.transition.Labels1_0
---@field with UIView The view whose content changes.
---@field duration number The duration.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@field animations? fun() A function that changes the content.
---@field completion? fun(finished) Called when the animation ends.
---@field from? nil
---@field to? nil

---@class (exact) UIView.transition.Labels1_1
---@field duration number The duration.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@field animations? fun() A function that changes the content.
---@field completion? fun(finished) Called when the animation ends.
---@field with? nil
---@field from? nil
---@field to? nil

---@class (exact) UIView.transition.Labels2_0
---@field from UIView The view to remove.
---@field to UIView The view to add.
---@field duration number The duration.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@field completion? fun(finished) Called when the animation ends.
---@field with? nil
---@field animations? nil

---@class (exact) UIView.transition.Labels2_1
---@field to UIView The view to add.
---@field duration number The duration.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@field completion? fun(finished) Called when the animation ends.
---@field with? nil
---@field animations? nil
---@field from? nil

---@class (exact) UIView.modifyAnimations.Labels1_0
---@field withRepeatCount number The number of repeats.
---@field autoreverses boolean Whether each repeat is followed by one in reverse.
---@field animations fun() A function that changes the properties to animate.

---@class (exact) UIView.modifyAnimations.Labels1_1
---@field autoreverses boolean Whether each repeat is followed by one in reverse.
---@field animations fun() A function that changes the properties to animate.
---@field withRepeatCount? nil

--- A rectangle on screen that draws, lays out its subviews and receives touches.
---@class UIView : UIResponder
---@field frame CGRect The frame in the superview's coordinates, in points.
---@field bounds CGRect The bounds in the view's own coordinates, in points.
---@field center CGPoint The centre, in the superview's coordinates.
---@field anchorPoint CGPoint The place of `center` as fractions of the bounds.
---@field transform CGAffineTransform The plane transform, applied about the centre.
---@field transform3D CATransform3D The 3D transform, applied about the centre.
---@field alpha number The opacity of the view and its subviews.
---@field isHidden boolean Whether the view and its subviews are hidden.
---@field isOpaque boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds boolean Whether subviews are clipped to the bounds.
---@field backgroundColor UIColor|string|nil The colour behind the content; nil is clear.
---@field tintColor UIColor|string|nil The colour of controls; inherited from the superview.
---@field mask UIView|nil A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode UIView.ContentMode How content fits when the sizes differ.
---@field layer CALayer The layer that draws the view.
---@field tag integer A number to find the view by.
---@field accessibilityIdentifier string|nil A name to find the view by; shown in descriptions.
---@field subviews UIView[] The subviews, back to front; a new array.
---@field superview UIView The view that contains this one.
---@field window UIWindow The window that contains the view; nil off screen.
---@field autoresizingMask UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews boolean Whether subviews follow their autoresizing masks.
---@field safeAreaInsets UIEdgeInsets The part that bars and the screen's shape cover, from each side, in points.
---@field safeAreaLayoutGuide UILayoutGuide The part of the view that nothing covers.
---@field intrinsicContentSize CGSize The natural size of the content.
---@field isUserInteractionEnabled boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled boolean Whether the view receives more than one touch.
---@field gestureRecognizers UIGestureRecognizer[] The recognisers, in the order they were added; a new array.
---@field isExclusiveTouch boolean Whether other views receive no touches while this one has one.
---@field areAnimationsEnabled boolean Whether view animations are on.
---@field inheritedAnimationDuration number The duration of the current animation block.
---@field AnimationCurve any The words of UIView.AnimationCurve.
---@field AnimationOptions any The words of UIView.AnimationOptions.
---@field KeyframeAnimationOptions any The words of UIView.KeyframeAnimationOptions.
---@field AutoresizingMask any The words of UIView.AutoresizingMask.
---@field ContentMode any The words of UIView.ContentMode.
---@overload fun(init?: UIView.Init): UIView
---@overload fun(frame?: CGRect): UIView
UIView = {}

--- Converts a point or rectangle between this view's coordinates and another's.
---@overload fun(self: UIView, value: CGPoint, view?: UIView): CGPoint
---@overload fun(self: UIView, value: CGRect, view?: UIView): CGRect
---@overload fun(self: UIView, value: CGRect, view?: UIView): CGRect
---@overload fun(self: UIView, value: CGPoint, labels?: UIView.convert.Labels1_1): CGPoint
---@overload fun(self: UIView, value: CGPoint, labels?: UIView.convert.Labels2_1): CGPoint
---@overload fun(self: UIView, value: CGRect, labels?: UIView.convert.Labels3_1): CGRect
---@overload fun(self: UIView, value: CGRect, labels?: UIView.convert.Labels4_1): CGRect
---@param value CGPoint The point or rectangle, in points.
---@param view? UIView The other view; nil stands for the window.
---@return CGPoint
function UIView:convert(value, view) end

--- The preferred size for an available size.
---@param size CGSize The available size.
---@return CGSize
function UIView:sizeThatFits(size) end

--- Changes the size to the preferred one.
function UIView:sizeToFit() end

--- Called when safeAreaInsets changed.
function UIView:safeAreaInsetsDidChange() end

--- Called when tintColor changed.
function UIView:tintColorDidChange() end

--- A view that shows the view's current look.
---@overload fun(self: UIView, labels: UIView.snapshotView.Labels1_0): UIView
---@param afterScreenUpdates boolean Whether to commit pending changes first.
---@return UIView
function UIView:snapshotView(afterScreenUpdates) end

--- Adds a view in front of the others.
---@param view UIView The view to add; nil adds nothing.
function UIView:addSubview(view) end

--- Inserts a view among the others.
---@overload fun(self: UIView, view: UIView, sibling: UIView)
---@overload fun(self: UIView, view: UIView, sibling: UIView)
---@overload fun(self: UIView, view: UIView, labels: UIView.insertSubview.Labels1_1)
---@overload fun(self: UIView, view: UIView, labels: UIView.insertSubview.Labels2_1)
---@overload fun(self: UIView, view: UIView, labels: UIView.insertSubview.Labels3_1)
---@param view UIView The view to add; nil adds nothing.
---@param index integer The index from the back, counted from 0.
function UIView:insertSubview(view, index) end

--- Removes the view from its superview.
function UIView:removeFromSuperview() end

--- Moves a subview in front of the others.
---@param view UIView The view to add.
function UIView:bringSubviewToFront(view) end

--- Moves a subview behind the others.
---@param view UIView The view to add.
function UIView:sendSubviewToBack(view) end

--- Swaps two subviews.
---@overload fun(self: UIView, labels: UIView.exchangeSubview.Labels1_0)
---@overload fun(self: UIView, first: integer, labels: UIView.exchangeSubview.Labels1_1)
---@param first integer The index from the back, counted from 0.
---@param second integer The index from the back, counted from 0.
function UIView:exchangeSubview(first, second) end

--- Whether the view is another view or inside it.
---@overload fun(self: UIView, labels: UIView.isDescendant.Labels1_0): boolean
---@param view UIView The possible ancestor.
---@return boolean
function UIView:isDescendant(view) end

--- The view itself or the first descendant with a tag.
---@param tag integer The number to look for.
---@return UIView
function UIView:viewWithTag(tag) end

--- Called after the superview changed.
function UIView:didMoveToSuperview() end

--- Called after the window changed.
function UIView:didMoveToWindow() end

--- Called after a subview was added.
---@param view UIView The view to add.
function UIView:didAddSubview(view) end

--- Called before a subview is removed.
---@param view UIView The view to add.
function UIView:willRemoveSubview(view) end

--- Called before the superview changes.
---@param view? UIView The new superview, or nil.
function UIView:willMove_toSuperview(view) end

--- Called before the window changes.
---@param window? UIWindow The new window, or nil.
function UIView:willMove_toWindow(window) end

--- Lays out the subviews. Called before the next commit after setNeedsLayout.
function UIView:layoutSubviews() end

--- Requests layout before the next commit.
function UIView:setNeedsLayout() end

--- Performs a requested layout now.
function UIView:layoutIfNeeded() end

--- Adds a recogniser, which watches the view's touches.
---@param recognizer UIGestureRecognizer The recogniser.
function UIView:addGestureRecognizer(recognizer) end

--- Removes a recogniser.
---@param recognizer UIGestureRecognizer The recogniser.
function UIView:removeGestureRecognizer(recognizer) end

--- Called before one of the view's recognisers begins; false prevents it.
---@param recognizer UIGestureRecognizer Its own.
---@return boolean
function UIView:gestureRecognizerShouldBegin(recognizer) end

--- The deepest view at a point that receives touches.
---@overload fun(self: UIView, point: CGPoint, labels?: UIView.hitTest.Labels1_1): UIView
---@param point CGPoint The point, in the view's own coordinates.
---@param event? any Always nil.
---@return UIView
function UIView:hitTest(point, event) end

--- Whether a point is inside the view.
---@overload fun(self: UIView, labels: UIView.point.Labels1_0): boolean
---@overload fun(self: UIView, point: CGPoint, labels?: UIView.point.Labels1_1): boolean
---@param point CGPoint The point, in the view's own coordinates.
---@param event? any Always nil.
---@return boolean
function UIView:point(point, event) end

--- Called with the touches that changed.
---@overload fun(self: UIView, touches: UITouch[], labels?: UIView.touchesBegan.Labels1_1)
---@param touches UITouch[] The touches that changed.
---@param event? any Always nil.
function UIView:touchesBegan(touches, event) end

--- Called with the touches that changed.
---@overload fun(self: UIView, touches: UITouch[], labels?: UIView.touchesMoved.Labels1_1)
---@param touches UITouch[] The touches that changed.
---@param event? any Always nil.
function UIView:touchesMoved(touches, event) end

--- Called with the touches that changed.
---@overload fun(self: UIView, touches: UITouch[], labels?: UIView.touchesEnded.Labels1_1)
---@param touches UITouch[] The touches that changed.
---@param event? any Always nil.
function UIView:touchesEnded(touches, event) end

--- Called with the touches that changed.
---@overload fun(self: UIView, touches: UITouch[], labels?: UIView.touchesCancelled.Labels1_1)
---@param touches UITouch[] The touches that changed.
---@param event? any Always nil.
function UIView:touchesCancelled(touches, event) end

--- Animates the changes made in the block.
---@overload fun(duration: number, delay: number, options?: UIView.AnimationOptions|UIView.AnimationOptions[], animations: fun(), completion?: fun(finished))
---@overload fun(duration: number, delay?: number, dampingRatio: number, velocity?: number, options?: UIView.AnimationOptions|UIView.AnimationOptions[], animations: fun(), completion?: fun(finished))
---@overload fun(springDuration?: number, bounce?: number, velocity?: number, delay?: number, options?: UIView.AnimationOptions|UIView.AnimationOptions[], animations: fun(), completion?: fun(finished))
---@overload fun(labels: UIView.animate.Labels1_0)
---@overload fun(duration: number, labels: UIView.animate.Labels1_1)
---@overload fun(labels: UIView.animate.Labels2_0)
---@overload fun(duration: number, labels: UIView.animate.Labels2_1)
---@overload fun(labels: UIView.animate.Labels3_0)
---@overload fun(duration: number, labels: UIView.animate.Labels3_1)
---@overload fun(labels: UIView.animate.Labels4_0)
---@overload fun(springDuration?: number, labels: UIView.animate.Labels4_1)
---@param duration number The duration; 0 or less changes everything at once.
---@param animations fun() A function that changes the properties to animate.
---@param completion? fun(finished) Called when the animation ends.
function UIView.animate(duration, animations, completion) end

--- Animates the keyframes that `UIView.addKeyframe` declares inside the block.
---@overload fun(labels: UIView.animateKeyframes.Labels1_0)
---@overload fun(duration: number, labels: UIView.animateKeyframes.Labels1_1)
---@param duration number The duration of the whole.
---@param delay? number The delay before the animation begins.
---@param options? UIView.KeyframeAnimationOptions|UIView.KeyframeAnimationOptions[] The animation's options.
---@param animations fun() A function that changes the properties to animate.
---@param completion? fun(finished) Called when the animation ends.
function UIView.animateKeyframes(duration, delay, options, animations, completion) end

--- Declares a keyframe: changes during a part of the whole.
---@overload fun(labels: UIView.addKeyframe.Labels1_0)
---@overload fun(start: number, labels: UIView.addKeyframe.Labels1_1)
---@param start number The start, as a fraction of the whole.
---@param duration number The duration, as a fraction of the whole.
---@param animations fun() A function that changes the properties to animate.
function UIView.addKeyframe(start, duration, animations) end

--- Fades a view's old content into its new content, or one view into another.
---@overload fun(from: UIView, to: UIView, duration: number, options?: UIView.AnimationOptions|UIView.AnimationOptions[], completion?: fun(finished))
---@overload fun(labels: UIView.transition.Labels1_0)
---@overload fun(view: UIView, labels: UIView.transition.Labels1_1)
---@overload fun(labels: UIView.transition.Labels2_0)
---@overload fun(from: UIView, labels: UIView.transition.Labels2_1)
---@param view UIView The view whose content changes.
---@param duration number The duration.
---@param options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@param animations? fun() A function that changes the content.
---@param completion? fun(finished) Called when the animation ends.
function UIView.transition(view, duration, options, animations, completion) end

--- Runs a block without animations.
---@param actions fun() A function with the changes.
function UIView.performWithoutAnimation(actions) end

--- Turns view animations on or off.
---@param enabled boolean False turns view animations off.
function UIView.setAnimationsEnabled(enabled) end

--- Repeats the block's animations; call it inside an animation block.
---@overload fun(labels: UIView.modifyAnimations.Labels1_0)
---@overload fun(count: number, labels: UIView.modifyAnimations.Labels1_1)
---@param count number The number of repeats.
---@param autoreverses boolean Whether each repeat is followed by one in reverse.
---@param animations fun() A function that changes the properties to animate.
function UIView.modifyAnimations(count, autoreverses, animations) end

--- A rectangle of a view for layout: the part that nothing covers.
---@class UILayoutGuide : NSObject
---@field layoutFrame CGRect The rectangle in the view's own coordinates, in points.
---@field owningView UIView The view that owns the guide.
UILayoutGuide = {}

---@class (exact) UIWindow.Init
---@field frame? CGRect The frame on the screen; the whole screen when omitted.
---@field rootViewController? UIViewController The controller whose view fills the window.
---@field bounds? CGRect The bounds in the view's own coordinates, in points.
---@field center? CGPoint The centre, in the superview's coordinates.
---@field anchorPoint? CGPoint The place of `center` as fractions of the bounds.
---@field transform? CGAffineTransform The plane transform, applied about the centre.
---@field transform3D? CATransform3D The 3D transform, applied about the centre.
---@field alpha? number The opacity of the view and its subviews.
---@field isHidden? boolean Whether the view and its subviews are hidden.
---@field isOpaque? boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds? boolean Whether subviews are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the content; nil is clear.
---@field tintColor? UIColor|string The colour of controls; inherited from the superview.
---@field mask? UIView A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; shown in descriptions.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews follow their autoresizing masks.
---@field isUserInteractionEnabled? boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled? boolean Whether the view receives more than one touch.
---@field isExclusiveTouch? boolean Whether other views receive no touches while this one has one.

--- The root of a view tree on screen.
---@class UIWindow : UIView
---@field rootViewController UIViewController|nil The controller whose view fills the window.
---@field isKeyWindow boolean Whether this is the key window.
---@overload fun(init?: UIWindow.Init): UIWindow
---@overload fun(frame?: CGRect): UIWindow
UIWindow = {}

--- Makes this the key window and brings it to the front.
function UIWindow:makeKeyAndVisible() end

--- The display of the chosen device.
---@class UIScreen : NSObject
---@field bounds CGRect The size in points.
---@field scale number Pixels per point.
---@field nativeBounds CGRect The size in pixels.
---@field main UIScreen The one screen.
UIScreen = {}

--- The state that all windows share.
---@class UIApplication : NSObject
---@field shared UIApplication The one application.
---@field keyWindow UIWindow The key window.
---@field windows UIWindow[] The windows, back to front; a new array.
---@field warnings table[] The warnings about misuse of UIKit, oldest first: code, message, hint, file, line, time.
---@field scrubCurve BehaviorSettings.ScrubCurve The timing of a view animation without a named curve in an interactive transition.
---@field cancelDuration BehaviorSettings.CancelDuration The duration of the way back of a cancelled transition.
---@field cancelCallbacks BehaviorSettings.CancelCallbacks When the appearance callbacks of a cancelled transition are called.
---@field tailShape BehaviorSettings.TailShape What the completion curve shapes when a transition is released.
---@field coordinatorCompletions BehaviorSettings.CoordinatorCompletions When a coordinator's completion blocks are called.
---@field keptPresenterFrames BehaviorSettings.KeptPresenterFrames The frames of a presenter whose view stays in place.
---@field customWithoutAnimator BehaviorSettings.CustomWithoutAnimator The transition of a custom presentation whose delegate returns no animator.
---@field touchBlocking BehaviorSettings.TouchBlocking The views that receive no touches during a transition.
---@field viewAnimationFinishedOnCancel boolean The argument of a view animation's completion after a cancelled transition.
---@field removalCallbacks BehaviorSettings.RemovalCallbacks When an animation's delegate is notified of a removal.
---@field caAnimations BehaviorSettings.CAAnimations Whether explicitly added animations follow an interactive transition.
---@field strictUIKit boolean Whether calls before a transition's start are lost, as reported of UIKit.
---@field panTranslation BehaviorSettings.PanTranslation The origin of a pan's translation.
---@field panHysteresis number The distance a finger moves before a pan begins; default 10.
---@field velocityWindow number The span of movement that determines a velocity; default 0.1.
---@field edgeWidth number The distance from the edge within which an edge pan starts; default 20.
---@field doubleTapInterval number The longest pause between the taps of a double tap; default 0.35.
---@field tapDuration number The longest a finger stays down in a tap; default 0.75.
---@field tapSlop number The distance a finger may move in a tap; default 10.
---@field multiTapDistance number The distance between the taps of a double tap; default 45.
UIApplication = {}

---@class (exact) UIControl.Init
---@field frame? CGRect The point, in the superview's coordinates.
---@field isEnabled? boolean Whether the control receives touches.
---@field isHighlighted? boolean Whether a finger is on the control.
---@field isSelected? boolean A flag for the script's own use.
---@field bounds? CGRect The bounds in the view's own coordinates, in points.
---@field center? CGPoint The centre, in the superview's coordinates.
---@field anchorPoint? CGPoint The place of `center` as fractions of the bounds.
---@field transform? CGAffineTransform The plane transform, applied about the centre.
---@field transform3D? CATransform3D The 3D transform, applied about the centre.
---@field alpha? number The opacity of the view and its subviews.
---@field isHidden? boolean Whether the view and its subviews are hidden.
---@field isOpaque? boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds? boolean Whether subviews are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the content; nil is clear.
---@field tintColor? UIColor|string The colour of controls; inherited from the superview.
---@field mask? UIView A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; shown in descriptions.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews follow their autoresizing masks.
---@field isUserInteractionEnabled? boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled? boolean Whether the view receives more than one touch.
---@field isExclusiveTouch? boolean Whether other views receive no touches while this one has one.

---@class (exact) UIControl.addTarget.Labels1_1
---@field ["for"] UIControl.Event|UIControl.Event[] The events; touchUpInside for a tap.
---@field action? nil

---@class (exact) UIControl.addTarget.Labels2_1
---@field action string The method's name.
---@field ["for"] UIControl.Event|UIControl.Event[] The events; touchUpInside for a tap.

---@class (exact) UIControl.addTarget.Labels2_2
---@field ["for"] UIControl.Event|UIControl.Event[] The events; touchUpInside for a tap.
---@field action? nil

---@class (exact) UIControl.removeTarget.Labels1_1
---@field action? string The method's name; nil matches any.
---@field ["for"]? UIControl.Event|UIControl.Event[] The events; all when omitted.

---@class (exact) UIControl.removeTarget.Labels1_2
---@field ["for"]? UIControl.Event|UIControl.Event[] The events; all when omitted.
---@field action? nil

---@class (exact) UIControl.addAction.Labels1_1
---@field ["for"] UIControl.Event|UIControl.Event[] The events; touchUpInside for a tap.

---@class (exact) UIControl.removeAction.Labels1_1
---@field ["for"] UIControl.Event|UIControl.Event[] The events; touchUpInside for a tap.
---@field identifiedBy? nil

---@class (exact) UIControl.removeAction.Labels2_0
---@field identifiedBy string The action's identifier.
---@field ["for"] UIControl.Event|UIControl.Event[] The events; touchUpInside for a tap.

---@class (exact) UIControl.removeAction.Labels2_1
---@field ["for"] UIControl.Event|UIControl.Event[] The events; touchUpInside for a tap.
---@field identifiedBy? nil

---@class (exact) UIControl.sendActions.Labels1_0
---@field ["for"] UIControl.Event|UIControl.Event[] The events; touchUpInside for a tap.

---@class (exact) UIControl.beginTracking.Labels1_1
---@field with? any Always nil.

---@class (exact) UIControl.continueTracking.Labels1_1
---@field with? any Always nil.

---@class (exact) UIControl.endTracking.Labels1_1
---@field with? any Always nil.

---@class (exact) UIControl.cancelTracking.Labels1_0
---@field with? any Always nil.

--- A view that reports events to actions and targets.
---@class UIControl : UIView
---@field Event any The words of UIControl.Event.
---@field State any The words of UIControl.State.
---@field isEnabled boolean Whether the control receives touches.
---@field isHighlighted boolean Whether a finger is on the control.
---@field isSelected boolean A flag for the script's own use.
---@field isTracking boolean Whether the control tracks a finger.
---@field isTouchInside boolean Whether the tracked finger counts as inside: up to 70 points outside the bounds.
---@field state UIControl.State[] The control's state as an option set; empty when normal.
---@overload fun(init?: UIControl.Init): UIControl
---@overload fun(frame?: CGRect): UIControl
UIControl = {}

--- Calls a function, or a target's method, for control events.
---@overload fun(self: UIControl, target: any, action: string, events: UIControl.Event|UIControl.Event[])
---@overload fun(self: UIControl, handler: fun(control), labels: UIControl.addTarget.Labels1_1)
---@overload fun(self: UIControl, target: any, labels: UIControl.addTarget.Labels2_1)
---@overload fun(self: UIControl, target: any, action: string, labels: UIControl.addTarget.Labels2_2)
---@param handler fun(control) Called with the control.
---@param events UIControl.Event|UIControl.Event[] The events; touchUpInside for a tap.
function UIControl:addTarget(handler, events) end

--- Removes a target.
---@overload fun(self: UIControl, target?: any, labels?: UIControl.removeTarget.Labels1_1)
---@overload fun(self: UIControl, target?: any, action?: string, labels?: UIControl.removeTarget.Labels1_2)
---@param target? any The target; nil matches any.
---@param action? string The method's name; nil matches any.
---@param events? UIControl.Event|UIControl.Event[] The events; all when omitted.
function UIControl:removeTarget(target, action, events) end

--- Adds an action for control events; replaces one with the same identifier.
---@overload fun(self: UIControl, action: UIAction, labels: UIControl.addAction.Labels1_1)
---@param action UIAction The action; the control holds it.
---@param events UIControl.Event|UIControl.Event[] The events; touchUpInside for a tap.
function UIControl:addAction(action, events) end

--- Removes an action.
---@overload fun(self: UIControl, identifier: string, events: UIControl.Event|UIControl.Event[])
---@overload fun(self: UIControl, action: UIAction, labels: UIControl.removeAction.Labels1_1)
---@overload fun(self: UIControl, labels: UIControl.removeAction.Labels2_0)
---@overload fun(self: UIControl, identifier: string, labels: UIControl.removeAction.Labels2_1)
---@param action UIAction An action that was added.
---@param events UIControl.Event|UIControl.Event[] The events; touchUpInside for a tap.
function UIControl:removeAction(action, events) end

--- Performs an action with the control as its sender.
---@param action UIAction The action, added or not.
function UIControl:sendAction(action) end

--- Sends control events to everything added for them.
---@overload fun(self: UIControl, labels: UIControl.sendActions.Labels1_0)
---@param events UIControl.Event|UIControl.Event[] The events; touchUpInside for a tap.
function UIControl:sendActions(events) end

--- Called when a finger goes down; returns whether to track it.
---@overload fun(self: UIControl, touch: UITouch, labels?: UIControl.beginTracking.Labels1_1): boolean
---@param touch UITouch The touch.
---@param event? any Always nil.
---@return boolean
function UIControl:beginTracking(touch, event) end

--- Called when the finger moves; returns whether to go on tracking.
---@overload fun(self: UIControl, touch: UITouch, labels?: UIControl.continueTracking.Labels1_1): boolean
---@param touch UITouch The touch.
---@param event? any Always nil.
---@return boolean
function UIControl:continueTracking(touch, event) end

--- Called when the finger is lifted.
---@overload fun(self: UIControl, touch?: UITouch, labels?: UIControl.endTracking.Labels1_1)
---@param touch? UITouch The touch.
---@param event? any Always nil.
function UIControl:endTracking(touch, event) end

--- Called when tracking was cancelled.
---@overload fun(self: UIControl, labels?: UIControl.cancelTracking.Labels1_0)
---@param event? any Always nil.
function UIControl:cancelTracking(event) end

---@class (exact) UIButton.Init
---@field frame? CGRect The point, in the superview's coordinates.
---@field type? UIButton.ButtonType The button's type.
---@field primaryAction? UIAction Performed when the button is tapped; provides its title and image.
---@field contentEdgeInsets? UIEdgeInsets The space around image and title.
---@field titleEdgeInsets? UIEdgeInsets Moves the title without changing the button's size.
---@field imageEdgeInsets? UIEdgeInsets Moves the image without changing the button's size.
---@field isEnabled? boolean Whether the control receives touches.
---@field isHighlighted? boolean Whether a finger is on the control.
---@field isSelected? boolean A flag for the script's own use.
---@field bounds? CGRect The bounds in the view's own coordinates, in points.
---@field center? CGPoint The centre, in the superview's coordinates.
---@field anchorPoint? CGPoint The place of `center` as fractions of the bounds.
---@field transform? CGAffineTransform The plane transform, applied about the centre.
---@field transform3D? CATransform3D The 3D transform, applied about the centre.
---@field alpha? number The opacity of the view and its subviews.
---@field isHidden? boolean Whether the view and its subviews are hidden.
---@field isOpaque? boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds? boolean Whether subviews are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the content; nil is clear.
---@field tintColor? UIColor|string The colour of controls; inherited from the superview.
---@field mask? UIView A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; shown in descriptions.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews follow their autoresizing masks.
---@field isUserInteractionEnabled? boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled? boolean Whether the view receives more than one touch.
---@field isExclusiveTouch? boolean Whether other views receive no touches while this one has one.

---@class (exact) UIButton.setTitle.Labels1_1
---@field ["for"]? UIControl.State|UIControl.State[] The state; normal when omitted.

---@class (exact) UIButton.setTitleColor.Labels1_1
---@field ["for"]? UIControl.State|UIControl.State[] The state; normal when omitted.

---@class (exact) UIButton.setImage.Labels1_1
---@field ["for"]? UIControl.State|UIControl.State[] The state; normal when omitted.

---@class (exact) UIButton.title.Labels1_0
---@field ["for"]? UIControl.State|UIControl.State[] The state; normal when omitted.

---@class (exact) UIButton.titleColor.Labels1_0
---@field ["for"]? UIControl.State|UIControl.State[] The state; normal when omitted.

---@class (exact) UIButton.image.Labels1_0
---@field ["for"]? UIControl.State|UIControl.State[] The state; normal when omitted.

--- A control with a title and an image.
---@class UIButton : UIControl
---@field ButtonType any The words of UIButton.ButtonType.
---@field buttonType UIButton.ButtonType The button's type; custom by default.
---@field currentTitle string The title.
---@field currentTitleColor UIColor The colour of the title.
---@field currentImage UIImage The image.
---@field titleLabel UILabel The label of the title, in the button once there is a title.
---@field imageView UIImageView The view of the image, in the button once there is an image.
---@field contentEdgeInsets UIEdgeInsets The space around image and title.
---@field titleEdgeInsets UIEdgeInsets Moves the title without changing the button's size.
---@field imageEdgeInsets UIEdgeInsets Moves the image without changing the button's size.
---@overload fun(init?: UIButton.Init): UIButton
---@overload fun(frame?: CGRect): UIButton
---@overload fun(type: UIButton.ButtonType): UIButton
---@overload fun(type?: UIButton.ButtonType, primaryAction: UIAction): UIButton
UIButton = {}

--- Sets the title for a state.
---@overload fun(self: UIButton, title?: string, labels?: UIButton.setTitle.Labels1_1)
---@param title? string Nil uses the value of the normal state.
---@param state? UIControl.State|UIControl.State[] The state; normal when omitted.
function UIButton:setTitle(title, state) end

--- Sets the colour of the title for a state.
---@overload fun(self: UIButton, color?: UIColor|string, labels?: UIButton.setTitleColor.Labels1_1)
---@param color? UIColor|string The colour; nil restores the default.
---@param state? UIControl.State|UIControl.State[] The state; normal when omitted.
function UIButton:setTitleColor(color, state) end

--- Sets the image for a state.
---@overload fun(self: UIButton, image?: UIImage, labels?: UIButton.setImage.Labels1_1)
---@param image? UIImage Nil uses the value of the normal state.
---@param state? UIControl.State|UIControl.State[] The state; normal when omitted.
function UIButton:setImage(image, state) end

--- The title set for exactly this state.
---@overload fun(self: UIButton, labels?: UIButton.title.Labels1_0): string
---@param state? UIControl.State|UIControl.State[] The state; normal when omitted.
---@return string
function UIButton:title(state) end

--- The colour set for exactly this state.
---@overload fun(self: UIButton, labels?: UIButton.titleColor.Labels1_0): UIColor
---@param state? UIControl.State|UIControl.State[] The state; normal when omitted.
---@return UIColor
function UIButton:titleColor(state) end

--- The image set for exactly this state.
---@overload fun(self: UIButton, labels?: UIButton.image.Labels1_0): UIImage
---@param state? UIControl.State|UIControl.State[] The state; normal when omitted.
---@return UIImage
function UIButton:image(state) end

---@class (exact) UISlider.Init
---@field frame? CGRect The point, in the superview's coordinates.
---@field minimumValue? number The value at the left end; default 0.
---@field maximumValue? number The value at the right end; default 1.
---@field value? number The value, kept between the limits; setting it sends no event.
---@field isContinuous? boolean Whether each move sends an event, or only the last one.
---@field minimumTrackTintColor? UIColor|string The colour of the track up to the thumb; nil is the tint colour.
---@field maximumTrackTintColor? UIColor|string The colour of the track after the thumb; nil is the system's grey.
---@field thumbTintColor? UIColor|string The colour of the thumb; nil is white.
---@field isEnabled? boolean Whether the control receives touches.
---@field isHighlighted? boolean Whether a finger is on the control.
---@field isSelected? boolean A flag for the script's own use.
---@field bounds? CGRect The bounds in the view's own coordinates, in points.
---@field center? CGPoint The centre, in the superview's coordinates.
---@field anchorPoint? CGPoint The place of `center` as fractions of the bounds.
---@field transform? CGAffineTransform The plane transform, applied about the centre.
---@field transform3D? CATransform3D The 3D transform, applied about the centre.
---@field alpha? number The opacity of the view and its subviews.
---@field isHidden? boolean Whether the view and its subviews are hidden.
---@field isOpaque? boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds? boolean Whether subviews are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the content; nil is clear.
---@field tintColor? UIColor|string The colour of controls; inherited from the superview.
---@field mask? UIView A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; shown in descriptions.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews follow their autoresizing masks.
---@field isUserInteractionEnabled? boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled? boolean Whether the view receives more than one touch.
---@field isExclusiveTouch? boolean Whether other views receive no touches while this one has one.

---@class (exact) UISlider.setValue.Labels1_1
---@field animated boolean Whether the thumb slides there, in 0.25 s.

---@class (exact) UISlider.trackRect.Labels1_0
---@field forBounds CGRect The slider's bounds.

---@class (exact) UISlider.thumbRect.Labels1_0
---@field forBounds CGRect The slider's bounds.
---@field trackRect CGRect The rectangle of the track.
---@field value number A value between the limits.

---@class (exact) UISlider.thumbRect.Labels1_1
---@field trackRect CGRect The rectangle of the track.
---@field value number A value between the limits.
---@field forBounds? nil

--- Selects a number between two limits with a thumb on a track.
---@class UISlider : UIControl
---@field minimumValue number The value at the left end; default 0.
---@field maximumValue number The value at the right end; default 1.
---@field value number The value, kept between the limits; setting it sends no event.
---@field isContinuous boolean Whether each move sends an event, or only the last one.
---@field minimumTrackTintColor UIColor|string|nil The colour of the track up to the thumb; nil is the tint colour.
---@field maximumTrackTintColor UIColor|string|nil The colour of the track after the thumb; nil is the system's grey.
---@field thumbTintColor UIColor|string|nil The colour of the thumb; nil is white.
---@overload fun(init?: UISlider.Init): UISlider
---@overload fun(frame?: CGRect): UISlider
UISlider = {}

--- Sets the value without sending an event.
---@overload fun(self: UISlider, value: number, labels: UISlider.setValue.Labels1_1)
---@param value number The new value, kept between the limits.
---@param animated boolean Whether the thumb slides there, in 0.25 s.
function UISlider:setValue(value, animated) end

--- The rectangle of the track.
---@overload fun(self: UISlider, labels: UISlider.trackRect.Labels1_0): CGRect
---@param bounds CGRect The slider's bounds.
---@return CGRect
function UISlider:trackRect(bounds) end

--- The rectangle of the thumb for a value.
---@overload fun(self: UISlider, labels: UISlider.thumbRect.Labels1_0): CGRect
---@overload fun(self: UISlider, bounds: CGRect, labels: UISlider.thumbRect.Labels1_1): CGRect
---@param bounds CGRect The slider's bounds.
---@param trackRect CGRect The rectangle of the track.
---@param value number A value between the limits.
---@return CGRect
function UISlider:thumbRect(bounds, trackRect, value) end

---@class (exact) UISwitch.Init
---@field frame? CGRect The frame; only the origin is used, the size is 51 by 31.
---@field isOn? boolean Whether the switch is on; setting it sends no event.
---@field onTintColor? UIColor|string The colour behind the thumb while on; nil is the system's green.
---@field thumbTintColor? UIColor|string The colour of the thumb; nil is white.
---@field isEnabled? boolean Whether the control receives touches.
---@field isHighlighted? boolean Whether a finger is on the control.
---@field isSelected? boolean A flag for the script's own use.
---@field bounds? CGRect The bounds in the view's own coordinates, in points.
---@field center? CGPoint The centre, in the superview's coordinates.
---@field anchorPoint? CGPoint The place of `center` as fractions of the bounds.
---@field transform? CGAffineTransform The plane transform, applied about the centre.
---@field transform3D? CATransform3D The 3D transform, applied about the centre.
---@field alpha? number The opacity of the view and its subviews.
---@field isHidden? boolean Whether the view and its subviews are hidden.
---@field isOpaque? boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds? boolean Whether subviews are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the content; nil is clear.
---@field tintColor? UIColor|string The colour of controls; inherited from the superview.
---@field mask? UIView A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; shown in descriptions.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews follow their autoresizing masks.
---@field isUserInteractionEnabled? boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled? boolean Whether the view receives more than one touch.
---@field isExclusiveTouch? boolean Whether other views receive no touches while this one has one.

---@class (exact) UISwitch.setOn.Labels1_1
---@field animated boolean Whether the thumb slides over, in 0.25 s.

--- Turns something on and off.
---@class UISwitch : UIControl
---@field isOn boolean Whether the switch is on; setting it sends no event.
---@field onTintColor UIColor|string|nil The colour behind the thumb while on; nil is the system's green.
---@field thumbTintColor UIColor|string|nil The colour of the thumb; nil is white.
---@overload fun(init?: UISwitch.Init): UISwitch
---@overload fun(frame?: CGRect): UISwitch
UISwitch = {}

--- Sets the state without sending an event.
---@overload fun(self: UISwitch, on: boolean, labels: UISwitch.setOn.Labels1_1)
---@param on boolean The new state.
---@param animated boolean Whether the thumb slides over, in 0.25 s.
function UISwitch:setOn(on, animated) end

---@class (exact) UIAction.Init
---@field title? string The title; empty when omitted.
---@field image? UIImage The image.
---@field identifier? string The identifier; a control replaces an action with an equal one.
---@field handler? fun(action) Called each time the action is performed.

--- An action of a control, with a title and an image.
---@class UIAction : NSObject
---@field title string|nil The title.
---@field image UIImage|nil The image.
---@field identifier string Identifies the action; generated when omitted.
---@field sender NSObject The control that performs the action, during the call.
---@overload fun(init?: UIAction.Init): UIAction
---@overload fun(title?: string, image?: UIImage, identifier?: string, handler: fun(action)): UIAction
---@overload fun(handler: fun(action)): UIAction
UIAction = {}

---@class (exact) UIBezierPath.Init
---@field rect? CGRect A rectangle; the path is its outline.
---@field ovalIn? CGRect A rectangle; the path is the oval inside it.
---@field roundedRect? CGRect A rectangle; the path is its outline.
---@field cornerRadius? number The radius of the corners.
---@field byRoundingCorners? UIRectCorner|UIRectCorner[] The corners to round; all when omitted.
---@field arcCenter? CGPoint The radius of the circle.
---@field radius? number The radius of the circle.
---@field startAngle? number The start angle, from three o'clock, increasing clockwise on screen.
---@field endAngle? number The end angle.
---@field clockwise? boolean Whether the arc runs clockwise on screen.
---@field cgPath? UIBezierPath The path as layers accept it.
---@field usesEvenOddFillRule? boolean Which points count as inside where the path crosses itself.
---@field lineWidth? number The width of the stroke.

---@class (exact) UIBezierPath.move.Labels1_0
---@field to CGPoint The end angle.

---@class (exact) UIBezierPath.addLine.Labels1_0
---@field to CGPoint The end angle.

---@class (exact) UIBezierPath.addQuadCurve.Labels1_0
---@field to CGPoint The end angle.
---@field controlPoint CGPoint The control point of the curve.

---@class (exact) UIBezierPath.addQuadCurve.Labels1_1
---@field controlPoint CGPoint The control point of the curve.
---@field to? nil

---@class (exact) UIBezierPath.addCurve.Labels1_0
---@field to CGPoint The end angle.
---@field controlPoint1 CGPoint The control point of the start.
---@field controlPoint2 CGPoint The control point of the end.

---@class (exact) UIBezierPath.addCurve.Labels1_1
---@field controlPoint1 CGPoint The control point of the start.
---@field controlPoint2 CGPoint The control point of the end.
---@field to? nil

---@class (exact) UIBezierPath.addArc.Labels1_0
---@field withCenter CGPoint The radius of the circle.
---@field radius number The radius of the circle.
---@field startAngle number The start angle, from three o'clock, increasing clockwise on screen.
---@field endAngle number The end angle.
---@field clockwise boolean Whether the arc runs clockwise on screen.

---@class (exact) UIBezierPath.addArc.Labels1_1
---@field radius number The radius of the circle.
---@field startAngle number The start angle, from three o'clock, increasing clockwise on screen.
---@field endAngle number The end angle.
---@field clockwise boolean Whether the arc runs clockwise on screen.
---@field withCenter? nil

--- A path of lines and curves.
---@class UIBezierPath : NSObject
---@field cgPath UIBezierPath The path as layers accept it.
---@field usesEvenOddFillRule boolean Which points count as inside where the path crosses itself.
---@field lineWidth number The width of the stroke.
---@field bounds CGRect The smallest box around the path.
---@field isEmpty boolean Whether the path has no elements.
---@overload fun(init?: UIBezierPath.Init): UIBezierPath
---@overload fun(rect: CGRect): UIBezierPath
---@overload fun(rect: CGRect): UIBezierPath
---@overload fun(rect: CGRect, radius: number, corners?: UIRectCorner|UIRectCorner[]): UIBezierPath
---@overload fun(center: CGPoint, radius: number, startAngle: number, endAngle: number, clockwise: boolean): UIBezierPath
UIBezierPath = {}

--- Starts a new subpath.
---@overload fun(self: UIBezierPath, labels: UIBezierPath.move.Labels1_0)
---@param point CGPoint The end angle.
function UIBezierPath:move(point) end

--- Adds a straight line.
---@overload fun(self: UIBezierPath, labels: UIBezierPath.addLine.Labels1_0)
---@param point CGPoint The end angle.
function UIBezierPath:addLine(point) end

--- Adds a curve with one control point.
---@overload fun(self: UIBezierPath, labels: UIBezierPath.addQuadCurve.Labels1_0)
---@overload fun(self: UIBezierPath, point: CGPoint, labels: UIBezierPath.addQuadCurve.Labels1_1)
---@param point CGPoint The end angle.
---@param controlPoint CGPoint The control point of the curve.
function UIBezierPath:addQuadCurve(point, controlPoint) end

--- Adds a curve with two control points.
---@overload fun(self: UIBezierPath, labels: UIBezierPath.addCurve.Labels1_0)
---@overload fun(self: UIBezierPath, point: CGPoint, labels: UIBezierPath.addCurve.Labels1_1)
---@param point CGPoint The end angle.
---@param controlPoint1 CGPoint The control point of the start.
---@param controlPoint2 CGPoint The control point of the end.
function UIBezierPath:addCurve(point, controlPoint1, controlPoint2) end

--- Adds an arc, joined by a line to the current point.
---@overload fun(self: UIBezierPath, labels: UIBezierPath.addArc.Labels1_0)
---@overload fun(self: UIBezierPath, center: CGPoint, labels: UIBezierPath.addArc.Labels1_1)
---@param center CGPoint The radius of the circle.
---@param radius number The radius of the circle.
---@param startAngle number The start angle, from three o'clock, increasing clockwise on screen.
---@param endAngle number The end angle.
---@param clockwise boolean Whether the arc runs clockwise on screen.
function UIBezierPath:addArc(center, radius, startAngle, endAngle, clockwise) end

--- Adds a straight line back to the start of the subpath.
function UIBezierPath:close() end

--- Adds another path.
---@param path UIBezierPath The path to add.
function UIBezierPath:append(path) end

--- Applies a transform to every point.
---@param transform CGAffineTransform The transform to apply.
function UIBezierPath:apply(transform) end

--- Whether a point is inside.
---@param point CGPoint The point, in the path's coordinates.
---@return boolean
function UIBezierPath:contains(point) end

---@class (exact) UITouch.location.Labels1_0
---@field ["in"]? UIView The view whose coordinates are used; nil is the window.

---@class (exact) UITouch.previousLocation.Labels1_0
---@field ["in"]? UIView The view whose coordinates are used; nil is the window.

--- A finger on the screen.
---@class UITouch : NSObject
---@field Phase any The words of UITouch.Phase.
---@field phase UITouch.Phase The phase of the touch.
---@field timestamp number When.
---@field tapCount integer The number of taps in a row.
---@field view UIView The view in which the touch began.
---@field window UIWindow The window in which the touch began.
---@field gestureRecognizers UIGestureRecognizer[] The recognisers that receive the touch; a new array.
UITouch = {}

--- The place of the touch.
---@overload fun(self: UITouch, labels?: UITouch.location.Labels1_0): CGPoint
---@param view? UIView The view whose coordinates are used; nil is the window.
---@return CGPoint
function UITouch:location(view) end

--- The previous place of the touch.
---@overload fun(self: UITouch, labels?: UITouch.previousLocation.Labels1_0): CGPoint
---@param view? UIView The view whose coordinates are used; nil is the window.
---@return CGPoint
function UITouch:previousLocation(view) end

---@class (exact) UITabBar.item.Labels1_0
---@field at integer The index, counted from 0.

--- The tab bar at the bottom.
---@class UITabBar : UIView
UITabBar = {}

--- The area of a tab that receives touches.
---@overload fun(self: UITabBar, labels: UITabBar.item.Labels1_0): UIControl
---@param index integer The index, counted from 0.
---@return UIControl
function UITabBar:item(index) end

---@class (exact) UIImage.Init
---@field color? UIColor|string The colour of the whole image.
---@field size? CGSize The size, in points.
---@field colors? (UIColor|string)[] The colours, at equal distances from the start to the end.
---@field startPoint? CGPoint The start, as fractions of the size; the top centre by default.
---@field endPoint? CGPoint The end, as fractions of the size; the bottom centre by default.
---@field named? string A PNG file beside the script, without ".png".
---@field contentsOfFile? string A PNG file in the script's folder or below.

--- An image.
---@class UIImage : NSObject
---@field size CGSize The size, in points.
---@field scale number Pixels per point.
---@overload fun(init?: UIImage.Init): UIImage
---@overload fun(color: UIColor|string, size: CGSize): UIImage
---@overload fun(colors: (UIColor|string)[], size: CGSize, startPoint?: CGPoint, endPoint?: CGPoint): UIImage
---@overload fun(named: string): UIImage
---@overload fun(path: string): UIImage
UIImage = {}

---@class (exact) UIImageView.Init
---@field image? UIImage The image; the view takes its size.
---@field frame? CGRect The point, in the superview's coordinates.
---@field bounds? CGRect The bounds in the view's own coordinates, in points.
---@field center? CGPoint The centre, in the superview's coordinates.
---@field anchorPoint? CGPoint The place of `center` as fractions of the bounds.
---@field transform? CGAffineTransform The plane transform, applied about the centre.
---@field transform3D? CATransform3D The 3D transform, applied about the centre.
---@field alpha? number The opacity of the view and its subviews.
---@field isHidden? boolean Whether the view and its subviews are hidden.
---@field isOpaque? boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds? boolean Whether subviews are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the content; nil is clear.
---@field tintColor? UIColor|string The colour of controls; inherited from the superview.
---@field mask? UIView A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; shown in descriptions.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews follow their autoresizing masks.
---@field isUserInteractionEnabled? boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled? boolean Whether the view receives more than one touch.
---@field isExclusiveTouch? boolean Whether other views receive no touches while this one has one.

--- Shows an image, fitted according to the content mode.
---@class UIImageView : UIView
---@field image UIImage|nil The image shown.
---@overload fun(init?: UIImageView.Init): UIImageView
---@overload fun(image: UIImage): UIImageView
---@overload fun(frame?: CGRect): UIImageView
UIImageView = {}

---@class (exact) UIFont.systemFont.Labels1_0
---@field ofSize number The font size.
---@field weight? UIFont.Weight The weight; default regular.

---@class (exact) UIFont.systemFont.Labels1_1
---@field weight? UIFont.Weight The weight; default regular.
---@field ofSize? nil

---@class (exact) UIFont.boldSystemFont.Labels1_0
---@field ofSize number The font size.

--- A size and weight of the system font.
---@class UIFont : NSObject
---@field pointSize number The font size.
---@field lineHeight number The line height.
UIFont = {}

--- The system font.
---@overload fun(labels: UIFont.systemFont.Labels1_0): UIFont
---@overload fun(size: number, labels?: UIFont.systemFont.Labels1_1): UIFont
---@param size number The font size.
---@param weight? UIFont.Weight The weight; default regular.
---@return UIFont
function UIFont.systemFont(size, weight) end

--- The bold system font.
---@overload fun(labels: UIFont.boldSystemFont.Labels1_0): UIFont
---@param size number The font size.
---@return UIFont
function UIFont.boldSystemFont(size) end

---@class (exact) UILabel.Init
---@field frame? CGRect The point, in the superview's coordinates.
---@field text? string The image shown.
---@field textColor? UIColor|string The colour of the text.
---@field font? UIFont The font of the text.
---@field textAlignment? UILabel.TextAlignment The alignment of the lines.
---@field numberOfLines? integer The maximum number of lines; 0 is unlimited; default 1.
---@field bounds? CGRect The bounds in the view's own coordinates, in points.
---@field center? CGPoint The centre, in the superview's coordinates.
---@field anchorPoint? CGPoint The place of `center` as fractions of the bounds.
---@field transform? CGAffineTransform The plane transform, applied about the centre.
---@field transform3D? CATransform3D The 3D transform, applied about the centre.
---@field alpha? number The opacity of the view and its subviews.
---@field isHidden? boolean Whether the view and its subviews are hidden.
---@field isOpaque? boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds? boolean Whether subviews are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the content; nil is clear.
---@field tintColor? UIColor|string The colour of controls; inherited from the superview.
---@field mask? UIView A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; shown in descriptions.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews follow their autoresizing masks.
---@field isUserInteractionEnabled? boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled? boolean Whether the view receives more than one touch.
---@field isExclusiveTouch? boolean Whether other views receive no touches while this one has one.

--- Shows text.
---@class UILabel : UIView
---@field text string|nil The image shown.
---@field textColor UIColor|string|nil The colour of the text.
---@field font UIFont The font of the text.
---@field textAlignment UILabel.TextAlignment The alignment of the lines.
---@field numberOfLines integer The maximum number of lines; 0 is unlimited; default 1.
---@overload fun(init?: UILabel.Init): UILabel
---@overload fun(frame?: CGRect): UILabel
UILabel = {}

--- The effect of a visual effect view.
---@class UIVisualEffect : NSObject
UIVisualEffect = {}

---@class (exact) UIBlurEffect.Init
---@field style? UIBlurEffect.Style The style of the blur.

--- Blurs what is behind the view.
---@class UIBlurEffect : UIVisualEffect
---@field style UIBlurEffect.Style The style of the blur.
---@overload fun(init?: UIBlurEffect.Init): UIBlurEffect
---@overload fun(style: UIBlurEffect.Style): UIBlurEffect
UIBlurEffect = {}

---@class (exact) UIVisualEffectView.Init
---@field effect? UIVisualEffect The effect; nil shows none.
---@field frame? CGRect The frame in the superview's coordinates, in points.
---@field bounds? CGRect The bounds in the view's own coordinates, in points.
---@field center? CGPoint The centre, in the superview's coordinates.
---@field anchorPoint? CGPoint The place of `center` as fractions of the bounds.
---@field transform? CGAffineTransform The plane transform, applied about the centre.
---@field transform3D? CATransform3D The 3D transform, applied about the centre.
---@field alpha? number The opacity of the view and its subviews.
---@field isHidden? boolean Whether the view and its subviews are hidden.
---@field isOpaque? boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds? boolean Whether subviews are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the content; nil is clear.
---@field tintColor? UIColor|string The colour of controls; inherited from the superview.
---@field mask? UIView A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; shown in descriptions.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews follow their autoresizing masks.
---@field isUserInteractionEnabled? boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled? boolean Whether the view receives more than one touch.
---@field isExclusiveTouch? boolean Whether other views receive no touches while this one has one.

--- Applies an effect to what is behind the view.
---@class UIVisualEffectView : UIView
---@field effect UIVisualEffect|nil The effect; a change inside an animation fades.
---@field contentView UIView The view to add subviews to.
---@overload fun(init?: UIVisualEffectView.Init): UIVisualEffectView
---@overload fun(effect?: UIVisualEffect): UIVisualEffectView
UIVisualEffectView = {}

---@class (exact) UIScrollView.Init
---@field frame? CGRect The point, in the superview's coordinates.
---@field contentSize? CGSize The size of the content, in points.
---@field contentOffset? CGPoint The point of the content at the view's origin.
---@field contentInset? UIEdgeInsets The space around the content.
---@field contentInsetAdjustmentBehavior? UIScrollView.ContentInsetAdjustmentBehavior When the safe area adds to the content inset; default automatic.
---@field isScrollEnabled? boolean Whether a finger scrolls the content.
---@field bounces? boolean Whether the content can be pulled past its ends.
---@field alwaysBounceVertical? boolean Whether it also bounces vertically when the content fits.
---@field alwaysBounceHorizontal? boolean Whether it also bounces horizontally when the content fits.
---@field isPagingEnabled? boolean Whether scrolling stops at whole pages.
---@field isDirectionalLockEnabled? boolean Whether a drag keeps to the axis along which it begins.
---@field showsVerticalScrollIndicator? boolean Kept, but not drawn.
---@field showsHorizontalScrollIndicator? boolean Kept, but not drawn.
---@field delaysContentTouches? boolean Whether the content receives a touch only if it does not scroll.
---@field decelerationRate? number The share of the speed left after each millisecond; 0.998, or 0.99 to stop sooner.
---@field zoomScale? number The scale of the zoomed view.
---@field minimumZoomScale? number The minimum scale; default 1.
---@field maximumZoomScale? number The maximum scale; default 1.
---@field bouncesZoom? boolean Whether fingers can zoom past the limits.
---@field delegate? UIScrollViewDelegate|table Notified of scrolling and zooming; held weakly.
---@field bounds? CGRect The bounds in the view's own coordinates, in points.
---@field center? CGPoint The centre, in the superview's coordinates.
---@field anchorPoint? CGPoint The place of `center` as fractions of the bounds.
---@field transform? CGAffineTransform The plane transform, applied about the centre.
---@field transform3D? CATransform3D The 3D transform, applied about the centre.
---@field alpha? number The opacity of the view and its subviews.
---@field isHidden? boolean Whether the view and its subviews are hidden.
---@field isOpaque? boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds? boolean Whether subviews are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the content; nil is clear.
---@field tintColor? UIColor|string The colour of controls; inherited from the superview.
---@field mask? UIView A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; shown in descriptions.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews follow their autoresizing masks.
---@field isUserInteractionEnabled? boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled? boolean Whether the view receives more than one touch.
---@field isExclusiveTouch? boolean Whether other views receive no touches while this one has one.

---@class (exact) UIScrollView.setContentOffset.Labels1_1
---@field animated boolean Whether to animate the change.

---@class (exact) UIScrollView.scrollRectToVisible.Labels1_1
---@field animated boolean Whether to animate the change.

---@class (exact) UIScrollView.setZoomScale.Labels1_1
---@field animated boolean Whether to animate the change.

---@class (exact) UIScrollView.zoom.Labels1_0
---@field to CGRect A rectangle, in the zoomed view's coordinates.
---@field animated boolean Whether to animate the change.

---@class (exact) UIScrollView.zoom.Labels1_1
---@field animated boolean Whether to animate the change.
---@field to? nil

--- Shows a part of content that is larger than the view.
---@class UIScrollView : UIView
---@field contentSize CGSize The size of the content, in points.
---@field contentOffset CGPoint The point of the content at the view's origin.
---@field contentInset UIEdgeInsets The space around the content.
---@field contentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior When the safe area adds to the content inset; default automatic.
---@field adjustedContentInset UIEdgeInsets The content inset plus the part of the safe area that applies.
---@field isScrollEnabled boolean Whether a finger scrolls the content.
---@field bounces boolean Whether the content can be pulled past its ends.
---@field alwaysBounceVertical boolean Whether it also bounces vertically when the content fits.
---@field alwaysBounceHorizontal boolean Whether it also bounces horizontally when the content fits.
---@field isPagingEnabled boolean Whether scrolling stops at whole pages.
---@field isDirectionalLockEnabled boolean Whether a drag keeps to the axis along which it begins.
---@field showsVerticalScrollIndicator boolean Kept, but not drawn.
---@field showsHorizontalScrollIndicator boolean Kept, but not drawn.
---@field delaysContentTouches boolean Whether the content receives a touch only if it does not scroll.
---@field decelerationRate number The share of the speed left after each millisecond; 0.998, or 0.99 to stop sooner.
---@field isTracking boolean Whether a finger is on the content.
---@field isDragging boolean Whether a finger drags the content.
---@field isDecelerating boolean Whether the content moves on after the finger was lifted.
---@field panGestureRecognizer UIPanGestureRecognizer The recogniser that scrolls.
---@field pinchGestureRecognizer UIPinchGestureRecognizer The recogniser that zooms.
---@field zoomScale number The scale of the zoomed view.
---@field minimumZoomScale number The minimum scale; default 1.
---@field maximumZoomScale number The maximum scale; default 1.
---@field isZooming boolean Whether two fingers zoom the content.
---@field bouncesZoom boolean Whether fingers can zoom past the limits.
---@field isZoomBouncing boolean Whether the scale is beyond a limit and returns to it.
---@field delegate UIScrollViewDelegate|table|nil Notified of scrolling and zooming; held weakly.
---@overload fun(init?: UIScrollView.Init): UIScrollView
---@overload fun(frame?: CGRect): UIScrollView
UIScrollView = {}

--- Called when adjustedContentInset changed.
function UIScrollView:adjustedContentInsetDidChange() end

--- Scrolls to an offset.
---@overload fun(self: UIScrollView, offset: CGPoint, labels: UIScrollView.setContentOffset.Labels1_1)
---@param offset CGPoint The point of the content at the view's origin.
---@param animated boolean Whether to animate the change.
function UIScrollView:setContentOffset(offset, animated) end

--- Scrolls just far enough to show a rectangle.
---@overload fun(self: UIScrollView, rect: CGRect, labels: UIScrollView.scrollRectToVisible.Labels1_1)
---@param rect CGRect A rectangle, in the content's coordinates.
---@param animated boolean Whether to animate the change.
function UIScrollView:scrollRectToVisible(rect, animated) end

--- Zooms about the centre of the visible part.
---@overload fun(self: UIScrollView, scale: number, labels: UIScrollView.setZoomScale.Labels1_1)
---@param scale number The new scale, kept between the limits.
---@param animated boolean Whether to animate the change.
function UIScrollView:setZoomScale(scale, animated) end

--- Zooms and scrolls so that a rectangle fills the view.
---@overload fun(self: UIScrollView, labels: UIScrollView.zoom.Labels1_0)
---@overload fun(self: UIScrollView, rect: CGRect, labels: UIScrollView.zoom.Labels1_1)
---@param rect CGRect A rectangle, in the zoomed view's coordinates.
---@param animated boolean Whether to animate the change.
function UIScrollView:zoom(rect, animated) end

---@class (exact) UICollectionView.Init
---@field frame? CGRect The point, in the superview's coordinates.
---@field collectionViewLayout? UICollectionViewFlowLayout The layout of the items; a flow layout when omitted.
---@field dataSource? UICollectionViewDataSource|table Provides the items; held weakly.
---@field allowsSelection? boolean Whether a tap selects.
---@field allowsMultipleSelection? boolean Whether several items can be selected.
---@field contentSize? CGSize The size of the content, in points.
---@field contentOffset? CGPoint The point of the content at the view's origin.
---@field contentInset? UIEdgeInsets The space around the content.
---@field contentInsetAdjustmentBehavior? UIScrollView.ContentInsetAdjustmentBehavior When the safe area adds to the content inset; default automatic.
---@field isScrollEnabled? boolean Whether a finger scrolls the content.
---@field bounces? boolean Whether the content can be pulled past its ends.
---@field alwaysBounceVertical? boolean Whether it also bounces vertically when the content fits.
---@field alwaysBounceHorizontal? boolean Whether it also bounces horizontally when the content fits.
---@field isPagingEnabled? boolean Whether scrolling stops at whole pages.
---@field isDirectionalLockEnabled? boolean Whether a drag keeps to the axis along which it begins.
---@field showsVerticalScrollIndicator? boolean Kept, but not drawn.
---@field showsHorizontalScrollIndicator? boolean Kept, but not drawn.
---@field delaysContentTouches? boolean Whether the content receives a touch only if it does not scroll.
---@field decelerationRate? number The share of the speed left after each millisecond; 0.998, or 0.99 to stop sooner.
---@field zoomScale? number The scale of the zoomed view.
---@field minimumZoomScale? number The minimum scale; default 1.
---@field maximumZoomScale? number The maximum scale; default 1.
---@field bouncesZoom? boolean Whether fingers can zoom past the limits.
---@field delegate? UIScrollViewDelegate|table Notified of scrolling and zooming; held weakly.
---@field bounds? CGRect The bounds in the view's own coordinates, in points.
---@field center? CGPoint The centre, in the superview's coordinates.
---@field anchorPoint? CGPoint The place of `center` as fractions of the bounds.
---@field transform? CGAffineTransform The plane transform, applied about the centre.
---@field transform3D? CATransform3D The 3D transform, applied about the centre.
---@field alpha? number The opacity of the view and its subviews.
---@field isHidden? boolean Whether the view and its subviews are hidden.
---@field isOpaque? boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds? boolean Whether subviews are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the content; nil is clear.
---@field tintColor? UIColor|string The colour of controls; inherited from the superview.
---@field mask? UIView A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; shown in descriptions.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews follow their autoresizing masks.
---@field isUserInteractionEnabled? boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled? boolean Whether the view receives more than one touch.
---@field isExclusiveTouch? boolean Whether other views receive no touches while this one has one.

---@class (exact) UICollectionView.register.Labels1_1
---@field forCellWithReuseIdentifier string The identifier for these cells.

---@class (exact) UICollectionView.dequeueReusableCell.Labels1_0
---@field withReuseIdentifier string The identifier the cells were registered under.
---@field ["for"] IndexPath The item's index path.

---@class (exact) UICollectionView.dequeueReusableCell.Labels1_1
---@field ["for"] IndexPath The item's index path.
---@field withReuseIdentifier? nil

---@class (exact) UICollectionView.cellForItem.Labels1_0
---@field at IndexPath The item's index path.

---@class (exact) UICollectionView.indexPath.Labels1_0
---@field ["for"] UICollectionViewCell A visible cell.

---@class (exact) UICollectionView.indexPathForItem.Labels1_0
---@field at CGPoint The point, in the content's coordinates.

---@class (exact) UICollectionView.layoutAttributesForItem.Labels1_0
---@field at IndexPath The item's index path.

---@class (exact) UICollectionView.numberOfItems.Labels1_0
---@field inSection integer The section, counted from 0.

---@class (exact) UICollectionView.scrollToItem.Labels1_2
---@field animated? boolean Whether to animate the change.
---@field at? nil

---@class (exact) UICollectionView.selectItem.Labels1_0
---@field at? IndexPath The index path; nil deselects all.
---@field animated? boolean Whether to animate the change.
---@field scrollPosition? UICollectionView.ScrollPosition|UICollectionView.ScrollPosition[] The place of the item in the view.

---@class (exact) UICollectionView.selectItem.Labels1_1
---@field animated? boolean Whether to animate the change.
---@field scrollPosition? UICollectionView.ScrollPosition|UICollectionView.ScrollPosition[] The place of the item in the view.
---@field at? nil

---@class (exact) UICollectionView.deselectItem.Labels1_0
---@field at IndexPath The item's index path.
---@field animated? boolean Whether to animate the change.

---@class (exact) UICollectionView.deselectItem.Labels1_1
---@field animated? boolean Whether to animate the change.
---@field at? nil

--- Shows items as cells; only visible cells exist.
---@class UICollectionView : UIScrollView
---@field dataSource UICollectionViewDataSource|table|nil Provides the items; held weakly.
---@field collectionViewLayout UICollectionViewFlowLayout The layout of the items.
---@field visibleCells UICollectionViewCell[] The visible cells, in order; a new array.
---@field indexPathsForVisibleItems IndexPath[] The visible cells, in order; a new array.
---@field ScrollPosition any The words of UICollectionView.ScrollPosition.
---@field indexPathsForSelectedItems IndexPath[] The visible cells, in order; a new array.
---@field allowsSelection boolean Whether a tap selects.
---@field allowsMultipleSelection boolean Whether several items can be selected.
---@overload fun(init?: UICollectionView.Init): UICollectionView
---@overload fun(frame?: CGRect, layout?: UICollectionViewFlowLayout): UICollectionView
UICollectionView = {}

--- Registers the class of cells for an identifier.
---@overload fun(self: UICollectionView, class: any, labels: UICollectionView.register.Labels1_1)
---@param class any UICollectionViewCell or a subclass.
---@param identifier string The identifier for these cells.
function UICollectionView:register(class, identifier) end

--- A reused cell, or a new one.
---@overload fun(self: UICollectionView, labels: UICollectionView.dequeueReusableCell.Labels1_0): UICollectionViewCell
---@overload fun(self: UICollectionView, identifier: string, labels: UICollectionView.dequeueReusableCell.Labels1_1): UICollectionViewCell
---@param identifier string The identifier the cells were registered under.
---@param indexPath IndexPath The item's index path.
---@return UICollectionViewCell
function UICollectionView:dequeueReusableCell(identifier, indexPath) end

--- Reloads the items from the data source.
function UICollectionView:reloadData() end

--- The cell of a visible item.
---@overload fun(self: UICollectionView, labels: UICollectionView.cellForItem.Labels1_0): UICollectionViewCell
---@param indexPath IndexPath The item's index path.
---@return UICollectionViewCell
function UICollectionView:cellForItem(indexPath) end

--- The index path of the item that a cell shows.
---@overload fun(self: UICollectionView, labels: UICollectionView.indexPath.Labels1_0): IndexPath
---@param cell UICollectionViewCell A visible cell.
---@return IndexPath
function UICollectionView:indexPath(cell) end

--- The index path of the item at a point.
---@overload fun(self: UICollectionView, labels: UICollectionView.indexPathForItem.Labels1_0): IndexPath
---@param point CGPoint The point, in the content's coordinates.
---@return IndexPath
function UICollectionView:indexPathForItem(point) end

--- The place of an item, visible or not.
---@overload fun(self: UICollectionView, labels: UICollectionView.layoutAttributesForItem.Labels1_0): UICollectionViewLayoutAttributes
---@param indexPath IndexPath The item's index path.
---@return UICollectionViewLayoutAttributes
function UICollectionView:layoutAttributesForItem(indexPath) end

--- The number of items in a section.
---@overload fun(self: UICollectionView, labels: UICollectionView.numberOfItems.Labels1_0): integer
---@param section integer The section, counted from 0.
---@return integer
function UICollectionView:numberOfItems(section) end

--- Scrolls until an item is at a given place.
---@overload fun(self: UICollectionView, indexPath: IndexPath, position: UICollectionView.ScrollPosition|UICollectionView.ScrollPosition[], labels?: UICollectionView.scrollToItem.Labels1_2)
---@param indexPath IndexPath The item's index path.
---@param position UICollectionView.ScrollPosition|UICollectionView.ScrollPosition[] The place of the item in the view.
---@param animated? boolean Whether to animate the change.
function UICollectionView:scrollToItem(indexPath, position, animated) end

--- Selects an item without calling the delegate.
---@overload fun(self: UICollectionView, labels?: UICollectionView.selectItem.Labels1_0)
---@overload fun(self: UICollectionView, indexPath?: IndexPath, labels?: UICollectionView.selectItem.Labels1_1)
---@param indexPath? IndexPath The index path; nil deselects all.
---@param animated? boolean Whether to animate the change.
---@param scrollPosition? UICollectionView.ScrollPosition|UICollectionView.ScrollPosition[] The place of the item in the view.
function UICollectionView:selectItem(indexPath, animated, scrollPosition) end

--- Deselects an item without calling the delegate.
---@overload fun(self: UICollectionView, labels: UICollectionView.deselectItem.Labels1_0)
---@overload fun(self: UICollectionView, indexPath: IndexPath, labels?: UICollectionView.deselectItem.Labels1_1)
---@param indexPath IndexPath The item's index path.
---@param animated? boolean Whether to animate the change.
function UICollectionView:deselectItem(indexPath, animated) end

---@class (exact) UICollectionViewCell.Init
---@field frame? CGRect The point, in the superview's coordinates.
---@field isSelected? boolean Whether the item is selected.
---@field isHighlighted? boolean Whether a finger is on the item.
---@field backgroundView? UIView A view behind the content.
---@field selectedBackgroundView? UIView A view behind the content of a selected cell.
---@field bounds? CGRect The bounds in the view's own coordinates, in points.
---@field center? CGPoint The centre, in the superview's coordinates.
---@field anchorPoint? CGPoint The place of `center` as fractions of the bounds.
---@field transform? CGAffineTransform The plane transform, applied about the centre.
---@field transform3D? CATransform3D The 3D transform, applied about the centre.
---@field alpha? number The opacity of the view and its subviews.
---@field isHidden? boolean Whether the view and its subviews are hidden.
---@field isOpaque? boolean A hint that the view covers what is behind it; no effect here.
---@field clipsToBounds? boolean Whether subviews are clipped to the bounds.
---@field backgroundColor? UIColor|string The colour behind the content; nil is clear.
---@field tintColor? UIColor|string The colour of controls; inherited from the superview.
---@field mask? UIView A view whose alpha masks this one; its layer becomes the layer's mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; shown in descriptions.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] The margins and sizes that adapt when the superview's size changes.
---@field autoresizesSubviews? boolean Whether subviews follow their autoresizing masks.
---@field isUserInteractionEnabled? boolean Whether the view and its subviews receive touches.
---@field isMultipleTouchEnabled? boolean Whether the view receives more than one touch.
---@field isExclusiveTouch? boolean Whether other views receive no touches while this one has one.

--- A view that shows one item.
---@class UICollectionViewCell : UIView
---@field contentView UIView The view to add subviews to.
---@field isSelected boolean Whether the item is selected.
---@field isHighlighted boolean Whether a finger is on the item.
---@field backgroundView UIView|nil A view behind the content.
---@field selectedBackgroundView UIView|nil A view behind the content of a selected cell.
---@field reuseIdentifier string The identifier the cell was registered under.
---@overload fun(init?: UICollectionViewCell.Init): UICollectionViewCell
---@overload fun(frame?: CGRect): UICollectionViewCell
UICollectionViewCell = {}

--- Called before the cell shows another item.
function UICollectionViewCell:prepareForReuse() end

---@class (exact) UICollectionViewFlowLayout.Init
---@field itemSize? CGSize The size of every item, in points; default 50 by 50.
---@field minimumInteritemSpacing? number The minimum space between the items of a line; default 10.
---@field minimumLineSpacing? number The minimum space between lines; default 10.
---@field sectionInset? UIEdgeInsets The margins of each section.
---@field scrollDirection? UICollectionViewScrollDirection The scroll direction.

--- Lays out items in lines.
---@class UICollectionViewFlowLayout : NSObject
---@field itemSize CGSize The size of every item, in points; default 50 by 50.
---@field minimumInteritemSpacing number The minimum space between the items of a line; default 10.
---@field minimumLineSpacing number The minimum space between lines; default 10.
---@field sectionInset UIEdgeInsets The margins of each section.
---@field scrollDirection UICollectionViewScrollDirection The scroll direction.
---@field collectionView UICollectionView The collection view that uses the layout.
---@overload fun(init?: UICollectionViewFlowLayout.Init): UICollectionViewFlowLayout
UICollectionViewFlowLayout = {}

--- Requests a new layout before the next commit.
function UICollectionViewFlowLayout:invalidateLayout() end

--- The place that a layout gives an item.
---@class UICollectionViewLayoutAttributes : NSObject
---@field indexPath IndexPath The item's index path.
---@field frame CGRect The frame in the content's coordinates, in points.
---@field center CGPoint The centre of the frame.
---@field size CGSize The size of the frame.
UICollectionViewLayoutAttributes = {}

---@class (exact) UIGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

---@class (exact) UIGestureRecognizer.location.Labels1_0
---@field ["in"]? UIView The view whose coordinates are used; nil is the window.
---@field ofTouch? nil

---@class (exact) UIGestureRecognizer.location.Labels2_0
---@field ofTouch integer The finger's index, counted from 0, in the order the fingers went down.
---@field ["in"]? UIView The view whose coordinates are used; nil is the window.

---@class (exact) UIGestureRecognizer.location.Labels2_1
---@field ["in"]? UIView The view whose coordinates are used; nil is the window.
---@field ofTouch? nil

---@class (exact) UIGestureRecognizer.require.Labels1_0
---@field toFail UIGestureRecognizer The other recogniser.

---@class (exact) UIGestureRecognizer.removeTarget.Labels1_1
---@field action? string The method's name.

---@class (exact) UIGestureRecognizer.touchesBegan.Labels1_1
---@field with? any Always nil.

---@class (exact) UIGestureRecognizer.touchesMoved.Labels1_1
---@field with? any Always nil.

---@class (exact) UIGestureRecognizer.touchesEnded.Labels1_1
---@field with? any Always nil.

---@class (exact) UIGestureRecognizer.touchesCancelled.Labels1_1
---@field with? any Always nil.

---@class (exact) UIGestureRecognizer.ignore.Labels1_1
---@field ["for"]? any Always nil.

---@class (exact) UIGestureRecognizer.canBePrevented.Labels1_0
---@field by UIGestureRecognizer The other recogniser.

---@class (exact) UIGestureRecognizer.shouldRequireFailure.Labels1_0
---@field of UIGestureRecognizer The other recogniser.

---@class (exact) UIGestureRecognizer.shouldBeRequiredToFail.Labels1_0
---@field by UIGestureRecognizer The other recogniser.

--- Watches the touches in a view and recognises a gesture.
---@class UIGestureRecognizer : NSObject
---@field State any The words of UIGestureRecognizer.State.
---@field state UIGestureRecognizer.State The state of the gesture; only subclasses set it.
---@field view UIView The view the recogniser is added to.
---@field isEnabled boolean Whether the recogniser is enabled; false cancels its gesture.
---@field cancelsTouchesInView boolean Whether the view's touches are cancelled when the gesture begins.
---@field delaysTouchesBegan boolean Whether the view receives touches only after the gesture has failed.
---@field delaysTouchesEnded boolean Whether the view receives the end of touches only after the gesture has failed.
---@field name string|nil The recogniser's name, for lists.
---@field numberOfTouches integer The number of fingers in the gesture.
---@field delegate UIGestureRecognizerDelegate|table|nil Asked before the gesture begins; held weakly.
UIGestureRecognizer = {}

--- Adds a target for changes of state.
---@overload fun(self: UIGestureRecognizer, target: any, action: string)
---@overload fun(self: UIGestureRecognizer, target: any, labels: UIGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change of state.
function UIGestureRecognizer:addTarget(handler) end

--- The place of the gesture, or of one of its fingers.
---@overload fun(self: UIGestureRecognizer, index: integer, view?: UIView): CGPoint
---@overload fun(self: UIGestureRecognizer, labels?: UIGestureRecognizer.location.Labels1_0): CGPoint
---@overload fun(self: UIGestureRecognizer, labels: UIGestureRecognizer.location.Labels2_0): CGPoint
---@overload fun(self: UIGestureRecognizer, index: integer, labels?: UIGestureRecognizer.location.Labels2_1): CGPoint
---@param view? UIView The view whose coordinates are used; nil is the window.
---@return CGPoint
function UIGestureRecognizer:location(view) end

--- Waits until another recogniser has failed.
---@overload fun(self: UIGestureRecognizer, labels: UIGestureRecognizer.require.Labels1_0)
---@param other UIGestureRecognizer The other recogniser.
function UIGestureRecognizer:require(other) end

--- Removes a target; nil matches any.
---@overload fun(self: UIGestureRecognizer, target?: any, labels?: UIGestureRecognizer.removeTarget.Labels1_1)
---@param target? any The object whose method is called; held weakly.
---@param action? string The method's name.
function UIGestureRecognizer:removeTarget(target, action) end

--- Called when its touches change; a subclass sets `state` here.
---@overload fun(self: UIGestureRecognizer, touches: UITouch[], labels?: UIGestureRecognizer.touchesBegan.Labels1_1)
---@param touches UITouch[] The touches that changed.
---@param event? any Always nil.
function UIGestureRecognizer:touchesBegan(touches, event) end

--- Called when its touches change; a subclass sets `state` here.
---@overload fun(self: UIGestureRecognizer, touches: UITouch[], labels?: UIGestureRecognizer.touchesMoved.Labels1_1)
---@param touches UITouch[] The touches that changed.
---@param event? any Always nil.
function UIGestureRecognizer:touchesMoved(touches, event) end

--- Called when its touches change; a subclass sets `state` here.
---@overload fun(self: UIGestureRecognizer, touches: UITouch[], labels?: UIGestureRecognizer.touchesEnded.Labels1_1)
---@param touches UITouch[] The touches that changed.
---@param event? any Always nil.
function UIGestureRecognizer:touchesEnded(touches, event) end

--- Called when its touches change; a subclass sets `state` here.
---@overload fun(self: UIGestureRecognizer, touches: UITouch[], labels?: UIGestureRecognizer.touchesCancelled.Labels1_1)
---@param touches UITouch[] The touches that changed.
---@param event? any Always nil.
function UIGestureRecognizer:touchesCancelled(touches, event) end

--- Called when the gesture ended and the recogniser returns to possible.
function UIGestureRecognizer:reset() end

--- Ignores a touch from now on.
---@overload fun(self: UIGestureRecognizer, touch: UITouch, labels?: UIGestureRecognizer.ignore.Labels1_1)
---@param touch UITouch A touch that is not part of the gesture.
---@param event? any Always nil.
function UIGestureRecognizer:ignore(touch, event) end

--- Whether recognition makes another recogniser fail; true unless overridden.
---@param other UIGestureRecognizer The other recogniser.
---@return boolean
function UIGestureRecognizer:canPrevent(other) end

--- Whether the recogniser fails when another one recognises; true unless overridden.
---@overload fun(self: UIGestureRecognizer, labels: UIGestureRecognizer.canBePrevented.Labels1_0): boolean
---@param other UIGestureRecognizer The other recogniser.
---@return boolean
function UIGestureRecognizer:canBePrevented(other) end

--- Whether the recogniser waits until another one fails; false unless overridden.
---@overload fun(self: UIGestureRecognizer, labels: UIGestureRecognizer.shouldRequireFailure.Labels1_0): boolean
---@param other UIGestureRecognizer The other recogniser.
---@return boolean
function UIGestureRecognizer:shouldRequireFailure(other) end

--- Whether another recogniser waits until this one fails; false unless overridden.
---@overload fun(self: UIGestureRecognizer, labels: UIGestureRecognizer.shouldBeRequiredToFail.Labels1_0): boolean
---@param other UIGestureRecognizer The other recogniser.
---@return boolean
function UIGestureRecognizer:shouldBeRequiredToFail(other) end

---@class (exact) UIPanGestureRecognizer.Init
---@field target? any The object whose method is called; held weakly.
---@field action? string The method's name.
---@field minimumNumberOfTouches? integer The minimum number of fingers; default 1.
---@field maximumNumberOfTouches? integer The maximum number of fingers; unlimited by default.
---@field state? UIGestureRecognizer.State The state of the gesture; only subclasses set it.
---@field isEnabled? boolean Whether the recogniser is enabled; false cancels its gesture.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when the gesture begins.
---@field delaysTouchesBegan? boolean Whether the view receives touches only after the gesture has failed.
---@field delaysTouchesEnded? boolean Whether the view receives the end of touches only after the gesture has failed.
---@field name? string The recogniser's name, for lists.
---@field delegate? UIGestureRecognizerDelegate|table Asked before the gesture begins; held weakly.

---@class (exact) UIPanGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

---@class (exact) UIPanGestureRecognizer.translation.Labels1_0
---@field ["in"]? UIView The view whose coordinates are used; nil is the window.

---@class (exact) UIPanGestureRecognizer.setTranslation.Labels1_1
---@field ["in"]? UIView The view whose coordinates are used; nil is the window.

---@class (exact) UIPanGestureRecognizer.velocity.Labels1_0
---@field ["in"]? UIView The view whose coordinates are used; nil is the window.

--- Recognises a finger that moves.
---@class UIPanGestureRecognizer : UIGestureRecognizer
---@field minimumNumberOfTouches integer The minimum number of fingers; default 1.
---@field maximumNumberOfTouches integer The maximum number of fingers; unlimited by default.
---@overload fun(init?: UIPanGestureRecognizer.Init): UIPanGestureRecognizer
---@overload fun(handler: fun(recognizer)): UIPanGestureRecognizer
---@overload fun(target: any, action: string): UIPanGestureRecognizer
UIPanGestureRecognizer = {}

--- Adds a target for changes of state.
---@overload fun(self: UIPanGestureRecognizer, target: any, action: string)
---@overload fun(self: UIPanGestureRecognizer, target: any, labels: UIPanGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change of state.
function UIPanGestureRecognizer:addTarget(handler) end

--- The distance moved since the start.
---@overload fun(self: UIPanGestureRecognizer, labels?: UIPanGestureRecognizer.translation.Labels1_0): CGPoint
---@param view? UIView The view whose coordinates are used; nil is the window.
---@return CGPoint
function UIPanGestureRecognizer:translation(view) end

--- Sets the translation; later movement adds to it.
---@overload fun(self: UIPanGestureRecognizer, translation: CGPoint, labels?: UIPanGestureRecognizer.setTranslation.Labels1_1)
---@param translation CGPoint The translation, in points.
---@param view? UIView The view whose coordinates are used; nil is the window.
function UIPanGestureRecognizer:setTranslation(translation, view) end

--- The velocity over the last tenth of a second, in points per second.
---@overload fun(self: UIPanGestureRecognizer, labels?: UIPanGestureRecognizer.velocity.Labels1_0): CGPoint
---@param view? UIView The view whose coordinates are used; nil is the window.
---@return CGPoint
function UIPanGestureRecognizer:velocity(view) end

---@class (exact) UIScreenEdgePanGestureRecognizer.Init
---@field target? any The object whose method is called; held weakly.
---@field action? string The method's name.
---@field edges? UIRectEdge|UIRectEdge[] The accepted edges; none by default.
---@field minimumNumberOfTouches? integer The minimum number of fingers; default 1.
---@field maximumNumberOfTouches? integer The maximum number of fingers; unlimited by default.
---@field state? UIGestureRecognizer.State The state of the gesture; only subclasses set it.
---@field isEnabled? boolean Whether the recogniser is enabled; false cancels its gesture.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when the gesture begins.
---@field delaysTouchesBegan? boolean Whether the view receives touches only after the gesture has failed.
---@field delaysTouchesEnded? boolean Whether the view receives the end of touches only after the gesture has failed.
---@field name? string The recogniser's name, for lists.
---@field delegate? UIGestureRecognizerDelegate|table Asked before the gesture begins; held weakly.

---@class (exact) UIScreenEdgePanGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

--- Recognises a finger that moves in from an edge of the screen.
---@class UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
---@field edges UIRectEdge|UIRectEdge[] The accepted edges; none by default.
---@overload fun(init?: UIScreenEdgePanGestureRecognizer.Init): UIScreenEdgePanGestureRecognizer
---@overload fun(handler: fun(recognizer)): UIScreenEdgePanGestureRecognizer
---@overload fun(target: any, action: string): UIScreenEdgePanGestureRecognizer
UIScreenEdgePanGestureRecognizer = {}

--- Adds a target for changes of state.
---@overload fun(self: UIScreenEdgePanGestureRecognizer, target: any, action: string)
---@overload fun(self: UIScreenEdgePanGestureRecognizer, target: any, labels: UIScreenEdgePanGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change of state.
function UIScreenEdgePanGestureRecognizer:addTarget(handler) end

---@class (exact) UITapGestureRecognizer.Init
---@field target? any The object whose method is called; held weakly.
---@field action? string The method's name.
---@field numberOfTapsRequired? integer The minimum number of fingers; default 1.
---@field numberOfTouchesRequired? integer The minimum number of fingers; default 1.
---@field state? UIGestureRecognizer.State The state of the gesture; only subclasses set it.
---@field isEnabled? boolean Whether the recogniser is enabled; false cancels its gesture.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when the gesture begins.
---@field delaysTouchesBegan? boolean Whether the view receives touches only after the gesture has failed.
---@field delaysTouchesEnded? boolean Whether the view receives the end of touches only after the gesture has failed.
---@field name? string The recogniser's name, for lists.
---@field delegate? UIGestureRecognizerDelegate|table Asked before the gesture begins; held weakly.

---@class (exact) UITapGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

--- Recognises a short touch that stays in place.
---@class UITapGestureRecognizer : UIGestureRecognizer
---@field numberOfTapsRequired integer The minimum number of fingers; default 1.
---@field numberOfTouchesRequired integer The minimum number of fingers; default 1.
---@overload fun(init?: UITapGestureRecognizer.Init): UITapGestureRecognizer
---@overload fun(handler: fun(recognizer)): UITapGestureRecognizer
---@overload fun(target: any, action: string): UITapGestureRecognizer
UITapGestureRecognizer = {}

--- Adds a target for changes of state.
---@overload fun(self: UITapGestureRecognizer, target: any, action: string)
---@overload fun(self: UITapGestureRecognizer, target: any, labels: UITapGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change of state.
function UITapGestureRecognizer:addTarget(handler) end

---@class (exact) UILongPressGestureRecognizer.Init
---@field target? any The object whose method is called; held weakly.
---@field action? string The method's name.
---@field minimumPressDuration? number How long the finger stays down before the press begins; default 0.5.
---@field allowableMovement? number How far the finger may move meanwhile; default 10.
---@field numberOfTouchesRequired? integer The number of fingers; default 1.
---@field numberOfTapsRequired? integer The number of taps before the press; default 0.
---@field state? UIGestureRecognizer.State The state of the gesture; only subclasses set it.
---@field isEnabled? boolean Whether the recogniser is enabled; false cancels its gesture.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when the gesture begins.
---@field delaysTouchesBegan? boolean Whether the view receives touches only after the gesture has failed.
---@field delaysTouchesEnded? boolean Whether the view receives the end of touches only after the gesture has failed.
---@field name? string The recogniser's name, for lists.
---@field delegate? UIGestureRecognizerDelegate|table Asked before the gesture begins; held weakly.

---@class (exact) UILongPressGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

--- Recognises a finger that stays down in one place.
---@class UILongPressGestureRecognizer : UIGestureRecognizer
---@field minimumPressDuration number How long the finger stays down before the press begins; default 0.5.
---@field allowableMovement number How far the finger may move meanwhile; default 10.
---@field numberOfTouchesRequired integer The number of fingers; default 1.
---@field numberOfTapsRequired integer The number of taps before the press; default 0.
---@overload fun(init?: UILongPressGestureRecognizer.Init): UILongPressGestureRecognizer
---@overload fun(handler: fun(recognizer)): UILongPressGestureRecognizer
---@overload fun(target: any, action: string): UILongPressGestureRecognizer
UILongPressGestureRecognizer = {}

--- Adds a target for changes of state.
---@overload fun(self: UILongPressGestureRecognizer, target: any, action: string)
---@overload fun(self: UILongPressGestureRecognizer, target: any, labels: UILongPressGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change of state.
function UILongPressGestureRecognizer:addTarget(handler) end

---@class (exact) UISwipeGestureRecognizer.Init
---@field target? any The object whose method is called; held weakly.
---@field action? string The method's name.
---@field direction? UISwipeGestureRecognizer.Direction|UISwipeGestureRecognizer.Direction[] The accepted directions; default right.
---@field numberOfTouchesRequired? integer The number of fingers; default 1.
---@field state? UIGestureRecognizer.State The state of the gesture; only subclasses set it.
---@field isEnabled? boolean Whether the recogniser is enabled; false cancels its gesture.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when the gesture begins.
---@field delaysTouchesBegan? boolean Whether the view receives touches only after the gesture has failed.
---@field delaysTouchesEnded? boolean Whether the view receives the end of touches only after the gesture has failed.
---@field name? string The recogniser's name, for lists.
---@field delegate? UIGestureRecognizerDelegate|table Asked before the gesture begins; held weakly.

---@class (exact) UISwipeGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

--- Recognises a quick stroke in one direction.
---@class UISwipeGestureRecognizer : UIGestureRecognizer
---@field Direction any The words of UISwipeGestureRecognizer.Direction.
---@field direction UISwipeGestureRecognizer.Direction|UISwipeGestureRecognizer.Direction[] The accepted directions; default right.
---@field numberOfTouchesRequired integer The number of fingers; default 1.
---@overload fun(init?: UISwipeGestureRecognizer.Init): UISwipeGestureRecognizer
---@overload fun(handler: fun(recognizer)): UISwipeGestureRecognizer
---@overload fun(target: any, action: string): UISwipeGestureRecognizer
UISwipeGestureRecognizer = {}

--- Adds a target for changes of state.
---@overload fun(self: UISwipeGestureRecognizer, target: any, action: string)
---@overload fun(self: UISwipeGestureRecognizer, target: any, labels: UISwipeGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change of state.
function UISwipeGestureRecognizer:addTarget(handler) end

---@class (exact) UIPinchGestureRecognizer.Init
---@field target? any The object whose method is called; held weakly.
---@field action? string The method's name.
---@field scale? number The current distance of the fingers relative to the first.
---@field state? UIGestureRecognizer.State The state of the gesture; only subclasses set it.
---@field isEnabled? boolean Whether the recogniser is enabled; false cancels its gesture.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when the gesture begins.
---@field delaysTouchesBegan? boolean Whether the view receives touches only after the gesture has failed.
---@field delaysTouchesEnded? boolean Whether the view receives the end of touches only after the gesture has failed.
---@field name? string The recogniser's name, for lists.
---@field delegate? UIGestureRecognizerDelegate|table Asked before the gesture begins; held weakly.

---@class (exact) UIPinchGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

--- Recognises two fingers that move together or apart.
---@class UIPinchGestureRecognizer : UIGestureRecognizer
---@field scale number The current distance of the fingers relative to the first.
---@field velocity number The speed of the scale, per second.
---@overload fun(init?: UIPinchGestureRecognizer.Init): UIPinchGestureRecognizer
---@overload fun(handler: fun(recognizer)): UIPinchGestureRecognizer
---@overload fun(target: any, action: string): UIPinchGestureRecognizer
UIPinchGestureRecognizer = {}

--- Adds a target for changes of state.
---@overload fun(self: UIPinchGestureRecognizer, target: any, action: string)
---@overload fun(self: UIPinchGestureRecognizer, target: any, labels: UIPinchGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change of state.
function UIPinchGestureRecognizer:addTarget(handler) end

---@class (exact) UIRotationGestureRecognizer.Init
---@field target? any The object whose method is called; held weakly.
---@field action? string The method's name.
---@field rotation? number The angle since the second finger went down, clockwise.
---@field state? UIGestureRecognizer.State The state of the gesture; only subclasses set it.
---@field isEnabled? boolean Whether the recogniser is enabled; false cancels its gesture.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when the gesture begins.
---@field delaysTouchesBegan? boolean Whether the view receives touches only after the gesture has failed.
---@field delaysTouchesEnded? boolean Whether the view receives the end of touches only after the gesture has failed.
---@field name? string The recogniser's name, for lists.
---@field delegate? UIGestureRecognizerDelegate|table Asked before the gesture begins; held weakly.

---@class (exact) UIRotationGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

--- Recognises two fingers that rotate about each other.
---@class UIRotationGestureRecognizer : UIGestureRecognizer
---@field rotation number The angle since the second finger went down, clockwise.
---@field velocity number The angular velocity, in radians per second.
---@overload fun(init?: UIRotationGestureRecognizer.Init): UIRotationGestureRecognizer
---@overload fun(handler: fun(recognizer)): UIRotationGestureRecognizer
---@overload fun(target: any, action: string): UIRotationGestureRecognizer
UIRotationGestureRecognizer = {}

--- Adds a target for changes of state.
---@overload fun(self: UIRotationGestureRecognizer, target: any, action: string)
---@overload fun(self: UIRotationGestureRecognizer, target: any, labels: UIRotationGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change of state.
function UIRotationGestureRecognizer:addTarget(handler) end

---@class (exact) UIViewPropertyAnimator.Init
---@field duration? number The duration.
---@field curve? UIView.AnimationCurve The timing curve.
---@field animations? fun() A function that changes the properties to animate.
---@field dampingRatio? number The damping ratio; 1 does not overshoot.
---@field controlPoint1? CGPoint The first control point of a Bezier curve from (0, 0) to (1, 1).
---@field controlPoint2? CGPoint The second control point of the same curve.
---@field timingParameters? NSObject Cubic or spring timing parameters.
---@field isReversed? boolean Whether the animation runs back to its start.
---@field fractionComplete? number The fraction completed; setting it pauses the animation there.
---@field isInterruptible? boolean Whether the animation can be paused and reversed.
---@field isUserInteractionEnabled? boolean Whether views receive touches while they move.
---@field isManualHitTestingEnabled? boolean Kept, but without effect.
---@field scrubsLinearly? boolean Whether scrubbing shows the fraction itself instead of the value of the curve.
---@field pausesOnCompletion? boolean Whether the animator stays active at the end.

---@class (exact) UIViewPropertyAnimator.runningPropertyAnimator.Labels1_0
---@field withDuration number The duration.
---@field delay number The delay before the animation begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The timing curve.
---@field animations fun() A function that changes the properties to animate.
---@field completion? fun(position) Called when the animation ends.

---@class (exact) UIViewPropertyAnimator.runningPropertyAnimator.Labels1_1
---@field delay number The delay before the animation begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The timing curve.
---@field animations fun() A function that changes the properties to animate.
---@field completion? fun(position) Called when the animation ends.
---@field withDuration? nil

---@class (exact) UIViewPropertyAnimator.addAnimations.Labels1_1
---@field delayFactor? number The delay, as a part of the remaining time.

---@class (exact) UIViewPropertyAnimator.startAnimation.Labels1_0
---@field afterDelay? number The delay in seconds; default 0.

---@class (exact) UIViewPropertyAnimator.continueAnimation.Labels1_0
---@field withTimingParameters? NSObject The timing of the rest; nil keeps the present one.
---@field durationFactor? number The duration of the rest, as a part of the whole; 0 keeps the remaining time.

---@class (exact) UIViewPropertyAnimator.continueAnimation.Labels1_1
---@field durationFactor? number The duration of the rest, as a part of the whole; 0 keeps the remaining time.
---@field withTimingParameters? nil

---@class (exact) UIViewPropertyAnimator.finishAnimation.Labels1_0
---@field at UIViewAnimatingPosition The position whose values the model takes.

--- Animates changes that can be paused, scrubbed, reversed and continued.
---@class UIViewPropertyAnimator : NSObject
---@field duration number The duration; for a physical spring, its settling time.
---@field delay number The delay before the animation moves.
---@field state UIViewAnimatingState The state: inactive, active or stopped.
---@field isRunning boolean Whether the animation is running.
---@field isReversed boolean Whether the animation runs back to its start.
---@field fractionComplete number The fraction completed; setting it pauses the animation there.
---@field isInterruptible boolean Whether the animation can be paused and reversed.
---@field isUserInteractionEnabled boolean Whether views receive touches while they move.
---@field isManualHitTestingEnabled boolean Kept, but without effect.
---@field scrubsLinearly boolean Whether scrubbing shows the fraction itself instead of the value of the curve.
---@field pausesOnCompletion boolean Whether the animator stays active at the end.
---@field timingParameters NSObject The timing parameters it was created with.
---@overload fun(init?: UIViewPropertyAnimator.Init): UIViewPropertyAnimator
---@overload fun(duration: number, curve: UIView.AnimationCurve, animations?: fun()): UIViewPropertyAnimator
---@overload fun(duration: number, dampingRatio: number, animations?: fun()): UIViewPropertyAnimator
---@overload fun(duration: number, controlPoint1: CGPoint, controlPoint2: CGPoint, animations?: fun()): UIViewPropertyAnimator
---@overload fun(duration: number, timingParameters: NSObject): UIViewPropertyAnimator
UIViewPropertyAnimator = {}

--- Creates an animator and starts it at once.
---@overload fun(labels: UIViewPropertyAnimator.runningPropertyAnimator.Labels1_0): UIViewPropertyAnimator
---@overload fun(duration: number, labels: UIViewPropertyAnimator.runningPropertyAnimator.Labels1_1): UIViewPropertyAnimator
---@param duration number The duration.
---@param delay number The delay before the animation begins.
---@param options? UIView.AnimationOptions|UIView.AnimationOptions[] The timing curve.
---@param animations fun() A function that changes the properties to animate.
---@param completion? fun(position) Called when the animation ends.
---@return UIViewPropertyAnimator
function UIViewPropertyAnimator.runningPropertyAnimator(duration, delay, options, animations, completion) end

--- Adds changes to the animation.
---@overload fun(self: UIViewPropertyAnimator, animations: fun(), labels?: UIViewPropertyAnimator.addAnimations.Labels1_1)
---@param animations fun() A function that changes the properties to animate.
---@param delayFactor? number The delay, as a part of the remaining time.
function UIViewPropertyAnimator:addAnimations(animations, delayFactor) end

--- Adds a function that is called when the animation ends.
---@param completion fun(position) Called with "end", "start" or "current".
function UIViewPropertyAnimator:addCompletion(completion) end

--- Starts or continues the animation.
---@overload fun(self: UIViewPropertyAnimator, labels?: UIViewPropertyAnimator.startAnimation.Labels1_0)
---@param delay? number The delay in seconds; default 0.
function UIViewPropertyAnimator:startAnimation(delay) end

--- Pauses the animation.
function UIViewPropertyAnimator:pauseAnimation() end

--- Continues a paused animation.
---@overload fun(self: UIViewPropertyAnimator, labels?: UIViewPropertyAnimator.continueAnimation.Labels1_0)
---@overload fun(self: UIViewPropertyAnimator, parameters?: NSObject, labels?: UIViewPropertyAnimator.continueAnimation.Labels1_1)
---@param parameters? NSObject The timing of the rest; nil keeps the present one.
---@param durationFactor? number The duration of the rest, as a part of the whole; 0 keeps the remaining time.
function UIViewPropertyAnimator:continueAnimation(parameters, durationFactor) end

--- Stops the animation and keeps the values on screen.
---@param withoutFinishing boolean True ends the animation at once without calling completions.
function UIViewPropertyAnimator:stopAnimation(withoutFinishing) end

--- Ends a stopped animator.
---@overload fun(self: UIViewPropertyAnimator, labels: UIViewPropertyAnimator.finishAnimation.Labels1_0)
---@param position UIViewAnimatingPosition The position whose values the model takes.
function UIViewPropertyAnimator:finishAnimation(position) end

---@class (exact) UICubicTimingParameters.Init
---@field animationCurve? UIView.AnimationCurve A named curve.
---@field controlPoint1? CGPoint Its x in 0…1.
---@field controlPoint2? CGPoint Its x in 0…1.

--- Timing along a cubic Bezier curve.
---@class UICubicTimingParameters : NSObject
---@field controlPoint1 CGPoint The first control point.
---@field controlPoint2 CGPoint The second control point.
---@field timingCurveType UITimingCurveType The kind of the timing curve.
---@overload fun(init?: UICubicTimingParameters.Init): UICubicTimingParameters
---@overload fun(curve: UIView.AnimationCurve): UICubicTimingParameters
---@overload fun(controlPoint1: CGPoint, controlPoint2: CGPoint): UICubicTimingParameters
UICubicTimingParameters = {}

---@class (exact) UISpringTimingParameters.Init
---@field dampingRatio? number The damping ratio; 1 does not overshoot.
---@field initialVelocity? CGVector In whole distances per second, for each axis.
---@field mass? number The mass on the spring.
---@field stiffness? number The stiffness of the spring.
---@field damping? number The damping coefficient.
---@field duration? number The perceived duration.
---@field bounce? number The bounce; 0 does not overshoot.

--- Timing of a spring.
---@class UISpringTimingParameters : NSObject
---@field initialVelocity CGVector In whole distances per second.
---@field timingCurveType UITimingCurveType The kind of the timing curve.
---@overload fun(init?: UISpringTimingParameters.Init): UISpringTimingParameters
---@overload fun(dampingRatio: number, initialVelocity?: CGVector): UISpringTimingParameters
---@overload fun(mass: number, stiffness: number, damping: number, initialVelocity?: CGVector): UISpringTimingParameters
---@overload fun(duration: number, bounce: number, initialVelocity?: CGVector): UISpringTimingParameters
UISpringTimingParameters = {}

---@class (exact) UIViewController.Init
---@field view? UIView The view; loaded when first accessed.
---@field title? string The controller's title; shown in descriptions.
---@field modalPresentationStyle? UIModalPresentationStyle How the controller is presented.
---@field modalTransitionStyle? UIModalTransitionStyle The system's animation for the presentation.
---@field preferredContentSize? CGSize The preferred size, in points.
---@field additionalSafeAreaInsets? UIEdgeInsets Insets added to the system's safe area.
---@field definesPresentationContext? boolean Whether current-context presentations cover this controller.
---@field isModalInPresentation? boolean Whether a sheet refuses to be dismissed by a drag.
---@field transitioningDelegate? UIViewControllerTransitioningDelegate|table Provides the animators; held weakly.

---@class (exact) UIViewController.present.Labels1_1
---@field animated boolean Whether the change is animated.
---@field completion? fun() Called when the transition ends, cancelled or not.

---@class (exact) UIViewController.present.Labels1_2
---@field completion? fun() Called when the transition ends, cancelled or not.
---@field animated? nil

---@class (exact) UIViewController.dismiss.Labels1_0
---@field animated boolean Whether the change is animated.
---@field completion? fun() Called when the transition ends.

---@class (exact) UIViewController.dismiss.Labels1_1
---@field completion? fun() Called when the transition ends.
---@field animated? nil

---@class (exact) UIViewController.addSegue.Labels1_0
---@field withIdentifier string The segue's identifier.
---@field kind? UIStoryboardSegue.Kind The kind; default show.
---@field destination fun() Creates a new controller at each call.

---@class (exact) UIViewController.addSegue.Labels1_1
---@field kind? UIStoryboardSegue.Kind The kind; default show.
---@field destination fun() Creates a new controller at each call.
---@field withIdentifier? nil

---@class (exact) UIViewController.performSegue.Labels1_0
---@field withIdentifier string The identifier of a declared segue.
---@field sender? NSObject The object that performs the segue.

---@class (exact) UIViewController.performSegue.Labels1_1
---@field sender? NSObject The object that performs the segue.
---@field withIdentifier? nil

---@class (exact) UIViewController.prepare.Labels1_0
---@field ["for"] UIStoryboardSegue The segue.
---@field sender? NSObject The object that performs the segue.

---@class (exact) UIViewController.prepare.Labels1_1
---@field sender? NSObject The object that performs the segue.
---@field ["for"]? nil

---@class (exact) UIViewController.show.Labels1_1
---@field sender? NSObject The object that performs the segue.

---@class (exact) UIViewController.transition.Labels1_0
---@field from UIViewController The child to replace.
---@field to UIViewController The child to show.
---@field duration number The duration.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@field animations? fun() A function that changes the properties to animate.
---@field completion? fun(finished) Called when the transition ends.

---@class (exact) UIViewController.transition.Labels1_1
---@field to UIViewController The child to show.
---@field duration number The duration.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@field animations? fun() A function that changes the properties to animate.
---@field completion? fun(finished) Called when the transition ends.
---@field from? nil

---@class (exact) UIViewController.preferredContentSizeDidChange.Labels1_0
---@field forChildContentContainer NSObject The contained controller.

---@class (exact) UIViewController.systemLayoutFittingSizeDidChange.Labels1_0
---@field forChildContentContainer NSObject The contained controller.

---@class (exact) UIViewController.size.Labels1_0
---@field forChildContentContainer NSObject The contained controller.
---@field withParentContainerSize CGSize The available size.

---@class (exact) UIViewController.size.Labels1_1
---@field withParentContainerSize CGSize The available size.
---@field forChildContentContainer? nil

---@class (exact) UIViewController.viewWillTransition.Labels1_0
---@field to CGSize The new size.
---@field with UITransitionCoordinator Runs blocks alongside the transition.

---@class (exact) UIViewController.viewWillTransition.Labels1_1
---@field with UITransitionCoordinator Runs blocks alongside the transition.
---@field to? nil

---@class (exact) UIViewController.willTransition.Labels1_0
---@field to UITraitCollection The new traits.
---@field with UITransitionCoordinator Runs blocks alongside the transition.

---@class (exact) UIViewController.willTransition.Labels1_1
---@field with UITransitionCoordinator Runs blocks alongside the transition.
---@field to? nil

---@class (exact) UIViewController.willMove.Labels1_0
---@field toParent? UIViewController The container, or nil when the controller leaves it.

---@class (exact) UIViewController.didMove.Labels1_0
---@field toParent? UIViewController The container, or nil when the controller leaves it.

---@class (exact) UIViewController.beginAppearanceTransition.Labels1_1
---@field animated boolean Whether the change is animated.

--- Manages a view and presents other controllers.
---@class UIViewController : UIResponder
---@field view UIView The view; loaded when first accessed.
---@field viewIfLoaded UIView The view, if it was loaded.
---@field isViewLoaded boolean Whether the view was loaded.
---@field title string|nil The controller's title; shown in descriptions.
---@field navigationController UINavigationController The nearest container of this type.
---@field tabBarController UITabBarController The nearest container of this type.
---@field parent UIViewController The container of this controller.
---@field children UIViewController[] The child controllers; a new array.
---@field presentedViewController UIViewController The controller presented by this one or by one of its ancestors.
---@field presentingViewController UIViewController The controller that presents this one.
---@field presentationController UIPresentationController The presentation controller.
---@field sheetPresentationController UISheetPresentationController The presentation controller of a sheet; nil in other styles.
---@field traitCollection UITraitCollection The traits of the parent or screen, with the presentation's overrides.
---@field modalPresentationStyle UIModalPresentationStyle How the controller is presented.
---@field modalTransitionStyle UIModalTransitionStyle The system's animation for the presentation.
---@field preferredContentSize CGSize The preferred size, in points.
---@field additionalSafeAreaInsets UIEdgeInsets Insets added to the system's safe area.
---@field definesPresentationContext boolean Whether current-context presentations cover this controller.
---@field isModalInPresentation boolean Whether a sheet refuses to be dismissed by a drag.
---@field transitioningDelegate UIViewControllerTransitioningDelegate|table|nil Provides the animators; held weakly.
---@field transitionCoordinator UITransitionCoordinator The coordinator of the transition in progress.
---@field shouldAutomaticallyForwardAppearanceMethods boolean Whether the container forwards appearance callbacks to its children.
---@field isBeingPresented boolean Whether the controller is being presented, in appearance callbacks.
---@field isBeingDismissed boolean Whether the controller is being dismissed, in appearance callbacks.
---@field isMovingToParent boolean Whether the controller is joining a container, in appearance callbacks.
---@field isMovingFromParent boolean Whether the controller is leaving a container, in appearance callbacks.
---@overload fun(init?: UIViewController.Init): UIViewController
UIViewController = {}

--- Presents a controller.
---@overload fun(self: UIViewController, controller: UIViewController, labels: UIViewController.present.Labels1_1)
---@overload fun(self: UIViewController, controller: UIViewController, animated: boolean, labels?: UIViewController.present.Labels1_2)
---@param controller UIViewController The controller to show.
---@param animated boolean Whether the change is animated.
---@param completion? fun() Called when the transition ends, cancelled or not.
function UIViewController:present(controller, animated, completion) end

--- Dismisses the controller that this one presents, or this controller itself.
---@overload fun(self: UIViewController, labels: UIViewController.dismiss.Labels1_0)
---@overload fun(self: UIViewController, animated: boolean, labels?: UIViewController.dismiss.Labels1_1)
---@param animated boolean Whether the change is animated.
---@param completion? fun() Called when the transition ends.
function UIViewController:dismiss(animated, completion) end

--- Declares a segue, as a storyboard does.
---@overload fun(self: UIViewController, labels: UIViewController.addSegue.Labels1_0)
---@overload fun(self: UIViewController, identifier: string, labels: UIViewController.addSegue.Labels1_1)
---@param identifier string The segue's identifier.
---@param kind? UIStoryboardSegue.Kind The kind; default show.
---@param destination fun() Creates a new controller at each call.
function UIViewController:addSegue(identifier, kind, destination) end

--- Creates the destination, passes the segue to prepare, and shows the destination.
---@overload fun(self: UIViewController, labels: UIViewController.performSegue.Labels1_0)
---@overload fun(self: UIViewController, identifier: string, labels?: UIViewController.performSegue.Labels1_1)
---@param identifier string The identifier of a declared segue.
---@param sender? NSObject The object that performs the segue.
function UIViewController:performSegue(identifier, sender) end

--- Called before a segue shows its destination.
---@overload fun(self: UIViewController, labels: UIViewController.prepare.Labels1_0)
---@overload fun(self: UIViewController, segue: UIStoryboardSegue, labels?: UIViewController.prepare.Labels1_1)
---@param segue UIStoryboardSegue The segue.
---@param sender? NSObject The object that performs the segue.
function UIViewController:prepare(segue, sender) end

--- Pushes the controller in a navigation controller, otherwise presents it.
---@overload fun(self: UIViewController, controller: UIViewController, labels?: UIViewController.show.Labels1_1)
---@param controller UIViewController The controller to show.
---@param sender? NSObject The object that performs the segue.
function UIViewController:show(controller, sender) end

--- For containers: replaces one child's view with another's.
---@overload fun(self: UIViewController, labels: UIViewController.transition.Labels1_0)
---@overload fun(self: UIViewController, from: UIViewController, labels: UIViewController.transition.Labels1_1)
---@param from UIViewController The child to replace.
---@param to UIViewController The child to show.
---@param duration number The duration.
---@param options? UIView.AnimationOptions|UIView.AnimationOptions[] The animation's options.
---@param animations? fun() A function that changes the properties to animate.
---@param completion? fun(finished) Called when the transition ends.
function UIViewController:transition(from, to, duration, options, animations, completion) end

--- Creates the view.
function UIViewController:loadView() end

--- Called after the view was created.
function UIViewController:viewDidLoad() end

--- Called before the view lays out its subviews.
function UIViewController:viewWillLayoutSubviews() end

--- Called after the traits changed.
---@param previous? UITraitCollection The previous traits.
function UIViewController:traitCollectionDidChange(previous) end

--- Called when a contained controller changes its preferred size.
---@overload fun(self: UIViewController, labels: UIViewController.preferredContentSizeDidChange.Labels1_0)
---@param container NSObject The contained controller.
function UIViewController:preferredContentSizeDidChange(container) end

--- Called when a contained controller fits differently; only a script calls it.
---@overload fun(self: UIViewController, labels: UIViewController.systemLayoutFittingSizeDidChange.Labels1_0)
---@param container NSObject The contained controller.
function UIViewController:systemLayoutFittingSizeDidChange(container) end

--- The size of a contained controller.
---@overload fun(self: UIViewController, labels: UIViewController.size.Labels1_0): CGSize
---@overload fun(self: UIViewController, container: NSObject, labels: UIViewController.size.Labels1_1): CGSize
---@param container NSObject The contained controller.
---@param size CGSize The available size.
---@return CGSize
function UIViewController:size(container, size) end

--- Called before the size changes.
---@overload fun(self: UIViewController, labels: UIViewController.viewWillTransition.Labels1_0)
---@overload fun(self: UIViewController, size: CGSize, labels: UIViewController.viewWillTransition.Labels1_1)
---@param size CGSize The new size.
---@param coordinator UITransitionCoordinator Runs blocks alongside the transition.
function UIViewController:viewWillTransition(size, coordinator) end

--- Called before the traits change, and before the size changes.
---@overload fun(self: UIViewController, labels: UIViewController.willTransition.Labels1_0)
---@overload fun(self: UIViewController, newCollection: UITraitCollection, labels: UIViewController.willTransition.Labels1_1)
---@param newCollection UITraitCollection The new traits.
---@param coordinator UITransitionCoordinator Runs blocks alongside the transition.
function UIViewController:willTransition(newCollection, coordinator) end

--- Called after the view laid out its subviews.
function UIViewController:viewDidLayoutSubviews() end

--- Called when the view's safe area changed.
function UIViewController:viewSafeAreaInsetsDidChange() end

--- Called before the view appears.
---@param animated? boolean Whether the change is animated.
function UIViewController:viewWillAppear(animated) end

--- Called after the view appeared.
---@param animated? boolean Whether the change is animated.
function UIViewController:viewDidAppear(animated) end

--- Called before the view disappears; a cancelled transition may keep it.
---@param animated? boolean Whether the change is animated.
function UIViewController:viewWillDisappear(animated) end

--- Called after the view disappeared.
---@param animated? boolean Whether the change is animated.
function UIViewController:viewDidDisappear(animated) end

--- Called before the controller joins or leaves a container.
---@param parent? UIViewController The container, or nil when the controller leaves it.
function UIViewController:willMove_toParent(parent) end

--- Called after the controller joined or left a container.
---@param parent? UIViewController The container, or nil when the controller leaves it.
function UIViewController:didMove_toParent(parent) end

--- For containers: notifies a child before it joins or leaves.
---@overload fun(self: UIViewController, labels?: UIViewController.willMove.Labels1_0)
---@param parent? UIViewController The container, or nil when the controller leaves it.
function UIViewController:willMove(parent) end

--- For containers: notifies a child after it joined or left.
---@overload fun(self: UIViewController, labels?: UIViewController.didMove.Labels1_0)
---@param parent? UIViewController The container, or nil when the controller leaves it.
function UIViewController:didMove(parent) end

--- Loads the view now.
function UIViewController:loadViewIfNeeded() end

--- Adds a child controller; the script adds its view.
---@param child UIViewController The controller to add.
function UIViewController:addChild(child) end

--- Removes the controller from its parent.
function UIViewController:removeFromParent() end

--- For containers: begins a child's appearance transition.
---@overload fun(self: UIViewController, isAppearing: boolean, labels: UIViewController.beginAppearanceTransition.Labels1_1)
---@param isAppearing boolean True when the controller appears, false when it disappears.
---@param animated boolean Whether the change is animated.
function UIViewController:beginAppearanceTransition(isAppearing, animated) end

--- For containers: ends a child's appearance transition.
function UIViewController:endAppearanceTransition() end

---@class (exact) UINavigationController.Init
---@field rootViewController? UIViewController The bottom controller of the stack.
---@field viewControllers? UIViewController[] The stack, root first; a new array.
---@field isNavigationBarHidden? boolean Kept, but not drawn.
---@field delegate? UINavigationControllerDelegate|table Provides the animators; held weakly.
---@field view? UIView The view; loaded when first accessed.
---@field title? string The controller's title; shown in descriptions.
---@field modalPresentationStyle? UIModalPresentationStyle How the controller is presented.
---@field modalTransitionStyle? UIModalTransitionStyle The system's animation for the presentation.
---@field preferredContentSize? CGSize The preferred size, in points.
---@field additionalSafeAreaInsets? UIEdgeInsets Insets added to the system's safe area.
---@field definesPresentationContext? boolean Whether current-context presentations cover this controller.
---@field isModalInPresentation? boolean Whether a sheet refuses to be dismissed by a drag.
---@field transitioningDelegate? UIViewControllerTransitioningDelegate|table Provides the animators; held weakly.

---@class (exact) UINavigationController.pushViewController.Labels1_1
---@field animated boolean Whether to animate the change.

---@class (exact) UINavigationController.popViewController.Labels1_0
---@field animated boolean Whether to animate the change.

---@class (exact) UINavigationController.popToViewController.Labels1_1
---@field animated boolean Whether to animate the change.

---@class (exact) UINavigationController.popToRootViewController.Labels1_0
---@field animated boolean Whether to animate the change.

---@class (exact) UINavigationController.setViewControllers.Labels1_1
---@field animated boolean Whether to animate the change.

---@class (exact) UINavigationController.setNavigationBarHidden.Labels1_1
---@field animated boolean Whether to animate the change.

--- Shows the top of a stack of controllers.
---@class UINavigationController : UIViewController
---@field viewControllers UIViewController[] The stack, root first; a new array.
---@field topViewController UIViewController The top controller of the stack.
---@field visibleViewController UIViewController The presented controller, or else the top of the stack.
---@field isNavigationBarHidden boolean Kept, but not drawn.
---@field interactivePopGestureRecognizer UIGestureRecognizer The edge swipe that pops.
---@field delegate UINavigationControllerDelegate|table|nil Provides the animators; held weakly.
---@overload fun(init?: UINavigationController.Init): UINavigationController
---@overload fun(root: UIViewController): UINavigationController
UINavigationController = {}

--- Pushes a controller.
---@overload fun(self: UINavigationController, controller: UIViewController, labels: UINavigationController.pushViewController.Labels1_1)
---@param controller UIViewController The controller.
---@param animated boolean Whether to animate the change.
function UINavigationController:pushViewController(controller, animated) end

--- Pops the top controller.
---@overload fun(self: UINavigationController, labels: UINavigationController.popViewController.Labels1_0): UIViewController
---@param animated boolean Whether to animate the change.
---@return UIViewController
function UINavigationController:popViewController(animated) end

--- Pops every controller above the given one.
---@overload fun(self: UINavigationController, controller: UIViewController, labels: UINavigationController.popToViewController.Labels1_1): UIViewController[]
---@param controller UIViewController The controller.
---@param animated boolean Whether to animate the change.
---@return UIViewController[]
function UINavigationController:popToViewController(controller, animated) end

--- Pops every controller above the root.
---@overload fun(self: UINavigationController, labels: UINavigationController.popToRootViewController.Labels1_0): UIViewController[]
---@param animated boolean Whether to animate the change.
---@return UIViewController[]
function UINavigationController:popToRootViewController(animated) end

--- Replaces the stack.
---@overload fun(self: UINavigationController, controllers: UIViewController[], labels: UINavigationController.setViewControllers.Labels1_1)
---@param controllers UIViewController[] The controllers, root first.
---@param animated boolean Whether to animate the change.
function UINavigationController:setViewControllers(controllers, animated) end

--- Kept, but not drawn.
---@overload fun(self: UINavigationController, hidden: boolean, labels: UINavigationController.setNavigationBarHidden.Labels1_1)
---@param hidden boolean Whether the bar is hidden.
---@param animated boolean Whether to animate the change.
function UINavigationController:setNavigationBarHidden(hidden, animated) end

---@class (exact) UITabBarController.Init
---@field viewControllers? UIViewController[] The controllers, one for each tab; a new array.
---@field selectedIndex? integer The index of the selected tab, counted from 0; -1 without tabs.
---@field selectedViewController? UIViewController The selected controller.
---@field delegate? UITabBarControllerDelegate|table Provides the animators; held weakly.
---@field view? UIView The view; loaded when first accessed.
---@field title? string The controller's title; shown in descriptions.
---@field modalPresentationStyle? UIModalPresentationStyle How the controller is presented.
---@field modalTransitionStyle? UIModalTransitionStyle The system's animation for the presentation.
---@field preferredContentSize? CGSize The preferred size, in points.
---@field additionalSafeAreaInsets? UIEdgeInsets Insets added to the system's safe area.
---@field definesPresentationContext? boolean Whether current-context presentations cover this controller.
---@field isModalInPresentation? boolean Whether a sheet refuses to be dismissed by a drag.
---@field transitioningDelegate? UIViewControllerTransitioningDelegate|table Provides the animators; held weakly.

---@class (exact) UITabBarController.setViewControllers.Labels1_1
---@field animated boolean Accepted, but tabs change without animation.

--- Shows one of several controllers, chosen in a tab bar.
---@class UITabBarController : UIViewController
---@field viewControllers UIViewController[] The controllers, one for each tab; a new array.
---@field selectedIndex integer The index of the selected tab, counted from 0; -1 without tabs.
---@field selectedViewController UIViewController|nil The selected controller.
---@field tabBar UITabBar The tab bar.
---@field delegate UITabBarControllerDelegate|table|nil Provides the animators; held weakly.
---@overload fun(init?: UITabBarController.Init): UITabBarController
UITabBarController = {}

--- Replaces all tabs.
---@overload fun(self: UITabBarController, controllers: UIViewController[], labels: UITabBarController.setViewControllers.Labels1_1)
---@param controllers UIViewController[] The controllers, one for each tab.
---@param animated boolean Accepted, but tabs change without animation.
function UITabBarController:setViewControllers(controllers, animated) end

---@class (exact) UIPresentationController.Init
---@field presentedViewController? UIViewController The presented controller.
---@field presenting? UIViewController The controller below the presented one.
---@field delegate? UIAdaptivePresentationControllerDelegate|table Decides how the presentation adapts and whether a drag may dismiss it; held weakly.
---@field overrideTraitCollection? UITraitCollection Traits that override the presented controller's inherited ones.

---@class (exact) UIPresentationController.adaptivePresentationStyle.Labels1_0
---@field ["for"] UITraitCollection The size classes available.

---@class (exact) UIPresentationController.preferredContentSizeDidChange.Labels1_0
---@field forChildContentContainer NSObject The contained controller.

---@class (exact) UIPresentationController.systemLayoutFittingSizeDidChange.Labels1_0
---@field forChildContentContainer NSObject The contained controller.

---@class (exact) UIPresentationController.size.Labels1_0
---@field forChildContentContainer NSObject The contained controller.
---@field withParentContainerSize CGSize The available size.

---@class (exact) UIPresentationController.size.Labels1_1
---@field withParentContainerSize CGSize The available size.
---@field forChildContentContainer? nil

---@class (exact) UIPresentationController.viewWillTransition.Labels1_0
---@field to CGSize The new size.
---@field with UITransitionCoordinator Runs blocks alongside the transition.

---@class (exact) UIPresentationController.viewWillTransition.Labels1_1
---@field with UITransitionCoordinator Runs blocks alongside the transition.
---@field to? nil

---@class (exact) UIPresentationController.willTransition.Labels1_0
---@field to UITraitCollection The new traits.
---@field with UITransitionCoordinator Runs blocks alongside the transition.

---@class (exact) UIPresentationController.willTransition.Labels1_1
---@field with UITransitionCoordinator Runs blocks alongside the transition.
---@field to? nil

--- Manages the views around a presented controller.
---@class UIPresentationController : NSObject
---@field presentedViewController UIViewController The presented controller.
---@field presentingViewController UIViewController The controller below the presented one.
---@field containerView UIView The view that contains the whole presentation; nil outside a presentation.
---@field presentedView UIView The view that is animated: the controller's view or a view around it.
---@field frameOfPresentedViewInContainerView CGRect The final frame of the presented view.
---@field shouldPresentInFullscreen boolean Whether the presentation covers the screen instead of the nearest context.
---@field shouldRemovePresentersView boolean Whether the view below is removed.
---@field presentationStyle UIModalPresentationStyle The presentation's style.
---@field delegate UIAdaptivePresentationControllerDelegate|table|nil Decides how the presentation adapts and whether a drag may dismiss it; held weakly.
---@field overrideTraitCollection UITraitCollection|nil Traits that override the presented controller's inherited ones.
---@overload fun(init?: UIPresentationController.Init): UIPresentationController
---@overload fun(presentedViewController: UIViewController, presenting?: UIViewController): UIPresentationController
UIPresentationController = {}

--- The adapted style; none when it does not adapt.
---@overload fun(self: UIPresentationController, labels: UIPresentationController.adaptivePresentationStyle.Labels1_0): UIModalPresentationStyle
---@param traitCollection UITraitCollection The size classes available.
---@return UIModalPresentationStyle
function UIPresentationController:adaptivePresentationStyle(traitCollection) end

--- Called before the presentation's animation.
function UIPresentationController:presentationTransitionWillBegin() end

--- Called before the dismissal's animation.
function UIPresentationController:dismissalTransitionWillBegin() end

--- Called before the container lays out its subviews.
function UIPresentationController:containerViewWillLayoutSubviews() end

--- Called after the container laid out its subviews.
function UIPresentationController:containerViewDidLayoutSubviews() end

--- Called after the animation, with false when it was cancelled.
---@param completed boolean False when the transition was cancelled.
function UIPresentationController:presentationTransitionDidEnd(completed) end

--- Called after the animation, with false when it was cancelled.
---@param completed boolean False when the transition was cancelled.
function UIPresentationController:dismissalTransitionDidEnd(completed) end

--- Called when a contained controller changes its preferred size.
---@overload fun(self: UIPresentationController, labels: UIPresentationController.preferredContentSizeDidChange.Labels1_0)
---@param container NSObject The contained controller.
function UIPresentationController:preferredContentSizeDidChange(container) end

--- Called when a contained controller fits differently; only a script calls it.
---@overload fun(self: UIPresentationController, labels: UIPresentationController.systemLayoutFittingSizeDidChange.Labels1_0)
---@param container NSObject The contained controller.
function UIPresentationController:systemLayoutFittingSizeDidChange(container) end

--- The size of a contained controller.
---@overload fun(self: UIPresentationController, labels: UIPresentationController.size.Labels1_0): CGSize
---@overload fun(self: UIPresentationController, container: NSObject, labels: UIPresentationController.size.Labels1_1): CGSize
---@param container NSObject The contained controller.
---@param size CGSize The available size.
---@return CGSize
function UIPresentationController:size(container, size) end

--- Called before the size changes.
---@overload fun(self: UIPresentationController, labels: UIPresentationController.viewWillTransition.Labels1_0)
---@overload fun(self: UIPresentationController, size: CGSize, labels: UIPresentationController.viewWillTransition.Labels1_1)
---@param size CGSize The new size.
---@param coordinator UITransitionCoordinator Runs blocks alongside the transition.
function UIPresentationController:viewWillTransition(size, coordinator) end

--- Called before the traits change, and before the size changes.
---@overload fun(self: UIPresentationController, labels: UIPresentationController.willTransition.Labels1_0)
---@overload fun(self: UIPresentationController, newCollection: UITraitCollection, labels: UIPresentationController.willTransition.Labels1_1)
---@param newCollection UITraitCollection The new traits.
---@param coordinator UITransitionCoordinator Runs blocks alongside the transition.
function UIPresentationController:willTransition(newCollection, coordinator) end

---@class (exact) UITransitionContext.view.Labels1_0
---@field forKey UITransitionContextViewKey The side: from or to.

---@class (exact) UITransitionContext.viewController.Labels1_0
---@field forKey UITransitionContextViewControllerKey The side: from or to.

---@class (exact) UITransitionContext.initialFrame.Labels1_0
---@field ["for"] UIViewController The controller of a side.

---@class (exact) UITransitionContext.finalFrame.Labels1_0
---@field ["for"] UIViewController The controller of a side.

--- The argument of an animator: the two sides of a transition and the means to end it.
---@class UITransitionContext : NSObject
---@field containerView UIView The view in which the animation happens.
---@field isAnimated boolean Whether the transition is animated.
---@field isInteractive boolean Whether a gesture drives the transition now.
---@field transitionWasCancelled boolean Whether the transition was cancelled.
---@field percentComplete number The progress of the interaction.
---@field transitionDuration number The duration that the animator returned.
---@field presentationStyle UIModalPresentationStyle The presentation style; none in other transitions.
---@field targetTransform CGAffineTransform The rotation of the new size's orientation.
UITransitionContext = {}

--- The view of a side; nil where the view stays in place.
---@overload fun(self: UITransitionContext, labels: UITransitionContext.view.Labels1_0): UIView
---@param key UITransitionContextViewKey The side: from or to.
---@return UIView
function UITransitionContext:view(key) end

--- The controller of a side.
---@overload fun(self: UITransitionContext, labels: UITransitionContext.viewController.Labels1_0): UIViewController
---@param key UITransitionContextViewControllerKey The side: from or to.
---@return UIViewController
function UITransitionContext:viewController(key) end

--- The first frame of a controller's view; zero when it is not on screen.
---@overload fun(self: UITransitionContext, labels: UITransitionContext.initialFrame.Labels1_0): CGRect
---@param controller UIViewController The controller of a side.
---@return CGRect
function UITransitionContext:initialFrame(controller) end

--- The last frame of a controller's view; zero when it leaves the screen.
---@overload fun(self: UITransitionContext, labels: UITransitionContext.finalFrame.Labels1_0): CGRect
---@param controller UIViewController The controller of a side.
---@return CGRect
function UITransitionContext:finalFrame(controller) end

--- Ends the transition; call it exactly once.
---@param didComplete boolean False when the transition was cancelled.
function UITransitionContext:completeTransition(didComplete) end

--- Reports the progress of a custom interaction controller.
---@param percent number The fraction completed.
function UITransitionContext:updateInteractiveTransition(percent) end

--- Reports the progress of a custom interaction controller.
function UITransitionContext:finishInteractiveTransition() end

--- Reports the progress of a custom interaction controller.
function UITransitionContext:cancelInteractiveTransition() end

--- Reports the progress of a custom interaction controller.
function UITransitionContext:pauseInteractiveTransition() end

---@class (exact) UIPercentDrivenInteractiveTransition.Init
---@field completionSpeed? number The speed of the release animation.
---@field completionCurve? UIView.AnimationCurve The curve of the release animation.
---@field wantsInteractiveStart? boolean Whether the transition begins interactively.
---@field timingCurve? NSObject The timing of an interruptible animator's release animation.

--- Drives an animator's animations by a fraction.
---@class UIPercentDrivenInteractiveTransition : NSObject
---@field percentComplete number The last fraction passed to update.
---@field duration number The duration that the animator returned.
---@field completionSpeed number The speed of the release animation.
---@field completionCurve UIView.AnimationCurve The curve of the release animation.
---@field wantsInteractiveStart boolean Whether the transition begins interactively.
---@field timingCurve NSObject|nil The timing of an interruptible animator's release animation.
---@overload fun(init?: UIPercentDrivenInteractiveTransition.Init): UIPercentDrivenInteractiveTransition
UIPercentDrivenInteractiveTransition = {}

--- Called when the transition begins; starts the animator.
---@param context UITransitionContext The transition.
function UIPercentDrivenInteractiveTransition:startInteractiveTransition(context) end

--- Moves the transition to a fraction.
---@param fraction number The fraction, clamped to 0…1.
function UIPercentDrivenInteractiveTransition:update(fraction) end

--- Releases the transition; it runs to its end.
function UIPercentDrivenInteractiveTransition:finish() end

--- Releases the transition; it runs back to its start.
function UIPercentDrivenInteractiveTransition:cancel() end

--- Pauses a running interruptible transition and holds it.
function UIPercentDrivenInteractiveTransition:pause() end

---@class (exact) UITransitionCoordinator.view.Labels1_0
---@field forKey UITransitionContextViewKey The side: from or to.

---@class (exact) UITransitionCoordinator.viewController.Labels1_0
---@field forKey UITransitionContextViewControllerKey The side: from or to.

---@class (exact) UITransitionCoordinator.animate.Labels1_0
---@field alongsideTransition? fun(context) Runs together with the animator's animations.
---@field completion? fun(context) Called after the transition.

---@class (exact) UITransitionCoordinator.animate.Labels1_1
---@field completion? fun(context) Called after the transition.
---@field alongsideTransition? nil

---@class (exact) UITransitionCoordinator.animateAlongsideTransition.Labels1_0
---@field ["in"]? UIView An ancestor of the animated views.
---@field animation? fun(context) Runs together with the animator's animations.
---@field completion? fun(context) Called after the transition.

---@class (exact) UITransitionCoordinator.animateAlongsideTransition.Labels1_1
---@field animation? fun(context) Runs together with the animator's animations.
---@field completion? fun(context) Called after the transition.
---@field ["in"]? nil

--- Runs animations alongside a transition.
---@class UITransitionCoordinator : NSObject
---@field isAnimated boolean Whether the transition is animated.
---@field isInteractive boolean Whether a gesture drives the transition now.
---@field isCancelled boolean Whether the transition was cancelled.
---@field initiallyInteractive boolean Whether the transition began interactively.
---@field transitionDuration number The duration that the animator returned.
---@field percentComplete number The progress of the interaction when it ended.
---@field completionVelocity number The velocity at the release.
---@field completionCurve any The curve of the release animation; 7 for the system's push, which has no enum case.
---@field isInterruptible boolean Whether the transition can be held while it runs.
---@field presentationStyle UIModalPresentationStyle The presentation style; none in other transitions.
---@field targetTransform CGAffineTransform The rotation that the transition includes.
---@field containerView UIView The view in which the animation happens.
UITransitionCoordinator = {}

--- The view of a side.
---@overload fun(self: UITransitionCoordinator, labels: UITransitionCoordinator.view.Labels1_0): UIView
---@param key UITransitionContextViewKey The side: from or to.
---@return UIView
function UITransitionCoordinator:view(key) end

--- The controller of a side.
---@overload fun(self: UITransitionCoordinator, labels: UITransitionCoordinator.viewController.Labels1_0): UIViewController
---@param key UITransitionContextViewControllerKey The side: from or to.
---@return UIViewController
function UITransitionCoordinator:viewController(key) end

--- Animates alongside the transition.
---@overload fun(self: UITransitionCoordinator, labels?: UITransitionCoordinator.animate.Labels1_0): boolean
---@overload fun(self: UITransitionCoordinator, animation?: fun(context), labels?: UITransitionCoordinator.animate.Labels1_1): boolean
---@param animation? fun(context) Runs together with the animator's animations.
---@param completion? fun(context) Called after the transition.
---@return boolean
function UITransitionCoordinator:animate(animation, completion) end

--- The same for views outside the container.
---@overload fun(self: UITransitionCoordinator, labels?: UITransitionCoordinator.animateAlongsideTransition.Labels1_0): boolean
---@overload fun(self: UITransitionCoordinator, view?: UIView, labels?: UITransitionCoordinator.animateAlongsideTransition.Labels1_1): boolean
---@param view? UIView An ancestor of the animated views.
---@param animation? fun(context) Runs together with the animator's animations.
---@param completion? fun(context) Called after the transition.
---@return boolean
function UITransitionCoordinator:animateAlongsideTransition(view, animation, completion) end

--- Adds a function that is called each time the transition becomes interactive or is released.
---@param handler fun(context) Called with the context.
function UITransitionCoordinator:notifyWhenInteractionChanges(handler) end

--- Adds a function that is called once, when the transition is first released.
---@param handler fun(context) Called with the context.
function UITransitionCoordinator:notifyWhenInteractionEnds(handler) end

--- A connection from one controller to another.
---@class UIStoryboardSegue : NSObject
---@field identifier string The segue's identifier.
---@field source UIViewController The controller that performs the segue.
---@field destination UIViewController The controller that the segue shows.
UIStoryboardSegue = {}

--- Presents a controller in a card that a finger drags between heights or dismisses.
---@class UISheetPresentationController : UIPresentationController
---@field detents UISheetPresentationControllerDetent[] The heights at which the sheet rests; default large.
---@field selectedDetentIdentifier string|nil The identifier of the current height; nil is the smallest.
---@field largestUndimmedDetentIdentifier string|nil The largest height at which the view behind is not dimmed and receives touches.
---@field prefersGrabberVisible boolean Whether a grabber is shown at the top.
---@field preferredCornerRadius number|nil The corner radius; nil uses the system's.
---@field Detent any The heights: medium(), large(), custom().
UISheetPresentationController = {}

--- Animates changes of the heights, in 0.4 s.
---@param changes fun() A function that sets heights.
function UISheetPresentationController:animateChanges(changes) end

--- Computes the heights again.
function UISheetPresentationController:invalidateDetents() end

---@class (exact) UISheetPresentationControllerDetent.custom.Labels1_0
---@field identifier? string Identifies the height.
---@field resolver fun(context) Receives {maximumDetentValue} and returns the height or nil.

---@class (exact) UISheetPresentationControllerDetent.custom.Labels1_1
---@field resolver fun(context) Receives {maximumDetentValue} and returns the height or nil.
---@field identifier? nil

--- A height at which a sheet rests: Swift's UISheetPresentationController.Detent.
---@class UISheetPresentationControllerDetent : NSObject
---@field identifier string Identifies the height.
UISheetPresentationControllerDetent = {}

--- About half of the largest height.
---@return UISheetPresentationControllerDetent
function UISheetPresentationControllerDetent.medium() end

--- The largest height.
---@return UISheetPresentationControllerDetent
function UISheetPresentationControllerDetent.large() end

--- A custom height.
---@overload fun(labels: UISheetPresentationControllerDetent.custom.Labels1_0): UISheetPresentationControllerDetent
---@overload fun(identifier?: string, labels: UISheetPresentationControllerDetent.custom.Labels1_1): UISheetPresentationControllerDetent
---@param identifier? string Identifies the height.
---@param resolver fun(context) Receives {maximumDetentValue} and returns the height or nil.
---@return UISheetPresentationControllerDetent
function UISheetPresentationControllerDetent.custom(identifier, resolver) end

---@class (exact) UITraitCollection.Init
---@field horizontalSizeClass? UIUserInterfaceSizeClass Across.
---@field verticalSizeClass? UIUserInterfaceSizeClass Down.
---@field displayScale? number Pixels per point.

--- The size classes and the scale of an environment.
---@class UITraitCollection : NSObject
---@field horizontalSizeClass UIUserInterfaceSizeClass Across.
---@field verticalSizeClass UIUserInterfaceSizeClass Down.
---@field displayScale number Pixels per point; 0 is unspecified.
---@overload fun(init?: UITraitCollection.Init): UITraitCollection
---@overload fun(horizontalSizeClass?: UIUserInterfaceSizeClass, verticalSizeClass?: UIUserInterfaceSizeClass, displayScale?: number): UITraitCollection
UITraitCollection = {}

---@class (exact) Timeline.advance.Labels1_0
---@field by number The time to advance.

---@class (exact) Timeline.seek.Labels1_0
---@field to number|string Seconds, "350ms", "21f", "50%", "+3f", "in", "end", "@mark", an event.

---@class (exact) Timeline.run.Labels1_0
---@field limit? number The most time to run; default 60 s.

---@class (exact) Timeline.runUntil.Labels1_1
---@field limit? number The most time to run; default 60 s.

---@class (exact) Timeline.value.Labels1_2
---@field at? number|string The time; default the playhead.

---@class (exact) Timeline.tracks.Labels1_0
---@field root? NSObject Only animations of this view or layer and its descendants.

---@class (exact) Timeline.snapshot.Labels1_0
---@field at? number|string The time; default the playhead.

---@class (exact) Timeline.export.Labels1_1
---@field at? number|string The time; default the playhead.
---@field from? number|string The first moment; default 0.
---@field to? number|string The last moment; default the end.
---@field frames? integer The number of moments; default 6, or every frame.
---@field layout? PictureExport.Layout The arrangement of the moments.
---@field scale? number Pixels per point; default 2.
---@field outlines? boolean Draws a hairline around every layer.

---@class (exact) Timeline.export.Labels1_2
---@field from? number|string The first moment; default 0.
---@field to? number|string The last moment; default the end.
---@field frames? integer The number of moments; default 6, or every frame.
---@field layout? PictureExport.Layout The arrangement of the moments.
---@field scale? number Pixels per point; default 2.
---@field outlines? boolean Draws a hairline around every layer.
---@field at? nil

---@class (exact) Timeline.setRate.Labels1_1
---@field on NSObject A layer or a view.

---@class (exact) Timeline.onEvent.Labels1_1
---@field ["if"]? any A function of the event, or Lua as text; when omitted, every event stops.

--- Controls time: moves, stops and inspects the simulation.
---@class Timeline : NSObject
---@field now number The playhead, in seconds. Setting it seeks.
---@field liveTime number The live time: how far the simulation has run.
---@field frame integer The frame number at the playhead.
---@field fps integer Frames per second.
---@field rate number The rate of the transition or animation that is held, with sign.
---@field transition UITransitionContext The transition in progress, or nil.
---@field inPoint number|string|nil The start of the range, in any form of a time; nil for the start of the recording.
---@field outPoint number|string|nil The end of the range, in any form of a time; nil for the end of the recording.
---@field loop LoopMode What play does at the ends of the range.
---@field stopReason string The reason why the last move stopped early, or nil.
Timeline = {}

--- Advances the simulation; everything due fires in order of time.
---@overload fun(self: Timeline, labels: Timeline.advance.Labels1_0)
---@param seconds number The time to advance.
function Timeline:advance(seconds) end

--- Steps forward n frames. At the live edge this advances the simulation.
---@param frames? integer The number of frames; default 1.
function Timeline:step(frames) end

--- Steps back n frames in the recording.
---@param frames? integer The number of frames; default 1.
function Timeline:back(frames) end

--- Moves the playhead: jumps within the recording, and advances the simulation beyond its live edge.
---@overload fun(self: Timeline, labels: Timeline.seek.Labels1_0)
---@param time number|string Seconds, "350ms", "21f", "50%", "+3f", "in", "end", "@mark", an event.
function Timeline:seek(time) end

--- Moves the playhead to the live edge.
function Timeline:live() end

--- Advances until no finite animation, timer or touch is pending.
---@overload fun(self: Timeline, labels?: Timeline.run.Labels1_0): number
---@param limit? number The most time to run; default 60 s.
---@return number
function Timeline:run(limit) end

--- Advances frame by frame until a function returns true. In the past it sees models and variables as they are now.
---@overload fun(self: Timeline, condition: fun(), labels?: Timeline.runUntil.Labels1_1): boolean
---@param condition fun() Called at every frame.
---@param limit? number The most time to run; default 60 s.
---@return boolean
function Timeline:runUntil(condition, limit) end

--- Plays in real time in the shell; in a script, runs to the end at once.
---@param rate? number Has no effect in a script.
---@return number
function Timeline:play(rate) end

--- Pauses playback in the shell; no effect in a script.
function Timeline:pause() end

--- Moves to the next event or keyframe; advances the simulation if necessary.
---@return number
function Timeline:next() end

--- Moves back to the previous event or keyframe.
---@return number
function Timeline:prev() end

--- Names the time of the playhead; seek to it with "@name".
---@param name? string The mark's name; numbered when omitted.
---@return string
function Timeline:mark(name) end

--- Binds a key of the inspector to a command or Lua; best placed in init.lua.
---@param key string The key, one character.
---@param command? string A command or Lua; nil restores the key's default.
function Timeline:bind(key, command) end

--- Holds the transition in progress, or every running animation.
function Timeline:begin() end

--- Releases the transition; it runs to its end.
function Timeline:finish() end

--- Releases the transition; it runs back to its start, and changes made by view animations are reverted.
function Timeline:cancel() end

--- Reverses the held transition or animation, without a jump on screen.
function Timeline:reverse() end

--- Rotates the device by a quarter turn, as device:rotate() does.
function Timeline:rotate() end

--- Scrubs to a fraction.
---@param fraction number 0…1.
function Timeline:update(fraction) end

--- A value as shown on screen, at any recorded time.
---@overload fun(self: Timeline, layer: NSObject, keyPath: KeyPath, labels?: Timeline.value.Labels1_2): any
---@param layer NSObject A layer or a view.
---@param keyPath KeyPath The key path to read.
---@param time? number|string The time; default the playhead.
---@return any
function Timeline:value(layer, keyPath, time) end

--- The animations: layer, keyPath, key, from, to, begin, duration, curve.
---@overload fun(self: Timeline, labels?: Timeline.tracks.Labels1_0): table[]
---@param root? NSObject Only animations of this view or layer and its descendants.
---@return table[]
function Timeline:tracks(root) end

--- The events up to the playhead: time, name, subject, detail. Commits are listed only by name.
---@param filter? string Only events of this name.
---@return table[]
function Timeline:events(filter) end

--- The layer tree as text, with model and presentation values.
---@overload fun(self: Timeline, labels?: Timeline.snapshot.Labels1_0): string
---@param time? number|string The time; default the playhead.
---@return string
function Timeline:snapshot(time) end

--- Writes a picture of one moment, a strip or onion skin of several, an animation, or, as .jsonl, a trace of the whole run.
---@overload fun(self: Timeline, path: string, labels?: Timeline.export.Labels1_1)
---@overload fun(self: Timeline, path: string, time?: number|string, labels?: Timeline.export.Labels1_2)
---@param path string The file, ending in .png, .svg, .apng or .jsonl.
---@param time? number|string The time; default the playhead.
---@param time2? number|string The first moment; default 0.
---@param time3? number|string The last moment; default the end.
---@param count? integer The number of moments; default 6, or every frame.
---@param layout? PictureExport.Layout The arrangement of the moments.
---@param scale? number Pixels per point; default 2.
---@param outlines? boolean Draws a hairline around every layer.
function Timeline:export(path, time, time2, time3, count, layout, scale, outlines) end

--- The marks: name, time.
---@return table[]
function Timeline:marks() end

--- Sets a layer's speed from now on, without a jump on screen.
---@overload fun(self: Timeline, rate: number, labels: Timeline.setRate.Labels1_1)
---@param rate number The speed, with sign; 0 pauses, 1 is normal.
---@param layer NSObject A layer or a view.
function Timeline:setRate(rate, layer) end

--- Slows down everything in the windows, without a jump on screen.
---@param rate? number The speed; default 0.1, as in the Simulator; 1 restores normal speed.
function Timeline:slowAnimations(rate) end

--- Stops the clock after an event of this name, also while passing recorded events: there a condition sees the recorded screen, and models and variables as they are now. Returns the stop's number.
---@overload fun(self: Timeline, event: string, labels?: Timeline.onEvent.Labels1_1): integer
---@param event string The event's name, as in timeline:events().
---@param condition? any A function of the event, or Lua as text; when omitted, every event stops.
---@return integer
function Timeline:onEvent(event, condition) end

--- Stops the clock at the first frame in which the value differs, live or recorded. Returns the stop's number.
---@param layer NSObject A layer or a view in a window.
---@param keyPath KeyPath The key path to watch.
---@return integer
function Timeline:watch(layer, keyPath) end

--- Prints an expression now and after each move. Returns the stop's number.
---@param expression string A Lua expression, as text.
---@return integer
function Timeline:display(expression) end

--- Removes a stop that onEvent, watch or display set.
---@param number? integer The stop's number; every stop when omitted.
function Timeline:delete(number) end

--- The stops and displayed expressions: number, kind, what, hits.
---@return table[]
function Timeline:info() end

--- Saves the current state so that restart can return to it.
---@param name? string The checkpoint's name; numbered when omitted.
---@return string
function Timeline:checkpoint(name) end

--- Restarts from a checkpoint in a new branch, after the current input.
---@param name any The name of a checkpoint.
function Timeline:restart(name) end

--- The branches: name, from, time, isCurrent.
---@return table[]
function Timeline:branches() end

--- Continues in another branch, after the current input.
---@param name string The name of a branch.
function Timeline:switch(name) end

--- Compares finishing with cancelling what is in progress; changes nothing.
---@param fraction number The fraction at which the transition is released.
---@return string
function Timeline:whatIf(fraction) end

--- What differs on screen between two times.
---@param from number|string The other time, in any form of a time.
---@param to? number|string The time; default the playhead.
---@return string
function Timeline:diff(from, to) end

--- The checkpoints: name, time, branch.
---@return table[]
function Timeline:checkpoints() end

---@class (exact) TouchDriver.down.Labels1_2
---@field finger? integer The number of the finger; default 1.

---@class (exact) TouchDriver.down.Labels2_1
---@field finger? integer The number of the finger; default 1.

---@class (exact) TouchDriver.move.Labels1_2
---@field finger? integer The number of the finger; default 1.

---@class (exact) TouchDriver.move.Labels2_1
---@field finger? integer The number of the finger; default 1.

---@class (exact) TouchDriver.up.Labels1_0
---@field finger? integer The number of the finger; default 1.

---@class (exact) TouchDriver.cancel.Labels1_0
---@field finger? integer The number of the finger; default 1.

---@class (exact) TouchDriver.tap.Labels1_2
---@field count? integer The number of taps; default 1.
---@field finger? integer The number of the finger; default 1.

---@class (exact) TouchDriver.tap.Labels1_3
---@field finger? integer The number of the finger; default 1.
---@field count? nil

---@class (exact) TouchDriver.tap.Labels2_1
---@field count? integer The number of taps; default 1.
---@field finger? integer The number of the finger; default 1.

---@class (exact) TouchDriver.tap.Labels2_2
---@field finger? integer The number of the finger; default 1.
---@field count? nil

---@class (exact) TouchDriver.tap.Labels3_1
---@field count? integer The number of taps; default 1.
---@field finger? integer The number of the finger; default 1.

---@class (exact) TouchDriver.tap.Labels3_2
---@field finger? integer The number of the finger; default 1.
---@field count? nil

---@class (exact) TouchDriver.drag.Labels1_0
---@field from CGPoint The start, in the window's coordinates.
---@field to CGPoint The end, in the window's coordinates.
---@field duration? number The duration.
---@field hold? number How long the finger rests before it is lifted.
---@field release? boolean False keeps the finger down at the end.
---@field finger? integer The number of the finger; default 1.

---@class (exact) TouchDriver.drag.Labels1_1
---@field to CGPoint The end, in the window's coordinates.
---@field duration? number The duration.
---@field hold? number How long the finger rests before it is lifted.
---@field release? boolean False keeps the finger down at the end.
---@field finger? integer The number of the finger; default 1.
---@field from? nil

---@class (exact) TouchDriver.flick.Labels1_0
---@field from CGPoint The start, in the window's coordinates.
---@field to CGPoint The end, in the window's coordinates.
---@field duration? number The duration.
---@field finger? integer The number of the finger; default 1.

---@class (exact) TouchDriver.flick.Labels1_1
---@field to CGPoint The end, in the window's coordinates.
---@field duration? number The duration.
---@field finger? integer The number of the finger; default 1.
---@field from? nil

---@class (exact) TouchDriver.pinch.Labels1_0
---@field center CGPoint The point between the fingers.
---@field from number The distance between the fingers at the start.
---@field to number The distance between the fingers at the end.
---@field duration? number The duration.
---@field release? boolean False keeps the finger down at the end.

---@class (exact) TouchDriver.pinch.Labels1_1
---@field from number The distance between the fingers at the start.
---@field to number The distance between the fingers at the end.
---@field duration? number The duration.
---@field release? boolean False keeps the finger down at the end.
---@field center? nil

--- Synthetic fingers.
---@class TouchDriver : NSObject
TouchDriver = {}

--- Puts a finger down now.
---@overload fun(self: TouchDriver, point: CGPoint, finger?: integer): UITouch
---@overload fun(self: TouchDriver, x: number, y: number, labels?: TouchDriver.down.Labels1_2): UITouch
---@overload fun(self: TouchDriver, point: CGPoint, labels?: TouchDriver.down.Labels2_1): UITouch
---@param x number A point, in the window's coordinates.
---@param y number A point, in the window's coordinates.
---@param finger? integer The number of the finger; default 1.
---@return UITouch
function TouchDriver:down(x, y, finger) end

--- Moves a finger that is down, now.
---@overload fun(self: TouchDriver, point: CGPoint, finger?: integer)
---@overload fun(self: TouchDriver, x: number, y: number, labels?: TouchDriver.move.Labels1_2)
---@overload fun(self: TouchDriver, point: CGPoint, labels?: TouchDriver.move.Labels2_1)
---@param x number A point, in the window's coordinates.
---@param y number A point, in the window's coordinates.
---@param finger? integer The number of the finger; default 1.
function TouchDriver:move(x, y, finger) end

--- Lifts a finger now.
---@overload fun(self: TouchDriver, labels?: TouchDriver.up.Labels1_0)
---@param finger? integer The number of the finger; default 1.
function TouchDriver:up(finger) end

--- Cancels a finger's touch, as the system does for a phone call.
---@overload fun(self: TouchDriver, labels?: TouchDriver.cancel.Labels1_0)
---@param finger? integer The number of the finger; default 1.
function TouchDriver:cancel(finger) end

--- Schedules a tap: a finger goes down and up.
---@overload fun(self: TouchDriver, point: CGPoint, count?: integer, finger?: integer)
---@overload fun(self: TouchDriver, view: UIView, count?: integer, finger?: integer)
---@overload fun(self: TouchDriver, x: number, y: number, labels?: TouchDriver.tap.Labels1_2)
---@overload fun(self: TouchDriver, x: number, y: number, count?: integer, labels?: TouchDriver.tap.Labels1_3)
---@overload fun(self: TouchDriver, point: CGPoint, labels?: TouchDriver.tap.Labels2_1)
---@overload fun(self: TouchDriver, point: CGPoint, count?: integer, labels?: TouchDriver.tap.Labels2_2)
---@overload fun(self: TouchDriver, view: UIView, labels?: TouchDriver.tap.Labels3_1)
---@overload fun(self: TouchDriver, view: UIView, count?: integer, labels?: TouchDriver.tap.Labels3_2)
---@param x number A point, in the window's coordinates.
---@param y number A point, in the window's coordinates.
---@param count? integer The number of taps; default 1.
---@param finger? integer The number of the finger; default 1.
function TouchDriver:tap(x, y, count, finger) end

--- Schedules a drag: one move per frame, then the finger is lifted.
---@overload fun(self: TouchDriver, labels: TouchDriver.drag.Labels1_0)
---@overload fun(self: TouchDriver, from: CGPoint, labels: TouchDriver.drag.Labels1_1)
---@param from CGPoint The start, in the window's coordinates.
---@param to CGPoint The end, in the window's coordinates.
---@param duration? number The duration.
---@param hold? number How long the finger rests before it is lifted.
---@param release? boolean False keeps the finger down at the end.
---@param finger? integer The number of the finger; default 1.
function TouchDriver:drag(from, to, duration, hold, release, finger) end

--- Schedules a quick drag that is released while moving.
---@overload fun(self: TouchDriver, labels: TouchDriver.flick.Labels1_0)
---@overload fun(self: TouchDriver, from: CGPoint, labels: TouchDriver.flick.Labels1_1)
---@param from CGPoint The start, in the window's coordinates.
---@param to CGPoint The end, in the window's coordinates.
---@param duration? number The duration.
---@param finger? integer The number of the finger; default 1.
function TouchDriver:flick(from, to, duration, finger) end

--- Schedules two fingers that move apart or together.
---@overload fun(self: TouchDriver, labels: TouchDriver.pinch.Labels1_0)
---@overload fun(self: TouchDriver, center: CGPoint, labels: TouchDriver.pinch.Labels1_1)
---@param center CGPoint The point between the fingers.
---@param from number The distance between the fingers at the start.
---@param to number The distance between the fingers at the end.
---@param duration? number The duration.
---@param release? boolean False keeps the finger down at the end.
function TouchDriver:pinch(center, from, to, duration, release) end

---@class (exact) Timer.scheduledTimer.Labels1_0
---@field withTimeInterval number The time until the first call and between repeats.
---@field repeats? boolean Whether the timer repeats; default false.
---@field block fun(timer) Called when the timer fires.

---@class (exact) Timer.scheduledTimer.Labels1_1
---@field repeats? boolean Whether the timer repeats; default false.
---@field block fun(timer) Called when the timer fires.
---@field withTimeInterval? nil

--- Calls a function after a time, once or repeatedly.
---@class Timer : NSObject
---@field isValid boolean Whether the timer will still fire.
Timer = {}

--- Stops the timer.
function Timer:invalidate() end

--- Starts a timer on the virtual clock.
---@overload fun(labels: Timer.scheduledTimer.Labels1_0): Timer
---@overload fun(interval: number, labels: Timer.scheduledTimer.Labels1_1): Timer
---@param interval number The time until the first call and between repeats.
---@param repeats? boolean Whether the timer repeats; default false.
---@param block fun(timer) Called when the timer fires.
---@return Timer
function Timer.scheduledTimer(interval, repeats, block) end

---@class (exact) DispatchQueue.async.Labels1_0
---@field execute fun() The function to call.

---@class (exact) DispatchQueue.asyncAfter.Labels1_0
---@field deadline number The delay.
---@field execute fun() The function to call.

---@class (exact) DispatchQueue.asyncAfter.Labels1_1
---@field execute fun() The function to call.
---@field deadline? nil

--- A queue that calls functions later.
---@class DispatchQueue : NSObject
---@field main DispatchQueue The main queue, the only one.
DispatchQueue = {}

--- Calls a function in the next turn of the run loop.
---@overload fun(self: DispatchQueue, labels: DispatchQueue.async.Labels1_0)
---@param work fun() The function to call.
function DispatchQueue:async(work) end

--- Calls a function after a delay.
---@overload fun(self: DispatchQueue, labels: DispatchQueue.asyncAfter.Labels1_0)
---@overload fun(self: DispatchQueue, seconds: number, labels: DispatchQueue.asyncAfter.Labels1_1)
---@param seconds number The delay.
---@param work fun() The function to call.
function DispatchQueue:asyncAfter(seconds, work) end

---@class (exact) CADisplayLink.Init
---@field isPaused? boolean Whether the display link is paused.
---@field preferredFramesPerSecond? integer The rate of the calls; 0 is every frame.

---@class (exact) CADisplayLink.add.Labels1_0
---@field to? any There is only one; ignored.
---@field forMode? any There is only one; ignored.

---@class (exact) CADisplayLink.add.Labels1_1
---@field forMode? any There is only one; ignored.
---@field to? nil

---@class (exact) CADisplayLink.remove.Labels1_0
---@field from? any There is only one; ignored.
---@field forMode? any There is only one; ignored.

---@class (exact) CADisplayLink.remove.Labels1_1
---@field forMode? any There is only one; ignored.
---@field from? nil

--- Calls a function at every frame after it was added to the run loop.
---@class CADisplayLink : NSObject
---@field timestamp number The time at which the current frame is shown.
---@field targetTimestamp number The time of the next frame.
---@field duration number The time between two frames of the display.
---@field isPaused boolean Whether the display link is paused.
---@field preferredFramesPerSecond integer The rate of the calls; 0 is every frame.
---@overload fun(init?: CADisplayLink.Init): CADisplayLink
---@overload fun(handler: fun(link)): CADisplayLink
CADisplayLink = {}

--- Starts the display link. There is one run loop with one mode.
---@overload fun(self: CADisplayLink, labels?: CADisplayLink.add.Labels1_0)
---@overload fun(self: CADisplayLink, runLoop?: any, labels?: CADisplayLink.add.Labels1_1)
---@param runLoop? any There is only one; ignored.
---@param mode? any There is only one; ignored.
function CADisplayLink:add(runLoop, mode) end

--- Stops the display link until it is added again.
---@overload fun(self: CADisplayLink, labels?: CADisplayLink.remove.Labels1_0)
---@overload fun(self: CADisplayLink, runLoop?: any, labels?: CADisplayLink.remove.Labels1_1)
---@param runLoop? any There is only one; ignored.
---@param mode? any There is only one; ignored.
function CADisplayLink:remove(runLoop, mode) end

--- Stops the display link for good; adding it again has no effect.
function CADisplayLink:invalidate() end

--- The simulated device.
---@class Device : NSObject
---@field name string The device's name, as chosen on the command line.
---@field size CGSize The screen's size in points, in its current orientation.
---@field isLandscape boolean Whether the screen is wider than high.
Device = {}

--- Rotates the device by a quarter turn, between portrait and landscape.
function Device:rotate() end

--- Puts the app in the background and back: animations are removed and their completions called.
function Device:background() end

CAMediaTimingFillMode = {
  removed = "removed",
  forwards = "forwards",
  backwards = "backwards",
  both = "both",
}

CAMediaTimingFunctionName = {
  linear = "linear",
  easeIn = "easeIn",
  easeOut = "easeOut",
  easeInEaseOut = "easeInEaseOut",
  default = "default",
}

CAAnimationCalculationMode = {
  linear = "linear",
  discrete = "discrete",
  paced = "paced",
  cubic = "cubic",
  cubicPaced = "cubicPaced",
}

CAAnimationRotationMode = {
  rotateAuto = "rotateAuto",
  rotateAutoReverse = "rotateAutoReverse",
}

CATransitionType = {
  fade = "fade",
  moveIn = "moveIn",
  push = "push",
  reveal = "reveal",
}

CATransitionSubtype = {
  fromRight = "fromRight",
  fromLeft = "fromLeft",
  fromTop = "fromTop",
  fromBottom = "fromBottom",
}

CAValueFunctionName = {
  rotateX = "rotateX",
  rotateY = "rotateY",
  rotateZ = "rotateZ",
  scale = "scale",
  scaleX = "scaleX",
  scaleY = "scaleY",
  scaleZ = "scaleZ",
  translate = "translate",
  translateX = "translateX",
  translateY = "translateY",
  translateZ = "translateZ",
}

UIModalPresentationStyle = {
  fullScreen = "fullScreen",
  pageSheet = "pageSheet",
  formSheet = "formSheet",
  currentContext = "currentContext",
  custom = "custom",
  overFullScreen = "overFullScreen",
  overCurrentContext = "overCurrentContext",
  popover = "popover",
  none = "none",
  automatic = "automatic",
}

UIModalTransitionStyle = {
  coverVertical = "coverVertical",
  flipHorizontal = "flipHorizontal",
  crossDissolve = "crossDissolve",
  partialCurl = "partialCurl",
}

UIUserInterfaceSizeClass = {
  unspecified = "unspecified",
  compact = "compact",
  regular = "regular",
}

UITransitionContextViewControllerKey = {
  from = "from",
  to = "to",
}

UITransitionContextViewKey = {
  from = "from",
  to = "to",
}

UIRectEdge = {
  top = "top",
  left = "left",
  bottom = "bottom",
  right = "right",
  all = "all",
}

UIRectCorner = {
  topLeft = "topLeft",
  topRight = "topRight",
  bottomLeft = "bottomLeft",
  bottomRight = "bottomRight",
  all = "all",
}

CALayerContentsGravity = {
  center = "center",
  top = "top",
  bottom = "bottom",
  left = "left",
  right = "right",
  topLeft = "topLeft",
  topRight = "topRight",
  bottomLeft = "bottomLeft",
  bottomRight = "bottomRight",
  resize = "resize",
  resizeAspect = "resizeAspect",
  resizeAspectFill = "resizeAspectFill",
}

CALayerCornerCurve = {
  circular = "circular",
  continuous = "continuous",
}

CACornerMask = {
  layerMinXMinYCorner = "layerMinXMinYCorner",
  layerMaxXMinYCorner = "layerMaxXMinYCorner",
  layerMinXMaxYCorner = "layerMinXMaxYCorner",
  layerMaxXMaxYCorner = "layerMaxXMaxYCorner",
}

CAShapeLayerFillRule = {
  nonZero = "nonZero",
  evenOdd = "evenOdd",
}

CAShapeLayerLineCap = {
  butt = "butt",
  round = "round",
  square = "square",
}

CAShapeLayerLineJoin = {
  miter = "miter",
  round = "round",
  bevel = "bevel",
}

CAGradientLayerType = {
  axial = "axial",
  radial = "radial",
  conic = "conic",
}

UIFont.Weight = {
  ultraLight = "ultraLight",
  thin = "thin",
  light = "light",
  regular = "regular",
  medium = "medium",
  semibold = "semibold",
  bold = "bold",
  heavy = "heavy",
  black = "black",
}

CATextLayerAlignmentMode = {
  natural = "natural",
  left = "left",
  right = "right",
  center = "center",
  justified = "justified",
}

CATextLayerTruncationMode = {
  none = "none",
  start = "start",
  middle = "middle",
  ["end"] = "end",
}

UIView.ContentMode = {
  scaleToFill = "scaleToFill",
  scaleAspectFit = "scaleAspectFit",
  scaleAspectFill = "scaleAspectFill",
  redraw = "redraw",
  center = "center",
  top = "top",
  bottom = "bottom",
  left = "left",
  right = "right",
  topLeft = "topLeft",
  topRight = "topRight",
  bottomLeft = "bottomLeft",
  bottomRight = "bottomRight",
}

UIView.AutoresizingMask = {
  flexibleLeftMargin = "flexibleLeftMargin",
  flexibleWidth = "flexibleWidth",
  flexibleRightMargin = "flexibleRightMargin",
  flexibleTopMargin = "flexibleTopMargin",
  flexibleHeight = "flexibleHeight",
  flexibleBottomMargin = "flexibleBottomMargin",
}

UIView.AnimationOptions = {
  layoutSubviews = "layoutSubviews",
  allowUserInteraction = "allowUserInteraction",
  beginFromCurrentState = "beginFromCurrentState",
  ["repeat"] = "repeat",
  autoreverse = "autoreverse",
  overrideInheritedDuration = "overrideInheritedDuration",
  overrideInheritedCurve = "overrideInheritedCurve",
  allowAnimatedContent = "allowAnimatedContent",
  showHideTransitionViews = "showHideTransitionViews",
  overrideInheritedOptions = "overrideInheritedOptions",
  curveEaseInOut = "curveEaseInOut",
  curveEaseIn = "curveEaseIn",
  curveEaseOut = "curveEaseOut",
  curveLinear = "curveLinear",
  transitionFlipFromLeft = "transitionFlipFromLeft",
  transitionFlipFromRight = "transitionFlipFromRight",
  transitionCurlUp = "transitionCurlUp",
  transitionCurlDown = "transitionCurlDown",
  transitionCrossDissolve = "transitionCrossDissolve",
  transitionFlipFromTop = "transitionFlipFromTop",
  transitionFlipFromBottom = "transitionFlipFromBottom",
}

UIView.KeyframeAnimationOptions = {
  layoutSubviews = "layoutSubviews",
  allowUserInteraction = "allowUserInteraction",
  beginFromCurrentState = "beginFromCurrentState",
  ["repeat"] = "repeat",
  autoreverse = "autoreverse",
  overrideInheritedDuration = "overrideInheritedDuration",
  overrideInheritedOptions = "overrideInheritedOptions",
  calculationModeLinear = "calculationModeLinear",
  calculationModeDiscrete = "calculationModeDiscrete",
  calculationModePaced = "calculationModePaced",
  calculationModeCubic = "calculationModeCubic",
  calculationModeCubicPaced = "calculationModeCubicPaced",
}

BehaviorSettings.ScrubCurve = {
  linearDefault = "linearDefault",
  easedAlways = "easedAlways",
  linearAlways = "linearAlways",
}

BehaviorSettings.CancelDuration = {
  elapsed = "elapsed",
  literal = "literal",
}

BehaviorSettings.CancelCallbacks = {
  atComplete = "atComplete",
  atCancel = "atCancel",
}

BehaviorSettings.TailShape = {
  remainder = "remainder",
  whole = "whole",
}

BehaviorSettings.CoordinatorCompletions = {
  afterCallbacks = "afterCallbacks",
  beforeCallbacks = "beforeCallbacks",
}

BehaviorSettings.KeptPresenterFrames = {
  recorded = "recorded",
  documented = "documented",
}

BehaviorSettings.CustomWithoutAnimator = {
  still = "still",
  system = "system",
}

BehaviorSettings.TouchBlocking = {
  participants = "participants",
  window = "window",
}

BehaviorSettings.RemovalCallbacks = {
  nextTurn = "nextTurn",
  synchronous = "synchronous",
}

BehaviorSettings.CAAnimations = {
  scrubbed = "scrubbed",
  free = "free",
}

BehaviorSettings.PanTranslation = {
  touchDown = "touchDown",
  recognition = "recognition",
}

UIControl.State = {
  normal = "normal",
  highlighted = "highlighted",
  disabled = "disabled",
  selected = "selected",
}

UIControl.Event = {
  touchDown = "touchDown",
  touchDownRepeat = "touchDownRepeat",
  touchDragInside = "touchDragInside",
  touchDragOutside = "touchDragOutside",
  touchDragEnter = "touchDragEnter",
  touchDragExit = "touchDragExit",
  touchUpInside = "touchUpInside",
  touchUpOutside = "touchUpOutside",
  touchCancel = "touchCancel",
  valueChanged = "valueChanged",
  primaryActionTriggered = "primaryActionTriggered",
  allTouchEvents = "allTouchEvents",
  allEvents = "allEvents",
}

UIButton.ButtonType = {
  custom = "custom",
  system = "system",
  detailDisclosure = "detailDisclosure",
  infoLight = "infoLight",
  infoDark = "infoDark",
  contactAdd = "contactAdd",
  close = "close",
}

UITouch.Phase = {
  began = "began",
  moved = "moved",
  stationary = "stationary",
  ended = "ended",
  cancelled = "cancelled",
}

UILabel.TextAlignment = {
  left = "left",
  center = "center",
  right = "right",
  justified = "justified",
  natural = "natural",
}

UIBlurEffect.Style = {
  extraLight = "extraLight",
  light = "light",
  dark = "dark",
  regular = "regular",
  prominent = "prominent",
  systemUltraThinMaterial = "systemUltraThinMaterial",
  systemThinMaterial = "systemThinMaterial",
  systemMaterial = "systemMaterial",
  systemThickMaterial = "systemThickMaterial",
  systemChromeMaterial = "systemChromeMaterial",
}

UIScrollView.ContentInsetAdjustmentBehavior = {
  automatic = "automatic",
  scrollableAxes = "scrollableAxes",
  never = "never",
  always = "always",
}

UICollectionView.ScrollPosition = {
  top = "top",
  centeredVertically = "centeredVertically",
  bottom = "bottom",
  left = "left",
  centeredHorizontally = "centeredHorizontally",
  right = "right",
}

UICollectionViewScrollDirection = {
  vertical = "vertical",
  horizontal = "horizontal",
}

UIGestureRecognizer.State = {
  possible = "possible",
  began = "began",
  changed = "changed",
  ended = "ended",
  cancelled = "cancelled",
  failed = "failed",
}

UISwipeGestureRecognizer.Direction = {
  right = "right",
  left = "left",
  up = "up",
  down = "down",
}

UIViewAnimatingState = {
  inactive = "inactive",
  active = "active",
  stopped = "stopped",
}

UIView.AnimationCurve = {
  easeInOut = "easeInOut",
  easeIn = "easeIn",
  easeOut = "easeOut",
  linear = "linear",
}

UIViewAnimatingPosition = {
  ["end"] = "end",
  start = "start",
  current = "current",
}

UITimingCurveType = {
  builtin = "builtin",
  cubic = "cubic",
  spring = "spring",
  composed = "composed",
}

UIStoryboardSegue.Kind = {
  show = "show",
  presentModally = "presentModally",
}

LoopMode = {
  off = "off",
  loop = "loop",
  pingpong = "pingpong",
}

PictureExport.Layout = {
  single = "single",
  strip = "strip",
  onion = "onion",
  animation = "animation",
}

--- A translation followed by the transform.
---@param t CATransform3D The transform.
---@param x number The component along x.
---@param y number The component along y.
---@param z number The component along z.
---@return CATransform3D
function CATransform3DTranslate(t, x, y, z) end

--- A scale followed by the transform.
---@param t CATransform3D The transform.
---@param x number The component along x.
---@param y number The component along y.
---@param z number The component along z.
---@return CATransform3D
function CATransform3DScale(t, x, y, z) end

--- A rotation about an axis followed by the transform.
---@param t CATransform3D The transform.
---@param angle number The angle of the rotation.
---@param x number The component along x.
---@param y number The component along y.
---@param z number The component along z.
---@return CATransform3D
function CATransform3DRotate(t, angle, x, y, z) end

--- The inverse of a transform; the transform itself when it has none.
---@param t CATransform3D The transform.
---@return CATransform3D
function CATransform3DInvert(t) end

--- Whether the transform is the identity.
---@param t CATransform3D The transform.
---@return boolean
function CATransform3DIsIdentity(t) end

--- Whether two transforms are equal.
---@param t CATransform3D The transform.
---@param other CATransform3D The other transform.
---@return boolean
function CATransform3DEqualToTransform(t, other) end

--- A plane transform as a 3D transform.
---@param m CGAffineTransform The plane transform.
---@return CATransform3D
function CATransform3DMakeAffineTransform(m) end

--- Whether the transform is a plane transform.
---@param t CATransform3D The transform.
---@return boolean
function CATransform3DIsAffine(t) end

--- The plane transform, when the transform stays in the plane.
---@param t CATransform3D The transform.
---@return CGAffineTransform
function CATransform3DGetAffineTransform(t) end

--- The live time: how far the simulation has run.
---@return number
function CACurrentMediaTime() end

---@class (exact) CGPointMake.Labels1_0
---@field x? number A component of the CGPoint; 0 when omitted.
---@field y? number A component of the CGPoint; 0 when omitted.

---@class (exact) CGPointMake.Labels1_1
---@field y? number A component of the CGPoint; 0 when omitted.
---@field x? nil

--- The older spelling of CGPoint(…).
---@overload fun(labels?: CGPointMake.Labels1_0): CGPoint
---@overload fun(x?: number, labels?: CGPointMake.Labels1_1): CGPoint
---@param x? number A component of the CGPoint; 0 when omitted.
---@param y? number A component of the CGPoint; 0 when omitted.
---@return CGPoint
function CGPointMake(x, y) end

---@class (exact) CGSizeMake.Labels1_0
---@field width? number A component of the CGSize; 0 when omitted.
---@field height? number A component of the CGSize; 0 when omitted.

---@class (exact) CGSizeMake.Labels1_1
---@field height? number A component of the CGSize; 0 when omitted.
---@field width? nil

--- The older spelling of CGSize(…).
---@overload fun(labels?: CGSizeMake.Labels1_0): CGSize
---@overload fun(width?: number, labels?: CGSizeMake.Labels1_1): CGSize
---@param width? number A component of the CGSize; 0 when omitted.
---@param height? number A component of the CGSize; 0 when omitted.
---@return CGSize
function CGSizeMake(width, height) end

---@class (exact) CGRectMake.Labels1_0
---@field x? number A component of the CGRect; 0 when omitted.
---@field y? number A component of the CGRect; 0 when omitted.
---@field width? number A component of the CGRect; 0 when omitted.
---@field height? number A component of the CGRect; 0 when omitted.

---@class (exact) CGRectMake.Labels1_1
---@field y? number A component of the CGRect; 0 when omitted.
---@field width? number A component of the CGRect; 0 when omitted.
---@field height? number A component of the CGRect; 0 when omitted.
---@field x? nil

--- The older spelling of CGRect(…).
---@overload fun(labels?: CGRectMake.Labels1_0): CGRect
---@overload fun(x?: number, labels?: CGRectMake.Labels1_1): CGRect
---@param x? number A component of the CGRect; 0 when omitted.
---@param y? number A component of the CGRect; 0 when omitted.
---@param width? number A component of the CGRect; 0 when omitted.
---@param height? number A component of the CGRect; 0 when omitted.
---@return CGRect
function CGRectMake(x, y, width, height) end

---@class (exact) CGVectorMake.Labels1_0
---@field dx? number A component of the CGVector; 0 when omitted.
---@field dy? number A component of the CGVector; 0 when omitted.

---@class (exact) CGVectorMake.Labels1_1
---@field dy? number A component of the CGVector; 0 when omitted.
---@field dx? nil

--- The older spelling of CGVector(…).
---@overload fun(labels?: CGVectorMake.Labels1_0): CGVector
---@overload fun(dx?: number, labels?: CGVectorMake.Labels1_1): CGVector
---@param dx? number A component of the CGVector; 0 when omitted.
---@param dy? number A component of the CGVector; 0 when omitted.
---@return CGVector
function CGVectorMake(dx, dy) end

---@class (exact) UIEdgeInsetsMake.Labels1_0
---@field top? number A component of the UIEdgeInsets; 0 when omitted.
---@field left? number A component of the UIEdgeInsets; 0 when omitted.
---@field bottom? number A component of the UIEdgeInsets; 0 when omitted.
---@field right? number A component of the UIEdgeInsets; 0 when omitted.

---@class (exact) UIEdgeInsetsMake.Labels1_1
---@field left? number A component of the UIEdgeInsets; 0 when omitted.
---@field bottom? number A component of the UIEdgeInsets; 0 when omitted.
---@field right? number A component of the UIEdgeInsets; 0 when omitted.
---@field top? nil

--- The older spelling of UIEdgeInsets(…).
---@overload fun(labels?: UIEdgeInsetsMake.Labels1_0): UIEdgeInsets
---@overload fun(top?: number, labels?: UIEdgeInsetsMake.Labels1_1): UIEdgeInsets
---@param top? number A component of the UIEdgeInsets; 0 when omitted.
---@param left? number A component of the UIEdgeInsets; 0 when omitted.
---@param bottom? number A component of the UIEdgeInsets; 0 when omitted.
---@param right? number A component of the UIEdgeInsets; 0 when omitted.
---@return UIEdgeInsets
function UIEdgeInsetsMake(top, left, bottom, right) end

--- A 3D transform.
---@param tx number The component along x.
---@param ty number The component along y.
---@param tz number The component along z.
---@return CATransform3D
function CATransform3DMakeTranslation(tx, ty, tz) end

--- A 3D transform.
---@param sx number The component along x.
---@param sy number The component along y.
---@param sz number The component along z.
---@return CATransform3D
function CATransform3DMakeScale(sx, sy, sz) end

--- A rotation about an axis.
---@param angle number The angle of the rotation.
---@param x number A component of the axis.
---@param y number A component of the axis.
---@param z number A component of the axis.
---@return CATransform3D
function CATransform3DMakeRotation(angle, x, y, z) end

--- One transform followed by another.
---@param a CATransform3D The first value.
---@param b CATransform3D The second value.
---@return CATransform3D
function CATransform3DConcat(a, b) end

--- The older spelling of a rectangle's property.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetWidth(rect) end

--- The older spelling of a rectangle's property.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetHeight(rect) end

--- The older spelling of a rectangle's property.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetMinX(rect) end

--- The older spelling of a rectangle's property.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetMidX(rect) end

--- The older spelling of a rectangle's property.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetMaxX(rect) end

--- The older spelling of a rectangle's property.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetMinY(rect) end

--- The older spelling of a rectangle's property.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetMidY(rect) end

--- The older spelling of a rectangle's property.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetMaxY(rect) end

--- The rectangle moved by dx and dy.
---@param rect CGRect The rectangle.
---@param dx number The distance to the right, in points.
---@param dy number The distance down, in points.
---@return CGRect
function CGRectOffset(rect, dx, dy) end

--- The rectangle reduced by dx and dy on each side.
---@param rect CGRect The rectangle.
---@param dx number The distance to the right, in points.
---@param dy number The distance down, in points.
---@return CGRect
function CGRectInset(rect, dx, dy) end

---@class (exact) AVMakeRect.Labels1_0
---@field aspectRatio CGSize The aspect ratio, for example a picture's size.
---@field insideRect CGRect The rectangle to fit into.

---@class (exact) AVMakeRect.Labels1_1
---@field insideRect CGRect The rectangle to fit into.
---@field aspectRatio? nil

--- The largest rectangle with the given aspect ratio that fits centred in another.
---@overload fun(labels: AVMakeRect.Labels1_0): CGRect
---@overload fun(aspectRatio: CGSize, labels: AVMakeRect.Labels1_1): CGRect
---@param aspectRatio CGSize The aspect ratio, for example a picture's size.
---@param rect CGRect The rectangle to fit into.
---@return CGRect
function AVMakeRect(aspectRatio, rect) end

--- Whether two rectangles are equal.
---@param a CGRect The first value.
---@param b CGRect The second value.
---@return boolean
function CGRectEqualToRect(a, b) end

--- A rectangle reduced by insets.
---@param rect CGRect The rectangle.
---@param insets UIEdgeInsets The distances from each edge.
---@return CGRect
function UIEdgeInsetsInsetRect(rect, insets) end

--- Makes a class. Instances take new fields, and the system calls the methods that it knows.
--- Above the class, `---@class Card : UIView` and `---@overload fun(...): Card` let an editor check it.
---@param name string Printed, and shown in errors.
---@param superclass? table NSObject when left out.
---@param ... string Protocols: what instances may be asked.
---@return any
function class(name, superclass, ...) end

--- In a coroutine: comes back when the virtual clock has passed that many seconds.
---@param seconds number
function wait(seconds) end

--- In a test: Names what the tests in its body are about.
---@param name string
---@param body fun()
function describe(name, body) end

--- In a test: A test, in a world of its own.
---@param name string
---@param body fun()
function it(name, body) end

--- In a test: Runs before every test here.
---@param body fun()
function before_each(body) end

--- In a test: Runs after every test here.
---@param body fun()
function after_each(body) end

--- In a test: one that is yet to be written.
---@param name string
function pending(name) end

---@class Assert
---@field equals fun(expected: any, given: any, message?: string)
---@field not_equals fun(other: any, given: any, message?: string)
---@field same fun(expected: any, given: any, message?: string)
---@field near fun(expected: number, given: any, within?: number, message?: string)
---@field has_error fun(body: fun(), part?: string)
---@field snapshot fun(given: string, name?: string)
---@field is_true fun(given: any, message?: string)
---@field is_false fun(given: any, message?: string)
---@field is_nil fun(given: any, message?: string)
---@field is_not_nil fun(given: any, message?: string)
---@field truthy fun(given: any, message?: string)
---@field falsy fun(given: any, message?: string)
---@overload fun(value: any, message?: any, ...: any): any
assert = {}

--- The key window, empty at first.
---@type UIWindow
window = nil

--- Controls time: moves, stops and inspects the simulation.
---@type Timeline
timeline = nil

--- Synthetic fingers.
---@type TouchDriver
touch = nil

--- The simulated device.
---@type Device
device = nil

kCAFillModeRemoved = "removed"
kCAFillModeForwards = "forwards"
kCAFillModeBackwards = "backwards"
kCAFillModeBoth = "both"
kCAMediaTimingFunctionLinear = "linear"
kCAMediaTimingFunctionEaseIn = "easeIn"
kCAMediaTimingFunctionEaseOut = "easeOut"
kCAMediaTimingFunctionEaseInEaseOut = "easeInEaseOut"
kCAMediaTimingFunctionDefault = "default"
kCAAnimationLinear = "linear"
kCAAnimationDiscrete = "discrete"
kCAAnimationPaced = "paced"
kCAAnimationCubic = "cubic"
kCAAnimationCubicPaced = "cubicPaced"
kCATransitionFade = "fade"
kCATransitionMoveIn = "moveIn"
kCATransitionPush = "push"
kCATransitionReveal = "reveal"
kCATransitionFromRight = "fromRight"
kCATransitionFromLeft = "fromLeft"
kCATransitionFromTop = "fromTop"
kCATransitionFromBottom = "fromBottom"
UIModalPresentationFullScreen = "fullScreen"
UIModalPresentationPageSheet = "pageSheet"
UIModalPresentationFormSheet = "formSheet"
UIModalPresentationCurrentContext = "currentContext"
UIModalPresentationCustom = "custom"
UIModalPresentationOverFullScreen = "overFullScreen"
UIModalPresentationOverCurrentContext = "overCurrentContext"
UIModalPresentationPopover = "popover"
UIModalPresentationNone = "none"
UIModalPresentationAutomatic = "automatic"
UIRectEdgeTop = "top"
UIRectEdgeLeft = "left"
UIRectEdgeBottom = "bottom"
UIRectEdgeRight = "right"
UIRectEdgeAll = "all"
UIViewAutoresizingFlexibleLeftMargin = "flexibleLeftMargin"
UIViewAutoresizingFlexibleWidth = "flexibleWidth"
UIViewAutoresizingFlexibleRightMargin = "flexibleRightMargin"
UIViewAutoresizingFlexibleTopMargin = "flexibleTopMargin"
UIViewAutoresizingFlexibleHeight = "flexibleHeight"
UIViewAutoresizingFlexibleBottomMargin = "flexibleBottomMargin"
UIControlEventTouchDown = "touchDown"
UIControlEventTouchDownRepeat = "touchDownRepeat"
UIControlEventTouchDragInside = "touchDragInside"
UIControlEventTouchDragOutside = "touchDragOutside"
UIControlEventTouchDragEnter = "touchDragEnter"
UIControlEventTouchDragExit = "touchDragExit"
UIControlEventTouchUpInside = "touchUpInside"
UIControlEventTouchUpOutside = "touchUpOutside"
UIControlEventTouchCancel = "touchCancel"
UIControlEventValueChanged = "valueChanged"
UIControlEventPrimaryActionTriggered = "primaryActionTriggered"
UIControlEventAllTouchEvents = "allTouchEvents"
UIControlEventAllEvents = "allEvents"
UIGestureRecognizerStatePossible = "possible"
UIGestureRecognizerStateBegan = "began"
UIGestureRecognizerStateChanged = "changed"
UIGestureRecognizerStateEnded = "ended"
UIGestureRecognizerStateCancelled = "cancelled"
UIGestureRecognizerStateFailed = "failed"
UIViewAnimationOptionLayoutSubviews = "layoutSubviews"
UIViewAnimationOptionAllowUserInteraction = "allowUserInteraction"
UIViewAnimationOptionBeginFromCurrentState = "beginFromCurrentState"
UIViewAnimationOptionRepeat = "repeat"
UIViewAnimationOptionAutoreverse = "autoreverse"
UIViewAnimationOptionOverrideInheritedDuration = "overrideInheritedDuration"
UIViewAnimationOptionOverrideInheritedCurve = "overrideInheritedCurve"
UIViewAnimationOptionAllowAnimatedContent = "allowAnimatedContent"
UIViewAnimationOptionShowHideTransitionViews = "showHideTransitionViews"
UIViewAnimationOptionOverrideInheritedOptions = "overrideInheritedOptions"
UIViewAnimationOptionCurveEaseInOut = "curveEaseInOut"
UIViewAnimationOptionCurveEaseIn = "curveEaseIn"
UIViewAnimationOptionCurveEaseOut = "curveEaseOut"
UIViewAnimationOptionCurveLinear = "curveLinear"
UIViewAnimationOptionTransitionFlipFromLeft = "transitionFlipFromLeft"
UIViewAnimationOptionTransitionFlipFromRight = "transitionFlipFromRight"
UIViewAnimationOptionTransitionCurlUp = "transitionCurlUp"
UIViewAnimationOptionTransitionCurlDown = "transitionCurlDown"
UIViewAnimationOptionTransitionCrossDissolve = "transitionCrossDissolve"
UIViewAnimationOptionTransitionFlipFromTop = "transitionFlipFromTop"
UIViewAnimationOptionTransitionFlipFromBottom = "transitionFlipFromBottom"
UITransitionContextFromViewControllerKey = "from"
UITransitionContextToViewControllerKey = "to"
UITransitionContextFromViewKey = "from"
UITransitionContextToViewKey = "to"
CGRectZero = CGRect.zero
CGRectNull = CGRect.null
CGRectInfinite = CGRect.infinite
CGPointZero = CGPoint.zero
CGSizeZero = CGSize.zero
UIEdgeInsetsZero = UIEdgeInsets.zero
CGAffineTransformIdentity = CGAffineTransform.identity
CATransform3DIdentity = CATransform3D.identity
MAXFLOAT = math.huge
