import MotionFitting
import Testing

@Suite("Samples of a motion") struct SampleTests {
  private let times = (0..<12).map { Double($0) / 60 }

  @Test("what tells no motion is refused with its reason")
  func refused() {
    func problem(_ times: [Double], _ values: [Double]) -> MotionSamplesProblem? {
      do {
        _ = try MotionSamples(times: times, axes: [.init("x", values)])
        return nil
      } catch { return error }
    }
    #expect(problem([0, 1], [0, 1]) == .tooFew(2))
    #expect(problem(times, times.map { _ in 40 }) == .nothingMoves(40))
    #expect(problem(times, times.map { $0 == 0 ? .nan : $0 }) == .notFinite)
    var doubled = times
    doubled[5] = doubled[4]
    #expect(problem(doubled, times) == .timeNotLater(5, doubled[4], before: doubled[4]))
    #expect(problem(times, times) == nil)
  }

  @Test("an axis that hardly moves beside another is left out")
  func still() throws {
    let samples = try MotionSamples(
      times: times, axes: [.init("x", times.map { 600 * $0 }), .init("y", times.map { 40 + $0 })])
    #expect(samples.axes.map(\.name) == ["x"])
  }
}

/// Boxes that were drawn at known points.
@Suite("Followed boxes") struct BoxTrackerTests {
  /// A disc on a ground of stripes, with soft edges: the share of a pixel that the disc covers, by 16 points in it.
  private func picture(x: Double, y: Double, brightness: Double = 1) -> GreyPicture {
    let (width, height, radius) = (120, 100, 11.0)
    var pixels = [UInt8](repeating: 0, count: width * height)
    for row in 0..<height {
      for column in 0..<width {
        var inside = 0
        for part in 0..<16 {
          let (u, v) = (Double(column) + (Double(part % 4) + 0.5) / 4, Double(row) + (Double(part / 4) + 0.5) / 4)
          if (u - x) * (u - x) + (v - y) * (v - y) < radius * radius { inside += 1 }
        }
        let ground = 60.0 + Double(row % 7)
        let share = Double(inside) / 16
        pixels[row * width + column] = UInt8((ground + (220 - ground) * share * brightness).rounded())
      }
    }
    return GreyPicture(width: width, height: height, pixels: pixels)
  }

  @Test("a box is found where it has moved, to a tenth of a pixel, fainter, too")
  func moved() throws {
    let tracker = try #require(BoxTracker((24, 34, 32, 32), in: picture(x: 40, y: 50)))
    for (x, y, brightness) in [(40.0, 50.0, 1.0), (97.3, 61.6, 1), (98.5, 20.25, 1), (70.7, 80.1, 0.6)] {
      let match = tracker.match(in: picture(x: x, y: y, brightness: brightness))
      // The ground has stripes of its own, which pull by less than a tenth of a pixel.
      #expect(abs(match.x - (x - 16)) < 0.1 && abs(match.y - (y - 16)) < 0.1, "\(match)")
      #expect(match.likeness > 0.95)
    }
  }

  @Test("a box that is gone is not alike anything, and one of one grey cannot be followed")
  func gone() throws {
    let tracker = try #require(BoxTracker((24, 34, 32, 32), in: picture(x: 40, y: 50)))
    #expect(tracker.match(in: picture(x: -40, y: -40)).likeness < 0.6)
    let flat = GreyPicture(width: 40, height: 40, pixels: [UInt8](repeating: 9, count: 1600))
    #expect(BoxTracker((4, 4, 16, 16), in: flat) == nil)
    #expect(BoxTracker((30, 4, 16, 16), in: picture(x: 40, y: 50)) != nil)
    #expect(BoxTracker((110, 4, 16, 16), in: picture(x: 40, y: 50)) == nil)
  }
}
