// Controls, keys, messages from the page around, and the beginning.
const icons = { first: "M2 2h2v12H2zM14 2v12L5 8z", back: "M12 2v12L4 8z", play: "M3 2v12l11-6z", pause: "M3 2h4v12H3zM9 2h4v12H9z", on: "M4 2v12l8-6z", last: "M12 2h2v12h-2zM2 2v12l9-6z" }
const drawn = (tag, name, value) => { const e = document.createElementNS("http://www.w3.org/2000/svg", tag); e.setAttribute(name, value); return e }
const icon = name => { const s = drawn("svg", "viewBox", "0 0 16 16"); s.ariaHidden = true; s.append(drawn("path", "d", icons[name])); return s }
const step = n => { pause(); seek(run.time(clamp(0, run.frames - 1, frame + n))); writeAddress() }
const jump = t => { past.push(state.t); pause(); seek(t); writeAddress() }
const past = []
function event(direction) {
  const times = [...new Set(run.events.map(e => run.time(run.frame(e[0]))))].filter(t => direction > 0 ? t > state.t + 1e-6 : t < state.t - 1e-6)
  if (times.length) jump(direction > 0 ? min(...times) : max(...times))
}
const rates = [.05, .1, .25, .5, 1, 2, 4]
const faster = by => change({ rate: rates[clamp(0, 6, rates.reduce((b, r, i) => abs(r - state.rate) < abs(rates[b] - state.rate) ? i : b, 0) + by)] })
function zoom(by) {
  const [a, b] = window_(), length = min(run.duration - run.from, max(4 / run.fps, (b - a) / by)), from = min(run.duration - length, max(run.from, state.t - (state.t - a) / (b - a) * length))
  state.zoom = by ? [from, from + length] : null
  drawBars()
  drawCurve()
  movePlayhead()
}
function setView(view) {
  state.view = view
  document.body.classList.toggle("mini", view === "mini" || innerWidth < 560)
  document.body.classList.toggle("alone", view === "alone")
  $("space").hidden = view !== "3d"
  $("picture").hidden = view === "3d"
  if (view === "3d") pause()
  change()
}
function choose(by) {
  const ids = [...new Set(shownBars().map(b => b.layer))], at = ids.indexOf(state.sel)
  if (ids.length) select(ids[(at + by + ids.length + (at < 0 && by < 0 ? 1 : 0)) % ids.length])
}
// Whether it was there.
const closeHelp = () => $("keys") && ($("keys").remove(), true)
const explode = () => setView(state.view === "3d" ? "" : "3d")
// Keys as the browser names them, as they are shown where that is otherwise, what they do, and how.
const help = [
  ["Space k", 0, "play, pause", () => state.playing ? pause() : play()],
  ["ArrowRight .", "→ .", "a frame on; with Shift 10", e => step(e.shiftKey ? 10 : 1)],
  ["ArrowLeft ,", "← ,", "a frame back; with Shift 10", e => step(e.shiftKey ? -10 : -1)],
  ["Home", 0, "to the start, or in", () => jump(low())],
  ["End", 0, "to the end, or out", () => jump(high())],
  ["n", 0, "next event", () => event(1)],
  ["N", 0, "event before", () => event(-1)],
  ["0 1 2 3 4 5 6 7 8 9", "0…9", "to 0…90 %", e => jump(run.from + (run.duration - run.from) * e.key / 10)],
  ["u", 0, "undo a jump", () => past.length && seek(past.pop())],
  ["m", 0, "set a mark", () => { state.marks.push(["mark" + (marks().length + 1), state.t]); change() }],
  ["'", 0, "to the next mark", () => { const t = marks().map(m => m[1]).sort((a, b) => a - b); if (t.length) jump(t.find(x => x > state.t + 1e-6) ?? t[0]) }],
  ["j", 0, "play backwards", () => play(-1)],
  ["l", 0, "play forwards", () => play(1)],
  ["r", 0, "turn the direction of playing", () => change({ direction: -state.direction })],
  ["[", 0, "slower", () => faster(-1)],
  ["]", 0, "faster", () => faster(1)],
  ["Backspace", 0, "rate 1", () => change({ rate: 1 })],
  ["i", 0, "in here", () => change({ in: state.t, out: state.out !== null && state.out <= state.t ? null : state.out })],
  ["o", 0, "out here", () => change({ out: state.t, in: state.in !== null && state.in >= state.t ? null : state.in })],
  ["x", 0, "clear in and out", () => change({ in: null, out: null })],
  ["L", 0, "off, loop, ping-pong", () => change({ loop: (state.loop + 1) % 3 })],
  ["ArrowDown", "↓", "next layer that moves", () => choose(1)],
  ["ArrowUp", "↑", "layer before", () => choose(-1)],
  ["/", 0, "filter bars", () => $("filter").focus()],
  ["+", 0, "zoom in", () => zoom(2)],
  ["-", 0, "zoom out", () => zoom(.5)],
  ["=", 0, "show all", () => zoom(0)],
  ["v", 0, "picture beside, alone", () => setView(state.view === "" ? "alone" : "")],
  ["e", 0, "exploded view", explode],
  ["g", 0, "curve, velocity", () => change({ velocity: !state.velocity })],
  ["b", 0, "outlines", () => change({ outlines: !state.outlines })],
  ["?", 0, "these keys", () => closeHelp() || document.body.append(el("div", { id: "keys", role: "dialog", "aria-label": "Keys", tabindex: -1 }, help.map(([keys, shown, what]) => `${shown || keys}  ${what}`).join("\n")))],
  ["Escape", "Esc", "close, nothing selected", () => closeHelp() || select(null)]]
