// Checks a player's page from inside. `player.py` puts this behind the player's script, with `expected`: the trace's
// values, and pictures. Mistakes are written into an element `faults`.
const faults = [], say = text => faults.push(text)
const wait = async (what, is) => {
  for (let i = 0; i < 400; i++) { if (is()) return true; await new Promise(done => setTimeout(done, 10)) }
  say(`${what}: never happened`)
}
const press = (key, shift) => document.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey: !!shift, bubbles: true }))
const near = (a, b, by) => Array.isArray(b) ? a?.length === b.length && a.every((v, i) => near(v, b[i], by)) : typeof b === "number" ? Math.abs(a - b) <= by : a === b

// A number of a page is within the grain of its coding: a thousandth of a point or of a degree, and 2⁻¹⁶ of what goes from 0
// to 1, beside the last digit of the trace.
const fraction = /opacity|color|anchorPoint|stroke(Start|End)|locations|(start|end)Point/i
const grain = property => (fraction.test(property) ? 2 ** -16 : 2 ** -10) + 1e-6

function values() {
  const { run, value } = playhead
  let count = 0, worst = 0
  // Where no bar of a lane is, its model is what is shown; what it is under bars is held to the record without a browser.
  const frames = [...Array(20).keys()].map(k => Math.round((run.frames - 1) * k / 19))
  run.lanes.forEach((lane, i) => {
    const bars = run.bars.filter(b => b.lane === lane && b.phases.length), still = frames.filter(f => !bars.some(b => run.time(f) > b.phases[0][0] - .02 && run.time(f) < (b.end ?? Infinity) + .02))
    const off = still.find(f => !near(value(i, "model", f), value(i, "shown", f), 2 * grain(lane.property)))
    // The shades of the system's transitions move without bars: they are nobody's animations.
    if (off !== undefined && !/^UI(Page|Zoom)Shade/.test(run.layer.get(lane.layer).name)) say(`${lane.property} of ${run.layer.get(lane.layer).name} rests at frame ${off}, and has two values`)
  })
  for (const [layer, property, frame, shown] of expected.values) {
    const id = run.layers.find(l => l.name === layer)?.id
    const lane = run.lanes.findIndex(l => l.layer === id && l.property === property)
    if (lane < 0) { say(`no lane ${layer}.${property}`); continue }
    const got = value(lane, "shown", frame), list = v => typeof v === "number" ? [v] : v
    count++
    if (Array.isArray(got) && Array.isArray(shown) && got.length === shown.length) got.forEach((v, i) => worst = Math.max(worst, Math.abs(v - shown[i]) || 0))
    if (!near(got, Array.isArray(got) ? list(shown) : shown, grain(property))) say(`${layer}.${property} at frame ${frame} is ${JSON.stringify(got)}, in the trace ${JSON.stringify(shown)}`)
  }
  return `${count} values, worst ${worst.toExponential(1)}`
}

// The share of pixels that may be off by more than a tolerance, and the mean difference, of 255. A blur is drawn smaller, and a
// plane in perspective with four samples a pixel. What is blended over much of the screen is rounded to whole steps by browser
// and program, each in its own way: a picture that is one step off everywhere has a mean of 1.
const plain = { share: .003, tolerance: 8, mean: .4 }
const blended = { ...plain, mean: 1 }
const blurred = { share: 1, tolerance: 255, mean: 1.5 }
const projected = { share: .01, tolerance: 24, mean: 1.5 }
function bound(list) {
  const { size: [w, h] } = playhead.run, isWide = s => (s[0] === "r" || s[0] === "R") && s[3] * s[4] > w * h / 4
  if (list.some(c => c[0] === "G" && Math.abs(c[1][2]) + Math.abs(c[1][5]) > 1e-9)) return projected
  if (list.some(c => c[0] === "B")) return blurred
  return list.some(c => c[0] === "G" ? c[4] < 1 || c[7] : c[0] === "F" && c[2][3] < 1 && isWide(c[1])) ? blended : plain
}

// A canvas, of each `fine` by `fine` pixels their mean.
function mean(canvas, fine) {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height)
  if (fine === 1) return data
  const width = Math.floor(canvas.width / fine), height = Math.floor(canvas.height / fine), mean = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++) for (let k = 0; k < 4; k++, i++) {
    let sum = 0
    for (let row = 0; row < fine; row++) for (let column = 0; column < fine; column++) sum += data[((y * fine + row) * canvas.width + x * fine + column) * 4 + k]
    mean[i] = sum / (fine * fine)
  }
  return mean
}

async function picture(src) {
  const image = new Image
  image.src = src
  await image.decode()
  return image
}

function painted(image, width, height) {
  const canvas = document.createElement("canvas")
  Object.assign(canvas, { width, height }).getContext("2d").drawImage(image, 0, 0, width, height)
  return canvas
}

