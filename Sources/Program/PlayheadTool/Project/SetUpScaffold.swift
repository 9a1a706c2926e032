import PlainText

/// `playhead new --set-up Card.swift`: a file of Swift that shows the screens of another, to start from.
struct SetUpScaffold {
  /// The file that is to be shown, as it was named.
  let file: String

  /// Beside the file: `CardSetUp.swift`.
  private var path: String { file.dropLast(".swift".count) + "SetUp.swift" }

  /// Writes it, names it with the next command, and returns the exit code. Nothing that exists is touched.
  func write() -> Int32 {
    guard ImporterProgram.reads(file) else {
      StandardStream.report("--set-up takes a file of Swift, not '\(file)'")
      return ExitCode.usage.rawValue
    }
    guard let text = SourceFiles.text(at: file) else { return SourceFiles.unreadable(file).rawValue }
    guard !SourceFiles.isThere(path) else {
      StandardStream.report("'\(path)' is there already, and is left alone")
      return ExitCode.unreadableInput.rawValue
    }
    guard SourceFiles.write(setUp(of: text), to: path) else {
      StandardStream.report(SourceFiles.problem("write", path))
      return ExitCode.unwritableOutput.rawValue
    }
    StandardStream.output.show("  \(path)\n\nNext: make it show the screens as the app does, then\n  \(command)\n")
    return ExitCode.success.rawValue
  }

  private var command: String { "playhead check --set-up \(path) \(file)" }

  /// The lines, with the classes that a text declares: the first controller as the screen that comes, and the first
  /// delegate as the one that gives its transition.
  func setUp(of text: String) -> String {
    let classes = Self.classes(in: text)
    func first(_ isIn: (String) -> Bool) -> String? {
      classes.first { $0.parents.contains(where: isIn) }?.name
    }
    let screen = first { $0.hasSuffix("ViewController") } ?? "UIViewController"
    let pushing = first { $0 == "UINavigationControllerDelegate" }
    let presenting = first { $0 == "UIViewControllerTransitioningDelegate" }
    var head = ["import UIKit", ""]
    var body = ["  let home = UIViewController()", "  home.view.backgroundColor = .white"]
    let animator = first { $0 == "UIViewControllerAnimatedTransitioning" }
    let isBare = presenting == nil && pushing == nil && animator != nil
    if isBare, let animator { head += Self.delegate(giving: animator) }
    if let owner = isBare ? "Showing" : presenting ?? pushing, owner != screen {
      // Delegates are weak: something has to hold them.
      head += ["private let transition = \(owner)()", ""]
    }
    let delegate = (presenting ?? pushing) == screen ? "screen" : "transition"
    if pushing != nil, presenting == nil {
      body += [
        "  let navigation = UINavigationController(rootViewController: home)",
        "  window.rootViewController = navigation", "", "  let screen = \(screen)()",
        "  navigation.delegate = \(delegate)", "  navigation.pushViewController(screen, animated: true)",
      ]
    } else {
      body += ["  window.rootViewController = home", "", "  let screen = \(screen)()"]
      // A sheet, which is the style of a screen that sets none, gives an animator no view of the screen below.
      if presenting != nil || isBare {
        body.append("  screen.modalPresentationStyle = \(isBare ? ".fullScreen" : ".custom")")
      }
      if presenting != nil || isBare { body.append("  screen.transitioningDelegate = \(delegate)") }
      body.append("  home.present(screen, animated: true)")
    }
    let lines = ["// \(command)"] + head + [SetUpFile.mark, "func setUp(window: UIWindow) {"] + body + ["}"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The lines of a delegate for an animator that no delegate of its file gives.
  private static func delegate(giving animator: String) -> [String] {
    let result = "-> UIViewControllerAnimatedTransitioning? { \(animator)() }"
    return [
      "private final class Showing: NSObject, UIViewControllerTransitioningDelegate {",
      "  func animationController(",
      "    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController",
      "  ) \(result)",
      "  func animationController(forDismissed dismissed: UIViewController) \(result)",
      "}", "",
    ]
  }

  /// The classes that a text declares, and the names behind their colons.
  private static func classes(in text: String) -> [(name: String, parents: [String])] {
    text.ranges(of: "class ").compactMap { range in
      let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : "\n"
      guard before.isWhitespace else { return nil }
      let head = text[range.upperBound...].prefix { $0 != "{" && $0 != "\n" }
      let names = head.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
      guard let name = names.first, !["func", "var", "let"].contains(name) else { return nil }
      return (name, Array(names.dropFirst()))
    }
  }
}
