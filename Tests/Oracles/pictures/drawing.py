"""The layers of one moment as SVG, drawn by what their values say, and the places where a browser has no words for them."""
from html import escape

import numpy

# Defaults: a trace leaves these values out.
DEFAULTS = {
    "bounds": [0, 0, 0, 0], "position": [0, 0], "anchorPoint": [0.5, 0.5], "opacity": 1, "zPosition": 0, "fontSize": 36,
    "startPoint": [0.5, 0], "endPoint": [0.5, 1], "fillColor": [0, 0, 0, 1], "foregroundColor": [1, 1, 1, 1], "lineWidth": 1,
    "strokeStart": 0, "strokeEnd": 1, "cornerRadius": 0, "borderWidth": 0, "maskedCorners": 15, "shadowRadius": 3,
    "shadowOffset": [0, -3], "borderColor": [0, 0, 0, 1]}
KNOWN = {"CALayer", "_UILabelLayer", "CATextLayer", "CAShapeLayer", "CAGradientLayer"}
WEIGHTS = {
    "ultraLight": 200, "thin": 100, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900}
# Of a line of the system's face, in parts of its size.
ASCENT, LINE = 0.9521484375, 1.193359375
# How far a line slopes, by nothing that is seen: what is level Chromium moves to a whole pixel, half of one at most.
SLOPE = 0.001


def number(value):
    return f"{value:.6g}"


def paint(color, name="fill"):
    if color is None:
        return f'{name}="none"'
    red, green, blue, alpha = color
    rgb = ",".join(number(part * 255) for part in (red, green, blue))
    return f'{name}="rgb({rgb})" {name}-opacity="{number(alpha)}"'


