// The panels: what stands at the playhead.
// The run, and one that is shown beside it; null without.
let run, other = null, frame = -1, refreshed = 0
// Whether the page follows a session: it asks for the frames that it shows, and drags on its picture are fingers.
let isLive = false
// Whether time runs, and whether a frame is still to come, so that the one before it stays.
let isBusy = () => state.playing, isComing = () => false
const state = { t: 0, playing: false, rate: 1, _direction: 1, loop: 0, in: null, out: null, sel: null, lanes: [], _isVelocity: false, view: "", _isOutlined: false, _zoom: null, marks: [] }
const el = (tag, attributes = {}, ...children) => {
  const e = document.createElement(tag)
  for (const [k, v] of Object.entries(attributes)) k.startsWith("on") ? on(e, k.slice(2), v) : e.setAttribute(k, v)
  e.append(...children)
  return e
}
const soft = text => el("span", { class: "soft" }, text)
const button = (attributes, onclick, ...children) => el("button", { ...attributes, onclick }, ...children)
const tidy = (n, places = 3) => +n.toFixed(places)
const seconds = t => t.toFixed(3)
const holds = (text, words) => text.toLowerCase().includes(words.toLowerCase())
const nameOf = id => run.layer.get(id)?.name ?? run.bars.find(b => b.layer === id)?.name ?? "a layer"
const laneName = lane => `${nameOf(lane.layer)}.${lane.property}`
// With the part of it that an address asked for.
const curveName = lane => laneName(lane) + (lane._part ?? "")
const barName = bar => `${nameOf(bar.layer)}.${bar.keyPath}`
// The layer that holds another one at this frame, -1 for none; undefined while it is away.
const holderOf = layer => spanAt(layer.in, frame)?.[2]
const allFrames = () => [...Array(run.frames).keys()]
const present = () => run.layers.filter(l => holderOf(l) !== undefined)

const short = v => v === undefined ? "–" : v === null ? "nil" : Array.isArray(v) ? matrix(v) ?? v.slice(0, 16).map(n => tidy(n)).join(" ") + (v.length > 16 ? " …" : "") : String(v)
// A matrix as nine numbers, in points, degrees and factors: a row is a turn about x, then y, then z, of what was scaled.
const degrees = 180 / Math.PI
const turned = angle => angle - (angle < 0 ? -180 : 180)
const partsOf = v => {
  const rows = [0, 4, 8].map(i => v.slice(i, i + 3)), scales = rows.map(r => hypot(...r)), [[a, b, c], [d, e, f], [g, h, i]] = rows
  if (a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) < 0) {
    // A mirror image is one negative scale, along the axis that is turned away most.
    const axes = rows.map((r, k) => r[k] / scales[k]), k = axes.indexOf(min(...axes))
    scales[k] *= -1
  }
  const r = rows.map((r, k) => r.map(n => n / (scales[k] || 1)))
  let x = atan2(r[1][2], r[2][2]) * degrees, y = Math.asin(clamp(-1, 1, -r[0][2])) * degrees, z = atan2(r[0][1], r[0][0]) * degrees
  if (abs(x) > 90.001 && abs(z) > 90.001) [x, y, z] = [turned(x), -turned(y), turned(z)]
  return [...v.slice(12, 15), x, y, z, ...scales]
}
const axes = [".x", ".y", ".z"]
const transforms = ["translation", "rotation", "scale"].flatMap(name => axes.map(axis => "." + name + axis))
// The names of a value's numbers.
const namesOf = (property, count) => count === 16 ? transforms : count === 1 ? [""] : /Offset$/.test(property) ? [".width", ".height"] : count < 4 ? axes : /olor$/.test(property) ? [".red", ".green", ".blue", ".alpha"] : [".origin.x", ".origin.y", ".size.width", ".size.height"]
const numbersOf = v => Array.isArray(v) ? v.length === 16 ? partsOf(v) : v : [v]
const unitOf = name => name.startsWith(".rotation") ? "°" : ""
const matrix = v => {
  if (v.length !== 16) return
  const numbers = partsOf(v), parts = transforms.flatMap((name, k) => abs(numbers[k] - (k > 5)) < (k > 5 ? 1e-4 : .005) ? [] : [`${name.slice(1)} ${tidy(numbers[k])}${unitOf(name)}`])
  return parts.join(", ") || "identity"
}