// How far what `draw` draws at a size is from a picture. A pixel is off that is so in what is drawn as large as the picture and
// in what is drawn three times as large. Browser and program smooth edges with samples of their own: the browser's are four a
// pixel in each direction, so that an edge may be a quarter of 255 off; three times as large they are twelve. Where two edges
// meet, what is drawn as large mixes otherwise instead.
function distance(draw, image, tolerance) {
  const theirs = mean(painted(image, image.width, image.height), 1), [coarse, fine] = [1, 3].map(fine => mean(draw(fine), fine))
  if (coarse.length !== theirs.length || fine.length !== theirs.length) return { share: 1, average: 255 }
  let far = 0, sum = 0
  for (let i = 0; i < theirs.length; i += 4) {
    let off = 0, offFine = 0
    for (let k = i; k < i + 3; k++) {
      const d = Math.abs(coarse[k] - theirs[k]), e = Math.abs(fine[k] - theirs[k])
      sum += Math.min(d, e)
      off = Math.max(off, d)
      offFine = Math.max(offFine, e)
    }
    if (Math.min(off, offFine) > tolerance) far++
  }
  return { share: far / (theirs.length / 4), average: sum / (theirs.length / 4 * 3) }
}

async function pictures() {
  let worst = 0, most = 0
  for (const [frame, pixels, drawing] of expected.pictures) {
    const image = await picture(pixels), vector = drawing && await picture(drawing), limit = bound(playhead.run.drawings(frame))
    const page = fine => { const canvas = document.createElement("canvas"); playhead.drawFrame(canvas, frame, 2 * fine); return canvas }
    const vectors = vector ? [["SVG", fine => painted(vector, image.width * fine, image.height * fine)]] : []
    for (const [what, draw] of [["page", page], ...vectors]) {
      const { share, average } = distance(draw, image, limit.tolerance)
      worst = Math.max(worst, share)
      most = Math.max(most, average)
      if (share > limit.share || average > limit.mean) say(`${what}, frame ${frame}: ${(share * 100).toFixed(2)} % of the pixels differ by more than ${limit.tolerance}, on average ${average.toFixed(2)}`)
    }
  }
  return `${expected.pictures.length} pictures, ${(worst * 100).toFixed(2)} % off, mean ${most.toFixed(2)}`
}

async function keys() {
  const { state, run, seek } = playhead
  if (run.frames < 20) return
  seek(0)
  press("ArrowRight"); press("."); press("ArrowRight", true)
  if (Math.abs(state.t - run.time(12)) > 1e-9) say(`two steps and ten lead to ${state.t}`)
  press(","); press("End")
  if (state.t !== run.duration) say("End is not the end")
  press("u")
  if (Math.abs(state.t - run.time(11)) > 1e-9) say("u does not undo a jump")
  press("Home"); press("5")
  if (Math.abs(state.t - run.duration / 2) > 1e-9) say("5 is not the middle")
  press("i"); press("9"); press("o")
  if (!(state.in < state.out)) say("in and out are not set")
  press("L"); press("]")
  if (state.loop !== 1 || state.rate !== 2) say("L or ] does nothing")
  press("x"); press("L"); press("L"); press("Backspace")
  if (state.in !== null || state.loop || state.rate !== 1) say("x, L or Backspace does nothing")
  const before = state.t
  press(" "); press("r"); press("r"); press("k")
  if (state.playing || Math.abs(state.t - before) > .3) say("turning round moves the playhead")
  press("e")
  if (run.layers.length && !document.querySelector("#space canvas")) say("e shows no layers")
  press("e"); press("B"); press("B"); press("g"); press("g"); press("v"); press("v")
  press("?")
  if (!document.getElementById("keys")) say("? shows no keys")
  press("Escape")
  // The run may have marks of its own on the way.
  press("m"); press("Home")
  for (let i = 0; i <= run.marks.length && Math.abs(state.t - before) > .3; i++) press("'")
  if (Math.abs(state.t - before) > .3) say("' does not go to the mark")
  if (!location.hash.includes("t=")) say("the address has no time")
}

