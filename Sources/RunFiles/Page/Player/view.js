// The panels: what stands at the playhead.
// The run, and one that is shown beside it; null without.
let run, other = null, frame = -1, refreshed = 0
const state = { t: 0, playing: false, rate: 1, direction: 1, loop: 0, in: null, out: null, sel: null, lanes: [], velocity: false, view: "", outlines: false, filter: "", folded: new Set, zoom: null, marks: [] }
const el = (tag, attributes = {}, ...children) => {
  const e = document.createElement(tag)
  for (const [k, v] of Object.entries(attributes)) k.startsWith("on") ? on(e, k.slice(2), v) : v !== null && e.setAttribute(k, v)
  e.append(...children)
  return e
}
const soft = text => el("span", { class: "soft" }, text)
const heading = (...parts) => el("h2", {}, ...parts)
const seconds = t => t.toFixed(3)
// Colours by their names in the style; they are asked for anew when everything is drawn.
let colors = {}
const css = name => colors[name] ??= getComputedStyle(document.documentElement).getPropertyValue("--" + name)
const nameOf = id => run.layer.get(id)?.name ?? run.bars.find(b => b.layer === id)?.name ?? "a layer"
const short = v => v === undefined ? "–" : v === null ? "nil" : typeof v === "object" ? matrix(v) ?? v.slice(0, 16).map(n => +n.toFixed(3)).join(" ") + (v.length > 16 ? " …" : "") : String(v)
// A rotation, a scale and a shift say more than 16 numbers.
function matrix(v) {
  if (v.length !== 16 || v[3] || v[7] || v[2] || v[6] || v[8] || v[9]) return null
  const parts = [], turn = Math.atan2(v[1], v[0]) * 180 / Math.PI, sx = hypot(v[0], v[1]), sy = hypot(v[4], v[5])
  if (v[12] || v[13]) parts.push(`move ${+v[12].toFixed(3)} ${+v[13].toFixed(3)}`)
  if (abs(turn) > .01) parts.push(`turn ${+turn.toFixed(2)}°`)
  if (abs(sx - 1) + abs(sy - 1) > 1e-4) parts.push(`scale ${+sx.toFixed(3)} ${+sy.toFixed(3)}`)
  return parts.join(", ") || "identity"
}

function fit(canvas) {
  const ratio = devicePixelRatio, { clientWidth: w, clientHeight: h } = canvas, g = context(canvas, round(w * ratio), round(h * ratio))
  g.scale(ratio, ratio)
  g.font = "11px system-ui"
  return [g, w, h]
}

// The picture of a frame at a scale, without what the player adds.
function drawFrame(canvas, number, scale, of = run) {
  images = of.pictures
  const g = context(canvas, ...of.size.map(n => ceil(n * scale)))
  g.fillStyle = "#fff"
  g.fillRect(0, 0, canvas.width, canvas.height)
  paint(g, of.drawings(number), whole_(canvas, of), state.playing)
  return g
}

// To whole pixels: at the last ones of a row and a column the ground would shine through.
const whole_ = (canvas, of) => [canvas.width / of.size[0], 0, 0, canvas.height / of.size[1], 0, 0]

function drawPicture() {
  const canvas = $("picture"), stage = $("stage"), [w, h] = run.size
  if (!(w > 0 && h > 0)) return
  const scale = min(3, max(.1, min(stage.clientWidth / (other ? 2 : 1) / w, stage.clientHeight / h || 1) * devicePixelRatio))
  if (other) drawFrame($("beside"), frame, scale * h / (other.size[1] || h), other)
  const g = drawFrame(canvas, frame, scale), list = run.drawings(frame), m = whole_(canvas, run)
  if (state.outlines) outline(g, list, m, null, "#0a84ff")
  if (state.sel !== null && !state.playing) outline(g, list, m, state.sel, "#0a84ff")
  const down = new Map
  for (const [t, finger, kind, x, y] of run.touches) {
    if (t > state.t + 1e-9) break
    kind === "up" ? down.delete(finger) : down.set(finger, [x, y])
  }
  g.setTransform(...m)
  for (const [x, y] of down.values()) for (const [width, color] of [[6, "#fff"], [4, "rgba(0,0,0,.35)"]]) {
    g.beginPath()
    g.arc(x, y, 19, 0, 7)
    g.lineWidth = width
    g.strokeStyle = color
    g.stroke()
  }
}

