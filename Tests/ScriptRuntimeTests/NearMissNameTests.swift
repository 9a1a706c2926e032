import ScriptRuntime
import Testing

/// Which methods count as misspelt callbacks.
@Suite("Names near callbacks") struct NearMissNameTests {
  @Test("a method of a public protocol of Apple's is none, and a misspelt one is")
  func apples() {
    let callbacks = ["tabBarController_didSelect", "scrollViewDidScroll", "gestureRecognizerShouldBegin"]
    #expect(NearMissCheck.callback(meantBy: "tabBarController_shouldSelect", among: callbacks) == nil)
    #expect(NearMissCheck.callback(meantBy: "scrollViewDidZoom", among: callbacks) == nil)
    #expect(NearMissCheck.callback(meantBy: "scrollViewDidScrol", among: callbacks) == "scrollViewDidScroll")
  }
}
