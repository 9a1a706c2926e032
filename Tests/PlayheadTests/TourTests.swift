import TestSupport
import Testing

/// The tour's pictures; `ReadmeTests` has its session, `EffectTests` its numbers, `ExamplesTests` its account.
@Suite("Tour") struct TourTests {
  static let folder = "Examples/tour"
  static let film = "tour.apng"
  static let strips = SourceTree.names(in: folder, ending: ".svg")

  /// Runs the tour in another folder, then says what is in there.
  private static func run(_ arguments: String, in folder: TemporaryFolder) -> ProgramRun {
    let tour = "\(BuiltProducts.path(of: "playhead")) \(SourceTree.root)/Examples/tour.lua"
    let script = "cd \(folder.path) && mkdir -p \(Self.folder) && \(tour) \(arguments) >/dev/null && ls \(Self.folder)"
    return ProgramRun("/bin/sh", ["-c", script])
  }

  @Test("draws the film strips and the film that are shown, to the byte")
  func draws() {
    let elsewhere = TemporaryFolder()
    let run = Self.run("pictures", in: elsewhere)
    #expect(run.errors.isEmpty)
    #expect(run.output == (Self.strips + [Self.film]).sorted().map { $0 + "\n" }.joined())
    for strip in Self.strips {
      let path = "\(Self.folder)/\(strip)"
      #expect(
        elsewhere.read(path) == SourceTree.text(of: path),
        "look at it, then: playhead Examples/tour.lua pictures")
    }
    let films = ["\(elsewhere.path)/\(Self.folder)/\(Self.film)", "\(Self.folder)/\(Self.film)"]
    #expect(ProgramRun("/usr/bin/cmp", films).code == 0)
    #expect((elsewhere.bytes("\(Self.folder)/\(Self.film)") ?? []).count < 240_000)
  }

  @Test("draws nothing unless it is asked to")
  func writesNothing() {
    let run = Self.run("", in: TemporaryFolder())
    #expect(run.output.isEmpty && run.errors.isEmpty && run.code == 0)
  }

  @Test("every strip is on the page, and light", arguments: strips)
  func isShown(_ strip: String) throws {
    let page = try #require(SourceTree.text(of: "Examples/TOUR.md"))
    #expect(page.contains("](tour/\(strip))"))
    let picture = try #require(SourceTree.text(of: "\(Self.folder)/\(strip)"))
    // Letters are outlines, of some hundred bytes each: five phones with seven rows.
    #expect(picture.utf8.count < 50_000)
  }
}
