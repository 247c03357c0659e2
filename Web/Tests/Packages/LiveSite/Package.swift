// swift-tools-version: 6.2

import PackageDescription

// The site that Web/Tests/BrowserTests opens in browsers, with a page for each behavior that only a browser can show.
let package = Package(
    name: "LiveSite",
    platforms: [.macOS(.v15)],
    traits: [
        // This is off by default, because BoringSSL takes half of the build.
        .trait(name: "TLS", description: "TLS of the application's own.")
    ],
    dependencies: [
        .package(name: "vsm-swift", path: "../../../.."),
        .package(name: "vsm-web", path: "../../.."),
        // An application with routes of its own.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    ],
    targets: [
        .executableTarget(
            name: "LiveSite",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMWeb", package: "vsm-web"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird", condition: .when(traits: ["TLS"])),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]
        )
    ]
)
