import PlayheadShell
import TerminalCells
import TestSupport
import Testing

/// Whole screens of the full screen, written down at four sizes: each in text, and how its cells look.
///
/// The expected content of a screen follows from the scene by hand and stands beside it here; the files were read
/// before they were kept. A file that is missing is written, and the test fails once.
@Suite("Golden screens") struct GoldenScreenTests {
  private static let folder = "Tests/PlayheadShellTests/Screens"

  /// For 0.4 s, evenly, the card's centre goes from (160, 190) to (230, 600), and the dot's alpha from 1 to 0.2.
  private static let scene = """
    card = UIView(CGRect(60, 120, 200, 140)); card.backgroundColor = "#0a84ff"; window:addSubview(card)
    dot = UIView(CGRect(20, 20, 60, 60)); dot.backgroundColor = "#ff9f0a"; card:addSubview(dot)
    card:addGestureRecognizer(UIPanGestureRecognizer(function(pan) card.center = pan:location(window) end))
    local function move() card.center = CGPoint(230, 600); dot.alpha = 0.2 end
    UIView.animate{withDuration = 0.4, delay = 0, options = "curveLinear", animations = move}
    timeline:run()
    """

  /// A screen: the keys that lead to it, and words it has at every size.
  struct Scenario: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: String
    /// Seconds from each key to the next.
    var tick = 0.0
    let tells: [String]
    /// Whether the mouse then drags the card to the right, by half of the picture, and stays down.
    var isDrag = false

