import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiProgressView = ClassDeclaration(
    UIProgressView.self, "UIProgressView", inherits: "UIView", "Shows how far something has come, as a bar that fills."
  ) { c in
    c.makes { UIProgressView(in: $0.app) }
    c.subclassed { ScriptProgressView(in: $0.app) }
    c.takes(.frame("The frame; the bar is 4 points high in its middle."))
    c.number(
      "progress", .part, "How far it has come; setting it does not animate.", { $0.progress }, { $0.progress = $1 })
    c.method(
      "setProgress",
      [
        Parameter(nil, "progress", .number(.part), "How far it has come."),
        Parameter("animated", nil, .bool, "Whether the bar moves, for as many seconds as the fraction changes by."),
      ], "Sets how far it has come."
    ) { view, call in
      view.setProgress(try call.number(0), animated: try call.bool(1))
      return .none
    }
    c.color(
      "progressTintColor", "The colour of the bar; nil is the tint colour.", { $0.progressTintColor },
      { $0.progressTintColor = $1 })
    c.color(
      "trackTintColor", "The colour behind it; nil is the system's gray.", { $0.trackTintColor },
      { $0.trackTintColor = $1 })
    c.example(
      """
      local bar = UIProgressView(CGRect(20, 100, 200, 4))
      window:addSubview(bar)
      timeline:step()
      bar:setProgress(0.5, true)
      timeline:advance(0.25)
      print(bar.subviews[2].layer:presentation().bounds.width)   --> 50.0
      """)
  }

  static let uiActivityIndicatorView = ClassDeclaration(
    UIActivityIndicatorView.self, "UIActivityIndicatorView", inherits: "UIView",
    "Shows that something goes on, by spokes that go round."
  ) { c in
    c.makes { UIActivityIndicatorView(in: $0.app) }
    c.subclassed { ScriptActivityIndicatorView(in: $0.app) }
    c.initializer([
      Parameter("style", nil, .word(EnumEntry(UIActivityIndicatorView.Style.self)), "Its size: 20 or 37 points.")
    ]) { view, call in view.style = try call.word(0) }
    c.enumerations(EnumEntry(UIActivityIndicatorView.Style.self))
    c.word("style", UIActivityIndicatorView.Style.self, "Its size: 20 or 37 points.", { $0.style }, { $0.style = $1 })
    c.color(
      "color", "The colour of the spokes; nil is gray.", { $0.color }, { $0.color = $1 ?? NamedColor.systemGray.color })
    c.bool(
      "hidesWhenStopped", "Whether it is hidden while it stands still; default true.", { $0.hidesWhenStopped },
      { $0.hidesWhenStopped = $1 })
    c.bool("isAnimating", "Whether it goes round.", { $0.isAnimating })
    c.method("startAnimating", "Shows it and lets it go round: once in 0.8 seconds, in 16 steps.") { view, _ in
      view.startAnimating()
      return .none
    }
    c.method("stopAnimating", "Stops and hides it at once.") { view, _ in
      view.stopAnimating()
      return .none
    }
    c.example(
      """
      local spinner = UIActivityIndicatorView("large")
      window:addSubview(spinner)
      spinner:startAnimating()
      print(spinner.bounds.size, spinner.isHidden)   --> CGSize(37, 37)\tfalse
      """)
  }
}
