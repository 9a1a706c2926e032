import Glibc
import PlayheadShell
import TerminalCells
import TestSupport
import TestTraits
import Testing

/// Whatever is pressed, clicked and dragged, the screen shows no escape sequence as text and always says where it is.
@Suite("Random keys in the full screen") struct FullScreenFuzzTests {
  private static let script = """
    card = UIView(CGRect(100, 100, 120, 100)); card.backgroundColor = "#0000ff"; window:addSubview(card)
    dot = UIView(CGRect(40, 30, 40, 40)); dot.backgroundColor = "#ff0000"; card:addSubview(dot)
    card:addGestureRecognizer(UIPanGestureRecognizer(function(pan) card.alpha = 0.9 end))
    UIView.animate(0.4, function() card.center = CGPoint(160, 350); dot.transform = CGAffineTransform(2, 0, 0, 2, 0, 0) end)
    """

  private func input(_ generator: inout SeededGenerator, _ columns: Int, _ rows: Int) -> ScreenInput {
    func mouse(_ action: Key.Mouse.Action) -> Key {
      let held: [Key.Mouse.Held?] = [nil, nil, nil, .alternate, .control]
      return .mouse(
        Key.Mouse(
          action, row: Int.random(in: 0...rows, using: &generator),
          column: Int.random(in: 0...columns, using: &generator),
          held: held.randomElement(using: &generator) ?? nil))
    }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return .keys([])
    case 1: return .keys([mouse(.press), mouse(.drag), mouse(.release)])
    case 2: return .keys([mouse(.press), mouse(.release)])
    case 3:
      let keys: [Key] = [
        .up, .down, .left(shift: false), .right(shift: false), .left(shift: true), .right(shift: true), .enter, .escape,
        .tab, .backspace, .home, .end,
      ]
      return .keys([keys.randomElement(using: &generator) ?? .up])
    default:
      // Leaving would end it; q is not among them.
      let letters = "0123456789 kn.,NuUm'jl[]ioxLbpfcrT+-=I/\tztvehBVgyw:?azsd"
      return .keys([FullScreenSession.key(letters.randomElement(using: &generator) ?? "0")])
    }
  }

  /// How many inputs each run has: so many in all runs as `Scripts/fuzz --soak` says, else what a check can afford.
  private static let count = (getenv("PLAYHEAD_KEYS").flatMap { Int(String(cString: $0)) } ?? 2500) / runs.count
  private static let runs: [(Int, Int, UInt64)] =
    [(80, 24), (120, 40), (60, 16), (20, 5), (3, 2), (200, 60), (59, 15), (80, 24), (100, 30), (40, 12)]
    .enumerated().map { ($1.0, $1.1, UInt64($0 + 1)) }

  @Test("no state without words, no sequence as text, nothing beside the screen", .exhaustive, arguments: runs)
  func anything(columns: Int, rows: Int, seed: UInt64) throws {
    var generator = SeededGenerator(Seed(seed))
    var left = Self.count
    while left > 0 {
      // Branches are replayed from the start: a run of its own now and then keeps that short.
      let count = min(left, 250)
      left -= count
      let inputs = (0..<count).map { _ in input(&generator, columns, rows) }
      var sizes: [Int: (columns: Int, rows: Int)] = [:]
      for number in 0..<count where Int.random(in: 0..<25, using: &generator) == 0 {
        sizes[number] = (Int.random(in: 1...200, using: &generator), Int.random(in: 1...60, using: &generator))
      }
      let depth: ColorDepth = [.none, .basic, .palette, .full].randomElement(using: &generator) ?? .none
      let screen = try FullScreenSession(
        Self.script, inputs, columns: columns, rows: rows, tick: 0.02, depth: depth, resizing: sizes)
      #expect(screen.overrun.isEmpty, "\(screen.overrun)")
      for (lines, columns) in zip(screen.screens, screen.columns) {
        for line in lines {
          #expect(!line.contains("\u{1B}") && !line.contains("[0m") && !line.contains("[2m") && !line.contains("[38;"))
        }
        if columns >= 20 { #expect((lines[0] + " ").contains(" s "), "\(lines[0])") }
      }
    }
  }
}
