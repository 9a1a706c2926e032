import TestSupport
import Testing

/// The numbers of every example, read from the record at stated times: `Effects/README.md` says how they are written.
@Suite("Effects in numbers") struct EffectTests {
  /// A number to read.
  struct Row {
    let line: Int
    let printed: String
    /// Of the formula; the printed number has its own.
    let tolerance: Double
  }

  /// One run of one example on one screen.
  struct Course: CustomTestStringConvertible {
    let file: String
    let name: String
    var screens: [String] = []
    var rows: [Row] = []
    var code = ""
    var screen = ""
    var testDescription: String { "\(file): \(name) on \(screen)" }
  }

  static let folder = "Tests/PlayheadTests/Effects"

  static let courses = SourceTree.names(in: folder, ending: ".txt").flatMap { file in
    courses(in: SourceTree.text(of: "\(folder)/\(file)") ?? "", file).flatMap { course in
      course.screens.map { screen in
        var course = course
        course.screen = screen
        return course
      }
    }
  }

  private static func courses(in text: String, _ file: String) -> [Course] {
    var courses: [Course] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let space = line.firstIndex(of: " "), !line.hasPrefix("#") else { continue }
      let rest = String(line[line.index(after: space)...])
      switch line[..<space] {
      case "effect": courses.append(Course(file: file, name: rest))
      case "screens": courses[courses.count - 1].screens = rest.split(separator: " ").map(String.init)
      case "do": courses[courses.count - 1].code += "begin = nil \(rest)\n"
      case "at": add(rest, line: index + 1, to: &courses[courses.count - 1])
      default: Issue.record("\(file):\(index + 1): \(line)")
      }
    }
    return courses
  }

  private static func add(_ text: String, line: Int, to course: inout Course) {
    let parts = text.split(separator: "|").map { String($0).trimmingSpaces }
    guard parts.count >= 4 else {
      Issue.record("\(course.file):\(line): too few parts")
      return
    }
    let tolerance = parts.count > 4 ? Tolerance.named[parts[4]] : Tolerance.formula
    course.rows.append(Row(line: line, printed: parts[2], tolerance: tolerance ?? 0))
    course.code += "row(\(line), \(parts[0]), function() return \(parts[1]) end, function(t) return \(parts[3]) end)\n"
  }

  /// The functions that the files may call. The solver halves an interval: it shares nothing with the engine's.
  private static let prelude = """
    local say, quiet = print, print
    print = function() end
    W, H, S = window.bounds.width, window.bounds.height, window.safeAreaInsets.top
    local function curve(x1, y1, x2, y2)
      local function at(a, b, s) return 3 * a * s * (1 - s) ^ 2 + 3 * b * s * s * (1 - s) + s ^ 3 end
      return function(u)
        local low, high = 0, 1
        for _ = 1, 60 do
          local middle = (low + high) / 2
          if at(x1, x2, middle) < u then low = middle else high = middle end
        end
        return at(y1, y2, low)
      end
    end
    ease, easeIn, easeOut = curve(0.42, 0, 0.58, 1), curve(0.42, 0, 1, 1), curve(0, 0, 0.58, 1)
    default = curve(0.25, 0.1, 0.25, 1)

    -- What is on screen of a controller, a view or a layer.
    local function layer(object)
      if object:isKind(UIViewController) then object = object.view end
      return object:isKind(UIView) and object.layer or object
    end
    function value(object, keyPath) return timeline:value(layer(object), keyPath) end
    function alpha(object) return value(object, "opacity") end
    function radius(mask) return value(mask, "path").bounds.width / 2 end
    function frame(object) return layer(object):presentation().frame end
    function scrub(percent)
      touch:move(W - W * percent, 300)
      timeline:advance(0)
      begin = timeline.now
    end

    function row(line, t, read, formula)
      local starts = timeline:events("animateTransition")
      begin = begin or starts[#starts].time
      -- At the very end what moved may be gone.
      local isOver = begin + t >= timeline.liveTime and timeline.liveTime > begin
      timeline:seek(isOver and timeline.transition == nil and t < 9 and timeline.liveTime - 1e-9
        or math.min(begin + t, timeline.liveTime))
      say(line, string.format("%.9f\\t%.9f", read(), formula(t)))
      timeline:live()
    end

    """

  @Test("are those computed elsewhere", arguments: courses)
  func numbers(_ course: Course) throws {
    let load = course.name == "none" ? "" : "dofile 'Examples/\(course.name).lua'\n"
    let script = Self.prelude + load + course.code
    let run = ProgramRun.playhead("--device", "\(course.screen)@2", "-e", script)
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(lines.count == course.rows.count, "\(run.errors)")
    for (row, line) in zip(course.rows, lines) {
      let place = "\(course.file):\(row.line)"
      #expect(line.first.flatMap { Int($0) } == row.line)
      let value = try #require(Double(line[1]))
      let expected = try #require(Double(line[2]))
      #expect(isClose(value, expected, row.tolerance), "\(place)")
      guard course.screen == course.screens.first else { continue }
      let printed = try #require(Double(row.printed.hasPrefix(".") ? "0" + row.printed : row.printed))
      #expect(isClose(value, printed, max(Tolerance.lastDigit(of: row.printed), row.tolerance)), "\(place)")
    }
  }
}

extension Tolerance {
  /// Two ways to work out one number of a screen, one by halving; ends are read a grain of time before.
  static let formula = 1e-5
  static let named = ["close": matrixPart, "paced": drift]
  /// Parts taken out of a matrix with scales up to 150.
  static let matrixPart = 1e-4
  /// A round of five points, drawn by four curves, against the true circle.
  static let drift = 1e-2

  /// A number that was rounded to the digits it is printed with.
  static func lastDigit(of text: String) -> Double {
    guard let point = text.firstIndex(of: ".") else { return formula }
    let digits = text.distance(from: point, to: text.endIndex) - 1
    return 0.6 * (0..<digits).reduce(1) { unit, _ in unit / 10 }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
