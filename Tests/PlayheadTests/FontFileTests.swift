import TestSupport
import Testing

/// Fonts that a person names, good ones and bad ones, and text that is none.
@Suite("Font files") struct FontFileTests {
  let folder = TemporaryFolder()

  /// A font of this machine; nil where there is none.
  static let font: [UInt8]? = {
    let path = ProgramRun("/usr/bin/fc-match", ["-f", "%{file}", "sans"]).output
    let folder = TemporaryFolder()
    guard path.hasPrefix("/"), ProgramRun("/bin/cp", [path, folder.path + "/font"]).code == 0 else { return nil }
    return folder.bytes("font")
  }()

  private func export(
    _ font: String? = nil, _ script: String = "words.lua", on device: String = "100x40@1",
    environment: [String: String] = [:]
  ) -> ProgramRun {
    folder.write(
      "l = UILabel(CGRect(0, 0, 90, 30)) l.text = 'Hamburg' window:addSubview(l)", to: "words.lua")
    return ProgramRun(
      BuiltProducts.path(of: "playhead"),
      ["export", "--device", device] + (font.map { ["--font", $0] } ?? []) + [script, "x.png"],
      environment: environment, folder: folder.path)
  }

  @Test(
    "a file that is missing, empty, no font or cut off is refused by its name",
    arguments: ["none", "empty", "text", "cut"])
  func refused(_ name: String) {
    folder.write("", to: "empty")
    folder.write(String(repeating: "no font\n", count: 999), to: "text")
    folder.write(Array((Self.font ?? []).prefix(2_000)), to: "cut")
    let run = export("./" + name)
    #expect(run.code == 64)
    #expect(
      run.errors == "playhead: --font takes an installed font's name or a font's file, not './\(name)'\n")
    #expect(folder.bytes("x.png") == nil)
  }

  @Test("of a collection the first face draws, as its own file would", .enabled(if: FontFileTests.font != nil))
  func collection() throws {
    let font = try #require(Self.font)
    // The head of a collection of one, and the font, whose tables are now so much farther from the start of the file.
    let head: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16]
    var moved = font
    for table in 0..<(Int(font[4]) << 8 | Int(font[5])) {
      let place = 12 + 16 * table + 8
      let offset = (0..<4).reduce(0) { $0 << 8 | Int(font[place + $1]) } + head.count
      for byte in 0..<4 { moved[place + byte] = UInt8(truncatingIfNeeded: offset >> (24 - 8 * byte)) }
    }
    folder.write(font, to: "one.otf")
    folder.write(head + moved, to: "all.ttc")
    #expect(export("./one.otf").code == 0)
    let alone = folder.bytes("x.png")
    #expect(export("./all.ttc").code == 0)
    #expect(alone != nil && folder.bytes("x.png") == alone)
    _ = export()
    #expect(folder.bytes("x.png") != alone)
  }

  @Test(
    "a font that is damaged inside draws what it can, and ends in no crash", .enabled(if: FontFileTests.font != nil))
  func damaged() throws {
    let font = try #require(Self.font)
    for part in [2, 3, 5] {
      // The tables' names and places stand; what is in them does not.
      var bytes = font
      for place in stride(from: font.count / part, to: font.count, by: 7) { bytes[place] = ~bytes[place] }
      folder.write(bytes, to: "damaged.otf")
      #expect([0, 64].contains(export("./damaged.otf").code), "1/\(part)")
    }
  }

  @Test("text that is not UTF-8 is drawn with replacement characters")
  func notText() {
    folder.write("l = UILabel(CGRect(0, 0, 90, 30)) l.text = 'a\\xff\\xfeb' window:addSubview(l)", to: "bytes.lua")
    folder.write(
      "l = UILabel(CGRect(0, 0, 90, 30)) l.text = 'a\u{fffd}\u{fffd}b' window:addSubview(l)", to: "signs.lua")
    #expect(export(nil, "bytes.lua").code == 0)
    let drawn = folder.bytes("x.png")
    #expect(export(nil, "signs.lua").code == 0)
    #expect(drawn != nil && folder.bytes("x.png") == drawn)
  }

  @Test(
    "installed fonts are looked for when the first letter is drawn that the face in the program lacks, and not before")
  func looksLate() {
    // Fontconfig reports what it reads.
    func reads(_ script: String, _ options: [String]) -> Bool {
      folder.write(script, to: "late.lua")
      let run = ProgramRun(
        BuiltProducts.path(of: "playhead"), options + ["late.lua"] + (options.isEmpty ? [] : ["x.png"]),
        environment: ["FC_DEBUG": "1024"], folder: folder.path)
      #expect(run.code == 0)
      return (run.output + run.errors).contains("Loading config file")
    }
    let label = "l = UILabel(CGRect(0, 0, 90, 30)) l.text = 'Hamburg' window:addSubview(l)"
    let box = "b = UIView(CGRect(0, 0, 90, 30)) b.backgroundColor = UIColor.red window:addSubview(b)"
    let export = ["export", "--device", "100x40@1"]
    #expect(!reads(label, []))
    #expect(!reads(box, export))
    #expect(!reads(label, export))
    #expect(reads(label.replacing("Hamburg", with: "ש"), export))
  }

  @Test(
    "pictures are the same bytes in six runs, two languages, and with no font installed",
    arguments: [
      ("words.lua", "100x40@1"), ("photo-browser.lua", "393x852@1"), ("sheet-list.lua", "393x852@1"),
    ])
  func same(_ script: String, _ device: String) {
    let path = script == "words.lua" ? script : "\(SourceTree.root)/Examples/\(script)"
    folder.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>", to: "fonts.conf")
    let environments = [
      [:], ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"], ["FONTCONFIG_FILE": folder.path + "/fonts.conf"],
    ]
    let pictures = (environments + environments).map { environment in
      #expect(export(nil, path, on: device, environment: environment).code == 0)
      return folder.bytes("x.png")
    }
    #expect(pictures[0] != nil && pictures.allSatisfy { $0 == pictures[0] })
  }
}
