import MotionMath
import TestSupport
import Testing
import ViewKit

/// The stack views that are known: recorded, or worked out by hand from the constraints UIKit was found to make.
@Suite("Stack views that are known") struct StackCaseTests {
  @Test("a stack view in a proportional one counts with what its views take (recorded: 92, of 80 and 12)")
  func nestedProportional() throws {
    let rig = Rig()
    let (tall, low) = (CaseView(in: rig.app), CaseView(in: rig.app))
    (tall.content, low.content) = (CGSize(width: 50, height: 80), CGSize(width: 50, height: 12))
    let inner = UIStackView(arrangedSubviews: [low], in: rig.app)
    let outer = UIStackView(arrangedSubviews: [tall, inner], in: rig.app)
    for stack in [inner, outer] { stack.axis = .vertical }
    outer.distribution = .fillProportionally
    rig.window.addSubview(outer)
    #expect(try outer.systemLayoutSizeFitting(.zero).height == 92)
  }

  /// The steps that make the stack of a case, in order.
  private enum Step: CaseIterable { case views, kind, spacing, hiding }

  private struct StackRig {
    let layout: LayoutCase
    let rig: Rig
    let stack: UIStackView
    let views: [CaseView]

    init(_ layout: LayoutCase, steps: [Step], backwards: Bool) throws {
      self.layout = layout
      var settings = BehaviorSettings()
      settings.layoutRounding = .none
      let rig = Rig(settings: settings)
      self.rig = rig
      let frame = layout.views[0].frame ?? []
      stack = UIStackView(frame: CGRect(x: 0, y: 0, width: frame[2], height: frame[3]), in: rig.app)
      rig.window.addSubview(stack)
      views = layout.views.dropFirst().map { _ in CaseView(in: rig.app) }
      for (view, known) in zip(views, layout.views.dropFirst()) {
        view.content = CGSize(
          width: known.intrinsic[0] ?? UIView.noIntrinsicMetric, height: known.intrinsic[1] ?? UIView.noIntrinsicMetric)
        try view.setContentHuggingPriority(Float(known.hugging[0]), for: .horizontal)
        try view.setContentHuggingPriority(Float(known.hugging[1]), for: .vertical)
      }
      for step in steps {
        try apply(step, backwards: backwards)
        // Layout between two steps leaves nothing behind; views without a place yet may exclude each other meanwhile.
        if step != .views { stack.layoutIfNeeded() }
      }
    }

    private func apply(_ step: Step, backwards: Bool) throws {
      let known = try #require(layout.stack)
      switch step {
      case .views:
        if backwards {
          for view in views.reversed() { stack.insertArrangedSubview(view, at: 0) }
        } else {
          for view in views { stack.addArrangedSubview(view) }
        }
      case .kind:
        stack.axis = try #require(NSLayoutConstraint.Axis(rawValue: known.axis))
        stack.distribution = try #require(UIStackView.Distribution(rawValue: known.distribution))
        stack.alignment = try #require(UIStackView.Alignment(rawValue: known.alignment))
        guard let margins = known.margins else { return }
        stack.isLayoutMarginsRelativeArrangement = true
        stack.insetsLayoutMarginsFromSafeArea = false
        stack.layoutMargins = UIEdgeInsets(top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
      case .spacing:
        try stack.setSpacing(known.spacing)
        for (view, known) in zip(views, layout.views.dropFirst()) {
          if let spacing = known.customSpacing { try stack.setCustomSpacing(spacing, after: view) }
        }
      case .hiding:
        for (view, known) in zip(views, layout.views.dropFirst()) { view.isHidden = known.isHidden }
      }
    }

    func layOut() { rig.window.layoutIfNeeded() }

    var frames: [Double] {
      views.flatMap { [$0.frame.origin.x, $0.frame.origin.y, $0.frame.size.width, $0.frame.size.height] }
    }

    /// The known frames; as recorded where they were rounded.
    func check(_ comment: Comment) {
      layOut()
      let names = layout.views.dropFirst().map(\.name)
      for (name, numbers) in layout.frames {
        guard let place = names.firstIndex(of: name) else { continue }
        for (index, expected) in numbers.enumerated() {
          guard let expected else { continue }
          var value = frames[4 * place + index]
          if let rounding = layout.rounding {
            let grain = rounding[index / 2]
            value = ((value / grain) + Tolerance.law).rounded(.toNearestOrAwayFromZero) * grain
          }
          #expect(isClose(value, expected, Tolerance.solved), "\(layout.name) \(name)[\(index)]: \(comment)")
        }
      }
      #expect(rig.app.warnings.isEmpty, "\(layout.name): \(comment)")
      for view in views { #expect(!view.hasAmbiguousLayout, "\(layout.name): \(comment)") }
    }
  }

  /// Views first, so that what follows has something to arrange; then every order of the rest.
  private static let orders: [[Step]] = [
    [.views, .kind, .spacing, .hiding], [.views, .hiding, .spacing, .kind], [.views, .spacing, .kind, .hiding],
    [.kind, .views, .hiding, .spacing], [.kind, .views, .spacing, .hiding],
  ]

  @Test("Each has its frames, in whatever order it is made", arguments: LayoutCase.ofStacks)
  func frames(layout: LayoutCase) throws {
    for order in Self.orders {
      for backwards in [false, true] {
        try StackRig(layout, steps: order, backwards: backwards).check("\(order) \(backwards)")
      }
    }
  }

  @Test(
    "A view taken out and put back, hidden and shown, or spaced anew changes nothing", arguments: LayoutCase.ofStacks)
  func roundTrips(layout: LayoutCase) throws {
    let rig = try StackRig(layout, steps: [.views, .kind, .spacing, .hiding], backwards: false)
    for (index, view) in rig.views.enumerated() {
      let spacing = rig.stack.customSpacing(after: view)
      rig.stack.removeArrangedSubview(view)
      rig.layOut()
      #expect(view.superview === rig.stack)
      rig.stack.insertArrangedSubview(view, at: index)
      try rig.stack.setCustomSpacing(spacing, after: view)
      rig.check("\(index) taken out and put back")
      view.removeFromSuperview()
      #expect(!rig.stack.arrangedSubviews.contains { $0 === view })
      rig.layOut()
      rig.stack.insertArrangedSubview(view, at: index)
      try rig.stack.setCustomSpacing(spacing, after: view)
      rig.check("\(index) removed and put back")
      view.isHidden.toggle()
      rig.layOut()
      view.isHidden.toggle()
      rig.check("\(index) hidden or shown, and back")
    }
    try rig.stack.setSpacing(rig.stack.spacing + 7)
    rig.layOut()
    try rig.stack.setSpacing(rig.stack.spacing - 7)
    rig.check("spacing there and back")
  }
}
