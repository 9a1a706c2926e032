/// The inputs that were made by hand.
struct Journal {
  struct Entry {
    let method: String
    var params: String
  }

  private(set) var entries: [Entry] = []
  /// A longer list is not repeated at all: without its beginning it would do something else.
  private static let most = 5_000

  var count: Int { entries.count }

  private static let inputs: Set = [
    "run", "touch", "tap", "pinch", "hold", "update", "finish", "cancel", "reverse", "tune", "switch", "checkpoint",
    "restart", "advance", "step", "back", "seek", "play", "mark", "range", "stops",
  ]

  static func changes(_ method: String) -> Bool { inputs.contains(method) }

  mutating func add(_ method: String, _ params: String) {
    if let last = entries.last, last.method == method {
      // The last of several looks counts.
      if method == "seek" {
        entries[entries.count - 1].params = params
        return
      }
      if method == "advance", let a = JSONObject(last.params[...])?.whole("frames"),
        let b = JSONObject(params[...])?.whole("frames")
      {
        entries[entries.count - 1].params = "{\"frames\":\(a + b)}"
        return
      }
    }
    if entries.count < Self.most { entries.append(Entry(method: method, params: params)) }
  }

  mutating func keep(_ count: Int) { entries.removeLast(max(0, entries.count - count)) }
}
