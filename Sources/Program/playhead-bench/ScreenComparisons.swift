import LuaBridge
import ScriptAPI
import ScriptRuntime

/// The cost of bars and words for a script that has none, and for one whose bars and words rest.
enum ScreenComparisons {
  /// Frames of a hundred views, beside bars with titles and items that rest, and without any.
  static func run(into report: inout Report) throws {
    let plain = try session(running: framesScript)
    let beside = try session(running: barsScript + framesScript)
    func frames(_ session: ScriptSession) -> Workload {
      Workload(items: 1) { _ in _ = session.runScript("frame()", name: "bench.lua") }
    }
    try report.compare(.unlettered, frames(beside), with: frames(plain))
  }

  /// Counts what the program does from its start to its end for a script that moves plain views.
  static func count(with counter: InstructionCounter, into report: inout Report, program: String, script: String) throws
  {
    let path = script + ".views.lua"
    try BenchFile.write(framesScript + "for index = 1, 100 do frame() end\n", to: path)
    report.add(.plainViews, Comparison(instructions: try counter.count([program, path]), allowed: 348e6))
  }

  private static let framesScript = """
    local views = {}
    for index = 1, 100 do
      views[index] = UIView(CGRect(0, index, 40, 20))
      window:addSubview(views[index])
    end
    local x = 0
    function frame()
      x = x + 1
      for index = 1, 100 do views[index].frame = CGRect(x % 300, index, 40 + x % 2, 20) end
      timeline:step()
    end

    """

  private static let barsScript = """
    local page = UIViewController{title = "Inbox"}
    page.navigationItem.rightBarButtonItem = UIBarButtonItem{barButtonSystemItem = "add", target = nil, action = nil}
    page.toolbarItems = {UIBarButtonItem{barButtonSystemItem = "compose", target = nil, action = nil}}
    for index = 1, 20 do
      page.view:addSubview(UILabel{frame = CGRect(16, 100 + 30 * index, 300, 24), text = "The quick brown fox " .. index})
    end
    local stack = UINavigationController(page)
    stack.navigationBar.prefersLargeTitles, stack.isToolbarHidden = true, false
    window.rootViewController = UITabBarController{viewControllers = {stack, UIViewController{title = "Sent"}}}
    timeline:step()

    """

  private static func session(running script: String) throws -> ScriptSession {
    let session = try ScriptSession(SessionOptions())
    if let error = session.runScript(script, name: "bench.lua") { throw BenchFailure(error.message) }
    return session
  }
}
