import Testing

@testable import RecordingFiles

@Suite("Outlines of letters") struct OutlineTableTests {
  /// From (10, 20) to (15.5, 21): 5.5 and 1 points on are 704 and 128 units, zigzag 1,408 = 11 · 128 and 256 = 2 · 128; 10
  /// and 20 points are 1,280 and 2,560, zigzag 20 · 128 and 40 · 128.
  @Test("points are counted from the one before, places from that of the part before, in 128ths of a point")
  func bytes() {
    let table = OutlineTable()
    table.add([("MLZ", [10, 20, 15.5, 21])])
    #expect(table.text == "MLZ")
    #expect(table.bytes == [0, 0, 0x80, 11, 0x80, 2, 0, 0x80, 20, 0x80, 40])
  }

  /// Half a point higher is 64 units, zigzag 127; a point to the right is 128, zigzag 256.
  @Test("letters of one line have their places on it; what is drawn again is stored once") func line() {
    let table = OutlineTable()
    table.add([("ML", [0, 0, 1, 0]), ("MQ", [1, -0.5, 1, 1, 2, 2])])
    let points: [UInt8] = [0, 0, 0x80, 2, 0, 0, 127, 0, 0x80, 3, 0x80, 2, 0x80, 2]
    let places: [UInt8] = [0, 0, 0, 2, 0x80, 2, 0]
    #expect(table.text == "ML MQ")
    #expect(table.bytes == points + places)
    // The second letter, then the first one, a point further on; 10 points lower: 1,280 units, zigzag 20 · 128.
    table.add([("MQ", [1, 9.5, 1, 11, 2, 12]), ("ML", [2, 10, 3, 10])])
    #expect(table.text == "ML MQ")
    #expect(table.bytes == points + places + [0, 0, 0x80, 20, 1, 0x80, 2, 0])
  }

  @Test("what is no number, or too far away, leaves the others where they are") func odd() {
    let table = OutlineTable()
    table.add([("ML", [.nan, 0, 1, 1e300])])
    table.add([("Z", [])])
    #expect(table.bytes == [0, 0, 0, 0, 0, 0, 0, 2, 0, 0])
  }
}