// To whole pixels: at the last ones of a row and a column the ground would shine through.
const toPixels = (canvas, [w, h]) => scaled(canvas.width / w, canvas.height / h, 0, 0)

// The picture of a frame at a scale, without what the player adds.
const drawFrame = (canvas, number, scale, of = run) => {
  images = of._pictures
  const g = context(sized(canvas, ...of.size.map(n => ceil(n * scale))))
  g.fillStyle = "#fff"
  g.fillRect(...all(g))
  paint(g, of.drawings(number), toPixels(canvas, of.size), state.playing)
  return g
}

// The device's drawing over the screen at this time, at a scale: made once for each.
const overlay = (of, scale) => {
  const { chrome, size: [w, h] } = of, k = chrome.at.findLast(([t]) => t <= state.t + 1e-9)?.[1] ?? 0, { _made = {} } = chrome, key = k + " " + scale
  chrome._made = _made
  if (!_made[key]) {
    const made = canvasOf(ceil(w * scale), ceil(h * scale))
    context(made).drawImage(chrome._images[k], 0, 0, w * scale, h * scale)
    _made[key] = made
  }
  return _made[key]
}
const rimOf = of => of.chrome ? 12 : 1
// A screen as large as its place: the width and height of that in pixels of the page.
const fit = (canvas, of, width, height) => {
  const [w, h] = of.size, rim = 2 * rimOf(of), pt = clamp(.1, 3, min(width / (w + rim), height / (h + rim))), scale = pt * devicePixelRatio
  const g = drawFrame(canvas, frame, scale, of)
  assign(canvas.style, { width: w * pt + "px", height: h * pt + "px" })
  const { style, classList } = $("stage")
  style.setProperty("--pt", pt + "px")
  style.setProperty("--corner", of.chrome?.corner ?? 0)
  classList.toggle("framed", !!of.chrome)
  return [g, scale]
}
const drawPicture = () => {
  const canvas = $("picture"), { clientWidth, clientHeight } = isLive ? canvas.closest("figure") : $("stage"), [w, h] = run.size
  if (!(w > 0 && h > 0)) return
  const width = other && !isLive ? (clientWidth - 20) / 2 : clientWidth - 12, height = clientHeight - (other ? 40 : 12) || h
  const dress = (g, of, scale) => { if (of.chrome) g.drawImage(overlay(of, scale), 0, 0) }
  if (other) {
    const [g, scale] = fit($("beside"), other, width, height)
    dress(g, other, scale)
  }
  const [g, scale] = fit(canvas, run, width, height), list = run.drawings(frame), p = toPixels(canvas, run.size)
  g.resetTransform()
  dress(g, run, scale)
  if (state._isOutlined) outline(g, list, p, null)
  if (state.sel !== null && !state.playing) outline(g, list, p, state.sel)
  const down = new Map
  for (const [t, finger, kind, x, y] of run.touches) {
    if (t > state.t + 1e-9) break
    kind === "up" ? down.delete(finger) : down.set(finger, [x, y])
  }
  transform(g, p)
  for (const [x, y] of down.values()) for (const [lineWidth, strokeStyle] of [[6, "#fff"], [4, "rgba(0,0,0,.35)"]]) {
    g.beginPath()
    g.arc(x, y, 19, 0, 7)
    assign(g, { lineWidth, strokeStyle })
    g.stroke()
  }
}

