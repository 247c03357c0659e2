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
let vsmWeb = Target.Dependency.product(name: "VSMWeb", package: "vsm-web")
let nio: [Target.Dependency] = [
    .product(name: "NIOCore", package: "swift-nio"),
    .product(name: "NIOPosix", package: "swift-nio"),
    .product(name: "NIOHTTP1", package: "swift-nio"),
    .product(name: "NIOWebSocket", package: "swift-nio"),
]

let package = Package(
    name: "WebBenchmarks",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "vsm-swift", path: "../.."),
        .package(name: "vsm-web", path: ".."),
        // The floor and the driver, which speak HTTP and WebSocket without a framework.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        // The live pages that are measured, as an application has them.
        .target(name: "Pages", dependencies: [vsm, vsmWeb], swiftSettings: swiftSettings),
        // What a browser without a screen says to a live page, and understands.
        .target(name: "LiveMessages", swiftSettings: swiftSettings),
        // Sends events to a live page without a server.
        .target(
            name: "InProcessPage",
            dependencies: ["LiveMessages", "Pages", vsmWeb],
            swiftSettings: swiftSettings
        ),
        // The same as a program, for valgrind to count.
        .executableTarget(
            name: "RunLivePage",
            dependencies: ["InProcessPage", "Pages", vsmWeb],
            swiftSettings: swiftSettings
        ),
        // Serves the pages.
        .executableTarget(
            name: "LivePages",
            dependencies: ["Pages", vsmWeb],
            swiftSettings: swiftSettings
        ),
        // Sends events to a live page without a server, with or without the inspector, for valgrind to count.
        .executableTarget(
            name: "RunInspectedPage",
            dependencies: [
                "InProcessPage", "Pages", vsmWeb,
                .product(name: "VSMWebInspector", package: "vsm-web"),
            ],
            swiftSettings: swiftSettings
        ),
        // The minimum: answers of the same length, without pages and sessions.
        .executableTarget(name: "Floor", dependencies: nio, swiftSettings: swiftSettings),
        // Browsers without a screen: open pages, connect, and send events.
        .target(name: "Drive", dependencies: ["LiveMessages"] + nio, swiftSettings: swiftSettings),
        // Starts the servers, measures them, and prints the table.
        .executableTarget(
            name: "MeasureWeb",
            dependencies: ["Drive", "LiveMessages"] + nio,
            swiftSettings: swiftSettings
        ),
    ]
)
