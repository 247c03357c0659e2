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
    name: "Load",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "Load", targets: ["Load"])],
    dependencies: [
        // With the traits of the library's own tests, so that they share their builds.
        .package(name: "vsm-swift", path: "..", traits: [.defaults, "Web", "Logging"]),
        // Connections to the site.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        // Compressed documents, as browsers ask for them.
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
    ],
    targets: [
        // Scenarios, figures and rules, without a network.
        .target(name: "LoadPlan", swiftSettings: swiftSettings),
        // Plays visitors.
        .executableTarget(
            name: "Load",
            dependencies: [
                "LoadPlan",
                .product(name: "VSMWebTesting", package: "vsm-swift"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
            ],
            swiftSettings: swiftSettings
        ),
        .testTarget(name: "LoadPlanTests", dependencies: ["LoadPlan"], swiftSettings: swiftSettings),
    ]
)
