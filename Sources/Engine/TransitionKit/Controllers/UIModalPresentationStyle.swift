/// How a controller is presented.
public enum UIModalPresentationStyle: String, CaseIterable, Sendable {
  /// Covers the screen; the presenter's view leaves the window.
  case fullScreen
  /// A card; the presenter's view stays.
  case pageSheet
  /// A smaller card; the presenter's view stays.
  case formSheet
  /// As `fullScreen`, over the nearest controller that defines a presentation context.
  case currentContext
  /// The delegate's presentation controller decides; by default the presenter's view stays.
  case custom
  /// Covers the screen; the presenter's view stays.
  case overFullScreen
  /// As `overFullScreen`, over the nearest controller that defines a presentation context.
  case overCurrentContext
  /// A bubble; a sheet on a phone.
  case popover
  /// No presentation: the style of push, pop and tab transitions.
  case none
  /// The system's choice: `pageSheet` (since iOS 13).
  case automatic

  /// `pageSheet` for `automatic`, else the style itself.
  var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

  /// Whether the presenter's view leaves the window.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presenter is the nearest controller that defines a presentation context.
  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The system's own animation when there is no animator.
public enum UIModalTransitionStyle: String, CaseIterable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
