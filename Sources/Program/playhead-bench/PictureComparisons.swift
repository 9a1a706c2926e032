import FrameRendering

/// W5: frames drawn, redrawn, written and shown.
enum PictureComparisons {
  static func run(into report: inout Report) throws {
    let plain = try CardStage(hasShadow: false)
    let shadowed = try CardStage(hasShadow: true)
    let quiet = try CardStage(moving: 1, hasShadow: true)
    for stage in [plain, shadowed, quiet] { try stage.check() }
    try report.compare(.drawing, plain.frames, with: plain.baselineFrames)
    try report.compare(.shadow, shadowed.frames, with: shadowed.baselineFrames)
    try report.compare(.redrawing, quiet.frames, with: shadowed.frames)
    shadowed.draw(7)
    try report.compare(.fastFile, shadowed.files(.fast), with: shadowed.baselineFiles(isFast: true))
    report.add(.fastFileSize, Comparison(bytes: shadowed.bytes(.fast), allowed: shadowed.baselineBytes(isFast: true)))
    try report.compare(.smallFile, shadowed.files(.small), with: shadowed.baselineFiles(isFast: false))
    report.add(
      .smallFileSize, Comparison(bytes: shadowed.bytes(.small), allowed: shadowed.baselineBytes(isFast: false)))
    try report.compare(.terminalFrame, shadowed.terminalFrames, with: shadowed.baselineTerminalFrames)
    try report.compare(.screenshot, shadowed.screenshots, with: shadowed.baselineScreenshots)
  }
}
