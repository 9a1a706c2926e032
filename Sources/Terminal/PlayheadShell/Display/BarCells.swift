import RecordingExport
import RecordingFiles
package import RecordingKit
import TimeControl

/// A bar in the columns of a ruler, a sign for each.
package struct BarCells {
  /// From the first column to the last; nil where the bar is not.
  package let cells: [Cell?]

  package struct Cell: Equatable {
    package let sign: Character
    package let tone: Tone

    /// True inside a stretch that plays forward or backward, which is drawn as a solid bar.
    var isSolid: Bool { sign == Bar.Kind.forward.sign && tone == .forward || sign == Bar.Kind.backward.sign }
  }

  /// The meaning of a colour.
  package enum Tone { case forward, backward, still, jump, cut, beyond }

  /// - Parameters:
  ///   - bar: Drawn from its begin to its end, at least one column wide.
  ///   - isLater: Whether it adds to a bar that began before it; its first cell is a plus sign.
  package init(_ bar: Bar, on ruler: TimeRuler, isLater: Bool = false) {
    cells = Self.cells(bar, on: ruler, isLater: isLater)
  }

  private static func cells(_ bar: Bar, on ruler: TimeRuler, isLater: Bool) -> [Cell?] {
    var cells = [Cell?](repeating: nil, count: ruler.columns)
    // A bar without length at the very end is in the last column, which reaches to it.
    let isAtEnd = bar.end - bar.from < 1e-9 && abs(bar.from - ruler.end) < 1e-9
    let first = isAtEnd ? ruler.columns - 1 : ruler.cell(bar.from)
    let last = isAtEnd ? first : max(first, ruler.cell(max(bar.from, bar.end - 1e-9)))
    guard first < ruler.columns, last >= 0 else { return cells }
    let jumps = Set(bar.jumps.map { ruler.cell($0.time) })
    let peaks = Set(bar.overshoots.map { ruler.cell($0.time) })
    let keyframes = Set(bar.keyframes.map { ruler.cell($0) })
    var phase = 0
    for column in max(0, first)...min(last, ruler.columns - 1) {
      let (from, to) = (ruler.time(atEdge: column), ruler.time(atEdge: column + 1))
      while phase < bar.phases.count - 1, bar.phases[phase].to <= from { phase += 1 }
      if column == last, let sign = bar.outcome.sign {
        cells[column] = Cell(sign: sign, tone: bar.outcome == .atOnce ? .forward : .cut)
      } else if jumps.contains(column) {
        cells[column] = Cell(sign: Bar.jumpSign, tone: .jump)
      } else if isLater, column == first {
        cells[column] = Cell(sign: "+", tone: .forward)
      } else if let kind = longest(bar.phases[phase...], from: from, to: to) {
        let sign = keyframes.contains(column) && kind.isMoving ? keyframe : kind.sign
        cells[column] = Cell(sign: sign, tone: peaks.contains(column) && kind.isMoving ? .beyond : kind.tone)
      }
    }
    return cells
  }

  package static let keyframe: Character = "◇"
  package static let empty: Character = "·"
  /// Where a bar was in the branch that was just left.
  package static let former: Character = "╌"

  /// The kind that fills most of a cell; of two that fill it alike, the later.
  private static func longest(_ phases: ArraySlice<Bar.Phase>, from: Double, to: Double) -> Bar.Kind? {
    var shares: [(kind: Bar.Kind, share: Double)] = []
    for phase in phases.prefix(while: { $0.from < to }) {
      let share = min(phase.to, to) - max(phase.from, from)
      if let index = shares.firstIndex(where: { $0.kind == phase.kind }) {
        shares.append((phase.kind, shares.remove(at: index).share + share))
      } else {
        shares.append((phase.kind, share))
      }
    }
    // A nanosecond decides nothing.
    return shares.reduce(nil) { best, next in
      best.map { next.share > $0.share - 1e-9 ? next : $0 } ?? next
    }?.kind ?? phases.first?.kind
  }

  /// Several bars in one row: a cell shows what matters most of them.
  package static func folded(_ bars: [BarCells]) -> [Cell?] {
    guard var folded = bars.first?.cells else { return [] }
    for bar in bars.dropFirst() {
      for (column, cell) in bar.cells.enumerated() where rank(cell) < rank(folded[column]) { folded[column] = cell }
    }
    return folded
  }

  /// A cut is an instant, and is nowhere else; what moves goes on in the next cell.
  private static let ranking: [Character] =
    Bar.Outcome.cutSigns + [Bar.Kind.backward.sign, Bar.jumpSign, "+", keyframe, Bar.Kind.forward.sign]
    + [Bar.Kind.returning.sign, Bar.Kind.settling.sign] + Bar.Outcome.otherSigns
    + [Bar.Kind.held.sign, Bar.Kind.driven.sign, Bar.Kind.waiting.sign]

  private static func rank(_ cell: Cell?) -> Int {
    cell.map { ranking.firstIndex(of: $0.sign) ?? ranking.count } ?? ranking.count + 1
  }

  /// Every sign with its colour and its meaning.
  package static let legend: [(sign: Character, tone: Tone, meaning: String)] = [
    (Bar.Kind.forward.sign, .forward, "forward"), (Bar.Kind.backward.sign, .backward, "backward"),
    (Bar.Kind.held.sign, .still, "held"), (Bar.jumpSign, .jump, "scrubbed"),
    (Bar.Kind.returning.sign, .forward, "on the way back of a repeat"),
    (Bar.Kind.settling.sign, .forward, "a spring within 1 % of its end"),
    (Bar.Kind.waiting.sign, .still, "before its begin, or filled"),
    (Bar.Kind.driven.sign, .forward, "set by a script, without an animation"), (keyframe, .forward, "a keyframe"),
    (Bar.beyondSign, .beyond, "beyond its end"), ("◆", .forward, "at once, without length"),
    ("+", .forward, "adds to the bar with it"), ("→", .forward, "still attached"),
    ("×", .cut, "cancelled: back at its start"), ("/", .cut, "removed on the way"),
    ("»", .cut, "replaced under its key"), (former, .still, "in the branch that was left"),
  ]
}

extension Bar.Kind {
  fileprivate var tone: BarCells.Tone {
    switch self {
    case .forward, .returning, .settling, .driven: .forward
    case .backward: .backward
    case .held, .waiting, .filled: .still
    }
  }
}

extension Bar.Outcome {
  fileprivate static var cutSigns: [Character] { [cancelled, removed, replaced].compactMap(\.sign) }
  fileprivate static var otherSigns: [Character] { [open, atOnce].compactMap(\.sign) }
}
