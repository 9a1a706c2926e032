import TerminalCells

/// The colours of the full screen, for a dark or a light terminal. Signs and weight tell the same without them.
///
/// Blue is forward, yellow backward, magenta a jump, red an end that was cut off and the playhead, cyan
/// the farthest beyond an end. On a dark ground they
/// are the terminal's bright colours: the dark blue of many is hardly seen there. On a light ground they are dark ones;
/// sixteen colours have no yellow that is seen on white, so that backward is green there.
struct Theme {
  let playhead: Color
  let mark: Color
  let range: Color
  private let forward: Color
  private let backward: Color
  private let jump: Color
  private let cut: Color
  private let beyond: Color

  init(isLight: Bool, depth: ColorDepth) {
    guard isLight else {
      (forward, backward, jump, cut) = (.basic(12), .basic(11), .basic(13), .basic(9))
      (playhead, mark, range, beyond) = (.basic(9), .basic(11), .basic(14), .basic(14))
      return
    }
    let yellow: Color = depth == .basic ? .basic(2) : .rgb(135, 95, 0)
    (forward, backward, jump, cut) = (.basic(4), yellow, .basic(5), .basic(1))
    (playhead, mark, range, beyond) = (.basic(1), yellow, .basic(6), .basic(6))
  }

  func color(of tone: BarCells.Tone) -> Color {
    switch tone {
    case .forward: forward
    case .backward: backward
    case .still: .standard
    case .jump: jump
    case .cut: cut
    case .beyond: beyond
    }
  }
}
