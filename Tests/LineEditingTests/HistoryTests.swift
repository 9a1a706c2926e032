import Glibc
import LineEditing
import TestSupport
import Testing

@Suite("History") struct HistoryTests {
  let folder = TemporaryFolder()
  var path: String { folder.path + "/state/playhead/history.jsonl" }

  @Test(
    "an entry comes back as it was",
    arguments: ["plain", "a\n\tb\n", "\"quoted\" \\ back", "größe 日本 👋🏽", "\u{1}\u{1B}[A\r"])
  func roundTrip(_ entry: String) {
    History(path: path).append(entry)
    #expect(History(path: path).entries == [entry])
  }

  @Test("the file is JSON lines, one input each, for its owner only")
  func format() {
    let history = History(path: path)
    history.append("do\n  \"x\"\nend")
    history.append("größe")
    #expect(
      folder.read("state/playhead/history.jsonl")
        == #"{"input":"do\n  \"x\"\nend"}"# + "\n" + #"{"input":"größe"}"# + "\n")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(stat(folder.path + "/state/playhead", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
  }

  @Test("blank inputs and repetitions are not kept")
  func notKept() {
    let history = History(path: path)
    for entry in ["a", "a", "", "  \n", "b", "a"] { history.append(entry) }
    #expect(history.entries == ["a", "b", "a"])
    #expect(History(path: path).entries == ["a", "b", "a"])
  }

  @Test("two sessions at once lose nothing")
  func twoSessions() {
    let one = History(path: path)
    let two = History(path: path)
    for index in 0..<50 {
      one.append("one \(index)")
      two.append("two \(index)")
    }
    let both = (0..<50).flatMap { ["one \($0)", "two \($0)"] }
    #expect(History(path: path).entries == both)
  }

  @Test("writers on several threads do not tear each other's lines, even while the file is shortened")
  func manyWriters() async {
    let path = path
    // Big enough that the file passes its limit of 1 MiB several times.
    let filler = String(repeating: "x", count: 4000)
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let history = History(path: path)
          for index in 0..<200 { history.append("\(writer) \(index) \(filler)") }
        }
      }
    }
    let entries = History(path: path).entries
    #expect(entries.allSatisfy { $0.hasSuffix(" " + filler) })
    for writer in 0..<4 {
      let kept = entries.compactMap { entry -> Int? in
        let words = entry.split(separator: " ")
        return words[0] == "\(writer)" ? Int(words[1]) : nil
      }
      // The older entries may be gone; the kept ones are the last, without a hole.
      #expect(kept == Array((200 - kept.count)..<200))
    }
    // Half a mebibyte of them survives every shortening.
    #expect(entries.count >= 130)
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_size < 3 << 19)
  }

  @Test("a file that was just shortened is its owner's alone")
  func shortenedMode() {
    let history = History(path: path)
    let filler = String(repeating: "x", count: 100_000)
    // Eleven entries are more than a mebibyte, so that the twelfth drops six.
    for index in 0..<12 { history.append("\(index) \(filler)") }
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_size < 700_000 && status.st_mode & 0o777 == 0o600)
  }

  @Test("a torn or foreign line costs only itself")
  func damaged() {
    folder.write("{\"input\":\"one\"}\nnot json\n{\"other\":1}\n{\"input\":\"bad \\q\"}\n{\"input\":\"tor", to: "h")
    let history = History(path: folder.path + "/h")
    #expect(history.entries == ["one"])
    history.append("two")
    #expect(History(path: folder.path + "/h").entries == ["one", "two"])
  }

  @Test("other JSON writers' escapes are understood")
  func escapes() {
    folder.write(#"{"input":"\u0041\/\b\f\ud83d\udc4b"}"# + "\n", to: "h")
    #expect(History(path: folder.path + "/h").entries == ["A/\u{8}\u{C}👋"])
  }

  @Test("a place that cannot be written leaves a history in memory")
  func unwritable() {
    let history = History(path: "/proc/nowhere/history.jsonl")
    history.append("kept")
    #expect(history.entries == ["kept"])
  }

  @Test(
    "the environment says where it is",
    arguments: [
      (["HOME": "/home/a"], "/home/a/.local/state/playhead/history.jsonl"),
      (["HOME": "/home/a", "XDG_STATE_HOME": "/s"], "/s/playhead/history.jsonl"),
      (["HOME": "/home/a", "XDG_STATE_HOME": "relative"], "/home/a/.local/state/playhead/history.jsonl"),
      (["HOME": "/home/a", "PLAYHEAD_HISTORY": "/tmp/h"], "/tmp/h"),
      (["HOME": "/home/a", "PLAYHEAD_HISTORY": ""], nil),
      ([:], nil),
    ] as [([String: String], String?)])
  func location(_ environment: [String: String], _ expected: String?) {
    #expect(History.path { environment[$0] } == expected)
  }
}
