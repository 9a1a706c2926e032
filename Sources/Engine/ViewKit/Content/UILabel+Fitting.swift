import LayerKit
import MotionMath

/// A text that is shown smaller than its font, because it would be wider than its label.
extension UILabel {
  /// The part of the font's size in which the text is shown: the greatest with which it fits, but no less than
  /// `minimumScaleFactor`. Which one that is, and that it lies in the middle of the label, is chosen here.
  final var fittingScale: Double {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, let text, !text.isEmpty else { return 1 }
    func fits(_ scale: Double) -> Bool { width(of: text, scaledBy: scale) <= bounds.width + 1e-6 }
    guard bounds.width > 0, !fits(1) else { return 1 }
    var (low, high) = (min(max(minimumScaleFactor, 0), 1), 1.0)
    guard fits(low) else { return low }
    // To less than a thousandth of a point. Letters are tracked the more the smaller they are, so it has to be looked for.
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }

  private func width(of text: String, scaledBy scale: Double) -> Double {
    guard let styledRuns else { return font.scaled(by: scale).width(of: text) }
    let runs = styledRuns.map { $0.scaled(by: scale) }
    return StyledLines(runs, font: font.scaled(by: scale), in: .infinity, atMost: 1, lineBreakMode).size.width
  }

  final func fittingMayHaveChanged() {
    if adjustsFontSizeToFitWidth { setNeedsLayout() }
  }

  /// Shows a plain text in the size that fits. It changes at once, in animations too: letters do not grow.
  final func fitPlainText() {
    guard styledRuns == nil else { return }
    let size = font.pointSize * fittingScale
    guard layer[.fontSize] != .number(size) else { return }
    let transactions = app.world.transaction
    transactions.begin()
    defer { transactions.commit() }
    transactions.disableActions = true
    layer[.fontSize] = .number(size)
  }
}

extension UILabel.LineBreakMode {
  /// The layer's word for the mode.
  var truncation: String {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: "none"
    case .byTruncatingHead: "start"
    case .byTruncatingTail: "end"
    case .byTruncatingMiddle: "middle"
    }
  }
}

extension UIFont {
  func scaled(by scale: Double) -> UIFont { withSize(pointSize * scale) }
}

extension NSAttributedString.Run {
  func scaled(by scale: Double) -> Self {
    var run = self
    run.attributes.font = attributes.font?.scaled(by: scale)
    run.attributes.kern = attributes.kern.map { $0 * scale }
    run.attributes.baselineOffset = attributes.baselineOffset.map { $0 * scale }
    return run
  }
}
