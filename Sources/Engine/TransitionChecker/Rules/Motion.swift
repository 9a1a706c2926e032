import PlainText

extension Rule.ID {
  public static let motion = Self("R-MOTION")
}

extension Rule {
  /// The kinds of motion are those of Apple's criteria for Reduced Motion (App Store accessibility labels). The system's own slides
  /// stay with Reduce Motion alone, and what a finger leads is no motion by itself: neither is judged.
  static let motion = Rule(.motion, .warning) { run, _ in
    guard let motions = run.motions, let first = motions.first else { return [] }
    let texts = motions.enumerated().map { index, motion in
      let words = motion.kinds.map { motion.words($0) ?? "" }.joined(separator: " and ")
      return "\(motion.subject)\(index == 0 ? " still" : "") \(words) in \(NumberText.seconds(motion.duration))"
    }
    return [
      run.finding(.motion, about: first.subject, at: run.start, "\(texts.listed) with Reduce Motion on")
    ]
  }
}

extension SeenMotion {
  /// One kind of its motion, behind its name: `slides by 800 pt`; nil for a kind that it has not.
  public func words(_ kind: Kind) -> String? {
    guard kinds.contains(kind) else { return nil }
    let amount = amount(kind).map { NumberText.trimmed($0) } ?? ""
    return switch kind {
    case .zooms: "zooms by a factor of \(amount)"
    case .turns: "turns by \(amount)°"
    case .slides: "slides by \(amount) pt"
    case .parallax: "goes \(amount) of the way of \(parallax?.leader ?? "") (parallax)"
    case .blurs: "blurs what is behind it"
    }
  }
}