def affine(layer):
    """The matrix of a layer in its superlayer, and whether it is one."""
    (x, y, width, height), (ax, ay) = layer["bounds"], layer["anchorPoint"]
    turn = layer.get("transform") or [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    a, b, c, d, tx, ty = (turn[place] for place in (0, 1, 4, 5, 12, 13))
    px, py = layer["position"]
    ox, oy = x + ax * width, y + ay * height
    flat = not any(turn[place] for place in (2, 3, 6, 7, 8, 9, 14)) and turn[15] == 1
    return numpy.array([[a, c, px + tx - a * ox - c * oy], [b, d, py + ty - b * ox - d * oy], [0, 0, 1]]), flat


class Drawing:
    def __init__(self, layers, size, places):
        self.layers, self.places = {name: {**DEFAULTS, **layer} for name, layer in layers.items()}, places
        self.texts, self.unknown, self.parts, self.count = set(), [], [], 0
        self.screen = (0, 0, *size)

    def children(self, name):
        listed = self.layers[name].get("sublayers") if name else None
        found = listed or [key for key, value in self.layers.items() if value.get("superlayer") == name and "class" in value]
        return sorted((key for key in found if key in self.layers), key=lambda key: self.layers[key]["zPosition"])

    def forget(self, box, matrix, clip):
        """Leaves a box, in a layer's coordinates, out of the comparison."""
        x, y, width, height = box
        corners = matrix @ numpy.array([[x, x + width, x, x + width], [y, y, y + height, y + height], [1] * 4])
        left, top = max(corners[0].min(), clip[0]), max(corners[1].min(), clip[1])
        right, bottom = min(corners[0].max(), clip[2]), min(corners[1].max(), clip[3])
        if left < right and top < bottom:
            self.unknown.append((left, top, right, bottom))

    def add(self, name, matrix, clip):
        layer = self.layers[name]
        if layer.get("hidden") or layer["opacity"] <= 0 or layer.get("isOnScreen") is False:
            return
        own, flat = affine(layer)
        matrix, box = matrix @ own, layer["bounds"]
        mask = self.layers.get(layer.get("mask"))
        # A shape that shows what is inside of it cuts like scissors; other masks are not drawn here.
        isCut = mask is not None and mask["class"] == "CAShapeLayer" and mask.get("path") and affine(mask)[1]
        whole = not flat or layer["class"] not in KNOWN or layer.get("filters") or mask is not None and not isCut
        if whole or layer.get("contents") or layer.get("cornerCurve") == "continuous" and layer["cornerRadius"]:
            self.forget(box, matrix, clip)
        if whole:
            return
        if layer.get("shadowOpacity") and layer.get("shadowColor"):
            self.shadow(layer, matrix, clip)
        a, c, e, b, d, f = own[:2].reshape(-1)
        opacity = layer["opacity"]
        faint = f' opacity="{number(opacity)}"' if opacity < 1 else ""
        self.parts.append(f'<g transform="matrix({" ".join(map(number, (a, b, c, d, e, f)))})"{faint}>')
        if isCut:
            self.cut(mask)
        radius = layer["cornerRadius"]
        if layer.get("backgroundColor"):
            self.rect(box, radius, layer["maskedCorners"], paint(layer["backgroundColor"]), matrix, clip)
        if layer["class"] == "CAGradientLayer":
            self.gradient(layer, box, radius, matrix, clip)
        if layer.get("path"):
            self.shape(layer)
        if layer.get("string"):
            self.text(layer, box, matrix, clip)
        inside = clip
        clips = layer.get("masksToBounds")
        if clips:
            self.count += 1
            self.parts.append(
                f'<clipPath id="c{self.count}">{self.box(box, radius)}</clipPath><g clip-path="url(#c{self.count})">')
            corners = matrix @ numpy.array([[box[0], box[0] + box[2]], [box[1], box[1] + box[3]], [1, 1]])
            inside = (max(clip[0], corners[0].min()), max(clip[1], corners[1].min()), min(clip[2], corners[0].max()),
                      min(clip[3], corners[1].max()))
        for child in self.children(name):
            self.add(child, matrix, inside)
        if clips:
            self.parts.append("</g>")
        border = layer["borderWidth"]
        if border and layer["borderColor"]:
            x, y, width, height = box
            inner = (x + border / 2, y + border / 2, width - border, height - border)
            look = f'fill="none" stroke-width="{number(border)}" {paint(layer["borderColor"], "stroke")}'
            self.parts.append(self.box(inner, max(0, radius - border / 2), look))
        self.parts.append("</g></g>" if isCut else "</g>")

    def cut(self, mask):
        a, c, e, b, d, f = affine(mask)[0][:2].reshape(-1)
        path = " ".join(part if isinstance(part, str) else number(part) for part in mask["path"])
        self.count += 1
        self.parts.append(
            f'<clipPath id="c{self.count}"><path transform="matrix({" ".join(map(number, (a, b, c, d, e, f)))})" '
            f'd="{path}"/></clipPath><g clip-path="url(#c{self.count})">')

    @staticmethod
    def box(box, radius, look=""):
        x, y, width, height = map(number, box)
        round_ = f' rx="{number(radius)}"' if radius else ""
        return f'<rect x="{x}" y="{y}" width="{width}" height="{height}"{round_} {look}/>'

    def rect(self, box, radius, corners, look, matrix, clip):
        if radius and corners != 15:
            self.forget(box, matrix, clip)
        self.parts.append(self.box(box, min(radius, box[2] / 2, box[3] / 2), look))

    def shadow(self, layer, matrix, clip):
        """What lies around a box with a shadow; what lies over it is drawn after it."""
        x, y, width, height = layer["bounds"]
        dx, dy = layer["shadowOffset"]
        reach = 3 * layer["shadowRadius"] + max(abs(dx), abs(dy))
        if not layer.get("backgroundColor") or layer["backgroundColor"][3] < 1:
            return self.forget((x - reach, y - reach, width + 2 * reach, height + 2 * reach), matrix, clip)
        for strip in ((x - reach, y - reach, width + 2 * reach, reach), (x - reach, y + height, width + 2 * reach, reach),
                      (x - reach, y, reach, height), (x + width, y, reach, height)):
            self.forget(strip, matrix, clip)

    def gradient(self, layer, box, radius, matrix, clip):
        colors = layer.get("colors") or []
        if layer.get("type", "axial") != "axial" or len(colors) < 8:
            return self.forget(box, matrix, clip)
        count = len(colors) // 4
        places = layer.get("locations") or [index / (count - 1) for index in range(count)]
        self.count += 1
        (x, y, width, height), start, end = box, layer["startPoint"], layer["endPoint"]
        ends = " ".join(
            f'{name}="{number(value)}"' for name, value in zip(
                ("x1", "y1", "x2", "y2"), (x + start[0] * width, y + start[1] * height, x + end[0] * width, y + end[1] * height)))
        stops = "".join(
            f'<stop offset="{number(place)}" {paint(colors[4 * index:4 * index + 4], "stop").replace("stop=", "stop-color=")}/>'
            for index, place in enumerate(places))
        self.parts.append(f'<linearGradient id="g{self.count}" gradientUnits="userSpaceOnUse" {ends}>{stops}</linearGradient>')
        self.parts.append(self.box(box, min(radius, width / 2, height / 2), f'fill="url(#g{self.count})"'))

    def shape(self, layer):
        path = " ".join(part if isinstance(part, str) else number(part) for part in layer["path"])
        look = [paint(layer["fillColor"])]
        if layer.get("fillRule") == "even-odd":
            look.append('fill-rule="evenodd"')
        if layer.get("strokeColor"):
            look += [paint(layer["strokeColor"], "stroke"), f'stroke-width="{number(layer["lineWidth"])}"',
                     f'stroke-linecap="{layer.get("lineCap", "butt")}"', f'stroke-linejoin="{layer.get("lineJoin", "miter")}"']
            start, end = layer["strokeStart"], layer["strokeEnd"]
            if (start, end) != (0, 1):
                look.append(f'pathLength="1" stroke-dasharray="0 {number(start)} {number(max(0, end - start))} 2"')
        self.parts.append(f'<path d="{path}" {" ".join(look)}/>')

    def text(self, layer, box, matrix, clip):
        """A line of words: the places of letters are the layout's, their shapes the face's."""
        size, weight = layer["fontSize"], layer.get("font") or "regular"
        key, (x, y, width, height) = (layer["string"], size, weight), box
        self.texts.add(key)
        if self.places is None:
            return
        begins = self.places[key]
        wide = begins[-1]
        foreign = any(ord(letter) > 0x24f and letter not in "’“”–—…•·" for letter in key[0])
        if foreign or "\n" in key[0] or wide > width + 0.1:
            # Letters that another face draws, lines that are broken, and one that is cut.
            return self.forget(box, matrix, clip)
        left = x + {"center": (width - wide) / 2, "right": width - wide}.get(layer.get("alignmentMode"), 0)
        top = y + ((height - LINE * size) / 2 if layer.get("view") == "UILabel" else 0)
        # Each letter is in the middle of the room that the layout gives it, and on the line, down which the browser would slide.
        middles = [left + (one + other) / 2 for one, other in zip(begins, begins[1:])]
        across = " ".join(map(number, middles))
        down = " ".join(number(top + ASCENT * size - SLOPE * middle) for middle in middles)
        self.parts.append(
            f'<text transform="matrix(1 {SLOPE} 0 1 0 0)" text-rendering="geometricPrecision" text-anchor="middle" '
            f'x="{across}" y="{down}" font-family="Inter" '
            f'font-size="{number(size)}" font-weight="{WEIGHTS[weight]}" xml:space="preserve" '
            f'{paint(layer["foregroundColor"])}>{escape(key[0])}</text>')


def drawing(layers, size, places):
    """The SVG, the texts in it, and the boxes that it cannot draw, as left, top, right and bottom.

    Without places there are no texts in the SVG.
    """
    result = Drawing(layers, size, places)
    for root in result.children(None):
        result.add(root, numpy.eye(3), result.screen)
    body = "".join(result.parts)
    width, height = size
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
           f'viewBox="0 0 {width} {height}"><rect width="100%" height="100%" fill="white"/>{body}</svg>')
    return svg, result.texts, result.unknown
