// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Quotes",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/…/vsm-swift", from: "1.0.0", traits: [.defaults, "Web"])
    ],
    targets: [
        .executableTarget(
            name: "Quotes",
            dependencies: [
                .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMWeb", package: "vsm-swift"),
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
                .product(name: "VSMWebTesting", package: "vsm-swift"),
            ],
            exclude: ["Quotes.mmd"],
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
        ),
    ]
)
// snippet.hide
// In this repository, the library is elsewhere, and is built once with every trait.
package.dependencies = [
    .package(name: "vsm-swift", path: "../../..", traits: [.defaults, "Web", "Logging"])
]
// snippet.show
