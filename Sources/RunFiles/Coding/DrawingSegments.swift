import PlainText

/// The drawings of all frames: runs of frames of one form, and the numbers in which they differ.
struct DrawingSegments {
  /// The forms, as JSON.
  private(set) var templates: [String] = []
  /// `[first frame, count, template, constants, [[slot, column], …]]`.
  private(set) var segments: [String] = []
  private var places: [String: Int] = [:]
  private var open: (from: Int, template: Int, numbers: [NumberHistory])?
  private var next = 0

  mutating func append(_ form: DrawingForm, at frame: Int, in columns: ColumnTable) {
    let template = places[form.text] ?? templates.count
    if template == templates.count {
      places[form.text] = template
      templates.append(form.text)
    }
    if open?.template == template {
      for (index, number) in form.numbers.enumerated() { open?.numbers[index].append(number) }
    } else {
      end(in: columns)
      open = (frame, template, zip(form.numbers, form.quanta).map(NumberHistory.init))
    }
    next = frame + 1
  }

  /// Writes the last run.
  mutating func end(in columns: ColumnTable) {
    guard let run = open else { return }
    open = nil
    var moving: [String] = []
    for (slot, number) in run.numbers.enumerated() where !number.isConstant {
      let (column, shift) = columns.add(number.values, number.quantum)
      moving.append("[\(slot),\(column)\(shift == 0 ? "" : "," + JSONText.number(shift))]")
    }
    let constants = run.numbers.filter(\.isConstant).map(\.constant)
    segments.append(
      "[\(run.from),\(next - run.from),\(run.template),\(JSONText.array(constants)),\(JSONText.array(moving))]")
  }
}
