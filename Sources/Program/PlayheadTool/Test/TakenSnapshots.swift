import FrameRendering
import LuaBridge
import PlainText

/// The snapshots that a test has taken, held against the files or written to them.
struct TakenSnapshots {
  private let test: FileTest
  private let path: String
  private let mode: RunOptions.Snapshots
  private let send: (TestMessage) -> Void

  init(
    of test: FileTest, in path: String, _ mode: RunOptions.Snapshots, _ send: @escaping (TestMessage) -> Void
  ) {
    (self.test, self.path, self.mode, self.send) = (test, path, mode, send)
  }

  /// Compares and writes; the failure for a snapshot that is new, unless updating, that differs, or that cannot be
  /// written; nil otherwise.
  ///
  /// - Parameters:
  ///   - values: Kind, name, text and line of each in turn.
  ///   - pictures: PNG files, by their names.
  func problem(_ values: ArraySlice<LuaValue>, pictures: [String: [UInt8]]) -> TestResult.Outcome? {
    let values = Array(values)
    var lines: [String] = []
    var first: Int?
    func note(_ what: String, _ line: Int?) {
      first = first ?? line
      lines.append("\(path):" + (line.map { "\($0): " } ?? " ") + what)
    }
    for place in stride(from: 0, to: values.count - 3, by: 4) {
      let (key, line) = (values[place + 1].text ?? "", values[place + 3].wholeNumber)
      if values[place].text == "note" {
        send(.notes("\(path):" + (line.map { "\($0): " } ?? " ") + "note: \(values[place + 2].text ?? "")"))
        continue
      }
      let isPicture = values[place].text == "picture"
      let name = "\(test.prefix).\(key).\(isPicture ? "png" : "txt")"
      send(.uses(snapshot: name))
      if test.sharesPrefix {
        note(
          "another test of this file would have the same '\(test.snapshots.shownPath(name))'; name it differently", line
        )
      } else if isPicture {
        if let bytes = pictures["\(key).png"], let what = picture(bytes, name) { note(what, line) }
      } else if values[place].text == "text", let what = wrote(Array((values[place + 2].text ?? "").utf8), name) {
        note(what, line)
      }
    }
    return lines.first.map { .failed(TestResult.Failure($0, line: first, report: lines.joined(separator: "\n"))) }
  }

  /// Writes a new file; what is to be said of it, nil for nothing.
  private func wrote(_ bytes: [UInt8], _ name: String) -> String? {
    if let problem = test.snapshots.write(bytes, to: name) { return problem }
    return mode == .update ? nil : "wrote \(test.snapshots.shownPath(name)); look at it, and run again"
  }

  private func picture(_ bytes: [UInt8], _ name: String) -> String? {
    let besides = SnapshotFiles.besides.map { String(name.dropLast(4)) + $0 }
    guard let kept = test.snapshots.bytes(name) else {
      if mode != .never { return wrote(bytes, name) }
      return "there is no \(test.snapshots.shownPath(name)); without --ci it would be written"
    }
    let differs = kept != bytes
    let pictures = differs ? Bitmap(png: kept).flatMap { old in Bitmap(png: bytes).map { (old, $0) } } : nil
    let difference = pictures.flatMap { PictureDifference($0.0, $0.1) }
    guard differs, mode != .update, pictures == nil || difference != nil else {
      for beside in besides where test.snapshots.names.contains(beside) { test.snapshots.remove(beside) }
      return differs && mode == .update ? wrote(bytes, name) : nil
    }
    guard let difference else { return "\(test.snapshots.shownPath(name)) is no PNG file" }
    // On machines for CI these are what a person wants to see.
    _ = test.snapshots.write(bytes, to: besides[0])
    _ = test.snapshots.write(PNGFile.encode(difference.picture), to: besides[1])
    let (share, box) = ("\(difference.count) of \(difference.total) pixels", difference.box)
    return """
      the picture differs from \(test.snapshots.shownPath(name)) in \(share), between (\(box.left) \(box.top)) and \
      (\(box.right) \(box.bottom))
      \(test.snapshots.shownPath(besides[1])) shows the kept picture, the new one, and these pixels in red
      playhead test --update overwrites it with the new picture
      """
  }
}
