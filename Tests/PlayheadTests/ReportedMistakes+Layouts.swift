/// Mistakes about layout and layers.
extension ReportedMistakes {
  static let layouts: [ReportedMistakeTests.Report] = [
    // Only the superview's layout moves a view.
    .init(
      name: "layoutIfNeeded of the view that moves", named: "[constant-not-laid-out]",
      script: """
        local panel = UIView()
        panel.translatesAutoresizingMaskIntoConstraints = false
        window:addSubview(panel)
        local left = panel.leadingAnchor:constraint{equalTo = window.leadingAnchor}
        NSLayoutConstraint.activate{left, panel.topAnchor:constraint{equalTo = window.topAnchor},
          panel.widthAnchor:constraint{equalToConstant = 50}, panel.heightAnchor:constraint{equalToConstant = 50}}
        timeline:advance(0.1)
        left.constant = 100
        UIView.animate{withDuration = 1, delay = 0, options = "curveLinear", animations = function()
        BAD
          left.constant = 200
          panel:layoutIfNeeded()
        end}
        timeline:advance(0.5)
        near(timeline:value(panel, "position.x"), 225)
        ELSE
          left.constant = 200
          window:layoutIfNeeded()
        end}
        timeline:advance(0.5)
        near(timeline:value(panel, "position.x"), 125)
        END
        """),
    // The figures of the report: 100 points under a scale of 0.001.
    .init(
      name: "a frame under a scale", named: "R-TRANSFORMED-FRAME",
      script: """
        local cell = UIView(CGRect(0, 0, 10, 10))
        window:addSubview(cell)
        cell.transform = CGAffineTransform{scaleX = 0.001, y = 0.001}
        BAD
        cell.frame = CGRect(0, 0, 100, 100)
        cell.transform = CGAffineTransform.identity
        near(cell.frame.origin.x, -49950)
        near(cell.frame.size.width, 100000)
        ELSE
        cell.transform = CGAffineTransform.identity
        cell.frame = CGRect(0, 0, 100, 100)
        near(cell.frame.size.width, 100)
        END
        """),
    // Apple's page of CALayer.mask.
    .init(
      name: "a mask has a superlayer", named: "[mask-in-tree]",
      script: """
        local picture = UIView(CGRect(0, 0, 100, 100))
        window:addSubview(picture)
        local hole = CALayer{frame = CGRect(0, 0, 50, 50), backgroundColor = UIColor.black}
        BAD
        picture.layer:addSublayer(hole)
        ELSE
        END
        picture.layer.mask = hole
        timeline:advance(0.1)
        """),
    // Apple's page of transition(from:to:…): the superview is what is animated.
    .init(
      name: "the whole screen flips", named: "[flips-the-screen]",
      script: """
        local front, back = UIView(CGRect(0, 0, 80, 80)), UIView(CGRect(0, 0, 80, 80))
        BAD
        local holder = window
        ELSE
        local holder = UIView(CGRect(50, 50, 80, 80))
        window:addSubview(holder)
        END
        holder:addSubview(front)
        timeline:advance(0.1)
        UIView.transition{from = front, to = back, duration = 0.3, options = "transitionFlipFromRight"}
        timeline:run()
        assert(front.superview == nil and back.superview == holder)
        """),
    // Apple's page of becomeFirstResponder.
    .init(
      name: "the keyboard is asked for too early", named: "[focus-outside-window]",
      script: """
        local Search = class("Search", UIViewController)
        function Search:viewDidLoad()
          self.field = UITextField(CGRect(0, 0, 100, 30))
          self.view:addSubview(self.field)
        BAD
          self.field:becomeFirstResponder()
        ELSE
        END
        end
        function Search:viewDidAppear()
        BAD
        ELSE
          self.field:becomeFirstResponder()
        END
        end
        search = Search()
        search.view.backgroundColor = UIColor.white
        window.rootViewController = search
        timeline:run()
        BAD
        assert(not search.field.isFirstResponder)
        ELSE
        assert(search.field.isFirstResponder)
        END
        """),
  ]
}
