extension Rule {
  static let expect = Rule(
    .expect, .note, "waits for a callback that does not come",
    why: "A style that keeps the presenter on screen sends it no viewWillAppear when the presented one goes",
    cure: "Use the presentation controller's delegate: presentationControllerDidDismiss",
    bad: """
      local Menu = class("Menu", UIViewController)
      function Menu:viewWillAppear() self.title = "ready" end
      list = Menu()
      window.rootViewController = list
      photo.modalPresentationStyle = "custom"
      present()
      list:dismiss(true)
      timeline:run()
      """,
    good: """
      local Menu = class("Menu", UIViewController)
      function Menu:viewWillAppear() self.title = "ready" end
      list = Menu()
      window.rootViewController = list
      present()
      list:dismiss(true)
      timeline:run()
      """
  ) { run, _ in
    guard let name = run.expectsInVain else { return [] }
    return [run.finding(.expect, about: name, "\(name) has a viewWillAppear, which is not called when this goes")]
  }
}
