// swift-tools-version: 6.2

import PackageDescription

// Closures that models contain stay on the actor of their caller, as in a new project of Xcode 26.
let settings: [SwiftSetting] = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]

let package = Package(
    name: "Newsletter",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/…/vsm-swift", from: "1.0.0-rc.1")
    ],
    targets: [
        .target(
            name: "Newsletter",
            dependencies: [.product(name: "VSM", package: "vsm-swift")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "NewsletterTests",
            dependencies: [
                "Newsletter", .product(name: "VSM", package: "vsm-swift"),
                .product(name: "VSMTesting", package: "vsm-swift"),
            ],
            exclude: ["Newsletter.mmd"],
            swiftSettings: settings
        ),
    ]
)
// snippet.hide

// In this repository, the library is elsewhere.
package.dependencies = [.package(name: "vsm-swift", path: "../../..")]
package.targets[1].exclude.append("README.md")
// snippet.show
