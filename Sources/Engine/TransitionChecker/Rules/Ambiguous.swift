extension Rule {
  static let ambiguous = Rule(
    .ambiguous, .warning, "a view's place is left open",
    why: "Constraints that allow several layouts show any of them, and the system chooses",
    cure: "Constrain a place and a length along each axis",
    bad: """
      local badge = UIView{backgroundColor = UIColor.red, translatesAutoresizingMaskIntoConstraints = false}
      photo.view:addSubview(badge)
      NSLayoutConstraint.activate{
        badge.leadingAnchor:constraint{equalTo = photo.view.leadingAnchor},
        badge.widthAnchor:constraint{equalToConstant = 44}, badge.heightAnchor:constraint{equalToConstant = 44}}
      present()
      """,
    good: """
      local badge = UIView{backgroundColor = UIColor.red, translatesAutoresizingMaskIntoConstraints = false}
      photo.view:addSubview(badge)
      NSLayoutConstraint.activate{
        badge.leadingAnchor:constraint{equalTo = photo.view.leadingAnchor},
        badge.topAnchor:constraint{equalTo = photo.view.topAnchor},
        badge.widthAnchor:constraint{equalToConstant = 44}, badge.heightAnchor:constraint{equalToConstant = 44}}
      present()
      """
  ) { run, _ in
    run.warned(.ambiguous)
  }
}
