import MotionMath
import PlainText
import TestStages
import Testing

@testable import RecordingFiles
@testable import RecordingKit

@Suite("The data of a page") struct RunDataTests {
  /// Points, fractions, turns and colours; by springs, groups, lists of values and sums; what is retargeted, taken away, and
  /// moved by hand.
  private let script = """
    for index = 1, 5 do
      local dot = UIView(CGRect(index * 31.7, 200 / index, 20, 20 + index / 3))
      dot.backgroundColor = UIColor(1 / index, 0.3, index / 7, 1)
      window:addSubview(dot)
      UIView.animate{withDuration = 0.25 + index / 17, animations = function()
        dot.center, dot.alpha, dot.backgroundColor = CGPoint(index * 37.3, 500 / index), index / 9, UIColor(0.1, index / 6, 0, 0.7)
      end}
      dot.layer:add(CABasicAnimation{keyPath = "transform.rotation.z", fromValue = 0, toValue = index, duration = 0.4}, "turn")
      dot.layer:add(CASpringAnimation{keyPath = "cornerRadius", fromValue = 0, toValue = 9.7, duration = 0.3, damping = 4}, "round")
      dot.layer:add(CAKeyframeAnimation{
        keyPath = "bounds.size.width", values = {20, 71.3 / index, 33, 20}, duration = 0.35, isAdditive = false}, "wide")
      timeline:advance(0.05)
      dot.layer.zPosition = index / 3
    end
    for _, dot in ipairs(window.subviews) do
      UIView.animate{withDuration = 0.3, animations = function() dot.center = CGPoint(dot.center.x / 3, 90.1) end}
    end
    timeline:advance(0.1)
    window.subviews[2]:removeFromSuperview()
    window.subviews[1].layer:removeAllAnimations()
    for frame = 1, 10 do
      window.subviews[3].layer.opacity = 1 / frame
      timeline:advance(1 / 60)
    end
    timeline:run()
    """

  @Test("what a page reads of every lane, shown and model, is the record's in every frame, within one quantum")
  func values() throws {
    let recorded = try Recorded(script)
    let run = recorded.run
    let data = RunData(run, title: "run", source: nil)
    let page = try #require(Page(data))
    let frame = run.recording.frame(at: 0)
    var properties = LaneProperties(of: run.recording)
    var (compared, apart, worst) = (0, 0, 0.0)
    for (number, time) in run.times.enumerated() {
      frame.seek(to: time)
      for layer in frame.layersInTree {
        for property in properties.of(layer) {
          let lane = try #require(page.lanes[Page.Lane(layer: Int(layer.index), property: property.name)])
          let pair = (frame.value(layer, property), frame.modelValue(layer, property))
          if pair.0 != pair.1 { apart += 1 }
          for (expected, spans) in [(pair.0, lane.shown), (pair.1, lane.model)] {
            let read = page.value(spans, at: number) ?? page.value(lane.model, at: number)
            switch LaneValue(expected) {
            case .step(let text): #expect(read == JSON(text), "\(property) at frame \(number)")
            case .numbers(let numbers):
              let found = try #require(read?.elements?.map { $0.number ?? .nan }, "\(property) at frame \(number)")
              #expect(found.count == numbers.count)
              for (index, (a, b)) in zip(numbers, found).enumerated() {
                worst = max(worst, abs(a - b) / LaneValue.quantum(property, index).size)
              }
            }
            compared += 1
          }
        }
      }
    }
    withExtendedLifetime(recorded) {}
    #expect(worst <= 1)
    #expect(compared > 1_000)
    #expect(apart > 200)
  }

  /// A page's lanes, of which each number is one or a place in a column.
  private struct Page {
    struct Lane: Hashable {
      let layer: Int
      let property: String
    }

    typealias Spans = [(from: Int, to: Int, value: JSON)]
    private(set) var lanes: [Lane: (model: Spans, shown: Spans)] = [:]
    private let columns: [[Double]]

    init?(_ data: RunData) {
      guard let head = JSON(data.head), let heads = head["columns"]?.elements else { return nil }
      columns = PageReader.columns(heads, data.columns)
      let names = head["properties"]?.elements?.map(\.string) ?? []
      let values = head["values"]?.elements ?? []
      func integers(_ list: JSON?) -> [Int] { list?.elements?.map { Int($0.number ?? -1) } ?? [] }
      func spans(_ list: JSON?) -> Spans {
        let numbers = integers(list)
        return stride(from: 0, to: numbers.count, by: 3).map {
          (numbers[$0], numbers[$0] + numbers[$0 + 1], values[numbers[$0 + 2]])
        }
      }
      for entry in head["lanes"]?.elements ?? [] {
        let layer = Int(entry[0]?.number ?? -1)
        let still = integers(entry[1])
        for place in stride(from: 0, to: still.count, by: 2) {
          lanes[Lane(layer: layer, property: names[still[place]] ?? "")] = ([(0, .max, values[still[place + 1]])], [])
        }
        for moving in entry[2]?.elements ?? [] {
          let name = names[Int(moving[0]?.number ?? -1)] ?? ""
          lanes[Lane(layer: layer, property: name)] = (spans(moving[1]), spans(moving[2]))
        }
      }
    }

    /// Nil where there is none at a frame.
    func value(_ spans: Spans, at frame: Int) -> JSON? {
      guard let span = spans.first(where: { $0.from <= frame && frame < $0.to }) else { return nil }
      guard let parts = span.value.elements else { return span.value }
      return .array(
        parts.map { part in
          guard let column = part["c"]?.number else { return part }
          return .number(columns[Int(column)][frame - span.from] + (part["+"]?.number ?? 0))
        })
    }
  }
}
