// Controls, keys, messages from the page around, and the beginning.
const go = t => { rest(t); writeAddress() }
const step = n => go(run.time(clamp(0, run.frames - 1, frame + n)))
const past = []
const jump = t => { past.push(state.t); go(t) }
// To the next or the last one of times on a side of the playhead.
const jumpTo = (times, direction) => {
  const ahead = times.filter(t => (t - state.t) * direction > 1e-6).map(t => t * direction)
  if (ahead.length) jump(min(...ahead) * direction)
}
const event = direction => jumpTo(run.events.map(e => e[0]), direction)
const rates = [.05, .1, .25, .5, 1, 2, 4]
const faster = by => {
  const far = rates.map(r => abs(r - state.rate))
  change({ rate: rates[clamp(0, 6, far.indexOf(min(...far)) + by)] })
}
const zoomTo = range => {
  state._zoom = range
  drawRuler()
  movePlayhead()
}
const zoom = by => {
  const [a, b] = shownTime(), length = min(run.duration - run.from, max(4 / run.fps, (b - a) / by)), from = clamp(run.from, run.duration - length, state.t - (state.t - a) / (b - a) * length)
  zoomTo(by ? [from, from + length] : null)
}
const setView = view => {
  const { classList } = body, isSpace = view === "3d"
  const isMini = view === "mini" || !isLive && innerWidth < 560
  classList.toggle("mini", isMini)
  // The slider is on the ruler; a small page has none.
  isMini || innerWidth < 601 ? $("play").after($("time")) : $("axis").prepend($("time"))
  classList.toggle("alone", view === "alone")
  $("space").hidden = !isSpace
  for (const f of $("stage").querySelectorAll("figure")) f.hidden = isSpace || f.id === "second" && !other
  change(isSpace ? { view, playing: false } : { view })
}
const choose = by => {
  const ids = [...new Set(shownBars().map(b => b.layer))], at = ids.indexOf(state.sel)
  if (ids.length) select(ids.at((at < 0 && by < 0 ? -1 : at + by) % ids.length))
}
// True when the help was open.
const closeHelp = () => $("keys") && ($("keys").remove(), true)
const chapter = direction => jumpTo(chapters().map(c => c[0]), direction)
// Keys as the browser names them, as they are shown where that is otherwise, what they do, and how: in the groups and by the
// letters of the full screen of a terminal.
const groups = {
  time: [
    ["Space k", 0, "play, pause", () => state.playing ? pause() : play()],
    ["ArrowRight .", "→ .", "a frame on, Shift: 10", e => step(e.shiftKey ? 10 : 1)],
    ["ArrowLeft ,", "← ,", "a frame back, Shift: 10", e => step(e.shiftKey ? -10 : -1)],
    ["Home", 0, "to the start, or in", () => jump(first())],
    ["End", 0, "to the end, or out", () => jump(last())],
    ["n", 0, "next event", () => event(1)],
    ["N", 0, "event before", () => event(-1)],
    ["}", 0, "next transition", () => chapter(1)],
    ["{", 0, "transition before", () => chapter(-1)],
    ["0 1 2 3 4 5 6 7 8 9", "0…9", "to 0…90 %", e => jump(run.from + (run.duration - run.from) * e.key / 10)],
    ["u", 0, "undo a jump", () => past.length && seek(past.pop())],
    ["m", 0, "set a mark", () => change({ marks: [...state.marks, ["mark" + (marks().length + 1), state.t]] })],
    ["'", 0, "to the next mark", () => { const times = marks().map(m => m[1]); times.some(t => t > state.t + 1e-6) ? jumpTo(times, 1) : times.length && jump(min(...times)) }]],
  playing: [
    ["j", 0, "play backwards", () => play(-1)],
    ["l", 0, "play forwards", () => play(1)],
    ["r", 0, "turn round", () => change({ _direction: -state._direction })],
    ["[", 0, "slower", () => faster(-1)],
    ["]", 0, "faster", () => faster(1)],
    ["Backspace", 0, "rate 1", () => change({ rate: 1 })],
    ["i", 0, "in here", () => limit("in", state.t)],
    ["o", 0, "out here", () => limit("out", state.t)],
    ["x", 0, "clear in and out", () => change({ in: null, out: null })],
    ["L", 0, "off, loop, ping-pong", () => change({ loop: (state.loop + 1) % 3 })]],
  ruler: [
    ["+", 0, "zoom in", () => zoom(2)],
    ["-", 0, "zoom out", () => zoom(.5)],
    ["=", 0, "show all", () => zoom(0)],
    ["I", 0, "show in to out", () => last() > first() && zoomTo([first(), last()])]],
  looking: [
    ["ArrowDown", "↓", "next layer", () => choose(1)],
    ["ArrowUp", "↑", "layer before", () => choose(-1)],
    ["/", 0, "filter bars", () => $("filter").focus()],
    ["v", 0, "picture alone", () => setView(state.view === "" ? "alone" : "")],
    ["e", 0, "layers apart", () => setView(state.view === "3d" ? "" : "3d")],
    ["g", 0, "curve, velocity", () => change({ _isVelocity: !state._isVelocity })],
    ["B", 0, "outlines", () => change({ _isOutlined: !state._isOutlined })],
    ["w", 0, "save a picture, page, film", () => { const s = $("share"); s.open = true; s.querySelector("button").focus() }],
    ["?", 0, "these keys", () => closeHelp() || openHelp()],
    ["Escape", "Esc", "select nothing", () => closeHelp() || select(null)]]
}
const openHelp = () => {
  const dialog = el("div", { id: "keys", role: "dialog", "aria-label": "Keys", tabindex: -1 }, ...Object.entries(groups).map(([name, keys]) =>
    el("div", {}, el("h2", {}, name), ...keys.map(([keys, shown, what]) => el("p", {}, el("span", {}, ...(shown || keys).split(" ").map(k => el("kbd", {}, k))), what)))))
  body.append(dialog)
  dialog.focus()
}
// In or out at a time; at the ends of the run there is none.
const limit = (name, t) => {
  const values = { in: state.in, out: state.out, [name]: t > run.from + 1e-6 && t < run.duration - 1e-6 ? t : null }
  if (values.in !== null && values.out !== null && values.in >= values.out) values[name === "in" ? "out" : "in"] = null
  change(values)
}
const actionOf = key => Object.values(groups).flat().find(h => h[0].split(" ").includes(key))?.[3]
const key = e => {
  const { key, target: { tagName, type } } = e
  if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(tagName) && type !== "range") return
  if (/^(Enter| )$/.test(key) && tagName === "BUTTON" || type === "range" && /^(Page|Arrow(Up|Down))/.test(key)) return
  const found = actionOf(key === " " ? "Space" : key)
  if (!found) return
  e.preventDefault()
  found(e)
}

