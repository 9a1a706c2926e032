// The panels: what stands at the playhead.
// The run, and one that is shown beside it; null without.
let run, other = null, frame = -1, refreshed = 0
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
// A rotation, a scale and a shift say more than 16 numbers.
const matrix = v => {
  if (v.length !== 16 || v[3] || v[7] || v[2] || v[6] || v[8] || v[9]) return
  const parts = [], turn = atan2(v[1], v[0]) * 180 / Math.PI, sx = hypot(v[0], v[1]), sy = hypot(v[4], v[5])
  if (v[12] || v[13]) parts.push(`move ${tidy(v[12])} ${tidy(v[13])}`)
  if (abs(turn) > .01) parts.push(`turn ${tidy(turn, 2)}°`)
  if (abs(sx - 1) + abs(sy - 1) > 1e-4) parts.push(`scale ${tidy(sx)} ${tidy(sy)}`)
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

const drawPicture = () => {
  const canvas = $("picture"), { clientWidth, clientHeight } = $("stage"), [w, h] = run.size
  if (!(w > 0 && h > 0)) return
  const scale = clamp(.1, 3, min(clientWidth / (other ? 2 : 1) / w, clientHeight / h || 1) * devicePixelRatio)
  if (other) drawFrame($("beside"), frame, scale * h / (other.size[1] || h), other)
  const g = drawFrame(canvas, frame, scale), list = run.drawings(frame), p = toPixels(canvas, run.size)
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

const stripOf = bars => {
  const text = bars.map(b => b.text)
  return el("div", { class: "strip", role: "img", "aria-label": text.join("; "), title: text.join("\n") }, ...bars.flatMap(bar => {
    const end = bar.end ?? run.duration
    return [
      ...bar.phases.map(([from, to, kind]) => part(kind, from, to ?? end)), ...bar.jumps.map(([t]) => part("jump", t)),
      lasting(el("b", { class: bar.outcome }, signs[bar.outcome] ?? ""), end)]
  }))
}

// A row for each layer, which can be folded when it has several bars.
const buildBars = () => {
  const groups = [...indexed(shownBars(), b => b.layer)].map(([layer, bars]) => {
    const row = (name, bars) => el("div", { class: "row" }, name, stripOf(bars)), isSingle = bars.length < 2
    const name = button({ class: "name", "data-layer": layer }, () => {
      if (state.sel === layer && !isSingle) name.ariaExpanded = !group.classList.toggle("folded")
      select(layer)
    }, nameOf(layer), ...isSingle ? [" ", soft(bars[0].keyPath)] : [])
    const lanes = isSingle ? [] : bars.map(bar => row(button({ class: "name lane" }, () => { select(layer); chooseLane(bar.lane, true) }, bar.keyPath, " ", soft(bar.curve)), [bar]))
    if (!isSingle) name.ariaExpanded = true
    const group = el("div", { class: isSingle ? "" : "group" }, row(name, bars), ...lanes)
    return group
  })
  $("rows").replaceChildren(...groups.length ? groups : [el("p", { class: "soft" }, run.bars.length ? "No bar has such a name." : "Nothing moved.")])
}

// The next number that is 1, 2 or 5 with zeros.
const stepFor = least => [5, 2, 1].map(n => 10 ** ceil(log10(least)) / n).find(step => step >= least)
const drawRuler = () => {
  const [a, b] = shownTime(), step = stepFor(56 * (b - a) / $("ruler").clientWidth), { style } = $("app"), ticks = []
  style.setProperty("--begin", a)
  style.setProperty("--scale", 100 / (b - a) + "%")
  $("lines").setAttribute("viewBox", `${a} 0 ${b - a} 100`)
  for (let t = ceil(a / step) * step; t <= b + 1e-9; t += step) ticks.push(lasting(el("i", {}, t + step / 2 > b ? "" : tidy(t)), t))
  $("times").replaceChildren(...ticks.map(t => t.cloneNode(true)))
  $("ruler").replaceChildren(...ticks, ...[state.in, state.out].filter(isNumber).map(t => part("limit", t)), ...run.finding ? [lasting(el("b", { class: run.finding.t > (a + b) / 2 ? "fault late" : "fault" }, run.finding.rule), run.finding.t)] : [], ...marks().map(([, t]) => part("mark", t)))
}

// While only the time changes, a line moves over the panels, which stay as they are.
const movePlayhead = () => {
  const [a, b] = shownTime(), at = (state.t - a) / (b - a)
  for (const head of document.querySelectorAll(".head")) {
    head.hidden = at < 0 || at > 1
    head.style.transform = `translateX(${at * 100}%)`
  }
}

// The first four numbers of each chosen lane, or how fast they change, and the least and the greatest of all of them.
const drawCurve = () => {
  const { lanes, _isVelocity } = state, frames = allFrames()
  $("chosen").textContent = $("lines").ariaLabel = `${_isVelocity ? "Velocity" : "Curve"}: ${lanes.map(curveName).join(", ") || "choose a lane"}`
  const curves = lanes.flatMap(lane => ({ ".x": [0], ".y": [1] }[lane._part] ?? [0, 1, 2, 3]).map(k => {
    const values = frames.map(f => run.value(lane, "shown", f)?.[k])
    return _isVelocity ? values.map((v, f) => isNumber(values[f - 1]) ? (v - values[f - 1]) * run.fps : v - v) : values
  })).filter(c => c.some(isNumber))
  const all = [...curves.flat(), _isVelocity && 0].filter(isNumber).sort((a, b) => a - b)
  let low = all[0], high = all.pop()
  if (high - low < 1e-9) high = --low + 2
  const step = stepFor((high - low) * .1998), ticks = []
  low = floor(low / step) * step
  high = ceil(high / step) * step
  const place = v => (high - v) / (high - low) * 100
  for (let t = low; t <= high + 1e-9; t += step) ticks.push(lasting(el("i", {}, tidy(t)), place(t)))
  $("scale").replaceChildren(...ticks)
  $("lines").replaceChildren(...curves.map(values => {
    // A gap ends a line.
    const points = values.map((v, f) => isNumber(v) ? (isNumber(values[f - 1]) ? "L" : "M") + run.time(f) + " " + place(v) : "")
    // An icon has a path to copy.
    const line = document.querySelector("path").cloneNode()
    line.setAttribute("d", points.join(""))
    return line
  }))
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
  const items = run.events.map(([t, name, subject, detail]) => assign(button({}, () => rest(t), soft(seconds(t)), ` ${name} `, soft(`${subject} ${detail}`)), { _time: t }))
  eventsAt = indexed(items, i => i._time)
  $("list").append(...items.map(i => el("li", {}, i)))
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
