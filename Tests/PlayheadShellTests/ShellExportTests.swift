import LayerKit
import LineEditing
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing
import TimeControl

@Suite("Files from the shell") struct ShellExportTests {
  /// The file that an input writes, and what the shell says.
  private func export(_ input: String) throws -> (file: [UInt8]?, path: String?, text: String) {
    let editor = ScriptedEditor([.line(input)])
    let session = try ScriptSession(SessionOptions())
    if case .failure(let error) = session.load(Transcript.scene, name: "scene").flatMap({ session.run($0) }) {
      throw error
    }
    session.world.run()
    var environment = ShellEnvironment { editor.write($0) }
    var written: (file: [UInt8], path: String)?
    environment.files.writeBytes = { bytes, path in
      written = (bytes, path)
      return nil
    }
    Shell(session, editor, environment).run()
    return (written?.file, written?.path, editor.transcript.replacing(/\n +/, with: " "))
  }

  /// The width that a PNG's header gives, big-endian from its byte 16 on (ISO/IEC 15948, 11.2.2).
  private func width(_ file: [UInt8]?) -> Int? {
    file.map { $0[16..<20].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test(
    "the options of playhead export follow the file",
    arguments: [
      // The screen of the iPhone 15 is 393 points wide; two pixels a point are usual.
      ("x.png", 786), ("x.png --scale 3", 1179), ("x.png --scale=1", 393), ("x.png --width 30 --ground none", 30),
      ("x.png --at 50% --scale 1", 393),
    ])
  func options(_ words: String, pixels: Int) throws {
    let answer = try export("export " + words)
    #expect(width(answer.file) == pixels)
    #expect(answer.path == "x.png")
  }

  @Test("a file's name and a value may have blanks")
  func blanks() throws {
    #expect(try export("export my run.png --scale 1").path == "my run.png")
    let page = try #require(try export("export x.svg --lane box.opacity --title Two cards").file)
    #expect(String(decoding: page, as: UTF8.self).contains("<title>Two cards</title>"))
  }

  @Test(
    "an option that the shell does not take names what it takes",
    arguments: [
      ("x.png --loop 2", "--loop is for .apng, .gif and .webp, not for x.png"),
      ("x.png --scal 3", "export has no option --scal"), ("x.png --scal 3", "hint: export x.png --scale"),
      ("x.png --scale 90", "--scale takes a number from 0.01 to 16, not '90'"),
      ("x.png --scale", "--scale takes a number from 0.01 to 16"),
      ("x.png --outlines yes", "--outlines takes no value, not 'yes'"),
      ("x.png --side-by-side b.lua", "'playhead export SCRIPT FILE' takes it"), ("--at 0.1", "export takes a file"),
      ("x.png --at never", "never"),
    ])
  func refused(_ words: String, message: String) throws {
    let answer = try export("export " + words)
    #expect(answer.text.contains(message), "\(answer.text)")
    #expect(answer.file == nil)
  }

  @Test("Tab completes options, and the words of one")
  func completed() throws {
    let rules = ShellRules(BranchingSession(try ScriptSession(SessionOptions())), namesInFolder: { _ in ["x.png"] })
      .editingRules
    func candidates(_ text: String) -> [String] { rules.complete(text, text.utf8.count).candidates }
    #expect(candidates("export x.png --la") == ["--layout", "--lane"])
    #expect(candidates("export x.png --layout s") == ["single", "strip", "sheet"])
    #expect(candidates("export x.png --ffm").isEmpty)
    #expect(candidates("export x") == ["x.png"])
  }
}
