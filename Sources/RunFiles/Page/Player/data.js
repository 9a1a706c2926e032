// Reading the recording: base64, gzip, JSON, columns.
const { abs, ceil, floor, hypot, max, min, round } = Math
const $ = id => document.getElementById(id)
const on = (target, name, action, options) => target.addEventListener(name, action, options)
const context = (canvas, w, h) => {
  if (w !== undefined) { canvas.width = max(1, w); canvas.height = max(1, h) }
  return canvas.getContext("2d")
}
// A number of a range; its beginning for what is none.
const clamp = (a, b, t) => min(b, max(a, t || 0))
const indexed = (items, key) => items.reduce((m, i) => { m.get(key(i))?.push(i) ?? m.set(key(i), [i]); return m }, new Map)
const quanta = [2 ** -10, 2 ** -16, 2 ** -20]
class Unreadable extends Error {}

async function unpacked(text) {
  let bytes
  try { bytes = Uint8Array.from(atob(text.trim()), c => c.charCodeAt(0)) } catch { throw new Unreadable("it is not base64.") }
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))
    bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  } catch { throw new Unreadable("its data is cut short or damaged.") }
  if (bytes.length < 4) throw new Unreadable("its data is cut short.")
  const end = 4 + new DataView(bytes.buffer).getUint32(0, true)
  if (end > bytes.length) throw new Unreadable("its data is cut short.")
  let run
  try { run = JSON.parse(new TextDecoder().decode(bytes.subarray(4, end))) } catch { throw new Unreadable("it is not JSON.") }
  if (run.playhead > 1) throw new Unreadable("this recording is of a newer version.")
  if (run.playhead !== 1) throw new Unreadable("it is no recording of playhead's.")
  let at = end
  run.stored.forEach(absolute)
  run.templates = run.templates.map(t => { let i = 0; return t.map(step => run.stored[i += step]) })
  const columns = run.columns.map(([code, count, isDerived]) => {
    if (isDerived) return
    if (code === null) return count.map(v => v ?? NaN)
    const column = new Float64Array(count)
    for (let i = 0, value = 0, step = 0; i < count; i++) {
      let rest = 0, scale = 1, byte
      do {
        if (at >= bytes.length) throw new Unreadable("a column ends too early.")
        byte = bytes[at++]
        rest += (byte & 127) * scale
        scale *= 128
      } while (byte > 127)
      step += rest % 2 ? -(rest + 1) / 2 : rest / 2
      value += step
      column[i] = value * quanta[code]
    }
    return column
  })
  run.columns.forEach(([from, place, count, factor, first], i) => {
    if (count) columns[i] = Float64Array.from({ length: count }, (_, j) => first + factor * (columns[from][place + j] - columns[from][place]))
  })
  run.columns = columns
  return run
}

// The points of a path are counted from the last M.
function absolute(drawing) {
  for (const part of drawing) if (part?.[0] === "p") {
    let letter, x = 0, y = 0, next = []
    part[2] = part[2].map(v => {
      if (typeof v === "string") { letter = v; next = []; return v }
      if (letter === "M") { if (next.push(v) > 1) [x, y] = next; return v }
      return v + (next.push(v) % 2 ? x : y)
    })
  }
}

class Run {
  constructor(data) {
    Object.assign(this, data)
    this.from ??= 0
    this.layer = new Map(this.layers.map(l => [l.id, l]))
    this.lanes = this.lanes.flatMap(l => this.lanesIn(...l))
    this.lanesOf = indexed(this.lanes, l => l.layer)
    this.lanes.forEach((l, i) => { l.index = i; l.moves = l.runs.some(r => r[2] === "shown") })
    this.bars.forEach(b => { b.lane = (this.lanesOf.get(b.layer) ?? []).find(l => l.property === b.keyPath.split(".")[0]) })
    this.prepared = []
  }
  // The lanes of a layer: those with one value for as long as it is there, and those with runs of frames.
  lanesIn(layer, still, moving) {
    const { values } = this, found = []
    for (let i = 0; i < still.length; i += 2) found.push([still[i], this.layer.get(layer).in.map(([a, b]) => [a, b - a, "model", values[still[i + 1]]])])
    for (const [property, ...kinds] of moving) found.push([property, kinds.flatMap((runs, kind) => {
      const list = []
      for (let i = 0; i < runs.length; i += 3) list.push([runs[i], runs[i + 1], ["model", "shown"][kind], values[runs[i + 2]]])
      return list
    })])
    return found.sort((a, b) => a[0] - b[0]).map(([property, runs]) => ({ layer, property: this.properties[property], runs, components: max(0, ...runs.map(r => Array.isArray(r[3]) ? r[3].length : 0)) }))
  }
  time(frame) { return min(this.from + round(frame / this.fps * 1e9) / 1e9, this.duration) }
  // Of two frames the earlier one, to a nanosecond.
  frame(time) {
    if (time >= this.duration) return this.frames - 1
    return max(0, min(this.frames - 1, floor((time - this.from + 1e-9) * this.fps + 1e-6)))
  }
  number(part, i) { return part === null ? NaN : typeof part === "object" ? this.columns[part.c][i] + (part["+"] ?? 0) : part }
  // A lane's value at a frame: numbers, or text, a flag, null; undefined while the layer is away.
  value(lane, kind, frame) {
    const find = k => lane.runs.find(r => r[2] === k && r[0] <= frame && frame < r[0] + r[1])
    const run = find(kind) ?? find("model")
    return run && (Array.isArray(run[3]) ? run[3].map(p => this.number(p, frame - run[0])) : run[3])
  }
  present(layer, frame) { return layer.in.find(s => s[0] <= frame && frame < s[1]) }
  // The drawings of a frame. The list is the segment's own, and is changed by the next call.
  drawings(frame) {
    const i = this.segments.findIndex(s => s[0] <= frame && frame < s[0] + s[1])
    if (i < 0) return []
    const segment = this.segments[i]
    const ready = this.prepared[i] ??= this.prepare(segment)
    for (const [list, place, column, shift] of ready.moving) list[place] = column[frame - segment[0]] + shift
    return ready.list
  }
  // The drawings of a segment, their numbers that are others, and the places of those that move.
  prepare([, , template, others, columns, shifts]) {
    const list = this.templates[template].map(c => structuredClone(c)), slots = [], moving = []
    const walk = (part, end) => {
      for (let j = 0; j < end; j++) Array.isArray(part[j]) ? walk(part[j], part[j].length) : typeof part[j] === "number" && slots.push([part, j])
    }
    for (const c of list) walk(c, c.length - 1)
    let slot = 0, column = 0
    for (const [gap, ...numbers] of others) {
      slot += gap
      numbers.forEach((n, i) => { const [part, j] = slots[slot + i]; part[j] = n })
    }
    slot = 0
    for (let i = 0; i < columns.length; i += 2) moving.push([...slots[slot += columns[i]], this.columns[column += columns[i + 1]], 0])
    for (let i = 0; i < shifts.length; i += 2) moving[shifts[i]][3] = shifts[i + 1]
    return { list, moving }
  }
}
