// swift-tools-version: 6.2

import PackageDescription

// A package that uses the additions of Foundation and Dispatch to Combine. It builds one program, by a link, in both
// language modes.
let package = Package(
    name: "WithOpenCombineFoundation",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [
        .package(
            url: "https://github.com/…/vsm-swift",
            from: "1.0.0",
            traits: [.defaults, "OpenCombineFoundation"]
        )
    ],
    targets: [
        program("WithOpenCombineFoundation", .v6),
        program("WithOpenCombineFoundationInSwift5", .v5),
    ]
)

// In this repository, the library is elsewhere.
package.dependencies = [
    .package(name: "vsm-swift", path: "../../..", traits: [.defaults, "OpenCombineFoundation"])
]

func program(_ name: String, _ mode: SwiftLanguageMode) -> Target {
    .executableTarget(
        name: name,
        dependencies: [.product(name: "VSM", package: "vsm-swift")],
        swiftSettings: [.swiftLanguageMode(mode), .treatAllWarnings(as: .error)]
    )
}
