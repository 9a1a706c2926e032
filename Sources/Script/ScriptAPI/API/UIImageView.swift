import LayerKit
import Limits
import MotionMath
import RecordingKit
import ScriptRuntime
import ViewKit

extension Catalog {
  /// Views that show content, and the classes of their content.
  static let contentClasses = [
    uiImage, uiImageView, uiFont, uiLabel, uiVisualEffect, uiBlurEffect, uiGlassEffect, uiGlassContainerEffect,
    uiVisualEffectView,
  ]

  static let uiImage = ClassDeclaration(UIImage.self, "UIImage", "An image.") { c in
    c.made([]) { UIImage(color: UIColor(red: 0, green: 0, blue: 0, alpha: 0), size: .zero, in: $0.session.app) }
    c.made([
      Parameter("color", nil, .structure(.UIColor), "The colour of the whole image."),
      Parameter("size", nil, .structure(.CGSize), "The size, in points."),
    ]) { UIImage(color: try $0[0].color(), size: try $0[1].size(), in: $0.session.app) }
    c.made([
      Parameter(
        "colors", nil, .array(.structure(.UIColor)), "The colours, at equal distances from the start to the end."),
      Parameter("size", nil, .structure(.CGSize), "The size, in points."),
      Parameter(
        "startPoint", nil, .structure(.CGPoint), isOptional: true,
        "The start, as fractions of the size; the top centre by default."),
      Parameter(
        "endPoint", nil, .structure(.CGPoint), isOptional: true,
        "The end, as fractions of the size; the bottom centre by default."),
    ]) { call in
      let colors = try call[0].elements(of: .structure(.UIColor)).map { try $0.color() }
      let start = call.has(2) ? try call[2].point() : CGPoint(x: 0.5, y: 0)
      let end = call.has(3) ? try call[3].point() : CGPoint(x: 0.5, y: 1)
      let app = call.session.app
      return UIImage(
        content: .gradient(colors: colors, start: start, end: end), size: try call[1].size(), scale: app.screen.scale,
        in: app)
    }
    c.made([Parameter("named", nil, .string, "A PNG file beside the script, without \".png\".")]) { call in
      try image(named: try call.string(0), call)
    }
    c.made([Parameter("contentsOfFile", "path", .string, "A PNG file in the script's folder or below.")]) { call in
      try image(named: try call.string(0), call)
    }
    c.size("size", "The size, in points.", { $0.size })
    c.number("scale", .plain, "Pixels per point.", { $0.scale })
    c.value(
      "capInsets", .structure(.UIEdgeInsets),
      "The borders that keep their size when an image view stretches the image.",
      { .insets($1.capInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)) })
    c.method(
      "resizableImage",
      [
        Parameter("withCapInsets", "capInsets", .structure(.UIEdgeInsets), "The borders, in points."),
        Parameter(
          "resizingMode", nil, .word(EnumEntry(name: "UIImage.ResizingMode", words: ["tile", "stretch"])),
          isOptional: true, "What is between the borders is stretched either way."),
      ], returns: .object("UIImage"), "The same image with borders that image views do not stretch."
    ) { image, call in
      let insets = try call[0].insets()
      try call.checkBorders(insets, leaveRoomIn: image.size, "the image", at: 0)
      return .object(image.resizableImage(withCapInsets: insets))
    }
    declareDrawing(&c)
    declareTints(&c)
    c.example(
      """
      local icon = UIImage{systemName = "trash"}
      local view = UIImageView(icon)
      view.tintColor = UIColor.systemRed
      print(icon.size, icon.isSymbolImage)   --> CGSize(24, 24)	true
      """)
    c.example(
      """
      local image = UIImage{color = UIColor.red, size = CGSize(30, 20)}
      print(image.size)   --> CGSize(30, 20)
      """)
  }

  /// The picture in a file. One whose name ends in "@2x" or "@3x" has that many pixels to a point; where the name leaves
  /// that out, the file for the screen's scale comes first, then the others, the finest first.
  private static func image(named name: String, _ call: Call) throws -> UIImage {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let (app, read) = (call.session.app, call.session.options.readFile)
    let suffixScale = [3.0, 2].first { stem.hasSuffix("@\(Int(clamping: $0))x") }
    let scales = suffixScale.map { [$0] } ?? [app.screen.scale, 3, 2, 1].unique
    for scale in scales {
      let path = stem + (suffixScale != nil || scale == 1 ? "" : "@\(Int(clamping: scale))x") + ".png"
      guard let bytes = read(path) else { continue }
      guard bytes.count <= Limit.imageBytes.most else { throw ScriptFailure.pastLimit(.imageBytes) }
      // An image's content stays as long as a recording may show it.
      guard app.world.memory.take(bytes.count) else { throw ScriptFailure.outOfMemory }
      guard let image = UIImage(data: bytes, scale: scale, in: app) else {
        throw ScriptFailure.noPicture(file: path, isThere: true)
      }
      return image
    }
    throw ScriptFailure.noPicture(file: stem + ".png", isThere: false)
  }

  static let uiImageView = ClassDeclaration(
    UIImageView.self, "UIImageView", inherits: "UIView", "Shows an image, fitted according to the content mode."
  ) { c in
    c.makes { UIImageView(in: $0.app) }
    c.subclassed { ScriptImageView(image: nil, in: $0.app) }
    c.initializer([Parameter("image", nil, .object("UIImage"), "The image; the view takes its size.")]) { view, call in
      let image = try call.object(0, UIImage.self)
      view.image = image
      view.bounds = CGRect(origin: .zero, size: image.size)
      view.center = CGPoint(x: image.size.width / 2, y: image.size.height / 2)
    }
    c.takes(.frame())
    c.object("image", "UIImage", "The image shown.", { $0.image }, { $0.image = $1 })
    c.object(
      "highlightedImage", "UIImage", "The image shown while highlighted; nil keeps the other.",
      { $0.highlightedImage }, { $0.highlightedImage = $1 })
    c.bool("isHighlighted", "Whether the view is highlighted.", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    c.example(
      """
      local view = UIImageView(UIImage{color = UIColor.red, size = CGSize(30, 20)})
      print(view.frame)   --> CGRect(0, 0, 30, 20)
      """)
  }

  static let uiLabel = ClassDeclaration(UILabel.self, "UILabel", inherits: "UIView", "Shows text.") { c in
    c.makes { UILabel(in: $0.app) }
    c.subclassed { ScriptLabel(in: $0.app) }
    c.takes(.frame())
    c.string("text", "The text shown.", { $0.text }, { $0.text = $1 })
    c.object(
      "attributedText", "NSAttributedString", "A copy of the text with its attributes; setting it sets text as well.",
      { $0.attributedText }, { $0.attributedText = $1 })
    c.number(
      "preferredMaxLayoutWidth", .points, "Where constraints let lines break; 0 is the width they give the label.",
      { $0.preferredMaxLayoutWidth }, { $0.preferredMaxLayoutWidth = $1 })
    c.color("textColor", "The colour of the text.", { $0.textColor }, { $0.textColor = $1 }, setNil: { _ in })
    c.value(
      "font", .object("UIFont"), "The font of the text.", { $0.object(of: $1.font, in: $1) },
      { $1.font = $0.keep(try $2.object(FontObject.self), in: $1) })
    c.word(
      "textAlignment", UILabel.TextAlignment.self, "The alignment of the lines.", { $0.textAlignment },
      { $0.textAlignment = $1 })
    c.word(
      "lineBreakMode", UILabel.LineBreakMode.self,
      "Where a text that is too long is broken or cut; default byTruncatingTail.", { $0.lineBreakMode },
      { $0.lineBreakMode = $1 })
    c.bool(
      "adjustsFontSizeToFitWidth", "Whether a text of one line that is wider than the label is shown smaller.",
      { $0.adjustsFontSizeToFitWidth }, { $0.adjustsFontSizeToFitWidth = $1 })
    c.number(
      "minimumScaleFactor", .part, "The least part of the font's size then; 0, the default, is no limit.",
      { $0.minimumScaleFactor }, { $0.minimumScaleFactor = $1 })
    c.value(
      "numberOfLines", .integer(.zeroOrMore), "The maximum number of lines; 0 is unlimited; default 1.",
      { .integer($1.numberOfLines) },
      { $1.numberOfLines = try $2.integer() })
    c.example(
      """
      local label = UILabel{text = "Hello", textAlignment = "center"}
      label:sizeToFit()
      print(label.text, label.bounds.width > 0)   --> Hello	true
      """)
  }

  static let uiVisualEffect = ClassDeclaration(
    UIVisualEffect.self, "UIVisualEffect", "The effect of a visual effect view."
  ) { c in
    c.example("print(UIBlurEffect(\"dark\"):isKind(UIVisualEffect))   --> true")
  }

  static let uiBlurEffect = ClassDeclaration(
    UIBlurEffect.self, "UIBlurEffect", inherits: "UIVisualEffect", "Blurs what is behind the view."
  ) { c in
    c.made([Parameter("style", nil, .word(EnumEntry(UIBlurEffect.Style.self)), "The style of the blur.")]) {
      UIBlurEffect(style: try $0.word(0))
    }
    c.enumerations(EnumEntry(UIBlurEffect.Style.self))
    c.word("style", UIBlurEffect.Style.self, "The style of the blur.", { $0.style })
    c.example("print(UIBlurEffect(\"light\").style)   --> light")
  }

  static let uiVisualEffectView = ClassDeclaration(
    UIVisualEffectView.self, "UIVisualEffectView", inherits: "UIView", "Applies an effect to what is behind the view."
  ) { c in
    c.makes { UIVisualEffectView(effect: nil, in: $0.app) }
    c.subclassed { ScriptVisualEffectView(effect: nil, in: $0.app) }
    c.initializer([Parameter("effect", nil, .optional(.object("UIVisualEffect")), "The effect; nil shows none.")]) {
      view, call in
      view.effect = try call.object(orNil: 0)
    }
    c.object(
      "effect", "UIVisualEffect", "The effect; a change inside an animation fades.", { $0.effect }, { $0.effect = $1 })
    c.object("contentView", "UIView", "The view to add subviews to.", { $0.contentView })
    c.example(
      """
      local blur = UIVisualEffectView(UIBlurEffect("light"))
      blur.contentView:addSubview(UIView())
      print(#blur.contentView.subviews)   --> 1
      """)
  }
}

extension UIImage: AnimatableObject {
  var animatableValue: AnimatableValue { .image(reference) }
}

extension Call {
  /// Refuses borders that leave nothing between them, or are negative.
  ///
  /// - Parameters:
  ///   - whole: What has the borders, in the words of a message.
  ///   - index: The argument that holds the borders.
  /// - Throws: `ScriptFailure.outOfRange`.
  func checkBorders(_ insets: UIEdgeInsets, leaveRoomIn size: CGSize, _ whole: String, at index: Int)
    throws(ScriptFailure)
  {
    let room = (size.width - insets.left - insets.right, size.height - insets.top - insets.bottom)
    guard min(insets.top, insets.left, insets.bottom, insets.right) < 0 || min(room.0, room.1) <= 0 else { return }
    throw ScriptFailure.outOfRange(
      place(of: index), accepted: "borders of 0 or more that leave a part of \(whole) between them",
      given: min(insets.top, insets.left, insets.bottom, insets.right, room.0, room.1))
  }
}