const buttons = () => {
  const { playing, loop } = state, b = $("play")
  body.classList.toggle("playing", playing)
  b.title = playing ? "Pause" : "Play"
  $("rate").value = state.rate + "×"
  $("loop").ariaPressed = loop > 0
  $("loop").textContent = loop > 1 ? "ping-pong" : "loop"
  $("exploded").ariaPressed = state.view === "3d"
}

// - shown: the finding whose run is shown.
const listen = shown => {
  const picture = $("picture"), stage = $("space"), bars = $("bars"), ruler = $("ruler"), search = $("search")
  on($("controls"), "click", e => actionOf(e.target.closest("[data-key]")?.dataset.key)?.(e))
  on($("time"), "input", e => go(run.time(round(+e.target.value))))
  on($("rate"), "change", e => change({ rate: parseFloat(e.target.value) }))
  on($("share"), "click", e => {
    const action = share[e.target.dataset.share]
    if (!action) return
    $("share").open = false
    action()
  })
  on($("filter"), "input", buildBars)
  on($("all"), "click", () => tell(!body.classList.contains("told")))
  on(search, "input", () => { for (const li of $("list").children) li.hidden = !holds(li.textContent, search.value) })
  on($("layers"), "keydown", treeKeys)
  on(window, "keydown", key)
  on(window, "resize", () => setView(state.view))
  on(window, "hashchange", () => {
    // Another finding has a run of its own.
    if (told() !== shown) return location.reload()
    readAddress()
    pause()
    setView(state.view)
  })
  let held
  const scrub = e => {
    if (!(e.buttons & 1)) return
    const { left, width } = ruler.getBoundingClientRect(), [a, b] = shownTime(), t = a + (b - a) * clamp(0, 1, (e.clientX - left) / width)
    held ? limit(held, t) : rest(t)
  }
  on(ruler, "pointerdown", e => { held = e.target._limit; ruler.setPointerCapture(e.pointerId); scrub(e) })
  on(ruler, "pointermove", scrub)
  on(ruler, "pointerup", writeAddress)
  on(ruler, "keydown", e => {
    const { key, shiftKey, target: { _limit: name } } = e, by = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (!by || !name) return
    e.preventDefault()
    e.stopPropagation()
    limit(name, (name === "in" ? first() : last()) + by * (shiftKey ? 10 : 1) / run.fps)
  })
  let hit = []
  on(picture, "click", e => {
    const { left, top, width, height } = picture.getBoundingClientRect(), [w, h] = run.size
    const ids = layersAt(run.drawings(frame), (e.clientX - left) / width * w, (e.clientY - top) / height * h)
    const again = ids.join() === hit.join() ? ids.indexOf(state.sel) + 1 : 0
    hit = ids
    select(ids[again % ids.length] ?? null)
  })
  const turn = values => { assign(space, values); turnSpace() }
  on(stage, "pointermove", e => e.buttons & 1 && turn({ y: space.y + e.movementX * .5, x: space.x - e.movementY * .5 }))
  on(stage, "wheel", e => { e.preventDefault(); turn({ _spread: clamp(0, 6, space._spread - e.deltaY / 400) }) }, { passive: false })
  on(stage, "dblclick", () => turn({ x: 0, y: 0 }))
  on(bars, "wheel", e => { if (e.ctrlKey) { e.preventDefault(); zoom(e.deltaY < 0 ? 1.25 : .8) } }, { passive: false })
  on(window, "message", ({ data }) => {
    if (data?.playhead !== 1) return
    if (isNumber(data.seek)) rest(data.seek)
    if (data.play) play()
    if (data.pause) pause()
    if (typeof data.select === "string") select(layerNamed(data.select)?.id ?? null)
  })
  on(window, "beforeprint", () => {
    pause()
    // Seen on paper alone.
    $("strip").replaceChildren(...[0, 1, 2, 3, 4, 5].map(i => drawFrame(el("canvas"), round(i / 5 * (run.frames - 1)), .6).canvas), el("ul", {}, ...run.bars.map(b => el("li", {}, b.text))))
  })
}

// Of several findings the one that is played, as the address says.
const told = () => /finding=(\d+)/.exec(location.hash)?.[1] ?? "1"
// Pictures of addresses, decoded; one that cannot be is empty.
const decoded = sources => Promise.all(sources.map(src => { const i = assign(new Image, { src }); return i.decode().catch(Object).then(() => i) }))
const dressed = async (found) => {
  if (found.chrome) found.chrome._images = await decoded(found.chrome.images.map(svg => "data:image/svg+xml," + encodeURIComponent(svg)))
  return found
}
