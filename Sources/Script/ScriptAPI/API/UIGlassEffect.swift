import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiGlassEffect = ClassDeclaration(
    UIGlassEffect.self, "UIGlassEffect", inherits: "UIVisualEffect", "Glass, as the bars of iOS 26 are made of."
  ) { c in
    c.made([
      Parameter(
        "style", nil, .word(EnumEntry(UIGlassEffect.Style.self, name: "UIGlassEffectStyle")), "The style of the glass.")
    ]) { UIGlassEffect(style: try $0.word(0)) }
    c.madeWithoutArguments { _ in UIGlassEffect() }
    c.bool("isInteractive", "Whether it answers touches; kept.", { $0.isInteractive }, { $0.isInteractive = $1 })
    c.color("tintColor", "A colour over it; nil for none.", { $0.tintColor }, { $0.tintColor = $1 })
    c.example(
      """
      local glass = UIVisualEffectView()
      glass.frame = CGRect(20, 20, 200, 44)
      window:addSubview(glass)
      UIView.animate(0.3, function() glass.effect = UIGlassEffect("regular") end)
      timeline:run()
      print(glass.effect:isKind(UIGlassEffect))   --> true
      """)
  }

  static let uiGlassContainerEffect = ClassDeclaration(
    UIGlassContainerEffect.self, "UIGlassContainerEffect", inherits: "UIVisualEffect",
    "Holds pieces of glass that flow together."
  ) { c in
    c.makes { _ in UIGlassContainerEffect() }
    c.number(
      "spacing", .points, "The distance at which they would begin to; kept.", { $0.spacing }, { $0.spacing = $1 })
    c.example("print(UIGlassContainerEffect().spacing)   --> 0.0")
  }
}
