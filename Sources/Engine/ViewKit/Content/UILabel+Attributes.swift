import LayerKit
import MotionMath

/// A label's text with attributes. Letters that look alike are in a layer of their own, in front of the label's.
extension UILabel {
  /// A copy of the text with the attributes it is shown with; nil for no text.
  ///
  /// Setting it sets `text` too, and `font`, `textColor` and `textAlignment` to those of the first letter, as far as that
  /// has them (documented). Letters without a font or colour have those that the label had before (reported). Setting `font`
  /// or `textColor` afterwards sets it for all letters (documented).
  public final var attributedText: NSAttributedString? {
    get {
      guard let text else { return nil }
      let plain = NSAttributedString.Run(text: text, attributes: TextAttributes())
      return NSAttributedString(runs: styledRuns ?? [complete(plain)])
    }
    set {
      text = newValue?.string
      var defaults = TextAttributes()
      (defaults.font, defaults.foregroundColor) = (font, textColor)
      guard let runs = newValue?.runs, let first = runs.first?.attributes else { return }
      if let font = first.font { self.font = font }
      if let color = first.foregroundColor { textColor = color }
      if let alignment = first.paragraphStyle?.alignment, alignment != .natural { textAlignment = alignment }
      let attributes = runs.map(\.attributes)
      // One look for all letters, which a layer has by itself, needs no layers more.
      var plain = TextAttributes()
      (plain.font, plain.foregroundColor) = (first.font, first.foregroundColor)
      guard attributes != [plain] else { return }
      styledRuns = runs.map { NSAttributedString.Run(text: $0.text, attributes: $0.attributes.over(defaults)) }
      styleDidChange()
    }
  }

  final func complete(_ run: NSAttributedString.Run) -> NSAttributedString.Run {
    var attributes = TextAttributes()
    (attributes.font, attributes.foregroundColor) = (font, textColor)
    return NSAttributedString.Run(text: run.text, attributes: run.attributes.over(attributes))
  }

  /// The lines of a text with attributes; nil for a plain one. - Parameter width: 0 is no limit.
  final func styledLines(in width: Double) -> StyledLines? {
    shownRuns.map {
      StyledLines(
        $0, font: font, in: numberOfLines == 1 || width <= 0 ? .infinity : width, atMost: numberOfLines,
        lineBreakMode)
    }
  }

  /// Places the layers of a text with attributes: in the middle of the label's height, aligned as their lines are.
  final func placePieces() {
    guard let lines = shownLines() else { return removePieces() }
    let transactions = app.world.transaction
    transactions.begin()
    defer { transactions.commit() }
    transactions.disableActions = true
    var unused = pieces
    pieces = []
    let top = bounds.origin.y + (bounds.height - lines.size.height) / 2
    for (line, y) in zip(lines.lines, lines.tops) {
      let left = bounds.origin.x + inset(of: line)
      for piece in line.pieces {
        let pieceLayer = unused.isEmpty ? CATextLayer(in: app.world) : unused.removeFirst()
        pieceLayer[.string] = .text(piece.text)
        pieceLayer[.fontSize] = .number(piece.font.pointSize)
        pieceLayer[.font] = .text(piece.font.face.word)
        pieceLayer[.foregroundColor] = .color(piece.attributes.foregroundColor ?? textColor)
        pieceLayer.frame = CGRect(
          x: left + piece.x, y: top + y + line.ascent - piece.top, width: piece.width, height: piece.font.lineHeight)
        if pieceLayer.superlayer !== layer { layer.addSublayer(pieceLayer) }
        pieces.append(pieceLayer)
      }
    }
    for layer in unused { layer.removeFromSuperlayer() }
  }

  /// The lines as the label shows them: as small as they need to be, and no more than there is room for.
  private func shownLines() -> StyledLines? {
    guard let runs = shownRuns else { return nil }
    let scale = fittingScale
    let shown = scale < 1 ? runs.map { $0.scaled(by: scale) } : runs
    let isOneLine = numberOfLines == 1
    func lines(atMost most: Int) -> StyledLines {
      StyledLines(
        shown, font: font.scaled(by: scale), in: isOneLine || bounds.width <= 0 ? .infinity : bounds.width,
        atMost: most, lineBreakMode, cut: bounds.width)
    }
    let all = lines(atMost: numberOfLines)
    let fitting = zip(all.lines, all.tops).count { $0.height + $1 <= bounds.height + 0.01 * $0.height }
    return fitting < all.lines.count ? lines(atMost: max(1, fitting)) : all
  }

  /// How far a line begins from the left edge.
  private func inset(of line: StyledLines.Line) -> Double {
    switch line.style.alignment == .natural ? textAlignment : line.style.alignment {
    case .center: (bounds.width - line.width) / 2
    case .right: bounds.width - line.width
    case .left: 0
    case .justified, .natural: line.isFromRight ? bounds.width - line.width : 0
    }
  }

  /// The layers of a text with attributes are placed by layout; a plain text's layer places its letters itself.
  final func placementMayHaveChanged() {
    if shownRuns != nil { setNeedsLayout() }
  }

  final func removePieces() {
    for layer in pieces { layer.removeFromSuperlayer() }
    pieces = []
  }
}
