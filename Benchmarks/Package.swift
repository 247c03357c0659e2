// swift-tools-version: 6.2

import PackageDescription

let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let vsm = Target.Dependency.product(name: "VSM", package: "vsm-swift")

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "vsm-swift", path: ".."),
        // Subjects and `@Published`, for comparison, where Combine does not exist.
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        // The minimum: a stored property and a call of a closure, in a module of their own.
        .target(name: "Floors", swiftSettings: swiftSettings + [.unsafeFlags(["-disable-cmo"])]),
        // What is measured: one file for each operation, with ours, the floor and the other contenders.
        .target(
            name: "Operations",
            dependencies: [
                "Floors",
                vsm,
                .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            swiftSettings: swiftSettings
        ),
        // Runs a contender of an operation a number of times, for valgrind to count.
        .executableTarget(name: "RunOperation", dependencies: ["Operations"], swiftSettings: swiftSettings),
    ]
)