// The shared picture: the screen in its device, as it stands in the page.
const copied = canvas => {
  const { width, height } = $("picture"), k = width / run.size[0], rim = run.chrome ? 12 * k : 0, corner = (run.chrome?.corner ?? 0) * k
  const g = context(sized(canvas, width + 2 * rim, height + 2 * rim))
  const round = (x, w, h, r) => { g.beginPath(); g.roundRect(x, x, w, h, r) }
  g.resetTransform()
  g.fillStyle = "#000"
  round(0, width + 2 * rim, height + 2 * rim, corner + rim)
  if (rim) g.fill()
  g.save()
  round(rim, width, height, corner)
  g.clip()
  g.drawImage($("picture"), rim, rim)
  g.restore()
  return canvas
}
const save = (blob, name) => {
  const href = URL.createObjectURL(blob)
  el("a", { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 1e4)
}
const share = {
  link() {
    writeAddress()
    navigator.clipboard?.writeText(location.href)
    $("note").textContent = `copied: ${location.href}`
  },
  png() { copied(el("canvas")).toBlob(b => save(b, `${run.title}-${seconds(state.t)}.png`)) },
  // In real time: the browser encodes what is drawn.
  film() {
    if (!globalThis.MediaRecorder) return $("note").textContent = "This browser makes no films."
    const canvas = copied(el("canvas")), recorder = new MediaRecorder(canvas.captureStream(run.fps), { videoBitsPerSecond: 8e6 }), pieces = [], { loop } = state
    on(recorder, "dataavailable", e => pieces.push(e.data))
    on(recorder, "stop", () => { change({ loop }); save(new Blob(pieces, { type: recorder.mimeType }), run.title + ".webm"); $("note").textContent = "" })
    $("note").textContent = "Filming …"
    change({ loop: 0, sel: null, t: first() })
    recorder.start()
    play(1)
    const draw = () => { copied(canvas); state.playing ? requestAnimationFrame(draw) : setTimeout(() => recorder.stop(), 300) }
    requestAnimationFrame(draw)
  }
}

// Bars and curves, whose places are of the run's time: the style makes places of the panel of them.

const shownTime = () => state._zoom ?? [run.from, max(run.duration, run.from + 1e-3)]
const lasting = (e, from, to = from) => {
  e.style.setProperty("--from", from)
  e.style.setProperty("--to", to)
  return e
}
const part = (kind, from, to) => lasting(el("i", { class: kind }), from, to)
const shownBars = () => run.bars.filter(b => holds(barName(b), $("filter").value))
const signs = { cancelled: "×", removed: "/", replaced: "»", open: "→", "at once": "◆" }

// Lines of numbers over the frames, at times of the run; `place` puts a number on the axis. A gap ends a line, and a jump is a step.
const pathOf = (values, jumps, place) => values.map((v, f) => !isNumber(v) ? "" : !isNumber(values[f - 1]) ? `M${run.time(f)} ${place(v)}` : (jumps.has(f) ? `H${run.time(f)}` : "") + `L${run.time(f)} ${place(v)}`).join("")
// An icon has a path to copy, and is one.
const path = d => {
  const line = document.querySelector("path").cloneNode()
  line.setAttribute("d", d)
  return line
}
const drawing = (attributes, ...children) => {
  const svg = document.querySelector("svg").cloneNode()
  for (const [k, v] of Object.entries(attributes)) svg.setAttribute(k, v)
  svg.append(...children)
  return svg
}
// The frames that begin with a jump of a lane: a scrub.
const jumpsOf = lane => lane._jumps ??= new Set(run.bars.filter(b => b.lane === lane).flatMap(b => b.jumps.map(([t]) => ceil((t - run.from) * run.fps - 1e-6))))
// The numbers of a lane, frame by frame; of a transform those that change, its even scale as one.
const linesOf = lane => {
  if (lane._lines) return lane._lines
  const frames = allFrames().map(f => run.value(lane, "shown", f)), sample = frames.find(Array.isArray)
  if (!sample) return lane._lines = []
  const names = namesOf(lane.property, sample.length), numbers = frames.map(v => Array.isArray(v) ? numbersOf(v) : [])
  let lines = names.slice(0, sample.length).map((name, k) => ({ name, values: numbers.map(n => n[k]) }))
  const change = l => { const own = l.values.filter(isNumber); return max(...own) - min(...own) > (/scale/.test(l.name) || sample.length < 2 ? 1e-4 : .01) }
  const moving = lines.filter(change)
  if (sample.length === 16 && moving.length) {
    const isEven = numbers.every(([, , , , , , x, y, z]) => x === undefined || abs(x - y) < 1e-6 && (abs(z - 1) < 1e-6 || abs(z - x) < 1e-6))
    lines = moving.filter(l => !(isEven && l.name.startsWith(".scale")))
    if (lines.length < moving.length) lines.push({ name: ".scale", values: numbers.map(n => n[6]) })
  }
  lane._moving = moving.length ? moving : lines
  return lane._lines = lines
}
// The curves of a lane in its strip: each as high as the strip.
const sketch = lane => {
  if (!lane) return []
  linesOf(lane)
  const lines = (lane._moving ?? []).slice(0, 4).map(({ values }) => {
    const own = values.filter(isNumber), low = min(...own), high = max(...own)
    return path(pathOf(values, jumpsOf(lane), v => high > low ? tidy((high - v) / (high - low) * 100, 1) : 50))
  })
  return [lasting(drawing({ class: "sketch", viewBox: `${run.from} -4 ${max(run.duration - run.from, 1e-3)} 108`, preserveAspectRatio: "none" }, ...lines), run.from, run.duration)]
}
const stripOf = (bars, lane) =>
  el("div", { class: "strip", role: "img", "aria-label": bars.map(b => b.text).join("; ") }, ...bars.map(bar => {
    const end = bar.end ?? run.duration
    return el("span", { title: bar.text },
      ...bar.phases.map(([from, to, kind]) => part(kind, from, to ?? end)), ...bar.jumps.map(([t]) => part("jump", t)),
      lasting(el("b", { class: bar.outcome }, signs[bar.outcome] ?? ""), end))
  }), ...sketch(lane))

// A row for each property that moves, below its layer, which can be folded when it has several.
const buildBars = () => {
  const groups = [...indexed(shownBars(), b => b.layer)].map(([layer, bars]) => {
    const lanes = [...indexed(bars, b => b.keyPath.split(".")[0])].map(([, own]) => own), isSingle = lanes.length < 2
    const row = (name, bars, lane) => assign(el("div", { class: "row" }, name, stripOf(bars, lane)), { _bars: bars })
    const words = own => [own.every(b => b.keyPath === own[0].keyPath) ? own[0].keyPath : own[0].keyPath.split(".")[0], " ", soft(own.length > 1 ? "" : own[0].curve)]
    const name = button({ class: "name", "data-layer": layer }, () => {
      if (state.sel === layer && !isSingle) name.ariaExpanded = !group.classList.toggle("folded")
      select(layer)
    }, nameOf(layer), ...isSingle ? [" ", soft(words(bars)[0])] : [])
    const rows = isSingle ? [] : lanes.map(own => row(button({ class: "name lane" }, () => { select(layer); chooseLane(own[0].lane, true) }, ...words(own)), own, own[0].lane))
    if (!isSingle) name.ariaExpanded = true
    const group = el("div", { class: isSingle ? "" : "group" }, row(name, bars, isSingle && bars[0].lane), ...rows)
    return group
  })
  $("rows").replaceChildren(...groups.length ? groups : [el("p", { class: "soft" }, run.bars.length ? "No bar has such a name." : "Nothing moved.")])
  followed = null
  buildLegend()
}

// The legend of the bars that this run has.
const kinds = { forward: "forward", backward: "backward", held: "held", returning: "way back of a repeat", settling: "settling", waiting: "waiting", filled: "filled", driven: "set frame by frame" }
const buildLegend = () => {
  const sample = (kind, words) => el("span", {}, el("span", { class: "strip" }, part(kind, 0, 1)), words)
  const phases = run.bars.flatMap(b => b.phases.map(p => p[2])), ends = run.bars.map(b => b.outcome)
  $("legend").replaceChildren(
    ...Object.keys(kinds).filter(k => phases.includes(k)).map(k => sample(k, kinds[k])), ...run.bars.some(b => b.jumps.length) ? [sample("jump", "scrubbed")] : [],
    ...Object.keys(signs).filter(k => ends.includes(k)).map(k => el("span", {}, el("b", {}, signs[k]), " ", k)))
}

// The rows that move now are bold; when none of them is in view, the first is brought there.
let followed = null
const followMoving = () => {
  const rows = [...$("rows").querySelectorAll(".group:not(.folded) > .row + .row, :not(.group) > .row, .folded > .row")]
  const moving = rows.filter(({ _bars }) => _bars.some(b => b.phases.some(([from, to, kind]) => !/held|waiting|filled/.test(kind) && from <= state.t && state.t < (to ?? run.duration))))
  const key = moving.map(r => rows.indexOf(r)).join()
  if (key === followed) return
  followed = key
  for (const r of rows) r.classList.toggle("on", moving.includes(r))
  const { top, bottom } = $("bars").getBoundingClientRect()
  if (moving.length && !moving.some(r => { const b = r.getBoundingClientRect(); return b.top > top + $("bars").firstChild.offsetHeight - 2 && b.bottom < bottom + 2 })) reveal(moving[0], $("bars"))
}

// The next number that is 1, 2 or 5 with zeros.
const stepFor = least => [5, 2, 1].map(n => 10 ** ceil(log10(least)) / n).find(step => step >= least)
const drawRuler = () => {
  const [a, b] = shownTime(), step = stepFor(56 * (b - a) / $("ruler").clientWidth), { style } = $("app"), ticks = []
  style.setProperty("--begin", a)
  style.setProperty("--scale", 100 / (b - a) + "%")
  $("lines").setAttribute("viewBox", `${a} 0 ${b - a} 100`)
  assign($("time"), { min: (a - run.from) * run.fps, max: (b - run.from) * run.fps, value: (state.t - run.from) * run.fps })
  for (let t = ceil(a / step) * step; t <= b + 1e-9; t += step) ticks.push(lasting(el("i", {}, t + step / 2 > b ? "" : tidy(t)), t))
  $("times").replaceChildren(...ticks.map(t => t.cloneNode(true)))
  const held = document.activeElement._limit
  const limit = (name, at, shade) => [shade, assign(lasting(el("i", { class: "limit", role: "slider", tabindex: 0, "aria-label": name, "aria-valuenow": tidy(at), "aria-valuemin": run.from, "aria-valuemax": run.duration, title: `${name}: drag it, arrow keys, or ${name[0]}` }), at), { _limit: name })]
  $("ruler").replaceChildren(...ticks, ...limit("in", first(), part("shade", run.from, first())), ...limit("out", last(), part("shade", last(), run.duration)),
    ...run.finding ? [lasting(el("b", { class: run.finding.t > (a + b) / 2 ? "fault late" : "fault" }, run.finding.rule), run.finding.t)] : [], ...marks().map(([, t]) => part("mark", t)))
  if (held) [...$("ruler").children].find(i => i._limit === held).focus()
  $("chapters").replaceChildren(...chapters().map(([from, to, title]) => lasting(button({ title: title + "; Alt: in and out" }, e => e.altKey ? change({ in: from, out: to ?? run.duration }) : jump(from), title), from, to ?? run.duration)))
  $("chapters").hidden = !chapters().length
}
const chapters = () => run.chapters ?? []

// While only the time changes, a line moves over the panels, which stay as they are.
const movePlayhead = () => {
  const [a, b] = shownTime(), at = (state.t - a) / (b - a)
  for (const head of document.querySelectorAll(".head")) {
    head.hidden = at < 0 || at > 1
    head.style.transform = `translateX(${at * 100}%)`
  }
  followMoving()
}

// The numbers of each chosen lane, or how fast they change, and the least and the greatest of all of them. A scrub has no
// velocity: its steps take no time.
const drawCurve = () => {
  const { lanes, _isVelocity } = state
  $("chosen").textContent = $("lines").ariaLabel = `${_isVelocity ? "Velocity" : "Curve"}: ${lanes.map(curveName).join(", ") || "choose a lane"}`
  const curves = lanes.flatMap(lane => {
    const jumps = jumpsOf(lane), lines = linesOf(lane).slice(0, 4), own = lines.filter(l => l.name === lane._part)
    return (own.length ? own : lines).map(({ name, values }) => ({ name: laneName(lane) + name, unit: unitOf(name), jumps, values: _isVelocity ? values.map((v, f) => isNumber(values[f - 1]) ? jumps.has(f) ? NaN : (v - values[f - 1]) * run.fps : v - v) : values }))
  }).filter(c => c.values.some(isNumber))
  const all = [...curves.flatMap(c => c.values), _isVelocity && 0].filter(isNumber).sort((a, b) => a - b)
  let low = all[0], high = all.pop()
  if (high - low < 1e-9) high = --low + 2
  const step = stepFor((high - low) * .1998), ticks = []
  low = floor(low / step) * step
  high = ceil(high / step) * step
  const place = v => (high - v) / (high - low) * 100
  for (let t = low; t <= high + 1e-9; t += step) ticks.push(lasting(el("i", {}, tidy(t)), place(t)))
  $("scale").replaceChildren(...ticks)
  $("lines").replaceChildren(...curves.map(c => path(pathOf(c.values, c.jumps, place))))
  $("parts").replaceChildren(...curves.map((c, k) => el("li", { title: c.name }, drawing({ class: "lines", viewBox: "0 0 28 10" }, ...curves.slice(0, k + 1).map((_, i) => path(i === k ? "M0 5H28" : ""))), el("span", {}, `${c.name}${c.unit && " in " + c.unit}`))))
}

// Values, tree, events

// The same lane of the other run, and whether the two ever differ.
const twin = lane => other.lanes.find(l => l.property === lane.property && other.layer.get(l.layer)?.name === nameOf(lane.layer))
const differs = lane => {
  if (lane._differs === undefined) {
    const b = twin(lane), moves = l => l.shown.length || JSON.stringify(l.model).includes("{") || l.model.length > 1
    const at = (r, l, f) => JSON.stringify(r.value(l, "shown", f))
    lane._differs = !b || (moves(lane) || moves(b) ? allFrames() : [lane.model[0][0]]).some(f => at(run, lane, f) !== at(other, b, f))
  }
  return lane._differs
}

let valuesKey, valueRows = []
const buildValues = () => {
  const { sel } = state, isAll = sel === null
  let lanes = isAll ? run.lanes.filter(l => l.shown.length || other && differs(l)) : run._lanesOf.get(sel) ?? []
  if (other) lanes = [...lanes].sort((a, b) => differs(b) - differs(a))
  lanes = lanes.filter(l => run.value(l, "model", frame) !== undefined).slice(0, 200)
  const key = [sel, ...state.lanes, "", ...lanes].map(l => l?.layer ? laneName(l) : l).join()
  if (key !== valuesKey) {
    valuesKey = key
    const heads = ["property", "shown", "model", ...other ? [other.title] : []]
    valueRows = lanes.map(lane => el("tr", {},
      el("td", {}, button({ "aria-pressed": state.lanes.includes(lane) }, () => chooseLane(lane), isAll ? laneName(lane) : lane.property)),
      ...heads.slice(1).map(() => el("td", {}, ""))))
    $("values").replaceChildren(
      el("h2", {}, isAll ? other ? "Values, those that differ first" : "Values that are animated" : `Values of ${nameOf(sel)}`),
      el("table", {}, el("thead", {}, el("tr", {}, ...heads.map(h => el("th", {}, h)))), el("tbody", {}, ...valueRows)))
  }
  lanes.forEach((lane, i) => {
    const texts = ["shown", "model"].map(kind => run.value(lane, kind, frame))
    if (other) texts.push(twin(lane) && other.value(twin(lane), "shown", frame))
    const [shown, model] = texts.map((v, k) => {
      const { firstChild } = valueRows[i].cells[k + 1], text = short(v)
      if (firstChild.data !== text) firstChild.data = text
      return text
    })
    valueRows[i].className = (other ? differs(lane) : shown !== model) ? "differs" : ""
  })
}

let treeKey
const buildTree = () => {
  const layers = present(), key = layers.map(l => [l.id, holderOf(l)]).join() + state.sel, tree = $("layers")
  if (key === treeKey) return
  treeKey = key
  const hadFocus = tree.contains(document.activeElement), inside = indexed(layers, holderOf)
  const rowsIn = (id, level) => (inside.get(id) ?? []).flatMap(l => [[l, level], ...rowsIn(l.id, level + 1)])
  const rows = rowsIn(-1, 1), current = rows.some(([l]) => l.id === state.sel) ? state.sel : rows[0]?.[0].id
  tree.replaceChildren(...rows.map(([{ id, name, class: kind }, level]) => {
    const item = el("div", { role: "treeitem", "aria-level": level, "aria-selected": id === state.sel, tabindex: id === current ? 0 : -1, "data-layer": id, onclick: () => select(id) }, name, " ", soft(name.startsWith(kind) ? "" : kind))
    item.style.paddingLeft = level * .8 + "em"
    return item
  }))
  if (hadFocus) tree.querySelector("[tabindex='0']")?.focus()
}

const treeKeys = e => {
  const items = [...$("layers").children], at = items.indexOf(document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1, Enter: at }[e.key]
  if (next === undefined || !items.length) return
  e.preventDefault()
  e.stopPropagation()
  // The focus follows, as the item that is selected takes it.
  select(+items[clamp(0, items.length - 1, next)].dataset.layer)
}

// The buttons of each instant's events.
let eventsAt, marked = []
const buildEvents = () => {
  const items = run.events.map(([t, name, subject, detail, end], i) => assign(button({}, () => rest(t), el("span", { class: "soft at" }, t === run.events[i - 1]?.[0] ? "" : seconds(t) + (end ? "–" + seconds(end) : "")), el("span", {}, `${name} `, soft(`${subject} ${detail}`))), { _time: t }))
  eventsAt = indexed(items, i => i._time)
  $("list").replaceChildren(...items.map(i => el("li", {}, i)))
}

const markEvents = () => {
  for (const b of marked) b.removeAttribute("aria-current")
  // The last instant at which something happened, until the next frame.
  const at = run.events.findLast(([t]) => t <= state.t + 6e-7)?.[0]
  marked = state.t - at < 1 / run.fps ? eventsAt.get(at) : []
  for (const b of marked) b.ariaCurrent = true
  if (!state.playing && marked[0]) reveal(marked[0], $("events"))
}

// Scrolls a panel, and nothing else: `scrollIntoView` scrolls a narrow page down to it.
const reveal = (item, panel) => {
  const [i, p] = [item, panel].map(e => e.getBoundingClientRect()), top = p.top + panel.firstChild.offsetHeight
  panel.scrollTop += min(0, i.top - top) || max(0, i.bottom - p.bottom)
}

// The exploded view: a canvas of its own drawings for each layer, 40 points a level.
const space = { x: -20, y: 35, _spread: 1 }
const buildSpace = () => {
  const list = run.drawings(frame), [w, h] = run.size, boxes = new Map
  let layers = present()
  if (layers.length > 500) {
    const at = max(0, layers.findIndex(l => l.id === state.sel))
    layers = layers.slice(max(0, at - 250), at + 250)
    $("note").textContent = "The 500 layers nearest to the selection are shown."
  }
  walk(list, 0, 0, (c, s) => {
    if (s._isMask) return
    const id = layerOf(c), b = box(shapeOf(c), then(placeOf(c), s.p))
    boxes.set(id, boxes.has(id) ? join(boxes.get(id), b) : b)
  })
  const level = l => { const holder = run.layer.get(holderOf(l)); return holder ? 1 + level(holder) : 0 }
  $("space").replaceChildren(el("div", {}, ...layers.flatMap(l => {
    const b = whole(meet(boxes.get(l.id) ?? [], [-w, -h, 2 * w, 2 * h]))
    if (isEmpty(b)) return []
    const canvas = el("canvas", { class: l.id === state.sel ? "on" : "", title: l.name, onclick: () => select(l.id) })
    paint(context(sized(canvas, b[2] - b[0], b[3] - b[1])), list, scaled(1, 1, -b[0], -b[1]), true, id => id === l.id)
    assign(canvas.style, { left: b[0] + "px", top: b[1] + "px" })
    return [assign(canvas, { _level: level(l) })]
  })))
  turnSpace()
}
const turnSpace = () => {
  const scene = $("space").firstChild, { clientWidth, clientHeight } = $("stage"), [w, h] = run.size
  if (!scene) return
  scene.style.transform = `scale(${min(clientWidth / w, clientHeight / h) * .75}) rotateX(${space.x}deg) rotateY(${space.y}deg) translate(${-w / 2}px,${-h / 2}px)`
  for (const c of scene.children) c.style.transform = `translateZ(${c._level * 40 * space._spread}px)`
}
