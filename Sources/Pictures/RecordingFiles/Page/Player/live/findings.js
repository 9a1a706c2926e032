// The findings of the check, which runs in a process beside the session.
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
    $("verdict").textContent = `${faults.length ? `✗ ${faults.length}` : "✓ nothing found"}, ${tidy((performance.now() - began) / 1000, 1)} s`
    document.body.dataset.found = faults.length
  } catch (e) {
    if (number === isChecking) $("verdict").textContent = e.code === 3 ? "" : e.message
  }
}
const finding = ({ rule, line, message, cure, time, scenario, severity }) => {
  const more = el("p", { hidden: "" }, ...cure ? [cure] : [], ...scenario ? [el("br"), soft(`in the scenario ${scenario}`)] : [])
  const item = button({ "aria-expanded": false }, () => {
    item.ariaExpanded = !(more.hidden = !more.hidden)
    if (isNumber(time) && time <= run.duration) jump(time)
  }, el("b", { class: severity ?? "" }, rule), ` ${line ? ":" + line : ""} `, soft(isNumber(time) ? seconds(time) + " s" : ""), el("br"), message)
  return el("li", {}, item, more)
}
