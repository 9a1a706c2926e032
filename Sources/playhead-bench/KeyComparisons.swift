import CBaselines
import Glibc

/// A key in the inspector: values, tracks and picture of a crowded screen at another time, as a person sees them.
enum KeyComparisons {
  /// 1,000 views, of which 200 move and fade.
  private static let crowd = """
    for index = 0, 999 do
      local view = UIView{frame = {index % 25 * 15, index // 25 * 20, 13, 17}}
      view.backgroundColor = UIColor(index % 7 / 7, index % 11 / 11, 0.5, 1)
      view.layer.cornerRadius = index % 3 * 3
      window:addSubview(view)
      if index % 5 == 0 then
        UIView.animate{withDuration = 10, animations = function()
          view.alpha = 0.2
          view.center = {view.center.x + 30, view.center.y + 60}
        end}
      end
    end
    timeline:run()
    """

  /// To tenths of the whole, back and forth. No key is the one before it, also where the sequence begins again: every
  /// key moves everything, and a key that changes nothing is not answered.
  private static let keys = String(repeating: "5193728460", count: 6)

  /// - Parameter script: Any file of a folder that may be written in.
  static func run(into report: inout Report, program: String, script: String) throws {
    let folder = script.lastIndex(of: "/").map { String(script[...$0]) } ?? ""
    let script = folder + "crowd.lua"
    guard let file = fopen(script, "w") else { throw BenchFailure("cannot write \(script)") }
    fputs(crowd, file)
    fclose(file)
    let arguments = [program, "inspect", script]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var times = [Double](repeating: 0, count: keys.utf8.count)
    guard cb_key_nanoseconds(&words, 120, 40, keys, &times) else {
      throw BenchFailure("no answer to a key from \(program)")
    }
    report.add(.keyPress, Comparison(engine: times, baseline: [Double](repeating: 16e6, count: times.count)))
  }
}
