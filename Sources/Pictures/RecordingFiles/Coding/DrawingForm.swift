import FrameRendering
import MotionMath
import PlainText
import RecordingKit

/// A picture taken apart: the form of each of its drawings, and the numbers in their order.
///
/// A form is JSON with `#` for each number. The parts of a path are the letters of their elements, `<MLLZ MCCZ>`; their
/// points are numbers, too. Frames of one form differ in numbers alone, which become columns. The last entry of each drawing
/// is its layer, which belongs to the form.
struct DrawingForm {
  private(set) var drawings: [String] = []
  /// How many numbers each drawing has.
  private(set) var counts: [Int] = []
  private(set) var numbers: [Number] = []
  private var text = ""

  struct Number {
    let value: Double
    let quantum: Quantum
  }

  init(_ commands: [DrawingCommand], owners: [LayerID], in images: ImageTable) {
    for (command, owner) in zip(commands, owners) where command.drawing != .nothing {
      text = ""
      let before = numbers.count
      add(command.drawing, images)
      drawings.append(text + ",\(owner.index)]")
      counts.append(numbers.count - before)
    }
  }

  private mutating func add(_ drawing: Drawing, _ images: ImageTable) {
    switch drawing {
    case .nothing: break
    case .fill(let outline, let paint, let matrix):
      text += "[\"F\","
      add(outline)
      add(paint)
      add(matrix)
    case .stroke(let path, let style, let color, let matrix):
      text += "[\"S\","
      add(.path(path, isEvenOdd: false))
      add(.color(color))
      add(style)
      add(matrix)
    case .image(let image, let matrix): add(image, matrix, images)
    case .shadow(let outline, let style, let matrix):
      text += "[\"H\","
      add(outline)
      add(style)
      add(matrix)
    case .blurBackdrop(let outline, let radius, let opacity, let matrix):
      text += "[\"B\","
      add(outline)
      add(radius, .length)
      add(opacity, .fraction)
      add(matrix)
    case .push(let group): add(group)
    case .mask: text += "[\"K\""
    case .pop: text += "[\"E\""
    }
    if text.utf8.last == UInt8(ascii: ",") { text.removeLast() }
  }

  private mutating func add(_ image: ImageDrawing, _ matrix: CGAffineTransform, _ images: ImageTable) {
    if case .plain(let color) = image.image {
      text += "[\"F\","
      add(.rect(image.target))
      let tint = image.tint ?? .white
      add(
        .color(
          CGColor(
            red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue,
            alpha: color.alpha * tint.alpha * image.opacity)))
      return add(matrix)
    }
    text += "[\"I\","
    add(Double(images.number(of: image.image, size: image.size)), .length)
    for rect in [image.source, image.target] { list([rect.minX, rect.minY, rect.width, rect.height], .length) }
    add(image.opacity, .fraction)
    if let tint = image.tint { add(tint) } else { text += "null," }
    add(matrix)
  }

  private mutating func add(_ group: Group) {
    let p = group.projection
    text += "[\"G\",["
    for value in [p.a, p.b] { add(value, .fraction) }
    add(p.u, .perspective)
    for value in [p.c, p.d] { add(value, .fraction) }
    add(p.v, .perspective)
    for value in [p.x, p.y] { add(value, .length) }
    add(p.w, .perspective)
    close()
    if let clip = group.clip {
      add(clip)
      add(group.clipTransform)
    } else {
      text += "null,null,"
    }
    add(group.opacity, .fraction)
    if let shadow = group.shadow { add(shadow) } else { text += "null," }
    for flag in [group.hasMask, group.isAdded, group.isApart] { add(flag ? 1 : 0, .length) }
    let box = group.content.isNull ? .zero : group.content
    list([box.minX, box.minY, box.width, box.height], .length)
  }

  // MARK: Parts

  private mutating func add(_ value: Double, _ quantum: Quantum) {
    text += "#,"
    note(value, quantum)
  }

  private mutating func note(_ value: Double, _ quantum: Quantum) {
    // A zero has no sign.
    numbers.append(Number(value: value == 0 ? 0 : value, quantum: quantum))
  }

