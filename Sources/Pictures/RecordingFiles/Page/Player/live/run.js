// The run of a session: its record without drawings, and the frames that have been asked for.
const session = { t: 0, end: 0, held: null, resting: true, fingers: [], branch: "main", state: "starting", file: null, files: [], error: null }
// The last forms, as the session has them, too; frames by their numbers.
let forms = new Map, stored = new Map, shownFrame = null, underWay = 0, isFollowing = 0
const mostNumbers = 4e6

const forget = from => { for (const f of stored.keys()) if (f >= from) stored.delete(f) }
const store = async (message) => {
  const { form, key, set, moved = [], t, images: count, ring } = message
  if (key) {
    const [made, columns] = parsed(bytesOf(key)), { list, slots } = prepare(made, columns, made.segments[0])
    forms.set(form, { list, slots, now: Float64Array.from(slots, ([part, i]) => part[i]), shown: null })
  }
  const own = forms.get(form)
  if (!own) {
    // It was lost on the way: whole, next time.
    isWhole = false
    return
  }
  if (set) {
    own.now = own.now.slice()
    let slot = 0
    for (const [gap, ...numbers] of set) { slot += gap; numbers.forEach((n, i) => own.now[slot + i] = n) }
    // Numbers that change by the same amount.
    for (const [way, ...gaps] of moved) gaps.reduce((slot, gap) => { own.now[slot += gap] += way; return slot }, 0)
  }
  const missing = []
  for (let i = 0; i < count; i++) if (!pictures[i]) missing.push(i)
  await Promise.all(missing.map(async (i) => {
    pictures[i] = (await decoded([(await ask("image", { number: i })).address]))[0]
  }))
  return { form: own, numbers: own.now, t, ring }
}
let pictures = []

// The drawings of a stored frame.
const listOf = ({ form, numbers }) => {
  if (form.shown !== numbers) numbers.forEach((n, i) => { const [part, place] = form.slots[i]; part[place] = n })
  form.shown = numbers
  return form.list
}

// Asks for a frame, two at a time; the one that is shown last is asked for when one of them has come.
let isWhole = true
// True when the next frame has to be whole, as the one before it was lost.
const wholly = () => {
  const full = !isWhole
  isWhole = true
  return full
}
const want = async (number) => {
  if (underWay > 1 || isFollowing || aside || session.state === "gone") return
  underWay++
  let isDone = false
  try { isDone = await arrive(await ask("frame", { at: run.time(number), page, full: wholly() }), number) || !isWhole } catch (e) { if (e !== gone) note(e.message) }
  underWay--
  if (isDone && !stored.has(frame)) want(frame)
}
const arrive = async (message, number = run.frame(message.t)) => {
  const before = run, found = await store(message)
  if (!found || before !== run) return false
  if (stored.size * found.numbers.length > mostNumbers || stored.size > 600) stored.delete(stored.keys().next().value)
  stored.set(number, found)
  if (number === frame) drawPicture()
  return true
}

// A record becomes a run: what is asked for frames, and as far as the session has gone.
const lively = found => assign(found, {
  _pictures: pictures,
  drawings(number) {
    const own = stored.get(number)
    own ? shownFrame = own : want(number)
    return shownFrame ? listOf(shownFrame) : []
  }
})
// Another run in place of this one: what is chosen in it has the same names.
const exchange = (next, beside = null) => {
  const lanes = state.lanes.map(laneName), selected = state.sel === null ? null : nameOf(state.sel)
  run = next
  other = beside
  valuesKey = treeKey = undefined
  state.sel = layerNamed(selected)?.id ?? null
  state.lanes = lanes.map(name => run.lanes.find(l => laneName(l) === name)).filter(Boolean)
  if (!state.lanes.length) state.lanes = run.bars.filter(b => b.lane && (state.sel === null || b.layer === state.sel)).slice(0, 1).map(b => b.lane)
}
// Where the run ends now.
const reach = end => {
  run.duration = end
  run.frames = max(1, ceil((end - run.from) * run.fps - 1e-6) + 1)
}

// The record follows what was done, when nothing moves.
let recording = null, isRecordOld = false
const record = async () => {
  clearTimeout(recording)
  recording = null
  if (aside) return void (isRecordOld = true)
  // Everything else waits for the first one.
  if (run && (session.fingers.length || isRunning)) return later()
  isRecordOld = false
  const { base64, end } = await ask("record", { title: session.file ?? "run" })
  const found = await dressed(asked(...parsed(bytesOf(base64))))
  if (isRecordOld || aside) return
  const former = run, wasAtEnd = former && state.t >= former.duration - 1e-6 && !state.playing
  exchange(lively(found))
  reach(end)
  session.end = end
  for (const name of ["in", "out"]) if (state[name] > end) state[name] = null
  if (former) state.t = wasAtEnd ? end : clamp(run.from, end, state.t)
  return former
}
const later = () => {
  isRecordOld = true
  recording ??= setTimeout(() => { recording = null; refresh() }, 250)
}
const refresh = async () => {
  try {
    await record()
    rebuild()
  } catch (e) { if (e !== gone) note(e.message) }
}
const rebuild = () => {
  if (!run) return
  valuesKey = treeKey = undefined
  buildBars()
  buildEvents()
  frame = -1
  rebase()
  setView(state.view)
}
