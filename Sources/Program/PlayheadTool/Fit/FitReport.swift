import MotionFitting
import MotionMath
import PlainText

/// A fit as text: the motion that explains the samples best, the other, and how UIKit and a script are told.
struct FitReport {
  let fit: MotionFit
  /// The file, as it was named.
  let path: String

  /// Lines of a heading and what it says.
  var lines: [(heading: String, text: String)] {
    let (samples, best, other) = (fit.samples, fit.best, fit.other)
    let length = samples.times[samples.times.count - 1] - samples.times[0]
    var lines = [
      ("", "\(path): \(samples.times.count) samples of \(list(samples.axes.map(\.name))) in \(number(length, 3)) s")
    ]
    lines.append((word(best), sentence(best)))
    lines.append(("", way(best)))
    lines.append(("", deviation(best)))
    lines.append((word(other), "\(brief(other)): off by \(number(other.deviation, 2)) (rms)"))
    if fit.isPoor {
      let time = samples.times[best.worst.index]
      lines.append(
        (
          "warning",
          "nothing here explains it: at \(number(time, 3)) s it is off by \(number(best.worst.deviation, 1)); "
            + "leave out what a finger or another animation did"
        ))
    } else if let unknown = undecided(best) {
      lines.append(
        ("warning", "the samples do not decide the \(unknown); measure from before it begins until it rests"))
    } else if fit.isUndecided {
      lines.append(
        (
          "warning",
          "the other explains it equally: the samples do not tell a spring from a curve; measure until it rests, "
            + "or with more frames a second"
        ))
    }
    return lines + code("Swift", swift(best)) + code("Lua", lua(best))
  }

  /// The motion in a line.
  var title: String { "\(path): \(word(fit.best)), \(brief(fit.best))" }

  var text: String {
    lines.map { line in
      line.heading.isEmpty && line.text.hasPrefix(path)
        ? line.text : (line.heading + String(repeating: " ", count: max(1, 9 - line.heading.count)) + line.text)
    }.joined(separator: "\n") + "\n"
  }

  private func code(_ heading: String, _ lines: [String]) -> [(heading: String, text: String)] {
    lines.enumerated().map { ($0 == 0 ? heading : "", $1) }
  }

  // MARK: In words

  private func word(_ motion: FittedMotion) -> String {
    if case .spring = motion.kind { "spring" } else { "curve" }
  }

  private func sentence(_ motion: FittedMotion) -> String {
    switch motion.kind {
    case .spring(let response, let ratio, let velocity):
      let speed = velocity.map { "from \(point($0)) a second" } ?? "from rest"
      return
        "response \(measured(response, motion.errors[0])) s, damping ratio \(measured(ratio, motion.errors[1])), \(speed)"
    case .curve(let curve, let duration):
      let last = motion.errors.last ?? nil
      return "\(name(curve)) over \(measured(duration, last)) s"
    }
  }

  private func brief(_ motion: FittedMotion) -> String {
    switch motion.kind {
    case .spring(let response, let ratio, let velocity):
      "response \(number(response, 3)) s, damping ratio \(number(ratio, 3))"
        + (velocity == nil ? "" : ", with a velocity")
    case .curve(let curve, let duration): "\(name(curve)) over \(number(duration, 3)) s"
    }
  }

  private func name(_ curve: CAMediaTimingFunction) -> String {
    curve.name?.rawValue ?? controlPoints(curve)
  }

  private func controlPoints(_ curve: CAMediaTimingFunction) -> String {
    list([curve.x1, curve.y1, curve.x2, curve.y2].map { number($0, 3) })
  }

  private func way(_ motion: FittedMotion) -> String {
    "from \(point(motion.from)) at \(number(motion.start, 3)) s to \(point(motion.to))"
  }

  private func deviation(_ motion: FittedMotion) -> String {
    let worst = motion.worst
    return "off by \(number(motion.deviation, 2)) (rms), at most by \(number(worst.deviation, 2)) at "
      + "\(number(fit.samples.times[worst.index], 3)) s"
  }

