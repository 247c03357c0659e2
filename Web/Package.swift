// swift-tools-version: 6.2

import Foundation
import PackageDescription

let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether the package is in the repository of both packages, and not in one of its own.
let isBesideVSM = FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/../Sources/VSM")

func vsm(_ name: String) -> Target.Dependency { .product(name: name, package: "vsm-swift") }

let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioWebSocket = Target.Dependency.product(name: "NIOWebSocket", package: "swift-nio")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let tracing = Target.Dependency.product(name: "Tracing", package: "swift-distributed-tracing")
let inMemoryTracing = Target.Dependency.product(name: "InMemoryTracing", package: "swift-distributed-tracing")

/// What the server takes from other packages.
let server: [Target.Dependency] = [
    .product(name: "Hummingbird", package: "hummingbird"),
    .product(name: "HummingbirdCore", package: "hummingbird"),
    .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
    .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
    .product(name: "HTTPTypes", package: "swift-http-types"),
    .product(name: "Crypto", package: "swift-crypto"),
    .product(name: "Metrics", package: "swift-metrics"),
    .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
    .product(name: "UnixSignals", package: "swift-service-lifecycle"),
    nioCore, nioHTTP1, nioWebSocket, logging, tracing,
]

let liveSite = Target.executableTarget(
    name: "LiveSite",
    dependencies: [
        "VSMWeb", vsm("VSM"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
    ],
    path: "Tests/LiveSite",
    swiftSettings: swiftSettings
)

let package = Package(
    name: "vsm-web",
    // The server runs on macOS and Linux. The loggers and tracers run on the systems of VSM.
    platforms: [.iOS(.v13), .macOS(.v15), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
    products: [
        .library(name: "VSMWeb", targets: ["VSMWeb"]),
        .library(name: "VSMWebTesting", targets: ["VSMWebTesting"]),
        .library(name: "VSMWebInspector", targets: ["VSMWebInspector"]),
        .library(name: "VSMLogging", targets: ["VSMLogging"]),
        .library(name: "VSMTracing", targets: ["VSMTracing"]),
        .executable(name: "Load", targets: ["Load"]),
    ],
    dependencies: [
        // The state containers that live pages render.
        isBesideVSM
            ? .package(name: "vsm-swift", path: "..")
            : .package(
                url: Context.environment["VSM_REPOSITORY"] ?? "https://github.com/…/vsm-swift",
                from: "1.0.0-rc.1"
            ),
        // HTTP/1.1 with backpressure, limits and graceful shutdown.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        // Event loops and connections, shared with Hummingbird, and the handshake of WebSockets. Their frames are read by code of
        // this package, which reads only as much as a browser may send: see Evolution/0020.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        // Hummingbird's HTTP types on a NIO channel, for connections that are not upgraded, and compressed documents for the load
        // driver.
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
        // What the server asks of the system in C, and the zlib of the system, which Foundation and swift-nio-extras take as well.
        .target(name: "CWebSystem", linkerSettings: [.linkedLibrary("z")]),
        .target(
            name: "VSMWeb",
            dependencies: ["CWebSystem", vsm("VSM"), vsm("VSMJournal")] + server,
            resources: [.embedInCode("Resources/client.js"), .embedInCode("Resources/client-optional.js")],
            swiftSettings: swiftSettings
        ),
        // Visits live pages without a browser.
        .target(
            name: "VSMWebTesting",
            dependencies: ["VSMWeb", vsm("VSM"), vsm("VSMJournal"), vsm("VSMTesting")],
            swiftSettings: swiftSettings
        ),
        // Shows the running containers of a site during development.
        .target(
            name: "VSMWebInspector",
            dependencies: ["VSMWeb", vsm("VSM"), vsm("VSMInspector"), vsm("VSMJournal")],
            swiftSettings: swiftSettings
        ),
        .target(name: "VSMLogging", dependencies: [logging, vsm("VSM")], swiftSettings: swiftSettings),
        .target(name: "VSMTracing", dependencies: [tracing, vsm("VSM")], swiftSettings: swiftSettings),
        // Scenarios, figures and rules of the load driver, without a network.
        .target(name: "LoadPlan", swiftSettings: swiftSettings),
        // Plays many visitors of a site.
        .executableTarget(
            name: "Load",
            dependencies: [
                "LoadPlan", "VSMWebTesting", nioCore, nioPosix, nioHTTP1, nioWebSocket,
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
            ],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "VSMWebTests",
            dependencies: [
                "VSMTracing", "VSMWeb", "VSMWebTesting", vsm("VSM"), vsm("VSMTesting"), inMemoryTracing, nioPosix,
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
            ] + server,
            exclude: ["Preservation/Stored"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "VSMWebTestingTests",
            dependencies: ["LiveSite", "VSMWeb", "VSMWebTesting", vsm("VSM"), vsm("VSMTesting")],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "VSMWebInspectorTests",
            dependencies: [
                "VSMWeb", "VSMWebInspector", "VSMWebTesting", vsm("VSM"), vsm("VSMInspector"), vsm("VSMJournal"),
                vsm("VSMTesting"),
            ],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "VSMLoggingTests",
            dependencies: ["VSMLogging", logging, vsm("VSM")],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "VSMTracingTests",
            dependencies: ["VSMTracing", inMemoryTracing, vsm("VSM"), vsm("VSMTesting")],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "LoadPlanTests", dependencies: ["LoadPlan"], swiftSettings: swiftSettings),
        // The site that Web/Tests/BrowserTests opens in browsers, with a page for each behavior that only a browser can show.
        liveSite,
        // The code of the documentation, which `Scripts/snippets` copies into its pages.
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "LiveSite", "VSMLogging", "VSMTracing", "VSMWeb", "VSMWebTesting", inMemoryTracing, logging, tracing,
                vsm("VSM"), vsm("VSMJournal"), vsm("VSMTesting"),
            ],
            swiftSettings: swiftSettings
        ),
    ]
)

if Context.environment["LIVE_SITE_TLS"] != nil {
    // TLS of an application's own. It takes BoringSSL, which is half of the build.
    liveSite.dependencies.append(.product(name: "HummingbirdTLS", package: "hummingbird"))
    liveSite.swiftSettings?.append(.define("TLS"))
}

if Context.environment["VSM_FUZZ"] != nil {
    // Scripts/fuzz links it with libFuzzer, which brings the main function.
    package.products.append(.library(name: "Fuzz", type: .static, targets: ["Fuzz"]))
    package.targets.append(
        .target(name: "Fuzz", dependencies: ["VSMWeb", vsm("VSM")], path: "Tests/Fuzz", exclude: ["Corpus"])
    )
}

if isBesideVSM {
    // Compiles the programs in its folder with the toolchain's compiler, against the modules as they were built. It shares the
    // folder that runs the compiler with the tests of VSM, by a link, because that is no product of VSM.
    package.targets.append(
        .testTarget(
            name: "VSMWebCompileTests",
            dependencies: ["VSMWeb", vsm("VSM")],
            exclude: ["Programs"],
            swiftSettings: swiftSettings
        )
    )
}

if Context.environment["VSM_DOCUMENTATION"] != nil {
    // `Scripts/documentation` runs it. Packages that depend on this one do not resolve it.
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
