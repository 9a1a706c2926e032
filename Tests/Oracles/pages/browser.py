"""One Chromium for many pages, through its driver: a start of the browser takes longer than most pages.

The network is shut: what a page would fetch from elsewhere fails, and is told.
"""
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service


class Browser:
    def __init__(self):
        options = Options()
        # Without windows, which nobody looks at; Debian has it as a package of its own. The one in /usr/bin is a script, which the
        # driver would end in place of the browser.
        options.binary_location = "/usr/lib/chromium/chromium-headless-shell"
        for word in ("--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files",
                     "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--force-device-scale-factor=1"):
            options.add_argument(word)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        self.driver.set_page_load_timeout(180)
        self.driver.set_script_timeout(240)
        self.size(1280, 900)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def size(self, width, height):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def media(self, **features):
        """`prefers_color_scheme="dark"`; nothing for the browser's own."""
        self.command("Emulation.setEmulatedMedia", features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def command(self, name, **words):
        return self.driver.execute_cdp_cmd(name, words)

    def open(self, address, ready=None):
        """Loads an address anew, waits until `ready`, a JavaScript expression, and returns the messages of its console."""
        self.driver.get("about:blank")
        self.driver.get_log("browser")
        self.driver.get(address)
        if ready:
            self.wait(ready)
        return self.messages()

    def wait(self, condition, seconds=180):
        """Whether a JavaScript expression became true in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.run(f"return !!({condition})"):
                return True
            time.sleep(0.02)
        return False

    def run(self, script, *words):
        return self.driver.execute_script(script, *words)

    def messages(self):
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def picture(self, path):
        self.driver.save_screenshot(str(path))
