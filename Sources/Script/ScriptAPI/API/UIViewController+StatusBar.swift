import ScriptRuntime
import TransitionKit

extension Catalog {
  /// A controller's settings for the status bar, and its editing state.
  static func declareStatusBar(_ c: inout ClassBuilder<UIViewController>) {
    c.bool(
      "prefersStatusBarHidden", "Whether the status bar is hidden while this controller decides; a class overrides it.",
      { $0.prefersStatusBarHidden })
    c.word(
      "preferredStatusBarStyle", UIStatusBarStyle.self,
      "The look of the status bar while this controller decides; a class overrides it.", { $0.preferredStatusBarStyle })
    c.word(
      "preferredStatusBarUpdateAnimation", UIStatusBarAnimation.self,
      "How the status bar is hidden and shown; a class overrides it.", { $0.preferredStatusBarUpdateAnimation })
    c.object(
      "childForStatusBarHidden", "UIViewController",
      "The child that decides whether the status bar is hidden; a class overrides it.", { $0.childForStatusBarHidden })
    c.object(
      "childForStatusBarStyle", "UIViewController",
      "The child that decides the look of the status bar; a class overrides it.", { $0.childForStatusBarStyle })
    c.bool(
      "prefersHomeIndicatorAutoHidden",
      "Whether the home indicator fades away while this controller decides; a class overrides it.",
      { $0.prefersHomeIndicatorAutoHidden })
    c.object(
      "childForHomeIndicatorAutoHidden", "UIViewController",
      "The child that decides on the home indicator; a class overrides it.", { $0.childForHomeIndicatorAutoHidden })
    c.overridable(
      properties: "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
      "childForStatusBarHidden", "childForStatusBarStyle", "prefersHomeIndicatorAutoHidden",
      "childForHomeIndicatorAutoHidden")
    c.method("setNeedsUpdateOfHomeIndicatorAutoHidden", "Asks again whether the home indicator shall fade away.") {
      controller, _ in
      controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
      return .none
    }
    c.bool(
      "modalPresentationCapturesStatusBarAppearance",
      "Whether the controller decides on the status bar though its presentation leaves part of the screen; default false.",
      { $0.modalPresentationCapturesStatusBarAppearance }, { $0.modalPresentationCapturesStatusBarAppearance = $1 })
    c.method("setNeedsStatusBarAppearanceUpdate", "Asks again what the status bar shall look like.") { controller, _ in
      controller.setNeedsStatusBarAppearanceUpdate()
      return .none
    }
    c.bool("isEditing", "Whether the app edits the content.", { $0.isEditing }, { $0.isEditing = $1 })
    c.overridable(
      "setEditing",
      [
        Parameter(nil, "editing", .bool, "Whether editing begins."),
        Parameter("animated", nil, .bool, "Whether the change is animated."),
      ], "Begins or ends editing."
    ) { controller, call in
      controller.setEditing(try call.bool(0), animated: try call.bool(1))
      return .none
    }
    c.example(
      """
      local Photo = class("Photo", UIViewController)
      function Photo:prefersStatusBarHidden() return true end
      window.rootViewController = Photo()
      print(timeline:events("statusBar")[1].detail)   --> hidden=true style=default fade
      """)
  }
}
