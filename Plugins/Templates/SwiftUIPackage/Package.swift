// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Quotes",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Quotes", targets: ["Quotes"])
    ],
    dependencies: [
        .package(name: "vsm-swift", path: "../vsm-swift")
    ],
    targets: [
        .target(
            name: "Quotes",
            dependencies: [.product(name: "VSM", package: "vsm-swift")],
            swiftSettings: [
                // Everything belongs to the main actor, as in a new app.
                .defaultIsolation(MainActor.self),
                // An action whose result is ignored is a warning; this makes it an error.
                .treatAllWarnings(as: .error),
            ]
        ),
        .testTarget(
            name: "QuotesTests",
            dependencies: [
                "Quotes",
                .product(name: "VSMTesting", package: "vsm-swift"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
    ]
)
