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

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "vsm-swift", path: ".."),
        // A rival: subjects and `@Published`, by hand, where Combine does not exist.
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // A rival: debouncing as an asynchronous sequence.
        .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.0"),
        // Takes times. Its traits bring what counts allocations; valgrind does that here.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
    ],
    targets: [
        // What cannot be had for less: a stored property and a call of a closure, in a module of their own.
        .target(name: "Floors", swiftSettings: swiftSettings + [.unsafeFlags(["-disable-cmo"])]),
        // How much memory the process has asked for and not given back.
        .target(name: "CHeap"),
        // What is measured: one file for each operation, with ours, the floor and the rivals beside each other.
        .target(
            name: "Operations",
            dependencies: [
                "CHeap",
                "Floors",
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
            ],
            swiftSettings: swiftSettings
        ),
        // Runs one contender of one operation as often as it is told, for valgrind to count.
        .executableTarget(name: "RunOperation", dependencies: ["Operations"], swiftSettings: swiftSettings),
        // Has valgrind count, prints the table, and compares with the thresholds.
        .executableTarget(name: "Report", dependencies: ["Operations"], swiftSettings: swiftSettings),
        // Takes the times of the same operations.
        .executableTarget(
            name: "Times",
            dependencies: ["Operations", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/Times",
            swiftSettings: swiftSettings,
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
    ]
)
