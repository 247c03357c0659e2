// swift-tools-version: 6.2

import PackageDescription

// The check "traits" of Scripts/test sets this to a repository with a version, because SwiftPM resolves a package by its address
// differently from one by its path.
let repository = Context.environment["VSM_REPOSITORY"] ?? "https://github.com/…/vsm-swift"

// An app that names traits of VSM, and a library of its own that names none. Swift 6.2 and 6.3 resolve the traits of the library
// only, and find swift-log because the app names it, as an app with a log does: see Evolution/0023.
let package = Package(
    name: "AppWithTraits",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: repository, from: "1.0.0", traits: ["OpenCombine", "Logging"]),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(path: "../LibraryWithoutTraits"),
    ],
    targets: [
        .executableTarget(
            name: "AppWithTraits",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMLogging", package: "vsm-swift"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "LibraryWithoutTraits", package: "LibraryWithoutTraits"),
            ],
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
        )
    ]
)
