// Hands on the session: fingers on the picture, and holding what is in progress.
let isRunning = false, ruled = 0

// Takes over the result of an input: the state of the session, and the text that it printed.
const took = (result, before = session.t) => {
  if (result.branch !== session.branch) stored.clear()
  assign(session, { t: result.t, end: result.end, held: result.held, resting: result.resting, fingers: result.fingers, branch: result.branch })
  // An answer that was on its way when two runs came in place of this one.
  if (aside) isRecordOld = true
  else if (run) {
    forget(run.frame(min(before, result.t)))
    reach(max(result.end, result.live))
    later()
    state.t = clamp(run.from, run.duration, result.t)
    rebase()
    show()
    // As often as the other panels.
    if (!isBusy() || performance.now() - ruled > 200) {
      ruled = performance.now()
      drawRuler()
      movePlayhead()
    }
  }
  holdings()
  return result
}
// Performs an input where the playhead is: the session's follows the page's first.
const input = async (method, params = {}) => {
  if (!run) throw { message: "nothing runs yet" }
  leaveBoth()
  const before = state.t
  pause()
  if (abs(before - session.t) > 1e-6) {
    session.t = before
    ask("seek", { to: before }).then(r => session.t === before && assign(session, { t: r.t, branch: r.branch }), () => {})
  }
  const answer = ask(method, params)
  follow()
  const result = took(await answer, before)
  if (done.length < 1000) done.push([method, params])
  return result
}
// The inputs of this page, to be done again in the session of a server that was started again, which has none of them.
let done = []
const again = async () => {
  const list = done
  done = []
  $("again").hidden = true
  for (const [method, params] of list) if (!await act(method, params)) break
  settle()
}
// The frame at the session's playhead, after what has been asked for.
const follow = async () => {
  isFollowing++
  try { await arrive(await ask("frame", { page, full: wholly() })) } catch {}
  isFollowing--
  if (!stored.has(frame)) want(frame)
}
const tellError = error => { if (error.message) say("error", error.message, error.data?.hint) }
const act = (method, params) => input(method, params).then(r => { hear(r.text, method); return r }, tellError)
// Shows printed text. While time goes on frame by frame, the values that the shell prints after each frame are left out.
const hear = (text, method) => {
  const told = method === "advance" || method === "touch" ? text.split("\n").filter(l => !/^\d+\.\d{3} s\s|\(model /.test(l)).join("\n") : text
  if (told.trim()) say("output", told)
}

// Lets time run until nothing moves, as fast as it would.
const settle = async () => {
  if (isRunning) return
  isRunning = true
  buttons()
  let last = performance.now()
  const end = last + 1e4
  while (isRunning && !session.resting && session.held === null && !fingers.size && last < end) {
    await new Promise(requestAnimationFrame)
    const frames = floor((performance.now() - last) / 1000 * run.fps * state.rate)
    if (!frames) continue
    last += frames * 1000 / run.fps / state.rate
    if (!await act("advance", { frames: min(frames, 30) })) break
  }
  isRunning = false
  buttons()
  later()
}

// A press that goes 4 points away is a finger, and all since the press is repeated. The second pointer is a second finger, and so
// is one mirrored at the middle, with Alt.
const fingers = new Map
let isDragged = false
const placeIn = e => {
  const { left, top, width, height } = $("picture").getBoundingClientRect(), [w, h] = run.size
  return [tidy((e.clientX - left) / width * w, 2), tidy((e.clientY - top) / height * h, 2)]
}
const mirrored = ([x, y]) => [tidy(run.size[0] - x, 2), tidy(run.size[1] - y, 2)]
const touch = (finger, phase, [x, y] = [], frames = 0) => input("touch", { phase, finger: finger._number, ...x === undefined ? {} : { x, y }, frames }).then(r => hear(r.text, "touch"), e => {
  // It is not this page's, or the session is gone: nothing of it goes on.
  if (e.code === 2 || e.code === 3) fingers.delete(finger._id)
  tellError(e)
})
const down = (finger, path) => {
  isDragged = finger._isDown = true
  isRunning = false
  const [[first], ...rest] = path
  finger._last = path[0][1]
  touch(finger, "down", first)
  if (finger._second) touch(finger._second, "down", mirrored(first))
  for (const [place, time] of rest) move(finger, place, time)
  requestAnimationFrame(linger)
}
// As many frames as time has passed.
const move = (finger, place, time) => {
  finger._place = place
  const frames = floor((time - finger._last) / 1000 * run.fps * state.rate + 1e-6)
  if (frames < 1 || finger._under > 1) return
  finger._last += frames * 1000 / run.fps / state.rate
  finger._under++
  touch(finger, "move", place, min(frames, 60)).then(() => finger._under--)
  if (finger._second) touch(finger._second, "move", mirrored(place))
}
// Time passes under a finger that rests.
const linger = () => {
  const own = [...fingers.values()].filter(f => f._isDown)
  if (!own.length) return
  // One of them lets time pass, but while two runs stand in place of its own.
  aside ? own[0]._last = performance.now() : move(own[0], own[0]._place, performance.now())
  requestAnimationFrame(linger)
}
const up = async (finger, phase) => {
  fingers.delete(finger._id)
  if (!finger._isDown) return
  if (phase === "up" && fingers.size === 0) { finger._under = 0; move(finger, finger._place, performance.now()) }
  if (finger._second) touch(finger._second, phase)
  await touch(finger, phase)
  if (!fingers.size) settle()
}
const cancelFingers = () => {
  const own = [...fingers.values()].filter(f => f._isDown)
  for (const f of own) up(f, "cancel")
  return own.length > 0
}
const touchable = picture => {
  on(picture, "pointerdown", e => {
    if (e.button || !run || aside || fingers.size > 1) return
    isDragged = false
    picture.setPointerCapture(e.pointerId)
    const number = [1, 2].find(n => ![...fingers.values()].some(f => f._number === n))
    fingers.set(e.pointerId, { _id: e.pointerId, _number: number, _second: e.altKey && e.pointerType === "mouse" ? { _number: 2 } : null, _path: [[placeIn(e), performance.now()]], _place: placeIn(e), _under: 0 })
  })
  on(picture, "pointermove", e => {
    const finger = fingers.get(e.pointerId)
    if (!finger) return
    const place = placeIn(e)
    if (finger._isDown) {
      finger._place = place
      return
    }
    finger._path.push([place, performance.now()])
    const [[[x, y]]] = finger._path
    if (hypot(place[0] - x, place[1] - y) >= 4) down(finger, finger._path)
  })
  on(picture, "pointerup", e => { const f = fingers.get(e.pointerId); if (f) { if (f._isDown) f._place = placeIn(e); up(f, "up") } })
  on(picture, "pointercancel", e => { const f = fingers.get(e.pointerId); if (f) up(f, "cancel") })
  // The click after a drag chooses nothing.
  on(picture, "click", e => { if (isDragged) { isDragged = false; e.stopImmediatePropagation() } }, { capture: true })
}

// Holding: a slider for what is held.
const holdings = () => {
  const { held } = session, isHeld = held !== null
  $("fraction").disabled = !isHeld
  if (isHeld && document.activeElement !== $("fraction")) $("fraction").value = held
  $("share-held").textContent = isHeld ? `${round(held * 100)} %` : ""
  for (const b of $("hands").querySelectorAll("[data-held]")) b.disabled = !isHeld
  $("branch").textContent = session.branch === "main" ? "" : session.branch
}
const letGo = word => act(word).then(r => r && settle())
let scrubbed = null
const scrub = async () => {
  if (scrubbed) return
  do {
    scrubbed = $("fraction").value
    if (!await act("update", { fraction: +scrubbed })) break
  } while (scrubbed !== $("fraction").value)
  scrubbed = null
}
// Both endings of what is in progress at the playhead, beside each other.
const whatIf = async () => {
  if (!run || aside) return
  try {
    if (!session.fingers.length && abs(state.t - session.t) > 1e-6) session.t = (await ask("seek", { to: state.t })).t
    const { held } = session, ends = await ask("whatif", { runs: true, ...held === null ? { fraction: .5 } : {} })
    const names = ends.map(({ word, end, gone }) => `${word}: at rest at ${seconds(end)} s` + (gone.length ? `, gone: ${gone.join(", ")}` : ""))
    await showBoth(ends.map(e => e.run), names, `What if it were let go at ${round((held ?? .5) * 100)} %?`)
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) play(1)
  } catch (e) { tellError(e) }
}
