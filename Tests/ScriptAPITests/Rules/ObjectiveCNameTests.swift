import LuaBridge
import TestStages
import Testing

@Suite("Objective-C names")
struct ObjectiveCNameTests {
  @Test(
    "the name of a selector leads to Swift's",
    arguments: [
      ("window.layer:addAnimation(CABasicAnimation(), \"x\")", "add"),
      ("window.layer:presentationLayer()", "presentation"),
      ("window.layer:removeAnimationForKey(\"x\")", "removeAnimation"),
      ("window.layer:animationForKey(\"x\")", "animation"),
      ("UIViewController():presentViewController(UIViewController())", "present"),
      ("UIViewController():addChildViewController(UIViewController())", "addChild"),
      ("UIPanGestureRecognizer():translationInView(window)", "translation"),
      ("UIView():snapshotViewAfterScreenUpdates(true)", "snapshotView"),
      ("UIView():convertPoint(CGPoint(), window)", "convert"),
      ("UIView():setAlpha(0)", "alpha"), ("UIScreen.mainScreen()", "UIScreen.main"),
      ("UIApplication.sharedApplication()", "UIApplication.shared"),
      ("UIView.animateWithDuration(1, print)", "UIView.animate"),
      ("CABasicAnimation().isRemovedOnComplete = false", "isRemovedOnCompletion"),
    ])
  func swiftName(script: String, name: String) throws {
    #expect(try Stage().run(script)?.hint == "did you mean '\(name)'?")
  }

  @Test(
    "a name that only begins like a member's leads nowhere",
    arguments: [
      "UIView():addRainbow()", "UIView():presentSheet()", "window.layer:removeTheView()", "UIView.animateLater()",
    ])
  func nothing(script: String) throws { #expect(try Stage().run(script)?.hint == nil) }
}
