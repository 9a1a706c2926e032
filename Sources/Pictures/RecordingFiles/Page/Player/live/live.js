// The page that follows a session: it begins, it is told, it comes back.
isLive = true
isBusy = () => state.playing || isRunning || fingers.size > 0
isComing = number => {
  if (aside || stored.has(number)) return false
  want(number)
  return !!shownFrame
}

const words = { starting: "starting", live: "live", stale: "stale: the run before", gone: "no session", lost: "not connected" }
const stand = (name, why = "") => {
  session.state = name
  body.dataset.state = name
  $("standing").textContent = words[name] + (why && ": " + why)
}
const files = list => {
  session.files = list
  $("file").replaceChildren(...list.map(name => assign(el("option", {}, name), { value: name, selected: name === session.file })))
  document.title = `${session.file ?? "no script"} – playhead`
}
// The bar above the picture: why the script that is on disk does not run.
const complain = error => {
  session.error = error
  const bar = $("complaint")
  bar.hidden = !error
  if (!error) return
  const { message, data = {} } = error
  bar.replaceChildren(el("b", {}, message), ...data.lines?.length > 1 ? [el("pre", {}, data.lines.slice(1).join("\n"))] : [],
    ...data.hint ? [el("p", {}, "try: ", data.hint)] : [],
    el("p", {}, ...data.code ? [button({}, () => explain(data.code), "explain"), " "] : [], button({ title: "Esc" }, () => complain(null), "close")))
}
const explain = async (code) => {
  try {
    const { title, why, example } = await ask("explain", { code })
    $("complaint").append(el("p", {}, title), el("p", {}, why ?? ""), ...example ? [el("pre", {}, example)] : [])
  } catch (e) { tellError(e) }
}

// Asks for the whole state of the session, after the page or the session has come back.
const resume = async () => {
  try {
    const now = await ask("status")
    session.file = now.file
    files(now.files)
    stand(now.state, now.trying && now.state !== "starting" ? "the script runs" : "")
    complain(now.error)
    $("again").hidden = now.inputs > 0 || !done.length
    $("again").textContent = `do ${done.length} inputs again`
    if (now.state === "live" || now.state === "stale") await renew(heard)
  } catch (e) { if (e !== gone) note(e.message) }
}
let version
const renew = async (after) => {
  const began = performance.now(), hello = await ask("hello", { protocol: 1, client: "page", after }), { state: now, missed } = hello
  // Another program has another page.
  if (version && version !== hello.program) return location.reload()
  version = hello.program
  heard = hello.n
  if (run && isNumber(missed)) {
    // The messages of the time away have come, and answers were lost.
    isWhole = false
    took(now)
    return follow()
  }
  leaveBoth()
  forms = new Map
  stored = new Map
  pictures = []
  isRunning = false
  isRecordOld = false
  assign(session, { t: now.t, end: now.end, held: now.held, resting: now.resting, fingers: now.fingers, branch: now.branch })
  $("about").textContent = `${hello.device}, ${hello.size[0]} × ${hello.size[1]}, ${hello.fps} frames a second` + (hello.trusted ? "; trusted: its scripts may use files and programs" : "")
  // The picture first: the record takes longer.
  let first
  if (run) {
    const wasAtEnd = state.t >= run.duration - 1e-6
    run._pictures = pictures
    reach(max(now.end, now.live))
    if (wasAtEnd) state.t = run.duration
    first = ask("frame", { at: min(state.t, run.duration), page, full: true }).then(m => { frame = run.frame(m.t); return arrive(m, frame) }).catch(() => {})
  }
  await record()
  await first
  if (!globalThis.playhead) appear()
  run._pictures = pictures
  rebuild()
  holdings()
  documentElement.dataset.ready = round(performance.now() - began)
  check()
}
// The first run of this page.
const appear = () => {
  state.t = session.t
  readAddress()
  for (const e of document.querySelectorAll("#app [hidden]:not([data-later])")) e.hidden = false
  $("all").hidden = true
  listen(told())
  globalThis.playhead = { get run() { return run }, state, session, seek: rest, play, pause, ask, stored, drawFrame, get frame() { return frame } }
}
// The script anew, without what was done by hand; with a finding's command through its scenario.
const openScript = (how = {}) => {
  run && forget(0)
  stand("starting")
  done = []
  ask("open", { file: session.file, ...how }).catch(tellError)
}
const lost = (code, why = code === 1008 ? "too many requests" : "") => {
  stand("lost", why)
  isRunning = false
  fingers.clear()
}

