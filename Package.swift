// swift-tools-version: 6.2
import PackageDescription

/// A C library that a system's package manager carries: static on Linux, so that the binary needs libc and libstdc++ alone.
func library(_ name: String) -> [LinkerSetting] {
    [
        .linkedLibrary(":lib\(name).a", .when(platforms: [.linux])),
        .linkedLibrary(name, .when(platforms: [.macOS])),
    ]
}

let package = Package(
    name: "gnomon",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "gnomon", targets: ["gnomon"])],
    targets: [
        // Doors to C, each imported by one Swift file.
        .systemLibrary(name: "CCMark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(name: "CDigest", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(
            name: "CCompression", providers: [.apt(["zlib1g-dev", "libbrotli-dev"]), .brew(["zlib", "brotli"])]),
        .systemLibrary(name: "CEvent", providers: [.apt(["libevent-dev"]), .brew(["libevent"])]),
        .target(name: "CSystem"),
        .target(name: "CTheme"),

        .target(name: "SourceText", dependencies: ["CYAML"], linkerSettings: library("yaml")),
        .target(name: "Templating", dependencies: ["SourceText"]),
        .target(name: "Geometry"),
        .target(name: "Drawing", dependencies: ["Geometry"]),
        .target(name: "Behaviour", dependencies: ["Drawing"]),
        .target(name: "Widgets", dependencies: ["Behaviour", "SourceText"]),
        .target(name: "Markdown", dependencies: ["CCMark", "SourceText"], linkerSettings: library("cmark")),
        .target(
            name: "Site",
            dependencies: [
                "Widgets", "Markdown", "Templating", "CCompression", "CSystem", "CTheme",
                // macOS has such functions itself.
                .target(name: "CDigest", condition: .when(platforms: [.linux])),
            ],
            // The encoder needs what is common to both ways, so it comes first.
            linkerSettings: [.linkedLibrary(":libcrypto.a", .when(platforms: [.linux]))] + library("z")
                + library("brotlienc") + library("brotlicommon")
        ),
        .target(
            name: "Preview", dependencies: ["Site", "CEvent"],
            linkerSettings: library("event_extra") + library("event_core")),
        .executableTarget(name: "gnomon", dependencies: ["Site", "Preview"]),

        // Writes what browsers are to agree with; Tests/Browser runs it.
        .executableTarget(name: "agreement", dependencies: ["Site"], path: "Tests/Agreement"),

        .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
        .testTarget(name: "TemplatingTests", dependencies: ["Templating"]),
        .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
        .testTarget(name: "BehaviourTests", dependencies: ["Behaviour"]),
        .testTarget(name: "WidgetsTests", dependencies: ["Widgets"]),
        .testTarget(name: "MarkdownTests", dependencies: ["Markdown"]),
        .testTarget(
            name: "SiteTests", dependencies: ["Site"], exclude: ["Cases", "Pictures"]),
        .testTarget(name: "PreviewTests", dependencies: ["Preview"]),
        .testTarget(name: "gnomonTests", dependencies: ["gnomon"], exclude: ["disturbance.c"]),
        // What Scripts/fuzz feeds, with its seeds.
        .testTarget(
            name: "FuzzTests", dependencies: ["Preview"], path: "Tests/Fuzz",
            exclude: ["Corpus", "entry.swift", "product.swift"]),
    ],
    swiftLanguageModes: [.v6]
)
