import LuaBridge
import ScriptAPI
import ScriptRuntime

/// Views of four constraints each, below each other, made and changed by a script.
enum LayoutStage {
  private static let script = """
    local before = window.topAnchor
    for index = 1, 250 do
      local view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window:addSubview(view)
      local top = view.topAnchor:constraint{equalTo = before, constant = 1}
      first = first or top
      NSLayoutConstraint.activate{top, view.leftAnchor:constraint{equalTo = window.leftAnchor},
        view.widthAnchor:constraint{equalTo = window.widthAnchor}, view.heightAnchor:constraint{equalToConstant = 2}}
      before = view.bottomAnchor
    end
    window:layoutIfNeeded()
    function change(x)
      first.constant = x
      window:layoutIfNeeded()
    end
    """

  /// One constant changed, to all frames.
  static func count(_ tools: Tools) throws -> Double {
    let session = try ScriptSession(SessionOptions())
    if let error = session.runScript(script, name: "bench.lua") { throw BenchFailure(error.message) }
    return try tools.counter.count(
      Workload(items: 1, period: 2) { _ = session.runScript("change(\(1 + $0 % 2))", name: "bench.lua") })
  }
}
