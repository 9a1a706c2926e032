import FrameRendering
import MotionMath
import PlainText
import RecordingKit

/// The layers of a run as those of a Lottie animation.
///
/// A layer without sublayers is a shape layer. Any other is a composition with its sublayers inside, because opacity, clip
/// and mask are of all of it. A composition is cut at its edges, so each is far larger than what it shows, with the
/// layer's origin in its middle.
final class LottieTree {
  private let run: RecordedRun
  private let frame: Frame
  /// Compositions and images.
  private(set) var assets: [String] = []
  private(set) var losses: [LottieFile.Loss] = []
  /// How many drawings were written.
  private(set) var drawings = 0
  private let images = ImageTable()
  private var looks: [Int: [LayerID: LayerLook]] = [:]

  /// Half the side of a composition, in points.
  private static let reach = 4_000.0

  init(_ run: RecordedRun) {
    self.run = run
    frame = run.recording.frame(at: run.times[0])
  }

  /// The layers of the whole, front to back.
  func screen() -> [String] {
    layers(in: nil, frames: 0..<run.times.count, offset: 0) { half in
      self.frame.seek(to: self.time(half))
      return self.frame.roots
    }
  }

  /// The time of a frame, or half way to the next.
  private func time(_ half: Int) -> Double {
    let frame = half / 2
    return half % 2 == 0 ? run.times[frame] : (run.times[frame] + run.times[frame + 1]) / 2
  }

  private func look(_ layer: LayerID, _ half: Int) -> LayerLook {
    if let look = looks[half]?[layer] { return look }
    frame.seek(to: time(half))
    let look = LayerLook(of: layer, in: frame)
    looks[half, default: [:]][layer] = look
    return look
  }

  // MARK: Order

  /// A layer among its neighbours, for some frames.
  private struct Entry {
    let layer: LayerID
    let from: Int
    var to: Int
    var isOpen = true
  }

  /// The neighbours inside a layer, each for as long as it is there and keeps its place among the others; back to front.
  private func entries(_ frames: Range<Int>, _ list: (Int) -> [LayerID]) -> [Entry] {
    var entries: [Entry] = []
    for number in frames {
      let layers = list(2 * number)
      let there = Set(layers)
      for index in entries.indices where entries[index].isOpen && !there.contains(entries[index].layer) {
        entries[index].isOpen = false
      }
      var position = 0
      for layer in layers {
        if let index = entries.indices.first(where: { entries[$0].isOpen && entries[$0].layer == layer }) {
          if index >= position {
            entries[index].to = number + 1
            position = index + 1
            continue
          }
          entries[index].isOpen = false
        }
        entries.insert(Entry(layer: layer, from: number, to: number + 1), at: position)
        position += 1
      }
    }
    return entries
  }

  private func layers(
    in parent: LayerID?, frames: Range<Int>, offset: Double, _ list: (Int) -> [LayerID]
  ) -> [String] {
    if run.isStopping() { return [] }
    return entries(frames, list).reversed().flatMap { layer($0.layer, $0.from..<$0.to, offset: offset) }
  }

  // MARK: Layers

  /// A layer, front to back where it is written as several.
  ///
  /// - Parameter offset: Of the layer around it, in its composition.
  private func layer(_ layer: LayerID, _ frames: Range<Int>, offset: Double) -> [String] {
    let name = run.name(layer)
    note(layer, name, frames)
    let isContainer = frames.contains { number in
      let look = look(layer, 2 * number)
      return !look.sublayers.isEmpty || look.clip != nil || look.mask != nil || look.below.contains(where: \.isImage)
        || look.above.contains(where: \.isImage)
    }
    let inner = isContainer ? Self.reach : 0
    let placement = transform(layer, frames, from: inner, to: offset)
    guard isContainer else {
      return shapes(layer, name, frames, \.above, placement, 0) + shapes(layer, name, frames, \.below, placement, 0)
    }
    var inside = shapes(layer, name, frames, \.above, Self.still(inner), inner)
    inside += layers(in: layer, frames: frames, offset: inner) { self.look(layer, $0).sublayers }
    inside += shapes(layer, name, frames, \.below, Self.still(inner), inner)
    guard !inside.isEmpty else { return [] }
    var content = composition(inside)
    if frames.contains(where: { look(layer, 2 * $0).mask != nil }) {
      content = composition(masked(layer, name, content, frames, inner))
    }
    return [instance(content, name, frames, placement, clip(layer, frames, inner))]
  }