// Every bar has its phases at their places of the ruler; rows fold and are filtered; the curve of a lane is a line.
function bars() {
  const { run, state } = playhead, { left, width } = document.getElementById("ruler").getBoundingClientRect(), length = run.duration - run.from
  const strips = [...document.querySelectorAll("#rows .strip")], spans = [...document.querySelectorAll("#rows .strip > span")], at = t => left + (t - run.from) / length * width
  for (const bar of run.bars) {
    const drawn = [...spans.find(s => s.title === bar.text)?.querySelectorAll("i:not(.jump)") ?? []]
    if (drawn.length !== bar.phases.length) { say(`the bar "${bar.text}" has ${drawn.length} phases, of ${bar.phases.length}`); continue }
    bar.phases.forEach(([from, to, kind], i) => {
      const end = to ?? bar.end ?? run.duration, r = drawn[i].getBoundingClientRect(), isHere = Math.abs(r.left - at(from)) < 1 && Math.abs(r.right - Math.max(at(end), r.left + 1)) < 1
      if (!isHere || !drawn[i].classList.contains(kind)) say(`phase ${i} of the bar "${bar.text}" is ${drawn[i].className} from ${r.left} to ${r.right}, not ${kind} from ${at(from)} to ${at(end)}`)
    })
  }
  // A row for each property that moves; the slider and the axis of the curve are the ruler.
  for (const group of document.querySelectorAll("#rows > *")) {
    const names = [...group.querySelectorAll(".lane")].map(e => e.firstChild.data)
    if (new Set(names).size < names.length) say(`a property has two rows: ${names}`)
  }
  const lines = document.getElementById("lines").getBoundingClientRect(), slider = document.getElementById("time").getBoundingClientRect()
  if (Math.abs(lines.left - left) > 1 || Math.abs(lines.right - left - width) > 1) say(`the curve is from ${lines.left} to ${lines.right}, the ruler from ${left} to ${left + width}`)
  // Its knob is 12 wide.
  if (Math.abs(slider.left + 6 - left) > 1 || Math.abs(slider.right - 6 - left - width) > 1) say("the slider is not on the ruler")
  const name = document.querySelector(".group .name"), group = name?.closest(".group"), lane = group?.querySelector(".lane")
  if (name) {
    name.click(); name.click()
    if (lane.offsetParent || name.ariaExpanded !== "false") say("a row does not fold")
    name.click()
    if (!lane.offsetParent || name.ariaExpanded !== "true") say("a row does not unfold")
  }
  const filter = document.getElementById("filter"), put = text => { filter.value = text; filter.dispatchEvent(new Event("input")) }
  put("no such bar")
  if (run.bars.length && !document.getElementById("rows").textContent.includes("No bar has such a name.")) say("bars are not filtered")
  put("")
  if (document.querySelectorAll("#rows .strip").length !== strips.length) say("bars do not come back")
  const curves = document.querySelectorAll("#lines path"), isNumber = state.lanes.some(l => Array.isArray(playhead.run.value(l, "shown", 0)))
  if (isNumber && ![...curves].some(l => l.getTotalLength() > 0)) say("the curve has no line")
}

function access() {
  const time = document.getElementById("time")
  if (!/^\d+\.\d{3} seconds, frame \d+ of \d+/.test(time.getAttribute("aria-valuetext"))) say(`the slider says ${time.getAttribute("aria-valuetext")}`)
  if (document.querySelectorAll("[role=tree] [role=treeitem][tabindex='0']").length !== 1) say("the tree has not one item that takes the focus")
  for (const e of document.querySelectorAll("button, input, select, canvas")) if (e.offsetParent && !(e.textContent.trim() || e.getAttribute("aria-label") || e.title || e.getAttribute("aria-hidden"))) say(`a ${e.tagName} has no name`)
  if (document.documentElement.scrollWidth > innerWidth + 1) say(`the page is ${document.documentElement.scrollWidth} wide in ${innerWidth}`)
}

function clicks() {
  const { run, state, seek } = playhead, picture = document.getElementById("picture"), r = picture.getBoundingClientRect()
  seek(run.still)
  const click = (x, y) => picture.dispatchEvent(new MouseEvent("click", { clientX: r.left + r.width * x, clientY: r.top + r.height * y, bubbles: true }))
  if (r.width < 2 || !run.segments.some(s => run.templates[s[2]].length)) return
  for (const [x, y] of [[.5, .5], [.3, .3], [.7, .7], [.5, .2], [.5, .8]]) { click(x, y); if (state.sel !== null) return }
  say("no click on the picture selects a layer")
}

// A click on an event seeks its instant, not a frame's, and what happened at that instant is marked, nothing else.
function events() {
  const { run, state } = playhead, buttons = [...document.querySelectorAll("#list button")]
  for (const place of new Set([0, Math.floor(buttons.length / 3), Math.floor(buttons.length / 2), buttons.length - 1])) {
    if (!buttons[place]) continue
    const time = run.events[place][0]
    buttons[place].click()
    if (state.t !== Math.min(time, run.duration)) say(`a click on the event at ${time} leads to ${state.t}`)
    const marked = buttons.flatMap((b, i) => b.ariaCurrent === "true" ? [i] : []), there = run.events.flatMap(([t], i) => t === time ? [i] : [])
    if (marked.join() !== there.join()) say(`at ${time} the events ${marked} are marked, not ${there}`)
  }
}

addEventListener("error", e => say(`error: ${e.message}`))
addEventListener("unhandledrejection", e => say(`rejection: ${e.reason}`))
;(async () => {
  const told = []
  try {
    if (await wait("the player", () => document.documentElement.dataset.ready !== undefined)) {
      playhead.pause()
      told.push(values())
      told.push(await pictures())
      bars()
      clicks()
      events()
      await keys()
      access()
    }
  } catch (error) { say(`the test itself: ${error.stack}`) }
  const e = document.createElement("pre")
  e.id = "faults"
  e.textContent = JSON.stringify({ faults, told })
  document.body.append(e)
})()