// Bars

const window_ = () => state.zoom ?? [run.from, max(run.duration, run.from + 1e-3)]
const endOf = bar => bar.end === null ? run.duration : bar.end
const shownBars = () => run.bars.filter(b => `${nameOf(b.layer)} ${b.keyPath}`.toLowerCase().includes(state.filter.toLowerCase()))

function drawBar(g, bar, x, h) {
  const colors = { backward: "backward", held: "held", waiting: "held", filled: "held" }
  for (const [from, to, kind] of bar.phases) {
    const a = x(from), w = max(1, x(to) - a), isHeld = kind === "held"
    g.fillStyle = g.strokeStyle = css(colors[kind] ?? "forward")
    g.lineWidth = 1
    g.save()
    g.beginPath()
    if (kind === "waiting" || kind === "filled") g.fillRect(a, h / 2 - 1, w, 2)
    else if (kind === "settling") g.fillRect(a, h / 4, w, h / 2)
    else if (kind === "returning") g.strokeRect(a + .5, 2.5, w - 1, h - 5)
    else if (kind === "driven") { for (let i = a; i < a + w; i += 5) g.fillRect(i, h / 2 - 1.5, 3, 3) }
    else if (kind === "forward") g.fillRect(a, 2, w, h - 4)
    else {
      g.rect(a, 2, w, h - 4)
      g.clip()
      g.globalAlpha = .25
      g.fillRect(a, 2, w, h - 4)
      g.globalAlpha = 1
      g.beginPath()
      for (let i = a - h; i < a + w; i += isHeld ? 3 : 6) { g.moveTo(i, h); g.lineTo(isHeld ? i : i + h, 0) }
      g.lineWidth = isHeld ? 1 : 2
      g.stroke()
    }
    g.restore()
  }
  g.fillStyle = css("jump")
  for (const [t] of bar.jumps) g.fillRect(x(t) - 1, 0, 2, h)
  const sign = { cancelled: "×", removed: "/", replaced: "»", open: "→", "at once": "◆" }[bar.outcome]
  if (sign) {
    g.fillStyle = css("end")
    g.font = "bold 13px system-ui"
    g.fillText(sign, max(0, x(endOf(bar)) - (bar.outcome === "open" ? 10 : 2)), h / 2 + 5)
  }
}

function buildBars() {
  const rows = $("bars"), groups = indexed(shownBars(), b => b.layer)
  rows.replaceChildren(heading("Bars", el("input", { type: "search", "aria-label": "Filter bars", placeholder: "filter", id: "filter", value: state.filter, oninput: e => { state.filter = e.target.value; buildBars(); drawBars(); $("filter").focus() } })))
  const ruler = el("canvas", { class: "ruler", "aria-hidden": "true" })
  const seekTo = e => { const r = ruler.getBoundingClientRect(), [a, b] = window_(); seek(a + (b - a) * min(1, max(0, (e.clientX - r.left) / r.width))) }
  on(ruler, "pointerdown", e => { ruler.setPointerCapture(e.pointerId); pause(); seekTo(e) })
  on(ruler, "pointermove", e => e.buttons & 1 && seekTo(e))
  rows.append(el("div", { class: "row" }, el("span"), ruler))
  for (const [layer, bars] of groups) {
    const isFolded = bars.length > 1 && state.folded.has(layer)
    rows.append(el("div", { class: "row" },
      el("button", { class: "name", "aria-expanded": bars.length > 1 ? !isFolded : null, onclick: () => { if (state.sel === layer && bars.length > 1) isFolded ? state.folded.delete(layer) : state.folded.add(layer); select(layer); buildBars(); drawBars() }, "data-layer": layer }, nameOf(layer)),
      isFolded || bars.length === 1 ? barCanvas(bars) : el("span")))
    if (!isFolded && bars.length > 1) for (const bar of bars) rows.append(laneRow(bar, [bar]))
    else if (bars.length === 1) rows.lastChild.firstChild.append(" ", soft(bars[0].keyPath))
  }
  if (!groups.size) rows.append(el("p", { class: "soft" }, run.bars.length ? "No bar has such a name." : "Nothing moved."))
}

