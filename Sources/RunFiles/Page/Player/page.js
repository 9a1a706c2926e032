// Time, and what follows from a change.
const marks = () => [...run.marks, ...state.marks]
const low = () => state.in ?? run.from, high = () => state.out ?? run.duration

let base
function rebase() { base = { real: performance.now(), t: state.t } }

function seek(t) {
  state.t = clamp(run.from, run.duration, t)
  rebase()
  show()
}

// Draws what has changed. Panels follow at most ten times a second while time runs.
function show(isForced) {
  const next = run.frame(state.t), isNew = next !== frame
  frame = next
  if (isNew || isForced) drawPicture()
  const now = performance.now()
  if (state.playing && !isForced && now - refreshed < 100) return
  refreshed = now
  const time = $("time")
  time.value = frame
  const held = run.bars.filter(b => b.phases.some(p => p[2] === "held" && p[0] <= state.t && state.t < p[1])).map(b => `, ${nameOf(b.layer)}.${b.keyPath} held`)
  time.setAttribute("aria-valuetext", `${seconds(state.t)} seconds, frame ${frame} of ${run.frames - 1}${held.slice(0, 2).join("")}`)
  $("clock").textContent = `${seconds(state.t)} s  ${frame}f`
  if (!document.body.classList.contains("mini")) {
    if (state.view === "3d" && !state.playing && (isNew || isForced)) buildSpace()
    if (isForced) {
      colors = {}
      drawBars()
      drawCurve()
    }
    movePlayhead()
    buildValues()
    buildTree()
    markEvents()
  }
  if (isNew) post({ t: state.t, f: frame, duration: run.duration, playing: state.playing })
}

function play(direction = state.direction) {
  if (run.frames < 2) return
  if (direction > 0 && state.t >= high() - 1e-6) state.t = low()
  if (direction < 0 && state.t <= low() + 1e-6) state.t = high()
  Object.assign(state, { playing: true, direction })
  rebase()
  buttons()
  requestAnimationFrame(tick)
}

function pause() {
  if (!state.playing) return
  state.playing = false
  buttons()
  show(true)
  writeAddress()
}

function tick() {
  if (!state.playing) return
  let t = base.t + (performance.now() - base.real) / 1000 * state.rate * state.direction
  const a = low(), b = high()
  if (t > b || t < a) {
    if (state.loop === 1 && b > a) t = state.direction > 0 ? a : b
    else if (state.loop === 2 && b > a) { state.direction = -state.direction; t = t > b ? b : a }
    else {
      state.t = t > b ? b : a
      show()
      return pause()
    }
    state.t = t
    rebase()
  }
  state.t = t
  show()
  requestAnimationFrame(tick)
}

function change(values = {}) {
  Object.assign(state, values)
  rebase()
  buttons()
  show(true)
  if (!state.playing) writeAddress()
}

function select(id) {
  state.sel = id
  if (id !== null) {
    const lane = run.bars.find(b => b.layer === id && b.lane)?.lane
    if (lane && !state.lanes.some(i => run.lanes[i].layer === id)) state.lanes = [lane.index]
  }
  show(true)
  for (const b of $("bars").querySelectorAll("[data-layer]")) b.setAttribute("aria-pressed", +b.dataset.layer === id)
  post({ select: id === null ? null : nameOf(id) })
  if (!state.playing) writeAddress()
}

function chooseLane(lane, alone) {
  if (!lane) return
  state.lanes = alone ? [lane.index] : state.lanes.includes(lane.index) ? state.lanes.filter(i => i !== lane.index) : [...state.lanes, lane.index]
  show(true)
  writeAddress()
}

function post(words) { if (parent !== window) parent.postMessage({ playhead: 1, ...words }, "*") }

// The address: #t=0.35&sel=photo.view. What is not known is kept.
let unknown = []
function time(text) {
  const mark = text.startsWith("@") && marks().find(m => "@" + m[0] === text)
  if (mark) return mark[1]
  const value = text.endsWith("%") ? parseFloat(text) / 100 * run.duration : Number(text)
  return Number.isFinite(value) ? value : 0
}
function readAddress() {
  unknown = []
  let isTimed = false
  for (const part of location.hash.slice(1).split("&").filter(Boolean)) {
    const cut = part.indexOf("="), key = cut < 0 ? part : part.slice(0, cut)
    let value = cut < 0 ? "" : part.slice(cut + 1)
    // A lone % stands for itself: t=50%.
    try { value = decodeURIComponent(value) } catch {}
    const number = parseFloat(value)
    switch (key) {
      case "t": state.t = time(value); isTimed = true; break
      case "f": state.t = run.time(clamp(0, run.frames - 1, number)); isTimed = true; break
      case "sel": {
        const l = run.layers.find(l => l.name === value) ?? (value[0] === "#" ? run.layer.get(+value.slice(1)) : null)
        state.sel = l ? l.id : null
        break
      }
      case "lane": { const l = run.lanes.find(l => laneName(l) === value || l.layer === state.sel && l.property === value); if (l) state.lanes = [...new Set([...state.lanes, l.index])]; break }
      case "rate": if (number > 0 && number <= 1000) state.rate = number; break
      case "loop": state.loop = [0, 1, 2].includes(number) ? number : 0; break
      case "in": case "out": if (number >= run.from && number <= run.duration) state[key] = number; break
      case "mini": state.view = "mini"; break
      case "view": if (["3d", "mini", "curve"].includes(value)) state.view = value; break
      default: unknown.push(part)
    }
  }
  if (state.in !== null && state.out !== null && state.in >= state.out) state.out = null
  state.t = clamp(run.from, run.duration, state.t)
  return isTimed
}
function writeAddress() {
  const parts = [`t=${+state.t.toFixed(4)}`]
  if (state.sel !== null) parts.push("sel=" + encodeURIComponent(nameOf(state.sel)))
  for (const i of state.lanes) parts.push("lane=" + encodeURIComponent(laneName(run.lanes[i])))
  if (state.rate !== 1) parts.push("rate=" + state.rate)
  if (state.loop) parts.push("loop=" + state.loop)
  for (const k of ["in", "out"]) if (state[k] !== null) parts.push(`${k}=${+state[k].toFixed(4)}`)
  if (state.view) parts.push("view=" + state.view)
  try { history.replaceState(null, "", "#" + [...parts, ...unknown].join("&")) } catch {}
}
