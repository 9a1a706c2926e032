// Reading the recording: base64, gzip, JSON, columns.
const { abs, atan2, ceil, floor, hypot, log10, max, min, round, sqrt } = Math
const { assign } = Object
const { body, documentElement } = document
const $ = id => document.getElementById(id)
const on = (target, name, action, options) => target.addEventListener(name, action, options)
const context = canvas => canvas.getContext("2d")
const sized = (canvas, width, height) => assign(canvas, { width: max(1, width), height: max(1, height) })
// A number of a range; its beginning for what is none.
const clamp = (a, b, t) => min(b, max(a, t || 0))
const indexed = (items, key) => items.reduce((m, i) => { m.get(key(i))?.push(i) ?? m.set(key(i), [i]); return m }, new Map)
const chunks = (list, length) => list.flatMap((_, i) => i % length ? [] : [list.slice(i, i + length)])
// The span that a frame is in; spans begin with their first frame and the one behind their last.
const spanAt = (spans, frame) => spans.find(([from, to]) => from <= frame && frame < to)
const isNumber = Number.isFinite
const quanta = [2 ** -10, 2 ** -16, 2 ** -20]

// Why a recording cannot be read is thrown as text.
const refuse = reason => { throw reason }
const tried = async (step, reason) => { try { return await step() } catch { refuse(reason) } }

const unpacked = async (text) => {
  const packed = await tried(() => bytesOf(text), "it is not base64.")
  return asked(...parsed(new Uint8Array(await tried(() => unzipped(packed).arrayBuffer(), "its data is cut short or damaged."))))
}
// Parses the bytes of a run: its header, and the numbers of its columns.
const parsed = bytes => {
  let at = 4 + new DataView(bytes.buffer).getUint32(0, true)
  let run
  try { run = JSON.parse(new TextDecoder().decode(bytes.subarray(4, at))) } catch { refuse("it is not JSON.") }
  if (run.playhead > 1) refuse("this recording is of a newer version.")
  if (run.playhead !== 1) refuse("it is no recording of playhead's.")
  const next = () => {
    let rest = 0, scale = 1, byte
    do {
      byte = bytes[at++] ?? refuse("a column ends too early.")
      rest += (byte & 127) * scale
      scale *= 128
    } while (byte > 127)
    return rest % 2 ? -(rest + 1) / 2 : rest / 2
  }
  const columns = run.columns.map(([code, count, isDerived]) => {
    if (isDerived) return
    if (code === null) return count.map(v => v ?? NaN)
    let value = 0, step = 0
    return Float64Array.from({ length: count }, () => { step += next(); value += step; return value * quanta[code] })
  })
  run.columns.forEach(([from, place, count, factor, first], i) => {
    if (count) columns[i] = Float64Array.from({ length: count }, (_, j) => first + factor * (columns[from][place + j] - columns[from][place]))
  })
  // Parts of paths: elements as letters, and points from one to the next; then where each part stands.
  let number = 0, x = 0, y = 0
  const move = () => [x += next() / 128, y += next() / 128]
  const outlines = run.outlines.split(" ").map(letters => {
    x = y = 0
    return [...letters].map(letter => [letter, ...Array.from({ length: abs("ZLQC".indexOf(letter)) }, move).flat()])
  })
  x = y = 0
  for (const drawing of run.stored) for (const part of drawing) if (part?.[0] === "p") part[2] = Array.from({ length: part[2] }, () => {
    number += next()
    move()
    return outlines[number].map(([letter, ...points]) => [letter, ...points.map((v, i) => v + (i % 2 ? y : x))])
  }).flat()
  run.templates = run.templates.map(t => { let i = 0; return t.map(step => run.stored[i += step]) })
  return [run, columns]
}
// The drawings of a segment, the places of their numbers, and of those that move the numbers.
const prepare = (run, columns, [, , template, others, moved, shifts]) => {
  const list = run.templates[template].map(c => structuredClone(c)), slots = []
  const walk = part => part.forEach((v, i) => Array.isArray(v) ? walk(v) : isNumber(v) && slots.push([part, i]))
  // The layer is no slot.
  for (const c of list) { const layer = c.pop(); walk(c); c.push(layer) }
  let slot = 0, column = 0
  for (const [gap, ...numbers] of others) {
    slot += gap
    numbers.forEach((n, i) => { const [part, place] = slots[slot + i]; part[place] = n })
  }
  slot = 0
  const moving = chunks(moved, 2).map(([gap, step]) => [...slots[slot += gap], columns[column += step], 0])
  slot = 0
  for (const [gap, shift] of chunks(shifts, 2)) moving[slot += gap][3] = shift
  return { list, slots, moving }
}
// A run with what it is asked for.
const asked = (run, columns) => {
  const { values, segments } = run
  run.from ??= 0
  run.layer = new Map(run.layers.map(l => [l.id, l]))
  // The lanes of a layer: those with one value for as long as it is there, and those with spans of frames.
  run.lanes = run.lanes.flatMap(([layer, still, moving]) => {
    const lane = (place, model, shown = []) => ({ layer, place, property: run.properties[place], model, shown })
    const spans = list => chunks(list, 3).map(([from, count, value]) => [from, from + count, values[value]])
    return [
      ...chunks(still, 2).map(([place, value]) => lane(place, run.layer.get(layer).in.map(([from, to]) => [from, to, values[value]]))),
      ...moving.map(([place, ...kinds]) => lane(place, ...kinds.map(spans)))].sort((a, b) => a.place - b.place)
  })
  run._lanesOf = indexed(run.lanes, l => l.layer)
  run.bars.forEach(b => b.lane = run._lanesOf.get(b.layer)?.find(l => l.property === b.keyPath.split(".")[0]))
  segments.forEach(s => s[1] += s[0])
  return assign(run, {
    time: frame => min(run.from + round(frame / run.fps * 1e9) / 1e9, run.duration),
    // Of two frames the earlier one, to a nanosecond.
    frame: time => time >= run.duration ? run.frames - 1 : clamp(0, run.frames - 1, floor((time - run.from + 1e-9) * run.fps + 1e-6)),
    // A lane's value at a frame: numbers, or text, a flag, null; undefined while the layer is away.
    value(lane, kind, frame) {
      const [from, , value] = spanAt(lane[kind], frame) ?? spanAt(lane.model, frame) ?? []
      return Array.isArray(value) ? value.map(v => v === null ? NaN : isNumber(v) ? v : columns[v.c][frame - from] + (v["+"] ?? 0)) : value
    },
    // The drawings of a frame. The list is the segment's own, and is changed by the next call.
    drawings(frame) {
      const segment = spanAt(segments, frame)
      if (!segment) return []
      const { list, moving } = segment._ready ??= prepare(run, columns, segment)
      for (const [part, place, column, shift] of moving) part[place] = column[frame - segment[0]] + shift
      return list
    }
  })
}
