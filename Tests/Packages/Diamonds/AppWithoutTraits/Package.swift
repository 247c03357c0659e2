// swift-tools-version: 6.2

import PackageDescription

// The check "traits" of Scripts/test sets this to a repository with a version, because SwiftPM resolves a package by its address
// differently from one by its path.
let repository = Context.environment["VSM_REPOSITORY"] ?? "https://github.com/…/vsm-swift"

// An app that names no traits of VSM, as in an Xcode project, and a library of its own that names some.
let package = Package(
    name: "AppWithoutTraits",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: repository, from: "1.0.0"),
        .package(path: "../LibraryWithTraits"),
    ],
    targets: [
        .executableTarget(
            name: "AppWithoutTraits",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "LibraryWithTraits", package: "LibraryWithTraits"),
            ],
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
        )
    ]
)
