import ViewKit

extension Rule.ID {
  public static let alongOutside = Self("R-ALONG-OUTSIDE", formerly: "R-ALONG-OUT")
}

extension Rule {
  static let alongOutside = Rule(
    .alongOutside, .warning, explains: { [.free, .jump, .scrub].contains($0) }, warning: { $0.code == .animatedOutside }
  ) { run, _ in
    run.warned(.alongOutside)
  }
}
