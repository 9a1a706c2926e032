import MotionFitting
import PlainText
import ScriptRuntime

/// Positions over time as a table: `t,x,y`, a sample a line, as a spreadsheet or `playhead export` writes it.
///
/// A first line of names is not needed. Cells end with commas, semicolons or tabs; with the latter two a number may have a
/// decimal comma.
struct MeasuredTable {
  /// Why a text is no such table, in the words of the command; with the line, from 1, where there is one.
  struct Problem: Error, Equatable {
    let line: Int?
    let message: String
  }

  let names: [String]
  /// The number of each sample's line, from 1.
  private let lines: [Int]
  private let rows: [[String]]
  private let takesCommas: Bool

  /// - Throws: `Problem`
  init(_ text: String) throws(Problem) {
    let all = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let written = all.enumerated().filter { !$0.element.allSatisfy(\.isWhitespace) }
    guard let first = written.first?.element else { throw Problem(line: nil, message: "no sample is in it") }
    let separator: Character = first.contains("\t") ? "\t" : first.contains(";") ? ";" : ","
    takesCommas = separator != ","
    var rows = written.map { (line: $0.offset + 1, cells: Self.cells(String($0.element), separator)) }
    if let top = rows.first, Self.number(top.cells[0], takesCommas) == nil {
      names = top.cells
      rows.removeFirst()
    } else {
      names = rows[0].cells.indices.map { index in
        index == 0 ? "t" : index < 4 ? ["x", "y", "z"][index - 1] : "column \(index + 1)"
      }
    }
    guard names.count > 1 else {
      throw Problem(line: 1, message: "one column alone; a sample is a time and a position: 0.016,120")
    }
    (lines, self.rows) = (rows.map(\.line), rows.map(\.cells))
  }

  /// - Parameter wanted: Names of columns, or their beginnings up to a point: `card.position` is both of its columns. Empty: all
  ///   that stand beside the time, which are two at most.
  /// - Throws: `Problem`
  func samples(_ wanted: [String]) throws(Problem) -> MotionSamples {
    let columns = try chosen(wanted)
    var (times, values) = ([Double](), [[Double]](repeating: [], count: columns.count))
    for (line, cells) in zip(lines, rows) {
      func number(_ column: Int) throws(Problem) -> Double {
        let cell = column < cells.count ? cells[column] : ""
        guard !cell.isEmpty else {
          throw Problem(line: line, message: "\(names[column]) is missing; leave out a line that was not measured")
        }
        guard let number = Self.number(cell, takesCommas), number.isFinite else {
          throw Problem(line: line, message: "'\(cell)' is no number, as \(names[column]) has to be")
        }
        return number
      }
      let time = try number(0)
      if let last = times.last, time <= last {
        let shown = NumberText.shortest
        throw Problem(
          line: line,
          message: time == last
            ? "the time \(shown(time)) is there twice; leave one of the two lines out"
            : "the time \(shown(time)) comes after \(shown(last)); samples stand in the order of their times")
      }
      times.append(time)
      for (index, column) in columns.enumerated() { values[index].append(try number(column)) }
    }
    do {
      return try MotionSamples(
        times: times, axes: zip(columns, values).map { MotionSamples.Axis(names[$0], $1) })
    } catch {
      throw Problem(line: nil, message: Self.message(error))
    }
  }

  private func chosen(_ wanted: [String]) throws(Problem) -> [Int] {
    let offered = Array(names.indices.dropFirst())
    let list = names.dropFirst().prefix(8).joined(separator: ", ") + (names.count > 9 ? ", …" : "")
    if wanted.isEmpty {
      guard offered.count <= 2 else {
        throw Problem(
          line: nil, message: "\(offered.count) columns stand beside the time; name one or two of them: \(list)")
      }
      return offered
    }
    var columns: [Int] = []
    for name in wanted {
      let named = offered.filter { names[$0] == name }
      let found = named.isEmpty ? offered.filter { names[$0].hasPrefix(name + ".") } : named
      guard !found.isEmpty else {
        let near = Suggestion.nearest(to: name, among: Array(names.dropFirst()))
        throw Problem(
          line: nil,
          message: "no column is called '\(name)'; " + (near.map { "did you mean '\($0)'?" } ?? "it has \(list)"))
      }
      columns += found.filter { !columns.contains($0) }
    }
    guard columns.count <= 2 else {
      throw Problem(line: nil, message: "a motion is fitted to one or two columns, and \(columns.count) are named")
    }
    return columns
  }

  static func message(_ problem: MotionSamplesProblem) -> String {
    switch problem {
    case .tooFew(let count):
      "\(count) sample\(count == 1 ? "" : "s"); at least \(MotionSamples.fewest) are needed, as a motion has up to eight unknowns"
    case .nothingMoves(let value): "nothing moves: it is \(NumberText.shortest(value)) all along"
    case .timeNotLater, .notFinite: "its times or positions are no numbers in order"
    }
  }

  /// A cell may stand in quotes, in which a quote is written twice (RFC 4180).
  private static func cells(_ line: String, _ separator: Character) -> [String] {
    var (cells, cell, isQuoted) = ([String](), "", false)
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if character == separator, !isQuoted {
        cells.append(cell)
        cell = ""
      } else {
        cell.append(character)
      }
    }
    return (cells + [cell]).map { cell in
      let bare = cell.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
      let text = String(bare)
      guard text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
      return String(text.dropFirst().dropLast()).split(separator: "\"\"", omittingEmptySubsequences: false)
        .joined(separator: "\"")
    }
  }

  private static func number(_ cell: String, _ takesCommas: Bool) -> Double? {
    Double(takesCommas ? String(cell.map { $0 == "," ? "." : $0 }) : cell)
  }
}
