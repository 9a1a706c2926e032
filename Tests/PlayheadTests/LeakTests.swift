import PlainText
import TestSupport
import Testing

/// `playhead check` on controllers that are not freed, and on the same that are.
///
/// The rules of retaining are Apple's: the pages of `CADisplayLink.invalidate()`, `Timer`, `addObserver(forName:object:queue:using:)`
/// and `CAAnimation.delegate`, and "Strong Reference Cycles for Closures" in Swift's book.
@Suite("Leaks", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct LeakTests {
  private let folder = TemporaryFolder()

  /// Shows a card, sends it away and lets it go.
  private static let stage = """
    root = UIViewController(); window.rootViewController = root
    local Card = class("Card", UIViewController)
    function Card:tick() end
    local function show()
      local card = Card()
      root:present(card, true); timeline:run(); root:dismiss(true); timeline:run()
    end

    """

  private func ways(_ script: String) -> [String] {
    folder.write(Self.stage + script, to: "leak.lua")
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "-q", "--json", folder.path + "/leak.lua"])
    #expect(run.errors == "")
    return run.output.split(separator: "\n").compactMap { line in
      guard case .object(let fields)? = JSON(line), fields["rule"]?.string == "R-ALIVE" else { return nil }
      return fields["message"]?.string.flatMap { message in
        message.firstRange(of: ": ").map { String(message[$0.upperBound...]) }
      }
    }
  }

  @Test(
    "the way by which it is held is named",
    arguments: [
      ("CADisplayLink → target", "CADisplayLink(self, 'tick'):add()"),
      ("CADisplayLink → handler → self", "CADisplayLink(function() self:tick() end):add()"),
      (
        "Timer → block → self",
        "Timer.scheduledTimer{withTimeInterval = 1, repeats = true, block = function() self:tick() end}"
      ),
      (
        "Timer → target → card",
        """
        local proxy = {card = self}
        function proxy:fire() self.card:tick() end
        Timer.scheduledTimer{timeInterval = 1, target = proxy, selector = 'fire', userInfo = nil, repeats = true}
        """
      ),
      (
        "NotificationCenter → block → self",
        "NotificationCenter.default:addObserver{forName = 'saved', using = function() self:tick() end}"
      ),
      ("self.onDone → self", "self.onDone = function() self:tick() end"),
      ("self.parts → close → self", "self.parts = {close = function() self:tick() end}"),
      ("self.pulse → delegate", "self.pulse = CABasicAnimation('opacity'); self.pulse.delegate = self"),
      (
        "self.view → animation 'pulse' that is not removed on completion → delegate",
        """
        local pulse = CABasicAnimation{keyPath = 'opacity', toValue = 0, delegate = self}
        pulse.isRemovedOnCompletion = false
        self.view.layer:add(pulse, 'pulse')
        """
      ),
    ])
  func named(way: String, body: String) {
    #expect(ways("function Card:viewDidAppear()\n\(body)\nend\nshow()") == [way])
  }

  @Test("in a container that has left, and after a pop")
  func containers() {
    let link = "function Card:viewDidAppear() CADisplayLink(self, 'tick'):add() end\n"
    let wrapped = """
      local function wrap()
        root:present(UINavigationController(Card()), true); timeline:run(); root:dismiss(true); timeline:run()
      end
      wrap()
      """
    #expect(ways(link + wrapped) == ["CADisplayLink → target"])
    let popped = """
      local function go()
        local stack = UINavigationController(UIViewController()); window.rootViewController = stack
        stack:pushViewController(Card(), true); timeline:run(); stack:popViewController(true); timeline:run()
      end
      go()
      """
    #expect(ways(link + popped) == ["CADisplayLink → target"])
  }

  @Test("of a replaced root, and from the middle of a stack that pops to its root")
  func replaced() {
    let link = "function Card:viewDidAppear() CADisplayLink(self, 'tick'):add() end\n"
    let root = """
      local function go()
        window.rootViewController = Card(); timeline:run()
        window.rootViewController = UIViewController(); timeline:run()
      end
      go()
      """
    #expect(ways(link + root) == ["CADisplayLink → target"])
    let presented = """
      local function go()
        local base = UIViewController(); window.rootViewController = base
        base:present(Card(), true); timeline:run()
        window.rootViewController = UIViewController(); timeline:run()
      end
      go()
      """
    #expect(ways(link + presented) == ["CADisplayLink → target"])
    let middle = """
      local function go()
        local stack = UINavigationController(UIViewController()); window.rootViewController = stack
        stack:pushViewController(Card(), true); timeline:run()
        stack:pushViewController(UIViewController(), true); timeline:run()
        stack:popToRootViewController(true); timeline:run()
      end
      go()
      """
    #expect(ways(link + middle) == ["CADisplayLink → target"])
  }

  @Test(
    "by the handler of an action that its own control holds",
    arguments: [
      (
        "self.view → UIButton → UIAction → handler → self",
        """
        local button = UIButton(CGRect(0, 0, 50, 50))
        button:addAction(UIAction(function() self:tick() end), "touchUpInside")
        self.view:addSubview(button)
        """
      ),
      (
        "self.navigationItem → UIBarButtonItem → UIAction → handler → self",
        "self.navigationItem.rightBarButtonItem = UIBarButtonItem{primaryAction = UIAction(function() self:tick() end)}"
      ),
    ])
  func action(way: String, body: String) {
    #expect(ways("function Card:viewDidLoad()\n\(body)\nend\nshow()") == [way])
    let weak = "local it = setmetatable({self}, {__mode = 'v'})\n"
    let cured = body.replacing("self:tick()", with: "if it[1] then it[1]:tick() end")
    #expect(ways("function Card:viewDidLoad()\n\(weak + cured)\nend\nshow()") == [])
  }

  @Test(
    "what is cured, or kept by the script itself, is left alone",
    arguments: [
      // Ended with its screen.
      """
      function Card:viewDidAppear() self.link = CADisplayLink(self, 'tick'); self.link:add() end
      function Card:viewDidDisappear() self.link:invalidate() end
      """,
      """
      function Card:viewDidAppear()
        self.token = NotificationCenter.default:addObserver{forName = 'saved', using = function() self:tick() end}
      end
      function Card:viewDidDisappear() NotificationCenter.default:removeObserver(self.token) end
      """,
      """
      function Card:viewDidLoad() self.onDone = function() self:tick() end end
      function Card:viewDidDisappear() self.onDone = false end
      """,
      // Held weakly.
      """
      function Card:viewDidLoad()
        local weak = setmetatable({self}, {__mode = 'v'})
        self.onDone = function() if weak[1] then weak[1]:tick() end end
        CADisplayLink(function() if weak[1] then weak[1]:tick() end end):add()
      end
      """,
      "function Card:viewDidLoad() NotificationCenter.default:addObserver(self, 'tick', 'saved') end",
      // Over by itself.
      "function Card:viewDidAppear() Timer.scheduledTimer{withTimeInterval = 0.1, block = function() self:tick() end} end",
      // Kept by a variable, and by a screen that is still there.
      "function Card:viewDidAppear() kept = self; CADisplayLink(self, 'tick'):add() end",
      """
      local Root = class('Root', UIViewController)
      root = Root(); window.rootViewController = root
      function Card:viewDidAppear() root.card = self; CADisplayLink(self, 'tick'):add() end
      """,
      "function Card:viewDidAppear() kept = self; self.onDone = function() self:tick() end end",
    ])
  func silent(script: String) { #expect(ways(script + "\nshow()") == []) }

  @Test("a variable of the script itself is no circle, and keeps what it holds")
  func global() {
    let script = """
      local card = Card()
      card.onDone = function() card:tick() end
      CADisplayLink(function() card:tick() end):add()
      root:present(card, true); timeline:run(); root:dismiss(true); timeline:run()
      """
    #expect(ways(script) == [])
  }
}
