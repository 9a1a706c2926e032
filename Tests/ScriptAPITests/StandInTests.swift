import ScriptAPI
import ScriptRuntime
import TestStages
import TestSupport
import Testing
import TransitionChecker
import ViewKit

/// Classes that are not modelled, which keep what they are given (chosen here).
@Suite("Stand-ins") struct StandInTests {
  @Test("keeps what it is given, with the values that it has before, and refuses other kinds by the name of the member")
  func keeps() throws {
    let script = """
      local bar = UISearchBar{placeholder = "Search"}
      print(bar.placeholder, bar.text, bar.showsCancelButton, bar.searchBarStyle)
      bar:setShowsCancelButton(true, false)
      bar.searchBarStyle = UISearchBar.Style.minimal
      bar.barTintColor = UIColor.red
      print(bar.showsCancelButton, bar.searchBarStyle, bar.barTintColor == UIColor.red)
      print(bar.searchTextField:isKind(UITextField), bar.searchTextField == bar.searchTextField)
      """
    #expect(try Stage.output(script) == "Search\t\tfalse\tdefault\ntrue\tminimal\ttrue\ntrue\ttrue")
    for (line, word) in [
      ("UISearchBar().text = {}", "UISearchBar.text"), ("UISearchBar().searchBarStyle = 'large'", "\"minimal\""),
      ("UIMenu{children = 3}", "children"), ("UISearchBar().colour = 3", "colour"),
    ] {
      let failure = try Stage.failure(line)
      #expect("\(failure)".contains(word), "\(line): \(failure)")
    }
  }

  @Test("a view has the size it is given, or the one of its class where constraints ask, and shows its name")
  func size() throws {
    let script = """
      local bar = UISearchBar()
      bar.frame = CGRect(0, 60, 300, 50)
      window:addSubview(bar)
      timeline:step()
      print(bar.frame.width, bar.frame.height, bar.intrinsicContentSize.height, bar.subviews[1].text)
      print(UIStepper():sizeThatFits(CGSize(300, 300)).width)
      """
    #expect(try Stage.output(script) == "300.0\t50.0\t56.0\tUISearchBar\n94.0")
  }

  @Test("can be subclassed, presented, and put into classes that are modelled")
  func together() throws {
    let script = """
      local Share = class("Share", UIActivityViewController)
      local share = Share{activityItems = {"text"}}
      window.rootViewController = UIViewController()
      window.rootViewController:present(share, false)
      timeline:run()
      print(share.activityItems[1], window.rootViewController.presentedViewController == share)
      local page = UIViewController()
      page.navigationItem.searchController = UISearchController(nil)
      local bar = UINavigationController(page).navigationBar
      bar.standardAppearance:configureWithOpaqueBackground()
      bar.standardAppearance.backgroundColor = UIColor.red
      bar.scrollEdgeAppearance = bar.standardAppearance
      print(bar.scrollEdgeAppearance == bar.standardAppearance, page.navigationItem.searchController.isActive)
      local font = UIFont.systemFont(17)
      print(UIFontMetrics.default:scaledFont(font) == font, UIPasteboard.general == UIPasteboard.general)
      UIPasteboard.general.string = "copied"
      print(UIPasteboard.general.string, UIInterfaceOrientationMask.portrait, UIBlurEffectStyle.dark)
      """
    #expect(
      try Stage.output(script)
        == "text\ttrue\ntrue\tfalse\ntrue\ttrue\ncopied\tportrait\tdark")
  }

  @Test("each class says once what it is")
  func said() throws {
    let stage = try Stage()
    var warnings: [String] = []
    stage.session.onWarning = { warnings.append($0) }
    #expect(stage.run("local a, b, c = UISearchBar(), UISearchBar(), UIMenu()") == nil)
    #expect(
      warnings == [
        "test.lua:1: warning: UISearchBar stands in: a field to search with, 56 points high, in which nobody types [stands-in]",
        "test.lua:1: warning: UIMenu stands in: a menu, which is never shown [stands-in]",
      ])
  }

  /// What a check would not judge once the script is run, with views by their identifiers.
  private func doubt(_ script: String) throws -> Doubt? {
    let stage = try Stage()
    if let error = stage.run(script) { Issue.record("\(error)") }
    return stage.session.existing(Gaps.self)?.doubt { ($0 as? UIView)?.accessibilityIdentifier ?? "" }
  }

  @Test("a size that is made up is judged as nobody's, and nothing is where a class decides what others show")
  func doubted() throws {
    let script = "local bar = UISearchBar()\nbar.accessibilityIdentifier = 'bar'\n"
    let own = try #require(try doubt(script))
    #expect(own.places["bar"]?.reason.hasPrefix("UISearchBar stands in: a field") == true && own.subjects.isEmpty)
    #expect(!own.isOfRun && !own.isOfAll && !own.hasUsed)
    // FNV-1a of the two lines.
    let sum = String(script.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16)
    let map =
      "--@ in Card.swift\n--@ 1 1 1\n--@ 2 2 2\n--@ end " + String(repeating: "0", count: 16 - sum.count) + sum + "\n"
    let ofSwift = try #require(try doubt(script + map))
    #expect(ofSwift.subjects["bar"] != nil && ofSwift.hasUsed && !ofSwift.isOfAll)
    #expect(try doubt("print(UITableViewDiffableDataSource(UITableView(), print))")?.isOfAll == true)
    #expect(try doubt("print(UIMenu(), UIHostingController())") == nil)
  }

  @Test("the block of a controller has its name, or that of what it would show, also below a class of a script's own")
  func block() throws {
    let script = """
      local Card = class("Card", UIHostingController)
      for _, controller in ipairs{UIActivityViewController(), UIHostingController{rootView = "Home"}, Card{rootView = "Card"}} do
        controller:loadViewIfNeeded()
        print(controller.view.subviews[1].text, controller.view.backgroundColor ~= nil)
      end
      local content = UITableViewCell():defaultContentConfiguration()
      content.text = "kept"
      print(content.text, UITableViewDiffableDataSource(UITableView(), print):snapshot().numberOfItems)
      """
    #expect(
      try Stage.output(script) == "UIActivityViewController\ttrue\nHome\ttrue\nCard\ttrue\nkept\t0")
  }

  @Test("every line of the table can be read, and what it makes by itself is a class")
  func table() throws {
    for declaration in Catalog.uiKit.classes { _ = declaration.entry }
    let made = "for _, name in ipairs{'normal', 'selected'} do print(UITabBarItemAppearance()[name].iconColor) end"
    #expect(try Stage.output(made) == "nil\nnil")
  }
}
