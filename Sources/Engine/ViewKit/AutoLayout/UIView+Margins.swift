public import MotionMath

/// The margins that an app has set on a view.
struct MarginSettings {
  /// Nil: the system's, or what was given by the direction of reading.
  var own: UIEdgeInsets?
  var directional: NSDirectionalEdgeInsets?
  var followsSuperview = false
  var addsSafeArea = true
}

extension UIView {
  /// The room around the content, in points, the safe area included. 8 on each side unless set, in the content of a row 11 above
  /// and below and 16 at the sides; the root view of a
  /// controller has 16 at the sides, 20 from a width of 414 on, and nothing above and below (reported).
  public final var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      layoutNode.margins.own = newValue
      layoutNode.margins.directional = nil
      marginsDidChange()
    }
  }

  final func setDirectionalMargins(_ insets: NSDirectionalEdgeInsets) {
    layoutNode.margins.own = nil
    layoutNode.margins.directional = insets
    marginsDidChange()
  }

  /// True makes margins at least as large as the superview's, where that reaches into the view; no larger by that than the
  /// superview's (recorded, as for safe areas). Default false.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { existingNode?.margins.followsSuperview ?? false }
    set {
      layoutNode.margins.followsSuperview = newValue
      marginsDidChange()
    }
  }

  /// True adds what the safe area covers of the view. Default true.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { existingNode?.margins.addsSafeArea ?? true }
    set {
      layoutNode.margins.addsSafeArea = newValue
      marginsDidChange()
    }
  }

  private func marginsDidChange() {
    app.constraintEngine.mark()
    setNeedsLayout()
  }

  /// (The sum is recorded: margins of 8 and a safe area that covers 29, 16, 0, 20 give 37, 24, 8, 28.)
  final var effectiveMargins: UIEdgeInsets {
    let settings = existingNode?.margins ?? MarginSettings()
    var margins =
      settings.own ?? settings.directional?.edges(effectiveUserInterfaceLayoutDirection) ?? systemMargins
    if settings.addsSafeArea {
      let safe = safeAreaInsets
      margins.left += safe.left
      margins.right += safe.right
      // A row is as high wherever it is scrolled to.
      if rowAround == nil {
        margins.top += safe.top
        margins.bottom += safe.bottom
      }
    }
    if settings.followsSuperview, let superview {
      let (outer, box) = (superview.effectiveMargins, alignmentBox)
      margins.top = max(margins.top, min(outer.top, outer.top - box.minY))
      margins.left = max(margins.left, min(outer.left, outer.left - box.minX))
      margins.bottom = max(
        margins.bottom, min(outer.bottom, outer.bottom - (superview.bounds.height - box.maxY)))
      margins.right = max(margins.right, min(outer.right, outer.right - (superview.bounds.width - box.maxX)))
    }
    return margins
  }

  /// The row whose content it is.
  private var rowAround: UITableViewCell? {
    guard let cell = superview as? UITableViewCell, cell.contentView === self else { return nil }
    return cell
  }

  private var systemMargins: UIEdgeInsets {
    if let rowAround { return rowAround.contentMargins }
    guard controller != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side = app.screen.bounds.width >= 414 ? 20.0 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
}
