"""The page in Chromium: a drag, what is saved, what fails, what dies, two tabs, a narrow screen."""
import base64, filecmp, json, os, pathlib, signal, subprocess, time

from browser import Browser
from served import PLACE, PROGRAM, Served, check, done, within

KEEP = os.environ.get("KEEP")


class Tab:
    """The page, as a person has it."""

    def __init__(self, browser, address):
        self.browser = browser
        browser.open(address)
        check("the page is there", self.wait("document.documentElement.dataset.ready && document.body.dataset.state == 'live'"))
        self.wait("playhead.stored.has(playhead.frame)")

    def run(self, script):
        return self.browser.run("return " + script)

    def wait(self, condition, seconds=40):
        return self.browser.wait(condition, seconds)

    def place(self, x, y):
        """A place of the screen in the window."""
        left, top, width, height = self.run("(r => [r.left, r.top, r.width, r.height])(document.getElementById('picture').getBoundingClientRect())")
        w, h = self.run("playhead.run.size")
        return left + x / w * width, top + y / h * height

    def mouse(self, kind, x, y, buttons=1, modifiers=0):
        left, top = self.place(x, y)
        self.browser.command("Input.dispatchMouseEvent", type=kind, x=left, y=top, button="left", buttons=buttons, clickCount=1, modifiers=modifiers)

    def key(self, key, code=None, modifiers=0):
        words = dict(key=key, code=code or key, modifiers=modifiers)
        if len(key) == 1:
            words["text"] = key
        self.browser.command("Input.dispatchKeyEvent", type="keyDown", **words)
        self.browser.command("Input.dispatchKeyEvent", type="keyUp", key=key, code=code or key)

    def type(self, text):
        self.run("document.getElementById('line').focus()")
        self.browser.command("Input.insertText", text=text)
        self.key("Enter")

    def drag(self, start, end, moves=60, is_let_go=True):
        """A drag along the middle of the screen. Nothing is waited for on the way, as hands do not."""
        self.mouse("mousePressed", start, 426)
        for i in range(moves):
            self.mouse("mouseMoved", start + (end - start) * (i + 1) / moves, 426)
        if is_let_go:
            self.mouse("mouseReleased", end, 426, 0)

    def rests(self, seconds=40):
        # Twice: what is let go goes on when the session has heard of it.
        is_so = "playhead.session.resting && !playhead.session.fingers.length"
        for _ in range(3):
            self.wait(is_so, seconds)
            time.sleep(0.4)
        return self.run(is_so)

    def names(self, name):
        """The details of events of a name."""
        rows = self.browser.driver.execute_async_script(
            "playhead.ask('events', { name: arguments[0], limit: 10000 }).then(r => arguments[1](r.rows))", name)
        return [row[4] for row in rows]

    def asks(self, method, **params):
        return self.browser.driver.execute_async_script(
            "playhead.ask(arguments[0], arguments[1]).then(arguments[2], e => arguments[2]({ error: e }))", method, params)

    def photograph(self, name):
        if KEEP:
            pathlib.Path(KEEP).mkdir(parents=True, exist_ok=True)
            picture = self.browser.command("Page.captureScreenshot", format="png")["data"]
            (pathlib.Path(KEEP) / f"{name}.png").write_bytes(base64.b64decode(picture))


def frames_beside_baked(browser, tab, served, name):
    """The drawings of frames that were asked for one by one are those of the page that has all of them."""
    page = PLACE / f"{name}.html"
    subprocess.run([PROGRAM, "export", served.folder / "swipe.lua", page], check=True, stdout=subprocess.DEVNULL)
    script = """const done = arguments[0], { run } = playhead, found = {};
    (async () => {
      for (let f = 0; f < run.frames; f += 9) {
        playhead.seek(run.time(f));
        for (let i = 0; i < 400 && !playhead.stored.has(f); i++) await new Promise(r => setTimeout(r, 5));
        found[f] = JSON.stringify(run.drawings(f));
      }
      done(found);
    })()"""
    live = browser.driver.execute_async_script(script)
    browser.open(f"file://{page}", ready="document.documentElement.dataset.ready")
    baked = browser.driver.execute_async_script(
        "const done = arguments[1]; done(Object.fromEntries(Object.keys(arguments[0]).map(f => [f, JSON.stringify(playhead.run.drawings(+f))])))", live)
    worst, most = 0, 0

    def compare(a, b):
        nonlocal worst
        if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
            return all([compare(x, y) for x, y in zip(a, b)])
        if isinstance(a, (int, float)) and isinstance(b, (int, float)):
            worst = max(worst, abs(a - b))
            return True
        return a == b

    same = [compare(json.loads(live[f]), json.loads(baked[f])) for f in live]
    # Each is up to a 128th of a point off where it is an outline's.
    check(f"{len(same)} frames of {name} have the drawings of the baked page", all(same) and len(same) > 10 and worst <= 1 / 64, (same.count(False), worst))


