public import MotionMath

/// The device around and over an app: the rounded screen with its rim, the cut-out, the status bar and the home
/// indicator. They are not part of the app's own picture.
///
/// Sizes are reported or chosen here: no page of Apple's names them.
public struct DeviceChrome: Hashable, Sendable {
  /// The part of the screen's upper edge that the device takes, in points.
  public enum Housing: Hashable, Sendable {
    case none
    /// Cut out of the edge.
    case notch(width: Double, height: Double)
    /// 126 by 37, 11 below the edge.
    case island
  }

  /// The state of the status bar and the home indicator at one moment.
  public struct Status: Hashable, Sendable {
    /// 0…1.
    public var barOpacity = 1.0
    public var indicatorOpacity = 1.0
    /// White signs on a dark app.
    public var isLight = false

    public init() {}
  }

  /// Of the screen as it is held, in points.
  public let size: CGSize
  /// Of the screen's corners, in points; 0 for square ones.
  public let cornerRadius: Double
  public let housing: Housing
  /// In points; 0 where the system shows no status bar.
  public let statusBarHeight: Double
  public let hasHomeIndicator: Bool

  public init(
    size: CGSize, cornerRadius: Double, housing: Housing, statusBarHeight: Double, hasHomeIndicator: Bool
  ) {
    (self.size, self.cornerRadius, self.housing) = (size, cornerRadius, housing)
    (self.statusBarHeight, self.hasHomeIndicator) = (statusBarHeight, hasHomeIndicator)
  }

  /// The black rim around the screen, in points (chosen here).
  public static let rim = 12.0

  /// The screen with its rim, in points.
  public var outerSize: CGSize { CGSize(width: size.width + 2 * Self.rim, height: size.height + 2 * Self.rim) }

  private var isLandscape: Bool { size.width > size.height }

  // MARK: Drawing

  /// An app's picture as the device shows it.
  ///
  /// - Parameter ground: Behind the device.
  public func framed(_ screen: Picture, _ status: Status, typeface: Typeface, ground: CGColor?) -> Picture {
    var device = Picture(size: outerSize, ground: ground)
    device.omission = screen.omission
    device.add(.roundedRect(RoundedRect(device.bounds, radius: cornerRadius + Self.rim)), .black, device.bounds)
    var group = Group()
    let matrix = CGAffineTransform(translationX: Self.rim, y: Self.rim)
    group.projection = Projection(matrix)
    group.clip = .roundedRect(RoundedRect(screen.bounds, radius: cornerRadius))
    group.content = screen.bounds
    device.commands.append(DrawingCommand(.push(group), bounds: screen.bounds.applying(matrix)))
    device.add(.rect(screen.bounds), screen.ground ?? .black, screen.bounds)
    device.commands += screen.commands
    addSigns(status, over: screen, typeface, to: &device)
    device.commands.append(DrawingCommand(.pop, bounds: .null))
    return device
  }

  /// The device's own drawing over an app's picture, alone.
  package func over(_ screen: Picture, _ status: Status, typeface: Typeface) -> Picture {
    var signs = Picture(size: screen.size, ground: nil)
    addSigns(status, over: screen, typeface, to: &signs)
    return signs
  }

  private func addSigns(_ status: Status, over screen: Picture, _ typeface: Typeface, to device: inout Picture) {
    addHousing(to: &device)
    if statusBarHeight > 0, status.barOpacity > 0 { addStatusBar(status, typeface, to: &device) }
    if hasHomeIndicator, status.indicatorOpacity > 0 {
      let width = isLandscape ? 208.0 : 134
      let bar = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
      device.add(
        .roundedRect(RoundedRect(bar, radius: 2.5)),
        CGColor(white: Self.isDark(bar, of: screen) ? 1 : 0, alpha: status.indicatorOpacity), bar)
    }
  }

  /// Whether a part of the screen is darker than a middle grey on average: the home indicator stands out from what is behind it,
  /// whatever the app says of the status bar (as on phones; where it turns is chosen here).
  private static func isDark(_ box: CGRect, of screen: Picture) -> Bool {
    var part = screen.part(box)
    part.ground = screen.ground ?? .black
    guard let bitmap = try? part.bitmap(scale: 0.25) else { return false }
    let light = (0..<bitmap.count).reduce(0) { sum, index in
      let pixel = Int(bitmap.pixels[index])
      return sum + (pixel >> 16 & 255) * 2 + (pixel >> 8 & 255) * 5 + (pixel & 255)
    }
    return light < bitmap.count * 8 * 128
  }

  private func addHousing(to picture: inout Picture) {
    // Held sideways, its place is at the left.
    func turned(_ rect: CGRect) -> CGRect {
      isLandscape
        ? CGRect(x: rect.minY, y: size.height - rect.maxX, width: rect.height, height: rect.width) : rect
    }
    let across = isLandscape ? size.height : size.width
    switch housing {
    case .none: break
    case .island:
      let rect = turned(CGRect(x: (across - 126) / 2, y: 11, width: 126, height: 37))
      picture.add(.roundedRect(RoundedRect(rect, radius: 18.5)), .black, rect)
    case .notch(let width, let height):
      let rect = turned(CGRect(x: (across - width) / 2, y: -20, width: width, height: height + 20))
      picture.add(.roundedRect(RoundedRect(rect, radius: 20)), .black, rect)
    }
  }

