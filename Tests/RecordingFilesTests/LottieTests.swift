import PlainText
import RecordingExport
import RecordingFiles
import ScriptRuntime
import TestStages
import Testing
import TimeControl

/// The content of the file; `Scripts/oracles pages` holds it to the schema and to a renderer of Lottie.
@Suite("Lottie") struct LottieTests {
  private func lottie(_ script: String) throws -> (json: JSON, losses: [LottieFile.Loss]) {
    let recorded = try Recorded(script)
    let file = LottieFile(recorded.run, title: "run", generator: "playhead")
    #expect(file.file == LottieFile(recorded.run, title: "run", generator: "playhead").file)
    // The run asks the session whether to stop.
    withExtendedLifetime(recorded) {}
    return (try #require(JSON(String(decoding: file.file, as: UTF8.self).dropLast())), file.losses)
  }

  /// Every layer of a name, in the whole file.
  private func layers(_ json: JSON, _ name: String) -> [JSON] {
    var found: [JSON] = []
    func look(_ list: JSON?) {
      for layer in list?.elements ?? [] where layer["nm"]?.string == name { found.append(layer) }
    }
    look(json["layers"])
    for asset in json["assets"]?.elements ?? [] { look(asset["layers"]) }
    return found
  }

  @Test("an even motion is two keyframes, and the header is the run's") func slide() throws {
    let (json, losses) = try lottie(Recorded.slide)
    #expect(losses.isEmpty)
    #expect(json["w"]?.number == 393 && json["h"]?.number == 852 && json["fr"]?.number == 60)
    // Frames 0 to 60 are shown.
    #expect(json["ip"]?.number == 0 && json["op"]?.number == 61)
    let box = try #require(layers(json, "box").first)
    #expect(box["ty"]?.number == 4)
    let keys = try #require(box["ks"]?["p"]?["k"]?.elements)
    #expect(keys.count == 2)
    #expect(keys[0]["t"]?.number == 0 && keys[1]["t"]?.number == 60)
    // In the window's composition, whose origin is 4,000 points in.
    #expect(keys[0]["s"]?.elements?.map(\.number) == [4050, 4060])
    #expect(keys[1]["s"]?.elements?.map(\.number) == [4350, 4060])
    #expect(box["ks"]?["o"]?["k"]?.number == 100)
    let fill = try #require(box["shapes"]?.elements?.first?["it"]?.elements?.first { $0["ty"]?.string == "fl" })
    #expect(fill["c"]?["k"]?.elements?.map(\.number) == [1, 0, 0])
  }

  @Test("an eased motion keeps its curve as handles") func eased() throws {
    let (json, _) = try lottie(
      Recorded.slide.replacing("delay = 0, options = \"curveLinear\", ", with: ""))
    let keys = try #require(layers(json, "box").first?["ks"]?["p"]?["k"]?.elements)
    #expect(keys.count == 2)
    // Apple's easeInEaseOut: (0.42, 0) and (0.58, 1).
    #expect(keys[0]["o"]?["x"]?.elements?.map(\.number) == [0.42] && keys[0]["o"]?["y"]?.elements?.map(\.number) == [0])
    #expect(keys[0]["i"]?["x"]?.elements?.map(\.number) == [0.58] && keys[0]["i"]?["y"]?.elements?.map(\.number) == [1])
  }

  @Test("a jump holds until its frame") func jump() throws {
    let (json, _) = try lottie(
      """
      box = UIView(CGRect(0, 0, 10, 10)) box.backgroundColor = UIColor.red
      window:addSubview(box)
      timeline:advance(0.5)
      CATransaction.setDisableActions(true)
      box.layer.opacity = 0.25
      CATransaction.flush()
      timeline:advance(0.5)
      """)
    let keys = try #require(layers(json, "box").first?["ks"]?["o"]?["k"]?.elements)
    let jump = try #require(keys.firstIndex { $0["s"]?.elements?.map(\.number) == [25] })
    #expect(keys[jump]["t"]?.number == 30)
    #expect(keys[jump - 1]["h"]?.number == 1 && keys[jump - 1]["t"]?.number == 29)
  }

  @Test("a layer is there for the frames in which it is on screen") func span() throws {
    let (json, _) = try lottie(
      """
      timeline:advance(0.5)
      box = UIView(CGRect(0, 0, 10, 10)) box.backgroundColor = UIColor.red
      window:addSubview(box)
      timeline:advance(0.25)
      box:removeFromSuperview()
      timeline:advance(0.25)
      """)
    let box = layers(json, "box")
    #expect(box.count == 1)
    #expect(box.first?["ip"]?.number == 30 && box.first?["op"]?.number == 45)
  }

  @Test("what Lottie cannot say is told with its frames, and refused by strict") func losses() throws {
    let script = """
      box = UIView(CGRect(0, 0, 100, 100)) box.backgroundColor = UIColor.red
      box.layer.shadowOpacity = 0.5
      window:addSubview(box)
      timeline:advance(1)
      """
    let (json, losses) = try lottie(script)
    #expect(losses.map(\.text) == ["shadow of box 0.000 … 1.000 s: Lottie has none"])
    let dropped = try #require(json["meta"]?["dropped"]?.elements)
    #expect(dropped.count == 1 && dropped[0]["layer"]?.string == "box" && dropped[0]["property"]?.string == "shadow")
    let run = try Recorded(script)
    #expect(try run.export("x.json").hasSuffix("}\n"))
    let error = #expect(throws: ScriptFailure.self) { try run.export("x.json") { $0.isStrict = true } }
    #expect(error?.message.contains("things cannot be said in Lottie\n  shadow of box") == true)
  }

  @Test("the shadow that sublayers cast is told, too; one with nothing in it casts none") func shadowOfContents() throws
  {
    let script = """
      box = CALayer{frame = CGRect(0, 0, 100, 100), name = "box", shadowOpacity = 0.5}
      window.layer:addSublayer(box)
      timeline:advance(0.5)
      box:addSublayer(CALayer{frame = CGRect(20, 20, 60, 60), backgroundColor = UIColor.red})
      timeline:advance(0.5)
      """
    let losses = try lottie(script).losses.map(\.text)
    #expect(losses.filter { $0.hasPrefix("shadow") } == ["shadow of box 0.500 … 1.000 s: Lottie has none"])
  }

  @Test("clips are masks, and masks are mattes") func masks() throws {
    let (json, losses) = try lottie(
      """
      card = UIView(CGRect(10, 10, 100, 100)) card.clipsToBounds = true card.layer.cornerRadius = 20
      inner = UIView(CGRect(50, 50, 100, 100)) inner.backgroundColor = UIColor.blue
      card:addSubview(inner)
      window:addSubview(card)
      local hole = CAShapeLayer{path = CGPath{ellipseIn = CGRect(0, 0, 50, 50)}}
      inner.layer.mask = hole
      timeline:advance(0.1)
      """)
    #expect(losses.isEmpty)
    let card = try #require(layers(json, "card").first)
    #expect(card["ty"]?.number == 0 && card["hasMask"] == .bool(true))
    #expect(card["masksProperties"]?.elements?.count == 1)
    let assets = try #require(json["assets"]?.elements)
    let matted = assets.compactMap { $0["layers"]?.elements }.first { $0.contains { $0["td"]?.number == 1 } }
    // The matte lies directly on what it lets through.
    #expect(matted?.first?["td"]?.number == 1 && matted?.dropFirst().first?["tt"]?.number == 1)
  }

  /// A matte without a layer hides all: frames 0 to 5 have a mask, 6 to 12 none.
  @Test("where the mask is taken away, the content is shown as it is") func endedMask() throws {
    let (json, _) = try lottie(
      """
      box = UIView(CGRect(50, 50, 100, 100)) box.backgroundColor = UIColor.blue
      window:addSubview(box)
      box.layer.mask = CAShapeLayer{path = CGPath{ellipseIn = CGRect(0, 0, 50, 50)}}
      timeline:advance(0.1)
      box.layer.mask = nil
      timeline:advance(0.1)
      """)
    let assets = try #require(json["assets"]?.elements?.compactMap { $0["layers"]?.elements })
    let masked = try #require(assets.first { $0.contains { $0["td"]?.number == 1 } })
    func span(_ layer: JSON) -> [Double?] { [layer["ip"]?.number, layer["op"]?.number] }
    #expect(masked.count == 3)
    #expect(masked.filter { $0["td"] != nil }.map(span) == [[0, 6]])
    #expect(masked.filter { $0["tt"] != nil }.map(span) == [[0, 6]])
    let plain = masked.filter { $0["td"] == nil && $0["tt"] == nil }
    #expect(plain.map(span) == [[6, 13]] && plain.first?["refId"] == masked.first { $0["tt"] != nil }?["refId"])
  }
}
