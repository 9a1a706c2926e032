import FrameRendering
import PlainText
import Testing

@testable import RecordingFiles
@testable import RecordingKit

@Suite("Numbers over frames") struct ColumnTableTests {
  /// 0, 1, 3, 6 and 5 quanta: steps 0, 1, 2, 3, -1; their differences 0, 1, 1, 1, -4; zigzag 0, 2, 2, 2, 7.
  @Test("a column is second differences, zigzag, seven bits a byte") func bytes() {
    let table = ColumnTable()
    let first = table.add([0, 1, 3, 6, 5].map { $0 / 1024 }, .length, from: 0)
    #expect(first.column == 0 && first.shift == 0)
    #expect(table.packed().bytes == [0, 2, 2, 2, 7])
    #expect(table.packed().heads == ["[0,5]"])
  }

  /// 100 points are 102,400 quanta, and from there the step is 102,400 less again: zigzag 204,800 = 0x32000, then 204,799
  /// = 0x31FFF; in sevens, the lowest first: 0x00 0x40 0x0C, and 0x7F 0x3F 0x0C.
  @Test("large numbers take as many bytes as they need") func large() {
    let table = ColumnTable()
    _ = table.add([100, 100], .length, from: 0)
    #expect(table.packed().bytes == [0x80, 0xC0, 0x0C, 0xFF, 0xBF, 0x0C])
  }

  @Test("columns that differ by a constant are stored once") func shifted() {
    let table = ColumnTable()
    _ = table.add([1, 2, 4], .length, from: 0)
    let second = table.add([11.5, 12.5, 14.5], .length, from: 9)
    #expect(second.column == 0 && second.shift == 10.5)
    #expect(table.add([1, 2, 4], .fraction, from: 0).column == 1)
    #expect(table.packed().bytes.count == 3 + 3 * 3)
  }

  /// The curve from frame 3 on; half of it from its second number on, 5 further; and all of it the other way round, later.
  @Test("what moves as a part of another column does is a factor of it") func derived() {
    let table = ColumnTable()
    let curve: [Double] = [0, 10, 30, 60, 100, 150, 210]
    _ = table.add([5, 15, 30, 50, 75, 105], .length, from: 4)
    _ = table.add(curve, .length, from: 3)
    _ = table.add(curve.map { 1 - $0 / 400 }, .fraction, from: 80)
    let (heads, bytes) = table.packed()
    #expect(heads == ["[1,1,6,0.5,5]", "[0,7]", "[1,0,7,-0.0025,1]"])
    // 10 points a step are 10,240 quanta, and 20,480 in zigzag take three bytes; the first is 0.
    #expect(bytes.count == 1 + 6 * 3)
  }

  @Test("what moves otherwise, by more than the grain, is stored itself") func bent() {
    let table = ColumnTable()
    let curve: [Double] = [0, 10, 30, 60, 100, 150, 210]
    _ = table.add(curve, .length, from: 0)
    var bent = curve.map { $0 / 2 }
    bent[3] += 0.002
    _ = table.add(bent, .length, from: 0)
    #expect(table.packed().heads == ["[0,7]", "[0,7]"])
  }

  @Test("what is no number, or too large for a browser, is written as a list") func list() {
    let table = ColumnTable()
    _ = table.add([1, .nan, 1e300], .length, from: 0)
    #expect(table.packed().heads == ["[null,[1,null,1e+300]]"])
    #expect(table.packed().bytes.isEmpty)
  }

  /// Curves of random steps; halves of them, and columns that share one's steps and are off it by up to half a quantum.
  @Test("what a page reads is within one quantum", arguments: [Quantum.length, .fraction, .perspective])
  func bound(_ quantum: Quantum) throws {
    var seed: UInt64 = 7
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 11) / Double(1 << 53)
    }
    for _ in 0..<200 {
      let table = ColumnTable()
      let curve = (0..<8).map { 40 * Double($0 * $0) * quantum.size * (1 + random() / 50) }
      let factor = 0.5 + random() / 1_000
      var given: [(values: [Double], place: (column: Int, shift: Double))] = []
      for kind in 0..<12 {
        var values = curve
        if kind > 0 {
          values = values.map { Double(kind % 3) + (factor * $0 / quantum.size).rounded() * quantum.size }
          values = values.map { $0 + (random() - 0.5) * 0.999 * quantum.size }
        }
        given.append((values, table.add(values, quantum, from: 0)))
      }
      let (heads, bytes) = table.packed()
      let read = PageReader.columns(try heads.map { try #require(JSON($0)) }, bytes)
      for (values, place) in given {
        let shift = try #require(Double(NumberText.trimmed(place.shift, quantum.digits + 1)))
        let most = zip(values, read[place.column]).map { ($0 - ($1 + shift)).magnitude }.max() ?? 0
        #expect(most <= quantum.size)
      }
    }
  }

  /// The vectors of FIPS 180-4's examples, and RFC 1952's sum of "123456789".
  @Test("digests and sums are the standards'") func digests() {
    func hex(_ bytes: some Sequence<UInt8>) -> String {
      bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    #expect(
      hex(SHA256.digest(Array("abc".utf8))) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA256.digest(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)))
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    let file = Deflate.gzip(Array("123456789".utf8))
    #expect(hex(file.prefix(10)) == "1f8b08000000000002ff")
    #expect(hex(file.suffix(8)) == "2639f4cb09000000")
  }
}

