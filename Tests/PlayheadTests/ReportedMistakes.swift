/// The reports, and what is known of each: the page of Apple's, or the figures of the one who reported it.
enum ReportedMistakes {
  static let all = animations + layouts + screens + further

  private static let animations: [ReportedMistakeTests.Report] = [
    // A stopped clock plays no implicit animation.
    .init(
      name: "a layer of speed 0 is moved", named: "[implicit-in-stopped-clock]",
      script: """
        local ring = CALayer{frame = CGRect(0, 0, 20, 20)}
        window.layer:addSublayer(ring)
        ring.speed = 0
        timeline:advance(0.1)
        BAD
        ring.position = CGPoint(100, 60)
        timeline:advance(1)
        near(ring.position.y, 60)
        near(ring:presentation().position.y, 10)
        ELSE
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.position = CGPoint(100, 60)
        CATransaction.commit()
        timeline:advance(1)
        near(ring:presentation().position.y, 60)
        END
        """),
    // add(_:forKey:) copies.
    .init(
      name: "an animation is told by ==", named: "[compared-with-copy]",
      script: """
        local box, second = UIView(CGRect(0, 0, 40, 40)), false
        window:addSubview(box)
        local slide = CABasicAnimation{keyPath = "position.x", fromValue = -50, toValue = 20, duration = 0.2}
        slide:setValue("slide", "name")
        local watcher = {}
        function watcher:animationDidStop(animation)
        BAD
          if animation == slide then second = true end
        ELSE
          if animation:value("name") == "slide" then second = true end
        END
        end
        slide.delegate = watcher
        box.layer:add(slide, "slide")
        timeline:run()
        BAD
        assert(not second)
        ELSE
        assert(second)
        END
        """),
    // CAShapeLayer.path has no implicit animation.
    .init(
      name: "a path is set in a transaction", named: "[not-animated-in-block]",
      script: """
        local shape = CAShapeLayer{frame = CGRect(0, 0, 200, 200)}
        window.layer:addSublayer(shape)
        shape.path = UIBezierPath{rect = CGRect(0, 0, 50, 50)}
        timeline:advance(0.1)
        local wide = UIBezierPath{rect = CGRect(0, 0, 150, 150)}
        BAD
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        shape.path = wide
        CATransaction.commit()
        timeline:advance(1)
        near(shape:presentation().path.boundingBox.width, 150)
        ELSE
        shape:add(CABasicAnimation{keyPath = "path", fromValue = shape.path, toValue = wide, duration = 2}, "path")
        shape.path = wide
        timeline:advance(1)
        near(shape:presentation().path.boundingBox.width, 100)
        END
        """),
    .init(
      name: "a border is set in a block", named: "[not-animated-in-block]",
      script: """
        local box = UIView(CGRect(0, 0, 40, 40))
        box.layer.borderColor = UIColor.red
        window:addSubview(box)
        timeline:advance(0.1)
        BAD
        UIView.animate(1, function() box.layer.borderWidth = 8 end)
        timeline:advance(0.5)
        near(timeline:value(box, "borderWidth"), 8)
        ELSE
        box.layer:add(CABasicAnimation{keyPath = "borderWidth", fromValue = 0, toValue = 8, duration = 1}, "border")
        box.layer.borderWidth = 8
        timeline:advance(0.5)
        near(timeline:value(box, "borderWidth"), 4)
        END
        """),
    // Every segment of a path takes the same time, one of no length too, but where it is paced.
    .init(
      name: "a path with a segment of no length", named: "[stands-on-path]",
      script: """
        local dot = UIView(CGRect(0, 0, 20, 20))
        window:addSubview(dot)
        local line = UIBezierPath()
        line:move(CGPoint(0, 0))
        line:addLine(CGPoint(60, 0))
        line:addLine(CGPoint(60, 0))
        line:addLine(CGPoint(120, 0))
        local ride = CAKeyframeAnimation{keyPath = "position", path = line, duration = 3}
        BAD
        ELSE
        ride.calculationMode = "paced"
        END
        dot.layer:add(ride, "ride")
        timeline:advance(1.25)
        BAD
        near(timeline:value(dot, "position.x"), 60)
        ELSE
        near(timeline:value(dot, "position.x"), 50)
        END
        """),
    // The model has the block's value: Apple's page of setAnimationRepeatAutoreverses.
    .init(
      name: "a view jumps after autoreverse", named: "[jumps-after-reverse]",
      script: """
        local box = UIView(CGRect(0, 0, 40, 40))
        window:addSubview(box)
        timeline:advance(0.1)
        UIView.animate{withDuration = 0.5, delay = 0, options = {"autoreverse", "curveLinear"}, animations = function()
          box.center = CGPoint(200, 20)
        BAD
        end}
        timeline:advance(1.01)
        near(timeline:value(box, "position.x"), 200)
        ELSE
        end, completion = function() box.center = CGPoint(20, 20) end}
        timeline:advance(1.01)
        near(timeline:value(box, "position.x"), 20)
        END
        """),
    // 1.0 s of 10 s by the fraction, 2.2 s by the curve (0.42, 0, 0.58, 1): as a reporter saw.
    .init(
      name: "a keyframe of a long animation is late", named: "[keyframe-off-time]",
      script: """
        local box = UIView(CGRect(0, 0, 40, 40))
        window:addSubview(box)
        timeline:advance(0.1)
        BAD
        UIView.animateKeyframes{withDuration = 10, animations = function()
        ELSE
        UIView.animateKeyframes{withDuration = 10, delay = 0, options = "curveLinear", animations = function()
        END
          UIView.addKeyframe(0, 0.1, function() box.alpha = 0 end)
        end}
        timeline:advance(1)
        BAD
        assert(timeline:value(box, "opacity") > 0.5)
        ELSE
        near(timeline:value(box, "opacity"), 0)
        END
        """),
    .init(
      name: "a keyframe goes beyond the whole", named: "[keyframe-past-end]",
      script: """
        local box = UIView(CGRect(0, 0, 40, 40))
        window:addSubview(box)
        UIView.animateKeyframes{withDuration = 1, animations = function()
        BAD
          UIView.addKeyframe(0.5, 0.7, function() box.alpha = 0 end)
        ELSE
          UIView.addKeyframe(0.5, 0.5, function() box.alpha = 0 end)
        END
        end}
        timeline:run()
        """),
    .init(
      name: "a wheel turns the short way", named: "[turns-the-short-way]",
      script: """
        local wheel = UIView(CGRect(0, 0, 40, 40))
        window:addSubview(wheel)
        timeline:advance(0.1)
        BAD
        UIView.animate(1, function() wheel.transform = CGAffineTransform{rotationAngle = 1.5 * math.pi} end)
        timeline:advance(0.5)
        assert(timeline:value(wheel, "transform.rotation.z") < 0)
        ELSE
        wheel.layer:add(CABasicAnimation{keyPath = "transform.rotation.z", fromValue = 0, toValue = 1.5 * math.pi,
          duration = 1}, "turn")
        wheel.transform = CGAffineTransform{rotationAngle = 1.5 * math.pi}
        timeline:advance(0.5)
        near(timeline:value(wheel, "transform.rotation.z"), 0.75 * math.pi)
        END
        """),
    // Apple's page of pausesOnCompletion.
    .init(
      name: "a completion waits", named: "[completion-waits]",
      script: """
        local box, isDone = UIView(CGRect(0, 0, 40, 40)), false
        window:addSubview(box)
        animator = UIViewPropertyAnimator{duration = 0.5, curve = "linear", animations = function() box.alpha = 0 end}
        animator:addCompletion(function() isDone = true end)
        BAD
        animator.pausesOnCompletion = true
        animator:startAnimation()
        timeline:advance(1)
        assert(not isDone)
        ELSE
        animator:startAnimation()
        timeline:advance(1)
        assert(isDone)
        END
        """),
    // removeAllAnimations calls the completion with false.
    .init(
      name: "a pulse goes on", named: "[begins-again-unfinished]",
      script: """
        local dot, count = UIView(CGRect(0, 0, 40, 40)), 0
        window:addSubview(dot)
        local function pulse()
          count = count + 1
          dot.alpha = 1
          UIView.animate(0.5, function() dot.alpha = 0.2 end, function(finished)
        BAD
            if count < 4 then pulse() end
        ELSE
            if finished and count < 4 then pulse() end
        END
          end)
        end
        pulse()
        timeline:advance(0.2)
        dot.layer:removeAllAnimations()
        timeline:advance(0.4)
        BAD
        assert(count > 1)
        ELSE
        assert(count == 1)
        END
        """),
    // Touches find the model.
    .init(
      name: "a tap misses what moves", named: "[tap-lost]",
      script: """
        local ball, taps = UIView(CGRect(0, 100, 60, 60)), 0
        window:addSubview(ball)
        ball:addGestureRecognizer(UITapGestureRecognizer(function() taps = taps + 1 end))
        timeline:advance(0.1)
        ball.layer:add(CABasicAnimation{keyPath = "position.x", fromValue = 30, toValue = 330, duration = 2}, "roll")
        BAD
        timeline:advance(1)
        touch:tap(CGPoint(180, 130))
        timeline:advance(0.2)
        assert(taps == 0)
        ELSE
        timeline:run()
        touch:tap(CGPoint(30, 130))
        timeline:advance(0.2)
        assert(taps == 1)
        END
        """),
  ]
}
