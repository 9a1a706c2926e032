// The way to the session: requests, answers, and what is told without being asked. A socket that is lost is opened again; the page
// is never loaded anew.
let socket = null, lastRequest = 0, tries = 0, retry
const requests = new Map
// This page among those that follow the session: the forms that it has are its own.
const page = 1 + floor(Math.random() * 2 ** 30)
const hears = {}
const gone = { code: 3, message: "the server is not there" }

const ask = (method, params = {}) => new Promise((resolve, reject) => {
  if (socket?.readyState !== 1) return reject(gone)
  const id = ++lastRequest
  requests.set(id, { resolve, reject })
  socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }))
})
const connect = () => {
  clearTimeout(retry)
  if (socket && socket.readyState < 2) return
  socket = new WebSocket(location.href.replace(/^http/, "ws").replace(/[?#].*/, "") + "socket")
  on(socket, "open", () => { tries = 0; resume() })
  on(socket, "message", ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(data)
    if (method) return hears[method]?.(params)
    const request = requests.get(id)
    requests.delete(id)
    error ? request?.reject(error) : request?.resolve(result)
  })
  on(socket, "close", ({ code }) => {
    for (const { reject } of requests.values()) reject(gone)
    requests.clear()
    lost(code)
    // A hidden tab waits until it is seen.
    if (!document.hidden) retry = setTimeout(connect, 1000 * min(4, .25 * 2 ** tries++))
  })
}
on(document, "visibilitychange", () => document.hidden || connect())
