import FrameRendering
import LayerKit
import Limits
import MotionMath
import PlainText
package import RecordingFiles
package import RecordingKit
package import ScriptRuntime
package import TimeControl
import ViewKit

/// A file that was made, and what is to be said about it.
package struct ExportedFile {
  package let bytes: [UInt8]
  /// A sentence for standard error; nil for nothing.
  package var remark: String?
}

/// Files of the recording.
extension Timeline {
  /// Makes a file; nothing is written. A time beyond the live edge runs the world there, as seeking does.
  ///
  /// - Parameter other: A run that is shown beside this one.
  /// - Throws: `ScriptFailure` when the world would have to run and cannot, the picture is too large or too long, an
  ///   animation is asked for a number of moments, or somebody has asked to stop.
  package func export(_ request: ExportRequest, beside other: Timeline? = nil) throws(ScriptFailure) -> ExportedFile {
    if request.format == .html { return try page(request, beside: other) }
    if request.format == .json { return try lottie(request) }
    return ExportedFile(bytes: try bytes(of: request, beside: other))
  }

  /// The run as a Lottie animation, with what it loses as a remark.
  private func lottie(_ request: ExportRequest) throws(ScriptFailure) -> ExportedFile {
    let lottie = LottieFile(
      try recordedRun(request), title: request.title ?? request.stem, generator: "playhead \(ProgramVersion.number)")
    if world.isStopping() { throw .interrupted }
    let losses = lottie.losses.map(\.text)
    if !losses.isEmpty, request.isStrict { throw .cannotExport(request.path, .losses(losses, of: lottie.count)) }
    // Letters are shapes in it, in each of its layers.
    let isLong = lottie.file.count > 1 << 20
    let size =
      "\(request.path) has \(NumberText.trimmed(Double(lottie.file.count) / Double(1 << 20), 1)) MB; "
      + "a page of the same run, .html, is shorter"
    let told = losses.isEmpty ? nil : "\(request.path): \(ExportProblem.sentence(losses, of: lottie.count))"
    let remarks = [isLong ? size : nil, told].compactMap(\.self)
    return ExportedFile(bytes: lottie.file, remark: remarks.isEmpty ? nil : remarks.joined(separator: "\n"))
  }

  /// The run as a page that plays it, beside another one for as long as the longer of them.
  private func page(_ request: ExportRequest, beside other: Timeline?) throws(ScriptFailure) -> ExportedFile {
    var request = request
    if let other { request.to = request.to ?? max(end, other.end) }
    let run = try recordedRun(request, isAlone: other == nil)
    var second: (run: RecordedRun, title: String)?
    if let other {
      let title = request.runNames.last ?? other.session.scriptName.map(ExportRequest.stem(of:)) ?? "run"
      second = (try other.recordedRun(request, isAlone: false), title)
    }
    let page: PlayerPage
    do throws(PictureTooLarge) {
      page = try PlayerPage(
        run, beside: second, findings: request.findings, title: request.runNames.first ?? request.title ?? request.stem,
        source: request.source, generator: "playhead \(ProgramVersion.number)")
    } catch {
      throw .cannotExport(request.path, .tooLarge(error))
    }
    if world.isStopping() { throw .interrupted }
    let weight = PageWeight(frames: run.times.count, bytes: page.dataLength)
    let remark = try weight.remark(on: request.path)
    return ExportedFile(bytes: page.file, remark: remark)
  }

  /// The run as far as it has gone, and something that breaks in it, for a page of several.
  ///
  /// - Throws: `ScriptFailure.cannotExport` for pictures that are too large.
  package func part(_ finding: PageFinding, number: Int, title: String) throws(ScriptFailure) -> PlayerPage.Part {
    let run = try recordedRun(try ExportRequest(.html, file: title))
    do throws(PictureTooLarge) {
      return try PlayerPage.Part(finding, number: number, of: run, title: title)
    } catch {
      throw .cannotExport(title, .tooLarge(error))
    }
  }

