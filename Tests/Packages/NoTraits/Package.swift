// swift-tools-version: 6.2

import PackageDescription

// A package that uses VSM without any traits: it has no publishers on systems without Combine.
let package = Package(
    name: "NoTraits",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [
        .package(name: "vsm-swift", path: "../../..", traits: [])
    ],
    targets: [
        .executableTarget(name: "NoTraits", dependencies: [.product(name: "VSM", package: "vsm-swift")])
    ]
)
