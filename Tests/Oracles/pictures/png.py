"""Reads a PNG of eight bits a channel, without interlacing."""
import struct
import zlib

import numpy


def read(path):
    """Rows of pixels, each of red, green and blue."""
    data = path.read_bytes()
    place, packed = 8, b""
    while place < len(data):
        length, = struct.unpack(">I", data[place:place + 4])
        kind, body = data[place + 4:place + 8], data[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, color = struct.unpack(">IIBB", body[:10])
        elif kind == b"IDAT":
            packed += body
        place += length + 12
    channels = {2: 3, 6: 4}[color]
    assert depth == 8
    lines = numpy.frombuffer(zlib.decompress(packed), numpy.uint8).reshape(height, 1 + width * channels)
    rows = numpy.zeros((height, width * channels), numpy.uint8)
    above = numpy.zeros(width * channels, numpy.int32)
    for index, line in enumerate(lines):
        row = unfiltered(line[0], line[1:].astype(numpy.int32), above, channels)
        rows[index], above = row, row
    return rows.reshape(height, width, channels)[:, :, :3].astype(numpy.int32)


def unfiltered(kind, line, above, step):
    """A row of bytes from its differences. Those to the left have to be summed pixel by pixel."""
    if kind == 0:
        return line
    if kind == 2:
        return line + above & 255
    if kind == 1:
        return numpy.cumsum(line.reshape(-1, step), axis=0).reshape(-1) & 255
    row = [0] * step + line.tolist()
    upper = [0] * step + above.tolist()
    for place in range(step, len(row)):
        left, up, corner = row[place - step], upper[place], upper[place - step]
        if kind == 3:
            guess = (left + up) // 2
        else:
            guess = min((left, up, corner), key=lambda value: abs(left + up - corner - value))
        row[place] = row[place] + guess & 255
    return numpy.array(row[step:])
