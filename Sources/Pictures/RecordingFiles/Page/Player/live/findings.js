// Two runs beside each other in place of the session's, which is aside until they are closed. All of their frames are there, on one
// slider, and nothing of them is live.
let aside = null
const played = async (base64) => {
  const found = await dressed(asked(...parsed(bytesOf(base64))))
  return assign(found, { _pictures: await decoded(found.images) })
}
const showBoth = async (runs, names, words, t = 0, onward = null) => {
  const [left, right] = await Promise.all(runs.map(played)), { in: from, out: to } = state
  pause()
  aside ??= { _run: run, _state: { t: state.t, in: from, out: to } };
  // The word alone: it heads a column.
  [left.title, right.title] = names.map(name => name.split(":")[0])
  assign(state, { in: null, out: null, _zoom: null })
  exchange(left, right)
  state.t = clamp(run.from, run.duration, t)
  $("both").firstChild.data = words
  $("both").hidden = false
  assign($("onward"), { hidden: !onward, onclick: onward })
  document.querySelectorAll("#pair figcaption").forEach((caption, i) => { caption.textContent = names[i] })
  $("beside").ariaLabel = `The screen of: ${names[1]}`
  body.classList.add("both")
  rebuild()
  tab("stage")
}
// True where there were two.
const leaveBoth = () => {
  if (!aside) return false
  const { _run, _state } = aside
  aside = null
  pause()
  assign(state, _state, { _zoom: null })
  exchange(_run)
  if (isRecordOld) {
    stored.clear()
    reach(session.end)
  }
  $("both").hidden = true
  body.classList.remove("both")
  rebuild()
  if (isRecordOld) later()
  return true
}
// A finding's scenario beside the run as it is without it, at the finding's moment.
const showFinding = async ({ id, rule, message, scenario, time, replay }, more) => {
  try {
    $("verdict").textContent = `running ${scenario ?? rule} …`
    const { t, line, first, lines, before, after } = await ask("finding", { id })
    if (lines && !more.querySelector("pre")) more.append(el("pre", {}, ...lines.map((text, i) => el(first + i === line ? "mark" : "span", {}, `${first + i}  ${text}\n`))))
    await showBoth([after, before], [`${rule}: in the scenario ${scenario ?? ""}`, "without: as it runs otherwise"], message, t, () => {
      leaveBoth()
      openScript({ replay })
    })
    assign(run, { finding: { t, rule } })
    rebuild()
  } catch (e) {
    if (isNumber(time) && time <= run.duration) jump(time)
    if (e !== gone) note(e.message)
  }
  $("verdict").textContent = verdict
}

// The findings of the check, which runs in a process beside the session.
let verdict = ""
let isChecking = 0
const check = async () => {
  const number = ++isChecking, began = performance.now(), list = $("found")
  list.classList.add("old")
  $("verdict").textContent = "checking …"
  try {
    const rows = await ask("check")
    if (number !== isChecking) return
    const faults = rows.filter(r => r.rule)
    list.classList.remove("old")
    list.replaceChildren(...faults.map(finding))
    $("verdict").textContent = verdict = `${faults.length ? `✗ ${faults.length}` : "✓ nothing found"}, ${tidy((performance.now() - began) / 1000, 1)} s`
    document.body.dataset.found = faults.length
  } catch (e) {
    if (number === isChecking) $("verdict").textContent = e.code === 3 ? "" : e.message
  }
}
const finding = row => {
  const { rule, line, message, cure, time, scenario, severity } = row
  const more = el("p", { hidden: "" }, ...cure ? [cure] : [], ...scenario ? [el("br"), soft(`in the scenario ${scenario}`)] : [])
  const item = button({ "aria-expanded": false }, () => {
    item.ariaExpanded = !(more.hidden = !more.hidden)
    if (!more.hidden) showFinding(row, more)
  }, el("b", { class: severity ?? "" }, rule), ` ${line ? ":" + line : ""} `, soft(isNumber(time) ? seconds(time) + " s" : ""), el("br"), message)
  return el("li", {}, item, more)
}
