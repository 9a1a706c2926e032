import CBaselines
import Glibc

/// A key that is held in the full screen: each press shows the next frame, in which everything moves.
enum HeldKey {
  /// 1,000 views, of which 200 move and fade for twelve seconds.
  private static let crowd = """
    for index = 0, 999 do
      local view = UIView{frame = {index % 25 * 15, index // 25 * 20, 13, 17}}
      view.backgroundColor = UIColor(index % 7 / 7, index % 11 / 11, 0.5, 1)
      view.layer.cornerRadius = index % 3 * 3
      window:addSubview(view)
      if index % 5 == 0 then
        UIView.animate{withDuration = 12, animations = function()
          view.alpha = 0.2
          view.center = {view.center.x + 30, view.center.y + 60}
        end}
      end
    end
    timeline:run()
    """

  private static let presses = 40

  /// The instructions of an answer, on average: what `presses` more of it take.
  static func count(_ tools: Tools) throws -> Double {
    let script = try tools.script("crowd.lua", crowd)
    func pressed(_ times: Int) throws -> Double {
      try tools.counter.count { valgrind throws in
        var words = (valgrind + [tools.program, "inspect", "--at", "0", script]).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        guard cb_press_keys(&words, 120, 40, CChar(UInt8(ascii: ".")), Int32(times)) else {
          throw BenchFailure("no answer to a held key from \(tools.program)")
        }
      }
    }
    let first = try pressed(1)
    return (try pressed(presses + 1) - first) / Double(presses)
  }
}
