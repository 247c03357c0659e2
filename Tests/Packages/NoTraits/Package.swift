// swift-tools-version: 6.2

import PackageDescription

// A package that takes VSM with nothing around it: no publishers where the system has none.
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
