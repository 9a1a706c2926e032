import MotionMath
import Testing

@testable import TransitionChecker

/// The laws of the shrinker: what is left shows the same, and nothing of it can be left out or be simpler.
@Suite("Shrinker") struct ShrinkerTests {
  /// Numbers, of which half is simpler.
  private func shrunk(_ list: [Int], holds: @escaping ([Int]) -> Bool) -> [Int] {
    Shrinker<Int>(simpler: { $0 > 0 ? [$0 / 2, $0 - 1] : [] }, holds: holds).shrunk(list)
  }

  @Test("a list is reduced to the elements that matter, and these to their simplest")
  func smallest() {
    #expect(shrunk([5, 90, 3, 41, 7, 12]) { $0.contains { $0 >= 40 } } == [40])
    #expect(shrunk([5, 90, 3, 41]) { $0.reduce(0, +) >= 100 }.reduce(0, +) == 100)
    #expect(shrunk(Array(0..<100)) { $0.contains(17) && $0.contains(83) } == [17, 83])
    #expect(shrunk([1, 2, 3]) { _ in true } == [])
  }

  @Test("what is shrunk still holds, and no element can be left out or be simpler", arguments: 0..<60)
  func laws(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let list = (0..<(1 + random.index(below: 12))).map { _ in random.index(below: 50) }
    let (divisor, least) = (2 + random.index(below: 5), random.index(below: 60))
    let rules: [([Int]) -> Bool] = [
      { $0.reduce(0, +) >= least }, { $0.contains { $0 % divisor == 0 } }, { $0.count >= 3 },
      { zip($0, $0.dropFirst()).contains { $0 > $1 } },
    ]
    for holds in rules where holds(list) {
      let result = shrunk(list, holds: holds)
      #expect(holds(result))
      for index in result.indices {
        var fewer = result
        fewer.remove(at: index)
        #expect(!holds(fewer), "\(list) gives \(result)")
        for form in result[index] > 0 ? [result[index] / 2, result[index] - 1] : [] {
          var simpler = result
          simpler[index] = form
          #expect(!holds(simpler), "\(list) gives \(result)")
        }
      }
    }
  }

  @Test("no more lists are tried than may be")
  func most() {
    var count = 0
    _ = Shrinker<Int>(most: 25, simpler: { [$0 - 1] }) { list in
      count += 1
      return list.count == 50
    }.shrunk(Array(0..<50))
    #expect(count == 25)
  }

  @Test("SplitMix64 gives the numbers that its authors' code gives for the seed 1234567")
  func numbers() {
    var random = SplitMix(seed: 1_234_567)
    // Published with the reference code (Vigna).
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
      16_408_922_859_458_223_821,
    ]
    #expect((0..<5).map { _ in random.next() } == expected)
  }

  @Test("events become simpler until none of their forms is left", arguments: 0..<40)
  func events(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    func point() -> CGPoint {
      CGPoint(x: (random.fraction() * 3930).rounded() / 10, y: (random.fraction() * 8520).rounded() / 10)
    }
    let acts: [HuntEvent.Act] = [
      .tap(point(), finger: 2), .drag(from: point(), to: point(), duration: 0.13, hold: 0.37, finger: 2),
      .path([point(), point(), point()]), .burst([point(), point(), point()]),
      .pinch(center: point(), from: 43, to: 217, duration: 0.27), .slow(0.13), .rotate,
    ]
    for act in acts {
      var (event, steps) = (HuntEvent(after: 0.237, act), 0)
      while let next = event.simpler.last, steps < 500 { (event, steps) = (next, steps + 1) }
      #expect(steps < 500, "\(act)")
    }
  }
}
