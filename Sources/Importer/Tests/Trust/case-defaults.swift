// A case with a value of its own where it is given none, and a name that two patterns bind in different places.
// prints: 0.4 0.2
import UIKit

enum Motion {
  case fade(TimeInterval)
  case slide(edge: Int, duration: TimeInterval = 0.4, damping: CGFloat)
  var duration: TimeInterval {
    switch self {
    case .fade(let duration), .slide(_, let duration, _): return duration
    }
  }
}
let slide = Motion.slide(edge: 2, damping: 0.8)
let fade = Motion.fade(0.2)
print("\(slide.duration) \(fade.duration)")