  /// The part of the run that a request wants, frame by frame; the world has run to its end, unless it is not alone.
  private func recordedRun(_ request: ExportRequest, isAlone: Bool = true) throws(ScriptFailure) -> RecordedRun {
    let (from, to) = (request.from ?? 0, request.to ?? end)
    if to > world.now, isAlone { try move("timeline:export", runs: true) { go(to: to) } }
    var run = RecordedRun(
      session, from: min(from, to), to: to, framesPerSecond: request.framesPerSecond ?? world.frameRate.perSecond)
    run.pictures = pictureOptions
    run.chrome = request.isBare ? nil : DeviceChrome(session.app.screen)
    if !isAlone { run.end = end }
    guard run.times.count <= Limit.exportFrames.most else {
      throw .cannotExport(request.path, .tooManyFrames(run.times.count, most: Limit.exportFrames.most))
    }
    return run
  }

  private func bytes(of request: ExportRequest, beside other: Timeline?) throws(ScriptFailure) -> [UInt8] {
    switch request.format {
    case .jsonl:
      let trace = Trace(session)
      if world.isStopping() { throw .interrupted }
      return Array(trace.text.utf8)
    case .csv: return try lanes(request)
    case .svg where request.isCurve: return try lanes(request)
    case .mp4, .webm, .gif, .webp: throw .cannotExport(request.path, .filmOfScript)
    case .swift: throw .cannotExport(request.path, .unknownFormat(accepted: ExportRequest.Format.endings))
    default: break
    }
    let last = try lastMoment(of: request, beside: other)
    return try request.picture(
      of: scene(request, beside: other), at: last, framesPerSecond: world.frameRate.perSecond)
  }

  /// The frames of a film, for whoever encodes them; nothing is written.
  ///
  /// - Parameter other: A run that is shown beside this one.
  /// - Throws: As `export(_:)`.
  package func film(_ request: ExportRequest, beside other: Timeline? = nil) throws(ScriptFailure) -> FilmSource {
    let last = try lastMoment(of: request, beside: other)
    return try FilmSource(
      request, of: scene(request, beside: other), until: last, framesPerSecond: world.frameRate.perSecond)
  }

  /// Every frame as a picture file of its own, for whoever writes them.
  ///
  /// - Parameter write: Is given the number of a frame, counted from 0, and its file.
  /// - Throws: As `export(_:)`, and what `write` throws.
  package func sequence(
    _ request: ExportRequest, beside other: Timeline? = nil,
    write: (Int, [UInt8]) throws(ScriptFailure) -> Void
  ) throws(ScriptFailure) {
    let last = try lastMoment(of: request, beside: other)
    let pictures = ScenePictures(request, of: scene(request, beside: other))
    let rate = request.rate(of: world.frameRate.perSecond)
    let renderer = try request.fitting { () throws(PictureTooLarge) in
      try FrameRenderer(
        size: pictures.size, scale: pictures.scale,
        room: PixelRoom(bytes: world.memory.room, isStopping: world.isStopping))
    }
    for (number, time) in request.frameTimes(until: last, at: rate).enumerated() {
      let file = PNGFile.encode(renderer.draw(try pictures.picture(at: time)), isStopping: world.isStopping)
      if let failure = renderer.failure { throw .cannotExport(request.path, .tooLarge(failure)) }
      if world.isStopping() { throw .interrupted }
      try write(number, file)
    }
  }

  /// The only moment, or the last of several; the world has run there.
  private func lastMoment(of request: ExportRequest, beside other: Timeline?) throws(ScriptFailure) -> Double {
    let end = max(end, other?.end ?? 0)
    let last = request.impliedLayout == .single ? request.at ?? world.playhead : request.to ?? end
    if request.impliedLayout == .animation, request.count != nil {
      throw .cannotExport(request.path, .momentsOfAnimation)
    }
    if request.impliedLayout != .single {
      let frames =
        request.impliedLayout == .animation
        ? request.frameCount(until: last, at: request.rate(of: world.frameRate.perSecond)) : request.count ?? 0
      guard frames <= Limit.exportFrames.most else {
        throw .cannotExport(request.path, .tooManyFrames(frames, most: Limit.exportFrames.most))
      }
    }
    // Beside another run this one stops where it ends.
    if last > world.now, other == nil { try move("timeline:export", runs: true) { go(to: last) } }
    return last
  }