  /// The time of the first iPhone's presentation, and full bars: what pictures of devices show.
  private func addStatusBar(_ status: Status, _ typeface: Typeface, to picture: inout Picture) {
    let color = CGColor(white: status.isLight ? 1 : 0, alpha: status.barOpacity)
    let isSplit = housing != .none
    let middle = housing == .island ? 33.0 : isSplit ? statusBarHeight * 0.6 : statusBarHeight / 2
    let places = statusPlaces
    let font = FontMetrics(size: isSplit ? 17 : 12, weight: .semibold)
    var letters = Lettering(font, typeface)
    letters.append(
      "9:41", at: CGPoint(x: places.clock - font.width(of: "9:41") / 2, y: middle + font.capHeight / 2))
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: statusBarHeight)
    if !letters.outlines.isEmpty { picture.add(.path(letters.outlines, isEvenOdd: false), color, bounds) }
    let (right, unit) = (places.signs, places.unit)
    addBattery(right: right, middle, unit, color, to: &picture)
    addWaves(right: right - 33 * unit, middle, unit, color, to: &picture)
    addBars(right: right - 55 * unit, middle, unit, color, to: &picture)
  }

  /// How wide the bars, the waves and the battery are together, in units.
  private static let signsWidth = 73.4
  /// From them to the notch and to the screen's side, at least, in points.
  private static let signsMargin = 8.0

  /// The middle of the time, the right end of the signs, and how large those are: in the middle of the ears beside a notch, as
  /// large as an ear has room for; around an island where they are on phones. Where nothing looks through the screen, the time
  /// is in the middle of the bar.
  private var statusPlaces: (clock: Double, signs: Double, unit: Double) {
    switch housing {
    case .none: return (size.width / 2, size.width - 6, 0.8)
    case .island: return (size.width * 0.185, size.width * 0.815 + 36, 1)
    case .notch(let width, _):
      let ear = (size.width - width) / 2
      let unit = min(1, (ear - 2 * Self.signsMargin) / Self.signsWidth)
      return (ear / 2, size.width - (ear - Self.signsWidth * unit) / 2, unit)
    }
  }

  private func addBattery(
    right: Double, _ middle: Double, _ unit: Double, _ color: CGColor, to picture: inout Picture
  ) {
    let box = CGRect(x: right - 27 * unit, y: middle - 6.5 * unit, width: 25 * unit, height: 13 * unit)
    var rim = StrokeStyle()
    rim.width = unit
    picture.commands.append(
      DrawingCommand(
        .stroke(
          CGPath(roundedRect: box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8 * unit), rim,
          color.withAlphaComponent(color.alpha * 0.4), .identity), bounds: box))
    let charge = box.insetBy(dx: 2 * unit, dy: 2 * unit)
    picture.add(.roundedRect(RoundedRect(charge, radius: 2.5 * unit)), color, charge)
    let pole = CGRect(x: box.maxX + unit, y: middle - 2 * unit, width: 1.4 * unit, height: 4 * unit)
    picture.add(
      .roundedRect(RoundedRect(pole, radius: 0.7 * unit)), color.withAlphaComponent(color.alpha * 0.4), pole)
  }

  /// The reach of the wireless network: three arcs of a quarter circle.
  private func addWaves(
    right: Double, _ middle: Double, _ unit: Double, _ color: CGColor, to picture: inout Picture
  ) {
    let foot = CGPoint(x: right - 8 * unit, y: middle + 5.5 * unit)
    var pen = StrokeStyle()
    pen.width = 2.4 * unit
    for radius in [1.4, 5.4, 9.4] {
      var arc = CGPath()
      arc.addArc(
        center: foot, radius: radius * unit, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
      let bounds = CGRect(x: foot.x - 12 * unit, y: foot.y - 12 * unit, width: 24 * unit, height: 14 * unit)
      picture.commands.append(DrawingCommand(.stroke(arc, pen, color, .identity), bounds: bounds))
    }
  }

  /// The reach of the telephone network: four bars.
  private func addBars(
    right: Double, _ middle: Double, _ unit: Double, _ color: CGColor, to picture: inout Picture
  ) {
    for index in 0..<4 {
      let height = (4 + 2.6 * Double(index)) * unit
      let bar = CGRect(
        x: right - (18 - 4.8 * Double(index)) * unit, y: middle + 5.9 * unit - height, width: 3.2 * unit,
        height: height)
      picture.add(.roundedRect(RoundedRect(bar, radius: unit)), color, bar)
    }
  }
}

extension Picture {
  fileprivate mutating func add(_ outline: Outline, _ color: CGColor, _ bounds: CGRect) {
    commands.append(DrawingCommand(.fill(outline, .color(color), .identity), bounds: bounds))
  }
}
