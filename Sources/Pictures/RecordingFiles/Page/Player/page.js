// Time, and what follows from a change.
const marks = () => [...run.marks, ...state.marks]
const first = () => state.in ?? run.from, last = () => state.out ?? run.duration

let base
const rebase = () => base = { _real: performance.now(), t: state.t }

const seek = t => {
  state.t = clamp(run.from, run.duration, t)
  rebase()
  show()
}

// Stands at a time.
const rest = t => { pause(); seek(t) }

// Draws what has changed. Panels follow at most ten times a second while time runs.
const show = (isForced) => {
  const { t, playing, view } = state, next = run.frame(t), isNew = next !== frame, now = performance.now()
  frame = next
  if (isForced || isNew && !isComing(frame)) drawPicture()
  if (isBusy() && !isForced && now - refreshed < 100) return
  refreshed = now
  const held = run.bars.filter(b => b.phases.some(p => p[2] === "held" && p[0] <= t && t < p[1])).map(b => `, ${barName(b)} held`)
  $("time").value = (t - run.from) * run.fps
  $("time").ariaValueText = `${seconds(t)} seconds, frame ${frame} of ${run.frames - 1}${held.slice(0, 2).join("")}`
  $("clock").textContent = `${seconds(t)} s  ${frame}f`
  if (!body.classList.contains("mini")) {
    if (view === "3d" && !playing && (isNew || isForced)) buildSpace()
    if (isForced) {
      drawRuler()
      drawCurve()
    }
    movePlayhead()
    buildValues()
    buildTree()
    markEvents()
  }
  if (isNew) post({ t, f: frame, duration: run.duration, playing })
}

const play = (direction = state._direction) => {
  if (run.frames < 2) return
  if (direction > 0 && state.t >= last() - 1e-6) state.t = first()
  if (direction < 0 && state.t <= first() + 1e-6) state.t = last()
  assign(state, { playing: true, _direction: direction })
  rebase()
  buttons()
  requestAnimationFrame(tick)
}

const pause = () => {
  if (state.playing) change({ playing: false })
}

const tick = () => {
  if (!state.playing) return
  const { loop, _direction: direction } = state, a = first(), b = last(), t = base.t + (performance.now() - base._real) / 1000 * state.rate * direction
  state.t = t > b ? b : t < a ? a : t
  if (t !== state.t) {
    if (!loop || b <= a) {
      show()
      return pause()
    }
    if (loop > 1) state._direction = -direction
    else state.t = direction > 0 ? a : b
    rebase()
  }
  show()
  requestAnimationFrame(tick)
}

const change = values => {
  assign(state, values)
  rebase()
  buttons()
  show(true)
  if (!state.playing) writeAddress()
}

const select = sel => {
  const { lane } = run.bars.find(b => b.layer === sel && b.lane) ?? {}
  change({ sel, ...lane && !state.lanes.some(l => l.layer === sel) ? { lanes: [lane] } : {} })
  for (const b of $("rows").querySelectorAll("[data-layer]")) b.ariaPressed = +b.dataset.layer === sel
  post({ select: sel === null ? null : nameOf(sel) })
}

const chooseLane = (lane, isAlone) => {
  const { lanes } = state
  if (lane) change({ lanes: isAlone ? [lane] : lanes.includes(lane) ? lanes.filter(l => l !== lane) : [...lanes, lane] })
}

const post = words => { if (parent !== window) parent.postMessage({ playhead: 1, ...words }, "*") }

// With a finding, what is not about it is folded.
const tell = isAlone => {
  const { finding, bars } = run
  body.classList.toggle("told", isAlone)
  $("all").ariaPressed = !isAlone
  $("filter").value = isAlone && bars.some(b => nameOf(b.layer) === finding.subject) ? finding.subject : ""
  buildBars()
}

// The address: #t=0.35&sel=photo.view. What is not known is kept.
let unknown = []
const layerNamed = name => run.layers.find(l => l.name === name)
const timeOf = text => {
  const mark = marks().find(m => "@" + m[0] === text), value = text.endsWith("%") ? parseFloat(text) / 100 * run.duration : Number(text)
  return mark ? mark[1] : isNumber(value) ? value : 0
}
// Whether a time is in it.
const readAddress = () => {
  unknown = []
  const lanes = []
  let t
  for (const part of location.hash.slice(1).split("&").filter(Boolean)) {
    let [key, ...words] = part.split("="), value = words.join("=")
    // A lone % stands for itself: t=50%.
    try { value = decodeURIComponent(value) } catch {}
    const number = parseFloat(value)
    switch (key) {
      case "t": t = timeOf(value); break
      case "f": t = run.time(clamp(0, run.frames - 1, number)); break
      case "sel": state.sel = (layerNamed(value) ?? (value[0] === "#" ? run.layer.get(+value.slice(1)) : null))?.id ?? null; break
      case "lane": lanes.push(value); break
      case "rate": if (number > 0 && number <= 1000) state.rate = number; break
      case "loop": state.loop = number === 1 || number === 2 ? number : 0; break
      case "in": case "out": if (number >= run.from && number <= run.duration) state[key] = number; break
      case "mini": state.view = key; break
      case "view": if (/^(3d|mini|curve)$/.test(value)) state.view = value; break
      default: unknown.push(part)
    }
  }
  // A lane by its whole name, or by that of the layer that is selected; with a part of it: position.x.
  for (const words of lanes) {
    const lane = run.lanes.find(l => [laneName(l), l.layer === state.sel && l.property].some(name => (words + ".").startsWith(name + ".")))
    if (!lane) continue
    lane._part = words.slice(words.lastIndexOf(lane.property) + lane.property.length)
    if (!state.lanes.includes(lane)) state.lanes.push(lane)
  }
  if (state.out !== null && state.in >= state.out) state.out = null
  state.t = clamp(run.from, run.duration, t ?? state.t)
  return t !== undefined
}
const writeAddress = () => {
  // Not before the frame: a third of a second is no decimal.
  const { sel, rate, loop, view } = state, parts = { t: tidy(state.t + 4.9e-5, 4) }
  if (sel !== null) parts.sel = encodeURIComponent(nameOf(sel))
  const lanes = state.lanes.map(l => "lane=" + encodeURIComponent(curveName(l)))
  if (rate !== 1) parts.rate = rate
  if (loop) parts.loop = loop
  for (const k of ["in", "out"]) if (state[k] !== null) parts[k] = tidy(state[k], 4)
  if (view) parts.view = view
  try { history.replaceState(null, "", "#" + [...Object.entries(parts).map(p => p.join("=")), ...lanes, ...unknown].join("&")) } catch {}
}
