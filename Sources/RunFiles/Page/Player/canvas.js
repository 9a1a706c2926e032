// Replaying drawings on a canvas. A transform is six numbers; a point goes through the first, then the second.
const then = (a, b) => [
  a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5]]
const meanScale = m => Math.sqrt(abs(m[0] * m[3] - m[1] * m[2]))
const rgba = ([r, g, b, a]) => `rgba(${r * 255},${g * 255},${b * 255},${a})`
const rule = s => s[0] === "p" && s[1] ? "evenodd" : "nonzero"
const isFlat = p => abs(p[2]) + abs(p[5]) + abs(p[8] - 1) < 1e-9
const flat = p => [p[0], p[1], p[3], p[4], p[6], p[7]]
// Of the run that is being drawn.
let images = []

function trace(g, s) {
  g.beginPath()
  if (s[0] === "r") return g.rect(s[1], s[2], s[3], s[4])
  if (s[0] === "R") return g.roundRect(s[1], s[2], s[3], s[4], [1, 2, 8, 4].map(bit => s[6] & bit ? s[5] : 0))
  const p = s[2]
  for (let i = 0; i < p.length;) switch (p[i++]) {
    case "M": g.moveTo(p[i++], p[i++]); break
    case "L": g.lineTo(p[i++], p[i++]); break
    case "Q": g.quadraticCurveTo(p[i++], p[i++], p[i++], p[i++]); break
    case "C": g.bezierCurveTo(p[i++], p[i++], p[i++], p[i++], p[i++], p[i++]); break
    default: g.closePath()
  }
}

function box(r, m) {
  const xs = [], ys = []
  for (const [x, y] of [[r[0], r[1]], [r[0] + r[2], r[1]], [r[0], r[1] + r[3]], [r[0] + r[2], r[1] + r[3]]]) {
    xs.push(x * m[0] + y * m[2] + m[4])
    ys.push(x * m[1] + y * m[3] + m[5])
  }
  return [min(...xs), min(...ys), max(...xs), max(...ys)]
}
const grown = ([a, b, c, d], by) => [a - by, b - by, c + by, d + by]
const meet = (a, b) => [max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])]
const whole = b => [floor(b[0]), floor(b[1]), ceil(b[2]), ceil(b[3])]

const spare = []
function canvasOf(w, h) {
  const c = spare.pop() ?? new OffscreenCanvas(1, 1)
  c.width = w
  c.height = h
  return c
}

// The widths of three boxes that blur as a deviation does: the renderer's.
function boxWidths(deviation) {
  const d = min(deviation, 4096)
  let s = floor(Math.sqrt(4 * d * d + 1))
  s = max(1, s % 2 ? s : s - 1)
  const smaller = round((12 * d * d - 3 * s * s - 12 * s - 9) / (-4 * s - 4))
  return [0, 1, 2].map(i => i < smaller ? s : s + 2)
}

