import LuaBridge
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing

/// Bad values: an error that names the property and the value, or an effect; never silence, never a trap.
@Suite("Bad input")
struct BadInputTests {
  /// What is thrown at everything; the first few are numbers, and are read back where they are taken.
  private static let values = """
    local nan, huge = 0 / 0, math.huge
    local values = {
      {"NaN", nan}, {"math.huge", huge}, {"-math.huge", -huge}, {"-1", -1}, {"0", 0}, {"0.5", 0.5}, {"7", 7}, {"1e300", 1e300},
      {"text", "nonsense"}, {"no text", ""}, {"true", true}, {"no table", {}}, {"a list", {1, 2}}, {"nothing", NSNull()},
      {"fields", {x = 1, y = "two"}}, {"function", function() end}, {"view", UIView()}, {"layer", CALayer()},
      {"point", CGPoint(1, 2)}, {"rectangle", CGRect(0, 0, -5, -5)}, {"colour", UIColor.red},
      {"matrix", CATransform3DMakeScale(0, 0, 0)}, {"animation", CABasicAnimation("opacity")}, {"path", UIBezierPath()},
    }

    """

  private static let codes = Set(FailureCode.allCases.map(\.rawValue)).subtracting([FailureCode.internal.rawValue])

  /// Set values that are kept as the nearest that makes sense, as UIKit documents or was measured to do it.
  private static let adjusted: Set = [
    "UIScrollView.zoomScale", "UICollectionView.zoomScale", "UITabBarController.selectedIndex", "UISlider.value",
  ]

  /// What can be asked of a class.
  private struct Members: Sendable {
    let name: String
    /// Those that can be given, inherited ones too.
    let properties: [String]
    let functions: [(name: String, isStatic: Bool, counts: [Int])]
  }

  private static let classes: [Members] = {
    let entries = Catalog.uiKit.classes.map(\.entry)
    func properties(of entry: ClassEntry) -> [String] {
      let own = entry.properties.filter { $0.isWritable && !$0.isStatic }.map(\.name)
      return own + (entries.first { $0.name == entry.superclass }.map { properties(of: $0) } ?? [])
    }
    return entries.map { entry in
      Members(
        name: entry.name, properties: properties(of: entry),
        functions: entry.functions.map { ($0.name, $0.isStatic, $0.overloads.map(\.parameters.count)) })
    }
  }()

  @Test(
    "every property takes a bad value with an effect, or names itself and refuses it", arguments: classes.map(\.name))
  func properties(_ name: String) throws {
    let entry = try #require(Self.classes.first { $0.name == name })
    let names = entry.properties.map { "\"\($0)\"" }.joined(separator: ", ")
    let text = try Stage.output(
      Self.values + """
        local function same(a, b) return a == b or a ~= a and b ~= b end
        for _, name in ipairs{\(names)} do
          for _, value in ipairs(values) do
            local isMade, object = pcall(function() return \(name)() end)
            if isMade then
              local _, before = pcall(function() return object[name] end)
              local isTaken, failure = pcall(function() object[name] = value[2] end)
              local _, after = pcall(function() return object[name] end)
              local given = math.type(value[2]) and value[2]
              if not isTaken then
                print("refused", name, value[1], failure.code or "?", (tostring(failure):gsub("\\n", " ")))
              elseif given and math.type(after) and not same(after, given) and same(after, before) then
                print("ignored", name, value[1], before, after)
              elseif given and given ~= given then
                print("NaN taken", name, value[1], before, after)
              end
            end
          end
        end
        """)
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t").map { String($0) }
      if fields[0] == "refused" {
        #expect(Self.codes.contains(fields[3]), "\(line)")
        #expect(fields[4].contains(fields[1]), "\(line)")
      } else {
        #expect(Self.adjusted.contains("\(name).\(fields[1])"), "\(name): \(line)")
      }
    }
  }

  /// What moves the clock or waits for it, and what makes names.
  private static let untried: Set = ["Timeline", "TouchDriver", "Timer", "DispatchQueue", "CADisplayLink", "NSNull"]

  /// Random calls and assignments, each under `pcall`.
  private static func script(_ seed: Seed) -> String {
    var generator = seed.generator
    func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &generator) }
    var lines = [
      """
      local function value(number) return values[number][2] end
      local objects = {}
      local function object(class)
        if not objects[class] then
          local isMade, made = pcall(_G[class])
          objects[class] = isMade and made or UIView()
        end
        return objects[class]
      end
      local function try(label, body)
        local isDone, failure = pcall(body)
        if not isDone and type(failure) ~= "string" then print(failure.code or "?", label, (tostring(failure.message or failure):gsub("\\n", " ")))
        elseif not isDone then print("?", label, failure) end
      end
      pcall(function() window:addSubview(object("UIView")) window.layer:addSublayer(object("CALayer")) end)
      """
    ]
    for _ in 0..<80 {
      guard let entry = pick(classes.filter { !untried.contains($0.name) }) else { continue }
      func value() -> String { "value(\(Int.random(in: 1...24, using: &generator)))" }
      if let property = pick(entry.properties), Bool.random(using: &generator) {
        lines.append(
          "try(\"\(entry.name).\(property)\", function() object(\"\(entry.name)\").\(property) = \(value()) end)")
      } else if let function = pick(entry.functions), let count = pick(function.counts) {
        let arguments = (0..<count).map { _ in value() }.joined(separator: ", ")
        let call = function.isStatic ? "\(entry.name).\(function.name)" : "object(\"\(entry.name)\"):\(function.name)"
        lines.append("try(\"\(entry.name):\(function.name)\", function() \(call)(\(arguments)) end)")
      }
    }
    lines.append("try(\"timeline:advance\", function() timeline:advance(0.1) end)")
    lines.append("print(\"alive\", UIView().alpha)")
    return values + lines.joined(separator: "\n")
  }

  @Test("random members given random values never trap, and fail by a code", arguments: Seed.first(120))
  func random(_ seed: Seed) throws {
    let stage = try Stage()
    let error = stage.run(Self.script(seed))
    #expect(error == nil, "\(error?.description ?? "")")
    var lines = stage.output.split(separator: "\n")
    #expect(lines.popLast() == "alive\t1.0")
    for line in lines {
      let code = line.split(separator: "\t").first.map { String($0) } ?? ""
      #expect(Self.codes.contains(code), "\(line)")
    }
  }
}
