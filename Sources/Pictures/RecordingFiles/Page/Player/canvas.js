// Replaying drawings on a canvas. A transform is a 3 by 3 matrix [a b u c d v x y w] for rows; a point goes through the
// first of two, then the second.
const square = m => [m[0], m[1], 0, m[2], m[3], 0, m[4], m[5], 1]
const scaled = (sx, sy, x, y) => square([sx, 0, 0, sy, x, y])
const then = (p, q) => {
  const r = []
  for (let i = 0; i < 9; i += 3) for (let j = 0; j < 3; j++) r.push(p[i] * q[j] + p[i + 1] * q[3 + j] + p[i + 2] * q[6 + j])
  return r
}
const inverse = ([a, b, u, c, d, v, x, y, w]) => {
  const e = d * w - v * y, f = v * x - c * w, h = c * y - d * x, k = 1 / (a * e + b * f + u * h)
  return [e, u * y - b * w, b * v - u * d, f, a * w - u * x, u * c - a * v, h, b * x - a * y, a * d - b * c].map(n => n * k)
}
const image = (p, x, y) => {
  const w = x * p[2] + y * p[5] + p[8]
  return [(x * p[0] + y * p[3] + p[6]) / w, (x * p[1] + y * p[4] + p[7]) / w, w]
}
const meanScale = p => sqrt(abs(p[0] * p[4] - p[1] * p[3]))
const isFlat = p => abs(p[2]) + abs(p[5]) + abs(p[8] - 1) < 1e-9
const transform = (g, p) => g.setTransform(p[0], p[1], p[3], p[4], p[6], p[7])

const rgba = ([r, g, b, a]) => `rgba(${r * 255},${g * 255},${b * 255},${a})`
// Of the run that is being drawn.
let images = []

// The shape of a drawing, the transform to its group, and its layer.
const shapeOf = c => c[0] === "I" ? ["r", ...c[3]] : c[1]
const placeOf = c => square(c.at(-2))
const layerOf = c => c.at(-1)

const elements = { M: "moveTo", L: "lineTo", Q: "quadraticCurveTo", C: "bezierCurveTo", Z: "closePath" }
// Makes a shape the path of a context.
const trace = (g, p, s) => {
  transform(g, p)
  g.beginPath()
  const [kind, x, y, w, h, radius, corners] = s
  if (kind === "r") return g.rect(x, y, w, h)
  if (kind === "R") return g.roundRect(x, y, w, h, [1, 2, 8, 4].map(bit => corners & bit ? radius : 0))
  for (const [letter, ...points] of y) g[elements[letter]](...points)
}
const rule = s => s[0] === "p" && s[1] ? "evenodd" : "nonzero"
const kept = (g, action) => { g.save(); action(); g.restore() }

// Regions: [left, top, right, bottom].
const around = points => {
  const xs = points.map(p => p[0]), ys = points.map(p => p[1])
  return [min(...xs), min(...ys), max(...xs), max(...ys)]
}
const corners = ([x, y, w, h]) => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]
// Around a shape's points and controls.
const box = (s, p) => around((s[0] === "p" ? chunks(s[2].flat().filter(isNumber), 2) : corners(s.slice(1))).map(c => image(p, ...c)))
const grown = ([a, b, c, d], by) => [a - by, b - by, c + by, d + by]
const join = (a, b) => [min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])]
const meet = (a, b) => [max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])]
const whole = ([a, b, c, d]) => [floor(a), floor(b), ceil(c), ceil(d)]
const isEmpty = ([a, b, c, d]) => !(c > a && d > b)
const all = ({ canvas }) => [0, 0, canvas.width, canvas.height]

const spare = []
const canvasOf = (w, h) => sized(spare.pop() ?? new OffscreenCanvas(1, 1), w, h)