assign(hears, {
  trying: () => { stand(session.state === "gone" ? "starting" : session.state); $("standing").textContent += " …" },
  slow: () => note("The script runs for ten seconds and has come to no rest. “stop” ends it."),
  // The server says whether a run stands behind the page.
  error: async (error) => {
    complain(error)
    try {
      const { state: name } = await ask("status")
      stand(name)
      if (!run && name === "stale") await renew()
    } catch (e) { if (e !== gone) note(e.message) }
  },
  gone: ({ again }) => { stand("gone", again ? "it crashed, and starts again" : "it crashed") },
  files: ({ files: list }) => files(list),
  // Inputs that the reload left out are forgotten here, too.
  reload: async ({ ms, inputs, lost: missing }) => {
    complain(null)
    stand("live")
    note(`ran again in ${ms} ms` + (inputs ? `, ${inputs} ${inputs > 1 ? "inputs" : "input"} done again` : "") + (missing.length ? `; not done again: ${missing.join(", ")}` : ""))
    $("anew").hidden = !inputs
    $("again").hidden = true
    if (!inputs) done = []
    try { await renew() } catch (e) { if (e !== gone) note(e.message) }
  },
  // Another page has done something.
  state: result => { if (run) { leaveBoth(); took(result); follow() } },
})

// Files of the run that the session makes.
const shared = async (format, type) => {
  note("making it …")
  try {
    const { base64 } = await ask("export", { format })
    save(new Blob([bytesOf(base64)], { type }), `${run.title}.${format === "apng" ? "png" : format}`)
    note("")
  } catch (e) { note(e.message) }
}
assign(share, {
  html: () => shared("html", "text/html"),
  apng: () => shared("apng", "image/png"),
  lua: () => ask("script").then(({ session: text }) => save(new Blob([text], { type: "text/plain" }), `${run.title}-again.lua`), tellError)
})
$("share").lastElementChild.append(...[["html", "a page that plays the run"], ["apng", "a moving picture, APNG"], ["lua", "what was done, as Lua"]].map(([name, words]) => el("button", { "data-share": name }, words)))

groups.hands = [
  ["b", 0, "begin: hold what runs", () => act("hold")],
  ["p", 0, "scrub it to a fraction", () => $("fraction").focus()],
  ["f", 0, "finish, and play on", () => letGo("finish")],
  ["c", 0, "cancel, and play on", () => letGo("cancel")],
  ["W", 0, "what-if: both endings", whatIf],
  ["a", 0, "let time run on", settle],
  [":", 0, "a command, or Lua", () => $("line").focus()],
  ["y", 0, "copy what was done, as Lua", () => ask("script").then(({ last }) => { if (last) { navigator.clipboard?.writeText(last); say("output", last) } }, tellError)]]
groups.looking.find(k => k[0] === "Escape")[3] = () => leaveBoth() || cancelFingers() || closeHelp() || session.error && !complain(null) || select(null)
groups.playing.find(k => k[0] === "r").splice(2, 2, "reverse what runs; turn round", () => session.held !== null || !session.resting ? letGo("reverse") : change({ _direction: -state._direction }))

// The places of the panels: the record and the console in the middle, what is said about it on the right.
const arrange = () => {
  const middle = el("div", { id: "middle" }), side = el("div", { id: "side" })
  $("app").append(middle, side)
  middle.append($("controls"), $("bars"), $("curve"), $("console"))
  side.append($("findings"), $("events"), $("tree"), $("values"))
  const first = document.querySelector("figure:has(#picture)")
  first.append(el("figcaption"))
  $("stage").append($("complaint"), $("both"), $("space"), el("div", { id: "pair" }, first, $("second")), $("hands"))
}
const tabs = ["stage", "bars", "events", "findings", "console"]
const tab = name => {
  body.dataset.tab = name
  for (const b of $("tabs").children) b.ariaPressed = b.dataset.tab === name
  if (run) setView(state.view)
}
arrange()
tab("stage")
on($("tabs"), "click", e => { const name = e.target.closest("[data-tab]")?.dataset.tab; if (name) tab(name) })
on($("file"), "change", e => { session.file = e.target.value; openScript() })
on($("stop"), "click", () => ask("stop").then(({ stopped }) => note(stopped ? `stopped: ${stopped}` : "nothing ran"), tellError))
on($("anew"), "click", () => { $("anew").hidden = true; ask("reload", { keep: false }).catch(tellError) })
on($("again"), "click", again)
on($("check"), "click", check)
on($("leave"), "click", leaveBoth)
on($("fraction"), "input", scrub)
on($("hands"), "click", e => { const key = e.target.closest("[data-key]")?.dataset.key; if (key) actionOf(key)?.(e) })
on($("run-line"), "click", submit)
touchable($("picture"))
typing($("line"))
stand("starting")
connect()
