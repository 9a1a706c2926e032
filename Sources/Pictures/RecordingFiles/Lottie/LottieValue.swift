import MotionMath
import PlainText

/// Numbers of one property over the frames of a layer, as Lottie writes them: constant, or keyframes with as few as an error
/// allows.
struct LottieSeries {
  /// A value at each frame, and between each frame and the next; `values.count` is 2 frames − 1. The latter only tell a
  /// jump from a slide.
  let values: [[Double]]
  /// The number of the first frame.
  let first: Int
  /// How far a value may be off.
  let tolerance: Double

  var frames: Int { (values.count + 1) / 2 }
  private func value(_ frame: Int) -> [Double] { values[2 * frame] }

  private func isNear(_ a: [Double], _ b: [Double], _ tolerance: Double? = nil) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance ?? self.tolerance }
  }

  var isConstant: Bool { (0..<frames).allSatisfy { isNear(value($0), value(0), 1e-6) } }

  /// Whether the value jumps between a frame and the next: half way it is still the one, or already the other.
  private func jumps(after frame: Int) -> Bool {
    let (from, to, between) = (value(frame), value(frame + 1), values[2 * frame + 1])
    guard !isNear(from, to) else { return false }
    return from.count != to.count || isNear(between, from) || isNear(between, to)
  }

  /// A stretch of one cubic curve: from and to a time in frames.
  struct Cubic {
    let from: Double
    let to: Double
    let curve: CAMediaTimingFunction
  }

  /// `{"a":0,"k":…}` or `{"a":1,"k":[…]}`.
  ///
  /// - Parameters:
  ///   - cubics: Curves that may be those of the property; one that fits all frames is written with its handles.
  ///   - text: A value as JSON.
  func text(_ text: ([Double]) -> String, _ cubics: [Cubic] = []) -> String {
    if isConstant { return "{\"a\":0,\"k\":\(text(value(0)))}" }
    for cubic in cubics { if let keys = keys(of: cubic, text) { return keys } }
    var keys: [String] = []
    var frame = 0
    func add(_ key: Int, _ easing: String) {
      keys.append("{\"t\":\(first + key),\"s\":\(Self.list(text(value(key))))\(easing)}")
    }
    while frame < frames - 1 {
      if jumps(after: frame) {
        add(frame, ",\"h\":1")
        frame += 1
        continue
      }
      let next = reach(from: frame)
      if (frame..<next).allSatisfy({ isNear(value($0), value($0 + 1), 1e-9) }) {
        add(frame, ",\"h\":1")
      } else {
        add(frame, ",\"o\":{\"x\":[0],\"y\":[0]},\"i\":{\"x\":[1],\"y\":[1]}")
      }
      frame = next
    }
    add(frames - 1, "")
    return "{\"a\":1,\"k\":[\(keys.joined(separator: ","))]}"
  }

  /// The last frame to which a straight line from a frame is near enough to all between.
  private func reach(from start: Int) -> Int {
    var end = start + 1
    while end + 1 < frames, !jumps(after: end), value(end + 1).count == value(start).count {
      let (a, b) = (value(start), value(end + 1))
      let length = Double(end + 1 - start)
      let fits = ((start + 1)...end).allSatisfy { frame in
        let share = Double(frame - start) / length
        return isNear(zip(a, b).map { $0 + ($1 - $0) * share }, value(frame))
      }
      guard fits else { break }
      end += 1
    }
    return end
  }

  private func keys(of cubic: Cubic, _ text: ([Double]) -> String) -> String? {
    let last = Double(first + frames - 1)
    guard cubic.from >= Double(first) - 1, cubic.to <= last + 1e-6, cubic.to > cubic.from else { return nil }
    let (from, to) = (value(0), value(frames - 1))
    for frame in 0..<frames {
      let share = cubic.curve.value(at: (Double(first + frame) - cubic.from) / (cubic.to - cubic.from))
      guard isNear(zip(from, to).map { $0 + ($1 - $0) * share }, value(frame)), from.count == to.count else {
        return nil
      }
    }
    func pair(_ x: Double, _ y: Double) -> String {
      "{\"x\":[\(NumberText.bounded(x))],\"y\":[\(NumberText.bounded(y))]}"
    }
    let curve = cubic.curve
    return "{\"a\":1,\"k\":[{\"t\":\(NumberText.bounded(cubic.from)),\"s\":\(Self.list(text(from))),"
      + "\"o\":\(pair(curve.x1, curve.y1)),\"i\":\(pair(curve.x2, curve.y2))},"
      + "{\"t\":\(NumberText.bounded(cubic.to)),\"s\":\(Self.list(text(to)))}]}"
  }

  /// A keyframe's value is a list, also that of one number.
  private static func list(_ text: String) -> String { text.hasPrefix("[") ? text : "[\(text)]" }
}

/// Numbers and names as Lottie's JSON.
enum LottieText {
  static func list(_ values: [Double], _ digits: Int = 3) -> String {
    "[" + values.map { NumberText.bounded($0, digits) }.joined(separator: ",") + "]"
  }

  static func single(_ values: [Double]) -> String { NumberText.bounded(values.first ?? 0) }
}

/// A path as Lottie has it: one subpath, vertices with their handles.
struct LottiePath {
  /// Of each subpath: x, y, and the handles in and out relative to them, of each vertex.
  private(set) var subpaths: [(vertices: [[Double]], isClosed: Bool)] = []

  init(_ path: CGPath) {
    var vertices: [[Double]] = []
    var isClosed = false
    func end(_ subpaths: inout [(vertices: [[Double]], isClosed: Bool)]) {
      if vertices.count > 1 {
        // A closed path whose last vertex is its first is written once.
        if isClosed, let first = vertices.first, let last = vertices.last, vertices.count > 2,
          abs(first[0] - last[0]) < 1e-9, abs(first[1] - last[1]) < 1e-9
        {
          vertices[0][2] = last[2]
          vertices[0][3] = last[3]
          vertices.removeLast()
        }
        subpaths.append((vertices, isClosed))
      }
      vertices = []
      isClosed = false
    }
    func add(_ point: CGPoint, _ first: CGPoint?, _ second: CGPoint?) {
      if let first, !vertices.isEmpty {
        let last = vertices.count - 1
        vertices[last][4] = first.x - vertices[last][0]
        vertices[last][5] = first.y - vertices[last][1]
      }
      vertices.append([point.x, point.y, second.map { $0.x - point.x } ?? 0, second.map { $0.y - point.y } ?? 0, 0, 0])
    }
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        end(&subpaths)
        start = point
        add(point, nil, nil)
      case .line(let point): add(point, nil, nil)
      case .quad(let point, let control):
        let from = vertices.last.map { CGPoint(x: $0[0], y: $0[1]) } ?? start
        func third(_ end: CGPoint) -> CGPoint {
          CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        add(point, third(from), third(point))
      case .cubic(let point, let first, let second): add(point, first, second)
      case .close:
        isClosed = true
        end(&subpaths)
        add(start, nil, nil)
      }
    }
    end(&subpaths)
  }

  /// All numbers of a subpath.
  static func text(_ numbers: [Double], isClosed: Bool) -> String {
    let vertices = stride(from: 0, to: numbers.count - 5, by: 6).map { Array(numbers[$0..<($0 + 6)]) }
    func points(_ place: Int) -> String {
      "[" + vertices.map { LottieText.list([$0[place], $0[place + 1]]) }.joined(separator: ",") + "]"
    }
    return "{\"c\":\(isClosed),\"v\":\(points(0)),\"i\":\(points(2)),\"o\":\(points(4))}"
  }
}