const barCanvas = bars => Object.assign(el("canvas", { role: "img", "aria-label": bars.map(b => b.text).join("; ") }), { bars, title: bars.map(b => b.text).join("\n") })
const laneRow = (bar, bars) => el("div", { class: "row" }, el("button", { class: "name lane", onclick: () => { select(bar.layer); chooseLane(bar.lane, true) } }, bar.keyPath, " ", soft(bar.curve)), barCanvas(bars))

function drawBars() {
  const [a, b] = window_()
  for (const canvas of $("bars").querySelectorAll("canvas")) {
    const [g, w, h] = fit(canvas), x = t => (t - a) / (b - a) * w
    if (canvas.bars) for (const bar of canvas.bars) drawBar(g, bar, x, h)
    else {
      g.fillStyle = css("soft")
      const step = [.01, .02, .05, .1, .2, .5, 1, 2, 5, 10, 30, 60, 300].find(s => (b - a) / s <= w / 56) ?? 600
      for (let t = ceil(a / step) * step; t <= b + 1e-9; t += step) { const text = +t.toFixed(2); g.fillRect(x(t), h - 4, 1, 4); if (x(t) + 2 + g.measureText(text).width < w) g.fillText(text, x(t) + 2, h - 6) }
      g.fillStyle = css("key")
      for (const t of [state.in, state.out]) if (t !== null) g.fillRect(x(t) - 1, 0, 3, h)
      for (const [, t] of marks()) g.fillRect(x(t) - 2, 0, 4, 5)
    }
  }
  plot($("bars"), $("bars").querySelector("canvas"), $("bars").scrollHeight)
}

// A panel's canvases stay as they are while only the time changes: the playhead is a line over them.
const plots = new Map
function plot(panel, canvas, height) {
  const head = panel.querySelector(".head") ?? panel.appendChild(el("div", { class: "head" })), { offsetLeft: left, offsetTop: top, clientWidth: width } = canvas
  head.style.top = top + "px"
  head.style.height = height - top + "px"
  plots.set(panel, { head, left, width })
}
function movePlayhead() {
  const [a, b] = window_(), at = (state.t - a) / (b - a)
  for (const { head, left, width } of plots.values()) {
    head.hidden = at < 0 || at > 1
    head.style.transform = `translateX(${left + at * width}px)`
  }
}

// Values, curve, tree, events

const laneName = lane => `${nameOf(lane.layer)}.${lane.property}`
// What a lane is called in both runs, and whether it ever differs.
const twin = lane => other.lanes.find(l => l.property === lane.property && other.layer.get(l.layer)?.name === nameOf(lane.layer))
function differs(lane) {
  if (lane.differs === undefined) {
    const b = twin(lane), moves = l => l.runs.length > 1 || JSON.stringify(l.runs).includes("{")
    const at = (r, l, f) => JSON.stringify(r.value(l, "shown", f))
    lane.differs = !b || (moves(lane) || moves(b) ? [...Array(run.frames).keys()] : [lane.runs[0][0]]).some(f => at(run, lane, f) !== at(other, b, f))
  }
  return lane.differs
}
let valuesKey, rows = []
function buildValues() {
  let lanes = state.sel === null ? run.lanes.filter(l => l.moves || other && differs(l)) : run.lanesOf.get(state.sel) ?? []
  if (other) lanes = [...lanes].sort((a, b) => differs(b) - differs(a))
  lanes = lanes.filter(l => run.value(l, "model", frame) !== undefined).slice(0, 200)
  const key = [state.sel, state.lanes, lanes.map(l => l.index)].join(";")
  if (key !== valuesKey) {
    valuesKey = key
    const heads = ["property", "shown", "model", ...other ? [other.title] : []]
    rows = lanes.map(lane => el("tr", {}, el("td", {}, el("button", { "aria-pressed": state.lanes.includes(lane.index), onclick: () => chooseLane(lane) }, state.sel === null ? laneName(lane) : lane.property)), ...heads.slice(1).map(() => el("td", {}, ""))))
    $("values").replaceChildren(heading(state.sel === null ? other ? "Values, those that differ first" : "Values that are animated" : `Values of ${nameOf(state.sel)}`),
      el("table", {}, el("thead", {}, el("tr", {}, ...heads.map(h => el("th", {}, h)))), el("tbody", {}, ...rows)))
  }
  lanes.forEach((lane, i) => {
    const [shown, model] = ["shown", "model"].map(k => short(run.value(lane, k, frame))), { cells } = rows[i]
    rows[i].className = (other ? differs(lane) : shown !== model) ? "differs" : ""
    const texts = other ? [shown, model, short(twin(lane) && other.value(twin(lane), "shown", frame))] : [shown, model]
    texts.forEach((text, k) => { const { firstChild: t } = cells[k + 1]; if (t.data !== text) t.data = text })
  })
}