  /// A picture of how each of several outcomes goes on from the release to its rest: one below the other, at four moments.
  ///
  /// - Throws: `ScriptFailure.cannotExport` for another format than those of still pictures.
  package func picture(of outcomes: [Outcome], as request: ExportRequest) throws(ScriptFailure) -> [UInt8] {
    let moments = 4
    let shown = outcomes.flatMap { outcome in
      FilmStrip.times(from: outcome.start, to: outcome.end, count: moments).map { time in
        outcome.frame.seek(to: time)
        return (words: "\(outcome.word) \(NumberText.seconds(time))", picture: picture(of: outcome.frame))
      }
    }
    return try bytes(of: shown, columns: moments, as: request)
  }

  /// Some frames side by side, each above its words and its time.
  ///
  /// - Throws: `ScriptFailure` where a picture cannot be made.
  package func picture(
    of frames: [(words: String, frame: Frame)], as request: ExportRequest
  ) throws(ScriptFailure) -> [UInt8] {
    try bytes(
      of: frames.map { ("\($0.words) \(NumberText.seconds($0.frame.time))", picture(of: $0.frame)) },
      columns: frames.count, as: request)
  }

  /// A request for a picture that does not move.
  ///
  /// - Throws: `cannotExport` for a file of another kind.
  package func stillPicture(_ path: String) throws(ScriptFailure) -> ExportRequest {
    let request = try ExportRequest(file: path)
    guard request.format == .png || request.format == .svg else {
      throw .cannotExport(request.path, .unknownFormat(accepted: ".png or .svg"))
    }
    return request
  }

  private func bytes(
    of shown: [(words: String, picture: Picture)], columns: Int, as request: ExportRequest
  ) throws(ScriptFailure) -> [UInt8] {
    try request.bytes(of: FilmStrip.rows(shown, columns: columns), in: scene(request, beside: nil))
  }

  private func scene(_ request: ExportRequest, beside other: Timeline?) -> ExportScene {
    let runs = [self] + (other.map { [$0] } ?? [])
    let names =
      request.runNames.count == runs.count
      ? request.runNames : runs.map { $0.session.scriptName.map(ExportRequest.stem(of:)) ?? "run" }
    return ExportScene(
      zip(runs, names).map { run, name in
        ExportScene.Run(
          run.world.recording, end: runs.count > 1 ? run.end : .infinity, size: run.session.app.screen.bounds.size,
          name: runs.count > 1 && names[0] == names[1] ? run.session.scriptName ?? name : name,
          chrome: DeviceChrome(run.session.app.screen))
      },
      typeface: session.options.typeface, memory: world.memory.room, isStopping: world.isStopping)
  }

  /// A table of lanes, or their curves.
  private func lanes(_ request: ExportRequest) throws(ScriptFailure) -> [UInt8] {
    let run = try recordedRun(request)
    var lanes: [ChosenLane] = []
    for text in request.lanes {
      do throws(ChosenLane.Problem) { try lanes.append(ChosenLane(text, in: run)) } catch {
        switch error {
        case .unknown(let lanes): throw .cannotExport(request.path, .unknownLane(text, known: lanes))
        case .noNumbers(let kind): throw .cannotExport(request.path, .laneWithoutNumbers(text, kind: kind))
        }
      }
    }
    if request.lanes.isEmpty { lanes = ChosenLane.moving(in: run) }
    guard !lanes.isEmpty else { throw .cannotExport(request.path, .nothingMoves) }
    let bytes =
      request.format == .csv
      ? LaneTableFile.encode(lanes, of: run) : CurveFile.encode(lanes, of: run, title: request.title ?? request.stem)
    if world.isStopping() { throw .interrupted }
    return bytes
  }
}
