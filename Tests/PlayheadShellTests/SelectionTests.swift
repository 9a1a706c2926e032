import PlayheadShell
import TerminalCells
import TestSupport
import Testing

/// One selection in picture, tree, tracks, values and events.
@Suite("Choosing in the full screen") struct SelectionTests {
  /// A blue card of 120 by 100 points in the middle of the upper half with a red dot in it; the card moves for 0.4 s.
  private static let script = """
    card = UIView(CGRect(100, 100, 120, 100)); card.backgroundColor = "#0000ff"; window:addSubview(card)
    dot = UIView(CGRect(40, 30, 40, 40)); dot.backgroundColor = "#ff0000"; card:addSubview(dot)
    UIView.animate(0.4, function() card.center = CGPoint(160, 350) end)
    """

  private func screen(typing text: String, columns: Int = 80, rows: Int = 24) throws -> [String] {
    try FullScreenSession(Self.script, typing: text, columns: columns, rows: rows).last
  }

  /// A click in the middle of a cell.
  private func click(_ row: Int, _ column: Int) -> [ScreenInput] {
    [
      .keys([.mouse(Key.Mouse(.press, row: row, column: column))]),
      .keys([.mouse(Key.Mouse(.release, row: row, column: column))]),
    ]
  }

  /// The bottom row names what is chosen.
  private func chosen(_ screen: [String]) -> String { screen.last ?? "" }

  @Test("an arrow in the tracks chooses a lane, whose layer's values are listed")
  func tracks() throws {
    let screen = try screen(typing: "5↓")
    #expect(chosen(screen).hasPrefix("card position "))
    // A property that is not animated is listed because its layer is chosen.
    #expect(screen.contains { $0.contains("card.bounds") })
    #expect(try !self.screen(typing: "5").contains { $0.contains("card.bounds") })
  }

  @Test("a click in the picture chooses what is in front there, and another what lies below")
  func picture() throws {
    // At 80x24 the picture's 20 columns show 393 points: 19.65 a cell, twice that a row. The dot, whose middle is at
    // (160, 350) at the end, is in column 8 of row 8 below the title.
    let once = try FullScreenSession(Self.script, click(9, 8))
    #expect(chosen(once.last).hasPrefix("dot: click again"))
    #expect(once.last.contains { $0.contains("dot.position") })
    let twice = try FullScreenSession(Self.script, click(9, 8) + click(9, 8))
    #expect(chosen(twice.last).hasPrefix("card: click again"))
    // Elsewhere on the card.
    let elsewhere = try FullScreenSession(Self.script, click(9, 8) + click(9, 6))
    #expect(chosen(elsewhere.last).hasPrefix("card: click again"))
  }

  @Test("the chosen view is outlined in the picture, where it is at the playhead")
  func outline() throws {
    // In letters the card, 100 to 220 points across and 300 to 400 down at the end, is framed from column 5 to column 11,
    // from row 7 to row 10 of the picture.
    let screen = try screen(typing: "")
    func letters(_ row: Int) -> [Character] { Array(screen[row + 1].prefix(20)) }
    let tree = try self.screen(typing: "t↓↓")
    #expect(chosen(tree).hasPrefix("card "))
    func framed(_ row: Int) -> [Character] { Array(tree[row + 1].prefix(20)) }
    #expect(framed(7)[5] == "+" && framed(7)[11] == "+" && framed(7)[8] == "-")
    #expect(framed(10)[5] == "+" && framed(10)[11] == "+")
    #expect(framed(8)[5] == "|" && framed(8)[11] == "|")
    #expect(letters(7)[5] != "+")
  }

  @Test("the tree has every layer with its place and marks, and folds")
  func tree() throws {
    let script = Self.script + "\ndot.alpha = 0.5; card.clipsToBounds = true; window.layer.name = 'w'"
    func screen(_ text: String) throws -> [String] { try FullScreenSession(script, typing: text).last }
    let open = try screen("t")
    #expect(open.contains { $0.contains("TREE 3") })
    #expect(open.contains { $0.contains("▾ UIView card  100, 300  120 x 100  clips") })
    #expect(open.contains { $0.contains("    UIView dot  140, 330  40 x 40  α .5") })
    let folded = try screen("t↓↓←")
    #expect(folded.contains { $0.contains("TREE 2") && !$0.contains("dot") })
    #expect(folded.contains { $0.contains("▸ UIView card") })
    #expect(try screen("t↓↓←→").contains { $0.contains("TREE 3") })
    // Folded, Left goes to the layer around it.
    #expect(chosen(try screen("t↓↓←←")).hasPrefix("window"))
  }

  @Test("a click on a controller's event, or a recogniser's, chooses its view")
  func ownersOfEvents() throws {
    let script = """
      home = UIViewController(); window.rootViewController = home; home.view.backgroundColor = "#ffffff"
      home.view:addGestureRecognizer(UITapGestureRecognizer(print))
      touch:tap(100, 100)
      """
    let first = try FullScreenSession(script, [], columns: 120, rows: 40).last
    for text in ["viewWillAppear", "gesture"] {
      let row = try #require(first.firstIndex { $0.contains(text) })
      let screen = try FullScreenSession(script, click(row, 60), columns: 120, rows: 40).last
      #expect(chosen(screen).hasPrefix("home.view"), "\(text)")
    }
  }

