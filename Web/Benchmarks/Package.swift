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

let vsmWeb = Target.Dependency.product(name: "VSMWeb", package: "vsm-swift")
let liveMessages = Target.Dependency.product(name: "LiveMessages", package: "Benchmarks")
let pages = Target.Dependency.product(name: "Pages", package: "Benchmarks")
let inProcessPage = Target.Dependency.product(name: "InProcessPage", package: "Benchmarks")
let heap = Target.Dependency.product(name: "CHeap", package: "Benchmarks")

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
        // With the traits of the library's own tests, whose modules the short form uses.
        .package(name: "vsm-swift", path: "../..", traits: [.defaults, "Web", "Logging"]),
        // The pages, and how a browser speaks to them.
        .package(name: "Benchmarks", path: ".."),
        // The floor and the driver, which speak HTTP and WebSocket without a framework.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        // Lets another process ask for the size of the live heap.
        .target(name: "ServerHeap", dependencies: [heap], swiftSettings: swiftSettings),
        // Serves the pages.
        .executableTarget(
            name: "LivePages",
            dependencies: ["ServerHeap", pages, vsmWeb],
            swiftSettings: swiftSettings
        ),
        // Sends events to a live page without a server, with or without the inspector, for valgrind to count.
        .executableTarget(
            name: "RunInspectedPage",
            dependencies: [
                inProcessPage, liveMessages, pages, vsmWeb, .product(name: "VSMInspector", package: "vsm-swift"),
            ],
            swiftSettings: swiftSettings
        ),
        // The minimum: answers of the same length, without pages and sessions.
        .executableTarget(name: "Floor", dependencies: ["ServerHeap"] + nio, swiftSettings: swiftSettings),
        // Browsers without a screen: open pages, connect, and send events.
        .target(name: "Drive", dependencies: [liveMessages] + nio, swiftSettings: swiftSettings),
        // Starts the servers, measures them, and prints the table.
        .executableTarget(
            name: "MeasureWeb",
            dependencies: ["Drive", liveMessages] + nio,
            swiftSettings: swiftSettings
        ),
    ]
)