  /// A layer's content behind its mask, for the frames in which it has one, and as it is for the others: where a matte has
  /// no layer, nothing would be seen.
  private func masked(
    _ layer: LayerID, _ name: String, _ content: String, _ frames: Range<Int>, _ inner: Double
  ) -> [String] {
    var stretches: [(from: Int, to: Int, isMasked: Bool)] = []
    for number in frames {
      let isMasked = look(layer, 2 * number).mask != nil
      if stretches.last?.isMasked == isMasked {
        stretches[stretches.count - 1].to = number + 1
      } else {
        stretches.append((number, number + 1, isMasked))
      }
    }
    return stretches.flatMap { stretch -> [String] in
      let frames = stretch.from..<stretch.to
      guard stretch.isMasked else { return [instance(content, name, frames, Self.still(0), "")] }
      let mask = layers(in: layer, frames: frames, offset: inner) { half in
        self.look(layer, half).mask.map { [$0] } ?? []
      }
      return [
        instance(composition(mask), "mask of \(name)", frames, Self.still(0), ",\"td\":1"),
        instance(content, name, frames, Self.still(0), ",\"tt\":1"),
      ]
    }
  }

  private func composition(_ layers: [String]) -> String {
    let id = "c\(assets.count)"
    assets.append("{\"id\":\"\(id)\",\"layers\":\(JSONText.array(layers))}")
    return id
  }

  private func instance(_ id: String, _ name: String, _ frames: Range<Int>, _ place: String, _ more: String) -> String {
    let side = NumberText.bounded(2 * Self.reach)
    return head(name, 0, frames, place) + ",\"refId\":\"\(id)\",\"w\":\(side),\"h\":\(side)\(more)}"
  }

  private func head(_ name: String, _ kind: Int, _ frames: Range<Int>, _ place: String) -> String {
    "{\"ty\":\(kind),\"nm\":\(JSONText.string(name)),\"ip\":\(frames.lowerBound),\"op\":\(frames.upperBound),\"st\":0,"
      + "\"ks\":\(place)"
  }

  /// A transform that changes nothing: what is inside has its origin at the composition's.
  private static func still(_ offset: Double) -> String {
    let point = LottieText.list([offset, offset])
    return
      "{\"a\":{\"a\":0,\"k\":[0,0]},\"p\":{\"a\":0,\"k\":\(point)},\"s\":{\"a\":0,\"k\":[100,100]},\"r\":{\"a\":0,\"k\":0},"
      + "\"o\":{\"a\":0,\"k\":100}}"
  }

  /// A value at each frame, and between them.
  private func series(_ frames: Range<Int>, _ tolerance: Double, _ value: (Int) -> [Double]) -> LottieSeries {
    let halves = (2 * frames.lowerBound)...(2 * (frames.upperBound - 1))
    return LottieSeries(values: halves.map(value), first: frames.lowerBound, tolerance: tolerance)
  }

  private func cubics(_ layer: LayerID) -> [LottieSeries.Cubic] {
    let start = run.times[0]
    return run.bars.filter { $0.layer == layer }.compactMap { bar in
      guard let curve = bar.timing, bar.bar.phases.count == 1, bar.bar.phases[0].kind == .forward,
        bar.bar.jumps.isEmpty
      else { return nil }
      let rate = Double(run.framesPerSecond)
      return LottieSeries.Cubic(from: (bar.bar.from - start) * rate, to: (bar.bar.end - start) * rate, curve: curve)
    }
  }

