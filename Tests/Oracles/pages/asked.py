"""What a player's page is asked beside its run: links to an instant, names that are code, runs without anything, readers of
screens, contrast, and how long it takes. `player.py` calls it."""
import urllib.parse

READY = "document.documentElement.dataset.ready !== undefined"

# A link's end, and what has to hold then. `playhead` is what a page shows of itself to tests.
ADDRESSES = {
    "t=abc": "state.t === 0",
    "t=99": "state.t === run.duration",
    "t=50%": "Math.abs(state.t - run.duration / 2) < 1e-6",
    "f=2": "Math.abs(state.t - run.time(2)) < 1e-6",
    "f=abc": "state.t >= 0 && state.t <= run.duration",
    "t=%E0%A4%A": "state.t === 0",
    "t=0.1&sel=nobody": "state.sel === null",
    "t=0.1&sel=%23999": "state.sel === null",
    "t=0.1&sel=window": "state.sel === run.layers.find(l => l.name === 'window').id",
    "in=5&out=1": "state.in === null || state.out === null || state.in < state.out",
    "x=1&t=0.1": "Math.abs(state.t - 0.1) < 1e-6",
}


def check_addresses(browser, page):
    faults = []
    for address, condition in ADDRESSES.items():
        messages = browser.open(f"{page.as_uri()}#{address}", READY)
        # A page that plays from 0 has gone on by now.
        begun = condition.replace("state.t === 0", "state.playing || state.t === 0")
        if not browser.run(f"const {{ run, state }} = playhead; return {READY} && ({begun})") or messages:
            faults.append(f"#{address}: not {condition}; {messages}")
    faults += check_lanes(browser, page)
    for frame in range(2, 8):
        # The address that the page writes at a frame leads to that frame.
        browser.open(f"{page.as_uri()}#f={frame - 1}", READY)
        browser.run("dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))")
        browser.wait("location.hash.startsWith('#t=')")
        address = browser.run("return location.hash")
        browser.open("about:blank", "true")
        browser.open(page.as_uri() + address, READY)
        there = f"state.t >= run.time({frame}) - 1e-9 && state.t < run.time({frame + 1})"
        if not browser.run(f"const {{ run, state }} = playhead; return {there}"):
            faults.append(f"{address}, written at frame {frame}, leads to another")
    return faults


def check_lanes(browser, page):
    """A lane of an address is the one whose curve is shown: by its whole name, or as one of the layer that is selected; a part of
    it alone, if it names one. The address that is written back names it, too."""
    faults = []
    browser.open(f"{page.as_uri()}#t=0.1", READY)
    name = browser.run("const { run } = playhead; return run.layer.get(run.lanes.findLast(l => l.property === 'position').layer).name")
    layer, lane = urllib.parse.quote(name), f"{name}.position"
    for address, shown, lines in ((f"sel={layer}&lane=position.x", f"{lane}.x", 1), (f"lane=position.y&sel={layer}", f"{lane}.y", 1),
                                  (f"lane={layer}.position", lane, 2), (f"lane={layer}.position.x&lane={layer}.opacity", f"{lane}.x, {name}.opacity", 2)):
        browser.open("about:blank", "true")
        browser.open(f"{page.as_uri()}#t=0.1&{address}", READY)
        told = browser.run("return [document.getElementById('chosen').textContent, document.querySelectorAll('#lines path').length]")
        if told != [f"Curve: {shown}", lines]:
            faults.append(f"#{address} shows {told}, not the curve of {shown} in {lines} lines")
        browser.run("dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))")
        browser.wait("!location.hash.startsWith('#t=0.1&')")
        written = urllib.parse.unquote(browser.run("return location.hash"))
        if f"lane={shown.split(', ')[0]}" not in written:
            faults.append(f"#{address} is written back as {written}")
    return faults


# As Lua; the last one turns the order of what follows it.
NAMES = ["</script><script>document.title = 'broken'</script>", "<img src=x onerror=\\\"document.title = 'broken'\\\">", "a\\0b", "\\u{202e}desrever"]


