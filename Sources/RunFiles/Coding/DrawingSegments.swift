import PlainText

/// The drawings of all frames: runs of frames of one form, and the numbers in which they differ.
struct DrawingSegments {
  /// Each drawing once, as JSON, with the numbers it had at first. The points of a path are counted from the beginning of
  /// their part, an `M`.
  private(set) var drawings: [String] = []
  /// The drawings of each form: the number of each, from that of the drawing before it.
  private(set) var templates: [String] = []
  /// `[first frame, count, template, [[slot, number, …], …], [slot, column, …], [move, shift, …]]`: other numbers than those
  /// of the drawings, from a slot on; those that move; of which moves the numbers are shifted. A slot counts the numbers of
  /// the template's drawings. Slots and columns are counted from the one before.
  private(set) var segments: [String] = []
  private var stored: [String: (place: Int, numbers: ArraySlice<String>)] = [:]
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
    var rest = form.numbers[...]
    for text in form.drawings {
      let parts = text.split(separator: "#", omittingEmptySubsequences: false)
      let numbers = rest.prefix(parts.count - 1)
      rest = rest.dropFirst(parts.count - 1)
      if stored[text] == nil {
        stored[text] = (drawings.count, ArraySlice(numbers.map { $0.quantum.text($0.value) }))
        drawings.append(
          zip(parts, numbers.map(\.storedText) + [""]).reduce(into: "") { text, part in text += part.0 + part.1 })
      }
      let place = stored[text]?.place ?? 0
      places.append(String(place - last))
      last = place
    }
    forms[form.drawings] = templates.count
    templates.append(JSONText.array(places))
  }

  /// Writes the last run.
  mutating func end(in columns: ColumnTable) {
    guard let run = open else { return }
    open = nil
    var moving: [Int] = []
    var shifts: [String] = []
    var other: [[String]] = []
    var (lastMoving, lastColumn, lastOther, otherStart) = (0, 0, -2, 0)
    let known = run.form.flatMap { stored[$0]?.numbers ?? [] }
    for (slot, number) in run.numbers.enumerated() {
      if !number.isConstant {
        let (column, shift) = columns.add(number.values, number.quantum, from: run.from)
        if shift != 0 {
          shifts += [String(moving.count / 2), NumberText.fixed(shift, number.quantum.digits + 1, isTrimmed: true)]
        }
        moving += [slot - lastMoving, column - lastColumn]
        (lastMoving, lastColumn) = (slot, column)
      } else if number.constant != known[slot] {
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
  /// As a stored drawing has it. What is no number is 0 there, and comes with each run. Where a path goes on, two digits are
  /// fine enough, a hundredth of a pixel, and a sixth shorter: letters are most of what is stored.
  fileprivate var storedText: String {
    guard value.isFinite else { return "0" }
    return origin == 0 ? quantum.text(value) : NumberText.fixed(value - origin, 2, isTrimmed: true)
  }
}
