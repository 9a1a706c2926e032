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
      ("UIViewController():dismissViewControllerAnimated(true)", "dismiss"),
      ("print(UIColor.whiteColor)", "UIColor.white"), ("print(UIColor.systemBlueColor())", "UIColor.systemBlue"),
      ("UIBezierPath.bezierPathWithRect(CGRect.zero)", "UIBezierPath(…)"), ("CALayer.layer()", "CALayer(…)"),
      ("CABasicAnimation.animationWithKeyPath('opacity')", "CABasicAnimation(…)"),
    ])
  func swiftName(script: String, name: String) throws {
    #expect(try Stage().run(script)?.hint == "did you mean '\(name)'?")
  }

  @Test(
    "a type's function that is called with a colon, and an initialiser with a dot",
    arguments: [
      ("UIView:animate(1, print)", "UIView.animate(…)"),
      ("UIView:setAnimationsEnabled(false)", "UIView.setAnimationsEnabled(…)"),
      ("UIView.init(CGRect.zero)", "UIView(…)"),
    ])
  func callForm(script: String, hint: String) throws { #expect(try Stage().run(script)?.hint == hint) }

  @Test(
    "a name that only begins like a member's leads nowhere",
    arguments: [
      "UIView():addRainbow()", "UIView():presentSheet()", "window.layer:removeTheView()", "UIView.animateLater()",
    ])
  func nothing(script: String) throws { #expect(try Stage().run(script)?.hint == nil) }
}
