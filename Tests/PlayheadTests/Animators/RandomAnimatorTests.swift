import Glibc
import PlainText
import PlayheadTool
import TestSupport
import TestTraits
import Testing
import TransitionChecker

/// Animators made at random: those that keep the rules draw no error, and those that break one are found. `Scripts/fuzz --soak` tries
/// 200 of each.
@Suite("Random animators", .timeLimit(.minutes(30)), .enabled(if: !AddressSanitizer.isOn))
struct RandomAnimatorTests {
  static let seeds = Seed.first(getenv("PLAYHEAD_ANIMATORS").flatMap { Int(String(cString: $0)) } ?? 40)
  /// The part of the faults that has to be found.
  private static let found = 0.9

  private let folder = TemporaryFolder()

  private func check(
    _ animator: RandomAnimator, _ seed: Seed
  ) -> (findings: [(id: String, severity: String)], text: String) {
    let name = "animator-\(seed.value).lua"
    folder.write(Rule.script(animator.script), to: name)
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "--json", folder.path + "/" + name])
    let findings = run.output.split(separator: "\n").compactMap { line -> (String, String)? in
      guard case .object(let fields)? = JSON(line) else { return nil }
      return (fields["rule"]?.string ?? "", fields["severity"]?.string ?? "")
    }
    return (findings, run.output + run.errors)
  }

  @Test(
    "one that keeps the rules draws no error, and no warning of the runtime", .exhaustive,
    arguments: RandomAnimatorTests.seeds)
  func correct(_ seed: Seed) {
    let animator = RandomAnimator(seed, isFaulty: false)
    let result = check(animator, seed)
    #expect(!result.findings.contains { $0.severity == "error" }, "\(result.text)\n\(animator.script)")
    #expect(warnings(of: seed).isEmpty, "\(animator.script)")
  }

  /// The warnings that the script of a seed draws as it runs by itself.
  private func warnings(of seed: Seed) -> [Substring] {
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["run", folder.path + "/animator-\(seed.value).lua"])
    return (run.output + run.errors).split(separator: "\n").filter { $0.contains("warning: ") }
  }

  @Test("one that breaks a rule is found, nine times in ten", .exhaustive)
  func faulty() {
    var missed: [String] = []
    for seed in Self.seeds {
      let animator = RandomAnimator(seed, isFaulty: true)
      guard let fault = animator.fault else { continue }
      let rules = fault.rules.map(\.rawValue)
      if !check(animator, seed).findings.contains(where: { rules.contains($0.id) }) {
        missed.append("\(seed): \(fault), \(animator.way)")
      }
    }
    let count = Self.seeds.count
    print("random animators: \(count - missed.count) of \(count) faults found", missed)
    #expect(Double(count - missed.count) >= Self.found * Double(count), "\(missed)")
  }
}
