import PlayheadShell
import TerminalCells
import TestSupport
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

  @Test(
    "no state without words, no sequence as text",
    arguments: [(80, 24, 1), (120, 40, 2), (60, 16, 3), (20, 5, 4), (3, 2, 5)])
  func anything(columns: Int, rows: Int, seed: UInt64) throws {
    var generator = SeededGenerator(Seed(seed))
    let inputs = (0..<250).map { _ in input(&generator, columns, rows) }
    let screen = try FullScreenSession(
      Self.script, inputs, columns: columns, rows: rows, tick: 0.02, depth: seed % 2 == 0 ? .full : .none)
    for lines in screen.screens {
      for line in lines {
        #expect(!line.contains("\u{1B}") && !line.contains("[0m") && !line.contains("[2m") && !line.contains("[38;"))
      }
      if columns >= 20 { #expect(lines.first?.contains(" s ") == true) }
    }
  }
}