// Averages along rows or columns; outside, the pixels at the edge repeat. A box may be wider by part of a pixel.
function boxPass(from, to, lines, count, along, across, width) {
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

function blurred(source, region, deviation, fast) {
  const [x, y, x1, y1] = region, by = max(1, min(fast ? 8 : 4, floor(deviation / 4)))
  const w = max(1, round((x1 - x) / by)), h = max(1, round((y1 - y) / by))
  const small = canvasOf(w, h), g = small.getContext("2d", { willReadFrequently: true })
  g.imageSmoothingQuality = "high"
  g.drawImage(source, x, y, x1 - x, y1 - y, 0, 0, w, h)
  const data = g.getImageData(0, 0, w, h)
  let a = Float32Array.from(data.data), b = new Float32Array(a.length)
  for (const width of boxWidths(deviation)) {
    boxPass(a, b, h, w, 4, w * 4, max(1, width / by))
    boxPass(b, a, w, h, w * 4, 4, max(1, width / by))
  }
  for (let i = 0; i < a.length; i++) data.data[i] = a[i] + .5
  g.putImageData(data, 0, 0)
  return small
}

// Perspective: the 3 by 3 matrix [a b u c d v x y w], for rows.
const square = m => [m[0], m[1], 0, m[2], m[3], 0, m[4], m[5], 1]
function product(p, q) {
  const r = []
  for (let i = 0; i < 9; i += 3) for (let j = 0; j < 3; j++) r.push(p[i] * q[j] + p[i + 1] * q[3 + j] + p[i + 2] * q[6 + j])
  return r
}
function inverse([a, b, u, c, d, v, x, y, w]) {
  const e = d * w - v * y, f = v * x - c * w, h = c * y - d * x, k = 1 / (a * e + b * f + u * h)
  return [e, u * y - b * w, b * v - u * d, f, a * w - u * x, u * c - a * v, h, b * x - a * y, a * d - b * c].map(n => n * k)
}
function image(p, x, y) {
  const w = x * p[2] + y * p[5] + p[8]
  return [(x * p[0] + y * p[3] + p[6]) / w, (x * p[1] + y * p[4] + p[7]) / w, w]
}

// Looks up every pixel of `into` in the plane that `source` shows, four neighbours each.
function project(source, p, region) {
  const [x0, y0, x1, y1] = region, w = x1 - x0, h = y1 - y0, sw = source.width, sh = source.height
  const from = context(source).getImageData(0, 0, sw, sh).data, result = canvasOf(w, h), g = context(result)
  const data = g.createImageData(w, h), to = data.data, q = inverse(p), sum = [0, 0, 0, 0]
  const take = (x, y, share) => {
    if (x < 0 || y < 0 || x >= sw || y >= sh) return
    const i = (y * sw + x) * 4, alpha = from[i + 3] * share
    sum[0] += from[i] * alpha; sum[1] += from[i + 1] * alpha; sum[2] += from[i + 2] * alpha; sum[3] += alpha
  }
  for (let y = 0, i = 0; y < h; y++) for (let x = 0; x < w; x++, i += 4) {
    sum.fill(0)
    for (const [dx, dy] of [[.25, .25], [.75, .25], [.25, .75], [.75, .75]]) {
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
  g.putImageData(data, 0, 0)
  return result
}

// How many pixels a point of the plane has where it is magnified most.
function fineness(p, [x, y, w, h]) {
  let most = 0
  for (const [px, py] of [[x, y], [x + w, y], [x, y + h], [x + w, y + h], [x + w / 2, y + h / 2]]) {
    const [ix, iy, iw] = image(p, px, py)
    if (iw > .01) most = max(most, hypot(p[0] - p[2] * ix, p[1] - p[2] * iy) / iw, hypot(p[3] - p[5] * ix, p[4] - p[5] * iy) / iw)
  }
  return min(max(most, .05), 8, 4096 / max(w, h, 1))
}

// The box on screen of a plane's visible part; parts behind the eye are cut off.
function projectedBox(p, [x, y, w, h]) {
  const corners = [[x, y], [x + w, y], [x + w, y + h], [x, y + h]], seen = []
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % 4], near = image(p, ...a)[2] - .01, far = image(p, ...b)[2] - .01
    if (near > 0) seen.push(image(p, ...a))
    if (near > 0 !== far > 0) {
      const t = near / (near - far)
      seen.push(image(p, a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
    }
  })
  const xs = seen.map(s => s[0]), ys = seen.map(s => s[1])
  return [min(...xs), min(...ys), max(...xs), max(...ys)]
}

// A level is a context, the transform to its pixels, and what is needed to put it on the one below.
function enter(l, c) {
  if (l.skip) return l
  const [, p, clip, clipM, opacity, shadow, mask, added, apart, content] = c
  const isApart = apart || opacity < 1 || shadow || mask || added || !isFlat(p)
  const next = { c, fast: l.fast }
  const clipped = () => {
    next.g.save()
    if (!clip) return
    next.g.setTransform(...then(clipM, next.m))
    trace(next.g, clip)
    next.g.clip(rule(clip))
  }
  if (!isApart) {
    next.g = l.g
    next.m = then(flat(p), l.m)
    clipped()
    return next
  }
  const all = [0, 0, l.g.canvas.width, l.g.canvas.height]
  let w, h
  if (isFlat(p)) {
    const m = then(flat(p), l.m)
    const reach = shadow ? meanScale(m) * (3 * shadow[4] + hypot(shadow[5], shadow[6])) + 1 : 0
    const b = whole(meet(box(content, m), grown(all, reach)))
    w = b[2] - b[0]
    h = b[3] - b[1]
    next.at = b
    next.m = then(m, [1, 0, 0, 1, -b[0], -b[1]])
  } else {
    next.p = product(p, square(l.m))
    const f = fineness(next.p, content)
    next.f = [f, 0, 0, f, -content[0] * f, -content[1] * f]
    next.m = next.f
    w = ceil(content[2] * f)
    h = ceil(content[3] * f)
  }
  if (!(w > 0 && h > 0)) return { skip: true }
  next.canvas = canvasOf(w, h)
  next.g = context(next.canvas)
  clipped()
  return next
}

function beginMask(l) {
  if (l.skip || !l.canvas) return
  l.g.restore()
  l.content = l.canvas
  l.canvas = canvasOf(l.content.width, l.content.height)
  l.g = context(l.canvas)
  l.g.save()
}

function leave(l, outer) {
  if (l.skip) return
  l.g.restore()
  if (!l.canvas) return
  if (l.content) {
    const g = context(l.content)
    g.resetTransform()
    g.globalCompositeOperation = "destination-in"
    g.drawImage(l.canvas, 0, 0)
    g.globalCompositeOperation = "source-over"
    spare.push(l.canvas)
    l.canvas = l.content
  }
  const g = outer.g, shadow = l.c[5]
  let at = l.at, ink = l.canvas
  if (l.p) {
    at = whole(meet(grown(projectedBox(l.p, l.c[9]), 1), [0, 0, g.canvas.width, g.canvas.height]))
    if (!(at[2] > at[0] && at[3] > at[1])) return
    ink = project(l.canvas, product(inverse(square(l.f)), l.p), at)
    spare.push(l.canvas)
  }
  g.save()
  g.resetTransform()
  g.globalAlpha = min(1, max(0, l.c[4]))
  if (l.c[7]) g.globalCompositeOperation = "lighter"
  if (shadow && !l.p) shade(g, shadow, l.m, 0)
  g.drawImage(ink, at[0], at[1])
  g.restore()
  spare.push(ink)
}

function shade(g, w, m, far) {
  g.shadowColor = rgba(w)
  g.shadowBlur = 2 * w[4] * meanScale(m)
  g.shadowOffsetX = far + w[5] * m[0] + w[6] * m[2]
  g.shadowOffsetY = w[5] * m[1] + w[6] * m[3]
}

function fillWith(g, p, s) {
  if (p[0] !== "g") {
    g.fillStyle = rgba(p)
    return g.fill(rule(s))
  }
  const [, kind, [x, y, x1, y1], stops] = p, dx = x1 - x, dy = y1 - y
  let ink
  if (kind === 1) {
    g.transform(dx, 0, 0, dy, x, y)
    ink = g.createRadialGradient(0, 0, 0, 0, 0, 1)
  } else ink = kind ? g.createConicGradient(Math.atan2(dy, dx), x, y) : g.createLinearGradient(x, y, x1, y1)
  for (const [at, ...color] of stops) ink.addColorStop(min(1, max(0, at)), rgba(color))
  g.fillStyle = kind === 0 && !dx && !dy ? rgba(stops[0].slice(1)) : ink
  g.fill(rule(s))
}

function draw(l, c) {
  const g = l.g, m = c[c.length - 2], t = then(m, l.m)
  switch (c[0]) {
    case "F":
      g.setTransform(...t)
      trace(g, c[1])
      return fillWith(g, c[2], c[1])
    case "S": {
      const [width, cap, join, miter, phase, ...dashes] = c[3]
      g.setTransform(...t)
      trace(g, c[1])
      g.lineWidth = width
      g.lineCap = ["butt", "round", "square"][cap]
      g.lineJoin = ["miter", "round", "bevel"][join]
      g.miterLimit = miter
      g.setLineDash(dashes)
      g.lineDashOffset = phase
      g.strokeStyle = rgba(c[2])
      return g.stroke()
    }
    case "I": {
      let picture = images[c[1]], [, , s, d, opacity, tint] = c
      if (!picture?.width) return
      if (tint) picture = tinted(picture, tint)
      g.setTransform(...t)
      g.globalAlpha = opacity
      g.drawImage(picture, ...s, ...d)
      g.globalAlpha = 1
      return
    }
    case "H": {
      const w = c[2], far = 20000
      g.save()
      g.setTransform(...t)
      if (w[7]) {
        trace(g, c[1])
        g.rect(-1e5, -1e5, 2e5, 2e5)
        g.clip("evenodd")
      }
      shade(g, w, t, far)
      g.setTransform(t[0], t[1], t[2], t[3], t[4] - far, t[5])
      trace(g, c[1])
      g.fillStyle = "#000"
      g.fill(rule(c[1]))
      return g.restore()
    }
    case "B": {
      const deviation = c[2] * meanScale(t), all = [0, 0, g.canvas.width, g.canvas.height]
      g.setTransform(...t)
      const inside = whole(meet(box(shapeBox(c[1]), t), all))
      const region = meet(grown(inside, boxWidths(deviation).reduce((sum, w) => sum + (w >> 1), 0)), all)
      if (!(inside[2] > inside[0] && inside[3] > inside[1])) return
      const ink = blurred(g.canvas, region, deviation, l.fast)
      g.save()
      trace(g, c[1])
      g.clip(rule(c[1]))
      g.resetTransform()
      g.globalAlpha = c[3]
      g.imageSmoothingQuality = "high"
      g.drawImage(ink, region[0], region[1], region[2] - region[0], region[3] - region[1])
      g.restore()
      spare.push(ink)
    }
  }
}

function tinted(picture, [r, g, b, a]) {
  const c = canvasOf(picture.width, picture.height), ink = context(c)
  ink.drawImage(picture, 0, 0)
  ink.globalCompositeOperation = "multiply"
  ink.fillStyle = rgba([r, g, b, 1])
  ink.fillRect(0, 0, c.width, c.height)
  ink.globalCompositeOperation = "destination-in"
  ink.globalAlpha = a
  ink.drawImage(picture, 0, 0)
  return c
}

// The rectangle around a shape's points and controls.
function shapeBox(s) {
  if (s[0] !== "p") return s.slice(1, 5)
  const n = s[2].filter(v => typeof v === "number"), xs = n.filter((_, i) => i % 2 === 0), ys = n.filter((_, i) => i % 2)
  const x = min(...xs), y = min(...ys)
  return xs.length ? [x, y, max(...xs) - x, max(...ys) - y] : [0, 0, 0, 0]
}

// Draws a list; `only` leaves out the drawings of other layers.
function paint(g, list, m, fast, only) {
  let level = { g, m, fast }
  const open = []
  g.save()
  for (const c of list) {
    if (c[0] === "G") {
      open.push(level)
      level = enter(level, c)
    } else if (c[0] === "K") beginMask(level)
    else if (c[0] === "E") {
      const outer = open.pop()
      if (level !== outer) leave(level, outer)
      level = outer
    } else if (!level.skip && (!only || level.content || only(c[c.length - 1]))) draw(level, c)
  }
  g.restore()
}
