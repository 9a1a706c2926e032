// Which layers are under a point, and where a layer's drawings are.
const scratch = context(canvasOf(1, 1))

// Walks the drawings outside masks, with the way from the point to each; groups whose clip leaves it out are passed over.
const walk = (list, x, y, visit) => {
  const open = []
  let s = { x, y, p: scaled(1, 1, 0, 0) }
  for (const c of list) {
    if (c[0] === "G") {
      open.push(s)
      if (!s._isOut) {
        const [, p, clip, clipPlace] = c, [x, y, w] = image(inverse(p), s.x, s.y)
        s = { x, y, p: then(p, s.p), _isOut: !(w > 0) || clip && !within(clip, square(clipPlace), x, y) }
      }
    } else if (c[0] === "K") s = { ...s, _isMask: true, _isOut: true }
    else if (c[0] === "E") s = open.pop()
    else visit(c, s)
  }
}

const within = (shape, p, x, y) => {
  trace(scratch, p, shape)
  return scratch.isPointInPath(x, y, rule(shape))
}

// The layers at a point of the screen, front first.
const layersAt = (list, x, y) => {
  const found = new Set
  walk(list, x, y, (c, s) => {
    if (s._isOut || c[0] === "H") return
    const isWithin = within(shapeOf(c), placeOf(c), s.x, s.y)
    if (c[0] === "S") scratch.lineWidth = max(c[3][0], 8)
    if (c[0] === "S" ? !scratch.isPointInStroke(s.x, s.y) : !isWithin) return
    // The last one is in front.
    found.delete(layerOf(c))
    found.add(layerOf(c))
  })
  return [...found].reverse()
}

// Strokes the drawings of a layer, or of all for null.
const outline = (g, list, p, layer) => kept(g, () => walk(list, 0, 0, (c, s) => {
  if (s._isMask || c[0] === "H" || layer !== null && layerOf(c) !== layer) return
  trace(g, then(then(placeOf(c), s.p), p), shapeOf(c))
  g.resetTransform()
  assign(g, { strokeStyle: "#0a84ff", lineWidth: layer === null ? 1 : 2.5 })
  g.stroke()
}))
