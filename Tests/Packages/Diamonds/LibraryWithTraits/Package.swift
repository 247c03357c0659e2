// swift-tools-version: 6.2

import PackageDescription

// The check "traits" of Scripts/test sets this to a repository with a version, because SwiftPM resolves a package by its address
// differently from one by its path.
let repository = Context.environment["VSM_REPOSITORY"] ?? "https://github.com/…/vsm-swift"

// A library that names the traits of VSM that it needs.
let package = Package(
    name: "LibraryWithTraits",
    platforms: [.macOS(.v15)],
    products: [.library(name: "LibraryWithTraits", targets: ["LibraryWithTraits"])],
    dependencies: [
        .package(url: repository, from: "1.0.0", traits: ["OpenCombine", "Logging"]),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
    ],
    targets: [
        .target(
            name: "LibraryWithTraits",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMLogging", package: "vsm-swift"),
                .product(name: "Logging", package: "swift-log"),
            ]
        )
    ]
)