// The widths of three boxes that blur as a deviation does: the renderer's.
const boxWidths = deviation => {
  const d = min(deviation, 4096)
  let s = floor(sqrt(4 * d * d + 1))
  s = max(1, s % 2 ? s : s - 1)
  const smaller = round((12 * d * d - 3 * s * s - 12 * s - 9) / (-4 * s - 4))
  return [0, 1, 2].map(i => i < smaller ? s : s + 2)
}

// Averages along rows or columns; outside, the pixels at the edge repeat. A box may be wider by part of a pixel.
const boxPass = (from, to, lines, count, along, across, width) => {
  const half = (width - 1) / 2, n = floor(half), part = half - n, last = count - 1
  for (let line = 0; line < lines; line++) for (let k = 0; k < 4; k++) {
    const start = line * across + k
    const at = i => from[start + (i < 0 ? 0 : i > last ? last : i) * along]
    let sum = 0
    for (let i = -n; i <= n; i++) sum += at(i)
    for (let i = 0; i < count; i++) {
      to[start + i * along] = (sum + part * (at(i - n - 1) + at(i + n + 1))) / width
      sum += at(i + n + 1) - at(i - n)
    }
  }
}

const blurred = (source, [x, y, x1, y1], deviation, isFast) => {
  const by = clamp(1, isFast ? 8 : 4, floor(deviation / 4)), w = max(1, round((x1 - x) / by)), h = max(1, round((y1 - y) / by))
  const small = canvasOf(w, h), g = small.getContext("2d", { willReadFrequently: true })
  g.imageSmoothingQuality = "high"
  g.drawImage(source, x, y, x1 - x, y1 - y, 0, 0, w, h)
  const pixels = g.getImageData(0, 0, w, h), a = Float32Array.from(pixels.data), b = a.slice()
  for (const width of boxWidths(deviation).map(width => max(1, width / by))) {
    boxPass(a, b, h, w, 4, w * 4, width)
    boxPass(b, a, w, h, w * 4, 4, width)
  }
  a.forEach((v, i) => pixels.data[i] = v + .5)
  g.putImageData(pixels, 0, 0)
  return small
}

// Looks up every pixel of a region in the plane that `source` shows, four neighbours each.
const project = (source, p, [x0, y0, x1, y1]) => {
  const w = x1 - x0, h = y1 - y0, sw = source.width, sh = source.height
  const from = context(source).getImageData(0, 0, sw, sh).data, result = canvasOf(w, h), g = context(result)
  const pixels = g.createImageData(w, h), to = pixels.data, q = inverse(p), sum = [0, 0, 0, 0]
  const take = (x, y, share) => {
    if (x < 0 || y < 0 || x >= sw || y >= sh) return
    const i = (y * sw + x) * 4, alpha = from[i + 3] * share
    for (let k = 0; k < 3; k++) sum[k] += from[i + k] * alpha
    sum[3] += alpha
  }
  for (let y = 0, i = 0; y < h; y++) for (let x = 0; x < w; x++, i += 4) {
    sum.fill(0)
    for (const dx of [.25, .75]) for (const dy of [.25, .75]) {
      const [px, py, pw] = image(q, x0 + x + dx, y0 + y + dy), sx = px - .5, sy = py - .5
      if (!(pw > 0 && sx > -1 && sy > -1 && sx < sw && sy < sh)) continue
      const fx = floor(sx), fy = floor(sy), u = sx - fx, v = sy - fy
      take(fx, fy, (1 - u) * (1 - v)); take(fx + 1, fy, u * (1 - v)); take(fx, fy + 1, (1 - u) * v); take(fx + 1, fy + 1, u * v)
    }
    if (sum[3] > 0) {
      for (let k = 0; k < 3; k++) to[i + k] = sum[k] / sum[3] + .5
      to[i + 3] = sum[3] / 4 + .5
    }
  }
  g.putImageData(pixels, 0, 0)
  return result
}

