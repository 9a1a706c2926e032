import LayerKit
public import MotionMath
import RecordingKit

/// Shows a text, measured as `UIFont` says. Takes no touches at first (documented).
open class UILabel: UIView {
  public enum TextAlignment: String, CaseIterable, Sendable {
    case left, center, right, justified, natural
  }

  /// Where a text that is too long is broken or cut. Words go to the next line whole, where there is one, but in
  /// `byCharWrapping`.
  public enum LineBreakMode: String, CaseIterable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  open var text: String? {
    didSet {
      guard text != oldValue || styledRuns != nil else { return }
      styledRuns = nil
      styleDidChange()
    }
  }
  open var font = UIFont.system {
    didSet {
      layer[.fontSize] = .number(font.pointSize)
      layer[.font] = .text(font.face.word)
      placementMayHaveChanged()
      restyle { $0.font = font }
      invalidateIntrinsicContentSize()
      fittingMayHaveChanged()
    }
  }
  open var textColor: UIColor = .black {
    didSet {
      if textColor != oldValue { layer[.foregroundColor] = .color(textColor) }
      placementMayHaveChanged()
      restyle { $0.foregroundColor = textColor }
    }
  }
  open var textAlignment = TextAlignment.natural {
    didSet {
      layer[.alignmentMode] = .text(textAlignment.rawValue)
      restyle { $0.paragraphStyle?.alignment = textAlignment }
    }
  }
  /// 0 is no limit. Default 1.
  open var numberOfLines = 1 {
    didSet {
      layer[.wrapped] = .bool(numberOfLines != 1)
      if lineBreakMode == .byCharWrapping { styleDidChange() }
      invalidateIntrinsicContentSize()
      fittingMayHaveChanged()
      placementMayHaveChanged()
    }
  }
  /// Default `byTruncatingTail` (documented).
  open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet {
      layer[.truncationMode] = .text(lineBreakMode.truncation)
      if (oldValue == .byCharWrapping) != (lineBreakMode == .byCharWrapping) { styleDidChange() }
      placementMayHaveChanged()
    }
  }
  /// Whether a text of one line that is wider than the label is shown smaller. Its size that fits is that of the font all
  /// the same. Default false.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsLayout() } }
  /// The least part of the font's size in which it is shown then, 0…1. 0, the default, sets no limit: Apple's page says
  /// that it keeps the size, and apps that leave it at that see labels shrink (reported).
  open var minimumScaleFactor = 0.0 { didSet { fittingMayHaveChanged() } }
  /// The width at which a text of several lines wraps. 0: its longest line does not wrap, and under constraints their
  /// width counts.
  open var preferredMaxLayoutWidth = 0.0 { didSet { invalidateIntrinsicContentSize() } }

  /// The runs of a text with attributes, each with a font and a colour; nil for a plain one.
  final var styledRuns: [NSAttributedString.Run]?
  /// The runs that layers of their own show. A text layer breaks lines between words, so a plain text that is broken
  /// elsewhere is one too.
  final var shownRuns: [NSAttributedString.Run]? {
    if styledRuns != nil || numberOfLines == 1 || lineBreakMode != .byCharWrapping { return styledRuns }
    return text.map { [complete(NSAttributedString.Run(text: $0, attributes: TextAttributes()))] }
  }
  /// The layers that show it.
  final var pieces: [CATextLayer] = []

  public init(frame: CGRect = .zero, in app: UIApplication) {
    super.init(frame: frame, in: app, layer: LabelLayer(in: app.world))
    isUserInteractionEnabled = false
    layer[.fontSize] = .number(font.pointSize)
    layer[.foregroundColor] = .color(textColor)
    layer[.truncationMode] = .text("end")
  }

  open override var className: String { "UILabel" }
  override var weightBesides: Int { MemoryCount.Weight.label }
  open override var debugName: String? { accessibilityIdentifier ?? text }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  open override func contentHeight(forWidth width: Double) -> Double? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
    return sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// Shows the text as it is now.
  final func styleDidChange() {
    layer[.string] = shownRuns == nil ? text.map { .text($0) } ?? .none : .none
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Changes the look of all letters of a text with attributes.
  private func restyle(_ change: (inout TextAttributes) -> Void) {
    guard var runs = styledRuns else { return }
    for index in runs.indices { change(&runs[index].attributes) }
    styledRuns = runs
    styleDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitPlainText()
    if shownRuns != nil || !pieces.isEmpty { placePieces() }
  }

  open override var baselines: (first: Double, last: Double)? {
    if let lines = styledLines(in: bounds.width)?.lines, let first = lines.first, let last = lines.last {
      return (first.ascent, last.height - last.ascent + padding(below: lines.map(\.height).reduce(0, +)))
    }
    guard let text, !text.isEmpty else { return nil }
    let count = numberOfLines == 1 ? 1 : font.lines(of: text, in: bounds.width).count
    return (font.ascender, -font.descender + padding(below: Double(count) * font.lineHeight))
  }

  /// The space that rounding up to whole pixels adds to the height of lines.
  private func padding(below height: Double) -> Double {
    app.screen.roundedUp(CGSize(width: 0, height: height)).height - height
  }

  /// Zero for no text; otherwise whole lines, as wide as the longest, rounded up to pixels (recorded). A width of 0 is no
  /// limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    if let lines = styledLines(in: size.width) { return app.screen.roundedUp(lines.size) }
    let isOneLine = numberOfLines == 1
    let width = isOneLine || size.width <= 0 ? Double.greatestFiniteMagnitude / 4 : size.width
    var lines = isOneLine ? [text[...]] : font.lines(of: text, in: min(width, 1e9))
    if numberOfLines > 0 { lines = Array(lines.prefix(numberOfLines)) }
    let longest = lines.map { font.width(of: $0) }.max() ?? 0
    return app.screen.roundedUp(CGSize(width: longest, height: Double(lines.count) * font.lineHeight))
  }
}

/// A label's layer: its text lies in the middle of its height, where a plain text layer's begins at the top.
final class LabelLayer: CATextLayer {
  override var kind: LayerKind { .label }
}
