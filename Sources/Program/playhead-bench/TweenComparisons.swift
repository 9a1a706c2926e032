import CBaselines

/// W1 beside a script without an engine: tweens in a Lua table, each visited for every time.
enum TweenComparisons {
  private static let layers = 10_000

  /// `scrub(k)` sets all tweens to the k-th time of W1. Newton steps solve a curve, as is usual.
  private static let script = """
    local function bezier(x1, y1, x2, y2)
      local cx, cy = 3 * x1, 3 * y1
      local bx, by = 3 * (x2 - x1) - cx, 3 * (y2 - y1) - cy
      local ax, ay = 1 - cx - bx, 1 - cy - by
      return function(p)
        local s = p
        for _ = 1, 8 do
          local miss = ((ax * s + bx) * s + cx) * s - p
          if miss < 1e-7 and miss > -1e-7 then break end
          s = s - miss / ((3 * ax * s + 2 * bx) * s + cx)
        end
        return ((ay * s + by) * s + cy) * s
      end
    end
    local curves = {
      bezier(0.42, 0, 1, 1), bezier(0, 0, 0.58, 1), bezier(0.42, 0, 0.58, 1), bezier(0.25, 0.1, 0.25, 1),
    }
    local layers, tweens = {}, {}
    for i = 0, \(layers - 1) do
      local layer = {opacity = 1, x = 20}
      layers[#layers + 1] = layer
      for key, ends in pairs{opacity = {1, 0.25}, x = {20, 320}} do
        tweens[#tweens + 1] = {
          target = layer, key = key, from = ends[1], to = ends[2], begin = i % 64 * 1e-3, curve = curves[i % 4 + 1],
        }
      end
    end
    function scrub(k)
      local time = 0.063 + k * 0.6180339887498949 % 1 * 0.287
      for i = 1, #tweens do
        local t = tweens[i]
        local p = math.min(math.max((time - t.begin) / 0.35, 0), 1)
        t.target[t.key] = t.from + (t.to - t.from) * t.curve(p)
      end
      probe = layers[78].opacity
    end
    """

  static func run(into report: inout Report) throws {
    let stage = try ScrubStage(layers: layers, timing: cb_staggered)
    guard let tweens = cb_bridge_open(script) else { throw BenchFailure("the handwritten tweens did not open") }
    defer { cb_bridge_close(tweens) }
    _ = cb_bridge_call(tweens, "scrub", 7)
    let expected = stage.value(77, 0, at: cb_scrub_time(7))
    let found = cb_bridge_number(tweens, "probe")
    // A step that misses by less than 1e-7 ends the solving.
    guard abs(found - expected) < 1e-6 else { throw BenchFailure("handwritten tweens: \(found), not \(expected)") }

    let properties = Double(2 * layers)
    let engine = Workload(items: properties) { stage.readThroughLayers(at: cb_scrub_time($0)) }
    let plain = Workload(items: properties) { _ = cb_bridge_call(tweens, "scrub", $0) }
    try report.compare(.handwrittenTweens, engine, with: plain)
  }
}
