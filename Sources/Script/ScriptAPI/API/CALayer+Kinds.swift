import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  /// The kinds of layer that add properties of their own.
  static let layerKinds = [caShapeLayer, caGradientLayer, caTextLayer, caTransformLayer, caReplicatorLayer]

  static let caShapeLayer = ClassDeclaration(
    CAShapeLayer.self, "CAShapeLayer", inherits: "CALayer", "A layer that fills and strokes a path."
  ) { c in
    c.makes { CAShapeLayer(in: $0.world) }
    c.subclassed { ScriptShapeLayer(in: $0.world) }
    c.initializer([]) { _, _ in }
    c.layerProperties(of: .shape)
    c.example(
      """
      local shape = CAShapeLayer{path = UIBezierPath{ovalIn = CGRect(0, 0, 40, 40)}, fillColor = "#ff0000"}
      window.layer:addSublayer(shape)
      local draw = CABasicAnimation("strokeEnd")
      draw.fromValue, draw.toValue, draw.duration = 0, 1, 1
      shape:add(draw, "draw")
      timeline:advance(0.25)
      print(shape:presentation().strokeEnd)   --> 0.25
      """)
  }

  static let caGradientLayer = ClassDeclaration(
    CAGradientLayer.self, "CAGradientLayer", inherits: "CALayer", "A layer that shows a gradient of colours."
  ) { c in
    c.makes { CAGradientLayer(in: $0.world) }
    c.initializer([]) { _, _ in }
    c.layerProperties(of: .gradient)
    c.example(
      """
      local sky = CAGradientLayer{colors = {UIColor.white, UIColor.systemBlue}, startPoint = CGPoint(0, 0)}
      print(#sky.colors, sky.endPoint)   --> 2	CGPoint(0.5, 1)
      """)
  }

  static let caTextLayer = ClassDeclaration(
    CATextLayer.self, "CATextLayer", inherits: "CALayer", "A layer that shows text."
  ) { c in
    c.makes { CATextLayer(in: $0.world) }
    c.initializer([]) { _, _ in }
    c.layerProperties(of: .text)
    c.example(
      """
      local title = CATextLayer{string = "Hello", fontSize = 20}
      print(title.string, title.fontSize)   --> Hello	20.0
      """)
  }

  static let caTransformLayer = ClassDeclaration(
    CATransformLayer.self, "CATransformLayer", inherits: "CALayer",
    "A layer that only holds other layers, each at its own depth."
  ) { c in
    c.makes { CATransformLayer(in: $0.world) }
    c.initializer([]) { _, _ in }
    c.example(
      """
      local cube = CATransformLayer()
      cube:addSublayer(CALayer{zPosition = 20})
      print(#cube.sublayers)   --> 1
      """)
  }

  static let caReplicatorLayer = ClassDeclaration(
    CAReplicatorLayer.self, "CAReplicatorLayer", inherits: "CALayer",
    "A layer that repeats its sublayers, each copy moved, delayed and tinted relative to the previous one."
  ) { c in
    c.makes { CAReplicatorLayer(in: $0.world) }
    c.initializer([]) { _, _ in }
    c.layerProperties(of: .replicator)
    c.example(
      """
      local row = CAReplicatorLayer{instanceCount = 3, instanceTransform = CATransform3DMakeTranslation(50, 0, 0)}
      print(row.instanceTransform.m41)   --> 50.0
      """)
  }
}