  private func point(_ values: [Double]) -> String { list(values.map { number($0, 1) }) }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  /// With its standard error, where that is not far below what is shown.
  private func measured(_ value: Double, _ error: Double?) -> String {
    guard let error, error >= 0.0005 else { return number(value, 3) }
    return "\(number(value, 3)) ± \(number(error, 3))"
  }

  private func number(_ value: Double, _ digits: Int) -> String {
    // A zero has no sign.
    let text = NumberText.trimmed(value, digits)
    return text == "-0" ? "0" : text
  }

  /// The number that the samples leave open by a fifth of it or more (chosen here).
  private func undecided(_ motion: FittedMotion) -> String? {
    switch motion.kind {
    case .spring(let response, let ratio, _):
      let values = [("response", response, motion.errors[0]), ("damping ratio", ratio, motion.errors[1])]
      return values.first { _, value, error in error.map { $0 > value / 5 } ?? true }?.0
    case .curve(_, let duration):
      return (motion.errors.last ?? nil).map { $0 > duration / 5 } ?? true ? "duration" : nil
    }
  }

  // MARK: In code

  /// The velocity as UIKit takes it: in whole ways a second, by axis.
  private func relativeVelocity(_ motion: FittedMotion) -> [Double]? {
    guard case .spring(_, _, let velocity?) = motion.kind else { return nil }
    return velocity.indices.map { axis in
      let way = motion.to[axis] - motion.from[axis]
      return abs(way) < 1e-9 ? 0 : velocity[axis] / way
    }
  }

  private func swift(_ motion: FittedMotion) -> [String] {
    if let spring = motion.spring {
      let velocity = relativeVelocity(motion)
      let vector = velocity.map {
        ", initialVelocity: CGVector(dx: \(number($0[0], 2)), dy: \(number($0.count > 1 ? $0[1] : $0[0], 2)))"
      }
      let along = velocity.map { ", initialSpringVelocity: \(number(strongest($0, motion), 2))" }
      return [
        "UIView.animate(springDuration: \(number(spring.perceptualDuration, 3)), bounce: \(number(spring.bounce, 3))\(along ?? "")) { … }",
        "UISpringTimingParameters(mass: 1, stiffness: \(number(spring.stiffness, 1)), damping: "
          + "\(number(spring.damping, 2))\(vector ?? ", initialVelocity: .zero"))",
      ]
    }
    guard case .curve(let curve, let duration) = motion.kind else { return [] }
    return [
      "UIViewPropertyAnimator(duration: \(number(duration, 3)), controlPoint1: CGPoint(x: \(number(curve.x1, 3)), "
        + "y: \(number(curve.y1, 3))), controlPoint2: CGPoint(x: \(number(curve.x2, 3)), y: \(number(curve.y2, 3)))) { … }"
    ]
  }

  private func lua(_ motion: FittedMotion) -> [String] {
    if let spring = motion.spring {
      let along = relativeVelocity(motion).map { ", initialSpringVelocity = \(number(strongest($0, motion), 2))" }
      return [
        "UIView.animate{springDuration = \(number(spring.perceptualDuration, 3)), bounce = \(number(spring.bounce, 3))\(along ?? ""), "
          + "animations = function() … end}"
      ]
    }
    guard case .curve(let curve, let duration) = motion.kind else { return [] }
    return [
      "UIViewPropertyAnimator(\(number(duration, 3)), CGPoint(\(number(curve.x1, 3)), \(number(curve.y1, 3))), "
        + "CGPoint(\(number(curve.x2, 3)), \(number(curve.y2, 3))), function() … end)"
    ]
  }

  /// Of the axis with the longest way: the number that stands for all.
  private func strongest(_ velocity: [Double], _ motion: FittedMotion) -> Double {
    let axis = velocity.indices.max { abs(motion.to[$0] - motion.from[$0]) < abs(motion.to[$1] - motion.from[$1]) }
    return axis.map { velocity[$0] } ?? 0
  }
}
