package import MotionMath

/// The unit of a number, and its range.
package struct Quantity: Sendable {
  /// How help names it: `points`, `seconds`. Empty for a plain number.
  package let unit: String
  package let range: Range
  /// True for an angle in radians.
  package let isAngle: Bool

  /// The numbers that an argument accepts.
  package enum Range: Sendable {
    case finite
    /// Infinity means "for ever", "without bound".
    case finiteOrInfinite
    case zeroOrMore
    case zeroOrMoreOrInfinite
    case moreThanZero
    case zeroToOne
    case minusOneToOne
    case whole(ClosedRange<Double>)
  }

  package init(_ unit: String, _ range: Range = .finite, isAngle: Bool = false) {
    self.unit = unit
    self.range = range
    self.isAngle = isAngle
  }

  /// The quantity of a layer property's numbers.
  package init(_ unit: Unit, _ rule: NumberRule) {
    self.unit =
      switch unit {
      case .points: "points"
      case .seconds: "seconds"
      case .fraction, .none: ""
      }
    range =
      switch rule {
      case .any, .rising: .finite
      case .zeroOrMore: .zeroOrMore
      case .whole(let range): .whole(range)
      }
    isAngle = false
  }

  package static let plain = Quantity("")
  package static let points = Quantity("points")
  package static let length = Quantity("points", .zeroOrMore)
  package static let seconds = Quantity("seconds")
  package static let duration = Quantity("seconds", .zeroOrMore)
  package static let time = Quantity("seconds", .finiteOrInfinite)
  package static let radians = Quantity("radians", isAngle: true)
  package static let fraction = Quantity("0…1")
  /// A fraction limited to 0…1; a plain `fraction` may exceed it.
  package static let part = Quantity("0…1", .zeroToOne)
  /// A spring's bounce, from -1 (at its target at once) to 1 (never settles).
  package static let bounce = Quantity("-1…1", .minusOneToOne)
  package static let count = Quantity("times", .zeroOrMoreOrInfinite)

  /// Whether `number` is one of the accepted.
  package func accepts(_ number: Double) -> Bool {
    switch range {
    case .finite: number.isFinite
    case .finiteOrInfinite: !number.isNaN
    case .zeroOrMore: number.isFinite && number >= 0
    case .zeroOrMoreOrInfinite: number >= 0
    case .moreThanZero: number.isFinite && number > 0
    case .zeroToOne: number >= 0 && number <= 1
    case .minusOneToOne: number.magnitude <= 1
    case .whole(let range): range.contains(number) && number == number.rounded()
    }
  }

  /// `a number of seconds, 0 or more`.
  package var description: String {
    let number =
      switch unit {
      case "": "a number"
      case "0…1": "a number from 0 to 1"
      case "-1…1": "a number from -1 to 1"
      default: "a number of \(unit)"
      }
    switch range {
    case .finite, .zeroToOne, .minusOneToOne: return number
    case .finiteOrInfinite: return number + ", or math.huge"
    case .zeroOrMore: return number + ", 0 or more"
    case .zeroOrMoreOrInfinite: return number + ", 0 or more, or math.huge"
    case .moreThanZero: return number + " above 0"
    case .whole(let range): return "a whole number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    }
  }
}
