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
---@field x? number Of the CGPoint; 0 when left out.
---@field y? number Of the CGPoint; 0 when left out.

---@class (exact) CGPoint.init.Labels1_1
---@field y? number Of the CGPoint; 0 when left out.
---@field x? nil

--- A place, in points.
---@class CGPoint
---@field x number
---@field y number
---@field zero CGPoint
---@overload fun(x?: number, y?: number): CGPoint
---@overload fun(labels?: CGPoint.init.Labels1_0): CGPoint
---@overload fun(x?: number, labels?: CGPoint.init.Labels1_1): CGPoint
CGPoint = {}

--- The point moved by a transform.
---@param transform CGAffineTransform The transform to apply.
---@return CGPoint
function CGPoint:applying(transform) end

---@class (exact) CGVector.init.Labels1_0
---@field dx? number Of the CGVector; 0 when left out.
---@field dy? number Of the CGVector; 0 when left out.

---@class (exact) CGVector.init.Labels1_1
---@field dy? number Of the CGVector; 0 when left out.
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
---@field width? number Of the CGSize; 0 when left out.
---@field height? number Of the CGSize; 0 when left out.

---@class (exact) CGSize.init.Labels1_1
---@field height? number Of the CGSize; 0 when left out.
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

--- The size after a transform, which does not move it.
---@param transform CGAffineTransform The transform to apply.
---@return CGSize
function CGSize:applying(transform) end

---@class (exact) CGRect.init.Labels1_0
---@field x? number Of the CGRect; 0 when left out.
---@field y? number Of the CGRect; 0 when left out.
---@field width? number Of the CGRect; 0 when left out.
---@field height? number Of the CGRect; 0 when left out.
---@field origin? nil
---@field size? nil

---@class (exact) CGRect.init.Labels1_1
---@field y? number Of the CGRect; 0 when left out.
---@field width? number Of the CGRect; 0 when left out.
---@field height? number Of the CGRect; 0 when left out.
---@field x? nil
---@field origin? nil
---@field size? nil

---@class (exact) CGRect.init.Labels2_0
---@field origin CGPoint The corner nearest to zero.
---@field size CGSize Its width and height.
---@field x? nil
---@field y? nil
---@field width? nil
---@field height? nil

---@class (exact) CGRect.init.Labels2_1
---@field size CGSize Its width and height.
---@field x? nil
---@field y? nil
---@field width? nil
---@field height? nil
---@field origin? nil

---@class (exact) CGRect.insetBy.Labels1_0
---@field dx number To the right, in points.
---@field dy number Down, in points.

---@class (exact) CGRect.insetBy.Labels1_1
---@field dy number Down, in points.
---@field dx? nil

---@class (exact) CGRect.offsetBy.Labels1_0
---@field dx number To the right, in points.
---@field dy number Down, in points.

---@class (exact) CGRect.offsetBy.Labels1_1
---@field dy number Down, in points.
---@field dx? nil

---@class (exact) CGRect.inset.Labels1_0
---@field by UIEdgeInsets Distances from each edge.

---@class (exact) CGRect.divided.Labels1_0
---@field atDistance number From the edge; no less than 0, no more than there is.
---@field from CGRectEdge Where the slice lies.

---@class (exact) CGRect.divided.Labels1_1
---@field from CGRectEdge Where the slice lies.
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

--- Smaller by dx on the left and right, and dy above and below.
---@overload fun(self: CGRect, labels: CGRect.insetBy.Labels1_0): CGRect
---@overload fun(self: CGRect, dx: number, labels: CGRect.insetBy.Labels1_1): CGRect
---@param dx number To the right, in points.
---@param dy number Down, in points.
---@return CGRect
function CGRect:insetBy(dx, dy) end

--- Moved by dx and dy.
---@overload fun(self: CGRect, labels: CGRect.offsetBy.Labels1_0): CGRect
---@overload fun(self: CGRect, dx: number, labels: CGRect.offsetBy.Labels1_1): CGRect
---@param dx number To the right, in points.
---@param dy number Down, in points.
---@return CGRect
function CGRect:offsetBy(dx, dy) end

--- Smaller by insets; negative ones make it larger.
---@overload fun(self: CGRect, labels: CGRect.inset.Labels1_0): CGRect
---@param insets UIEdgeInsets Distances from each edge.
---@return CGRect
function CGRect:inset(insets) end

--- The smallest rectangle that holds both.
---@param other CGRect The other one.
---@return CGRect
function CGRect:union(other) end

--- What both share.
---@param other CGRect The other one.
---@return CGRect
function CGRect:intersection(other) end

--- The box around it after a transform.
---@param transform CGAffineTransform The transform to apply.
---@return CGRect
function CGRect:applying(transform) end

--- Whether a point, or all of another rectangle, is inside.
---@overload fun(self: CGRect, rect: CGRect): boolean
---@param point CGPoint The point to look for.
---@return boolean
function CGRect:contains(point) end

--- The slice along an edge, and as a second result what remains.
---@overload fun(self: CGRect, labels: CGRect.divided.Labels1_0): CGRect
---@overload fun(self: CGRect, atDistance: number, labels: CGRect.divided.Labels1_1): CGRect
---@param atDistance number From the edge; no less than 0, no more than there is.
---@param edge CGRectEdge Where the slice lies.
---@return CGRect
function CGRect:divided(atDistance, edge) end

--- Whether both share anything.
---@param other CGRect The other one.
---@return boolean
function CGRect:intersects(other) end

---@class (exact) UIEdgeInsets.init.Labels1_0
---@field top? number Of the UIEdgeInsets; 0 when left out.
---@field left? number Of the UIEdgeInsets; 0 when left out.
---@field bottom? number Of the UIEdgeInsets; 0 when left out.
---@field right? number Of the UIEdgeInsets; 0 when left out.

---@class (exact) UIEdgeInsets.init.Labels1_1
---@field left? number Of the UIEdgeInsets; 0 when left out.
---@field bottom? number Of the UIEdgeInsets; 0 when left out.
---@field right? number Of the UIEdgeInsets; 0 when left out.
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
---@field a? number Of the CGAffineTransform; 0 when left out.
---@field b? number Of the CGAffineTransform; 0 when left out.
---@field c? number Of the CGAffineTransform; 0 when left out.
---@field d? number Of the CGAffineTransform; 0 when left out.
---@field tx? number Of the CGAffineTransform; 0 when left out.
---@field ty? number Of the CGAffineTransform; 0 when left out.
---@field scaleX? nil
---@field y? nil
---@field translationX? nil
---@field rotationAngle? nil

---@class (exact) CGAffineTransform.init.Labels1_1
---@field b? number Of the CGAffineTransform; 0 when left out.
---@field c? number Of the CGAffineTransform; 0 when left out.
---@field d? number Of the CGAffineTransform; 0 when left out.
---@field tx? number Of the CGAffineTransform; 0 when left out.
---@field ty? number Of the CGAffineTransform; 0 when left out.
---@field a? nil
---@field scaleX? nil
---@field y? nil
---@field translationX? nil
---@field rotationAngle? nil

---@class (exact) CGAffineTransform.init.Labels2_0
---@field scaleX number Times as wide.
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
---@field translationX number To the right, in points.
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
---@field rotationAngle number How far to turn.
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
---@field by number How far to turn.

--- A plane transform: moves, turns, scales and skews.
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

--- This one first, then the other.
---@param other CGAffineTransform The other one.
---@return CGAffineTransform
function CGAffineTransform:concatenating(other) end

--- Moved, before this transform.
---@overload fun(self: CGAffineTransform, labels: CGAffineTransform.translatedBy.Labels1_0): CGAffineTransform
---@overload fun(self: CGAffineTransform, x: number, labels: CGAffineTransform.translatedBy.Labels1_1): CGAffineTransform
---@param x number Along x.
---@param y number Along y.
---@return CGAffineTransform
function CGAffineTransform:translatedBy(x, y) end

--- Scaled, before this transform.
---@overload fun(self: CGAffineTransform, labels: CGAffineTransform.scaledBy.Labels1_0): CGAffineTransform
---@overload fun(self: CGAffineTransform, x: number, labels: CGAffineTransform.scaledBy.Labels1_1): CGAffineTransform
---@param x number Along x.
---@param y number Along y.
---@return CGAffineTransform
function CGAffineTransform:scaledBy(x, y) end

--- Turned, before this transform.
---@overload fun(self: CGAffineTransform, labels: CGAffineTransform.rotated.Labels1_0): CGAffineTransform
---@param angle number How far to turn.
---@return CGAffineTransform
function CGAffineTransform:rotated(angle) end

--- The transform that undoes this one.
---@return CGAffineTransform
function CGAffineTransform:inverted() end

---@class (exact) CATransform3D.init.Labels1_0
---@field m11? number Of the CATransform3D; 0 when left out.
---@field m12? number Of the CATransform3D; 0 when left out.
---@field m13? number Of the CATransform3D; 0 when left out.
---@field m14? number Of the CATransform3D; 0 when left out.
---@field m21? number Of the CATransform3D; 0 when left out.
---@field m22? number Of the CATransform3D; 0 when left out.
---@field m23? number Of the CATransform3D; 0 when left out.
---@field m24? number Of the CATransform3D; 0 when left out.
---@field m31? number Of the CATransform3D; 0 when left out.
---@field m32? number Of the CATransform3D; 0 when left out.
---@field m33? number Of the CATransform3D; 0 when left out.
---@field m34? number Of the CATransform3D; 0 when left out.
---@field m41? number Of the CATransform3D; 0 when left out.
---@field m42? number Of the CATransform3D; 0 when left out.
---@field m43? number Of the CATransform3D; 0 when left out.
---@field m44? number Of the CATransform3D; 0 when left out.

---@class (exact) CATransform3D.init.Labels1_1
---@field m12? number Of the CATransform3D; 0 when left out.
---@field m13? number Of the CATransform3D; 0 when left out.
---@field m14? number Of the CATransform3D; 0 when left out.
---@field m21? number Of the CATransform3D; 0 when left out.
---@field m22? number Of the CATransform3D; 0 when left out.
---@field m23? number Of the CATransform3D; 0 when left out.
---@field m24? number Of the CATransform3D; 0 when left out.
---@field m31? number Of the CATransform3D; 0 when left out.
---@field m32? number Of the CATransform3D; 0 when left out.
---@field m33? number Of the CATransform3D; 0 when left out.
---@field m34? number Of the CATransform3D; 0 when left out.
---@field m41? number Of the CATransform3D; 0 when left out.
---@field m42? number Of the CATransform3D; 0 when left out.
---@field m43? number Of the CATransform3D; 0 when left out.
---@field m44? number Of the CATransform3D; 0 when left out.
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
---@field by number How far to turn.
---@field x number Along x.
---@field y number Along y.
---@field z number Along z.

---@class (exact) CATransform3D.rotated.Labels1_1
---@field x number Along x.
---@field y number Along y.
---@field z number Along z.
---@field by? nil

--- A transform in space: 16 numbers, row vectors.
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

--- This one first, then the other.
---@param other CATransform3D The other one.
---@return CATransform3D
function CATransform3D:concatenating(other) end

--- Moved, before this transform.
---@overload fun(self: CATransform3D, labels: CATransform3D.translatedBy.Labels1_0): CATransform3D
---@overload fun(self: CATransform3D, x: number, labels: CATransform3D.translatedBy.Labels1_1): CATransform3D
---@param x number Along x.
---@param y number Along y.
---@param z number Along z.
---@return CATransform3D
function CATransform3D:translatedBy(x, y, z) end

--- Scaled, before this transform.
---@overload fun(self: CATransform3D, labels: CATransform3D.scaledBy.Labels1_0): CATransform3D
---@overload fun(self: CATransform3D, x: number, labels: CATransform3D.scaledBy.Labels1_1): CATransform3D
---@param x number Along x.
---@param y number Along y.
---@param z number Along z.
---@return CATransform3D
function CATransform3D:scaledBy(x, y, z) end

--- Turned about an axis, before this transform.
---@overload fun(self: CATransform3D, labels: CATransform3D.rotated.Labels1_0): CATransform3D
---@overload fun(self: CATransform3D, angle: number, labels: CATransform3D.rotated.Labels1_1): CATransform3D
---@param angle number How far to turn.
---@param x number Along x.
---@param y number Along y.
---@param z number Along z.
---@return CATransform3D
function CATransform3D:rotated(angle, x, y, z) end

--- The transform that undoes this one.
---@return CATransform3D
function CATransform3D:inverted() end

---@class (exact) UIColor.init.Labels1_0
---@field red number From 0 to 1.
---@field green number From 0 to 1.
---@field blue number From 0 to 1.
---@field alpha? number Default 1.
---@field white? nil
---@field hex? nil

---@class (exact) UIColor.init.Labels1_1
---@field green number From 0 to 1.
---@field blue number From 0 to 1.
---@field alpha? number Default 1.
---@field red? nil
---@field white? nil
---@field hex? nil

---@class (exact) UIColor.init.Labels2_0
---@field white number 0 is black, 1 is white.
---@field alpha? number Default 1.
---@field red? nil
---@field green? nil
---@field blue? nil
---@field hex? nil

---@class (exact) UIColor.init.Labels2_1
---@field alpha? number Default 1.
---@field red? nil
---@field green? nil
---@field blue? nil
---@field white? nil
---@field hex? nil

---@class (exact) UIColor.init.Labels3_0
---@field hex string Text such as "#0a84ff".
---@field red? nil
---@field green? nil
---@field blue? nil
---@field alpha? nil
---@field white? nil

--- A colour: red, green, blue and alpha, 0…1, sRGB.
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
---@param alpha number How opaque, from 0 to 1.
---@return UIColor
function UIColor:withAlphaComponent(alpha) end

---@class (exact) IndexPath.init.Labels1_0
---@field item integer Counted from 0.
---@field section? integer Counted from 0; default 0.

---@class (exact) IndexPath.init.Labels1_1
---@field section? integer Counted from 0; default 0.
---@field item? nil

--- The place of an item: its number in its section, both counted from 0.
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

--- Hears of an animation's begin and end.
---@class CAAnimationDelegate
---@field animationDidStart? fun(self, animation): any Its active interval begins.
---@field animationDidStop? fun(self, animation, finished): any It is over, or was removed.

--- Decides what happens when a layer's property changes; places its sublayers.
---@class CALayerDelegate
---@field action? fun(self, layer, key): any An animation or a function to run, NSNull() for nothing, nil to ask on.
---@field layoutSublayers? fun(self, layer): any Its size or sublayers changed, or layout was asked for.
---@field display? fun(self, layer): any Display was asked for: the time to set contents.

--- Gives the objects of a presentation.
---@class UIViewControllerTransitioningDelegate
---@field animationController_forPresented? fun(self, presented, presenting, source): any The animator of a presentation, or nil.
---@field animationController_forDismissed? fun(self, dismissed): any The animator of a dismissal, or nil.
---@field interactionControllerForPresentation? fun(self, animator): any Who drives it by hand, or nil.
---@field interactionControllerForDismissal? fun(self, animator): any Who drives it by hand, or nil.
---@field presentationController_forPresented? fun(self, presented, presenting, source): any The presentation controller of a custom style.

--- Has a say in how a presentation adapts, and in its dismissal by a drag.
---@class UIAdaptivePresentationControllerDelegate
---@field adaptivePresentationStyle? fun(self, controller, traitCollection): any What the style becomes with little room.
---@field presentationController_willPresentWithAdaptiveStyle? fun(self, controller, style, coordinator): any It begins, in the style it became; none when it stayed.
---@field presentationControllerShouldDismiss? fun(self, controller): any Whether a drag may dismiss it.
---@field presentationControllerWillDismiss? fun(self, controller): any A drag begins to dismiss it.
---@field presentationControllerDidDismiss? fun(self, controller): any A drag dismissed it.
---@field presentationControllerDidAttemptToDismiss? fun(self, controller): any A drag was refused.

--- The same for a sheet, and hears of its heights.
---@class UISheetPresentationControllerDelegate
---@field sheetPresentationControllerDidChangeSelectedDetentIdentifier? fun(self, sheet): any A drag changed the height.
---@field adaptivePresentationStyle? fun(self, controller, traitCollection): any What the style becomes with little room.
---@field presentationController_willPresentWithAdaptiveStyle? fun(self, controller, style, coordinator): any It begins, in the style it became; none when it stayed.
---@field presentationControllerShouldDismiss? fun(self, controller): any Whether a drag may dismiss it.
---@field presentationControllerWillDismiss? fun(self, controller): any A drag begins to dismiss it.
---@field presentationControllerDidDismiss? fun(self, controller): any A drag dismissed it.
---@field presentationControllerDidAttemptToDismiss? fun(self, controller): any A drag was refused.

--- Animates a transition.
---@class UIViewControllerAnimatedTransitioning
---@field transitionDuration? fun(self, context): any How long it takes, in seconds.
---@field animateTransition? fun(self, context): any Adds the views, animates, and in the end completes the transition.
---@field interruptibleAnimator? fun(self, context): any The property animator of the whole transition, always the same; or nil.
---@field animationEnded? fun(self, completed): any It is over.

--- Drives a transition by hand.
---@class UIViewControllerInteractiveTransitioning
---@field startInteractiveTransition? fun(self, context): any Called to begin.
---@field wantsInteractiveStart? fun(self): any Whether it begins with the gesture in control.
---@field completionSpeed? fun(self): any How fast it runs on when let go.
---@field completionCurve? fun(self): any The curve of what is left when let go.

--- Has a say in a recogniser's gesture.
---@class UIGestureRecognizerDelegate
---@field gestureRecognizerShouldBegin? fun(self, recognizer): any Asked before it begins.
---@field gestureRecognizer_shouldRecognizeSimultaneouslyWith? fun(self, recognizer, other): any Whether both may run.
---@field gestureRecognizer_shouldRequireFailureOf? fun(self, recognizer, other): any Whether it waits for the other to fail.
---@field gestureRecognizer_shouldBeRequiredToFailBy? fun(self, recognizer, other): any Whether the other waits for it.
---@field gestureRecognizer_shouldReceive? fun(self, recognizer, touch): any Whether it gets a touch.

--- Gives what pushes and pops, and hears of what is shown.
---@class UINavigationControllerDelegate
---@field navigationController_animationControllerFor? fun(self, navigation, operation, from, to): any The animator of a push or pop, or nil.
---@field navigationController_interactionControllerFor? fun(self, navigation, animator): any Who drives it by hand, or nil.
---@field navigationController_willShow? fun(self, navigation, controller, animated): any Before a change.
---@field navigationController_didShow? fun(self, navigation, controller, animated): any After a change.

--- Gives what changes tabs, and hears of the user's choices.
---@class UITabBarControllerDelegate
---@field tabBarController_shouldSelect? fun(self, tabs, controller): any Whether a tap changes the tab.
---@field tabBarController_didSelect? fun(self, tabs, controller): any A tap changed the tab.
---@field tabBarController_animationControllerForTransitionFrom? fun(self, tabs, from, to): any The animator, or nil.
---@field tabBarController_interactionControllerFor? fun(self, tabs, animator): any Who drives it by hand, or nil.

--- Hears of scrolling and zooming.
---@class UIScrollViewDelegate
---@field scrollViewDidScroll? fun(self, scrollView): any The offset has changed.
---@field scrollViewWillBeginDragging? fun(self, scrollView): any A finger begins to move the content.
---@field scrollViewWillEndDragging? fun(self, scrollView, velocity, target): any Where the content shall come to rest; nil: at the target.
---@field scrollViewWillBeginDecelerating? fun(self, scrollView): any It goes on by itself.
---@field scrollViewDidEndDragging? fun(self, scrollView, decelerates): any The finger is up.
---@field scrollViewDidEndDecelerating? fun(self, scrollView): any It has come to rest.
---@field scrollViewDidEndScrollingAnimation? fun(self, scrollView): any An animated change of the offset is over.
---@field viewForZooming? fun(self, scrollView): any The view that is scaled; nil: no zooming.
---@field scrollViewDidZoom? fun(self, scrollView): any The scale has changed.
---@field scrollViewWillBeginZooming? fun(self, scrollView, view): any Two fingers begin to scale the content.
---@field scrollViewDidEndZooming? fun(self, scrollView, view, scale): any Scaling is over.
---@field scrollViewDidChangeAdjustedContentInset? fun(self, scrollView): any The adjusted inset has changed.

--- Hears of taps on cells, and of scrolling.
---@class UICollectionViewDelegate
---@field collectionView_shouldSelectItemAt? fun(self, collection, indexPath): any Whether a tap selects.
---@field collectionView_didSelectItemAt? fun(self, collection, indexPath): any A cell was tapped.
---@field collectionView_didDeselectItemAt? fun(self, collection, indexPath): any It is selected no more.
---@field collectionView_willDisplay? fun(self, collection, cell, indexPath): any A cell comes into view.
---@field collectionView_didEndDisplaying? fun(self, collection, cell, indexPath): any A cell went away.
---@field scrollViewDidScroll? fun(self, scrollView): any The offset has changed.
---@field scrollViewWillBeginDragging? fun(self, scrollView): any A finger begins to move the content.
---@field scrollViewWillEndDragging? fun(self, scrollView, velocity, target): any Where the content shall come to rest; nil: at the target.
---@field scrollViewWillBeginDecelerating? fun(self, scrollView): any It goes on by itself.
---@field scrollViewDidEndDragging? fun(self, scrollView, decelerates): any The finger is up.
---@field scrollViewDidEndDecelerating? fun(self, scrollView): any It has come to rest.
---@field scrollViewDidEndScrollingAnimation? fun(self, scrollView): any An animated change of the offset is over.
---@field viewForZooming? fun(self, scrollView): any The view that is scaled; nil: no zooming.
---@field scrollViewDidZoom? fun(self, scrollView): any The scale has changed.
---@field scrollViewWillBeginZooming? fun(self, scrollView, view): any Two fingers begin to scale the content.
---@field scrollViewDidEndZooming? fun(self, scrollView, view, scale): any Scaling is over.
---@field scrollViewDidChangeAdjustedContentInset? fun(self, scrollView): any The adjusted inset has changed.

--- The same, and gives items and sections numbers of their own; nil leaves the layout's.
---@class UICollectionViewDelegateFlowLayout
---@field collectionView_layout_sizeForItemAt? fun(self, collection, layout, indexPath): any An item's size, in points.
---@field collectionView_layout_insetForSectionAt? fun(self, collection, layout, section): any Room around a section.
---@field collectionView_layout_minimumLineSpacingForSectionAt? fun(self, collection, layout, section): any The least space between a section's lines.
---@field collectionView_layout_minimumInteritemSpacingForSectionAt? fun(self, collection, layout, section): any The least space between the items of a section's lines.
---@field collectionView_shouldSelectItemAt? fun(self, collection, indexPath): any Whether a tap selects.
---@field collectionView_didSelectItemAt? fun(self, collection, indexPath): any A cell was tapped.
---@field collectionView_didDeselectItemAt? fun(self, collection, indexPath): any It is selected no more.
---@field collectionView_willDisplay? fun(self, collection, cell, indexPath): any A cell comes into view.
---@field collectionView_didEndDisplaying? fun(self, collection, cell, indexPath): any A cell went away.
---@field scrollViewDidScroll? fun(self, scrollView): any The offset has changed.
---@field scrollViewWillBeginDragging? fun(self, scrollView): any A finger begins to move the content.
---@field scrollViewWillEndDragging? fun(self, scrollView, velocity, target): any Where the content shall come to rest; nil: at the target.
---@field scrollViewWillBeginDecelerating? fun(self, scrollView): any It goes on by itself.
---@field scrollViewDidEndDragging? fun(self, scrollView, decelerates): any The finger is up.
---@field scrollViewDidEndDecelerating? fun(self, scrollView): any It has come to rest.
---@field scrollViewDidEndScrollingAnimation? fun(self, scrollView): any An animated change of the offset is over.
---@field viewForZooming? fun(self, scrollView): any The view that is scaled; nil: no zooming.
---@field scrollViewDidZoom? fun(self, scrollView): any The scale has changed.
---@field scrollViewWillBeginZooming? fun(self, scrollView, view): any Two fingers begin to scale the content.
---@field scrollViewDidEndZooming? fun(self, scrollView, view, scale): any Scaling is over.
---@field scrollViewDidChangeAdjustedContentInset? fun(self, scrollView): any The adjusted inset has changed.

--- Tells what is in a collection.
---@class UICollectionViewDataSource
---@field numberOfSections? fun(self, collection): any How many parts it has; default 1.
---@field collectionView_numberOfItemsInSection? fun(self, collection, section): any How many items a part has.
---@field collectionView_cellForItemAt? fun(self, collection, indexPath): any The cell for an item.

---@class (exact) NSObject.Init

---@class (exact) NSObject.isKind.Labels1_0
---@field of any A class.

---@class (exact) NSObject.responds.Labels1_0
---@field to string A method's name.

--- The root of every class.
---@class NSObject
---@field super any The superclass, in a class of a script's own.
---@overload fun(init?: NSObject.Init): NSObject
NSObject = {}

--- A copy that nothing else refers to.
---@return NSObject
function NSObject:copy() end

--- Whether the object is of a class or one below it.
---@overload fun(self: NSObject, labels: NSObject.isKind.Labels1_0): boolean
---@param class any A class.
---@return boolean
function NSObject:isKind(class) end

--- Whether the object has a method of this name.
---@overload fun(self: NSObject, labels: NSObject.responds.Labels1_0): boolean
---@param name string A method's name.
---@return boolean
function NSObject:responds(name) end

---@class (exact) NSNull.Init

--- Nothing, where Lua would drop a nil: an action that is none, a label that is nil.
---@class NSNull : NSObject
---@overload fun(init?: NSNull.Init): NSNull
NSNull = {}

---@class (exact) CAAction.run.Labels1_0
---@field forKey string What changed.
---@field object CALayer The layer that changed.

---@class (exact) CAAction.run.Labels1_1
---@field object CALayer The layer that changed.
---@field forKey? nil

--- What a change starts: a view's own action, as it is found inside an animation block.
---@class CAAction : NSObject
CAAction = {}

--- Carries the action out; the change it is about has been made.
---@overload fun(self: CAAction, labels: CAAction.run.Labels1_0)
---@overload fun(self: CAAction, event: string, labels: CAAction.run.Labels1_1)
---@param event string What changed.
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
---@field name? string What lists and descriptions call the layer.
---@field beginTime? number When the layer's time begins, in its superlayer's.
---@field timeOffset? number Added to the layer's time; at speed 0 it is that time.
---@field speed? number How fast its time runs: 0 stands still, negative runs back.
---@field duration? number Infinite for a layer.
---@field repeatCount? number Does not change what a layer shows.
---@field repeatDuration? number Does not change what a layer shows.
---@field autoreverses? boolean Does not change what a layer shows.
---@field fillMode? CAMediaTimingFillMode Does not change what a layer shows.
---@field mask? CALayer A layer whose alpha covers this one.
---@field delegate? CALayerDelegate|table Asked for actions before `actions` is, told of layout and display; held weakly.
---@field actions? table By key: an animation, a function of (key, layer), or NSNull() for nothing.
---@field style? table A table with `actions`, looked up after the layer's own.

---@class (exact) CALayer.convertTime.Labels1_1
---@field from? CALayer Whose time it is.
---@field to? nil

---@class (exact) CALayer.convertTime.Labels2_1
---@field to? CALayer Whose time is wanted.
---@field from? nil

---@class (exact) CALayer.insertSublayer.Labels1_1
---@field at integer Its place from the back, counted from 0.
---@field below? nil
---@field above? nil

---@class (exact) CALayer.insertSublayer.Labels2_1
---@field below CALayer The layer to go behind.
---@field at? nil
---@field above? nil

---@class (exact) CALayer.insertSublayer.Labels3_1
---@field above CALayer The layer to go in front of.
---@field at? nil
---@field below? nil

