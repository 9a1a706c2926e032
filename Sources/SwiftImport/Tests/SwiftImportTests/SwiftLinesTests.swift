import SwiftImport
import Testing

struct SwiftLinesTests {
  private static let source = SwiftSource(
    name: "Fade.swift",
    text: """
      import UIKit

      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func animateTransition(using context: UIViewControllerContextTransitioning) {
          let to = context.view(forKey: .to)
          to!.alpha = 0
        }
      }
      """)

  @Test(arguments: [
    (
      "Fade.swift.lua:4: error: no [script-error]\n    4 |   to.alpha = 0\n      |   ^^\nhint: x\n",
      "Fade.swift:6: error: no [script-error]\n    6 |     to!.alpha = 0\nhint: x\n"
    ),
    (
      "Fade.swift.lua: error: frozen [R-COMPLETE]\n  present a to b, by Fade, left alone (M1), at 0 s\n",
      "Fade.swift:4: error: frozen [R-COMPLETE]\n  present a to b, by Fade, left alone (M1), at 0 s\n"
    ),
    (
      "  see:  playhead -i --replay 'M1' --rule R-STATE Fade.swift.lua\n",
      "  see:  playhead import --harness -o Fade.lua Fade.swift; playhead -i --replay 'M1' --rule R-STATE Fade.lua\n"
    ),
    (
      "{\"rule\":\"R\",\"file\":\"Fade.swift.lua\",\"line\":4,\"x\":1}\n",
      "{\"rule\":\"R\",\"file\":\"Fade.swift\",\"line\":6,\"x\":1}\n"
    ),
    ("Fade.swift.lua:99: warning: harness\n", "Fade.swift.lua:99: warning: harness\n"),
    ("", ""),
  ]) func `lines of Lua become lines of Swift`(given: String, expected: String) {
    let result = SwiftImporter.translate([Self.source])
    #expect(SwiftLines(result, [Self.source], script: "Fade.swift.lua").inSwift(given) == expected)
  }
}
