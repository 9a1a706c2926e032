import FrameRendering
import Glibc
import LineEditing
import PlainText
import PlayheadShell
import RecordingFiles
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TestSupport
import TimeControl

/// A reader of what anybody may have written: whatever it is given, it gives a value or says why not.
package enum FuzzedReader: String, CaseIterable, Sendable {
  case png, trace, script, line, json

  /// Reads inputs made of samples by random changes; the same seeds give the same inputs.
  ///
  /// - Returns: How many of them were taken for what they should be.
  @discardableResult
  package func read(_ seeds: some Sequence<UInt64>) throws -> Int {
    let samples = samples
    let reading = try plainReading()
    return seeds.reduce(0) { count, seed in
      var changes = InputChanges(of: samples, Seed(seed))
      let isRepaired = self == .png && changes.repairsChecksums
      return count + (reading(isRepaired ? InputChanges.withChecksums(changes.input) : changes.input) ? 1 : 0)
    }
  }

  /// The same for an input that libFuzzer makes: of a PNG file nothing else is read while a checksum is wrong.
  package func reading() throws -> ([UInt8]) -> Bool {
    let reading = try plainReading()
    return self == .png ? { reading(InputChanges.withChecksums($0)) } : reading
  }

  /// - Returns: What reads an input, and says whether it was taken for what it should be.
  private func plainReading() throws -> ([UInt8]) -> Bool {
    let session = try ScriptSession(SessionOptions())
    let rules = ShellRules(BranchingSession(session)).editingRules
    return { input in
      switch self {
      case .png: return Bitmap(png: input) != nil
      case .trace: return (try? Trace(reading: text(input))) != nil
      case .json: return JSON(text(input)) != nil
      case .script: return ScriptCheck(text(input), in: session) { _, _ in nil }.findings.isEmpty
      case .line:
        let line = text(input)
        let cursor = line.utf8.count / 2
        _ = (
          rules.complete(line, cursor), rules.describe(line, cursor), rules.indentation(line), rules.cleanPaste(line)
        )
        return rules.isComplete(line)
      }
    }
  }

  /// Writes what the reader takes to files of their own, from which libFuzzer sets out.
  ///
  /// - Returns: Whether all of them are written.
  package func writeSamples(to folder: String) -> Bool {
    for (number, sample) in samples.enumerated() {
      guard let file = fopen("\(folder)/\(number)", "w") else { return false }
      defer { fclose(file) }
      guard fwrite(sample, 1, sample.count, file) == sample.count else { return false }
    }
    return true
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Valid inputs of the reader, and words that mean something to it.
  private var samples: [[UInt8]] {
    switch self {
    case .png:
      let bitmap = Bitmap(width: 3, height: 2)
      return [
        PNGFile.encode(bitmap), PNGFile.encode(bitmap, .fast), Array("IDAT".utf8), Array("PLTE".utf8),
        Array("tRNS".utf8),
      ]
    case .trace:
      return [
        """
        {"playhead":2,"fps":60,"device":"iPhone 15","duration":0.5}
        {"t":0,"f":0,"layer":"box","class":"CALayer","set":{"box.opacity":1,"box.bounds":[0,0,9,9],"box.name":"a"}}
        {"t":0.1,"event":"start","subject":"box","detail":"opacity"}
        {"t":0.2,"f":12,"set":{"box.opacity":"inf","box.isOnScreen":false,"box.contents":null}}

        """, "\"f\":1e300,", "-0", "{}", "[[", "\\ud800",
      ].map { Array($0.utf8) }
    case .json:
      return [
        "{\"a\":[1,-2.5e3,true,null,\"\\u00e4\\n\\\"\"],\"b\":{\"c\":{}}}", "[[[[[[[[", "\"\\ud83d\\ude00\"", "1e999",
        "-", "\\u",
      ].map { Array($0.utf8) }
    case .script:
      return [
        """
        local box = UIView{frame = CGRect(0, 0, 10, 10), backgroundColor = UIColor.red}
        --[==[ a comment ]==] window:addSubview(box)
        UIView.animate{withDuration = 0.4, animations = function() box.alpha = 0x1p4 end}
        for i, v in ipairs({1, 2; [3] = "\\u{48}\\z  x"}) do goto done ::done:: print(v .. [[long]] // 1) end

        """, "[==[", "]]", "--[[", "\\x", "function", "end", "'", "\"", "\\\n", "0x", "..", "::",
      ].map { Array($0.utf8) }
    case .line:
      return [
        "box.layer:animationKeys()", "break stop if event.detail == 'opacity'", ":step 3",
        "export out.png from=0 to=1 count=6",
        "for i = 1, 3 do", "?UIView.animate", "watch box opacity", "goto 50%", "UIView{", "\\x1B[A", "\u{301}", "🇩🇪",
      ].map { Array($0.utf8) }
    }
  }
}
