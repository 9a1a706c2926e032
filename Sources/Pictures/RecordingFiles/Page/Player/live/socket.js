// The way to the session: requests, answers, and what is told without being asked. A socket that is lost is opened again; the page
// is never loaded anew.
let socket = null, lastRequest = 0, tries = 0, retry
const requests = new Map
// This page among those that follow the session: the forms that it has are its own.
const page = 1 + floor(Math.random() * 2 ** 30)
const hears = {}
// The number of the last message.
let heard = null
const gone = { code: 3, message: "the server is not there" }

// A server that does not answer is not there, whatever its socket says: it answers `status` at once, while a script runs, too.
let doubted = null, isSilent = false, isLate = false
const doubt = (isSure = false) => {
  clearTimeout(doubted)
  doubted = requests.size ? setTimeout(() => {
    doubted = null
    if (isSure) {
      isSilent = true
      return lost(0, "it does not answer")
    }
    ask("status").then(({ busy }) => { if (isLate = busy) note("It has been running for some seconds: “stop” ends it.") }, () => {})
    doubt(true)
  }, 3000) : null
}
const ask = (method, params = {}) => new Promise((resolve, reject) => {
  if (socket?.readyState !== 1) return reject(gone)
  const id = ++lastRequest
  requests.set(id, { resolve, reject })
  socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }))
  doubted ?? doubt()
})
const connect = () => {
  clearTimeout(retry)
  if (socket && socket.readyState < 2) return
  socket = new WebSocket(location.href.replace(/^http/, "ws").replace(/[?#].*/, "") + "socket")
  on(socket, "open", () => { tries = 0; resume() })
  on(socket, "message", ({ data }) => {
    const { id, method, params, result, error, n } = JSON.parse(data)
    const request = requests.get(id)
    requests.delete(id)
    doubt()
    if (isLate && !requests.size) {
      isLate = false
      note("")
    }
    if (isSilent) {
      isSilent = false
      resume()
    }
    if (method) {
      heard = max(heard, n)
      return hears[method]?.(params)
    }
    error ? request?.reject(error) : request?.resolve(result)
  })
  on(socket, "close", ({ code }) => {
    for (const { reject } of requests.values()) reject(gone)
    requests.clear()
    isSilent = false
    doubt()
    lost(code)
    // A hidden tab waits until it is seen.
    if (!document.hidden) retry = setTimeout(connect, 1000 * min(4, .25 * 2 ** tries++))
  })
}
on(document, "visibilitychange", () => document.hidden || connect())