---@class (exact) CALayer.replaceSublayer.Labels1_1
---@field with CALayer The layer to put there.

---@class (exact) CALayer.add.Labels1_1
---@field forKey? string An animation already under this key is removed first.

---@class (exact) CALayer.animation.Labels1_0
---@field forKey string The key it was added under.

---@class (exact) CALayer.removeAnimation.Labels1_0
---@field forKey string The key it was added under.

---@class (exact) CALayer.action.Labels1_0
---@field forKey string A property's name, or onOrderIn, onOrderOut, onLayout, sublayers.

---@class (exact) CALayer.convert.Labels1_1
---@field from? CALayer Nil stands for the root.
---@field to? nil

---@class (exact) CALayer.convert.Labels2_1
---@field to? CALayer Nil stands for the root.
---@field from? nil

---@class (exact) CALayer.convert.Labels3_1
---@field from? CALayer Nil stands for the root.
---@field to? nil

---@class (exact) CALayer.convert.Labels4_1
---@field to? CALayer Nil stands for the root.
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
---@field name string|nil What lists and descriptions call the layer.
---@field beginTime number When the layer's time begins, in its superlayer's.
---@field timeOffset number Added to the layer's time; at speed 0 it is that time.
---@field speed number How fast its time runs: 0 stands still, negative runs back.
---@field duration number Infinite for a layer.
---@field repeatCount number Does not change what a layer shows.
---@field repeatDuration number Does not change what a layer shows.
---@field autoreverses boolean Does not change what a layer shows.
---@field fillMode CAMediaTimingFillMode Does not change what a layer shows.
---@field sublayers CALayer[] The layers in it, back to front; a fresh array.
---@field superlayer CALayer The layer it is in.
---@field mask CALayer|nil A layer whose alpha covers this one.
---@field delegate CALayerDelegate|table|nil Asked for actions before `actions` is, told of layout and display; held weakly.
---@field actions table|nil By key: an animation, a function of (key, layer), or NSNull() for nothing.
---@field style table|nil A table with `actions`, looked up after the layer's own.
---@overload fun(init?: CALayer.Init): CALayer
CALayer = {}

--- Converts a time of another layer to this one's, or back; nil is the time above the root.
---@overload fun(self: CALayer, time: number, layer?: CALayer): number
---@overload fun(self: CALayer, time: number, labels?: CALayer.convertTime.Labels1_1): number
---@overload fun(self: CALayer, time: number, labels?: CALayer.convertTime.Labels2_1): number
---@param time number The time to convert.
---@param layer? CALayer Whose time it is.
---@return number
function CALayer:convertTime(time, layer) end

--- Puts a layer in front of the others.
---@param layer CALayer The layer to add.
function CALayer:addSublayer(layer) end

--- Puts a layer at a place among the others.
---@overload fun(self: CALayer, layer: CALayer, sibling: CALayer)
---@overload fun(self: CALayer, layer: CALayer, sibling: CALayer)
---@overload fun(self: CALayer, layer: CALayer, labels: CALayer.insertSublayer.Labels1_1)
---@overload fun(self: CALayer, layer: CALayer, labels: CALayer.insertSublayer.Labels2_1)
---@overload fun(self: CALayer, layer: CALayer, labels: CALayer.insertSublayer.Labels3_1)
---@param layer CALayer The layer to insert.
---@param index integer Its place from the back, counted from 0.
function CALayer:insertSublayer(layer, index) end

--- Puts one layer in another's place.
---@overload fun(self: CALayer, old: CALayer, labels: CALayer.replaceSublayer.Labels1_1)
---@param old CALayer The layer to take out.
---@param new CALayer The layer to put there.
function CALayer:replaceSublayer(old, new) end

--- Takes the layer out.
function CALayer:removeFromSuperlayer() end

--- Attaches a copy of an animation; it begins at the next commit.
---@overload fun(self: CALayer, animation: CAAnimation, labels?: CALayer.add.Labels1_1)
---@param animation CAAnimation Copied; later changes to it have no effect.
---@param key? string An animation already under this key is removed first.
function CALayer:add(animation, key) end

--- The frozen copy attached under a key.
---@overload fun(self: CALayer, labels: CALayer.animation.Labels1_0): CAAnimation
---@param key string The key it was added under.
---@return CAAnimation
function CALayer:animation(key) end

--- The keys of the attached animations, in the order of adding.
---@return string[]
function CALayer:animationKeys() end

--- Takes an animation off; it is told that it did not finish.
---@overload fun(self: CALayer, labels: CALayer.removeAnimation.Labels1_0)
---@param key string The key it was added under.
function CALayer:removeAnimation(key) end

--- Takes every animation off; each is told that it did not finish.
function CALayer:removeAllAnimations() end

--- The layer as it is on screen at the playhead, read-only; nil until it was committed in a window.
---@return CALayer
function CALayer:presentation() end

--- The layer that a script changes: itself, or what a presentation layer presents.
---@return CALayer
function CALayer:model() end

--- What a change of a key would start: asked of the delegate, `actions`, and Core Animation itself.
---@overload fun(self: CALayer, labels: CALayer.action.Labels1_0): any
---@param key string A property's name, or onOrderIn, onOrderOut, onLayout, sublayers.
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
---@param value CGPoint In points.
---@param layer? CALayer Nil stands for the root.
---@return CGPoint
function CALayer:convert(value, layer) end

--- The transform as one in the plane.
---@return CGAffineTransform
function CALayer:affineTransform() end

--- Sets the transform to one in the plane.
---@param m CGAffineTransform The plane transform.
function CALayer:setAffineTransform(m) end

--- Whether the bounds hold a point.
---@param point CGPoint In the layer's coordinates.
---@return boolean
function CALayer:contains(point) end

--- The deepest layer at a point, frontmost first.
---@param point CGPoint In the superlayer's coordinates.
---@return CALayer
function CALayer:hitTest(point) end

--- Asks for layoutSublayers before the next commit; of a view's layer, for layoutSubviews.
function CALayer:setNeedsLayout() end

--- Lays out now what was asked for.
function CALayer:layoutIfNeeded() end

--- Whether layout was asked for and has not come yet.
---@return boolean
function CALayer:needsLayout() end

--- Called to place the sublayers, when bounds or sublayers changed or it was asked for; tells the delegate.
function CALayer:layoutSublayers() end

--- Asks for display before the next commit.
---@param rect? CGRect All is displayed whatever it is.
function CALayer:setNeedsDisplay(rect) end

--- Displays now, if it was asked for.
function CALayer:displayIfNeeded() end

--- Whether display was asked for and has not come yet.
---@return boolean
function CALayer:needsDisplay() end

--- Called to set the contents, when it was asked for; tells the delegate.
function CALayer:display() end

--- The value at a key path, or what was kept under a key of your own.
---@overload fun(self: CALayer, key: string): any
---@overload fun(self: CALayer, labels: CALayer.value.Labels1_0): any
---@overload fun(self: CALayer, labels: CALayer.value.Labels2_0): any
---@param keyPath KeyPath For example "transform.rotation.z".
---@return any
function CALayer:value(keyPath) end

--- Sets a property, or a part of one; under any other key the layer keeps the value.
---@overload fun(self: CALayer, value?: any, key: string)
---@overload fun(self: CALayer, value?: any, labels: CALayer.setValue.Labels1_1)
---@overload fun(self: CALayer, value?: any, labels: CALayer.setValue.Labels2_1)
---@param value? any Of the property's kind; anything for a key of your own.
---@param keyPath KeyPath For example "transform.rotation.z".
function CALayer:setValue(value, keyPath) end

--- What Core Animation's own classes start for a key: nothing. Layers in a window ask further.
---@overload fun(labels: CALayer.defaultAction.Labels1_0): any
---@param key string A property's name.
---@return any
function CALayer.defaultAction(key) end

--- What a property is before it is set; nil for what is none.
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
---@field name? string What lists and descriptions call the layer.
---@field beginTime? number When the layer's time begins, in its superlayer's.
---@field timeOffset? number Added to the layer's time; at speed 0 it is that time.
---@field speed? number How fast its time runs: 0 stands still, negative runs back.
---@field duration? number Infinite for a layer.
---@field repeatCount? number Does not change what a layer shows.
---@field repeatDuration? number Does not change what a layer shows.
---@field autoreverses? boolean Does not change what a layer shows.
---@field fillMode? CAMediaTimingFillMode Does not change what a layer shows.
---@field mask? CALayer A layer whose alpha covers this one.
---@field delegate? CALayerDelegate|table Asked for actions before `actions` is, told of layout and display; held weakly.
---@field actions? table By key: an animation, a function of (key, layer), or NSNull() for nothing.
---@field style? table A table with `actions`, looked up after the layer's own.

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
---@field name? string What lists and descriptions call the layer.
---@field beginTime? number When the layer's time begins, in its superlayer's.
---@field timeOffset? number Added to the layer's time; at speed 0 it is that time.
---@field speed? number How fast its time runs: 0 stands still, negative runs back.
---@field duration? number Infinite for a layer.
---@field repeatCount? number Does not change what a layer shows.
---@field repeatDuration? number Does not change what a layer shows.
---@field autoreverses? boolean Does not change what a layer shows.
---@field fillMode? CAMediaTimingFillMode Does not change what a layer shows.
---@field mask? CALayer A layer whose alpha covers this one.
---@field delegate? CALayerDelegate|table Asked for actions before `actions` is, told of layout and display; held weakly.
---@field actions? table By key: an animation, a function of (key, layer), or NSNull() for nothing.
---@field style? table A table with `actions`, looked up after the layer's own.

--- A layer that shows colours running into one another.
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
---@field name? string What lists and descriptions call the layer.
---@field beginTime? number When the layer's time begins, in its superlayer's.
---@field timeOffset? number Added to the layer's time; at speed 0 it is that time.
---@field speed? number How fast its time runs: 0 stands still, negative runs back.
---@field duration? number Infinite for a layer.
---@field repeatCount? number Does not change what a layer shows.
---@field repeatDuration? number Does not change what a layer shows.
---@field autoreverses? boolean Does not change what a layer shows.
---@field fillMode? CAMediaTimingFillMode Does not change what a layer shows.
---@field mask? CALayer A layer whose alpha covers this one.
---@field delegate? CALayerDelegate|table Asked for actions before `actions` is, told of layout and display; held weakly.
---@field actions? table By key: an animation, a function of (key, layer), or NSNull() for nothing.
---@field style? table A table with `actions`, looked up after the layer's own.

--- A layer that shows a text.
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
---@field name? string What lists and descriptions call the layer.
---@field beginTime? number When the layer's time begins, in its superlayer's.
---@field timeOffset? number Added to the layer's time; at speed 0 it is that time.
---@field speed? number How fast its time runs: 0 stands still, negative runs back.
---@field duration? number Infinite for a layer.
---@field repeatCount? number Does not change what a layer shows.
---@field repeatDuration? number Does not change what a layer shows.
---@field autoreverses? boolean Does not change what a layer shows.
---@field fillMode? CAMediaTimingFillMode Does not change what a layer shows.
---@field mask? CALayer A layer whose alpha covers this one.
---@field delegate? CALayerDelegate|table Asked for actions before `actions` is, told of layout and display; held weakly.
---@field actions? table By key: an animation, a function of (key, layer), or NSNull() for nothing.
---@field style? table A table with `actions`, looked up after the layer's own.

--- A layer that only holds others, each at its own depth.
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
---@field name? string What lists and descriptions call the layer.
---@field beginTime? number When the layer's time begins, in its superlayer's.
---@field timeOffset? number Added to the layer's time; at speed 0 it is that time.
---@field speed? number How fast its time runs: 0 stands still, negative runs back.
---@field duration? number Infinite for a layer.
---@field repeatCount? number Does not change what a layer shows.
---@field repeatDuration? number Does not change what a layer shows.
---@field autoreverses? boolean Does not change what a layer shows.
---@field fillMode? CAMediaTimingFillMode Does not change what a layer shows.
---@field mask? CALayer A layer whose alpha covers this one.
---@field delegate? CALayerDelegate|table Asked for actions before `actions` is, told of layout and display; held weakly.
---@field actions? table By key: an animation, a function of (key, layer), or NSNull() for nothing.
---@field style? table A table with `actions`, looked up after the layer's own.

--- A layer that shows copies of its sublayers, each moved, delayed and tinted against the one before.
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
---@field forKey string What changed; the key it is added under.
---@field object CALayer The layer that changed.

---@class (exact) CAAnimation.run.Labels1_1
---@field object CALayer The layer that changed.
---@field forKey? nil

--- What all animations have: timing, a curve, and a delegate.
---@class CAAnimation : NSObject
---@field beginTime number When it begins, in the layer's time; 0: at the commit that adds it.
---@field timeOffset number Moves the run round within its window.
---@field speed number How fast its time runs; negative runs from the end.
---@field duration number How long one iteration takes; 0 becomes the transaction's 0.25.
---@field repeatCount number How many iterations; 0 counts as 1.
---@field repeatDuration number How long to go on repeating; wins over repeatCount.
---@field autoreverses boolean Whether each iteration is followed by one back.
---@field fillMode CAMediaTimingFillMode Whether it shows before its begin and after its end.
---@field isRemovedOnCompletion boolean Whether it is taken off its layer when it is over.
---@field timingFunction CAMediaTimingFunction|CAMediaTimingFunctionName|nil The curve; nil is linear. A curve's name may stand for it.
---@field delegate CAAnimationDelegate|table|nil Told of begin and end.
CAAnimation = {}

--- The value kept under a key; nil when there is none.
---@overload fun(self: CAAnimation, labels: CAAnimation.value.Labels1_0): any
---@param key string A property's name, or a name of your own.
---@return any
function CAAnimation:value(key) end

--- Keeps a value with the animation, also with one that was added to a layer.
---@overload fun(self: CAAnimation, value?: any, labels: CAAnimation.setValue.Labels1_1)
---@param value? any What to keep; nil forgets it.
---@param key string A property's name, or a name of your own.
function CAAnimation:setValue(value, key) end

--- What a property is before it is set; nil for what is none.
---@overload fun(labels: CAAnimation.defaultValue.Labels1_0): any
---@param key string A property's name, or a name of your own.
---@return any
function CAAnimation.defaultValue(key) end

--- Adds a copy to a layer, as it does when a change asks for it.
---@overload fun(self: CAAnimation, labels: CAAnimation.run.Labels1_0)
---@overload fun(self: CAAnimation, event: string, labels: CAAnimation.run.Labels1_1)
---@param event string What changed; the key it is added under.
---@param layer CALayer The layer that changed.
function CAAnimation:run(event, layer) end

--- An animation of one key path.
---@class CAPropertyAnimation : CAAnimation
---@field keyPath KeyPath|nil What moves.
---@field isAdditive boolean Whether the value is added to the one under it.
---@field isCumulative boolean Whether each iteration starts where the one before ended.
---@field valueFunction CAValueFunction|nil Builds a matrix from the moving numbers. Its name may stand for it.
CAPropertyAnimation = {}

---@class (exact) CABasicAnimation.Init
---@field keyPath? KeyPath What moves, for example "opacity".
---@field fromValue? any The value at progress 0; nil: the value under the animation.
---@field toValue? any The value at progress 1; nil: the value under the animation.
---@field byValue? any How far it goes; ignored when both other ends are set.
---@field isAdditive? boolean Whether the value is added to the one under it.
---@field isCumulative? boolean Whether each iteration starts where the one before ended.
---@field valueFunction? CAValueFunction Builds a matrix from the moving numbers. Its name may stand for it.
---@field beginTime? number When it begins, in the layer's time; 0: at the commit that adds it.
---@field timeOffset? number Moves the run round within its window.
---@field speed? number How fast its time runs; negative runs from the end.
---@field duration? number How long one iteration takes; 0 becomes the transaction's 0.25.
---@field repeatCount? number How many iterations; 0 counts as 1.
---@field repeatDuration? number How long to go on repeating; wins over repeatCount.
---@field autoreverses? boolean Whether each iteration is followed by one back.
---@field fillMode? CAMediaTimingFillMode Whether it shows before its begin and after its end.
---@field isRemovedOnCompletion? boolean Whether it is taken off its layer when it is over.
---@field timingFunction? CAMediaTimingFunction|CAMediaTimingFunctionName The curve; nil is linear. A curve's name may stand for it.
---@field delegate? CAAnimationDelegate|table Told of begin and end.

--- Moves one property between two values along one timing curve.
---@class CABasicAnimation : CAPropertyAnimation
---@field fromValue any The value at progress 0; nil: the value under the animation.
---@field toValue any The value at progress 1; nil: the value under the animation.
---@field byValue any How far it goes; ignored when both other ends are set.
---@overload fun(init?: CABasicAnimation.Init): CABasicAnimation
---@overload fun(keyPath?: KeyPath): CABasicAnimation
CABasicAnimation = {}

---@class (exact) CASpringAnimation.Init
---@field keyPath? KeyPath What moves, for example "opacity".
---@field perceptualDuration? number How long it seems to take.
---@field bounce? number 0 does not overshoot, 1 never stops, below 0 it creeps.
---@field mass? number Default 1.
---@field stiffness? number Default 100.
---@field damping? number The damping coefficient; default 10.
---@field initialVelocity? number In whole distances a second, positive towards the target.
---@field allowsOverdamping? boolean Whether damping beyond critical slows it down.
---@field fromValue? any The value at progress 0; nil: the value under the animation.
---@field toValue? any The value at progress 1; nil: the value under the animation.
---@field byValue? any How far it goes; ignored when both other ends are set.
---@field isAdditive? boolean Whether the value is added to the one under it.
---@field isCumulative? boolean Whether each iteration starts where the one before ended.
---@field valueFunction? CAValueFunction Builds a matrix from the moving numbers. Its name may stand for it.
---@field beginTime? number When it begins, in the layer's time; 0: at the commit that adds it.
---@field timeOffset? number Moves the run round within its window.
---@field speed? number How fast its time runs; negative runs from the end.
---@field duration? number How long one iteration takes; 0 becomes the transaction's 0.25.
---@field repeatCount? number How many iterations; 0 counts as 1.
---@field repeatDuration? number How long to go on repeating; wins over repeatCount.
---@field autoreverses? boolean Whether each iteration is followed by one back.
---@field fillMode? CAMediaTimingFillMode Whether it shows before its begin and after its end.
---@field isRemovedOnCompletion? boolean Whether it is taken off its layer when it is over.
---@field timingFunction? CAMediaTimingFunction|CAMediaTimingFunctionName The curve; nil is linear. A curve's name may stand for it.
---@field delegate? CAAnimationDelegate|table Told of begin and end.

--- A basic animation whose progress is that of a mass on a spring.
---@class CASpringAnimation : CABasicAnimation
---@field mass number Default 1.
---@field stiffness number Default 100.
---@field damping number The damping coefficient; default 10.
---@field initialVelocity number In whole distances a second, positive towards the target.
---@field allowsOverdamping boolean Whether damping beyond critical slows it down.
---@field settlingDuration number About how long until it rests.
---@field perceptualDuration number How long it seems to take.
---@field bounce number How much it bounces: 1 minus the damping ratio.
---@overload fun(init?: CASpringAnimation.Init): CASpringAnimation
---@overload fun(keyPath?: KeyPath): CASpringAnimation
---@overload fun(perceptualDuration: number, bounce: number): CASpringAnimation
CASpringAnimation = {}

---@class (exact) CAKeyframeAnimation.Init
---@field keyPath? KeyPath What moves, for example "opacity".
---@field values? any[] All of the key path's kind.
---@field path? UIBezierPath A way for a point; wins over values.
---@field keyTimes? number[] Rising fractions of the duration, one for each value.
---@field tensionValues? number[] For cubic: 1 is tight corners, -1 wide ones.
---@field continuityValues? number[] For cubic: other than 0 makes corners.
---@field biasValues? number[] For cubic: 1 leans towards the value before.
---@field timingFunctions? any[] One curve for each segment.
---@field calculationMode? CAAnimationCalculationMode How it goes between values.
---@field rotationMode? CAAnimationRotationMode Whether the layer turns with the path.
---@field isAdditive? boolean Whether the value is added to the one under it.
---@field isCumulative? boolean Whether each iteration starts where the one before ended.
---@field valueFunction? CAValueFunction Builds a matrix from the moving numbers. Its name may stand for it.
---@field beginTime? number When it begins, in the layer's time; 0: at the commit that adds it.
---@field timeOffset? number Moves the run round within its window.
---@field speed? number How fast its time runs; negative runs from the end.
---@field duration? number How long one iteration takes; 0 becomes the transaction's 0.25.
---@field repeatCount? number How many iterations; 0 counts as 1.
---@field repeatDuration? number How long to go on repeating; wins over repeatCount.
---@field autoreverses? boolean Whether each iteration is followed by one back.
---@field fillMode? CAMediaTimingFillMode Whether it shows before its begin and after its end.
---@field isRemovedOnCompletion? boolean Whether it is taken off its layer when it is over.
---@field timingFunction? CAMediaTimingFunction|CAMediaTimingFunctionName The curve; nil is linear. A curve's name may stand for it.
---@field delegate? CAAnimationDelegate|table Told of begin and end.

--- Moves one property through several values, or along a path.
---@class CAKeyframeAnimation : CAPropertyAnimation
---@field values any[]|nil All of the key path's kind.
---@field path UIBezierPath|nil A way for a point; wins over values.
---@field keyTimes number[]|nil Rising fractions of the duration, one for each value.
---@field tensionValues number[]|nil For cubic: 1 is tight corners, -1 wide ones.
---@field continuityValues number[]|nil For cubic: other than 0 makes corners.
---@field biasValues number[]|nil For cubic: 1 leans towards the value before.
---@field timingFunctions any[]|nil One curve for each segment.
---@field calculationMode CAAnimationCalculationMode How it goes between values.
---@field rotationMode CAAnimationRotationMode|nil Whether the layer turns with the path.
---@overload fun(init?: CAKeyframeAnimation.Init): CAKeyframeAnimation
---@overload fun(keyPath?: KeyPath): CAKeyframeAnimation
CAKeyframeAnimation = {}

---@class (exact) CAAnimationGroup.Init
---@field animations? CAAnimation[] In the group's time, clipped where it ends.
---@field beginTime? number When it begins, in the layer's time; 0: at the commit that adds it.
---@field timeOffset? number Moves the run round within its window.
---@field speed? number How fast its time runs; negative runs from the end.
---@field duration? number How long one iteration takes; 0 becomes the transaction's 0.25.
---@field repeatCount? number How many iterations; 0 counts as 1.
---@field repeatDuration? number How long to go on repeating; wins over repeatCount.
---@field autoreverses? boolean Whether each iteration is followed by one back.
---@field fillMode? CAMediaTimingFillMode Whether it shows before its begin and after its end.
---@field isRemovedOnCompletion? boolean Whether it is taken off its layer when it is over.
---@field timingFunction? CAMediaTimingFunction|CAMediaTimingFunctionName The curve; nil is linear. A curve's name may stand for it.
---@field delegate? CAAnimationDelegate|table Told of begin and end.

--- Several animations on one clock.
---@class CAAnimationGroup : CAAnimation
---@field animations CAAnimation[]|nil In the group's time, clipped where it ends.
---@overload fun(init?: CAAnimationGroup.Init): CAAnimationGroup
CAAnimationGroup = {}

---@class (exact) CATransition.Init
---@field type? CATransitionType How it blends.
---@field subtype? CATransitionSubtype The side it comes from.
---@field startProgress? number Where in the blend it starts.
---@field endProgress? number Where in the blend it ends.
---@field beginTime? number When it begins, in the layer's time; 0: at the commit that adds it.
---@field timeOffset? number Moves the run round within its window.
---@field speed? number How fast its time runs; negative runs from the end.
---@field duration? number How long one iteration takes; 0 becomes the transaction's 0.25.
---@field repeatCount? number How many iterations; 0 counts as 1.
---@field repeatDuration? number How long to go on repeating; wins over repeatCount.
---@field autoreverses? boolean Whether each iteration is followed by one back.
---@field fillMode? CAMediaTimingFillMode Whether it shows before its begin and after its end.
---@field isRemovedOnCompletion? boolean Whether it is taken off its layer when it is over.
---@field timingFunction? CAMediaTimingFunction|CAMediaTimingFunctionName The curve; nil is linear. A curve's name may stand for it.
---@field delegate? CAAnimationDelegate|table Told of begin and end.

--- Blends a layer's old look into its new one.
---@class CATransition : CAAnimation
---@field type CATransitionType How it blends.
---@field subtype CATransitionSubtype|nil The side it comes from.
---@field startProgress number Where in the blend it starts.
---@field endProgress number Where in the blend it ends.
---@overload fun(init?: CATransition.Init): CATransition
CATransition = {}

---@class (exact) CATransaction.setValue.Labels1_1
---@field forKey string animationDuration, disableActions, or a name of your own.

---@class (exact) CATransaction.value.Labels1_0
---@field forKey string animationDuration, disableActions, or a name of your own.

--- Groups changes into commits, and carries the settings of implicit animations.
---@class CATransaction : NSObject
CATransaction = {}

--- Opens a transaction inside the current one.
function CATransaction.begin() end

--- Closes the innermost transaction.
function CATransaction.commit() end

--- Commits what changed now instead of at the end of the turn.
function CATransaction.flush() end

--- Sets the duration of implicit animations.
---@param duration number Of implicit animations.
function CATransaction.setAnimationDuration(duration) end

--- The duration of implicit animations.
---@return number
function CATransaction.animationDuration() end

--- Turns implicit animations off or on.
---@param flag boolean True for no implicit animations.
function CATransaction.setDisableActions(flag) end

--- Whether implicit animations are off.
---@return boolean
function CATransaction.disableActions() end

--- Sets the curve of implicit animations.
---@param function_? any A curve, or its name.
function CATransaction.setAnimationTimingFunction(function_) end

--- The curve of implicit animations.
---@return CAMediaTimingFunction
function CATransaction.animationTimingFunction() end

--- Sets what happens after the animations that follow.
---@param block? fun() Called when all animations added after it have ended.
function CATransaction.setCompletionBlock(block) end

--- Keeps a value with the transaction; inner ones inherit it, and it is gone with this one.
---@overload fun(value: any, labels: CATransaction.setValue.Labels1_1)
---@param value any What to keep; nil forgets it.
---@param key string animationDuration, disableActions, or a name of your own.
function CATransaction.setValue(value, key) end

--- The value kept under a key.
---@overload fun(labels: CATransaction.value.Labels1_0): any
---@param key string animationDuration, disableActions, or a name of your own.
---@return any
function CATransaction.value(key) end

---@class (exact) CAMediaTimingFunction.Init
---@field name? CAMediaTimingFunctionName A named curve.
---@field controlPoints? number First control point.

---@class (exact) CAMediaTimingFunction.value.Labels1_0
---@field at number The input, 0…1.

---@class (exact) CAMediaTimingFunction.getControlPoint.Labels1_0
---@field at integer 0 to 3.

--- A curve from (0, 0) to (1, 1), given by two control points.
---@class CAMediaTimingFunction : NSObject
---@overload fun(init?: CAMediaTimingFunction.Init): CAMediaTimingFunction
---@overload fun(name: CAMediaTimingFunctionName): CAMediaTimingFunction
---@overload fun(c1x: number, c1y: number, c2x: number, c2y: number): CAMediaTimingFunction
CAMediaTimingFunction = {}

--- The curve's value, as animations use it.
---@overload fun(self: CAMediaTimingFunction, labels: CAMediaTimingFunction.value.Labels1_0): number
---@param x number The input, 0…1.
---@return number
function CAMediaTimingFunction:value(x) end

--- One of the four control points.
---@overload fun(self: CAMediaTimingFunction, labels: CAMediaTimingFunction.getControlPoint.Labels1_0): CGPoint
---@param index integer 0 to 3.
---@return CGPoint
function CAMediaTimingFunction:getControlPoint(index) end