function drawCurve() {
  const section = $("curve"), lanes = state.lanes.map(i => run.lanes[i]).filter(Boolean)
  if (!section.firstChild) section.append(heading(), el("canvas", { role: "img" }))
  const [title, canvas] = section.children
  plot(section, canvas, canvas.offsetTop + canvas.clientHeight)
  const what = lanes.length ? lanes.map(laneName).join(", ") : "choose a lane"
  title.textContent = `${state.velocity ? "Velocity" : "Curve"}: ${what}`
  canvas.setAttribute("aria-label", title.textContent)
  const [g, w, h] = fit(canvas), [a, b] = window_(), x = t => (t - a) / (b - a) * w, colors = ["forward", "backward", "jump", "end", "held"]
  const lines = []
  for (const lane of lanes) for (let k = 0; k < min(lane.components, 4); k++) {
    const points = []
    let last
    for (let f = 0; f < run.frames; f++) {
      const v = run.value(lane, "shown", f)?.[k]
      if (typeof v !== "number" || isNaN(v)) { last = undefined; points.push(null); continue }
      points.push([run.time(f), state.velocity ? last === undefined ? 0 : (v - last) * run.fps : v])
      last = v
    }
    lines.push(points)
  }
  const all = lines.flat().filter(Boolean).map(p => p[1])
  if (!all.length) return
  let low = all.reduce((m, v) => min(m, v), Infinity), high = all.reduce((m, v) => max(m, v), -Infinity)
  if (high - low < 1e-6) { low -= 1; high += 1 }
  const y = v => h - 8 - (v - low) / (high - low) * (h - 16)
  lines.forEach((points, i) => {
    g.strokeStyle = css(colors[i % 5])
    g.setLineDash([[], [6, 3], [2, 2]][floor(i / 5) % 3])
    g.lineWidth = 1.8
    g.beginPath()
    let pen = false
    for (const p of points) { p ? pen ? g.lineTo(x(p[0]), y(p[1])) : g.moveTo(x(p[0]), y(p[1])) : 0; pen = !!p }
    g.stroke()
  })
  g.setLineDash([])
  // On a plate: curves begin and end there.
  for (const [text, at] of [[+high.toFixed(3), 10], [+low.toFixed(3), h - 2]]) {
    g.fillStyle = css("panel")
    g.fillRect(0, at - 10, g.measureText(text).width + 4, 12)
    g.fillStyle = css("soft")
    g.fillText(text, 2, at)
  }
}

let treeKey
function buildTree() {
  const layers = run.layers.filter(l => run.present(l, frame)), key = layers.map(l => `${l.id}<${run.present(l, frame)[2]}`).join() + state.sel
  if (key === treeKey) return
  treeKey = key
  const hadFocus = $("tree").contains(document.activeElement)
  const inside = indexed(layers, l => run.present(l, frame)[2])
  const rows = []
  const add = (id, level) => { for (const l of inside.get(id) ?? []) { rows.push([l, level]); add(l.id, level + 1) } }
  add(-1, 1)
  const current = rows.some(([l]) => l.id === state.sel) ? state.sel : rows[0]?.[0].id
  const items = rows.map(([l, level]) => {
    const item = el("div", { role: "treeitem", "aria-level": level, "aria-selected": l.id === state.sel, tabindex: l.id === current ? 0 : -1, "data-layer": l.id, onclick: () => select(l.id) }, l.name, " ", soft(l.name.startsWith(l.class) ? "" : l.class))
    item.style.paddingLeft = level * .8 + "em"
    return item
  })
  $("tree").replaceChildren(heading("Layers"), el("div", { role: "tree", "aria-label": "Layers", onkeydown: treeKeys }, ...items))
  if (hadFocus) $("tree").querySelector("[tabindex='0']")?.focus()
}