// How many pixels a point of the plane has where it is magnified most.
const fineness = (p, [x, y, w, h]) => {
  let most = .05
  for (const c of [...corners([x, y, w, h]), [x + w / 2, y + h / 2]]) {
    const [ix, iy, iw] = image(p, ...c)
    if (iw > .01) most = max(most, hypot(p[0] - p[2] * ix, p[1] - p[2] * iy) / iw, hypot(p[3] - p[5] * ix, p[4] - p[5] * iy) / iw)
  }
  return min(most, 8, 4096 / max(w, h, 1))
}

// Around a plane's visible part on screen; parts behind the eye are cut off.
const projectedBox = (p, plane) => around(corners(plane).flatMap((a, i, all) => {
  const b = all[(i + 1) % 4], near = image(p, ...a)[2] - .01, far = image(p, ...b)[2] - .01, t = near / (near - far)
  const seen = near > 0 ? [a] : []
  if (near > 0 !== far > 0) seen.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
  return seen.map(c => image(p, ...c))
}))

// A level is a context, the transform to its pixels, and what is needed to put it on the one below: where, or, in
// perspective, the way from the plane to its own pixels and to those of the one below.
const enter = (l, c) => {
  if (l._isEmpty) return l
  const [, p, clip, clipPlace, opacity, shadow, mask, added, apart, content] = c
  const next = { ...l, c, p: then(p, l.p), _canvas: null, _content: null, _eye: null }
  if (apart || opacity < 1 || shadow || mask || added || !isFlat(p)) {
    if (isFlat(p)) {
      const reach = shadow ? meanScale(next.p) * (3 * shadow[4] + hypot(shadow[5], shadow[6])) + 1 : 0
      next._at = whole(meet(box(["r", ...content], next.p), grown(all(l.g), reach)))
      next.p = then(next.p, scaled(1, 1, -next._at[0], -next._at[1]))
    } else {
      const f = fineness(next.p, content)
      next._eye = next.p
      next._at = [0, 0, ceil(content[2] * f), ceil(content[3] * f)]
      next.p = next._plane = scaled(f, f, -content[0] * f, -content[1] * f)
    }
    if (isEmpty(next._at)) return { _isEmpty: true }
    next._canvas = canvasOf(next._at[2] - next._at[0], next._at[3] - next._at[1])
    next.g = context(next._canvas)
  }
  next.g.save()
  if (clip) {
    trace(next.g, then(square(clipPlace), next.p), clip)
    next.g.clip(rule(clip))
  }
  return next
}

const beginMask = l => {
  if (l._isEmpty || !l._canvas) return
  l.g.restore()
  l._content = l._canvas
  l._canvas = canvasOf(l._content.width, l._content.height)
  l.g = context(l._canvas)
  l.g.save()
}

const leave = (l, { g }) => {
  if (l._isEmpty) return
  l.g.restore()
  if (!l._canvas) return
  if (l._content) {
    mix(context(l._content), "destination-in", l._canvas)
    spare.push(l._canvas)
    l._canvas = l._content
  }
  let { _canvas: canvas, _at: at, _eye: eye } = l
  const [, , , , opacity, shadow, , added, , content] = l.c
  if (eye) {
    at = whole(meet(grown(projectedBox(eye, content), 1), all(g)))
    if (isEmpty(at)) return
    canvas = project(canvas, then(inverse(l._plane), eye), at)
    spare.push(l._canvas)
  }
  kept(g, () => {
    if (shadow && !eye) shade(g, shadow, l.p, 0)
    mix(g, added ? "lighter" : "source-over", canvas, clamp(0, 1, opacity), at)
  })
  spare.push(canvas)
}

// Puts a picture on the pixels of a context.
const mix = (g, globalCompositeOperation, picture, globalAlpha = 1, [x, y] = [0, 0]) => {
  g.resetTransform()
  assign(g, { globalCompositeOperation, globalAlpha })
  g.drawImage(picture, x, y)
  g.globalCompositeOperation = "source-over"
}

