import Glibc

/// `playhead new NAME`: a folder with a script, its test, and files for editors.
struct Scaffold {
  let name: String

  /// Every file, by its path in the folder.
  var files: [(path: String, text: String)] {
    [
      ("\(module).lua", script), ("\(module)_test.lua", test), (".vscode/settings.json", Self.settings),
      (".vscode/tasks.json", tasks),
    ] + EditorFiles.all
  }

  /// Makes the folder, lists its files and the next commands, and returns the exit code. Nothing that exists is
  /// touched.
  func write() -> Int32 {
    func fail(_ message: String, _ code: ExitCode = .unreadableInput) -> Int32 {
      StandardStream.report("\(message)")
      return code.rawValue
    }
    guard !module.isEmpty, module.utf8.allSatisfy({ Self.isNameByte($0) }) else {
      return fail("a script's name is made of letters, digits, - and _, not '\(name)'", .usage)
    }
    guard access(name, F_OK) != 0 else { return fail("'\(name)' is there already, and is left alone") }
    for folder in [name, name + "/library", name + "/.vscode"] where mkdir(folder, 0o755) != 0 {
      return fail(SourceFiles.problem("make", folder))
    }
    for file in files where !SourceFiles.write(file.text, to: "\(name)/\(file.path)") {
      return fail(SourceFiles.problem("write", "\(name)/\(file.path)"))
    }
    let list = files.map { "  \(name)/\($0.path)\n" }.joined()
    StandardStream.output.show(
      list + "\nNext:\n  playhead \(name)/\(module).lua\n  playhead test \(name)\n  playhead -i \(name)/\(module).lua\n"
    )
    return ExitCode.success.rawValue
  }

  /// The last part of the path.
  private var module: String { name.split(separator: "/").last.map(String.init) ?? "" }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    ("0"..."9").contains(Character(UnicodeScalar(byte))) || ("a"..."z").contains(Character(UnicodeScalar(byte | 0x20)))
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private var script: String {
    #"""
    -- A card that slides in and fades out.
    --
    --   playhead \#(module).lua        runs it
    --   playhead -i \#(module).lua     and leaves show(), hide() and card to play with

    ---@class Card : UIView
    ---@overload fun(...): Card
    local Card = class("Card", UIView)

    function Card:init(frame)
      Card.super.init(self, frame)
      self.backgroundColor = UIColor.systemBlue
      self.layer.cornerRadius = 16
      self.rest = frame
    end

    -- Moves the card in from the right, with a spring.
    function Card:show()
      self.alpha = 1
      self.frame = self.rest:offsetBy(window.bounds.width, 0)
      UIView.animate{withDuration = 0.5, delay = 0, usingSpringWithDamping = 0.8, initialSpringVelocity = 0,
        animations = function() self.frame = self.rest end}
    end

    function Card:hide()
      UIView.animate(0.25, function() self.alpha = 0 end)
    end

    -- Globals are what the shell shows by name, and what the test uses.
    card = Card(CGRect(40, 200, 300, 180))
    window:addSubview(card)
    function show() card:show() end
    function hide() card:hide() end

    show()

    """#
  }

  private var test: String {
    #"""
    -- playhead test: each test has a world of its own, at time 0.
    require "\#(module)"

    describe("A card", function()
      it("comes to rest where it was put", function()
        timeline:run()
        assert.equals(card.rest, card.frame)
        assert.near(card.rest.midX, card.layer:presentation().position.x)
      end)

      it("is half gone half way through fading", function()
        timeline:run()
        hide()
        timeline:advance(0.125)
        assert.near(0.5, card.layer:presentation().opacity)
      end)
    end)

    """#
  }

  private static let settings = """
    {
      "Lua.runtime.version": "Lua 5.4",
      "Lua.workspace.library": ["library"],
      "Lua.workspace.checkThirdParty": false
    }

    """

  private var tasks: String {
    #"""
    {
      "version": "2.0.0",
      "tasks": [
        {
          "label": "playhead: run", "type": "process", "command": "playhead", "args": ["${file}"],
          "group": { "kind": "build", "isDefault": true },
          "problemMatcher": { "base": "$gcc", "source": "playhead", "fileLocation": "autoDetect" }
        },
        {
          "label": "playhead: watch", "type": "process", "command": "playhead", "args": ["--watch", "${file}"],
          "isBackground": true,
          "problemMatcher": { "base": "$gcc", "source": "playhead", "fileLocation": "autoDetect" }
        },
        {
          "label": "playhead: test", "type": "process", "command": "playhead", "args": ["test", "${workspaceFolder}"],
          "group": { "kind": "test", "isDefault": true },
          "problemMatcher": { "base": "$gcc", "source": "playhead", "fileLocation": "autoDetect" }
        }
      ]
    }

    """#
  }
}
