import RecordingExport
import RecordingFiles

/// How ffmpeg makes a film of each format.
///
/// Sizes and quality of each were measured on the examples: MP4 is the one to send; GIF is smallest without dither, which
/// only gradients need.
enum FilmEncoder {
  /// ffmpeg's own words between its input and the file.
  static func arguments(for request: ExportRequest) -> [String] {
    /// x264 and VP9 count what they may lose, from 0, the best, to 51 and 63.
    func loss(usual: Int, most: Int) -> String {
      String(request.quality.map { Int((Double(100 - $0) * Double(most) / 100).rounded()) } ?? usual)
    }
    /// GIF counts the times after the first; -1 is none, and 0 for ever.
    let plays = request.plays ?? 0
    var repeats: String { String(plays == 1 ? -1 : max(0, plays - 1)) }
    return switch request.format {
    case .mp4:
      [
        "-c:v", "libx264", "-preset", "medium", "-crf", loss(usual: 18, most: 51), "-pix_fmt", "yuv420p", "-movflags",
        "+faststart",
        "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-colorspace", "bt709", "-f", "mp4",
      ]
    case .webm:
      [
        "-c:v", "libvpx-vp9", "-crf", loss(usual: 24, most: 63), "-b:v", "0", "-cpu-used", "4", "-row-mt", "1",
        "-pix_fmt", "yuv420p", "-f",
        "webm",
      ]
    case .gif:
      [
        "-filter_complex",
        "split[a][b];[a]palettegen=stats_mode=diff:max_colors=255[p];[b][p]paletteuse=dither="
          + (request.dithers ? "sierra2_4a" : "none") + ":diff_mode=rectangle",
        "-loop", repeats, "-f", "gif",
      ]
    case .webp: ["-c:v", "libwebp_anim", "-lossless", "1", "-loop", String(plays), "-f", "webp"]
    case .png, .svg, .apng, .html, .jsonl, .csv, .json, .swift: []
    }
  }

  /// The encoder that ffmpeg has to have for a format; nil for what is no film.
  static func name(for format: ExportRequest.Format) -> String? {
    switch format {
    case .mp4: "libx264"
    case .webm: "libvpx-vp9"
    case .gif: "gif"
    case .webp: "libwebp_anim"
    case .png, .svg, .apng, .html, .jsonl, .csv, .json, .swift: nil
    }
  }

  /// The whole command line, without the program. Frames come from standard input; no metadata and no version goes into
  /// the file.
  static func commandLine(_ film: FilmSource, _ request: ExportRequest, to path: String) -> [String] {
    [
      "-hide_banner", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra", "-s",
      "\(film.width)x\(film.height)", "-r", film.rate.text, "-i", "pipe:0", "-an", "-map_metadata", "-1", "-fflags",
      "+bitexact",
    ] + arguments(for: request) + ["file:" + path]
  }
}
