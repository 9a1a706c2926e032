import LayerKit
import MotionMath
import Testing
import ViewKit

/// Additive animations of one property coexist as `position`, `position-2`, … (reported for iOS 8).
@Suite("Keys of view animations") struct AnimationKeyTests {
  /// Keys that count how often one is looked at.
  private struct Keys: Collection {
    final class Count { var value = 0 }
    let keys: [String]
    let looks = Count()
    var startIndex: Int { 0 }
    var endIndex: Int { keys.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> String {
      looks.value += 1
      return keys[index]
    }
  }

  @Test(
    "the first number that is free",
    arguments: [
      ([], "position-2"),
      (["position"], "position-2"),
      (["position", "position-2", "position-3"], "position-4"),
      (["position-3", "position-4", "position"], "position-2"),
      (["position-2", "position-4"], "position-3"),
      // A key that is not written as a key's number takes none; nor do other properties' keys.
      (["position-02", "position-+2", "position-2x", "position-", "positions-2", "opacity-2"], "position-2"),
      (["position-2", "position-9223372036854775807", "position-99999999999999999999", "position--3"], "position-3"),
    ])
  func free(_ taken: [String], _ key: String) { #expect("position".numbered(besides: taken) == key) }

  @Test("each animation is looked at once for a key", arguments: [1, 10, 1_000])
  func work(_ count: Int) {
    let keys = Keys(keys: (1...count).map { $0 == 1 ? "position" : "position-\($0)" })
    #expect("position".numbered(besides: keys) == "position-\(count + 1)")
    #expect(keys.looks.value == count)
  }

  @Test("blocks that change one property again and again have keys in order, and a key that is free again is taken")
  func blocks() {
    let rig = Rig()
    let view = rig.box(0, 0, 10, 10)
    for number in 1...40 {
      rig.app.animate(
        withDuration: Double(number), animations: { view.center = CGPoint(x: 5 + Double(number), y: 5) })
    }
    #expect(view.layer.animationKeys() == ["position"] + (2...40).map { "position-\($0)" })
    view.layer.removeAnimation(forKey: "position-7")
    rig.app.animate(withDuration: 1, animations: { view.center = CGPoint(x: 0, y: 0) })
    #expect(view.layer.animationKeys().last == "position-7")
  }
}