function key(e) {
  if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(e.target.tagName) && e.target.type !== "range") return
  if (/^(Enter| )$/.test(e.key) && e.target.tagName === "BUTTON" || e.target.type === "range" && /^(Page|Arrow(Up|Down))/.test(e.key)) return
  const found = help.find(h => h[0].split(" ").includes(e.key === " " ? "Space" : e.key))
  if (!found) return
  e.preventDefault()
  found[3](e)
}

function buttons() {
  const b = $("play")
  b.replaceChildren(icon(state.playing ? "pause" : "play"))
  b.ariaLabel = b.title = state.playing ? "Pause" : "Play"
  $("rate").value = state.rate
  $("loop").ariaPressed = state.loop > 0
  $("loop").textContent = ["loop", "loop", "ping-pong"][state.loop]
  $("exploded").ariaPressed = state.view === "3d"
}

function buildControls() {
  const button = (name, label, action, more) => el("button", { "aria-label": label, title: label, onclick: action, class: more ? "more" : "" }, icon(name))
  const word = (id, text, action) => el("button", { id, class: "more", "aria-pressed": "false", onclick: action }, text)
  const playing = button("play", "Play", () => state.playing ? pause() : play())
  playing.id = "play"
  $("controls").append(
    button("first", "To the start", () => jump(low()), true), button("back", "A frame back", () => step(-1), true), playing, button("on", "A frame on", () => step(1), true), button("last", "To the end", () => jump(high()), true),
    el("input", { id: "time", type: "range", min: 0, max: max(0, run.frames - 1), step: 1, "aria-label": "Time", oninput: e => { pause(); seek(run.time(+e.target.value)); writeAddress() } }),
    el("output", { id: "clock", for: "time" }),
    el("select", { id: "rate", class: "more", "aria-label": "Rate", onchange: e => change({ rate: +e.target.value }) }, ...rates.map(r => el("option", { value: r }, r + "×"))),
    word("loop", "loop", () => change({ loop: (state.loop + 1) % 3 })), word("exploded", "3-D", explode), word("ask", "keys ?", () => help.at(-2)[3]()))
}

