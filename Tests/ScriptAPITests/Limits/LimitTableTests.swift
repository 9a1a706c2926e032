import Limits
import LuaBridge
import RecordingExport
import ScriptAPI
import ScriptRuntime
import ScriptTools
import TestStages
import TestSupport
import TestTraits
import Testing
import TimeControl

/// Every limit of the table is met on both sides, or by the suite named here. As much as there may be takes a sanitizer half
/// an hour.
@Suite("Table of limits", .enabled(if: !AddressSanitizer.isOn)) struct LimitTableTests {
  /// The limits that no script of a few lines meets, and the suites that do.
  static let elsewhere: [Limit: String] = [
    .jsonDepth: "JSONDepthTests", .pictureDepth: "ExportLimitTests", .pictureDrawings: "MemoryAttackTests",
    .exportFrames: "ExportLimitTests",
    .pictureSide: "PictureLimitTests", .picturePixels: "PictureLimitTests", .instantTurns: "EventOrderTests",
    .historyBytes: "HistoryTests", .messageBytes: "LimitTableTests", .scriptBytes: "LimitTableTests",
    .imageBytes: "LimitTableTests", .traceBytes: "SourceFileTests", .memory: "MemoryAttackTests",
    .pageBytes: "PlayerPageTests", .requestBytes: "EnvelopeTests",
  ]

  @Test("every limit has a test") func complete() {
    let met = Set(LimitScript.all.map(\.limit)).union(Self.elsewhere.keys)
    for limit in Limit.allCases { #expect(met.contains(limit), "\(limit.rawValue)") }
  }

  @Test("every code has a page") func pages() {
    for limit in Limit.allCases {
      if case .report(let code) = limit.outcome { #expect(ErrorPage.named(code) != nil, "\(code)") }
    }
    // Pages that name a number, name the one that holds.
    for (code, limit) in [("too-deep", Limit.treeDepth), ("controllers-too-deep", .controllerDepth)] {
      #expect(ErrorPage.named(code)?.cause.contains("at most \(limit.most) ") == true, "\(code)")
    }
    #expect(ErrorPage.named("cannot-export")?.cause.contains(ExportRequest.Format.endings) == true)
  }

  /// The codes of all errors and warnings.
  private static func codes(_ source: String) throws -> [String] {
    let stage = try Stage()
    let error = stage.run(source)
    let warned = stage.warnings.compactMap { text in
      text.split(separator: "[").last.flatMap { $0.split(separator: "]").first }.map(String.init)
    }
    return ([error] + stage.callbackErrors).compactMap { $0?.code } + warned
  }

  @Test("as much as there may be works", .exhaustive, arguments: LimitScript.all)
  func within(_ script: LimitScript) throws {
    #expect(try Self.codes(script.within) == [], "\(script.limit.rawValue)")
  }

  @Test("more is an error, with the code of the table", arguments: LimitScript.all)
  func beyond(_ script: LimitScript) throws {
    guard case .report(let code) = script.limit.outcome else { return }
    #expect(try Self.codes(script.beyond).first == code, "\(script.limit.rawValue)")
  }

  @Test("the middle of a long message is left out, and of no other") func messages() throws {
    let most = Limit.messageBytes.most
    #expect(try Stage.failure("error(('x'):rep(\(most)))").message.utf8.count == most)
    let long = try Stage.failure("error(('x'):rep(5e7))").message
    #expect(long.utf8.count < most && long.contains("bytes"))
  }

  @Test("a group counts what occurs in several places once for each") func sharedAnimations() throws {
    let error = try Stage.failure(
      """
      local inner = CABasicAnimation("opacity")
      inner.toValue = 0
      for level = 1, 15 do
        local group = CAAnimationGroup()
        group.animations = {inner, inner, inner, inner, inner, inner, inner, inner}
        inner = group
      end
      window.layer:add(inner)
      """)
    #expect(error.code == "bad-motion" && error.message.contains("10000"))
  }

  @Test("a script and an image have at most so many bytes") func files() throws {
    let most = Limit.scriptBytes.most
    #expect(try Stage().run(String(repeating: " ", count: most)) == nil)
    #expect(try Stage().run(String(repeating: " ", count: most + 1))?.code == "past-limit")
    func code(_ count: Int) throws -> String? {
      var options = SessionOptions()
      options.readFile = { _ in [UInt8](repeating: 0, count: count) }
      let session = try ScriptSession(options)
      return BranchingSession(session).runScript("UIImage{named = 'x'}", name: "x.lua")?.code
    }
    // Zeros are no picture.
    #expect(try code(Limit.imageBytes.most) == "no-picture")
    #expect(try code(Limit.imageBytes.most + 1) == "past-limit")
  }
}
