// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is held to the same bar: each import is private unless it says otherwise, a member may only be
/// used by a file that imports its module, and a warning is an error.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// The same for C.
let strictC: [CSetting] = [.enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error)]

/// The module map: each target, and the siblings it may import. `Scripts/check-architecture` reads this table.
///
/// - Parameters:
///   - folder: Below `Sources`: the group and the module, whose name is the last word.
///   - exclude: What is no source: the files that `CResources` makes part of the program among it.
func module(
  _ folder: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: String(folder.split(separator: "/")[1]), dependencies: dependencies, path: "Sources/" + folder,
    exclude: ["README.md"] + exclude, swiftSettings: strict)
}

/// - Parameter data: Folders of scripts and expected texts, which are read where they lie.
func tests(_ name: String, _ dependencies: [Target.Dependency], data: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport", "TestTraits"], exclude: data, swiftSettings: strict)
}

/// On Linux the archives of the libraries of C are linked, so that the program needs none of them where it runs. Elsewhere, and
/// with PLAYHEAD_LIBRARIES=pkg-config, pkg-config finds them.
#if os(Linux)
  let linksArchives = Context.environment["PLAYHEAD_LIBRARIES"] != "pkg-config"
#else
  let linksArchives = false
#endif

func archives(_ names: String...) -> [LinkerSetting] {
  linksArchives ? names.map { .linkedLibrary(":lib\($0).a") } : []
}

/// - Parameter names: Folders of `Sources/Base/CFound`.
func found(_ names: String...) -> [Target.Dependency] {
  linksArchives ? [] : ["CFound"] + names.map { .byName(name: "Found" + $0) }
}