  private mutating func list(_ values: [Double], _ quantum: Quantum) {
    text += "["
    for value in values { add(value, quantum) }
    close()
  }

  /// Ends a list whose last entry has a comma.
  private mutating func close() {
    text.removeLast()
    text += "],"
  }

  private mutating func add(_ t: CGAffineTransform) {
    text += "["
    for value in [t.a, t.b, t.c, t.d] { add(value, .fraction) }
    for value in [t.tx, t.ty] { add(value, .length) }
    close()
  }

  private mutating func add(_ color: CGColor) {
    list([color.red, color.green, color.blue, color.alpha], .fraction)
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color): add(color)
    case .gradient(let gradient):
      text += "[\"g\","
      let kind: Double =
        switch gradient.kind {
        case .axial: 0
        case .radial: 1
        case .conic: 2
        }
      add(kind, .length)
      list([gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y], .length)
      text += "["
      for stop in gradient.stops {
        let color = stop.color
        list([stop.location, color.red, color.green, color.blue, color.alpha], .fraction)
      }
      close()
      close()
    }
  }

  private mutating func add(_ style: StrokeStyle) {
    let cap: Double =
      switch style.cap {
      case .butt: 0
      case .round: 1
      case .square: 2
      }
    let join: Double =
      switch style.join {
      case .miter: 0
      case .round: 1
      case .bevel: 2
      }
    list([style.width, cap, join, style.miterLimit, style.dashPhase] + style.dashes, .length)
  }

  private mutating func add(_ shadow: ShadowStyle) {
    text += "["
    let color = shadow.color
    for value in [color.red, color.green, color.blue, color.alpha] { add(value, .fraction) }
    for value in [shadow.radius, shadow.offset.width, shadow.offset.height, shadow.isKnockedOut ? 1 : 0] {
      add(value, .length)
    }
    close()
  }

  private mutating func add(_ outline: Outline) {
    switch outline {
    case .rect(let rect):
      text += "[\"r\","
      for value in [rect.minX, rect.minY, rect.width, rect.height] { add(value, .length) }
      close()
    case .roundedRect(let rounded) where !rounded.isContinuous:
      let rect = rounded.rect
      text += "[\"R\","
      for value in [rect.minX, rect.minY, rect.width, rect.height, rounded.radius, Double(rounded.corners.rawValue), 0]
      {
        add(value, .length)
      }
      close()
    case .roundedRect, .path:
      text += "[\"p\","
      add(outline.isEvenOdd ? 1 : 0, .length)
      let start = text.utf8.count
      for element in outline.path.elements { add(element, isFirst: text.utf8.count == start) }
      text.insert("<", at: text.utf8.index(text.startIndex, offsetBy: start))
      text += ">],"
    }
  }

  private mutating func add(_ element: CGPath.Element, isFirst: Bool) {
    func points(_ letter: String, _ points: [CGPoint]) {
      text += letter
      for point in points {
        note(point.x, .length)
        note(point.y, .length)
      }
    }
    switch element {
    case .move(let point): points(isFirst ? "M" : " M", [point])
    case .line(let point): points("L", [point])
    case .quad(let point, let control): points("Q", [control, point])
    case .cubic(let point, let control1, let control2): points("C", [control1, control2, point])
    case .close: points("Z", [])
    }
  }
}

/// The images of a run as files, each stored once.
final class ImageTable {
  /// Addresses of the form `data:image/png;base64,…`.
  private(set) var addresses: [String] = []
  private var numbers: [Key: Int] = [:]

  private struct Key: Hashable {
    let content: ImageContent
    let width, height: Double
  }

  func number(of content: ImageContent, size: CGSize) -> Int {
    let key = Key(content: content, width: size.width, height: size.height)
    if let number = numbers[key] { return number }
    numbers[key] = addresses.count
    addresses.append("data:image/png;base64," + Base64.encode(content.pngFile(size: size) ?? []))
    return addresses.count - 1
  }
}