@Suite("Bars in words, and the moment that stands for a run") struct RunWordsTests {
  private func bar(
    _ phases: [(Double, Double, Bar.Kind)], jumps: [(Double, Double, Double)] = [], outcome: Bar.Outcome = .finished
  ) -> Bar {
    Bar(
      from: phases[0].0, end: phases[phases.count - 1].1,
      phases: phases.map { Bar.Phase(from: $0.0, to: $0.1, kind: $0.2) },
      jumps: jumps.map { Bar.Jump(time: $0.0, from: $0.1, to: $0.2) }, outcome: outcome, length: 1)
  }

  @Test("a scrubbed bar is said with where it was put") func words() {
    let scrubbed = bar(
      [(0, 0.1, .held), (0.1, 0.3, .held), (0.3, 0.5, .held), (0.5, 0.7, .held), (0.7, 1.1, .backward)],
      jumps: [(0.1, 0, 0.2), (0.3, 0.2, 0.6), (0.5, 0.6, 0.4)], outcome: .cancelled)
    var bar = RunBar(record: nil, layer: LayerID(index: 6), keyPath: "position", curve: "linear", bar: scrubbed)
    bar.layerName = "photo.view"
    #expect(
      BarText(bar).sentence
        == "position of photo.view, 0 to 1.1 seconds, cancelled: held, scrubbed to 20, 60 and 40 percent, backward")
  }

  @Test("what happens over and over is one line") func events() {
    func event(_ time: Double, _ name: String) -> StageEvent {
      StageEvent(time: time, name: name, subject: "box", detail: "d")
    }
    let moves = [0.1, 0.15, 0.2, 0.9].map { event($0, "touchesMoved") }
    #expect(
      EventText([event(0, "touchesBegan")] + moves + [event(1, "touchesEnded")]).lines == [
        "0.000 touchesBegan box d", "0.100 … 0.200 touchesMoved box, 3 times", "0.900 touchesMoved box d",
        "1.000 touchesEnded box d",
      ])
    func begin(_ what: String) -> StageEvent { StageEvent(time: 0, name: "begin", subject: "box", detail: what) }
    // Of two animations each has its line; of places one is enough.
    #expect(
      EventText([begin("opacity over 0.2"), begin("position over 0.2")]).lines == [
        "0.000 begin box opacity over 0.2", "0.000 begin box position over 0.2",
      ])
    #expect(EventText(["(1 2)", "(3 4)", "(50 6.5)"].map(begin)).lines == ["0.000 … 0.000 begin box, 3 times"])
  }

  @Test("numbers in events have three digits after the point at the most")
  func digits() {
    func line(_ detail: String) -> String {
      EventText([StageEvent(time: 0, name: "a", subject: "b", detail: detail)]).lines[0]
    }
    #expect(line("(352.8666666666667 426.0)") == "0.000 a b (352.867 426)")
    #expect(line("position over 0.35 in 1.2.3, -0.0004") == "0.000 a b position over 0.35 in 1.2.3, -0")
    #expect(line("the end 7. of 8") == "0.000 a b the end 7. of 8")
  }

  @Test("it is the middle of the longest stretch that moves; of two, where more moves") func moment() {
    let held = bar([(0, 5, .held), (5, 5.5, .forward)])
    let long = bar([(1, 2, .forward), (2, 2.4, .backward)])
    #expect(TellingMoment.time(of: [held, long], within: 0...10) == 1.7)
    #expect(TellingMoment.time(of: [held], within: 0...10) == 5.25)
    #expect(TellingMoment.time(of: [bar([(0, 3, .held)])], within: 0...10) == nil)
    let one = bar([(6, 7, .forward)])
    let two = bar([(8, 9, .forward)])
    #expect(TellingMoment.time(of: [one, two, two], within: 0...10) == 8.5)
    #expect(TellingMoment.time(of: [long], within: 2...3) == 2.2)
  }
}
