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

/// Where Combine does not exist and OpenCombine stands in for it.
let platformsWithoutCombine: [Platform] = [.linux, .windows, .android, .wasi, .openbsd]

/// The privacy manifest of the library, for apps on Apple's systems. A resource of any kind makes SwiftPM add a file to the
/// target that imports Foundation, so it is one only where packages are built for these systems.
#if canImport(Darwin)
let privacyManifest: [Resource] = [.copy("PrivacyInfo.xcprivacy")]
#else
let privacyManifest: [Resource] = []
#endif

/// What the live web host takes from other packages; nothing of it is resolved without the trait `Web`.
let webDependencies: [Target.Dependency] = [
    .target(name: "CWebSystem", condition: .when(traits: ["Web"])),
    .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
    .product(name: "HummingbirdCore", package: "hummingbird", condition: .when(traits: ["Web"])),
    .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
    .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
    .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Web"])),
    .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: .when(traits: ["Web"])),
    .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: .when(traits: ["Web"])),
    .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Web"])),
    .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["Web"])),
    .product(name: "Metrics", package: "swift-metrics", condition: .when(traits: ["Web"])),
    .product(name: "Tracing", package: "swift-distributed-tracing", condition: .when(traits: ["Web"])),
    .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: .when(traits: ["Web"])),
    .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: .when(traits: ["Web"])),
    .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Web"])),
]

