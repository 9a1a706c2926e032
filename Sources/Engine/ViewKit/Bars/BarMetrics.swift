import MotionMath

/// The sizes of bars, in points: those of iOS 11 to 18 are documented or reported, those of iOS 26 measured upright on a
/// phone; what was not measured is as before, or chosen here.
package struct BarMetrics {
  private let screen: UIScreen
  package let era: BehaviorSettings.BarEra

  init(_ screen: UIScreen, _ era: BehaviorSettings.BarEra) { (self.screen, self.era) = (screen, era) }

  private var isFlat: Bool { !screen.device.isPad && screen.isLandscape }

  /// The height of a navigation bar without a large title: 44, 32 on a phone held sideways, 50 on a pad; 64 in glass. In
  /// a sheet on an upright phone 56 (reported since iOS 13: wix/react-native-navigation 5730, Tencent/QMUI_iOS 877).
  package func navigationBarHeight(inSheet: Bool) -> Double {
    era == .glass ? 64 : screen.device.isPad ? 50 : isFlat ? 32 : inSheet ? 56 : 44
  }

  /// The height of a tab bar above the bottom safe area: 49, 32 on a phone held sideways.
  package var tabBarHeight: Double {
    era == .glass ? Self.platterHeight + platterGap - screen.safeAreaInsets.bottom : isFlat ? 32 : 49
  }

  /// The height of a toolbar above the bottom safe area: 44, 32 on a phone held sideways.
  package var toolbarHeight: Double { isFlat ? 32 : 44 }

  /// From the sides to what stands there: 16, 20 on wide screens and in glass.
  func sideMargin(in width: Double) -> Double { era == .glass || width >= 414 ? 20 : 16 }

  // MARK: The platter of a toolbar in glass (chosen here)

  /// From the sides of a toolbar to its platter.
  static let toolbarPlatterMargin = 20.0

  /// From the sides of a toolbar to its items: on a platter they keep clear of its round ends.
  func toolbarItemMargin(in width: Double) -> Double {
    era == .glass ? Self.toolbarPlatterMargin + 16 : sideMargin(in: width)
  }

  // MARK: The platter of a tab bar in glass

  static let platterHeight = 62.0

  /// Below the platter: 10 where the safe area ends at the edge, and into the safe area above a home indicator.
  private var platterGap: Double { max(10, screen.safeAreaInsets.bottom - 13) }

  /// In a bar of this width: 274 for three tabs, as wide a tab for more as long as there is room.
  func platter(of tabs: Int, in width: Double) -> CGRect {
    let length = min(90 * Double(max(1, tabs)) + 4, max(0, width - 2 * 21))
    return CGRect(x: (width - length) / 2, y: 0, width: length, height: Self.platterHeight)
  }
}

extension UIApplication {
  package var bars: BarMetrics { BarMetrics(screen, settings.barEra) }

  /// Lays out everything on screen anew: bars have changed their sizes.
  final func barsDidChange() {
    func visit(_ view: UIView) {
      view.setNeedsLayout()
      view.safeAreaMayHaveChanged()
      view.subviews.forEach(visit)
    }
    windows.forEach(visit)
  }
}