const shade = (g, w, p, far) => assign(g, {
  shadowColor: rgba(w), shadowBlur: 2 * w[4] * meanScale(p),
  shadowOffsetX: far + w[5] * p[0] + w[6] * p[3], shadowOffsetY: w[5] * p[1] + w[6] * p[4]
})

// The ink that fills a path.
const inkOf = (g, p) => {
  if (p[0] !== "g") return rgba(p)
  const [, kind, [x, y, x1, y1], stops] = p, dx = x1 - x, dy = y1 - y
  if (kind === 0 && !dx && !dy) return rgba(stops[0].slice(1))
  if (kind === 1) g.transform(dx, 0, 0, dy, x, y)
  const ink = kind === 1 ? g.createRadialGradient(0, 0, 0, 0, 0, 1) : kind ? g.createConicGradient(atan2(dy, dx), x, y) : g.createLinearGradient(x, y, x1, y1)
  for (const [at, ...color] of stops) ink.addColorStop(clamp(0, 1, at), rgba(color))
  return ink
}

const draw = ({ g, p, _isFast }, c) => {
  const t = then(placeOf(c), p), shape = shapeOf(c)
  trace(g, t, shape)
  switch (c[0]) {
    case "F":
      g.fillStyle = inkOf(g, c[2])
      return g.fill(rule(shape))
    case "S": {
      const [lineWidth, cap, join, miterLimit, lineDashOffset, ...dashes] = c[3]
      assign(g, { lineWidth, lineCap: ["butt", "round", "square"][cap], lineJoin: ["miter", "round", "bevel"][join], miterLimit, lineDashOffset, strokeStyle: rgba(c[2]) })
      g.setLineDash(dashes)
      return g.stroke()
    }
    case "I": {
      const [, number, source, target, opacity, tint] = c, picture = images[number]
      if (!picture?.width) return
      g.globalAlpha = opacity
      g.drawImage(tint ? tinted(picture, tint) : picture, ...source, ...target)
      g.globalAlpha = 1
      return
    }
    case "H": return kept(g, () => {
      const far = 20000
      if (c[2][7]) {
        g.rect(-1e5, -1e5, 2e5, 2e5)
        g.clip("evenodd")
      }
      shade(g, c[2], t, far)
      trace(g, then(t, scaled(1, 1, -far, 0)), shape)
      g.fillStyle = "#000"
      g.fill(rule(shape))
    })
    case "B": {
      const deviation = c[2] * meanScale(t), inside = whole(meet(box(shape, t), all(g)))
      const region = meet(grown(inside, boxWidths(deviation).reduce((sum, w) => sum + (w >> 1), 0)), all(g)), [x, y, x1, y1] = region
      if (isEmpty(inside)) return
      const ink = blurred(g.canvas, region, deviation, _isFast)
      kept(g, () => {
        g.clip(rule(shape))
        g.resetTransform()
        assign(g, { globalAlpha: c[3], imageSmoothingQuality: "high" })
        g.drawImage(ink, x, y, x1 - x, y1 - y)
      })
      spare.push(ink)
    }
  }
}

const tinted = (picture, [r, g, b, a]) => {
  const c = canvasOf(picture.width, picture.height), ink = context(c)
  ink.drawImage(picture, 0, 0)
  ink.globalCompositeOperation = "multiply"
  ink.fillStyle = rgba([r, g, b, 1])
  ink.fillRect(0, 0, c.width, c.height)
  mix(ink, "destination-in", picture, a)
  return c
}

// Draws a list; `only` leaves out the drawings of other layers.
const paint = (g, list, p, isFast, only) => {
  let level = { g, p, _isFast: isFast }
  const open = []
  kept(g, () => {
    for (const c of list) {
      if (c[0] === "G") {
        open.push(level)
        level = enter(level, c)
      } else if (c[0] === "K") beginMask(level)
      else if (c[0] === "E") {
        const outer = open.pop()
        if (level !== outer) leave(level, outer)
        level = outer
      } else if (!level._isEmpty && (!only || level._content || only(layerOf(c)))) draw(level, c)
    }
  })
}