let package = Package(
    name: "vsm-swift",
    platforms: [.iOS(.v13), .macOS(.v11), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .library(name: "VSM", targets: ["VSM"]),
        .library(name: "LegacyVSM", targets: ["LegacyVSM"]),
        .library(name: "VSMLogging", targets: ["VSMLogging"]),
        .library(name: "VSMTracing", targets: ["VSMTracing"]),
        .library(name: "VSMJournal", targets: ["VSMJournal"]),
        .library(name: "VSMTesting", targets: ["VSMTesting"]),
        .library(name: "VSMInspector", targets: ["VSMInspector"]),
        .library(name: "VSMWeb", targets: ["VSMWeb"]),
        .library(name: "VSMWebTesting", targets: ["VSMWebTesting"]),
        .plugin(name: "NewFeature", targets: ["NewFeature"]),
    ],
    traits: [
        .trait(name: "OpenCombine", description: "Publishers as actions and `$state` where Combine does not exist."),
        .trait(
            name: "OpenCombineFoundation",
            description: "DispatchQueue as a scheduler, dataTaskPublisher and decode where Combine does not exist.",
            enabledTraits: ["OpenCombine"]
        ),
        .trait(name: "Logging", description: "The logger of VSMLogging, on swift-log."),
        .trait(name: "Tracing", description: "The tracer of VSMTracing, on swift-distributed-tracing."),
        .trait(name: "Web", description: "The server of VSMWeb, on Hummingbird."),
        .trait(name: "Inspector", description: "VSMInspector in release builds, where it is empty otherwise."),
        .default(enabledTraits: ["OpenCombine"]),
    ],
    dependencies: [
        // Combine's vocabulary on systems that have no Combine: actions that return publishers, `$state`.
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // Readable differences between states that need not be `Equatable`. This package and the next are behind no trait, so that
        // every project has VSMTesting: see Evolution/0023.
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
        // Failures of a test in Swift Testing and in XCTest alike, also from code that is linked into an app.
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
        // HTTP/1.1 with backpressure, limits and graceful shutdown under the live web host.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        // Event loops and connections, shared with Hummingbird, and the handshake of WebSockets. Their frames are read by code of
        // this package, which reads only as much as a browser may send: see Evolution/0020.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        // Hummingbird's HTTP types on a NIO channel, for connections that are not upgraded.
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
        // Names and values of HTTP headers, shared with Hummingbird.
        .package(url: "https://github.com/apple/swift-http-types", from: "1.5.0"),
        // Ends live connections when the process is asked to stop, shared with Hummingbird.
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
        // The log of the server, shared with Hummingbird, and that of VSMLogging.
        .package(url: "https://github.com/apple/swift-log", from: "1.14.0"),
        // Signs cookies.
        .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
        // Counts sessions, events and refusals for the application's own metrics system, shared with Hummingbird.
        .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
        // The spans of the server, for the application's own tracer, shared with Hummingbird, and those of VSMTracing.
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    ],
    targets: [
        // Questions to the concurrency runtime that Swift has no API for.
        .target(name: "CConcurrencyRuntime"),
        // What the live web host asks of the system in C, and the zlib of the system, which Foundation and swift-nio-extras take
        // as well.
        .target(name: "CWebSystem", linkerSettings: [.linkedLibrary("z")]),
        .target(
            name: "VSM",
            dependencies: [
                "CConcurrencyRuntime",
                .product(
                    name: "OpenCombine",
                    package: "OpenCombine",
                    condition: .when(platforms: platformsWithoutCombine, traits: ["OpenCombine"])
                ),
                .product(
                    name: "OpenCombineDispatch",
                    package: "OpenCombine",
                    condition: .when(platforms: platformsWithoutCombine, traits: ["OpenCombineFoundation"])
                ),
                .product(
                    name: "OpenCombineFoundation",
                    package: "OpenCombine",
                    condition: .when(platforms: platformsWithoutCombine, traits: ["OpenCombineFoundation"])
                ),
            ],
            exclude: privacyManifest.isEmpty ? ["PrivacyInfo.xcprivacy"] : [],
            resources: privacyManifest,
            swiftSettings: swiftSettings + [.strictMemorySafety()]
        ),
        // The name of version 1 in vsm-ios 2.0.
        .target(name: "LegacyVSM", dependencies: ["VSM"], swiftSettings: swiftSettings),
        .target(
            name: "VSMLogging",
            dependencies: [
                "VSM",
                .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Logging"])),
            ],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "VSMTracing",
            dependencies: [
                "VSM",
                .product(
                    name: "Tracing",
                    package: "swift-distributed-tracing",
                    condition: .when(traits: ["Tracing", "Web"])
                ),
            ],
            swiftSettings: swiftSettings
        ),
        .target(name: "VSMJournal", dependencies: ["VSM"], swiftSettings: swiftSettings + [.strictMemorySafety()]),
        .target(
            name: "VSMTesting",
            dependencies: [
                "VSM", "VSMJournal",
                .product(name: "CustomDump", package: "swift-custom-dump"),
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                // Where tests are linked statically, it does not find their library by itself.
                .product(
                    name: "IssueReportingTestSupport",
                    package: "xctest-dynamic-overlay",
                    condition: .when(platforms: platformsWithoutCombine)
                ),
            ],
            swiftSettings: swiftSettings + [.strictMemorySafety()]
        ),
        .target(
            name: "VSMWeb",
            dependencies: ["VSM"] + webDependencies,
            exclude: ["Resources/Client"],
            resources: [.embedInCode("Resources/client.js"), .embedInCode("Resources/client-optional.js")],
            swiftSettings: swiftSettings
        ),
        // Shows running containers during development.
        .target(
            name: "VSMInspector",
            dependencies: ["VSM", "VSMJournal", .target(name: "VSMWeb", condition: .when(traits: ["Web"]))],
            swiftSettings: swiftSettings
        ),
        // Takes nothing from other packages by itself.
        .target(name: "VSMWebTesting", dependencies: ["VSM", "VSMTesting", "VSMWeb"], swiftSettings: swiftSettings),
        // Adds a feature to a package that depends on this one: `swift package new-feature Name`.
        .plugin(
            name: "NewFeature",
            capability: .command(
                intent: .custom(verb: "new-feature", description: "Adds a feature: states, models, a view, tests."),
                permissions: [.writeToPackageDirectory(reason: "It writes the files of the feature.")]
            )
        ),
        .testTarget(name: "VSMTests", dependencies: ["VSM", "VSMTesting"], swiftSettings: swiftSettings),
        .testTarget(
            name: "VSMLoggingTests",
            dependencies: [
                "VSM", "VSMLogging",
                .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Logging"])),
            ],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "VSMTracingTests",
            dependencies: [
                "VSM", "VSMTesting", "VSMTracing",
                .product(
                    name: "InMemoryTracing",
                    package: "swift-distributed-tracing",
                    condition: .when(traits: ["Tracing"])
                ),
            ],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "VSMJournalTests", dependencies: ["VSM", "VSMJournal"], swiftSettings: swiftSettings),
        .testTarget(
            name: "VSMTestingTests",
            dependencies: ["VSM", "VSMJournal", "VSMTesting"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "VSMInspectorTests",
            dependencies: [
                "VSM", "VSMJournal", "VSMInspector", "VSMTesting",
                .target(name: "VSMWeb", condition: .when(traits: ["Web"])),
                .target(name: "VSMWebTesting", condition: .when(traits: ["Web"])),
            ],
            swiftSettings: swiftSettings
        ),
        // Features as apps that came from vsm-ios have them, in the language modes in which these are written, without
        // any upcoming feature. `Scripts/test apple` compiles the same files next to views.
        .testTarget(name: "DropInTests", dependencies: ["VSM"], swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(name: "DropInTestsInSwift5", dependencies: ["VSM"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "LegacyVSMTests", dependencies: ["LegacyVSM"], swiftSettings: [.swiftLanguageMode(.v5)]),
        // Compiles the programs in its folder with the toolchain's compiler, against VSM and VSMWeb as they were built.
        .testTarget(
            name: "VSMCompileTests",
            dependencies: ["VSM", "VSMWeb"],
            exclude: ["Programs"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "VSMWebTests",
            dependencies: ["VSM", "VSMWeb", "VSMTesting", "VSMTracing", "VSMWebTesting"] + webDependencies + [
                .product(name: "MetricsTestKit", package: "swift-metrics", condition: .when(traits: ["Web"])),
                .product(
                    name: "InMemoryTracing",
                    package: "swift-distributed-tracing",
                    condition: .when(traits: ["Web"])
                ),
                .product(name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Web"])),
            ],
            exclude: ["Preservation/Stored"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "VSMWebTestingTests",
            dependencies: ["VSM", "VSMTesting", "VSMWeb", "VSMWebTesting"],
            swiftSettings: swiftSettings
        ),
        // The code of the documentation, which `Scripts/snippets` copies into its pages.
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "VSM", "VSMLogging", "VSMTracing", "VSMJournal", "VSMTesting", "VSMWeb", "VSMWebTesting",
                .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Logging"])),
                .product(
                    name: "InMemoryTracing",
                    package: "swift-distributed-tracing",
                    condition: .when(traits: ["Tracing", "Web"])
                ),
            ],
            swiftSettings: swiftSettings
        ),
    ]
)

#if canImport(Darwin)
// SwiftPM compiles tests for the oldest system that XCTest runs on, which is older than those with test hosts. The tests are also
// in Tests/Packages/CoreTests and WebTests, which say what they need.
package.targets.removeAll { $0.type == .test }
#endif

#if compiler(>=6.4)
// Xcode 27 compiles for no older systems.
package.platforms = [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v9), .visionOS(.v1)]
#endif