function listen() {
  on(window, "keydown", key)
  on(window, "resize", () => setView(state.view))
  on(matchMedia("(prefers-color-scheme: dark)"), "change", () => show(true))
  on(window, "hashchange", () => { readAddress(); pause(); setView(state.view) })
  let last = []
  on($("picture"), "click", e => {
    const r = e.target.getBoundingClientRect(), ids = layersAt(run.drawings(frame), (e.clientX - r.left) / r.width * run.size[0], (e.clientY - r.top) / r.height * run.size[1])
    const again = ids.join() === last.join() ? ids.indexOf(state.sel) + 1 : 0
    last = ids
    select(ids.length ? ids[again % ids.length] : null)
  })
  const stage = $("space")
  on(stage, "pointermove", e => { if (e.buttons & 1) { space.y += e.movementX * .5; space.x -= e.movementY * .5; turnSpace() } })
  on(stage, "wheel", e => { e.preventDefault(); space.spread = clamp(0, 6, space.spread - e.deltaY / 400); turnSpace() }, { passive: false })
  on(stage, "dblclick", () => { Object.assign(space, { x: 0, y: 0 }); turnSpace() })
  on($("bars"), "wheel", e => { if (e.ctrlKey) { e.preventDefault(); zoom(e.deltaY < 0 ? 1.25 : .8) } }, { passive: false })
  on(window, "message", ({ data }) => {
    if (data?.playhead !== 1) return
    if (typeof data.seek === "number" && Number.isFinite(data.seek)) { pause(); seek(data.seek) }
    if (data.play) play()
    if (data.pause) pause()
    if (typeof data.select === "string") select(run.layers.find(l => l.name === data.select)?.id ?? null)
  })
  on(window, "beforeprint", () => {
    pause()
    $("strip").replaceChildren(...[0, 1, 2, 3, 4, 5].map(i => { const c = el("canvas"); drawFrame(c, round(i / 5 * (run.frames - 1)), .6); return c }))
    $("plain").replaceChildren(heading("Bars"), el("ul", {}, ...run.bars.map(b => el("li", {}, b.text))))
  })
  on(window, "afterprint", () => { $("strip").replaceChildren(); $("plain").replaceChildren() })
}

// The run in an element, with its pictures.
async function read(element) {
  const found = new Run(await unpacked(element.textContent))
  found.pictures = await Promise.all(found.images.map(async address => { const i = new Image; await new Promise(done => { i.onload = i.onerror = done; i.src = address }); return i }))
  return found
}

async function begin() {
  const started = performance.now()
  try {
    run = await read($("run"))
    if ($("other")) other = await read($("other"))
  } catch (e) {
    return plain("This recording cannot be read: " + (e instanceof Unreadable ? e.message : "its data is damaged."))
  }
  $("about").textContent = `${run.device}, ${run.size[0]} × ${run.size[1]}, ${run.frames} frames at ${run.fps} a second`
  buildControls()
  const isTimed = readAddress(), isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
  if (!isTimed && isStill) state.t = run.still
  if (other) {
    $("stage").append(el("canvas", { id: "beside", role: "img", "aria-label": `The screen of ${other.title}` }))
    $("about").textContent = `${run.title} on the left, ${other.title} on the right; ${$("about").textContent}`
  }
  for (const id of ["controls", "bars", "curve", "values", "tree", "events", "picture"]) $(id).hidden = false
  $("poster").hidden = true
  if (!run.layers.length || !(run.size[0] > 0 && run.size[1] > 0)) $("note").textContent = "Nothing was on screen."
  buildBars()
  buildEvents()
  if (state.sel === null && !state.lanes.length) state.lanes = run.bars.filter(b => b.lane).slice(0, 1).map(b => b.lane.index)
  else if (!state.lanes.length) state.lanes = run.bars.filter(b => b.lane && b.layer === state.sel).slice(0, 1).map(b => b.lane.index)
  listen()
  setView(state.view)
  document.documentElement.dataset.ready = round(performance.now() - started)
  globalThis.playhead = { run, state, seek: t => { pause(); seek(t) }, play, pause, drawFrame, value: (lane, kind, f) => run.value(run.lanes[lane], kind, f) }
  if (!isTimed && !isStill) play()
}
begin()
