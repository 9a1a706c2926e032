// <playhead-player src="run.html" t="0.35" sel="photo.view" loop="1" controls>
// play pause seek(t) t duration sel
customElements.define("playhead-player", class extends HTMLElement {
  static observedAttributes = ["src", "t", "sel"]
  #last = { t: 0, duration: NaN }
  #frame

  connectedCallback() { addEventListener("message", this); this.#load() }
  disconnectedCallback() { removeEventListener("message", this) }

  #load() {
    const src = this.getAttribute("src"), words = this.hasAttribute("controls") ? [] : ["mini"]
    if (!src) return
    for (const name of ["t", "sel", "loop"]) if (this.hasAttribute(name)) words.push(name + "=" + encodeURIComponent(this.getAttribute(name)))
    if (!this.#frame) this.attachShadow({ mode: "open" }).append(this.#frame = document.createElement("iframe"))
    Object.assign(this.#frame, { loading: "lazy", title: this.title || src, sandbox: "allow-scripts", src: src + "#" + words.join("&") })
    this.#frame.style.cssText = "border:0;width:100%;height:100%"
    this.style.display ||= "block"
  }

  attributeChangedCallback(name, _, value) {
    if (!this.#frame) return
    if (name === "src") this.#load()
    if (name === "t") this.seek(parseFloat(value))
    if (name === "sel") this.#tell({ select: value })
  }

  handleEvent({ source, data }) {
    if (source !== this.#frame?.contentWindow || data?.playhead !== 1) return
    const send = name => this.dispatchEvent(new CustomEvent(name, { detail: data }))
    if ("select" in data) return send("select")
    const { f } = this.#last
    this.#last = data
    send("timeupdate")
    if (data.f !== f) send("frame")
  }

  #tell(words) { this.#frame?.contentWindow?.postMessage({ playhead: 1, ...words }, "*") }
  play() { this.#tell({ play: 1 }) }
  pause() { this.#tell({ pause: 1 }) }
  seek(t) { if (Number.isFinite(t)) this.#tell({ seek: t }) }
  get t() { return this.#last.t }
  get duration() { return this.#last.duration }
  get sel() { return this.getAttribute("sel") }
  set sel(name) { this.setAttribute("sel", name) }
})
