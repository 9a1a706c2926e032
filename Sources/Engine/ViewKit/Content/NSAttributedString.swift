public import LayerKit
public import MotionMath

/// The look of letters. A value of nil is that of the view that shows them.
public struct TextAttributes: Hashable, Sendable {
  public var font: UIFont?
  public var foregroundColor: UIColor?
  /// Added after each letter, in points; negative moves letters together.
  public var kern: Double?
  /// How far letters are raised above the line, in points; negative lowers them.
  public var baselineOffset: Double?
  public var paragraphStyle: ParagraphStyle?

  public init() {}

  /// The attributes that `self` has, and those of `other` that it lacks.
  package func over(_ other: TextAttributes) -> TextAttributes {
    var both = other
    both.font = font ?? other.font
    both.foregroundColor = foregroundColor ?? other.foregroundColor
    both.kern = kern ?? other.kern
    both.baselineOffset = baselineOffset ?? other.baselineOffset
    both.paragraphStyle = paragraphStyle ?? other.paragraphStyle
    return both
  }
}

/// How lines are set.
public struct ParagraphStyle: Hashable, Sendable {
  /// Default natural: as the label says.
  public var alignment = UILabel.TextAlignment.natural
  /// Between one line and the next, in points.
  public var lineSpacing = 0.0
  /// Times the height of a line; 0 leaves it (documented).
  public var lineHeightMultiple = 0.0
  /// In points; 0 is no limit.
  public var minimumLineHeight = 0.0
  /// In points; 0 is no limit (documented).
  public var maximumLineHeight = 0.0

  public init() {}

  /// The height of a line whose letters need `height`.
  func lineHeight(_ height: Double) -> Double {
    var height = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

/// A text with attributes. Places in it are counted in UTF-16 units, as in Cocoa.
public class NSAttributedString: NSObject {
  /// The attributes that labels draw.
  public enum Key: String, CaseIterable, Sendable {
    case font, foregroundColor, kern, baselineOffset, paragraphStyle
  }

  /// Letters that look alike.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var attributes: TextAttributes
  }

  /// In the order of the text; no run is empty, and neighbours differ.
  public fileprivate(set) var runs: [Run]

  public init(runs: [Run]) {
    self.runs = []
    super.init()
    for run in runs { append(run) }
  }

  public convenience init(string: String, attributes: TextAttributes = TextAttributes()) {
    self.init(runs: [Run(text: string, attributes: attributes)])
  }

  public override var className: String { "NSAttributedString" }

  public final var string: String { runs.map(\.text).joined() }

  /// In UTF-16 units.
  public final var length: Int { runs.reduce(0) { $0 + $1.text.utf16.count } }

  /// The attributes at a place, and the range in which they are the same; nil outside the text.
  public final func attributes(at index: Int) -> (attributes: TextAttributes, range: Range<Int>)? {
    var start = 0
    for run in runs {
      let end = start + run.text.utf16.count
      if index >= start, index < end { return (run.attributes, start..<end) }
      start = end
    }
    return nil
  }

  /// The part of the text in `range`, which is inside it.
  public final func substring(from range: Range<Int>) -> NSAttributedString {
    let copy = NSMutableAttributedString(runs: runs)
    let parts = copy.parts(of: range)
    return NSAttributedString(runs: Array(copy.runs[parts]))
  }

  fileprivate final func append(_ run: Run) {
    if run.text.isEmpty { return }
    if runs.last?.attributes == run.attributes {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}

/// A text whose letters and attributes can be changed. A view that shows one keeps a copy (documented).
public final class NSMutableAttributedString: NSAttributedString {
  public override var className: String { "NSMutableAttributedString" }

  public func append(_ other: NSAttributedString) {
    for run in other.runs { append(run) }
  }

  /// Changes the attributes of the letters in `range`, which is inside the text.
  public func change(in range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
    for index in parts(of: range) { change(&runs[index].attributes) }
    join()
  }

  /// Puts a text in the place of the letters in `range`, which is inside the text. It gets the attributes of the first
  /// letter that it replaces, or of the letter before (documented).
  public func replaceCharacters(in range: Range<Int>, with text: String) {
    let index = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    let attributes = attributes(at: index)?.attributes ?? TextAttributes()
    runs.replaceSubrange(parts(of: range), with: [Run(text: text, attributes: attributes)])
    join()
  }

  /// Divides runs so that some of them are the text in `range`.
  fileprivate func parts(of range: Range<Int>) -> Range<Int> {
    let first = divide(at: range.lowerBound)
    return first..<max(first, divide(at: range.upperBound))
  }

  /// - Returns: The number of the run that begins at `place`.
  private func divide(at offset: Int) -> Int {
    var start = 0
    for (index, run) in runs.enumerated() {
      if offset <= start { return index }
      let units = run.text.utf16
      if offset < start + units.count {
        let middle = units.index(units.startIndex, offsetBy: offset - start)
        var (left, right) = (run, run)
        left.text = String(run.text[..<middle])
        right.text = String(run.text[middle...])
        runs.replaceSubrange(index...index, with: [left, right])
        return index + 1
      }
      start += units.count
    }
    return runs.count
  }

  private func join() {
    let parts = runs
    runs = []
    for run in parts { append(run) }
  }
}

/// How lines are set, as an object that scripts change.
public final class NSMutableParagraphStyle: NSObject {
  public var style: ParagraphStyle

  public init(_ style: ParagraphStyle = ParagraphStyle()) { self.style = style }

  public override var className: String { "NSMutableParagraphStyle" }
}
