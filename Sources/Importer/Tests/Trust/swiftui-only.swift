// SwiftUI alone.
// check: silent
// says: it is SwiftUI alone, whose transitions are not run
import SwiftUI

struct SlideIn: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.isIdentity ? 0 : 300)
  }
}

struct ContentView: View {
  @State private var isShown = false
  var body: some View {
    VStack {
      Button("Toggle") { withAnimation { isShown.toggle() } }
      if isShown { Text("Hello").transition(SlideIn()) }
    }
  }
}
