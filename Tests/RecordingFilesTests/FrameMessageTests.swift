import FrameRendering
import LayerKit
import MotionMath
import PlainText
import RecordingExport
import ScriptAPI
import ScriptRuntime
import TestStages
import TestSupport
import Testing
import TimeControl
import ViewKit

@testable import RecordingFiles
@testable import RecordingKit

@Suite("Frames for a page that follows a session") struct FrameMessageTests {
  /// The drawings of a key frame, read as the page's script reads them: their forms without numbers, and the numbers.
  private struct KeyFrame {
    private(set) var numbers: [Double] = []
    private(set) var shape = ""
    private var outlines: [(letters: String, points: [Double])] = []
    private var places: [(outline: Int, x: Double, y: Double)] = []

    init?(_ bytes: [UInt8]) {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[$1]) << (8 * $1) }
      guard let head = JSON(String(decoding: bytes[4..<(4 + length)], as: UTF8.self)),
        let stored = head["stored"]?.elements, let segment = head["segments"]?[0]
      else { return nil }
      var rest = bytes[(4 + length)...]
      func next() -> Double { PageReader.number(&rest) }
      for letters in (head["outlines"]?.string ?? "").split(separator: " ") {
        var (x, y) = (0.0, 0.0)
        let count = letters.utf8.reduce(0) { $0 + OutlineTable.points($1) }
        let points = (0..<count).flatMap { _ in
          x += next() / 128
          y += next() / 128
          return [x, y]
        }
        outlines.append((String(letters), points))
      }
      // Where the parts of all paths stand, in the order of the stored drawings.
      var (number, x, y) = (0, 0.0, 0.0)
      while !rest.isEmpty {
        number += Int(next())
        x += next() / 128
        y += next() / 128
        places.append((number, x, y))
      }
      var kept: [(numbers: [Double], shape: String)] = []
      for drawing in stored {
        var own: (numbers: [Double], shape: String) = ([], "")
        let parts = drawing.elements ?? []
        for part in parts.dropLast() { read(part, &own) }
        kept.append(own)
      }
      var index = 0
      for step in head["templates"]?[0]?.elements ?? [] {
        index += Int(step.number ?? 0)
        numbers += kept[index].numbers
        shape += kept[index].shape + ";"
      }
      var slot = 0
      for run in segment[3]?.elements ?? [] {
        let list = run.elements?.compactMap(\.number) ?? []
        slot += Int(list[0])
        for (offset, value) in list.dropFirst().enumerated() { numbers[slot + offset] = value }
      }
    }

    private mutating func read(_ part: JSON, _ own: inout (numbers: [Double], shape: String)) {
      switch part {
      case .number(let number): own.numbers.append(number)
      case .string(let text): own.shape += text
      case .array(let parts) where parts.first == .string("p"):
        own.numbers.append(parts[1].number ?? .nan)
        for _ in 0..<Int(parts[2].number ?? 0) {
          let place = places.removeFirst()
          let outline = outlines[place.outline]
          own.shape += outline.letters
          own.numbers += outline.points.enumerated().map { $1 + ($0 % 2 == 0 ? place.x : place.y) }
        }
      case .array(let parts): for part in parts { read(part, &own) }
      default: own.shape += "-"
      }
    }
  }

  /// The numbers that a page has of each form.
  private struct Page {
    private var forms: [Int: [Double]] = [:]

    mutating func read(_ form: Int, _ message: FrameMessage) throws -> [Double] {
      switch message {
      case .key(let bytes): forms[form] = try #require(KeyFrame(bytes)).numbers
      case .delta(let text, let moved):
        var numbers = try #require(forms[form])
        var slot = 0
        for run in JSON(text)?.elements ?? [] {
          let list = run.elements?.compactMap(\.number) ?? []
          slot += Int(list[0])
          for (offset, value) in list.dropFirst().enumerated() { numbers[slot + offset] = value }
        }
        for way in moved.flatMap({ JSON($0) })?.elements ?? [] {
          let list = way.elements?.compactMap(\.number) ?? []
          var slot = 0
          for gap in list.dropFirst() {
            slot += Int(gap)
            numbers[slot] += list[0]
          }
        }
        forms[form] = numbers
      }
      return forms[form] ?? []
    }
  }

  /// An outline's numbers are whole 128ths of a point, the others within their quantum. A movement has three decimals, so half a
  /// thousandth may be added to either.
  private static let grain = 1.0 / 128 + 0.0005

  @Test(
    "a key frame and the numbers that differ are the drawings of each frame, in any order",
    arguments: ["swipe", "sheet-list", "photo-browser", "circle-push", "bottom-sheet", "tab-slide"])
  func drawings(_ example: String) throws {
    var options = SessionOptions()
    options.readSource = { name, _, _ in SourceTree.module(name, in: "Examples") }
    let session = try ScriptSession(options)
    let source = try #require(SourceTree.text(of: "Examples/\(example).lua"))
    if let error = session.runScript(source, name: example + ".lua") { Issue.record("\(error)") }
    session.timeline.go(to: session.timeline.end)
    let end = session.timeline.end
    let (size, pictures) = (session.app.screen.bounds.size, session.timeline.pictureOptions)
    let images = FrameImages()
    let frame = session.world.recording.frame(at: 0)
    var writer = FrameWriter()
    var page = Page()
    var (keys, worst, number) = (0, 0.0, 1)
    for step in 0..<60 {
      // Half of them in their order, then anywhere: a generator of Lehmer's.
      number = number * 48_271 % 2_147_483_647
      frame.seek(to: step < 30 ? end * Double(step) / 30 : end * Double(number) / 2_147_483_647)
      let owned = OwnedPicture(of: frame, size: size, options: pictures) { false }
      let form = DrawingForm(owned.picture.commands, owners: owned.owners, in: images.table)
      let (index, message) = writer.message(of: frame, size: size, pictures: pictures, images: images) { false }
      if case .key = message { keys += 1 }
      let read = try page.read(index, message)
      #expect(read.count == form.numbers.count)
      for (a, b) in zip(read, form.numbers) where b.value.isFinite && b.value.magnitude < OutlineTable.most {
        worst = max(worst, abs(a - b.value))
      }
    }
    #expect(worst <= Self.grain)
    #expect(keys < 40, "\(keys) of 60 frames were whole")
  }

  @Test("numbers that move alike are one movement, and a thousand of them take nothing along that is not theirs")
  func movements() throws {
    let recorded = try Recorded(
      """
      for count = 1, 6 do
        local box = UIView(CGRect(count * 10, 20, 8, 8))
        box.backgroundColor = UIColor.red
        window:addSubview(box)
        UIView.animate(1, 0, {"curveLinear"}, function() box.center = CGPoint(count * 10 + 4 + 100 / 3, count == 6 and 31 or 24) end)
      end
      timeline:advance(1)
      """)
    let run = recorded.run
    let images = FrameImages()
    let frame = run.recording.frame(at: 0)
    var writer = FrameWriter()
    var page = Page()
    for step in 0...1000 {
      frame.seek(to: Double(step) / 1000)
      let (form, message) = writer.message(of: frame, size: run.size, pictures: run.pictures, images: images) { false }
      let read = try page.read(form, message)
      let owned = OwnedPicture(of: frame, size: run.size, options: run.pictures) { false }
      let meant = DrawingForm(owned.picture.commands, owners: owned.owners, in: images.table)
      #expect(zip(read, meant.numbers).allSatisfy { abs($0 - $1.value) <= 1e-3 }, "frame \(step)")
      if step > 0, case .delta(let set, let moved) = message {
        #expect(moved?.hasPrefix("[[0.03") == true && set.utf8.count < 60, "\(set) \(moved ?? "")")
      }
    }
  }

  @Test("a form that was not among the last 16 is whole again, and one that was is not") func sixteen() throws {
    let recorded = try Recorded(
      """
      for count = 1, 17 do
        local box = UIView(CGRect(count * 10, 20, 8, 8))
        box.backgroundColor = UIColor.red
        window:addSubview(box)
        timeline:advance(0.1)
      end
      """)
    let run = recorded.run
    let images = FrameImages()
    let frame = run.recording.frame(at: 0)
    var writer = FrameWriter()
    func isKey(at time: Double) -> Bool {
      frame.seek(to: time)
      let answer = writer.message(of: frame, size: run.size, pictures: run.pictures, images: images) { false }
      if case .key = answer.message { return true } else { return false }
    }
    // 17 forms: the first is gone, the second is not.
    for count in 0..<17 { #expect(isKey(at: 0.1 * Double(count) + 0.05)) }
    #expect(!isKey(at: 0.15))
    #expect(isKey(at: 0.05))
  }
}
