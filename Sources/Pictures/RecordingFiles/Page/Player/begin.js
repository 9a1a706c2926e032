// The beginning of a page that has its run in it.
// The run in an element, with its pictures.
const read = async (element) => {
  const found = await unpacked(element.textContent)
  found._pictures = await decoded(found.images)
  return dressed(found)
}

const begin = async () => {
  const started = performance.now(), shown = told()
  try {
    const element = $("run" + shown) ?? $("run")
    // A page of a check that has found nothing to play.
    if (!element.textContent) return $("app").remove()
    run = await read(element)
    if ($("other")) other = await read($("other"))
  } catch (e) {
    return plain("This recording cannot be read: " + (typeof e === "string" ? e : "its data is damaged."))
  }
  const { size: [w, h], bars, frames } = run, about = $("about")
  about.textContent = `${run.device}, ${w} × ${h}, ${frames} frames at ${run.fps} a second`
  const isTimed = readAddress(), { finding } = run, isStill = finding || matchMedia("(prefers-reduced-motion: reduce)").matches
  if (!isTimed && isStill) state.t = finding?.t ?? run.still
  if (finding) {
    state.sel ??= layerNamed(finding.subject)?.id ?? null
    for (const e of document.querySelectorAll(".finding")) e.open = e.id === "finding" + finding.n
  }
  $("stage").append($("space"), document.querySelector("figure:has(#picture)"))
  if (other) {
    $("stage").append(el("figure", {}, el("div", { class: "device" }, el("canvas", { id: "beside", role: "img", "aria-label": `The screen of ${other.title}` })), el("figcaption", {}, other.title)))
    document.querySelector("#stage figure").append(el("figcaption", {}, run.title))
    about.prepend(`${run.title} on the left, ${other.title} on the right; `)
  }
  for (const e of document.querySelectorAll("main [hidden]")) e.hidden = false
  $("poster").hidden = true
  if (!run.layers.length || !(w > 0 && h > 0)) $("note").append("Nothing was on screen.")
  $("all").hidden = !finding
  finding ? tell(true) : buildBars()
  buildEvents()
  if (!state.lanes.length) state.lanes = bars.filter(b => b.lane && (state.sel === null || b.layer === state.sel)).slice(0, 1).map(b => b.lane)
  listen(shown)
  setView(state.view)
  documentElement.dataset.ready = round(performance.now() - started)
  globalThis.playhead = { run, state, seek: rest, play, pause, drawFrame, value: (lane, kind, f) => run.value(run.lanes[lane], kind, f) }
  if (!isTimed && !isStill) play()
}
begin()
