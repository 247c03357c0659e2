// swift-tools-version: 6.2

import PackageDescription

// The same feature with VSM. Without traits, it builds no publishers, as on Apple's systems, which have Combine.
let package = Package(
    name: "WithVSM",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "vsm-swift", path: "../../..", traits: [])],
    targets: [.target(name: "Features", dependencies: [.product(name: "VSM", package: "vsm-swift")])]
)
