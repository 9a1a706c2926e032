// Unpacks the player, which is the same in every page, and runs it: the policy knows the sums of its style and its script.
// Says why where it cannot. The player unpacks its recordings by the same functions.
const part = id => document.getElementById(id)
Object.assign(globalThis, {
  bytesOf: text => Uint8Array.from(atob(text), c => c.charCodeAt(0)),
  unzipped: bytes => new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))),
  // Shows the message and the page's text for browsers without scripts.
  plain(message) {
    part("note").textContent = message
    part("note").setAttribute("role", "alert")
    const marks = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" }
    part("plain").textContent = document.querySelector("noscript").textContent.replace(/<[^>]*>/g, "\n").replace(/&[^;]*;/g, m => marks[m] ?? m)
  }
})
if ("DecompressionStream" in globalThis && "OffscreenCanvas" in globalThis) {
  unzipped(bytesOf(part("player").textContent)).text().then(text => {
    // The style is the first line, and the elements that the script fills are the second.
    const [style, app, ...script] = text.split("\n")
    part("app").append(document.createRange().createContextualFragment(app))
    for (const [tag, words] of [["style", style], ["script", script.join("\n")]]) {
      const element = document.createElement(tag)
      element.textContent = words
      document.body.append(element)
    }
  })
} else plain("This browser is too old to play it: Chrome 81, Firefox 119, Safari 16.4 and newer ones can.")
