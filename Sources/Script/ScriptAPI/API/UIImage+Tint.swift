import LayerKit
import MotionMath
import ScriptRuntime
import TimeControl
import ViewKit

extension Catalog {
  /// Symbols, and images in one colour.
  static func declareTints(_ c: inout ClassBuilder<UIImage>) {
    c.made([Parameter("systemName", "name", .string, "One of the sixteen symbols that are drawn here.")]) { call in
      let name = try call.string(0)
      guard let glyph = SystemGlyph(symbol: name) else {
        throw ScriptFailure.notAWord(call.place(of: 0), words: SystemGlyph.symbols.map(\.key), given: name)
      }
      let (app, side) = (call.session.app, SystemGlyph.side)
      letPaint(in: call.session)
      let context = drawing(CGSize(width: side, height: side), app.screen.scale, in: call.session)
      context.render(glyph.makeLayer(in: app))
      return try context.image(in: call.session).asSymbol
    }
    let mode = EnumEntry(UIImage.RenderingMode.self)
    c.enumerations(mode)
    c.word(
      "renderingMode", UIImage.RenderingMode.self, "Whether views show its own colours or their tint colour.",
      { $0.renderingMode })
    c.bool("isSymbolImage", "Whether it is one of the system's symbols.", { $0.isSymbolImage })
    c.method(
      "withRenderingMode", [Parameter(nil, "mode", .word(mode), "Template images take the view's tint colour.")],
      returns: .object("UIImage"), changesWorld: true,
      "The same image, shown in its own colours or in the view's tint colour."
    ) { image, call in
      letPaint(in: call.session)
      return .object(image.withRenderingMode(try call.word(0)))
    }
    c.method(
      "withTintColor",
      [
        Parameter(nil, "color", .structure(.UIColor), "The colour of every pixel; their opacity stays."),
        Parameter("renderingMode", nil, .word(mode), isOptional: true, "Default: as it is."),
      ], returns: .object("UIImage"), changesWorld: true, "The image in one colour."
    ) { image, call in
      letPaint(in: call.session)
      guard let tinted = image.tinted(try call[0].color(), in: call.session.app) else {
        throw ScriptFailure.outOfMemory
      }
      return .object(call.has(1) ? tinted.withRenderingMode(try call.word(1)) : tinted)
    }
  }

  private static func drawing(_ size: CGSize, _ scale: Double, in session: ScriptSession) -> DrawingContext {
    DrawingContext(size: size, scale: scale, isOpaque: false, countedBy: session.world.memory)
  }

  /// Lets the application give pixels another colour.
  private static func letPaint(in session: ScriptSession) {
    session.app.imagePainter.tint = { [unowned session] image, color in
      let context = drawing(image.size, image.scale, in: session)
      context.draw(image, in: CGRect(origin: .zero, size: image.size))
      return try? context.image(in: session, tint: color)
    }
  }
}