---@class (exact) CAValueFunction.Init
---@field name? CAValueFunctionName What the numbers are.

--- Builds a matrix from moving numbers: a turn of half the way instead of half a matrix.
---@class CAValueFunction : NSObject
---@field name CAValueFunctionName What the numbers are.
---@overload fun(init?: CAValueFunction.Init): CAValueFunction
---@overload fun(name: CAValueFunctionName): CAValueFunction
CAValueFunction = {}

--- Something that touches can reach.
---@class UIResponder : NSObject
---@field next UIResponder Who is asked after this one.
UIResponder = {}

---@class (exact) UIView.Init
---@field frame? CGRect In the superview's coordinates.
---@field bounds? CGRect In the view's own coordinates, in points.
---@field center? CGPoint The middle, in the superview's coordinates.
---@field anchorPoint? CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform? CGAffineTransform Applied about the centre.
---@field transform3D? CATransform3D The same in space.
---@field alpha? number How opaque the view and what is in it are.
---@field isHidden? boolean Whether it is left out, with what is in it.
---@field isOpaque? boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds? boolean Whether what sticks out is cut off.
---@field backgroundColor? UIColor|string Nil is clear.
---@field tintColor? UIColor|string The colour of what can be touched; taken from the superview.
---@field mask? UIView A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; printed.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews? boolean Whether subviews follow their masks.
---@field isUserInteractionEnabled? boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled? boolean Whether it takes more than one finger.
---@field isExclusiveTouch? boolean Whether no other view gets a finger while one is in it.

---@class (exact) UIView.convert.Labels1_1
---@field from? UIView Nil stands for the window.
---@field to? nil

---@class (exact) UIView.convert.Labels2_1
---@field to? UIView Nil stands for the window.
---@field from? nil

---@class (exact) UIView.convert.Labels3_1
---@field from? UIView Nil stands for the window.
---@field to? nil

---@class (exact) UIView.convert.Labels4_1
---@field to? UIView Nil stands for the window.
---@field from? nil

---@class (exact) UIView.snapshotView.Labels1_0
---@field afterScreenUpdates boolean Whether to commit first.

---@class (exact) UIView.insertSubview.Labels1_1
---@field at integer From the back, counted from 0.
---@field belowSubview? nil
---@field aboveSubview? nil

---@class (exact) UIView.insertSubview.Labels2_1
---@field belowSubview UIView The view to go behind.
---@field at? nil
---@field aboveSubview? nil

---@class (exact) UIView.insertSubview.Labels3_1
---@field aboveSubview UIView The view to go in front of.
---@field at? nil
---@field belowSubview? nil

---@class (exact) UIView.exchangeSubview.Labels1_0
---@field at integer From the back, counted from 0.
---@field withSubviewAt integer From the back, counted from 0.

---@class (exact) UIView.exchangeSubview.Labels1_1
---@field withSubviewAt integer From the back, counted from 0.
---@field at? nil

---@class (exact) UIView.isDescendant.Labels1_0
---@field of UIView The view to look for.

---@class (exact) UIView.hitTest.Labels1_1
---@field with? any Nothing is given here.

---@class (exact) UIView.point.Labels1_0
---@field inside CGPoint In the view's own coordinates.
---@field with? any Nothing is given here.

---@class (exact) UIView.point.Labels1_1
---@field with? any Nothing is given here.
---@field inside? nil

---@class (exact) UIView.touchesBegan.Labels1_1
---@field with? any Nothing is given here.

---@class (exact) UIView.touchesMoved.Labels1_1
---@field with? any Nothing is given here.

---@class (exact) UIView.touchesEnded.Labels1_1
---@field with? any Nothing is given here.

---@class (exact) UIView.touchesCancelled.Labels1_1
---@field with? any Nothing is given here.

---@class (exact) UIView.animate.Labels1_0
---@field withDuration number How long it takes; 0 or less changes everything at once.
---@field animations fun() Changes what is to move.
---@field completion? fun(finished) Called when it is over.
---@field delay? nil
---@field options? nil
---@field usingSpringWithDamping? nil
---@field initialSpringVelocity? nil
---@field springDuration? nil
---@field bounce? nil

---@class (exact) UIView.animate.Labels1_1
---@field animations fun() Changes what is to move.
---@field completion? fun(finished) Called when it is over.
---@field withDuration? nil
---@field delay? nil
---@field options? nil
---@field usingSpringWithDamping? nil
---@field initialSpringVelocity? nil
---@field springDuration? nil
---@field bounce? nil

---@class (exact) UIView.animate.Labels2_0
---@field withDuration number How long it takes; 0 or less changes everything at once.
---@field delay number Before it begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field animations fun() Changes what is to move.
---@field completion? fun(finished) Called when it is over.
---@field usingSpringWithDamping? nil
---@field initialSpringVelocity? nil
---@field springDuration? nil
---@field bounce? nil

---@class (exact) UIView.animate.Labels2_1
---@field delay number Before it begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field animations fun() Changes what is to move.
---@field completion? fun(finished) Called when it is over.
---@field withDuration? nil
---@field usingSpringWithDamping? nil
---@field initialSpringVelocity? nil
---@field springDuration? nil
---@field bounce? nil

---@class (exact) UIView.animate.Labels3_0
---@field withDuration number How long it takes; 0 or less changes everything at once.
---@field delay? number Before it begins.
---@field usingSpringWithDamping number 1 does not overshoot.
---@field initialSpringVelocity? number In whole distances a second.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field animations fun() Changes what is to move.
---@field completion? fun(finished) Called when it is over.
---@field springDuration? nil
---@field bounce? nil

---@class (exact) UIView.animate.Labels3_1
---@field delay? number Before it begins.
---@field usingSpringWithDamping number 1 does not overshoot.
---@field initialSpringVelocity? number In whole distances a second.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field animations fun() Changes what is to move.
---@field completion? fun(finished) Called when it is over.
---@field withDuration? nil
---@field springDuration? nil
---@field bounce? nil

---@class (exact) UIView.animate.Labels4_0
---@field springDuration? number How long it seems to take; 0.5 when left out.
---@field bounce? number 0 does not overshoot; default 0.
---@field initialSpringVelocity? number In whole distances a second.
---@field delay? number Before it begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field animations fun() Changes what is to move.
---@field completion? fun(finished) Called when it is over.
---@field withDuration? nil
---@field usingSpringWithDamping? nil

---@class (exact) UIView.animate.Labels4_1
---@field bounce? number 0 does not overshoot; default 0.
---@field initialSpringVelocity? number In whole distances a second.
---@field delay? number Before it begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field animations fun() Changes what is to move.
---@field completion? fun(finished) Called when it is over.
---@field withDuration? nil
---@field usingSpringWithDamping? nil
---@field springDuration? nil

---@class (exact) UIView.animateKeyframes.Labels1_0
---@field withDuration number How long all of it takes.
---@field delay? number Before it begins.
---@field options? UIView.KeyframeAnimationOptions|UIView.KeyframeAnimationOptions[] How it runs.
---@field animations fun() Changes what is to move.
---@field completion? fun(finished) Called when it is over.

---@class (exact) UIView.animateKeyframes.Labels1_1
---@field delay? number Before it begins.
---@field options? UIView.KeyframeAnimationOptions|UIView.KeyframeAnimationOptions[] How it runs.
---@field animations fun() Changes what is to move.
---@field completion? fun(finished) Called when it is over.
---@field withDuration? nil

---@class (exact) UIView.addKeyframe.Labels1_0
---@field withRelativeStartTime number When it starts, as a fraction of the whole.
---@field relativeDuration number How long, as a fraction of the whole.
---@field animations fun() Changes what is to move.

---@class (exact) UIView.addKeyframe.Labels1_1
---@field relativeDuration number How long, as a fraction of the whole.
---@field animations fun() Changes what is to move.
---@field withRelativeStartTime? nil

---@class (exact) UIView.transition.Labels1_0
---@field with UIView Whose content changes.
---@field duration number How long it takes.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field animations? fun() Changes the content.
---@field completion? fun(finished) Called when it is over.
---@field from? nil
---@field to? nil

---@class (exact) UIView.transition.Labels1_1
---@field duration number How long it takes.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field animations? fun() Changes the content.
---@field completion? fun(finished) Called when it is over.
---@field with? nil
---@field from? nil
---@field to? nil

---@class (exact) UIView.transition.Labels2_0
---@field from UIView The view that goes.
---@field to UIView The view that comes.
---@field duration number How long it takes.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field completion? fun(finished) Called when it is over.
---@field with? nil
---@field animations? nil

---@class (exact) UIView.transition.Labels2_1
---@field to UIView The view that comes.
---@field duration number How long it takes.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field completion? fun(finished) Called when it is over.
---@field with? nil
---@field animations? nil
---@field from? nil

---@class (exact) UIView.modifyAnimations.Labels1_0
---@field withRepeatCount number How many times.
---@field autoreverses boolean Whether each is followed by one back.
---@field animations fun() Changes what is to move.

---@class (exact) UIView.modifyAnimations.Labels1_1
---@field autoreverses boolean Whether each is followed by one back.
---@field animations fun() Changes what is to move.
---@field withRepeatCount? nil

--- A rectangle on screen that draws, lays out its subviews and takes touches.
---@class UIView : UIResponder
---@field frame CGRect In the superview's coordinates, in points.
---@field bounds CGRect In the view's own coordinates, in points.
---@field center CGPoint The middle, in the superview's coordinates.
---@field anchorPoint CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform CGAffineTransform Applied about the centre.
---@field transform3D CATransform3D The same in space.
---@field alpha number How opaque the view and what is in it are.
---@field isHidden boolean Whether it is left out, with what is in it.
---@field isOpaque boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds boolean Whether what sticks out is cut off.
---@field backgroundColor UIColor|string|nil Nil is clear.
---@field tintColor UIColor|string|nil The colour of what can be touched; taken from the superview.
---@field mask UIView|nil A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode UIView.ContentMode How content fits when the sizes differ.
---@field layer CALayer The layer that draws the view.
---@field tag integer A number to find the view by.
---@field accessibilityIdentifier string|nil A name to find the view by; printed.
---@field subviews UIView[] Back to front; a fresh array.
---@field superview UIView The view it is in.
---@field window UIWindow The window it is in; nil off screen.
---@field autoresizingMask UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews boolean Whether subviews follow their masks.
---@field safeAreaInsets UIEdgeInsets What the system covers, from each side, in points.
---@field safeAreaLayoutGuide UILayoutGuide The part that is not covered.
---@field intrinsicContentSize CGSize The size its content has by itself.
---@field isUserInteractionEnabled boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled boolean Whether it takes more than one finger.
---@field gestureRecognizers UIGestureRecognizer[] In the order of adding; a fresh array.
---@field isExclusiveTouch boolean Whether no other view gets a finger while one is in it.
---@field areAnimationsEnabled boolean Whether view animations are on.
---@field inheritedAnimationDuration number The duration of the block being run.
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
---@param value CGPoint In points.
---@param view? UIView Nil stands for the window.
---@return CGPoint
function UIView:convert(value, view) end

--- The size the view would like.
---@param size CGSize The room there is.
---@return CGSize
function UIView:sizeThatFits(size) end

--- Takes the size it would like.
function UIView:sizeToFit() end

--- Called when what is covered is not what it was.
function UIView:safeAreaInsetsDidChange() end

--- Called when the tint colour reads differently.
function UIView:tintColorDidChange() end

--- A picture of the view as it is, as a view.
---@overload fun(self: UIView, labels: UIView.snapshotView.Labels1_0): UIView
---@param afterScreenUpdates boolean Whether to commit first.
---@return UIView
function UIView:snapshotView(afterScreenUpdates) end

--- Adds a view in front of the others.
---@param view UIView The view to add; nil adds nothing.
function UIView:addSubview(view) end

--- Adds a view at a place among the others.
---@overload fun(self: UIView, view: UIView, sibling: UIView)
---@overload fun(self: UIView, view: UIView, sibling: UIView)
---@overload fun(self: UIView, view: UIView, labels: UIView.insertSubview.Labels1_1)
---@overload fun(self: UIView, view: UIView, labels: UIView.insertSubview.Labels2_1)
---@overload fun(self: UIView, view: UIView, labels: UIView.insertSubview.Labels3_1)
---@param view UIView The view to add; nil adds nothing.
---@param index integer From the back, counted from 0.
function UIView:insertSubview(view, index) end

--- Takes the view out.
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
---@param first integer From the back, counted from 0.
---@param second integer From the back, counted from 0.
function UIView:exchangeSubview(first, second) end

--- Whether it is in a view, or is that view.
---@overload fun(self: UIView, labels: UIView.isDescendant.Labels1_0): boolean
---@param view UIView The view to look for.
---@return boolean
function UIView:isDescendant(view) end

--- The view itself or the first one in it with a tag.
---@param tag integer The number to look for.
---@return UIView
function UIView:viewWithTag(tag) end

--- Called when it was put into another view.
function UIView:didMoveToSuperview() end

--- Called when it came on or went off screen.
function UIView:didMoveToWindow() end

--- Called when a view was added.
---@param view UIView The view to add.
function UIView:didAddSubview(view) end

--- Called before a view in it is taken out.
---@param view UIView The view to add.
function UIView:willRemoveSubview(view) end

--- Called before it is put into another view.
---@param view? UIView The view to look for.
function UIView:willMove_toSuperview(view) end

--- Called before it comes on or goes off screen.
---@param window? UIWindow The window it goes to, or nil.
function UIView:willMove_toWindow(window) end

--- Called to place the subviews; after setNeedsLayout, before the next commit.
function UIView:layoutSubviews() end

--- Asks for a layout pass before the next commit.
function UIView:setNeedsLayout() end

--- Lays out now what was asked for.
function UIView:layoutIfNeeded() end

--- Lets a recogniser watch the view's touches.
---@param recognizer UIGestureRecognizer The recogniser.
function UIView:addGestureRecognizer(recognizer) end

--- Stops a recogniser.
---@param recognizer UIGestureRecognizer The recogniser.
function UIView:removeGestureRecognizer(recognizer) end

--- Called when one of its recognisers is about to begin; false keeps it from that.
---@param recognizer UIGestureRecognizer Its own.
---@return boolean
function UIView:gestureRecognizerShouldBegin(recognizer) end

--- The deepest view at a point that takes touches.
---@overload fun(self: UIView, point: CGPoint, labels?: UIView.hitTest.Labels1_1): UIView
---@param point CGPoint In the view's own coordinates.
---@param event? any Nothing is given here.
---@return UIView
function UIView:hitTest(point, event) end

--- Whether a point is in the view.
---@overload fun(self: UIView, labels: UIView.point.Labels1_0): boolean
---@overload fun(self: UIView, point: CGPoint, labels?: UIView.point.Labels1_1): boolean
---@param point CGPoint In the view's own coordinates.
---@param event? any Nothing is given here.
---@return boolean
function UIView:point(point, event) end

--- Called with the touches it concerns.
---@overload fun(self: UIView, touches: UITouch[], labels?: UIView.touchesBegan.Labels1_1)
---@param touches UITouch[] The touches it concerns.
---@param event? any Nothing is given here.
function UIView:touchesBegan(touches, event) end

--- Called with the touches it concerns.
---@overload fun(self: UIView, touches: UITouch[], labels?: UIView.touchesMoved.Labels1_1)
---@param touches UITouch[] The touches it concerns.
---@param event? any Nothing is given here.
function UIView:touchesMoved(touches, event) end

--- Called with the touches it concerns.
---@overload fun(self: UIView, touches: UITouch[], labels?: UIView.touchesEnded.Labels1_1)
---@param touches UITouch[] The touches it concerns.
---@param event? any Nothing is given here.
function UIView:touchesEnded(touches, event) end

--- Called with the touches it concerns.
---@overload fun(self: UIView, touches: UITouch[], labels?: UIView.touchesCancelled.Labels1_1)
---@param touches UITouch[] The touches it concerns.
---@param event? any Nothing is given here.
function UIView:touchesCancelled(touches, event) end

--- Moves what the block changes from where it is to where the block puts it.
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
---@param duration number How long it takes; 0 or less changes everything at once.
---@param animations fun() Changes what is to move.
---@param completion? fun(finished) Called when it is over.
function UIView.animate(duration, animations, completion) end

--- Moves in steps that `UIView.addKeyframe` names inside the block.
---@overload fun(labels: UIView.animateKeyframes.Labels1_0)
---@overload fun(duration: number, labels: UIView.animateKeyframes.Labels1_1)
---@param duration number How long all of it takes.
---@param delay? number Before it begins.
---@param options? UIView.KeyframeAnimationOptions|UIView.KeyframeAnimationOptions[] How it runs.
---@param animations fun() Changes what is to move.
---@param completion? fun(finished) Called when it is over.
function UIView.animateKeyframes(duration, delay, options, animations, completion) end

--- One step: what changes during a part of the whole.
---@overload fun(labels: UIView.addKeyframe.Labels1_0)
---@overload fun(start: number, labels: UIView.addKeyframe.Labels1_1)
---@param start number When it starts, as a fraction of the whole.
---@param duration number How long, as a fraction of the whole.
---@param animations fun() Changes what is to move.
function UIView.addKeyframe(start, duration, animations) end

--- Blends a view's old content into its new, or one view into another.
---@overload fun(from: UIView, to: UIView, duration: number, options?: UIView.AnimationOptions|UIView.AnimationOptions[], completion?: fun(finished))
---@overload fun(labels: UIView.transition.Labels1_0)
---@overload fun(view: UIView, labels: UIView.transition.Labels1_1)
---@overload fun(labels: UIView.transition.Labels2_0)
---@overload fun(from: UIView, labels: UIView.transition.Labels2_1)
---@param view UIView Whose content changes.
---@param duration number How long it takes.
---@param options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@param animations? fun() Changes the content.
---@param completion? fun(finished) Called when it is over.
function UIView.transition(view, duration, options, animations, completion) end

--- Runs a block in which nothing animates.
---@param actions fun() What to change.
function UIView.performWithoutAnimation(actions) end

--- Turns view animations off or on.
---@param enabled boolean False turns them off.
function UIView.setAnimationsEnabled(enabled) end

--- Repeats what the block animates; inside an animation block.
---@overload fun(labels: UIView.modifyAnimations.Labels1_0)
---@overload fun(count: number, labels: UIView.modifyAnimations.Labels1_1)
---@param count number How many times.
---@param autoreverses boolean Whether each is followed by one back.
---@param animations fun() Changes what is to move.
function UIView.modifyAnimations(count, autoreverses, animations) end

--- A part of a view by which others are placed: what is not covered.
---@class UILayoutGuide : NSObject
---@field layoutFrame CGRect In the view's own coordinates, in points.
---@field owningView UIView The view it is a part of.
UILayoutGuide = {}

---@class (exact) UIWindow.Init
---@field frame? CGRect On the screen, which it fills when left out.
---@field rootViewController? UIViewController The controller whose view fills the window.
---@field bounds? CGRect In the view's own coordinates, in points.
---@field center? CGPoint The middle, in the superview's coordinates.
---@field anchorPoint? CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform? CGAffineTransform Applied about the centre.
---@field transform3D? CATransform3D The same in space.
---@field alpha? number How opaque the view and what is in it are.
---@field isHidden? boolean Whether it is left out, with what is in it.
---@field isOpaque? boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds? boolean Whether what sticks out is cut off.
---@field backgroundColor? UIColor|string Nil is clear.
---@field tintColor? UIColor|string The colour of what can be touched; taken from the superview.
---@field mask? UIView A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; printed.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews? boolean Whether subviews follow their masks.
---@field isUserInteractionEnabled? boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled? boolean Whether it takes more than one finger.
---@field isExclusiveTouch? boolean Whether no other view gets a finger while one is in it.

--- The root of a view tree on screen.
---@class UIWindow : UIView
---@field rootViewController UIViewController|nil The controller whose view fills the window.
---@field isKeyWindow boolean Whether it is the one that `window` names at the start.
---@overload fun(init?: UIWindow.Init): UIWindow
---@overload fun(frame?: CGRect): UIWindow
UIWindow = {}

--- Shows the window in front of the others.
function UIWindow:makeKeyAndVisible() end

--- The display of the chosen device.
---@class UIScreen : NSObject
---@field bounds CGRect In points.
---@field scale number Pixels to a point.
---@field nativeBounds CGRect In pixels.
---@field main UIScreen The one screen.
UIScreen = {}

--- What all windows share.
---@class UIApplication : NSObject
---@field shared UIApplication The one application.
---@field keyWindow UIWindow The window made key last.
---@field windows UIWindow[] Back to front; a fresh array.
---@field warnings table[] What broke UIKit's rules, oldest first: code, message, hint, file, line, time.
---@field scrubCurve BehaviorSettings.ScrubCurve How a view animation without a named curve follows an interactive transition.
---@field cancelDuration BehaviorSettings.CancelDuration How long a cancelled transition takes to run back.
---@field cancelCallbacks BehaviorSettings.CancelCallbacks When appearance callbacks of a cancelled transition come.
---@field tailShape BehaviorSettings.TailShape What the completion curve shapes when a transition is let go.
---@field coordinatorCompletions BehaviorSettings.CoordinatorCompletions When a coordinator's completion blocks run.
---@field keptPresenterFrames BehaviorSettings.KeptPresenterFrames The frames of a presenter whose view stays where it is.
---@field customWithoutAnimator BehaviorSettings.CustomWithoutAnimator What a custom presentation looks like whose delegate gives no animator.
---@field touchBlocking BehaviorSettings.TouchBlocking What takes no touches while a transition runs.
---@field viewAnimationFinishedOnCancel boolean What a view animation's completion is told when its transition was cancelled.
---@field removalCallbacks BehaviorSettings.RemovalCallbacks When an animation's delegate is told that it was taken off its layer.
---@field caAnimations BehaviorSettings.CAAnimations Whether animations added to layers by hand follow an interactive transition.
---@field strictUIKit boolean Whether calls before a transition's start are lost, as reported of UIKit.
---@field panTranslation BehaviorSettings.PanTranslation From where a pan's translation counts.
---@field panHysteresis number How far a finger moves before a pan begins; default 10.
---@field velocityWindow number The span of movement a velocity looks back on; default 0.1.
---@field edgeWidth number How close to the edge an edge pan starts; default 20.
---@field doubleTapInterval number The longest pause within a double tap; default 0.35.
---@field tapDuration number The longest a finger rests in a tap; default 0.75.
---@field tapSlop number How far a finger wanders in a tap; default 10.
---@field multiTapDistance number How far apart the taps of a double tap lie; default 45.
UIApplication = {}

---@class (exact) UIControl.Init
---@field frame? CGRect In the superview's coordinates.
---@field isEnabled? boolean Whether it takes touches.
---@field isHighlighted? boolean Whether a finger is on it.
---@field isSelected? boolean For the script to use.
---@field bounds? CGRect In the view's own coordinates, in points.
---@field center? CGPoint The middle, in the superview's coordinates.
---@field anchorPoint? CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform? CGAffineTransform Applied about the centre.
---@field transform3D? CATransform3D The same in space.
---@field alpha? number How opaque the view and what is in it are.
---@field isHidden? boolean Whether it is left out, with what is in it.
---@field isOpaque? boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds? boolean Whether what sticks out is cut off.
---@field backgroundColor? UIColor|string Nil is clear.
---@field tintColor? UIColor|string The colour of what can be touched; taken from the superview.
---@field mask? UIView A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; printed.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews? boolean Whether subviews follow their masks.
---@field isUserInteractionEnabled? boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled? boolean Whether it takes more than one finger.
---@field isExclusiveTouch? boolean Whether no other view gets a finger while one is in it.

---@class (exact) UIControl.addTarget.Labels1_1
---@field ["for"] UIControl.Event|UIControl.Event[] Which events; touchUpInside for a tap.
---@field action? nil

---@class (exact) UIControl.addTarget.Labels2_1
---@field action string The method's name.
---@field ["for"] UIControl.Event|UIControl.Event[] Which events; touchUpInside for a tap.

---@class (exact) UIControl.addTarget.Labels2_2
---@field ["for"] UIControl.Event|UIControl.Event[] Which events; touchUpInside for a tap.
---@field action? nil

---@class (exact) UIControl.removeTarget.Labels1_1
---@field action? string The method's name; nil is any.
---@field ["for"]? UIControl.Event|UIControl.Event[] Which events; all when left out.

---@class (exact) UIControl.removeTarget.Labels1_2
---@field ["for"]? UIControl.Event|UIControl.Event[] Which events; all when left out.
---@field action? nil

---@class (exact) UIControl.addAction.Labels1_1
---@field ["for"] UIControl.Event|UIControl.Event[] Which events; touchUpInside for a tap.

---@class (exact) UIControl.removeAction.Labels1_1
---@field ["for"] UIControl.Event|UIControl.Event[] Which events; touchUpInside for a tap.
---@field identifiedBy? nil

---@class (exact) UIControl.removeAction.Labels2_0
---@field identifiedBy string Its name.
---@field ["for"] UIControl.Event|UIControl.Event[] Which events; touchUpInside for a tap.

---@class (exact) UIControl.removeAction.Labels2_1
---@field ["for"] UIControl.Event|UIControl.Event[] Which events; touchUpInside for a tap.
---@field identifiedBy? nil

---@class (exact) UIControl.sendActions.Labels1_0
---@field ["for"] UIControl.Event|UIControl.Event[] Which events; touchUpInside for a tap.

---@class (exact) UIControl.beginTracking.Labels1_1
---@field with? any Nothing is given here.

---@class (exact) UIControl.continueTracking.Labels1_1
---@field with? any Nothing is given here.

---@class (exact) UIControl.endTracking.Labels1_1
---@field with? any Nothing is given here.

---@class (exact) UIControl.cancelTracking.Labels1_0
---@field with? any Nothing is given here.

--- A view that reports what is done to it.
---@class UIControl : UIView
---@field Event any The words of UIControl.Event.
---@field State any The words of UIControl.State.
---@field isEnabled boolean Whether it takes touches.
---@field isHighlighted boolean Whether a finger is on it.
---@field isSelected boolean For the script to use.
---@field isTracking boolean Whether it follows a finger.
---@field isTouchInside boolean Whether that finger counts as inside: up to 70 points around.
---@field state UIControl.State[] All that is true of it; nothing when it is normal.
---@overload fun(init?: UIControl.Init): UIControl
---@overload fun(frame?: CGRect): UIControl
UIControl = {}

--- Calls a function, or a target's method, when something is done to it.
---@overload fun(self: UIControl, target: any, action: string, events: UIControl.Event|UIControl.Event[])
---@overload fun(self: UIControl, handler: fun(control), labels: UIControl.addTarget.Labels1_1)
---@overload fun(self: UIControl, target: any, labels: UIControl.addTarget.Labels2_1)
---@overload fun(self: UIControl, target: any, action: string, labels: UIControl.addTarget.Labels2_2)
---@param handler fun(control) Called with the control.
---@param events UIControl.Event|UIControl.Event[] Which events; touchUpInside for a tap.
function UIControl:addTarget(handler, events) end

--- Stops telling a target.
---@overload fun(self: UIControl, target?: any, labels?: UIControl.removeTarget.Labels1_1)
---@overload fun(self: UIControl, target?: any, action?: string, labels?: UIControl.removeTarget.Labels1_2)
---@param target? any The target; nil is any.
---@param action? string The method's name; nil is any.
---@param events? UIControl.Event|UIControl.Event[] Which events; all when left out.
function UIControl:removeTarget(target, action, events) end

--- Performs an action when something is done to it, in place of one with the same identifier.
---@overload fun(self: UIControl, action: UIAction, labels: UIControl.addAction.Labels1_1)
---@param action UIAction Held by the control.
---@param events UIControl.Event|UIControl.Event[] Which events; touchUpInside for a tap.
function UIControl:addAction(action, events) end