  private func transform(_ layer: LayerID, _ frames: Range<Int>, from inner: Double, to offset: Double) -> String {
    let cubics = cubics(layer)
    var parts: [PlaneParts] = []
    for half in (2 * frames.lowerBound)...(2 * (frames.upperBound - 1)) {
      parts.append(PlaneParts(look(layer, half).matrix, after: parts.last))
    }
    func part(_ tolerance: Double, _ value: (PlaneParts) -> [Double]) -> LottieSeries {
      LottieSeries(values: parts.map(value), first: frames.lowerBound, tolerance: tolerance)
    }
    func list(_ values: [Double]) -> String { LottieText.list(values) }
    let anchor = series(frames, 0.05) { half in
      let anchor = self.look(layer, half).anchor
      return [anchor.x + inner, anchor.y + inner]
    }
    let position = series(frames, 0.05) { half in
      let look = self.look(layer, half)
      let point = look.anchor.applying(look.matrix)
      return [point.x + offset, point.y + offset]
    }
    let opacity = series(frames, 0.1) { [100 * self.look(layer, $0).opacity] }
    let skew = part(0.1) { [$0.skew] }
    var text = "{\"a\":\(anchor.text(list, cubics)),\"p\":\(position.text(list, cubics))"
    text += ",\"s\":\(part(0.1) { [100 * $0.scaleX, 100 * $0.scaleY] }.text(list, cubics))"
    text += ",\"r\":\(part(0.1) { [$0.rotation] }.text(LottieText.single, cubics))"
    text += ",\"o\":\(opacity.text(LottieText.single, cubics))"
    if !skew.isConstant || abs(skew.values[0][0]) > 0.01 {
      text += ",\"sk\":\(skew.text(LottieText.single, cubics)),\"sa\":{\"a\":0,\"k\":0}"
    }
    return text + "}"
  }

  private func clip(_ layer: LayerID, _ frames: Range<Int>, _ inner: Double) -> String {
    let outlines = frames.map { look(layer, 2 * $0).clip }
    guard outlines.contains(where: { $0 != nil }) else { return "" }
    // Where it does not clip, everything is inside.
    let whole = Outline.rect(CGRect(x: -inner, y: -inner, width: 2 * inner, height: 2 * inner))
    let move = CGAffineTransform(translationX: inner, y: inner)
    let masks = paths(frames) { half in (self.look(layer, half).clip ?? whole).path.applying(move) }
    return ",\"hasMask\":true,\"masksProperties\":"
      + JSONText.array(
        masks.prefix(1).map { "{\"mode\":\"a\",\"inv\":false,\"o\":{\"a\":0,\"k\":100},\"pt\":\($0)}" })
  }

  // MARK: Shapes

  private func written(_ layer: LayerID, _ half: Int, _ part: KeyPath<LayerLook, [Drawing]>) -> [Drawing] {
    look(layer, half)[keyPath: part].map(\.withoutPlainImage).filter(\.isWritten)
  }

  /// A layer's own drawing, as one Lottie layer for each stretch of frames in which the drawings are of one form.
  private func shapes(
    _ layer: LayerID, _ name: String, _ frames: Range<Int>, _ part: KeyPath<LayerLook, [Drawing]>, _ place: String,
    _ offset: Double
  ) -> [String] {
    var runs: [(from: Int, to: Int, form: String)] = []
    for number in frames {
      let drawings = written(layer, 2 * number, part)
      let form = drawings.map(\.lottieForm).joined(separator: ";")
      if let last = runs.last, last.form == form {
        runs[runs.count - 1].to = number + 1
      } else {
        runs.append((number, number + 1, form))
      }
    }
    return runs.filter { !$0.form.isEmpty }.flatMap { stretch -> [String] in
      let frames = stretch.from..<stretch.to
      let count = written(layer, 2 * stretch.from, part).count
      var layers: [String] = []
      var items: [String] = []
      func endShapes() {
        if !items.isEmpty { layers.append(head(name, 4, frames, place) + ",\"shapes\":\(JSONText.array(items))}") }
        items = []
      }
      // Front to back.
      for index in (0..<count).reversed() {
        /// The drawing at a frame; between two frames of one form there may be another.
        func drawing(_ half: Int) -> Drawing {
          let drawings = written(layer, half, part)
          return drawings.count == count ? drawings[index] : written(layer, half / 2 * 2, part)[index]
        }
        drawings += 1
        if case .image(let image, let inner) = drawing(2 * stretch.from) {
          endShapes()
          layers.append(self.image(image, inner, name, frames, offset))
        } else if let item = LottieShape(frames, drawing).text(self) {
          items.append(item)
        }
      }
      endShapes()
      return layers
    }
  }

