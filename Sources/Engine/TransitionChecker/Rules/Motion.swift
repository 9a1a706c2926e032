import PlainText

extension Rule.ID {
  public static let motion = Self("R-MOTION")
}

extension Rule {
  /// The kinds of motion are those of Apple's criteria for Reduced Motion (App Store accessibility labels). The system's own slides
  /// stay with Reduce Motion alone, and what a finger leads is no motion by itself: neither is judged.
  static let motion = Rule(.motion, .warning) { run, _ in
    guard let motion = run.motion else { return [] }
    var words: [String] = []
    func number(_ value: Double) -> String { NumberText.trimmed(value) }
    let (least, most) = (motion.scale.lowerBound, motion.scale.upperBound)
    if least < 0.9 || most > 1.1 {
      words.append("zooms by a factor of \(number(most > 1 / least ? most : least))")
    } else if motion.angle > 10 {
      words.append("turns by \(number(motion.angle))°")
    }
    if motion.distance > 44 { words.append("slides by \(number(motion.distance)) pt") }
    let text = words.joined(separator: " and ")
    var finding = run.finding(
      .motion, about: motion.subject, at: run.start,
      "\(motion.subject) still \(text) in \(NumberText.seconds(motion.duration)) with Reduce Motion on")
    finding.reducesMotion = true
    return [finding]
  }
}
