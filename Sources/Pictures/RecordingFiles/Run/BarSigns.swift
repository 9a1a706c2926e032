package import RecordingKit

extension Bar {
  /// Where its own time jumped.
  package static let jumpSign: Character = "╫"
  /// The cell of a full screen where a bar goes furthest beyond its end; in words it stands before how far.
  package static let beyondSign: Character = "▴"
}

extension Bar.Kind {
  /// The sign of a cell.
  package var sign: Character {
    switch self {
    case .forward: "■"
    case .backward: "◄"
    case .held: "▒"
    case .returning: "□"
    case .settling: "▪"
    case .waiting, .filled: "─"
    case .driven: "┅"
    }
  }
}

extension Bar.Outcome {
  /// The sign of the last cell; nil where the bar simply ends.
  package var sign: Character? {
    switch self {
    case .finished, .driven: nil
    case .cancelled: "×"
    case .removed: "/"
    case .replaced: "»"
    case .open: "→"
    case .atOnce: "◆"
    }
  }
}