  /// An image stays where it is first in a stretch: `lottieForm` has its places.
  private func image(
    _ image: ImageDrawing, _ inner: CGAffineTransform, _ name: String, _ frames: Range<Int>, _ offset: Double
  ) -> String {
    let addressCount = images.addresses.count
    let number = images.number(of: image.image, size: image.size)
    let asset = "i\(number)"
    if number == addressCount {
      assets.append(
        "{\"id\":\"\(asset)\",\"w\":\(NumberText.bounded(image.size.width)),\"h\":\(NumberText.bounded(image.size.height)),"
          + "\"u\":\"\",\"p\":\(JSONText.string(images.addresses[number])),\"e\":1}")
    }
    let (source, target) = (image.source, image.target)
    let scale = (x: target.width / max(source.width, 1e-9), y: target.height / max(source.height, 1e-9))
    let origin = target.origin.applying(inner)
    let placement =
      "{\"a\":{\"a\":0,\"k\":\(LottieText.list([source.minX, source.minY]))},"
      + "\"p\":{\"a\":0,\"k\":\(LottieText.list([origin.x + offset, origin.y + offset]))},"
      + "\"s\":{\"a\":0,\"k\":\(LottieText.list([100 * scale.x, 100 * scale.y]))},\"r\":{\"a\":0,\"k\":0},"
      + "\"o\":{\"a\":0,\"k\":\(NumberText.bounded(100 * image.opacity))}}"
    var more = ""
    if source != CGRect(origin: .zero, size: image.size) {
      let path = LottiePath(CGPath(rect: source)).subpaths[0]
      more =
        ",\"hasMask\":true,\"masksProperties\":[{\"mode\":\"a\",\"inv\":false,\"o\":{\"a\":0,\"k\":100},\"pt\":"
        + "{\"a\":0,\"k\":\(LottiePath.text(path.vertices.flatMap { $0 }, isClosed: true))}}]"
    }
    return head(name, 2, frames, placement) + ",\"refId\":\"\(asset)\"\(more)}"
  }

  /// The subpaths of a path that changes over frames.
  func paths(_ frames: Range<Int>, _ path: (Int) -> CGPath) -> [String] {
    let first = LottiePath(path(2 * frames.lowerBound)).subpaths
    return first.indices.map { index in
      let series = series(frames, 0.05) { half in
        let subpaths = LottiePath(path(half)).subpaths
        return index < subpaths.count ? subpaths[index].vertices.flatMap { $0 } : first[index].vertices.flatMap { $0 }
      }
      return series.text { LottiePath.text($0, isClosed: first[index].isClosed) }
    }
  }

  func series(over frames: Range<Int>, _ tolerance: Double, _ value: (Int) -> [Double]) -> LottieSeries {
    series(frames, tolerance, value)
  }

  // MARK: Losses

  /// Notes what is lost of a layer, each stretch of frames once.
  private func note(_ layer: LayerID, _ name: String, _ frames: Range<Int>) {
    var open: [String: (from: Int, why: String)] = [:]
    func end(_ property: String, at number: Int) {
      guard let loss = open.removeValue(forKey: property) else { return }
      losses.append(
        LottieFile.Loss(
          layer: name, property: property, from: run.times[loss.from], to: run.times[min(number, run.times.count - 1)],
          why: loss.why))
    }
    for number in frames {
      let losses = look(layer, 2 * number).losses
      for property in open.keys.sorted() where !losses.contains(where: { $0.property == property }) {
        end(property, at: number)
      }
      for loss in losses where open[loss.property] == nil { open[loss.property] = (number, loss.why) }
    }
    for property in open.keys.sorted() { end(property, at: frames.upperBound - 1) }
  }
}
