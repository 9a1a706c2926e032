import RecordingKit

extension Rule {
  static let focus = Rule(
    .focus, .warning, "the keyboard comes and goes",
    why:
      "A first responder that resigns in a will-callback, or whose view leaves the window, does not come back by itself",
    cure: "Resign alongside the transition, and become first responder again when it is cancelled",
    bad: """
      local Field = class("Field", UIView)
      function Field:canBecomeFirstResponder() return true end
      local Form = class("Form", UIViewController)
      function Form:viewDidLoad()
        self.field = Field(CGRect(20, 100, 200, 40))
        self.view:addSubview(self.field)
      end
      function Form:viewWillDisappear() self.field:resignFirstResponder() end
      list = Form{title = "list"}
      window.rootViewController = list
      list.field:becomeFirstResponder()
      drive()
      """,
    good: """
      local Field = class("Field", UIView)
      function Field:canBecomeFirstResponder() return true end
      local Form = class("Form", UIViewController)
      function Form:viewDidLoad()
        self.field = Field(CGRect(20, 100, 200, 40))
        self.view:addSubview(self.field)
      end
      function Form:viewWillDisappear()
        self.transitionCoordinator:animate(function() self.field:resignFirstResponder() end, function(context)
          if context.isCancelled then self.field:becomeFirstResponder() end
        end)
      end
      list = Form{title = "list"}
      window.rootViewController = list
      list.field:becomeFirstResponder()
      drive()
      """
  ) { run, reference in
    if let name = run.flickering {
      return [run.finding(.focus, about: name, "\(name) resigns and becomes the first responder again on the way")]
    }
    // Undone by the program: whoever cleans up for good before it goes may do so.
    if case .finishAndBack = run.scenario.way { return [] }
    return Oracle.differences(in: run, against: reference, [.focus]).map { difference in
      run.finding(
        .focus, about: difference.subject,
        "the first responder is \(difference.after) afterwards, not \(difference.before)",
        before: "\(difference.before)", after: "\(difference.after)")
    }
  }
}

extension Observation {
  /// A responder that resigned during a finished transition and became first again; nil for none.
  fileprivate var flickering: String? {
    guard outcome == .finished, !isSecond else { return nil }
    var resigned: Set<String> = []
    for event in events {
      if event.name == "completeTransition" { return nil }
      if event.name == "resignFirstResponder" { resigned.insert(event.subject) }
      if event.name == "becomeFirstResponder", resigned.contains(event.subject) { return event.subject }
    }
    return nil
  }
}
