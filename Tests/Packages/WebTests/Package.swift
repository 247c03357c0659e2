// swift-tools-version: 6.2

import PackageDescription

// This package contains the tests of the web host and of the code in the documentation, by links: see CoreTests. The
// tests compare their diagrams with the pages in the folder Documentation, which they find from their own location.
let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let library: [Target.Dependency] = [
    "VSM", "VSMInspector", "VSMJournal", "VSMLogging", "VSMTesting", "VSMTracing", "VSMWeb", "VSMWebTesting",
].map { .product(name: $0, package: "vsm-swift") }
let tracing = ["Tracing", "InMemoryTracing"].map {
    Target.Dependency.product(name: $0, package: "swift-distributed-tracing")
}
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")

let package = Package(
    name: "WebTests",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "vsm-swift", path: "../../..", traits: [.defaults, "Web", "Logging"]),
        // The library has the same dependency: see its manifest.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.5.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    ],
    targets: [
        .testTarget(
            name: "VSMWebTests",
            dependencies: library + tracing + [
                logging,
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            exclude: ["Preservation/Stored"],
            swiftSettings: swiftSettings + [.define("Web")]
        ),
        .testTarget(name: "VSMWebTestingTests", dependencies: library, swiftSettings: swiftSettings + [.define("Web")]),
        .testTarget(name: "VSMInspectorTests", dependencies: library, swiftSettings: swiftSettings + [.define("Web")]),
        .testTarget(
            name: "VSMLoggingTests",
            dependencies: library + [logging],
            swiftSettings: swiftSettings + [.define("Logging")]
        ),
        .testTarget(
            name: "VSMTracingTests",
            dependencies: library + tracing,
            swiftSettings: swiftSettings + [.define("Tracing")]
        ),
        .testTarget(
            name: "DocumentationTests",
            dependencies: library + tracing + [logging],
            swiftSettings: swiftSettings + [.define("Web"), .define("Logging")]
        ),
        .testTarget(
            name: "VSMCompileTests",
            dependencies: library,
            exclude: ["Programs"],
            swiftSettings: swiftSettings
        ),
    ]
)
