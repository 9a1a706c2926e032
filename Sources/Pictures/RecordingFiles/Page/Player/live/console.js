// The console: what the shell takes, with what it offers to complete.
const lines = []
let lineAt = 0, offers = [], offered = -1, span = [0, 0]

const say = (kind, text, hint) => {
  const log = $("log"), isAtEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 20
  log.append(el("li", { class: kind }, text.replace(/\n$/, ""), ...hint ? [el("br"), soft(`try: ${hint}`)] : []))
  while (log.children.length > 500) log.firstChild.remove()
  if (isAtEnd) log.scrollTop = log.scrollHeight
  if (kind === "error") note(text.split("\n")[0])
}
const note = text => { $("note").textContent = text }

const submit = async () => {
  const area = $("line"), text = area.value.trim()
  if (!text) return
  lines.push(text)
  lineAt = lines.length
  area.value = ""
  fitLine()
  offer([])
  say("input", text)
  try {
    const result = await input("run", { input: text })
    hear(result.text)
  } catch (e) {
    // The text of a failed input ends with the error: only the part before it was printed.
    const printed = (e.data?.text ?? "").split(e.message.split("\n")[0])[0]
    if (printed.trim()) say("output", printed)
    say("error", [e.message, ...(e.data?.lines ?? []).slice(1)].join("\n"), e.data?.hint)
    follow()
  }
}
const fitLine = () => { $("line").rows = min(8, $("line").value.split("\n").length) }
const offer = (words, call = null) => {
  offers = words
  offered = words.length ? 0 : -1
  $("signature").textContent = call ?? ""
  $("offers").hidden = !words.length
  $("offers").replaceChildren(...words.slice(0, 12).map((w, i) => el("li", { role: "option", id: "offer" + i, "aria-selected": i === 0, onpointerdown: e => { e.preventDefault(); offered = i; pick() } }, w)))
  $("line").setAttribute("aria-expanded", words.length > 0)
  words.length ? $("line").setAttribute("aria-activedescendant", "offer0") : $("line").removeAttribute("aria-activedescendant")
}
const bytesBefore = (text, at) => new TextEncoder().encode(text.slice(0, at)).length
const complete = async () => {
  const { value, selectionStart } = $("line")
  try {
    const { words, from, to, call } = await ask("complete", { line: value, offset: bytesBefore(value, selectionStart) })
    if ($("line").value !== value) return
    const bytes = new TextEncoder().encode(value), text = part => new TextDecoder().decode(part)
    span = [text(bytes.slice(0, from)).length, text(bytes.slice(0, to)).length]
    offer(words.filter(w => w !== value.slice(...span)), call)
  } catch { offer([]) }
}
const pick = () => {
  const area = $("line"), word = offers[offered]
  area.setRangeText(word, span[0], span[1], "end")
  offer([])
  area.focus()
}
const turn = by => {
  offered = (offered + by + min(12, offers.length)) % min(12, offers.length);
  [...$("offers").children].forEach((li, i) => { li.ariaSelected = i === offered })
  $("line").setAttribute("aria-activedescendant", "offer" + offered)
}
let completing
const typing = area => {
  on(area, "input", () => {
    fitLine()
    clearTimeout(completing)
    const isWord = /[\w.:("{]$/.test(area.value.slice(0, area.selectionStart))
    isWord ? completing = setTimeout(complete, 120) : offer([])
  })
  on(area, "blur", () => offer([]))
  on(area, "keydown", e => {
    e.stopPropagation()
    const { key, shiftKey } = e, isOpen = offers.length > 0
    if (key === "Tab" && !shiftKey && (isOpen || area.value)) isOpen ? pick() : complete()
    else if (key === "Escape") isOpen ? offer([]) : area.blur()
    else if (key === "Enter" && !shiftKey) submit()
    else if (isOpen && /^Arrow(Up|Down)$/.test(key)) turn(key === "ArrowUp" ? -1 : 1)
    else if (/^Arrow(Up|Down)$/.test(key) && !area.value.includes("\n")) {
      lineAt = clamp(0, lines.length, lineAt + (key === "ArrowUp" ? -1 : 1))
      area.value = lines[lineAt] ?? ""
      fitLine()
    } else return
    e.preventDefault()
  })
}