with Served("page") as served, Browser() as browser:
    good = served.text()
    tab = Tab(browser, served.address)
    tab.photograph("1280")
    frames_beside_baked(browser, tab, served, "swipe")
    tab = Tab(browser, served.address)

    # A drag that finishes, one that is cancelled, and Esc.
    began = tab.run("playhead.session.end")
    tab.drag(390, 60)
    check("a drag comes to rest", tab.rests())
    check("a drag over the screen presents", tab.names("completeTransition")[-1:] == ["true"], tab.names("completeTransition"))
    check("the page stands where time ended", tab.run("playhead.state.t") > began + 0.3)
    tab.photograph("dragged")
    tab.drag(3, 120, 20, is_let_go=False)
    time.sleep(0.6)
    tab.key("Escape")
    check("Esc lets go", tab.rests())
    check("Esc in a drag cancels", tab.names("completeTransition")[-1:] == ["false"], tab.names("completeTransition"))
    check("and the touch is cancelled", tab.names("touchesCancelled") != [])
    tab.mouse("mouseReleased", 120, 426, 0)
    count = len(tab.names("touchesBegan"))
    tab.mouse("mousePressed", 100, 300)
    tab.mouse("mouseReleased", 100, 300, 0)
    time.sleep(0.3)
    check("a press that does not move chooses", tab.run("playhead.state.sel") is not None and len(tab.names("touchesBegan")) == count)

    # The same as Lua: the script of the session makes the same trace.
    session = tab.asks("script")["session"]
    (served.folder / "again.lua").write_text(session)
    tab.asks("run", input=f":export {served.folder}/here.jsonl")
    subprocess.run([PROGRAM, "export", served.folder / "again.lua", served.folder / "again.jsonl"], check=True, stdout=subprocess.DEVNULL)
    here, again = ((served.folder / f"{n}.jsonl").read_text().split("\n") for n in ("here", "again"))
    # The first line names the script.
    check("the drags as Lua are the same, record for record", len(here) > 100 and here[1:] == again[1:], f"{len(here)} and {len(again)} lines")

    # In and out.
    tab.run("document.querySelector('#ruler [aria-label=in]').focus()")
    for _ in range(3):
        tab.key("ArrowRight")
    frame = tab.run("1 / playhead.run.fps")
    check("in moves by arrow keys, and keeps the focus", abs(tab.run("playhead.state.in") - 3 * frame) < 1e-6 and tab.run("document.activeElement.ariaLabel") == "in", tab.run("playhead.state.in"))
    tab.key("ArrowLeft", modifiers=8)
    check("with Shift ten frames, to the start of the run", tab.run("playhead.state.in") is None)
    tab.run("document.activeElement.blur()")

    # The console.
    tab.type("1 + 1")
    check("the console answers", tab.wait("[...document.querySelectorAll('#log .output')].some(e => e.textContent.includes('2'))"))
    tab.type("nobody.x = 1")
    check("and says what is wrong", tab.wait("[...document.querySelectorAll('#log .error')].some(e => e.textContent.includes('nobody'))"))
    tab.run("document.getElementById('line').focus()")
    browser.command("Input.insertText", text="window.alp")
    check("words are offered", tab.wait("[...document.querySelectorAll('#offers li')].some(e => e.textContent == 'alpha')", 10))
    tab.photograph("offers")
    tab.key("Tab")
    check("Tab takes one", tab.wait("document.getElementById('line').value == 'window.alpha'", 5), tab.run("document.getElementById('line').value"))
    tab.run("document.getElementById('line').value = ''")
    tab.run("document.getElementById('line').blur()")

    # Reload.
    tab.asks("seek", to=0.2)
    tab.run("playhead.seek(0.2)")
    name = tab.run("playhead.run.layers[2].name")
    tab.run("(playhead.state.sel = playhead.run.layers[2].id)")
    start = time.monotonic()
    served.write(good.replace("0.35", "1.2"))
    check("a file that is saved runs again", tab.wait("document.getElementById('note').textContent.startsWith('ran again')"))
    if os.environ.get("TIMES"):
        print(f"serve: save to page {1000 * (time.monotonic() - start):.0f} ms")
    tab.wait("playhead.run.bars.some(b => b.length > 1)")
    check("time and selection stay", abs(tab.run("playhead.state.t") - 0.2) < 0.02 and
          tab.run("playhead.run.layer.get(playhead.state.sel)?.name") == name, tab.run("[playhead.state.t, playhead.state.sel]"))
    served.write("local x = = 1")
    check("a script that fails is told of", tab.wait("!document.getElementById('complaint').hidden && document.body.dataset.state == 'stale'"))
    check("with its line", ":1:" in tab.run("document.getElementById('complaint').textContent"))
    tab.photograph("failed")
    served.write(good)
    check("the bar goes with the mistake", tab.wait("document.getElementById('complaint').hidden && document.body.dataset.state == 'live'"))

    # Processes that are killed.
    child, *_ = served.children()
    for child in served.children():
        os.kill(child, signal.SIGKILL)
    check("a session that is killed comes back", tab.wait("document.body.dataset.state == 'live' && document.getElementById('note').textContent.startsWith('ran again')"))
    tab.wait("playhead.stored.size > 0")
    tab.run("(globalThis.mark = 7)")
    browser.messages()
    served.process.send_signal(signal.SIGSTOP)
    tab.run("playhead.ask('status').catch(() => 0) && 0")
    check("a server that does not answer is not shown as live", tab.wait("document.body.dataset.state == 'lost'", 15))
    served.process.send_signal(signal.SIGCONT)
    check("until it does", tab.wait("document.body.dataset.state == 'live'", 15))
    served.kill()
    check("a dead run is not shown as live", tab.wait("document.body.dataset.state == 'lost'"))
    tab.photograph("lost")
    served.start()
    check("the page comes back by itself, and was not loaded anew", tab.wait("document.body.dataset.state == 'live'") and tab.run("globalThis.mark") == 7)
    lost = [m for m in browser.messages() if "ERR_CONNECTION_REFUSED" not in m and "socket" not in m]
    check("with no message on the console", not lost, lost)

    # Two tabs.
    first = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    second = Tab(browser, served.address)
    browser.driver.switch_to.window(first)
    tab.asks("run", input="theirs = 5")
    tab.asks("advance", seconds=0.5)
    end = tab.asks("status")
    browser.driver.switch_to.window(browser.driver.window_handles[1])
    check("another tab follows", second.wait("Math.abs(playhead.session.end - playhead.state.t) < 1e-6"), second.run("[playhead.session.end, playhead.state.t]"))
    check("no message on its console", browser.messages() == [])
    browser.driver.close()
    browser.driver.switch_to.window(first)

    # Two futures side by side.
    number = tab.asks("status")["session"]
    tab.asks("reload", keep=False)
    within(40, lambda: tab.asks("status")["session"] > number)
    time.sleep(1)
    check("a reload without inputs has none", tab.asks("status")["inputs"] == 0 and tab.wait("document.body.dataset.state == 'live' && playhead.stored.has(playhead.frame)"))
    tab.drag(390, 200, 30, is_let_go=False)
    time.sleep(0.4)
    tab.key("W", "KeyW")
    check("what-if shows two runs", tab.wait("document.body.classList.contains('both') && playhead.run.title.startsWith('finish')"), tab.run("document.getElementById('log').lastChild?.textContent"))
    widths = tab.run("['picture', 'beside'].map(i => document.getElementById(i).getBoundingClientRect().width)")
    check("as large as each other", min(widths) > 120 and abs(widths[0] - widths[1]) < 1, widths)
    tab.run("playhead.seek(playhead.run.duration)")
    apart = tab.run("(([a, b]) => a.some((v, i) => v != b[i]))(['picture', 'beside'].map(i => document.getElementById(i).getContext('2d').getImageData(0, 0, 100, 200).data))")
    check("which differ at their ends, on one slider", apart)
    tab.photograph("what-if")
    tab.key("Escape")
    check("Esc goes back to the run", tab.wait("!document.body.classList.contains('both') && !playhead.run.title.startsWith('finish')"))
    check("where the finger is still down", tab.run("playhead.session.fingers.length") == 1)
    tab.mouse("mouseReleased", 200, 426, 0)
    check("and is lifted", tab.rests())
    page = tab.asks("export", format="html")
    check("the page of the run is made", b"<!doctype html>" in base64.b64decode(page["base64"])[:100], page)

    # Findings.
    broken = "not context.transitionWasCancelled"
    check("the example completes as it was let go", broken in good)
    served.write(good.replace(broken, "true"))
    tab.wait("document.getElementById('note').textContent.startsWith('ran again')")
    check("a finding is listed", tab.wait("document.querySelector('#found:not(.old) button b.error')", 120), tab.run("document.getElementById('verdict').textContent"))
    tab.run("document.querySelector('#found button').click()")
    check("and its scenario stands beside the run without it", tab.wait("document.body.classList.contains('both') && playhead.run.finding", 60), tab.run("document.getElementById('note').textContent"))
    check("at its moment, with its line", tab.run("playhead.state.t == Math.min(playhead.run.finding.t, playhead.run.duration)") and tab.run("!!document.querySelector('#found mark')"))
    tab.photograph("finding")
    names = tab.run("[...document.querySelectorAll('#values th')].map(e => e.textContent)")
    check("the other run has one word above its values", names[-1] == "without", names)
    wide = tab.run("[...document.querySelectorAll('#values th')].filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)")
    check("and no heading overlaps", wide == [], wide)
    number = tab.asks("status")["session"]
    tab.run("document.getElementById('onward').click()")
    check("go on from here runs its scenario", within(60, lambda: tab.asks("status")["session"] > number) and tab.wait("document.body.dataset.state == 'live'"))
    tab.asks("advance", frames=1)
    check("in a session that goes on", tab.asks("status")["inputs"] == 1, tab.asks("status"))
    served.write(good + "\nlocal v = UIView()\nundefinedthing.x = 2\n")
    tab.wait("document.body.dataset.state == 'stale'")
    tab.run("document.getElementById('check').click()")
    check("what check finds is listed", tab.wait("document.querySelectorAll('#found li').length > 0", 120))
    served.write(good)
    tab.wait("document.body.dataset.state == 'live'")

    # 390 points, with a thumb.
    browser.command("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=True)
    browser.command("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
    tab.run("location.reload()")
    tab = Tab(browser, served.address)
    tab.photograph("390")
    check("nothing is wider than the screen", tab.run("document.documentElement.scrollWidth") <= 390, tab.run("document.documentElement.scrollWidth"))
    small = tab.run("[...document.querySelectorAll('button')].filter(b => b.offsetParent && (b.offsetHeight < 44 || b.offsetWidth < 44) && !b.closest('header, section')).map(b => b.textContent || b.title)")
    check("what is pressed is 44 points wide", small == [], small)

    def thumb(kind, *points):
        browser.command("Input.dispatchTouchEvent", type=kind, touchPoints=[dict(zip("xy", tab.place(*p))) for p in points])

    before = len(tab.names("completeTransition"))
    thumb("touchStart", (388, 426))
    for i in range(30):
        thumb("touchMove", (388 - 11 * (i + 1), 426))
    thumb("touchEnd")
    tab.rests()
    found = tab.names("completeTransition")
    check("a thumb's drag is a finger", len(found) > before and found[-1] == "true", found[before:])
    for name in ("bars", "events", "findings", "console"):
        tab.run(f"document.querySelector('[data-tab={name}]').click()")
        time.sleep(0.2)
        check(f"{name} has a panel of its own", tab.run(f"document.getElementById('{name}').offsetHeight") > 200)
        check(f"{name} is not wider than the screen", tab.run("document.documentElement.scrollWidth") <= 390)
        tab.photograph(f"390-{name}")
    check("no message on the console", browser.messages() == [])
done("pages")
