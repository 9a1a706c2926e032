import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiScrollView = ClassDeclaration(
    UIScrollView.self, "UIScrollView", inherits: "UIView", "Shows a part of content that is larger than the view."
  ) { c in
    c.makes { UIScrollView(in: $0.app) }
    c.subclassed { ScriptScrollView(in: $0.app, layer: $0.takeLayer()) }
    c.takes(.frame())
    declareContent(&c)
    declareScrolling(&c)
    declareZooming(&c)
    c.value(
      "delegate", .optional(.delegate("UIScrollViewDelegate")), "Notified of scrolling and zooming; held weakly.",
      { $0.callbacks.delegate(.delegate, of: $1) },
      { session, view, value in
        view.delegate = try session.callbacks.setDelegate(.delegate, of: view, value, isWeak: true)
      })
    c.example(
      """
      local scroll = UIScrollView{frame = CGRect(0, 0, 300, 300), contentSize = CGSize(300, 2000)}
      window:addSubview(scroll)
      scroll:setContentOffset(CGPoint(0, 500), true)
      timeline:run()
      print(scroll.contentOffset, scroll.bounds.origin.y)   --> CGPoint(0, 500)	500.0
      """)
  }

  private static func declareContent(_ c: inout ClassBuilder<UIScrollView>) {
    c.size("contentSize", "The size of the content, in points.", { $0.contentSize }, { $0.contentSize = $1 })
    c.point(
      "contentOffset", "The point of the content at the view's origin.", { $0.contentOffset }, { $0.contentOffset = $1 }
    )
    c.value(
      "contentInset", .structure(.UIEdgeInsets), "The space around the content.", { .insets($1.contentInset) },
      { $1.contentInset = try $2.insets() })
    c.enumerations(EnumEntry(UIScrollView.ContentInsetAdjustmentBehavior.self))
    c.word(
      "contentInsetAdjustmentBehavior", UIScrollView.ContentInsetAdjustmentBehavior.self,
      "When the safe area adds to the content inset; default automatic.", { $0.contentInsetAdjustmentBehavior },
      { $0.contentInsetAdjustmentBehavior = $1 })
    declareIndicators(&c)
    c.value(
      "adjustedContentInset", .structure(.UIEdgeInsets),
      "The content inset plus the part of the safe area that applies.",
      { .insets($1.adjustedContentInset) })
    c.object(
      "contentLayoutGuide", "UILayoutGuide", "What is scrolled; its size becomes contentSize.",
      { $0.contentLayoutGuide })
    c.object(
      "frameLayoutGuide", "UILayoutGuide", "Where it is seen; does not scroll.", { $0.frameLayoutGuide })
    c.overridable("adjustedContentInsetDidChange", "Called when adjustedContentInset changed.") { view, _ in
      view.adjustedContentInsetDidChange()
      return .none
    }
    c.method(
      "setContentOffset",
      [
        Parameter(nil, "offset", .structure(.CGPoint), "The point of the content at the view's origin."),
        Parameter("animated", nil, .bool, "Whether to animate the change."),
      ], "Scrolls to an offset."
    ) { view, call in
      view.setContentOffset(try call[0].point(), animated: try call.bool(1))
      return .none
    }
    c.method(
      "scrollRectToVisible",
      [
        Parameter(nil, "rect", .structure(.CGRect), "A rectangle, in the content's coordinates."),
        Parameter("animated", nil, .bool, "Whether to animate the change."),
      ], "Scrolls just far enough to show a rectangle."
    ) { view, call in
      view.scrollRectToVisible(try call[0].rect(), animated: try call.bool(1))
      return .none
    }
  }

  private static func declareIndicators(_ c: inout ClassBuilder<UIScrollView>) {
    c.method("flashScrollIndicators", "Shows the indicators for a moment.") { scroll, _ in
      scroll.flashScrollIndicators()
      return .none
    }
    c.value(
      "verticalScrollIndicatorInsets", .structure(.UIEdgeInsets), "From the edges to the vertical indicator.",
      { .insets($1.verticalScrollIndicatorInsets) }, { $1.verticalScrollIndicatorInsets = try $2.insets() })
    c.value(
      "horizontalScrollIndicatorInsets", .structure(.UIEdgeInsets), "From the edges to the horizontal indicator.",
      { .insets($1.horizontalScrollIndicatorInsets) }, { $1.horizontalScrollIndicatorInsets = try $2.insets() })
    c.value(
      "scrollIndicatorInsets", .structure(.UIEdgeInsets),
      "The insets of both indicators, the vertical one's when read.",
      { .insets($1.verticalScrollIndicatorInsets) },
      {
        let insets = try $2.insets()
        ($1.verticalScrollIndicatorInsets, $1.horizontalScrollIndicatorInsets) = (insets, insets)
      })
  }

  private static func declareScrolling(_ c: inout ClassBuilder<UIScrollView>) {
    c.bool(
      "isScrollEnabled", "Whether a finger scrolls the content.", { $0.isScrollEnabled }, { $0.isScrollEnabled = $1 })
    c.bool("bounces", "Whether the content can be pulled past its ends.", { $0.bounces }, { $0.bounces = $1 })
    c.bool(
      "alwaysBounceVertical", "Whether it also bounces vertically when the content fits.", { $0.alwaysBounceVertical },
      { $0.alwaysBounceVertical = $1 })
    c.bool(
      "alwaysBounceHorizontal", "Whether it also bounces horizontally when the content fits.",
      { $0.alwaysBounceHorizontal },
      { $0.alwaysBounceHorizontal = $1 })
    c.bool(
      "isPagingEnabled", "Whether scrolling stops at whole pages.", { $0.isPagingEnabled }, { $0.isPagingEnabled = $1 })
    c.bool(
      "isDirectionalLockEnabled", "Whether a drag keeps to the axis along which it begins.",
      { $0.isDirectionalLockEnabled },
      { $0.isDirectionalLockEnabled = $1 })
    c.word(
      "keyboardDismissMode", UIScrollView.KeyboardDismissMode.self, "How a drag of the content hides the keyboard.",
      { $0.keyboardDismissMode }, { $0.keyboardDismissMode = $1 })
    c.bool(
      "showsVerticalScrollIndicator", "Whether a bar shows where the content is while it moves.",
      { $0.showsVerticalScrollIndicator },
      { $0.showsVerticalScrollIndicator = $1 })
    c.bool(
      "showsHorizontalScrollIndicator", "Whether a bar shows where the content is while it moves.",
      { $0.showsHorizontalScrollIndicator },
      { $0.showsHorizontalScrollIndicator = $1 })
    c.bool(
      "delaysContentTouches", "Whether the content receives a touch only if it does not scroll.",
      { $0.delaysContentTouches }, { $0.delaysContentTouches = $1 })
    c.number(
      "decelerationRate", .part,
      "The share of the speed left after each millisecond; 0.998, or 0.99 to stop sooner.",
      { $0.decelerationRate }, { $0.decelerationRate = $1 })
    c.staticValue("DecelerationRate", .table, "The named rates: normal (0.998) and fast (0.99).") { _ in
      .table([("normal", .number(ScrollPhysics.normal)), ("fast", .number(ScrollPhysics.fast))])
    }
    c.bool("isTracking", "Whether a finger is on the content.", { $0.isTracking })
    c.bool("isDragging", "Whether a finger drags the content.", { $0.isDragging })
    c.bool("isDecelerating", "Whether the content moves on after the finger was lifted.", { $0.isDecelerating })
    c.object(
      "panGestureRecognizer", "UIPanGestureRecognizer", "The recogniser that scrolls.", { $0.panGestureRecognizer })
    c.object(
      "pinchGestureRecognizer", "UIPinchGestureRecognizer", "The recogniser that zooms.",
      { $0.pinchGestureRecognizer })
  }

  private static func declareZooming(_ c: inout ClassBuilder<UIScrollView>) {
    let scale = Quantity("", .moreThanZero)
    let animated = Parameter("animated", nil, .bool, "Whether to animate the change.")
    c.number("zoomScale", scale, "The scale of the zoomed view.", { $0.zoomScale }, { $0.zoomScale = $1 })
    c.number(
      "minimumZoomScale", scale, "The minimum scale; default 1.", { $0.minimumZoomScale }, { $0.minimumZoomScale = $1 })
    c.number(
      "maximumZoomScale", scale, "The maximum scale; default 1.", { $0.maximumZoomScale },
      { $0.maximumZoomScale = $1 })
    c.bool("isZooming", "Whether two fingers zoom the content.", { $0.isZooming })
    c.bool("bouncesZoom", "Whether fingers can zoom past the limits.", { $0.bouncesZoom }, { $0.bouncesZoom = $1 })
    c.bool("isZoomBouncing", "Whether the scale is beyond a limit and returns to it.", { $0.isZoomBouncing })
    c.method(
      "setZoomScale", [Parameter(nil, "scale", .number(scale), "The new scale, kept between the limits."), animated],
      "Zooms about the centre of the visible part."
    ) { view, call in
      view.setZoomScale(try call.number(0), animated: try call.bool(1))
      return .none
    }
    c.method(
      "zoom",
      [Parameter("to", "rect", .structure(.CGRect), "A rectangle, in the zoomed view's coordinates."), animated],
      "Zooms and scrolls so that a rectangle fills the view."
    ) { view, call in
      view.zoom(to: try call[0].rect(), animated: try call.bool(1))
      return .none
    }
  }
}
