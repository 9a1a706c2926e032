// Reading the recording: base64, gzip, JSON, columns.
const $ = id => document.getElementById(id)
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
  run.columns = run.columns.map(([code, count]) => {
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
  return run
}

class Run {
  constructor(data) {
    Object.assign(this, data)
    this.from ??= 0
    this.layer = new Map(this.layers.map(l => [l.id, l]))
    this.lanesOf = new Map
    this.lanes.forEach((l, i) => { l.index = i; this.lanesOf.set(l.layer, [...this.lanesOf.get(l.layer) ?? [], l]) })
    this.bars.forEach((b, i) => { b.index = i; b.lane = (this.lanesOf.get(b.layer) ?? []).find(l => l.property === b.keyPath.split(".")[0]) })
    this.prepared = []
  }
  time(frame) { return Math.min(this.from + Math.round(frame / this.fps * 1e9) / 1e9, this.duration) }
  // Of two frames the earlier one, to a nanosecond.
  frame(time) {
    if (time >= this.duration) return this.frames - 1
    return Math.max(0, Math.min(this.frames - 1, Math.floor((time - this.from + 1e-9) * this.fps + 1e-6)))
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
    for (const [list, place, column, shift] of ready.moving) list[place] = this.columns[column][frame - segment[0]] + shift
    return ready.list
  }
  prepare([, , template, constants, columns]) {
    const list = structuredClone(this.templates[template]), slots = [], moving = new Map(columns.map(c => [c[0], c]))
    const walk = (part, end) => {
      for (let j = 0; j < end; j++) Array.isArray(part[j]) ? walk(part[j], part[j].length) : part[j] === 0 && slots.push([part, j])
    }
    for (const c of list) walk(c, c.length - 1)
    let next = 0
    const ready = { list, moving: [] }
    slots.forEach(([part, j], slot) => {
      const column = moving.get(slot)
      if (column) ready.moving.push([part, j, column[1], column[2] ?? 0])
      else part[j] = constants[next++]
    })
    return ready
  }
}
