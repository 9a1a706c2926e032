import PlayheadTool
import Testing

@Suite("Colour") struct ColorTests {
  @Test(
    "the command line decides, then NO_COLOR, then FORCE_COLOR, then the terminal",
    arguments: [
      (.always, false, ["NO_COLOR": "1"], true), (.never, true, ["FORCE_COLOR": "1"], false),
      (.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, false, ["FORCE_COLOR": "1"], true), (.auto, true, ["FORCE_COLOR": "0"], false),
      (.auto, true, ["NO_COLOR": "1", "FORCE_COLOR": "1"], false),
      (.auto, true, ["TERM": "dumb"], false), (.always, true, ["TERM": "dumb"], true),
    ] as [(RunOptions.Color, Bool, [String: String], Bool)])
  func wanted(_ color: RunOptions.Color, isTerminal: Bool, variables: [String: String], isColored: Bool) {
    #expect(color.isWanted(isTerminal: isTerminal) { variables[$0] } == isColored)
  }
}
