import PlainText

/// The drawings of all frames: runs of frames of one form, and the numbers in which they differ.
struct DrawingSegments {
  /// Each drawing once, as JSON, with the numbers it had at first. Of a path it has the number of its parts, which are among
  /// the outlines.
  private(set) var drawings: [String] = []
  let outlines = OutlineTable()
  /// The drawings of each form: the number of each, from that of the drawing before it.
  private(set) var templates: [String] = []
  /// `[first frame, count, template, [[slot, number, …], …], [slot, column, …], [move, shift, …]]`: other numbers than those
  /// of the drawings, from a slot on; those that move; of which moves the numbers are shifted. A slot counts the numbers of
  /// the template's drawings. Slots, columns and moves are counted from the one before.
  private(set) var segments: [String] = []
  private var stored: [String: (index: Int, numbers: ArraySlice<String>)] = [:]
  private var forms: [[String]: Int] = [:]
  private var open: (from: Int, form: [String], numbers: [NumberHistory])?
  private var next = 0

  mutating func append(_ form: DrawingForm, at frame: Int, in columns: ColumnTable) {
    if open?.form == form.drawings {
      for (index, number) in form.numbers.enumerated() { open?.numbers[index].append(number.value) }
    } else {
      end(in: columns)
      if forms[form.drawings] == nil { store(form) }
      open = (frame, form.drawings, form.numbers.map { NumberHistory($0.value, $0.quantum) })
    }
    next = frame + 1
  }

  /// Adds a form, and those of its drawings that are not there.
  private mutating func store(_ form: DrawingForm) {
    var places: [String] = []
    var last = 0
    var remaining = form.numbers[...]
    for (text, count) in zip(form.drawings, form.counts) {
      let numbers = remaining.prefix(count)
      remaining = remaining.dropFirst(count)
      if stored[text] == nil {
        stored[text] = (drawings.count, ArraySlice(numbers.map(\.storedText)))
        drawings.append(written(text, numbers))
      }
      let index = stored[text]?.index ?? 0
      places.append(String(index - last))
      last = index
    }
    forms[form.drawings] = templates.count
    templates.append(JSONText.array(places))
  }

  /// A drawing with its numbers; the parts of its paths go to the outlines.
  private mutating func written(_ form: String, _ numbers: ArraySlice<DrawingForm.Number>) -> String {
    var remaining = numbers
    var text = ""
    // The letters of a part; nil outside of paths.
    var letters: String?
    var path: [(letters: String, numbers: [Double])] = []
    for character in form.unicodeScalars {
      switch character {
      case "#": text += remaining.popFirst().map { $0.value.isFinite ? $0.quantum.text($0.value) : "0" } ?? "0"
      case "<": letters = ""
      case " ", ">":
        if let part = letters, !part.isEmpty {
          let count = 2 * part.utf8.reduce(0) { $0 + OutlineTable.points($1) }
          path.append((part, remaining.prefix(count).map(\.value)))
          remaining = remaining.dropFirst(count)
        }
        letters = ""
        guard character == ">" else { break }
        text += String(path.count)
        outlines.add(path)
        (letters, path) = (nil, [])
      default:
        letters?.unicodeScalars.append(character)
        if letters == nil { text.unicodeScalars.append(character) }
      }
    }
    return text
  }

  /// Writes the last run.
  mutating func end(in columns: ColumnTable) {
    guard let run = open else { return }
    open = nil
    var moving: [Int] = []
    var shifts: [String] = []
    var other: [[String]] = []
    var (lastMoving, lastColumn, lastShift, lastOther, otherStart) = (0, 0, 0, -2, 0)
    let numbers = run.form.flatMap { stored[$0]?.numbers ?? [] }
    for (slot, number) in run.numbers.enumerated() {
      if !number.isConstant {
        let (column, shift) = columns.add(number.values, number.quantum, from: run.from)
        if shift != 0 {
          shifts.append(String(moving.count / 2 - lastShift))
          shifts.append(NumberText.trimmed(shift, number.quantum.digits + 1))
          lastShift = moving.count / 2
        }
        moving += [slot - lastMoving, column - lastColumn]
        (lastMoving, lastColumn) = (slot, column)
      } else if number.constant != numbers[slot] {
        if lastOther != slot - 1 {
          other.append([String(slot - otherStart)])
          otherStart = slot
        }
        other[other.count - 1].append(number.constant)
        lastOther = slot
      }
    }
    segments.append(
      "[\(run.from),\(next - run.from),\(forms[run.form] ?? 0),\(JSONText.array(other.map(JSONText.array))),"
        + "\(JSONText.array(moving.map(String.init))),\(JSONText.array(shifts))]")
  }
}

extension DrawingForm.Number {
  /// As a stored drawing has it; nothing for what it has not, which comes with each run.
  fileprivate var storedText: String {
    value.magnitude < OutlineTable.most ? quantum.text(value) : value.isFinite ? "" : "null"
  }
}