function treeKeys(e) {
  const items = [...e.currentTarget.children], at = items.indexOf(document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[e.key]
  if (next === undefined && e.key !== "Enter") return
  e.preventDefault()
  e.stopPropagation()
  const item = items[min(items.length - 1, max(0, next ?? at))]
  if (item) { select(+item.dataset.layer); $("tree").querySelector(`[data-layer="${item.dataset.layer}"]`)?.focus() }
}

// The buttons of each frame's events.
let eventsAt
function buildEvents() {
  const box = el("input", { type: "search", placeholder: "filter", "aria-label": "Filter events", oninput: () => filter() })
  const items = run.events.map(([t, name, subject, detail]) => Object.assign(el("button", { onclick: () => { pause(); seek(t) } }, soft(seconds(t)), ` ${name} `, soft(`${subject} ${detail}`)), { frame: run.frame(t) }))
  const list = el("ul", {}, ...items.map(i => el("li", {}, i)))
  eventsAt = indexed(items, i => i.frame)
  const filter = () => [...list.children].forEach(li => li.hidden = !li.textContent.toLowerCase().includes(box.value.toLowerCase()))
  $("events").replaceChildren(heading("Events", box), list)
}

let marked = []
function markEvents() {
  for (const b of marked) b.removeAttribute("aria-current")
  marked = eventsAt.get(frame) ?? []
  for (const b of marked) b.setAttribute("aria-current", "true")
  if (!state.playing && marked[0]) reveal(marked[0], $("events"))
}

// Scrolls a panel, and nothing else: `scrollIntoView` scrolls a narrow page down to it.
function reveal(item, panel) {
  const [i, p] = [item, panel].map(e => e.getBoundingClientRect()), top = p.top + panel.firstChild.offsetHeight
  if (i.top < top) panel.scrollTop -= top - i.top
  else if (i.bottom > p.bottom) panel.scrollTop += i.bottom - p.bottom
}

// The exploded view: a canvas of its own drawings for each layer, 40 points a level.
const space = { x: -20, y: 35, spread: 1 }
function buildSpace() {
  const stage = $("space"), list = run.drawings(frame), level = new Map
  let layers = run.layers.filter(l => run.present(l, frame))
  const depth = l => { const s = run.present(l, frame)?.[2] ?? -1; return s < 0 || !run.layer.has(s) ? 0 : 1 + depth(run.layer.get(s)) }
  layers.forEach(l => level.set(l.id, depth(l)))
  if (layers.length > 500) {
    const at = max(0, layers.findIndex(l => l.id === state.sel))
    layers = layers.slice(max(0, at - 250), at + 250)
    $("note").textContent = "The 500 layers nearest to the selection are shown."
  }
  const boxes = new Map
  walk(list, 0, 0, (c, s) => {
    if (s.mask) return
    const id = c[c.length - 1], b = box(c[0] === "I" ? c[3] : shapeBox(c[1]), then(c[c.length - 2], flat(s.p))), o = boxes.get(id)
    boxes.set(id, o ? [min(o[0], b[0]), min(o[1], b[1]), max(o[2], b[2]), max(o[3], b[3])] : b)
  })
  const scene = el("div")
  for (const l of layers) {
    const b = boxes.has(l.id) && whole(meet(boxes.get(l.id), [-run.size[0], -run.size[1], 2 * run.size[0], 2 * run.size[1]]))
    if (!b || b[2] <= b[0] || b[3] <= b[1]) continue
    const canvas = el("canvas", { class: l.id === state.sel ? "on" : "", title: l.name, onclick: () => select(l.id) })
    paint(context(canvas, b[2] - b[0], b[3] - b[1]), list, [1, 0, 0, 1, -b[0], -b[1]], true, id => id === l.id)
    canvas.style.left = b[0] + "px"
    canvas.style.top = b[1] + "px"
    canvas.level = level.get(l.id)
    scene.append(canvas)
  }
  stage.replaceChildren(scene)
  turnSpace()
}
function turnSpace() {
  const scene = $("space").firstChild, [w, h] = run.size, fitted = min($("stage").clientWidth / w, $("stage").clientHeight / h) * .75
  if (!scene) return
  scene.style.transform = `scale(${fitted}) rotateX(${space.x}deg) rotateY(${space.y}deg) translate(${-w / 2}px,${-h / 2}px)`
  for (const c of scene.children) c.style.transform = `translateZ(${c.level * 40 * space.spread}px)`
}
