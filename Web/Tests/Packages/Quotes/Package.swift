// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Quotes",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/…/vsm-swift", from: "1.0.0-rc.1"),
        .package(url: "https://github.com/…/vsm-web", from: "1.0.0-rc.1"),
    ],
    targets: [
        .executableTarget(
            name: "Quotes",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
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
            exclude: ["Quotes.mmd"],
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
        ),
    ]
)
// snippet.hide
// In this repository, the packages are elsewhere.
package.dependencies = [
    .package(name: "vsm-swift", path: "../../../.."),
    .package(name: "vsm-web", path: "../../.."),
]
// snippet.show