--- Performs an action no more.
---@overload fun(self: UIControl, identifier: string, events: UIControl.Event|UIControl.Event[])
---@overload fun(self: UIControl, action: UIAction, labels: UIControl.removeAction.Labels1_1)
---@overload fun(self: UIControl, labels: UIControl.removeAction.Labels2_0)
---@overload fun(self: UIControl, identifier: string, labels: UIControl.removeAction.Labels2_1)
---@param action UIAction One that was added.
---@param events UIControl.Event|UIControl.Event[] Which events; touchUpInside for a tap.
function UIControl:removeAction(action, events) end

--- Performs an action with the control as its sender.
---@param action UIAction Added or not.
function UIControl:sendAction(action) end

--- Calls what was added for these events.
---@overload fun(self: UIControl, labels: UIControl.sendActions.Labels1_0)
---@param events UIControl.Event|UIControl.Event[] Which events; touchUpInside for a tap.
function UIControl:sendActions(events) end

--- Called when a finger goes down: whether to follow it.
---@overload fun(self: UIControl, touch: UITouch, labels?: UIControl.beginTracking.Labels1_1): boolean
---@param touch UITouch The finger.
---@param event? any Nothing is given here.
---@return boolean
function UIControl:beginTracking(touch, event) end

--- Called when it moves: whether to go on.
---@overload fun(self: UIControl, touch: UITouch, labels?: UIControl.continueTracking.Labels1_1): boolean
---@param touch UITouch The finger.
---@param event? any Nothing is given here.
---@return boolean
function UIControl:continueTracking(touch, event) end

--- Called when it is up.
---@overload fun(self: UIControl, touch?: UITouch, labels?: UIControl.endTracking.Labels1_1)
---@param touch? UITouch The finger.
---@param event? any Nothing is given here.
function UIControl:endTracking(touch, event) end

--- Called when it was taken away.
---@overload fun(self: UIControl, labels?: UIControl.cancelTracking.Labels1_0)
---@param event? any Nothing is given here.
function UIControl:cancelTracking(event) end

---@class (exact) UIButton.Init
---@field frame? CGRect In the superview's coordinates.
---@field type? UIButton.ButtonType What it looks like.
---@field primaryAction? UIAction What a tap does; gives title and image.
---@field contentEdgeInsets? UIEdgeInsets Around image and title together.
---@field titleEdgeInsets? UIEdgeInsets Moves the title, and does not change the size asked for.
---@field imageEdgeInsets? UIEdgeInsets Moves the image, and does not change the size asked for.
---@field isEnabled? boolean Whether it takes touches.
---@field isHighlighted? boolean Whether a finger is on it.
---@field isSelected? boolean For the script to use.
---@field bounds? CGRect In the view's own coordinates, in points.
---@field center? CGPoint The middle, in the superview's coordinates.
---@field anchorPoint? CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform? CGAffineTransform Applied about the centre.
---@field transform3D? CATransform3D The same in space.
---@field alpha? number How opaque the view and what is in it are.
---@field isHidden? boolean Whether it is left out, with what is in it.
---@field isOpaque? boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds? boolean Whether what sticks out is cut off.
---@field backgroundColor? UIColor|string Nil is clear.
---@field tintColor? UIColor|string The colour of what can be touched; taken from the superview.
---@field mask? UIView A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; printed.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews? boolean Whether subviews follow their masks.
---@field isUserInteractionEnabled? boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled? boolean Whether it takes more than one finger.
---@field isExclusiveTouch? boolean Whether no other view gets a finger while one is in it.

---@class (exact) UIButton.setTitle.Labels1_1
---@field ["for"]? UIControl.State|UIControl.State[] In which state; normal when left out.

---@class (exact) UIButton.setTitleColor.Labels1_1
---@field ["for"]? UIControl.State|UIControl.State[] In which state; normal when left out.

---@class (exact) UIButton.setImage.Labels1_1
---@field ["for"]? UIControl.State|UIControl.State[] In which state; normal when left out.

---@class (exact) UIButton.title.Labels1_0
---@field ["for"]? UIControl.State|UIControl.State[] In which state; normal when left out.

---@class (exact) UIButton.titleColor.Labels1_0
---@field ["for"]? UIControl.State|UIControl.State[] In which state; normal when left out.

---@class (exact) UIButton.image.Labels1_0
---@field ["for"]? UIControl.State|UIControl.State[] In which state; normal when left out.

--- A control with a title and an image that is tapped.
---@class UIButton : UIControl
---@field ButtonType any The words of UIButton.ButtonType.
---@field buttonType UIButton.ButtonType What it was made as; custom when not said.
---@field currentTitle string The title shown.
---@field currentTitleColor UIColor The colour of the title.
---@field currentImage UIImage The image shown.
---@field titleLabel UILabel Shows the title; in the button once there is one.
---@field imageView UIImageView Shows the image; in the button once there is one.
---@field contentEdgeInsets UIEdgeInsets Around image and title together.
---@field titleEdgeInsets UIEdgeInsets Moves the title, and does not change the size asked for.
---@field imageEdgeInsets UIEdgeInsets Moves the image, and does not change the size asked for.
---@overload fun(init?: UIButton.Init): UIButton
---@overload fun(frame?: CGRect): UIButton
---@overload fun(type: UIButton.ButtonType): UIButton
---@overload fun(type?: UIButton.ButtonType, primaryAction: UIAction): UIButton
UIButton = {}

--- Sets the title for a state.
---@overload fun(self: UIButton, title?: string, labels?: UIButton.setTitle.Labels1_1)
---@param title? string Nil: what normal shows.
---@param state? UIControl.State|UIControl.State[] In which state; normal when left out.
function UIButton:setTitle(title, state) end

--- Sets the colour of the title for a state.
---@overload fun(self: UIButton, color?: UIColor|string, labels?: UIButton.setTitleColor.Labels1_1)
---@param color? UIColor|string Nil for the usual one.
---@param state? UIControl.State|UIControl.State[] In which state; normal when left out.
function UIButton:setTitleColor(color, state) end

--- Sets the image for a state.
---@overload fun(self: UIButton, image?: UIImage, labels?: UIButton.setImage.Labels1_1)
---@param image? UIImage Nil: what normal shows.
---@param state? UIControl.State|UIControl.State[] In which state; normal when left out.
function UIButton:setImage(image, state) end

--- The title set for exactly this state.
---@overload fun(self: UIButton, labels?: UIButton.title.Labels1_0): string
---@param state? UIControl.State|UIControl.State[] In which state; normal when left out.
---@return string
function UIButton:title(state) end

--- The colour set for exactly this state.
---@overload fun(self: UIButton, labels?: UIButton.titleColor.Labels1_0): UIColor
---@param state? UIControl.State|UIControl.State[] In which state; normal when left out.
---@return UIColor
function UIButton:titleColor(state) end

--- The image set for exactly this state.
---@overload fun(self: UIButton, labels?: UIButton.image.Labels1_0): UIImage
---@param state? UIControl.State|UIControl.State[] In which state; normal when left out.
---@return UIImage
function UIButton:image(state) end

---@class (exact) UISlider.Init
---@field frame? CGRect In the superview's coordinates.
---@field minimumValue? number At the left; default 0.
---@field maximumValue? number At the right; default 1.
---@field value? number Kept between the two; setting it reports nothing.
---@field isContinuous? boolean Whether each move is reported, or only the last.
---@field minimumTrackTintColor? UIColor|string Up to the knob; nil is the tint colour.
---@field maximumTrackTintColor? UIColor|string From the knob on; nil is the system's grey.
---@field thumbTintColor? UIColor|string Of the knob; nil is white.
---@field isEnabled? boolean Whether it takes touches.
---@field isHighlighted? boolean Whether a finger is on it.
---@field isSelected? boolean For the script to use.
---@field bounds? CGRect In the view's own coordinates, in points.
---@field center? CGPoint The middle, in the superview's coordinates.
---@field anchorPoint? CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform? CGAffineTransform Applied about the centre.
---@field transform3D? CATransform3D The same in space.
---@field alpha? number How opaque the view and what is in it are.
---@field isHidden? boolean Whether it is left out, with what is in it.
---@field isOpaque? boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds? boolean Whether what sticks out is cut off.
---@field backgroundColor? UIColor|string Nil is clear.
---@field tintColor? UIColor|string The colour of what can be touched; taken from the superview.
---@field mask? UIView A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; printed.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews? boolean Whether subviews follow their masks.
---@field isUserInteractionEnabled? boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled? boolean Whether it takes more than one finger.
---@field isExclusiveTouch? boolean Whether no other view gets a finger while one is in it.

---@class (exact) UISlider.setValue.Labels1_1
---@field animated boolean Whether the knob slides there, in 0.25 s.

---@class (exact) UISlider.trackRect.Labels1_0
---@field forBounds CGRect Of the slider.

---@class (exact) UISlider.thumbRect.Labels1_0
---@field forBounds CGRect Of the slider.
---@field trackRect CGRect Where the track is.
---@field value number Between the limits.

---@class (exact) UISlider.thumbRect.Labels1_1
---@field trackRect CGRect Where the track is.
---@field value number Between the limits.
---@field forBounds? nil

--- Chooses a number between two, by a knob on a track.
---@class UISlider : UIControl
---@field minimumValue number At the left; default 0.
---@field maximumValue number At the right; default 1.
---@field value number Kept between the two; setting it reports nothing.
---@field isContinuous boolean Whether each move is reported, or only the last.
---@field minimumTrackTintColor UIColor|string|nil Up to the knob; nil is the tint colour.
---@field maximumTrackTintColor UIColor|string|nil From the knob on; nil is the system's grey.
---@field thumbTintColor UIColor|string|nil Of the knob; nil is white.
---@overload fun(init?: UISlider.Init): UISlider
---@overload fun(frame?: CGRect): UISlider
UISlider = {}

--- Moves the knob, and reports nothing.
---@overload fun(self: UISlider, value: number, labels: UISlider.setValue.Labels1_1)
---@param value number Kept between the limits.
---@param animated boolean Whether the knob slides there, in 0.25 s.
function UISlider:setValue(value, animated) end

--- Where the track is.
---@overload fun(self: UISlider, labels: UISlider.trackRect.Labels1_0): CGRect
---@param bounds CGRect Of the slider.
---@return CGRect
function UISlider:trackRect(bounds) end

--- Where the knob is for a value.
---@overload fun(self: UISlider, labels: UISlider.thumbRect.Labels1_0): CGRect
---@overload fun(self: UISlider, bounds: CGRect, labels: UISlider.thumbRect.Labels1_1): CGRect
---@param bounds CGRect Of the slider.
---@param trackRect CGRect Where the track is.
---@param value number Between the limits.
---@return CGRect
function UISlider:thumbRect(bounds, trackRect, value) end

---@class (exact) UISwitch.Init
---@field frame? CGRect Its origin counts: the size is 51 by 31.
---@field isOn? boolean Setting it reports nothing.
---@field onTintColor? UIColor|string Behind the knob while it is on; nil is the system's green.
---@field thumbTintColor? UIColor|string Of the knob; nil is white.
---@field isEnabled? boolean Whether it takes touches.
---@field isHighlighted? boolean Whether a finger is on it.
---@field isSelected? boolean For the script to use.
---@field bounds? CGRect In the view's own coordinates, in points.
---@field center? CGPoint The middle, in the superview's coordinates.
---@field anchorPoint? CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform? CGAffineTransform Applied about the centre.
---@field transform3D? CATransform3D The same in space.
---@field alpha? number How opaque the view and what is in it are.
---@field isHidden? boolean Whether it is left out, with what is in it.
---@field isOpaque? boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds? boolean Whether what sticks out is cut off.
---@field backgroundColor? UIColor|string Nil is clear.
---@field tintColor? UIColor|string The colour of what can be touched; taken from the superview.
---@field mask? UIView A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; printed.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews? boolean Whether subviews follow their masks.
---@field isUserInteractionEnabled? boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled? boolean Whether it takes more than one finger.
---@field isExclusiveTouch? boolean Whether no other view gets a finger while one is in it.

---@class (exact) UISwitch.setOn.Labels1_1
---@field animated boolean Whether the knob slides over, in 0.25 s.

--- Turns something on and off.
---@class UISwitch : UIControl
---@field isOn boolean Setting it reports nothing.
---@field onTintColor UIColor|string|nil Behind the knob while it is on; nil is the system's green.
---@field thumbTintColor UIColor|string|nil Of the knob; nil is white.
---@overload fun(init?: UISwitch.Init): UISwitch
---@overload fun(frame?: CGRect): UISwitch
UISwitch = {}

--- Turns it, and reports nothing.
---@overload fun(self: UISwitch, on: boolean, labels: UISwitch.setOn.Labels1_1)
---@param on boolean Which way.
---@param animated boolean Whether the knob slides over, in 0.25 s.
function UISwitch:setOn(on, animated) end

---@class (exact) UIAction.Init
---@field title? string What it is called; empty when left out.
---@field image? UIImage What it looks like.
---@field identifier? string One replaces another of the same name on a control.
---@field handler? fun(action) Called each time it is performed.

--- Something a control does, with a title and an image.
---@class UIAction : NSObject
---@field title string|nil What it is called.
---@field image UIImage|nil What it looks like.
---@field identifier string Tells actions apart; made up when it was not given.
---@field sender NSObject Who performs it, while it is performed.
---@overload fun(init?: UIAction.Init): UIAction
---@overload fun(title?: string, image?: UIImage, identifier?: string, handler: fun(action)): UIAction
---@overload fun(handler: fun(action)): UIAction
UIAction = {}

---@class (exact) UIBezierPath.Init
---@field rect? CGRect Its outline.
---@field ovalIn? CGRect The oval that touches its sides.
---@field roundedRect? CGRect Its outline.
---@field cornerRadius? number Of the corners.
---@field byRoundingCorners? UIRectCorner|UIRectCorner[] Which ones; all when left out.
---@field arcCenter? CGPoint Of the circle.
---@field radius? number Of the circle.
---@field startAngle? number From three o'clock, growing clockwise on screen.
---@field endAngle? number Where it ends.
---@field clockwise? boolean The way round, as seen on screen.
---@field cgPath? UIBezierPath The path as a layer takes it.
---@field usesEvenOddFillRule? boolean Which points count as inside when it crosses itself.
---@field lineWidth? number Of its stroke.

---@class (exact) UIBezierPath.move.Labels1_0
---@field to CGPoint Where it ends.

---@class (exact) UIBezierPath.addLine.Labels1_0
---@field to CGPoint Where it ends.

---@class (exact) UIBezierPath.addQuadCurve.Labels1_0
---@field to CGPoint Where it ends.
---@field controlPoint CGPoint What the curve leans to.

---@class (exact) UIBezierPath.addQuadCurve.Labels1_1
---@field controlPoint CGPoint What the curve leans to.
---@field to? nil

---@class (exact) UIBezierPath.addCurve.Labels1_0
---@field to CGPoint Where it ends.
---@field controlPoint1 CGPoint What the curve leans to at its start.
---@field controlPoint2 CGPoint What the curve leans to at its end.

---@class (exact) UIBezierPath.addCurve.Labels1_1
---@field controlPoint1 CGPoint What the curve leans to at its start.
---@field controlPoint2 CGPoint What the curve leans to at its end.
---@field to? nil

---@class (exact) UIBezierPath.addArc.Labels1_0
---@field withCenter CGPoint Of the circle.
---@field radius number Of the circle.
---@field startAngle number From three o'clock, growing clockwise on screen.
---@field endAngle number Where it ends.
---@field clockwise boolean The way round, as seen on screen.

---@class (exact) UIBezierPath.addArc.Labels1_1
---@field radius number Of the circle.
---@field startAngle number From three o'clock, growing clockwise on screen.
---@field endAngle number Where it ends.
---@field clockwise boolean The way round, as seen on screen.
---@field withCenter? nil

--- A path of lines and curves.
---@class UIBezierPath : NSObject
---@field cgPath UIBezierPath The path as a layer takes it.
---@field usesEvenOddFillRule boolean Which points count as inside when it crosses itself.
---@field lineWidth number Of its stroke.
---@field bounds CGRect The smallest box around it.
---@field isEmpty boolean Whether nothing was added.
---@overload fun(init?: UIBezierPath.Init): UIBezierPath
---@overload fun(rect: CGRect): UIBezierPath
---@overload fun(rect: CGRect): UIBezierPath
---@overload fun(rect: CGRect, radius: number, corners?: UIRectCorner|UIRectCorner[]): UIBezierPath
---@overload fun(center: CGPoint, radius: number, startAngle: number, endAngle: number, clockwise: boolean): UIBezierPath
UIBezierPath = {}

--- Starts a new piece.
---@overload fun(self: UIBezierPath, labels: UIBezierPath.move.Labels1_0)
---@param point CGPoint Where it ends.
function UIBezierPath:move(point) end

--- A straight line.
---@overload fun(self: UIBezierPath, labels: UIBezierPath.addLine.Labels1_0)
---@param point CGPoint Where it ends.
function UIBezierPath:addLine(point) end

--- A curve with one control point.
---@overload fun(self: UIBezierPath, labels: UIBezierPath.addQuadCurve.Labels1_0)
---@overload fun(self: UIBezierPath, point: CGPoint, labels: UIBezierPath.addQuadCurve.Labels1_1)
---@param point CGPoint Where it ends.
---@param controlPoint CGPoint What the curve leans to.
function UIBezierPath:addQuadCurve(point, controlPoint) end

--- A curve with two control points.
---@overload fun(self: UIBezierPath, labels: UIBezierPath.addCurve.Labels1_0)
---@overload fun(self: UIBezierPath, point: CGPoint, labels: UIBezierPath.addCurve.Labels1_1)
---@param point CGPoint Where it ends.
---@param controlPoint1 CGPoint What the curve leans to at its start.
---@param controlPoint2 CGPoint What the curve leans to at its end.
function UIBezierPath:addCurve(point, controlPoint1, controlPoint2) end

--- A part of a circle, joined by a line to what is there.
---@overload fun(self: UIBezierPath, labels: UIBezierPath.addArc.Labels1_0)
---@overload fun(self: UIBezierPath, center: CGPoint, labels: UIBezierPath.addArc.Labels1_1)
---@param center CGPoint Of the circle.
---@param radius number Of the circle.
---@param startAngle number From three o'clock, growing clockwise on screen.
---@param endAngle number Where it ends.
---@param clockwise boolean The way round, as seen on screen.
function UIBezierPath:addArc(center, radius, startAngle, endAngle, clockwise) end

--- A straight line back to where the piece began.
function UIBezierPath:close() end

--- Adds another path.
---@param path UIBezierPath The path to add.
function UIBezierPath:append(path) end

--- Moves every point.
---@param transform CGAffineTransform The transform to apply.
function UIBezierPath:apply(transform) end

--- Whether a point is inside.
---@param point CGPoint In the path's coordinates.
---@return boolean
function UIBezierPath:contains(point) end

---@class (exact) UITouch.location.Labels1_0
---@field ["in"]? UIView Nil is the window.

---@class (exact) UITouch.previousLocation.Labels1_0
---@field ["in"]? UIView Nil is the window.

--- A finger on the screen.
---@class UITouch : NSObject
---@field Phase any The words of UITouch.Phase.
---@field phase UITouch.Phase What it did last.
---@field timestamp number When.
---@field tapCount integer How many taps in a row.
---@field view UIView Where it began.
---@field window UIWindow The window it began in.
---@field gestureRecognizers UIGestureRecognizer[] Those it was given to; a fresh array.
UITouch = {}

--- Where it is.
---@overload fun(self: UITouch, labels?: UITouch.location.Labels1_0): CGPoint
---@param view? UIView Nil is the window.
---@return CGPoint
function UITouch:location(view) end

--- Where it was before.
---@overload fun(self: UITouch, labels?: UITouch.previousLocation.Labels1_0): CGPoint
---@param view? UIView Nil is the window.
---@return CGPoint
function UITouch:previousLocation(view) end

---@class (exact) UITabBar.item.Labels1_0
---@field at integer Counted from 0.

--- The row of tabs at the bottom.
---@class UITabBar : UIView
UITabBar = {}

--- The touchable part of a tab.
---@overload fun(self: UITabBar, labels: UITabBar.item.Labels1_0): UIControl
---@param index integer Counted from 0.
---@return UIControl
function UITabBar:item(index) end

---@class (exact) UIImage.Init
---@field color? UIColor|string All over the picture.
---@field size? CGSize In points.
---@field colors? (UIColor|string)[] At even distances from the start to the end.
---@field startPoint? CGPoint As fractions of the size; the middle of the top.
---@field endPoint? CGPoint As fractions of the size; the middle of the bottom.
---@field named? string A PNG file beside the script, ".png" left out.
---@field contentsOfFile? string A PNG file, below the script's folder.

--- A picture.
---@class UIImage : NSObject
---@field size CGSize In points.
---@field scale number Pixels to a point.
---@overload fun(init?: UIImage.Init): UIImage
---@overload fun(color: UIColor|string, size: CGSize): UIImage
---@overload fun(colors: (UIColor|string)[], size: CGSize, startPoint?: CGPoint, endPoint?: CGPoint): UIImage
---@overload fun(named: string): UIImage
---@overload fun(path: string): UIImage
UIImage = {}

---@class (exact) UIImageView.Init
---@field image? UIImage Gives the view its size.
---@field frame? CGRect In the superview's coordinates.
---@field bounds? CGRect In the view's own coordinates, in points.
---@field center? CGPoint The middle, in the superview's coordinates.
---@field anchorPoint? CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform? CGAffineTransform Applied about the centre.
---@field transform3D? CATransform3D The same in space.
---@field alpha? number How opaque the view and what is in it are.
---@field isHidden? boolean Whether it is left out, with what is in it.
---@field isOpaque? boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds? boolean Whether what sticks out is cut off.
---@field backgroundColor? UIColor|string Nil is clear.
---@field tintColor? UIColor|string The colour of what can be touched; taken from the superview.
---@field mask? UIView A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; printed.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews? boolean Whether subviews follow their masks.
---@field isUserInteractionEnabled? boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled? boolean Whether it takes more than one finger.
---@field isExclusiveTouch? boolean Whether no other view gets a finger while one is in it.

--- Shows an image, fitted as its content mode says.
---@class UIImageView : UIView
---@field image UIImage|nil What is shown.
---@overload fun(init?: UIImageView.Init): UIImageView
---@overload fun(image: UIImage): UIImageView
---@overload fun(frame?: CGRect): UIImageView
UIImageView = {}

---@class (exact) UIFont.systemFont.Labels1_0
---@field ofSize number Of the letters.
---@field weight? UIFont.Weight Default regular.

---@class (exact) UIFont.systemFont.Labels1_1
---@field weight? UIFont.Weight Default regular.
---@field ofSize? nil

---@class (exact) UIFont.boldSystemFont.Labels1_0
---@field ofSize number Of the letters.

--- A size and a weight of the system's face.
---@class UIFont : NSObject
---@field pointSize number Of the letters.
---@field lineHeight number From one line to the next.
UIFont = {}

--- The system's face.
---@overload fun(labels: UIFont.systemFont.Labels1_0): UIFont
---@overload fun(size: number, labels?: UIFont.systemFont.Labels1_1): UIFont
---@param size number Of the letters.
---@param weight? UIFont.Weight Default regular.
---@return UIFont
function UIFont.systemFont(size, weight) end

--- The system's bold face.
---@overload fun(labels: UIFont.boldSystemFont.Labels1_0): UIFont
---@param size number Of the letters.
---@return UIFont
function UIFont.boldSystemFont(size) end

---@class (exact) UILabel.Init
---@field frame? CGRect In the superview's coordinates.
---@field text? string What is shown.
---@field textColor? UIColor|string The colour of the letters.
---@field font? UIFont The size and weight of the letters.
---@field textAlignment? UILabel.TextAlignment Where the lines lie.
---@field numberOfLines? integer At most; 0 is as many as it takes; default 1.
---@field bounds? CGRect In the view's own coordinates, in points.
---@field center? CGPoint The middle, in the superview's coordinates.
---@field anchorPoint? CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform? CGAffineTransform Applied about the centre.
---@field transform3D? CATransform3D The same in space.
---@field alpha? number How opaque the view and what is in it are.
---@field isHidden? boolean Whether it is left out, with what is in it.
---@field isOpaque? boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds? boolean Whether what sticks out is cut off.
---@field backgroundColor? UIColor|string Nil is clear.
---@field tintColor? UIColor|string The colour of what can be touched; taken from the superview.
---@field mask? UIView A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; printed.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews? boolean Whether subviews follow their masks.
---@field isUserInteractionEnabled? boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled? boolean Whether it takes more than one finger.
---@field isExclusiveTouch? boolean Whether no other view gets a finger while one is in it.

--- Shows a text.
---@class UILabel : UIView
---@field text string|nil What is shown.
---@field textColor UIColor|string|nil The colour of the letters.
---@field font UIFont The size and weight of the letters.
---@field textAlignment UILabel.TextAlignment Where the lines lie.
---@field numberOfLines integer At most; 0 is as many as it takes; default 1.
---@overload fun(init?: UILabel.Init): UILabel
---@overload fun(frame?: CGRect): UILabel
UILabel = {}

--- What a visual effect view does to what is behind it.
---@class UIVisualEffect : NSObject
UIVisualEffect = {}

---@class (exact) UIBlurEffect.Init
---@field style? UIBlurEffect.Style How it looks.

--- Blurs what is behind.
---@class UIBlurEffect : UIVisualEffect
---@field style UIBlurEffect.Style How it looks.
---@overload fun(init?: UIBlurEffect.Init): UIBlurEffect
---@overload fun(style: UIBlurEffect.Style): UIBlurEffect
UIBlurEffect = {}

---@class (exact) UIVisualEffectView.Init
---@field effect? UIVisualEffect Nil shows nothing.
---@field frame? CGRect In the superview's coordinates, in points.
---@field bounds? CGRect In the view's own coordinates, in points.
---@field center? CGPoint The middle, in the superview's coordinates.
---@field anchorPoint? CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform? CGAffineTransform Applied about the centre.
---@field transform3D? CATransform3D The same in space.
---@field alpha? number How opaque the view and what is in it are.
---@field isHidden? boolean Whether it is left out, with what is in it.
---@field isOpaque? boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds? boolean Whether what sticks out is cut off.
---@field backgroundColor? UIColor|string Nil is clear.
---@field tintColor? UIColor|string The colour of what can be touched; taken from the superview.
---@field mask? UIView A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; printed.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews? boolean Whether subviews follow their masks.
---@field isUserInteractionEnabled? boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled? boolean Whether it takes more than one finger.
---@field isExclusiveTouch? boolean Whether no other view gets a finger while one is in it.

--- Shows an effect over what is behind it.
---@class UIVisualEffectView : UIView
---@field effect UIVisualEffect|nil Setting it in an animation fades.
---@field contentView UIView Where subviews belong.
---@overload fun(init?: UIVisualEffectView.Init): UIVisualEffectView
---@overload fun(effect?: UIVisualEffect): UIVisualEffectView
UIVisualEffectView = {}