  @Test("a click in tree, tracks, values and events chooses what its row is about")
  func panes() throws {
    func row(of text: String, _ screen: [String]) throws -> Int {
      try #require(screen.firstIndex { $0.dropFirst(21).contains(text) })
    }
    let first = try screen(typing: "")
    let track = try row(of: "card.position", first)
    #expect(chosen(try FullScreenSession(Self.script, click(track, 25)).last).hasPrefix("card position"))
    let event = try row(of: "stop", first)
    #expect(chosen(try FullScreenSession(Self.script, click(event, 25)).last).hasPrefix("card "))
    let tree = try screen(typing: "t")
    let dot = try row(of: "UIView dot", tree)
    let keys = [ScreenInput.keys([.character("t")])]
    let chosenDot = try FullScreenSession(Self.script, keys + click(dot, 30))
    #expect(chosen(chosenDot.last).hasPrefix("dot "))
    let value = try row(of: "dot.opacity", chosenDot.last)
    #expect(
      chosen(try FullScreenSession(Self.script, keys + click(dot, 30) + click(value, 30)).last)
        .hasPrefix("dot opacity   enter edit"))
  }

  @Test("a name after a slash chooses its layer, also one that does not move")
  func named() throws {
    #expect(chosen(try screen(typing: "/dot\n")).hasPrefix("dot "))
    #expect(chosen(try screen(typing: "/card\n")).hasPrefix("card position"))
    // The very name comes before one that contains it and lies further back.
    let both =
      Self.script + """

        sunset = UIView(CGRect(0, 0, 9, 9)); window:addSubview(sunset)
        sun = UIView(CGRect(0, 20, 9, 9)); window:addSubview(sun)
        """
    #expect(chosen(try FullScreenSession(both, typing: "/sun\n", columns: 80, rows: 24).last).hasPrefix("sun "))
  }

  @Test("Tab goes from pane to pane, z gives the one in focus all rows of the side")
  func focus() throws {
    func focused(_ text: String) throws -> [String] {
      try screen(typing: text).flatMap { line in
        ["TRACKS", "VALUES", "EVENTS", "TREE"].filter { line.contains("▸" + $0) }
      }
    }
    #expect(try focused("") == ["TRACKS"])
    #expect(try focused("\t") == ["VALUES"])
    #expect(try focused("\t\t") == ["EVENTS"])
    #expect(try focused("\t\t\t") == ["TRACKS"])
    #expect(try focused("t") == ["TREE"])
    let zoomed = try screen(typing: "\tz")
    #expect(zoomed.contains { $0.contains("▸VALUES") } && !zoomed.contains { $0.contains("EVENTS") })
    #expect(!zoomed.contains { $0.contains("▼") })
    #expect(try screen(typing: "\tzz").contains { $0.contains("EVENTS") })
  }

  @Test("apart in space the layers are turned by the arrows and chosen by a click")
  func exploded() throws {
    let script = Self.script
    func picture(_ text: String) throws -> [String] {
      try FullScreenSession(script, typing: text).last.dropFirst().dropLast().map { String($0.prefix(20)) }
    }
    let (flat, apart, turned) = (try picture(""), try picture("e"), try picture("e→→→→"))
    #expect(flat != apart && apart != turned)
    #expect(try picture("e→→→→←←←←") == apart)
    #expect(try picture("ee") == flat)
    // Arrows turn and do not step.
    #expect(FullScreenText.status(try screen(typing: "e→→")).hasPrefix(" 0.400 s"))
    // After Tab they choose again.
    #expect(chosen(try screen(typing: "e\t↓")).hasPrefix("card position"))
  }

  @Test("V lists both values, what is shown, or the model's")
  func listedValues() throws {
    func head(_ text: String) throws -> [Substring] {
      let line = try #require(try screen(typing: "5" + text).first { $0.contains("VALUES") })
      return line.split(separator: " ").filter { $0 == "shown" || $0 == "model" }
    }
    #expect(try head("") == ["shown", "model"])
    #expect(try head("V") == ["shown"])
    #expect(try head("VV") == ["model"])
    #expect(try head("VVV") == ["shown", "model"])
  }

  @Test("Shift-Tab goes back from pane to pane")
  func focusBack() throws {
    let keys = [ScreenInput.keys([.backtab])]
    #expect(try FullScreenSession(Self.script, keys).last.contains { $0.contains("▸EVENTS") })
    #expect(try FullScreenSession(Self.script, keys + keys).last.contains { $0.contains("▸VALUES") })
    #expect(try FullScreenSession(Self.script, keys + keys + keys).last.contains { $0.contains("▸TRACKS") })
  }

  @Test("h dims everything but the chosen layer")
  func dimmed() throws {
    func darkness(_ text: String) throws -> Int {
      try FullScreenSession(Self.script, typing: text).last.dropFirst().dropLast()
        .map { $0.prefix(20).filter { "@%#*".contains($0) }.count }.reduce(0, +)
    }
    // The blue card is dark; with the dot chosen it is veiled.
    #expect(try darkness("t↓↓↓h") < darkness("t↓↓↓"))
  }
}
