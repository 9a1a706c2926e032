extension Rule {
  static let lifecycle = Rule(
    .lifecycle, .warning, "cleaned up before a cancel",
    why: "viewWillDisappear and viewWillAppear come before it is known whether the transition goes through",
    cure: "Clean up in viewDidDisappear, or undo it when the coordinator says isCancelled",
    bad: """
      local Gallery = class("Gallery", UIViewController)
      function Gallery:viewDidLoad()
        self.caption = UIView{frame = CGRect(20, 100, 200, 40), backgroundColor = UIColor.red}
        self.view:addSubview(self.caption)
      end
      function Gallery:viewWillDisappear() self.caption:removeFromSuperview() end
      list = Gallery{title = "list"}
      window.rootViewController = list
      drive()
      """,
    good: """
      local Gallery = class("Gallery", UIViewController)
      function Gallery:viewDidLoad()
        self.caption = UIView{frame = CGRect(20, 100, 200, 40), backgroundColor = UIColor.red}
        self.view:addSubview(self.caption)
      end
      function Gallery:viewDidDisappear() self.caption:removeFromSuperview() end
      list = Gallery{title = "list"}
      window.rootViewController = list
      drive()
      """
  ) { run, reference in
    guard run.outcome == .cancelled, let change = Oracle.cleanedUp(in: run).first else { return [] }
    return [
      run.finding(
        .lifecycle, about: change.subject,
        "\(change.aspect) of \(change.subject) is changed in a will-callback, and not set back by the cancel",
        before: "\(change.before)", after: "\(change.after)")
    ]
  }
}
