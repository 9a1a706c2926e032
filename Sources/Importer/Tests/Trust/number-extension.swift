// Static values and methods that are added to numbers, to colours, and to a protocol of numbers.
// prints: 16.0 0.45 true 8.0
import UIKit

extension CGFloat { static let inset: CGFloat = 16 }
extension TimeInterval { fileprivate static let standard = 0.45 }
extension Comparable {
  func limited(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
postfix operator ‰
postfix func ‰ (value: CGFloat) -> CGFloat { value / 1000 }

let inset: CGFloat = .inset
let progress: CGFloat = 1.5
print("\(inset) \(TimeInterval.standard) \(progress.limited(to: 0...1) == 1) \(8000‰)")
