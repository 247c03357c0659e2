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

/// Whether to build the target that measures times, which has many dependencies; `Scripts/benchmark --times` sets it.
let measuresTimes = Context.environment["MEASURE_TIMES"] == "1"

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "vsm-swift", path: ".."),
        // Subjects and `@Published`, for comparison, where Combine does not exist.
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // Debouncing as an asynchronous sequence, for comparison.
        .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.0"),
    ],
    targets: [
        // The minimum: a stored property and a call of a closure, in a module of their own.
        .target(name: "Floors", swiftSettings: swiftSettings + [.unsafeFlags(["-disable-cmo"])]),
        // The memory that the process has allocated and not freed.
        .target(name: "CHeap"),
        // What is measured: one file for each operation, with ours, the floor and the other contenders.
        .target(
            name: "Operations",
            dependencies: [
                "CHeap",
                "Floors",
                vsm,
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
            ],
            swiftSettings: swiftSettings
        ),
        // Runs a contender of an operation a number of times, for valgrind to count.
        .executableTarget(name: "RunOperation", dependencies: ["Operations"], swiftSettings: swiftSettings),
        // Runs valgrind, prints the table, and compares with the thresholds.
        .executableTarget(name: "Report", dependencies: ["Operations"], swiftSettings: swiftSettings),
    ]
)

if measuresTimes {
    // Its traits bring what counts allocations; valgrind does that here.
    package.dependencies.append(.package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []))
    package.targets.append(
        // Measures the times of the same operations.
        .executableTarget(
            name: "Times",
            dependencies: ["Operations", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/Times",
            swiftSettings: swiftSettings,
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        )
    )
}
