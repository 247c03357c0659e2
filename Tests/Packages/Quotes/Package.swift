// swift-tools-version: 6.2

import PackageDescription

// A new app belongs to the main actor, and so do its features.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "Quotes",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "Quotes", targets: ["Quotes"])],
    dependencies: [.package(url: "https://github.com/…/vsm-swift", from: "1.0.0-rc.1")],
    targets: [
        .target(name: "Quotes", dependencies: [.product(name: "VSM", package: "vsm-swift")], swiftSettings: settings),
        .testTarget(
            name: "QuotesTests",
            dependencies: ["Quotes", .product(name: "VSMTesting", package: "vsm-swift")],
            swiftSettings: settings
        ),
    ]
)
// snippet.hide

// In this repository, the library is elsewhere. The sources are those of the package App, through links.
package.dependencies = [.package(name: "vsm-swift", path: "../../..")]
// snippet.show
