// swift-tools-version: 6.2

import PackageDescription

// The feature as a class that announces its changes, without dependencies.
let package = Package(
    name: "ByHand",
    platforms: [.macOS(.v15)],
    targets: [.target(name: "Features")]
)