let package = Package(
  name: "playhead",
  products: [.executable(name: "playhead", targets: ["playhead"])],
  targets: [
    // The table of bounds, and text made of text: everybody may import them.
    module("Base/Limits"),
    module("Base/PlainText", ["CResources", "Limits"]),
    // The files that are part of the program.
    .target(name: "CResources", path: "Sources/Base/CResources", exclude: ["README.md"], cSettings: strictC),

    // The engine: pure functions of numbers, the record, and the modelled frameworks that write it.
    module("Base/MotionMath", ["Limits"]),
    // Springs and curves from measured positions.
    module("Base/MotionFitting", ["MotionMath"]),
    module("Engine/LayoutSolver"),
    module("Engine/RecordingKit", ["MotionMath", "PlainText", "Limits"]),
    module("Engine/LayerKit", ["RecordingKit", "MotionMath", "Limits"]),
    // What Linux and macOS do differently.
    .target(name: "CPlatform", path: "Sources/Base/CPlatform", exclude: ["README.md"], cSettings: strictC),
    // The C library under one name.
    module("Base/SystemLibrary"),
    // The order in which letters are seen.
    .target(
      name: "CFriBidi", dependencies: found("FriBidi"), path: "Sources/Base/CFriBidi", exclude: ["README.md"],
      cSettings: strictC, linkerSettings: archives("fribidi")),
    module("Base/ReadingOrder", ["CFriBidi"]),

    module(
      "Engine/ViewKit",
      ["LayerKit", "LayoutSolver", "ReadingOrder", "RecordingKit", "MotionMath", "PlainText", "Limits"]),
    module("Engine/TransitionKit", ["ViewKit", "LayerKit", "RecordingKit", "MotionMath", "Limits"]),

    // Judges transitions: observations of the engine, and the rules for them.
    module(
      "Engine/TransitionChecker",
      ["TransitionKit", "ViewKit", "LayerKit", "RecordingKit", "MotionMath", "PlainText", "CResources", "Limits"],
      exclude: ["WhyDidMyTransition.md"]),

    // Pictures. The C library's mathematics is named here alone: it has to come after all archives that need it, and what
    // is named twice is linked where it is first.
    .systemLibrary(
      name: "CFreeType", path: "Sources/Pictures/CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .target(
      name: "CCairo", dependencies: ["CFreeType"] + found("Cairo", "Fontconfig"), path: "Sources/Pictures/CCairo",
      exclude: ["README.md"],
      cSettings: strictC,
      linkerSettings: archives(
        "cairo", "pixman-1", "fontconfig", "freetype", "brotlidec", "brotlicommon", "png16", "expat", "z")
        + [.linkedLibrary("m")]),
    // Compresses PNG files and pages.
    .target(
      name: "CDeflate", dependencies: found("Deflate"), path: "Sources/Pictures/CDeflate", exclude: ["README.md"],
      cSettings: strictC, linkerSettings: archives("deflate")),
    module(
      "Pictures/FrameRendering",
      ["CCairo", "CDeflate", "CResources", "ReadingOrder", "RecordingKit", "MotionMath", "PlainText", "Limits"],
      exclude: ["Face"]),

    // A recording as files: pages, traces, tables, curves, Lottie.
    module(
      "Pictures/RecordingFiles",
      ["FrameRendering", "RecordingKit", "MotionMath", "PlainText", "CResources", "Limits"],
      exclude: ["Page/Player", "Page/page.html"]),

    // Lua.
    .target(
      name: "CLua", dependencies: found("Lua"), path: "Sources/Script/CLua", exclude: ["README.md"], cSettings: strictC,
      linkerSettings: archives("lua5.4")),
    module("Script/LuaBridge", ["CLua", "PlainText", "Limits"]),
    // The text of scripts, read without running them.
    module("Script/LuaSyntax"),
    module(
      "Script/ScriptRuntime",
      [
        "TransitionChecker", "FrameRendering", "LuaBridge", "LuaSyntax", "TransitionKit", "ViewKit", "LayerKit",
        "RecordingKit", "MotionMath", "PlainText", "CResources", "Limits",
      ],
      exclude: ["Catalog/AppleCallbacks.txt"]),
    module(
      "Script/TimeControl",
      [
        "ScriptRuntime", "TransitionChecker", "LuaBridge", "TransitionKit", "ViewKit", "LayerKit", "RecordingKit",
        "MotionMath", "PlainText",
      ]),
    // Makes the file that a script, or whoever runs it, asks for.
    module(
      "Script/RecordingExport",
      [
        "RecordingFiles", "TimeControl", "ScriptRuntime", "FrameRendering", "ViewKit", "LayerKit", "RecordingKit",
        "MotionMath", "PlainText", "Limits",
      ]),
    module(
      "Script/ScriptAPI",
      [
        "RecordingFiles", "RecordingExport", "TimeControl", "ScriptRuntime", "FrameRendering", "LuaBridge",
        "TransitionKit", "ViewKit",
        "LayerKit", "RecordingKit", "MotionMath", "Limits",
      ]),
    module(
      "Script/ScriptTools",
      [
        "ScriptAPI", "TimeControl", "ScriptRuntime", "TransitionChecker", "LuaBridge", "LuaSyntax", "TransitionKit",
        "ViewKit", "LayerKit", "RecordingKit", "MotionMath", "PlainText", "CResources", "Limits",
      ],
      exclude: ["Reference/Errors.md"]),

    // Scripts as Swift.
    module(
      "Script/SwiftExport",
      [
        "ScriptTools", "ScriptAPI", "ScriptRuntime", "TransitionChecker", "LuaBridge", "LuaSyntax", "ViewKit",
        "MotionMath",
        "PlainText", "CResources",
      ],
      exclude: ["Stub/prelude.txt", "Findings/driver.txt"]),

    // The program.
    .target(
      name: "CSignals", dependencies: ["CPlatform"], path: "Sources/Terminal/CSignals", exclude: ["README.md"],
      cSettings: strictC),
    .target(
      name: "CEdit", dependencies: ["CSignals", "CPlatform"], path: "Sources/Terminal/CEdit", exclude: ["README.md"],
      cSettings: strictC,
      // macOS has it, and nothing to find it by.
      linkerSettings: linksArchives ? archives("edit", "bsd", "md", "tinfo") : [.linkedLibrary("edit")]),
    module("Terminal/LineEditing", ["CEdit", "PlainText", "SystemLibrary", "Limits"]),
    module("Terminal/TerminalCells", ["CSignals", "PlainText", "SystemLibrary"]),
    module(
      "Terminal/PlayheadShell",
      [
        "ScriptTools", "ScriptAPI", "TimeControl", "RecordingFiles", "RecordingExport", "ScriptRuntime",
        "FrameRendering", "LuaBridge",
        "TransitionChecker", "TransitionKit", "ViewKit", "LayerKit", "RecordingKit", "LineEditing", "TerminalCells",
        "MotionMath", "PlainText",
      ]),
    // The protocol that every door of the program speaks.
    module(
      "Program/SessionProtocol",
      [
        "PlayheadShell", "ScriptTools", "ScriptAPI", "TimeControl", "RecordingFiles", "RecordingExport",
        "ScriptRuntime",
        "FrameRendering", "LuaBridge", "TransitionChecker", "TransitionKit", "ViewKit", "LayerKit", "RecordingKit",
        "LineEditing", "MotionMath", "PlainText", "Limits",
      ]),
    module(
      "Program/EditorServer",
      [
        "SessionProtocol", "ScriptTools", "ScriptAPI", "ScriptRuntime", "TransitionChecker", "LuaBridge", "PlainText",
        "Limits",
      ]),
    module("Program/ToolServer", ["SessionProtocol", "FrameRendering", "PlainText", "Limits"]),
    module(
      "Program/PlayheadTool",
      [
        "EditorServer", "ToolServer", "SessionProtocol", "PlayheadShell", "SwiftExport", "ScriptTools", "ScriptAPI",
        "TimeControl", "ScriptRuntime",
        "RecordingFiles", "RecordingExport",
        "FrameRendering", "TransitionChecker", "LuaBridge", "LuaSyntax", "ViewKit", "LayerKit", "RecordingKit",
        "LineEditing",
        "TerminalCells",
        "CSignals", "CPlatform", "MotionFitting", "MotionMath", "PlainText", "SystemLibrary",
        "CResources", "Limits",
      ],
      exclude: ["Test/Lua", "Project/New", "Notebook/kernel.py"]),
    .executableTarget(
      name: "playhead", dependencies: ["PlayheadTool", "SystemLibrary"], path: "Sources/Program/playhead",
      exclude: ["README.md"],
      swiftSettings: strict),

    // The files that are made from its tables.
    .executableTarget(
      name: "playhead-generate", dependencies: ["PlayheadTool", "SwiftExport", "SystemLibrary"],
      path: "Sources/Program/playhead-generate", exclude: ["README.md"],
      swiftSettings: strict),

    // The promises about speed and memory, counted beside plain C.
    .target(
      name: "CBaselines", dependencies: ["CCairo"], path: "Tests/CBaselines", exclude: ["README.md"],
      cSettings: strictC,
      linkerSettings: archives("lua5.4")),
    .executableTarget(
      name: "playhead-bench",
      dependencies: [
        "CBaselines", "FrameRendering", "ScriptAPI", "TimeControl", "ScriptRuntime", "LuaBridge", "TransitionChecker",
        "LayerKit", "RecordingKit", "MotionMath", "PlainText",
      ],
      path: "Tests/playhead-bench", exclude: ["README.md"], swiftSettings: strict),

    // Tests.
    .target(name: "TestSupport", dependencies: ["LineEditing"], path: "Tests/TestSupport", swiftSettings: strict),
    // Traits of tests, which programs beside the tests must not link.
    .target(name: "TestTraits", path: "Tests/TestTraits", swiftSettings: strict),
    // Sessions that scripts are run in.
    .target(
      name: "TestStages",
      dependencies: [
        "TestSupport", "RecordingExport", "RecordingFiles", "TimeControl", "ScriptAPI", "ScriptRuntime", "LuaBridge",
      ],
      path: "Tests/TestStages", swiftSettings: strict),
    .target(
      name: "TableScripts", dependencies: ["ScriptAPI", "ScriptRuntime", "MotionMath"], path: "Tests/TableScripts",
      swiftSettings: strict),
    .target(
      name: "ReaderInputs",
      dependencies: [
        "FrameRendering", "LineEditing", "PlainText", "PlayheadShell", "ScriptAPI", "ScriptRuntime", "ScriptTools",
        "RecordingFiles", "RecordingExport", "TestSupport", "TimeControl",
      ], path: "Tests/ReaderInputs", swiftSettings: strict),
    .executableTarget(
      name: "playhead-fuzz",
      dependencies: ["ReaderInputs", "TableScripts", "ScriptAPI", "ScriptRuntime", "TestSupport"],
      path: "Tests/playhead-fuzz", exclude: ["Found"],
      swiftSettings: strict),
    tests("PlainTextTests", ["PlainText", "Limits"]),
    tests("MotionMathTests", ["MotionMath"]),
    tests("MotionFittingTests", ["MotionFitting", "MotionMath"]),
    tests("ReadingOrderTests", ["ReadingOrder"]),
    tests("LayoutSolverTests", ["LayoutSolver"], data: ["Layouts"]),
    tests("RecordingKitTests", ["RecordingKit", "MotionMath"]),
    tests("LayerKitTests", ["LayerKit", "RecordingKit", "MotionMath"]),
    tests("ViewKitTests", ["ViewKit", "LayerKit", "RecordingKit", "MotionMath"]),
    tests("TransitionKitTests", ["TransitionKit", "ViewKit", "LayerKit", "RecordingKit", "MotionMath"]),
    tests(
      "TransitionCheckerTests",
      [
        "TransitionChecker", "FrameRendering", "TransitionKit", "ViewKit", "LayerKit", "RecordingKit", "MotionMath",
        "PlainText",
      ]),
    tests(
      "FrameRenderingTests",
      [
        "ScriptAPI", "RecordingFiles", "RecordingExport", "TimeControl", "ScriptRuntime", "FrameRendering", "ViewKit",
        "LayerKit",
        "RecordingKit", "Limits", "MotionMath",
      ],
      data: ["Scenes"]),
    tests(
      "RecordingFilesTests",
      [
        "TestStages", "RecordingFiles", "RecordingExport", "ScriptAPI", "TimeControl", "ScriptRuntime",
        "FrameRendering", "ViewKit",
        "LayerKit", "RecordingKit", "MotionMath", "PlainText",
      ]),
    tests(
      "RecordingExportTests",
      [
        "TestStages", "RecordingFiles", "RecordingExport", "ScriptAPI", "TimeControl", "ScriptRuntime",
        "FrameRendering",
        "RecordingKit", "MotionMath",
      ]),
    tests("LuaBridgeTests", ["LuaBridge", "CLua"]),
    tests(
      "ScriptRuntimeTests", ["TestStages", "TimeControl", "ScriptAPI", "ScriptRuntime", "LuaBridge", "LayerKit"]),
    tests(
      "TimeControlTests",
      [
        "TestStages", "TimeControl", "ScriptRuntime", "LuaBridge", "ViewKit", "LayerKit", "RecordingKit", "MotionMath",
      ]),
    tests(
      "ScriptToolsTests",
      ["TestStages", "ScriptTools", "ScriptAPI", "ScriptRuntime", "TransitionChecker", "LuaBridge"]),
    tests(
      "ScriptAPITests",
      [
        "TestStages", "TableScripts", "ScriptTools", "ScriptAPI", "RecordingFiles", "RecordingExport", "TimeControl",
        "ScriptRuntime",
        "TransitionChecker",
        "LuaBridge", "ViewKit", "LayerKit", "RecordingKit", "MotionMath", "Limits",
      ],
      data: [
        "Acceptance", "BadMotion.lua", "BadScripts", "Cases", "Layout", "LettingGo.lua", "Projects", "Reach",
        "Recordings", "Semantics", "Transitions",
      ]),
    .executableTarget(
      name: "MemoryProbe",
      dependencies: ["TableScripts", "ScriptAPI", "ScriptRuntime", "LuaBridge", "LayerKit", "CBaselines"],
      path: "Tests/MemoryProbe", swiftSettings: strict),
    .executableTarget(
      name: "LineEditorProbe", dependencies: ["LineEditing"], path: "Tests/LineEditorProbe", swiftSettings: strict),
    tests("SwiftExportTests", ["SwiftExport"]),
    tests("LineEditingTests", ["LineEditing", "LineEditorProbe"]),
    tests("TerminalCellsTests", ["TerminalCells"]),
    tests(
      "PlayheadShellTests",
      [
        "PlayheadShell", "ScriptAPI", "TimeControl", "RecordingFiles", "RecordingExport", "ScriptRuntime", "LayerKit",
        "RecordingKit", "FrameRendering", "ViewKit", "MotionMath", "LineEditing", "TerminalCells", "PlainText",
      ],
      data: ["Screens", "Sessions"]),
    tests(
      "SessionProtocolTests",
      [
        "SessionProtocol", "PlayheadShell", "ScriptAPI", "TimeControl", "ScriptRuntime", "LuaBridge", "LineEditing",
        "PlainText", "Limits", "TestStages",
      ]),
    tests("EditorServerTests", ["EditorServer", "ScriptTools", "PlainText"]),
    tests("ToolServerTests", ["ToolServer", "SessionProtocol", "PlainText"]),
    tests(
      "PlayheadToolTests",
      [
        "PlayheadTool", "PlayheadShell", "ReaderInputs", "FrameRendering", "ScriptAPI", "RecordingFiles",
        "RecordingExport",
        "TimeControl",
        "ScriptRuntime", "TerminalCells", "PlainText",
      ]),
    tests(
      "PlayheadTests",
      [
        "PlayheadTool", "PlayheadShell", "FrameRendering", "ScriptTools", "ScriptAPI", "TimeControl",
        "ScriptRuntime", "TransitionChecker", "ViewKit", "LineEditing", "PlainText", "MemoryProbe",
      ],
      data: ["Animators/Written", "Effects", "Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)

if !linksArchives {
  func library(_ name: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(
      name: "Found" + name, path: "Sources/Base/CFound/" + name, pkgConfig: pkgConfig,
      providers: [.apt([apt]), .brew([brew])])
  }
  let libraries = [
    library("Lua", "lua5.4", apt: "liblua5.4-dev", brew: "lua@5.4"),
    library("Cairo", "cairo", apt: "libcairo2-dev", brew: "cairo"),
    library("Fontconfig", "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),
    library("FriBidi", "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    library("Deflate", "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
  ]
  package.targets += libraries
  package.targets.append(
    .target(
      name: "CFound", dependencies: libraries.map { .byName(name: $0.name) }, path: "Sources/Base/CFound",
      exclude: ["README.md"] + libraries.map { String($0.name.dropFirst(5)) }))
}

// The sanitizers' build: the tests that `Scripts/asan` names with what they need, and the readers under libFuzzer, whose
// runtime is linked where its sanitizer is named. No program, and nothing else: it is built only to be run once.
if let kept = Context.environment["PLAYHEAD_SANITIZED"]?.split(separator: " ").map(String.init) {
  package.products = []
  var needed = Set(kept + ["ReaderInputs"])
  var count = 0
  while count < needed.count {
    count = needed.count
    for case .byNameItem(let name, _) in package.targets.filter({ needed.contains($0.name) }).flatMap(\.dependencies) {
      needed.insert(name)
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.targets.append(
    .executableTarget(
      name: "reader-fuzzer", dependencies: ["ReaderInputs"], path: "Tests/reader-fuzzer", swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]))
}
