// Unpacks the player, which is the same in every page, and runs it: the policy knows its sum. Says why where it cannot.
const part = id => document.getElementById(id)
// What there is to read without the player: the text of what a page without scripts shows.
globalThis.plain = message => {
  part("note").textContent = message
  part("note").setAttribute("role", "alert")
  const marks = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" }
  part("plain").textContent = document.querySelector("noscript").textContent.replace(/<[^>]*>/g, "\n").replace(/&[^;]*;/g, m => marks[m] ?? m)
}
if ("DecompressionStream" in globalThis && "OffscreenCanvas" in globalThis) {
  const bytes = Uint8Array.from(atob(part("player").textContent), c => c.charCodeAt(0))
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text().then(text => {
    const script = document.createElement("script")
    script.textContent = text
    document.body.append(script)
  })
} else plain("This browser is too old to play it: Chrome 81, Firefox 119, Safari 16.4 and newer ones can.")
