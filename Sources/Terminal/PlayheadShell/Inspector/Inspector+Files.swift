import FrameRendering
import PlainText
import TerminalCells
import TimeControl

/// Taking what is shown elsewhere: into files, and to the terminal's clipboard.
extension Inspector {
  /// The endings that Tab goes through, the most wanted first.
  private static let endings = ["png", "svg", "html", "csv"]

  /// Opens the bottom row with a name for the picture: `swipe-0.900.png`.
  func promptForFile() {
    let script = scriptName.lastIndex(of: ".").map { String(scriptName[..<$0]) } ?? scriptName
    prompt(.picture, "\(script)-\(NumberText.fixed(playhead, 3)).\(Self.endings[0])")
  }

  /// The same name with the next ending; nil for a name without one of them.
  func nextEnding(of name: String) -> String? {
    guard let dot = name.lastIndex(of: "."),
      let index = Self.endings.firstIndex(of: String(name[name.index(after: dot)...]))
    else { return nil }
    return name[...dot] + Self.endings[(index + 1) % Self.endings.count]
  }

  /// Writes a file, and says so before: a page or a film takes its time.
  func write(to name: String) {
    state.message = ["writing \(name) …"]
    draw()
    command(":export \(name)")
  }

  /// Lets go of what is held, and plays on: a finger that leaves the screen stops nothing.
  func letGo(_ word: String) {
    command(word)
    guard !shell.outcome.isFailure else { return }
    state.message = state.message.filter { $0.hasSuffix(Self.branchWords) }
    setRate(abs(state.rate))
    beginPlaying()
  }

  /// Copies the Lua that does what was last done by hand, by the terminal; with the next press the Swift, where there is any.
  func copy() {
    guard var copyable = state.copyable else {
      state.message = ["nothing to copy: a drag, a value or tuning is copied as Lua"]
      return
    }
    let text = copyable.isSwiftNext ? copyable.swift ?? copyable.lua : copyable.lua
    let hasSwift = copyable.swift != nil && copyable.swift != copyable.lua
    screen.write("\u{1B}]52;c;\(Base64.encode(Array(text.utf8)))\u{7}")
    // No terminal says whether it took it.
    let next = !hasSwift ? "" : copyable.isSwiftNext ? "; y again copies the Lua" : "; y again copies it as Swift"
    state.message =
      text.split(separator: "\n").map(String.init)
      + ["the terminal was asked to copy this; select it where it does not\(next)"]
    copyable.isSwiftNext = hasSwift && !copyable.isSwiftNext
    state.copyable = copyable
  }
}