def check_names(browser, run, folder):
    """Names that would be code in a page are shown as they are."""
    lines = [f'v = UIView(CGRect(0, {90 * k}, 80, 80)) v.accessibilityIdentifier = "{name}" v.backgroundColor = UIColor.red window:addSubview(v)\n'
             f'UIView.animate(0.2, function() v.alpha = 0.5 end)\n' for k, name in enumerate(NAMES)]
    (folder / "names.lua").write_text("".join(f"do local {line}end\n" for line in lines))
    run(["export", "--title", "</title><script>document.title = 'broken'</script>", "names.lua", "names.html"], folder)
    faults = browser.open((folder / "names.html").as_uri() + "#t=0.1", READY)
    shown = browser.run("return [document.title, document.getElementById('tree').textContent, document.getElementById('bars').textContent, document.images.length]")
    if "broken" == shown[0] or "</title><script>" not in shown[0]:
        faults.append(f"the title is {shown[0]!r}")
    for name in ("</script><script>document.title = 'broken'</script>", "<img src=x onerror=", "desrever"):
        for place, text in zip(("tree", "bars"), shown[1:]):
            if name not in text:
                faults.append(f"the {place} does not show {name!r}")
    if shown[3] != 1:
        faults.append(f"{shown[3]} images, beside the poster")
    return [f"names: {fault}" for fault in faults]


def check_empty(browser, run, folder):
    """A run that moves nothing and shows nothing has a page that says so."""
    (folder / "empty.lua").write_text("window:removeFromSuperview() window.isHidden = true\n")
    run(["export", "empty.lua", "empty.html"], folder)
    faults = browser.open((folder / "empty.html").as_uri(), READY)
    text = browser.run("return document.body.innerText")
    for words in ("Nothing was on screen." if not browser.run("return playhead.run.layers.length") else "Layers", "Nothing moved."):
        if words not in text:
            faults.append(f"the page does not say {words!r}")
    return [f"empty: {fault}" for fault in faults]


# Of words on what is behind them, as WCAG 2 counts it; 4.5 are asked. Those of a field that is empty are words, too.
CONTRAST = """
const light = c => { const [r, g, b] = c.map(v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4); return .2126 * r + .7152 * g + .0722 * b }
const parts = c => c.match(/[\\d.]+/g).map(Number)
const behind = e => { for (; e; e = e.parentElement) { const c = parts(getComputedStyle(e).backgroundColor); if (c.length < 4 || c[3] > 0) return c } return [255, 255, 255] }
const low = []
for (const e of document.querySelectorAll("body *")) {
  const isEmpty = !!e.placeholder, isWord = [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim() || n.tagName === "svg")
  if (!(isEmpty || isWord) || !e.checkVisibility({ visibilityProperty: true }) || e.tagName === "OPTION") continue
  const color = getComputedStyle(e, isEmpty ? "::placeholder" : null).color
  const [a, b] = [parts(color), behind(e)].map(c => light(c.slice(0, 3)) + .05), ratio = Math.max(a, b) / Math.min(a, b)
  if (!(ratio >= 4.5)) low.push(`${e.tagName} ${e.ariaLabel ?? e.textContent.slice(0, 20)}: ${ratio.toFixed(2)}`)
}
return [...new Set(low)].slice(0, 5)
"""


def check_looks(browser, page):
    """Whether words can be read in either scheme, and all of the page is within the screen."""
    faults = []
    # 640 wide is a screen of 1280 enlarged by 2.
    for scheme, width, height in (("light", 1280, 900), ("dark", 1280, 900), ("dark", 320, 640), ("light", 640, 450)):
        browser.media(prefers_color_scheme=scheme)
        browser.size(width, height)
        # One that plays, round and round, with the row of a layer selected: pressed buttons and selected rows are seen, too.
        browser.open(page.as_uri() + "#loop=1&sel=window", READY)
        # A narrow page is the picture alone.
        if width > 560 and not browser.run("return document.querySelector('[aria-selected=true]')"):
            faults.append("the window cannot be selected")
        faults += [f"{scheme}, {width} wide: {low}" for low in browser.run(CONTRAST)]
        wide = browser.run("return document.documentElement.scrollWidth")
        if wide > width:
            faults.append(f"the page is {wide} wide in {width}")
    browser.media()
    browser.size(1280, 900)
    return faults


