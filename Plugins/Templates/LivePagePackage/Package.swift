// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Quotes",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "vsm-swift", path: "../vsm-swift"),
        .package(name: "vsm-web", path: "../vsm-swift/Web"),
    ],
    targets: [
        .executableTarget(
            name: "Quotes",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMWebInspector", package: "vsm-web"),
                .product(name: "VSMWeb", package: "vsm-web"),
            ],
            swiftSettings: [
                // Asynchronous functions stay on the actor of their caller, so models need not be `Sendable`.
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                // An action whose result is ignored is a warning; this makes it an error.
                .treatAllWarnings(as: .error),
            ]
        ),
        .testTarget(
            name: "QuotesTests",
            dependencies: [
                "Quotes",
                .product(name: "VSMTesting", package: "vsm-swift"),
                .product(name: "VSMWebTesting", package: "vsm-web"),
            ],
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
        ),
    ]
)