---@class (exact) UIScrollView.Init
---@field frame? CGRect In the superview's coordinates.
---@field contentSize? CGSize How large the content is, in points.
---@field contentOffset? CGPoint The content's point at the top left.
---@field contentInset? UIEdgeInsets Room around the content.
---@field contentInsetAdjustmentBehavior? UIScrollView.ContentInsetAdjustmentBehavior When the safe area adds to that; default automatic.
---@field isScrollEnabled? boolean Whether a finger scrolls.
---@field bounces? boolean Whether content can be pulled past its ends.
---@field alwaysBounceVertical? boolean Also when there is nothing to scroll up or down.
---@field alwaysBounceHorizontal? boolean Also when there is nothing to scroll to the side.
---@field isPagingEnabled? boolean Whether it stops at whole pages.
---@field isDirectionalLockEnabled? boolean Whether a drag keeps to the axis it begins along.
---@field showsVerticalScrollIndicator? boolean Kept, not drawn.
---@field showsHorizontalScrollIndicator? boolean Kept, not drawn.
---@field delaysContentTouches? boolean Whether what is inside hears of a touch only when it does not scroll.
---@field decelerationRate? number What is left of the speed after each millisecond; 0.998, or 0.99 to stop soon.
---@field zoomScale? number How large the delegate's view is shown.
---@field minimumZoomScale? number The least scale; default 1.
---@field maximumZoomScale? number The greatest scale; default 1.
---@field bouncesZoom? boolean Whether fingers can zoom past the limits.
---@field delegate? UIScrollViewDelegate|table Hears of scrolling and zooming; held weakly.
---@field bounds? CGRect In the view's own coordinates, in points.
---@field center? CGPoint The middle, in the superview's coordinates.
---@field anchorPoint? CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform? CGAffineTransform Applied about the centre.
---@field transform3D? CATransform3D The same in space.
---@field alpha? number How opaque the view and what is in it are.
---@field isHidden? boolean Whether it is left out, with what is in it.
---@field isOpaque? boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds? boolean Whether what sticks out is cut off.
---@field backgroundColor? UIColor|string Nil is clear.
---@field tintColor? UIColor|string The colour of what can be touched; taken from the superview.
---@field mask? UIView A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; printed.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews? boolean Whether subviews follow their masks.
---@field isUserInteractionEnabled? boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled? boolean Whether it takes more than one finger.
---@field isExclusiveTouch? boolean Whether no other view gets a finger while one is in it.

---@class (exact) UIScrollView.setContentOffset.Labels1_1
---@field animated boolean Whether it is animated.

---@class (exact) UIScrollView.scrollRectToVisible.Labels1_1
---@field animated boolean Whether it is animated.

---@class (exact) UIScrollView.setZoomScale.Labels1_1
---@field animated boolean Whether it is animated.

---@class (exact) UIScrollView.zoom.Labels1_0
---@field to CGRect In the zoomed view's coordinates.
---@field animated boolean Whether it is animated.

---@class (exact) UIScrollView.zoom.Labels1_1
---@field animated boolean Whether it is animated.
---@field to? nil

--- A window onto content larger than itself.
---@class UIScrollView : UIView
---@field contentSize CGSize How large the content is, in points.
---@field contentOffset CGPoint The content's point at the top left.
---@field contentInset UIEdgeInsets Room around the content.
---@field contentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior When the safe area adds to that; default automatic.
---@field adjustedContentInset UIEdgeInsets The inset with what the safe area adds.
---@field isScrollEnabled boolean Whether a finger scrolls.
---@field bounces boolean Whether content can be pulled past its ends.
---@field alwaysBounceVertical boolean Also when there is nothing to scroll up or down.
---@field alwaysBounceHorizontal boolean Also when there is nothing to scroll to the side.
---@field isPagingEnabled boolean Whether it stops at whole pages.
---@field isDirectionalLockEnabled boolean Whether a drag keeps to the axis it begins along.
---@field showsVerticalScrollIndicator boolean Kept, not drawn.
---@field showsHorizontalScrollIndicator boolean Kept, not drawn.
---@field delaysContentTouches boolean Whether what is inside hears of a touch only when it does not scroll.
---@field decelerationRate number What is left of the speed after each millisecond; 0.998, or 0.99 to stop soon.
---@field isTracking boolean Whether a finger is on the content.
---@field isDragging boolean Whether a finger moves the content.
---@field isDecelerating boolean Whether it goes on after the finger was lifted.
---@field panGestureRecognizer UIPanGestureRecognizer The recogniser that scrolls.
---@field pinchGestureRecognizer UIPinchGestureRecognizer The recogniser that zooms.
---@field zoomScale number How large the delegate's view is shown.
---@field minimumZoomScale number The least scale; default 1.
---@field maximumZoomScale number The greatest scale; default 1.
---@field isZooming boolean Whether two fingers scale the content.
---@field bouncesZoom boolean Whether fingers can zoom past the limits.
---@field isZoomBouncing boolean Whether it goes back to a limit of the scale by itself.
---@field delegate UIScrollViewDelegate|table|nil Hears of scrolling and zooming; held weakly.
---@overload fun(init?: UIScrollView.Init): UIScrollView
---@overload fun(frame?: CGRect): UIScrollView
UIScrollView = {}

--- Called when that reads differently.
function UIScrollView:adjustedContentInsetDidChange() end

--- Scrolls to a place.
---@overload fun(self: UIScrollView, offset: CGPoint, labels: UIScrollView.setContentOffset.Labels1_1)
---@param offset CGPoint The content's point at the top left.
---@param animated boolean Whether it is animated.
function UIScrollView:setContentOffset(offset, animated) end

--- Scrolls no further than it takes to show a rectangle.
---@overload fun(self: UIScrollView, rect: CGRect, labels: UIScrollView.scrollRectToVisible.Labels1_1)
---@param rect CGRect Of the content.
---@param animated boolean Whether it is animated.
function UIScrollView:scrollRectToVisible(rect, animated) end

--- Scales about the middle of what is seen.
---@overload fun(self: UIScrollView, scale: number, labels: UIScrollView.setZoomScale.Labels1_1)
---@param scale number Kept between the limits.
---@param animated boolean Whether it is animated.
function UIScrollView:setZoomScale(scale, animated) end

--- Scales and scrolls so that a rectangle fills the view.
---@overload fun(self: UIScrollView, labels: UIScrollView.zoom.Labels1_0)
---@overload fun(self: UIScrollView, rect: CGRect, labels: UIScrollView.zoom.Labels1_1)
---@param rect CGRect In the zoomed view's coordinates.
---@param animated boolean Whether it is animated.
function UIScrollView:zoom(rect, animated) end

---@class (exact) UICollectionView.Init
---@field frame? CGRect In the superview's coordinates.
---@field collectionViewLayout? UICollectionViewFlowLayout Arranges the items; a flow when left out.
---@field dataSource? UICollectionViewDataSource|table Tells what is in it; held weakly.
---@field allowsSelection? boolean Whether a tap selects.
---@field allowsMultipleSelection? boolean Whether a tap leaves what was selected before.
---@field contentSize? CGSize How large the content is, in points.
---@field contentOffset? CGPoint The content's point at the top left.
---@field contentInset? UIEdgeInsets Room around the content.
---@field contentInsetAdjustmentBehavior? UIScrollView.ContentInsetAdjustmentBehavior When the safe area adds to that; default automatic.
---@field isScrollEnabled? boolean Whether a finger scrolls.
---@field bounces? boolean Whether content can be pulled past its ends.
---@field alwaysBounceVertical? boolean Also when there is nothing to scroll up or down.
---@field alwaysBounceHorizontal? boolean Also when there is nothing to scroll to the side.
---@field isPagingEnabled? boolean Whether it stops at whole pages.
---@field isDirectionalLockEnabled? boolean Whether a drag keeps to the axis it begins along.
---@field showsVerticalScrollIndicator? boolean Kept, not drawn.
---@field showsHorizontalScrollIndicator? boolean Kept, not drawn.
---@field delaysContentTouches? boolean Whether what is inside hears of a touch only when it does not scroll.
---@field decelerationRate? number What is left of the speed after each millisecond; 0.998, or 0.99 to stop soon.
---@field zoomScale? number How large the delegate's view is shown.
---@field minimumZoomScale? number The least scale; default 1.
---@field maximumZoomScale? number The greatest scale; default 1.
---@field bouncesZoom? boolean Whether fingers can zoom past the limits.
---@field delegate? UIScrollViewDelegate|table Hears of scrolling and zooming; held weakly.
---@field bounds? CGRect In the view's own coordinates, in points.
---@field center? CGPoint The middle, in the superview's coordinates.
---@field anchorPoint? CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform? CGAffineTransform Applied about the centre.
---@field transform3D? CATransform3D The same in space.
---@field alpha? number How opaque the view and what is in it are.
---@field isHidden? boolean Whether it is left out, with what is in it.
---@field isOpaque? boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds? boolean Whether what sticks out is cut off.
---@field backgroundColor? UIColor|string Nil is clear.
---@field tintColor? UIColor|string The colour of what can be touched; taken from the superview.
---@field mask? UIView A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; printed.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews? boolean Whether subviews follow their masks.
---@field isUserInteractionEnabled? boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled? boolean Whether it takes more than one finger.
---@field isExclusiveTouch? boolean Whether no other view gets a finger while one is in it.

---@class (exact) UICollectionView.register.Labels1_1
---@field forCellWithReuseIdentifier string A name for such cells.

---@class (exact) UICollectionView.dequeueReusableCell.Labels1_0
---@field withReuseIdentifier string What the cells were registered under.
---@field ["for"] IndexPath The item's place.

---@class (exact) UICollectionView.dequeueReusableCell.Labels1_1
---@field ["for"] IndexPath The item's place.
---@field withReuseIdentifier? nil

---@class (exact) UICollectionView.cellForItem.Labels1_0
---@field at IndexPath The item's place.

---@class (exact) UICollectionView.indexPath.Labels1_0
---@field ["for"] UICollectionViewCell A seen cell.

---@class (exact) UICollectionView.indexPathForItem.Labels1_0
---@field at CGPoint In scrolled coordinates.

---@class (exact) UICollectionView.layoutAttributesForItem.Labels1_0
---@field at IndexPath The item's place.

---@class (exact) UICollectionView.numberOfItems.Labels1_0
---@field inSection integer Counted from 0.

---@class (exact) UICollectionView.scrollToItem.Labels1_2
---@field animated? boolean Whether it is animated.
---@field at? nil

---@class (exact) UICollectionView.selectItem.Labels1_0
---@field at? IndexPath Nil deselects all.
---@field animated? boolean Whether it is animated.
---@field scrollPosition? UICollectionView.ScrollPosition|UICollectionView.ScrollPosition[] Where in the view it shall be.

---@class (exact) UICollectionView.selectItem.Labels1_1
---@field animated? boolean Whether it is animated.
---@field scrollPosition? UICollectionView.ScrollPosition|UICollectionView.ScrollPosition[] Where in the view it shall be.
---@field at? nil

---@class (exact) UICollectionView.deselectItem.Labels1_0
---@field at IndexPath The item's place.
---@field animated? boolean Whether it is animated.

---@class (exact) UICollectionView.deselectItem.Labels1_1
---@field animated? boolean Whether it is animated.
---@field at? nil

--- Shows items as cells, making only those that are seen.
---@class UICollectionView : UIScrollView
---@field dataSource UICollectionViewDataSource|table|nil Tells what is in it; held weakly.
---@field collectionViewLayout UICollectionViewFlowLayout Arranges the items.
---@field visibleCells UICollectionViewCell[] In order; a fresh array.
---@field indexPathsForVisibleItems IndexPath[] In order; a fresh array.
---@field ScrollPosition any The words of UICollectionView.ScrollPosition.
---@field indexPathsForSelectedItems IndexPath[] In order; a fresh array.
---@field allowsSelection boolean Whether a tap selects.
---@field allowsMultipleSelection boolean Whether a tap leaves what was selected before.
---@overload fun(init?: UICollectionView.Init): UICollectionView
---@overload fun(frame?: CGRect, layout?: UICollectionViewFlowLayout): UICollectionView
UICollectionView = {}

--- Says how cells are made.
---@overload fun(self: UICollectionView, class: any, labels: UICollectionView.register.Labels1_1)
---@param class any UICollectionViewCell, or a class below it.
---@param identifier string A name for such cells.
function UICollectionView:register(class, identifier) end

--- A cell that is no longer seen, or a new one.
---@overload fun(self: UICollectionView, labels: UICollectionView.dequeueReusableCell.Labels1_0): UICollectionViewCell
---@overload fun(self: UICollectionView, identifier: string, labels: UICollectionView.dequeueReusableCell.Labels1_1): UICollectionViewCell
---@param identifier string What the cells were registered under.
---@param indexPath IndexPath The item's place.
---@return UICollectionViewCell
function UICollectionView:dequeueReusableCell(identifier, indexPath) end

--- Asks the data source again.
function UICollectionView:reloadData() end

--- The cell of a seen item.
---@overload fun(self: UICollectionView, labels: UICollectionView.cellForItem.Labels1_0): UICollectionViewCell
---@param indexPath IndexPath The item's place.
---@return UICollectionViewCell
function UICollectionView:cellForItem(indexPath) end

--- The place of the item that a cell shows.
---@overload fun(self: UICollectionView, labels: UICollectionView.indexPath.Labels1_0): IndexPath
---@param cell UICollectionViewCell A seen cell.
---@return IndexPath
function UICollectionView:indexPath(cell) end

--- The place of the item at a point.
---@overload fun(self: UICollectionView, labels: UICollectionView.indexPathForItem.Labels1_0): IndexPath
---@param point CGPoint In scrolled coordinates.
---@return IndexPath
function UICollectionView:indexPathForItem(point) end

--- Where an item lies, seen or not.
---@overload fun(self: UICollectionView, labels: UICollectionView.layoutAttributesForItem.Labels1_0): UICollectionViewLayoutAttributes
---@param indexPath IndexPath The item's place.
---@return UICollectionViewLayoutAttributes
function UICollectionView:layoutAttributesForItem(indexPath) end

--- How many items a section has.
---@overload fun(self: UICollectionView, labels: UICollectionView.numberOfItems.Labels1_0): integer
---@param section integer Counted from 0.
---@return integer
function UICollectionView:numberOfItems(section) end

--- Scrolls until an item is at a place.
---@overload fun(self: UICollectionView, indexPath: IndexPath, position: UICollectionView.ScrollPosition|UICollectionView.ScrollPosition[], labels?: UICollectionView.scrollToItem.Labels1_2)
---@param indexPath IndexPath The item's place.
---@param position UICollectionView.ScrollPosition|UICollectionView.ScrollPosition[] Where in the view it shall be.
---@param animated? boolean Whether it is animated.
function UICollectionView:scrollToItem(indexPath, position, animated) end

--- Selects an item without telling the delegate.
---@overload fun(self: UICollectionView, labels?: UICollectionView.selectItem.Labels1_0)
---@overload fun(self: UICollectionView, indexPath?: IndexPath, labels?: UICollectionView.selectItem.Labels1_1)
---@param indexPath? IndexPath Nil deselects all.
---@param animated? boolean Whether it is animated.
---@param scrollPosition? UICollectionView.ScrollPosition|UICollectionView.ScrollPosition[] Where in the view it shall be.
function UICollectionView:selectItem(indexPath, animated, scrollPosition) end

--- Deselects an item without telling the delegate.
---@overload fun(self: UICollectionView, labels: UICollectionView.deselectItem.Labels1_0)
---@overload fun(self: UICollectionView, indexPath: IndexPath, labels?: UICollectionView.deselectItem.Labels1_1)
---@param indexPath IndexPath The item's place.
---@param animated? boolean Whether it is animated.
function UICollectionView:deselectItem(indexPath, animated) end

---@class (exact) UICollectionViewCell.Init
---@field frame? CGRect In the superview's coordinates.
---@field isSelected? boolean Whether its item is selected.
---@field isHighlighted? boolean Whether a finger is on it.
---@field backgroundView? UIView Behind the content.
---@field selectedBackgroundView? UIView Behind the content of a selected cell.
---@field bounds? CGRect In the view's own coordinates, in points.
---@field center? CGPoint The middle, in the superview's coordinates.
---@field anchorPoint? CGPoint What `center` is the place of, as fractions of the bounds.
---@field transform? CGAffineTransform Applied about the centre.
---@field transform3D? CATransform3D The same in space.
---@field alpha? number How opaque the view and what is in it are.
---@field isHidden? boolean Whether it is left out, with what is in it.
---@field isOpaque? boolean A promise that nothing shows through; changes nothing here.
---@field clipsToBounds? boolean Whether what sticks out is cut off.
---@field backgroundColor? UIColor|string Nil is clear.
---@field tintColor? UIColor|string The colour of what can be touched; taken from the superview.
---@field mask? UIView A view whose alpha covers this one: it takes its layer as a mask.
---@field contentMode? UIView.ContentMode How content fits when the sizes differ.
---@field tag? integer A number to find the view by.
---@field accessibilityIdentifier? string A name to find the view by; printed.
---@field autoresizingMask? UIView.AutoresizingMask|UIView.AutoresizingMask[] What gives when the superview changes size.
---@field autoresizesSubviews? boolean Whether subviews follow their masks.
---@field isUserInteractionEnabled? boolean Whether touches reach it and what is in it.
---@field isMultipleTouchEnabled? boolean Whether it takes more than one finger.
---@field isExclusiveTouch? boolean Whether no other view gets a finger while one is in it.

--- One item on screen.
---@class UICollectionViewCell : UIView
---@field contentView UIView Where subviews belong.
---@field isSelected boolean Whether its item is selected.
---@field isHighlighted boolean Whether a finger is on it.
---@field backgroundView UIView|nil Behind the content.
---@field selectedBackgroundView UIView|nil Behind the content of a selected cell.
---@field reuseIdentifier string What it was registered under.
---@overload fun(init?: UICollectionViewCell.Init): UICollectionViewCell
---@overload fun(frame?: CGRect): UICollectionViewCell
UICollectionViewCell = {}

--- Called before it shows another item.
function UICollectionViewCell:prepareForReuse() end

---@class (exact) UICollectionViewFlowLayout.Init
---@field itemSize? CGSize Of every item, in points; default 50 by 50.
---@field minimumInteritemSpacing? number The least space between items of a line; default 10.
---@field minimumLineSpacing? number The least space between lines; default 10.
---@field sectionInset? UIEdgeInsets Around each section.
---@field scrollDirection? UICollectionViewScrollDirection Which way it scrolls.

--- Arranges items in lines, as text is set.
---@class UICollectionViewFlowLayout : NSObject
---@field itemSize CGSize Of every item, in points; default 50 by 50.
---@field minimumInteritemSpacing number The least space between items of a line; default 10.
---@field minimumLineSpacing number The least space between lines; default 10.
---@field sectionInset UIEdgeInsets Around each section.
---@field scrollDirection UICollectionViewScrollDirection Which way it scrolls.
---@field collectionView UICollectionView Whose items it arranges.
---@overload fun(init?: UICollectionViewFlowLayout.Init): UICollectionViewFlowLayout
UICollectionViewFlowLayout = {}

--- Has the items arranged again before the next commit.
function UICollectionViewFlowLayout:invalidateLayout() end

--- Where a layout puts an item.
---@class UICollectionViewLayoutAttributes : NSObject
---@field indexPath IndexPath The item's place.
---@field frame CGRect In the content's coordinates, in points.
---@field center CGPoint The middle of the frame.
---@field size CGSize Of the frame.
UICollectionViewLayoutAttributes = {}

---@class (exact) UIGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

---@class (exact) UIGestureRecognizer.location.Labels1_0
---@field ["in"]? UIView Nil is the window.
---@field ofTouch? nil

---@class (exact) UIGestureRecognizer.location.Labels2_0
---@field ofTouch integer Counted from 0, in the order the fingers went down.
---@field ["in"]? UIView Nil is the window.

---@class (exact) UIGestureRecognizer.location.Labels2_1
---@field ["in"]? UIView Nil is the window.
---@field ofTouch? nil

---@class (exact) UIGestureRecognizer.require.Labels1_0
---@field toFail UIGestureRecognizer The other one.

---@class (exact) UIGestureRecognizer.removeTarget.Labels1_1
---@field action? string The method's name.

---@class (exact) UIGestureRecognizer.touchesBegan.Labels1_1
---@field with? any Nothing is given here.

---@class (exact) UIGestureRecognizer.touchesMoved.Labels1_1
---@field with? any Nothing is given here.

---@class (exact) UIGestureRecognizer.touchesEnded.Labels1_1
---@field with? any Nothing is given here.

---@class (exact) UIGestureRecognizer.touchesCancelled.Labels1_1
---@field with? any Nothing is given here.

---@class (exact) UIGestureRecognizer.ignore.Labels1_1
---@field ["for"]? any Nothing is given here.

---@class (exact) UIGestureRecognizer.canBePrevented.Labels1_0
---@field by UIGestureRecognizer The other one.

---@class (exact) UIGestureRecognizer.shouldRequireFailure.Labels1_0
---@field of UIGestureRecognizer The other one.

---@class (exact) UIGestureRecognizer.shouldBeRequiredToFail.Labels1_0
---@field by UIGestureRecognizer The other one.

--- Watches the touches in a view for a gesture.
---@class UIGestureRecognizer : NSObject
---@field State any The words of UIGestureRecognizer.State.
---@field state UIGestureRecognizer.State How far the gesture is; setting it is for subclasses.
---@field view UIView The view it is attached to.
---@field isEnabled boolean False cancels a gesture under way.
---@field cancelsTouchesInView boolean Whether the view's touches are cancelled when it begins.
---@field delaysTouchesBegan boolean Whether the view hears of touches only when it has failed.
---@field delaysTouchesEnded boolean Whether the view hears of the end only when it has failed.
---@field name string|nil What lists call it.
---@field numberOfTouches integer Fingers in the gesture.
---@field delegate UIGestureRecognizerDelegate|table|nil Asked before it begins; held weakly.
UIGestureRecognizer = {}