    var testDescription: String { name }
  }

  static let scenarios = [
    Scenario(name: "opening", keys: "", tells: ["scene.lua", " main ", "0.000 s  f0 of 24  ▶ 1x"]),
    // The screen stands still for half a second, which ends between the fourth and the fifth of these.
    Scenario(
      name: "playing", keys: String(repeating: "\u{0}", count: 6), tick: 0.15,
      tells: ["0.150 s  f9 of 24  ▶ 1x  2 layers move"]),
    // Half-way, in a branch of its own, which ends there.
    Scenario(
      name: "held", keys: "5b",
      tells: ["main ▸ branch2", "f12 of 12", "2 layers held", "195.0, 395.0", "begins here; u goes back"]),
    Scenario(name: "scrubbed", keys: "5bp0.75\n", tells: ["f12 of 12", "2 layers held", "212.5, 497.5"]),
    Scenario(
      name: "branch", keys: "5:dot.alpha = 1\n", tells: ["main ▸ branch2", "branch2 begins here; u goes back"]),
    Scenario(name: "undo", keys: "5:dot.alpha = 1\nu", tells: [" main ", "f12 of 24", "195.0, 395.0"]),
    // A quarter of 0.4 s about the playhead.
    Scenario(name: "zoomed", keys: "5++", tells: ["━", "╋", "0.2"]),
    // On the screen the card is at (195 - 100, 395 - 70), the dot 20 further.
    Scenario(
      name: "tree", keys: "5t↓↓↓", tells: ["TREE 3", "UIView card  95, 325  200 x 140", "UIView dot  115, 345", "α .6"]),
    Scenario(name: "exploded", keys: "5e→", tells: ["f12 of 24", "←→↑↓ turn", "e together"]),
    Scenario(name: "tuning", keys: "5↓T→", tells: ["TUNING", "duration", "0.410 s", "was 0.400", "esc drop"]),
    Scenario(
      name: "edit", keys: "5\t↓\n\u{15}nowhere.x\n", tells: ["position = ", "attempt to index a nil value"]),
    Scenario(
      name: "drag", keys: "", tick: 1 / 60, tells: [" main ", "UIPanGestureRecognizer #1 of card took it"], isDrag: true
    ),
  ]

  static let sizes = [(80, 24), (120, 40), (200, 60), (60, 20)]

  /// The columns of the picture, `min(2R × screen width / screen height, 45 %)` for R = H − 2 rows of 393 by 852 points,
  /// without a part of one.
  private static let pictureColumns = [80: 20, 120: 35, 200: 53, 60: 16]

  @Test("each state tells what it has to, at every size", arguments: scenarios)
  func text(_ scenario: Scenario) throws {
    var written = ""
    for (columns, rows) in Self.sizes {
      let lines = try Self.session(scenario, columns, rows, .none).last
      written += "== \(columns) x \(rows)\n" + lines.joined(separator: "\n") + "\n"
      #expect(lines.count == rows)
      for line in lines { #expect(line.count <= columns && !line.contains("\u{1B}"), "\(line)") }
      for word in scenario.tells {
        #expect(
          lines.contains { $0.contains(word) }, "\(word) at \(columns) x \(rows):\n\(lines.joined(separator: "\n"))")
      }
      let separator = lines[1].enumerated().first { $0.element == "│" }?.offset
      #expect(separator == Self.pictureColumns[columns])
    }
    Self.expect(written, "\(scenario.name).txt")
  }

  @Test("where there is room the title says at which part of its way something is held", arguments: [80, 120, 200])
  func place(columns: Int) throws {
    for (keys, place) in [("5b", "50"), ("5bp0.75\n", "75"), ("5bp0.75\n:advance 0.1\n", "75")] {
      let title = try FullScreenSession(Self.scene, typing: keys, columns: columns, rows: 24).last[0]
      #expect(title.contains("2 layers held at \(place) %"), "\(title)")
    }
  }

  @Test("and looks as it has to, in colours", arguments: scenarios)
  func colours(_ scenario: Scenario) throws {
    var written = ""
    for (columns, rows) in Self.sizes {
      let styles = try Self.session(scenario, columns, rows, .full).styles
      written += "== \(columns) x \(rows)\n" + Self.map(of: styles, picture: Self.pictureColumns[columns] ?? 0)
    }
    Self.expect(written, "\(scenario.name).colours.txt")
  }

  /// A letter for each look, a point for none, and what the letters stand for. The picture has colours of its own.
  private static func map(of styles: [[String]], picture: Int) -> String {
    var letters: [String: Character] = [:]
    let names = Array("abcdefghijklmnopqrstuvwxyz")
    let bottom = styles.count - 1
    let map = styles.enumerated().map { row, styles in
      String(
        styles.enumerated().map { column, style -> Character in
          if column < picture, row > 0, row < bottom { return "#" }
          if style.isEmpty { return "." }
          if letters[style] == nil { letters[style] = names[min(letters.count, names.count - 1)] }
          return letters[style] ?? "?"
        })
    }
    let legend = letters.sorted { $0.value < $1.value }.map { "\($0.value) = \($0.key)" }
    return (map + legend).joined(separator: "\n") + "\n"
  }

  @Test("what is too small for the panes tells where it stands", arguments: [(59, 15), (20, 5), (19, 4)])
  func small(columns: Int, rows: Int) throws {
    let lines = try FullScreenSession(Self.scene, typing: "5", columns: columns, rows: rows).last
    #expect(lines.count == rows && lines.allSatisfy { $0.count <= columns })
    #expect(lines[0].contains("0.200 s") && !lines[0].contains("…"))
    // Half-way; below 16 rows there is one value.
    if columns == 59 { #expect(lines.contains { $0.contains("195.0, 395.0") }) }
    Self.expect(lines.joined(separator: "\n") + "\n", "small-\(columns)x\(rows).txt")
  }

  private static func session(
    _ scenario: Scenario, _ columns: Int, _ rows: Int, _ depth: ColorDepth
  ) throws -> FullScreenSession {
    let inputs = scenario.keys.map { key in
      ScreenInput.keys(key == "\u{0}" ? [] : key == "\u{15}" ? [.control("u")] : [FullScreenSession.key(key)])
    }
    return try FullScreenSession(
      scene, scenario.isDrag ? drag(columns, rows) : inputs, columns: columns, rows: rows, tick: scenario.tick,
      depth: depth,
      .beginning)
  }

  /// At the end, a press on the card and eight frames in which the mouse goes a third of the picture to the right.
  private static func drag(_ columns: Int, _ rows: Int) -> [ScreenInput] {
    let picture = Double(pictureColumns[columns] ?? 0)
    func mouse(_ action: Key.Mouse.Action, _ share: Double) -> Key {
      let row = 1 + Double(rows - 2) * 600 / 852
      return .mouse(Key.Mouse(action, row: Int(row), column: Int(picture * (0.45 + share * 0.4))))
    }
    return [.keys([.end]), .keys([mouse(.press, 0)])]
      + (1...8).map { .keys([mouse(.drag, Double($0) / 8)]) }
  }

  private static func expect(_ text: String, _ name: String) {
    guard let expected = SourceTree.text(of: "\(folder)/\(name)") else {
      SourceTree.write(text, to: "\(folder)/\(name)")
      Issue.record("\(name) was missing and has been written: read it, then run again")
      return
    }
    #expect(text == expected, "\(name) says otherwise")
  }
}
