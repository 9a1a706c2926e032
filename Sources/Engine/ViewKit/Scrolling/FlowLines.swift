import MotionMath

/// The delegate's values for one section; nil uses the layout's own.
struct FlowSection {
  var sizes: [CGSize?]
  var inset: UIEdgeInsets?
  var lineSpacing: Double?
  var itemSpacing: Double?
}

/// One section's items, arranged in lines: `across` is the direction of a line, `along` the direction in which lines
/// follow each other.
///
/// A full line is spread over the whole width. A line with room for one item centres it, also one that is longer than the line
/// (recorded). The last line has the spacing of the others, or the minimum where sizes differ (recorded).
struct FlowLines {
  struct Item: Equatable {
    let across: Double
    let along: Double
  }

  struct Place {
    let item: Item
    let across: Double
    let along: Double
  }

  private(set) var places: [Place] = []
  /// The extent of all lines with the spacing between them.
  private(set) var length = 0.0

  /// - Parameters:
  ///   - room: The length of a line.
  init(_ items: [Item], room: Double, itemSpacing: Double, lineSpacing: Double) {
    let isUniform = items.allSatisfy { $0 == items[0] }
    let lines = Self.lines(of: items, in: room, spacing: itemSpacing)
    for (number, line) in lines.enumerated() {
      if number > 0 { length += lineSpacing }
      let height = line.map { items[$0].along }.max() ?? 0
      let free = room - line.reduce(0) { $0 + items[$1].across }
      var (across, gap) = (0.0, itemSpacing)
      if number < lines.count - 1 {
        (across, gap) = line.count > 1 ? (0, free / Double(line.count - 1)) : (free / 2, 0)
      } else if isUniform, let width = line.first.map({ items[$0].across }) {
        let perLine = max(1, ((room + itemSpacing) / (width + itemSpacing)).rounded(.down))
        (across, gap) = perLine > 1 ? (0, (room - perLine * width) / (perLine - 1)) : (free / 2, 0)
      } else if line.count == 1, free < 0 {
        across = free / 2
      }
      for index in line {
        let item = items[index]
        places.append(Place(item: item, across: across, along: length + (height - item.along) / 2))
        across += item.across + gap
      }
      length += height
    }
  }

  /// The items' numbers, line by line; each line has at least one.
  private static func lines(of items: [Item], in room: Double, spacing: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0.0
    for (index, item) in items.enumerated() {
      if index > start, used + spacing + item.across > room + 1e-9 {
        lines.append(start..<index)
        (start, used) = (index, item.across)
      } else {
        used += (index > start ? spacing : 0) + item.across
      }
    }
    return start < items.count ? lines + [start..<items.count] : lines
  }
}
