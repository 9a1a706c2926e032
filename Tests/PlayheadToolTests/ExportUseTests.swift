import Testing

@testable import PlayheadTool

@Suite("What options of files are for") struct ExportUseTests {
  /// The kinds of files, and the words that select each.
  private static let kinds: [(name: String, words: [String])] = [
    ("png", ["x.png"]), ("svg", ["x.svg"]), ("strip", ["x.png", "--layout", "strip"]), ("sequence", ["x-%03d.png"]),
    ("apng", ["x.apng"]), ("mp4", ["x.mp4"]), ("webm", ["x.webm"]), ("gif", ["x.gif"]), ("webp", ["x.webp"]),
    ("html", ["x.html"]), ("json", ["x.json"]), ("csv", ["x.csv"]), ("curve", ["x.svg", "--lane", "box.position.x"]),
    ("jsonl", ["x.jsonl"]), ("swift", ["x.swift"]), ("nothing", []),
  ]

  private static let pictures = "png svg strip sequence apng mp4 webm gif webp"
  private static let pixels = "png strip sequence apng mp4 webm gif webp"

  /// Of each option the kinds on which it has an effect, by what the manual says of it. A range makes a strip of a picture.
  private static let options: [(words: [String], kinds: String)] = [
    (["--at", "0.1"], "png svg nothing"),
    (["--from", "0.1"], pictures + " html json csv curve"),
    (["--to", "0.1"], pictures + " html json csv curve"),
    (["--scale", "1"], pixels),
    (["--width", "9"], pixels),
    (["--ground", "none"], pictures),
    (["--layout", "onion"], "png svg strip apng"),
    (["--frames", "3"], "png svg strip"),
    (["--outlines"], pictures),
    (["--touches"], pictures),
    (["--chrome"], pictures),
    (["--captions"], pictures),
    (["--side-by-side", "b.lua"], pictures + " html"),
    (["--still", "1"], "apng mp4 webm gif webp"),
    (["--loop", "2"], "apng gif webp"),
    (["--quality", "50"], "mp4 webm"),
    (["--dither"], "gif"),
    (["--ffmpeg", "ffmpeg"], "mp4 webm gif webp"),
    (["--lane", "box.opacity"], "svg csv curve"),
    (["--title", "a"], "html json curve"),
  ]

  private func problem(_ words: [String]) throws -> String? {
    let command = words.contains { $0.hasPrefix("x") } ? ["export", "a.lua"] + words : words + ["a.lua"]
    let request = try CommandLineRequest(command, standardInputIsTerminal: true) { $0.hasSuffix(".lua") }
    guard case .run(let options) = request else {
      Issue.record("\(command) is no run")
      return nil
    }
    return options.exportMisuse
  }

  @Test("every option is taken by what it changes, and refused by all else with its name", arguments: kinds.map(\.name))
  func product(_ name: String) throws {
    let kind = try #require(Self.kinds.first { $0.name == name })
    for option in Self.options {
      let problem = try problem(kind.words + option.words)
      if option.kinds.split(separator: " ").contains(where: { $0 == name }) {
        #expect(problem == nil, "\(option.words) on \(name)")
      } else {
        let isNamed = problem?.hasPrefix("\(option.words[0]) is for ") == true
        #expect(isNamed, "\(option.words) on \(name): \(problem ?? "taken")")
      }
    }
  }

  /// `--difference` says what it needs; the others are about the run, and all files.
  @Test("every option of files is in the table") func complete() {
    let others = ["--difference", "--until", "-l", "-o", "--format", "--strict", "-q", "--set-up"]
    let known = Set(Self.options.map { $0.words[0] } + others)
    for option in CommandLineOption.all where option.commands.contains(.export) && !option.commands.contains(.test) {
      #expect(!known.isDisjoint(with: option.spellings), "\(option.spellings) is in no row")
    }
  }

  @Test("a time and a stretch of time exclude each other, and one of two files may use an option") func several() throws
  {
    #expect(
      try problem(["x.png", "--at", "0.1", "--from", "0"])
        == "--at is for pictures of one moment, .png and .svg, not for x.png")
    #expect(try problem(["x.png", "x.html", "--title", "a"]) == nil)
    #expect(try problem(["--title", "a"]) == "--title is for pages, Lottie animations and curves; -o FILE writes one")
  }
}
