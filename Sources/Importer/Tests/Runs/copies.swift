// Structs are values wherever they come from: out of lists and dictionaries, behind `!`, `??`, `? :` and `if var`.
// swift-format-ignore-file: NeverForceUnwrap

struct Mark: Equatable {
  var k = 0
}
struct Sheet {
  var first: Mark
  var marks: [Mark]
}
enum Step {
  case at(Mark)
}

class Stack {
  static var base = Mark()
  var marks = [Mark(), Mark()]
  var only: Mark?
  var own = Stack.base
  lazy var saved = own
  var top: Mark { marks.last! }

  func change() -> [Int] {
    only = Mark()
    var a = top
    a.k = 1
    var b = only!
    b.k = 2
    var c = only ?? Mark()
    c.k = 3
    own.k = 4
    return [marks[1].k, only!.k, saved.k, Stack.base.k, a.k + b.k + c.k]
  }
}

func fromLists() -> [Int] {
  var list = [Mark(), Mark()]
  var a = list.first!
  a.k = 1
  var b = list.last ?? Mark()
  b.k = 2
  var c = list.max { $0.k < $1.k }!
  c.k = 3
  if var d = list.first(where: { $0.k == 0 }) { d.k = 4 }
  let chosen = list.count > 0 ? list[0] : list[1]
  let some = list.filter { $0.k == 0 }
  let front = list.prefix(1)
  let more = list + [Mark()]
  let pair = (list[0], 1)
  list[0].k = 5
  return [list[1].k, chosen.k, some[0].k, front.first!.k, more[0].k, pair.0.k]
}

func fromDictionaries() -> [Int] {
  var marks = ["a": Mark()]
  var a = marks["a"]!
  a.k = 1
  var b = marks["a"] ?? Mark()
  b.k = 2
  let before = marks
  marks["a"]?.k = 3
  return [marks["a"]!.k, before["a"]!.k]
}

func fromParts() -> [Int] {
  let list = [Mark()]
  var sheet = Sheet(first: list[0], marks: list)
  sheet.first.k = 1
  sheet.marks[0].k = 2
  let (one, two) = (sheet.first, sheet.marks[0])
  sheet.first.k = 3
  sheet.marks[0].k = 4
  let step = Step.at(one)
  if case .at(let mark) = step {
    var changed = mark
    changed.k = 5
  }
  guard case .at(let same) = step else { return [] }
  return [list[0].k, one.k, two.k, same.k]
}

for value in Stack().change() + fromLists() + fromDictionaries() + fromParts() { print(value) }
