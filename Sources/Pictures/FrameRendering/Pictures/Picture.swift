public import Limits
public import MotionMath

/// The screen at one time as a list of drawings from back to front: no layers, no time, no pixels.
///
/// Built from the record (`Picture.init(of:size:)`), drawn on a `Canvas`. Two pictures are compared command by command
/// to find the areas to redraw.
public struct Picture: Hashable, Sendable {
  /// In points.
  public var size: CGSize
  /// The background colour; nil is transparent.
  public var ground: CGColor?
  public var commands: [DrawingCommand]
  /// The limit at which drawings were left out; nil for a complete picture.
  public var omission: Limit?

  public init(size: CGSize, ground: CGColor? = .white, commands: [DrawingCommand] = []) {
    self.size = size
    self.ground = ground
    self.commands = commands
  }

  public var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The part inside a rectangle, as a picture.
  public func part(_ box: CGRect) -> Picture {
    var group = Group()
    group.projection = Projection(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -box.minX, ty: -box.minY))
    group.content = box
    let open = DrawingCommand(.push(group), bounds: CGRect(origin: .zero, size: box.size))
    return Picture(
      size: box.size, ground: ground, commands: [open] + commands + [DrawingCommand(.pop, bounds: .null)])
  }

  /// Draws everything on `canvas`.
  /// - Parameter isStopping: Asked between drawings whether to leave out the rest.
  public func draw(on canvas: some Canvas, isStopping: () -> Bool = { false }) {
    if let ground { canvas.draw(.fill(.rect(bounds), .color(ground), .identity), bounds: bounds) }
    drawCommands(on: canvas, isStopping: isStopping)
  }

  /// Draws everything but the ground.
  func drawCommands(on canvas: some Canvas, isStopping: () -> Bool) {
    for command in commands {
      if isStopping() { return }
      canvas.draw(command.drawing, bounds: command.bounds)
    }
  }
}

/// A target for pictures: pixels, or a file of shapes.
///
/// Groups nest: drawings between a `push` and its `pop` belong to the group.
public protocol Canvas: AnyObject {
  /// - Parameter bounds: The bounds of the drawing, in the coordinates of its group.
  func draw(_ drawing: Drawing, bounds: CGRect)
}