def check_access(browser, page):
    """What assistive technology is told."""
    faults = []
    browser.open(page.as_uri(), READY)
    tree = browser.command("Accessibility.getFullAXTree")["nodes"]
    def named(role):
        return [node.get("name", {}).get("value", "") for node in tree if node.get("role", {}).get("value") == role and not node.get("ignored")]
    if "Time" not in named("slider"):
        faults.append(f"no slider is named Time: {named('slider')}")
    if not named("tree") or not named("treeitem") or not all(named("treeitem")):
        faults.append("the layers are no tree whose items have names")
    if not named("button") or not all(named("button")):
        faults.append("a button has no name")
    if not any("seconds" in name for name in named("image") + named("img")):
        faults.append("the bars have no words")
    return [f"for readers of screens: {fault}" for fault in faults]


# Work of the kinds that pages do: text that becomes objects, arithmetic, sorting, shapes on a canvas. How long a page may take is
# said in yardsticks, measured beside it in the same browser: a slow or busy machine makes both longer.
YARDSTICK = """
const rows = []
for (let i = 0; i < 4000; i++) rows.push({ name: "layer " + i % 97, values: [i, i / 3, Math.sin(i)] })
const sums = new Map()
for (const { name, values } of JSON.parse(JSON.stringify(rows))) sums.set(name, (sums.get(name) ?? 0) + Math.hypot(...values))
const canvas = document.createElement("canvas"), pen = canvas.getContext("2d")
canvas.width = canvas.height = 600
for (const [i, [name]] of [...sums].sort(([a], [b]) => a.localeCompare(b)).entries())
  for (let n = 0; n < 20; n++) {
    pen.fillStyle = `hsl(${i * 3} 80% 50% / 0.9)`
    pen.beginPath()
    pen.roundRect(n * 25, i * 5, 90, 60, 12)
    pen.fill()
    pen.fillText(name, n * 25, i * 5)
  }
pen.getImageData(0, 0, 1, 1)
"""

# In yardsticks: of a picture, of a picture of the page that plays, whose panels are made anew ten times a second; and of a seek,
# which makes all of them. The heaviest page takes half of each; a yardstick is 30 ms of a slow machine, which so still shows 45 a
# second, or 30 that play.
PICTURE, PAGE, SEEK = 0.5, 0.7, 1.2
SPEED = """
const { run, seek, drawFrame } = playhead, n = 24, canvas = arguments[0] ? document.getElementById("picture") : document.createElement("canvas")
const scale = document.getElementById("picture").width / run.size[0]
for (let i = 0; i < n; i++) {
  const frame = Math.floor(run.frames * i / n)
  if (arguments[0]) seek(run.time(frame)); else drawFrame(canvas, frame, scale)
  canvas.getContext("2d").getImageData(0, 0, 1, 1)
}
"""


def check_speed(browser, page, name=None, repeats=2):
    """How long a picture and a seek take the page's thread, in yardsticks."""
    browser.open(page.as_uri() + "#t=50%", READY)
    browser.command("Performance.enable", timeDomain="threadTicks")

    def worked():
        metrics = browser.command("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    def taken(script, *words):
        before = worked()
        browser.run(script, *words)
        return worked() - before

    yardstick, picture, seek = (
        min(taken(*words) for _ in range(repeats)) for words in ((YARDSTICK,), (SPEED, False), (SPEED, True)))
    browser.command("Performance.disable")
    picture, seek = picture / 24 / yardstick, seek / 24 / yardstick
    if name:
        print(f"{name}: a yardstick takes {1000 * yardstick:.1f} ms; in yardsticks, a picture {picture:.3f}, a seek {seek:.3f}", flush=True)
    played = picture + (seek - picture) / 3
    asked = [("a picture", picture, PICTURE), ("a picture of the page that plays", played, PAGE), ("a seek", seek, SEEK)]
    return [f"{what} takes {took:.3f} yardsticks; {most} are the most" for what, took, most in asked if took > most]
