// Which layers are under a point, and where a layer's drawings are.
const scratch = context(document.createElement("canvas"))

// Walks the drawings outside masks, with the way from the point to each; groups whose clip leaves it out are passed over.
function walk(list, x, y, visit) {
  const open = []
  let s = { x, y, p: [1, 0, 0, 0, 1, 0, 0, 0, 1] }
  for (const c of list) {
    if (c[0] === "G") {
      open.push(s)
      if (!s.out) {
        const p = c[1], [px, py, w] = image(inverse(p), s.x, s.y)
        s = { x: px, y: py, p: product(p, s.p), out: !(w > 0) || c[2] && !within(c[2], c[3], px, py) }
      }
    } else if (c[0] === "K") s = { ...s, mask: true, out: true }
    else if (c[0] === "E") s = open.pop()
    else visit(c, s)
  }
}

function within(shape, m, x, y) {
  scratch.setTransform(...m)
  trace(scratch, shape)
  return scratch.isPointInPath(x, y, rule(shape))
}

// The layers at a point of the screen, front first.
function layersAt(list, x, y) {
  const found = []
  walk(list, x, y, (c, s) => {
    if (s.out || c[0] === "H") return
    const m = c[c.length - 2], shape = c[0] === "I" ? ["r", ...c[3]] : c[1]
    if (c[0] === "S") {
      scratch.setTransform(...m)
      trace(scratch, shape)
      scratch.lineWidth = max(c[3][0], 8)
      if (!scratch.isPointInStroke(s.x, s.y)) return
    } else if (!within(shape, m, s.x, s.y)) return
    found.unshift(c[c.length - 1])
  })
  return [...new Set(found)]
}

// Strokes the drawings of a layer, or of all for null.
function outline(g, list, m, layer, color) {
  g.save()
  walk(list, 0, 0, (c, s) => {
    if (s.mask || c[0] === "H" || layer !== null && c[c.length - 1] !== layer) return
    const t = then(then(c[c.length - 2], flat(s.p)), m)
    g.setTransform(...t)
    trace(g, c[0] === "I" ? ["r", ...c[3]] : c[1])
    g.resetTransform()
    g.strokeStyle = color
    g.lineWidth = layer === null ? 1 : 2.5
    g.setLineDash([])
    g.stroke()
  })
  g.restore()
}