--- Tells one more target of each change.
---@overload fun(self: UIGestureRecognizer, target: any, action: string)
---@overload fun(self: UIGestureRecognizer, target: any, labels: UIGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change.
function UIGestureRecognizer:addTarget(handler) end

--- Where the gesture is, or one finger of it.
---@overload fun(self: UIGestureRecognizer, index: integer, view?: UIView): CGPoint
---@overload fun(self: UIGestureRecognizer, labels?: UIGestureRecognizer.location.Labels1_0): CGPoint
---@overload fun(self: UIGestureRecognizer, labels: UIGestureRecognizer.location.Labels2_0): CGPoint
---@overload fun(self: UIGestureRecognizer, index: integer, labels?: UIGestureRecognizer.location.Labels2_1): CGPoint
---@param view? UIView Nil is the window.
---@return CGPoint
function UIGestureRecognizer:location(view) end

--- Waits until another recogniser has failed.
---@overload fun(self: UIGestureRecognizer, labels: UIGestureRecognizer.require.Labels1_0)
---@param other UIGestureRecognizer The other one.
function UIGestureRecognizer:require(other) end

--- Stops telling a target; nil matches any.
---@overload fun(self: UIGestureRecognizer, target?: any, labels?: UIGestureRecognizer.removeTarget.Labels1_1)
---@param target? any Whose method is called; held weakly.
---@param action? string The method's name.
function UIGestureRecognizer:removeTarget(target, action) end

--- Called with what its fingers did; a class of the script's sets `state` here.
---@overload fun(self: UIGestureRecognizer, touches: UITouch[], labels?: UIGestureRecognizer.touchesBegan.Labels1_1)
---@param touches UITouch[] The touches it concerns.
---@param event? any Nothing is given here.
function UIGestureRecognizer:touchesBegan(touches, event) end

--- Called with what its fingers did; a class of the script's sets `state` here.
---@overload fun(self: UIGestureRecognizer, touches: UITouch[], labels?: UIGestureRecognizer.touchesMoved.Labels1_1)
---@param touches UITouch[] The touches it concerns.
---@param event? any Nothing is given here.
function UIGestureRecognizer:touchesMoved(touches, event) end

--- Called with what its fingers did; a class of the script's sets `state` here.
---@overload fun(self: UIGestureRecognizer, touches: UITouch[], labels?: UIGestureRecognizer.touchesEnded.Labels1_1)
---@param touches UITouch[] The touches it concerns.
---@param event? any Nothing is given here.
function UIGestureRecognizer:touchesEnded(touches, event) end

--- Called with what its fingers did; a class of the script's sets `state` here.
---@overload fun(self: UIGestureRecognizer, touches: UITouch[], labels?: UIGestureRecognizer.touchesCancelled.Labels1_1)
---@param touches UITouch[] The touches it concerns.
---@param event? any Nothing is given here.
function UIGestureRecognizer:touchesCancelled(touches, event) end

--- Called when the gesture is over and it is possible again.
function UIGestureRecognizer:reset() end

--- Hears no more of a finger.
---@overload fun(self: UIGestureRecognizer, touch: UITouch, labels?: UIGestureRecognizer.ignore.Labels1_1)
---@param touch UITouch A finger that is no part of the gesture.
---@param event? any Nothing is given here.
function UIGestureRecognizer:ignore(touch, event) end

--- Whether recognising makes another fail; yes unless overridden.
---@param other UIGestureRecognizer The other one.
---@return boolean
function UIGestureRecognizer:canPrevent(other) end

--- Whether it fails when another is recognised; yes unless overridden.
---@overload fun(self: UIGestureRecognizer, labels: UIGestureRecognizer.canBePrevented.Labels1_0): boolean
---@param other UIGestureRecognizer The other one.
---@return boolean
function UIGestureRecognizer:canBePrevented(other) end

--- Whether it waits for another to fail; no unless overridden.
---@overload fun(self: UIGestureRecognizer, labels: UIGestureRecognizer.shouldRequireFailure.Labels1_0): boolean
---@param other UIGestureRecognizer The other one.
---@return boolean
function UIGestureRecognizer:shouldRequireFailure(other) end

--- Whether another waits for it to fail; no unless overridden.
---@overload fun(self: UIGestureRecognizer, labels: UIGestureRecognizer.shouldBeRequiredToFail.Labels1_0): boolean
---@param other UIGestureRecognizer The other one.
---@return boolean
function UIGestureRecognizer:shouldBeRequiredToFail(other) end

---@class (exact) UIPanGestureRecognizer.Init
---@field target? any Whose method is called; held weakly.
---@field action? string The method's name.
---@field minimumNumberOfTouches? integer Default 1.
---@field maximumNumberOfTouches? integer Default: any number.
---@field state? UIGestureRecognizer.State How far the gesture is; setting it is for subclasses.
---@field isEnabled? boolean False cancels a gesture under way.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when it begins.
---@field delaysTouchesBegan? boolean Whether the view hears of touches only when it has failed.
---@field delaysTouchesEnded? boolean Whether the view hears of the end only when it has failed.
---@field name? string What lists call it.
---@field delegate? UIGestureRecognizerDelegate|table Asked before it begins; held weakly.

---@class (exact) UIPanGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

---@class (exact) UIPanGestureRecognizer.translation.Labels1_0
---@field ["in"]? UIView Nil is the window.

---@class (exact) UIPanGestureRecognizer.setTranslation.Labels1_1
---@field ["in"]? UIView Nil is the window.

---@class (exact) UIPanGestureRecognizer.velocity.Labels1_0
---@field ["in"]? UIView Nil is the window.

--- A finger that moves.
---@class UIPanGestureRecognizer : UIGestureRecognizer
---@field minimumNumberOfTouches integer Default 1.
---@field maximumNumberOfTouches integer Default: any number.
---@overload fun(init?: UIPanGestureRecognizer.Init): UIPanGestureRecognizer
---@overload fun(handler: fun(recognizer)): UIPanGestureRecognizer
---@overload fun(target: any, action: string): UIPanGestureRecognizer
UIPanGestureRecognizer = {}

--- Tells one more target of each change.
---@overload fun(self: UIPanGestureRecognizer, target: any, action: string)
---@overload fun(self: UIPanGestureRecognizer, target: any, labels: UIPanGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change.
function UIPanGestureRecognizer:addTarget(handler) end

--- How far the finger went since the start.
---@overload fun(self: UIPanGestureRecognizer, labels?: UIPanGestureRecognizer.translation.Labels1_0): CGPoint
---@param view? UIView Nil is the window.
---@return CGPoint
function UIPanGestureRecognizer:translation(view) end

--- Counts on from here.
---@overload fun(self: UIPanGestureRecognizer, translation: CGPoint, labels?: UIPanGestureRecognizer.setTranslation.Labels1_1)
---@param translation CGPoint In points.
---@param view? UIView Nil is the window.
function UIPanGestureRecognizer:setTranslation(translation, view) end

--- In points a second, over the last tenth.
---@overload fun(self: UIPanGestureRecognizer, labels?: UIPanGestureRecognizer.velocity.Labels1_0): CGPoint
---@param view? UIView Nil is the window.
---@return CGPoint
function UIPanGestureRecognizer:velocity(view) end

---@class (exact) UIScreenEdgePanGestureRecognizer.Init
---@field target? any Whose method is called; held weakly.
---@field action? string The method's name.
---@field edges? UIRectEdge|UIRectEdge[] The edges it may come from; none at first.
---@field minimumNumberOfTouches? integer Default 1.
---@field maximumNumberOfTouches? integer Default: any number.
---@field state? UIGestureRecognizer.State How far the gesture is; setting it is for subclasses.
---@field isEnabled? boolean False cancels a gesture under way.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when it begins.
---@field delaysTouchesBegan? boolean Whether the view hears of touches only when it has failed.
---@field delaysTouchesEnded? boolean Whether the view hears of the end only when it has failed.
---@field name? string What lists call it.
---@field delegate? UIGestureRecognizerDelegate|table Asked before it begins; held weakly.

---@class (exact) UIScreenEdgePanGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

--- A finger that moves in from an edge of the screen.
---@class UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
---@field edges UIRectEdge|UIRectEdge[] The edges it may come from; none at first.
---@overload fun(init?: UIScreenEdgePanGestureRecognizer.Init): UIScreenEdgePanGestureRecognizer
---@overload fun(handler: fun(recognizer)): UIScreenEdgePanGestureRecognizer
---@overload fun(target: any, action: string): UIScreenEdgePanGestureRecognizer
UIScreenEdgePanGestureRecognizer = {}

--- Tells one more target of each change.
---@overload fun(self: UIScreenEdgePanGestureRecognizer, target: any, action: string)
---@overload fun(self: UIScreenEdgePanGestureRecognizer, target: any, labels: UIScreenEdgePanGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change.
function UIScreenEdgePanGestureRecognizer:addTarget(handler) end

---@class (exact) UITapGestureRecognizer.Init
---@field target? any Whose method is called; held weakly.
---@field action? string The method's name.
---@field numberOfTapsRequired? integer Default 1.
---@field numberOfTouchesRequired? integer Default 1.
---@field state? UIGestureRecognizer.State How far the gesture is; setting it is for subclasses.
---@field isEnabled? boolean False cancels a gesture under way.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when it begins.
---@field delaysTouchesBegan? boolean Whether the view hears of touches only when it has failed.
---@field delaysTouchesEnded? boolean Whether the view hears of the end only when it has failed.
---@field name? string What lists call it.
---@field delegate? UIGestureRecognizerDelegate|table Asked before it begins; held weakly.

---@class (exact) UITapGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

--- A touch that stays and is short.
---@class UITapGestureRecognizer : UIGestureRecognizer
---@field numberOfTapsRequired integer Default 1.
---@field numberOfTouchesRequired integer Default 1.
---@overload fun(init?: UITapGestureRecognizer.Init): UITapGestureRecognizer
---@overload fun(handler: fun(recognizer)): UITapGestureRecognizer
---@overload fun(target: any, action: string): UITapGestureRecognizer
UITapGestureRecognizer = {}

--- Tells one more target of each change.
---@overload fun(self: UITapGestureRecognizer, target: any, action: string)
---@overload fun(self: UITapGestureRecognizer, target: any, labels: UITapGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change.
function UITapGestureRecognizer:addTarget(handler) end

---@class (exact) UILongPressGestureRecognizer.Init
---@field target? any Whose method is called; held weakly.
---@field action? string The method's name.
---@field minimumPressDuration? number How long the finger rests before it counts; default 0.5.
---@field allowableMovement? number How far it may wander meanwhile; default 10.
---@field numberOfTouchesRequired? integer How many fingers; default 1.
---@field numberOfTapsRequired? integer How many taps come before the press; default 0.
---@field state? UIGestureRecognizer.State How far the gesture is; setting it is for subclasses.
---@field isEnabled? boolean False cancels a gesture under way.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when it begins.
---@field delaysTouchesBegan? boolean Whether the view hears of touches only when it has failed.
---@field delaysTouchesEnded? boolean Whether the view hears of the end only when it has failed.
---@field name? string What lists call it.
---@field delegate? UIGestureRecognizerDelegate|table Asked before it begins; held weakly.

---@class (exact) UILongPressGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

--- A finger that stays down in one place.
---@class UILongPressGestureRecognizer : UIGestureRecognizer
---@field minimumPressDuration number How long the finger rests before it counts; default 0.5.
---@field allowableMovement number How far it may wander meanwhile; default 10.
---@field numberOfTouchesRequired integer How many fingers; default 1.
---@field numberOfTapsRequired integer How many taps come before the press; default 0.
---@overload fun(init?: UILongPressGestureRecognizer.Init): UILongPressGestureRecognizer
---@overload fun(handler: fun(recognizer)): UILongPressGestureRecognizer
---@overload fun(target: any, action: string): UILongPressGestureRecognizer
UILongPressGestureRecognizer = {}

--- Tells one more target of each change.
---@overload fun(self: UILongPressGestureRecognizer, target: any, action: string)
---@overload fun(self: UILongPressGestureRecognizer, target: any, labels: UILongPressGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change.
function UILongPressGestureRecognizer:addTarget(handler) end

---@class (exact) UISwipeGestureRecognizer.Init
---@field target? any Whose method is called; held weakly.
---@field action? string The method's name.
---@field direction? UISwipeGestureRecognizer.Direction|UISwipeGestureRecognizer.Direction[] The directions it takes; default right.
---@field numberOfTouchesRequired? integer How many fingers; default 1.
---@field state? UIGestureRecognizer.State How far the gesture is; setting it is for subclasses.
---@field isEnabled? boolean False cancels a gesture under way.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when it begins.
---@field delaysTouchesBegan? boolean Whether the view hears of touches only when it has failed.
---@field delaysTouchesEnded? boolean Whether the view hears of the end only when it has failed.
---@field name? string What lists call it.
---@field delegate? UIGestureRecognizerDelegate|table Asked before it begins; held weakly.

---@class (exact) UISwipeGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

--- A quick stroke in one direction.
---@class UISwipeGestureRecognizer : UIGestureRecognizer
---@field Direction any The words of UISwipeGestureRecognizer.Direction.
---@field direction UISwipeGestureRecognizer.Direction|UISwipeGestureRecognizer.Direction[] The directions it takes; default right.
---@field numberOfTouchesRequired integer How many fingers; default 1.
---@overload fun(init?: UISwipeGestureRecognizer.Init): UISwipeGestureRecognizer
---@overload fun(handler: fun(recognizer)): UISwipeGestureRecognizer
---@overload fun(target: any, action: string): UISwipeGestureRecognizer
UISwipeGestureRecognizer = {}

--- Tells one more target of each change.
---@overload fun(self: UISwipeGestureRecognizer, target: any, action: string)
---@overload fun(self: UISwipeGestureRecognizer, target: any, labels: UISwipeGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change.
function UISwipeGestureRecognizer:addTarget(handler) end

---@class (exact) UIPinchGestureRecognizer.Init
---@field target? any Whose method is called; held weakly.
---@field action? string The method's name.
---@field scale? number Their distance against what it was at first.
---@field state? UIGestureRecognizer.State How far the gesture is; setting it is for subclasses.
---@field isEnabled? boolean False cancels a gesture under way.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when it begins.
---@field delaysTouchesBegan? boolean Whether the view hears of touches only when it has failed.
---@field delaysTouchesEnded? boolean Whether the view hears of the end only when it has failed.
---@field name? string What lists call it.
---@field delegate? UIGestureRecognizerDelegate|table Asked before it begins; held weakly.

---@class (exact) UIPinchGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

--- Two fingers that come together or go apart.
---@class UIPinchGestureRecognizer : UIGestureRecognizer
---@field scale number Their distance against what it was at first.
---@field velocity number How fast the scale changes, per second.
---@overload fun(init?: UIPinchGestureRecognizer.Init): UIPinchGestureRecognizer
---@overload fun(handler: fun(recognizer)): UIPinchGestureRecognizer
---@overload fun(target: any, action: string): UIPinchGestureRecognizer
UIPinchGestureRecognizer = {}

--- Tells one more target of each change.
---@overload fun(self: UIPinchGestureRecognizer, target: any, action: string)
---@overload fun(self: UIPinchGestureRecognizer, target: any, labels: UIPinchGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change.
function UIPinchGestureRecognizer:addTarget(handler) end

---@class (exact) UIRotationGestureRecognizer.Init
---@field target? any Whose method is called; held weakly.
---@field action? string The method's name.
---@field rotation? number Clockwise, since the second finger went down.
---@field state? UIGestureRecognizer.State How far the gesture is; setting it is for subclasses.
---@field isEnabled? boolean False cancels a gesture under way.
---@field cancelsTouchesInView? boolean Whether the view's touches are cancelled when it begins.
---@field delaysTouchesBegan? boolean Whether the view hears of touches only when it has failed.
---@field delaysTouchesEnded? boolean Whether the view hears of the end only when it has failed.
---@field name? string What lists call it.
---@field delegate? UIGestureRecognizerDelegate|table Asked before it begins; held weakly.

---@class (exact) UIRotationGestureRecognizer.addTarget.Labels2_1
---@field action string The method's name.

--- Two fingers that turn about each other.
---@class UIRotationGestureRecognizer : UIGestureRecognizer
---@field rotation number Clockwise, since the second finger went down.
---@field velocity number In radians a second.
---@overload fun(init?: UIRotationGestureRecognizer.Init): UIRotationGestureRecognizer
---@overload fun(handler: fun(recognizer)): UIRotationGestureRecognizer
---@overload fun(target: any, action: string): UIRotationGestureRecognizer
UIRotationGestureRecognizer = {}

--- Tells one more target of each change.
---@overload fun(self: UIRotationGestureRecognizer, target: any, action: string)
---@overload fun(self: UIRotationGestureRecognizer, target: any, labels: UIRotationGestureRecognizer.addTarget.Labels2_1)
---@param handler fun(recognizer) Called at each change.
function UIRotationGestureRecognizer:addTarget(handler) end

---@class (exact) UIViewPropertyAnimator.Init
---@field duration? number How long it takes.
---@field curve? UIView.AnimationCurve How it runs.
---@field animations? fun() Changes what is to move.
---@field dampingRatio? number 1 does not overshoot.
---@field controlPoint1? CGPoint Of a Bezier curve from (0, 0) to (1, 1).
---@field controlPoint2? CGPoint Of the same curve.
---@field timingParameters? NSObject Cubic or spring timing parameters.
---@field isReversed? boolean Whether it goes back to its start.
---@field fractionComplete? number How far it has come; setting it pauses it there.
---@field isInterruptible? boolean False: it can only run through.
---@field isUserInteractionEnabled? boolean Whether touches reach the views while they move.
---@field isManualHitTestingEnabled? boolean Kept, without an effect.
---@field scrubsLinearly? boolean Whether scrubbing shows the fraction itself, not the curve there.
---@field pausesOnCompletion? boolean Whether it stays active at the end.

---@class (exact) UIViewPropertyAnimator.runningPropertyAnimator.Labels1_0
---@field withDuration number How long it takes.
---@field delay number Before it begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field animations fun() Changes what is to move.
---@field completion? fun(position) Called when it is over.

---@class (exact) UIViewPropertyAnimator.runningPropertyAnimator.Labels1_1
---@field delay number Before it begins.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field animations fun() Changes what is to move.
---@field completion? fun(position) Called when it is over.
---@field withDuration? nil

---@class (exact) UIViewPropertyAnimator.addAnimations.Labels1_1
---@field delayFactor? number The part of the rest that passes before.

---@class (exact) UIViewPropertyAnimator.startAnimation.Labels1_0
---@field afterDelay? number Seconds to wait; default 0.

---@class (exact) UIViewPropertyAnimator.continueAnimation.Labels1_0
---@field withTimingParameters? NSObject The course of the rest; nil: as before.
---@field durationFactor? number How long the rest takes, as a part of the whole; 0: as long as it would have.

---@class (exact) UIViewPropertyAnimator.continueAnimation.Labels1_1
---@field durationFactor? number How long the rest takes, as a part of the whole; 0: as long as it would have.
---@field withTimingParameters? nil

---@class (exact) UIViewPropertyAnimator.finishAnimation.Labels1_0
---@field at UIViewAnimatingPosition Whose values the model gets.

--- Animates changes that can be paused, scrubbed, turned round and continued.
---@class UIViewPropertyAnimator : NSObject
---@field duration number How long it takes; a physical spring's own settling time.
---@field delay number How long it waits before it moves.
---@field state UIViewAnimatingState Whether it has begun, and was stopped.
---@field isRunning boolean Whether it moves by itself.
---@field isReversed boolean Whether it goes back to its start.
---@field fractionComplete number How far it has come; setting it pauses it there.
---@field isInterruptible boolean False: it can only run through.
---@field isUserInteractionEnabled boolean Whether touches reach the views while they move.
---@field isManualHitTestingEnabled boolean Kept, without an effect.
---@field scrubsLinearly boolean Whether scrubbing shows the fraction itself, not the curve there.
---@field pausesOnCompletion boolean Whether it stays active at the end.
---@field timingParameters NSObject The course it was made with.
---@overload fun(init?: UIViewPropertyAnimator.Init): UIViewPropertyAnimator
---@overload fun(duration: number, curve: UIView.AnimationCurve, animations?: fun()): UIViewPropertyAnimator
---@overload fun(duration: number, dampingRatio: number, animations?: fun()): UIViewPropertyAnimator
---@overload fun(duration: number, controlPoint1: CGPoint, controlPoint2: CGPoint, animations?: fun()): UIViewPropertyAnimator
---@overload fun(duration: number, timingParameters: NSObject): UIViewPropertyAnimator
UIViewPropertyAnimator = {}

--- Makes an animator and starts it at once.
---@overload fun(labels: UIViewPropertyAnimator.runningPropertyAnimator.Labels1_0): UIViewPropertyAnimator
---@overload fun(duration: number, labels: UIViewPropertyAnimator.runningPropertyAnimator.Labels1_1): UIViewPropertyAnimator
---@param duration number How long it takes.
---@param delay number Before it begins.
---@param options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@param animations fun() Changes what is to move.
---@param completion? fun(position) Called when it is over.
---@return UIViewPropertyAnimator
function UIViewPropertyAnimator.runningPropertyAnimator(duration, delay, options, animations, completion) end

--- Adds to what moves.
---@overload fun(self: UIViewPropertyAnimator, animations: fun(), labels?: UIViewPropertyAnimator.addAnimations.Labels1_1)
---@param animations fun() Changes what is to move.
---@param delayFactor? number The part of the rest that passes before.
function UIViewPropertyAnimator:addAnimations(animations, delayFactor) end

--- Calls a function when it is over.
---@param completion fun(position) Told "end", "start" or "current".
function UIViewPropertyAnimator:addCompletion(completion) end

--- Starts it, or lets it go on.
---@overload fun(self: UIViewPropertyAnimator, labels?: UIViewPropertyAnimator.startAnimation.Labels1_0)
---@param delay? number Seconds to wait; default 0.
function UIViewPropertyAnimator:startAnimation(delay) end

--- Stops it where it is, to go on later.
function UIViewPropertyAnimator:pauseAnimation() end

--- Goes on from where it was paused.
---@overload fun(self: UIViewPropertyAnimator, labels?: UIViewPropertyAnimator.continueAnimation.Labels1_0)
---@overload fun(self: UIViewPropertyAnimator, parameters?: NSObject, labels?: UIViewPropertyAnimator.continueAnimation.Labels1_1)
---@param parameters? NSObject The course of the rest; nil: as before.
---@param durationFactor? number How long the rest takes, as a part of the whole; 0: as long as it would have.
function UIViewPropertyAnimator:continueAnimation(parameters, durationFactor) end

--- Leaves everything as it is on screen.
---@param withoutFinishing boolean True ends it at once; its completions never run.
function UIViewPropertyAnimator:stopAnimation(withoutFinishing) end

--- Ends a stopped animator.
---@overload fun(self: UIViewPropertyAnimator, labels: UIViewPropertyAnimator.finishAnimation.Labels1_0)
---@param position UIViewAnimatingPosition Whose values the model gets.
function UIViewPropertyAnimator:finishAnimation(position) end

---@class (exact) UICubicTimingParameters.Init
---@field animationCurve? UIView.AnimationCurve A named curve.
---@field controlPoint1? CGPoint Its x in 0…1.
---@field controlPoint2? CGPoint Its x in 0…1.

--- A course along a cubic Bezier curve.
---@class UICubicTimingParameters : NSObject
---@field controlPoint1 CGPoint The first control point.
---@field controlPoint2 CGPoint The second control point.
---@field timingCurveType UITimingCurveType What kind of course it is.
---@overload fun(init?: UICubicTimingParameters.Init): UICubicTimingParameters
---@overload fun(curve: UIView.AnimationCurve): UICubicTimingParameters
---@overload fun(controlPoint1: CGPoint, controlPoint2: CGPoint): UICubicTimingParameters
UICubicTimingParameters = {}

---@class (exact) UISpringTimingParameters.Init
---@field dampingRatio? number 1 does not overshoot.
---@field initialVelocity? CGVector In whole distances a second, for each axis.
---@field mass? number What hangs on the spring.
---@field stiffness? number How hard the spring pulls.
---@field damping? number The damping coefficient.
---@field duration? number How long it seems to take.
---@field bounce? number 0 does not overshoot.

--- A course that is a spring's.
---@class UISpringTimingParameters : NSObject
---@field initialVelocity CGVector In whole distances a second.
---@field timingCurveType UITimingCurveType What kind of course it is.
---@overload fun(init?: UISpringTimingParameters.Init): UISpringTimingParameters
---@overload fun(dampingRatio: number, initialVelocity?: CGVector): UISpringTimingParameters
---@overload fun(mass: number, stiffness: number, damping: number, initialVelocity?: CGVector): UISpringTimingParameters
---@overload fun(duration: number, bounce: number, initialVelocity?: CGVector): UISpringTimingParameters
UISpringTimingParameters = {}

---@class (exact) UIViewController.Init
---@field view? UIView Loaded when first asked for.
---@field title? string A name; printed.
---@field modalPresentationStyle? UIModalPresentationStyle How it is shown.
---@field modalTransitionStyle? UIModalTransitionStyle The system's animation.
---@field preferredContentSize? CGSize The size it would like, in points.
---@field additionalSafeAreaInsets? UIEdgeInsets Reserved beyond what the system covers.
---@field definesPresentationContext? boolean Whether current-context styles are shown over it.
---@field isModalInPresentation? boolean Whether a sheet cannot be swiped away.
---@field transitioningDelegate? UIViewControllerTransitioningDelegate|table Gives the animators; held weakly.

---@class (exact) UIViewController.present.Labels1_1
---@field animated boolean Whether it is animated.
---@field completion? fun() Called when it is over, cancelled or not.

---@class (exact) UIViewController.present.Labels1_2
---@field completion? fun() Called when it is over, cancelled or not.
---@field animated? nil

---@class (exact) UIViewController.dismiss.Labels1_0
---@field animated boolean Whether it is animated.
---@field completion? fun() Called when it is over.

---@class (exact) UIViewController.dismiss.Labels1_1
---@field completion? fun() Called when it is over.
---@field animated? nil

---@class (exact) UIViewController.addSegue.Labels1_0
---@field withIdentifier string What it is performed by.
---@field kind? UIStoryboardSegue.Kind Default show.
---@field destination fun() Makes the controller, anew each time.

---@class (exact) UIViewController.addSegue.Labels1_1
---@field kind? UIStoryboardSegue.Kind Default show.
---@field destination fun() Makes the controller, anew each time.
---@field withIdentifier? nil

---@class (exact) UIViewController.performSegue.Labels1_0
---@field withIdentifier string What it was declared as.
---@field sender? NSObject Who asks for it.

---@class (exact) UIViewController.performSegue.Labels1_1
---@field sender? NSObject Who asks for it.
---@field withIdentifier? nil

---@class (exact) UIViewController.prepare.Labels1_0
---@field ["for"] UIStoryboardSegue What is about to be performed.
---@field sender? NSObject Who asks for it.

---@class (exact) UIViewController.prepare.Labels1_1
---@field sender? NSObject Who asks for it.
---@field ["for"]? nil

---@class (exact) UIViewController.show.Labels1_1
---@field sender? NSObject Who asks for it.

---@class (exact) UIViewController.transition.Labels1_0
---@field from UIViewController The child that goes.
---@field to UIViewController The child that comes.
---@field duration number How long it takes.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field animations? fun() Changes what is to move.
---@field completion? fun(finished) Called when it is over.

---@class (exact) UIViewController.transition.Labels1_1
---@field to UIViewController The child that comes.
---@field duration number How long it takes.
---@field options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@field animations? fun() Changes what is to move.
---@field completion? fun(finished) Called when it is over.
---@field from? nil

---@class (exact) UIViewController.preferredContentSizeDidChange.Labels1_0
---@field forChildContentContainer NSObject The controller inside.

---@class (exact) UIViewController.systemLayoutFittingSizeDidChange.Labels1_0
---@field forChildContentContainer NSObject The controller inside.

---@class (exact) UIViewController.size.Labels1_0
---@field forChildContentContainer NSObject The controller inside.
---@field withParentContainerSize CGSize The room there is.

---@class (exact) UIViewController.size.Labels1_1
---@field withParentContainerSize CGSize The room there is.
---@field forChildContentContainer? nil

---@class (exact) UIViewController.viewWillTransition.Labels1_0
---@field to CGSize The size it is about to have.
---@field with UITransitionCoordinator Runs blocks along.

---@class (exact) UIViewController.viewWillTransition.Labels1_1
---@field with UITransitionCoordinator Runs blocks along.
---@field to? nil

---@class (exact) UIViewController.willTransition.Labels1_0
---@field to UITraitCollection The traits it is about to have.
---@field with UITransitionCoordinator Runs blocks along.

---@class (exact) UIViewController.willTransition.Labels1_1
---@field with UITransitionCoordinator Runs blocks along.
---@field to? nil

---@class (exact) UIViewController.willMove.Labels1_0
---@field toParent? UIViewController The container, or nil when it leaves.

---@class (exact) UIViewController.didMove.Labels1_0
---@field toParent? UIViewController The container, or nil when it leaves.

---@class (exact) UIViewController.beginAppearanceTransition.Labels1_1
---@field animated boolean Whether it is animated.

--- Manages a view, and what is presented over it.
---@class UIViewController : UIResponder
---@field view UIView Loaded when first asked for.
---@field viewIfLoaded UIView The view, if it was loaded.
---@field isViewLoaded boolean Whether the view was loaded.
---@field title string|nil A name; printed.
---@field navigationController UINavigationController The nearest one around this controller.
---@field tabBarController UITabBarController The nearest one around this controller.
---@field parent UIViewController The controller this is a child of.
---@field children UIViewController[] A fresh array.
---@field presentedViewController UIViewController What this controller, or one above it, presents.
---@field presentingViewController UIViewController Who presents this controller.
---@field presentationController UIPresentationController What manages its presentation.
---@field sheetPresentationController UISheetPresentationController What presents it in a sheet; nil in other styles.
---@field traitCollection UITraitCollection The parent's, or the screen's, with what the presentation overrides.
---@field modalPresentationStyle UIModalPresentationStyle How it is shown.
---@field modalTransitionStyle UIModalTransitionStyle The system's animation.
---@field preferredContentSize CGSize The size it would like, in points.
---@field additionalSafeAreaInsets UIEdgeInsets Reserved beyond what the system covers.
---@field definesPresentationContext boolean Whether current-context styles are shown over it.
---@field isModalInPresentation boolean Whether a sheet cannot be swiped away.
---@field transitioningDelegate UIViewControllerTransitioningDelegate|table|nil Gives the animators; held weakly.
---@field transitionCoordinator UITransitionCoordinator Of the transition in progress.
---@field shouldAutomaticallyForwardAppearanceMethods boolean Whether children hear of appearing without being told.
---@field isBeingPresented boolean In the callbacks of a presentation.
---@field isBeingDismissed boolean In the callbacks of a dismissal.
---@field isMovingToParent boolean In the callbacks of joining a container.
---@field isMovingFromParent boolean In the callbacks of leaving a container.
---@overload fun(init?: UIViewController.Init): UIViewController
UIViewController = {}

--- Shows a controller over this one.
---@overload fun(self: UIViewController, controller: UIViewController, labels: UIViewController.present.Labels1_1)
---@overload fun(self: UIViewController, controller: UIViewController, animated: boolean, labels?: UIViewController.present.Labels1_2)
---@param controller UIViewController The controller to show.
---@param animated boolean Whether it is animated.
---@param completion? fun() Called when it is over, cancelled or not.
function UIViewController:present(controller, animated, completion) end

--- Takes away what this controller presents, or this controller itself.
---@overload fun(self: UIViewController, labels: UIViewController.dismiss.Labels1_0)
---@overload fun(self: UIViewController, animated: boolean, labels?: UIViewController.dismiss.Labels1_1)
---@param animated boolean Whether it is animated.
---@param completion? fun() Called when it is over.
function UIViewController:dismiss(animated, completion) end

--- Declares a segue, as a line in a storyboard does.
---@overload fun(self: UIViewController, labels: UIViewController.addSegue.Labels1_0)
---@overload fun(self: UIViewController, identifier: string, labels: UIViewController.addSegue.Labels1_1)
---@param identifier string What it is performed by.
---@param kind? UIStoryboardSegue.Kind Default show.
---@param destination fun() Makes the controller, anew each time.
function UIViewController:addSegue(identifier, kind, destination) end

--- Makes the destination, offers it to prepare, and shows it.
---@overload fun(self: UIViewController, labels: UIViewController.performSegue.Labels1_0)
---@overload fun(self: UIViewController, identifier: string, labels?: UIViewController.performSegue.Labels1_1)
---@param identifier string What it was declared as.
---@param sender? NSObject Who asks for it.
function UIViewController:performSegue(identifier, sender) end

--- Called before a segue shows its destination.
---@overload fun(self: UIViewController, labels: UIViewController.prepare.Labels1_0)
---@overload fun(self: UIViewController, segue: UIStoryboardSegue, labels?: UIViewController.prepare.Labels1_1)
---@param segue UIStoryboardSegue What is about to be performed.
---@param sender? NSObject Who asks for it.
function UIViewController:prepare(segue, sender) end

--- Pushes inside a navigation controller, else presents.
---@overload fun(self: UIViewController, controller: UIViewController, labels?: UIViewController.show.Labels1_1)
---@param controller UIViewController The controller to show.
---@param sender? NSObject Who asks for it.
function UIViewController:show(controller, sender) end

--- For containers: changes from one child's view to another's.
---@overload fun(self: UIViewController, labels: UIViewController.transition.Labels1_0)
---@overload fun(self: UIViewController, from: UIViewController, labels: UIViewController.transition.Labels1_1)
---@param from UIViewController The child that goes.
---@param to UIViewController The child that comes.
---@param duration number How long it takes.
---@param options? UIView.AnimationOptions|UIView.AnimationOptions[] How it runs.
---@param animations? fun() Changes what is to move.
---@param completion? fun(finished) Called when it is over.
function UIViewController:transition(from, to, duration, options, animations, completion) end

--- Makes the view.
function UIViewController:loadView() end

--- The view was made.
function UIViewController:viewDidLoad() end

--- Before the view lays out.
function UIViewController:viewWillLayoutSubviews() end

--- Its traits have changed.
---@param previous? UITraitCollection The traits from before.
function UIViewController:traitCollectionDidChange(previous) end

--- A controller inside wants another size.
---@overload fun(self: UIViewController, labels: UIViewController.preferredContentSizeDidChange.Labels1_0)
---@param container NSObject The controller inside.
function UIViewController:preferredContentSizeDidChange(container) end

--- A controller inside fits differently; only a script sends it.
---@overload fun(self: UIViewController, labels: UIViewController.systemLayoutFittingSizeDidChange.Labels1_0)
---@param container NSObject The controller inside.
function UIViewController:systemLayoutFittingSizeDidChange(container) end

--- The size for a controller inside.
---@overload fun(self: UIViewController, labels: UIViewController.size.Labels1_0): CGSize
---@overload fun(self: UIViewController, container: NSObject, labels: UIViewController.size.Labels1_1): CGSize
---@param container NSObject The controller inside.
---@param size CGSize The room there is.
---@return CGSize
function UIViewController:size(container, size) end

--- Its size is about to change.
---@overload fun(self: UIViewController, labels: UIViewController.viewWillTransition.Labels1_0)
---@overload fun(self: UIViewController, size: CGSize, labels: UIViewController.viewWillTransition.Labels1_1)
---@param size CGSize The size it is about to have.
---@param coordinator UITransitionCoordinator Runs blocks along.
function UIViewController:viewWillTransition(size, coordinator) end

--- Its traits are about to change; comes before the change of size.
---@overload fun(self: UIViewController, labels: UIViewController.willTransition.Labels1_0)
---@overload fun(self: UIViewController, newCollection: UITraitCollection, labels: UIViewController.willTransition.Labels1_1)
---@param newCollection UITraitCollection The traits it is about to have.
---@param coordinator UITransitionCoordinator Runs blocks along.
function UIViewController:willTransition(newCollection, coordinator) end

--- After the view laid out.
function UIViewController:viewDidLayoutSubviews() end

--- When what is free of the view has changed.
function UIViewController:viewSafeAreaInsetsDidChange() end

--- The view is about to be shown.
---@param animated? boolean Whether it is animated.
function UIViewController:viewWillAppear(animated) end

--- The view is shown.
---@param animated? boolean Whether it is animated.
function UIViewController:viewDidAppear(animated) end

--- The view is about to go; it may still stay.
---@param animated? boolean Whether it is animated.
function UIViewController:viewWillDisappear(animated) end

--- The view is gone.
---@param animated? boolean Whether it is animated.
function UIViewController:viewDidDisappear(animated) end

--- It is about to join or leave a container.
---@param parent? UIViewController The container, or nil when it leaves.
function UIViewController:willMove_toParent(parent) end

--- It joined or left a container.
---@param parent? UIViewController The container, or nil when it leaves.
function UIViewController:didMove_toParent(parent) end

--- For containers: tells it before it joins or leaves.
---@overload fun(self: UIViewController, labels?: UIViewController.willMove.Labels1_0)
---@param parent? UIViewController The container, or nil when it leaves.
function UIViewController:willMove(parent) end

--- For containers: tells it after it joined or left.
---@overload fun(self: UIViewController, labels?: UIViewController.didMove.Labels1_0)
---@param parent? UIViewController The container, or nil when it leaves.
function UIViewController:didMove(parent) end

--- Loads the view now.
function UIViewController:loadViewIfNeeded() end

--- Takes a controller in; its view is added by the script.
---@param child UIViewController The controller to take in.
function UIViewController:addChild(child) end

--- Leaves the parent.
function UIViewController:removeFromParent() end

--- For containers: sends the will-callbacks.
---@overload fun(self: UIViewController, isAppearing: boolean, labels: UIViewController.beginAppearanceTransition.Labels1_1)
---@param isAppearing boolean False: it is about to go.
---@param animated boolean Whether it is animated.
function UIViewController:beginAppearanceTransition(isAppearing, animated) end

--- For containers: sends the did-callbacks.
function UIViewController:endAppearanceTransition() end

---@class (exact) UINavigationController.Init
---@field rootViewController? UIViewController The bottom of the stack.
---@field viewControllers? UIViewController[] The root first; a fresh array.
---@field isNavigationBarHidden? boolean Kept, not drawn.
---@field delegate? UINavigationControllerDelegate|table Gives the animators; held weakly.
---@field view? UIView Loaded when first asked for.
---@field title? string A name; printed.
---@field modalPresentationStyle? UIModalPresentationStyle How it is shown.
---@field modalTransitionStyle? UIModalTransitionStyle The system's animation.
---@field preferredContentSize? CGSize The size it would like, in points.
---@field additionalSafeAreaInsets? UIEdgeInsets Reserved beyond what the system covers.
---@field definesPresentationContext? boolean Whether current-context styles are shown over it.
---@field isModalInPresentation? boolean Whether a sheet cannot be swiped away.
---@field transitioningDelegate? UIViewControllerTransitioningDelegate|table Gives the animators; held weakly.

---@class (exact) UINavigationController.pushViewController.Labels1_1
---@field animated boolean Whether it is animated.

---@class (exact) UINavigationController.popViewController.Labels1_0
---@field animated boolean Whether it is animated.

---@class (exact) UINavigationController.popToViewController.Labels1_1
---@field animated boolean Whether it is animated.

---@class (exact) UINavigationController.popToRootViewController.Labels1_0
---@field animated boolean Whether it is animated.

---@class (exact) UINavigationController.setViewControllers.Labels1_1
---@field animated boolean Whether it is animated.

---@class (exact) UINavigationController.setNavigationBarHidden.Labels1_1
---@field animated boolean Whether it is animated.

--- Shows the top of a stack of controllers.
---@class UINavigationController : UIViewController
---@field viewControllers UIViewController[] The root first; a fresh array.
---@field topViewController UIViewController The top of the stack.
---@field visibleViewController UIViewController What is in front: presented, or the top.
---@field isNavigationBarHidden boolean Kept, not drawn.
---@field interactivePopGestureRecognizer UIGestureRecognizer The swipe from the edge that pops.
---@field delegate UINavigationControllerDelegate|table|nil Gives the animators; held weakly.
---@overload fun(init?: UINavigationController.Init): UINavigationController
---@overload fun(root: UIViewController): UINavigationController
UINavigationController = {}

--- Puts a controller on top.
---@overload fun(self: UINavigationController, controller: UIViewController, labels: UINavigationController.pushViewController.Labels1_1)
---@param controller UIViewController The controller meant.
---@param animated boolean Whether it is animated.
function UINavigationController:pushViewController(controller, animated) end

--- Takes the top off.
---@overload fun(self: UINavigationController, labels: UINavigationController.popViewController.Labels1_0): UIViewController
---@param animated boolean Whether it is animated.
---@return UIViewController
function UINavigationController:popViewController(animated) end

--- Takes everything above a controller off.
---@overload fun(self: UINavigationController, controller: UIViewController, labels: UINavigationController.popToViewController.Labels1_1): UIViewController[]
---@param controller UIViewController The controller meant.
---@param animated boolean Whether it is animated.
---@return UIViewController[]
function UINavigationController:popToViewController(controller, animated) end

--- Takes everything above the root off.
---@overload fun(self: UINavigationController, labels: UINavigationController.popToRootViewController.Labels1_0): UIViewController[]
---@param animated boolean Whether it is animated.
---@return UIViewController[]
function UINavigationController:popToRootViewController(animated) end

--- Replaces the stack.
---@overload fun(self: UINavigationController, controllers: UIViewController[], labels: UINavigationController.setViewControllers.Labels1_1)
---@param controllers UIViewController[] The root first.
---@param animated boolean Whether it is animated.
function UINavigationController:setViewControllers(controllers, animated) end

--- Kept, not drawn.
---@overload fun(self: UINavigationController, hidden: boolean, labels: UINavigationController.setNavigationBarHidden.Labels1_1)
---@param hidden boolean Whether there is no bar.
---@param animated boolean Whether it is animated.
function UINavigationController:setNavigationBarHidden(hidden, animated) end

---@class (exact) UITabBarController.Init
---@field viewControllers? UIViewController[] One for each tab; a fresh array.
---@field selectedIndex? integer Counted from 0; -1 without tabs.
---@field selectedViewController? UIViewController The controller shown.
---@field delegate? UITabBarControllerDelegate|table Gives the animators; held weakly.
---@field view? UIView Loaded when first asked for.
---@field title? string A name; printed.
---@field modalPresentationStyle? UIModalPresentationStyle How it is shown.
---@field modalTransitionStyle? UIModalTransitionStyle The system's animation.
---@field preferredContentSize? CGSize The size it would like, in points.
---@field additionalSafeAreaInsets? UIEdgeInsets Reserved beyond what the system covers.
---@field definesPresentationContext? boolean Whether current-context styles are shown over it.
---@field isModalInPresentation? boolean Whether a sheet cannot be swiped away.
---@field transitioningDelegate? UIViewControllerTransitioningDelegate|table Gives the animators; held weakly.

---@class (exact) UITabBarController.setViewControllers.Labels1_1
---@field animated boolean Tabs change without animation: there is none to see.

--- Shows one of several controllers, chosen by a row of tabs.
---@class UITabBarController : UIViewController
---@field viewControllers UIViewController[] One for each tab; a fresh array.
---@field selectedIndex integer Counted from 0; -1 without tabs.
---@field selectedViewController UIViewController|nil The controller shown.
---@field tabBar UITabBar The row of tabs.
---@field delegate UITabBarControllerDelegate|table|nil Gives the animators; held weakly.
---@overload fun(init?: UITabBarController.Init): UITabBarController
UITabBarController = {}

--- Replaces all tabs.
---@overload fun(self: UITabBarController, controllers: UIViewController[], labels: UITabBarController.setViewControllers.Labels1_1)
---@param controllers UIViewController[] One for each tab.
---@param animated boolean Tabs change without animation: there is none to see.
function UITabBarController:setViewControllers(controllers, animated) end

---@class (exact) UIPresentationController.Init
---@field presentedViewController? UIViewController The controller shown.
---@field presenting? UIViewController The controller under it.
---@field delegate? UIAdaptivePresentationControllerDelegate|table Has a say in how it adapts and whether a drag dismisses it; held weakly.
---@field overrideTraitCollection? UITraitCollection Traits the controller shown has instead of those around it.

---@class (exact) UIPresentationController.adaptivePresentationStyle.Labels1_0
---@field ["for"] UITraitCollection How much room there is.

---@class (exact) UIPresentationController.preferredContentSizeDidChange.Labels1_0
---@field forChildContentContainer NSObject The controller inside.

---@class (exact) UIPresentationController.systemLayoutFittingSizeDidChange.Labels1_0
---@field forChildContentContainer NSObject The controller inside.

---@class (exact) UIPresentationController.size.Labels1_0
---@field forChildContentContainer NSObject The controller inside.
---@field withParentContainerSize CGSize The room there is.

---@class (exact) UIPresentationController.size.Labels1_1
---@field withParentContainerSize CGSize The room there is.
---@field forChildContentContainer? nil

---@class (exact) UIPresentationController.viewWillTransition.Labels1_0
---@field to CGSize The size it is about to have.
---@field with UITransitionCoordinator Runs blocks along.

---@class (exact) UIPresentationController.viewWillTransition.Labels1_1
---@field with UITransitionCoordinator Runs blocks along.
---@field to? nil

---@class (exact) UIPresentationController.willTransition.Labels1_0
---@field to UITraitCollection The traits it is about to have.
---@field with UITransitionCoordinator Runs blocks along.

---@class (exact) UIPresentationController.willTransition.Labels1_1
---@field with UITransitionCoordinator Runs blocks along.
---@field to? nil

--- Owns what is around a presented controller.
---@class UIPresentationController : NSObject
---@field presentedViewController UIViewController The controller shown.
---@field presentingViewController UIViewController The controller under it.
---@field containerView UIView Holds everything the presentation shows; nil outside it.
---@field presentedView UIView What is animated: the controller's view, or one around it.
---@field frameOfPresentedViewInContainerView CGRect Where the presented view ends.
---@field shouldPresentInFullscreen boolean Over the screen, or over the nearest context.
---@field shouldRemovePresentersView boolean Whether the view under it is taken away.
---@field presentationStyle UIModalPresentationStyle The style it presents in.
---@field delegate UIAdaptivePresentationControllerDelegate|table|nil Has a say in how it adapts and whether a drag dismisses it; held weakly.
---@field overrideTraitCollection UITraitCollection|nil Traits the controller shown has instead of those around it.
---@overload fun(init?: UIPresentationController.Init): UIPresentationController
---@overload fun(presentedViewController: UIViewController, presenting?: UIViewController): UIPresentationController
UIPresentationController = {}

--- What the style becomes; none when it stays.
---@overload fun(self: UIPresentationController, labels: UIPresentationController.adaptivePresentationStyle.Labels1_0): UIModalPresentationStyle
---@param traitCollection UITraitCollection How much room there is.
---@return UIModalPresentationStyle
function UIPresentationController:adaptivePresentationStyle(traitCollection) end

--- Before the presentation's animation.
function UIPresentationController:presentationTransitionWillBegin() end

--- Before the dismissal's animation.
function UIPresentationController:dismissalTransitionWillBegin() end

--- Before the container lays out.
function UIPresentationController:containerViewWillLayoutSubviews() end

--- After the container laid out.
function UIPresentationController:containerViewDidLayoutSubviews() end

--- After it; false when it was cancelled.
---@param completed boolean False when it was cancelled.
function UIPresentationController:presentationTransitionDidEnd(completed) end

--- After it; false when it was cancelled.
---@param completed boolean False when it was cancelled.
function UIPresentationController:dismissalTransitionDidEnd(completed) end

--- A controller inside wants another size.
---@overload fun(self: UIPresentationController, labels: UIPresentationController.preferredContentSizeDidChange.Labels1_0)
---@param container NSObject The controller inside.
function UIPresentationController:preferredContentSizeDidChange(container) end

--- A controller inside fits differently; only a script sends it.
---@overload fun(self: UIPresentationController, labels: UIPresentationController.systemLayoutFittingSizeDidChange.Labels1_0)
---@param container NSObject The controller inside.
function UIPresentationController:systemLayoutFittingSizeDidChange(container) end

--- The size for a controller inside.
---@overload fun(self: UIPresentationController, labels: UIPresentationController.size.Labels1_0): CGSize
---@overload fun(self: UIPresentationController, container: NSObject, labels: UIPresentationController.size.Labels1_1): CGSize
---@param container NSObject The controller inside.
---@param size CGSize The room there is.
---@return CGSize
function UIPresentationController:size(container, size) end

--- Its size is about to change.
---@overload fun(self: UIPresentationController, labels: UIPresentationController.viewWillTransition.Labels1_0)
---@overload fun(self: UIPresentationController, size: CGSize, labels: UIPresentationController.viewWillTransition.Labels1_1)
---@param size CGSize The size it is about to have.
---@param coordinator UITransitionCoordinator Runs blocks along.
function UIPresentationController:viewWillTransition(size, coordinator) end

--- Its traits are about to change; comes before the change of size.
---@overload fun(self: UIPresentationController, labels: UIPresentationController.willTransition.Labels1_0)
---@overload fun(self: UIPresentationController, newCollection: UITraitCollection, labels: UIPresentationController.willTransition.Labels1_1)
---@param newCollection UITraitCollection The traits it is about to have.
---@param coordinator UITransitionCoordinator Runs blocks along.
function UIPresentationController:willTransition(newCollection, coordinator) end

---@class (exact) UITransitionContext.view.Labels1_0
---@field forKey UITransitionContextViewKey Which side: from or to.

---@class (exact) UITransitionContext.viewController.Labels1_0
---@field forKey UITransitionContextViewControllerKey Which side: from or to.

---@class (exact) UITransitionContext.initialFrame.Labels1_0
---@field ["for"] UIViewController The controller of a side.

---@class (exact) UITransitionContext.finalFrame.Labels1_0
---@field ["for"] UIViewController The controller of a side.

--- What an animator is given: the two sides of a transition and how to end it.
---@class UITransitionContext : NSObject
---@field containerView UIView Where the animation happens.
---@field isAnimated boolean Whether it is animated.
---@field isInteractive boolean Whether a gesture drives it now.
---@field transitionWasCancelled boolean Whether it was cancelled.
---@field percentComplete number How far the interaction is.
---@field transitionDuration number The animator's duration.
---@field presentationStyle UIModalPresentationStyle Of a presentation; none otherwise.
---@field targetTransform CGAffineTransform The rotation of the destination.
UITransitionContext = {}

--- The view of a side; nil where it stays in place.
---@overload fun(self: UITransitionContext, labels: UITransitionContext.view.Labels1_0): UIView
---@param key UITransitionContextViewKey Which side: from or to.
---@return UIView
function UITransitionContext:view(key) end

--- The controller of a side.
---@overload fun(self: UITransitionContext, labels: UITransitionContext.viewController.Labels1_0): UIViewController
---@param key UITransitionContextViewControllerKey Which side: from or to.
---@return UIViewController
function UITransitionContext:viewController(key) end

--- Where its view starts; zero when it is not on screen.
---@overload fun(self: UITransitionContext, labels: UITransitionContext.initialFrame.Labels1_0): CGRect
---@param controller UIViewController The controller of a side.
---@return CGRect
function UITransitionContext:initialFrame(controller) end

--- Where its view ends; zero when it goes.
---@overload fun(self: UITransitionContext, labels: UITransitionContext.finalFrame.Labels1_0): CGRect
---@param controller UIViewController The controller of a side.
---@return CGRect
function UITransitionContext:finalFrame(controller) end

--- Ends the transition; to be called once.
---@param didComplete boolean False when it was cancelled.
function UITransitionContext:completeTransition(didComplete) end

--- For custom interaction controllers.
---@param percent number How far it is.
function UITransitionContext:updateInteractiveTransition(percent) end

--- For custom interaction controllers.
function UITransitionContext:finishInteractiveTransition() end

--- For custom interaction controllers.
function UITransitionContext:cancelInteractiveTransition() end

--- For custom interaction controllers.
function UITransitionContext:pauseInteractiveTransition() end

---@class (exact) UIPercentDrivenInteractiveTransition.Init
---@field completionSpeed? number How fast it runs on when let go.
---@field completionCurve? UIView.AnimationCurve The curve of what is left when let go.
---@field wantsInteractiveStart? boolean Whether it begins with the gesture in control.
---@field timingCurve? NSObject The tail of an interruptible animator.

--- Drives an animator's animations by a fraction.
---@class UIPercentDrivenInteractiveTransition : NSObject
---@field percentComplete number The last fraction given.
---@field duration number The animator's duration.
---@field completionSpeed number How fast it runs on when let go.
---@field completionCurve UIView.AnimationCurve The curve of what is left when let go.
---@field wantsInteractiveStart boolean Whether it begins with the gesture in control.
---@field timingCurve NSObject|nil The tail of an interruptible animator.
---@overload fun(init?: UIPercentDrivenInteractiveTransition.Init): UIPercentDrivenInteractiveTransition
UIPercentDrivenInteractiveTransition = {}

--- Called to begin; starts the animator.
---@param context UITransitionContext The transition.
function UIPercentDrivenInteractiveTransition:startInteractiveTransition(context) end

--- Moves the animation to a fraction.
---@param fraction number Clamped to 0…1.
function UIPercentDrivenInteractiveTransition:update(fraction) end

--- Lets go: it runs to its end.
function UIPercentDrivenInteractiveTransition:finish() end

--- Lets go: it runs back.
function UIPercentDrivenInteractiveTransition:cancel() end

--- Takes hold of a running interruptible transition.
function UIPercentDrivenInteractiveTransition:pause() end

---@class (exact) UITransitionCoordinator.view.Labels1_0
---@field forKey UITransitionContextViewKey Which side: from or to.

---@class (exact) UITransitionCoordinator.viewController.Labels1_0
---@field forKey UITransitionContextViewControllerKey Which side: from or to.

---@class (exact) UITransitionCoordinator.animate.Labels1_0
---@field alongsideTransition? fun(context) Runs with the animator's animations.
---@field completion? fun(context) Called after the transition.

---@class (exact) UITransitionCoordinator.animate.Labels1_1
---@field completion? fun(context) Called after the transition.
---@field alongsideTransition? nil

---@class (exact) UITransitionCoordinator.animateAlongsideTransition.Labels1_0
---@field ["in"]? UIView An ancestor of what changes.
---@field animation? fun(context) Runs with the animator's animations.
---@field completion? fun(context) Called after the transition.

---@class (exact) UITransitionCoordinator.animateAlongsideTransition.Labels1_1
---@field animation? fun(context) Runs with the animator's animations.
---@field completion? fun(context) Called after the transition.
---@field ["in"]? nil

--- Runs animations alongside a transition.
---@class UITransitionCoordinator : NSObject
---@field isAnimated boolean Whether the transition is animated.
---@field isInteractive boolean Whether a gesture drives it now.
---@field isCancelled boolean Whether it was cancelled.
---@field initiallyInteractive boolean Whether it began with a gesture.
---@field transitionDuration number The animator's duration.
---@field percentComplete number How far the interaction was when it ended.
---@field completionVelocity number How fast it was let go.
---@field completionCurve any The curve of what is left when let go; 7 for the system's push, which has no word.
---@field isInterruptible boolean Whether it can be taken hold of while it runs.
---@field presentationStyle UIModalPresentationStyle Of a presentation; none otherwise.
---@field targetTransform CGAffineTransform The rotation the transition includes.
---@field containerView UIView Where the animation happens.
UITransitionCoordinator = {}

--- The view of a side.
---@overload fun(self: UITransitionCoordinator, labels: UITransitionCoordinator.view.Labels1_0): UIView
---@param key UITransitionContextViewKey Which side: from or to.
---@return UIView
function UITransitionCoordinator:view(key) end

--- The controller of a side.
---@overload fun(self: UITransitionCoordinator, labels: UITransitionCoordinator.viewController.Labels1_0): UIViewController
---@param key UITransitionContextViewControllerKey Which side: from or to.
---@return UIViewController
function UITransitionCoordinator:viewController(key) end

--- Animates along with the transition.
---@overload fun(self: UITransitionCoordinator, labels?: UITransitionCoordinator.animate.Labels1_0): boolean
---@overload fun(self: UITransitionCoordinator, animation?: fun(context), labels?: UITransitionCoordinator.animate.Labels1_1): boolean
---@param animation? fun(context) Runs with the animator's animations.
---@param completion? fun(context) Called after the transition.
---@return boolean
function UITransitionCoordinator:animate(animation, completion) end

--- The same for views outside the container.
---@overload fun(self: UITransitionCoordinator, labels?: UITransitionCoordinator.animateAlongsideTransition.Labels1_0): boolean
---@overload fun(self: UITransitionCoordinator, view?: UIView, labels?: UITransitionCoordinator.animateAlongsideTransition.Labels1_1): boolean
---@param view? UIView An ancestor of what changes.
---@param animation? fun(context) Runs with the animator's animations.
---@param completion? fun(context) Called after the transition.
---@return boolean
function UITransitionCoordinator:animateAlongsideTransition(view, animation, completion) end

--- Calls each time the gesture lets go or takes hold.
---@param handler fun(context) Called with the context.
function UITransitionCoordinator:notifyWhenInteractionChanges(handler) end

--- Calls once, when the gesture lets go for the first time.
---@param handler fun(context) Called with the context.
function UITransitionCoordinator:notifyWhenInteractionEnds(handler) end

--- One way from a controller to another.
---@class UIStoryboardSegue : NSObject
---@field identifier string What it is performed by.
---@field source UIViewController Where it starts.
---@field destination UIViewController What it shows.
UIStoryboardSegue = {}

--- Presents a controller in a card that a finger drags between heights, or away.
---@class UISheetPresentationController : UIPresentationController
---@field detents UISheetPresentationControllerDetent[] The heights it can rest at; default large.
---@field selectedDetentIdentifier string|nil The height it rests at; nil is the smallest.
---@field largestUndimmedDetentIdentifier string|nil Up to this height what is behind is not dimmed, and takes touches.
---@field prefersGrabberVisible boolean Whether there is a grabber at its top.
---@field preferredCornerRadius number|nil Nil is the system's.
---@field Detent any The heights: medium(), large(), custom().
UISheetPresentationController = {}

--- Changes heights in an animation of 0.4 s.
---@param changes fun() Sets heights.
function UISheetPresentationController:animateChanges(changes) end

--- Works heights out again.
function UISheetPresentationController:invalidateDetents() end

---@class (exact) UISheetPresentationControllerDetent.custom.Labels1_0
---@field identifier? string Names it.
---@field resolver fun(context) Given {maximumDetentValue}, answers the height or nil.

---@class (exact) UISheetPresentationControllerDetent.custom.Labels1_1
---@field resolver fun(context) Given {maximumDetentValue}, answers the height or nil.
---@field identifier? nil

--- A height a sheet can rest at: Swift's UISheetPresentationController.Detent.
---@class UISheetPresentationControllerDetent : NSObject
---@field identifier string Names it.
UISheetPresentationControllerDetent = {}

--- About half of the largest height.
---@return UISheetPresentationControllerDetent
function UISheetPresentationControllerDetent.medium() end

--- All there is.
---@return UISheetPresentationControllerDetent
function UISheetPresentationControllerDetent.large() end

--- A height of your own.
---@overload fun(labels: UISheetPresentationControllerDetent.custom.Labels1_0): UISheetPresentationControllerDetent
---@overload fun(identifier?: string, labels: UISheetPresentationControllerDetent.custom.Labels1_1): UISheetPresentationControllerDetent
---@param identifier? string Names it.
---@param resolver fun(context) Given {maximumDetentValue}, answers the height or nil.
---@return UISheetPresentationControllerDetent
function UISheetPresentationControllerDetent.custom(identifier, resolver) end

---@class (exact) UITraitCollection.Init
---@field horizontalSizeClass? UIUserInterfaceSizeClass Across.
---@field verticalSizeClass? UIUserInterfaceSizeClass Down.
---@field displayScale? number Pixels to a point.

--- How much room there is, in words.
---@class UITraitCollection : NSObject
---@field horizontalSizeClass UIUserInterfaceSizeClass Across.
---@field verticalSizeClass UIUserInterfaceSizeClass Down.
---@field displayScale number Pixels to a point; 0 is unspecified.
---@overload fun(init?: UITraitCollection.Init): UITraitCollection
---@overload fun(horizontalSizeClass?: UIUserInterfaceSizeClass, verticalSizeClass?: UIUserInterfaceSizeClass, displayScale?: number): UITraitCollection
UITraitCollection = {}

---@class (exact) Timeline.advance.Labels1_0
---@field by number How far to run.

---@class (exact) Timeline.seek.Labels1_0
---@field to number|string Seconds, "350ms", "21f", "50%", "+3f", "in", "end", "@mark", an event.

---@class (exact) Timeline.run.Labels1_0
---@field limit? number At most so long; default 60.

---@class (exact) Timeline.runUntil.Labels1_1
---@field limit? number At most so long; default 60.

---@class (exact) Timeline.value.Labels1_2
---@field at? number|string Default: the playhead.

---@class (exact) Timeline.tracks.Labels1_0
---@field root? NSObject Only what is in this view or layer.

---@class (exact) Timeline.snapshot.Labels1_0
---@field at? number|string Default: the playhead.

---@class (exact) Timeline.export.Labels1_1
---@field at? number|string Default: the playhead.
---@field from? number|string Where several moments begin; default 0.
---@field to? number|string Where they end; default: the end.
---@field frames? integer How many moments; default 6, or every frame.
---@field layout? PictureExport.Layout How they are shown.
---@field scale? number Pixels a point; default 2.
---@field outlines? boolean A hairline round every layer.

---@class (exact) Timeline.export.Labels1_2
---@field from? number|string Where several moments begin; default 0.
---@field to? number|string Where they end; default: the end.
---@field frames? integer How many moments; default 6, or every frame.
---@field layout? PictureExport.Layout How they are shown.
---@field scale? number Pixels a point; default 2.
---@field outlines? boolean A hairline round every layer.
---@field at? nil

---@class (exact) Timeline.setRate.Labels1_1
---@field on NSObject A layer or a view.

---@class (exact) Timeline.onEvent.Labels1_1
---@field ["if"]? any A function of the event, or Lua as text; always when left out.

--- The clock in your hand.
---@class Timeline : NSObject
---@field now number The playhead. Setting it seeks.
---@field liveTime number How far the world has run.
---@field frame integer The frame number at the playhead.
---@field fps integer Frames a second.
---@field rate number Signed rate of what is being driven.
---@field transition UITransitionContext The transition in progress, or nil.
---@field inPoint number|string|nil Where the range begins, any form of a time; nil: at the start.
---@field outPoint number|string|nil Where the range ends, any form of a time; nil: at the end.
---@field loop LoopMode What play does at the ends of the range.
---@field stopReason string What stopped the last move before its end, or nil.
Timeline = {}

--- Runs the world on; everything due fires in time order.
---@overload fun(self: Timeline, labels: Timeline.advance.Labels1_0)
---@param seconds number How far to run.
function Timeline:advance(seconds) end

--- Frames forward, through what is on record; runs the world at the live edge.
---@param frames? integer Default 1.
function Timeline:step(frames) end

--- Frames back, into what was recorded.
---@param frames? integer Default 1.
function Timeline:back(frames) end

--- Moves the playhead: jumps over what is on record, and runs the world beyond its live edge.
---@overload fun(self: Timeline, labels: Timeline.seek.Labels1_0)
---@param time number|string Seconds, "350ms", "21f", "50%", "+3f", "in", "end", "@mark", an event.
function Timeline:seek(time) end

--- The playhead back to the live edge.
function Timeline:live() end

--- Runs until nothing finite is pending.
---@overload fun(self: Timeline, labels?: Timeline.run.Labels1_0): number
---@param limit? number At most so long; default 60.
---@return number
function Timeline:run(limit) end

--- Frame by frame until a function returns true. In the past it sees models and variables as they are now.
---@overload fun(self: Timeline, condition: fun(), labels?: Timeline.runUntil.Labels1_1): boolean
---@param condition fun() Asked at each frame.
---@param limit? number At most so long; default 60.
---@return boolean
function Timeline:runUntil(condition, limit) end

--- In a script: runs to the end at once.
---@param rate? number Has no effect in a script.
---@return number
function Timeline:play(rate) end

--- In a script: nothing, time only moves when told to.
function Timeline:pause() end

--- To the next event or keyframe; runs the world to it.
---@return number
function Timeline:next() end

--- Back to the event or keyframe before.
---@return number
function Timeline:prev() end

--- Names the playhead's time: seek to "@name".
---@param name? string Numbered when left out.
---@return string
function Timeline:mark(name) end

--- Makes a key of the inspector do what is typed at the shell; the place for it is init.lua.
---@param key string One character.
---@param command? string A command or Lua; nil gives the key back what it did.
function Timeline:bind(key, command) end

--- Takes hold of the transition, or of every animation that runs.
function Timeline:begin() end

--- Lets go: it runs to its end.
function Timeline:finish() end

--- Lets go: it runs back, and what view animations changed is taken back.
function Timeline:cancel() end

--- Turns the driven layer's speed round, without a jump.
function Timeline:reverse() end

--- Turns the device a quarter, as device:rotate() does.
function Timeline:rotate() end

--- Scrubs to a fraction.
---@param fraction number 0…1.
function Timeline:update(fraction) end

--- What is on screen of a layer, at any recorded time.
---@overload fun(self: Timeline, layer: NSObject, keyPath: KeyPath, labels?: Timeline.value.Labels1_2): any
---@param layer NSObject A layer or a view.
---@param keyPath KeyPath What to read.
---@param time? number|string Default: the playhead.
---@return any
function Timeline:value(layer, keyPath, time) end

--- Every animation as a bar: layer, keyPath, key, from, to, begin, duration, curve.
---@overload fun(self: Timeline, labels?: Timeline.tracks.Labels1_0): table[]
---@param root? NSObject Only what is in this view or layer.
---@return table[]
function Timeline:tracks(root) end

--- What happened up to the playhead: time, name, subject, detail. Commits are listed when asked for by name.
---@param filter? string Only events of this name.
---@return table[]
function Timeline:events(filter) end

--- The tree as text, with model and presentation values.
---@overload fun(self: Timeline, labels?: Timeline.snapshot.Labels1_0): string
---@param time? number|string Default: the playhead.
---@return string
function Timeline:snapshot(time) end

--- Writes a picture: of one moment, of several as a strip or an onion skin, or an animation; or, as .jsonl, the course of it all.
---@overload fun(self: Timeline, path: string, labels?: Timeline.export.Labels1_1)
---@overload fun(self: Timeline, path: string, time?: number|string, labels?: Timeline.export.Labels1_2)
---@param path string Ends in .png, .svg, .apng or .jsonl.
---@param time? number|string Default: the playhead.
---@param time2? number|string Where several moments begin; default 0.
---@param time3? number|string Where they end; default: the end.
---@param count? integer How many moments; default 6, or every frame.
---@param layout? PictureExport.Layout How they are shown.
---@param scale? number Pixels a point; default 2.
---@param outlines? boolean A hairline round every layer.
function Timeline:export(path, time, time2, time3, count, layout, scale, outlines) end

--- The markers: name, time.
---@return table[]
function Timeline:marks() end

--- Sets a layer's speed from here on: what it shows does not jump.
---@overload fun(self: Timeline, rate: number, labels: Timeline.setRate.Labels1_1)
---@param rate number Signed; 0 holds it, 1 is normal.
---@param layer NSObject A layer or a view.
function Timeline:setRate(rate, layer) end

--- Slows everything in the windows down, without a jump.
---@param rate? number Default 0.1, the Simulator's; 1 ends it.
function Timeline:slowAnimations(rate) end

--- Stops the clock after an event of this name, also on the way through what is on record: there a condition sees what was on screen, and models and variables as they are now. Returns the stop's number.
---@overload fun(self: Timeline, event: string, labels?: Timeline.onEvent.Labels1_1): integer
---@param event string Its name, as timeline:events() has it.
---@param condition? any A function of the event, or Lua as text; always when left out.
---@return integer
function Timeline:onEvent(event, condition) end

--- Stops the clock at the first frame that shows another value, live or on record. Returns the stop's number.
---@param layer NSObject A layer or a view in a window.
---@param keyPath KeyPath What to watch on it.
---@return integer
function Timeline:watch(layer, keyPath) end

--- Prints an expression now and after each move. Returns the stop's number.
---@param expression string Lua, as text.
---@return integer
function Timeline:display(expression) end

--- Takes away what onEvent, watch or display set up.
---@param number? integer Every stop when left out.
function Timeline:delete(number) end

--- Everything that stops or is displayed: number, kind, what, hits.
---@return table[]
function Timeline:info() end

--- Remembers everything as it is here, to restart from.
---@param name? string Numbered when left out.
---@return string
function Timeline:checkpoint(name) end

--- Starts again from a checkpoint, in a branch of its own, once this input is over.
---@param name any Of a checkpoint.
function Timeline:restart(name) end

--- The courses of events so far: name, from, time, isCurrent.
---@return table[]
function Timeline:branches() end

--- Goes on in another branch, once this input is over.
---@param name string Of a branch.
function Timeline:switch(name) end

--- Finishing and cancelling what is in progress, side by side; nothing changes.
---@param fraction number Where it is let go.
---@return string
function Timeline:whatIf(fraction) end

--- What is shown otherwise at one time than at another.
---@param from number|string Any form of a time.
---@param to? number|string Default: the playhead.
---@return string
function Timeline:diff(from, to) end

--- Where restart begins: name, time, branch.
---@return table[]
function Timeline:checkpoints() end

---@class (exact) TouchDriver.down.Labels1_2
---@field finger? integer Which finger; default 1.

---@class (exact) TouchDriver.down.Labels2_1
---@field finger? integer Which finger; default 1.

---@class (exact) TouchDriver.move.Labels1_2
---@field finger? integer Which finger; default 1.

---@class (exact) TouchDriver.move.Labels2_1
---@field finger? integer Which finger; default 1.

---@class (exact) TouchDriver.up.Labels1_0
---@field finger? integer Which finger; default 1.

---@class (exact) TouchDriver.cancel.Labels1_0
---@field finger? integer Which finger; default 1.

---@class (exact) TouchDriver.tap.Labels1_2
---@field count? integer How many times; default 1.
---@field finger? integer Which finger; default 1.

---@class (exact) TouchDriver.tap.Labels1_3
---@field finger? integer Which finger; default 1.
---@field count? nil

---@class (exact) TouchDriver.tap.Labels2_1
---@field count? integer How many times; default 1.
---@field finger? integer Which finger; default 1.

---@class (exact) TouchDriver.tap.Labels2_2
---@field finger? integer Which finger; default 1.
---@field count? nil

---@class (exact) TouchDriver.tap.Labels3_1
---@field count? integer How many times; default 1.
---@field finger? integer Which finger; default 1.

---@class (exact) TouchDriver.tap.Labels3_2
---@field finger? integer Which finger; default 1.
---@field count? nil

---@class (exact) TouchDriver.drag.Labels1_0
---@field from CGPoint Where it starts, in the window.
---@field to CGPoint Where it ends.
---@field duration? number How long it takes.
---@field hold? number How long it rests before it is lifted.
---@field release? boolean False keeps the finger down.
---@field finger? integer Which finger; default 1.

---@class (exact) TouchDriver.drag.Labels1_1
---@field to CGPoint Where it ends.
---@field duration? number How long it takes.
---@field hold? number How long it rests before it is lifted.
---@field release? boolean False keeps the finger down.
---@field finger? integer Which finger; default 1.
---@field from? nil

---@class (exact) TouchDriver.flick.Labels1_0
---@field from CGPoint Where it starts, in the window.
---@field to CGPoint Where it ends.
---@field duration? number How long it takes.
---@field finger? integer Which finger; default 1.

---@class (exact) TouchDriver.flick.Labels1_1
---@field to CGPoint Where it ends.
---@field duration? number How long it takes.
---@field finger? integer Which finger; default 1.
---@field from? nil

---@class (exact) TouchDriver.pinch.Labels1_0
---@field center CGPoint Between the fingers.
---@field from number Their distance at the start.
---@field to number Their distance at the end.
---@field duration? number How long it takes.
---@field release? boolean False keeps the finger down.

---@class (exact) TouchDriver.pinch.Labels1_1
---@field from number Their distance at the start.
---@field to number Their distance at the end.
---@field duration? number How long it takes.
---@field release? boolean False keeps the finger down.
---@field center? nil

--- Synthetic fingers.
---@class TouchDriver : NSObject
TouchDriver = {}

--- Puts a finger down, now.
---@overload fun(self: TouchDriver, point: CGPoint, finger?: integer): UITouch
---@overload fun(self: TouchDriver, x: number, y: number, labels?: TouchDriver.down.Labels1_2): UITouch
---@overload fun(self: TouchDriver, point: CGPoint, labels?: TouchDriver.down.Labels2_1): UITouch
---@param x number In the window.
---@param y number In the window.
---@param finger? integer Which finger; default 1.
---@return UITouch
function TouchDriver:down(x, y, finger) end

--- Moves a finger that is down, now.
---@overload fun(self: TouchDriver, point: CGPoint, finger?: integer)
---@overload fun(self: TouchDriver, x: number, y: number, labels?: TouchDriver.move.Labels1_2)
---@overload fun(self: TouchDriver, point: CGPoint, labels?: TouchDriver.move.Labels2_1)
---@param x number In the window.
---@param y number In the window.
---@param finger? integer Which finger; default 1.
function TouchDriver:move(x, y, finger) end

--- Lifts a finger, now.
---@overload fun(self: TouchDriver, labels?: TouchDriver.up.Labels1_0)
---@param finger? integer Which finger; default 1.
function TouchDriver:up(finger) end

--- Takes a finger away, as the system does for a call.
---@overload fun(self: TouchDriver, labels?: TouchDriver.cancel.Labels1_0)
---@param finger? integer Which finger; default 1.
function TouchDriver:cancel(finger) end

--- Down and up, scheduled from now.
---@overload fun(self: TouchDriver, point: CGPoint, count?: integer, finger?: integer)
---@overload fun(self: TouchDriver, view: UIView, count?: integer, finger?: integer)
---@overload fun(self: TouchDriver, x: number, y: number, labels?: TouchDriver.tap.Labels1_2)
---@overload fun(self: TouchDriver, x: number, y: number, count?: integer, labels?: TouchDriver.tap.Labels1_3)
---@overload fun(self: TouchDriver, point: CGPoint, labels?: TouchDriver.tap.Labels2_1)
---@overload fun(self: TouchDriver, point: CGPoint, count?: integer, labels?: TouchDriver.tap.Labels2_2)
---@overload fun(self: TouchDriver, view: UIView, labels?: TouchDriver.tap.Labels3_1)
---@overload fun(self: TouchDriver, view: UIView, count?: integer, labels?: TouchDriver.tap.Labels3_2)
---@param x number In the window.
---@param y number In the window.
---@param count? integer How many times; default 1.
---@param finger? integer Which finger; default 1.
function TouchDriver:tap(x, y, count, finger) end

--- One move a frame, then up; scheduled from now.
---@overload fun(self: TouchDriver, labels: TouchDriver.drag.Labels1_0)
---@overload fun(self: TouchDriver, from: CGPoint, labels: TouchDriver.drag.Labels1_1)
---@param from CGPoint Where it starts, in the window.
---@param to CGPoint Where it ends.
---@param duration? number How long it takes.
---@param hold? number How long it rests before it is lifted.
---@param release? boolean False keeps the finger down.
---@param finger? integer Which finger; default 1.
function TouchDriver:drag(from, to, duration, hold, release, finger) end

--- A quick drag that is let go while moving.
---@overload fun(self: TouchDriver, labels: TouchDriver.flick.Labels1_0)
---@overload fun(self: TouchDriver, from: CGPoint, labels: TouchDriver.flick.Labels1_1)
---@param from CGPoint Where it starts, in the window.
---@param to CGPoint Where it ends.
---@param duration? number How long it takes.
---@param finger? integer Which finger; default 1.
function TouchDriver:flick(from, to, duration, finger) end

--- Two fingers that part or meet; scheduled from now.
---@overload fun(self: TouchDriver, labels: TouchDriver.pinch.Labels1_0)
---@overload fun(self: TouchDriver, center: CGPoint, labels: TouchDriver.pinch.Labels1_1)
---@param center CGPoint Between the fingers.
---@param from number Their distance at the start.
---@param to number Their distance at the end.
---@param duration? number How long it takes.
---@param release? boolean False keeps the finger down.
function TouchDriver:pinch(center, from, to, duration, release) end

---@class (exact) Timer.scheduledTimer.Labels1_0
---@field withTimeInterval number From now, and between repeats.
---@field repeats? boolean Default false.
---@field block fun(timer) Called when it fires.

---@class (exact) Timer.scheduledTimer.Labels1_1
---@field repeats? boolean Default false.
---@field block fun(timer) Called when it fires.
---@field withTimeInterval? nil

--- Calls a function after a time, once or again and again.
---@class Timer : NSObject
---@field isValid boolean Whether it will still fire.
Timer = {}

--- Stops it.
function Timer:invalidate() end

--- Starts a timer on the virtual clock.
---@overload fun(labels: Timer.scheduledTimer.Labels1_0): Timer
---@overload fun(interval: number, labels: Timer.scheduledTimer.Labels1_1): Timer
---@param interval number From now, and between repeats.
---@param repeats? boolean Default false.
---@param block fun(timer) Called when it fires.
---@return Timer
function Timer.scheduledTimer(interval, repeats, block) end

---@class (exact) DispatchQueue.async.Labels1_0
---@field execute fun() What to call.

---@class (exact) DispatchQueue.asyncAfter.Labels1_0
---@field deadline number From now.
---@field execute fun() What to call.

---@class (exact) DispatchQueue.asyncAfter.Labels1_1
---@field execute fun() What to call.
---@field deadline? nil

--- Where work is put off to.
---@class DispatchQueue : NSObject
---@field main DispatchQueue The one queue.
DispatchQueue = {}

--- Calls a function in the next turn of the run loop.
---@overload fun(self: DispatchQueue, labels: DispatchQueue.async.Labels1_0)
---@param work fun() What to call.
function DispatchQueue:async(work) end

--- Calls a function after a time.
---@overload fun(self: DispatchQueue, labels: DispatchQueue.asyncAfter.Labels1_0)
---@overload fun(self: DispatchQueue, seconds: number, labels: DispatchQueue.asyncAfter.Labels1_1)
---@param seconds number From now.
---@param work fun() What to call.
function DispatchQueue:asyncAfter(seconds, work) end

---@class (exact) CADisplayLink.Init
---@field isPaused? boolean Whether it rests.
---@field preferredFramesPerSecond? integer 0 is every frame.

---@class (exact) CADisplayLink.add.Labels1_0
---@field to? any There is only one.
---@field forMode? any There is only one.

---@class (exact) CADisplayLink.add.Labels1_1
---@field forMode? any There is only one.
---@field to? nil

---@class (exact) CADisplayLink.remove.Labels1_0
---@field from? any There is only one.
---@field forMode? any There is only one.

---@class (exact) CADisplayLink.remove.Labels1_1
---@field forMode? any There is only one.
---@field from? nil

--- Calls a function at each frame, once it is added.
---@class CADisplayLink : NSObject
---@field timestamp number When the frame is shown.
---@field targetTimestamp number When the next one is.
---@field duration number Between two frames of the display.
---@field isPaused boolean Whether it rests.
---@field preferredFramesPerSecond integer 0 is every frame.
---@overload fun(init?: CADisplayLink.Init): CADisplayLink
---@overload fun(handler: fun(link)): CADisplayLink
CADisplayLink = {}

--- Starts it. There is one run loop, with one mode.
---@overload fun(self: CADisplayLink, labels?: CADisplayLink.add.Labels1_0)
---@overload fun(self: CADisplayLink, runLoop?: any, labels?: CADisplayLink.add.Labels1_1)
---@param runLoop? any There is only one.
---@param mode? any There is only one.
function CADisplayLink:add(runLoop, mode) end

--- Stops it until it is added again.
---@overload fun(self: CADisplayLink, labels?: CADisplayLink.remove.Labels1_0)
---@overload fun(self: CADisplayLink, runLoop?: any, labels?: CADisplayLink.remove.Labels1_1)
---@param runLoop? any There is only one.
---@param mode? any There is only one.
function CADisplayLink:remove(runLoop, mode) end

--- Stops it for good; adding it again does nothing.
function CADisplayLink:invalidate() end

--- The device in your hand.
---@class Device : NSObject
---@field name string As it was chosen.
---@field size CGSize Of the screen in points, as it is held.
---@field isLandscape boolean Whether it is wider than high.
Device = {}

--- Turns it a quarter, from upright to level or back.
function Device:rotate() end

--- Puts the app in the background and back: animations are taken off, and their completions told.
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

--- A move, then the transform.
---@param t CATransform3D The transform.
---@param x number Along x.
---@param y number Along y.
---@param z number Along z.
---@return CATransform3D
function CATransform3DTranslate(t, x, y, z) end

--- A scale, then the transform.
---@param t CATransform3D The transform.
---@param x number Along x.
---@param y number Along y.
---@param z number Along z.
---@return CATransform3D
function CATransform3DScale(t, x, y, z) end

--- A turn about an axis, then the transform.
---@param t CATransform3D The transform.
---@param angle number How far to turn.
---@param x number Along x.
---@param y number Along y.
---@param z number Along z.
---@return CATransform3D
function CATransform3DRotate(t, angle, x, y, z) end

--- What undoes a transform; the transform itself when nothing does.
---@param t CATransform3D The transform.
---@return CATransform3D
function CATransform3DInvert(t) end

--- Whether it changes nothing.
---@param t CATransform3D The transform.
---@return boolean
function CATransform3DIsIdentity(t) end

--- Whether two transforms are the same.
---@param t CATransform3D The transform.
---@param other CATransform3D The other one.
---@return boolean
function CATransform3DEqualToTransform(t, other) end

--- A plane transform as one in space.
---@param m CGAffineTransform The plane transform.
---@return CATransform3D
function CATransform3DMakeAffineTransform(m) end

--- Whether it stays in the plane.
---@param t CATransform3D The transform.
---@return boolean
function CATransform3DIsAffine(t) end

--- The plane transform it is, when it stays in the plane.
---@param t CATransform3D The transform.
---@return CGAffineTransform
function CATransform3DGetAffineTransform(t) end

--- The live time: how far the world has run.
---@return number
function CACurrentMediaTime() end

---@class (exact) CGPointMake.Labels1_0
---@field x? number Of the CGPoint; 0 when left out.
---@field y? number Of the CGPoint; 0 when left out.

---@class (exact) CGPointMake.Labels1_1
---@field y? number Of the CGPoint; 0 when left out.
---@field x? nil

--- The old way to write CGPoint(…).
---@overload fun(labels?: CGPointMake.Labels1_0): CGPoint
---@overload fun(x?: number, labels?: CGPointMake.Labels1_1): CGPoint
---@param x? number Of the CGPoint; 0 when left out.
---@param y? number Of the CGPoint; 0 when left out.
---@return CGPoint
function CGPointMake(x, y) end

---@class (exact) CGSizeMake.Labels1_0
---@field width? number Of the CGSize; 0 when left out.
---@field height? number Of the CGSize; 0 when left out.

---@class (exact) CGSizeMake.Labels1_1
---@field height? number Of the CGSize; 0 when left out.
---@field width? nil

--- The old way to write CGSize(…).
---@overload fun(labels?: CGSizeMake.Labels1_0): CGSize
---@overload fun(width?: number, labels?: CGSizeMake.Labels1_1): CGSize
---@param width? number Of the CGSize; 0 when left out.
---@param height? number Of the CGSize; 0 when left out.
---@return CGSize
function CGSizeMake(width, height) end

---@class (exact) CGRectMake.Labels1_0
---@field x? number Of the CGRect; 0 when left out.
---@field y? number Of the CGRect; 0 when left out.
---@field width? number Of the CGRect; 0 when left out.
---@field height? number Of the CGRect; 0 when left out.

---@class (exact) CGRectMake.Labels1_1
---@field y? number Of the CGRect; 0 when left out.
---@field width? number Of the CGRect; 0 when left out.
---@field height? number Of the CGRect; 0 when left out.
---@field x? nil

--- The old way to write CGRect(…).
---@overload fun(labels?: CGRectMake.Labels1_0): CGRect
---@overload fun(x?: number, labels?: CGRectMake.Labels1_1): CGRect
---@param x? number Of the CGRect; 0 when left out.
---@param y? number Of the CGRect; 0 when left out.
---@param width? number Of the CGRect; 0 when left out.
---@param height? number Of the CGRect; 0 when left out.
---@return CGRect
function CGRectMake(x, y, width, height) end

---@class (exact) CGVectorMake.Labels1_0
---@field dx? number Of the CGVector; 0 when left out.
---@field dy? number Of the CGVector; 0 when left out.

---@class (exact) CGVectorMake.Labels1_1
---@field dy? number Of the CGVector; 0 when left out.
---@field dx? nil

--- The old way to write CGVector(…).
---@overload fun(labels?: CGVectorMake.Labels1_0): CGVector
---@overload fun(dx?: number, labels?: CGVectorMake.Labels1_1): CGVector
---@param dx? number Of the CGVector; 0 when left out.
---@param dy? number Of the CGVector; 0 when left out.
---@return CGVector
function CGVectorMake(dx, dy) end

---@class (exact) UIEdgeInsetsMake.Labels1_0
---@field top? number Of the UIEdgeInsets; 0 when left out.
---@field left? number Of the UIEdgeInsets; 0 when left out.
---@field bottom? number Of the UIEdgeInsets; 0 when left out.
---@field right? number Of the UIEdgeInsets; 0 when left out.

---@class (exact) UIEdgeInsetsMake.Labels1_1
---@field left? number Of the UIEdgeInsets; 0 when left out.
---@field bottom? number Of the UIEdgeInsets; 0 when left out.
---@field right? number Of the UIEdgeInsets; 0 when left out.
---@field top? nil

--- The old way to write UIEdgeInsets(…).
---@overload fun(labels?: UIEdgeInsetsMake.Labels1_0): UIEdgeInsets
---@overload fun(top?: number, labels?: UIEdgeInsetsMake.Labels1_1): UIEdgeInsets
---@param top? number Of the UIEdgeInsets; 0 when left out.
---@param left? number Of the UIEdgeInsets; 0 when left out.
---@param bottom? number Of the UIEdgeInsets; 0 when left out.
---@param right? number Of the UIEdgeInsets; 0 when left out.
---@return UIEdgeInsets
function UIEdgeInsetsMake(top, left, bottom, right) end

--- A transform in space.
---@param tx number Along x.
---@param ty number Along y.
---@param tz number Along z.
---@return CATransform3D
function CATransform3DMakeTranslation(tx, ty, tz) end

--- A transform in space.
---@param sx number Along x.
---@param sy number Along y.
---@param sz number Along z.
---@return CATransform3D
function CATransform3DMakeScale(sx, sy, sz) end

--- A turn about an axis.
---@param angle number How far to turn.
---@param x number Of the axis.
---@param y number Of the axis.
---@param z number Of the axis.
---@return CATransform3D
function CATransform3DMakeRotation(angle, x, y, z) end

--- One transform, then another.
---@param a CATransform3D The first.
---@param b CATransform3D The second.
---@return CATransform3D
function CATransform3DConcat(a, b) end

--- The old way to read a rectangle.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetWidth(rect) end

--- The old way to read a rectangle.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetHeight(rect) end

--- The old way to read a rectangle.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetMinX(rect) end

--- The old way to read a rectangle.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetMidX(rect) end

--- The old way to read a rectangle.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetMaxX(rect) end

--- The old way to read a rectangle.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetMinY(rect) end

--- The old way to read a rectangle.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetMidY(rect) end

--- The old way to read a rectangle.
---@param rect CGRect The rectangle.
---@return number
function CGRectGetMaxY(rect) end

--- Moved by dx and dy.
---@param rect CGRect The rectangle.
---@param dx number To the right, in points.
---@param dy number Down, in points.
---@return CGRect
function CGRectOffset(rect, dx, dy) end

--- Smaller by dx and dy on each side.
---@param rect CGRect The rectangle.
---@param dx number To the right, in points.
---@param dy number Down, in points.
---@return CGRect
function CGRectInset(rect, dx, dy) end

---@class (exact) AVMakeRect.Labels1_0
---@field aspectRatio CGSize The shape: a picture's size, say.
---@field insideRect CGRect Where it has to fit.

---@class (exact) AVMakeRect.Labels1_1
---@field insideRect CGRect Where it has to fit.
---@field aspectRatio? nil

--- The largest rectangle of a shape that lies in another, in its middle.
---@overload fun(labels: AVMakeRect.Labels1_0): CGRect
---@overload fun(aspectRatio: CGSize, labels: AVMakeRect.Labels1_1): CGRect
---@param aspectRatio CGSize The shape: a picture's size, say.
---@param rect CGRect Where it has to fit.
---@return CGRect
function AVMakeRect(aspectRatio, rect) end

--- Whether two rectangles are the same.
---@param a CGRect The first.
---@param b CGRect The second.
---@return boolean
function CGRectEqualToRect(a, b) end

--- A rectangle made smaller by insets.
---@param rect CGRect The rectangle.
---@param insets UIEdgeInsets Distances from each edge.
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

--- The clock in your hand.
---@type Timeline
timeline = nil

--- Synthetic fingers.
---@type TouchDriver
touch = nil

--- The device in your hand.
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
