import PlainText

extension Rule.ID {
  public static let motion = Self("R-MOTION")
}

extension Rule {
  /// The kinds of motion are those of Apple's criteria for Reduced Motion (App Store accessibility labels). The system's own slides
  /// stay with Reduce Motion alone, and what a finger leads is no motion by itself: neither is judged.
  static let motion = Rule(.motion, .warning) { run, _ in
    guard let motion = run.motion else { return [] }
    func number(_ value: Double) -> String { NumberText.trimmed(value) }
    let (least, most) = (motion.scale.lowerBound, motion.scale.upperBound)
    let words = [
      motion.zooms ? "zooms by a factor of \(number(most > 1 / least ? most : least))" : nil,
      motion.turns ? "turns by \(number(motion.angle))°" : nil,
      motion.slides ? "slides by \(number(motion.distance)) pt" : nil,
    ]
    let text = words.compactMap(\.self).joined(separator: " and ")
    return [
      run.finding(
        .motion, about: motion.subject, at: run.start,
        "\(motion.subject) still \(text) in \(NumberText.seconds(motion.duration)) with Reduce Motion on")
    ]
  }
}
