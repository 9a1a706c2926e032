import CBaselines
import Glibc

/// A key in the inspector: values, tracks and picture of a crowded screen at another time, as a person sees them.
enum KeyComparisons {
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

  /// To tenths of the whole, back and forth. No key is the one before it, also where the sequence begins again: every
  /// key moves everything, and a key that changes nothing is not answered.
  private static let keys = String(repeating: "5193728460", count: 6)

  /// A key that is held for ten seconds, 60 times a second: each press shows the next frame, in all of which everything
  /// moves.
  private static let held = String(repeating: ".", count: 600)

  /// Of these, what is counted: more of the same takes minutes.
  private static let presses = 60

  /// The bound for an answer: 16 ms of a processor that does one instruction in a nanosecond, which is slower than any
  /// that has been seen. Chosen here.
  private static let allowed = 16e6

  /// The CPU time of keys that jump back and forth, and the longest of those of one that is held.
  ///
  /// - Parameter script: Any file of a folder that may be written in.
  static func run(into report: inout Report, program: String, script: String) throws {
    var words = try arguments([program, "inspect"], script)
    defer { words.forEach { free($0) } }
    var times = [Double](repeating: 0, count: keys.utf8.count)
    guard cb_key_nanoseconds(&words, 120, 40, keys, &times) else {
      throw BenchFailure("no answer to a key from \(program)")
    }
    report.add(.keyPress, Comparison(engine: times, baseline: [Double](repeating: 16e6, count: times.count)))
    var fromStart = try arguments([program, "inspect", "--at", "0"], script)
    defer { fromStart.forEach { free($0) } }
    times = [Double](repeating: 0, count: held.utf8.count)
    guard cb_key_nanoseconds(&fromStart, 120, 40, held, &times) else {
      throw BenchFailure("no answer to a held key from \(program)")
    }
    report.add(.slowestPress, Comparison(engine: [times.max() ?? 0], baseline: [16e6]))
  }

  /// The instructions of an answer to a key that is held, on average: what `presses` more of it take.
  static func count(
    with counter: InstructionCounter, into report: inout Report, program: String, script: String
  ) throws {
    func pressed(_ times: Int) throws -> Double {
      try counter.count { valgrind throws in
        var words = try arguments(valgrind + [program, "inspect", "--at", "0"], script)
        defer { words.forEach { free($0) } }
        guard cb_press_keys(&words, 120, 40, CChar(UInt8(ascii: ".")), Int32(times)) else {
          throw BenchFailure("no answer to a held key from \(program)")
        }
      }
    }
    let first = try pressed(1)
    let answer = (try pressed(presses + 1) - first) / Double(presses)
    report.add(.heldKey, Comparison(instructions: answer, allowed: allowed))
  }

  /// Command words, ended by nil, with a script of the crowd after them.
  private static func arguments(_ words: [String], _ script: String) throws -> [UnsafeMutablePointer<CChar>?] {
    let folder = script.lastIndex(of: "/").map { String(script[...$0]) } ?? ""
    let script = folder + "crowd.lua"
    try BenchFile.write(crowd, to: script)
    return (words + [script]).map { strdup($0) } + [nil]
  }
}
